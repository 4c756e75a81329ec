//! FD-75 to FD-84: the open row, and pheromones that touch.

use super::*;

/// A hunter of seat 0 stands next to the library; these objectives lie open.
fn before_library(row: &[&str]) -> Fourmidable {
    let mut state = table(Level::Expert, 2);
    state.open.row = row.iter().map(|text| text.parse().expect("an objective")).collect();
    ant(&mut state, 0, "h1", "n5,1");
    idle(&mut state, 1);
    state
}

/// FD-76
#[test]
fn fd_76_an_ant_in_the_library_completes_one_open_objective_of_its_kind() {
    let mut state = before_library(&["h-a", "h-ab", "f-a", "h-cc"]);
    stock(&mut state, 0, Resource::Ladybug, 2);
    stock(&mut state, 0, Resource::Caterpillar, 1);
    stock(&mut state, 0, Resource::Blueberry, 1);
    assert_eq!(clause(act(&mut state, 0, "reveal h-a")), "FD-76", "only in the library");
    assert_eq!(interrupts(&state, 1), [""; 0]);
    all(&mut state, 0, &["ant h1", "go n5,2"]);
    assert_eq!(actions(&state, 0), ["reveal h-a", "reveal h-ab", "pass"]);
    assert!(!state.asks_secretly(Seat(0)));
    let next = state.piles[0].last().expect("a card").card;
    must(&mut state, 0, "reveal h-ab");
    assert_eq!(has(&state, 0, Resource::Ladybug), 1);
    assert_eq!(state.open.row.last(), Some(&next), "the row is refilled");
    assert_eq!((state.open.row.len(), state.open.phase), (4, Phase::Turn), "at most one");
    assert_eq!(state.open.colonies[0].done.len(), 1);
}

/// FD-76
#[test]
fn fd_76_without_all_its_resources_nothing_is_asked_and_a_stay_counts() {
    let mut state = before_library(&["h-ab", "f-a"]);
    stock(&mut state, 0, Resource::Ladybug, 1);
    all(&mut state, 0, &["ant h1", "go n5,2"]);
    assert_eq!(state.open.phase, Phase::Turn);
    let mut state = before_library(&["h-a"]);
    ant(&mut state, 0, "h1", "n5,2");
    stock(&mut state, 0, Resource::Ladybug, 1);
    all(&mut state, 0, &["ant h1", "stop"]);
    assert_eq!(actions(&state, 0), ["reveal h-a", "pass"]);
    must(&mut state, 0, "pass");
    assert_eq!(has(&state, 0, Resource::Ladybug), 1);
}

/// FD-80
#[test]
fn fd_80_a_harvest_leaves_a_pheromone_only_in_touch() {
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 0, "h2", "n5,0");
    idle(&mut state, 1);
    all(&mut state, 0, &["ant h1", "go 4,-1", "go 5,-2", "stop"]);
    assert_eq!(ground(&state, "5,-2"), Ground::Empty, "it touches nothing of hers");
    assert_eq!(has(&state, 0, Resource::Ladybug), 1);
    all(&mut state, 0, &["ant h2", "go 3,0", "stop"]);
    assert_eq!(ground(&state, "3,0"), Ground::Scent(Seat(0)), "it touches her hole");
}

/// FD-81
#[test]
fn fd_81_along_a_move_each_pheromone_counts_for_the_next() {
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "d1", "n5,0");
    ant(&mut state, 0, "d2", "7,-3");
    idle(&mut state, 1);
    for at in ["4,-1", "5,-2", "6,-3", "7,-4"] {
        lay(&mut state, at, Ground::Empty);
    }
    all(&mut state, 0, &["ant d1", "go 4,-1", "go 5,-2", "go 6,-3"]);
    for at in ["4,-1", "5,-2", "6,-3"] {
        assert_eq!(ground(&state, at), Ground::Scent(Seat(0)), "{at}");
    }
    assert_eq!(ground(&state, "7,-4"), Ground::Empty, "a neighbour alone adds none");
    // The other way round nothing touches until the end.
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "d1", "7,-3");
    idle(&mut state, 1);
    for at in ["6,-3", "5,-2", "4,-1"] {
        lay(&mut state, at, Ground::Empty);
    }
    all(&mut state, 0, &["ant d1", "go 6,-3", "go 5,-2", "go 4,-1"]);
    assert_eq!(state.open.placed(Seat(0)), 1, "only the one next to her hole");
}

/// FD-81
#[test]
fn fd_81_a_new_neighbour_adds_one_under_her_own_ant_standing_there() {
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 0, "d1", "5,-1");
    ant(&mut state, 1, "d1", "4,0");
    idle(&mut state, 1);
    lay(&mut state, "5,-1", Ground::Empty);
    lay(&mut state, "4,0", Ground::Empty);
    lay(&mut state, "4,-1", Ground::Empty);
    let reach = state.open.reach(Seat(0), "h1".parse().expect("an ant"));
    let there = reach.iter().find(|reach| reach.place == Place::Forest(cell("4,-1")));
    assert_eq!(there.map(|reach| reach.laid), Some(2), "it is foreseen");
    all(&mut state, 0, &["ant h1", "go 4,-1", "stop"]);
    assert_eq!(ground(&state, "5,-1"), Ground::Scent(Seat(0)));
    assert_eq!(ground(&state, "4,0"), Ground::Empty, "not under another's");
}

/// FD-81
#[test]
fn fd_81_a_hole_is_a_neighbour_too() {
    let mut state = table(Level::Expert, 2);
    for at in ["3,0", "4,0"] {
        state.open.colonies[0].dig(room(at));
    }
    ant(&mut state, 0, "d1", "n3,0");
    ant(&mut state, 0, "h1", "6,-3");
    idle(&mut state, 1);
    lay(&mut state, "5,-2", Ground::Empty);
    lay(&mut state, "6,-3", Ground::Empty);
    let told = all(&mut state, 0, &["ant d1", "go n2,0", "hole 5,-2"]);
    assert_eq!(ground(&state, "6,-3"), Ground::Scent(Seat(0)));
    assert!(told.contains(&Event::Spread { seat: Seat(0), count: 1 }), "{told:?}");
}

/// FD-81
#[test]
fn fd_81_what_a_harvest_or_a_card_spreads_is_told() {
    let spread = |count| Event::Spread { seat: Seat(0), count };
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 0, "d1", "4,0");
    idle(&mut state, 1);
    lay(&mut state, "4,0", Ground::Empty);
    let told = all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(ground(&state, "4,0"), Ground::Scent(Seat(0)));
    assert!(told.contains(&spread(1)), "{told:?}");
    let mut state = table(Level::Expert, 2);
    give(&mut state, 0, "scent-day");
    ant(&mut state, 0, "d1", "6,-3");
    ant(&mut state, 0, "d2", "7,-3");
    idle(&mut state, 1);
    for at in ["7,-4", "6,-3", "7,-3"] {
        lay(&mut state, at, Ground::Empty);
    }
    let told = all(&mut state, 0, &["play scent-day", "mark 7,-4"]);
    assert!(told.contains(&spread(2)), "{told:?}");
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "h1", "n5,0");
    idle(&mut state, 1);
    let told = all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert!(!told.iter().any(|event| matches!(event, Event::Spread { .. })), "nobody stands by");
}

/// FD-82
#[test]
fn fd_82_another_players_ant_bars_the_way_on_empty_ground_too() {
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 1, "h1", "4,-1");
    idle(&mut state, 1);
    lay(&mut state, "4,-1", Ground::Empty);
    must(&mut state, 0, "ant h1");
    assert_eq!(clause(act(&mut state, 0, "go 4,-1")), "FD-17");
    assert!(!may(&state, 0, "go 4,-1"), "FD-82");
}

/// FD-84
#[test]
fn fd_84_diggers_go_out_and_lay_pheromones_but_harvest_nothing_there() {
    let mut state = table(Level::Expert, 2);
    ant(&mut state, 0, "d1", "n5,0");
    ant(&mut state, 0, "d2", "n5,0");
    idle(&mut state, 1);
    lay(&mut state, "4,-1", Ground::Empty);
    all(&mut state, 0, &["ant d1", "go 4,-1", "go 4,-2", "stop"]);
    assert_eq!(ground(&state, "4,-1"), Ground::Scent(Seat(0)));
    assert_eq!(ground(&state, "4,-2"), Ground::Food(Resource::Beetle));
    assert_eq!(state.open.colonies[0].unused(), 0);
}
