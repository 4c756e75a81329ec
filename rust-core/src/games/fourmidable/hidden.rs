//! For the leak test: everything one person may not see, drawn again.
//!
//! Written from FD-110 to FD-112 alone. It uses neither [`Game::view`](crate::game::Game::view)
//! nor [`Game::sample`](crate::game::Game::sample), or it could not find their faults.

use super::{
    Action, AntId, Cell, Fourmidable, Ground, Kind, Objective, Phase, Place, Predator, Resource,
    Room, Special, SpecialHand, Species, Spot, Weather, data,
};
use crate::{chance::Rng, game::Seat, hex::Hex, testing::Secrets};
use rand::{RngExt, seq::SliceRandom};
use std::collections::BTreeMap;

impl Secrets for Fourmidable {
    fn reshuffle_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self {
        // A hand is hidden from others (FD-110), and whoever plays alone has none.
        let viewer = if self.open.rules.players == 1 { Some(Seat(0)) } else { viewer };
        let mut other = self.clone();
        other.reshuffle_objectives(viewer, rng);
        if self.draft.packets.is_empty() {
            other.reshuffle_specials(viewer, rng);
        } else {
            other.reshuffle_draft(viewer, rng);
        }
        other
    }

    fn invariant(&self) -> Result<(), String> {
        self.count_colonies()?;
        self.count_objectives()?;
        self.count_specials()?;
        let open = &self.open;
        let mut species = open.species.clone();
        species.extend(open.colonies.iter().filter_map(|colony| colony.species));
        species.sort_unstable();
        let dealt = usize::from(open.rules.players);
        let fits = match open.level().species() {
            false => species.is_empty(),
            true => species == Species::ALL && open.species.len() >= 6 - dealt,
        };
        if !fits {
            return Err(format!("FD-55: species {species:?}"));
        }
        let mut tiles = open.tiles;
        for tile in open.colonies.iter().filter_map(|colony| colony.tile) {
            tiles[tile.index()] += 1;
        }
        if open.level().births() && tiles != data::data().tiles(open.rules.players) {
            return Err(format!("FD-33: birth tiles {tiles:?}"));
        }
        self.count_resources()
    }

    fn probes() -> Vec<Action> {
        let cells = [(0, 0), (1, 0), (3, -1), (5, -2), (-3, 1), (2, -7), (4, -1)];
        let cells = || cells.into_iter().filter_map(|(q, r)| Cell::at(Hex::new(q, r)));
        let rooms = [(5, 0), (4, 0), (5, 2), (2, 0), (6, 1)];
        let rooms = || rooms.into_iter().filter_map(|(column, row)| Room::at(column, row));
        let objectives = ["h-a", "f-aab", "d-abc"].into_iter().filter_map(|text| text.parse().ok());
        let cards = || Special::all().step_by(7);
        Kind::ALL
            .into_iter()
            .flat_map(|kind| [Action::Draw(kind), Action::Found(kind), Action::Birth(kind)])
            .chain(Weather::ALL.map(Action::Weather))
            .chain([Species::Flying, Species::Strategist].map(Action::Species))
            .chain(cards().flat_map(|card| {
                [Action::Draft, Action::Choose, Action::Return, Action::Play].map(|of| of(card))
            }))
            .chain(AntId::all().step_by(2).map(Action::Ant))
            .chain(cells().map(Place::Forest).chain(rooms().map(Place::Nest)).map(Action::Go))
            .chain(cells().flat_map(|cell| [Action::Hole(cell), Action::Mark(cell)]))
            .chain(cells().map(|cell| Action::To(Spot::Forest(cell))))
            .chain(rooms().map(|room| Action::To(Spot::Nest(Seat(1), room))))
            .chain([Action::To(Spot::Nest(Seat(9), Room::queen()))])
            .chain(Predator::ALL.into_iter().flat_map(|at| [Action::Prowl(at), Action::Hunt(at)]))
            .chain(
                objectives.flat_map(|card: Objective| [Action::Reveal(card), Action::Keep(card)]),
            )
            .chain([
                Action::Stop,
                Action::Fly,
                Action::Look,
                Action::Seen,
                Action::Pass,
                Action::Ready,
            ])
            .collect()
    }
}

impl Fourmidable {
    /// FD-110: hands and cards drawn are their owner's; FD-111: the piles are nobody's, but for
    /// what somebody looked at or put there.
    fn reshuffle_objectives(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        let hides = |seat: usize| viewer.is_none_or(|viewer| viewer.index() != seat);
        let studies = viewer == Some(self.open.turn);
        let shared = self.open.level().open_row();
        for kind in Kind::ALL {
            let mut places: Vec<&mut Objective> = Vec::new();
            for pile in &mut self.piles {
                let unseen = pile
                    .iter_mut()
                    .filter(|card| viewer.is_none_or(|viewer| !card.seen.contains(viewer)));
                places.extend(unseen.map(|card| &mut card.card));
            }
            let others = self.hands.iter_mut().enumerate().filter(|(at, _)| hides(*at));
            places.extend(others.flat_map(|(_, hand)| hand));
            if !studies {
                places.extend(&mut self.drawn);
            }
            // The backs tell the kind, but those of the one deck of Expert tell nothing.
            places.retain(|card| shared || card.kind() == kind);
            let mut cards: Vec<Objective> = places.iter().map(|card| **card).collect();
            cards.shuffle(rng);
            places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
        }
        self.hands.iter_mut().for_each(|hand| hand.sort_unstable());
    }

    /// FD-110: special cards in hand are their owner's.
    fn reshuffle_specials(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        let hides = |seat: usize| viewer.is_none_or(|viewer| viewer.index() != seat);
        let others = self.specials.iter_mut().enumerate().filter(|(at, _)| hides(*at));
        let mut places: Vec<&mut Special> = self.rest.iter_mut().collect();
        places.extend(others.flat_map(|(_, hand)| hand));
        let mut cards: Vec<Special> = places.iter().map(|card| **card).collect();
        cards.shuffle(rng);
        places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
        self.rest.sort_unstable();
        self.specials.iter_mut().for_each(|hand| hand.sort_unstable());
    }

    /// FD-112: a card of the draft is known to whoever held its packet while it was there; two
    /// cards last seen in the same hand, or never, cannot be told apart.
    fn reshuffle_draft(&mut self, viewer: Option<Seat>, rng: &mut Rng) {
        let players = usize::from(self.open.rules.players);
        let steps = usize::from(self.open.draft);
        let drafting = self.open.phase == Phase::Draft;
        let hands = data::data().special_hand;
        let last_seen = |packet: usize, gone: usize| {
            let viewer = viewer?.index();
            let held = steps + usize::from(drafting);
            let seen = (0..held.min(gone + 1).min(hands))
                .rfind(|step| (packet + step) % players == viewer)?;
            Some((packet, seen))
        };
        let played: Vec<Special> = self.open.played.iter().map(|(_, card)| *card).collect();
        let mut groups: BTreeMap<Option<(usize, usize)>, Vec<&mut Special>> = BTreeMap::new();
        for (packet, cards) in self.draft.packets.iter_mut().enumerate() {
            for (at, card) in cards.iter_mut().enumerate() {
                let own = at < steps && viewer == Some(Seat(((packet + at) % players) as u8));
                if own || played.contains(card) {
                    continue;
                }
                let gone = if at < steps { at } else { usize::MAX - 1 };
                groups.entry(last_seen(packet, gone)).or_default().push(card);
            }
        }
        groups.entry(None).or_default().extend(&mut self.rest);
        for places in groups.into_values() {
            let mut cards: Vec<Special> = places.iter().map(|card| **card).collect();
            cards.shuffle(rng);
            places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
        }
        self.rest.sort_unstable();
        self.draft.packets.iter_mut().for_each(|packet| packet[steps..].sort_unstable());
        for seat in 0..players {
            let kept = (0..steps)
                .map(|step| self.draft.packets[(seat + players * steps - step) % players][step]);
            let mut hand: SpecialHand = kept.filter(|card| !played.contains(card)).collect();
            hand.sort_unstable();
            self.specials[seat] = hand;
            let chose = drafting && self.open.chosen.contains(Seat(seat as u8));
            if chose && viewer.is_none_or(|viewer| viewer.index() != seat) {
                let packet = &self.draft.packets[(seat + players * steps - steps) % players];
                let at = rng.random_range(steps..packet.len());
                self.draft.picks[seat] = Some(packet[at]);
            }
        }
    }

    // ---- nothing is lost ----

    /// FD-02: fifteen ants and eighteen pheromones, and nothing stands where it may not.
    fn count_colonies(&self) -> Result<(), String> {
        let open = &self.open;
        for seat in open.seats().iter() {
            let colony = open.colony(seat);
            let placed = open.forest.scents(seat).len() as u8;
            if placed + colony.scents != data::data().pheromones {
                return Err(format!("FD-02: {seat} has {placed} and {} pheromones", colony.scents));
            }
            for (ant, place) in colony.places() {
                let Place::Forest(cell) = place else { continue };
                if colony.hole_at(cell).is_some() {
                    return Err(format!("FD-15: {ant} of {seat} stands beside its own hole"));
                }
                let walks = open.turn == seat && open.walk.is_some_and(|walk| walk.ant == ant);
                let foreign = match open.forest.at(cell) {
                    Ground::Closed | Ground::Water => true,
                    Ground::Scent(owner) => owner != seat,
                    Ground::Empty | Ground::Food(_) => false,
                };
                if foreign && !walks {
                    return Err(format!("FD-17: {ant} of {seat} stands on {cell}"));
                }
            }
            if self.hands[seat.index()].len() != usize::from(colony.hand()) {
                return Err(format!("FD-110: {seat} holds other cards than its backs tell"));
            }
            if self.specials[seat.index()].len() != usize::from(colony.cards) {
                return Err(format!("FD-110: {seat} holds other special cards than it should"));
            }
        }
        let holes = open.colonies.iter().flat_map(|colony| colony.holes).flatten();
        if holes.clone().count() != open.holes().len() as usize {
            return Err("FD-36: two holes on one hex".to_owned());
        }
        Ok(())
    }

    /// FD-04: every objective is somewhere, once.
    fn count_objectives(&self) -> Result<(), String> {
        let mut cards: Vec<Objective> = self.drawn.to_vec();
        cards.extend(self.piles.iter().flatten().map(|buried| buried.card));
        cards.extend(self.hands.iter().flatten().chain(&self.open.row));
        cards.extend(self.open.colonies.iter().flat_map(|colony| &colony.done));
        cards.extend(self.open.solo.iter().flat_map(|solo| &solo.taken));
        cards.sort_unstable();
        if cards[..] != data::data().objectives(self.open.rules.players)[..] {
            return Err(format!("FD-04: {} objectives", cards.len()));
        }
        let counts = self.piles.each_ref().map(|pile| pile.len() as u8);
        if counts != self.open.piles {
            return Err(format!("FD-04: piles of {counts:?}"));
        }
        Ok(())
    }

    /// FD-94: in Solo nothing is eaten up: what does not lie in forest or nest is hers, or the
    /// predators', or was paid with.
    fn count_resources(&self) -> Result<(), String> {
        let open = &self.open;
        let Some(solo) = &open.solo else { return Ok(()) };
        let colony = &open.colonies[0];
        let cards = || colony.done.iter().chain(&solo.taken);
        let mut left = open.forest.left();
        for earth in Room::all().filter_map(|room| colony.earth(room)) {
            left[earth.index()] += 1;
        }
        for resource in Resource::ALL {
            let at = resource.index();
            let paid: u8 = cards().map(|card| card.cost()[at]).sum();
            let all = left[at] + colony.stock[at] + solo.supply[at] + paid;
            if all != if resource.kind() == Kind::Digger { 6 } else { 3 } {
                return Err(format!("FD-94: {all} of {resource}"));
            }
        }
        Ok(())
    }

    /// FD-04: every special card is somewhere, once.
    fn count_specials(&self) -> Result<(), String> {
        let steps = usize::from(self.open.draft);
        let mut cards: Vec<Special> = self.rest.to_vec();
        cards.extend(self.specials.iter().flatten());
        cards.extend(self.open.played.iter().map(|(_, card)| *card));
        cards.extend(self.draft.packets.iter().flat_map(|packet| &packet[steps..]));
        cards.sort_unstable();
        let all = if self.open.level().cards() { Special::all().collect() } else { Vec::new() };
        if cards != all {
            return Err(format!("FD-04: {} special cards", cards.len()));
        }
        Ok(())
    }
}
