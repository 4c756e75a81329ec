//! The last two turns of *the most*, two players, played to their exact equilibrium.
//!
//! All is known by then but what the other chooses now: the hands follow from what was played,
//! and the last tile from those that were turned. A win counts 1, a draw ½; in whole numbers,
//! a value is a fraction.

use crate::{
    bots::matrix::{self, Solution},
    game::Seat,
    games::gringrins::{Action, Bets, Card, Hand, MAX_BET, Mode, TURNS, Variant, View},
};

/// What the first seat may expect, as a fraction of positive denominator.
type Value = (i128, i128);
const WON: Value = (1, 1);
const LOST: Value = (0, 1);
const DRAW: Value = (1, 2);

/// A bet and a card chosen together; with open bets the bet is made before.
type Choice = (u8, Card);

/// The end of a game as both know it.
#[derive(Clone, Copy, Debug)]
struct Last {
    bets: Bets,
    turn: u8,
    /// The tiles of the last two turns.
    modes: [Mode; 2],
    opener: Seat,
    hands: [Hand; 2],
    /// Before the bets of this turn.
    purses: [u8; 2],
    pot: u8,
}

/// What a seat does in the last two turns, as weights of its actions; none before them or in
/// another game.
pub(super) fn weights(view: &View, actions: &[Action]) -> Option<Vec<i128>> {
    let seat = view.seat?.index();
    let last = Last::of(view)?;
    let made = |at: usize| view.bets[at];
    match (actions.first()?, last.bets) {
        (Action::Bet(_), Bets::Open) => {
            let worth = |&action: &Action| {
                let Action::Bet(bet) = action else { return LOST };
                let mut bets = [made(0), made(1)];
                bets[seat] = Some(bet);
                let value = last.betting(bets);
                if seat == 0 { value } else { (value.1 - value.0, value.1) }
            };
            let worths: Vec<Value> = actions.iter().map(worth).collect();
            let best = worths.iter().copied().reduce(|a, b| if less(a, b) { b } else { a })?;
            Some(worths.into_iter().map(|worth| i128::from(!less(worth, best))).collect())
        }
        (Action::Card(_), Bets::Open) => {
            let (choices, solution) = last.choosing([made(0), made(1)]);
            let mix = own(&solution, seat);
            let of = |action: &Action| {
                let at = choices[seat].iter().position(|(_, card)| Action::Card(*card) == *action);
                at.map_or(0, |at| mix[at])
            };
            Some(actions.iter().map(of).collect())
        }
        (_, Bets::Closed) => {
            let (choices, solution) = last.choosing([None; 2]);
            let of = |action: &Action| {
                let fits = |(bet, card): Choice| match *action {
                    Action::Bet(amount) => bet == amount,
                    Action::Card(own) => made(seat) == Some(bet) && card == own,
                    Action::Aim(_) => false,
                };
                let pairs = choices[seat].iter().zip(own(&solution, seat));
                pairs.filter(|&(&choice, _)| fits(choice)).map(|(_, weight)| weight).sum()
            };
            Some(actions.iter().map(of).collect())
        }
        _ => None,
    }
}

fn own(solution: &Solution, seat: usize) -> &[i128] {
    if seat == 0 { &solution.rows } else { &solution.columns }
}

fn less(a: Value, b: Value) -> bool {
    a.0 * b.1 < b.0 * a.1
}

impl Last {
    fn of(view: &View) -> Option<Last> {
        let ends = view.rules.variant == Variant::Most && view.turn + 2 >= TURNS;
        let mode = view.mode.filter(|_| ends)?;
        let after = if view.cigales_left > 0 { Mode::Cigale } else { Mode::Fourmi };
        let mut hands = [Hand::FULL; 2];
        for round in view.rounds.iter().flatten() {
            for (hand, card) in hands.iter_mut().zip(round.cards) {
                *hand = card.map_or(*hand, |card| hand.without(card));
            }
        }
        // Open bets have left the purses already.
        let open = |at: usize| match view.rules.bets {
            Bets::Open => view.bets[at].unwrap_or(0),
            Bets::Closed => 0,
        };
        Some(Last {
            bets: view.rules.bets,
            turn: view.turn,
            modes: if view.turn + 1 == TURNS { [mode, mode] } else { [mode, after] },
            opener: view.opener,
            hands,
            purses: [0, 1].map(|at| view.purses[at] + open(at)),
            pot: view.pot - open(0) - open(1),
        })
    }

    /// The value of a turn from its beginning.
    fn value(&self) -> Value {
        // Whoever has nothing to bet is out, and the other takes the pot (GR-07).
        match self.purses.map(|purse| purse > 0) {
            [true, true] => {}
            [true, false] => return WON,
            [false, true] => return LOST,
            [false, false] => return DRAW,
        }
        match self.bets {
            Bets::Open => self.betting([None; 2]),
            Bets::Closed => self.choosing([None; 2]).1.value,
        }
    }

    /// The value once these bets lie open.
    fn betting(&self, bets: [Option<u8>; 2]) -> Value {
        let first = self.opener.index() % 2;
        let Some(next) = [first, 1 - first].into_iter().find(|&at| bets[at].is_none()) else {
            return self.choosing(bets).1.value;
        };
        let values = self.amounts(next).map(|bet| {
            let mut bets = bets;
            bets[next] = Some(bet);
            self.betting(bets)
        });
        let better = |a: Value, b: Value| if less(a, b) == (next == 0) { b } else { a };
        values.reduce(better).unwrap_or(DRAW)
    }

    fn amounts(&self, at: usize) -> impl Iterator<Item = u8> + use<> {
        1..=MAX_BET.min(self.purses[at])
    }

    /// What both may choose in secret, and how they mix it.
    fn choosing(&self, bets: [Option<u8>; 2]) -> ([Vec<Choice>; 2], Solution) {
        let choices = [0, 1].map(|at| -> Vec<Choice> {
            let amounts: Vec<u8> = match bets[at] {
                Some(bet) => vec![bet],
                None => self.amounts(at).collect(),
            };
            let cards = |bet: u8| self.hands[at].iter().map(move |card| (bet, card));
            amounts.into_iter().flat_map(cards).collect()
        });
        let values: Vec<Vec<Value>> = choices[0]
            .iter()
            .map(|&one| choices[1].iter().map(|&two| self.after([one, two])).collect())
            .collect();
        let common = values.iter().flatten().fold(1, |common, value| lcm(common, value.1));
        let whole = |row: Vec<Value>| row.into_iter().map(|(over, under)| over * (common / under));
        let payoffs: Vec<Vec<i128>> = values.into_iter().map(|row| whole(row).collect()).collect();
        let mut solution = matrix::solve(&payoffs);
        solution.value = reduced(solution.value.0, solution.value.1 * common);
        (choices, solution)
    }

    /// What comes of both choices.
    fn after(&self, choices: [Choice; 2]) -> Value {
        let mut next = *self;
        for (at, (bet, card)) in choices.into_iter().enumerate() {
            next.purses[at] -= bet;
            next.pot += bet;
            next.hands[at] = next.hands[at].without(card);
        }
        let mode = self.modes[usize::from(self.turn + 1 == TURNS)];
        let [one, two] = choices.map(|(_, card)| card.value());
        if one != two {
            let winner = usize::from((one > two) != (mode == Mode::Fourmi));
            next.purses[winner] += next.pot;
            next.pot = 0;
        }
        if self.turn + 1 == TURNS {
            return match next.purses[0].cmp(&next.purses[1]) {
                std::cmp::Ordering::Greater => WON,
                std::cmp::Ordering::Equal => DRAW,
                std::cmp::Ordering::Less => LOST,
            };
        }
        next.turn += 1;
        next.opener = Seat(1 - self.opener.0 % 2);
        next.value()
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs().max(1) } else { gcd(b, a % b) }
}

fn lcm(a: i128, b: i128) -> i128 {
    a / gcd(a, b) * b
}

fn reduced(over: i128, under: i128) -> Value {
    let common = gcd(over, under);
    (over / common, under / common)
}
