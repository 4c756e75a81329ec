//! FM-30 to FM-34 and FM-41: tunnels and ponds.

use super::*;

fn with_tunnels() -> Fourmis {
    meadow_of_twigs(2, &[("pieces", "tunnels")])
}

/// FM-30: only if chosen, on either board; straight on over exactly one hex.
#[test]
fn a_tunnel_goes_straight_over_one_hex_if_tunnels_are_in_play() {
    let mut without = meadow_of_twigs(2, &[]);
    assert_eq!(clause(&mut without, 0, "tunnel h5 f7"), "FM-30");
    assert!(actions(&without, 0).iter().all(|action| action.starts_with("track")));
    let mut game = with_tunnels();
    assert_eq!(clause(&mut game, 0, "tunnel h5 h4"), "FM-30");
    assert_eq!(clause(&mut game, 0, "tunnel h5 g4"), "FM-30");
    assert_eq!(clause(&mut game, 0, "tunnel h5 e8"), "FM-12");
    assert_eq!(clause(&mut game, 0, "tunnel h5 e6"), "FM-30");
    play(&mut game, 0, "tunnel h5 f7");
    assert_eq!(game.meadow.undermined(), Cells::only(cell("g6")));
    assert!(rules(2, &[("mode", "kids"), ("pieces", "tunnels")]).tunnels);
    assert!(rules(2, &[("mode", "prairie"), ("pieces", "tunnels")]).tunnels);
}

/// FM-31: under another's path, a grasshopper, a provision, one's own hex, and a face-down
/// hex, which stays hidden.
#[test]
fn a_tunnel_passes_under_whatever_lies_there() {
    let mut game = with_tunnels();
    put(&mut game, "g5", Kind::Grasshopper);
    hide(&mut game, "h4", Kind::Apple);
    assert_eq!(play(&mut game, 0, "tunnel h5 f5"), Effect::Quiet);
    play_alone(&mut game, 0, "tunnel h5 h3");
    assert_eq!(score(&game, 0), 2);
    assert_eq!(game.meadow.hidden, Cells::only(cell("h4")));
    play_alone(&mut game, 1, "track e8 e7");
    play_alone(&mut game, 1, "track e7 f7");
    play_alone(&mut game, 1, "track f7 f6");
    play_alone(&mut game, 1, "tunnel e8 e6");
    play_alone(&mut game, 0, "track h5 g6");
    play_alone(&mut game, 1, "tunnel f6 h6");
    assert_eq!(game.meadow.owner(cell("h6")), Some(Seat(1)), "under the path of colony 0");
}

/// FM-31: not under an anthill, and not where a tunnel passes, her own included.
#[test]
fn a_tunnel_passes_under_no_anthill_and_no_other_tunnel() {
    let mut game = with_tunnels();
    play_alone(&mut game, 0, "track h5 i4");
    play_alone(&mut game, 0, "track i4 i3");
    play_alone(&mut game, 0, "track i3 i2");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "tunnel i4 g6"), "FM-31", "under her own anthill");
    assert_eq!(clause(&mut game, 0, "tunnel i2 g2"), "FM-31", "under an empty one");
    play_alone(&mut game, 0, "track h5 h4");
    play_alone(&mut game, 0, "tunnel h5 f5");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "tunnel h4 f6"), "FM-31", "her own tunnel");
    play_alone(&mut game, 1, "track e8 f7");
    play_alone(&mut game, 1, "track f7 g6");
    game.meadow.turn = Seat(1);
    assert_eq!(clause(&mut game, 1, "tunnel g6 g4"), "FM-31", "another's tunnel");
}

/// FM-32: the exit alone scores, and the hex between stays open to everyone.
#[test]
fn only_the_exit_scores_and_the_hex_between_stays_open() {
    let mut game = with_tunnels();
    put(&mut game, "f8", Kind::Apple);
    put(&mut game, "g6", Kind::Acorn);
    play(&mut game, 0, "tunnel h5 f7");
    assert_eq!(score(&game, 0), 1);
    assert_eq!(game.meadow.owner(cell("g6")), None);
    play(&mut game, 1, "track e8 f8");
    play(&mut game, 0, "track h5 h4");
    play(&mut game, 1, "track f8 g7");
    play(&mut game, 0, "track h4 h3");
    play(&mut game, 1, "track g7 g6");
    assert_eq!(score(&game, 1), 5 + 1 + 3);
}

/// FM-33: from the exit a track leads back to the hex between, and scores it.
#[test]
fn a_track_from_the_exit_comes_back_and_scores_the_hex_between() {
    let mut game = with_tunnels();
    put(&mut game, "g6", Kind::Acorn);
    play_alone(&mut game, 0, "tunnel h5 f7");
    play_alone(&mut game, 0, "track f7 g6");
    assert_eq!(score(&game, 0), 1 + 3);
}

/// FM-34: the exit is nobody's, no pond and no anthill; it starts where a track may.
#[test]
fn a_tunnel_ends_where_a_track_might() {
    let mut game = meadow_of_twigs(2, &[("mode", "ponds")]);
    put(&mut game, "h3", Kind::Pond);
    assert_eq!(clause(&mut game, 0, "tunnel h5 h3"), "FM-41");
    assert_eq!(clause(&mut game, 0, "tunnel e5 e7"), "FM-10");
    play_alone(&mut game, 1, "track e8 f7");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "tunnel h5 f7"), "FM-11");
    play_alone(&mut game, 0, "tunnel h5 f5");
    play_alone(&mut game, 0, "tunnel f5 d4");
    assert_eq!(game.meadow.tunnels(Seat(0)), 0);
}

/// FM-41: no track enters a pond and no piece ends there; tunnels pass under.
#[test]
fn a_pond_is_passed_by_tunnels_alone() {
    let mut game = meadow_of_twigs(2, &[("mode", "ponds")]);
    put(&mut game, "g5", Kind::Pond);
    assert_eq!(clause(&mut game, 0, "track h5 g5"), "FM-41");
    play(&mut game, 0, "tunnel h5 f5");
    assert_eq!(score(&game, 0), 1);
}
