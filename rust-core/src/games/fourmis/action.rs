//! What a player does, each one tap.

use super::{cells::Cell, data::HILLS};
use crate::game::UnknownAction;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// One of the six anthills, counted from 0 going round the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hill(u8);

impl Hill {
    /// All six.
    pub const ALL: [Hill; HILLS] = [Hill(0), Hill(1), Hill(2), Hill(3), Hill(4), Hill(5)];

    /// Its place among all.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As people count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl From<Hill> for u8 {
    fn from(hill: Hill) -> u8 {
        hill.0
    }
}

impl TryFrom<u8> for Hill {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Hill, Self::Error> {
        Hill::ALL.get(index as usize).copied().ok_or("there are six anthills")
    }
}

/// One tap of a player.
///
/// ```
/// use myrmex_core::games::fourmis::Action;
/// let action: Action = "track e5 e6".parse().unwrap();
/// assert_eq!(action.to_string(), "track e5 e6");
/// assert!("track e5".parse::<Action>().is_err());
/// assert!("hill 7".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Settle in an anthill.
    Hill(Hill),
    /// Lay a track.
    Track {
        /// From a hex of the colony.
        from: Cell,
        /// To a neighbouring one.
        to: Cell,
    },
    /// Dig a tunnel.
    Tunnel {
        /// From a hex of the colony.
        from: Cell,
        /// Two hexes on in a straight line.
        to: Cell,
    },
    /// Stay where one is.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Hill(hill) => write!(f, "hill {}", hill.number()),
            Action::Track { from, to } => write!(f, "track {from} {to}"),
            Action::Tunnel { from, to } => write!(f, "tunnel {from} {to}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        let cell = |word: &str| word.parse::<Cell>().map_err(|_| UnknownAction);
        Ok(match text.split(' ').collect::<Vec<_>>().as_slice() {
            ["hill", number] => {
                let hill = Hill::ALL.into_iter().find(|hill| hill.number().to_string() == *number);
                Action::Hill(hill.ok_or(UnknownAction)?)
            }
            ["track", from, to] => Action::Track { from: cell(from)?, to: cell(to)? },
            ["tunnel", from, to] => Action::Tunnel { from: cell(from)?, to: cell(to)? },
            ["pass"] => Action::Pass,
            _ => return Err(UnknownAction),
        })
    }
}
