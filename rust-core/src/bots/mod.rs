//! Bots: they choose an action from what one seat knows, and nothing else.

mod fable;
mod fourmidable;
mod fourmis;
mod gringrins;

use crate::{chance::Rng, game::Game};
use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Fair moves, and now and then any legal one.
    Gentle,
    /// As well as it can.
    Steady,
}

impl Level {
    /// All of them, the gentlest first.
    pub const ALL: [Level; 2] = [Level::Gentle, Level::Steady];

    /// Its word in saves, text keys and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Steady => "steady",
        }
    }

    /// The level of that word.
    pub fn of(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A game that bots can play.
pub trait Plays: Game {
    /// Chooses one of `actions` (never empty) for the seat that sees `view`.
    fn choose(
        view: &Self::View,
        actions: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Self::Action;
}
