//! What the searcher knows of Gringrins: a fortune is worth what it lacks of winning.

use crate::{
    bots::search::{SEATS, Searched, Standings, WON},
    game::Seat,
    games::gringrins::{Gringrins, Phase, TURNS, Variant, View},
};

impl Searched for Gringrins {
    const BUDGET: u32 = 6000;
    const SLICE: u32 = 150;
    const HORIZON: u32 = 2 * SEATS as u32 * TURNS as u32;
    const LEAD: i32 = 300;
    const CURIOSITY: u32 = 500;
    const MARGIN: i32 = WON / 2;

    type Notes = ();

    fn is_deep(view: &View) -> bool {
        // In the fight for the most a search gains nothing over the steady bot's greed, and the
        // end of it is solved exactly.
        view.phase != Phase::Aim && view.rules.variant != Variant::Most
    }

    fn standings(&self) -> Standings {
        std::array::from_fn(|at| {
            if at < usize::from(self.rules().players) {
                -100 * i32::from(self.shortfall(Seat(at as u8)))
            } else {
                0
            }
        })
    }

    fn is_settled(&self, view: &View) -> bool {
        self.game_number() != view.game
    }
}
