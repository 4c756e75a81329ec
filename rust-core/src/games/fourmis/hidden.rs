//! For the leak test: everything one person may not see, drawn again.
//!
//! Written from FM-02 and FM-60 alone. It uses neither [`Game::view`](crate::game::Game::view)
//! nor [`Game::sample`](crate::game::Game::sample), or it could not find their faults.

use super::{
    Action, Fourmis, Hill,
    cells::{Cell, Cells},
};
use crate::{chance::Rng, game::Seat, testing::Secrets};
use rand::seq::SliceRandom;

impl Secrets for Fourmis {
    fn reshuffle_hidden(&self, _viewer: Option<Seat>, rng: &mut Rng) -> Self {
        // Nobody has looked under a face-down hex, so for everybody they may lie in any order.
        let cells = self.surprises.all();
        let mut kinds: Vec<_> = cells.iter().filter_map(|cell| self.surprises.at(cell)).collect();
        kinds.shuffle(rng);
        Fourmis { surprises: cells.iter().zip(kinds).collect(), ..*self }
    }

    fn invariant(&self) -> Result<(), String> {
        let meadow = &self.meadow;
        if meadow.hidden != self.surprises.all()
            || !(meadow.hidden & meadow.ground.all()).is_empty()
        {
            return Err("FM-60: a hex is neither face up nor face down".to_owned());
        }
        let mut taken = Cells::NONE;
        for seat in meadow.seats() {
            let reached = meadow.reached[seat.index()];
            if !(taken & reached).is_empty() {
                return Err(format!("FM-61: colony {seat} shares a hex"));
            }
            taken |= reached;
            for cell in reached.iter() {
                let mut at = cell;
                for _ in 0..Cells::ALL.len() {
                    at = meadow.piece(at).map_or(at, |piece| piece.from);
                }
                if meadow.hills[seat.index()].map(Hill::cell) != Some(at) {
                    return Err(format!("FM-61: {cell} is cut off from the anthill of {seat}"));
                }
            }
        }
        Ok(())
    }

    fn probes() -> Vec<Action> {
        let pairs = Cell::all().flat_map(|from| Cell::all().map(move |to| (from, to)));
        let near = pairs.filter(|(from, to)| from.hex().distance(to.hex()) <= 2);
        let pieces =
            near.flat_map(|(from, to)| [Action::Track { from, to }, Action::Tunnel { from, to }]);
        // Every piece at every position is compared with the clauses elsewhere; here some do.
        let some = pieces.step_by(17);
        some.chain(Hill::ALL.map(Action::Hill)).chain([Action::Pass]).collect()
    }
}
