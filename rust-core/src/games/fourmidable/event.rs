//! What happens at the table, as it is told.

use super::{
    AntId, Cell, Ending, Kind, Marking, Mover, Objective, Place, Predator, Resource, Special,
    Species, Spot, Time, Weather, library::LOOKED,
};
use crate::{game::Seat, list::List};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The piles of objectives, top last. Nobody sees them.
    Shuffled {
        /// The piles.
        piles: [Vec<Objective>; 3],
    },
    /// The day/night tile was tossed (FD-11).
    Tossed {
        /// Who begins.
        seat: Seat,
        /// That seat was drawn, not chosen.
        drawn: bool,
        /// The side it fell on.
        time: Time,
    },
    /// Special cards were dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only she is told.
        cards: Vec<Special>,
    },
    /// A species was taken or dealt.
    Species {
        /// Whose.
        seat: Seat,
        /// Which.
        species: Species,
    },
    /// Everybody has kept a card of the draft and passed the others on (FD-78).
    Passed {
        /// Which card it was, from 1.
        step: u8,
    },
    /// A seat kept a card of the draft.
    Kept {
        /// Who.
        seat: Seat,
        /// Which; only she is told.
        card: Option<Special>,
    },
    /// A special card was chosen out of all, or put back (FD-90).
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        card: Special,
        /// It was put back.
        back: bool,
    },
    /// A starting ant was chosen.
    Founded {
        /// Whose.
        seat: Seat,
        /// Which.
        ant: AntId,
    },
    /// An objective was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// Of which kind.
        kind: Kind,
        /// Which; only she is told.
        card: Option<Objective>,
    },
    /// A round began.
    Round {
        /// Its number, from 1.
        round: u16,
        /// Day or night.
        time: Time,
        /// Who begins.
        first: Seat,
    },
    /// The vane was spun (FD-31).
    Vane {
        /// What it shows; nothing: the first player chooses.
        weather: Option<Weather>,
    },
    /// The weather was chosen (FD-31).
    Weather {
        /// By whom.
        seat: Seat,
        /// What it is.
        weather: Weather,
    },
    /// An ant has moved, or stayed.
    Moved {
        /// Whose.
        seat: Seat,
        /// Which.
        ant: AntId,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// With how many steps.
        steps: u8,
        /// Pheromones laid on the way and where it stopped, its harvest left out.
        laid: u8,
    },
    /// An ant has harvested.
    Harvested {
        /// Whose.
        seat: Seat,
        /// Which.
        ant: AntId,
        /// What.
        resource: Resource,
        /// Where.
        at: Place,
        /// A pheromone was placed.
        scent: bool,
    },
    /// Pheromones came under ants already standing next to a new pheromone or hole (FD-81).
    Spread {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A hole was dug (FD-35).
    Hole {
        /// Whose.
        seat: Seat,
        /// Its number, as people count.
        number: u8,
        /// Where it lies outside.
        cell: Cell,
    },
    /// An ant was born.
    Born {
        /// Whose.
        seat: Seat,
        /// Which.
        ant: AntId,
    },
    /// A predator has moved.
    Prowled {
        /// Who moved it.
        seat: Seat,
        /// Which.
        predator: Predator,
        /// From where; nowhere: from beside the board.
        from: Option<Spot>,
        /// To where.
        to: Spot,
        /// What it ate.
        ate: Option<Resource>,
        /// Why it was moved.
        by: Mover,
    },
    /// A tile was drawn from the bag and put back (FD-92).
    Tile {
        /// The tile.
        tile: Resource,
        /// The predator it calls.
        predator: Predator,
    },
    /// The predators completed an objective (FD-94).
    Taken {
        /// Which.
        card: Objective,
    },
    /// A pheromone was put or replaced without an ant.
    Marked {
        /// By whom.
        seat: Seat,
        /// Whose pheromone it is or was.
        owner: Seat,
        /// Where.
        cell: Cell,
        /// How.
        how: Marking,
    },
    /// Objectives were drawn, and one kept (FD-39).
    Studied {
        /// Who.
        seat: Seat,
        /// Of which kind.
        kind: Kind,
        /// How many she could choose from.
        count: u8,
        /// Which was kept; only she is told.
        kept: Option<Objective>,
    },
    /// Objectives to come were looked at (FD-62, FD-70).
    Looked {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, the next one first; only she is told.
        cards: List<Objective, { LOOKED as usize }>,
    },
    /// An objective was revealed or completed.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Objective,
        /// What it brought.
        points: i32,
    },
    /// An objective joined the row (FD-75).
    Turned {
        /// Which.
        card: Objective,
    },
    /// A special card was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Special,
        /// What it brought at once.
        points: i32,
    },
    /// The game is about to end; last objectives are asked for.
    Ending {
        /// Why.
        why: Ending,
    },
    /// A special card scored from the hand at the end (FD-61).
    Scored {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Special,
        /// What it brought.
        points: i32,
    },
    /// The match is over.
    Over {
        /// Why.
        why: Ending,
    },
}
