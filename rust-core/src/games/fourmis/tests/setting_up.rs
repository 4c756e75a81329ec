//! FM-01 to FM-05, FM-40 and FM-60: what lies there before the first track.

use super::*;
use crate::testing::Secrets;

/// FM-01.
#[test]
fn two_to_six_play_with_fifteen_tracks_two_tunnels_and_no_points() {
    for players in 2..=6 {
        let game = dealt(players, &[("pieces", "tunnels")], 1);
        assert_eq!(game.scores(), vec![0; players as usize]);
        for seat in game.meadow.seats() {
            assert_eq!((game.meadow.tracks(seat), game.meadow.tunnels(seat)), (15, 2));
        }
    }
    for players in [0, 1, 7] {
        let refused = Fourmis::options(players, &Choices::new());
        assert_eq!(refused, Err(BadOption::Players(players)));
    }
}

/// FM-02, and what the rulebook says of the components.
#[test]
fn the_data_has_64_tiles_nine_surprises_and_six_anthills() {
    let data = data::get();
    for ponds in [false, true] {
        assert_eq!(data.tiles(ponds).count(), 64);
    }
    assert_eq!(data.tiles(false).filter(|&kind| kind == Kind::Pond).count(), 0);
    assert_eq!((data.surprises.len(), data.surprise_cells.len()), (9, 9));
    assert_eq!((data.hill_cells.len(), data.grey.len()), (6, 36));
    assert_eq!(data.printed.all(), Cells::ALL - data.hill_cells - data.surprise_cells);
    let middle = cell("e5").hex();
    assert!(data.surprise_cells.iter().all(|at| at.hex().distance(middle) <= 2));
    assert_eq!(Kind::ALL.map(Kind::value), [1, 2, 3, 4, 5, -1, 0]);
    let turned: Vec<_> = Hill::ALL.map(|hill| hill.cell().hex().rotated(1)).to_vec();
    let next: Vec<_> = (1..=6).map(|at| Hill::ALL[at % 6].cell().hex()).collect();
    assert_eq!(turned, next, "the anthills go round the board");
}

/// FM-02: on the kids' board nine hexes near the middle lie face down, shuffled.
#[test]
fn the_kids_board_is_printed_but_for_nine_shuffled_surprises() {
    let data = data::get();
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let game = dealt(2, &[], seed);
        assert_eq!(game.meadow.ground, data.printed);
        assert_eq!(game.meadow.hidden, data.surprise_cells);
        let kinds = |ground: &Ground| Kind::ALL.map(|kind| ground.of(kind).len());
        let all: Ground = data.surprise_cells.iter().zip(data.surprises.clone()).collect();
        assert_eq!(kinds(&game.surprises), kinds(&all));
        orders.insert(String::from(game.surprises));
    }
    assert!(orders.len() > 15);
}

/// FM-02: apples and grasshoppers never lie on the grey cells, and nine tiles are left over.
#[test]
fn the_prairie_keeps_apples_and_grasshoppers_off_the_grey_cells() {
    let data = data::get();
    for (mode, ponds) in [("prairie", false), ("ponds", true)] {
        for seed in 0..50 {
            let ground = dealt(3, &[("mode", mode)], seed).meadow.ground;
            assert_eq!(ground.all(), Cells::ALL - data.hill_cells);
            let rare = ground.of(Kind::Apple) | ground.of(Kind::Grasshopper);
            assert!((rare & data.grey).is_empty());
            for kind in Kind::ALL {
                let there = data.tiles(ponds).filter(|&tile| tile == kind).count();
                assert!(usize::from(ground.of(kind).len()) <= there, "{kind:?}");
            }
        }
    }
}

/// FM-03: every allowed tile is as likely on every grey cell, and every tile that is left as
/// likely on every free one.
#[test]
fn every_prairie_is_as_likely_as_any_other() {
    const DEALS: usize = 4000;
    let data = data::get();
    let mut seen = [[0usize; 7]; CELLS];
    for seed in 0..DEALS as u64 {
        let ground = dealt(2, &[("mode", "prairie")], seed).meadow.ground;
        for at in (Cells::ALL - data.hill_cells).iter() {
            seen[at.index()][ground.at(at).expect("every cell is covered") as usize] += 1;
        }
    }
    let tiles = |kind: Kind| data.tiles(false).filter(|&tile| tile == kind).count();
    let allowed: usize = Kind::ALL.into_iter().filter(|&k| data.fits_grey(k)).map(tiles).sum();
    for at in (Cells::ALL - data.hill_cells).iter() {
        for kind in Kind::ALL {
            let (count, on_grey) = (tiles(kind), data.fits_grey(kind));
            let grey = data.grey.contains(at);
            // In thousandths: of 50 tiles 36 go to grey cells, and the 14 left join the other 14.
            let expected = match (grey, on_grey) {
                (true, true) => 1000 * count / allowed,
                (true, false) => 0,
                (false, true) => 1000 * count * (allowed - 36) / allowed / 28,
                (false, false) => 1000 * count / 28,
            };
            let found = 1000 * seen[at.index()][kind as usize] / DEALS;
            assert!(found.abs_diff(expected) <= 40, "{kind:?} at {at}: {found}, not {expected}");
        }
    }
}

/// FM-04: two players may take any of the six anthills; who chooses first plays first.
#[test]
fn each_chooses_a_vacant_anthill_and_the_first_to_choose_begins() {
    let mut game = dealt(3, &[], 1);
    assert_eq!(actions(&game, 0).len(), 6);
    assert_eq!(actions(&game, 1), [""; 0]);
    assert_eq!(clause(&mut game, 0, "track h5 h4"), "FM-04");
    play(&mut game, 0, "hill 4");
    assert_eq!(clause(&mut game, 0, "hill 1"), "FM-10");
    assert_eq!(clause(&mut game, 1, "hill 4"), "FM-04");
    play(&mut game, 1, "hill 6");
    play(&mut game, 2, "hill 1");
    assert_eq!(game.actors(), Seats::only(Seat(0)));
    assert_eq!(clause(&mut game, 0, "hill 2"), "FM-04");
    assert_eq!(game.meadow.network(Seat(0)), Cells::only(cell("b2")));
}

/// FM-04: the first player can be drawn; choosing and playing both start there.
#[test]
fn a_drawn_first_player_chooses_and_plays_first() {
    let firsts: std::collections::BTreeSet<u8> = (0..30)
        .map(|seed| {
            let mut game = dealt(4, &[("start", "drawn")], seed);
            let first = game.meadow.first;
            for place in 0..4 {
                let seat = (first.0 + place) % 4;
                assert_eq!(game.actors(), Seats::only(Seat(seat)));
                play(&mut game, seat, &format!("hill {}", place + 1));
            }
            assert_eq!(game.actors(), Seats::only(first));
            first.0
        })
        .collect();
    assert_eq!(firsts.len(), 4);
    assert_eq!(dealt(4, &[], 7).meadow.first, Seat(0));
}

/// FM-05: anthills are drawn and those who play later start with points.
#[test]
fn a_fair_start_draws_anthills_and_gives_later_players_points() {
    for (players, points) in
        [(4, &[0, 1, 2, 3][..]), (5, &[0, 1, 2, 3, 4]), (6, &[0, 1, 2, 3, 3, 4])]
    {
        let game = dealt(players, &[("start", "fair")], 3);
        assert_eq!(game.scores(), points);
        assert!(!game.meadow.is_settling());
        let other = dealt(players, &[("start", "fair")], 4);
        assert_ne!(game.meadow.hills, other.meadow.hills);
    }
    for players in [2, 3] {
        let fair = [("start".to_owned(), "fair".to_owned())].into_iter().collect();
        let refused = Fourmis::options(players, &fair);
        assert!(matches!(refused, Err(BadOption::Value { option: "start", .. })));
    }
}

/// FM-40: ponds lie on the prairie alone, and bring tunnels with them.
#[test]
fn ponds_are_laid_on_the_prairie_and_imply_tunnels() {
    let ponds = |mode| {
        let deals = (0..20).map(|seed| dealt(2, &[("mode", mode)], seed));
        deals.map(|game| game.meadow.ground.of(Kind::Pond).len()).max()
    };
    assert_eq!((ponds("kids"), ponds("prairie")), (Some(0), Some(0)));
    assert!(ponds("ponds") > Some(4));
    assert!(rules(2, &[("mode", "ponds")]).tunnels);
    assert!(!rules(2, &[("mode", "prairie")]).tunnels);
    let dry = [("mode", "ponds"), ("pieces", "tracks")];
    let dry = dry.map(|(id, value)| (id.to_owned(), value.to_owned())).into_iter().collect();
    assert!(Fourmis::options(2, &dry).is_err());
}

/// FM-60: nobody's view holds what lies face down; all the rest is in everybody's.
#[test]
fn all_is_public_but_the_face_down_hexes() {
    let game = dealt(2, &[], 5);
    let mut rng = Chance::new(1).stream("test", 0);
    let others =
        (0..5).map(|_| game.reshuffle_hidden(None, &mut rng)).filter(|other| *other != game);
    let others: Vec<Fourmis> = others.collect();
    assert!(others.len() > 3);
    for other in others {
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            assert_eq!(other.view(viewer), game.view(viewer));
        }
    }
    assert!(!game.asks_secretly(Seat(0)));
    let mut unseen = game.view(None).unseen();
    let mut all = data::get().surprises.clone();
    unseen.sort_unstable();
    all.sort_unstable();
    assert_eq!(unseen, all);
}
