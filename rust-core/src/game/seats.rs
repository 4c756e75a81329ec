//! Seats round the table, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays in seat order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the left, who plays next, at a table of `players`.
    #[must_use]
    pub const fn left(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of at most eight seats.
///
/// ```
/// use myrmex_core::game::{Seat, Seats};
/// let table = Seats::all(4).without(Seat(1));
/// assert_eq!(table.after(Seat(0), 4), Some(Seat(2)));
/// assert_eq!(table.iter().count(), 3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `players` seats.
    pub const fn all(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Those of this set who are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first in seat order.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first met going left from `seat`, `seat` itself last.
    pub fn after(self, seat: Seat, players: u8) -> Option<Seat> {
        (1..=players).map(|step| Seat((seat.0 + step) % players)).find(|&at| self.contains(at))
    }

    /// All of them in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_round_skips_the_absent_and_ends_with_oneself() {
        let two = Seats::NONE.with(Seat(1)).with(Seat(3));
        assert_eq!(two.after(Seat(1), 4), Some(Seat(3)));
        assert_eq!(two.after(Seat(3), 4), Some(Seat(1)));
        assert_eq!(Seats::only(Seat(2)).after(Seat(2), 4), Some(Seat(2)));
        assert_eq!(Seats::NONE.after(Seat(0), 4), None);
    }

    #[test]
    fn six_seats_fit() {
        assert_eq!(Seats::all(6).len(), 6);
        assert_eq!(Seats::all(6).minus(Seats::only(Seat(0))).first(), Some(Seat(1)));
    }
}
