//! *Fourmidable*: colonies work day and night before the winter.
//!
//! - Hunters harvest insects, farmers plants, both in the forest; diggers harvest the earths
//!   of the nest. A harvest in the forest leaves a pheromone, which no other colony crosses.
//! - Players act in turn, one ant an action; a round ends when every ant has moved once.
//! - Resources pay for objectives: seven of them end a Child game, eight the others. Points are
//!   those of the objectives and one for each pheromone.
//! - Apprentice: each round also brings a birth, a predator that eats what others want, and
//!   weather. Digging far enough opens new holes; the library gives new objectives.
//! - Intermediate: special cards and a species for each colony.
//! - Expert: objectives lie open for all and are completed in the library; cards are drafted;
//!   a pheromone must touch another.
//! - Solo: one colony in the middle of the forest, six rounds. After each harvest a tile of a
//!   bag sends a predator to eat, and what predators eat takes objectives away.

mod action;
mod bag;
mod cards;
mod cells;
mod colony;
mod data;
mod deeds;
mod draft;
mod ending;
mod event;
mod forest;
#[cfg(any(test, feature = "testing"))]
mod hidden;
mod kinds;
mod legal;
mod level;
mod library;
mod objective;
mod open;
mod options;
mod place;
mod prowl;
mod refuse;
mod round;
mod sample;
mod scent;
mod setup;
mod solo;
mod special;
#[cfg(test)]
mod tests;
mod view;
mod walk;

use crate::{
    chance::{Chance, Rng},
    game::{BadOption, Choices, Effect, Game, OptionSpec, Outcome, Refusal, Seat, Seats, Told},
    list::List,
};
use draft::Draft;
use library::Drawn;
use round::Telling;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

pub use action::Action;
pub use cells::{CELLS, Cell, Cells, SECTION, SECTIONS};
pub use colony::{ANTS, Ant, AntId, Colony, EACH};
pub use data::HOLES;
pub use ending::Tally;
pub use event::Event;
pub use forest::{Forest, Ground};
pub use kinds::{Kind, Predator, Resource, Species, Time, Weather};
pub use level::Level;
pub use objective::{Hand, OBJECTIVES, Objective, Objectives, Row, Stock};
pub use open::{Deed, Ending, Marking, Mover, Open, Phase, Walk};
pub use options::Rules;
pub use place::{COLUMNS, Place, ROOMS, ROWS, Room, Spot, Spots};
pub use solo::{Draw, Grade, Solo};
pub use special::{Feat, SPECIALS, Special, SpecialHand, Specials};
pub use view::{Held, View};
pub use walk::{Distances, Path, Reach};

const SEATS: usize = 6;

/// An objective in a pile, and who has seen that it lies there. Whoever draws it may keep it or
/// put it under the pile again, so what others knew of it is then forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Buried {
    card: Objective,
    seen: Seats,
}

/// A pile of objectives.
type Pile = List<Buried, OBJECTIVES>;

/// A match in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fourmidable {
    open: Open,
    /// The piles of objectives by kind, top last; in Expert all are in the first.
    piles: [Pile; 3],
    /// The objectives in hand, sorted.
    hands: List<Hand, SEATS>,
    /// The objectives drawn by whoever studies.
    drawn: Drawn,
    /// The special cards in hand, sorted.
    specials: List<SpecialHand, SEATS>,
    /// The special cards nobody has or had, sorted.
    rest: Specials,
    /// The draft.
    draft: Draft,
}

impl Game for Fourmidable {
    const ID: &'static str = "fourmidable";
    const REVISION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 1..=6;
    const DATA: &'static str = data::SOURCE;

    type Options = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
        options::offered(players, chosen)
    }

    fn options(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        Rules::new(players, chosen)
    }

    fn new(rules: &Rules, chance: Chance, events: &mut Vec<Told<Event>>) -> Self {
        setup::deal(rules, chance, events)
    }

    fn players(&self) -> u8 {
        self.open.rules.players
    }

    fn actors(&self) -> Seats {
        self.open.actors()
    }

    fn asks_secretly(&self, _seat: Seat) -> bool {
        self.open.asks_secretly()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.actors().contains(seat) {
            self.list(seat, out);
            out.sort_unstable();
            out.dedup();
        }
    }

    fn interrupts(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.open.is_between_actions() && seat != self.open.turn {
            self.reveals(seat, out);
            out.sort_unstable();
            out.dedup();
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
        sample::sample(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        ending::outcome(&self.open)
    }

    fn scores(&self) -> Vec<i32> {
        self.open.seats().iter().map(|seat| self.open.tally(seat).total()).collect()
    }
}

impl Fourmidable {
    /// The table as everyone sees it.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The objectives a seat holds, sorted.
    pub fn hand(&self, seat: Seat) -> &[Objective] {
        &self.hands[seat.index()]
    }
}
