//! Mode, the order of the ants and the first player.

use super::Fable;
use crate::game::{BadOption, Choices, OptionSpec, Seat, settle};
use serde::{Deserialize, Serialize};

/// Which of the games in the box is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Shelves and hidden insects.
    Autumn,
    /// Autumn with the insects face up (FB-26).
    Open,
    /// Supplies, Red Ants and Provisions.
    Winter,
    /// Winter with Power cards.
    Powers,
}

impl Mode {
    /// Whether shelves are filled, rather than Provisions bought.
    pub const fn is_autumn(self) -> bool {
        matches!(self, Mode::Autumn | Mode::Open)
    }
}

/// How the ants follow each other (FB-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum File {
    /// Each beside any ant that stands already.
    Free,
    /// Each beside the one before.
    Single,
}

/// The validated options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// How many play.
    pub players: u8,
    /// Which game.
    pub mode: Mode,
    /// How the ants follow each other.
    pub file: File,
    /// Who is the first Ant; drawn if nobody is named (FB-03).
    pub first: Option<Seat>,
}

const FIRST: [&str; 5] = ["drawn", "1", "2", "3", "4"];

pub(super) fn offered(players: u8) -> Vec<OptionSpec> {
    let first = FIRST[..=usize::from(players).min(4)].to_vec();
    vec![
        OptionSpec {
            id: "mode",
            values: vec!["autumn", "open", "winter", "powers"],
            default: "autumn",
        },
        OptionSpec { id: "file", values: vec!["free", "single"], default: "free" },
        OptionSpec { id: "first", values: first, default: "drawn" },
    ]
}

impl Rules {
    pub(super) fn new(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        let settled = settle::<Fable>(players, chosen)?;
        let first = FIRST.iter().position(|&word| word == settled["first"]);
        Ok(Rules {
            players,
            mode: match settled["mode"].as_str() {
                "open" => Mode::Open,
                "winter" => Mode::Winter,
                "powers" => Mode::Powers,
                _ => Mode::Autumn,
            },
            file: if settled["file"] == "single" { File::Single } else { File::Free },
            first: first.and_then(|at| at.checked_sub(1)).map(|at| Seat(at as u8)),
        })
    }
}
