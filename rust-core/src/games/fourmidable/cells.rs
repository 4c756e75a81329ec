//! The 133 hexes of the forest, seven sections of nineteen, and sets of them.

use crate::{
    game::UnknownAction,
    hex::{Direction, Hex},
};
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{BitAnd, BitOr, Sub},
    str::FromStr,
};

/// Hexes in a section.
pub const SECTION: usize = 19;
/// Sections of the forest: the central one, then the six round it.
pub const SECTIONS: usize = 7;
/// Hexes of the forest.
pub const CELLS: usize = SECTION * SECTIONS;

/// The middle of the first outer section.
const OUTER: Hex = Hex::new(5, -2);
/// The first place of each column of a section round its middle.
const COLUMNS: [(i8, i8, i8); 5] = [(-2, 0, 3), (-1, -1, 4), (0, -2, 5), (1, -2, 4), (2, -2, 3)];
/// No hex is further than this from the middle, in either coordinate.
const EDGE: i8 = 7;
const SIDE: usize = 2 * EDGE as usize + 1;
const NOWHERE: u8 = u8::MAX;

const HEXES: [Hex; CELLS] = {
    let mut all = [Hex::CENTRE; CELLS];
    let (mut section, mut at) = (0, 0);
    while section < SECTIONS {
        let mut column = 0;
        while column < COLUMNS.len() {
            let (q, top, length) = COLUMNS[column];
            let mut r = top;
            while r < top + length {
                let mut hex = Hex::new(q, r);
                if section > 0 {
                    hex = Hex::new(q + OUTER.q, r + OUTER.r);
                }
                let mut turns = 1;
                while turns < section {
                    hex = Hex::new(-hex.r, hex.q + hex.r);
                    turns += 1;
                }
                all[at] = hex;
                (at, r) = (at + 1, r + 1);
            }
            column += 1;
        }
        section += 1;
    }
    all
};

const GRID: [[u8; SIDE]; SIDE] = {
    let mut grid = [[NOWHERE; SIDE]; SIDE];
    let mut at = 0;
    while at < CELLS {
        let hex = HEXES[at];
        grid[(hex.q + EDGE) as usize][(hex.r + EDGE) as usize] = at as u8;
        at += 1;
    }
    grid
};

/// The most cells round one.
pub(super) const CELLS_NEAR: usize = Direction::ALL.len();

/// The cells round each, clockwise.
const NEAR: [[Option<Cell>; CELLS_NEAR]; CELLS] = {
    let mut all = [[None; CELLS_NEAR]; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut way = 0;
        while way < CELLS_NEAR {
            all[at][way] = Cell::at(HEXES[at].to(Direction::ALL[way]));
            way += 1;
        }
        at += 1;
    }
    all
};

/// A hex of the forest, written as its coordinates.
///
/// ```
/// use myrmex_core::{games::fourmidable::Cell, hex::Hex};
/// let cell: Cell = "5,-2".parse().unwrap();
/// assert_eq!(cell.hex(), Hex::new(5, -2));
/// assert_eq!(cell.section(), 1);
/// assert!("7,7".parse::<Cell>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

impl Cell {
    /// All of them, section by section.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..CELLS as u8).map(Cell)
    }

    /// The cell at a hex; none off the board.
    pub const fn at(hex: Hex) -> Option<Cell> {
        if hex.q.unsigned_abs() > EDGE as u8 || hex.r.unsigned_abs() > EDGE as u8 {
            return None;
        }
        let cell = GRID[(hex.q + EDGE) as usize][(hex.r + EDGE) as usize];
        if cell == NOWHERE { None } else { Some(Cell(cell)) }
    }

    pub(super) const fn of_index(at: usize) -> Cell {
        Cell(at as u8)
    }

    /// Its hex.
    pub const fn hex(self) -> Hex {
        HEXES[self.0 as usize]
    }

    /// Its place among all cells.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its section: 0 the central one, then clockwise.
    pub const fn section(self) -> usize {
        self.0 as usize / SECTION
    }

    /// The cells round it, at most six.
    pub fn near(self) -> impl Iterator<Item = Cell> + Clone {
        NEAR[self.0 as usize].into_iter().flatten()
    }

    /// How many steps away, whatever lies between (FD-37).
    pub const fn distance(self, other: Cell) -> u8 {
        self.hex().distance(other.hex())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hex { q, r } = self.hex();
        write!(f, "{q},{r}")
    }
}

impl FromStr for Cell {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Cell, UnknownAction> {
        let (q, r) = text.split_once(',').ok_or(UnknownAction)?;
        let number = |text: &str| text.parse::<i8>().map_err(|_| UnknownAction);
        let cell = Cell::at(Hex::new(number(q)?, number(r)?)).ok_or(UnknownAction)?;
        // One text for one cell: "+2" and "02" are not how it prints.
        if cell.to_string() == text { Ok(cell) } else { Err(UnknownAction) }
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

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells([u64; 3]);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells([0; 3]);

    /// Whether a cell is in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.0 as usize / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Puts a cell in.
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] &= !(1 << (cell.0 % 64));
    }

    /// How many are in it.
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether none is in it.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether all of them are in `other` too.
    pub fn is_within(self, other: Cells) -> bool {
        (self - other).is_empty()
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..self.0.len()).flat_map(move |word| {
            let mut left = self.0[word];
            std::iter::from_fn(move || {
                let at = left.trailing_zeros();
                left &= left.checked_sub(1)?;
                Some(Cell((word as u32 * u64::BITS + at) as u8))
            })
        })
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl Sub for Cells {
    type Output = Cells;

    fn sub(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}
