//! Objectives: drawn, kept, looked at, revealed and completed.

use super::{
    Buried, Ending, Event, Feat, Fourmidable, Kind, Objective, Phase, Special, Species,
    round::Telling,
};
use crate::{
    game::{Seat, Seats},
    list::List,
};

/// Objectives an ant draws in the library (FD-39).
const STUDIED: u8 = 2;
/// Cards more that a *look* card shows.
pub(super) const LOOKED: u8 = 2;
/// Objectives drawn to choose from: a Strategist's is one more, and two cards show more of them.
pub(super) type Drawn = List<Objective, { (STUDIED + 1 + 2 * LOOKED) as usize }>;

impl Fourmidable {
    /// The pile with objectives of a kind.
    pub(super) fn pile(&self, kind: Kind) -> usize {
        if self.open.level().open_row() { 0 } else { kind.index() }
    }

    pub(super) fn pop(&mut self, kind: Kind) -> Option<Objective> {
        let pile = self.pile(kind);
        let card = self.piles[pile].pop()?;
        self.open.piles[pile] -= 1;
        Some(card.card)
    }

    /// The next card of the deck joins the row (FD-75).
    pub(super) fn turn_up(&mut self, telling: &mut Telling<'_>) {
        // In Expert every kind is in the one deck.
        let Some(card) = self.pop(Kind::Hunter) else { return };
        self.open.row.push(card);
        telling.shown = true;
        telling.all(Event::Turned { card });
    }

    /// An objective comes into a hand.
    pub(super) fn take_objective(
        &mut self,
        seat: Seat,
        card: Objective,
        telling: &mut Telling<'_>,
    ) {
        let hand = &mut self.hands[seat.index()];
        hand.push(card);
        hand.sort_unstable();
        let kind = card.kind();
        self.open.colony_mut(seat).held[kind.index()] += 1;
        telling.shown = true;
        telling.all(Event::Drew { seat, kind, card: None });
        telling.one(seat, Event::Drew { seat, kind, card: Some(card) });
    }

    // ---- the library ----

    /// An ant has stopped in the library (FD-39, FD-76).
    pub(super) fn use_library(&mut self, seat: Seat, kind: Kind, telling: &mut Telling<'_>) {
        if self.open.level().open_row() {
            if self.open.completable(seat, kind).next().is_some() {
                self.open.phase = Phase::Complete(kind, false);
            } else {
                self.finish_action(seat, telling);
            }
        } else if self.open.has_room_in_hand(seat) {
            if !self.study(seat, kind, STUDIED, telling) {
                self.finish_action(seat, telling);
            }
        } else {
            self.finish_action(seat, telling);
        }
    }

    /// Draws objectives to keep one; says whether there is something to choose.
    pub(super) fn study(
        &mut self,
        seat: Seat,
        kind: Kind,
        count: u8,
        telling: &mut Telling<'_>,
    ) -> bool {
        let more = u8::from(self.open.is(seat, Species::Strategist));
        self.draw_to_study(kind, count + more, telling);
        if self.drawn.len() > 1 || self.open.may_look_further(seat, kind) {
            self.open.phase = Phase::Study(kind);
            return true;
        }
        if let Some(only) = self.drawn.pop() {
            self.take_objective(seat, only, telling);
        }
        false
    }

    pub(super) fn draw_to_study(&mut self, kind: Kind, count: u8, telling: &mut Telling<'_>) {
        for _ in 0..count {
            let card = self.pop(kind);
            self.drawn.extend(card);
        }
        telling.shown = true;
    }

    /// FD-39: one is kept, the others go under the pile.
    pub(super) fn keep(
        &mut self,
        seat: Seat,
        kind: Kind,
        card: Objective,
        telling: &mut Telling<'_>,
    ) {
        let mut drawn = std::mem::take(&mut self.drawn);
        let count = drawn.len() as u8;
        if let Some(at) = drawn.iter().position(|&held| held == card) {
            drawn.remove(at);
        }
        let pile = self.pile(kind);
        for card in drawn {
            self.piles[pile].insert(0, Buried { card, seen: Seats::only(seat) });
            self.open.piles[pile] += 1;
        }
        telling.all(Event::Studied { seat, kind, count, kept: None });
        telling.one(seat, Event::Studied { seat, kind, count, kept: Some(card) });
        let hand = &mut self.hands[seat.index()];
        hand.push(card);
        hand.sort_unstable();
        self.open.colony_mut(seat).held[kind.index()] += 1;
        if self.open.round == 0 {
            self.draw_for_ants(seat, telling);
        } else if self.open.walk.is_some() {
            self.finish_action(seat, telling);
        } else {
            self.resume_turn(seat, telling);
        }
    }

    /// The next cards of the deck are shown to one seat and stay where they are (FD-62, FD-70).
    pub(super) fn look(&mut self, seat: Seat, count: u8, telling: &mut Telling<'_>) {
        let mut cards = List::new();
        for buried in self.piles[0].iter_mut().rev().take(count.into()) {
            buried.seen = buried.seen.with(seat);
            cards.push(buried.card);
        }
        let count = cards.len() as u8;
        telling.shown = true;
        telling.all(Event::Looked { seat, count, cards: List::new() });
        telling.one(seat, Event::Looked { seat, count, cards });
        self.open.phase = Phase::Look;
    }

    // ---- revealing ----

    /// An objective in hand is revealed, or one of the row completed (FD-21, FD-76).
    pub(super) fn reveal(&mut self, seat: Seat, card: Objective, telling: &mut Telling<'_>) {
        let colony = self.open.colony_mut(seat);
        for (have, need) in colony.stock.iter_mut().zip(card.cost()) {
            *have -= need;
        }
        colony.done.push(card);
        self.open.busy = true;
        telling.shown = true;
        telling.all(Event::Revealed { seat, card, points: card.points() });
        if let Phase::Complete(_, by_card) = self.open.phase {
            if let Some(at) = self.open.row.iter().position(|&lying| lying == card) {
                self.open.row.remove(at);
            }
            self.turn_up(telling);
            self.predators_complete(telling);
            if by_card {
                self.resume_turn(seat, telling);
            } else {
                self.finish_action(seat, telling);
            }
            return;
        }
        self.open.colony_mut(seat).held[card.kind().index()] -= 1;
        let hand = &mut self.hands[seat.index()];
        if let Some(at) = hand.iter().position(|&held| held == card) {
            hand.remove(at);
        }
        let colony = self.open.colony(seat);
        let (left, done) = (colony.hand(), colony.done.len());
        if self.open.phase == Phase::Last {
            if left == 0 {
                self.ask_no_more(seat, telling);
            }
        } else if self.open.level().ends_at_once()
            && done >= usize::from(self.open.level().objectives_to_end())
        {
            self.ask_for_last(Ending::Objectives, seat, telling);
        }
    }

    /// A seat has revealed all it wants.
    pub(super) fn ask_no_more(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        self.open.asked = self.open.asked.without(seat);
        self.ask_next(seat, telling);
    }
}

impl super::Open {
    /// The objectives of the row a seat can complete with an ant of a kind (FD-76).
    pub fn completable(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Objective> + '_ {
        let stock = &self.colony(seat).stock;
        let of_kind = self.row.iter().copied().filter(move |card| card.kind() == kind);
        of_kind.filter(|card| card.is_paid_by(stock))
    }

    /// Whether another objective may be drawn (FD-40).
    pub fn has_room_in_hand(&self, seat: Seat) -> bool {
        self.colony(seat).hand() < self.level().hand_limit()
    }

    /// Whether, as far as others can tell, a seat may look at more objectives of a kind by a
    /// special card.
    fn may_look_further(&self, seat: Seat, kind: Kind) -> bool {
        let may = |card: Special| {
            card.feat() == Feat::Look(kind) && self.is_time_for(seat, card) && !self.is_played(card)
        };
        self.round > 0
            && self.colony(seat).cards > 0
            && self.piles[kind.index()] > 0
            && Special::all().any(may)
    }
}
