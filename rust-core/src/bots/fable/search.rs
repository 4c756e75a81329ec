//! What the searcher knows of *La Cigale & la Fourmi*: points, and what a supply is good for.
//!
//! The guess between Ant and Grasshopper is solved exactly and not searched.

use super::worth;
use crate::{
    bots::search::{SEATS, Searched, Standings},
    chance::Rng,
    game::Seat,
    games::fable::{Action, Fable, Phase, View},
};
use rand::RngExt;

/// Whoever has won stands before all others by so much.
const WINNER: i32 = 100_000;

impl Searched for Fable {
    const BUDGET: u32 = 1500;
    const SLICE: u32 = 30;
    const HORIZON: u32 = 40;
    const LEAD: i32 = 150;
    const CURIOSITY: u32 = 500;

    type Notes = ();

    fn is_deep(view: &View) -> bool {
        !matches!(view.open.phase, Phase::Trail | Phase::Aim | Phase::Guess | Phase::Over)
    }

    fn standings(&self) -> Standings {
        let open = self.open();
        let mut standings = [0; SEATS];
        for seat in open.seats().iter() {
            let won = open.winners.is_some_and(|winners| winners.contains(seat));
            let stands = (worth::of_table(open, seat) / 10) as i32;
            standings[seat.index()] = if won { WINNER } else { 0 } + stands;
        }
        standings
    }

    fn playout(&self, _: Seat, actions: &[Action], _: &mut (), rng: &mut Rng) -> usize {
        match self.open().phase {
            // Whoever can buy does.
            Phase::Market => 0,
            _ => rng.random_range(0..actions.len()),
        }
    }
}
