//! Special cards: 37 effects on 60 cards.

use super::{Kind, Predator, Resource, Time, data};
use crate::{game::UnknownAction, list::List};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// What a special card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feat {
    /// 2 points on harvesting this.
    Harvest(Resource),
    /// Draw an objective of this kind; in Expert complete one at once.
    Objective(Kind),
    /// +2 movement for an ant of this kind, one action.
    Move(Kind),
    /// Look at 2 more cards when drawing an objective of this kind; in Expert see the next 2.
    Look(Kind),
    /// Move this predator besides the predator action.
    Prowl(Predator),
    /// Replace any player's pheromone by empty ground.
    Erase,
    /// Put a pheromone on empty ground without predator or enemy ant.
    Scent,
    /// 4 points for 5 ants of this kind at the end.
    Five(Kind),
    /// Give birth to an ant of this kind, or of any.
    Birth(Option<Kind>),
    /// Dig a hole two further.
    FarHole,
    /// One ant passes over others' pheromones, holes and ants without stopping there.
    PassOver,
    /// 2 points on digging a new hole.
    NewHole,
    /// A digger passes one unnumbered earth and harvests the one behind.
    PassEarth,
    /// 3 points for 4 holes at the end.
    FourHoles,
    /// 3 points for 18 pheromones placed.
    AllScents,
    /// 4 points for 2 ants of each kind in play.
    TwoOfEach,
}

impl Feat {
    /// All 37.
    pub fn all() -> impl Iterator<Item = Feat> {
        let kinds = |of: fn(Kind) -> Feat| Kind::ALL.into_iter().map(of);
        Resource::ALL
            .into_iter()
            .map(Feat::Harvest)
            .chain(kinds(Feat::Objective))
            .chain(kinds(Feat::Move))
            .chain(kinds(Feat::Look))
            .chain(Predator::ALL.into_iter().map(Feat::Prowl))
            .chain([Feat::Erase, Feat::Scent])
            .chain(kinds(Feat::Five))
            .chain(kinds(|kind| Feat::Birth(Some(kind))))
            .chain([Feat::Birth(None), Feat::FarHole, Feat::PassOver, Feat::NewHole])
            .chain([Feat::PassEarth, Feat::FourHoles, Feat::AllScents, Feat::TwoOfEach])
    }

    /// Whether it scores from the hand at the end and is never played (FD-61).
    pub const fn is_kept(self) -> bool {
        matches!(self, Feat::Five(_) | Feat::FourHoles)
    }

    /// The points on it, won when it is played or when the game ends (FD-61).
    pub const fn points(self) -> i32 {
        match self {
            Feat::Harvest(_) | Feat::NewHole => 2,
            Feat::Look(_) => 1,
            Feat::FourHoles | Feat::AllScents => 3,
            Feat::Five(_) | Feat::TwoOfEach => 4,
            _ => 0,
        }
    }

    /// The start of its word, without the thing it is about.
    pub const fn group(self) -> &'static str {
        match self {
            Feat::Harvest(_) => "harvest",
            Feat::Objective(_) => "objective",
            Feat::Move(_) => "move",
            Feat::Look(_) => "look",
            Feat::Prowl(_) => "prowl",
            Feat::Erase => "erase",
            Feat::Scent => "scent",
            Feat::Five(_) => "five",
            Feat::Birth(_) => "birth",
            Feat::FarHole => "far-hole",
            Feat::PassOver => "pass-over",
            Feat::NewHole => "new-hole",
            Feat::PassEarth => "pass-earth",
            Feat::FourHoles => "four-holes",
            Feat::AllScents => "all-scents",
            Feat::TwoOfEach => "two-of-each",
        }
    }
}

impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let group = self.group();
        match self {
            Feat::Harvest(resource) => write!(f, "{group}-{resource}"),
            Feat::Objective(kind) | Feat::Move(kind) | Feat::Look(kind) => {
                write!(f, "{group}-{kind}")
            }
            Feat::Prowl(predator) => write!(f, "{group}-{predator}"),
            Feat::Five(kind) => write!(f, "{group}-{kind}s"),
            Feat::Birth(Some(kind)) => write!(f, "{group}-{kind}"),
            Feat::Birth(None) => write!(f, "{group}-any"),
            _ => f.write_str(group),
        }
    }
}

/// Special cards (FD-04).
pub const SPECIALS: usize = 60;
/// Special cards of each player (FD-55).
const HAND: usize = 6;

/// Some of the special cards.
pub type Specials = List<Special, SPECIALS>;
/// Special cards in a hand.
pub type SpecialHand = List<Special, HAND>;

/// One of the 60 special cards; no two are the same.
///
/// ```
/// use myrmex_core::games::fourmidable::{Feat, Kind, Special, Time};
/// let card: Special = "move-hunter-day".parse().unwrap();
/// assert_eq!(card.feat(), Feat::Move(Kind::Hunter));
/// assert_eq!(card.time(), Some(Time::Day));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Special(u8);

impl Special {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Special> + Clone {
        (0..data::data().specials.len() as u8).map(Special)
    }

    /// Its place among all of them.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it does.
    pub fn feat(self) -> Feat {
        data::data().specials[self.index()].0
    }

    /// When alone it may be played (FD-57).
    pub fn time(self) -> Option<Time> {
        data::data().specials[self.index()].1
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.time() {
            Some(time) => write!(f, "{}-{time}", self.feat()),
            None => self.feat().fmt(f),
        }
    }
}

impl FromStr for Special {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Special, UnknownAction> {
        Special::all().find(|card| card.to_string() == text).ok_or(UnknownAction)
    }
}

impl From<Special> for String {
    fn from(card: Special) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Special {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Special, UnknownAction> {
        text.parse()
    }
}
