//! What lies on the table for all to see (FB-73), and what follows from it alone.

use super::{
    ANTS, Card, Cards, Cell, Cells, Insect, Mode, Path, Power, Powers, Provision, Provisions, ROW,
    Rules, SEATS, Square, Trail, cards, data,
    payment::{self, Ways},
    square,
};
use crate::{
    game::{Seat, Seats},
    list::List,
};
use serde::{Deserialize, Serialize};

/// What is being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The Ant's next ant.
    Trail,
    /// Secret tokens of the Ant and the Red Ants.
    Aim,
    /// The Grasshopper's card.
    Guess,
    /// The card to take for a collected insect.
    Take,
    /// A Power for an insect just taken.
    Power,
    /// A purchase, or *Swap*.
    Market,
    /// The cards to pay a Provision with.
    Pay(Provision),
    /// What to get for the Provision given by *Swap*.
    Get(Provision),
    /// Nothing: the match is over.
    Over,
}

/// The table as everyone remembers it.
///
/// Autumn's insects lie face down, but they were taken in the open: whoever remembers knows
/// them (FB-71).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    /// The options.
    pub rules: Rules,
    /// The round, from 1.
    pub round: u16,
    /// What is being asked for.
    pub phase: Phase,
    /// Who is the Ant.
    pub ant: Seat,
    /// Who is the Grasshopper.
    pub grasshopper: Seat,
    /// The square.
    pub square: Square,
    /// Where the ants stand, in the order they came.
    pub trail: Trail,
    /// Whether the Grasshopper has looked at a token (FB-55).
    pub has_looked: bool,
    /// Who collects this round, once it is known.
    pub collector: Option<Seat>,
    /// The cards of the chosen type under ants.
    pub haul: Trail,
    /// Insect cards of the haul whose swap is not decided yet.
    pub pending: Trail,
    /// The cards taken this round.
    pub taken: List<Card, ANTS>,
    /// Whether a Provision was bought this round.
    pub bought: bool,
    /// The discard, face up (FB-39).
    pub discard: Cards,
    /// How often the discard became the deck.
    pub reshuffles: u16,
    /// Cards that left the game (FB-21).
    pub gone: Cards,
    /// Each player's supply (FB-34).
    pub supplies: [Cards; SEATS],
    /// Each player's insects of Autumn (FB-21).
    pub kept: [Cards; SEATS],
    /// Each player's cubes, one number a shelf (FB-20).
    pub shelves: [[u8; 4]; SEATS],
    /// The Provisions on offer.
    pub row: List<Provision, ROW>,
    /// Each player's Provisions.
    pub provisions: [Provisions; SEATS],
    /// The Powers on the table.
    pub powers: Powers,
    /// Each player's Powers.
    pub held: [Powers; SEATS],
    /// Who won.
    pub winners: Option<Seats>,
}

impl Open {
    /// Everyone at the table.
    pub fn seats(&self) -> Seats {
        Seats::all(self.rules.players)
    }

    /// The Red Ants: whoever is neither Ant nor Grasshopper, in Winter (FB-32).
    pub fn red_ants(&self) -> Seats {
        if self.rules.mode.is_autumn() {
            return Seats::NONE;
        }
        self.seats().without(self.ant).without(self.grasshopper)
    }

    /// Who owes a decision, given who has chosen a token.
    pub fn actors(&self, aimed: Seats) -> Seats {
        match self.phase {
            Phase::Trail | Phase::Take | Phase::Power => Seats::only(self.ant),
            Phase::Aim => self.red_ants().with(self.ant).minus(aimed),
            Phase::Guess => Seats::only(self.grasshopper),
            Phase::Market | Phase::Pay(_) | Phase::Get(_) => self.collector.into_iter().collect(),
            Phase::Over => Seats::NONE,
        }
    }

    /// Whether a seat has this Power.
    pub fn holds(&self, seat: Seat, power: Power) -> bool {
        self.held[seat.index()].contains(&power)
    }

    /// Who has this Power.
    pub fn holder(&self, power: Power) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.holds(seat, power))
    }

    /// The types that ants stand on, sorted.
    pub fn types(&self) -> impl Iterator<Item = Path> + '_ {
        let shows = |cell: &Cell, path| self.card(*cell).is_some_and(|card| card.path == path);
        let lies = move |path: &Path| self.trail.iter().any(|cell| shows(cell, *path));
        Path::ALL.into_iter().filter(lies)
    }

    /// The type that all ants stand on, if they do.
    pub fn only_type(&self) -> Option<Path> {
        let mut types = self.types();
        types.next().filter(|_| types.next().is_none())
    }

    /// The card that lies here.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        self.square[cell.index()]
    }

    /// The cells the next ant may take (FB-04).
    pub fn next_ants(&self) -> Cells {
        square::next_ants(&self.square, self.rules.file, &self.trail)
    }

    /// The cards of this type under ants.
    pub fn haul_of(&self, path: Path) -> Trail {
        let mut cells = self.trail.clone();
        cells.retain(|&cell| self.card(cell).is_some_and(|card| card.path == path));
        cells.sort_unstable();
        cells
    }

    /// Whether another card may be taken for an insect card of the haul (FB-35, FB-36).
    pub fn is_target(&self, cell: Cell, other: Cell) -> bool {
        let insect = |at: Cell| self.card(at).and_then(|card| card.insect);
        insect(cell).is_some() && insect(other) == insect(cell) && !self.haul.contains(&other)
    }

    /// The Powers that the cards just taken can bring (FB-51, FB-60).
    pub fn powers_for(&self, seat: Seat) -> impl Iterator<Item = Power> + '_ {
        let taken = |insect: Insect| self.taken.iter().any(|card| card.insect == Some(insect));
        let may = move |power: &Power| {
            self.is_in_play(*power) && !self.holds(seat, *power) && taken(power.insect())
        };
        Power::ALL.into_iter().filter(|_| self.rules.mode == Mode::Powers).filter(may)
    }

    /// Whether a Power is one of the four in play (FB-50).
    pub fn is_in_play(&self, power: Power) -> bool {
        self.powers.contains(&power) || self.holder(power).is_some()
    }

    /// How many identical cards stand for another (FB-38, FB-53).
    pub fn rate(&self, seat: Seat) -> u8 {
        if self.holds(seat, Power::Bargain) { 2 } else { 3 }
    }

    /// The supply of a seat, counted by type.
    pub fn supply(&self, seat: Seat) -> [u8; 4] {
        cards::count(&self.supplies[seat.index()])
    }

    /// Every way a seat can pay for a Provision with its supply and this larder card.
    pub fn ways(&self, seat: Seat, provision: Provision, larder: Option<Path>) -> Ways {
        payment::ways(provision, self.supply(seat), larder, self.rate(seat))
    }

    /// Whether there is such a way.
    pub fn can_pay(&self, seat: Seat, provision: Provision, larder: Option<Path>) -> bool {
        payment::can_pay(provision, self.supply(seat), larder, self.rate(seat))
    }

    /// Whether the collector is asked what she does at the market; a face-down larder card may
    /// be anything to the others, so it counts as whatever would help (FB-57).
    pub fn market_is_open(&self, larder: bool) -> bool {
        let Some(seat) = self.collector else { return false };
        let can_pay = |&provision: &Provision| {
            self.can_pay(seat, provision, None)
                || larder && Path::ALL.iter().any(|&card| self.can_pay(seat, provision, Some(card)))
        };
        let buys = !self.bought && self.row.iter().any(can_pay);
        buys || self.gifts(seat).next().is_some()
    }

    /// The Provisions a seat may give by *Swap* (FB-58).
    pub fn gifts(&self, seat: Seat) -> impl Iterator<Item = Provision> + '_ {
        let own = &self.provisions[seat.index()];
        let may = move |gift: &Provision| {
            own.contains(gift) && self.returns(seat, *gift).next().is_some()
        };
        Provision::ALL.into_iter().filter(move |_| self.holds(seat, Power::Swap)).filter(may)
    }

    /// What a seat may get for it: another design, from the row or from a player (FB-58).
    pub fn returns(
        &self,
        seat: Seat,
        gift: Provision,
    ) -> impl Iterator<Item = (Provision, Option<Seat>)> + '_ {
        let others = self.seats().without(seat);
        let designs = Provision::ALL.into_iter().filter(move |&design| design != gift);
        designs.flat_map(move |design| {
            let row = self.row.contains(&design).then_some(None);
            let has = move |other: &Seat| self.provisions[other.index()].contains(&design);
            let owners = others.iter().filter(has).map(Some);
            row.into_iter().chain(owners).map(move |from| (design, from))
        })
    }

    /// A seat's victory points in Winter (FB-41, FB-54).
    pub fn points(&self, seat: Seat) -> u8 {
        let own = &self.provisions[seat.index()];
        let of_design = |design: Provision| match own.iter().filter(|&&p| p == design).count() {
            2 => 3,
            single => single as u8,
        };
        let provisions: u8 = Provision::ALL.into_iter().map(of_design).sum();
        provisions + u8::from(self.holds(seat, Power::Point))
    }

    /// What a seat's shelves are worth (FB-20).
    pub fn shelf_points(&self, seat: Seat) -> u8 {
        let shelf = &data::data().points.shelf;
        self.shelves[seat.index()].iter().map(|&space| shelf[usize::from(space).min(4)]).sum()
    }

    /// How many cards of an insect a seat keeps.
    pub fn insects(&self, seat: Seat, insect: Insect) -> u8 {
        let kept = &self.kept[seat.index()];
        kept.iter().filter(|card| card.insect == Some(insect)).count() as u8
    }

    /// What a seat's insects are worth (FB-23, FB-24).
    pub fn insect_points(&self, seat: Seat) -> u8 {
        let of = |insect| self.insect_worth(self.insects(seat, insect));
        Insect::ALL.into_iter().map(of).sum()
    }

    /// What so many cards of one insect are worth.
    pub fn insect_worth(&self, count: u8) -> u8 {
        data::data().points.insects[usize::from(count).min(4)]
    }

    /// What a shelf with its cube on this space is worth.
    pub fn shelf_worth(&self, space: u8) -> u8 {
        data::data().points.shelf[usize::from(space).min(4)]
    }
}
