//! What tests need of every game and a phone does not.

mod check;

use crate::{chance::Rng, game::Game, game::Seat};

pub use check::{Coverage, check_game, check_some, every_choice, header};

/// A game whose secrets tests can draw again.
pub trait Secrets: Game {
    /// The same position with everything `viewer` may not know drawn anew.
    ///
    /// Written from the clauses that say what each person may see, calling neither
    /// [`Game::view`] nor [`Game::sample`].
    fn reshuffle_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self;

    /// Whatever must be true of every position, such as that nothing is lost.
    ///
    /// # Errors
    /// What is not true, with its clause.
    fn invariant(&self) -> Result<(), String>;

    /// Actions, allowed or not, to be refused by name.
    fn probes() -> Vec<Self::Action>;
}
