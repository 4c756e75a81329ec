//! A bot for each role: the Ant and the Grasshopper mix their choices as the solution of the
//! guess between them says, a Red Ant guesses along, and a buyer compares what a purchase brings.

mod mix;
mod search;
#[cfg(test)]
mod tests;
mod worth;

use super::{Level, Plays};
use crate::{
    chance::Rng,
    game::Seat,
    games::fable::{Action, Cell, Fable, File, Open, Path, Phase, Square, View},
};
use mix::Mix;
use rand::{RngExt, seq::IndexedRandom};
use worth::Worth;

/// A gentle bot does as it pleases one time in so many.
const LAPSE: u32 = 4;

impl Plays for Fable {
    fn choose(view: &View, actions: &[Action], level: Level, rng: &mut Rng) -> Action {
        if actions.len() == 1 || level == Level::Gentle && rng.random_ratio(1, LAPSE) {
            return *actions.choose(rng).unwrap_or(&actions[0]);
        }
        // A bot is asked only for a seat that owes an action.
        let seat = view.seat.unwrap_or(view.open.ant);
        match view.open.phase {
            Phase::Trail => next_ant(&view.open, actions, rng),
            Phase::Aim if seat == view.open.ant => aim(&view.open, rng),
            Phase::Aim => follow(&view.open, rng),
            Phase::Guess => guess(view, actions, rng),
            Phase::Take
            | Phase::Power
            | Phase::Market
            | Phase::Pay(_)
            | Phase::Get(_)
            | Phase::Over => best(actions, rng, |action| worth::of_action(view, seat, action)),
        }
    }
}

/// The action of most worth; among equals any.
fn best<T: Ord>(actions: &[Action], rng: &mut Rng, worth: impl Fn(Action) -> T) -> Action {
    let all: Vec<T> = actions.iter().map(|&action| worth(action)).collect();
    let most = all.iter().max();
    let equals: Vec<Action> = actions
        .iter()
        .zip(&all)
        .filter(|(_, worth)| Some(*worth) == most)
        .map(|(&action, _)| action)
        .collect();
    *equals.choose(rng).unwrap_or(&actions[0])
}

/// The guess between Ant and Grasshopper over the trail that lies.
fn present(open: &Open) -> Mix {
    Mix::solve(&Worth::new(open).stakes(open, mask(&open.trail)))
}

fn mask(cells: &[Cell]) -> u16 {
    cells.iter().fold(0, |mask, cell| mask | 1 << cell.index())
}

/// An ant on the way to the trail that is worth most to the Ant.
fn next_ant(open: &Open, actions: &[Action], rng: &mut Rng) -> Action {
    let worth = Worth::new(open);
    let value = |trail: u16| mix::value(worth.stakes(open, trail));
    let ants: Vec<Cell> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Ant(cell) => Some(*cell),
            _ => None,
        })
        .collect();
    if open.rules.file == File::Single {
        return best(actions, rng, |action| {
            let Action::Ant(cell) = action else { return None };
            let mut trail = open.trail.clone();
            trail.push(cell);
            trails(&open.square, File::Single, &trail).into_iter().map(value).max()
        });
    }
    let trails = trails(&open.square, File::Free, &open.trail);
    let values: Vec<(mix::Ratio, u16)> =
        trails.into_iter().map(|trail| (value(trail), trail)).collect();
    let most = values.iter().map(|(value, _)| *value).max();
    let equals: Vec<u16> = values
        .into_iter()
        .filter(|(value, _)| Some(*value) == most)
        .map(|(_, trail)| trail)
        .collect();
    let goal = equals.choose(rng).copied().unwrap_or(u16::MAX);
    let on_the_way: Vec<Cell> =
        ants.into_iter().filter(|cell| goal & 1 << cell.index() != 0).collect();
    on_the_way.choose(rng).map_or(actions[0], |&cell| Action::Ant(cell))
}

/// All sets of cells that a trail begun like this can end as, the longest only.
fn trails(square: &Square, file: File, begun: &[Cell]) -> Vec<u16> {
    let neighbours: Vec<u16> = Cell::all()
        .map(|cell| {
            let near: Vec<Cell> = Cell::all()
                .filter(|&other| cell.touches(other) && square[other.index()].is_some())
                .collect();
            mask(&near)
        })
        .collect();
    let cards: Vec<Cell> = Cell::all().filter(|cell| square[cell.index()].is_some()).collect();
    let last = begun.last().map_or(0, |cell| cell.index());
    let mut ends: Vec<(u16, usize)> = vec![(mask(begun), last)];
    for _ in begun.len()..crate::games::fable::ANTS {
        let mut longer = Vec::new();
        for &(trail, last) in &ends {
            let next = match (trail, file) {
                (0, _) => mask(&cards),
                (_, File::Single) => neighbours[last],
                (_, File::Free) => (0..16)
                    .filter(|at| trail & 1 << at != 0)
                    .fold(0, |next, at| next | neighbours[at]),
            };
            for at in (0..16).filter(|at| next & !trail & 1 << at != 0) {
                // In any order it does not matter which ant came last.
                let last = if file == File::Single { at } else { 0 };
                longer.push((trail | 1 << at, last));
            }
        }
        if longer.is_empty() {
            break;
        }
        longer.sort_unstable();
        longer.dedup();
        ends = longer;
    }
    ends.into_iter().map(|(trail, _)| trail).collect()
}

fn aim(open: &Open, rng: &mut Rng) -> Action {
    Action::Aim(draw(&present(open).ant, rng))
}

/// A Red Ant guesses what the Ant takes uncaught.
fn follow(open: &Open, rng: &mut Rng) -> Action {
    let mix = present(open);
    let uncaught = mix.ant.iter().zip(&mix.guess).map(|(&(path, aims), &(_, guesses))| {
        // Shares of a million, so that their product stays small.
        (path, share(aims, &mix.ant) * (MILLION - share(guesses, &mix.guess)))
    });
    Action::Aim(draw(&uncaught.collect::<Vec<_>>(), rng))
}

const MILLION: i128 = 1_000_000;

fn share(weight: i128, all: &[(Path, i128)]) -> i128 {
    let total: i128 = all.iter().map(|(_, weight)| weight).sum();
    weight * MILLION / total.max(1)
}

fn guess(view: &View, actions: &[Action], rng: &mut Rng) -> Action {
    if actions.contains(&Action::Look) {
        return Action::Look;
    }
    let mut weights = present(&view.open).guess;
    weights.retain(|&(path, _)| view.looked != Some(path));
    let path = draw(&weights, rng);
    let fits = |action: &&Action| match action {
        Action::Guess(cell) => view.open.card(*cell).is_some_and(|card| card.path == path),
        _ => false,
    };
    let fitting: Vec<&Action> = actions.iter().filter(fits).collect();
    fitting.choose(rng).map_or(actions[0], |&&action| action)
}

/// One of these in proportion to its weight; where none weighs anything, any.
fn draw(weights: &[(Path, i128)], rng: &mut Rng) -> Path {
    let total: i128 = weights.iter().map(|(_, weight)| weight).sum();
    let any = weights.choose(rng).map_or(Path::Tablecloth, |(path, _)| *path);
    if total <= 0 {
        return any;
    }
    let mut left = rng.random_range(0..total);
    for &(path, weight) in weights {
        if left < weight {
            return path;
        }
        left -= weight;
    }
    any
}

/// The seats of the guess.
fn rivals(open: &Open) -> (Seat, Seat) {
    (open.ant, open.grasshopper)
}
