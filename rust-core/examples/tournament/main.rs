//! How well bots play: levels against each other, with what chance may have added.
//!
//! ```text
//! tournament [--only TEXT] [--games N] [--budget N] [--seed S]
//! ```
//!
//! Without options it plays the pairings of `pairings.rs` with their committed numbers of games,
//! budgets and seeds; `--only` keeps those whose line contains the text. In a match one half of
//! the seats plays one way and the other half the other, taken in turn; what counts is one
//! half's share of the win, so draws count half, with Wilson's interval at 95 %. Whoever plays
//! alone plays for points: each deal is played both ways, and what counts is the difference.

mod pairings;
mod score;

use myrmex_core::{
    bots::{Level, Searched, Thought},
    chance::{Chance, Rng},
    game::{Choices, Game, Seat},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
};
use pairings::{PAIRINGS, Pairing, Way};
use rand::{RngExt, SeedableRng};
use score::{Points, Score};
use std::{error::Error, time::Instant};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let (mut only, mut games, mut budget, mut seed) = (String::new(), None, None, None);
    while let Some(word) = args.next() {
        let value = args.next().ok_or_else(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--only" => only = value,
            "--games" => games = Some(value.parse()?),
            "--budget" => budget = Some(value.parse()?),
            "--seed" => seed = Some(value.parse()?),
            _ => return Err(format!("what is {word:?}?").into()),
        }
    }
    println!("{:<62} {:>6} {:>7}  {:<15} {:>8}", "", "games", "", "95 %", "seconds");
    let all = PAIRINGS.iter().filter(|pairing| pairing.to_string().contains(&only));
    for pairing in all {
        let pairing = Pairing {
            games: games.unwrap_or(pairing.games),
            budget: budget.or(pairing.budget),
            seed: seed.unwrap_or(pairing.seed),
            ..*pairing
        };
        let begun = Instant::now();
        let score = match pairing.game {
            Gringrins::ID => run::<Gringrins>(&pairing)?,
            Fable::ID => run::<Fable>(&pairing)?,
            Fourmis::ID => run::<Fourmis>(&pairing)?,
            Fourmidable::ID => run::<Fourmidable>(&pairing)?,
            other => return Err(format!("no game is called {other:?}").into()),
        };
        println!(
            "{:<62} {:>6} {score} {:>8.0}",
            pairing.to_string(),
            pairing.games,
            begun.elapsed().as_secs_f64(),
        );
    }
    Ok(())
}

/// Plays a pairing: what share of the wins the first way took, or alone how many points more.
fn run<G: Searched>(pairing: &Pairing) -> Result<String, Box<dyn Error>> {
    let words = pairing.options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
    let options = G::options(pairing.players, &words.collect::<Choices>())?;
    if pairing.players == 1 {
        let mut points = Points::default();
        for game in 0..pairing.games {
            let chance = Chance::new(pairing.seed + game);
            let alone = |way| play::<G>(&options, pairing, chance, game, |_| way).scores()[0];
            points.add(alone(pairing.first), alone(pairing.second));
        }
        return Ok(points.to_string());
    }
    let mut score = Score::default();
    for game in 0..pairing.games {
        score.add(share::<G>(&options, pairing, game));
    }
    Ok(score.to_string())
}

/// Plays one match; the seats of the first way move on by one from match to match, and every
/// deal is played from both sides.
fn share<G: Searched>(options: &G::Options, pairing: &Pairing, game: u64) -> f64 {
    let sides = 2;
    let chance = Chance::new(pairing.seed + game / sides);
    let first = |seat: Seat| u64::from(seat.0) % 2 == game % sides;
    let way = |seat| if first(seat) { pairing.first } else { pairing.second };
    let state = play::<G>(options, pairing, chance, game, way);
    let winners = state.outcome().expect("it is over").winners;
    let ours = winners.iter().filter(|&seat| first(seat)).count();
    // A match nobody won is a draw.
    if winners.is_empty() { 0.5 } else { ours as f64 / f64::from(winners.len()) }
}

fn play<G: Searched>(
    options: &G::Options,
    pairing: &Pairing,
    chance: Chance,
    game: u64,
    way: impl Fn(Seat) -> Way,
) -> G {
    let mut rng = Rng::seed_from_u64(pairing.seed + game);
    let mut state = G::new(options, chance, &mut Vec::new());
    let mut actions = Vec::new();
    let mut turn = 0;
    while let Some(seat) = state.actors().first() {
        actions.clear();
        state.actions(seat, &mut actions);
        let action = match way(seat) {
            Way::Random => actions[rng.random_range(0..actions.len())],
            Way::Bot(level) => {
                let own = chance.stream("bot", u64::from(seat.0) << 32 | turn);
                let view = state.view(Some(seat));
                let budget = pairing.budget.unwrap_or_else(|| G::budget(&view));
                Thought::<G>::within(view, &actions, seat, level, budget, own).finish()
            }
        };
        state.apply(seat, action, chance, &mut Vec::new()).expect("bots play by the rules");
        turn += 1;
    }
    state
}

/// The way of a level.
const fn bot(level: Level) -> Way {
    Way::Bot(level)
}
