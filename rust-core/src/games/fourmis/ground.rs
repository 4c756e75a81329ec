//! What lies on the cells: provisions, grasshoppers and ponds.

use super::{
    cells::{Cell, Cells, NoCell},
    data,
};
use serde::{Deserialize, Serialize};

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A twig.
    Twig,
    /// A hazelnut.
    Hazelnut,
    /// An acorn.
    Acorn,
    /// Grapes.
    Grape,
    /// An apple.
    Apple,
    /// A grasshopper, who eats ants.
    Grasshopper,
    /// Water.
    Pond,
}

impl Kind {
    /// All of them, in the order of the data.
    pub const ALL: [Kind; 7] = [
        Kind::Twig,
        Kind::Hazelnut,
        Kind::Acorn,
        Kind::Grape,
        Kind::Apple,
        Kind::Grasshopper,
        Kind::Pond,
    ];

    /// What a colony scores for reaching it (FM-14).
    pub fn value(self) -> i32 {
        data::get().value(self)
    }

    /// Its word in text keys.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Twig => "twig",
            Kind::Hazelnut => "hazelnut",
            Kind::Acorn => "acorn",
            Kind::Grape => "grape",
            Kind::Apple => "apple",
            Kind::Grasshopper => "grasshopper",
            Kind::Pond => "pond",
        }
    }

    /// How a board in text shows it.
    const fn sign(self) -> char {
        match self {
            Kind::Twig => '1',
            Kind::Hazelnut => '2',
            Kind::Acorn => '3',
            Kind::Grape => '4',
            Kind::Apple => '5',
            Kind::Grasshopper => '-',
            Kind::Pond => '~',
        }
    }

    pub(super) fn of_sign(sign: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.sign() == sign)
    }
}

/// What lies where, a set of cells for each kind. It is written as the 61 cells in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Ground([Cells; Kind::ALL.len()]);

/// A cell with nothing on it that is known.
const BARE: char = '.';

impl Ground {
    /// The cells of a kind.
    pub const fn of(&self, kind: Kind) -> Cells {
        self.0[kind as usize]
    }

    /// All cells with something on them.
    pub fn all(&self) -> Cells {
        self.0.iter().fold(Cells::NONE, |all, &cells| all | cells)
    }

    /// What lies on a cell.
    pub fn at(&self, cell: Cell) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.of(kind).contains(cell))
    }

    /// Lays something on a bare cell.
    pub fn lay(&mut self, cell: Cell, kind: Kind) {
        self.0[kind as usize] = self.0[kind as usize].with(cell);
    }

    /// Takes what lies on a cell.
    pub fn take(&mut self, cell: Cell) -> Option<Kind> {
        let kind = self.at(cell)?;
        self.0[kind as usize] = self.0[kind as usize].without(cell);
        Some(kind)
    }

    /// What can be eaten: everything but grasshoppers and ponds.
    pub fn provisions(&self) -> Cells {
        self.all() - self.of(Kind::Grasshopper) - self.of(Kind::Pond)
    }

    /// What some cells are worth together.
    pub fn value(&self, cells: Cells) -> i32 {
        let worth = |kind: Kind| kind.value() * i32::from((self.of(kind) & cells).len());
        Kind::ALL.into_iter().map(worth).sum()
    }
}

impl FromIterator<(Cell, Kind)> for Ground {
    fn from_iter<I: IntoIterator<Item = (Cell, Kind)>>(tiles: I) -> Ground {
        let mut ground = Ground::default();
        for (cell, kind) in tiles {
            ground.lay(cell, kind);
        }
        ground
    }
}

impl From<Ground> for String {
    fn from(ground: Ground) -> String {
        Cell::all().map(|cell| ground.at(cell).map_or(BARE, Kind::sign)).collect()
    }
}

impl TryFrom<String> for Ground {
    type Error = NoCell;

    fn try_from(text: String) -> Result<Ground, NoCell> {
        let signs: Vec<char> = text.chars().collect();
        if signs.len() != Cell::all().count() {
            return Err(NoCell);
        }
        let mut ground = Ground::default();
        for (cell, sign) in Cell::all().zip(signs) {
            match Kind::of_sign(sign) {
                Some(kind) => ground.lay(cell, kind),
                None if sign == BARE => {}
                None => return Err(NoCell),
            }
        }
        Ok(ground)
    }
}
