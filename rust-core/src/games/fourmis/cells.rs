//! The 61 cells of the board, and sets of them in one machine word.

use crate::hex::{Direction, Hex};
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Sub},
    str::FromStr,
};

/// How far the board reaches from its middle.
pub const RADIUS: i8 = 4;
/// How many cells that makes.
pub const CELLS: usize = 61;

/// A cell of the board, counted down the columns from left to right.
///
/// It is written as its column and its place in it:
///
/// ```
/// use myrmex_core::{games::fourmis::Cell, hex::Hex};
/// let middle: Cell = "e5".parse().unwrap();
/// assert_eq!(middle.hex(), Hex::CENTRE);
/// assert_eq!(middle.to_string(), "e5");
/// assert!("a6".parse::<Cell>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

/// A text that names no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the board has no such cell")]
pub struct NoCell;

const HEXES: [Hex; CELLS] = {
    let mut all = [Hex::CENTRE; CELLS];
    let (mut at, mut q) = (0, -RADIUS);
    while q <= RADIUS {
        let mut r = top(q);
        while r <= top(q) + 2 * RADIUS - q.abs() {
            all[at] = Hex::new(q, r);
            (at, r) = (at + 1, r + 1);
        }
        q += 1;
    }
    all
};

/// The first cell of a column.
const fn top(q: i8) -> i8 {
    if q < 0 { -RADIUS - q } else { -RADIUS }
}

/// The cell at a hexagon, if it is on the board.
const fn cell_at(hex: Hex) -> Option<Cell> {
    if Hex::CENTRE.distance(hex) > RADIUS as u8 {
        return None;
    }
    let mut at = 0;
    while HEXES[at].q != hex.q || HEXES[at].r != hex.r {
        at += 1;
    }
    Some(Cell(at as u8))
}

/// Who is next to whom, by cell and direction.
const NEXT: [[Option<Cell>; 6]; CELLS] = {
    let mut all = [[None; 6]; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut way = 0;
        while way < 6 {
            all[at][way] = cell_at(HEXES[at].to(Direction::ALL[way]));
            way += 1;
        }
        at += 1;
    }
    all
};

/// The neighbours of each cell.
const NEAR: [Cells; CELLS] = {
    let mut all = [Cells::NONE; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut way = 0;
        while way < 6 {
            if let Some(near) = NEXT[at][way] {
                all[at].0 |= 1 << near.0;
            }
            way += 1;
        }
        at += 1;
    }
    all
};

impl Cell {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..CELLS as u8).map(Cell)
    }

    /// The cell at a hexagon; none off the board.
    pub const fn at(hex: Hex) -> Option<Cell> {
        cell_at(hex)
    }

    /// Its hexagon.
    pub const fn hex(self) -> Hex {
        HEXES[self.0 as usize]
    }

    /// Its place among all cells.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour that way; none at the edge.
    pub const fn to(self, way: Direction) -> Option<Cell> {
        NEXT[self.0 as usize][way.index()]
    }

    /// Its neighbours.
    pub const fn near(self) -> Cells {
        NEAR[self.0 as usize]
    }

    /// The way to a neighbour.
    pub fn way(self, other: Cell) -> Option<Direction> {
        self.hex().way(other.hex())
    }

    /// The way to a cell two steps off in a straight line.
    pub fn way_over_one(self, other: Cell) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&way| self.to(way).and_then(|c| c.to(way)) == Some(other))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hex { q, r } = self.hex();
        let column = char::from(b'a' + (q + RADIUS) as u8);
        write!(f, "{column}{}", r - top(q) + 1)
    }
}

impl FromStr for Cell {
    type Err = NoCell;

    fn from_str(text: &str) -> Result<Cell, NoCell> {
        let &[column @ b'a'..=b'i', place @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(NoCell);
        };
        let q = (column - b'a') as i8 - RADIUS;
        Cell::at(Hex::new(q, (place - b'1') as i8 + top(q))).ok_or(NoCell)
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = NoCell;

    fn try_from(text: String) -> Result<Cell, NoCell> {
        text.parse()
    }
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cells(u64);

impl Cells {
    /// None.
    pub const NONE: Cells = Cells(0);
    /// The whole board.
    pub const ALL: Cells = Cells((1 << CELLS) - 1);

    /// One cell alone.
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether `cell` is one of them.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.0 != 0
    }

    /// The set with `cell`.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// The set without `cell`.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Cell(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The neighbours of all of them; some may be in the set themselves.
    #[must_use]
    pub fn around(self) -> Cells {
        self.iter().fold(Cells::NONE, |all, cell| all | cell.near())
    }

    /// Every cell moved one step; those that leave the board are lost.
    #[must_use]
    pub fn moved(self, way: Direction) -> Cells {
        self.iter().filter_map(|cell| cell.to(way)).collect()
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl Sub for Cells {
    type Output = Cells;

    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

/// Hexadecimal text: not every reader of a save counts exactly beyond 53 bits.
impl From<Cells> for String {
    fn from(cells: Cells) -> String {
        format!("{:x}", cells.0)
    }
}

impl TryFrom<String> for Cells {
    type Error = NoCell;

    fn try_from(text: String) -> Result<Cells, NoCell> {
        let bits = u64::from_str_radix(&text, 16).map_err(|_| NoCell)?;
        if bits & !Cells::ALL.0 == 0 { Ok(Cells(bits)) } else { Err(NoCell) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_written_as_column_and_place_and_read_again() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::at(cell.hex()), Some(cell));
        }
        let texts: Vec<String> = Cell::all().map(String::from).collect();
        assert_eq!((texts[0].as_str(), texts[60].as_str()), ("a1", "i5"));
        assert!(texts.is_sorted());
        for wrong in ["", "e", "e0", "e10", "a6", "j1", "E5", "e5 "] {
            assert_eq!(wrong.parse::<Cell>(), Err(NoCell), "{wrong:?}");
        }
    }

    #[test]
    fn neighbours_are_those_one_step_away_on_the_board() {
        for cell in Cell::all() {
            for other in Cell::all() {
                let distance = cell.hex().distance(other.hex());
                assert_eq!(cell.near().contains(other), distance == 1);
                assert_eq!(cell.way(other).is_some(), distance == 1);
            }
            let straight = Cell::all().filter(|&other| cell.way_over_one(other).is_some());
            assert!(straight.clone().all(|other| cell.hex().distance(other.hex()) == 2));
            assert!(straight.count() <= 6);
        }
    }

    #[test]
    fn a_set_is_written_in_hexadecimal_and_holds_nothing_off_the_board() {
        let some: Cells = Cell::all().step_by(7).collect();
        assert_eq!(Cells::try_from(String::from(some)), Ok(some));
        assert_eq!(some.iter().collect::<Cells>(), some);
        assert_eq!(Cells::ALL.len() as usize, CELLS);
        assert_eq!(Cells::try_from("2000000000000000".to_owned()), Err(NoCell));
        assert_eq!(Cells::ALL.moved(Direction::South).len(), 61 - 9);
    }
}
