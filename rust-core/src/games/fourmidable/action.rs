//! What a player does, each one tap.

use super::{AntId, Cell, Kind, Objective, Place, Predator, Special, Species, Spot, Weather};
use crate::game::UnknownAction;
use std::{fmt, str::FromStr};

/// One tap of a player.
///
/// ```
/// use myrmex_core::games::fourmidable::Action;
/// for text in ["ant f2", "go 2,-1", "go n3,2", "stop", "to 1n3,2", "reveal h-aab", "pass"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("go 7,7".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Draw an objective of this kind (FD-12).
    Draw(Kind),
    /// Take this species.
    Species(Species),
    /// Keep this card of the draft.
    Draft(Special),
    /// Choose this special card out of all (FD-90).
    Choose(Special),
    /// Put a chosen special card back.
    Return(Special),
    /// Have chosen all special cards.
    Ready,
    /// Choose a starting ant.
    Found(Kind),
    /// Choose the weather.
    Weather(Weather),
    /// Pick up an ant to move it.
    Ant(AntId),
    /// Step there; with *pass earth*, two rooms straight on.
    Go(Place),
    /// Stop here, or stay.
    Stop,
    /// Give birth.
    Birth(Kind),
    /// Put the new hole here.
    Hole(Cell),
    /// Move this predator as the predator action.
    Prowl(Predator),
    /// Move this predator besides, as the species Predator.
    Hunt(Predator),
    /// The predator goes there.
    To(Spot),
    /// Put a pheromone, as the species Flying.
    Fly,
    /// This hex, for a pheromone that comes or goes.
    Mark(Cell),
    /// Reveal an objective of one's own, or complete one of the row.
    Reveal(Objective),
    /// Keep this objective of those drawn.
    Keep(Objective),
    /// Look at the next objective, as the species Strategist.
    Look,
    /// Have seen what there was to look at.
    Seen,
    /// Play a special card.
    Play(Special),
    /// Do none of what is on offer.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(kind) => write!(f, "draw {kind}"),
            Action::Species(species) => write!(f, "species {species}"),
            Action::Draft(card) => write!(f, "draft {card}"),
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Return(card) => write!(f, "return {card}"),
            Action::Ready => f.write_str("ready"),
            Action::Found(kind) => write!(f, "found {kind}"),
            Action::Weather(weather) => write!(f, "weather {weather}"),
            Action::Ant(ant) => write!(f, "ant {ant}"),
            Action::Go(place) => write!(f, "go {place}"),
            Action::Stop => f.write_str("stop"),
            Action::Birth(kind) => write!(f, "birth {kind}"),
            Action::Hole(cell) => write!(f, "hole {cell}"),
            Action::Prowl(predator) => write!(f, "prowl {predator}"),
            Action::Hunt(predator) => write!(f, "hunt {predator}"),
            Action::To(spot) => write!(f, "to {spot}"),
            Action::Fly => f.write_str("fly"),
            Action::Mark(cell) => write!(f, "mark {cell}"),
            Action::Reveal(card) => write!(f, "reveal {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Look => f.write_str("look"),
            Action::Seen => f.write_str("seen"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Action, UnknownAction> {
        Ok(match text.split_once(' ') {
            None => match text {
                "ready" => Action::Ready,
                "stop" => Action::Stop,
                "fly" => Action::Fly,
                "look" => Action::Look,
                "seen" => Action::Seen,
                "pass" => Action::Pass,
                _ => return Err(UnknownAction),
            },
            Some((verb, what)) => match verb {
                "draw" => Action::Draw(what.parse()?),
                "species" => Action::Species(what.parse()?),
                "draft" => Action::Draft(what.parse()?),
                "choose" => Action::Choose(what.parse()?),
                "return" => Action::Return(what.parse()?),
                "found" => Action::Found(what.parse()?),
                "weather" => Action::Weather(what.parse()?),
                "ant" => Action::Ant(what.parse()?),
                "go" => Action::Go(what.parse()?),
                "birth" => Action::Birth(what.parse()?),
                "hole" => Action::Hole(what.parse()?),
                "prowl" => Action::Prowl(what.parse()?),
                "hunt" => Action::Hunt(what.parse()?),
                "to" => Action::To(what.parse()?),
                "mark" => Action::Mark(what.parse()?),
                "reveal" => Action::Reveal(what.parse()?),
                "keep" => Action::Keep(what.parse()?),
                "play" => Action::Play(what.parse()?),
                _ => return Err(UnknownAction),
            },
        })
    }
}
