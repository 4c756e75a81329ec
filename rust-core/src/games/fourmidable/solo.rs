//! What Solo adds to the table: the bag, the predators' supply, and what a score is worth.

use super::{Kind, Objectives, Open, Resource, Special, Spot, Stock, data};
use crate::{game::Seat, games::words::words};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// What a score reached alone is worth (FD-95).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// The first of four.
    Intelligent,
    /// The second.
    Brilliant,
    /// The third.
    Fantastic,
    /// The highest.
    Magnificent,
}

words!(Grade {
    Intelligent = "intelligent",
    Brilliant = "brilliant",
    Fantastic = "fantastic",
    Magnificent = "magnificent",
});

impl Grade {
    /// The best grade a score reaches. Points that a grade has to pass are not enough for it
    /// (FD-96).
    ///
    /// ```
    /// use myrmex_core::games::fourmidable::Grade;
    /// assert_eq!(Grade::of(100), None);
    /// assert_eq!(Grade::of(101), Some(Grade::Intelligent));
    /// ```
    pub fn of(score: i32) -> Option<Grade> {
        Grade::ALL.into_iter().rfind(|grade| grade.missing(score) == 0)
    }

    /// The next grade above a score; none above the highest.
    pub fn above(score: i32) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.missing(score) > 0)
    }

    /// How many points more it takes.
    pub fn missing(self, score: i32) -> i32 {
        (data::data().passed_by(self).saturating_add(1) - score).max(0)
    }
}

/// A tile drawn from the bag, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// The tile. It is put back at once.
    pub tile: Resource,
    /// Where the predator stood before; nowhere: beside the board.
    pub from: Option<Spot>,
    /// Where it went; nowhere yet, or at all.
    pub to: Option<Spot>,
    /// What it ate there.
    pub ate: Option<Resource>,
}

/// What lies open on the table of one who plays alone.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Solo {
    /// How many tiles were drawn.
    pub draws: u16,
    /// The last of them.
    pub last: Option<Draw>,
    /// What predators have eaten and not spent (FD-94).
    pub supply: Stock,
    /// Objectives the predators completed, in that order.
    pub taken: Objectives,
}

impl Open {
    /// What is in the bag: one tile of each resource, and one more for each ant in play that
    /// harvests it (FD-91).
    pub fn bag(&self) -> Stock {
        let ants = |kind: Kind| self.colonies.iter().map(|colony| colony.count(kind)).sum::<u8>();
        Resource::ALL.map(|resource| 1 + ants(resource.kind()))
    }

    /// Whether special cards are being chosen and another may be (FD-90).
    pub fn has_room_for_cards(&self, seat: Seat) -> bool {
        usize::from(self.colony(seat).cards) < data::data().special_hand
    }

    /// Six special cards for whoever would rather not choose.
    pub fn suggested() -> impl Iterator<Item = Special> {
        static SIX: LazyLock<Vec<Special>> = LazyLock::new(|| data::data().suggested().collect());
        SIX.iter().copied()
    }
}
