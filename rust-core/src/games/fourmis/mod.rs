//! *Fourmis*: columns of ants race for provisions, and paths never cross.
//!
//! - Two to six players, each with an anthill, fifteen tracks and, if wished, two tunnels.
//! - A turn lays one track, from the anthill or any hex already reached, to a neighbouring
//!   hex that nobody has reached. A hex reached is closed to all others.
//! - A provision scores its value at once, a grasshopper costs a point.
//! - On the kids' board some hexes lie face down and are turned up when reached; on the
//!   prairie all hexes are laid at random.
//! - A tunnel goes straight on under one hex, whatever lies there, and scores its exit alone.
//! - No track enters a pond; a tunnel passes under.
//! - Whoever can reach a provision must move; whoever reaches only grasshoppers may pass.
//! - When all pass or cannot move, one after the other, the most points win.

mod action;
mod cells;
mod data;
mod ground;
#[cfg(any(test, feature = "testing"))]
mod hidden;
mod meadow;
mod options;
#[cfg(test)]
mod tests;
mod view;

use crate::{
    chance::{Chance, Rng},
    game::{BadOption, Choices, Effect, Game, OptionSpec, Outcome, Refusal, Seat, Seats, Told},
};
use rand::{RngExt, seq::SliceRandom};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

pub use action::{Action, Hill};
pub use cells::{CELLS, Cell, Cells, NoCell, RADIUS};
pub use data::HILLS;
pub use ground::{Ground, Kind};
pub use meadow::{Laid, Meadow, SEATS, hill_cells};
pub use options::{Board, Rules, Start};
pub use view::View;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The whole board with what lies face down, which nobody sees.
    Dealt {
        /// What lies where.
        ground: Ground,
    },
    /// It was drawn who plays first.
    Drawn {
        /// Who.
        seat: Seat,
    },
    /// A colony settled in an anthill.
    Settled {
        /// Whose.
        seat: Seat,
        /// Where.
        hill: Hill,
        /// The points it starts with.
        points: i32,
    },
    /// A piece was laid.
    Laid {
        /// Whose.
        seat: Seat,
        /// Where it begins.
        from: Cell,
        /// Where it ends.
        to: Cell,
        /// It is a tunnel.
        tunnel: bool,
        /// What lies where it ends.
        kind: Kind,
        /// It lay face down before.
        turned: bool,
    },
    /// A colony stayed where it was.
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// A colony can reach nothing any more.
    Stuck {
        /// Whose.
        seat: Seat,
    },
}

/// A match in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fourmis {
    meadow: Meadow,
    /// What lies under the face-down hexes.
    surprises: Ground,
}

impl Game for Fourmis {
    const ID: &'static str = "fourmis";
    const REVISION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=SEATS as u8;
    const DATA: &'static str = data::FILE;

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
        let (ground, surprises) = deal(rules.board, chance);
        let whole = surprises.all().iter().filter_map(|cell| Some((cell, surprises.at(cell)?)));
        let mut all = ground;
        whole.for_each(|(cell, kind)| all.lay(cell, kind));
        events.push(Told::nobody(Event::Dealt { ground: all }));
        let first = match rules.start {
            Start::First | Start::Fair => Seat(0),
            Start::Drawn => {
                let seat = Seat(chance.stream("first", 0).random_range(0..rules.players));
                events.push(Told::all(Event::Drawn { seat }));
                seat
            }
        };
        let meadow = Meadow::new(*rules, ground, surprises.all(), first);
        let mut game = Fourmis { meadow, surprises };
        if rules.start == Start::Fair {
            let mut hills = Hill::ALL;
            hills.shuffle(&mut chance.stream("hills", 0));
            for (seat, hill) in game.meadow.seats().zip(hills) {
                game.settle(seat, hill, events);
            }
            game.begin(events);
        }
        game
    }

    fn players(&self) -> u8 {
        self.meadow.rules.players
    }

    fn actors(&self) -> Seats {
        self.meadow.actors()
    }

    fn asks_secretly(&self, _seat: Seat) -> bool {
        false
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.meadow.actions(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        _chance: Chance,
        events: &mut Vec<Told<Event>>,
    ) -> Result<Effect, Refusal> {
        self.meadow.check(seat, action)?;
        let mut effect = Effect::Quiet;
        match action {
            Action::Hill(hill) => {
                self.settle(seat, hill, events);
                if self.meadow.is_settling() {
                    self.meadow.turn = seat.left(self.players());
                } else {
                    self.begin(events);
                }
                return Ok(effect);
            }
            Action::Track { from, to } | Action::Tunnel { from, to } => {
                let turned = self.surprises.take(to);
                if let Some(kind) = turned {
                    self.meadow.hidden = self.meadow.hidden.without(to);
                    self.meadow.ground.lay(to, kind);
                    effect = Effect::Reveals;
                }
                self.meadow.lay(seat, action);
                // Every hex that can be reached carries something.
                let kind = self.meadow.ground.at(to).unwrap_or(Kind::Twig);
                let tunnel = matches!(action, Action::Tunnel { .. });
                let turned = turned.is_some();
                events.push(Told::all(Event::Laid { seat, from, to, tunnel, kind, turned }));
            }
            Action::Pass => {
                self.meadow.passes += 1;
                events.push(Told::all(Event::Passed { seat }));
            }
        }
        self.go_round(events);
        Ok(effect)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View { seat, meadow: self.meadow }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        view::sample(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.meadow.is_over() {
            return None;
        }
        let scores = self.scores();
        let place = |score| scores.iter().filter(|&&other| other > score).count() as u8 + 1;
        let ranks: Vec<u8> = scores.iter().map(|&score| place(score)).collect();
        // Equals share (FM-18).
        let winners = self.meadow.seats().filter(|seat| ranks[seat.index()] == 1).collect();
        Some(Outcome { winners, scores, ranks })
    }

    fn scores(&self) -> Vec<i32> {
        self.meadow.seats().map(|seat| self.meadow.score(seat)).collect()
    }
}

impl Fourmis {
    /// All that lies open on the table.
    pub fn meadow(&self) -> &Meadow {
        &self.meadow
    }

    fn settle(&mut self, seat: Seat, hill: Hill, events: &mut Vec<Told<Event>>) {
        self.meadow.hills[seat.index()] = Some(hill);
        let points = self.meadow.head_start(seat);
        events.push(Told::all(Event::Settled { seat, hill, points }));
    }

    /// Everyone has an anthill: whoever chose first plays first (FM-04).
    fn begin(&mut self, events: &mut Vec<Told<Event>>) {
        let players = self.players();
        self.meadow.turn = Seat((self.meadow.first.0 + players - 1) % players);
        self.go_round(events);
    }

    fn go_round(&mut self, events: &mut Vec<Told<Event>>) {
        self.meadow.go_round(|seat| events.push(Told::all(Event::Stuck { seat })));
    }
}

/// What lies face up, and what lies face down (FM-02, FM-03).
fn deal(board: Board, chance: Chance) -> (Ground, Ground) {
    let data = data::get();
    let mut rng = chance.stream("tiles", 0);
    match board {
        Board::Kids => {
            let mut surprises = data.surprises.clone();
            surprises.shuffle(&mut rng);
            (data.printed, data.surprise_cells.iter().zip(surprises).collect())
        }
        Board::Prairie => (data.deal_prairie(false, &mut rng), Ground::default()),
        Board::Ponds => (data.deal_prairie(true, &mut rng), Ground::default()),
    }
}
