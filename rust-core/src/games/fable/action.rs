//! What a player does, each one tap.

use super::{Cell, Path, Payment, Power, Provision};
use crate::game::{Seat, UnknownAction};
use std::{fmt, str::FromStr};

/// One tap of a player.
///
/// ```
/// use myrmex_core::games::fable::{Action, Path};
/// let action: Action = "aim stone".parse().unwrap();
/// assert_eq!(action, Action::Aim(Path::Stone));
/// assert_eq!("pay 2-1-0-0".parse::<Action>().unwrap().to_string(), "pay 2-1-0-0");
/// assert!("pay 02-1-0-0".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put the next ant here.
    Ant(Cell),
    /// Secretly choose this type: the Ant what she is after, a Red Ant what she guesses.
    Aim(Path),
    /// Look at a token the Ant did not choose (*Look*).
    Look,
    /// Put the Grasshopper here.
    Guess(Cell),
    /// Take this card: the one collected, or another with the same insect.
    Take(Cell),
    /// Discard the insect card just taken for its Power.
    Power(Power),
    /// Buy this Provision.
    Buy(Provision),
    /// Pay with these cards.
    Pay(Payment),
    /// Give this Provision of one's own (*Swap*).
    Give(Provision),
    /// Get this Provision for it, from the row or from a player (*Swap*).
    Get(Provision, Option<Seat>),
    /// Do none of what is on offer.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Ant(cell) => write!(f, "ant {cell}"),
            Action::Aim(path) => write!(f, "aim {path}"),
            Action::Look => write!(f, "look"),
            Action::Guess(cell) => write!(f, "guess {cell}"),
            Action::Take(cell) => write!(f, "take {cell}"),
            Action::Power(power) => write!(f, "power {power}"),
            Action::Buy(provision) => write!(f, "buy {provision}"),
            Action::Pay(payment) => write!(f, "pay {payment}"),
            Action::Give(provision) => write!(f, "give {provision}"),
            Action::Get(provision, None) => write!(f, "get {provision}"),
            Action::Get(provision, Some(seat)) => write!(f, "get {provision} {seat}"),
            Action::Pass => write!(f, "pass"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        let words: Vec<&str> = text.split(' ').collect();
        let action = match words.as_slice() {
            ["ant", cell] => Action::Ant(cell.parse()?),
            ["aim", path] => Action::Aim(path.parse()?),
            ["look"] => Action::Look,
            ["guess", cell] => Action::Guess(cell.parse()?),
            ["take", cell] => Action::Take(cell.parse()?),
            ["power", power] => Action::Power(power.parse()?),
            ["buy", provision] => Action::Buy(provision.parse()?),
            ["pay", payment] => Action::Pay(payment.parse()?),
            ["give", provision] => Action::Give(provision.parse()?),
            ["get", provision] => Action::Get(provision.parse()?, None),
            ["get", provision, seat] => {
                let seat = seat.parse().map_err(|_| UnknownAction)?;
                Action::Get(provision.parse()?, Some(Seat(seat)))
            }
            ["pass"] => Action::Pass,
            _ => return Err(UnknownAction),
        };
        // One text for one action: "+2" and "02" are not how it prints.
        if action.to_string() == text { Ok(action) } else { Err(UnknownAction) }
    }
}
