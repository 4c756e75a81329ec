//! Before the first round: decks, objectives, species, the draft and the starting ants.

use super::{
    Action, Ant, Buried, Colony, Deed, Event, Forest, Fourmidable, Hand, Kind, Open, Phase, Place,
    Room, Row, Rules, Solo, Special, SpecialHand, Specials, Species, Time, data,
    draft::{Draft, Packet},
    library::Drawn,
    round::Telling,
};
use crate::{
    chance::Chance,
    game::{Seat, Seats, Told},
    list::List,
};
use rand::{RngExt, seq::SliceRandom};

pub(super) fn deal(rules: &Rules, chance: Chance, events: &mut Vec<Told<Event>>) -> Fourmidable {
    let data = data::data();
    let players = rules.players;
    let drawn = || Seat(chance.stream("first", 0).random_range(0..players));
    let first = rules.first.unwrap_or_else(drawn);
    let time = if chance.stream("toss", 0).random_bool(0.5) { Time::Day } else { Time::Night };
    let open = Open {
        rules: *rules,
        round: 0,
        time,
        first,
        weather: None,
        phase: Phase::Found,
        turn: first,
        walk: None,
        deed: Deed::default(),
        far: 0,
        busy: false,
        forest: Forest::new(players),
        colonies: (0..players).map(|at| Colony::new(data.nest(players, at.into()))).collect(),
        predators: [None; 3],
        tiles: if rules.level.births() { data.tiles(players) } else { [0; 3] },
        piles: [0; 3],
        row: Row::new(),
        species: List::new(),
        played: List::new(),
        draft: 0,
        chosen: Seats::NONE,
        owed: [0; 3],
        asked: Seats::NONE,
        ending: None,
        solo: rules.level.bag().then(Solo::default),
    };
    let mut game = Fourmidable {
        open,
        piles: Default::default(),
        hands: (0..players).map(|_| Hand::new()).collect(),
        drawn: Drawn::new(),
        specials: (0..players).map(|_| SpecialHand::new()).collect(),
        rest: Specials::new(),
        draft: Draft::default(),
    };
    let telling = &mut Telling::new(chance, events);
    telling.all(Event::Tossed { seat: first, drawn: rules.first.is_none(), time });
    game.stack_objectives(telling);
    if rules.level.cards() {
        game.rest = Special::all().collect();
        if !rules.level.draft() && !rules.level.chosen_cards() {
            game.deal_specials(telling);
        }
    }
    if rules.level.species() {
        game.deal_species(telling);
    }
    game.begin_setting_up();
    game
}

impl Fourmidable {
    /// Three piles, or one deck with a row (FD-04, FD-75).
    fn stack_objectives(&mut self, telling: &mut Telling<'_>) {
        let players = self.open.rules.players;
        let all = data::data().objectives(players);
        let mut piles: [Vec<super::Objective>; 3] = if self.open.level().open_row() {
            [all.to_vec(), Vec::new(), Vec::new()]
        } else {
            Kind::ALL.map(|kind| all.iter().copied().filter(|card| card.kind() == kind).collect())
        };
        for (at, pile) in piles.iter_mut().enumerate() {
            pile.shuffle(&mut telling.chance.stream("objectives", at as u64));
        }
        telling.nobody(Event::Shuffled { piles: piles.clone() });
        let buried = |card| Buried { card, seen: Seats::NONE };
        self.piles = piles.map(|pile| pile.into_iter().map(buried).collect());
        self.open.piles = self.piles.each_ref().map(|pile| pile.len() as u8);
        if self.open.level().open_row() {
            for _ in 0..data::data().face_up(players) {
                self.turn_up(telling);
            }
        }
    }

    /// Six random special cards each, or eight to draft from (FD-55, FD-78).
    fn deal_specials(&mut self, telling: &mut Telling<'_>) {
        let data = data::data();
        let mut cards = std::mem::take(&mut self.rest);
        cards.shuffle(&mut telling.chance.stream("specials", 0));
        let drafts = self.open.level().draft();
        let count = if drafts { data.draft } else { data.special_hand };
        for seat in self.open.seats().iter() {
            let from = cards.len().saturating_sub(count);
            let mut hand: Packet = cards.drain(from..).collect();
            hand.sort_unstable();
            let count = hand.len() as u8;
            telling.all(Event::Dealt { seat, count, cards: Vec::new() });
            telling.one(seat, Event::Dealt { seat, count, cards: hand.to_vec() });
            if drafts {
                self.draft.packets.push(hand);
                self.draft.picks.push(None);
            } else {
                self.open.colony_mut(seat).cards = count;
                self.specials[seat.index()] = hand.into_iter().collect();
            }
        }
        cards.sort_unstable();
        self.rest = cards;
        telling.shown = true;
    }

    fn deal_species(&mut self, telling: &mut Telling<'_>) {
        let mut all = List::from(Species::ALL);
        if !self.open.rules.chosen_species {
            all.shuffle(&mut telling.chance.stream("species", 0));
            for seat in self.open.seats().iter() {
                // There are as many species as seats at the largest table.
                let Some(species) = all.pop() else { return };
                self.take_species(seat, species, telling);
            }
        }
        all.sort_unstable();
        self.open.species = all;
    }

    fn take_species(&mut self, seat: Seat, species: Species, telling: &mut Telling<'_>) {
        self.open.colony_mut(seat).species = Some(species);
        telling.all(Event::Species { seat, species });
    }

    fn begin_setting_up(&mut self) {
        let rules = self.open.rules;
        self.open.phase = if rules.level.chosen_objectives() {
            Phase::Draw
        } else if rules.level.chosen_cards() {
            Phase::Choose
        } else if rules.level.species() && rules.chosen_species {
            Phase::Species
        } else {
            Phase::Found
        };
    }

    /// Does what a player chose before the first round.
    pub(super) fn set_up(&mut self, seat: Seat, action: Action, telling: &mut Telling<'_>) {
        match action {
            Action::Draw(kind) => self.draw_at_start(seat, kind, telling),
            Action::Species(species) => {
                self.open.species.retain(|&lying| lying != species);
                self.take_species(seat, species, telling);
                self.open.turn = seat.left(self.open.rules.players);
                if self.open.turn == self.open.first {
                    self.open.phase = Phase::Found;
                    if self.open.level().draft() {
                        self.open.phase = Phase::Draft;
                        self.deal_specials(telling);
                    }
                }
            }
            Action::Draft(card) => self.keep_of_draft(seat, card, telling),
            Action::Choose(card) => self.choose(seat, card, telling),
            Action::Return(card) => self.put_back(seat, card, telling),
            Action::Ready => self.open.phase = Phase::Found,
            Action::Found(kind) => self.found(seat, kind, telling),
            _ => {}
        }
    }

    /// FD-12: one card at a time, in turn.
    fn draw_at_start(&mut self, seat: Seat, kind: Kind, telling: &mut Telling<'_>) {
        if let Some(card) = self.pop(kind) {
            self.take_objective(seat, card, telling);
        }
        self.open.turn = seat.left(self.open.rules.players);
        if self.open.colony(self.open.turn).hand() == data::data().dealt {
            self.open.phase = Phase::Found;
        }
    }

    /// FD-78: all choose at once, then the packets go to the left.
    fn keep_of_draft(&mut self, seat: Seat, card: Special, telling: &mut Telling<'_>) {
        self.draft.picks[seat.index()] = Some(card);
        self.open.chosen = self.open.chosen.with(seat);
        telling.all(Event::Kept { seat, card: None });
        telling.one(seat, Event::Kept { seat, card: Some(card) });
        if self.open.chosen != self.open.seats() {
            return;
        }
        let step = self.open.draft;
        for seat in self.open.seats().iter() {
            let packet = Draft::packet_at(self.open.rules.players, seat, step);
            let Some(card) = self.draft.picks[seat.index()].take() else { continue };
            self.draft.keep(packet, step, card);
            self.specials[seat.index()].push(card);
            self.specials[seat.index()].sort_unstable();
            self.open.colony_mut(seat).cards += 1;
        }
        self.open.chosen = Seats::NONE;
        self.open.draft += 1;
        telling.shown = true;
        telling.all(Event::Passed { step: self.open.draft });
        if usize::from(self.open.draft) == data::data().special_hand {
            self.open.phase = Phase::Found;
        }
    }

    /// FD-90: any six special cards.
    fn choose(&mut self, seat: Seat, card: Special, telling: &mut Telling<'_>) {
        self.rest.retain(|&lying| lying != card);
        let hand = &mut self.specials[seat.index()];
        hand.push(card);
        hand.sort_unstable();
        self.open.colony_mut(seat).cards += 1;
        telling.all(Event::Chose { seat, card, back: false });
    }

    fn put_back(&mut self, seat: Seat, card: Special, telling: &mut Telling<'_>) {
        self.specials[seat.index()].retain(|&held| held != card);
        self.rest.push(card);
        self.rest.sort_unstable();
        self.open.colony_mut(seat).cards -= 1;
        telling.all(Event::Chose { seat, card, back: true });
    }

    /// FD-13, FD-30: all of a seat's ants, then the next seat; FD-79: one ant each, three times.
    fn found(&mut self, seat: Seat, kind: Kind, telling: &mut Telling<'_>) {
        let colony = self.open.colony_mut(seat);
        let Some(ant) = colony.next_of(kind) else { return };
        let place = Some(Place::Nest(Room::first_hole()));
        colony.ants[ant.index()] = Ant { place, moved: false };
        telling.all(Event::Founded { seat, ant });
        let level = self.open.level();
        let has_all = |game: &Fourmidable, seat: Seat| {
            game.open.colony(seat).places().count() == usize::from(level.starting_ants())
        };
        if level.open_row() {
            self.open.turn = seat.left(self.open.rules.players);
            if self.open.turn == self.open.first && has_all(self, seat) {
                self.begin_round(telling);
            }
        } else if has_all(self, seat) {
            if !level.chosen_objectives() {
                self.open.owed = Kind::ALL.map(|kind| self.open.colony(seat).count(kind));
            }
            self.draw_for_ants(seat, telling);
        }
    }

    /// FD-30: an objective for each starting ant, of its kind.
    pub(super) fn draw_for_ants(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        for kind in Kind::ALL {
            while self.open.owed[kind.index()] > 0 {
                self.open.owed[kind.index()] -= 1;
                if self.study(seat, kind, 1, telling) {
                    return;
                }
            }
        }
        self.open.turn = seat.left(self.open.rules.players);
        self.open.phase = Phase::Found;
        if self.open.turn == self.open.first {
            self.begin_round(telling);
        }
    }
}
