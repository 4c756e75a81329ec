//! Level, species and the first player.

use super::{Fourmidable, Level};
use crate::game::{BadOption, Choices, OptionSpec, Seat, settle};
use serde::{Deserialize, Serialize};

/// The validated options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// How many play.
    pub players: u8,
    /// Which rules hold.
    pub level: Level,
    /// Species are taken in turn, not dealt (FD-55, FD-77).
    pub chosen_species: bool,
    /// Who begins; drawn if nobody is named (FD-11).
    pub first: Option<Seat>,
}

const FIRST: [&str; 7] = ["drawn", "1", "2", "3", "4", "5", "6"];

pub(super) fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
    let first = FIRST[..=usize::from(players).min(6)].to_vec();
    let levels: Vec<_> = Level::ALL.into_iter().filter(|level| level.is_for(players)).collect();
    let gentlest = levels.first().copied().unwrap_or(Level::Child);
    let mut offered = vec![OptionSpec {
        id: "mode",
        values: levels.into_iter().map(Level::word).collect(),
        default: gentlest.word(),
    }];
    let has = |level: Level| chosen.get("mode").is_some_and(|mode| mode == level.word());
    if has(Level::Intermediate) {
        offered.push(OptionSpec {
            id: "species",
            values: vec!["random", "chosen"],
            default: "random",
        });
    }
    if players > 1 {
        offered.push(OptionSpec { id: "first", values: first, default: "drawn" });
    }
    offered
}

impl Rules {
    pub(super) fn new(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        let settled = settle::<Fourmidable>(players, chosen)?;
        // Every value on offer is the word of a level.
        let level = settled["mode"].parse().unwrap_or(Level::Child);
        let first = settled.get("first").and_then(|word| FIRST.iter().position(|at| at == word));
        Ok(Rules {
            players,
            level,
            chosen_species: level.draft()
                || settled.get("species").is_some_and(|word| word == "chosen"),
            first: first.and_then(|at| at.checked_sub(1)).map(|at| Seat(at as u8)),
        })
    }
}
