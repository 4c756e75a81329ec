//! The components, read from `data/fourmis.json`.

use super::{
    cells::{Cell, Cells},
    ground::{Ground, Kind},
};
use crate::chance::Rng;
use rand::seq::SliceRandom;
use serde::Deserialize;
use std::sync::LazyLock;

pub(super) const FILE: &str = include_str!("../../../data/fourmis.json");

/// How many anthills the board has.
pub const HILLS: usize = 6;

/// The components as the file has them, and what follows from them.
#[derive(Debug)]
pub(super) struct Data {
    /// Single pieces of each player.
    pub tracks: u8,
    /// Double pieces of each player.
    pub tunnels: u8,
    /// Where the anthills are, going round.
    pub hills: [Cell; HILLS],
    /// The same as a set.
    pub hill_cells: Cells,
    /// The neighbours of anthills.
    pub grey: Cells,
    /// What the surprises of the kids' board show.
    pub surprises: Vec<Kind>,
    /// Where they lie.
    pub surprise_cells: Cells,
    /// What is printed on the kids' board.
    pub printed: Ground,
    kinds: Vec<Component>,
}

#[derive(Debug, Deserialize)]
struct Component {
    kind: Kind,
    value: i32,
    tiles: usize,
    pond_backs: usize,
    on_grey: bool,
}

#[derive(Deserialize)]
struct File {
    tracks: u8,
    tunnels: u8,
    anthills: [Cell; HILLS],
    kinds: Vec<Component>,
    surprises: Vec<Kind>,
    kids: Kids,
}

#[derive(Deserialize)]
struct Kids {
    columns: Vec<String>,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    // The file is part of the program and a test reads it.
    let file: File = serde_json::from_str(FILE).expect("the data of Fourmis can be read");
    let hill_cells: Cells = file.anthills.into_iter().collect();
    let signs = || Cell::all().zip(file.kids.columns.iter().flat_map(|column| column.chars()));
    Data {
        tracks: file.tracks,
        tunnels: file.tunnels,
        hills: file.anthills,
        hill_cells,
        grey: hill_cells.around(),
        surprise_cells: signs().filter(|&(_, sign)| sign == '?').map(|(cell, _)| cell).collect(),
        printed: signs().filter_map(|(cell, sign)| Some((cell, Kind::of_sign(sign)?))).collect(),
        surprises: file.surprises,
        kinds: file.kinds,
    }
});

pub(super) fn get() -> &'static Data {
    &DATA
}

impl Data {
    /// What a kind is worth; water is worth nothing.
    pub fn value(&self, kind: Kind) -> i32 {
        // The kinds of the file are in the order of `Kind`, ponds left out.
        self.kinds.get(kind as usize).map_or(0, |component| component.value)
    }

    /// Whether a kind may lie on a grey cell (FM-02).
    pub fn fits_grey(&self, kind: Kind) -> bool {
        self.kinds.get(kind as usize).is_none_or(|component| component.on_grey)
    }

    /// The 64 tiles, each with the side that is played (FM-40).
    pub fn tiles(&self, ponds: bool) -> impl Iterator<Item = Kind> {
        self.kinds.iter().flat_map(move |component| {
            let turned = if ponds { component.pond_backs } else { 0 };
            let tiles = std::iter::repeat_n(Kind::Pond, turned);
            tiles.chain(std::iter::repeat_n(component.kind, component.tiles - turned))
        })
    }

    /// The prairie: grey cells first, from the tiles allowed there, then the rest (FM-03).
    pub fn deal_prairie(&self, ponds: bool, rng: &mut Rng) -> Ground {
        let (mut allowed, mut rest): (Vec<Kind>, Vec<Kind>) =
            self.tiles(ponds).partition(|&kind| self.fits_grey(kind));
        allowed.shuffle(rng);
        let grey = allowed.drain(..self.grey.len() as usize);
        let mut ground: Ground = self.grey.iter().zip(grey).collect();
        rest.append(&mut allowed);
        rest.shuffle(rng);
        let free = Cells::ALL - self.hill_cells - self.grey;
        for (cell, kind) in free.iter().zip(rest) {
            ground.lay(cell, kind);
        }
        ground
    }
}
