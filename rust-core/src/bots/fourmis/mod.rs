//! A bot that looks one piece ahead: it tries each, asks who would then get where first, and
//! so goes where it gains most, cuts others off and keeps from being cut off.

mod hope;
mod search;

use super::{Level, Plays};
use crate::{
    chance::Rng,
    games::fourmis::{Action, Fourmis, View},
};
use hope::Hope;
use rand::{RngExt, seq::IndexedRandom};

/// A gentle bot does as it pleases one time in so many.
const LAPSE: u32 = 4;

impl Plays for Fourmis {
    fn choose(view: &View, actions: &[Action], level: Level, rng: &mut Rng) -> Action {
        if level == Level::Gentle && rng.random_ratio(1, LAPSE) {
            return *actions.choose(rng).unwrap_or(&actions[0]);
        }
        // A bot is asked only for a seat that owes an action.
        let seat = view.seat.unwrap_or(view.meadow.turn);
        let hope = Hope::of(view);
        let worth: Vec<i32> = actions.iter().map(|&action| hope.after(seat, action)).collect();
        let most = worth.iter().max().copied().unwrap_or(0);
        let best: Vec<Action> = actions
            .iter()
            .zip(&worth)
            .filter(|&(_, &worth)| worth == most)
            .map(|(&action, _)| action)
            .collect();
        *best.choose(rng).unwrap_or(&actions[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        chance::Chance,
        game::{Choices, Game, Seat},
        games::fourmis::Cells,
    };
    use rand::SeedableRng;

    /// Takes the most it can get now, and nothing else.
    fn greedy(view: &View, actions: &[Action], rng: &mut Rng) -> Action {
        let hope = Hope::of(view);
        let gain = |action: &Action| match *action {
            Action::Track { to, .. } | Action::Tunnel { to, .. } => {
                hope.value(&view.meadow, Cells::only(to))
            }
            Action::Hill(_) | Action::Pass => 0,
        };
        let most = actions.iter().map(gain).max();
        let best: Vec<&Action> =
            actions.iter().filter(|action| Some(gain(action)) == most).collect();
        **best.choose(rng).expect("there is something to do")
    }

    /// How many of `games` matches of two the steady bot wins, ties counted as halves, seats
    /// and beginning taken in turn.
    fn halves_won(mode: &str, pieces: &str, games: u64) -> u64 {
        let chosen: Choices = [("mode", mode), ("pieces", pieces)]
            .into_iter()
            .map(|(id, value)| (id.to_owned(), value.to_owned()))
            .collect();
        let rules = Fourmis::options(2, &chosen).expect("on offer");
        let mut halves = 0;
        for seed in 0..games {
            let chance = Chance::new(seed);
            let mut rng = Rng::seed_from_u64(seed);
            let mut game = Fourmis::new(&rules, chance, &mut Vec::new());
            let steady = Seat((seed % 2) as u8);
            let mut actions = Vec::new();
            while let Some(seat) = game.actors().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                let view = game.view(Some(seat));
                let action = if seat == steady {
                    Fourmis::choose(&view, &actions, Level::Steady, &mut rng)
                } else {
                    greedy(&view, &actions, &mut rng)
                };
                game.apply(seat, action, chance, &mut Vec::new()).expect("bots play by the rules");
            }
            let winners = game.outcome().expect("it is over").winners;
            halves += if winners.contains(steady) { 3 - u64::from(winners.len()) } else { 0 };
        }
        halves
    }

    #[test]
    fn the_steady_bot_is_clearly_stronger_than_greed() {
        for (mode, pieces) in [
            ("kids", "tracks"),
            ("prairie", "tracks"),
            ("prairie", "tunnels"),
            ("ponds", "tunnels"),
        ] {
            let halves = halves_won(mode, pieces, 60);
            println!("{mode}, {pieces}: {halves} halves of 120 against greed");
            assert!(halves >= 2 * 60 * 2 / 3, "{mode}: {halves} halves of 120");
        }
    }
}
