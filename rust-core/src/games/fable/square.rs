//! The square of sixteen cards, and the trails that ants may form on it.

use super::{Card, File};
use crate::{game::UnknownAction, list::List};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

const SIDE: u8 = 4;
const CELLS: usize = (SIDE * SIDE) as usize;
/// Ants in a trail (FB-04).
pub const ANTS: usize = 6;

/// A place in the square: `a1` is the upper left, `d4` the lower right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

impl Cell {
    /// All sixteen, row by row.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..SIDE * SIDE).map(Cell)
    }

    /// Its index in the square.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Whether the two share an edge.
    pub const fn touches(self, other: Cell) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Cell, UnknownAction> {
        Cell::all().find(|cell| cell.to_string() == text).ok_or(UnknownAction)
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Cell, UnknownAction> {
        text.parse()
    }
}

/// Sixteen places for cards; one that could not be refilled is empty (FB-40).
pub type Square = [Option<Card>; CELLS];
/// Some of the sixteen places.
pub type Cells = List<Cell, CELLS>;
/// Where the ants of a trail stand, or some of them.
pub type Trail = List<Cell, ANTS>;

/// How long a trail begun like this can become, at most six (FB-04, FB-40).
pub fn reach(square: &Square, file: File, trail: &[Cell]) -> usize {
    if trail.len() >= ANTS {
        return trail.len();
    }
    let mut longest = trail.len();
    let mut next: Trail = trail.iter().copied().collect();
    for cell in Cell::all().filter(|&cell| follows(square, file, trail, cell)) {
        next.push(cell);
        longest = longest.max(reach(square, file, &next));
        next.pop();
        // In any order, a group is filled to its end whichever way one begins.
        if longest == ANTS || file == File::Free && !trail.is_empty() {
            break;
        }
    }
    longest
}

/// Whether an ant may come next here, wherever that leads.
pub fn follows(square: &Square, file: File, trail: &[Cell], cell: Cell) -> bool {
    if square[cell.index()].is_none() || trail.contains(&cell) {
        return false;
    }
    match (file, trail) {
        (_, []) => true,
        (File::Free, trail) => trail.iter().any(|ant| ant.touches(cell)),
        (File::Single, [.., last]) => last.touches(cell),
    }
}

/// The cells the next ant may take: those from which the trail still becomes as long as it
/// can on this square.
pub fn next_ants(square: &Square, file: File, trail: &[Cell]) -> Cells {
    let goal = reach(square, file, &[]);
    let mut next: Trail = trail.iter().copied().collect();
    let leads_on = |cell: &Cell| {
        next.push(*cell);
        let reached = reach(square, file, &next);
        next.pop();
        reached == goal
    };
    Cell::all().filter(|&cell| follows(square, file, trail, cell)).filter(leads_on).collect()
}
