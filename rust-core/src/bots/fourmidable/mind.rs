//! What a seat wants, and what places and actions are worth to it. A point counts 100.

use super::{alone, habits::Habits};
use crate::{
    game::Seat,
    games::fourmidable::{
        Action, AntId, Cell, Colony, Distances, Ground, Kind, Level, Marking, Mover, Objective,
        Objectives, Open, Path, Phase, Place, Predator, ROOMS, Resource, Room, Spot, Stock, View,
    },
    list::List,
};
use std::cell::OnceCell;

pub(super) const POINT: i32 = 100;
/// A resource that no objective asks for yet.
pub(super) const ANY: i32 = 30;
/// How many objectives of an open row are worked for at once.
const AIMS: usize = 4;

/// What the ant on its way can do next, and what that is worth.
type Steps = List<(i32, Action), 16>;

/// A seat's eyes and wishes.
pub(super) struct Mind<'a> {
    pub open: &'a Open,
    pub seat: Seat,
    /// What it makes of things.
    pub habits: &'static Habits,
    /// What one more of each resource is worth.
    want: [i32; 9],
    /// What it works for.
    cards: &'a [Objective],
    /// What one more is worth once one more of some resource is had.
    then: [OnceCell<[i32; 9]>; 9],
    /// What the library is worth to an ant of each kind.
    library: [i32; 3],
    /// The ways to each resource of the forest.
    ways: [OnceCell<Distances>; 6],
    /// The ways to the library.
    way_home: OnceCell<Distances>,
    /// The rooms that still hold an earth, and which.
    earths: OnceCell<List<(Room, Resource), ROOMS>>,
}

impl<'a> Mind<'a> {
    pub fn of(view: &'a View) -> Mind<'a> {
        // A bot is asked only for a seat that owes an action.
        let seat = view.seat.unwrap_or(view.open.turn);
        Mind::new(&view.open, seat, &view.hand, Habits::at_sight(&view.open))
    }

    /// The mind of a searcher for a seat that holds these objectives.
    pub fn of_searcher(open: &'a Open, seat: Seat, hand: &'a [Objective]) -> Mind<'a> {
        Mind::new(open, seat, hand, Habits::of_searcher(open))
    }

    fn new(open: &'a Open, seat: Seat, hand: &'a [Objective], habits: &'static Habits) -> Mind<'a> {
        let cards = if open.level().open_row() { &open.row } else { hand };
        let mut mind = Mind {
            open,
            seat,
            habits,
            want: wants(open, seat, open.colony(seat).stock, cards, habits),
            cards,
            then: Default::default(),
            library: [0; 3],
            ways: Default::default(),
            way_home: OnceCell::new(),
            earths: OnceCell::new(),
        };
        mind.library = Kind::ALL.map(|kind| mind.library_for(kind));
        mind
    }

    pub fn colony(&self) -> &Colony {
        self.open.colony(self.seat)
    }

    fn library_for(&self, kind: Kind) -> i32 {
        let open = self.open;
        if !open.level().library() {
            return 0;
        }
        if open.level().open_row() {
            let points = open.completable(self.seat, kind).map(Objective::points);
            return points.max().map_or(0, |points| POINT * points);
        }
        let empty = open.piles[kind.index()] == 0 || !open.has_room_in_hand(self.seat);
        if empty { 0 } else { [700, 560, 420, 240][usize::from(self.colony().hand()).min(3)] }
    }

    /// What one more of a resource is worth.
    pub fn wish(&self, resource: Resource) -> i32 {
        self.want[resource.index()]
    }

    /// What a resource is worth besides: it may serve another objective.
    fn any(&self, resource: Resource) -> i32 {
        let habits = self.habits;
        let wanted = self.want[resource.index()] > 0;
        let worths = if wanted { &habits.wanted } else { &habits.unwanted };
        let left = alone::rounds_left(self.open).unwrap_or(0);
        worths[usize::from(left).min(worths.len() - 1)]
    }

    /// What the library is worth to an ant of a kind now.
    pub fn library(&self, kind: Kind) -> i32 {
        self.library[kind.index()]
    }

    /// How badly another ant of a kind is needed.
    pub fn need(&self, kind: Kind) -> i32 {
        let wanted: i32 = kind.resources().iter().map(|at| self.want[at.index()]).sum();
        let count = i32::from(self.colony().count(kind));
        let Habits { helper, ant, brood, .. } = self.habits;
        (wanted * helper / 100 + ant) / (1 + count * count) + brood[kind.index()]
    }

    // ---- ants ----

    /// What an ant brings where it stops, and what lies near for its next move.
    fn stop(&self, ant: AntId, place: Place, harvest: Option<Resource>, laid: u8) -> i32 {
        let mut worth = POINT * i32::from(laid);
        if let Some(resource) = harvest {
            worth += self.any(resource) + self.want[resource.index()];
        }
        if let Place::Nest(room) = place {
            if self.open.level().library() && room == Room::library() {
                worth += self.library(ant.kind());
            }
            if harvest.is_some() && self.open.is_numbered(room) {
                worth += self.habits.room;
            }
        }
        worth + self.prospect(ant.kind(), place, harvest)
    }

    /// The best that an ant standing here can hope for in later moves.
    fn prospect(&self, kind: Kind, from: Place, had: Option<Resource>) -> i32 {
        let want = had.map_or(&self.want, |resource| self.after(resource));
        let after = |distance: Option<u8>, worth: i32| {
            // What lies here is had already: the next of its like is some way off.
            let distance = distance.map_or(u8::MAX, |steps| if steps == 0 { 3 } else { steps });
            let later = &self.habits.later;
            let turns = usize::from(distance).div_ceil(3).min(later.len() - 1);
            match alone::rounds_left(self.open) {
                Some(left) if usize::from(left) < turns.max(1) => 0,
                _ => worth * later[turns] / 100 - i32::from(distance),
            }
        };
        let home = self.way_home.get_or_init(|| {
            let library = Place::Nest(Room::library());
            self.open.distances(self.seat, Kind::Hunter, |place| place == library)
        });
        let mut best = after(home.from(from), self.library(kind));
        for resource in kind.resources() {
            let worth = want[resource.index()] + self.leftover(kind);
            let distance = match kind {
                Kind::Digger => self.to_earth(from, resource, had.is_some()),
                _ => self.way_to(resource).from(from),
            };
            best = best.max(after(distance, worth));
        }
        best
    }

    /// What one more of each resource is worth once this one is had.
    fn after(&self, had: Resource) -> &[i32; 9] {
        self.then[had.index()].get_or_init(|| {
            let mut stock = self.colony().stock;
            stock[had.index()] += 1;
            wants(self.open, self.seat, stock, self.cards, self.habits)
        })
    }

    /// What any resource of a kind is worth, wanted or not: those of the forest leave a
    /// pheromone.
    fn leftover(&self, kind: Kind) -> i32 {
        let scent = kind != Kind::Digger && self.colony().scents > 0;
        if scent { ANY + POINT / 2 } else { ANY }
    }

    fn way_to(&self, resource: Resource) -> &Distances {
        self.ways[resource.index()].get_or_init(|| {
            let food = Ground::Food(resource);
            self.open.distances(self.seat, resource.kind(), |place| {
                place.cell().is_some_and(|cell| self.open.forest.at(cell) == food)
            })
        })
    }

    /// Steps to the nearest earth of a colour, as if all before it were dug; if the one here is
    /// had, to another.
    fn to_earth(&self, from: Place, earth: Resource, had: bool) -> Option<u8> {
        let colony = self.colony();
        let earths = self.earths.get_or_init(|| {
            Room::all().filter_map(|room| Some((room, colony.earth(room)?))).collect()
        });
        let here = Some(from).filter(|_| had);
        let rooms =
            earths.iter().filter(|(room, of)| *of == earth && here != Some(Place::Nest(*room)));
        let rooms = rooms.map(|&(room, _)| room);
        match from {
            Place::Nest(here) => rooms.map(|room| here.steps(room)).min(),
            Place::Forest(cell) => {
                let holes = colony.holes.iter().enumerate();
                let inside = |(at, hole): (usize, &Option<Cell>)| {
                    let way = rooms.clone().map(|room| Room::of_hole(at).steps(room)).min()?;
                    Some((*hole)?.distance(cell) + way)
                };
                holes.filter_map(inside).min()
            }
        }
    }

    /// The most an ant can bring with its next move.
    pub fn best_of(&self, ant: AntId) -> i32 {
        best_reach(self, self.open, ant).map_or(0, |(worth, _)| worth)
    }

    /// The most the ant on its way can bring, and the first step of the way; none: it should
    /// stop.
    pub fn next_step(&self) -> (i32, Option<Place>) {
        let walk = self.open.walk;
        let best = walk.and_then(|walk| best_reach(self, self.open, walk.ant));
        best.map_or((0, None), |(worth, way)| (worth, way.first().copied()))
    }

    /// What the ant on its way can bring by each first step and by stopping.
    pub fn steps(&self) -> Steps {
        let mut steps = Steps::new();
        let Some(walk) = self.open.walk else { return steps };
        steps.extend(worth_here(self, self.open, walk.ant).map(|worth| (worth, Action::Stop)));
        self.open.stops(self.seat, walk.ant, |reach| {
            let worth = self.stop(walk.ant, reach.place, reach.harvest, reach.laid);
            let Some(&first) = reach.path.first() else { return };
            match steps.iter_mut().find(|(_, step)| *step == Action::Go(first)) {
                Some(known) => known.0 = known.0.max(worth),
                None => steps.push((worth, Action::Go(first))),
            }
        });
        steps
    }

    /// The best way of the ant on its way, the last step first; none: it should stop.
    pub fn way(&self) -> Path {
        let walk = self.open.walk;
        let best = walk.and_then(|walk| best_reach(self, self.open, walk.ant));
        let mut way = best.map_or_else(Path::new, |(_, way)| way);
        way.reverse();
        way
    }

    /// What the ant on its way could bring if its walk were another.
    pub fn best_if(&self, change: impl FnOnce(&mut Open)) -> i32 {
        let mut open = self.open.clone();
        change(&mut open);
        let Some(walk) = open.walk else { return 0 };
        best_reach(self, &open, walk.ant).map_or(0, |(worth, _)| worth)
    }

    // ---- other things ----

    /// What a predator brings at best.
    pub fn best_prey(&self, predator: Predator) -> i32 {
        let spots = self.open.spots(predator);
        spots.map(|spot| self.prey(predator, spot)).max().unwrap_or(0)
    }

    /// What a predator's meal takes from others, less what it takes from oneself.
    fn prey(&self, predator: Predator, spot: Spot) -> i32 {
        let Some(resource) = self.open.meal(predator, spot) else { return 0 };
        let mine = self.want[resource.index()] / 8;
        match spot {
            Spot::Nest(owner, _) if owner == self.seat => -mine - 5,
            Spot::Nest(owner, _) => 20 + self.lead(owner),
            Spot::Forest(cell) => {
                let near = |seat: Seat| self.distance(seat, cell) <= 4;
                let others = self.open.seats().without(self.seat);
                let harm: i32 =
                    others.iter().filter(|&seat| near(seat)).map(|seat| 15 + self.lead(seat)).sum();
                harm - if near(self.seat) { mine } else { 0 }
            }
        }
    }

    fn lead(&self, seat: Seat) -> i32 {
        i32::from(self.open.colony(seat).done.len() as u8)
    }

    /// How far a hex is from a seat's holes and ants.
    fn distance(&self, seat: Seat, cell: Cell) -> u8 {
        let colony = self.open.colony(seat);
        let ants = colony.places().filter_map(|(_, place)| place.cell());
        let all = ants.chain(colony.holes.iter().flatten().copied());
        all.map(|at| at.distance(cell)).min().unwrap_or(u8::MAX)
    }

    /// How much that is wanted, or merely there, lies near a hex.
    fn plenty(&self, cell: Cell) -> i32 {
        let near = Cell::all().filter(|at| at.distance(cell) <= 2);
        let food = near.filter_map(|at| match self.open.forest.at(at) {
            Ground::Food(resource) => Some(ANY + self.want[resource.index()]),
            _ => None,
        });
        food.sum::<i32>() + 40 * i32::from(self.distance(self.seat, cell))
    }

    /// What an objective is worth to somebody who has to choose one.
    fn promise(&self, card: Objective) -> i32 {
        let colony = self.colony();
        let missing = i32::from(card.missing(&colony.stock));
        let left = left_for(self.open, self.seat);
        let hopeless = card
            .cost()
            .iter()
            .zip(&left)
            .zip(colony.stock)
            .any(|((need, left), have)| *need > left + have);
        if hopeless { 0 } else { 2 * POINT * card.points() / (2 * missing + 3) }
    }

    /// What any other action is worth.
    pub fn worth(&self, action: Action) -> i32 {
        let colony = self.colony();
        match action {
            // Surface and nest in turn: what is contested and what is safe.
            Action::Draw(kind) => -i32::from(colony.held[kind.index()]),
            Action::Found(kind) if self.open.level() == Level::Child => self.need(kind),
            Action::Found(kind) if self.open.level().is_alone() => {
                i32::from(alone::FOUNDERS[kind.index()]) - i32::from(colony.count(kind))
            }
            Action::Found(kind) => -i32::from(colony.count(kind)),
            Action::Species(species) => -(species.index() as i32),
            Action::Draft(card) => self.appeal(card),
            Action::Choose(card) => i32::from(Open::suggested().any(|good| good == card)),
            Action::Return(_) => -1,
            Action::Ready => 2,
            Action::Weather(weather) => colony.count(weather.helps()).into(),
            Action::Birth(kind) => self.need(kind),
            Action::Hole(cell) => self.plenty(cell),
            Action::To(spot) => match self.open.phase {
                Phase::Prowl(predator, Mover::Bag) => self.spare(predator, spot),
                Phase::Prowl(predator, _) => self.prey(predator, spot),
                _ => 0,
            },
            Action::Mark(cell) => match self.open.phase {
                Phase::Mark(Marking::Erase) => match self.open.forest.at(cell) {
                    Ground::Scent(owner) if owner != self.seat => 1 + self.lead(owner),
                    _ => 0,
                },
                _ => -i32::from(self.distance(self.seat, cell)),
            },
            Action::Keep(card) => self.promise(card),
            Action::Play(card) => self.play_now(card),
            Action::Seen => 1,
            _ => 0,
        }
    }
}

/// Objectives of each kind that a sharp bot draws in Child, by its games: what lies in the forest
/// leaves pheromones too.
const MIX: [i32; 3] = [3, 3, 1];

/// How much a kind of objective is still missing in that mix.
pub(super) fn mixed(view: &View, action: Action) -> i32 {
    let held = &view.open.colony(view.open.turn).held;
    match action {
        Action::Draw(kind) => MIX[kind.index()] - i32::from(held[kind.index()]),
        _ => i32::MIN,
    }
}

/// The best an ant can do, and the way to it; none: to stop where it is.
fn best_reach(mind: &Mind<'_>, open: &Open, ant: AntId) -> Option<(i32, Path)> {
    let mut best = (worth_here(mind, open, ant)?, Path::new());
    open.stops(mind.seat, ant, |reach| {
        let worth = mind.stop(ant, reach.place, reach.harvest, reach.laid);
        if worth > best.0 {
            best = (worth, reach.path);
        }
    });
    Some(best)
}

/// What an ant brings by stopping where it is.
fn worth_here(mind: &Mind<'_>, open: &Open, ant: AntId) -> Option<i32> {
    let here = open.colony(mind.seat).ant(ant).place?;
    let walk = open.walk.filter(|walk| walk.ant == ant);
    let set_out = walk.is_some_and(|walk| walk.steps > 0);
    let food = match here {
        Place::Forest(cell) => match open.forest.at(cell) {
            Ground::Food(resource) if set_out && resource.kind() == ant.kind() => Some(resource),
            _ => None,
        },
        Place::Nest(_) => None,
    };
    let scent = u8::from(food.is_some() && open.colony(mind.seat).scents > 0);
    Some(mind.stop(ant, here, food, scent))
}

/// What is left for a seat to harvest.
fn left_for(open: &Open, seat: Seat) -> [u8; 9] {
    let mut left = open.forest.left();
    for earth in Room::all().filter_map(|room| open.colony(seat).earth(room)) {
        left[earth.index()] += 1;
    }
    left
}

/// What one more of each resource is worth to a seat with this stock: the nearer it brings an
/// objective, the more.
fn wants(open: &Open, seat: Seat, stock: Stock, cards: &[Objective], habits: &Habits) -> [i32; 9] {
    let [each, once] = habits.missing;
    let left = left_for(open, seat);
    let mut cards: Objectives = cards.iter().copied().collect();
    cards.sort_by_key(|card| (card.missing(&stock), -card.points()));
    let mut free = stock;
    let mut want = [0; 9];
    let mut aims = 0;
    for card in cards {
        let cost = card.cost();
        let short: [u8; 9] = std::array::from_fn(|at| cost[at].saturating_sub(free[at]));
        let missing: u8 = short.iter().sum();
        let idle = open.round > 0 && open.colony(seat).count(card.kind()) == 0;
        if short.iter().zip(&left).any(|(need, left)| need > left) || missing == 0 && idle {
            continue;
        }
        for at in 0..9 {
            free[at] -= cost[at].min(free[at]);
        }
        let full = 20 * POINT * card.points() / (each * i32::from(missing) + once);
        let worth = if idle { full / 2 } else { full };
        let worth = alone::chances(open, seat, card, missing, worth, habits);
        for at in 0..9 {
            if short[at] > 0 {
                let spare = usize::from(left[at] - short[at]);
                let urgency = habits.urgency.get(spare).copied().unwrap_or(100);
                want[at] = want[at].max(worth * urgency / 100);
            }
        }
        aims += 1;
        if open.level().open_row() && !open.level().is_alone() && aims == AIMS {
            break;
        }
    }
    want
}
