//! The three things a player does, each one tap.

use super::Card;
use crate::game::UnknownAction;
use std::{fmt, str::FromStr};

/// One tap of a player.
///
/// ```
/// use myrmex_core::games::gringrins::Action;
/// let action: Action = "bet 2".parse().unwrap();
/// assert_eq!(action, Action::Bet(2));
/// assert_eq!(action.to_string(), "bet 2");
/// assert!("bet 02".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Aim for a fortune (*the bet*).
    Aim(u8),
    /// Bet so many Gringrins.
    Bet(u8),
    /// Lay this card face down.
    Card(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Aim(number) => write!(f, "aim {number}"),
            Action::Bet(amount) => write!(f, "bet {amount}"),
            Action::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        let (verb, number) = text.split_once(' ').ok_or(UnknownAction)?;
        let value: u8 = number.parse().map_err(|_| UnknownAction)?;
        let action = match verb {
            "aim" => Action::Aim(value),
            "bet" => Action::Bet(value),
            "card" => Action::Card(Card::new(value).ok_or(UnknownAction)?),
            _ => return Err(UnknownAction),
        };
        // One text for one action: "+2" and "02" are not how it prints.
        if action.to_string() == text { Ok(action) } else { Err(UnknownAction) }
    }
}
