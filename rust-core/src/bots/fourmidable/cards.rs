//! When a special card is worth playing, and which are worth having.

use super::mind::Mind;
use crate::games::fourmidable::{Feat, Phase, Special};

/// A card that leads an ant further must bring at least this much.
const GAIN: i32 = 150;

impl Mind<'_> {
    /// What playing a card now is worth; below 0: it is kept.
    pub fn play_now(&self, card: Special) -> i32 {
        let colony = self.colony();
        match card.feat() {
            Feat::Harvest(_) | Feat::NewHole | Feat::AllScents | Feat::TwoOfEach => 9_900,
            Feat::Objective(_) if self.open.level().open_row() => 9_800,
            Feat::Objective(_) if colony.hand() < 3 => 9_700,
            Feat::Look(_) if matches!(self.open.phase, Phase::Study(_)) => 9_600,
            Feat::Look(_) if self.open.level().open_row() => 9_500,
            Feat::Scent => 9_400,
            Feat::Erase => 9_300,
            Feat::Prowl(predator) if self.best_prey(predator) > 0 => 9_200,
            // A tile does as well, unless none shows what is needed.
            Feat::Birth(Some(kind)) if self.open.births(self.seat).all(|free| free != kind) => {
                5_000 + self.need(kind).min(900)
            }
            Feat::Birth(None) if self.open.births(self.seat).next().is_none() => 5_000,
            _ => -1,
        }
    }

    /// Whether a card is worth it for the ant on its way, which could bring so much without.
    pub fn helps_walk(&self, card: Special, now: i32) -> bool {
        let then = match card.feat() {
            Feat::Move(_) => self.best_if(|open| {
                open.walk.iter_mut().for_each(|walk| walk.left += 2);
            }),
            Feat::PassOver => self.best_if(|open| {
                open.walk.iter_mut().for_each(|walk| walk.over = true);
            }),
            Feat::PassEarth => self.best_if(|open| {
                open.walk.iter_mut().for_each(|walk| walk.under = true);
            }),
            Feat::FarHole => self.best_if(|open| open.far += 2),
            _ => now,
        };
        then >= now + GAIN
    }

    /// How much a card is worth having.
    pub fn appeal(&self, card: Special) -> i32 {
        match card.feat() {
            Feat::Objective(_) => 9,
            Feat::Harvest(_) => 8,
            Feat::Birth(_) => 7,
            Feat::Move(_) => 6,
            Feat::TwoOfEach => 6,
            Feat::Scent | Feat::Look(_) => 5,
            Feat::Prowl(_) | Feat::Erase | Feat::NewHole => 4,
            Feat::PassOver | Feat::PassEarth => 3,
            Feat::AllScents | Feat::FarHole => 2,
            Feat::Five(_) | Feat::FourHoles => 1,
        }
    }
}
