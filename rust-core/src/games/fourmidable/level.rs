//! The levels, each the one before plus or minus a few rules. Every rule that only some levels
//! have is asked about here.

use super::data;
use crate::games::words::words;
use serde::{Deserialize, Serialize};

/// Which rules hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Ants, resources and seven objectives.
    Child,
    /// Births, predators, weather, holes and the library.
    Apprentice,
    /// Special cards and species.
    Intermediate,
    /// Open objectives, a draft, and pheromones that must touch.
    Expert,
    /// One colony alone against the bag.
    Solo,
}

words!(Level {
    Child = "child",
    Apprentice = "apprentice",
    Intermediate = "intermediate",
    Expert = "expert",
    Solo = "solo",
});

impl Level {
    /// Ants are born, one a round (FD-10, FD-33).
    pub const fn births(self) -> bool {
        !matches!(self, Level::Child)
    }

    /// Whether so many may play it (FD-90).
    pub const fn is_for(self, players: u8) -> bool {
        self.is_alone() == (players == 1)
    }

    /// One colony alone (FD-90): there is nobody to hide a hand from.
    pub const fn is_alone(self) -> bool {
        matches!(self, Level::Solo)
    }

    /// Players move predators, one a round (FD-10, FD-41).
    pub const fn predators(self) -> bool {
        !matches!(self, Level::Child) && !self.bag()
    }

    /// A tile of the bag moves a predator after each harvest, and what predators eat pays for
    /// objectives (FD-91 to FD-94).
    pub const fn bag(self) -> bool {
        matches!(self, Level::Solo)
    }

    /// The vane is spun each round (FD-31).
    pub const fn weather(self) -> bool {
        !matches!(self, Level::Child)
    }

    /// The numbered earths become holes (FD-26, FD-35).
    pub const fn new_holes(self) -> bool {
        !matches!(self, Level::Child)
    }

    /// The library stops whoever enters (FD-39).
    pub const fn library(self) -> bool {
        !matches!(self, Level::Child)
    }

    /// Crossing empty ground puts a pheromone there (FD-45).
    pub const fn scent_on_empty(self) -> bool {
        !matches!(self, Level::Child)
    }

    /// Holes and bonus cards score (FD-48).
    pub const fn bonuses(self) -> bool {
        !matches!(self, Level::Child)
    }

    /// There are special cards (FD-55).
    pub const fn cards(self) -> bool {
        matches!(self, Level::Intermediate | Level::Expert | Level::Solo)
    }

    /// Each colony has a species (FD-55, FD-90).
    pub const fn species(self) -> bool {
        matches!(self, Level::Intermediate | Level::Expert)
    }

    /// Special cards are chosen among all of them (FD-90).
    pub const fn chosen_cards(self) -> bool {
        matches!(self, Level::Solo)
    }

    /// Special cards are drafted, species and ants taken in turn (FD-77 to FD-79).
    pub const fn draft(self) -> bool {
        matches!(self, Level::Expert)
    }

    /// Objectives lie face up for all, and none is in hand (FD-75).
    pub const fn open_row(self) -> bool {
        matches!(self, Level::Expert | Level::Solo)
    }

    /// A pheromone must touch another of its colony, or a hole (FD-80, FD-81).
    pub const fn contact_needed(self) -> bool {
        matches!(self, Level::Expert | Level::Solo)
    }

    /// Each draws her objectives before the game, from any piles (FD-12).
    pub const fn chosen_objectives(self) -> bool {
        matches!(self, Level::Child)
    }

    /// The last objective ends the game at once, not with the round (FD-25, FD-47).
    pub const fn ends_at_once(self) -> bool {
        matches!(self, Level::Child)
    }

    /// How many rounds there are, whatever happens in them (FD-95).
    pub fn rounds(self) -> Option<u16> {
        matches!(self, Level::Solo).then(|| data::data().rounds)
    }

    /// Ants each colony begins with (FD-13, FD-30).
    pub fn starting_ants(self) -> u8 {
        self.number(data::data().starting_ants)
    }

    /// Objectives that end the game (FD-25, FD-47, FD-83).
    pub fn objectives_to_end(self) -> u8 {
        self.number(data::data().to_end)
    }

    /// How many objectives may be in hand for another to be drawn (FD-40).
    pub fn hand_limit(self) -> u8 {
        if self.chosen_objectives() { data::data().dealt } else { data::data().hand }
    }

    fn number(self, by: data::ByLevel) -> u8 {
        if self == Level::Child { by.child } else { by.others }
    }
}
