//! Bots: they choose an action from what one seat knows, and nothing else.

mod fable;
mod fourmidable;
mod fourmis;
mod gringrins;
mod matrix;
pub mod search;
mod thought;

use crate::{chance::Rng, game::Game};
use serde::{Deserialize, Serialize};

pub use search::Searched;
pub use thought::Thought;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Fair moves, and now and then any legal one.
    Gentle,
    /// As well as it can at first sight.
    Steady,
    /// Thinks ahead.
    Sharp,
}

impl Level {
    /// All of them, the gentlest first.
    pub const ALL: [Level; 3] = [Level::Gentle, Level::Steady, Level::Sharp];

    /// Its word in saves, text keys and commands.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Gentle => "gentle",
            Level::Steady => "steady",
            Level::Sharp => "sharp",
        }
    }

    /// The level of that word.
    pub fn of(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// A game that bots can play.
pub trait Plays: Game {
    /// Chooses at first sight one of `actions` (never empty) for the seat that sees `view`; the
    /// sharp bot here is as good as the steady one. See [`Thought`] for what thinks ahead.
    fn choose(
        view: &Self::View,
        actions: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Self::Action;
}
