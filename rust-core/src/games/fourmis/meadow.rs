//! All that lies open on the table, and what may be done there.
//!
//! Every piece ends in a hex nobody has reached (FM-13), so a hex says all about the piece
//! that ends in it: whose it is, where it came from, track or tunnel. What may be done never
//! depends on what lies under a face-down hex, so all of it is asked of the open table.

use super::{
    Action, Hill, Rules,
    cells::{Cell, Cells},
    data,
    ground::{Ground, Kind},
};
use crate::{
    game::{Refusal, Seat, Seats},
    hex::Direction,
};
use serde::{Deserialize, Serialize};

/// The most that can play.
pub const SEATS: usize = 6;

/// The open table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meadow {
    /// The options.
    pub rules: Rules,
    /// What lies face up.
    pub ground: Ground,
    /// The hexes that lie face down.
    pub hidden: Cells,
    /// Each colony's anthill.
    pub hills: [Option<Hill>; SEATS],
    /// The hexes each colony has reached, its anthill left out.
    pub reached: [Cells; SEATS],
    /// For each direction, the hexes whose piece came from there.
    pub came: [Cells; 6],
    /// The hexes that were reached by a tunnel.
    pub dug: Cells,
    /// Who plays first.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many in a row have passed or could not move (FM-17).
    pub passes: u8,
    /// Who was found unable to move; that never changes again.
    pub stuck: Seats,
    /// The hex reached last.
    pub last: Option<Cell>,
}

/// One piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Whose it is.
    pub seat: Seat,
    /// Where it begins.
    pub from: Cell,
    /// Where it ends.
    pub to: Cell,
    /// It is a tunnel.
    pub tunnel: bool,
}

/// Where the anthills are.
pub fn hill_cells() -> Cells {
    data::get().hill_cells
}

impl Hill {
    /// Where it is.
    pub fn cell(self) -> Cell {
        data::get().hills[self.index()]
    }

    /// The anthill on a cell.
    pub fn at(cell: Cell) -> Option<Hill> {
        Hill::ALL.into_iter().find(|hill| hill.cell() == cell)
    }
}

impl Meadow {
    pub(super) fn new(rules: Rules, ground: Ground, hidden: Cells, first: Seat) -> Meadow {
        Meadow {
            rules,
            ground,
            hidden,
            hills: [None; SEATS],
            reached: [Cells::NONE; SEATS],
            came: [Cells::NONE; 6],
            dug: Cells::NONE,
            first,
            turn: first,
            passes: 0,
            stuck: Seats::NONE,
            last: None,
        }
    }

    /// All who play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seats::all(self.rules.players).iter()
    }

    /// Whether anthills are still being chosen.
    pub fn is_settling(&self) -> bool {
        self.seats().any(|seat| self.hills[seat.index()].is_none())
    }

    /// Whether everyone has passed or could not move, one after the other (FM-17).
    pub fn is_over(&self) -> bool {
        self.passes >= self.rules.players
    }

    /// Whose turn it is; nobody's when the match is over.
    pub fn actors(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.turn) }
    }

    // ---- what lies there ----

    /// The hexes a colony may build on from: its anthill and all it has reached.
    pub fn network(&self, seat: Seat) -> Cells {
        let hill = self.hills[seat.index()].map_or(Cells::NONE, |hill| Cells::only(hill.cell()));
        self.reached[seat.index()] | hill
    }

    /// Whose hex it is: reached, or her anthill.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        self.seats().find(|&seat| self.network(seat).contains(cell))
    }

    /// The hexes a piece may end in: nobody's, no anthill, no pond.
    pub fn free(&self) -> Cells {
        let taken = self.reached.iter().fold(Cells::NONE, |all, &cells| all | cells);
        Cells::ALL - taken - hill_cells() - self.ground.of(Kind::Pond)
    }

    /// Free hexes with a provision on them; what lies face down counts as one (FM-16).
    pub fn prizes(&self) -> Cells {
        (self.ground.provisions() | self.hidden) & self.free()
    }

    /// The hexes under which a tunnel passes.
    pub fn undermined(&self) -> Cells {
        let under = |way: Direction| (self.came[way.index()] & self.dug).moved(way);
        Direction::ALL.into_iter().fold(Cells::NONE, |all, way| all | under(way))
    }

    /// Tracks a colony has left.
    pub fn tracks(&self, seat: Seat) -> u8 {
        data::get().tracks.saturating_sub((self.reached[seat.index()] - self.dug).len())
    }

    /// Tunnels a colony has left; none if they are not in play.
    pub fn tunnels(&self, seat: Seat) -> u8 {
        let all = if self.rules.tunnels { data::get().tunnels } else { 0 };
        all.saturating_sub((self.reached[seat.index()] & self.dug).len())
    }

    /// The piece that ends in a hex.
    pub fn piece(&self, to: Cell) -> Option<Laid> {
        let seat = self.seats().find(|seat| self.reached[seat.index()].contains(to))?;
        let way = Direction::ALL.into_iter().find(|way| self.came[way.index()].contains(to))?;
        let tunnel = self.dug.contains(to);
        let next = to.to(way)?;
        let from = if tunnel { next.to(way)? } else { next };
        Some(Laid { seat, from, to, tunnel })
    }

    /// What a colony has scored, with what it started with (FM-05, FM-14).
    pub fn score(&self, seat: Seat) -> i32 {
        self.head_start(seat) + self.ground.value(self.reached[seat.index()])
    }

    /// The points a colony started with.
    pub fn head_start(&self, seat: Seat) -> i32 {
        self.rules.head_start(seat)
    }

    // ---- what may be done ----

    /// The hexes a track may end in (FM-10 to FM-13, FM-19, FM-41).
    pub fn by_track(&self, seat: Seat) -> Cells {
        Reach::of(self, seat).by_track()
    }

    /// The hexes any piece may end in.
    pub fn reachable(&self, seat: Seat) -> Cells {
        Reach::of(self, seat).all()
    }

    /// Whether a player may stay where she is: no provision is in reach (FM-16).
    pub fn may_pass(&self, seat: Seat) -> bool {
        (self.reachable(seat) & self.prizes()).is_empty()
    }

    /// All the ways to a hex: tracks first, and tunnels after them.
    pub fn ways(&self, seat: Seat, to: Cell) -> Vec<Action> {
        let mut ways = Vec::new();
        let reach = Reach::of(self, seat);
        if reach.by_track().contains(to) {
            let sources = (to.near() & reach.network).iter();
            ways.extend(sources.map(|from| Action::Track { from, to }));
        }
        let back = |way: Direction| to.to(way.opposite())?.to(way.opposite());
        let dug = Direction::ALL.into_iter().filter(|&way| reach.by_tunnel(way).contains(to));
        ways.extend(dug.filter_map(back).map(|from| Action::Tunnel { from, to }));
        ways.sort_unstable();
        ways
    }

    /// Everything a player may do, sorted.
    pub fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.actors().contains(seat) {
            return;
        }
        if self.is_settling() {
            out.extend(
                Hill::ALL.into_iter().filter(|hill| self.is_vacant(*hill)).map(Action::Hill),
            );
            return;
        }
        let reach = Reach::of(self, seat);
        let tracks = reach.by_track();
        for from in reach.network.iter() {
            out.extend((from.near() & tracks).iter().map(|to| Action::Track { from, to }));
        }
        let begin = out.len();
        let mut all = tracks;
        for way in Direction::ALL {
            let tunnels = reach.by_tunnel(way);
            all |= tunnels;
            for to in tunnels.iter() {
                let from = to.to(way.opposite()).and_then(|under| under.to(way.opposite()));
                out.extend(from.map(|from| Action::Tunnel { from, to }));
            }
        }
        out[begin..].sort_unstable();
        // No provision is in reach (FM-16).
        if (all & self.prizes()).is_empty() {
            out.push(Action::Pass);
        }
    }

    fn is_vacant(&self, hill: Hill) -> bool {
        !self.hills.contains(&Some(hill))
    }

    /// Why an action is not allowed.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let refuse = |clause, key| Err(Refusal::new(clause, key));
        if self.is_over() {
            return refuse("FM-17", "fourmis-refusal-over");
        }
        if self.turn != seat {
            return refuse("FM-10", "fourmis-refusal-turn");
        }
        match action {
            Action::Hill(hill) if self.is_settling() => {
                if self.is_vacant(hill) {
                    Ok(())
                } else {
                    refuse("FM-04", "fourmis-refusal-hill-taken")
                }
            }
            Action::Hill(_) => refuse("FM-04", "fourmis-refusal-hill-chosen"),
            _ if self.is_settling() => refuse("FM-04", "fourmis-refusal-hill-first"),
            Action::Track { from, to } => {
                if self.tracks(seat) == 0 {
                    return refuse("FM-19", "fourmis-refusal-no-tracks");
                }
                self.check_end(seat, to)?;
                if from.way(to).is_none() {
                    return refuse("FM-10", "fourmis-refusal-far");
                }
                self.check_begin(seat, from)
            }
            Action::Tunnel { from, to } => {
                if !self.rules.tunnels {
                    return refuse("FM-30", "fourmis-refusal-tunnels-out");
                }
                if self.tunnels(seat) == 0 {
                    return refuse("FM-19", "fourmis-refusal-no-tunnels");
                }
                self.check_end(seat, to)?;
                let Some(under) = from.way_over_one(to).and_then(|way| from.to(way)) else {
                    return refuse("FM-30", "fourmis-refusal-tunnel-far");
                };
                self.check_begin(seat, from)?;
                if hill_cells().contains(under) {
                    return refuse("FM-31", "fourmis-refusal-under-hill");
                }
                if self.undermined().contains(under) {
                    return refuse("FM-31", "fourmis-refusal-under-tunnel");
                }
                Ok(())
            }
            Action::Pass if self.may_pass(seat) => Ok(()),
            Action::Pass => refuse("FM-16", "fourmis-refusal-pass"),
        }
    }

    /// Where a piece may end.
    fn check_end(&self, seat: Seat, to: Cell) -> Result<(), Refusal> {
        if hill_cells().contains(to) {
            return Err(Refusal::new("FM-12", "fourmis-refusal-hill"));
        }
        if self.ground.of(Kind::Pond).contains(to) {
            return Err(Refusal::new("FM-41", "fourmis-refusal-pond"));
        }
        match self.owner(to) {
            Some(owner) if owner == seat => Err(Refusal::new("FM-13", "fourmis-refusal-own")),
            Some(_) => Err(Refusal::new("FM-11", "fourmis-refusal-other")),
            None => Ok(()),
        }
    }

    /// Where a piece may begin.
    fn check_begin(&self, seat: Seat, from: Cell) -> Result<(), Refusal> {
        if self.network(seat).contains(from) {
            Ok(())
        } else {
            Err(Refusal::new("FM-10", "fourmis-refusal-begin"))
        }
    }

    // ---- doing it ----

    /// Lays a piece that was checked.
    pub fn lay(&mut self, seat: Seat, action: Action) {
        let (way, to) = match action {
            Action::Track { from, to } => (to.way(from), to),
            Action::Tunnel { from, to } => (to.way_over_one(from), to),
            Action::Hill(_) | Action::Pass => return,
        };
        if matches!(action, Action::Tunnel { .. }) {
            self.dug = self.dug.with(to);
        }
        if let Some(way) = way {
            self.came[way.index()] = self.came[way.index()].with(to);
        }
        self.reached[seat.index()] = self.reached[seat.index()].with(to);
        self.last = Some(to);
        self.passes = 0;
    }

    /// Goes on to the next who can move; calls `told` for each found unable for the first
    /// time.
    pub(super) fn go_round(&mut self, mut told: impl FnMut(Seat)) {
        while !self.is_over() {
            self.turn = self.turn.left(self.rules.players);
            if !Reach::of(self, self.turn).is_nowhere() {
                return;
            }
            self.passes += 1;
            if !self.stuck.contains(self.turn) {
                self.stuck = self.stuck.with(self.turn);
                told(self.turn);
            }
        }
    }
}

/// What decides where a colony's pieces may end, worked out once.
struct Reach {
    network: Cells,
    free: Cells,
    /// Where a tunnel may pass under; nothing if there is no tunnel left.
    under: Cells,
    has_tracks: bool,
}

impl Reach {
    fn of(meadow: &Meadow, seat: Seat) -> Reach {
        let under = match meadow.tunnels(seat) {
            0 => Cells::NONE,
            _ => Cells::ALL - hill_cells() - meadow.undermined(),
        };
        Reach {
            network: meadow.network(seat),
            free: meadow.free(),
            under,
            has_tracks: meadow.tracks(seat) > 0,
        }
    }

    fn by_track(&self) -> Cells {
        if self.has_tracks { self.network.around() & self.free } else { Cells::NONE }
    }

    /// The hexes a tunnel that goes this way may end in (FM-30, FM-31, FM-34).
    fn by_tunnel(&self, way: Direction) -> Cells {
        if self.under.is_empty() {
            return Cells::NONE;
        }
        (self.network.moved(way) & self.under).moved(way) & self.free
    }

    fn by_tunnels(&self) -> Cells {
        Direction::ALL.into_iter().fold(Cells::NONE, |all, way| all | self.by_tunnel(way))
    }

    fn all(&self) -> Cells {
        self.by_track() | self.by_tunnels()
    }

    fn is_nowhere(&self) -> bool {
        self.by_track().is_empty() && self.by_tunnels().is_empty()
    }
}
