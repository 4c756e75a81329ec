//! What the searcher knows of Fourmis: the race for what lies near says how a position stands.

use super::hope::{Hope, POINT};
use crate::{
    bots::search::{SEATS, Searched, Standings},
    chance::Rng,
    game::Seat,
    games::fourmis::{Action, Cells, Fourmis, View},
};
use rand::RngExt;

/// What a face-down hex is worth on average while all are face down.
const SURPRISE: i32 = POINT * 24 / 9;
/// The most a promising action weighs beside the least.
const EAGER: i64 = 60;
/// A playout looks at so many actions and takes the best of them.
const GLANCES: usize = 4;

impl Searched for Fourmis {
    const BUDGET: u32 = 4000;
    const SLICE: u32 = 80;
    const HORIZON: u32 = 90;
    const LEAD: i32 = 600;
    const CURIOSITY: u32 = 700;

    fn is_deep(_view: &View) -> bool {
        true
    }

    fn standings(&self) -> Standings {
        let hope = Hope { meadow: self.meadow(), surprise: SURPRISE };
        let mut standings = [0; SEATS];
        for (stands, hope) in standings.iter_mut().zip(hope.standings()) {
            *stands = 100 * hope / POINT;
        }
        standings
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<u32>) {
        let hope = Hope { meadow: self.meadow(), surprise: SURPRISE };
        let mut seen = Cells::NONE;
        let mut worth = |action: Action| match action {
            // Where a track comes from makes no difference to what can be done later.
            Action::Track { to, .. } if seen.contains(to) => i32::MIN,
            Action::Track { to, .. } => {
                seen = seen.with(to);
                hope.after(seat, action)
            }
            _ => hope.after(seat, action),
        };
        // Weights are kept as worths first, shifted so that they fit.
        let shifted = |worth: i32| if worth == i32::MIN { 0 } else { (worth + SHIFT) as u32 };
        weights.extend(actions.iter().map(|&action| shifted(worth(action))));
        let least = weights.iter().filter(|&&at| at > 0).min().copied().unwrap_or(0);
        let most = weights.iter().max().copied().unwrap_or(0);
        let span = i64::from((most - least).max(1));
        for weight in weights.iter_mut().filter(|weight| **weight > 0) {
            let above = i64::from(*weight - least);
            *weight = 1 + (EAGER * above / span * above / span * above / span) as u32;
        }
    }

    fn playout(&self, _seat: Seat, actions: &[Action], rng: &mut Rng) -> usize {
        let meadow = self.meadow();
        let worth = |at: usize| match actions[at] {
            Action::Track { to, .. } if meadow.hidden.contains(to) => 2,
            Action::Track { to, .. } => meadow.ground.value(Cells::only(to)),
            Action::Tunnel { to, .. } => meadow.ground.value(Cells::only(to)) - 2,
            Action::Hill(_) | Action::Pass => 0,
        };
        let glances = (0..GLANCES).map(|_| rng.random_range(0..actions.len()));
        glances.max_by_key(|&at| worth(at)).unwrap_or(0)
    }
}

/// Above all that a position can be worth, below zero.
const SHIFT: i32 = 1 << 20;
