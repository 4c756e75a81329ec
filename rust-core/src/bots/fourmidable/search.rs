//! What the searcher knows of Fourmidable: playouts by the steady bot over the next rounds, and
//! what objectives in the making are worth then.

use super::{mind::Mind, sensible};
use crate::{
    bots::search::{SEATS, Searched, Standings},
    chance::Rng,
    game::Seat,
    games::fourmidable::{Action, Fourmidable, Objective, Open, Phase, Stock, View},
};

/// A resource that no objective asks for.
const SPARE: i32 = 40;
/// Of an objective's points, the share in percent that its resources are worth before it is
/// complete.
const BEGUN: i32 = 60;
/// An objective in hand, for itself.
const CARD: i32 = 150;
/// An ant more.
const ANT: i32 = 150;
/// Playouts end when so many rounds more are over: looking further takes many times as long.
const ROUNDS: u16 = 1;
/// What the steady bot would do weighs so much beside anything else.
const EAGER: u32 = 8;

impl Searched for Fourmidable {
    const BUDGET: u32 = 160;
    const SLICE: u32 = 6;
    const HORIZON: u32 = 1000;
    const LEAD: i32 = 1500;
    const CURIOSITY: u32 = 400;
    const USUAL: usize = 64;

    fn is_deep(view: &View) -> bool {
        is_searched(view.open.phase)
    }

    fn standings(&self) -> Standings {
        let open = self.open();
        let over = open.phase == Phase::Over;
        let mut standings = [0; SEATS];
        for seat in open.seats().iter() {
            let points = 100 * open.tally(seat).total();
            standings[seat.index()] = if over {
                let ties = open.tie_breaks(seat).first().copied().unwrap_or(0);
                points + ties.min(99)
            } else {
                points + in_the_making(open, seat, self.hand(seat))
            };
        }
        standings
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<u32>) {
        let likely = sensible(&Mind::with(self.open(), seat, self.hand(seat)), actions);
        let other = u32::from(is_searched(self.open().phase));
        weights.extend(actions.iter().map(|&action| if action == likely { EAGER } else { other }));
    }

    fn playout(&self, seat: Seat, actions: &[Action], _rng: &mut Rng) -> usize {
        if actions.len() == 1 {
            return 0;
        }
        let action = sensible(&Mind::with(self.open(), seat, self.hand(seat)), actions);
        actions.iter().position(|&at| at == action).unwrap_or(0)
    }

    fn is_settled(&self, view: &View) -> bool {
        self.open().round >= view.open.round + ROUNDS
    }
}

/// Whether a choice is worth a search. Where an ant goes is not: looked at step by step it would
/// dither.
const fn is_searched(phase: Phase) -> bool {
    !matches!(
        phase,
        Phase::Draw
            | Phase::Species
            | Phase::Draft
            | Phase::Choose
            | Phase::Walk
            | Phase::Look
            | Phase::Over
    )
}

/// What a seat has begun: resources towards objectives, cards in hand and ants.
fn in_the_making(open: &Open, seat: Seat, hand: &[Objective]) -> i32 {
    let colony = open.colony(seat);
    let cards = if open.level().open_row() { &open.row } else { hand };
    let mut free: Stock = colony.stock;
    let mut worth = CARD * hand.len() as i32;
    // The nearest first; each resource counts once.
    let mut taken = [false; 16];
    for _ in 0..cards.len().min(taken.len()) {
        let left = cards.iter().enumerate().take(taken.len()).filter(|&(at, _)| !taken[at]);
        let Some((at, card)) = left.min_by_key(|(_, card)| (card.missing(&free), -card.points()))
        else {
            break;
        };
        taken[at] = true;
        let (size, missing) = (i32::from(card.size()), i32::from(card.missing(&free)));
        if missing == size {
            break;
        }
        worth += BEGUN * card.points() * (size - missing) / size;
        for (free, cost) in free.iter_mut().zip(card.cost()) {
            *free -= cost.min(*free);
        }
    }
    let spare: i32 = free.iter().map(|&count| i32::from(count)).sum();
    let ants = colony.places().count() as i32;
    worth + SPARE * spare + ANT * ants
}
