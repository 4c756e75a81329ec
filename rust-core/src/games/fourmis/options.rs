//! Board, tunnels, and how the match starts.

use super::Fourmis;
use crate::game::{BadOption, Choices, OptionSpec, Seat, settle};
use serde::{Deserialize, Serialize};

/// What is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Board {
    /// The printed one, with surprises.
    Kids,
    /// Tiles laid at random.
    Prairie,
    /// Tiles laid at random, with the side that has ponds.
    Ponds,
}

/// Who plays first, and how anthills are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// The first seat chooses an anthill and plays first.
    First,
    /// Whoever is drawn does.
    Drawn,
    /// The anthills are drawn, and whoever plays later starts with points.
    Fair,
}

/// The validated options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// How many play.
    pub players: u8,
    /// What is played on.
    pub board: Board,
    /// Tunnels are in play.
    pub tunnels: bool,
    /// Who plays first, and how anthills are given out.
    pub start: Start,
}

pub(super) fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
    let ponds = chosen.get("mode").is_some_and(|mode| mode == "ponds");
    // Without tunnels a pond could not be passed at all (FM-40).
    let pieces = if ponds { &["tunnels"][..] } else { &["tracks", "tunnels"] };
    let starts = if players < 4 { &["first", "drawn"][..] } else { &["first", "drawn", "fair"] };
    vec![
        OptionSpec { id: "mode", values: vec!["kids", "prairie", "ponds"], default: "kids" },
        OptionSpec { id: "pieces", values: pieces.to_vec(), default: pieces[0] },
        OptionSpec { id: "start", values: starts.to_vec(), default: "first" },
    ]
}

impl Rules {
    pub(super) fn new(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        let settled = settle::<Fourmis>(players, chosen)?;
        Ok(Rules {
            players,
            board: match settled["mode"].as_str() {
                "ponds" => Board::Ponds,
                "prairie" => Board::Prairie,
                _ => Board::Kids,
            },
            tunnels: settled["pieces"] == "tunnels",
            start: match settled["start"].as_str() {
                "fair" => Start::Fair,
                "drawn" => Start::Drawn,
                _ => Start::First,
            },
        })
    }

    /// The points with which a seat starts (FM-05).
    pub const fn head_start(&self, seat: Seat) -> i32 {
        match (self.start, self.players, seat.0) {
            (Start::First | Start::Drawn, ..) => 0,
            (Start::Fair, 6, 4) => 3,
            (Start::Fair, 6, 5) => 4,
            (Start::Fair, ..) => seat.0 as i32,
        }
    }
}
