//! Who sits at the table.

use crate::{bots::Level, scene::Mark, text::Name};
use serde::{Deserialize, Serialize};

/// A person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A person.
    Person,
    /// A bot of this level.
    Bot(Level),
}

impl Kind {
    /// Its word in text keys and commands: `person`, or the level of the bot.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Person => "person",
            Kind::Bot(level) => level.word(),
        }
    }
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Her name.
    pub name: Name,
    /// Her colour and mark.
    pub mark: Mark,
    /// Person or bot.
    pub kind: Kind,
}

impl Player {
    /// Whether the app plays for her.
    pub const fn is_bot(&self) -> bool {
        matches!(self.kind, Kind::Bot(_))
    }
}
