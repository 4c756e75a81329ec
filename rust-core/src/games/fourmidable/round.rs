//! Rounds: weather, whose turn it is, and when it all ends.

use super::{
    Deed, Ending, Event, Feat, Fourmidable, Kind, Open, Phase, Predator, Room, Special,
    SpecialHand, Stock, Weather, data,
};
use crate::{
    chance::Chance,
    game::{Effect, Seat, Seats, Told},
};
use rand::RngExt;

/// Where an action's chance comes from and its events go.
pub(super) struct Telling<'a> {
    pub chance: Chance,
    events: &'a mut Vec<Told<Event>>,
    /// Something that lay hidden was shown to somebody.
    pub shown: bool,
}

impl<'a> Telling<'a> {
    pub fn new(chance: Chance, events: &'a mut Vec<Told<Event>>) -> Self {
        Telling { chance, events, shown: false }
    }

    pub fn effect(&self) -> Effect {
        if self.shown { Effect::Reveals } else { Effect::Quiet }
    }

    pub fn all(&mut self, event: Event) {
        self.events.push(Told::all(event));
    }

    /// Pheromones came under ants standing by, if any did (FD-81).
    pub fn spread(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.all(Event::Spread { seat, count });
        }
    }

    pub fn one(&mut self, seat: Seat, event: Event) {
        self.events.push(Told::one(seat, event));
    }

    pub fn nobody(&mut self, event: Event) {
        self.events.push(Told::nobody(event));
    }
}

impl Open {
    /// Whether a seat still has an action to make in this round (FD-24, FD-32).
    pub fn has_work(&self, seat: Seat) -> bool {
        let colony = self.colony(seat);
        colony.has_ant_to_move()
            || self.births(seat).next().is_some()
            || Predator::ALL.into_iter().any(|predator| self.may_prowl(seat, predator))
    }

    /// Whether a seat could play a special card in answer to what it did, as far as others can
    /// tell (FD-60): cards not played yet may be in any hand.
    fn may_react(&self, seat: Seat) -> bool {
        let reacts = |card: Special| {
            self.reacts(seat, card.feat()) && self.is_time_for(seat, card) && !self.is_played(card)
        };
        self.colony(seat).cards > 0 && Special::all().any(reacts)
    }

    /// Whether what a seat just did is what this card speaks of.
    pub(super) fn reacts(&self, seat: Seat, feat: Feat) -> bool {
        match feat {
            Feat::Harvest(resource) => self.deed.harvest == Some(resource),
            Feat::NewHole => self.deed.hole,
            Feat::AllScents => self.deed.last_scent && self.colony(seat).scents == 0,
            Feat::TwoOfEach => self.deed.second_of_each,
            _ => false,
        }
    }

    /// The resources a seat can hope for: its own, and what is left for its ants (FD-27).
    fn hopes(&self, seat: Seat) -> Stock {
        let colony = self.colony(seat);
        let mut hopes = self.forest.left();
        for earth in Room::all().filter_map(|room| colony.earth(room)) {
            hopes[earth.index()] += 1;
        }
        for kind in Kind::ALL {
            let comes = colony.count(kind) > 0 || self.level().births();
            for resource in kind.resources() {
                let hope = &mut hopes[resource.index()];
                *hope = colony.stock[resource.index()] + if comes { *hope } else { 0 };
            }
        }
        hopes
    }
}

impl Fourmidable {
    pub(super) fn begin_round(&mut self, telling: &mut Telling<'_>) {
        let open = &mut self.open;
        open.round += 1;
        open.busy = false;
        open.turn = open.first;
        open.phase = Phase::Turn;
        let (round, time, first) = (open.round, open.time, open.first);
        telling.all(Event::Round { round, time, first });
        if open.level().weather() {
            // Four equal quarters: the three kinds of weather and the choice (FD-31).
            let quarter = telling.chance.stream("weather", round.into()).random_range(0..4);
            open.weather = Weather::ALL.get(quarter).copied();
            telling.shown = true;
            telling.all(Event::Vane { weather: open.weather });
            if open.weather.is_none() {
                open.phase = Phase::Weather;
            }
        }
    }

    /// What an action consists of is done: cards may answer it, or the next seat acts.
    pub(super) fn finish_action(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        self.open.walk = None;
        self.open.far = 0;
        if self.may_react(seat) {
            self.open.phase = Phase::After;
        } else {
            self.next_turn(seat, telling);
        }
    }

    /// Whether cards may answer what a seat did. One who plays alone is asked only if she has
    /// such a card.
    fn may_react(&self, seat: Seat) -> bool {
        let open = &self.open;
        let fits = |card: &Special| open.reacts(seat, card.feat()) && open.is_time_for(seat, *card);
        match open.level().is_alone() {
            true => self.specials[seat.index()].iter().any(fits),
            false => open.may_react(seat),
        }
    }

    /// Something besides an action was done: the seat still has its action to make.
    pub(super) fn resume_turn(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        self.open.phase = Phase::Turn;
        if !self.open.has_work(seat) {
            self.next_turn(seat, telling);
        }
    }

    pub(super) fn next_turn(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        if self.owes_draw() {
            return self.draw_tile(seat, telling);
        }
        self.open.deed = Deed::default();
        let open = &self.open;
        let busy: Seats = open.seats().iter().filter(|&seat| open.has_work(seat)).collect();
        match busy.after(seat, open.rules.players) {
            Some(next) => {
                self.open.turn = next;
                self.open.phase = Phase::Turn;
            }
            None => self.end_round(telling),
        }
    }

    fn end_round(&mut self, telling: &mut Telling<'_>) {
        if let Some(why) = self.ends_with_round(telling) {
            let first = self.open.first;
            self.ask_for_last(why, first, telling);
            return;
        }
        let open = &mut self.open;
        let players = open.rules.players;
        open.time = open.time.flipped();
        open.first = open.first.left(players);
        open.weather = None;
        // FD-46: tiles and predators are ready again.
        open.tiles = if open.level().births() { data::data().tiles(players) } else { [0; 3] };
        for colony in &mut open.colonies {
            colony.ants.iter_mut().for_each(|ant| ant.moved = false);
            (colony.born, colony.tile) = (false, None);
            (colony.prowled, colony.hunted) = (None, None);
            colony.flown = false;
        }
        self.begin_round(telling);
    }

    fn ends_with_round(&self, telling: &mut Telling<'_>) -> Option<Ending> {
        if let Some(rounds) = self.open.level().rounds() {
            return (self.open.round >= rounds).then_some(Ending::Rounds);
        }
        let goal = usize::from(self.open.level().objectives_to_end());
        if self.open.colonies.iter().any(|colony| colony.done.len() >= goal) {
            return Some(Ending::Objectives);
        }
        if !self.open.busy {
            return Some(Ending::Idle);
        }
        self.is_exhausted(telling).then_some(Ending::Exhausted)
    }

    /// FD-27: whether no objective can be completed any more. Hands decide it in Child, and
    /// that the game goes on then tells something of them.
    fn is_exhausted(&self, telling: &mut Telling<'_>) -> bool {
        let open = &self.open;
        let seats = || open.seats().iter().map(|seat| (seat, open.hopes(seat)));
        if open.level().chosen_objectives() {
            let any_card = |(seat, hopes): (Seat, Stock)| {
                let held = open.colony(seat).held;
                let mut kinds = Kind::ALL.into_iter().filter(|kind| held[kind.index()] > 0);
                kinds.any(|kind| pays_any_card(kind, &hopes))
            };
            if seats().any(any_card) {
                return false;
            }
            telling.shown = true;
            let pays = |(seat, hopes): (Seat, Stock)| {
                self.hands[seat.index()].iter().any(|card| card.is_paid_by(&hopes))
            };
            return !seats().any(pays);
        }
        let mut open_cards = data::data().objectives(open.rules.players).clone();
        for done in open.colonies.iter().flat_map(|colony| &colony.done) {
            if let Some(at) = open_cards.iter().position(|card| card == done) {
                open_cards.remove(at);
            }
        }
        !seats().any(|(_, hopes)| open_cards.iter().any(|card| card.is_paid_by(&hopes)))
    }

    // ---- the end ----

    /// Everyone with objectives is asked for more, clockwise from a seat (FD-25, FD-47).
    pub(super) fn ask_for_last(&mut self, why: Ending, from: Seat, telling: &mut Telling<'_>) {
        let open = &mut self.open;
        open.ending = Some(why);
        open.walk = None;
        open.deed = Deed::default();
        open.phase = Phase::Last;
        open.asked = open.seats().iter().filter(|&seat| open.colony(seat).hand() > 0).collect();
        telling.all(Event::Ending { why });
        let players = open.rules.players;
        // The seat itself is asked first.
        let before = Seat((from.0 + players - 1) % players);
        self.ask_next(before, telling);
    }

    pub(super) fn ask_next(&mut self, after: Seat, telling: &mut Telling<'_>) {
        match self.open.asked.after(after, self.open.rules.players) {
            Some(next) => self.open.turn = next,
            None => self.end(telling),
        }
    }

    fn end(&mut self, telling: &mut Telling<'_>) {
        self.open.phase = Phase::Over;
        for seat in self.open.seats().iter() {
            // FD-61: cards that speak of the end score from the hand.
            let scores = |card: &Special| self.open.scores_at_end(seat, card.feat());
            let cards: SpecialHand =
                self.specials[seat.index()].iter().copied().filter(scores).collect();
            for card in cards {
                let points = card.feat().points();
                self.discard(seat, card);
                self.open.colony_mut(seat).won += points;
                telling.all(Event::Scored { seat, card, points });
            }
        }
        telling.shown = true;
        let why = self.open.ending.unwrap_or(Ending::Objectives);
        telling.all(Event::Over { why });
    }
}

impl Open {
    fn scores_at_end(&self, seat: Seat, feat: Feat) -> bool {
        match feat {
            Feat::Five(kind) => self.colony(seat).count(kind) == super::EACH as u8,
            Feat::FourHoles => usize::from(self.colony(seat).hole_count()) == super::HOLES,
            _ => false,
        }
    }
}

/// Whether three of each resource of a kind are within hope, so that any card of it can be paid.
fn pays_any_card(kind: Kind, hopes: &Stock) -> bool {
    kind.resources().iter().all(|resource| hopes[resource.index()] >= 3)
}
