//! What ants do: they step, stop, harvest, dig holes, and are born.

use super::{
    Action, Ant, AntId, Cell, Event, Fourmidable, Ground, Kind, Marking, Phase, Place, Room, Walk,
    round::Telling, walk::Trail,
};
use crate::game::Seat;

impl Fourmidable {
    /// Does what [`Fourmidable::check`] has allowed.
    pub(super) fn act(&mut self, seat: Seat, action: Action, telling: &mut Telling<'_>) {
        match (self.open.phase, action) {
            (Phase::Weather, Action::Weather(weather)) => {
                self.open.weather = Some(weather);
                self.open.phase = Phase::Turn;
                telling.all(Event::Weather { seat, weather });
            }
            (_, Action::Ant(ant)) => self.pick_up(seat, ant),
            (_, Action::Go(place)) => self.go(seat, place, telling),
            (_, Action::Stop) => self.stop(seat, telling),
            (phase, Action::Birth(kind)) => self.give_birth(seat, kind, phase, telling),
            (Phase::Hole(hole), Action::Hole(cell)) => self.dig_hole(seat, hole, cell, telling),
            (_, Action::Prowl(predator)) => {
                self.open.phase = Phase::Prowl(predator, super::Mover::Action);
            }
            (_, Action::Hunt(predator)) => {
                self.open.phase = Phase::Prowl(predator, super::Mover::Species);
            }
            (Phase::Prowl(predator, by), Action::To(spot)) => {
                self.prowl(seat, predator, by, spot, telling);
            }
            (_, Action::Fly) => self.open.phase = Phase::Mark(Marking::Fly),
            (Phase::Mark(how), Action::Mark(cell)) => self.mark(seat, how, cell, telling),
            (_, Action::Reveal(card)) => self.reveal(seat, card, telling),
            (Phase::Study(kind), Action::Keep(card)) => self.keep(seat, kind, card, telling),
            (_, Action::Look) => self.look(seat, 1, telling),
            (_, Action::Seen) => self.resume_turn(seat, telling),
            (_, Action::Play(card)) => self.play(seat, card, telling),
            (Phase::Last, Action::Pass) => self.ask_no_more(seat, telling),
            (Phase::After, Action::Pass) => self.next_turn(seat, telling),
            (Phase::Complete(..), Action::Pass) => self.finish_action(seat, telling),
            (_, action) => self.set_up(seat, action, telling),
        }
    }

    fn pick_up(&mut self, seat: Seat, ant: AntId) {
        self.open.walk = Walk::of(&self.open, seat, ant);
        self.open.phase = Phase::Walk;
    }

    fn go(&mut self, seat: Seat, to: Place, telling: &mut Telling<'_>) {
        let Some(mut walk) = self.open.walk else { return };
        let trail = Trail::new(&self.open, seat, walk);
        let (cost, ends) = (trail.step(to).unwrap_or(walk.left), trail.must_stop(to));
        walk.left -= cost;
        walk.steps += 1;
        self.open.colony_mut(seat).ants[walk.ant.index()].place = Some(to);
        if let Place::Forest(cell) = to {
            walk.laid += self.open.cross(seat, cell);
        }
        self.open.walk = Some(walk);
        if ends || walk.left == 0 || self.has_nowhere_to_go(seat, walk) {
            self.stop(seat, telling);
        }
    }

    /// Whether an ant on its way can only stop. Whoever has special cards may have one that
    /// leads on, so she is asked.
    fn has_nowhere_to_go(&self, seat: Seat, walk: Walk) -> bool {
        self.open.colony(seat).cards == 0
            && Trail::new(&self.open, seat, walk).steps().next().is_none()
    }

    fn stop(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        let Some(walk) = self.open.walk else { return };
        let Some(at) = self.open.colony(seat).ant(walk.ant).place else { return };
        // Whoever did not move harvests nothing (FD-24).
        let harvest = Trail::new(&self.open, seat, walk).harvest(at).filter(|_| walk.steps > 0);
        self.open.colony_mut(seat).ants[walk.ant.index()].moved = true;
        let mut laid = walk.laid;
        if let Place::Forest(cell) = at {
            laid += self.open.cross(seat, cell);
        }
        let (ant, from, steps) = (walk.ant, walk.from, walk.steps);
        telling.all(Event::Moved { seat, ant, from, to: at, steps, laid });
        if let Some(resource) = harvest {
            self.open.colony_mut(seat).stock[resource.index()] += 1;
            self.open.deed.harvest = Some(resource);
            self.open.busy = true;
            let laid = self.leave_behind(seat, at);
            let scent = laid > 0;
            telling.all(Event::Harvested { seat, ant, resource, at, scent });
            telling.spread(seat, laid.saturating_sub(1));
        }
        match at {
            Place::Nest(room) if harvest.is_some() && self.open.is_numbered(room) => {
                self.ask_for_hole(seat, room, telling);
            }
            Place::Nest(room) if self.open.level().library() && room == Room::library() => {
                self.use_library(seat, ant.kind(), telling);
            }
            _ => self.finish_action(seat, telling),
        }
    }

    /// A harvest leaves a pheromone, empty ground or a dug room (FD-19, FD-20, FD-80): so many
    /// pheromones came of it.
    fn leave_behind(&mut self, seat: Seat, at: Place) -> u8 {
        match at {
            Place::Forest(cell) => {
                self.open.forest.lay(cell, Ground::Empty);
                let contact = self.open.level().contact_needed();
                let touches = !contact || self.open.touches_own(seat, cell);
                if touches { self.open.put_scent(seat, cell) } else { 0 }
            }
            Place::Nest(room) => {
                let colony = self.open.colony_mut(seat);
                colony.dig(room);
                colony.dug += 1;
                0
            }
        }
    }

    /// FD-35: the hole of a numbered earth; where one hex alone will do, it goes there.
    fn ask_for_hole(&mut self, seat: Seat, room: Room, telling: &mut Telling<'_>) {
        let Some(hole) = room.hole() else { return };
        self.open.phase = Phase::Hole(hole);
        let cells = self.open.hole_cells(seat);
        if cells.len() == 1
            && self.open.colony(seat).cards == 0
            && let Some(only) = cells.iter().next()
        {
            self.dig_hole(seat, hole, only, telling);
        }
    }

    fn dig_hole(&mut self, seat: Seat, hole: usize, cell: Cell, telling: &mut Telling<'_>) {
        let open = &mut self.open;
        let colony = open.colony_mut(seat);
        colony.holes[hole] = Some(cell);
        // Ants that stood there stand in the hole now (FD-36, FD-101).
        let room = Place::Nest(Room::of_hole(hole));
        for ant in &mut colony.ants {
            if ant.place == Some(Place::Forest(cell)) {
                ant.place = Some(room);
            }
        }
        open.deed.hole = true;
        open.busy = true;
        telling.all(Event::Hole { seat, number: hole as u8 + 1, cell });
        telling.spread(seat, open.spread(seat, cell));
        self.finish_action(seat, telling);
    }

    /// FD-33: by a tile, or by a special card.
    pub(super) fn give_birth(
        &mut self,
        seat: Seat,
        kind: Kind,
        phase: Phase,
        telling: &mut Telling<'_>,
    ) {
        let open = &mut self.open;
        let had = open.colony(seat).has_two_of_each();
        let Some(ant) = open.colony(seat).next_of(kind) else { return };
        if phase == Phase::Turn {
            open.tiles[kind.index()] -= 1;
            open.colony_mut(seat).tile = Some(kind);
        }
        let colony = open.colony_mut(seat);
        colony.born = true;
        colony.ants[ant.index()] = Ant { place: Some(Place::Nest(Room::queen())), moved: false };
        let has = colony.has_two_of_each();
        open.deed.second_of_each = has && !had;
        open.busy = true;
        telling.all(Event::Born { seat, ant });
        self.finish_action(seat, telling);
    }

    /// A pheromone comes or goes without an ant (FD-63, FD-65).
    fn mark(&mut self, seat: Seat, how: Marking, cell: Cell, telling: &mut Telling<'_>) {
        let open = &mut self.open;
        let (mut owner, mut laid) = (seat, 0);
        match (how, open.forest.at(cell)) {
            (Marking::Erase, Ground::Scent(of)) => {
                owner = of;
                open.forest.lay(cell, Ground::Empty);
                open.colony_mut(of).scents += 1;
            }
            _ => {
                laid = open.put_scent(seat, cell);
                open.colony_mut(seat).flown |= how == Marking::Fly;
            }
        }
        telling.all(Event::Marked { seat, owner, cell, how });
        telling.spread(seat, laid.saturating_sub(1));
        self.resume_turn(seat, telling);
    }
}
