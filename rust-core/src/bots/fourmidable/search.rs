//! What the searcher knows of Fourmidable: playouts by a steady bot, hasty at a table, over the
//! next rounds, and what objectives in the making are worth then.

use super::{at_sight, at_turn, best, mind::Mind, reveal, sensible};
use crate::{
    bots::search::{Heats, SEATS, Searched, Standings, weigh},
    chance::Rng,
    game::Seat,
    games::fourmidable::{Action, Fourmidable, Objective, Open, Path, Phase, Stock, View},
};

/// A resource that no objective asks for.
const SPARE: i32 = 40;
/// Of an objective's points, the share in percent that its resources are worth before it is
/// complete.
const BEGUN: i32 = 60;
/// An objective in hand, for itself.
const CARD: i32 = 150;
/// An ant more.
const ANT: i32 = 150;
/// At a table playouts end when so many rounds more are over, alone with the last. With two there
/// is time for one more.
const ROUNDS: u16 = 2;
/// Iterations at a table of more than three, where each takes long.
const CROWDED: u32 = 90;
/// Iterations alone, where each is quick, and quicker as the rounds go by.
const ALONE: u32 = 125;
/// So many more a round.
const ALONE_A_ROUND: u32 = 25;
/// Alone, another action than the steady bot's must bring a point and more beside it: with so few
/// iterations less may be luck.
const HEATS: Heats = Heats { least: 12, doubt: 40 };
/// A step is tried if it can bring at most so much less than the best.
const SLACK: i32 = 150;
/// What the steady bot would do weighs so much beside what looks worst.
const EAGER: u32 = 8;

impl Searched for Fourmidable {
    const BUDGET: u32 = 150;
    const SLICE: u32 = 2;
    const HORIZON: u32 = 1000;
    const LEAD: i32 = 1500;
    const CURIOSITY: u32 = 400;
    const USUAL: usize = 64;

    /// The way of the ant that is moving, the last step first.
    type Notes = Option<Path>;

    fn is_deep(view: &View) -> bool {
        is_searched(&view.open)
    }

    fn budget(view: &View) -> u32 {
        match view.open.rules.players {
            1 => ALONE + ALONE_A_ROUND * u32::from(view.open.round),
            2..=3 => Self::BUDGET,
            _ => CROWDED,
        }
    }

    fn heats(view: &View) -> Option<Heats> {
        view.open.level().is_alone().then_some(HEATS)
    }

    fn standings(&self) -> Standings {
        let open = self.open();
        let over = open.phase == Phase::Over;
        let mut standings = [0; SEATS];
        for seat in open.seats().iter() {
            let points = 100 * open.tally(seat).total();
            standings[seat.index()] = if over {
                let ties = open.tie_breaks(seat).first().copied().unwrap_or(0);
                points + ties.min(99)
            } else {
                points + in_the_making(open, seat, self.hand(seat))
            };
        }
        standings
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<u32>) {
        let mind = Mind::of_searcher(self.open(), seat, self.hand(seat));
        let from = weights.len();
        let phase = self.open().phase;
        let likely = if !is_searched(self.open()) {
            weights.resize(from + actions.len(), 0);
            sensible(&mind, actions)
        } else if phase == Phase::Walk {
            let steps = mind.steps();
            let most = steps.iter().map(|&(worth, _)| worth).max().unwrap_or(0);
            let near = |&&(worth, _): &&(i32, Action)| worth + SLACK >= most;
            let step = |action| steps.iter().filter(near).find(|step| step.1 == action);
            weigh(EAGER, actions.iter().map(|&action| step(action).map(|step| step.0)), weights);
            sensible(&mind, actions)
        } else {
            // Worths take long to find: the best is remembered on the way.
            let worth = at_sight(&mind, actions);
            let mut first = (i32::MIN, actions[0]);
            let worths = actions.iter().map(|&action| {
                let worth = worth(action);
                if worth > first.0 {
                    first = (worth, action);
                }
                // On her turn what is worth less than nothing is kept for later.
                Some(worth).filter(|&worth| worth >= 0 || phase != Phase::Turn)
            });
            weigh(EAGER, worths, weights);
            reveal(actions).unwrap_or(first.1)
        };
        // What the steady bot does is tried in any case.
        let at = actions.iter().position(|&action| action == likely).unwrap_or(0);
        weights[from + at] = 1 + EAGER;
    }

    fn playout(
        &self,
        seat: Seat,
        actions: &[Action],
        notes: &mut Option<Path>,
        _: &mut Rng,
    ) -> usize {
        let (phase, alone) = (self.open().phase, self.open().level().is_alone());
        // The way of one ant is not the next one's. In haste whoever is left last to go is given it
        // all the same, and stays.
        if alone && phase != Phase::Walk {
            *notes = None;
        }
        if actions.len() == 1 {
            return 0;
        }
        let mind = || Mind::of_searcher(self.open(), seat, self.hand(seat));
        let action = match (reveal(actions), phase) {
            (Some(reveal), _) => reveal,
            (None, Phase::Walk) => walk_on(notes, mind),
            (None, Phase::Turn) if !alone => {
                *notes = None;
                hasty(&mind(), actions)
            }
            (None, _) => sensible(&mind(), actions),
        };
        let at = |action: Action| actions.iter().position(|&other| other == action);
        at(action).or_else(|| at(Action::Stop)).unwrap_or(0)
    }

    fn is_settled(&self, view: &View) -> bool {
        let rounds = if view.open.rules.players == 2 { ROUNDS + 1 } else { ROUNDS };
        !view.open.level().is_alone() && self.open().round >= view.open.round + rounds
    }
}

/// Goes on along the way of the ant, which is found once.
fn walk_on<'a>(notes: &mut Option<Path>, mind: impl FnOnce() -> Mind<'a>) -> Action {
    let way = notes.get_or_insert_with(|| mind().way());
    way.pop().map_or(Action::Stop, Action::Go)
}

/// What an ant is worth in haste.
const MOVE: i32 = 3_000;

/// A turn of the steady bot, but for the order of the ants: to compare them takes longest.
fn hasty(mind: &Mind<'_>, actions: &[Action]) -> Action {
    let waits = actions.iter().any(|action| matches!(action, Action::Birth(_) | Action::Ant(_)));
    best(actions, |action| match action {
        Action::Ant(_) => MOVE,
        _ => at_turn(mind, action, false, waits),
    })
}

/// Whether a choice is worth a search. Where an ant goes is only to one alone, whose luck is the
/// bag's: at a table what others do outweighs a step.
fn is_searched(open: &Open) -> bool {
    match open.phase {
        Phase::Walk => open.level().is_alone(),
        Phase::Draw | Phase::Species | Phase::Draft | Phase::Choose | Phase::Look | Phase::Over => {
            false
        }
        _ => true,
    }
}

/// What a seat has begun: resources towards objectives, cards in hand and ants.
fn in_the_making(open: &Open, seat: Seat, hand: &[Objective]) -> i32 {
    let colony = open.colony(seat);
    let cards = if open.level().open_row() { &open.row } else { hand };
    let mut free: Stock = colony.stock;
    let mut worth = CARD * hand.len() as i32;
    // The nearest first; each resource counts once.
    let mut taken = [false; 16];
    for _ in 0..cards.len().min(taken.len()) {
        let left = cards.iter().enumerate().take(taken.len()).filter(|&(at, _)| !taken[at]);
        let Some((at, card)) = left.min_by_key(|(_, card)| (card.missing(&free), -card.points()))
        else {
            break;
        };
        taken[at] = true;
        let (size, missing) = (i32::from(card.size()), i32::from(card.missing(&free)));
        if missing == size {
            break;
        }
        worth += BEGUN * card.points() * (size - missing) / size;
        for (free, cost) in free.iter_mut().zip(card.cost()) {
            *free -= cost.min(*free);
        }
    }
    let spare: i32 = free.iter().map(|&count| i32::from(count)).sum();
    let ants = colony.places().count() as i32;
    worth + SPARE * spare + ANT * ants
}
