//! Variant, bets and number of games.

use super::{Gringrins, MAX_GAMES};
use crate::game::{BadOption, Choices, OptionSpec, settle};
use serde::{Deserialize, Serialize};

/// Which fortune wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// The one closest to ten.
    Ten,
    /// The largest (two players).
    Most,
    /// The one closest to what its owner aimed for.
    Bet,
}

/// Whether bets are seen when made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bets {
    /// In turn, in the open.
    Open,
    /// In secret, with the card.
    Closed,
}

/// The validated options of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// How many play.
    pub players: u8,
    /// Which fortune wins.
    pub variant: Variant,
    /// Whether bets are seen when made.
    pub bets: Bets,
    /// How many games the match has.
    pub games: u8,
}

const GAMES: [&str; MAX_GAMES as usize] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

pub(super) fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
    let (variants, default) = match players {
        2 => (vec!["most", "ten", "bet"], "most"),
        _ => (vec!["ten", "bet"], "ten"),
    };
    let variant = chosen.get("variant").map_or(default, String::as_str);
    let games = if variant == "most" { &GAMES[..1] } else { &GAMES[..] };
    vec![
        OptionSpec { id: "variant", values: variants, default },
        OptionSpec { id: "bets", values: vec!["open", "closed"], default: "open" },
        OptionSpec { id: "games", values: games.to_vec(), default: "1" },
    ]
}

impl Rules {
    pub(super) fn new(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        let settled = settle::<Gringrins>(players, chosen)?;
        Ok(Rules {
            players,
            variant: match settled["variant"].as_str() {
                "most" => Variant::Most,
                "bet" => Variant::Bet,
                _ => Variant::Ten,
            },
            bets: if settled["bets"] == "closed" { Bets::Closed } else { Bets::Open },
            games: GAMES
                .iter()
                .zip(1..)
                .find(|(text, _)| **text == settled["games"])
                .map_or(1, |(_, n)| n),
        })
    }

    /// Two players write their aims down; three or four say them aloud (GR-25, GR-28).
    pub const fn aims_are_secret(&self) -> bool {
        self.players == 2
    }
}
