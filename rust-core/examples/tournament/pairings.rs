//! Who plays whom at what: the figures that are quoted come from these seeds and budgets.

use super::bot;
use myrmex_core::bots::Level;
use std::fmt;

/// How a side plays.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// Any legal action.
    Random,
    /// As a bot of this level.
    Bot(Level),
}

/// Two ways to play against each other.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// The game.
    pub game: &'static str,
    /// How many play, half of them one way; one plays alone, both ways.
    pub players: u8,
    /// Its options.
    pub options: &'static [(&'static str, &'static str)],
    /// Whose share is counted.
    pub first: Way,
    /// Whom they play against.
    pub second: Way,
    /// How many matches.
    pub games: u64,
    /// Iterations of a search; none: those of a match on the phone.
    pub budget: Option<u32>,
    /// The first seed.
    pub seed: u64,
}

impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |way: Way| match way {
            Way::Random => "random",
            Way::Bot(level) => level.word(),
        };
        write!(f, "{} {}p", self.game, self.players)?;
        self.options.iter().try_for_each(|(_, value)| write!(f, " {value}"))?;
        write!(f, ", {} against {}", word(self.first), word(self.second))
    }
}

const fn pairing(
    game: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    (first, second): (Way, Way),
    games: u64,
) -> Pairing {
    Pairing { game, players, options, first, second, games, budget: None, seed: 20_000 }
}

/// A pairing with fewer iterations than on the phone: it takes too long otherwise.
const fn brief(budget: u32, pairing: Pairing) -> Pairing {
    Pairing { budget: Some(budget), ..pairing }
}

const FIRST_SIGHT: (Way, Way) = (bot(Level::Steady), Way::Random);
const AHEAD: (Way, Way) = (bot(Level::Sharp), bot(Level::Steady));

/// All of them.
pub const PAIRINGS: &[Pairing] = &[
    pairing("gringrins", 2, &[("variant", "most")], FIRST_SIGHT, 400),
    pairing("gringrins", 2, &[("variant", "most"), ("bets", "closed")], FIRST_SIGHT, 400),
    pairing("gringrins", 2, &[("variant", "bet")], FIRST_SIGHT, 400),
    pairing("gringrins", 4, &[("variant", "ten")], FIRST_SIGHT, 400),
    pairing("gringrins", 4, &[("variant", "bet")], FIRST_SIGHT, 400),
    pairing("fable", 2, &[("mode", "autumn")], FIRST_SIGHT, 400),
    pairing("fable", 2, &[("mode", "open")], FIRST_SIGHT, 400),
    pairing("fable", 2, &[("mode", "winter")], FIRST_SIGHT, 400),
    pairing("fable", 2, &[("mode", "powers")], FIRST_SIGHT, 400),
    pairing("fable", 4, &[("mode", "winter")], FIRST_SIGHT, 400),
    pairing("fourmis", 2, &[("mode", "kids")], FIRST_SIGHT, 400),
    pairing("fourmis", 2, &[("mode", "prairie")], FIRST_SIGHT, 400),
    pairing("fourmis", 2, &[("mode", "prairie"), ("pieces", "tunnels")], FIRST_SIGHT, 400),
    pairing("fourmis", 2, &[("mode", "ponds")], FIRST_SIGHT, 400),
    pairing("fourmis", 4, &[("mode", "prairie")], FIRST_SIGHT, 400),
    pairing("fourmidable", 2, &[("mode", "child")], FIRST_SIGHT, 100),
    pairing("fourmidable", 2, &[("mode", "apprentice")], FIRST_SIGHT, 100),
    pairing("fourmidable", 2, &[("mode", "intermediate")], FIRST_SIGHT, 100),
    pairing("fourmidable", 2, &[("mode", "expert")], FIRST_SIGHT, 100),
    brief(500, pairing("gringrins", 2, &[("variant", "most")], AHEAD, 400)),
    brief(500, pairing("gringrins", 2, &[("variant", "most"), ("bets", "closed")], AHEAD, 400)),
    brief(500, pairing("gringrins", 2, &[("variant", "bet")], AHEAD, 400)),
    brief(500, pairing("gringrins", 4, &[("variant", "ten")], AHEAD, 400)),
    brief(500, pairing("gringrins", 4, &[("variant", "bet")], AHEAD, 400)),
    brief(500, pairing("fable", 2, &[("mode", "autumn")], AHEAD, 400)),
    brief(500, pairing("fable", 2, &[("mode", "open")], AHEAD, 400)),
    brief(500, pairing("fable", 2, &[("mode", "winter")], AHEAD, 400)),
    brief(500, pairing("fable", 2, &[("mode", "powers")], AHEAD, 400)),
    brief(500, pairing("fable", 4, &[("mode", "winter")], AHEAD, 400)),
    brief(1000, pairing("fourmis", 2, &[("mode", "kids")], AHEAD, 400)),
    brief(1000, pairing("fourmis", 2, &[("mode", "prairie")], AHEAD, 400)),
    brief(1000, pairing("fourmis", 2, &[("mode", "prairie"), ("pieces", "tunnels")], AHEAD, 400)),
    brief(1000, pairing("fourmis", 2, &[("mode", "ponds")], AHEAD, 400)),
    brief(1000, pairing("fourmis", 4, &[("mode", "prairie")], AHEAD, 400)),
    brief(100, pairing("fourmidable", 2, &[("mode", "child")], AHEAD, 100)),
    brief(100, pairing("fourmidable", 2, &[("mode", "apprentice")], AHEAD, 100)),
    brief(100, pairing("fourmidable", 2, &[("mode", "intermediate")], AHEAD, 100)),
    brief(100, pairing("fourmidable", 2, &[("mode", "expert")], AHEAD, 100)),
    pairing("fourmidable", 1, &[("mode", "solo")], AHEAD, 100),
];
