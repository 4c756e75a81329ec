//! Why an action is not allowed: the clause, and the sentence that explains it.

use super::{
    Action, AntId, Cell, Feat, Fourmidable, Ground, Kind, Mover, Objective, Open, Phase, Place,
    Predator, Special, Species, Spot, Time,
};
use crate::game::{Refusal, Seat};

const fn no(clause: &'static str, key: &'static str) -> Refusal {
    Refusal::new(clause, key)
}

impl Fourmidable {
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let open = &self.open;
        if !open.actors().contains(seat) {
            return match action {
                Action::Reveal(card) if open.seats().contains(seat) => {
                    self.check_interrupt(seat, card)
                }
                _ => Err(self.not_asked()),
            };
        }
        if self.is_legal(seat, action) {
            return Ok(());
        }
        Err(match (open.phase, action) {
            (Phase::Draw, Action::Draw(_)) => no("FD-12", "fourmidable-refusal-pile-empty"),
            (Phase::Species, Action::Species(_)) => {
                no("FD-77", "fourmidable-refusal-species-taken")
            }
            (Phase::Draft, Action::Draft(_)) => no("FD-78", "fourmidable-refusal-draft-card"),
            (Phase::Choose, Action::Choose(_) | Action::Return(_)) => {
                self.why_not_choose(seat, action)
            }
            (Phase::Choose, Action::Ready) => no("FD-90", "fourmidable-refusal-choose-more"),
            (Phase::Found, Action::Found(_)) => no("FD-30", "fourmidable-refusal-five-ants"),
            (Phase::Turn, Action::Ant(ant)) => self.why_not_ant(seat, ant),
            (Phase::Walk, Action::Go(place)) => self.why_not_step(seat, place),
            (Phase::Walk, Action::Stop) => no("FD-68", "fourmidable-refusal-stop-over"),
            (Phase::Turn, Action::Birth(kind)) => self.why_not_birth(seat, kind),
            (Phase::Breed, Action::Birth(_)) => no("FD-30", "fourmidable-refusal-five-ants"),
            (Phase::Hole(_), Action::Hole(cell)) => open.why_not_hole(seat, cell),
            (Phase::Turn, Action::Prowl(predator)) => open.why_not_prowl(seat, predator),
            (Phase::Turn, Action::Hunt(predator)) => open.why_not_hunt(seat, predator),
            (Phase::Prowl(predator, Mover::Bag), Action::To(spot))
                if open.may_stand(predator, spot) =>
            {
                no("FD-92", "fourmidable-refusal-not-closest")
            }
            (Phase::Prowl(predator, _), Action::To(spot)) => open.why_not_spot(predator, spot),
            (Phase::Turn, Action::Fly) => open.why_not_fly(seat),
            (Phase::Mark(_), Action::Mark(_)) => no("FD-63", "fourmidable-refusal-mark"),
            (Phase::Study(_), Action::Keep(_)) => no("FD-39", "fourmidable-refusal-keep"),
            (Phase::Turn, Action::Look) => no("FD-70", "fourmidable-refusal-look"),
            (_, Action::Play(card)) => self.why_not_play(seat, card),
            (Phase::Turn | Phase::Weather | Phase::After | Phase::Last, Action::Reveal(card))
                if !open.level().open_row() =>
            {
                self.why_not_reveal(seat, card)
            }
            (Phase::Complete(..), Action::Reveal(_)) => no("FD-76", "fourmidable-refusal-complete"),
            (Phase::Turn, Action::Reveal(_)) => no("FD-76", "fourmidable-refusal-library-first"),
            (Phase::Turn, Action::Pass) => no("FD-24", "fourmidable-refusal-pass"),
            _ => self.not_now(),
        })
    }

    /// Whether a seat may reveal without being asked (FD-21, FD-22).
    fn check_interrupt(&self, seat: Seat, card: Objective) -> Result<(), Refusal> {
        let open = &self.open;
        if open.phase == Phase::Over {
            return Err(self.not_now());
        }
        if open.level().open_row() {
            return Err(no("FD-76", "fourmidable-refusal-library-first"));
        }
        if !open.is_between_actions() {
            return Err(no("FD-22", "fourmidable-refusal-halfway"));
        }
        let held = self.hands[seat.index()].contains(&card);
        if held && card.is_paid_by(&open.colony(seat).stock) {
            return Ok(());
        }
        Err(self.why_not_reveal(seat, card))
    }

    fn not_asked(&self) -> Refusal {
        match self.open.phase {
            Phase::Draft => no("FD-78", "fourmidable-refusal-draft-wait"),
            Phase::Over => self.not_now(),
            Phase::Last => no("FD-25", "fourmidable-refusal-last-wait"),
            _ => no("FD-14", "fourmidable-refusal-wait"),
        }
    }

    /// What is asked for is something else.
    fn not_now(&self) -> Refusal {
        match self.open.phase {
            Phase::Draw => no("FD-12", "fourmidable-refusal-draw-first"),
            Phase::Species => no("FD-77", "fourmidable-refusal-species-first"),
            Phase::Draft => no("FD-78", "fourmidable-refusal-draft-first"),
            Phase::Choose => no("FD-90", "fourmidable-refusal-choose-first"),
            Phase::Found => no("FD-13", "fourmidable-refusal-found-first"),
            Phase::Weather => no("FD-31", "fourmidable-refusal-weather-first"),
            Phase::Turn => no("FD-32", "fourmidable-refusal-action-first"),
            Phase::Walk => no("FD-14", "fourmidable-refusal-walk-first"),
            Phase::Hole(_) => no("FD-35", "fourmidable-refusal-hole-first"),
            Phase::Prowl(_, Mover::Bag) => no("FD-92", "fourmidable-refusal-prowl-first"),
            Phase::Prowl(..) => no("FD-41", "fourmidable-refusal-prowl-first"),
            Phase::Mark(_) => no("FD-63", "fourmidable-refusal-mark-first"),
            Phase::Breed => no("FD-56", "fourmidable-refusal-breed-first"),
            Phase::Study(_) => no("FD-39", "fourmidable-refusal-keep-first"),
            Phase::Complete(..) => no("FD-76", "fourmidable-refusal-complete-first"),
            Phase::Look => no("FD-62", "fourmidable-refusal-seen-first"),
            Phase::After => no("FD-60", "fourmidable-refusal-after-first"),
            Phase::Last => no("FD-25", "fourmidable-refusal-last-first"),
            Phase::Over if self.open.level().rounds().is_some() => {
                no("FD-95", "fourmidable-refusal-over")
            }
            Phase::Over if self.open.level().ends_at_once() => {
                no("FD-25", "fourmidable-refusal-over")
            }
            Phase::Over => no("FD-47", "fourmidable-refusal-over"),
        }
    }

    fn why_not_ant(&self, seat: Seat, ant: AntId) -> Refusal {
        match self.open.colony(seat).ant(ant) {
            ant if ant.place.is_none() => no("FD-13", "fourmidable-refusal-ant-box"),
            ant if ant.moved => no("FD-14", "fourmidable-refusal-ant-moved"),
            // Another ant of its kind stands in the same place and goes first.
            _ => no("FD-14", "fourmidable-refusal-ant-like"),
        }
    }

    fn why_not_step(&self, seat: Seat, place: Place) -> Refusal {
        let open = &self.open;
        let Some(walk) = open.walk else { return self.not_now() };
        let kind = walk.ant.kind();
        match place {
            Place::Nest(room) => match open.colony(seat).earth(room) {
                Some(_) if kind != Kind::Digger => no("FD-18", "fourmidable-refusal-earth"),
                Some(_) if open.is_numbered(room) && open.hole_cells(seat).is_empty() => {
                    no("FD-36", "fourmidable-refusal-no-room-for-hole")
                }
                _ => no("FD-15", "fourmidable-refusal-far"),
            },
            Place::Forest(cell) => {
                let others = open.seats().without(seat);
                match open.forest.at(cell) {
                    Ground::Water => no("FD-17", "fourmidable-refusal-water"),
                    Ground::Closed => no("FD-05", "fourmidable-refusal-closed"),
                    _ if walk.over => no("FD-68", "fourmidable-refusal-no-stop-behind"),
                    Ground::Scent(owner) if owner != seat => {
                        no("FD-17", "fourmidable-refusal-scent")
                    }
                    _ if open.hole_at(cell).is_some_and(|(owner, _)| owner != seat) => {
                        no("FD-17", "fourmidable-refusal-hole")
                    }
                    _ if open.ants(others).contains(cell) => no("FD-17", "fourmidable-refusal-ant"),
                    _ => no("FD-15", "fourmidable-refusal-far"),
                }
            }
        }
    }

    fn why_not_choose(&self, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Return(_) => no("FD-90", "fourmidable-refusal-card-not-held"),
            _ if self.open.has_room_for_cards(seat) => {
                no("FD-90", "fourmidable-refusal-card-chosen")
            }
            _ => no("FD-90", "fourmidable-refusal-chosen-all"),
        }
    }

    fn why_not_birth(&self, seat: Seat, kind: Kind) -> Refusal {
        let colony = self.open.colony(seat);
        if !self.open.level().births() {
            no("FD-10", "fourmidable-refusal-no-births")
        } else if colony.born {
            no("FD-32", "fourmidable-refusal-born")
        } else if colony.reserve(kind) == 0 {
            no("FD-30", "fourmidable-refusal-five-ants")
        } else {
            no("FD-33", "fourmidable-refusal-no-tile")
        }
    }

    fn why_not_play(&self, seat: Seat, card: Special) -> Refusal {
        if !self.open.level().cards() {
            no("FD-10", "fourmidable-refusal-no-cards")
        } else if !self.specials[seat.index()].contains(&card) {
            no("FD-56", "fourmidable-refusal-card-not-held")
        } else if card.feat().is_kept() {
            no("FD-61", "fourmidable-refusal-card-kept")
        } else if !self.open.is_time_for(seat, card) {
            match card.time() {
                Some(Time::Day) => no("FD-57", "fourmidable-refusal-card-day"),
                _ => no("FD-57", "fourmidable-refusal-card-night"),
            }
        } else {
            match card.feat() {
                Feat::Harvest(_) | Feat::NewHole => no("FD-60", "fourmidable-refusal-card-answer"),
                Feat::AllScents | Feat::TwoOfEach => {
                    no("FD-61", "fourmidable-refusal-card-not-yet")
                }
                Feat::Move(_) | Feat::PassOver | Feat::PassEarth | Feat::FarHole => {
                    no("FD-56", "fourmidable-refusal-card-walk")
                }
                _ => no("FD-56", "fourmidable-refusal-card-now"),
            }
        }
    }

    fn why_not_reveal(&self, seat: Seat, card: Objective) -> Refusal {
        if self.hands[seat.index()].contains(&card) {
            let missing = card.missing(&self.open.colony(seat).stock);
            return no("FD-21", "fourmidable-refusal-unpaid").with(missing.into());
        }
        no("FD-21", "fourmidable-refusal-not-held")
    }
}

impl Open {
    fn why_not_hole(&self, seat: Seat, cell: Cell) -> Refusal {
        let own = |ground| ground == Ground::Empty || ground == Ground::Scent(seat);
        if self.hole_at(cell).is_some() {
            no("FD-36", "fourmidable-refusal-hole-there")
        } else if !own(self.forest.at(cell)) {
            no("FD-36", "fourmidable-refusal-hole-ground")
        } else if self.has_predator(cell) {
            no("FD-36", "fourmidable-refusal-hole-predator")
        } else if self.ants(self.seats().without(seat)).contains(cell) {
            no("FD-36", "fourmidable-refusal-hole-ant")
        } else {
            no("FD-37", "fourmidable-refusal-hole-far").with(self.hole_reach(seat).into())
        }
    }

    fn why_not_prowl(&self, seat: Seat, predator: Predator) -> Refusal {
        let colony = self.colony(seat);
        if self.level().bag() {
            no("FD-92", "fourmidable-refusal-bag-moves")
        } else if !self.level().predators() {
            no("FD-10", "fourmidable-refusal-no-predators")
        } else if colony.prowled.is_some() {
            no("FD-41", "fourmidable-refusal-prowled")
        } else if colony.hunted == Some(predator) {
            no("FD-66", "fourmidable-refusal-same-predator")
        } else {
            no("FD-42", "fourmidable-refusal-no-spot")
        }
    }

    fn why_not_hunt(&self, seat: Seat, predator: Predator) -> Refusal {
        let colony = self.colony(seat);
        if !self.is(seat, Species::Predator) {
            no("FD-66", "fourmidable-refusal-not-predator")
        } else if self.time == Time::Day {
            no("FD-66", "fourmidable-refusal-hunt-night")
        } else if colony.hunted.is_some() {
            no("FD-66", "fourmidable-refusal-hunted")
        } else if colony.prowled == Some(predator) {
            no("FD-66", "fourmidable-refusal-same-predator")
        } else {
            no("FD-42", "fourmidable-refusal-no-spot")
        }
    }

    fn why_not_fly(&self, seat: Seat) -> Refusal {
        if !self.is(seat, Species::Flying) {
            no("FD-65", "fourmidable-refusal-not-flying")
        } else if self.time == Time::Night {
            no("FD-65", "fourmidable-refusal-fly-day")
        } else if self.colony(seat).flown {
            no("FD-65", "fourmidable-refusal-flown")
        } else {
            no("FD-65", "fourmidable-refusal-fly-nowhere")
        }
    }

    fn why_not_spot(&self, predator: Predator, spot: Spot) -> Refusal {
        let is_worm = predator == Predator::Worm;
        match spot {
            spot if self.predators.contains(&Some(spot)) => {
                no("FD-42", "fourmidable-refusal-spot-predator")
            }
            Spot::Forest(_) if is_worm => no("FD-43", "fourmidable-refusal-worm-forest"),
            Spot::Nest(..) if !is_worm => no("FD-43", "fourmidable-refusal-only-worm"),
            Spot::Nest(_, room) if room.hole().is_some() => {
                no("FD-43", "fourmidable-refusal-worm-numbered")
            }
            Spot::Nest(..) => no("FD-42", "fourmidable-refusal-spot-taken"),
            Spot::Forest(cell) => match self.forest.at(cell) {
                Ground::Closed => no("FD-05", "fourmidable-refusal-closed"),
                Ground::Water => no("FD-42", "fourmidable-refusal-water"),
                _ => no("FD-42", "fourmidable-refusal-spot-taken"),
            },
        }
    }
}
