//! FD-14 to FD-24: ants, harvests and objectives as in Child.

use super::*;

/// FD-14
#[test]
fn fd_14_an_ant_moves_once_a_round_and_players_act_in_turn() {
    let mut state = table(Level::Child, 2);
    for (seat, name) in [(0, "h1"), (0, "h2"), (1, "h1")] {
        ant(&mut state, seat, name, "n5,0");
    }
    assert_eq!(clause(act(&mut state, 1, "ant h1")), "FD-14");
    assert_eq!(actions(&state, 0), ["ant h1"], "of two ants alike one is offered");
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(state.open.turn, Seat(1));
    all(&mut state, 1, &["ant h1", "stop"]);
    assert_eq!(clause(act(&mut state, 0, "ant h1")), "FD-14", "it has moved");
    assert_eq!(actions(&state, 0), ["ant h2"]);
}

/// FD-15
#[test]
fn fd_15_an_ant_goes_three_spaces_and_a_hole_costs_nothing() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "f1", "n5,2");
    ant(&mut state, 0, "f2", "n5,0");
    all(&mut state, 0, &["ant f1", "go n5,1", "go n5,0"]);
    assert_eq!(state.open.walk.map(|walk| walk.left), Some(1));
    assert_eq!(clause(act(&mut state, 0, "go 5,-2")), "FD-15", "too far");
    must(&mut state, 0, "go 3,0");
    assert_eq!(place(&state, 0, "f1"), "3,0");
    assert!(state.open.walk.is_none(), "three spaces, and it stops by itself");
}

/// FD-15
#[test]
fn fd_15_in_the_nest_ways_lead_up_down_left_and_right() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "d1", "n5,1");
    must(&mut state, 0, "ant d1");
    let steps = actions(&state, 0);
    assert_eq!(steps, ["go n5,0", "go n4,1", "go n6,1", "go n5,2", "stop"]);
}

/// FD-16
#[test]
fn fd_16_only_the_space_an_ant_ends_on_and_only_its_kind() {
    let mut state = table(Level::Child, 2);
    for name in ["h1", "h2", "f1"] {
        ant(&mut state, 0, name, "n5,0");
    }
    all(&mut state, 0, &["ant h1", "go 3,0", "go 4,0", "stop"]);
    assert_eq!(state.open.colonies[0].unused(), 1);
    assert_eq!(has(&state, 0, Resource::Beetle), 1, "4,0 and not the caterpillar on the way");
    all(&mut state, 0, &["ant f1", "go 3,0", "stop"]);
    assert_eq!(state.open.colonies[0].unused(), 1, "a farmer leaves an insect");
    assert_eq!(ground(&state, "3,0"), Ground::Food(Resource::Caterpillar));
}

/// FD-17
#[test]
fn fd_17_what_is_anothers_bars_the_way_and_so_does_water() {
    let mut state = table(Level::Child, 2);
    for name in ["h1", "f1"] {
        ant(&mut state, 0, name, "n5,0");
    }
    ant(&mut state, 1, "h1", "3,0");
    lay(&mut state, "4,-1", Ground::Scent(Seat(1)));
    lay(&mut state, "3,-2", Ground::Scent(Seat(0)));
    state.open.colonies[1].holes[1] = Some(cell("4,-2"));
    must(&mut state, 0, "ant h1");
    for barred in ["go 3,0", "go 4,-1", "go 4,-2"] {
        assert_eq!(clause(act(&mut state, 0, barred)), "FD-17", "{barred}");
    }
    assert!(may(&state, 0, "go 3,-2"), "her own pheromone");
    assert!(may(&state, 0, "go 2,0"), "a plant");
    all(&mut state, 0, &["go 2,0", "go 1,0"]);
    assert_eq!(clause(act(&mut state, 0, "go 0,0")), "FD-17", "water");
}

/// FD-17
#[test]
fn fd_17_own_ants_share_a_space_and_predators_do_not_bar_it() {
    let mut state = table(Level::Apprentice, 2);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 0, "h2", "3,0");
    state.open.predators[Predator::Grasshopper.index()] = Some(Spot::Forest(cell("4,-1")));
    must(&mut state, 0, "ant h1");
    assert!(may(&state, 0, "go 3,0") && may(&state, 0, "go 4,-1"));
}

/// FD-18
#[test]
fn fd_18_only_diggers_enter_earth_and_stop_on_the_first() {
    let mut state = table(Level::Child, 2);
    for name in ["h1", "d1", "d2"] {
        ant(&mut state, 0, name, "n5,0");
    }
    must(&mut state, 0, "ant h1");
    assert_eq!(clause(act(&mut state, 0, "go n4,0")), "FD-18");
    must(&mut state, 0, "stop");
    all(&mut state, 0, &["ant d1", "go n4,0"]);
    assert_eq!(has(&state, 0, Resource::Grey), 1, "it stops and harvests by itself");
    assert!(state.open.walk.is_none());
    all(&mut state, 0, &["ant d2", "go n4,0", "go n3,0"]);
    assert_eq!(has(&state, 0, Resource::Orange), 1, "dug rooms are crossed");
}

/// FD-19
#[test]
fn fd_19_a_harvest_leaves_a_pheromone_or_a_dug_room() {
    let mut state = table(Level::Child, 2);
    for name in ["h1", "d1"] {
        ant(&mut state, 0, name, "n5,0");
    }
    let told = all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(ground(&state, "3,0"), Ground::Scent(Seat(0)));
    assert_eq!(state.open.colonies[0].scents, 17);
    assert!(told.iter().any(|event| matches!(event, Event::Harvested { scent: true, .. })));
    all(&mut state, 0, &["ant d1", "go n6,0"]);
    assert_eq!(state.open.colonies[0].earth(room("6,0")), None);
    assert_eq!((score(&state, 0), state.open.colonies[0].scents), (1, 17));
}

/// FD-20
#[test]
fn fd_20_without_pheromones_empty_ground_is_left() {
    let mut state = table(Level::Child, 2);
    for name in ["h1", "h2"] {
        ant(&mut state, 0, name, "n5,0");
    }
    state.open.colonies[0].scents = 0;
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(ground(&state, "3,0"), Ground::Empty);
    assert_eq!(has(&state, 0, Resource::Caterpillar), 1);
}

/// FD-21
#[test]
fn fd_21_revealing_costs_the_resources_and_is_no_action() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "h1", "n5,0");
    for card in ["h-aab", "h-aa", "h-bb"] {
        hold(&mut state, 0, card);
    }
    stock(&mut state, 0, Resource::Ladybug, 2);
    stock(&mut state, 0, Resource::Caterpillar, 1);
    assert_eq!(clause(act(&mut state, 0, "reveal h-bb")), "FD-21", "not paid for");
    assert_eq!(clause(act(&mut state, 0, "reveal f-aa")), "FD-21", "not held");
    assert_eq!(actions(&state, 0), ["ant h1", "reveal h-aa", "reveal h-aab"]);
    must(&mut state, 0, "reveal h-aab");
    assert_eq!(state.open.colonies[0].unused(), 0);
    assert_eq!((score(&state, 0), state.open.turn), (11, Seat(0)));
    assert_eq!(actions(&state, 0), ["ant h1"], "a resource serves one objective only");
}

/// FD-22
#[test]
fn fd_22_anybody_reveals_between_actions_and_nobody_inside_one() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "h1", "n5,0");
    hold(&mut state, 1, "h-aa");
    stock(&mut state, 1, Resource::Ladybug, 2);
    assert_eq!(interrupts(&state, 1), ["reveal h-aa"]);
    assert_eq!(interrupts(&state, 0), [""; 0]);
    must(&mut state, 0, "ant h1");
    assert_eq!(interrupts(&state, 1), [""; 0]);
    assert_eq!(clause(act(&mut state, 1, "reveal h-aa")), "FD-22");
    state.open.walk = None;
    state.open.phase = Phase::Turn;
    must(&mut state, 1, "reveal h-aa");
    assert_eq!((score(&state, 1), state.open.turn), (7, Seat(0)));
    assert!(!state.asks_secretly(Seat(0)));
}

/// FD-23
#[test]
fn fd_23_a_round_ends_when_every_ant_has_moved_and_the_tile_passes_left() {
    let mut state = table(Level::Child, 3);
    for seat in 0..3 {
        ant(&mut state, seat, "h1", "n5,0");
    }
    hold(&mut state, 0, "h-abc");
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    for seat in [1, 2] {
        assert_eq!(state.open.round, 1);
        all(&mut state, seat, &["ant h1", "stop"]);
    }
    assert_eq!((state.open.round, state.open.time), (2, Time::Night));
    assert_eq!((state.open.first, state.open.turn), (Seat(1), Seat(1)));
    assert!(state.open.colonies[0].has_ant_to_move());
}

/// FD-24
#[test]
fn fd_24_an_ant_may_stay_and_harvests_nothing_and_nobody_passes() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "h1", "3,0");
    ant(&mut state, 0, "h2", "n5,0");
    assert_eq!(clause(act(&mut state, 0, "pass")), "FD-24");
    all(&mut state, 0, &["ant h1", "stop"]);
    assert_eq!(state.open.colonies[0].unused(), 0, "it stood on a caterpillar and stayed");
    assert_eq!(state.open.turn, Seat(0), "a player with nothing left is skipped");
    assert_eq!(actions(&state, 0), ["ant h2"]);
}

/// FD-26
#[test]
fn fd_26_numbered_earths_are_ordinary_in_child() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "d1", "n3,0");
    ant(&mut state, 0, "d2", "n5,0");
    state.open.colonies[0].dig(room("3,0"));
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(has(&state, 0, Resource::Brown), 1);
    assert_eq!(state.open.colonies[0].hole_count(), 1);
    assert_eq!(state.open.phase, Phase::Turn);
}
