//! The tree: a node for every sight that came up, and its actions with what they brought.

use super::WON;
use std::cmp::Reverse;

/// Nodes and actions, each in one block.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Where the node of a sight is, plus one; 0: nowhere. At most half full.
    slots: Vec<u32>,
}

#[derive(Debug)]
struct Node {
    sight: u64,
    first: usize,
    count: usize,
    visits: u32,
    total: i64,
}

/// An action tried from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// The sum of what it brought.
    pub total: i64,
    /// Its share of the promise of all, of [`SURE`].
    prior: u32,
    node: u32,
}

/// The promise of the only action there is.
const SURE: u32 = 1 << 16;
/// Averages and bonuses are compared in so many parts of a thousandth.
pub(super) const PARTS: i64 = 1 << 10;
/// What has not been tried is taken as so much worse than the node, in thousandths.
const UNTRIED: i64 = 20;

impl<A: Copy> Tree<A> {
    /// A tree with room for so many iterations, each of which adds a node at most, the first with
    /// so many actions and others with `usual`.
    pub fn for_iterations(iterations: u32, actions: usize, usual: usize) -> Tree<A> {
        let nodes = iterations as usize + 1;
        Tree {
            nodes: Vec::with_capacity(nodes),
            edges: Vec::with_capacity(actions + nodes * usual),
            slots: vec![0; (2 * nodes).next_power_of_two()],
        }
    }

    /// The node of a sight.
    pub fn find(&self, sight: u64) -> Option<usize> {
        match self.slots[self.slot(sight)] {
            0 => None,
            at => Some(at as usize - 1),
        }
    }

    fn slot(&self, sight: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = sight as usize & mask;
        while self.slots[at] != 0 && self.nodes[self.slots[at] as usize - 1].sight != sight {
            at = (at + 1) & mask;
        }
        at
    }

    /// Adds a node with the actions that weigh something.
    pub fn grow(&mut self, sight: u64, actions: &[A], weights: &[u32]) {
        let slot = self.slot(sight);
        let node = self.nodes.len() as u32;
        let first = self.edges.len();
        let total = weights.iter().map(|&weight| u64::from(weight)).sum::<u64>().max(1);
        let promising = actions.iter().zip(weights).filter(|&(_, &weight)| weight > 0);
        self.edges.extend(promising.map(|(&action, &weight)| {
            let prior = (u64::from(weight) * u64::from(SURE) / total) as u32;
            Edge { action, visits: 0, total: 0, prior, node }
        }));
        let count = self.edges.len() - first;
        self.nodes.push(Node { sight, first, count, visits: 0, total: 0 });
        self.slots[slot] = node + 1;
    }

    /// The edge to try next: what has brought most, and a bonus for what looks promising and
    /// was tried little.
    pub fn select(&self, node: usize, curiosity: u32) -> Option<usize> {
        let Node { first, count, visits, total, .. } = self.nodes[node];
        let mean = if visits == 0 { i64::from(WON) / 2 } else { total / i64::from(visits) };
        // The square root of the visits, in parts of 1024.
        let root = (u64::from(visits) << 20).isqrt() as i64;
        let mut best = None;
        for at in first..first + count {
            let edge = &self.edges[at];
            let known = match edge.visits {
                0 => (mean - UNTRIED) * PARTS,
                visits => edge.total * PARTS / i64::from(visits),
            };
            let bonus = i64::from(curiosity) * i64::from(edge.prior) * (root + PARTS)
                / (i64::from(SURE) * i64::from(edge.visits + 1));
            let score = known + bonus;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// What an edge does.
    pub fn action(&self, edge: usize) -> A {
        self.edges[edge].action
    }

    /// Remembers what an action brought.
    pub fn learn(&mut self, edge: usize, worth: i32) {
        let edge = &mut self.edges[edge];
        edge.visits += 1;
        edge.total += i64::from(worth);
        let node = &mut self.nodes[edge.node as usize];
        node.visits += 1;
        node.total += i64::from(worth);
    }

    /// The actions of the first node.
    pub fn tried(&self) -> &[Edge<A>] {
        let Node { first, count, .. } = self.nodes[0];
        &self.edges[first..first + count]
    }

    /// The actions of the first node as edges, the most promising first.
    pub fn promising(&self) -> Vec<usize> {
        let Node { first, count, .. } = self.nodes[0];
        let mut edges: Vec<usize> = (first..first + count).collect();
        edges.sort_by_key(|&edge| Reverse(self.edges[edge].prior));
        edges
    }

    /// How often an edge was tried.
    pub fn visits(&self, edge: usize) -> u32 {
        self.edges[edge].visits
    }

    /// What an edge brought on average, in parts of a thousandth.
    pub fn mean(&self, edge: usize) -> i64 {
        let Edge { visits, total, .. } = self.edges[edge];
        total * PARTS / i64::from(visits.max(1))
    }

    /// The action of the first node tried most; among equals what brought most.
    pub fn most_tried(&self) -> A {
        let of = |&edge: &usize| (self.visits(edge), self.mean(edge), Reverse(edge));
        self.action((0..self.tried().len()).max_by_key(of).unwrap_or(0))
    }
}
