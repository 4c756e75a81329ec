//! Every legal action, phase by phase.

use super::{
    Action, AntId, Cell, Fourmidable, Kind, Open, Phase, Predator, Species, Time, Weather,
    walk::Trail,
};
use crate::game::Seat;

impl Fourmidable {
    /// Puts down what a seat that is asked may do, in no order.
    pub(super) fn list(&self, seat: Seat, out: &mut impl Extend<Action>) {
        let open = &self.open;
        match open.phase {
            Phase::Draw => {
                let piles = Kind::ALL.into_iter().filter(|kind| open.piles[kind.index()] > 0);
                out.extend(piles.map(Action::Draw));
            }
            Phase::Species => out.extend(open.species.iter().copied().map(Action::Species)),
            Phase::Draft => {
                out.extend(self.draft.hand(seat, open).iter().copied().map(Action::Draft));
            }
            Phase::Choose => {
                out.extend(self.specials[seat.index()].iter().copied().map(Action::Return));
                if open.has_room_for_cards(seat) {
                    out.extend(self.rest.iter().copied().map(Action::Choose));
                } else {
                    out.extend([Action::Ready]);
                }
            }
            Phase::Found => {
                let kinds = Kind::ALL.into_iter();
                out.extend(
                    kinds.filter(|&kind| open.colony(seat).reserve(kind) > 0).map(Action::Found),
                );
            }
            Phase::Weather => {
                out.extend(Weather::ALL.map(Action::Weather));
                self.reveals(seat, out);
            }
            Phase::Turn => {
                self.list_turn(seat, out);
                self.plays(seat, out);
                self.reveals(seat, out);
            }
            Phase::Walk => {
                let Some(walk) = open.walk else { return };
                let trail = Trail::new(open, seat, walk);
                out.extend(trail.steps().map(Action::Go));
                if trail.may_stop() {
                    out.extend([Action::Stop]);
                }
                self.plays(seat, out);
            }
            Phase::Hole(_) => {
                out.extend(open.hole_cells(seat).iter().map(Action::Hole));
                self.plays(seat, out);
            }
            Phase::Prowl(predator, _) => match open.called() {
                Some(tile) => out.extend(open.calls(seat, tile).into_iter().map(Action::To)),
                None => out.extend(open.spots(predator).map(Action::To)),
            },
            Phase::Mark(how) => out.extend(open.marks(seat, how).map(Action::Mark)),
            Phase::Breed => {
                let kinds = Kind::ALL.into_iter();
                out.extend(
                    kinds.filter(|&kind| open.colony(seat).reserve(kind) > 0).map(Action::Birth),
                );
            }
            Phase::Study(_) => {
                out.extend(self.drawn.iter().copied().map(Action::Keep));
                self.plays(seat, out);
            }
            Phase::Complete(kind, by_card) => {
                out.extend(open.completable(seat, kind).map(Action::Reveal));
                if !by_card {
                    out.extend([Action::Pass]);
                }
            }
            Phase::Look => out.extend([Action::Seen]),
            Phase::After => {
                self.plays(seat, out);
                self.reveals(seat, out);
                out.extend([Action::Pass]);
            }
            Phase::Last => {
                self.reveals(seat, out);
                out.extend([Action::Pass]);
            }
            Phase::Over => {}
        }
    }

    fn list_turn(&self, seat: Seat, out: &mut impl Extend<Action>) {
        let open = &self.open;
        out.extend(open.ants_to_move(seat).map(Action::Ant));
        out.extend(open.births(seat).map(Action::Birth));
        let predators = Predator::ALL.into_iter();
        out.extend(predators.clone().filter(|&at| open.may_prowl(seat, at)).map(Action::Prowl));
        out.extend(predators.filter(|&at| open.may_hunt(seat, at)).map(Action::Hunt));
        if open.may_fly(seat) {
            out.extend([Action::Fly]);
        }
        if self.may_look(seat) {
            out.extend([Action::Look]);
        }
    }

    fn plays(&self, seat: Seat, out: &mut impl Extend<Action>) {
        let cards = self.specials[seat.index()].iter().copied();
        out.extend(cards.filter(|&card| self.may_play(seat, card)).map(Action::Play));
    }

    /// The objectives in hand that a seat can pay for (FD-21).
    pub(super) fn reveals(&self, seat: Seat, out: &mut impl Extend<Action>) {
        let stock = &self.open.colony(seat).stock;
        let cards = self.hands[seat.index()].iter().copied();
        out.extend(cards.filter(|card| card.is_paid_by(stock)).map(Action::Reveal));
    }

    /// FD-70: in Expert the Strategist may look at the next objective before an action.
    pub(super) fn may_look(&self, seat: Seat) -> bool {
        self.open.level().open_row()
            && self.open.is(seat, Species::Strategist)
            && self.piles[0].last().is_some_and(|next| !next.seen.contains(seat))
    }

    /// Whether an action is one of the legal ones, without listing them all where that is long.
    pub(super) fn is_legal(&self, seat: Seat, action: Action) -> bool {
        let open = &self.open;
        match (open.phase, action) {
            (Phase::Walk, Action::Go(place)) => {
                open.walk.is_some_and(|walk| Trail::new(open, seat, walk).step(place).is_some())
            }
            (Phase::Walk, Action::Stop) => {
                open.walk.is_some_and(|walk| Trail::new(open, seat, walk).may_stop())
            }
            (_, Action::Play(card)) => self.may_play(seat, card),
            (Phase::Prowl(predator, _), Action::To(spot)) if open.called().is_none() => {
                open.may_stand(predator, spot)
            }
            (Phase::Mark(how), Action::Mark(cell)) => open.may_mark(seat, how, cell),
            (Phase::Turn, Action::Ant(ant)) => open.ants_to_move(seat).any(|at| at == ant),
            _ => {
                let mut sought = Sought { action, found: false };
                self.list(seat, &mut sought);
                sought.found
            }
        }
    }
}

/// One action, looked for in what would be a long list.
struct Sought {
    action: Action,
    found: bool,
}

impl Extend<Action> for Sought {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.found |= actions.into_iter().any(|action| action == self.action);
    }
}

impl Open {
    /// The ants a seat may pick up: of ants alike in one place, one will do.
    pub fn ants_to_move(&self, seat: Seat) -> impl Iterator<Item = AntId> + '_ {
        let colony = self.colony(seat);
        let waits = |ant: AntId| colony.ant(ant).place.is_some() && !colony.ant(ant).moved;
        AntId::all().filter(move |&ant| {
            let like = |other: &AntId| waits(*other) && colony.ant(*other) == colony.ant(ant);
            waits(ant) && AntId::of(ant.kind()).find(like) == Some(ant)
        })
    }

    /// Whether a seat may put a pheromone by its species now (FD-65).
    pub fn may_fly(&self, seat: Seat) -> bool {
        self.is(seat, Species::Flying)
            && self.time == Time::Day
            && !self.colony(seat).flown
            && Cell::all().any(|cell| self.may_mark(seat, super::Marking::Fly, cell))
    }
}
