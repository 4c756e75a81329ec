//! What happens at the table, as it is told.

use super::{ANTS, Card, Cards, Cell, Path, Power, Provision, Provisions, Trail, payment::Paid};
use crate::{
    game::{Seat, Seats},
    list::List,
};
use serde::{Deserialize, Serialize};

/// What the turned tokens brought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reveal {
    /// The round, from 1.
    pub round: u16,
    /// Who was the Ant.
    pub ant: Seat,
    /// Who was the Grasshopper.
    pub grasshopper: Seat,
    /// The square as it lay.
    pub square: super::Square,
    /// Where the ants stood.
    pub trail: Trail,
    /// Where the Grasshopper was put; nowhere when there was nothing to guess.
    pub guess: Option<Cell>,
    /// What the Ant was after.
    pub aim: Path,
    /// What each Red Ant had chosen.
    pub red: [Option<Path>; 4],
    /// Who collects.
    pub collector: Seat,
    /// The cards of the chosen type under ants.
    pub haul: Trail,
}

/// Why a card was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Draw {
    /// The card everyone begins Winter with (FB-30).
    Start,
    /// A Red Ant guessed right (FB-33).
    Red,
    /// Exact change (FB-42).
    Exact,
    /// *Comfort* (FB-56).
    Comfort,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The order of the deck, top last. Nobody sees it.
    Shuffled {
        /// The deck.
        deck: Cards,
    },
    /// The order of the Provision deck, top last. Nobody sees it.
    Stocked {
        /// The deck.
        stock: Provisions,
    },
    /// The discard became the deck (FB-39).
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// A round began.
    Round {
        /// Its number, from 1.
        round: u16,
        /// The Ant.
        ant: Seat,
        /// The Grasshopper.
        grasshopper: Seat,
    },
    /// The last ant was put down.
    Laid {
        /// The Ant.
        seat: Seat,
        /// Where the ants stand.
        trail: Trail,
    },
    /// A token was chosen in secret.
    Aimed {
        /// Who.
        seat: Seat,
    },
    /// The Grasshopper looked at a token (FB-55).
    Looked {
        /// Who.
        seat: Seat,
        /// What she saw; only she is told.
        path: Option<Path>,
    },
    /// The tokens were turned.
    Revealed(Reveal),
    /// A player drew a card for all to see.
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Why.
        why: Draw,
    },
    /// The Ant took another card with the same insect (FB-35).
    Swapped {
        /// Who.
        seat: Seat,
        /// What she left.
        left: Card,
        /// What she took.
        taken: Card,
    },
    /// The collector has her cards.
    Collected {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: List<Card, ANTS>,
    },
    /// A Power was taken (FB-51).
    Took {
        /// Who.
        seat: Seat,
        /// The Power.
        power: Power,
        /// From whom; nobody: from the table.
        from: Option<Seat>,
    },
    /// A card was drawn face down into the larder (FB-57).
    Stored {
        /// Who.
        seat: Seat,
        /// The card; only she is told.
        card: Option<Card>,
    },
    /// The larder card of a stolen Power was discarded (FB-57).
    Spoiled {
        /// The card.
        card: Card,
    },
    /// A Provision was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        provision: Provision,
        /// The cards it was paid with.
        paid: Paid,
    },
    /// Provisions changed hands (FB-58).
    Exchanged {
        /// Who.
        seat: Seat,
        /// What she gave.
        gave: Provision,
        /// What she got.
        got: Provision,
        /// From whom; nobody: from the row.
        from: Option<Seat>,
    },
    /// A new Provision was laid out (FB-43).
    Offered {
        /// Which.
        provision: Provision,
    },
    /// The match ended.
    Over {
        /// Who won.
        winners: Seats,
    },
}
