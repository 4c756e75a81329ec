//! What lies open before everybody, what is being asked, and of whom.

use super::{
    AntId, Cell, Cells, Colony, Forest, Ground, Kind, Level, Place, Predator, Room, Row, Rules,
    SEATS, SPECIALS, Solo, Special, Species, Spot, Time, Weather, data,
};
use crate::{
    game::{Seat, Seats},
    list::List,
};
use serde::{Deserialize, Serialize};

/// Why a predator is being moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// The predator action of the round (FD-41).
    Action,
    /// A special card.
    Card,
    /// The species Predator (FD-66).
    Species,
    /// A tile of the bag (FD-92).
    Bag,
}

/// What a hex is being chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Marking {
    /// A pheromone by the species Flying (FD-65).
    Fly,
    /// A pheromone by a special card.
    Scent,
    /// A pheromone to be replaced by empty ground, by a special card (FD-63).
    Erase,
}

/// An ant on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Which ant.
    pub ant: AntId,
    /// Where it set out.
    pub from: Place,
    /// Movement left.
    pub left: u8,
    /// Steps made.
    pub steps: u8,
    /// Pheromones laid on the way.
    pub laid: u8,
    /// It passes over what is another's (Diplomat, or a special card).
    pub over: bool,
    /// It may pass one unnumbered earth (a special card).
    pub under: bool,
}

/// What happened in an action that special cards react to (FD-60).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deed {
    /// What was harvested.
    pub harvest: Option<super::Resource>,
    /// A hole was dug.
    pub hole: bool,
    /// The last pheromone of the supply was placed.
    pub last_scent: bool,
    /// The second ant of the third kind was born.
    pub second_of_each: bool,
}

/// What is being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A pile to draw an objective from (FD-12).
    Draw,
    /// A species (FD-55, FD-77).
    Species,
    /// A special card to keep, of all at once (FD-78).
    Draft,
    /// A special card out of all, or one to put back (FD-90).
    Choose,
    /// A starting ant (FD-13, FD-30, FD-79).
    Found,
    /// The weather (FD-31).
    Weather,
    /// An action: an ant, a birth or a predator.
    Turn,
    /// The next step of the ant on its way, or its stop.
    Walk,
    /// The hex of a new hole, from 0 (FD-35).
    Hole(usize),
    /// The spot of a predator.
    Prowl(Predator, Mover),
    /// A hex.
    Mark(Marking),
    /// The kind of the ant to be born by a special card.
    Breed,
    /// Which of the objectives drawn to keep (FD-39).
    Study(Kind),
    /// An objective of the row to complete (FD-76); by a special card it cannot be declined.
    Complete(Kind, bool),
    /// A look at objectives to come (FD-62, FD-70).
    Look,
    /// Special cards that react to what was done, or nothing (FD-60).
    After,
    /// Last objectives (FD-25, FD-47).
    Last,
    /// Nothing: the match is over.
    Over,
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// Somebody has all the objectives it takes (FD-25, FD-47, FD-83).
    Objectives,
    /// A round went by in which nothing was harvested, revealed or placed (FD-27).
    Idle,
    /// No objective can be completed any more (FD-27).
    Exhausted,
    /// All rounds are played (FD-95).
    Rounds,
}

/// The table as everyone sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    /// The options.
    pub rules: Rules,
    /// The round, from 1; 0 while the game is set up.
    pub round: u16,
    /// Day or night.
    pub time: Time,
    /// Who has the day/night tile and begins the round.
    pub first: Seat,
    /// The weather.
    pub weather: Option<Weather>,
    /// What is being asked for.
    pub phase: Phase,
    /// Of whom; in the draft of everybody who has not chosen.
    pub turn: Seat,
    /// The ant on its way.
    pub walk: Option<Walk>,
    /// What this action has done so far.
    pub deed: Deed,
    /// How much further holes may be dug in this action (FD-59).
    pub far: u8,
    /// Something was harvested, revealed or placed in this round (FD-27).
    pub busy: bool,
    /// The forest.
    pub forest: Forest,
    /// The colonies in seat order.
    pub colonies: List<Colony, SEATS>,
    /// Where each predator stands; nowhere: beside the board.
    pub predators: [Option<Spot>; 3],
    /// Free birth tiles of each kind.
    pub tiles: [u8; 3],
    /// Cards in each pile of objectives; in Expert all are in the first.
    pub piles: [u8; 3],
    /// Objectives face up in Expert, the oldest first.
    pub row: Row,
    /// Species nobody has.
    pub species: List<Species, { Species::ALL.len() }>,
    /// Special cards played, in that order, and by whom.
    pub played: List<(Seat, Special), SPECIALS>,
    /// Which card of the draft is being chosen, from 0.
    pub draft: u8,
    /// Who has chosen it.
    pub chosen: Seats,
    /// Objectives still to be drawn for starting ants, by kind (FD-30).
    pub owed: [u8; 3],
    /// Who is still to be asked for last objectives.
    pub asked: Seats,
    /// Why it is over, or about to be.
    pub ending: Option<Ending>,
    /// What one who plays alone has besides.
    pub solo: Option<Solo>,
}

impl Open {
    /// Which rules hold.
    pub const fn level(&self) -> Level {
        self.rules.level
    }

    /// Everyone at the table.
    pub fn seats(&self) -> Seats {
        Seats::all(self.rules.players)
    }

    /// A seat's colony.
    pub fn colony(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.index()]
    }

    pub(super) fn colony_mut(&mut self, seat: Seat) -> &mut Colony {
        &mut self.colonies[seat.index()]
    }

    /// Who owes a decision.
    pub fn actors(&self) -> Seats {
        match self.phase {
            Phase::Draft => self.seats().minus(self.chosen),
            Phase::Over => Seats::NONE,
            _ => Seats::only(self.turn),
        }
    }

    /// Whether what a seat owes is chosen in secret.
    pub const fn asks_secretly(&self) -> bool {
        matches!(self.phase, Phase::Draft | Phase::Study(_) | Phase::Look | Phase::Last)
            && !self.level().is_alone()
    }

    /// Whether anybody may reveal an objective without being asked (FD-22).
    pub fn is_between_actions(&self) -> bool {
        matches!(self.phase, Phase::Weather | Phase::Turn) && !self.level().open_row()
    }

    /// Where a predator stands.
    pub const fn predator(&self, predator: Predator) -> Option<Spot> {
        self.predators[predator.index()]
    }

    /// Whether a predator stands on a hex.
    pub fn has_predator(&self, cell: Cell) -> bool {
        self.predators.contains(&Some(Spot::Forest(cell)))
    }

    /// Whose hole is on a hex.
    pub fn hole_at(&self, cell: Cell) -> Option<(Seat, usize)> {
        self.seats().iter().find_map(|seat| Some((seat, self.colony(seat).hole_at(cell)?)))
    }

    /// The hexes with a hole of anybody.
    pub fn holes(&self) -> Cells {
        self.colonies.iter().flat_map(|colony| colony.holes).flatten().collect()
    }

    /// The hexes with ants of these seats, holes left out.
    pub fn ants(&self, seats: Seats) -> Cells {
        let colonies = seats.iter().map(|seat| self.colony(seat));
        colonies.flat_map(Colony::places).filter_map(|(_, place)| place.cell()).collect()
    }

    /// How far an ant of a kind goes this round (FD-15, FD-31).
    pub fn movement(&self, kind: Kind) -> u8 {
        let helped = self.weather.is_some_and(|weather| weather.helps() == kind);
        data::data().ant_moves + u8::from(helped)
    }

    /// Whether a seat has this species.
    pub fn is(&self, seat: Seat, species: Species) -> bool {
        self.colony(seat).species == Some(species)
    }

    /// How far from another of its holes a seat may dig (FD-37).
    pub fn hole_reach(&self, seat: Seat) -> u8 {
        data::data().hole_moves + u8::from(self.is(seat, Species::Architect)) + self.far
    }

    /// The hexes on which a seat may put its next hole (FD-36).
    pub fn hole_cells(&self, seat: Seat) -> Cells {
        let reach = self.hole_reach(seat);
        let colony = self.colony(seat);
        let near =
            |cell: Cell| colony.holes.iter().flatten().any(|hole| hole.distance(cell) <= reach);
        let fits = |ground| ground == Ground::Empty || ground == Ground::Scent(seat);
        let mut cells =
            self.forest.cells(fits) - self.holes() - self.ants(self.seats().without(seat));
        for spot in self.predators.into_iter().flatten() {
            if let Spot::Forest(cell) = spot {
                cells.remove(cell);
            }
        }
        cells.iter().filter(|&cell| near(cell)).collect()
    }

    /// Whether a room is one of the three that become holes (FD-26, FD-35).
    pub fn is_numbered(&self, room: Room) -> bool {
        self.level().new_holes() && room != Room::first_hole() && room.hole().is_some()
    }

    /// Kinds of ants a seat may give birth to with a tile now (FD-33, FD-34).
    pub fn births(&self, seat: Seat) -> impl Iterator<Item = Kind> + '_ {
        let colony = self.colony(seat);
        let may = self.level().births() && !colony.born;
        Kind::ALL
            .into_iter()
            .filter(move |kind| may && self.tiles[kind.index()] > 0 && colony.reserve(*kind) > 0)
    }

    /// Whether a card may be played at this time of day (FD-57, FD-69).
    pub fn is_time_for(&self, seat: Seat, card: Special) -> bool {
        self.is(seat, Species::Insomniac) || card.time().is_none_or(|time| time == self.time)
    }

    /// Whether a special card has been played, and so is in no hand.
    pub fn is_played(&self, card: Special) -> bool {
        self.played.iter().any(|&(_, played)| played == card)
    }

    /// How many pheromones a seat has on the board.
    pub fn placed(&self, seat: Seat) -> u8 {
        data::data().pheromones - self.colony(seat).scents
    }
}
