//! Everything an ant can reach, compared with a slow reading of the rules: the ant is walked
//! through the game itself, step by step, along every way.

use super::*;
use crate::chance::Rng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// The most pheromones, and then the least cost, with which each place can be stopped at.
type Best = BTreeMap<Place, (u8, std::cmp::Reverse<u8>)>;

/// Walks every way by the game's own steps. Special cards that react are left out, so that the
/// end of a walk is seen at once.
fn walk_all(state: &Fourmidable, seat: Seat, ant: AntId, start: u8, spent: u8, best: &mut Best) {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let Some(before) = state.open.walk else { return };
    for action in actions {
        let (cost, stops) = match action {
            Action::Go(to) => {
                let trail = walk::Trail::new(&state.open, seat, before);
                (trail.step(to).expect("a legal step"), false)
            }
            Action::Stop if before.steps > 0 => (0, true),
            _ => continue,
        };
        let mut next = state.clone();
        next.apply(seat, action, CHANCE, &mut Vec::new()).expect("a legal step");
        let place = next.open.colony(seat).ant(ant).place.expect("it stands somewhere");
        let ended = stops || next.open.walk.is_none() || next.open.phase != Phase::Walk;
        if ended {
            let laid = start - next.open.colony(seat).scents;
            let value = (laid, std::cmp::Reverse(spent + cost));
            let known = best.entry(place).or_insert(value);
            *known = (*known).max(value);
        } else {
            walk_all(&next, seat, ant, start, spent + cost, best);
        }
    }
}

/// A table in the middle of a game, with everything that can matter to a walk.
fn anywhere(level: Level, rng: &mut Rng) -> Fourmidable {
    let mut state = table(level, 2);
    for at in Cell::all() {
        let ground = match rng.random_range(0..10) {
            _ if !matches!(state.open.forest.at(at), Ground::Food(_)) => continue,
            0..=2 => Ground::Empty,
            3 => Ground::Scent(Seat(0)),
            4 => Ground::Scent(Seat(1)),
            _ => continue,
        };
        state.open.forest.lay(at, ground);
    }
    for at in Room::all() {
        let numbered = at.hole().is_some();
        if !numbered && rng.random_ratio(2, 5) {
            state.open.colonies[0].dig(at);
        }
    }
    state.open.colonies[0].scents = rng.random_range(0..6);
    let free: Vec<Cell> = state.open.hole_cells(Seat(0)).iter().collect();
    if level.new_holes() && !free.is_empty() && rng.random_bool(0.5) {
        state.open.colonies[0].dig(Room::of_hole(1));
        state.open.colonies[0].holes[1] = Some(free[rng.random_range(0..free.len())]);
    }
    for (seat, name) in [(1, "h1"), (1, "h2"), (0, "f5"), (0, "d5")] {
        let others = state.open.ants(state.open.seats().without(Seat(seat)));
        let fits = |at: &Cell| {
            let ground = state.open.forest.at(*at);
            let stands = matches!(ground, Ground::Empty | Ground::Food(_));
            let near = at.distance(cell("3,-1")) < 5;
            stands && near && !others.contains(*at) && state.open.hole_at(*at).is_none()
        };
        let cells: Vec<Cell> = Cell::all().filter(fits).collect();
        let at = cells[rng.random_range(0..cells.len())];
        ant(&mut state, seat, name, &at.to_string());
    }
    idle(&mut state, 0);
    idle(&mut state, 1);
    state
}

fn compare(state: &mut Fourmidable, name: &str, start: Place, change: fn(&mut Walk)) -> usize {
    let name: AntId = name.parse().expect("an ant");
    let seat = Seat(0);
    state.open.colonies[0].ants[name.index()] = Ant { place: Some(start), moved: false };
    let mut state = state.clone();
    state.apply(seat, Action::Ant(name), CHANCE, &mut Vec::new()).expect("it may be picked up");
    state.open.walk.iter_mut().for_each(change);
    let mut best = Best::new();
    let scents = state.open.colonies[0].scents;
    walk_all(&state, seat, name, scents, 0, &mut best);
    // Going round for nothing is no better than to stay.
    best.retain(|&place, (laid, _)| place != start || *laid > 0);
    let reach = state.open.reach(seat, name);
    let found: Best = reach
        .iter()
        .map(|reach| (reach.place, (reach.laid, std::cmp::Reverse(reach.cost))))
        .collect();
    assert_eq!(found, best, "{name} from {start}");
    for reach in &reach {
        follow(&state, name, reach);
    }
    reach.len()
}

/// The best way can be walked, and brings what was promised.
fn follow(state: &Fourmidable, name: AntId, reach: &Reach) {
    let mut state = state.clone();
    let before = (state.open.colonies[0].scents, state.open.colonies[0].unused());
    for &place in &reach.path {
        state.apply(Seat(0), Action::Go(place), CHANCE, &mut Vec::new()).expect("a legal step");
    }
    if state.open.phase == Phase::Walk {
        state.apply(Seat(0), Action::Stop, CHANCE, &mut Vec::new()).expect("a legal stop");
    }
    let colony = &state.open.colonies[0];
    assert_eq!(colony.ant(name).place, Some(reach.place));
    assert_eq!(before.0 - colony.scents, reach.laid);
    assert_eq!(colony.unused() - before.1, u8::from(reach.harvest.is_some()));
}

/// Weather, each movement card, the Diplomat, and several at once.
const CHANGES: [fn(&mut Walk); 6] = [
    |_| {},
    |walk| walk.left += 1,
    |walk| walk.left += 2,
    |walk| walk.over = true,
    |walk| walk.under = walk.ant.kind() == Kind::Digger,
    |walk| {
        walk.left += 1;
        walk.over = true;
        walk.under = walk.ant.kind() == Kind::Digger;
    },
];

/// FD-15, FD-45, FD-64, FD-68, FD-81
#[test]
fn all_that_an_ant_can_reach_is_what_it_can_walk_to() {
    let mut rng = Rng::seed_from_u64(15);
    for level in Level::ALL {
        let mut places = 0;
        for _ in 0..12 {
            let mut state = anywhere(level, &mut rng);
            let outside = state.open.forest.cells(|at| matches!(at, Ground::Scent(Seat(0))));
            let outside = outside.iter().find(|&at| state.open.hole_at(at).is_none());
            let outside = outside.map_or(Place::Nest(room("5,1")), Place::Forest);
            for name in ["h1", "f1", "d1"] {
                for start in [Place::Nest(room("5,0")), outside] {
                    // Only special cards and species change how an ant walks.
                    let ways = if level.cards() { &CHANGES[..] } else { &CHANGES[..1] };
                    for &change in ways {
                        places += compare(&mut state, name, start, change);
                    }
                }
            }
        }
        assert!(places > 200, "{level}: {places} places");
    }
}

/// FD-58
#[test]
fn fd_58_all_that_an_ant_can_reach_with_weather_and_a_card_is_what_it_can_walk_to() {
    let mut rng = Rng::seed_from_u64(58);
    for level in [Level::Intermediate, Level::Expert] {
        let mut state = anywhere(level, &mut rng);
        for name in ["h1", "f1", "d1"] {
            let places = compare(&mut state, name, Place::Nest(room("5,0")), |walk| walk.left += 3);
            assert!(places > 5, "{level}, {name}: {places} places");
        }
    }
}

/// Without secrets of cards a walk of the species Diplomat is the same as one with the card.
#[test]
fn fd_68_a_diplomat_sets_out_able_to_pass_over() {
    let mut state = table(Level::Expert, 2);
    become_species(&mut state, 0, Species::Diplomat);
    ant(&mut state, 0, "h1", "n5,0");
    must(&mut state, 0, "ant h1");
    assert_eq!(state.open.walk.map(|walk| walk.over), Some(true));
}
