//! Who would get where first, and what that is worth.

use crate::{
    game::Seat,
    games::fourmis::{Action, Cells, Meadow, SEATS, View},
};

/// What a point in hand counts.
pub(super) const POINT: i32 = 64;
/// What a point one step away counts; each step further it is less by a quarter.
const NEAR: i32 = 20;
/// What a tunnel is worth while it is not used.
const TUNNEL: i32 = 40;

/// What can be hoped for from here.
pub(super) struct Hope<'a> {
    pub meadow: &'a Meadow,
    /// What a face-down hex is worth on average, in [`POINT`]s.
    pub surprise: i32,
}

impl Hope<'_> {
    pub fn of(view: &View) -> Hope<'_> {
        let unseen = view.unseen();
        let sum: i32 = unseen.iter().map(|kind| kind.value()).sum();
        Hope { meadow: &view.meadow, surprise: POINT * sum / unseen.len().max(1) as i32 }
    }

    /// How well the seat stands after an action, compared with the others.
    pub fn after(&self, seat: Seat, action: Action) -> i32 {
        let mut after = *self.meadow;
        match action {
            Action::Hill(hill) => after.hills[seat.index()] = Some(hill),
            Action::Track { .. } | Action::Tunnel { .. } => after.lay(seat, action),
            Action::Pass => {}
        }
        let all = self.standings_in(&after, seat.left(after.rules.players));
        let stands = |at: Seat| all[at.index()];
        let others = after.seats().filter(|&other| other != seat).map(stands).sum::<i32>();
        // Against many it matters more to do well than to do harm.
        stands(seat) - others / i32::from(after.rules.players)
    }

    /// How every seat stands: what it has, tunnels to dig, and what it may hope for; once the
    /// match is over its score.
    pub fn standings(&self) -> [i32; SEATS] {
        if self.meadow.is_over() {
            return std::array::from_fn(|at| POINT * self.meadow.score(Seat(at as u8)));
        }
        let mut standings = self.standings_in(self.meadow, self.meadow.turn);
        for (seat, stands) in (0..).map(Seat).zip(&mut standings) {
            *stands += POINT * self.meadow.head_start(seat);
        }
        standings
    }

    fn standings_in(&self, meadow: &Meadow, next: Seat) -> [i32; SEATS] {
        let reach = self.reach(meadow, next);
        std::array::from_fn(|at| {
            self.value(meadow, meadow.reached[at])
                + TUNNEL * i32::from(meadow.tunnels(Seat(at as u8)))
                + reach[at]
        })
    }

    /// What some cells are worth, face-down ones by their average.
    pub fn value(&self, meadow: &Meadow, cells: Cells) -> i32 {
        let down = i32::from((self.meadow.hidden & cells).len());
        POINT * meadow.ground.value(cells) + self.surprise * down
    }

    /// What each colony could get to before all others if everyone spread at the same pace,
    /// `next` first; the further away, the less it counts.
    fn reach(&self, meadow: &Meadow, next: Seat) -> [i32; SEATS] {
        let mut held: [Cells; SEATS] = std::array::from_fn(|at| meadow.network(Seat(at as u8)));
        let mut open = meadow.prizes();
        let mut reach = [0; SEATS];
        let mut counts = NEAR;
        for step in 0..meadow.tracks(next).max(1) {
            let mut seat = next;
            for _ in 0..meadow.rules.players {
                if step < meadow.tracks(seat) {
                    let got = held[seat.index()].around() & open;
                    reach[seat.index()] += self.value(meadow, got) * counts / POINT;
                    held[seat.index()] |= got;
                    open = open - got;
                }
                seat = seat.left(meadow.rules.players);
            }
            counts = counts * 3 / 4;
        }
        reach
    }
}
