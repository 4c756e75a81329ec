//! What the searcher knows of Gringrins: a fortune is worth what it lacks of winning.

use crate::{
    bots::search::{SEATS, Searched, Standings},
    game::Seat,
    games::gringrins::{Gringrins, Phase, TURNS, View},
};

impl Searched for Gringrins {
    const BUDGET: u32 = 6000;
    const SLICE: u32 = 150;
    const HORIZON: u32 = 2 * SEATS as u32 * TURNS as u32;
    const LEAD: i32 = 300;
    const CURIOSITY: u32 = 500;

    fn is_deep(view: &View) -> bool {
        view.phase != Phase::Aim
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
