//! What cards and purchases are worth to a seat, in thousandths of a point.

use super::{mix::Stake, rivals};
use crate::{
    game::Seat,
    games::fable::{ANTS, Action, Card, Cell, Open, Path, Payment, Phase, Power, Provision, View},
};

/// What a card in a Winter supply is worth whatever it is.
const CARD: i64 = 120;
/// How much of a point a supply is worth that can nearly buy one.
const PROGRESS: i64 = 500;
/// What it is worth besides to have enough.
const ENOUGH: i64 = 300;

/// What each type and each insect of this square would bring the Ant and the Grasshopper.
pub(super) struct Worth {
    /// So many cards of a type: first to the Ant, then to the Grasshopper.
    types: [[[i64; ANTS + 1]; 4]; 2],
    /// The insect on a cell, on top of its type.
    insects: [[i64; 16]; 2],
}

impl Worth {
    pub fn new(open: &Open) -> Worth {
        let (ant, grasshopper) = rivals(open);
        let seats = [ant, grasshopper];
        let of_type = |seat: Seat, path: Path| {
            std::array::from_fn(|count| of_cards(open, seat, path, count as u8))
        };
        let of_cell = |seat: Seat| {
            let insect = |cell: Cell| open.card(cell).and_then(|card| card.insect);
            let mut worth = [0; 16];
            for cell in Cell::all() {
                let points = insect(cell).map_or(0, |insect| {
                    let held = open.insects(seat, insect);
                    1000 * (points(open.insect_worth(held + 1)) - points(open.insect_worth(held)))
                });
                worth[cell.index()] = if open.rules.mode.is_autumn() { points } else { 0 };
            }
            worth
        };
        Worth {
            types: seats.map(|seat| Path::ALL.map(|path| of_type(seat, path))),
            insects: seats.map(of_cell),
        }
    }

    /// What lies under the ants of this trail, type by type.
    pub fn stakes(&self, open: &Open, trail: u16) -> Vec<Stake> {
        let mut counts = [0; 4];
        let mut insects = [[0; 4]; 2];
        for cell in Cell::all().filter(|cell| trail & 1 << cell.index() != 0) {
            let Some(card) = open.card(cell) else { continue };
            counts[card.path.index()] += 1;
            for (sum, worth) in insects.iter_mut().zip(&self.insects) {
                sum[card.path.index()] += worth[cell.index()];
            }
        }
        let stake = |path: Path| {
            let at = path.index();
            let worth = |seat: usize| self.types[seat][at][counts[at]] + insects[seat][at];
            Stake { path, ant: worth(0), grasshopper: worth(1) }
        };
        Path::ALL.into_iter().filter(|path| counts[path.index()] > 0).map(stake).collect()
    }
}

fn points(points: u8) -> i64 {
    i64::from(points)
}

/// What so many cards of a type bring a seat, insects left aside.
fn of_cards(open: &Open, seat: Seat, path: Path, count: u8) -> i64 {
    if open.rules.mode.is_autumn() {
        let space = open.shelves[seat.index()][path.index()];
        return 1000 * (points(open.shelf_worth(space + count)) - points(open.shelf_worth(space)));
    }
    let before = open.supply(seat);
    let mut after = before;
    after[path.index()] += count;
    supply(open, seat, after) - supply(open, seat, before)
}

/// What a supply is worth: every card something, and more as it nears a Provision on offer.
fn supply(open: &Open, seat: Seat, held: [u8; 4]) -> i64 {
    let cards: i64 = held.iter().map(|&n| CARD * i64::from(n)).sum();
    let near = open.row.iter().map(|&provision| {
        let gain = gain(open, seat, provision);
        let (have, price) = progress(provision, held, open.rate(seat));
        gain * (PROGRESS * have / price + if have == price { ENOUGH } else { 0 })
    });
    cards + near.max().unwrap_or(0)
}

/// What a seat has on the table: its points, and in Winter what its supply is good for.
pub(super) fn of_table(open: &Open, seat: Seat) -> i64 {
    if open.rules.mode.is_autumn() {
        return 1000 * (points(open.shelf_points(seat)) + points(open.insect_points(seat)));
    }
    1000 * points(open.points(seat)) + supply(open, seat, open.supply(seat))
}

/// How many of the cards asked for a supply covers, and how many are asked for.
fn progress(provision: Provision, held: [u8; 4], rate: u8) -> (i64, i64) {
    let price = provision.price();
    let direct: u8 = held.iter().zip(price).map(|(&held, price)| held.min(price)).sum();
    let spare = held.iter().zip(price).map(|(&held, price)| held.saturating_sub(price) / rate);
    let all: u8 = price.iter().sum();
    (i64::from(all.min(direct + spare.sum::<u8>())), i64::from(all))
}

/// The points a Provision would add.
fn gain(open: &Open, seat: Seat, provision: Provision) -> i64 {
    if open.provisions[seat.index()].contains(&provision) { 2 } else { 1 }
}

/// What an action brings after the reveal.
pub(super) fn of_action(view: &View, seat: Seat, action: Action) -> i64 {
    let open = &view.open;
    match action {
        Action::Take(cell) => open.card(cell).map_or(0, |card| of_cards(open, seat, card.path, 1)),
        Action::Power(power) => of_power(open, seat, power),
        Action::Buy(provision) => {
            let ways = open.ways(seat, provision, view.larder.map(|card: Card| card.path));
            ways.into_iter().map(|way| of_payment(open, seat, provision, way)).max().unwrap_or(0)
        }
        Action::Pay(way) => match open.phase {
            Phase::Pay(provision) => of_payment(open, seat, provision, way),
            _ => 0,
        },
        Action::Give(gift) => {
            let returns = open.returns(seat, gift);
            returns.map(|back| of_swap(open, seat, gift, back)).max().unwrap_or(0)
        }
        Action::Get(what, from) => match open.phase {
            Phase::Get(gift) => of_swap(open, seat, gift, (what, from)),
            _ => 0,
        },
        _ => 0,
    }
}

/// The point it brings, less the cards it costs; a card comes back with exact change.
fn of_payment(open: &Open, seat: Seat, provision: Provision, way: Payment) -> i64 {
    let held = open.supply(seat);
    let mut left = held;
    for (left, paid) in left.iter_mut().zip(way.cards()) {
        *left = left.saturating_sub(paid);
    }
    let back = if way.is_exact(held) { CARD } else { 0 };
    let larder = if way.uses_larder() { CARD / 2 } else { 0 };
    let cards: i64 = left.iter().map(|&n| CARD * i64::from(n)).sum();
    let before: i64 = held.iter().map(|&n| CARD * i64::from(n)).sum();
    2000 * gain(open, seat, provision) + cards - before + back - larder
}

/// What a Power is worth besides the card it costs.
fn of_power(open: &Open, seat: Seat, power: Power) -> i64 {
    let stolen = if open.holder(power).is_some() { 200 } else { 0 };
    let own = match power {
        Power::Point => 1500,
        Power::Bargain => 600,
        Power::Larder => 500,
        Power::Look => 400,
        Power::Comfort => 350,
        Power::Swap => {
            if open.provisions[seat.index()].is_empty() {
                0
            } else {
                300
            }
        }
    };
    own + stolen - 2 * CARD
}

/// The points both sides of a swap change by.
fn of_swap(
    open: &Open,
    seat: Seat,
    gave: Provision,
    (got, from): (Provision, Option<Seat>),
) -> i64 {
    let mut after = open.clone();
    for own in after.provisions[seat.index()].iter_mut().filter(|own| **own == gave).take(1) {
        *own = got;
    }
    let mut theirs = 0;
    if let Some(other) = from {
        let mut there = after.provisions[other.index()].iter_mut().filter(|there| **there == got);
        if let Some(there) = there.next() {
            *there = gave;
        }
        theirs = points(after.points(other)) - points(open.points(other));
    }
    let own = points(after.points(seat)) - points(open.points(seat));
    1000 * (own * 2 - theirs) - 100
}
