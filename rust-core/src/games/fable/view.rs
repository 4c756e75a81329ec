//! What each person may see (FB-70 to FB-73), and worlds that fit it.

use super::{Card, Cards, Fable, Open, Path, Phase, Power, Provisions, SEATS, data};
use crate::{
    chance::Rng,
    game::{Seat, Seats},
    list::List,
};
use rand::seq::{IndexedRandom, SliceRandom};
use serde::Serialize;

/// All that one seat was ever shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose eyes; `None`: what is public.
    pub seat: Option<Seat>,
    /// The open table.
    pub open: Open,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the Provision deck.
    pub stock: u8,
    /// Who has chosen a token.
    pub aimed: Seats,
    /// This seat's own token.
    pub aim: Option<Path>,
    /// Whether a card lies in the larder.
    pub stored: bool,
    /// The card in this seat's own larder.
    pub larder: Option<Card>,
    /// The token this seat looked at.
    pub looked: Option<Path>,
}

impl View {
    /// Who owes a decision.
    pub fn actors(&self) -> Seats {
        self.open.actors(self.aimed)
    }

    /// Whether a seat has a card lying face down.
    pub fn has_larder(&self, seat: Seat) -> bool {
        self.stored && self.open.holds(seat, Power::Larder)
    }
}

pub(super) fn of(state: &Fable, seat: Option<Seat>) -> View {
    let sees = |owner: Option<Seat>| seat.is_some() && seat == owner;
    View {
        seat,
        open: state.open.clone(),
        deck: state.deck.len() as u8,
        stock: state.stock.len() as u8,
        aimed: state.aimed(),
        aim: seat.and_then(|seat| state.aims[seat.index()]),
        stored: state.larder.is_some(),
        larder: state.larder.filter(|_| sees(state.open.holder(Power::Larder))),
        looked: state.looked.filter(|_| sees(Some(state.open.grasshopper))),
    }
}

pub(super) fn sample(view: &View, rng: &mut Rng) -> Fable {
    let open = &view.open;
    let mut deck = unseen(view);
    deck.shuffle(rng);
    let hidden = view.stored && view.larder.is_none();
    let larder = if hidden { deck.pop() } else { view.larder };
    let mut stock = Provisions::new();
    if !open.rules.mode.is_autumn() {
        stock = data::data().provision_cards(open.rules.players);
        let seen = open.row.iter().chain(open.provisions.iter().flatten());
        remove_all(&mut stock, seen);
        stock.shuffle(rng);
    }
    let aims = sample_aims(view, rng);
    let looked = if open.has_looked && open.phase == Phase::Guess && view.looked.is_none() {
        let aim = aims[open.ant.index()];
        Path::any_but(aim, rng)
    } else {
        view.looked
    };
    Fable { open: open.clone(), deck, stock, aims, larder, looked }
}

/// The cards this seat has not got before its eyes: the deck, and another's larder card.
fn unseen(view: &View) -> Cards {
    let open = &view.open;
    let mut cards = data::data().path_cards();
    let piles = [&open.discard, &open.gone];
    let seen = open.square.iter().flatten().chain(piles.into_iter().flatten());
    let owned = open.supplies.iter().chain(&open.kept).flatten();
    remove_all(&mut cards, seen.chain(owned).chain(&view.larder));
    cards
}

fn remove_all<'a, T: PartialEq + 'a, const N: usize>(
    from: &mut List<T, N>,
    seen: impl Iterator<Item = &'a T>,
) {
    for one in seen {
        if let Some(at) = from.iter().position(|held| held == one) {
            from.swap_remove(at);
        }
    }
}

/// Tokens of others: the Ant's among the types under her ants, a Red Ant's any.
fn sample_aims(view: &View, rng: &mut Rng) -> [Option<Path>; SEATS] {
    let open = &view.open;
    let mut aims = [None; SEATS];
    for seat in view.aimed.iter() {
        let mut may_be = List::<Path, { Path::ALL.len() }>::from(Path::ALL);
        if seat == open.ant {
            may_be = open.types().filter(|&path| Some(path) != view.looked).collect();
        }
        let own = view.aim.filter(|_| view.seat == Some(seat));
        aims[seat.index()] = own.or_else(|| may_be.choose(rng).copied());
    }
    aims
}
