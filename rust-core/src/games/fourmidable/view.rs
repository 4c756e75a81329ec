//! What each person may see (FD-110 to FD-112), and worlds that fit it.

use super::{Fourmidable, Hand, Objective, Open, Special, SpecialHand, library::Drawn};
use crate::game::Seat;
use serde::Serialize;

/// A hand of the draft as a seat held it (FD-112).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Held {
    /// The cards she chose from, sorted.
    pub cards: Vec<Special>,
    /// The one she kept; none yet: it is before her now.
    pub kept: Option<Special>,
}

/// All that one seat was ever shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose eyes; `None`: what is public.
    pub seat: Option<Seat>,
    /// The open table.
    pub open: Open,
    /// This seat's objectives, sorted.
    pub hand: Hand,
    /// How many objectives lie before whoever studies in the library.
    pub studied: u8,
    /// Those objectives, if it is this seat, in the order they were drawn.
    pub drawn: Drawn,
    /// This seat's special cards, sorted.
    pub specials: SpecialHand,
    /// The hands of the draft this seat has held, the present one last.
    pub draft: Vec<Held>,
    /// What this seat knows of the piles, the next card first: what it looked at, and what it
    /// put under a pile.
    pub piles: [Vec<Option<Objective>>; 3],
}

/// Who sees what the viewer sees. Whoever plays alone has nobody to hide a hand from: it lies on
/// the open table.
fn eyes(seat: Option<Seat>, open: &Open) -> Option<Seat> {
    if open.level().is_alone() { Some(open.turn) } else { seat }
}

impl View {
    /// Whose hand this shows; nobody's on the open table, unless somebody plays alone.
    pub fn eyes(&self) -> Option<Seat> {
        eyes(self.seat, &self.open)
    }
}

pub(super) fn of(state: &Fourmidable, seat: Option<Seat>) -> View {
    let eyes = eyes(seat, &state.open);
    let studies = seat == Some(state.open.turn);
    View {
        seat,
        open: state.open.clone(),
        hand: eyes.map_or_else(Hand::new, |at| state.hands[at.index()].clone()),
        studied: state.drawn.len() as u8,
        drawn: if studies { state.drawn.clone() } else { Drawn::new() },
        specials: eyes.map_or_else(SpecialHand::new, |at| state.specials[at.index()].clone()),
        draft: seat.map_or_else(Vec::new, |at| state.draft.held(at, &state.open)),
        piles: state.piles.each_ref().map(|pile| {
            let sees = |card: &super::Buried| eyes.is_some_and(|at| card.seen.contains(at));
            pile.iter().rev().map(|card| sees(card).then_some(card.card)).collect()
        }),
    }
}
