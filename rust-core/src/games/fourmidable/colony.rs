//! A colony: its ants, nest, resources, and what it has done this round.

use super::{
    Cell, Kind, Objectives, Place, Predator, Resource, Room, Species, Stock, cells::CELLS_NEAR,
    data, place::ROOMS_NEAR,
};
use crate::{game::UnknownAction, list::List};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

pub use super::data::HOLES;

/// Ants of each kind (FD-02).
pub const EACH: usize = 5;
/// Ants of a colony, hunters first.
pub const ANTS: usize = EACH * Kind::ALL.len();

/// One of a colony's fifteen ants, written as `f2`: its second farmer.
///
/// ```
/// use myrmex_core::games::fourmidable::{AntId, Kind};
/// let ant: AntId = "f2".parse().unwrap();
/// assert_eq!((ant.kind(), ant.number()), (Kind::Farmer, 2));
/// assert!("f6".parse::<AntId>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct AntId(u8);

impl AntId {
    /// All fifteen.
    pub fn all() -> impl Iterator<Item = AntId> + Clone {
        (0..ANTS as u8).map(AntId)
    }

    /// The five of a kind.
    pub fn of(kind: Kind) -> impl Iterator<Item = AntId> + Clone {
        let first = (kind.index() * EACH) as u8;
        (first..first + EACH as u8).map(AntId)
    }

    /// Its place among all fifteen.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize / EACH]
    }

    /// Which of its kind it is, as people count.
    pub const fn number(self) -> u8 {
        self.0 % EACH as u8 + 1
    }
}

impl fmt::Display for AntId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().letter(), self.number())
    }
}

impl FromStr for AntId {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<AntId, UnknownAction> {
        AntId::all().find(|ant| ant.to_string() == text).ok_or(UnknownAction)
    }
}

impl From<AntId> for String {
    fn from(ant: AntId) -> String {
        ant.to_string()
    }
}

impl TryFrom<String> for AntId {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<AntId, UnknownAction> {
        text.parse()
    }
}

/// An ant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ant {
    /// Where it stands; nowhere: it is in reserve, or in the box.
    pub place: Option<Place>,
    /// It has moved this round (FD-14).
    pub moved: bool,
}

/// Everything that belongs to one player and lies in the open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Colony {
    /// The ants, in the order of [`AntId::all`].
    pub ants: [Ant; ANTS],
    /// Pheromones not on the board.
    pub scents: u8,
    /// Where the holes lie outside, from hole 1.
    pub holes: [Option<Cell>; HOLES],
    /// Rooms that still hold their earth, one bit each.
    earths: u32,
    /// Resources, in the order of [`Resource::ALL`].
    pub stock: Stock,
    /// Objectives revealed or completed, in that order.
    pub done: Objectives,
    /// Points won with special cards.
    pub won: i32,
    /// Earths dug by her own diggers (FD-83).
    pub dug: u8,
    /// The species.
    pub species: Option<Species>,
    /// Objectives in hand, by kind: the backs of the cards tell.
    pub held: [u8; 3],
    /// Special cards in hand.
    pub cards: u8,
    /// Has given birth this round (FD-32).
    pub born: bool,
    /// The birth tile on the queen's room.
    pub tile: Option<Kind>,
    /// The predator moved with this round's predator action (FD-41).
    pub prowled: Option<Predator>,
    /// The predator moved by the species Predator this round (FD-66).
    pub hunted: Option<Predator>,
    /// The species Flying has put its pheromone this round (FD-65).
    pub flown: bool,
}

impl Colony {
    pub(super) fn new(nest: Cell) -> Colony {
        let data = data::data();
        let earths = Room::all().filter(|room| room.earth().is_some());
        Colony {
            ants: [Ant::default(); ANTS],
            scents: data.pheromones,
            holes: [Some(nest), None, None, None],
            earths: earths.fold(0, |set, room| set | 1 << room.index()),
            stock: Stock::default(),
            done: Objectives::new(),
            won: 0,
            dug: 0,
            species: None,
            held: [0; 3],
            cards: 0,
            born: false,
            tile: None,
            prowled: None,
            hunted: None,
            flown: false,
        }
    }

    /// An ant.
    pub const fn ant(&self, ant: AntId) -> Ant {
        self.ants[ant.index()]
    }

    /// The ants in play, each with its place.
    pub fn places(&self) -> impl Iterator<Item = (AntId, Place)> + '_ {
        AntId::all().filter_map(|ant| Some((ant, self.ant(ant).place?)))
    }

    /// How many ants of a kind are in play.
    pub fn count(&self, kind: Kind) -> u8 {
        AntId::of(kind).filter(|&ant| self.ant(ant).place.is_some()).count() as u8
    }

    /// How many ants of a kind are in reserve.
    pub fn reserve(&self, kind: Kind) -> u8 {
        EACH as u8 - self.count(kind)
    }

    /// Whether it has two ants of each kind in play.
    pub fn has_two_of_each(&self) -> bool {
        Kind::ALL.into_iter().all(|kind| self.count(kind) >= 2)
    }

    /// The next ant of a kind to come out of the reserve.
    pub(super) fn next_of(&self, kind: Kind) -> Option<AntId> {
        AntId::of(kind).find(|&ant| self.ant(ant).place.is_none())
    }

    /// The earth a room still holds.
    pub fn earth(&self, room: Room) -> Option<Resource> {
        if self.earths >> room.index() & 1 == 1 { room.earth() } else { None }
    }

    /// A room is dug out.
    pub(super) const fn dig(&mut self, room: Room) {
        self.earths &= !(1 << room.index());
    }

    /// The number of the hole on a hex, from 0.
    pub fn hole_at(&self, cell: Cell) -> Option<usize> {
        self.holes.iter().position(|&hole| hole == Some(cell))
    }

    /// The hex outside a room that is a hole.
    pub fn outside(&self, room: Room) -> Option<Cell> {
        room.hole().and_then(|hole| self.holes[hole])
    }

    /// The place that a hex of the forest is to this colony: its own holes are rooms.
    pub fn place(&self, cell: Cell) -> Place {
        match self.hole_at(cell) {
            Some(hole) => Place::Nest(Room::of_hole(hole)),
            None => Place::Forest(cell),
        }
    }

    /// The places next to one, whether they may be entered or not (FD-15).
    pub fn near(&self, place: Place) -> impl Iterator<Item = Place> + use<> {
        let (outside, room) = match place {
            Place::Forest(cell) => (Some(cell), None),
            Place::Nest(room) => (self.outside(room), Some(room)),
        };
        // Bots ask for them all the time, and a list in place is quicker than a chain.
        let mut near: List<Place, { CELLS_NEAR + ROOMS_NEAR }> = List::new();
        if let Some(cell) = outside {
            cell.near().for_each(|cell| near.push(self.place(cell)));
        }
        if let Some(room) = room {
            room.near().for_each(|room| near.push(Place::Nest(room)));
        }
        near.into_iter()
    }

    /// How many holes are on the board.
    pub fn hole_count(&self) -> u8 {
        self.holes.iter().flatten().count() as u8
    }

    /// Objectives in hand.
    pub fn hand(&self) -> u8 {
        self.held.iter().sum()
    }

    /// Resources not used.
    pub fn unused(&self) -> u8 {
        self.stock.iter().sum()
    }

    /// Whether any ant has not moved this round.
    pub fn has_ant_to_move(&self) -> bool {
        self.ants.iter().any(|ant| ant.place.is_some() && !ant.moved)
    }
}
