//! How ants get about: which steps they may take, and all they can reach at once.

use super::{
    AntId, Cell, Cells, Colony, Ground, Kind, Open, Place, Resource, Room, Species, Walk,
    place::{PLACES, WAYS},
};
use crate::{game::Seat, list::List};
use std::{cell::Cell as Slot, cmp::Reverse};

/// More steps than any ant has movement.
const STEPS: usize = 16;

/// Steps one after the other.
pub type Path = List<Place, STEPS>;

/// A place an ant can stop at, and the best way there: most pheromones, then fewest steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The place.
    pub place: Place,
    /// The way there, the place itself last: one step an entry.
    pub path: Path,
    /// Movement it costs.
    pub cost: u8,
    /// Pheromones gained on the way and by stopping there.
    pub laid: u8,
    /// What would be harvested there.
    pub harvest: Option<Resource>,
}

/// How many steps every place is from the nearest of some, as things lie now.
#[derive(Clone, Debug)]
pub struct Distances([u8; PLACES]);

impl Distances {
    /// Step by step from some places to all that is `near` one and another.
    pub(super) fn spread<N: Iterator<Item = Place>>(
        from: impl Iterator<Item = Place>,
        near: impl Fn(Place) -> N,
    ) -> Distances {
        let mut steps = [u8::MAX; PLACES];
        let mut reached: List<Place, PLACES> = List::new();
        for place in from {
            if steps[place.index()] == u8::MAX {
                steps[place.index()] = 0;
                reached.push(place);
            }
        }
        let mut at = 0;
        while let Some(&place) = reached.get(at) {
            let distance = steps[place.index()] + 1;
            for next in near(place) {
                if steps[next.index()] == u8::MAX {
                    steps[next.index()] = distance;
                    reached.push(next);
                }
            }
            at += 1;
        }
        Distances(steps)
    }

    /// The steps from a place; none if no way leads there.
    pub const fn from(&self, place: Place) -> Option<u8> {
        let steps = self.0[place.index()];
        if steps == u8::MAX { None } else { Some(steps) }
    }
}

/// Whether an ant may enter a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// Not at all.
    Barred,
    /// Only to pass over what is another's (FD-68).
    Over,
    /// To cross or to stop.
    Free,
    /// Only to stop: an earth to harvest, or the library (FD-18, FD-39).
    End,
}

/// The table as one ant on its way finds it.
pub(super) struct Trail<'a> {
    open: &'a Open,
    colony: &'a Colony,
    kind: Kind,
    walk: Walk,
    /// All but water and masked sections.
    ground: Cells,
    /// Others' pheromones, holes and ants (FD-17).
    foreign: Cells,
    /// Empty ground that can take a pheromone: no hole, nobody else's ant.
    empty: Cells,
    /// What a new pheromone may touch (FD-80): her pheromones and holes.
    mine: Cells,
    /// Empty ground under other ants of hers (FD-81).
    under_ants: Cells,
    /// A numbered earth may be dug: there is room for its hole (FD-36).
    room_for_hole: bool,
}

/// Pheromones laid along a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Laid {
    cells: Cells,
    left: u8,
}

/// A way found so far.
#[derive(Clone, Copy)]
struct Way {
    place: Place,
    /// The way one step before; the first has none.
    before: Option<u32>,
    /// The way to the same place found before this one.
    like: Option<u32>,
    laid: Laid,
    cost: u8,
}

/// Ways for which there is room from the first.
const USUAL: usize = 1024;

thread_local! {
    /// Room for ways, and nothing else: what a search needs of it has no small bound, and bots
    /// search too often to ask for memory every time.
    static ROOM: Slot<Vec<Way>> = const { Slot::new(Vec::new()) };
}

impl Walk {
    /// An ant that sets out.
    pub(super) fn of(open: &Open, seat: Seat, ant: AntId) -> Option<Walk> {
        Some(Walk {
            ant,
            from: open.colony(seat).ant(ant).place?,
            left: open.movement(ant.kind()),
            steps: 0,
            laid: 0,
            over: open.is(seat, Species::Diplomat),
            under: false,
        })
    }
}

impl Open {
    /// Every place an ant can stop at from where it stands now, and the best way there. An ant
    /// not on its way yet is taken as setting out. A way round to where it stands is among them
    /// only if it gains something.
    pub fn reach(&self, seat: Seat, ant: AntId) -> Vec<Reach> {
        let mut all = Vec::new();
        self.stops(seat, ant, |reach| all.push(reach));
        all
    }

    /// Tells of every such place, in the same order.
    pub fn stops(&self, seat: Seat, ant: AntId, tell: impl FnMut(Reach)) {
        if let Some(trail) = self.trail(seat, ant) {
            trail.stops(tell);
        }
    }

    fn trail(&self, seat: Seat, ant: AntId) -> Option<Trail<'_>> {
        let walk = self.walk.filter(|walk| seat == self.turn && walk.ant == ant);
        Some(Trail::new(self, seat, walk.or_else(|| Walk::of(self, seat, ant))?))
    }
}

impl Open {
    /// How far an ant of a kind has to go from each place to the nearest of some, over as many
    /// rounds as it takes.
    pub fn distances(&self, seat: Seat, kind: Kind, to: impl Fn(Place) -> bool) -> Distances {
        let Some(ant) = AntId::of(kind).next() else { return Distances([u8::MAX; PLACES]) };
        let over = self.is(seat, Species::Diplomat);
        let from = Place::Nest(Room::first_hole());
        let walk = Walk { ant, from, left: 0, steps: 0, laid: 0, over, under: false };
        let trail = Trail::new(self, seat, walk);
        let enters = |place: Place| trail.entry(place) != Entry::Barred;
        let goals = (0..PLACES).map(Place::of_index).filter(|&place| to(place) && enters(place));
        // Where an ant cannot go it may still set out from, so such a place is reached and not
        // left again.
        let near = |place| enters(place).then(|| trail.near(place)).into_iter().flatten();
        Distances::spread(goals, near)
    }
}

impl<'a> Trail<'a> {
    pub fn new(open: &'a Open, seat: Seat, walk: Walk) -> Trail<'a> {
        let colony = open.colony(seat);
        let others = open.seats().without(seat);
        let mut ground = Cells::NONE;
        let mut foreign = open.ants(others);
        let mut empty = Cells::NONE;
        let mut mine = Cells::NONE;
        for cell in open.forest.in_play() {
            ground.insert(cell);
            match open.forest.at(cell) {
                Ground::Closed | Ground::Water => ground.remove(cell),
                Ground::Empty => empty.insert(cell),
                Ground::Food(_) => {}
                Ground::Scent(owner) if owner == seat => mine.insert(cell),
                Ground::Scent(_) => foreign.insert(cell),
            }
        }
        for other in others.iter() {
            open.colony(other).holes.iter().flatten().for_each(|&cell| foreign.insert(cell));
        }
        empty = empty - foreign;
        for &hole in colony.holes.iter().flatten() {
            empty.remove(hole);
            mine.insert(hole);
        }
        let standing = colony.places().filter(|(ant, _)| *ant != walk.ant);
        let standing: Cells = standing.filter_map(|(_, place)| place.cell()).collect();
        let kind = walk.ant.kind();
        let room_for_hole = kind == Kind::Digger && !open.hole_cells(seat).is_empty();
        let under_ants = standing & empty;
        Trail { open, colony, kind, walk, ground, foreign, empty, mine, under_ants, room_for_hole }
    }

    /// Where the ant is.
    fn here(&self) -> Place {
        // An ant on its way stands somewhere.
        self.colony.ant(self.walk.ant).place.unwrap_or(self.walk.from)
    }

    fn entry(&self, place: Place) -> Entry {
        match place {
            Place::Forest(cell) if !self.ground.contains(cell) => Entry::Barred,
            Place::Forest(cell) if !self.foreign.contains(cell) => Entry::Free,
            Place::Forest(_) if self.walk.over => Entry::Over,
            Place::Forest(_) => Entry::Barred,
            Place::Nest(room) => match self.colony.earth(room) {
                Some(_) if self.may_dig(room) => Entry::End,
                Some(_) => Entry::Barred,
                None if self.open.level().library() && room == Room::library() => Entry::End,
                None => Entry::Free,
            },
        }
    }

    /// Only diggers enter earth (FD-18), a numbered one only with room for its hole (FD-36).
    fn may_dig(&self, room: Room) -> bool {
        self.kind == Kind::Digger && (!self.open.is_numbered(room) || self.room_for_hole)
    }

    fn near(&self, place: Place) -> impl Iterator<Item = Place> + use<> {
        self.colony.near(place)
    }

    /// The earths behind an unnumbered one that a digger may pass (FD-64).
    fn behind(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        let room = place.room().filter(|_| self.walk.under);
        let ways = room.into_iter().flat_map(|room| WAYS.map(|way| (room, way)));
        ways.filter_map(|(room, (columns, rows))| {
            let skipped = room.to(columns, rows)?;
            let behind = skipped.to(columns, rows)?;
            self.colony.earth(skipped)?;
            self.colony.earth(behind)?;
            let fits = !self.open.is_numbered(skipped) && self.may_dig(behind);
            fits.then_some(Place::Nest(behind))
        })
    }

    /// What a step from one place to another costs; none: it cannot be made.
    pub fn cost(&self, from: Place, to: Place, left: u8) -> Option<u8> {
        let steps = self.near(from).any(|near| near == to);
        let may = match self.entry(to) {
            Entry::Barred => false,
            Entry::Free | Entry::End => true,
            Entry::Over => left > 0 && self.leads_on(to, left - 1),
        };
        if steps && may && left >= 1 {
            return Some(1);
        }
        (left >= 2 && self.behind(from).any(|behind| behind == to)).then_some(2)
    }

    /// Every step the ant may take now, some of them twice.
    pub fn steps(&self) -> impl Iterator<Item = Place> + '_ {
        let here = self.here();
        let places = self.near(here).chain(self.behind(here));
        places.filter(|&to| self.step(to).is_some())
    }

    /// Whether the ant may step there, and at what cost.
    pub fn step(&self, to: Place) -> Option<u8> {
        self.cost(self.here(), to, self.walk.left)
    }

    /// Whether the ant must stop at a place it has entered.
    pub fn must_stop(&self, place: Place) -> bool {
        self.entry(place) == Entry::End
    }

    /// Whether the ant may stop where it is: where it set out it may always stay (FD-24).
    pub fn may_stop(&self) -> bool {
        self.walk.steps == 0 || matches!(self.entry(self.here()), Entry::Free | Entry::End)
    }

    /// Whether a place to stop at remains when another's is passed over (FD-68).
    fn leads_on(&self, place: Place, left: u8) -> bool {
        let mut seen = Cells::NONE;
        let mut edge: Cells = place.cell().into_iter().collect();
        for _ in 0..left {
            let mut next = Cells::NONE;
            for near in edge.iter().flat_map(|at| self.near(Place::Forest(at))) {
                match self.entry(near) {
                    Entry::Barred => {}
                    Entry::Free | Entry::End => return true,
                    Entry::Over => {
                        if let Place::Forest(cell) = near
                            && !seen.contains(cell)
                        {
                            seen.insert(cell);
                            next.insert(cell);
                        }
                    }
                }
            }
            edge = next;
        }
        false
    }

    /// What the ant would harvest by stopping at a place after at least one step (FD-16).
    pub fn harvest(&self, place: Place) -> Option<Resource> {
        let resource = match place {
            Place::Forest(cell) => match self.open.forest.at(cell) {
                Ground::Food(resource) => resource,
                _ => return None,
            },
            Place::Nest(room) => self.colony.earth(room)?,
        };
        (resource.kind() == self.kind).then_some(resource)
    }

    // ---- pheromones ----

    /// Whether a pheromone here would touch another, where it must (FD-80).
    fn touches(&self, cell: Cell, laid: Laid) -> bool {
        let mine = self.mine | laid.cells;
        !self.open.level().contact_needed() || cell.near().any(|near| mine.contains(near))
    }

    /// The ant crosses or ends on a place: empty ground gets a pheromone (FD-45, FD-81).
    fn cross(&self, place: Place, laid: Laid) -> Laid {
        match place {
            Place::Forest(cell) if self.open.level().scent_on_empty() => {
                if self.empty.contains(cell) && !laid.cells.contains(cell) {
                    self.lay(cell, laid)
                } else {
                    laid
                }
            }
            _ => laid,
        }
    }

    fn lay(&self, cell: Cell, mut laid: Laid) -> Laid {
        if laid.left == 0 || !self.touches(cell, laid) {
            return laid;
        }
        laid.cells.insert(cell);
        laid.left -= 1;
        if self.open.level().contact_needed() {
            // A neighbour has come for empty ground under her other ants (FD-81).
            for near in cell.near() {
                if self.under_ants.contains(near) && !laid.cells.contains(near) {
                    laid = self.lay(near, laid);
                }
            }
        }
        laid
    }

    /// Stopping at a place: a harvest in the forest is a pheromone too (FD-19).
    fn end(&self, place: Place, laid: Laid) -> Laid {
        match place {
            Place::Forest(cell) if self.harvest(place).is_some() => self.lay(cell, laid),
            _ => laid,
        }
    }

    // ---- everything at once ----

    /// Tells of every place the ant can stop at and the best way there, in the order of the
    /// places.
    fn stops(&self, mut tell: impl FnMut(Reach)) {
        self.best_ways(|ways, best| {
            let Way { place, cost, .. } = ways[best];
            let mut path = Path::new();
            let mut way = ways[best];
            while let Some(before) = way.before {
                path.push(way.place);
                way = ways[before as usize];
            }
            path.reverse();
            let (laid, harvest) = (self.gain(&ways[best]), self.harvest(place));
            tell(Reach { place, path, cost, laid, harvest });
        });
    }

    /// How many places the ant can stop at.
    pub fn count(&self) -> usize {
        let mut count = 0;
        self.best_ways(|_, _| count += 1);
        count
    }

    /// Tells of the best way to each place the ant can stop at.
    fn best_ways(&self, mut tell: impl FnMut(&[Way], usize)) {
        let mut ways = ROOM.take();
        ways.clear();
        ways.reserve(USUAL);
        let latest = self.find_ways(&mut ways);
        for (at, latest) in latest.into_iter().enumerate() {
            let place = Place::of_index(at);
            let all = std::iter::successors(latest, |&way| ways[way as usize].like);
            let made = all.filter(|&way| ways[way as usize].before.is_some());
            // Among equals the one found first.
            let best = made.min_by_key(|&at| {
                let way = &ways[at as usize];
                (Reverse(self.gain(way)), way.cost, at)
            });
            if let Some(best) = best
                && matches!(self.entry(place), Entry::Free | Entry::End)
            {
                tell(&ways, best as usize);
            }
        }
        ROOM.set(ways);
    }

    /// Finds all ways that are not worse than another; says which was the last to each place.
    fn find_ways(&self, ways: &mut Vec<Way>) -> [Option<u32>; PLACES] {
        let mut latest = [None; PLACES];
        let laid = Laid { cells: Cells::NONE, left: self.colony.scents };
        ways.push(Way { place: self.here(), before: None, like: None, laid, cost: 0 });
        latest[self.here().index()] = Some(0);
        for cost in 0..=self.walk.left {
            // What is found from a way costs more than it does.
            for at in 0..ways.len() {
                let Way { place: here, before, laid, cost: found, .. } = ways[at];
                let ends = || before.is_some() && self.entry(here) == Entry::End;
                if found != cost || ends() {
                    continue;
                }
                let near = self.near(here).filter(|&to| self.entry(to) != Entry::Barred);
                let all = near.map(|to| (to, 1)).chain(self.behind(here).map(|to| (to, 2)));
                for (to, price) in all {
                    let Some(cost) = cost.checked_add(price).filter(|&c| c <= self.walk.left)
                    else {
                        continue;
                    };
                    let laid = self.cross(to, laid);
                    // Of two ways to a place, one that costs no more and has laid at least
                    // the same pheromones leaves nothing to the other.
                    let like = latest[to.index()];
                    let mut known = std::iter::successors(like, |&way| ways[way as usize].like);
                    let beats = |way: u32| {
                        let way = &ways[way as usize];
                        way.cost <= cost && laid.cells.is_within(way.laid.cells)
                    };
                    if known.any(beats) {
                        continue;
                    }
                    latest[to.index()] = Some(ways.len() as u32);
                    ways.push(Way { place: to, before: Some(at as u32), like, laid, cost });
                }
            }
        }
        latest
    }

    /// Pheromones gained by a way and by stopping at its end.
    fn gain(&self, way: &Way) -> u8 {
        self.colony.scents - self.end(way.place, way.laid).left
    }
}
