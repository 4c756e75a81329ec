//! Ways to pay for a Provision: every distinct one, cheapest first (FB-37, FB-38, FB-53).

use super::{Card, Path, Provision};
use crate::{game::UnknownAction, list::List};
use std::{fmt, str::FromStr};

/// The most cards a Provision asks for.
const PRICE: usize = 4;
/// The most cards that stand for one of another type (FB-38).
const RATE: usize = 3;

/// Cards paid for a Provision.
pub(super) type Paid = List<Card, { PRICE * RATE }>;
/// Ways to pay: each card asked for in one of four types, with a larder card or without.
pub type Ways = List<Payment, { 2 * Path::ALL.len().pow(PRICE as u32) }>;

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
pub fn ways(provision: Provision, supply: [u8; 4], larder: Option<Path>, rate: u8) -> Ways {
    let mut found = Ways::new();
    let mut find = |way: Payment| {
        if fits(way.cards(), supply)
            && let Err(at) = found.binary_search(&way)
        {
            found.insert(at, way);
        }
    };
    for spent in spendings(provision.price(), rate) {
        find(Payment::new(spent, false));
        if let Some(path) = larder
            && let Some(rest) = spent[path.index()].checked_sub(1)
        {
            let mut from_supply = spent;
            from_supply[path.index()] = rest;
            find(Payment::new(from_supply, true));
        }
    }
    found
}

/// Whether there is such a way: cards of the type asked for first, and for each that is missing
/// some that are not asked for.
pub fn can_pay(provision: Provision, supply: [u8; 4], larder: Option<Path>, rate: u8) -> bool {
    let mut held = supply;
    if let Some(path) = larder {
        held[path.index()] += 1;
    }
    let each = || held.iter().zip(provision.price());
    let missing: u8 = each().map(|(held, asked)| asked.saturating_sub(*held)).sum();
    let spare: u8 = each().map(|(held, asked)| held.saturating_sub(asked) / rate).sum();
    missing <= spare
}

fn fits(spent: [u8; 4], supply: [u8; 4]) -> bool {
    spent.iter().zip(supply).all(|(&spent, held)| spent <= held)
}

/// All that a price can be paid with, some of it more than once: each card asked for is given
/// itself, or `rate` cards of one other type stand for it.
fn spendings(price: [u8; 4], rate: u8) -> impl Iterator<Item = [u8; 4]> {
    let asked =
        Path::ALL.into_iter().flat_map(move |path| (0..price[path.index()]).map(move |_| path));
    let types = Path::ALL.len();
    (0..types.pow(asked.clone().count() as u32)).map(move |way| {
        let mut spent = [0; 4];
        let mut rest = way;
        for asked in asked.clone() {
            let given = Path::ALL[rest % types];
            rest /= types;
            spent[given.index()] += if given == asked { 1 } else { rate };
        }
        spent
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_what_the_dearest_provision_costs() {
        let dearest = Provision::ALL.map(|provision| provision.price().iter().sum::<u8>());
        assert_eq!(dearest.into_iter().max().map(usize::from), Some(PRICE));
    }

    /// FB-37, FB-38, FB-53, FB-57
    #[test]
    fn whoever_has_a_way_to_pay_can_pay_and_nobody_else() {
        let supplies = (0..5 * 5 * 5 * 5).map(|n| [n / 125, n / 25 % 5, n / 5 % 5, n % 5]);
        for supply in supplies.map(|supply| supply.map(|count: u16| count as u8)) {
            for provision in Provision::ALL {
                for rate in [2, RATE as u8] {
                    for larder in Path::ALL.into_iter().map(Some).chain([None]) {
                        let ways = ways(provision, supply, larder, rate);
                        let can_pay = can_pay(provision, supply, larder, rate);
                        assert_eq!(can_pay, !ways.is_empty(), "{provision} {supply:?} {larder:?}");
                    }
                }
            }
        }
    }
}
