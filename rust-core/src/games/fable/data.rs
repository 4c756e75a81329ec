//! The component data, read once from `data/fable.json`.

use super::{Card, Cards, Insect, Path, Power, Provision, Provisions};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::LazyLock};

/// The file as it is written.
pub(super) const SOURCE: &str = include_str!("../../../data/fable.json");

#[derive(Debug, Deserialize)]
pub(super) struct Data {
    paths: Paths,
    pub points: Points,
    powers: Powers,
    provisions: Offers,
}

#[derive(Debug, Deserialize)]
struct Paths {
    types: Vec<Path>,
    plain_cards_of_each_type: usize,
    insects_on_each_type: Vec<Insect>,
}

/// What things are worth.
#[derive(Debug, Deserialize)]
pub(super) struct Points {
    /// A cube on each space of a shelf, the first being beside it.
    pub shelf: [u8; 5],
    /// So many of one insect.
    pub insects: [u8; 5],
    /// Points that win in Winter.
    pub to_win: u8,
}

#[derive(Debug, Deserialize)]
struct Powers {
    in_play: usize,
    of_insect: BTreeMap<Insect, Power>,
}

#[derive(Debug, Deserialize)]
struct Offers {
    copies: usize,
    designs: Vec<Design>,
}

#[derive(Debug, Deserialize)]
struct Design {
    name: Provision,
    players_from: u8,
    price: BTreeMap<Path, u8>,
}

/// The data of the game.
pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> =
        // The file is part of the program, and a test reads it.
        LazyLock::new(|| serde_json::from_str(SOURCE).expect("the component data can be read"));
    &DATA
}

impl Data {
    /// All Path cards, sorted (FB-01).
    pub fn path_cards(&self) -> Cards {
        let of_type = |&path: &Path| {
            let plain = std::iter::repeat_n(None, self.paths.plain_cards_of_each_type);
            let insects = self.paths.insects_on_each_type.iter().copied().map(Some);
            plain.chain(insects).map(move |insect| Card { path, insect })
        };
        let mut cards: Cards = self.paths.types.iter().flat_map(of_type).collect();
        cards.sort_unstable();
        cards
    }

    /// All Provision cards for so many players, sorted (FB-31).
    pub fn provision_cards(&self, players: u8) -> Provisions {
        let fits = self.provisions.designs.iter().filter(|design| design.players_from <= players);
        let copies = self.provisions.copies;
        let mut cards: Provisions =
            fits.flat_map(|design| std::iter::repeat_n(design.name, copies)).collect();
        cards.sort_unstable();
        cards
    }

    /// What a Provision costs.
    pub fn price(&self, provision: Provision) -> [u8; 4] {
        let design = self.provisions.designs.iter().find(|design| design.name == provision);
        let cost = |path| design.and_then(|design| design.price.get(&path)).copied().unwrap_or(0);
        Path::ALL.map(cost)
    }

    /// The insect that brings a Power.
    pub fn insect_of(&self, power: Power) -> Insect {
        let found = self.powers.of_insect.iter().find(|(_, of)| **of == power);
        // Every Power has its insect, as a test of the data makes sure.
        found.map_or(Insect::Bee, |(&insect, _)| insect)
    }

    /// How many Powers are in play (FB-50).
    pub fn powers_in_play(&self) -> usize {
        self.powers.in_play
    }
}
