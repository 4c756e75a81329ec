//! What lies on the hexes of the forest.

use super::{Cell, Cells, Resource, cells, data};
use crate::game::{Seat, UnknownAction};
use serde::{Deserialize, Serialize};

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A masked section (FD-05).
    Closed,
    /// Water.
    Water,
    /// Nothing, or a hole without a pheromone under it.
    Empty,
    /// An insect or a plant.
    Food(Resource),
    /// A seat's pheromone.
    Scent(Seat),
}

impl Ground {
    const fn sign(self) -> char {
        match self {
            Ground::Closed => '#',
            Ground::Water => '~',
            Ground::Empty => '.',
            Ground::Food(resource) => resource.sign(),
            Ground::Scent(seat) => (b'0' + seat.0) as char,
        }
    }

    pub(super) fn of_sign(sign: char) -> Option<Ground> {
        Some(match sign {
            '#' => Ground::Closed,
            '~' => Ground::Water,
            '.' => Ground::Empty,
            '0'..='5' => Ground::Scent(Seat(sign as u8 - b'0')),
            _ => Ground::Food(Resource::of_sign(sign)?),
        })
    }
}

/// The forest. It is written as its 133 hexes in order, one sign each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Forest([Ground; cells::CELLS]);

impl Forest {
    /// The forest of so many players, masked as it should be (FD-05). Whoever is alone has her
    /// nest on the water, which is water no more (FD-90).
    pub fn new(players: u8) -> Forest {
        let data = data::data();
        let side = 1 + usize::from(data.is_large(players));
        let is_open =
            |section: usize| section == 0 || data.open_sections(players).contains(&(section - 1));
        let lies = |cell: Cell| match cell.section() {
            section if !is_open(section) => Ground::Closed,
            section => {
                data.sections[if section == 0 { 0 } else { side }][cell.index() % cells::SECTION]
            }
        };
        let mut forest = Forest(std::array::from_fn(|at| lies(Cell::of_index(at))));
        if players == 1 {
            forest.lay(data.nest(players, 0), Ground::Empty);
        }
        forest
    }

    /// What lies on a hex.
    pub const fn at(&self, cell: Cell) -> Ground {
        self.0[cell.index()]
    }

    /// Lays something on a hex.
    pub const fn lay(&mut self, cell: Cell, ground: Ground) {
        self.0[cell.index()] = ground;
    }

    /// The hexes of all sections but those that are masked, each as a whole (FD-05).
    pub fn in_play(&self) -> impl Iterator<Item = Cell> + '_ {
        let sections = (0..cells::CELLS).step_by(cells::SECTION);
        let open = sections.filter(|&first| self.0[first] != Ground::Closed);
        open.flat_map(|first| (first..first + cells::SECTION).map(Cell::of_index))
    }

    /// The hexes in play on which something lies that `is` true of.
    pub fn cells(&self, is: impl Fn(Ground) -> bool) -> Cells {
        self.in_play().filter(|&cell| is(self.at(cell))).collect()
    }

    /// A seat's pheromones.
    pub fn scents(&self, seat: Seat) -> Cells {
        self.cells(|ground| ground == Ground::Scent(seat))
    }

    /// How many of each resource are left.
    pub fn left(&self) -> [u8; 9] {
        let mut left = [0; 9];
        for cell in self.in_play() {
            if let Ground::Food(resource) = self.at(cell) {
                left[resource.index()] += 1;
            }
        }
        left
    }
}

impl From<Forest> for String {
    fn from(forest: Forest) -> String {
        forest.0.into_iter().map(Ground::sign).collect()
    }
}

impl TryFrom<String> for Forest {
    type Error = UnknownAction;

    fn try_from(text: String) -> Result<Forest, UnknownAction> {
        let all: Option<Vec<Ground>> = text.chars().map(Ground::of_sign).collect();
        let all = all.ok_or(UnknownAction)?;
        Ok(Forest(all.try_into().map_err(|_| UnknownAction)?))
    }
}
