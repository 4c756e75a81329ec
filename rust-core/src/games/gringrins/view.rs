//! What each person may see (GR-29 to GR-31), and worlds that fit it.

use super::{
    Bets, Card, Gringrins, Hand, MAX_BET, MAX_GAMES, Mode, PURSE, Phase, Round, Rules, SEATS,
    TURNS, Tally, Tiles, Variant,
};
use crate::{
    chance::Rng,
    game::{Game, Seat, Seats},
};
use rand::{
    RngExt,
    seq::{IteratorRandom, SliceRandom},
};
use serde::Serialize;

/// All that one seat was ever shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose eyes; `None`: what is public.
    pub seat: Option<Seat>,
    /// The options.
    pub rules: Rules,
    /// The game of the match, from 0.
    pub game: u8,
    /// The turn, from 0.
    pub turn: u8,
    /// What is being asked for.
    pub phase: Phase,
    /// Who bets first.
    pub opener: Seat,
    /// Who owes a decision.
    pub actors: Seats,
    /// Who can still bet.
    pub still_in: Seats,
    /// The tile turned up for this turn.
    pub mode: Option<Mode>,
    /// Cigale tiles still face down.
    pub cigales_left: u8,
    /// Fourmi tiles still face down.
    pub fourmis_left: u8,
    /// The Gringrins of each.
    pub purses: [u8; SEATS],
    /// The Gringrins in the pot.
    pub pot: u8,
    /// The bets this seat knows of.
    pub bets: [Option<u8>; SEATS],
    /// The aims this seat knows of.
    pub aims: [Option<u8>; SEATS],
    /// Who has an aim.
    pub aimed: Seats,
    /// Who has laid a card.
    pub chosen: Seats,
    /// This seat's own cards.
    pub hand: Option<Hand>,
    /// This seat's own card of this turn.
    pub card: Option<Card>,
    /// The turns of this game so far.
    pub rounds: [Option<Round>; TURNS as usize],
    /// The games of this match so far.
    pub tallies: [Option<Tally>; MAX_GAMES as usize],
}

pub(super) fn of(state: &Gringrins, seat: Option<Seat>) -> View {
    let turned = state.phase == Phase::Bet || state.phase == Phase::Card;
    let face_down = state.turn + u8::from(turned);
    let own = |at: usize| seat.is_some_and(|seat| seat.index() == at);
    let open_bets = state.rules.bets == Bets::Open;
    let open_aims = !state.rules.aims_are_secret();
    let answered = |known: fn(&Gringrins, usize) -> bool| -> Seats {
        Seats::all(state.players()).iter().filter(|seat| known(state, seat.index())).collect()
    };
    View {
        seat,
        rules: state.rules,
        game: state.game,
        turn: state.turn,
        phase: state.phase,
        opener: state.opener,
        actors: state.actors(),
        still_in: state.still_in,
        mode: turned.then(|| state.tiles.at(state.turn)),
        cigales_left: state.tiles.left(face_down, Mode::Cigale),
        fourmis_left: state.tiles.left(face_down, Mode::Fourmi),
        purses: state.purses,
        pot: state.pot,
        bets: std::array::from_fn(|at| state.bets[at].filter(|_| open_bets || own(at))),
        aims: std::array::from_fn(|at| state.aims[at].filter(|_| open_aims || own(at))),
        aimed: answered(|state, at| state.aims[at].is_some()),
        chosen: answered(|state, at| state.cards[at].is_some()),
        hand: seat.map(|seat| state.hands[seat.index()]),
        card: seat.and_then(|seat| state.cards[seat.index()]),
        rounds: state.rounds,
        tallies: state.tallies,
    }
}

pub(super) fn sample(view: &View, rng: &mut Rng) -> Gringrins {
    let mut hands = [Hand::FULL; SEATS];
    for round in view.rounds.iter().flatten() {
        for (hand, card) in hands.iter_mut().zip(round.cards) {
            *hand = card.map_or(*hand, |card| hand.without(card));
        }
    }
    let mut world = Gringrins {
        rules: view.rules,
        game: view.game,
        turn: view.turn,
        phase: view.phase,
        opener: view.opener,
        still_in: view.still_in,
        tiles: sample_tiles(view, rng),
        hands,
        purses: view.purses,
        pot: view.pot,
        aims: view.aims,
        bets: view.bets,
        cards: [None; SEATS],
        rounds: view.rounds,
        tallies: view.tallies,
    };
    for seat in Seats::all(view.rules.players).iter() {
        let at = seat.index();
        if view.chosen.contains(seat) {
            let own = view.card.filter(|_| view.seat == Some(seat));
            // Whoever chose had a card to choose, so the hand is not empty.
            world.cards[at] = own.or_else(|| hands[at].iter().choose(rng));
            if view.rules.bets == Bets::Closed && world.bets[at].is_none() {
                world.bets[at] = Some(rng.random_range(1..=MAX_BET.min(view.purses[at])));
            }
        }
        if view.aimed.contains(seat) && world.aims[at].is_none() {
            world.aims[at] = (0..=PURSE * view.rules.players).filter(|&n| n != PURSE).choose(rng);
        }
    }
    debug_assert!(view.rules.variant == Variant::Bet || view.aimed.is_empty());
    world
}

/// The tiles seen stay; those face down are shuffled.
fn sample_tiles(view: &View, rng: &mut Rng) -> Tiles {
    let mut down = [Mode::Fourmi; TURNS as usize];
    let down = &mut down[..usize::from(view.cigales_left + view.fourmis_left)];
    down[..usize::from(view.cigales_left)].fill(Mode::Cigale);
    down.shuffle(rng);
    let seen = view.rounds.iter().flatten().map(|round| round.mode);
    Tiles::from_pile(seen.chain(view.mode).chain(down.iter().copied()))
}
