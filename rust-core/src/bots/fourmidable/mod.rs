//! A bot that works for its objectives: it sends each ant where the resources it misses are,
//! learns new objectives in the library, reveals as soon as it can, and lets predators eat what
//! others are near. Alone it counts the rounds, and lets predators eat what it does not want.

mod alone;
mod cards;
mod habits;
mod mind;
mod search;
#[cfg(test)]
mod tests;

use super::{Level, Plays};
use crate::{
    chance::Rng,
    games::fourmidable::{Action, Fourmidable, Phase, View},
};
use mind::Mind;
use rand::{RngExt, seq::IndexedRandom};

/// A gentle bot does as it pleases one time in so many.
const LAPSE: u32 = 4;

impl Plays for Fourmidable {
    fn choose(view: &View, actions: &[Action], level: Level, rng: &mut Rng) -> Action {
        if actions.len() == 1 || level == Level::Gentle && rng.random_ratio(1, LAPSE) {
            return *actions.choose(rng).unwrap_or(&actions[0]);
        }
        if level == Level::Sharp && view.open.phase == Phase::Draw {
            return best(actions, |action| mind::mixed(view, action));
        }
        sensible(&Mind::of(view), actions)
    }
}

/// What a steady bot does.
fn sensible(mind: &Mind<'_>, actions: &[Action]) -> Action {
    if let Some(reveal) = reveal(actions) {
        return reveal;
    }
    match mind.open.phase {
        Phase::Walk => walk(mind, actions),
        _ => best(actions, at_sight(mind, actions)),
    }
}

/// Whoever can reveal does so before anything else.
fn reveal(actions: &[Action]) -> Option<Action> {
    let reveals = actions.iter().filter_map(|&action| match action {
        Action::Reveal(card) => Some((card.points(), action)),
        _ => None,
    });
    reveals.max().map(|(_, action)| action)
}

/// What actions are worth at first sight, other than the steps of a way.
fn at_sight<'a>(mind: &'a Mind<'a>, actions: &[Action]) -> impl Fn(Action) -> i32 + use<'a> {
    let births = actions.iter().any(|action| matches!(action, Action::Birth(_)));
    let waits = births || actions.iter().any(|action| matches!(action, Action::Ant(_)));
    move |action| match mind.open.phase {
        Phase::Turn => at_turn(mind, action, births, waits),
        _ => mind.worth(action),
    }
}

/// The action of most worth; among equals the first.
fn best(actions: &[Action], worth: impl Fn(Action) -> i32) -> Action {
    let mut best = (i32::MIN, actions[0]);
    for &action in actions {
        let worth = worth(action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// What an ant on her turn is worth besides what it can bring.
const ANT: i32 = 1_000;

/// Cards worth playing first, then a birth, then the ant with most to win, then a predator. A birth
/// may also wait for all ants.
fn at_turn(mind: &Mind<'_>, action: Action, births: bool, waits: bool) -> i32 {
    match action {
        Action::Play(card) => mind.play_now(card),
        Action::Fly => 9_000,
        Action::Hunt(predator) => 7_000 + mind.best_prey(predator),
        Action::Birth(kind) if mind.habits.births_last => 100 + mind.need(kind).min(900),
        Action::Birth(kind) => 6_000 + mind.need(kind).min(900),
        Action::Ant(_) if births && !mind.habits.births_last => ANT,
        Action::Ant(ant) => ANT + mind.best_of(ant).min(4_000),
        Action::Prowl(_) if waits => 0,
        Action::Prowl(predator) => mind.best_prey(predator),
        _ => -1,
    }
}

/// A card that leads further, or the first step of the best way, or a stop.
fn walk(mind: &Mind<'_>, actions: &[Action]) -> Action {
    let (now, step) = mind.next_step();
    let helps = |action: &&Action| match action {
        Action::Play(card) => mind.helps_walk(*card, now),
        _ => false,
    };
    if let Some(&card) = actions.iter().find(helps) {
        return card;
    }
    match step.map(Action::Go).filter(|go| actions.contains(go)) {
        Some(go) => go,
        None if actions.contains(&Action::Stop) => Action::Stop,
        None => best(actions, |action| i32::from(matches!(action, Action::Go(_)))),
    }
}
