//! How much a mind makes of things: at a table, alone at first sight, and alone where it searches.

use super::mind::{ANY, POINT};
use crate::games::fourmidable::Open;

/// What things are worth to a mind, in hundredths of a point if nothing else is said.
#[derive(Debug)]
pub(super) struct Habits {
    /// A resource that an objective asks for, besides that, by the rounds to come.
    pub wanted: [i32; 6],
    /// A resource that none asks for, by the rounds to come.
    pub unwanted: [i32; 6],
    /// Of what can be had after so many more moves, a share in percent.
    pub later: [i32; 6],
    /// What divides an objective's points, in tenths: for each missing resource, and once.
    pub missing: [i32; 2],
    /// How much more a resource is worth, in percent, if the last of it are needed, or all but one.
    pub urgency: [i32; 2],
    /// The first objective of a kind, besides.
    pub first: i32,
    /// A numbered room.
    pub room: i32,
    /// Of what its resources are worth, the share in percent that another ant of a kind is.
    pub helper: i32,
    /// Another ant of a kind, for itself; the more there are of it, the less.
    pub ant: i32,
    /// The same for each kind, however many there are.
    pub brood: [i32; 3],
    /// Whether an ant is born after the others went: of the kind that is missed then.
    pub births_last: bool,
}

/// At a table.
const TABLE: Habits = Habits {
    wanted: [ANY; 6],
    unwanted: [ANY; 6],
    later: [45, 45, 25, 14, 8, 4],
    missing: [20, 10],
    urgency: [100, 100],
    first: 0,
    room: POINT,
    helper: 100,
    ant: POINT,
    brood: [0; 3],
    births_last: false,
};

/// Alone: the bag does not wait, and special cards are for holes. What is not wanted is worth
/// nothing, since its harvest feeds a predator. Earths are the most, and the suggested cards ask
/// for five diggers.
const ALONE: Habits = Habits {
    wanted: [0, ANY, ANY, ANY, ANY, ANY],
    unwanted: [0; 6],
    later: [45, 45, 10, 10, 8, 4],
    first: POINT,
    room: 2 * POINT,
    ant: 3 * POINT,
    brood: [0, -POINT, 2 * POINT],
    ..TABLE
};

/// Alone where it searches, for better playouts: it sees what runs short, and leaves for the
/// last rounds what nobody asks for. The figures were found by letting them vary all together
/// over some two million matches.
const KEEN: Habits = Habits {
    wanted: [40, 180, 65, 50, 15, 55],
    unwanted: [120, 140, 55, -50, -150, -30],
    later: [48, 28, 15, 12, 12, 3],
    missing: [24, 21],
    urgency: [340, 300],
    first: 2 * POINT,
    room: 420,
    helper: 60,
    ant: 700,
    brood: [0, -2 * POINT, 3 * POINT],
    births_last: true,
};

impl Habits {
    /// Those of a bot that plays at first sight.
    pub fn at_sight(open: &Open) -> &'static Habits {
        if open.level().is_alone() { &ALONE } else { &TABLE }
    }

    /// Those of one that searches.
    pub fn of_searcher(open: &Open) -> &'static Habits {
        if open.level().is_alone() { &KEEN } else { &TABLE }
    }
}
