//! The exact solution of one guess, in integers.
//!
//! The Ant takes type *i*, worth `ant` to her, unless the Grasshopper guesses it: then it is
//! worth `grasshopper` to her rival. The payoff is the Ant's gain minus the Grasshopper's. At
//! the value *v* of this game the Grasshopper guesses type *i* with probability
//! (ant − v) / (ant + grasshopper) where that is positive, and these add up to one; the Ant
//! takes those types in inverse proportion to ant + grasshopper.

use crate::games::fable::Path;
use std::cmp::Ordering;

/// What one type is worth to both, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stake {
    pub path: Path,
    /// To the Ant if she gets it.
    pub ant: i64,
    /// To the Grasshopper if she does.
    pub grasshopper: i64,
}

/// How both mix their choices, as weights, one for each stake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mix {
    pub ant: Vec<(Path, i128)>,
    pub guess: Vec<(Path, i128)>,
}

impl Mix {
    pub fn solve(stakes: &[Stake]) -> Mix {
        let mut order = stakes.to_vec();
        let (value, taken, product) = support(&mut order);
        let weigh = |weight: &dyn Fn(&Stake) -> i128| -> Vec<(Path, i128)> {
            let of = |stake: &Stake| {
                if order[..taken].contains(stake) { weight(stake) } else { 0 }
            };
            stakes.iter().map(|stake| (stake.path, of(stake))).collect()
        };
        Mix {
            ant: weigh(&|stake| product / sum(stake)),
            guess: weigh(&|stake| {
                (i128::from(stake.ant) * value.under - value.over) * (product / sum(stake))
            }),
        }
    }
}

/// The value of a guess over these stakes to the Ant.
pub(super) fn value(mut stakes: Vec<Stake>) -> Ratio {
    support(&mut stakes).0
}

/// Something is always at stake, so that nothing is divided by zero.
fn sum(stake: &Stake) -> i128 {
    i128::from((stake.ant + stake.grasshopper).max(1))
}

/// Sorts the stakes, those the Ant may take first: the value, how many she may take, and the
/// product of their sums.
fn support(order: &mut [Stake]) -> (Ratio, usize, i128) {
    order.sort_by_key(|stake| std::cmp::Reverse(stake.ant));
    let mut solved = (Ratio { over: 0, under: 1 }, 0, 1);
    for taken in 1..=order.len() {
        let support = &order[..taken];
        let product: i128 = support.iter().map(sum).product();
        let (mut over, mut under) = (-product, 0);
        for stake in support {
            let part = product / sum(stake);
            under += part;
            over += i128::from(stake.ant) * part;
        }
        solved = (Ratio { over, under }, taken, product);
        // The next type is worth less than the guess itself: the Ant leaves it.
        if order.get(taken).is_none_or(|next| i128::from(next.ant) * under <= over) {
            break;
        }
    }
    solved
}

/// An exact fraction; `under` is positive.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ratio {
    pub over: i128,
    pub under: i128,
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}
