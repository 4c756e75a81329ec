//! Where things stand: rooms of a nest, an ant's place, a predator's spot.

use super::{Cell, cells::CELLS, data};
use crate::{
    game::{Seat, UnknownAction},
    list::List,
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Columns of a nest.
pub const COLUMNS: u8 = 7;
/// Rows of a nest.
pub const ROWS: u8 = 3;
/// Rooms of a nest.
pub const ROOMS: usize = (COLUMNS * ROWS) as usize;

/// A room of a nest, written as its column and row from the upper left: `3,2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Room(u8);

impl Room {
    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Room> + Clone {
        (0..ROOMS as u8).map(Room)
    }

    /// The room in this column and row, if the nest has it.
    pub const fn at(column: u8, row: u8) -> Option<Room> {
        if column < COLUMNS && row < ROWS { Some(Room(row * COLUMNS + column)) } else { None }
    }

    pub(super) const fn of_index(at: usize) -> Room {
        Room(at as u8)
    }

    /// Its place among all rooms.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The room so many columns and rows on.
    pub const fn to(self, columns: i8, rows: i8) -> Option<Room> {
        // A step off the nest to the left or upwards comes out beyond its other edge.
        Room::at(self.column().wrapping_add_signed(columns), self.row().wrapping_add_signed(rows))
    }

    /// The rooms that a tunnel may lead to: up, left, right, down (FD-15).
    pub fn near(self) -> impl Iterator<Item = Room> + Clone {
        NEAR[self.index()].into_iter().flatten()
    }

    /// Steps to another room, as if all were dug.
    pub const fn steps(self, to: Room) -> u8 {
        self.column().abs_diff(to.column()) + self.row().abs_diff(to.row())
    }

    /// The room of hole 1.
    pub fn first_hole() -> Room {
        data::data().holes[0]
    }

    /// The room of a hole, from 0.
    pub fn of_hole(hole: usize) -> Room {
        data::data().holes[hole]
    }

    /// The number of its hole, from 0: the first hole and the three numbered earths.
    pub fn hole(self) -> Option<usize> {
        data::data().holes.iter().position(|&room| room == self)
    }

    /// The queen's room.
    pub fn queen() -> Room {
        data::data().queen
    }

    /// The library.
    pub fn library() -> Room {
        data::data().library
    }

    /// The earth it holds when the game begins.
    pub fn earth(self) -> Option<super::Resource> {
        data::data().earths[self.index()]
    }
}

/// The most rooms round one.
pub(super) const ROOMS_NEAR: usize = WAYS.len();
/// One step up, left, right, down.
pub(super) const WAYS: [(i8, i8); 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

/// The rooms round each, in the order of the ways.
const NEAR: [[Option<Room>; ROOMS_NEAR]; ROOMS] = {
    let mut all = [[None; ROOMS_NEAR]; ROOMS];
    let mut at = 0;
    while at < ROOMS {
        let mut way = 0;
        while way < ROOMS_NEAR {
            all[at][way] = Room(at as u8).to(WAYS[way].0, WAYS[way].1);
            way += 1;
        }
        at += 1;
    }
    all
};

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Room {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Room, UnknownAction> {
        Room::all().find(|room| room.to_string() == text).ok_or(UnknownAction)
    }
}

impl From<Room> for String {
    fn from(room: Room) -> String {
        room.to_string()
    }
}

impl TryFrom<String> for Room {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Room, UnknownAction> {
        text.parse()
    }
}

/// Where an ant stands: in the forest, or in a room of its own nest.
///
/// A hole and the room with its number are the same space (FD-15); it is always written as the
/// room, `n5,0`. A hex of the forest is written as `2,-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    /// A hex of the forest without a hole of its colony.
    Forest(Cell),
    /// A room of the nest.
    Nest(Room),
}

/// How many places an ant can stand on.
pub(super) const PLACES: usize = CELLS + ROOMS;

impl Place {
    pub(super) const fn index(self) -> usize {
        match self {
            Place::Forest(cell) => cell.index(),
            Place::Nest(room) => CELLS + room.index(),
        }
    }

    pub(super) const fn of_index(at: usize) -> Place {
        if at < CELLS {
            Place::Forest(Cell::of_index(at))
        } else {
            Place::Nest(Room::of_index(at - CELLS))
        }
    }

    /// The hex of the forest it is, if it is one.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Place::Forest(cell) => Some(cell),
            Place::Nest(_) => None,
        }
    }

    /// The room of the nest it is, if it is one.
    pub const fn room(self) -> Option<Room> {
        match self {
            Place::Forest(_) => None,
            Place::Nest(room) => Some(room),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Forest(cell) => cell.fmt(f),
            Place::Nest(room) => write!(f, "n{room}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Place, UnknownAction> {
        match text.strip_prefix('n') {
            Some(room) => Ok(Place::Nest(room.parse()?)),
            None => Ok(Place::Forest(text.parse()?)),
        }
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

impl TryFrom<String> for Place {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Place, UnknownAction> {
        text.parse()
    }
}

/// Where a predator may stand: in the forest, `2,-1`, or in somebody's nest, `1n3,2` being the
/// nest of seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Spot {
    /// A hex of the forest.
    Forest(Cell),
    /// A room of a seat's nest.
    Nest(Seat, Room),
}

/// Spots of one predator: in the forest there are more than in all nests.
pub type Spots = List<Spot, CELLS>;

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Forest(cell) => cell.fmt(f),
            Spot::Nest(seat, room) => write!(f, "{seat}n{room}"),
        }
    }
}

impl FromStr for Spot {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Spot, UnknownAction> {
        let Some((seat, room)) = text.split_once('n') else {
            return Ok(Spot::Forest(text.parse()?));
        };
        let seat = Seat(seat.parse().map_err(|_| UnknownAction)?);
        let spot = Spot::Nest(seat, room.parse()?);
        if spot.to_string() == text { Ok(spot) } else { Err(UnknownAction) }
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Spot {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Spot, UnknownAction> {
        text.parse()
    }
}
