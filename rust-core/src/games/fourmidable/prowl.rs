//! Predators: where they may go, and what they eat (FD-41 to FD-44).

use super::{
    Cell, Cells, Event, Fourmidable, Ground, Mover, Open, Predator, Resource, Room, Species, Spot,
    Time, round::Telling,
};
use crate::game::{Seat, Seats};

impl Open {
    /// Whether a predator may go to a spot (FD-42, FD-43).
    pub fn may_stand(&self, predator: Predator, spot: Spot) -> bool {
        if self.predators.contains(&Some(spot)) {
            return false;
        }
        match spot {
            Spot::Forest(cell) => {
                predator != Predator::Worm
                    && matches!(self.forest.at(cell), Ground::Empty | Ground::Food(_))
                    && self.hole_at(cell).is_none()
                    && !self.ants(self.seats()).contains(cell)
            }
            Spot::Nest(seat, room) => {
                predator == Predator::Worm
                    && self.seats().contains(seat)
                    && room.hole().is_none()
                    && self.colony(seat).places().all(|(_, place)| place.room() != Some(room))
            }
        }
    }

    /// Every spot a predator may go to, in order.
    pub fn spots(&self, predator: Predator) -> impl Iterator<Item = Spot> + '_ {
        let (mut nests, mut cells) = (self.seats(), Cells::NONE);
        if predator != Predator::Worm {
            let food = |ground| matches!(ground, Ground::Empty | Ground::Food(_));
            let taken = self.ants(self.seats()) | self.holes();
            (nests, cells) = (Seats::NONE, self.forest.cells(food) - taken);
        }
        let rooms = nests
            .iter()
            .flat_map(|seat| Room::all().map(move |room| Spot::Nest(seat, room)))
            .filter(move |&spot| self.may_stand(predator, spot));
        let free = |spot: &Spot| !self.predators.contains(&Some(*spot));
        rooms.chain(cells.iter().map(Spot::Forest).filter(free))
    }

    /// What a predator would eat there (FD-43).
    pub fn meal(&self, predator: Predator, spot: Spot) -> Option<Resource> {
        let resource = match spot {
            Spot::Forest(cell) => match self.forest.at(cell) {
                Ground::Food(resource) => resource,
                _ => return None,
            },
            Spot::Nest(seat, room) => self.colony(seat).earth(room)?,
        };
        (resource.kind() == predator.eats()).then_some(resource)
    }

    /// Whether a seat may move a predator as its predator action now (FD-41, FD-66).
    pub fn may_prowl(&self, seat: Seat, predator: Predator) -> bool {
        let colony = self.colony(seat);
        self.level().predators()
            && colony.prowled.is_none()
            && colony.hunted != Some(predator)
            && self.has_spot(predator)
    }

    /// Whether a seat may move a predator by its species now (FD-66).
    pub fn may_hunt(&self, seat: Seat, predator: Predator) -> bool {
        let colony = self.colony(seat);
        self.is(seat, Species::Predator)
            && self.time == Time::Night
            && colony.hunted.is_none()
            && colony.prowled != Some(predator)
            && self.has_spot(predator)
    }

    pub(super) fn has_spot(&self, predator: Predator) -> bool {
        match predator {
            Predator::Worm => self.seats().iter().any(|seat| {
                Room::all().any(|room| self.may_stand(predator, Spot::Nest(seat, room)))
            }),
            _ => Cell::all().any(|cell| self.may_stand(predator, Spot::Forest(cell))),
        }
    }
}

impl Fourmidable {
    /// A predator goes to a spot and eats what it eats there.
    pub(super) fn prowl(
        &mut self,
        seat: Seat,
        predator: Predator,
        by: Mover,
        to: Spot,
        telling: &mut Telling<'_>,
    ) {
        let open = &mut self.open;
        let ate = open.meal(predator, to);
        if ate.is_some() {
            match to {
                Spot::Forest(cell) => open.forest.lay(cell, Ground::Empty),
                Spot::Nest(owner, room) => open.colony_mut(owner).dig(room),
            }
        }
        let from = open.predators[predator.index()].replace(to);
        open.feed_predators(ate);
        telling.all(Event::Prowled { seat, predator, from, to, ate, by });
        self.predators_complete(telling);
        let open = &mut self.open;
        match by {
            Mover::Action => {
                open.colony_mut(seat).prowled = Some(predator);
                self.finish_action(seat, telling);
            }
            Mover::Species => {
                open.colony_mut(seat).hunted = Some(predator);
                self.resume_turn(seat, telling);
            }
            Mover::Card => self.resume_turn(seat, telling),
            Mover::Bag => {
                // Everybody looks at it: what was seen is not taken back.
                telling.shown = true;
                self.note_draw(to, ate);
                self.next_turn(seat, telling);
            }
        }
    }
}
