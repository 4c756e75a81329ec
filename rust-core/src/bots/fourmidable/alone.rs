//! What is different for a colony alone: the rounds are counted, what predators eat pays for
//! objectives, and there are more moves than resources.

use super::{
    habits::Habits,
    mind::{Mind, POINT},
};
use crate::{
    game::Seat,
    games::fourmidable::{Kind, Objective, Open, Place, Predator, Room, Spot, Stock},
};

/// The ants to begin with: the forest goes first, and diggers are born in time.
pub(super) const FOUNDERS: [u8; 3] = [1, 2, 0];
/// Of what could be completed this round, a share in percent if more than one resource is missing.
const HURRY: i32 = 50;

/// Rounds still to come after this one, where they are counted (FD-95).
pub(super) fn rounds_left(open: &Open) -> Option<u16> {
    Some(open.level().rounds()?.saturating_sub(open.round))
}

/// What an objective is worth beside its points: the first of a kind brings its bonus card
/// (FD-96), and in the last round nothing does that can no longer be completed.
pub(super) fn chances(
    open: &Open,
    seat: Seat,
    card: Objective,
    missing: u8,
    worth: i32,
    habits: &Habits,
) -> i32 {
    let Some(left) = rounds_left(open) else { return worth };
    let colony = open.colony(seat);
    let first = colony.done.iter().all(|done| done.kind() != card.kind());
    let worth = if first { worth + habits.first } else { worth };
    match left {
        1.. => worth,
        0 if !closes(open, seat, card.kind()) => 0,
        0 if missing > 1 => worth * HURRY / 100,
        0 => worth,
    }
}

/// Whether an objective of a kind can still be completed this round: by an ant that has the
/// library before it, or perhaps by a card.
fn closes(open: &Open, seat: Seat, kind: Kind) -> bool {
    let colony = open.colony(seat);
    let reaches = |place: Place| {
        let steps = place.room().map(|room| room.steps(Room::library()));
        steps.is_some_and(|steps| steps <= open.movement(kind))
    };
    let waits = |ant: crate::games::fourmidable::AntId| !colony.ant(ant).moved;
    colony.cards > 0
        || colony.places().any(|(ant, place)| ant.kind() == kind && waits(ant) && reaches(place))
}

impl Mind<'_> {
    /// How little a meal hurts that a tile of the bag calls for: what is wanted is spared, and
    /// what would pay for an objective (FD-92, FD-94).
    pub fn spare(&self, predator: Predator, spot: Spot) -> i32 {
        let meal = self.open.meal(predator, spot);
        let (Some(meal), Some(solo)) = (meal, &self.open.solo) else { return 0 };
        let mut supply: Stock = solo.supply;
        supply[meal.index()] += 1;
        let lost = self.open.row.iter().filter(|card| card.is_paid_by(&supply));
        let lost: i32 = lost.map(|card| card.points()).sum();
        -self.wish(meal) - POINT * lost / 2
    }
}
