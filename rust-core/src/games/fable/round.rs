//! One round: ants, tokens, guess, reveal, collection, market, and the next round's roles.

use super::{
    Action, Card, Cell, Draw, Event, Fable, Path, Payment, Phase, Power, Provision, ROW, Reveal,
    data, payment::Paid, square,
};
use crate::{
    chance::Chance,
    game::{Effect, Game, Seat, Seats, Told},
};
use rand::seq::SliceRandom;

/// Where an action's chance comes from and its events go.
pub(super) struct Telling<'a> {
    chance: Chance,
    events: &'a mut Vec<Told<Event>>,
    /// Something that lay hidden was shown to somebody.
    shown: bool,
}

impl<'a> Telling<'a> {
    pub fn new(chance: Chance, events: &'a mut Vec<Told<Event>>) -> Self {
        Telling { chance, events, shown: false }
    }

    pub fn effect(&self) -> Effect {
        if self.shown { Effect::Reveals } else { Effect::Quiet }
    }

    fn all(&mut self, event: Event) {
        self.events.push(Told::all(event));
    }
}

impl Fable {
    /// The square, Winter's first cards and Provisions, and the first round.
    pub(super) fn lay_out(&mut self, telling: &mut Telling<'_>) {
        telling.events.push(Told::nobody(Event::Shuffled { deck: self.deck.clone() }));
        for cell in Cell::all() {
            self.open.square[cell.index()] = self.deck.pop();
        }
        if !self.open.rules.mode.is_autumn() {
            telling.events.push(Told::nobody(Event::Stocked { stock: self.stock.clone() }));
            for seat in self.open.seats().iter() {
                self.draw_open(seat, Draw::Start, telling);
            }
            let at = self.stock.len().saturating_sub(ROW);
            self.open.row = self.stock.drain(at..).rev().collect();
        }
        self.begin_round(telling);
    }

    fn begin_round(&mut self, telling: &mut Telling<'_>) {
        let open = &mut self.open;
        open.round += 1;
        open.phase = Phase::Trail;
        open.trail.clear();
        open.has_looked = false;
        open.collector = None;
        open.haul.clear();
        open.taken.clear();
        open.bought = false;
        let (round, ant, grasshopper) = (open.round, open.ant, open.grasshopper);
        if open.square.iter().all(Option::is_none) {
            self.end(super::ending::leaders(&self.open), telling);
            return;
        }
        telling.all(Event::Round { round, ant, grasshopper });
    }

    /// Does what [`Fable::check`] has allowed.
    pub(super) fn act(&mut self, seat: Seat, action: Action, telling: &mut Telling<'_>) {
        match action {
            Action::Ant(cell) => self.lay(seat, cell, telling),
            Action::Aim(path) => self.aim(seat, path, telling),
            Action::Look => self.look(seat, telling),
            Action::Guess(cell) => self.reveal(Some(cell), telling),
            Action::Take(cell) => self.take_for(seat, cell, telling),
            Action::Power(power) => self.take_power(seat, power, telling),
            Action::Buy(provision) => {
                self.open.phase = Phase::Pay(provision);
                // The others cannot know how many ways a larder leaves: its owner always says.
                if let [only] = self.ways(seat, provision)[..]
                    && !self.has_larder(seat)
                {
                    self.pay(seat, provision, only, telling);
                }
            }
            Action::Pay(payment) => {
                if let Phase::Pay(provision) = self.open.phase {
                    self.pay(seat, provision, payment, telling);
                }
            }
            Action::Give(gift) => self.open.phase = Phase::Get(gift),
            Action::Get(what, from) => {
                if let Phase::Get(gift) = self.open.phase {
                    self.exchange(seat, gift, what, from, telling);
                }
            }
            Action::Pass if self.open.phase == Phase::Power => self.go_to_market(telling),
            Action::Pass => self.end_round(telling),
        }
    }

    // ---- ants, tokens, guess ----

    fn lay(&mut self, seat: Seat, cell: Cell, telling: &mut Telling<'_>) {
        self.open.trail.push(cell);
        let goal = square::reach(&self.open.square, self.open.rules.file, &[]);
        if self.open.trail.len() < goal {
            return;
        }
        telling.all(Event::Laid { seat, trail: self.open.trail.clone() });
        self.open.phase = Phase::Aim;
        if let Some(only) = self.open.only_type() {
            // With one type under all ants there is nothing to choose.
            self.aim(seat, only, telling);
        }
    }

    fn aim(&mut self, seat: Seat, path: Path, telling: &mut Telling<'_>) {
        self.aims[seat.index()] = Some(path);
        telling.all(Event::Aimed { seat });
        if !self.actors().is_empty() {
            return;
        }
        self.open.phase = Phase::Guess;
        if self.open.only_type().is_some() {
            // And nothing to guess.
            self.reveal(None, telling);
        }
    }

    fn look(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        let aim = self.aims[self.open.ant.index()];
        let mut rng = telling.chance.stream("look", u64::from(self.open.round));
        self.looked = Path::any_but(aim, &mut rng);
        self.open.has_looked = true;
        telling.shown = true;
        telling.all(Event::Looked { seat, path: None });
        telling.events.push(Told::one(seat, Event::Looked { seat, path: self.looked }));
    }

    // ---- reveal and collection ----

    fn reveal(&mut self, guess: Option<Cell>, telling: &mut Telling<'_>) {
        let (ant, grasshopper) = (self.open.ant, self.open.grasshopper);
        // The Ant has chosen, or nobody could have guessed.
        let Some(aim) = self.aims[ant.index()] else { return };
        let guessed = guess.and_then(|cell| self.open.card(cell)).map(|card| card.path);
        let caught = guessed.is_none_or(|path| path == aim);
        let collector = if caught { grasshopper } else { ant };
        let mut red = self.aims;
        red[ant.index()] = None;
        self.open.collector = Some(collector);
        self.open.haul = self.open.haul_of(aim);
        self.aims = Default::default();
        self.looked = None;
        telling.shown = true;
        telling.all(Event::Revealed(Reveal {
            round: self.open.round,
            ant,
            grasshopper,
            square: self.open.square,
            trail: self.open.trail.clone(),
            guess,
            aim,
            red,
            collector,
            haul: self.open.haul.clone(),
        }));
        if !caught {
            // Clockwise from the Ant, before anything else (FB-46).
            let mut seat = ant.left(self.players());
            while seat != ant {
                if red[seat.index()] == Some(aim) {
                    self.draw_open(seat, Draw::Red, telling);
                }
                seat = seat.left(self.players());
            }
        }
        let chooses = !caught && !self.open.rules.mode.is_autumn();
        for cell in self.open.haul.clone() {
            let shows = self.open.card(cell).is_some_and(|card| card.insect.is_some());
            if chooses && shows {
                self.open.pending.push(cell);
            } else {
                self.take(cell);
            }
        }
        self.go_on_taking(telling);
    }

    /// A card goes from the square to the collector.
    fn take(&mut self, cell: Cell) {
        let open = &mut self.open;
        let (Some(card), Some(seat)) = (open.square[cell.index()].take(), open.collector) else {
            return;
        };
        open.taken.push(card);
        if !open.rules.mode.is_autumn() {
            open.supplies[seat.index()].push(card);
            return;
        }
        let space = &mut open.shelves[seat.index()][card.path.index()];
        *space = (*space + 1).min(4);
        if card.insect.is_some() {
            open.kept[seat.index()].push(card);
        } else {
            open.gone.push(card);
        }
    }

    fn take_for(&mut self, seat: Seat, cell: Cell, telling: &mut Telling<'_>) {
        let own = self.open.pending.remove(0);
        if own != cell
            && let (Some(left), Some(taken)) = (self.open.card(own), self.open.card(cell))
        {
            telling.all(Event::Swapped { seat, left, taken });
        }
        self.take(cell);
        self.go_on_taking(telling);
    }

    /// Asks for the next insect card that has its like in the square; takes the others.
    fn go_on_taking(&mut self, telling: &mut Telling<'_>) {
        while let Some(&cell) = self.open.pending.first() {
            if Cell::all().any(|other| self.open.is_target(cell, other)) {
                self.open.phase = Phase::Take;
                return;
            }
            self.open.pending.remove(0);
            self.take(cell);
        }
        let Some(seat) = self.open.collector else { return };
        telling.all(Event::Collected { seat, cards: self.open.taken.clone() });
        if seat == self.open.ant && self.open.powers_for(seat).next().is_some() {
            self.open.phase = Phase::Power;
        } else {
            self.go_to_market(telling);
        }
    }

    // ---- powers and purchases ----

    fn take_power(&mut self, seat: Seat, power: Power, telling: &mut Telling<'_>) {
        let insect = power.insect();
        if let Some(at) = self.open.taken.iter().position(|card| card.insect == Some(insect)) {
            let card = self.open.taken.remove(at);
            self.discard_from(seat, card);
        }
        let from = self.open.holder(power);
        match from {
            Some(other) => self.open.held[other.index()].retain(|&held| held != power),
            None => self.open.powers.retain(|&lying| lying != power),
        }
        self.open.held[seat.index()].push(power);
        telling.all(Event::Took { seat, power, from });
        if power == Power::Larder {
            if let Some(card) = self.larder.take() {
                self.open.discard.push(card);
                telling.shown = true;
                telling.all(Event::Spoiled { card });
            }
            self.store(seat, telling);
        }
        if !self.is_won(seat, telling) {
            self.go_to_market(telling);
        }
    }

    /// Fills the larder (FB-57).
    fn store(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        self.larder = self.draw(telling);
        if self.larder.is_some() {
            telling.all(Event::Stored { seat, card: None });
            telling.events.push(Told::one(seat, Event::Stored { seat, card: self.larder }));
        }
    }

    fn discard_from(&mut self, seat: Seat, card: Card) {
        let supply = &mut self.open.supplies[seat.index()];
        if let Some(at) = supply.iter().position(|&held| held == card) {
            self.open.discard.push(supply.remove(at));
        }
    }

    fn go_to_market(&mut self, telling: &mut Telling<'_>) {
        let larder = self.open.collector.is_some_and(|seat| self.has_larder(seat));
        if self.open.market_is_open(larder) {
            self.open.phase = Phase::Market;
        } else {
            self.end_round(telling);
        }
    }

    fn pay(
        &mut self,
        seat: Seat,
        provision: Provision,
        payment: Payment,
        telling: &mut Telling<'_>,
    ) {
        let mut paid = Paid::new();
        for path in Path::ALL {
            for _ in 0..payment.cards()[path.index()] {
                // Insects go first: in a supply they are of no more use, and so they come back.
                let supply = self.open.supplies[seat.index()].iter().copied();
                let of_type = supply.filter(|card| card.path == path);
                if let Some(card) = of_type.max_by_key(|card| card.insect) {
                    self.discard_from(seat, card);
                    paid.push(card);
                }
            }
        }
        if let Some(card) = self.larder.filter(|_| payment.uses_larder()) {
            self.larder = None;
            self.open.discard.push(card);
            paid.push(card);
        }
        let row = &mut self.open.row;
        if let Some(at) = row.iter().position(|&offered| offered == provision) {
            self.open.provisions[seat.index()].push(row.remove(at));
        }
        self.open.bought = true;
        // What lay in the larder is seen as it is paid.
        telling.shown |= payment.uses_larder();
        telling.all(Event::Bought { seat, provision, paid });
        if self.is_won(seat, telling) {
            return;
        }
        if payment.uses_larder() {
            self.store(seat, telling);
        }
        if self.open.supplies[seat.index()].is_empty() {
            self.draw_open(seat, Draw::Exact, telling);
        }
        self.go_to_market(telling);
    }

    fn exchange(
        &mut self,
        seat: Seat,
        gave: Provision,
        got: Provision,
        from: Option<Seat>,
        telling: &mut Telling<'_>,
    ) {
        let open = &mut self.open;
        let mut place = match from {
            Some(other) => open.provisions[other.index()].iter_mut(),
            None => open.row.iter_mut(),
        };
        if let Some(there) = place.find(|there| **there == got) {
            *there = gave;
        }
        if let Some(own) = open.provisions[seat.index()].iter_mut().find(|own| **own == gave) {
            *own = got;
        }
        open.held[seat.index()].retain(|&power| power != Power::Swap);
        open.powers.push(Power::Swap);
        open.powers.sort_unstable();
        telling.all(Event::Exchanged { seat, gave, got, from });
        if !self.is_won(seat, telling) {
            self.go_to_market(telling);
        }
    }

    /// Ends the match if somebody has four points; whoever acted comes first (FB-44, FB-45).
    fn is_won(&mut self, actor: Seat, telling: &mut Telling<'_>) -> bool {
        let goal = data::data().points.to_win;
        let mut order = std::iter::once(actor).chain(self.open.seats().iter());
        let winner = order.find(|&seat| self.open.points(seat) >= goal);
        if let Some(winner) = winner {
            self.end(Seats::only(winner), telling);
        }
        winner.is_some()
    }

    // ---- the end of a round ----

    fn end_round(&mut self, telling: &mut Telling<'_>) {
        let open = &self.open;
        let (ant, grasshopper, collector) = (open.ant, open.grasshopper, open.collector);
        for seat in [ant, grasshopper] {
            if collector != Some(seat) && self.open.holds(seat, Power::Comfort) {
                self.draw_open(seat, Draw::Comfort, telling);
            }
        }
        if self.open.rules.mode.is_autumn() {
            let holes = self.open.square.iter().filter(|cell| cell.is_none()).count();
            let full = |seat: Seat| {
                self.open.shelves[seat.index()].iter().filter(|&&space| space == 4).count() >= 2
            };
            if self.deck.len() < holes || self.open.seats().iter().any(full) {
                self.end(super::ending::leaders(&self.open), telling);
                return;
            }
        }
        for cell in Cell::all() {
            if self.open.square[cell.index()].is_none() {
                self.open.square[cell.index()] = self.draw(telling);
            }
        }
        while self.open.row.len() < ROW
            && let Some(provision) = self.stock.pop()
        {
            self.open.row.push(provision);
            telling.shown = true;
            telling.all(Event::Offered { provision });
        }
        let players = self.players();
        if collector == Some(ant) {
            self.open.ant = ant.left(players);
        }
        let next = grasshopper.left(players);
        let ant = self.open.ant;
        self.open.grasshopper = if next == ant { ant.left(players) } else { next };
        self.begin_round(telling);
    }

    fn end(&mut self, winners: Seats, telling: &mut Telling<'_>) {
        self.open.phase = Phase::Over;
        self.open.winners = Some(winners);
        telling.all(Event::Over { winners });
    }

    // ---- the deck ----

    /// The top card; the discard is shuffled into a new deck when there is none (FB-39).
    fn draw(&mut self, telling: &mut Telling<'_>) -> Option<Card> {
        if self.deck.is_empty() && !self.open.discard.is_empty() {
            self.deck = std::mem::take(&mut self.open.discard);
            // Sorted first, so that the order of the discard does not matter.
            self.deck.sort_unstable();
            self.open.reshuffles += 1;
            let index = u64::from(self.open.reshuffles);
            self.deck.shuffle(&mut telling.chance.stream("deck", index));
            telling.all(Event::Reshuffled { cards: self.deck.len() as u8 });
            telling.events.push(Told::nobody(Event::Shuffled { deck: self.deck.clone() }));
        }
        let card = self.deck.pop();
        telling.shown |= card.is_some();
        card
    }

    /// A seat draws a card for all to see; skipped if there is none (FB-40).
    fn draw_open(&mut self, seat: Seat, why: Draw, telling: &mut Telling<'_>) {
        if let Some(card) = self.draw(telling) {
            self.open.supplies[seat.index()].push(card);
            telling.all(Event::Drew { seat, card, why });
        }
    }
}
