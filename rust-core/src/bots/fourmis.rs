//! A bot that looks one piece ahead: it tries each, asks who would then get where first, and
//! so goes where it gains most, cuts others off and keeps from being cut off.

use super::{Level, Plays};
use crate::{
    chance::Rng,
    game::Seat,
    games::fourmis::{Action, Cells, Fourmis, Meadow, SEATS, View},
};
use rand::{RngExt, seq::IndexedRandom};

/// A gentle bot does as it pleases one time in so many.
const LAPSE: u32 = 4;
/// What a point in hand counts.
const POINT: i32 = 64;
/// What a point one step away counts; each step further it is less by a quarter.
const NEAR: i32 = 20;
/// What a tunnel is worth while it is not used.
const TUNNEL: i32 = 40;

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

/// What can be hoped for from here.
struct Hope<'a> {
    meadow: &'a Meadow,
    /// What a face-down hex is worth on average, in [`POINT`]s.
    surprise: i32,
}

impl Hope<'_> {
    fn of(view: &View) -> Hope<'_> {
        let unseen = view.unseen();
        let sum: i32 = unseen.iter().map(|kind| kind.value()).sum();
        Hope { meadow: &view.meadow, surprise: POINT * sum / unseen.len().max(1) as i32 }
    }

    /// How well the seat stands after an action, compared with the others.
    fn after(&self, seat: Seat, action: Action) -> i32 {
        let mut after = *self.meadow;
        match action {
            Action::Hill(hill) => after.hills[seat.index()] = Some(hill),
            Action::Track { .. } | Action::Tunnel { .. } => after.lay(seat, action),
            Action::Pass => {}
        }
        let reach = self.reach(&after, seat.left(after.rules.players));
        let stands = |at: Seat| {
            self.value(&after, after.reached[at.index()])
                + TUNNEL * i32::from(after.tunnels(at))
                + reach[at.index()]
        };
        let others = after.seats().filter(|&other| other != seat).map(stands).sum::<i32>();
        // Against many it matters more to do well than to do harm.
        stands(seat) - others / i32::from(after.rules.players)
    }

    /// What some cells are worth, face-down ones by their average.
    fn value(&self, meadow: &Meadow, cells: Cells) -> i32 {
        let down = i32::from((self.meadow.hidden & cells).len());
        POINT * meadow.ground.value(cells) + self.surprise * down
    }

    /// What each colony could get to before all others if everyone spread at the same pace,
    /// `next` first; the further away, the less it counts.
    fn reach(&self, meadow: &Meadow, next: Seat) -> [i32; SEATS] {
        let mut held: [Cells; SEATS] = std::array::from_fn(|at| meadow.network(Seat(at as u8)));
        let mut open = meadow.prizes();
        let mut reach = [0; SEATS];
        let mut counts = NEAR;
        for step in 0..meadow.tracks(next).max(1) {
            let mut seat = next;
            for _ in 0..meadow.rules.players {
                if step < meadow.tracks(seat) {
                    let got = held[seat.index()].around() & open;
                    reach[seat.index()] += self.value(meadow, got) * counts / POINT;
                    held[seat.index()] |= got;
                    open = open - got;
                }
                seat = seat.left(meadow.rules.players);
            }
            counts = counts * 3 / 4;
        }
        reach
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        chance::Chance,
        game::{Choices, Game},
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
