//! Counting a game and a match.

use super::{Gringrins, MAX_GAMES, PURSE, Phase, Rules, SEATS, Variant};
use crate::game::{Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Points of a player who was put out (GR-20).
const OUT_POINTS: u8 = 15;

/// How one game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// What each has in the end.
    pub purses: [u8; SEATS],
    /// What each aimed for (*the bet*); shown to everyone now (GR-29).
    pub aims: [Option<u8>; SEATS],
    /// The points each scores; few are good.
    pub points: [u8; SEATS],
    /// Who was still in.
    pub still_in: Seats,
    /// Who won it.
    pub winners: Seats,
}

impl Gringrins {
    /// The options.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The game of the match, from 0.
    pub fn game_number(&self) -> u8 {
        self.game
    }

    /// How far a seat is from winning if all ended now: the least wins.
    pub fn shortfall(&self, seat: Seat) -> u16 {
        let out = !self.still_in.contains(seat);
        let now = badness(&self.rules, &self.purses, &self.aims, seat);
        if self.rules.games == 1 {
            return place(out, now);
        }
        let played = self.tallies.iter().flatten();
        let scored: u16 = played.map(|tally| u16::from(tally.points[seat.index()])).sum();
        match self.phase {
            Phase::Over => scored,
            _ if out => scored + u16::from(OUT_POINTS),
            _ => scored + now,
        }
    }
}

pub(super) fn tally(
    rules: &Rules,
    still_in: Seats,
    purses: &[u8; SEATS],
    aims: &[Option<u8>; SEATS],
) -> Tally {
    let distance = |seat: Seat| purses[seat.index()].abs_diff(aims[seat.index()].unwrap_or(PURSE));
    let mut points = [0; SEATS];
    for seat in Seats::all(rules.players).iter() {
        points[seat.index()] = if still_in.contains(seat) { distance(seat) } else { OUT_POINTS };
    }
    let winners = lowest(still_in, |seat| badness(rules, purses, aims, seat));
    Tally { purses: *purses, aims: *aims, points, still_in, winners }
}

/// How far a fortune is from winning.
fn badness(rules: &Rules, purses: &[u8; SEATS], aims: &[Option<u8>; SEATS], seat: Seat) -> u16 {
    let purse = purses[seat.index()];
    u16::from(match rules.variant {
        Variant::Most => u8::MAX - purse,
        Variant::Ten | Variant::Bet => purse.abs_diff(aims[seat.index()].unwrap_or(PURSE)),
    })
}

pub(super) fn outcome(rules: &Rules, tallies: &[Option<Tally>; MAX_GAMES as usize]) -> Outcome {
    let seats = Seats::all(rules.players);
    let played = tallies.iter().flatten();
    // A match that is over has a last game.
    let Some(last) = played.clone().last().filter(|_| rules.games == 1) else {
        let total = |seat: Seat| -> u16 {
            played.clone().map(|tally| u16::from(tally.points[seat.index()])).sum()
        };
        return Outcome {
            winners: lowest(seats, total),
            scores: seats.iter().map(|seat| i32::from(total(seat))).collect(),
            ranks: ranks(seats, total),
        };
    };
    let out = |seat: Seat| !last.still_in.contains(seat);
    let place = |seat: Seat| place(out(seat), badness(rules, &last.purses, &last.aims, seat));
    Outcome {
        winners: last.winners,
        scores: seats.iter().map(|seat| i32::from(last.purses[seat.index()])).collect(),
        ranks: ranks(seats, place),
    }
}

/// Whoever is out comes behind all others.
fn place(out: bool, badness: u16) -> u16 {
    if out { badness + (1 << 8) } else { badness }
}

/// Those of `seats` with the least of something; equals share (GR-17, GR-21, GR-24).
fn lowest(seats: Seats, of: impl Fn(Seat) -> u16) -> Seats {
    let best = seats.iter().map(&of).min();
    seats.iter().filter(|&seat| Some(of(seat)) == best).collect()
}

/// Each seat's place: one more than there are seats before it.
fn ranks(seats: Seats, of: impl Fn(Seat) -> u16) -> Vec<u8> {
    let place = |seat| seats.iter().filter(|&other| of(other) < of(seat)).count() as u8 + 1;
    seats.iter().map(place).collect()
}
