//! A bot that steers its fortune: it wants to win the pot when it has too little, and to be
//! rid of Gringrins when it has too much.

mod last;
mod search;
#[cfg(test)]
mod tests;

use super::{Level, Plays, matrix};
use crate::{
    chance::{Chance, Rng},
    game::{Game, Seat},
    games::gringrins::{Action, Gringrins, PURSE, Phase, TURNS, Variant, View},
};
use rand::{RngExt, seq::IndexedRandom};

/// Worlds looked at for one decision.
const WORLDS: u32 = 48;
/// A gentle bot does as it pleases one time in so many.
const LAPSE: u32 = 4;

impl Plays for Gringrins {
    fn choose(view: &View, actions: &[Action], level: Level, rng: &mut Rng) -> Action {
        if level == Level::Gentle && rng.random_ratio(1, LAPSE) {
            return *actions.choose(rng).unwrap_or(&actions[0]);
        }
        if level == Level::Sharp
            && let Some(weights) = last::weights(view, actions)
        {
            return actions[matrix::draw(&weights, rng)];
        }
        // A bot is asked only for a seat that owes an action.
        let seat = view.seat.unwrap_or(Seat(0));
        if view.phase == Phase::Aim {
            return aim(actions, rng);
        }
        let cost: Vec<u32> = actions.iter().map(|&action| cost(view, seat, action, rng)).collect();
        let least = cost.iter().min().copied().unwrap_or(0);
        let best: Vec<Action> = actions
            .iter()
            .zip(&cost)
            .filter(|&(_, &cost)| cost == least)
            .map(|(&action, _)| action)
            .collect();
        *best.choose(rng).unwrap_or(&actions[0])
    }
}

/// A number near what it starts with: the easiest to come back to.
fn aim(actions: &[Action], rng: &mut Rng) -> Action {
    let near = |action: &&Action| matches!(action, Action::Aim(n) if n.abs_diff(PURSE) <= 3);
    let near: Vec<&Action> = actions.iter().filter(near).collect();
    near.choose(rng).map_or(actions[0], |&&action| action)
}

/// How far from its goal the bot ends this turn with `action`, summed over sampled worlds in
/// which the others play at random and the bot's own open choices are made at random too.
fn cost(view: &View, seat: Seat, action: Action, rng: &mut Rng) -> u32 {
    (0..WORLDS).map(|_| u32::from(cost_in(view, seat, action, rng))).sum()
}

fn cost_in(view: &View, seat: Seat, action: Action, rng: &mut Rng) -> u16 {
    let chance = Chance::new(rng.random());
    let mut world = Gringrins::sample(view, rng);
    let mut events = Vec::new();
    let mut options = Vec::new();
    let mut next = Some((seat, action));
    while let Some((seat, action)) = next {
        // Sampled worlds fit the view, so what is legal there is legal here.
        if world.apply(seat, action, chance, &mut events).is_err() {
            return u16::MAX;
        }
        let now = world.view(None);
        if now.turn != view.turn || now.game != view.game {
            break;
        }
        next = world.actors().first().map(|actor| {
            options.clear();
            world.actions(actor, &mut options);
            (actor, options[rng.random_range(0..options.len())])
        });
    }
    let after = world.view(Some(seat));
    let purse = match after.tallies[view.game as usize] {
        Some(tally) => tally.purses[seat.index()],
        None => after.purses[seat.index()],
    };
    distance(view, seat, purse)
}

/// How bad a fortune is for this seat.
fn distance(view: &View, seat: Seat, purse: u8) -> u16 {
    let broke = if purse == 0 && view.turn + 1 < TURNS { 12 } else { 0 };
    let off = match view.rules.variant {
        Variant::Most => 2 * PURSE - purse,
        Variant::Ten => purse.abs_diff(PURSE),
        Variant::Bet => purse.abs_diff(view.aims[seat.index()].unwrap_or(PURSE)),
    };
    // Far off is worse than proportionally: it takes more than one pot to come back.
    u16::from(off) * u16::from(off) + broke
}
