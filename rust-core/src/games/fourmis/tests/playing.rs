//! FM-10 to FM-19: tracks, points, passing and the end.

use super::*;

/// FM-10: from the anthill or any hex reached, to a neighbour.
#[test]
fn a_track_goes_from_the_anthill_or_any_hex_reached_to_a_neighbour() {
    let mut game = meadow_of_twigs(2, &[]);
    assert_eq!(actions(&game, 0).len(), 6, "one for each neighbour of the anthill");
    assert_eq!(clause(&mut game, 1, "track e8 e7"), "FM-10");
    assert_eq!(clause(&mut game, 0, "track h5 f5"), "FM-10");
    assert_eq!(clause(&mut game, 0, "track e5 e6"), "FM-10");
    play(&mut game, 0, "track h5 g5");
    assert_eq!(clause(&mut game, 0, "track g5 f5"), "FM-10");
    play(&mut game, 1, "track e8 e7");
    play(&mut game, 0, "track g5 f5");
    play(&mut game, 1, "track e7 e6");
    assert!(actions(&game, 0).contains(&"track h5 i4".to_owned()), "the anthill again");
    play(&mut game, 0, "track g5 g4");
    assert_eq!(game.meadow.network(Seat(0)).len(), 4);
}

/// FM-11: a hex reached by one colony is closed to all others.
#[test]
fn a_hex_reached_by_another_colony_is_closed() {
    let mut game = meadow_of_twigs(2, &[]);
    play_alone(&mut game, 0, "track h5 g5");
    play_alone(&mut game, 0, "track g5 f6");
    play_alone(&mut game, 0, "track f6 e7");
    game.meadow.turn = Seat(1);
    assert_eq!(clause(&mut game, 1, "track e8 e7"), "FM-11");
    assert!(!actions(&game, 1).contains(&"track e8 e7".to_owned()));
}

/// FM-12: no piece enters an anthill, empty, another's or one's own.
#[test]
fn no_piece_enters_an_anthill() {
    let mut game = meadow_of_twigs(2, &[("pieces", "tunnels")]);
    play_alone(&mut game, 0, "track h5 h4");
    play_alone(&mut game, 0, "track h4 h3");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "track h3 h2"), "FM-12");
    assert_eq!(clause(&mut game, 0, "track h4 h5"), "FM-12");
    assert_eq!(clause(&mut game, 0, "tunnel h4 h2"), "FM-12");
    play_alone(&mut game, 1, "track e8 f7");
    play_alone(&mut game, 1, "track f7 g6");
    game.meadow.turn = Seat(1);
    assert_eq!(clause(&mut game, 1, "track g6 h5"), "FM-12");
}

/// FM-13: no doubling, no joining of two own hexes.
#[test]
fn every_piece_ends_in_a_hex_nobody_has_reached() {
    let mut game = meadow_of_twigs(2, &[("pieces", "tunnels")]);
    play_alone(&mut game, 0, "track h5 h4");
    play_alone(&mut game, 0, "track h5 g5");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "track h5 h4"), "FM-13");
    assert_eq!(clause(&mut game, 0, "track h4 g5"), "FM-13");
    play_alone(&mut game, 0, "track g5 f5");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "tunnel h5 f5"), "FM-13");
}

/// FM-14: the value at once; a grasshopper costs one, below 0 too, and is a hex like others.
#[test]
fn a_provision_scores_at_once_and_a_grasshopper_costs_a_point() {
    let mut game = meadow_of_twigs(2, &[]);
    put(&mut game, "h4", Kind::Grasshopper);
    put(&mut game, "h3", Kind::Apple);
    play_alone(&mut game, 0, "track h5 h4");
    assert_eq!(score(&game, 0), -1);
    play_alone(&mut game, 0, "track h4 h3");
    assert_eq!(score(&game, 0), 4);
    assert_eq!(score(&game, 1), 0);
}

/// FM-15: a face-down hex is turned up when reached, scores, and that cannot be undone.
#[test]
fn a_face_down_hex_turns_up_when_reached() {
    let mut game = meadow_of_twigs(2, &[]);
    hide(&mut game, "g5", Kind::Grape);
    hide(&mut game, "f5", Kind::Grasshopper);
    assert_eq!(play(&mut game, 0, "track h5 h4"), Effect::Quiet);
    assert_eq!(play(&mut game, 1, "track e8 e7"), Effect::Quiet);
    let mut told = Vec::new();
    let action = "track h5 g5".parse().expect("an action");
    let effect = game.apply(Seat(0), action, Chance::new(0), &mut told);
    assert_eq!(effect, Ok(Effect::Reveals));
    assert!(
        told.iter()
            .any(|told| matches!(told.event, Event::Laid { kind: Kind::Grape, turned: true, .. }))
    );
    assert_eq!(score(&game, 0), 1 + 4);
    assert_eq!(game.meadow.hidden, Cells::only(cell("f5")));
    assert_eq!(game.meadow.ground.at(cell("g5")), Some(Kind::Grape));
    play_alone(&mut game, 0, "track g5 f5");
    assert_eq!(score(&game, 0), 4);
}

/// A colony in h5 whose six neighbours are grasshoppers.
fn besieged() -> Fourmis {
    let mut game = meadow_of_twigs(2, &[]);
    for near in cell("h5").near().iter() {
        put(&mut game, &near.to_string(), Kind::Grasshopper);
    }
    game
}

/// FM-16: a provision in reach must not be passed by; a face-down hex counts as one.
#[test]
fn passing_is_allowed_only_when_no_provision_is_in_reach() {
    let mut game = meadow_of_twigs(2, &[]);
    assert_eq!(clause(&mut game, 0, "pass"), "FM-16");
    let mut game = besieged();
    assert_eq!(actions(&game, 0).len(), 7, "six grasshoppers, or pass");
    hide(&mut game, "h4", Kind::Grasshopper);
    assert_eq!(clause(&mut game, 0, "pass"), "FM-16");
    assert_eq!(actions(&game, 0).len(), 6);
}

/// FM-16: passing is not final.
#[test]
fn whoever_passed_may_move_again_next_time() {
    let mut game = besieged();
    play(&mut game, 0, "pass");
    play(&mut game, 1, "track e8 e7");
    assert_eq!(game.actors(), Seats::only(Seat(0)));
    play(&mut game, 0, "track h5 h4");
    assert_eq!(score(&game, 0), -1);
}

/// FM-16: whoever can reach nothing is passed over, and it is said once.
#[test]
fn whoever_can_reach_nothing_is_passed_over() {
    let mut game = meadow_of_twigs(2, &[]);
    for near in cell("e8").near().iter() {
        game.meadow.reached[0] = game.meadow.reached[0].with(near);
    }
    let mut stuck = 0;
    for action in ["track h5 h4", "track h5 i4"] {
        let mut told = Vec::new();
        let action = action.parse().expect("an action");
        game.apply(Seat(0), action, Chance::new(0), &mut told).expect("it is legal");
        assert_eq!(game.actors(), Seats::only(Seat(0)));
        stuck += told.iter().filter(|told| told.event == Event::Stuck { seat: Seat(1) }).count();
    }
    assert_eq!(stuck, 1);
    assert_eq!(clause(&mut game, 1, "pass"), "FM-10");
}

/// FM-17: it ends when all have passed or cannot move, one after the other; a grasshopper
/// crossed keeps it alive.
#[test]
fn the_match_ends_when_all_pass_in_a_row() {
    let mut game = besieged();
    for near in cell("e8").near().iter() {
        put(&mut game, &near.to_string(), Kind::Grasshopper);
    }
    let mut crossed = game;
    play(&mut game, 0, "pass");
    assert_eq!(game.outcome(), None);
    play(&mut game, 1, "pass");
    assert!(game.actors().is_empty());
    assert_eq!(clause(&mut game, 0, "pass"), "FM-17");
    assert!(game.outcome().is_some());

    play(&mut crossed, 0, "pass");
    play(&mut crossed, 1, "track e8 e7");
    assert_eq!(clause(&mut crossed, 1, "pass"), "FM-10");
    play(&mut crossed, 0, "pass");
    assert_eq!(crossed.outcome(), None, "beyond the grasshopper there are twigs for colony 1");
    assert_eq!(clause(&mut crossed, 1, "pass"), "FM-16");
}

/// FM-18: the most points win, and equals share.
#[test]
fn the_most_points_win_and_equals_share() {
    let mut game = meadow_of_twigs(3, &[]);
    play(&mut game, 0, "track h5 h4");
    put(&mut game, "e7", Kind::Grape);
    play(&mut game, 1, "track e8 e7");
    put(&mut game, "b4", Kind::Grape);
    play(&mut game, 2, "track b5 b4");
    assert_eq!(game.outcome(), None);
    game.meadow.passes = 3;
    let outcome = game.outcome().expect("it is over");
    assert_eq!(outcome.scores, [1, 4, 4]);
    assert_eq!(outcome.winners, Seats::NONE.with(Seat(1)).with(Seat(2)));
    assert_eq!(outcome.ranks, [3, 1, 1]);
}

/// FM-19: without tracks only tunnels are left; without any piece she passes.
#[test]
fn a_colony_out_of_tracks_still_digs_and_then_is_passed_over() {
    let mut game = meadow_of_twigs(2, &[("pieces", "tunnels")]);
    let trail =
        ["h5", "h4", "h3", "g3", "g2", "f2", "f3", "e3", "e4", "d3", "c3", "c4", "d5", "d6"];
    for pair in trail.windows(2) {
        play_alone(&mut game, 0, &format!("track {} {}", pair[0], pair[1]));
    }
    play_alone(&mut game, 0, "track h5 i4");
    play_alone(&mut game, 0, "track h5 h6");
    assert_eq!(game.meadow.tracks(Seat(0)), 0);
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "track h5 g5"), "FM-19");
    assert!(actions(&game, 0).iter().all(|action| action.starts_with("tunnel")));
    play_alone(&mut game, 0, "tunnel h5 f7");
    play_alone(&mut game, 0, "tunnel h4 f4");
    assert_eq!(game.meadow.tunnels(Seat(0)), 0);
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "tunnel d6 d8"), "FM-19");
    assert_eq!(actions(&game, 0), ["pass"]);
    game.meadow.turn = Seat(1);
    play(&mut game, 1, "track e8 e7");
    assert_eq!(game.actors(), Seats::only(Seat(1)), "colony 0 has no piece left");
}
