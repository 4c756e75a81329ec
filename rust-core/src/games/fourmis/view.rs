//! What each person may see (FM-60): everything but the face-down hexes, which nobody sees.

use super::{Fourmis, Meadow, data, ground::Kind};
use crate::{chance::Rng, game::Seat};
use rand::seq::SliceRandom;
use serde::Serialize;

/// All that one seat was ever shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whose eyes; `None`: what is public.
    pub seat: Option<Seat>,
    /// The open table, which is the same for all.
    pub meadow: Meadow,
}

impl View {
    /// What lies face down, in no order: the surprises that have not turned up yet.
    pub fn unseen(&self) -> Vec<Kind> {
        let data = data::get();
        if self.meadow.hidden.is_empty() {
            return Vec::new();
        }
        let mut left = data.surprises.clone();
        for cell in (data.surprise_cells - self.meadow.hidden).iter() {
            let turned = self.meadow.ground.at(cell);
            if let Some(at) = left.iter().position(|&kind| Some(kind) == turned) {
                left.swap_remove(at);
            }
        }
        left
    }
}

pub(super) fn sample(view: &View, rng: &mut Rng) -> Fourmis {
    let mut unseen = view.unseen();
    unseen.shuffle(rng);
    let surprises = view.meadow.hidden.iter().zip(unseen).collect();
    Fourmis { meadow: view.meadow, surprises }
}
