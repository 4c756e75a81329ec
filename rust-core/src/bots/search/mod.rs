//! One searcher for every game: Monte Carlo tree search over what each seat knows.
//!
//! - Every iteration draws a world that fits the searching seat's view and plays it out. The n-th
//!   world an action is tried in is the same for every action, so that luck favours none.
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
    game::{Seat, Told},
};
use rand::RngExt;
use sight::Sight;
use std::{cmp::Reverse, fmt::Debug};
use tree::{PARTS, Tree};

/// The most that can sit at a table.
pub const SEATS: usize = 8;
/// What a match surely won is worth.
pub const WON: i32 = 1000;

/// How every seat stands, in hundredths of a point.
pub type Standings = [i32; SEATS];

/// How actions run against each other where luck weighs more than a choice: all are tried equally
/// often, then the better half of them, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heats {
    /// Iterations an action at least.
    pub least: u32,
    /// How much better than the most promising another must do, in thousandths of a match.
    pub doubt: u32,
}

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
    /// What playouts remember from one action to the next.
    type Notes: Default + Debug + Send + Sync;

    /// Iterations of this decision: fewer where each takes longer.
    fn budget(view: &Self::View) -> u32 {
        let _ = view;
        Self::BUDGET
    }

    /// Whether searching beats what a steady bot does at once.
    fn is_deep(view: &Self::View) -> bool;

    /// The heats of this decision; elsewhere what does well is tried more often.
    fn heats(view: &Self::View) -> Option<Heats> {
        let _ = view;
        None
    }

    /// How every seat stands. Once the match is over, whoever stands best has won.
    fn standings(&self) -> Standings;

    /// How promising actions look before any is tried, as weights; what weighs nothing is left
    /// aside.
    fn promise(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<u32>) {
        let _ = seat;
        weights.extend(actions.iter().map(|_| 1));
    }

    /// What a seat does beyond the tree, as an index into `actions`.
    fn playout(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        notes: &mut Self::Notes,
        rng: &mut Rng,
    ) -> usize {
        let _ = (seat, notes);
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
    /// Draws the worlds.
    worlds: Chance,
    /// What whoever plays alone came to in the first world: she has no rival to compare with.
    par: Option<i32>,
    /// The actions still in the running, in heats, and how many there were.
    running: Vec<usize>,
    runners: usize,
    /// The most promising of them, and how much better another must do.
    favourite: Option<(usize, u32)>,
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
struct Room<G: Searched> {
    path: Vec<(Seat, usize)>,
    actions: Vec<G::Action>,
    weights: Vec<u32>,
    events: Vec<Told<G::Event>>,
    notes: G::Notes,
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
            notes: G::Notes::default(),
        };
        let mut tree = Tree::for_iterations(budget, actions.len(), G::USUAL);
        world.promise(seat, actions, &mut room.weights);
        tree.grow(Sight::new().of(seat), actions, &room.weights);
        let secret = world.asks_secretly(seat);
        let (lot, worlds) = (rng.random(), Chance::new(rng.random()));
        let stood = vec![[0; 2]; tree.tried().len()];
        let heats = G::heats(&view).filter(|_| !secret);
        let running = first_heat(&tree, budget, heats);
        let runners = running.len();
        // Where there is nothing to choose from there is nothing to search for.
        let budget = if runners == 1 { 0 } else { budget };
        let favourite = running.first().copied().zip(heats.map(|heats| heats.doubt));
        Search {
            view,
            seat,
            budget,
            done: 0,
            secret,
            lot,
            worlds,
            par: None,
            running,
            runners,
            favourite,
            tree,
            stood,
            room,
        }
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

    /// What it has come to: the action tried most, after heats the best of those left, or where it
    /// is secret one drawn in proportion.
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
        let leader = self.running.iter().min_by_key(|&&edge| Reverse(self.result(edge)));
        leader.map_or_else(|| self.tree.most_tried(), |&edge| self.tree.action(edge))
    }

    /// The action to try next.
    fn next_tried(&mut self) -> Option<usize> {
        if self.running.is_empty() {
            return self.tree.select(0, G::CURIOSITY);
        }
        let heats = self.runners.next_power_of_two().ilog2().max(1);
        let heat = u64::from(self.done) * u64::from(heats) / u64::from(self.budget);
        let left = self.runners.div_ceil(1 << heat).max(2);
        if left < self.running.len() {
            let mut running = std::mem::take(&mut self.running);
            running.sort_by_key(|&edge| Reverse(self.result(edge)));
            // The favourite runs to the end: another is compared with all it did, not with what it
            // came to in a few tries.
            let favourite = |&edge: &usize| self.favourite.is_some_and(|(at, _)| at == edge);
            if let Some(rank) = running[left..].iter().position(favourite) {
                running.swap(left - 1, left + rank);
            }
            running.truncate(left);
            self.running = running;
        }
        self.running.iter().copied().min_by_key(|&edge| self.tree.visits(edge))
    }

    /// What an action has come to in the heats.
    fn result(&self, edge: usize) -> i64 {
        let ahead = self.favourite.filter(|&(favourite, _)| favourite == edge);
        self.tree.mean(edge) + ahead.map_or(0, |(_, doubt)| i64::from(doubt) * PARTS)
    }

    fn iterate(&mut self) {
        let tried = self.next_tried();
        let times = tried.map_or(0, |edge| self.tree.visits(edge));
        let mut rng = self.worlds.stream("world", times.into());
        let mut world = G::sample(&self.view, &mut rng);
        let chance = Chance::new(rng.random());
        let mut sight = Sight::new();
        self.room.path.clear();
        let mut next = Some(self.seat);
        while let Some(seat) = next {
            let Some(node) = self.tree.find(sight.of(seat)) else {
                self.expand(&world, seat, &sight);
                break;
            };
            let begins = self.room.path.is_empty();
            let edge = if begins { tried } else { self.tree.select(node, G::CURIOSITY) };
            let Some(edge) = edge else { break };
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
        self.play_out(&mut world, chance, &mut rng);
        let standings = world.standings();
        let par = *self.par.get_or_insert(standings[self.seat.index()]);
        let worth = worth(&world, &standings, par);
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

    fn play_out(&mut self, world: &mut G, chance: Chance, rng: &mut Rng) {
        self.room.notes = G::Notes::default();
        for _ in 0..G::HORIZON {
            let Some(seat) = world.actors().first().filter(|_| !world.is_settled(&self.view))
            else {
                return;
            };
            let Room { actions, events, notes, .. } = &mut self.room;
            actions.clear();
            events.clear();
            world.actions(seat, actions);
            let at = world.playout(seat, actions, notes, rng);
            let Some(&action) = actions.get(at) else { return };
            if world.apply(seat, action, chance, events).is_err() {
                return;
            }
        }
    }
}

/// Turns what actions are worth at first sight into weights: the best weighs `eager` more than the
/// least, and the others little, unless they are nearly the best. What is worth `None` is left
/// aside.
pub fn weigh(eager: u32, worths: impl Iterator<Item = Option<i32>>, weights: &mut Vec<u32>) {
    // Until all are known they are kept as worths, shifted above nothing.
    let from = weights.len();
    weights.extend(worths.map(|worth| worth.map_or(0, |worth| worth.saturating_add(SHIFT) as u32)));
    let weights = &mut weights[from..];
    let most = weights.iter().copied().max().unwrap_or(0);
    let least = weights.iter().copied().filter(|&worth| worth > 0).min().unwrap_or(most);
    let span = u64::from((most - least).max(1));
    for weight in weights.iter_mut().filter(|weight| **weight > 0) {
        let above = u64::from(*weight - least);
        *weight = 1 + (u64::from(eager) * above * above / span * above / span / span) as u32;
    }
}

/// Above all that something can be worth, below zero.
const SHIFT: i32 = 1 << 20;

/// Who runs in the first heat, if there are heats: the most promising, as many as can be tried
/// often enough.
fn first_heat<A: Copy>(tree: &Tree<A>, budget: u32, heats: Option<Heats>) -> Vec<usize> {
    let Some(heats) = heats else { return Vec::new() };
    let mut running = tree.promising();
    running.truncate((budget / heats.least.max(1)).max(2) as usize);
    running
}

/// What a world is worth to each seat, from 0 to [`WON`]; to one alone, beside her par.
fn worth<G: Searched>(world: &G, standings: &Standings, par: i32) -> [i32; SEATS] {
    let standings = &standings[..usize::from(world.players())];
    let mut worth = [0; SEATS];
    if let [points] = standings {
        worth[0] = squash(points - par, G::LEAD);
        return worth;
    }
    let over = world.actors().is_empty();
    let best = standings.iter().copied().max().unwrap_or(0);
    let winners = standings.iter().filter(|&&at| at == best).count() as i32;
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
