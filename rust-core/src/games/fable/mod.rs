//! *La Cigale & la Fourmi* (2015): the Ant lays a trail, the Grasshopper guesses what she wants.
//!
//! - Sixteen cards of four types lie in a square; some show an insect.
//! - The Ant puts six ants on cards that touch, and secretly chooses one of the types below.
//! - The Grasshopper puts her pawn on one of these cards: that type is her guess.
//! - Right: she collects the Ant's cards of that type. Wrong: the Ant collects them.
//! - An Ant who collected passes her role to the left; the Grasshopper always does.
//! - Autumn: cards fill four shelves, insects make sets; two full shelves or a short deck end
//!   it, and the most points win.
//! - Winter: cards are a supply to buy Provisions with; the others are Red Ants who guess
//!   along; the Ant may swap an insect for its like; four points win.
//! - Powers: in Winter, an insect just taken can be given up for a lasting Power.

mod action;
mod cards;
mod data;
mod ending;
mod event;
#[cfg(any(test, feature = "testing"))]
mod hidden;
mod open;
mod options;
mod payment;
mod refuse;
mod round;
mod square;
#[cfg(test)]
mod tests;
mod view;

use crate::{
    chance::{Chance, Rng},
    game::{BadOption, Choices, Effect, Game, OptionSpec, Outcome, Refusal, Seat, Seats, Told},
    list::List,
};
use rand::{RngExt, seq::SliceRandom};
use round::Telling;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

pub use action::Action;
pub use cards::{
    CARDS, Card, Cards, Insect, PROVISIONS, Path, Power, Powers, Provision, Provisions, count,
};
pub use event::{Draw, Event, Reveal};
pub use open::{Open, Phase};
pub use options::{File, Mode, Rules};
pub use payment::{Payment, Ways};
pub use square::{ANTS, Cell, Cells, Square, Trail, next_ants};
pub use view::View;

/// Provisions on offer (FB-31).
const ROW: usize = 3;
const SEATS: usize = 4;

/// A match in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fable {
    open: Open,
    /// The deck, top last.
    deck: Cards,
    /// The Provision deck, top last.
    stock: Provisions,
    /// The tokens of this round: the Ant's choice and the Red Ants' guesses.
    aims: [Option<Path>; SEATS],
    /// The face-down card of whoever has *Larder*.
    larder: Option<Card>,
    /// The token the Grasshopper looked at.
    looked: Option<Path>,
}

impl Game for Fable {
    const ID: &'static str = "fable";
    const REVISION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const DATA: &'static str = data::SOURCE;

    type Options = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn offered(players: u8, _chosen: &Choices) -> Vec<OptionSpec> {
        options::offered(players)
    }

    fn options(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        Rules::new(players, chosen)
    }

    fn new(rules: &Rules, chance: Chance, events: &mut Vec<Told<Event>>) -> Self {
        let drawn = || Seat(chance.stream("first", 0).random_range(0..rules.players));
        let ant = rules.first.unwrap_or_else(drawn);
        let data = data::data();
        let mut deck = data.path_cards();
        deck.shuffle(&mut chance.stream("deck", 0));
        let mut stock = Provisions::new();
        let mut powers = Powers::new();
        if !rules.mode.is_autumn() {
            stock = data.provision_cards(rules.players);
            stock.shuffle(&mut chance.stream("stock", 0));
        }
        if rules.mode == Mode::Powers {
            powers = Power::ALL.into();
            powers.shuffle(&mut chance.stream("powers", 0));
            powers.truncate(data.powers_in_play());
            powers.sort_unstable();
        }
        let open = Open {
            rules: *rules,
            round: 0,
            phase: Phase::Trail,
            ant,
            grasshopper: ant.left(rules.players),
            square: [None; 16],
            trail: Trail::new(),
            has_looked: false,
            collector: None,
            haul: Trail::new(),
            pending: Trail::new(),
            taken: List::new(),
            bought: false,
            discard: Cards::new(),
            reshuffles: 0,
            gone: Cards::new(),
            supplies: Default::default(),
            kept: Default::default(),
            shelves: [[0; 4]; SEATS],
            row: List::new(),
            provisions: Default::default(),
            powers,
            held: Default::default(),
            winners: None,
        };
        let mut game = Fable { open, deck, stock, aims: [None; SEATS], larder: None, looked: None };
        game.lay_out(&mut Telling::new(chance, events));
        game
    }

    fn players(&self) -> u8 {
        self.open.rules.players
    }

    fn actors(&self) -> Seats {
        self.open.actors(self.aimed())
    }

    fn asks_secretly(&self, seat: Seat) -> bool {
        match self.open.phase {
            Phase::Aim => true,
            Phase::Guess => self.open.holds(seat, Power::Look),
            Phase::Market | Phase::Pay(_) | Phase::Get(_) => self.has_larder(seat),
            Phase::Trail | Phase::Take | Phase::Power | Phase::Over => false,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.actors().contains(seat) {
            return;
        }
        let open = &self.open;
        match open.phase {
            Phase::Trail => out.extend(open.next_ants().into_iter().map(Action::Ant)),
            Phase::Aim if seat == open.ant => {
                out.extend(open.types().map(Action::Aim));
            }
            Phase::Aim => out.extend(Path::ALL.map(Action::Aim)),
            Phase::Guess => {
                if open.holds(seat, Power::Look) && !open.has_looked {
                    out.push(Action::Look);
                }
                let mut cells = open.trail.clone();
                cells.sort_unstable();
                out.extend(cells.into_iter().map(Action::Guess));
            }
            Phase::Take => {
                // Somebody is asked only while a card is pending.
                let Some(&cell) = open.pending.first() else { return };
                let takes = |at: &Cell| *at == cell || open.is_target(cell, *at);
                out.extend(Cell::all().filter(takes).map(Action::Take));
            }
            Phase::Power => {
                out.extend(open.powers_for(seat).map(Action::Power));
                out.push(Action::Pass);
            }
            Phase::Market => {
                let buys = |provision: &Provision| self.check_buy(seat, *provision).is_ok();
                out.extend(Provision::ALL.into_iter().filter(buys).map(Action::Buy));
                out.extend(open.gifts(seat).map(Action::Give));
                out.push(Action::Pass);
            }
            Phase::Pay(provision) => {
                out.extend(self.ways(seat, provision).into_iter().map(Action::Pay));
            }
            Phase::Get(gift) => {
                let returns = open.returns(seat, gift);
                out.extend(returns.map(|(what, from)| Action::Get(what, from)));
            }
            Phase::Over => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: Chance,
        events: &mut Vec<Told<Event>>,
    ) -> Result<Effect, Refusal> {
        self.check(seat, action)?;
        let mut telling = Telling::new(chance, events);
        self.act(seat, action, &mut telling);
        Ok(telling.effect())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        view::of(self, seat)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        view::sample(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        ending::outcome(&self.open)
    }

    fn scores(&self) -> Vec<i32> {
        self.open.seats().iter().map(|seat| ending::open_score(&self.open, seat)).collect()
    }
}

impl Fable {
    /// What lies on the table for all to see.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// Who has chosen a token.
    fn aimed(&self) -> Seats {
        self.open.seats().iter().filter(|seat| self.aims[seat.index()].is_some()).collect()
    }

    /// Whether a seat has a card lying face down.
    fn has_larder(&self, seat: Seat) -> bool {
        self.larder.is_some() && self.open.holds(seat, Power::Larder)
    }

    /// Every way a seat can pay, its larder card included.
    fn ways(&self, seat: Seat, provision: Provision) -> Ways {
        self.open.ways(seat, provision, self.own_larder(seat))
    }

    /// The type of the card in a seat's larder.
    fn own_larder(&self, seat: Seat) -> Option<Path> {
        self.larder.filter(|_| self.has_larder(seat)).map(|card| card.path)
    }
}
