//! How ants get about: which steps they may take, and all they can reach at once.

use super::{
    AntId, Cell, Cells, Colony, Ground, Kind, Open, Place, Resource, Room, Species, Walk,
    place::{PLACES, WAYS},
};
use crate::game::Seat;
use std::cmp::Reverse;

/// A place an ant can stop at, and the best way there: most pheromones, then fewest steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The place.
    pub place: Place,
    /// The way there, the place itself last: one step an entry.
    pub path: Vec<Place>,
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
        mut edge: Vec<Place>,
        near: impl Fn(Place) -> N,
    ) -> Distances {
        let mut steps = [u8::MAX; PLACES];
        let mut next = Vec::new();
        for distance in 0.. {
            for place in edge.drain(..) {
                if steps[place.index()] <= distance {
                    continue;
                }
                steps[place.index()] = distance;
                next.extend(near(place).filter(|at| steps[at.index()] == u8::MAX));
            }
            if next.is_empty() {
                break;
            }
            std::mem::swap(&mut edge, &mut next);
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
    /// Water and masked sections.
    barred: Cells,
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
struct Way {
    place: Place,
    /// The way one step before; the first has none.
    before: Option<usize>,
    laid: Laid,
    cost: u8,
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
        let walk = self.walk.filter(|walk| seat == self.turn && walk.ant == ant);
        let Some(walk) = walk.or_else(|| Walk::of(self, seat, ant)) else { return Vec::new() };
        Trail::new(self, seat, walk).reach()
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
        Distances::spread(goals.collect(), near)
    }
}

impl<'a> Trail<'a> {
    pub fn new(open: &'a Open, seat: Seat, walk: Walk) -> Trail<'a> {
        let colony = open.colony(seat);
        let others = open.seats().without(seat);
        let mut barred = Cells::NONE;
        let mut foreign = open.ants(others);
        let mut empty = Cells::NONE;
        let mut mine = Cells::NONE;
        for cell in Cell::all() {
            match open.forest.at(cell) {
                Ground::Closed | Ground::Water => barred.insert(cell),
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
        Trail { open, colony, kind, walk, barred, foreign, empty, mine, under_ants, room_for_hole }
    }

    /// Where the ant is.
    fn here(&self) -> Place {
        // An ant on its way stands somewhere.
        self.colony.ant(self.walk.ant).place.unwrap_or(self.walk.from)
    }

    fn entry(&self, place: Place) -> Entry {
        match place {
            Place::Forest(cell) if self.barred.contains(cell) => Entry::Barred,
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

    fn near(&self, place: Place) -> impl Iterator<Item = Place> + use<'a> {
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

    /// Every step the ant may take now, with its cost.
    pub fn steps(&self) -> Vec<(Place, u8)> {
        let (here, left) = (self.here(), self.walk.left);
        let mut places: Vec<Place> = self.near(here).chain(self.behind(here)).collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().filter_map(|to| Some((to, self.cost(here, to, left)?))).collect()
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
        let mut edge = vec![place];
        for _ in 0..left {
            let mut next = Vec::new();
            for near in edge.into_iter().flat_map(|at| self.near(at)) {
                match self.entry(near) {
                    Entry::Barred => {}
                    Entry::Free | Entry::End => return true,
                    Entry::Over => {
                        if let Place::Forest(cell) = near
                            && !seen.contains(cell)
                        {
                            seen.insert(cell);
                            next.push(near);
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

    /// Every place the ant can stop at, and the best way there, in the order of the places.
    pub fn reach(&self) -> Vec<Reach> {
        let none = Laid { cells: Cells::NONE, left: self.colony.scents };
        let mut ways = vec![Way { place: self.here(), before: None, laid: none, cost: 0 }];
        let mut at_place: [Vec<usize>; PLACES] = std::array::from_fn(|_| Vec::new());
        at_place[self.here().index()].push(0);
        let mut edges: Vec<Vec<usize>> = vec![Vec::new(); usize::from(self.walk.left) + 1];
        edges[0].push(0);
        for cost in 0..edges.len() {
            let mut at = 0;
            while at < edges[cost].len() {
                let way = edges[cost][at];
                at += 1;
                let (here, laid) = (ways[way].place, ways[way].laid);
                if ways[way].before.is_some() && self.entry(here) == Entry::End {
                    continue;
                }
                let near = self.near(here).filter(|&to| self.entry(to) != Entry::Barred);
                let all = near.map(|to| (to, 1)).chain(self.behind(here).map(|to| (to, 2)));
                for (to, price) in all {
                    if cost + price >= edges.len() {
                        continue;
                    }
                    let laid = self.cross(to, laid);
                    // Of two ways to a place, one that costs no more and has laid at least
                    // the same pheromones leaves nothing to the other.
                    let price = (cost + price) as u8;
                    let known = &mut at_place[to.index()];
                    let beats = |&at: &usize| {
                        ways[at].cost <= price && laid.cells.is_within(ways[at].laid.cells)
                    };
                    if known.iter().any(beats) {
                        continue;
                    }
                    known.push(ways.len());
                    edges[usize::from(price)].push(ways.len());
                    ways.push(Way { place: to, before: Some(way), laid, cost: price });
                }
            }
        }
        let best = at_place.iter().enumerate().filter_map(|(at, known)| {
            let place = Place::of_index(at);
            if !matches!(self.entry(place), Entry::Free | Entry::End) {
                return None;
            }
            let gain = |way: usize| none.left - self.end(place, ways[way].laid).left;
            let made = known.iter().copied().filter(|&way| ways[way].before.is_some());
            let best = made.min_by_key(|&way| (Reverse(gain(way)), ways[way].cost))?;
            let mut path = Vec::new();
            let mut way = best;
            while let Some(before) = ways[way].before {
                path.push(ways[way].place);
                way = before;
            }
            path.reverse();
            let (cost, laid) = (ways[best].cost, gain(best));
            Some(Reach { place, path, cost, laid, harvest: self.harvest(place) })
        });
        best.collect()
    }
}
