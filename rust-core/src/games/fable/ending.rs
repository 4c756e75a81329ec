//! Who wins: points of shelves and insects in Autumn, of Provisions in Winter.

use super::{Mode, Open, Phase};
use crate::game::{Outcome, Seat, Seats};

/// A seat's whole score, insects and all.
pub(super) fn score(open: &Open, seat: Seat) -> u8 {
    if open.rules.mode.is_autumn() {
        open.shelf_points(seat) + open.insect_points(seat)
    } else {
        open.points(seat)
    }
}

/// A seat's score as far as it lies in the open: hidden insects count when the game is over.
pub(super) fn open_score(open: &Open, seat: Seat) -> i32 {
    let hides = open.rules.mode == Mode::Autumn && open.phase != Phase::Over;
    i32::from(if hides { open.shelf_points(seat) } else { score(open, seat) })
}

/// What decides between seats: points, then in Autumn the number of insects (FB-25).
fn standing(open: &Open, seat: Seat) -> (u8, usize) {
    (score(open, seat), open.kept[seat.index()].len())
}

/// Those who stand best; equals share (FB-25, FB-40).
pub(super) fn leaders(open: &Open) -> Seats {
    let best = open.seats().iter().map(|seat| standing(open, seat)).max();
    open.seats().iter().filter(|&seat| Some(standing(open, seat)) == best).collect()
}

pub(super) fn outcome(open: &Open) -> Option<Outcome> {
    let winners = open.winners?;
    // Whoever won at once stands before all others, whatever they have (FB-45).
    let place = |seat: Seat| (winners.contains(seat), standing(open, seat));
    let rank = |seat: Seat| {
        1 + open.seats().iter().filter(|&other| place(other) > place(seat)).count() as u8
    };
    Some(Outcome {
        winners,
        scores: open.seats().iter().map(|seat| i32::from(score(open, seat))).collect(),
        ranks: open.seats().iter().map(rank).collect(),
    })
}
