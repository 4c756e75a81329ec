//! What may be done, worked out the slow way: from the clauses, hex by hex, without sets.

use super::*;
use crate::{chance::Rng, hex::Hex};
use proptest::prelude::*;
use rand::SeedableRng;
use std::collections::BTreeMap;

/// What a careful reader of the rules would keep on paper.
struct Paper {
    /// What each hex shows; nothing for one that lies face down.
    tiles: BTreeMap<Hex, Option<Kind>>,
    anthills: Vec<Hex>,
    homes: BTreeMap<u8, Hex>,
    pieces: Vec<(u8, &'static str, Hex, Hex)>,
    tunnels: bool,
}

impl Paper {
    fn of(game: &Fourmis) -> Paper {
        let tiles = Cell::all().filter(|&at| Hill::at(at).is_none());
        let homes = game
            .meadow
            .seats()
            .filter_map(|seat| Some((seat.0, game.meadow.hills[seat.index()]?.cell().hex())));
        Paper {
            tiles: tiles.map(|at| (at.hex(), game.meadow.ground.at(at))).collect(),
            anthills: Hill::ALL.map(|hill| hill.cell().hex()).to_vec(),
            homes: homes.collect(),
            pieces: Vec::new(),
            tunnels: game.meadow.rules.tunnels,
        }
    }

    fn has(&self, seat: u8, hex: Hex) -> bool {
        self.homes[&seat] == hex || self.pieces.iter().any(|p| p.0 == seat && p.3 == hex)
    }

    fn used(&self, seat: u8, what: &str) -> usize {
        self.pieces.iter().filter(|p| p.0 == seat && p.1 == what).count()
    }

    /// FM-11 to FM-13, FM-34, FM-41.
    fn may_end(&self, hex: Hex) -> bool {
        let reached = self.pieces.iter().any(|p| p.3 == hex);
        let pond = self.tiles.get(&hex) == Some(&Some(Kind::Pond));
        self.tiles.contains_key(&hex) && !reached && !pond
    }

    /// FM-10, FM-19.
    fn may_track(&self, seat: u8, from: Hex, to: Hex) -> bool {
        self.used(seat, "track") < 15
            && self.has(seat, from)
            && from.distance(to) == 1
            && self.may_end(to)
    }

    /// FM-19, FM-30, FM-31.
    fn may_dig(&self, seat: u8, from: Hex, to: Hex) -> bool {
        let middle = |a: Hex, b: Hex| {
            let doubled = a + b;
            (doubled.q % 2 == 0 && doubled.r % 2 == 0)
                .then(|| Hex::new(doubled.q / 2, doubled.r / 2))
        };
        let Some(under) = middle(from, to).filter(|_| from.distance(to) == 2) else {
            return false;
        };
        let dug = self.pieces.iter().filter(|p| p.1 == "tunnel");
        self.tunnels
            && self.used(seat, "tunnel") < 2
            && self.has(seat, from)
            && self.may_end(to)
            && !self.anthills.contains(&under)
            && dug.filter_map(|p| middle(p.2, p.3)).all(|other| other != under)
    }

    /// FM-16: everything she may do, in words.
    fn allowed(&self, seat: u8) -> Vec<String> {
        let mut allowed = Vec::new();
        let mut must = false;
        let all = || Cell::all().flat_map(|from| Cell::all().map(move |to| (from, to)));
        for (verb, may) in
            [("track", Paper::may_track as fn(&_, _, _, _) -> _), ("tunnel", Paper::may_dig)]
        {
            for (from, to) in all().filter(|(from, to)| may(self, seat, from.hex(), to.hex())) {
                allowed.push(format!("{verb} {from} {to}"));
                must |= self.tiles[&to.hex()] != Some(Kind::Grasshopper);
            }
        }
        if !must {
            allowed.push("pass".to_owned());
        }
        allowed
    }
}

fn any_rules() -> impl Strategy<Value = Rules> {
    (2u8..=6).prop_flat_map(|players| {
        let all = crate::testing::every_choice::<Fourmis>(players);
        proptest::sample::select(all)
            .prop_map(move |chosen| Fourmis::options(players, &chosen).expect("on offer"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// FM-10 to FM-19, FM-30 to FM-34, FM-41: at every position of random matches the sets say
    /// what the clauses say, and every other piece is refused.
    #[test]
    fn the_fast_moves_are_the_moves_of_the_clauses(rules in any_rules(), seed: u64) {
        let chance = Chance::new(seed);
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = Fourmis::new(&rules, chance, &mut Vec::new());
        let mut paper = Paper::of(&game);
        let mut silent = 0;
        while let Some(seat) = game.actors().first() {
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if game.meadow.is_settling() {
                let hill = actions[rng.random_range(0..actions.len())];
                game.apply(seat, hill, chance, &mut Vec::new()).expect("it is legal");
                paper = Paper::of(&game);
                continue;
            }
            let words: Vec<String> = actions.iter().map(Action::to_string).collect();
            prop_assert_eq!(&words, &paper.allowed(seat.0));
            let action = actions[rng.random_range(0..actions.len())];
            let mut told = Vec::new();
            game.apply(seat, action, chance, &mut told).expect("it is legal");
            match action {
                Action::Track { from, to } => {
                    paper.pieces.push((seat.0, "track", from.hex(), to.hex()));
                    paper.tiles.insert(to.hex(), game.meadow.ground.at(to));
                    silent = 0;
                }
                Action::Tunnel { from, to } => {
                    paper.pieces.push((seat.0, "tunnel", from.hex(), to.hex()));
                    paper.tiles.insert(to.hex(), game.meadow.ground.at(to));
                    silent = 0;
                }
                Action::Pass | Action::Hill(_) => silent += 1,
            }
            // FM-17: those passed over had nothing they could do but pass.
            let mut next = seat.left(rules.players);
            while silent < rules.players && paper.allowed(next.0) == ["pass"] {
                silent += 1;
                next = next.left(rules.players);
            }
            let over = silent >= rules.players;
            prop_assert_eq!(game.actors().is_empty(), over);
            prop_assert!(over || game.actors().contains(next));
        }
        // FM-14: what was reached is what was scored.
        for seat in game.meadow.seats() {
            let own = paper.pieces.iter().filter(|p| p.0 == seat.0);
            let earned: i32 = own.filter_map(|p| paper.tiles[&p.3]).map(Kind::value).sum();
            prop_assert_eq!(game.scores()[seat.index()], earned + game.meadow.head_start(seat));
        }
    }

    /// A piece that is not in the list is refused, whatever it is.
    #[test]
    fn whatever_is_not_on_the_list_is_refused(rules in any_rules(), seed: u64, moves in 0usize..40) {
        let chance = Chance::new(seed);
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = Fourmis::new(&rules, chance, &mut Vec::new());
        let mut actions = Vec::new();
        for _ in 0..moves {
            let Some(seat) = game.actors().first() else { break };
            actions.clear();
            game.actions(seat, &mut actions);
            let action = actions[rng.random_range(0..actions.len())];
            game.apply(seat, action, chance, &mut Vec::new()).expect("it is legal");
        }
        actions.clear();
        let seat = game.actors().first().unwrap_or(Seat(0));
        game.actions(seat, &mut actions);
        for from in Cell::all() {
            for to in Cell::all() {
                for action in [Action::Track { from, to }, Action::Tunnel { from, to }] {
                    let allowed = game.meadow.check(seat, action).is_ok();
                    prop_assert_eq!(allowed, actions.contains(&action), "{}", action);
                }
            }
        }
    }
}
