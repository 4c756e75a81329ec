//! FD-31 to FD-46 and the FAQ: births, predators, weather, holes and the library.

use super::*;
use std::collections::BTreeSet;

/// FD-31
#[test]
fn fd_31_the_vane_helps_one_kind_or_lets_the_first_player_choose() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut state = table(Level::Apprentice, 2);
        let mut told = Vec::new();
        state.begin_round(&mut Telling::new(Chance::new(seed), &mut told));
        seen.insert(state.open.weather);
        assert_eq!(state.open.weather.is_none(), state.open.phase == Phase::Weather);
    }
    assert_eq!(seen.len(), 4);
    let mut state = table(Level::Apprentice, 2);
    ant(&mut state, 0, "f1", "n5,0");
    state.open.phase = Phase::Weather;
    assert_eq!(actions(&state, 0), ["weather sun", "weather rain", "weather wind"]);
    must(&mut state, 0, "weather sun");
    assert_eq!(Kind::ALL.map(|kind| state.open.movement(kind)), [3, 4, 3]);
    must(&mut state, 0, "ant f1");
    assert_eq!(state.open.walk.map(|walk| walk.left), Some(4));
    for (weather, kind) in [(Weather::Rain, Kind::Digger), (Weather::Wind, Kind::Hunter)] {
        assert_eq!(weather.helps(), kind);
    }
}

/// FD-32, FD-102
#[test]
fn fd_32_birth_predator_and_ants_come_in_any_order_one_an_action() {
    for order in [["birth", "prowl", "ant"], ["ant", "prowl", "birth"], ["prowl", "ant", "birth"]] {
        let mut state = table(Level::Apprentice, 2);
        ant(&mut state, 0, "h1", "n5,0");
        hold(&mut state, 0, "h-aab");
        idle(&mut state, 1);
        for what in order {
            assert_eq!((state.open.turn, state.open.round), (Seat(0), 1), "FD-102");
            match what {
                "birth" => must(&mut state, 0, "birth farmer"),
                "prowl" => all(&mut state, 0, &["prowl spider", "to 2,0"]),
                _ => all(&mut state, 0, &["ant h1", "stop"]),
            };
        }
        assert_eq!(actions(&state, 0), ["ant f1"], "the new ant has to move too");
        assert_eq!(clause(act(&mut state, 0, "birth farmer")), "FD-32");
        all(&mut state, 0, &["ant f1", "stop"]);
        assert_eq!(state.open.round, 2);
    }
}

/// FD-33
#[test]
fn fd_33_a_birth_takes_a_tile_and_begins_in_the_queens_room() {
    let mut state = table(Level::Apprentice, 2);
    must(&mut state, 0, "birth digger");
    assert_eq!(state.open.tiles, [2, 2, 0]);
    assert_eq!(place(&state, 0, "d1"), "n5,1");
    assert_eq!(clause(act(&mut state, 1, "birth digger")), "FD-33", "the tile is taken");
    idle(&mut state, 1);
    state.open.turn = Seat(0);
    all(&mut state, 0, &["ant d1", "go n5,0"]);
    assert_eq!(state.open.walk.map(|walk| walk.left), Some(2), "from the queen costs 1");
}

/// FD-34
#[test]
fn fd_34_a_birth_is_skipped_when_no_free_tile_fits() {
    let mut state = table(Level::Apprentice, 2);
    idle(&mut state, 0);
    state.open.colonies[0].born = false;
    assert!(state.open.has_work(Seat(0)));
    state.open.tiles = [1, 0, 0];
    for name in ["h1", "h2", "h3", "h4", "h5"] {
        ant(&mut state, 0, name, "n5,0");
    }
    idle(&mut state, 0);
    state.open.colonies[0].born = false;
    assert!(!state.open.has_work(Seat(0)), "only hunters are free, and she has all hers");
}

/// A digger stands before the earth numbered 2.
fn before_hole() -> Fourmidable {
    let mut state = table(Level::Apprentice, 2);
    state.open.colonies[0].dig(room("3,0"));
    state.open.colonies[0].dig(room("4,0"));
    ant(&mut state, 0, "d1", "n3,0");
    state
}

/// FD-35
#[test]
fn fd_35_digging_a_numbered_earth_opens_a_hole_within_three() {
    let mut state = before_hole();
    lay(&mut state, "4,0", Ground::Empty);
    lay(&mut state, "5,-2", Ground::Scent(Seat(0)));
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(has(&state, 0, Resource::Brown), 1);
    assert_eq!(state.open.phase, Phase::Hole(1));
    assert_eq!(actions(&state, 0), ["hole 4,0", "hole 5,-2"]);
    let told = must(&mut state, 0, "hole 5,-2");
    assert_eq!(told, [Event::Hole { seat: Seat(0), number: 2, cell: cell("5,-2") }]);
    assert_eq!(state.open.colonies[0].outside(room("2,0")), Some(cell("5,-2")));
}

/// FD-35
#[test]
fn fd_35_one_hex_alone_is_not_asked_for() {
    let mut state = before_hole();
    lay(&mut state, "4,0", Ground::Empty);
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(state.open.colonies[0].holes[1], Some(cell("4,0")));
    assert_eq!(state.open.turn, Seat(1));
}

/// FD-36
#[test]
fn fd_36_a_hole_needs_empty_ground_or_her_own_pheromone() {
    let mut state = before_hole();
    ant(&mut state, 0, "f1", "4,0");
    ant(&mut state, 1, "h1", "2,0");
    for at in ["4,0", "2,0", "3,-2", "1,1"] {
        lay(&mut state, at, Ground::Empty);
    }
    lay(&mut state, "4,-1", Ground::Scent(Seat(0)));
    lay(&mut state, "4,-2", Ground::Scent(Seat(1)));
    state.open.predators[0] = Some(Spot::Forest(cell("3,-2")));
    state.open.colonies[1].holes[2] = Some(cell("1,1"));
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(actions(&state, 0), ["hole 4,-1", "hole 4,0"], "her own ant may stand there");
    for (at, why) in [
        ("3,0", "a resource"),
        ("3,-2", "a predator"),
        ("0,0", "water"),
        ("-3,2", "not empty"),
        ("4,-2", "another's pheromone"),
        ("2,0", "another's ant"),
        ("1,1", "another's hole"),
        ("3,-1", "her own hole"),
    ] {
        assert_eq!(clause(act(&mut state, 0, &format!("hole {at}"))), "FD-36", "{why}");
    }
    must(&mut state, 0, "hole 4,-1");
    assert_eq!(ground(&state, "4,-1"), Ground::Scent(Seat(0)), "on top of the pheromone");
    assert_eq!(score(&state, 0), 1 + 2, "both count");
}

/// FD-36
#[test]
fn fd_36_without_room_for_its_hole_a_numbered_earth_is_closed() {
    let mut state = before_hole();
    must(&mut state, 0, "ant d1");
    assert_eq!(clause(act(&mut state, 0, "go n2,0")), "FD-36");
    must(&mut state, 0, "stop");
}

/// FD-36
#[test]
fn fd_36_holes_come_in_any_order() {
    let mut state = table(Level::Apprentice, 2);
    for at in ["1,1", "2,1"] {
        state.open.colonies[0].dig(room(at));
    }
    ant(&mut state, 0, "d1", "n1,1");
    lay(&mut state, "4,0", Ground::Empty);
    all(&mut state, 0, &["ant d1", "go n1,0"]);
    assert_eq!(state.open.colonies[0].holes[2], Some(cell("4,0")), "hole 3 before hole 2");
}

/// FD-37
#[test]
fn fd_37_up_to_three_hexes_whatever_lies_between() {
    let mut state = before_hole();
    for at in ["6,-2", "0,1", "-1,1"] {
        lay(&mut state, at, Ground::Empty);
    }
    // Between 3,-1 and 0,1 lie the water and another's pheromones.
    lay(&mut state, "1,0", Ground::Scent(Seat(1)));
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(actions(&state, 0), ["hole 0,1", "hole 6,-2"]);
    assert_eq!(clause(act(&mut state, 0, "hole -1,1")), "FD-37");
}

/// FD-38
#[test]
fn fd_38_an_ant_leaves_by_the_hole_it_stands_in() {
    let mut state = table(Level::Apprentice, 2);
    state.open.colonies[0].dig(room("2,0"));
    state.open.colonies[0].holes[1] = Some(cell("5,-2"));
    ant(&mut state, 0, "h1", "n2,0");
    must(&mut state, 0, "ant h1");
    let near = cell("5,-2").near().count();
    assert_eq!(actions(&state, 0).len(), near + 1, "six hexes outside, or stay");
    all(&mut state, 0, &["go 5,-3", "stop"]);
    assert_eq!(has(&state, 0, Resource::Caterpillar), 1);
    assert_eq!(state.open.colonies[0].holes[1], Some(cell("5,-2")), "holes never move");
}

/// A farmer is about to enter the library.
fn before_library() -> Fourmidable {
    let mut state = table(Level::Apprentice, 2);
    ant(&mut state, 0, "f1", "n5,0");
    state
}

/// FD-39
#[test]
fn fd_39_the_library_stops_an_ant_and_gives_one_of_two_objectives() {
    let mut state = before_library();
    let top: Drawn = state.piles[1].iter().rev().take(2).map(|at| at.card).collect();
    all(&mut state, 0, &["ant f1", "go n5,1", "go n5,2"]);
    assert_eq!(state.open.phase, Phase::Study(Kind::Farmer));
    assert_eq!(state.drawn, top);
    assert!(state.asks_secretly(Seat(0)));
    must(&mut state, 0, &format!("keep {}", top[1]));
    assert_eq!(state.hands[0], [top[1]]);
    assert_eq!(state.piles[1][0].card, top[0], "the other goes under the pile");
    assert_eq!(state.open.turn, Seat(1));
}

/// FD-39
#[test]
fn fd_39_of_the_last_card_there_is_no_choice_and_of_none_no_card() {
    let mut state = before_library();
    state.piles[1].truncate(1);
    state.open.piles[1] = 1;
    all(&mut state, 0, &["ant f1", "go n5,1", "go n5,2"]);
    assert_eq!((state.hands[0].len(), state.open.turn), (1, Seat(1)));
    let mut state = before_library();
    state.piles[1].clear();
    state.open.piles[1] = 0;
    all(&mut state, 0, &["ant f1", "go n5,1", "go n5,2"]);
    assert_eq!((state.hands[0].len(), state.open.turn), (0, Seat(1)));
}

/// FD-39, FD-103
#[test]
fn fd_39_an_ant_may_stay_in_the_library_and_others_may_come() {
    let mut state = before_library();
    ant(&mut state, 0, "f1", "n5,2");
    ant(&mut state, 0, "h1", "n5,1");
    idle(&mut state, 1);
    all(&mut state, 0, &["ant f1", "stop"]);
    assert_eq!(state.open.phase, Phase::Study(Kind::Farmer), "a move of 0");
    let card = state.drawn[0];
    must(&mut state, 0, &format!("keep {card}"));
    all(&mut state, 0, &["ant h1", "go n5,2"]);
    assert_eq!(state.open.phase, Phase::Study(Kind::Hunter), "FD-103: several in one round");
}

/// FD-40
#[test]
fn fd_40_with_four_objectives_none_is_drawn() {
    let mut state = before_library();
    for card in ["h-aab", "h-aa", "h-bb", "d-aa"] {
        hold(&mut state, 0, card);
    }
    all(&mut state, 0, &["ant f1", "go n5,1", "go n5,2"]);
    assert_eq!((state.hands[0].len(), state.open.turn), (4, Seat(1)));
}

/// FD-41
#[test]
fn fd_41_each_moves_one_predator_a_round_whoever_moved_it_before() {
    let mut state = table(Level::Apprentice, 2);
    all(&mut state, 0, &["prowl spider", "to 3,0"]);
    all(&mut state, 1, &["prowl spider", "to 4,0"]);
    assert_eq!(clause(act(&mut state, 0, "prowl worm")), "FD-41");
    state.open.phase = Phase::Prowl(Predator::Worm, Mover::Action);
    assert!(may(&state, 0, "to 1n5,1"), "it may go where it eats nothing");
    let mut state = table(Level::Apprentice, 2);
    idle(&mut state, 0);
    state.open.colonies[0].prowled = None;
    assert!(state.open.has_work(Seat(0)), "it is obligatory");
}

/// FD-42
#[test]
fn fd_42_a_predator_keeps_off_pheromones_holes_ants_predators_and_water() {
    let mut state = table(Level::Apprentice, 2);
    lay(&mut state, "3,0", Ground::Scent(Seat(0)));
    ant(&mut state, 1, "h1", "4,0");
    ant(&mut state, 1, "d1", "n4,0");
    state.open.predators[Predator::Grasshopper.index()] = Some(Spot::Forest(cell("4,-1")));
    state.open.predators[Predator::Spider.index()] = Some(Spot::Forest(cell("4,-2")));
    must(&mut state, 0, "prowl spider");
    for at in ["3,0", "3,-1", "4,0", "4,-1", "4,-2", "0,0"] {
        assert_eq!(clause(act(&mut state, 0, &format!("to {at}"))), "FD-42", "{at}");
    }
    assert_eq!(clause(act(&mut state, 0, "to 1,4")), "FD-05", "masked");
    state.open.phase = Phase::Prowl(Predator::Worm, Mover::Action);
    assert_eq!(clause(act(&mut state, 0, "to 1n4,0")), "FD-42", "an ant is there");
    must(&mut state, 0, "to 0n4,0");
}

/// FD-43, FD-44
#[test]
fn fd_43_each_predator_eats_its_own_food_for_nobody() {
    let mut state = table(Level::Apprentice, 2);
    all(&mut state, 0, &["prowl grasshopper", "to 3,-2"]);
    assert_eq!(ground(&state, "3,-2"), Ground::Empty, "a mushroom");
    all(&mut state, 1, &["prowl spider", "to 4,-2"]);
    assert_eq!(ground(&state, "4,-2"), Ground::Empty, "a beetle");
    state.open.colonies[0].prowled = None;
    all(&mut state, 0, &["prowl spider", "to 2,0"]);
    assert_eq!(ground(&state, "2,0"), Ground::Food(Resource::Blueberry), "not its food");
    state.open.phase = Phase::Prowl(Predator::Worm, Mover::Action);
    for at in ["1n2,0", "1n1,0", "1n0,0", "1n5,0"] {
        assert_eq!(clause(act(&mut state, 1, &format!("to {at}"))), "FD-43", "{at}");
    }
    assert_eq!(clause(act(&mut state, 1, "to 3,0")), "FD-43");
    let told = must(&mut state, 1, "to 0n4,0");
    assert!(matches!(told[0], Event::Prowled { ate: Some(Resource::Grey), .. }));
    assert_eq!(state.open.colonies[0].earth(room("4,0")), None);
    let left: u8 = state.open.colonies.iter().map(Colony::unused).sum();
    assert_eq!((left, state.open.colonies[0].dug), (0, 0), "FD-44: gone for all");
}

/// FD-45
#[test]
fn fd_45_crossing_or_ending_on_empty_ground_leaves_a_pheromone() {
    let mut state = table(Level::Apprentice, 2);
    ant(&mut state, 0, "d1", "n5,0");
    for at in ["4,-1", "5,-1", "6,-2"] {
        lay(&mut state, at, Ground::Empty);
    }
    state.open.colonies[0].scents = 2;
    let told = all(&mut state, 0, &["ant d1", "go 4,-1", "go 5,-1", "go 6,-2"]);
    assert_eq!(ground(&state, "4,-1"), Ground::Scent(Seat(0)));
    assert_eq!(ground(&state, "5,-1"), Ground::Scent(Seat(0)));
    assert_eq!(ground(&state, "6,-2"), Ground::Empty, "none left");
    assert!(matches!(told[0], Event::Moved { laid: 2, steps: 3, .. }));
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 0, "h2", "n5,0");
    lay(&mut state, "4,-1", Ground::Empty);
    all(&mut state, 0, &["ant h1", "go 4,-1", "stop"]);
    assert_eq!(ground(&state, "4,-1"), Ground::Empty, "not in Child");
}

/// FD-45
#[test]
fn fd_45_no_pheromone_goes_under_a_hole() {
    let mut state = table(Level::Apprentice, 2);
    ant(&mut state, 0, "h1", "4,-1");
    all(&mut state, 0, &["ant h1", "go n5,0", "stop"]);
    assert_eq!((ground(&state, "3,-1"), state.open.colonies[0].scents), (Ground::Empty, 18));
}

/// FD-46
#[test]
fn fd_46_a_new_round_readies_tiles_and_predators() {
    let mut state = table(Level::Apprentice, 2);
    must(&mut state, 0, "birth hunter");
    idle(&mut state, 0);
    idle(&mut state, 1);
    state.open.colonies[1].prowled = None;
    all(&mut state, 1, &["prowl worm", "to 1n5,1"]);
    assert_eq!((state.open.round, state.open.first), (2, Seat(1)));
    assert_eq!(state.open.tiles, [2, 2, 1]);
    for colony in &state.open.colonies {
        assert_eq!((colony.tile, colony.born, colony.prowled), (None, false, None));
    }
}

/// FD-100
#[test]
fn fd_100_a_hole_may_be_dug_behind_anothers_line() {
    let mut state = before_hole();
    for at in ["4,-1", "4,-2", "4,0", "5,-3"] {
        lay(&mut state, at, Ground::Scent(Seat(1)));
    }
    lay(&mut state, "5,-2", Ground::Empty);
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(state.open.colonies[0].holes[1], Some(cell("5,-2")));
}

/// FD-101
#[test]
fn fd_101_a_trapped_ant_stays_until_a_hole_is_dug_under_it() {
    let mut state = before_hole();
    ant(&mut state, 0, "h1", "5,-2");
    lay(&mut state, "5,-2", Ground::Scent(Seat(0)));
    for near in cell("5,-2").near() {
        state.open.forest.lay(near, Ground::Scent(Seat(1)));
    }
    idle(&mut state, 1);
    must(&mut state, 0, "ant h1");
    assert_eq!(actions(&state, 0), ["stop"], "it passes by flipping its indicator");
    must(&mut state, 0, "stop");
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(place(&state, 0, "h1"), "n2,0", "it is in the nest now");
}
