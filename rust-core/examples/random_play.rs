//! Plays matches at random, one after the other, until so many actions are applied.
//!
//! ```text
//! random_play GAME PLAYERS ACTIONS [OPTION=VALUE]…
//! ```
//!
//! It asks for the legal actions, applies one of them, and says how many it applied and in how
//! many matches; `tests/openspiel` measures it.

use myrmex_core::{
    chance::{Chance, Rng},
    game::{Choices, Game},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
};
use rand::{RngExt, SeedableRng};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, most, options @ ..] = args.as_slice() else {
        return Err("random_play GAME PLAYERS ACTIONS [OPTION=VALUE]…".into());
    };
    let (players, most) = (players.parse()?, most.parse()?);
    let choice = |option: &String| {
        let (id, value) = option.split_once('=')?;
        Some((id.to_owned(), value.to_owned()))
    };
    let choices: Option<Choices> = options.iter().map(choice).collect();
    let choices = choices.ok_or("an option is OPTION=VALUE")?;
    let (actions, matches) = match game.as_str() {
        Gringrins::ID => play::<Gringrins>(players, &choices, most)?,
        Fable::ID => play::<Fable>(players, &choices, most)?,
        Fourmis::ID => play::<Fourmis>(players, &choices, most)?,
        Fourmidable::ID => play::<Fourmidable>(players, &choices, most)?,
        other => return Err(format!("no game is called {other:?}").into()),
    };
    println!("{actions} {matches}");
    Ok(())
}

/// Plays until at least `most` actions are applied and a match is over; how many of both.
fn play<G: Game>(players: u8, choices: &Choices, most: u64) -> Result<(u64, u64), Box<dyn Error>> {
    let options = G::options(players, choices)?;
    let mut rng = Rng::seed_from_u64(1);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let (mut applied, mut matches) = (0, 0);
    while applied < most {
        let chance = Chance::new(rng.random());
        events.clear();
        let mut state = G::new(&options, chance, &mut events);
        while let Some(seat) = state.actors().first() {
            legal.clear();
            state.actions(seat, &mut legal);
            let action = legal[rng.random_range(0..legal.len())];
            events.clear();
            state.apply(seat, action, chance, &mut events)?;
            applied += 1;
        }
        matches += 1;
    }
    Ok((applied, matches))
}
