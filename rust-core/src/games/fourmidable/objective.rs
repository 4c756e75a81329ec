//! Objective cards: resources to give up, and the points they bring.

use super::{Kind, Resource, data};
use crate::{game::UnknownAction, list::List};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Resources a colony holds, or a card asks for, in the order of [`Resource::ALL`].
pub type Stock = [u8; Resource::ALL.len()];

/// Objectives of the largest table (FD-04).
pub const OBJECTIVES: usize = 78;
/// The most objectives in a hand (FD-12).
const HAND: usize = 7;
/// The most objectives face up (FD-75).
const ROW: usize = 9;

/// Some of the objectives.
pub type Objectives = List<Objective, OBJECTIVES>;
/// Objectives in a hand.
pub type Hand = List<Objective, HAND>;
/// Objectives face up.
pub type Row = List<Objective, ROW>;

/// What a card may ask of the three resources of its kind.
const COSTS: [[u8; 3]; 19] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 2],
    [1, 1, 1],
    [2, 1, 0],
    [2, 0, 1],
    [1, 2, 0],
    [0, 2, 1],
    [1, 0, 2],
    [0, 1, 2],
    [3, 0, 0],
    [0, 3, 0],
    [0, 0, 3],
];

/// An objective card. Cards that look the same are the same.
///
/// It is written as the letter of its kind and a letter for each resource: `h-aab` asks a
/// colony for two ladybugs and a caterpillar.
///
/// ```
/// use myrmex_core::games::fourmidable::{Kind, Objective, Resource};
/// let card: Objective = "h-aab".parse().unwrap();
/// assert_eq!(card.kind(), Kind::Hunter);
/// assert_eq!(card.cost()[Resource::Ladybug.index()], 2);
/// assert_eq!(card.points(), 11);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Objective(u8);

impl Objective {
    /// Every design.
    pub fn all() -> impl Iterator<Item = Objective> + Clone {
        (0..(COSTS.len() * Kind::ALL.len()) as u8).map(Objective)
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize / COSTS.len()]
    }

    /// What it asks of the three resources of its kind.
    pub(super) const fn needs(self) -> [u8; 3] {
        COSTS[self.0 as usize % COSTS.len()]
    }

    /// What it asks for.
    pub fn cost(self) -> Stock {
        let mut cost = Stock::default();
        let at = 3 * self.kind().index();
        cost[at..at + 3].copy_from_slice(&self.needs());
        cost
    }

    /// How many resources that is.
    pub fn size(self) -> u8 {
        self.needs().iter().sum()
    }

    /// What it brings.
    pub fn points(self) -> i32 {
        data::data().points(self)
    }

    /// Whether these resources pay for it (FD-21).
    pub fn is_paid_by(self, stock: &Stock) -> bool {
        let at = 3 * self.kind().index();
        self.needs().iter().zip(&stock[at..at + 3]).all(|(need, have)| need <= have)
    }

    /// How many resources are still missing.
    pub fn missing(self, stock: &Stock) -> u8 {
        let at = 3 * self.kind().index();
        self.needs().iter().zip(&stock[at..at + 3]).map(|(n, have)| n.saturating_sub(*have)).sum()
    }

    /// Its letters with the first that occurs most often first: `aab`, whichever they are.
    pub(super) fn shape(self) -> &'static str {
        let mut needs = self.needs();
        needs.sort_unstable_by(|a, b| b.cmp(a));
        match needs {
            [1, 0, _] => "a",
            [1, 1, 0] => "ab",
            [2, 0, _] => "aa",
            [1, 1, _] => "abc",
            [2, _, _] => "aab",
            _ => "aaa",
        }
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-", self.kind().letter())?;
        for (need, letter) in self.needs().into_iter().zip(["a", "b", "c"]) {
            f.write_str(&letter.repeat(need.into()))?;
        }
        Ok(())
    }
}

impl FromStr for Objective {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Objective, UnknownAction> {
        Objective::all().find(|card| card.to_string() == text).ok_or(UnknownAction)
    }
}

impl From<Objective> for String {
    fn from(card: Objective) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Objective {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Objective, UnknownAction> {
        text.parse()
    }
}
