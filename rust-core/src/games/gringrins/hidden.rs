//! For the leak test: everything one person may not see, drawn again.
//!
//! Written from GR-02, GR-25 and GR-29 to GR-31 alone. It uses neither [`Game::view`] nor
//! [`Game::sample`], or it could not find their faults.

use super::{Action, Bets, Gringrins, Hand, MAX_BET, Mode, PURSE, Phase, TURNS, Tiles};
use crate::{chance::Rng, game::Seat, testing::Secrets};
use rand::{RngExt, seq::SliceRandom};

impl Secrets for Gringrins {
    fn reshuffle_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self {
        let mut other = *self;
        other.tiles = self.reshuffle_pile(rng);
        for seat in (0..self.rules.players).map(Seat).filter(|&seat| viewer != Some(seat)) {
            let at = seat.index();
            if self.cards[at].is_some() {
                let hand: Vec<_> = self.hands[at].iter().collect();
                other.cards[at] = Some(hand[rng.random_range(0..hand.len())]);
            }
            let hides_bets = self.rules.bets == Bets::Closed && self.phase == Phase::Card;
            if hides_bets && self.still_in.contains(seat) {
                let bet = rng.random_range(1..=MAX_BET.min(self.purses[at]));
                // A bet without a card is nobody's business either, not even that it is there.
                let there = self.cards[at].is_some() || rng.random();
                other.bets[at] = there.then_some(bet);
            }
            if self.rules.players == 2 && self.aims[at].is_some() {
                let aims: Vec<u8> = (0..=2 * PURSE).filter(|&aim| aim != PURSE).collect();
                other.aims[at] = Some(aims[rng.random_range(0..aims.len())]);
            }
        }
        other
    }

    fn invariant(&self) -> Result<(), String> {
        let held: u8 = self.purses.iter().sum::<u8>() + self.pot;
        let all = PURSE * self.rules.players;
        if held == all { Ok(()) } else { Err(format!("GR-32: {held} of {all} Gringrins")) }
    }

    fn probes() -> Vec<Action> {
        let aims = (0..=41).map(Action::Aim);
        let bets = (0..=4).map(Action::Bet);
        aims.chain(bets).chain(Hand::FULL.iter().map(Action::Card)).collect()
    }
}

impl Gringrins {
    /// The same tiles up, the same tiles down, those down in another order.
    fn reshuffle_pile(&self, rng: &mut Rng) -> Tiles {
        let mut pile: Vec<Mode> = self.tiles.iter().collect();
        let seen = match self.phase {
            Phase::Bet | Phase::Card => self.turn + 1,
            Phase::Aim | Phase::Over => self.turn,
        };
        pile[seen.min(TURNS) as usize..].shuffle(rng);
        Tiles::from_pile(pile)
    }
}
