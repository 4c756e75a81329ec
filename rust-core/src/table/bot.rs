//! Bots at the table.

use super::{Kind, Table};
use crate::{
    bots::{Level, Searched, Thought},
    chance::Chance,
    game::{Refusal, Seat},
};

impl<G: Searched> Table<G> {
    /// What a bot of this level does on this seat now; none if it owes nothing.
    pub fn bot_action(&self, seat: Seat, level: Level) -> Option<G::Action> {
        self.thought(seat, level).map(Thought::finish)
    }

    /// A bot of this level begins to think for this seat; none if it owes nothing.
    ///
    /// Its chance is a stream of its own, so it does the same wherever the match is played.
    pub fn thought(&self, seat: Seat, level: Level) -> Option<Thought<G>> {
        let actions = self.actions(seat);
        if actions.is_empty() {
            return None;
        }
        let rng = self.chance().stream("bot", self.turn_of(seat));
        Some(Thought::begin(self.state().view(Some(seat)), &actions, seat, level, rng))
    }

    /// What a sharp bot would do in a person's place; none if she owes nothing.
    ///
    /// The seed of the match has no part in it, so that a hint tells nothing but what she knows.
    pub fn hint(&self, seat: Seat) -> Option<Thought<G>> {
        self.hint_within(seat, G::budget(&self.state().view(Some(seat))))
    }

    /// The same with another budget for a search.
    pub fn hint_within(&self, seat: Seat, budget: u32) -> Option<Thought<G>> {
        let actions = self.actions(seat);
        if actions.is_empty() {
            return None;
        }
        let rng = Chance::new(0).stream("hint", self.turn_of(seat));
        let view = self.state().view(Some(seat));
        Some(Thought::within(view, &actions, seat, Level::Sharp, budget, rng))
    }

    fn turn_of(&self, seat: Seat) -> u64 {
        u64::from(seat.0) << 32 | self.moves().len() as u64
    }

    /// Plays on while bots owe decisions; to the end if nobody else plays.
    ///
    /// # Errors
    /// A [`Refusal`] if a bot chose what is not allowed, which is a fault of the bot.
    pub fn play_bots(&mut self) -> Result<(), Refusal> {
        loop {
            let bot =
                self.actors().iter().find_map(|seat| match self.players()[seat.index()].kind {
                    Kind::Bot(level) => Some((seat, level)),
                    Kind::Person => None,
                });
            let Some((seat, level)) = bot else { return Ok(()) };
            let Some(action) = self.bot_action(seat, level) else { return Ok(()) };
            let considered = self.consider(seat, &[action])?;
            self.accept(considered);
        }
    }
}
