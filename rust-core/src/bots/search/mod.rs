//! One searcher for every game: Monte Carlo tree search over what each seat knows.
//!
//! - Every iteration draws a world that fits the searching seat's view and plays it out.
//! - Each seat decides at a node of its own, found by all that seat did and was told since the
//!   beginning of the search. Whoever chooses in secret is therefore never answered by somebody
//!   who could not know, and seats that choose at once each do so in ignorance of the other.
//! - Where the tree ends, a short playout by the game's own policy follows, and its evaluation
//!   says who stands how.
//!
//! All of it is counted in integers and drawn from one stream, so a choice is a function of view,
//! seed and budget. A search goes on slice by slice and is given up by dropping it.

mod sight;
#[cfg(test)]
mod tests;
mod tree;

use super::Plays;
use crate::{
    chance::{Chance, Rng},
    game::{Game, Seat, Told},
};
use rand::RngExt;
use sight::Sight;
use tree::Tree;

/// The most that can sit at a table.
pub const SEATS: usize = 8;
/// What a match surely won is worth.
pub const WON: i32 = 1000;

/// How every seat stands, in hundredths of a point.
pub type Standings = [i32; SEATS];

/// What the searcher knows of a game besides its rules.
pub trait Searched: Plays {
    /// Iterations of one decision of a sharp bot. See [`Searched::SLICE`] for how they were chosen.
    const BUDGET: u32;
    /// Iterations of one slice: at most some 20 ms on a phone whose core is a third as fast as the
    /// machine on which the benchmark `search` was read.
    const SLICE: u32;
    /// How many actions a playout goes on beyond the tree.
    const HORIZON: u32;
    /// The lead in hundredths of a point with which a match is as good as three quarters won.
    const LEAD: i32;
    /// How much is tried that looks worse than the best, in thousandths of a match.
    const CURIOSITY: u32;
    /// Of a match that is over, the share its margin is worth: a narrow win is still a win.
    const MARGIN: i32 = WON / 10;
    /// Actions of a decision, for the room that is set aside.
    const USUAL: usize = 16;

    /// Whether searching beats what a steady bot does at once.
    fn is_deep(view: &Self::View) -> bool;

    /// How every seat stands. Once the match is over, whoever stands best has won.
    fn standings(&self) -> Standings;

    /// How promising actions look before any is tried, as weights; what weighs nothing is left
    /// aside.
    fn promise(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<u32>) {
        let _ = seat;
        weights.extend(actions.iter().map(|_| 1));
    }

    /// What a seat does beyond the tree, as an index into `actions`.
    fn playout(&self, seat: Seat, actions: &[Self::Action], rng: &mut Rng) -> usize {
        let _ = seat;
        rng.random_range(0..actions.len())
    }

    /// Whether a playout from `view` need go no further, such as at the end of a game of several.
    fn is_settled(&self, view: &Self::View) -> bool {
        let _ = view;
        false
    }
}

/// A decision in the making.
#[derive(Debug)]
pub struct Search<G: Searched> {
    view: G::View,
    seat: Seat,
    budget: u32,
    done: u32,
    /// Others must not know what it will be: it is drawn, not the best taken every time.
    secret: bool,
    /// The lot that draws it.
    lot: u64,
    rng: Rng,
    tree: Tree<G::Action>,
    /// For each action of the seat that searches: how it and the best of the others stood in
    /// the end, summed up.
    stood: Vec<[i64; 2]>,
    room: Room<G>,
}

/// What speaks for a choice beside the other actions tried, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grounds {
    /// How much better the seat that chooses stands in the end.
    pub gains: i32,
    /// How much worse the best of the others does.
    pub prevents: i32,
    /// It is drawn from several, so that nobody can foresee it.
    pub drawn: bool,
}

/// What an iteration works with, kept from one to the next.
#[derive(Debug)]
struct Room<G: Game> {
    path: Vec<(Seat, usize)>,
    actions: Vec<G::Action>,
    weights: Vec<u32>,
    events: Vec<Told<G::Event>>,
}

impl<G: Searched> Search<G> {
    /// A search for the seat that sees `view` and may do `actions` (never empty).
    pub fn new(
        view: G::View,
        actions: &[G::Action],
        seat: Seat,
        budget: u32,
        mut rng: Rng,
    ) -> Self {
        let world = G::sample(&view, &mut rng);
        let mut room = Room {
            path: Vec::with_capacity(64),
            actions: Vec::with_capacity(128),
            weights: Vec::with_capacity(128),
            events: Vec::with_capacity(32),
        };
        let mut tree = Tree::for_iterations(budget, actions.len(), G::USUAL);
        world.promise(seat, actions, &mut room.weights);
        tree.grow(Sight::new().of(seat), actions, &room.weights);
        let secret = world.asks_secretly(seat);
        let lot = rng.random();
        let stood = vec![[0; 2]; tree.tried().len()];
        Search { view, seat, budget, done: 0, secret, lot, rng, tree, stood, room }
    }

    /// Goes on for so many iterations, or to the end of the budget.
    pub fn step(&mut self, iterations: u32) {
        for _ in 0..iterations.min(self.budget - self.done) {
            self.iterate();
            self.done += 1;
        }
    }

    /// Whether the budget is used up.
    pub fn is_done(&self) -> bool {
        self.done == self.budget
    }

    /// Iterations made so far.
    pub fn iterations(&self) -> u32 {
        self.done
    }

    /// What it has come to: the action tried most, or where it is secret one drawn in proportion.
    pub fn choice(&self) -> G::Action {
        let tried = self.tree.tried();
        let most = tried.iter().map(|edge| edge.visits).max().unwrap_or(0);
        if self.secret && most > 0 {
            // Those tried much less were found wanting.
            let worthy = |visits: u32| if 3 * visits >= 2 * most { u64::from(visits) } else { 0 };
            let total = tried.iter().map(|edge| worthy(edge.visits)).sum::<u64>();
            let mut left = ((u128::from(self.lot) * u128::from(total)) >> u64::BITS) as u64;
            for edge in tried {
                if left < worthy(edge.visits) {
                    return edge.action;
                }
                left -= worthy(edge.visits);
            }
        }
        self.tree.best()
    }

    fn iterate(&mut self) {
        let mut world = G::sample(&self.view, &mut self.rng);
        let chance = Chance::new(self.rng.random());
        let mut sight = Sight::new();
        self.room.path.clear();
        let mut next = Some(self.seat);
        while let Some(seat) = next {
            let Some(node) = self.tree.find(sight.of(seat)) else {
                self.expand(&world, seat, &sight);
                break;
            };
            let Some(edge) = self.tree.select(node, G::CURIOSITY) else { break };
            let action = self.tree.action(edge);
            self.room.events.clear();
            // Legal actions follow from what a seat knows; only two sights that are mixed up
            // could make one illegal, and then this world is left as it is.
            if world.apply(seat, action, chance, &mut self.room.events).is_err() {
                break;
            }
            self.room.path.push((seat, edge));
            sight.acted(seat, &action);
            sight.told(&self.room.events);
            if world.is_settled(&self.view) {
                break;
            }
            next = world.actors().first();
        }
        self.play_out(&mut world, chance);
        let standings = world.standings();
        let worth = worth(&world, &standings);
        for &(seat, edge) in &self.room.path {
            self.tree.learn(edge, worth[seat.index()]);
        }
        // The actions of the first node are the first of all.
        if let Some(stood) = self.room.path.first().and_then(|&(_, edge)| self.stood.get_mut(edge))
        {
            let at = self.seat.index();
            stood[0] += i64::from(standings[at]);
            stood[1] += i64::from(rival(&standings[..usize::from(world.players())], at));
        }
    }

    /// What speaks for an action.
    pub fn grounds(&self, chosen: G::Action) -> Grounds {
        let mut sides = [(0, [0; 2]); 2];
        for (edge, stood) in self.tree.tried().iter().zip(&self.stood) {
            if edge.visits > 0 {
                let (count, sum) = &mut sides[usize::from(edge.action != chosen)];
                *count += 1;
                for (sum, stood) in sum.iter_mut().zip(stood) {
                    *sum += stood / i64::from(edge.visits);
                }
            }
        }
        let [(_, chosen), (count, others)] = sides;
        if count == 0 {
            return Grounds { drawn: self.secret, ..Grounds::default() };
        }
        let [own, rival] = [0, 1].map(|at| (chosen[at] - others[at] / count) as i32);
        Grounds { gains: own, prevents: -rival, drawn: self.secret }
    }

    fn expand(&mut self, world: &G, seat: Seat, sight: &Sight) {
        let Room { actions, weights, .. } = &mut self.room;
        actions.clear();
        weights.clear();
        world.actions(seat, actions);
        world.promise(seat, actions, weights);
        self.tree.grow(sight.of(seat), actions, weights);
    }

    fn play_out(&mut self, world: &mut G, chance: Chance) {
        for _ in 0..G::HORIZON {
            let Some(seat) = world.actors().first().filter(|_| !world.is_settled(&self.view))
            else {
                return;
            };
            let Room { actions, events, .. } = &mut self.room;
            actions.clear();
            events.clear();
            world.actions(seat, actions);
            let at = world.playout(seat, actions, &mut self.rng);
            let Some(&action) = actions.get(at) else { return };
            if world.apply(seat, action, chance, events).is_err() {
                return;
            }
        }
    }
}

/// What a world is worth to each seat, from 0 to [`WON`].
fn worth<G: Searched>(world: &G, standings: &Standings) -> [i32; SEATS] {
    let standings = &standings[..usize::from(world.players())];
    let over = world.actors().is_empty() && standings.len() > 1;
    let best = standings.iter().copied().max().unwrap_or(0);
    let winners = standings.iter().filter(|&&at| at == best).count() as i32;
    let mut worth = [0; SEATS];
    for (at, &stands) in standings.iter().enumerate() {
        let lead = squash(stands - rival(standings, at), G::LEAD);
        worth[at] = match over {
            true if stands == best => (WON - G::MARGIN) / winners + lead * G::MARGIN / WON,
            true => lead * G::MARGIN / WON,
            false => lead,
        };
    }
    worth
}

/// The best of the others; whoever plays alone plays for points.
fn rival(standings: &[i32], at: usize) -> i32 {
    let others = standings.iter().enumerate().filter(|(other, _)| *other != at);
    others.map(|(_, &stands)| stands).max().unwrap_or(0)
}

/// A lead as a share of a match: even at 0, three quarters at `half`.
fn squash(lead: i32, half: i32) -> i32 {
    WON / 2 + (i64::from(WON / 2) * i64::from(lead) / i64::from(lead.abs() + half)) as i32
}
