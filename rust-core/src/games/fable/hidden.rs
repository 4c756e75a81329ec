//! For the leak test: everything one person may not see, drawn again.
//!
//! Written from FB-55, FB-70, FB-72 and FB-73 alone. It uses neither [`Game::view`] nor
//! [`Game::sample`](crate::game::Game::sample), or it could not find their faults. Autumn's
//! insects were taken in the open (FB-71), so no seat can find them other than they are; that
//! screens do not tell them is tested where the screens are.

use super::{Action, Card, Cell, Fable, Path, Payment, Phase, Power, Provision, data};
use crate::{chance::Rng, game::Seat, testing::Secrets};
use rand::{RngExt, seq::SliceRandom};

impl Secrets for Fable {
    fn reshuffle_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        other.stock.shuffle(rng);
        // FB-72: the larder card is its owner's alone; to the others it may be any of the deck.
        let larder_is_mine =
            viewer.is_some_and(|seat| self.open.held[seat.index()].contains(&Power::Larder));
        if !larder_is_mine {
            other.deck.extend(other.larder.take());
        }
        other.deck.shuffle(rng);
        if !larder_is_mine && self.larder.is_some() {
            other.larder = other.deck.pop();
        }
        self.reshuffle_tokens(viewer, &mut other, rng);
        other
    }

    fn invariant(&self) -> Result<(), String> {
        let open = &self.open;
        let mut cards: Vec<Card> = open.square.iter().copied().flatten().collect();
        cards.extend(self.deck.iter().chain(&open.discard).chain(&open.gone).chain(&self.larder));
        cards.extend(open.supplies.iter().chain(&open.kept).flatten());
        cards.sort_unstable();
        if cards[..] != data::data().path_cards()[..] {
            return Err(format!("FB-74: {} Path cards: {cards:?}", cards.len()));
        }
        let mut provisions = self.stock.to_vec();
        provisions.extend(open.row.iter().chain(open.provisions.iter().flatten()));
        provisions.sort_unstable();
        let winter = !open.rules.mode.is_autumn();
        let all = data::data().provision_cards(if winter { open.rules.players } else { 0 });
        if provisions[..] != all[..] {
            return Err(format!("FB-31: Provisions {provisions:?}"));
        }
        Ok(())
    }

    fn probes() -> Vec<Action> {
        let cells = || Cell::all();
        let payments = [[2, 1, 0, 0], [0, 2, 1, 0], [3, 3, 3, 0], [0; 4]];
        let pays = payments
            .into_iter()
            .flat_map(|cards| [false, true].map(|larder| Action::Pay(Payment::new(cards, larder))));
        cells()
            .map(Action::Ant)
            .chain(Path::ALL.map(Action::Aim))
            .chain([Action::Look])
            .chain(cells().map(Action::Guess))
            .chain(cells().map(Action::Take))
            .chain(Power::ALL.map(Action::Power))
            .chain(Provision::ALL.map(Action::Buy))
            .chain(pays)
            .chain(Provision::ALL.map(Action::Give))
            .chain(Provision::ALL.map(|provision| Action::Get(provision, None)))
            .chain((0..5).map(|seat| Action::Get(Provision::Honey, Some(Seat(seat)))))
            .chain([Action::Pass])
            .collect()
    }
}

impl Fable {
    /// FB-70: a token is its owner's until the reveal; FB-55: the token looked at is one the
    /// Ant did not choose.
    fn reshuffle_tokens(&self, viewer: Option<Seat>, other: &mut Fable, rng: &mut Rng) {
        let mut any = |of: Vec<Path>| of[rng.random_range(0..of.len())];
        let (ant, looker) = (self.open.ant, self.open.grasshopper);
        let seen = self.looked.filter(|_| viewer == Some(looker));
        for at in 0..usize::from(self.open.rules.players) {
            if self.aims[at].is_none() || viewer.is_some_and(|seat| seat.index() == at) {
                continue;
            }
            let under_ants = |path: &Path| {
                self.open.trail.iter().any(|cell| {
                    self.open.square[cell.index()].is_some_and(|card| card.path == *path)
                })
            };
            let is_ant = at == ant.index();
            let may_be = Path::ALL
                .into_iter()
                .filter(|path| !is_ant || under_ants(path) && Some(*path) != seen);
            other.aims[at] = Some(any(may_be.collect()));
        }
        if self.looked.is_some() && self.open.phase == Phase::Guess && seen.is_none() {
            let aim = other.aims[ant.index()];
            other.looked =
                Some(any(Path::ALL.into_iter().filter(|&path| Some(path) != aim).collect()));
        }
    }
}
