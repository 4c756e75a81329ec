//! Path cards, Provisions and Powers: the things that are collected.

use super::data;
use crate::{chance::Rng, games::words::words, list::List};
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};

/// What a Path card is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Path {
    /// The tablecloth.
    Tablecloth,
    /// Floor tiles.
    Tiles,
    /// Stone.
    Stone,
    /// Wood.
    Wood,
}

words!(Path { Tablecloth = "tablecloth", Tiles = "tiles", Stone = "stone", Wood = "wood" });

impl Path {
    /// Any but this one.
    pub(super) fn any_but(not: Option<Path>, rng: &mut Rng) -> Option<Path> {
        let others = Path::ALL.into_iter().filter(|&path| Some(path) != not);
        others.collect::<List<Path, { Path::ALL.len() }>>().choose(rng).copied()
    }
}

/// An insect on a Path card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Insect {
    /// The bee.
    Bee,
    /// The ladybird.
    Ladybird,
    /// The fly.
    Fly,
    /// The butterfly.
    Butterfly,
    /// The beetle.
    Beetle,
    /// The mosquito.
    Mosquito,
}

words!(Insect {
    Bee = "bee",
    Ladybird = "ladybird",
    Fly = "fly",
    Butterfly = "butterfly",
    Beetle = "beetle",
    Mosquito = "mosquito",
});

/// One of the 48 Path cards. Cards that look the same are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Its type.
    pub path: Path,
    /// The insect it shows.
    pub insect: Option<Insect>,
}

/// Path cards (FB-01).
pub const CARDS: usize = 48;
/// Provision cards of the largest table (FB-31).
pub const PROVISIONS: usize = 14;

/// Some of the Path cards.
pub type Cards = List<Card, CARDS>;
/// Some of the Provision cards.
pub type Provisions = List<Provision, PROVISIONS>;
/// Some of the Powers.
pub type Powers = List<Power, { Power::ALL.len() }>;

/// How many cards of each type.
pub fn count(cards: &[Card]) -> [u8; 4] {
    let mut counts = [0; 4];
    for card in cards {
        counts[card.path.index()] += 1;
    }
    counts
}

/// A design of Provision card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provision {
    /// Grapes.
    Grapes,
    /// Honey.
    Honey,
    /// Chestnuts.
    Chestnuts,
    /// Mushrooms.
    Mushrooms,
    /// Bread.
    Bread,
    /// Cheese.
    Cheese,
    /// Apples.
    Apples,
}

words!(Provision {
    Grapes = "grapes",
    Honey = "honey",
    Chestnuts = "chestnuts",
    Mushrooms = "mushrooms",
    Bread = "bread",
    Cheese = "cheese",
    Apples = "apples",
});

impl Provision {
    /// What it costs: so many cards of each type.
    pub fn price(self) -> [u8; 4] {
        data::data().price(self)
    }
}

/// A Power card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Power {
    /// Two for one.
    Bargain,
    /// One more point.
    Point,
    /// A look at a token.
    Look,
    /// A card for whoever collected none.
    Comfort,
    /// A card face down.
    Larder,
    /// Provisions change hands.
    Swap,
}

words!(Power {
    Bargain = "bargain",
    Point = "point",
    Look = "look",
    Comfort = "comfort",
    Larder = "larder",
    Swap = "swap",
});

impl Power {
    /// The insect that brings it.
    pub fn insect(self) -> Insect {
        data::data().insect_of(self)
    }
}
