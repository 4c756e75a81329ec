//! Points, bonus cards and who wins.

use super::{Kind, Level, Objective, Open, Phase, Predator, Spot, data};
use crate::{
    game::{Outcome, Seat, Seats},
    list::List,
};

/// How a seat's points come together, line by line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Objectives revealed or completed.
    pub objectives: i32,
    /// Pheromones on the board.
    pub scents: i32,
    /// Holes on the board (FD-48).
    pub holes: i32,
    /// Special cards.
    pub specials: i32,
    /// Bonus cards (FD-48), once the game is over.
    pub bonuses: i32,
}

impl Tally {
    /// All of it.
    pub const fn total(self) -> i32 {
        self.objectives + self.scents + self.holes + self.specials + self.bonuses
    }
}

impl Open {
    /// A seat's points as they stand in the open.
    pub fn tally(&self, seat: Seat) -> Tally {
        let colony = self.colony(seat);
        let counts = self.level().bonuses();
        let over = self.phase == Phase::Over;
        let bonuses = Kind::ALL.iter().filter(|&&kind| self.bonus(kind).contains(seat)).count();
        Tally {
            objectives: colony.done.iter().map(|card| card.points()).sum(),
            scents: self.placed(seat).into(),
            holes: if counts { colony.hole_count().into() } else { 0 },
            specials: colony.won,
            bonuses: if counts && over { bonuses as i32 * data::data().bonus } else { 0 },
        }
    }

    /// Who would get the bonus card of a kind: most objectives of it, then most points in
    /// them; equals all score it (FD-48).
    pub fn bonus(&self, kind: Kind) -> Seats {
        let standing = |seat: Seat| {
            let cards = self.colony(seat).done.iter().filter(|card| card.kind() == kind);
            cards.fold((0, 0), |(count, points), card| (count + 1, points + card.points()))
        };
        let best = self.seats().iter().map(standing).max();
        let best = best.filter(|(count, _)| *count > 0);
        self.seats().iter().filter(|&seat| Some(standing(seat)) == best).collect()
    }

    /// What decides between equals, the first first (FD-25, FD-49, FD-83).
    pub fn tie_breaks(&self, seat: Seat) -> List<i32, 6> {
        let colony = self.colony(seat);
        let unused = i32::from(colony.unused());
        match self.level() {
            Level::Child | Level::Solo => List::new(),
            Level::Apprentice | Level::Intermediate => [unused].into(),
            Level::Expert => {
                let large = |card: &&Objective| card.size() == 3;
                let worm = match self.predator(Predator::Worm) {
                    Some(Spot::Nest(owner, _)) => owner == seat,
                    _ => false,
                };
                [
                    self.placed(seat).into(),
                    colony.done.iter().filter(large).count() as i32,
                    colony.hole_count().into(),
                    colony.dug.into(),
                    unused,
                    worm.into(),
                ]
                .into()
            }
        }
    }
}

pub(super) fn outcome(open: &Open) -> Option<Outcome> {
    if open.phase != Phase::Over {
        return None;
    }
    let stands = |seat: Seat| (open.tally(seat).total(), open.tie_breaks(seat));
    let all: Vec<_> = open.seats().iter().map(stands).collect();
    let rank =
        |seat: Seat| 1 + all.iter().filter(|other| **other > all[seat.index()]).count() as u8;
    let ranks: Vec<u8> = open.seats().iter().map(rank).collect();
    Some(Outcome {
        winners: open.seats().iter().filter(|seat| ranks[seat.index()] == 1).collect(),
        scores: all.iter().map(|(total, _)| *total).collect(),
        ranks,
    })
}
