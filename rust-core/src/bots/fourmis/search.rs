//! What the searcher knows of Fourmis: the race for what lies near says how a position stands.

use super::hope::{Hope, POINT};
use crate::{
    bots::search::{SEATS, Searched, Standings, weigh},
    chance::Rng,
    game::Seat,
    games::fourmis::{Action, Cells, Fourmis, View},
};
use rand::RngExt;

/// What a face-down hex is worth on average while all are face down.
const SURPRISE: i32 = POINT * 24 / 9;
/// The most a promising action weighs beside the least.
const EAGER: u32 = 60;
/// A playout looks at so many actions and takes the best of them.
const GLANCES: usize = 4;

impl Searched for Fourmis {
    const BUDGET: u32 = 4000;
    const SLICE: u32 = 80;
    const HORIZON: u32 = 90;
    const LEAD: i32 = 600;
    const CURIOSITY: u32 = 700;

    type Notes = ();

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
        let worths = actions.iter().map(|&action| {
            if let Action::Track { to, .. } = action {
                // Where a track comes from makes no difference to what can be done later.
                if seen.contains(to) {
                    return None;
                }
                seen = seen.with(to);
            }
            Some(hope.after(seat, action))
        });
        weigh(EAGER, worths, weights);
    }

    fn playout(&self, _: Seat, actions: &[Action], _: &mut (), rng: &mut Rng) -> usize {
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
