//! Special cards: when each may be played, and what it then does (FD-55 to FD-64).

use super::{
    Event, Feat, Fourmidable, Kind, Marking, Mover, Phase, Predator, Row, Special, Walk,
    library::LOOKED, round::Telling, walk::Trail,
};
use crate::game::Seat;

/// What a *move* card adds.
const FURTHER: u8 = 2;
/// How much further a *far hole* card lets a seat dig.
const FAR: u8 = 2;

impl Fourmidable {
    /// Whether a seat may play a card of its hand now.
    pub(super) fn may_play(&self, seat: Seat, card: Special) -> bool {
        self.specials[seat.index()].contains(&card)
            && self.open.is_time_for(seat, card)
            && self.fits_now(seat, card.feat())
    }

    /// Whether it is the moment for a card, and it would change something.
    fn fits_now(&self, seat: Seat, feat: Feat) -> bool {
        let open = &self.open;
        match open.phase {
            Phase::Turn => self.fits_turn(seat, feat),
            Phase::Walk => open.walk.is_some_and(|walk| self.fits_walk(seat, walk, feat)),
            Phase::Hole(_) => feat == Feat::FarHole,
            Phase::Study(kind) => {
                feat == Feat::Look(kind) && open.round > 0 && open.piles[kind.index()] > 0
            }
            Phase::After => open.reacts(seat, feat),
            _ => false,
        }
    }

    fn fits_turn(&self, seat: Seat, feat: Feat) -> bool {
        let open = &self.open;
        let colony = open.colony(seat);
        let may_bear = |kind: Kind| !colony.born && colony.reserve(kind) > 0;
        match feat {
            Feat::Objective(kind) if open.level().open_row() => {
                open.completable(seat, kind).next().is_some()
            }
            Feat::Objective(kind) => open.has_room_in_hand(seat) && open.piles[kind.index()] > 0,
            // In Expert a look is at the common deck; before, only while drawing.
            Feat::Look(_) => open.level().open_row() && open.piles[0] > 0,
            Feat::Prowl(predator) => open.has_spot(predator),
            Feat::Erase => open.marks(seat, Marking::Erase).next().is_some(),
            Feat::Scent => open.marks(seat, Marking::Scent).next().is_some(),
            Feat::Birth(Some(kind)) => may_bear(kind),
            Feat::Birth(None) => Kind::ALL.into_iter().any(may_bear),
            Feat::AllScents => colony.scents == 0,
            Feat::TwoOfEach => colony.has_two_of_each(),
            _ => false,
        }
    }

    fn fits_walk(&self, seat: Seat, walk: Walk, feat: Feat) -> bool {
        let opens = |other: Walk| {
            let places = |walk| Trail::new(&self.open, seat, walk).count();
            places(other) > places(walk)
        };
        match feat {
            Feat::Move(kind) => walk.ant.kind() == kind,
            Feat::FarHole => walk.ant.kind() == Kind::Digger,
            Feat::PassOver => !walk.over && opens(Walk { over: true, ..walk }),
            Feat::PassEarth => !walk.under && opens(Walk { under: true, ..walk }),
            _ => false,
        }
    }

    /// A card leaves the hand and lies open.
    pub(super) fn discard(&mut self, seat: Seat, card: Special) {
        self.specials[seat.index()].retain(|&held| held != card);
        self.open.colony_mut(seat).cards -= 1;
        self.open.played.push((seat, card));
    }

    pub(super) fn play(&mut self, seat: Seat, card: Special, telling: &mut Telling<'_>) {
        let feat = card.feat();
        let points = feat.points();
        self.discard(seat, card);
        self.open.colony_mut(seat).won += points;
        telling.shown = true;
        telling.all(Event::Played { seat, card, points });
        match feat {
            Feat::Objective(kind) if self.open.level().open_row() => {
                self.complete_at_once(seat, kind, telling);
            }
            Feat::Objective(kind) => {
                if !self.study(seat, kind, 1, telling) {
                    self.resume_turn(seat, telling);
                }
            }
            Feat::Look(kind) if matches!(self.open.phase, Phase::Study(_)) => {
                self.draw_to_study(kind, LOOKED, telling);
            }
            Feat::Look(_) => self.look(seat, LOOKED, telling),
            Feat::Move(_) => self.on_walk(|walk| walk.left += FURTHER),
            Feat::PassOver => self.on_walk(|walk| walk.over = true),
            Feat::PassEarth => self.on_walk(|walk| walk.under = true),
            Feat::FarHole => self.open.far += FAR,
            Feat::Prowl(predator) => self.ask_prowl(predator),
            Feat::Erase => self.open.phase = Phase::Mark(Marking::Erase),
            Feat::Scent => self.open.phase = Phase::Mark(Marking::Scent),
            Feat::Birth(kind) => self.bear(seat, kind, telling),
            Feat::Harvest(_) | Feat::NewHole | Feat::AllScents | Feat::TwoOfEach => {
                if self.open.phase == Phase::After {
                    self.finish_action(seat, telling);
                }
            }
            Feat::Five(_) | Feat::FourHoles => {}
        }
    }

    fn on_walk(&mut self, change: impl FnMut(&mut Walk)) {
        self.open.walk.iter_mut().for_each(change);
    }

    fn ask_prowl(&mut self, predator: Predator) {
        self.open.phase = Phase::Prowl(predator, Mover::Card);
    }

    /// FD-62: the resources are paid, only the library is spared.
    fn complete_at_once(&mut self, seat: Seat, kind: Kind, telling: &mut Telling<'_>) {
        self.open.phase = Phase::Complete(kind, true);
        let mut cards: Row = self.open.completable(seat, kind).collect();
        cards.sort_unstable();
        cards.dedup();
        if let [only] = cards[..] {
            self.reveal(seat, only, telling);
        }
    }

    /// FD-56: a birth by a card is the action; FD-64: it needs no tile.
    fn bear(&mut self, seat: Seat, kind: Option<Kind>, telling: &mut Telling<'_>) {
        self.open.phase = Phase::Breed;
        let colony = self.open.colony(seat);
        let mut kinds = Kind::ALL.into_iter().filter(|&kind| colony.reserve(kind) > 0);
        let only = kind.or(kinds.next().filter(|_| kinds.next().is_none()));
        if let Some(kind) = only {
            self.give_birth(seat, kind, Phase::Breed, telling);
        }
    }
}
