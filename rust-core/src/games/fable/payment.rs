//! Ways to pay for a Provision: every distinct one, cheapest first (FB-37, FB-38, FB-53).

use super::{Path, Provision};
use crate::game::UnknownAction;
use std::{collections::BTreeSet, fmt, str::FromStr};

/// Cards given for a Provision. Which of them stand for others does not matter, only which go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment {
    /// How many cards in all; first, so that the cheapest sorts first.
    total: u8,
    larder: bool,
    cards: [u8; 4],
}

impl Payment {
    /// So many cards of each type from the supply, and the larder card or not.
    pub fn new(cards: [u8; 4], larder: bool) -> Payment {
        let total = cards.iter().fold(u8::from(larder), |sum, &n| sum.saturating_add(n));
        Payment { total, larder, cards }
    }

    /// How many of each type come from the supply.
    pub const fn cards(self) -> [u8; 4] {
        self.cards
    }

    /// Whether the larder card is among what is paid (FB-57).
    pub const fn uses_larder(self) -> bool {
        self.larder
    }

    /// How many cards in all.
    pub const fn total(self) -> u8 {
        self.total
    }

    /// Whether the face-up supply is spent to the last card (FB-42); the larder does not count.
    pub fn is_exact(self, supply: [u8; 4]) -> bool {
        self.cards == supply
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.cards;
        write!(f, "{a}-{b}-{c}-{d}{}", if self.larder { "+" } else { "" })
    }
}

impl FromStr for Payment {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Payment, UnknownAction> {
        let (numbers, larder) = match text.strip_suffix('+') {
            Some(numbers) => (numbers, true),
            None => (text, false),
        };
        let cards: Vec<u8> = numbers
            .split('-')
            .map(|number| number.parse().map_err(|_| UnknownAction))
            .collect::<Result<_, _>>()?;
        Ok(Payment::new(cards.try_into().map_err(|_| UnknownAction)?, larder))
    }
}

/// Every distinct way to pay with this supply and this larder card, cheapest first.
///
/// `rate` identical cards stand for one of any other type.
pub fn ways(provision: Provision, supply: [u8; 4], larder: Option<Path>, rate: u8) -> Vec<Payment> {
    let mut found = BTreeSet::new();
    let spent = spendings(provision.price(), rate);
    for spent in spent {
        if fits(spent, supply) {
            found.insert(Payment::new(spent, false));
        }
        if let Some(path) = larder
            && let Some(rest) = spent[path.index()].checked_sub(1)
        {
            let mut from_supply = spent;
            from_supply[path.index()] = rest;
            if fits(from_supply, supply) {
                found.insert(Payment::new(from_supply, true));
            }
        }
    }
    found.into_iter().collect()
}

fn fits(spent: [u8; 4], supply: [u8; 4]) -> bool {
    spent.iter().zip(supply).all(|(&spent, held)| spent <= held)
}

/// All that a price can be paid with: each card asked for is given itself, or `rate` cards of
/// one other type stand for it.
fn spendings(price: [u8; 4], rate: u8) -> BTreeSet<[u8; 4]> {
    let mut open = BTreeSet::from([[0; 4]]);
    for asked in Path::ALL {
        for _ in 0..price[asked.index()] {
            let each = open.iter().flat_map(|&spent: &[u8; 4]| {
                Path::ALL.map(|given| {
                    let mut spent = spent;
                    spent[given.index()] += if given == asked { 1 } else { rate };
                    spent
                })
            });
            open = each.collect();
        }
    }
    open
}
