//! Cards, hands and mode tiles.

use super::SEATS;
use crate::{chance::Rng, game::Seat};
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A card, 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card of this value.
    pub const fn new(value: u8) -> Option<Card> {
        if value >= 1 && value <= 12 { Some(Card(value)) } else { None }
    }

    /// Its value.
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Card, Self::Error> {
        Card::new(value).ok_or("a card is 1 to 12")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The cards a player still has, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand(u16);

impl Hand {
    /// All twelve.
    pub const FULL: Hand = Hand(0b1_1111_1111_1110);

    /// Whether the card is there.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// The hand without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Hand {
        Hand(self.0 & !(1 << card.0))
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether none is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (1..=12).map(Card).filter(move |&card| self.contains(card))
    }
}

/// Which card takes the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// The lowest.
    Cigale,
    /// The highest.
    Fourmi,
}

/// The pile of twelve tiles: bit `t` set where turn `t` is Fourmi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tiles(u16);

impl Tiles {
    /// Six of each, shuffled (GR-02).
    pub(super) fn shuffled(rng: &mut Rng) -> Tiles {
        let mut pile = [Mode::Cigale; 12];
        pile[6..].fill(Mode::Fourmi);
        pile.shuffle(rng);
        Tiles::from_pile(pile)
    }

    pub(super) fn from_pile(pile: impl IntoIterator<Item = Mode>) -> Tiles {
        let bits = pile.into_iter().enumerate();
        Tiles(bits.fold(0, |bits, (turn, mode)| bits | u16::from(mode == Mode::Fourmi) << turn))
    }

    /// The tile of a turn.
    pub const fn at(self, turn: u8) -> Mode {
        if self.0 & (1 << turn) == 0 { Mode::Cigale } else { Mode::Fourmi }
    }

    /// The whole pile, top first.
    pub fn iter(self) -> impl Iterator<Item = Mode> {
        (0..12).map(move |turn| self.at(turn))
    }

    /// How many of a mode lie from turn `from` on.
    pub fn left(self, from: u8, mode: Mode) -> u8 {
        (from..12).filter(|&turn| self.at(turn) == mode).count() as u8
    }
}

/// Who takes the pot: the best card that no other equals (GR-11 to GR-14).
pub(super) fn winner(mode: Mode, cards: &[Option<Card>; SEATS]) -> Option<Seat> {
    let single = |card: Card| cards.iter().filter(|&&other| other == Some(card)).count() == 1;
    let singles = cards
        .iter()
        .enumerate()
        .filter_map(|(seat, card)| card.filter(|&card| single(card)).map(|card| (card, seat)));
    let best = match mode {
        Mode::Fourmi => singles.max(),
        Mode::Cigale => singles.min(),
    };
    best.map(|(_, seat)| Seat(seat as u8))
}
