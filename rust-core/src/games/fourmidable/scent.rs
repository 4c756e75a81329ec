//! Pheromones: where they may be put, and what putting one brings about.

use super::{ANTS, Cell, Ground, Marking, Open};
use crate::{game::Seat, list::List};

impl Open {
    /// Whether a pheromone of a seat on this hex touches another of hers, or a hole (FD-80).
    pub fn touches_own(&self, seat: Seat, cell: Cell) -> bool {
        let colony = self.colony(seat);
        cell.near().any(|near| {
            self.forest.at(near) == Ground::Scent(seat) || colony.hole_at(near).is_some()
        })
    }

    /// Puts a pheromone of a seat on a hex, and under its ants that now touch one (FD-81).
    pub(super) fn put_scent(&mut self, seat: Seat, cell: Cell) -> u8 {
        if self.colony(seat).scents == 0 {
            return 0;
        }
        self.forest.lay(cell, Ground::Scent(seat));
        self.busy = true;
        self.colony_mut(seat).scents -= 1;
        self.deed.last_scent |= self.colony(seat).scents == 0;
        1 + self.spread(seat, cell)
    }

    /// FD-81: under her own ants already standing next to a new pheromone or hole.
    pub(super) fn spread(&mut self, seat: Seat, from: Cell) -> u8 {
        if !self.level().contact_needed() {
            return 0;
        }
        let walking = self.walk.filter(|_| self.turn == seat).map(|walk| walk.ant);
        let standing = self.colony(seat).places().filter(|(ant, _)| Some(*ant) != walking);
        let standing: List<Cell, ANTS> = standing
            .filter_map(|(_, place)| place.cell())
            .filter(|&cell| from.distance(cell) == 1)
            .collect();
        let mut laid = 0;
        for cell in standing {
            if self.forest.at(cell) == Ground::Empty {
                laid += self.put_scent(seat, cell);
            }
        }
        laid
    }

    /// An ant of a seat crosses or ends on empty ground (FD-45, FD-80).
    pub(super) fn cross(&mut self, seat: Seat, cell: Cell) -> u8 {
        let others = self.ants(self.seats().without(seat));
        let takes = self.level().scent_on_empty()
            && self.forest.at(cell) == Ground::Empty
            && self.hole_at(cell).is_none()
            && !others.contains(cell)
            && (!self.level().contact_needed() || self.touches_own(seat, cell));
        if takes { self.put_scent(seat, cell) } else { 0 }
    }

    /// Whether a hex may be chosen for a pheromone that comes or goes without an ant (FD-63,
    /// FD-65).
    pub fn may_mark(&self, seat: Seat, how: Marking, cell: Cell) -> bool {
        let free_ground = || {
            self.forest.at(cell) == Ground::Empty
                && self.hole_at(cell).is_none()
                && self.colony(seat).scents > 0
                && !self.ants(self.seats().without(seat)).contains(cell)
        };
        match how {
            Marking::Fly => free_ground(),
            Marking::Scent => free_ground() && !self.has_predator(cell),
            Marking::Erase => {
                matches!(self.forest.at(cell), Ground::Scent(_)) && self.hole_at(cell).is_none()
            }
        }
    }

    /// Every hex that may be chosen for it.
    pub fn marks(&self, seat: Seat, how: Marking) -> impl Iterator<Item = Cell> + '_ {
        Cell::all().filter(move |&cell| self.may_mark(seat, how, cell))
    }
}
