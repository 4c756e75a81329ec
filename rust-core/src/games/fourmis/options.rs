//! Board, tunnels, and how the match starts.

use super::Fourmis;
use crate::game::{BadOption, Choices, OptionSpec, settle};
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

/// Who plays first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// The first seat.
    Seat,
    /// Whoever is drawn.
    Drawn,
}

/// How anthills are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// Each chooses in turn.
    Choose,
    /// They are drawn, and whoever plays later starts with points.
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
    /// Who plays first.
    pub first: First,
    /// How anthills are given out.
    pub start: Start,
}

pub(super) fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
    let ponds = chosen.get("mode").is_some_and(|mode| mode == "ponds");
    // Without tunnels a pond could not be passed at all (FM-40).
    let (tunnels, default) = if ponds { (vec!["on"], "on") } else { (vec!["off", "on"], "off") };
    let starts = if players < 4 { vec!["choose"] } else { vec!["choose", "fair"] };
    vec![
        OptionSpec { id: "mode", values: vec!["kids", "prairie", "ponds"], default: "kids" },
        OptionSpec { id: "tunnels", values: tunnels, default },
        OptionSpec { id: "start", values: starts, default: "choose" },
        OptionSpec { id: "first", values: vec!["seat", "drawn"], default: "seat" },
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
            tunnels: settled["tunnels"] == "on",
            first: if settled["first"] == "drawn" { First::Drawn } else { First::Seat },
            start: if settled["start"] == "fair" { Start::Fair } else { Start::Choose },
        })
    }

    /// The points with which the one who plays `place`-th, from 0, starts (FM-05).
    pub const fn head_start(&self, place: u8) -> i32 {
        match (self.start, self.players, place) {
            (Start::Choose, ..) => 0,
            (Start::Fair, 6, 4) => 3,
            (Start::Fair, 6, 5) => 4,
            (Start::Fair, ..) => place as i32,
        }
    }
}
