//! A bot making up its mind, a slice at a time.

use super::{
    Level,
    search::{Grounds, Search, Searched},
};
use crate::{chance::Rng, game::Seat};

/// What a bot has come to, or is still searching for.
///
/// The outcome is the same however it is sliced, and a thought given up and begun again comes to
/// the same.
#[derive(Debug)]
pub struct Thought<G: Searched>(State<G>);

#[derive(Debug)]
enum State<G: Searched> {
    Made(G::Action, Option<Grounds>),
    Searching(Box<Search<G>>),
}

impl<G: Searched> Thought<G> {
    /// A bot of this level begins to think for the seat that sees `view` and may do `actions`
    /// (never empty).
    pub fn begin(
        view: G::View,
        actions: &[G::Action],
        seat: Seat,
        level: Level,
        rng: Rng,
    ) -> Thought<G> {
        let budget = G::budget(&view);
        Thought::within(view, actions, seat, level, budget, rng)
    }

    /// The same with another budget for a search.
    pub fn within(
        view: G::View,
        actions: &[G::Action],
        seat: Seat,
        level: Level,
        budget: u32,
        mut rng: Rng,
    ) -> Thought<G> {
        Thought(if level == Level::Sharp && actions.len() > 1 && G::is_deep(&view) {
            State::Searching(Box::new(Search::new(view, actions, seat, budget, rng)))
        } else {
            State::Made(G::choose(&view, actions, level, &mut rng), None)
        })
    }

    /// Thinks for a slice; the action once it is settled.
    pub fn go_on(&mut self) -> Option<G::Action> {
        if let State::Searching(search) = &mut self.0 {
            search.step(G::SLICE);
            if !search.is_done() {
                return None;
            }
            let choice = search.choice();
            self.0 = State::Made(choice, Some(search.grounds(choice)));
        }
        match self.0 {
            State::Made(action, _) => Some(action),
            State::Searching(_) => None,
        }
    }

    /// What speaks for the action, once it is settled by a search.
    pub fn grounds(&self) -> Option<Grounds> {
        match self.0 {
            State::Made(_, grounds) => grounds,
            State::Searching(_) => None,
        }
    }

    /// Thinks to the end.
    pub fn finish(mut self) -> G::Action {
        loop {
            if let Some(action) = self.go_on() {
                return action;
            }
        }
    }
}
