//! FD-56 to FD-64 and each of the 37 effects, at its best and at its edge.

use super::*;

/// Seat 0 of an Intermediate match holds these cards; seat 1 has done its round.
fn holding(cards: &[&str]) -> Fourmidable {
    playing(Level::Intermediate, cards)
}

fn playing(level: Level, cards: &[&str]) -> Fourmidable {
    let mut state = table(level, 2);
    cards.iter().for_each(|card| give(&mut state, 0, card));
    idle(&mut state, 1);
    state
}

/// FD-56
#[test]
fn fd_56_cards_are_no_actions_unless_they_are_births() {
    let mut state = holding(&["erase-day", "prowl-worm-day", "birth-hunter"]);
    lay(&mut state, "3,0", Ground::Scent(Seat(1)));
    all(&mut state, 0, &["play erase-day", "mark 3,0", "play prowl-worm-day", "to 1n5,1"]);
    assert_eq!((state.open.phase, state.open.turn), (Phase::Turn, Seat(0)));
    assert!(may(&state, 0, "prowl worm") && may(&state, 0, "birth hunter"));
    let tiles = state.open.tiles;
    must(&mut state, 0, "play birth-hunter");
    assert_eq!(state.open.tiles, tiles, "FD-64: a birth card needs no tile");
    assert_eq!(clause(act(&mut state, 0, "birth farmer")), "FD-32", "it used the birth");
    assert_eq!(clause(act(&mut state, 0, "play scent-day")), "FD-56", "not hers");
}

/// FD-56
#[test]
fn fd_56_nobody_plays_cards_in_anothers_turn() {
    let mut state = holding(&["erase-day"]);
    give(&mut state, 1, "erase-night");
    assert_eq!(interrupts(&state, 1), [""; 0]);
    assert_eq!(clause(act(&mut state, 1, "play erase-night")), "FD-14");
}

/// FD-57
#[test]
fn fd_57_a_marked_card_waits_for_its_day_or_night() {
    let mut state = holding(&["prowl-spider-night", "prowl-spider-day", "birth-any"]);
    assert_eq!(clause(act(&mut state, 0, "play prowl-spider-night")), "FD-57");
    assert!(may(&state, 0, "play prowl-spider-day") && may(&state, 0, "play birth-any"));
    state.open.time = Time::Night;
    assert_eq!(clause(act(&mut state, 0, "play prowl-spider-day")), "FD-57");
    assert!(may(&state, 0, "play prowl-spider-night") && may(&state, 0, "play birth-any"));
}

/// FD-58
#[test]
fn fd_58_weather_and_a_card_give_three_more() {
    for kind in Kind::ALL {
        let card = format!("move-{kind}-day");
        let mut state = holding(&[&card]);
        let name = format!("{}1", kind.letter());
        ant(&mut state, 0, &name, "n5,0");
        state.open.weather = Weather::ALL.into_iter().find(|weather| weather.helps() == kind);
        assert!(!may(&state, 0, &format!("play {card}")), "it is for an ant that moves");
        all(&mut state, 0, &[&format!("ant {name}"), &format!("play {card}")]);
        assert_eq!(state.open.walk.map(|walk| walk.left), Some(6), "{kind}");
    }
}

/// FD-58
#[test]
fn fd_58_a_move_card_is_for_its_own_kind_and_one_action() {
    let mut state = holding(&["move-hunter-day"]);
    for name in ["f1", "h1", "h2"] {
        ant(&mut state, 0, name, "n5,0");
    }
    must(&mut state, 0, "ant f1");
    assert_eq!(clause(act(&mut state, 0, "play move-hunter-day")), "FD-56");
    all(&mut state, 0, &["stop", "ant h1", "play move-hunter-day", "stop", "ant h2"]);
    assert_eq!(state.open.walk.map(|walk| walk.left), Some(3));
}

/// A digger of seat 0 stands before the earth numbered 2, with empty ground 5 away.
fn before_hole(cards: &[&str]) -> Fourmidable {
    let mut state = holding(cards);
    for at in ["3,0", "4,0"] {
        state.open.colonies[0].dig(room(at));
    }
    ant(&mut state, 0, "d1", "n3,0");
    lay(&mut state, "7,-4", Ground::Empty);
    state
}

/// FD-59
#[test]
fn fd_59_far_hole_digs_up_to_five_away_and_movement_does_not() {
    assert_eq!(cell("3,-1").distance(cell("7,-4")), 4);
    let mut state = before_hole(&["far-hole", "move-digger-day"]);
    all(&mut state, 0, &["ant d1", "play move-digger-day"]);
    assert_eq!(clause(act(&mut state, 0, "go n2,0")), "FD-36", "movement digs no further");
    all(&mut state, 0, &["play far-hole", "go n2,0"]);
    assert_eq!(state.open.colonies[0].holes[1], Some(cell("7,-4")));
    assert_eq!(state.open.hole_reach(Seat(0)), 3, "for one action");
}

/// FD-59
#[test]
fn fd_59_far_hole_may_come_when_the_hole_is_asked_for() {
    let mut state = before_hole(&["far-hole"]);
    lay(&mut state, "4,0", Ground::Empty);
    lay(&mut state, "-2,1", Ground::Empty);
    assert_eq!(cell("3,-1").distance(cell("-2,1")), 5);
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(actions(&state, 0), ["hole 4,0", "play far-hole"], "she may have more to say");
    must(&mut state, 0, "play far-hole");
    assert_eq!(actions(&state, 0), ["hole -2,1", "hole 4,0", "hole 7,-4"]);
    let mut state = holding(&["far-hole"]);
    ant(&mut state, 0, "h1", "n5,0");
    must(&mut state, 0, "ant h1");
    assert!(!may(&state, 0, "play far-hole"), "a hunter digs no hole");
}

/// Where an ant of seat 0 stands just before it harvests this, and the step that does it.
fn harvest_of(resource: Resource) -> (&'static str, &'static str, &'static str) {
    match resource {
        Resource::Ladybug => ("h1", "2,-1", "2,-2"),
        Resource::Caterpillar => ("h1", "n5,0", "3,0"),
        Resource::Beetle => ("h1", "n5,0", "4,-2"),
        Resource::Blueberry => ("f1", "n5,0", "2,0"),
        Resource::Mushroom => ("f1", "n5,0", "3,-2"),
        Resource::Raspberry => ("f1", "n5,0", "4,-1"),
        Resource::Orange => ("d1", "n5,0", "n6,0"),
        Resource::Grey => ("d1", "n5,0", "n4,0"),
        Resource::Brown => ("d1", "n5,1", "n4,1"),
    }
}

/// FD-60
#[test]
fn fd_60_each_harvest_card_brings_two_points_and_keeps_the_resource() {
    for resource in Resource::ALL {
        let (name, from, to) = harvest_of(resource);
        let card = format!("harvest-{resource}-day");
        let mut state = holding(&[&card]);
        ant(&mut state, 0, name, from);
        assert!(!may(&state, 0, &format!("play {card}")), "not before the harvest");
        all(&mut state, 0, &[&format!("ant {name}"), &format!("go {to}")]);
        if state.open.phase == Phase::Walk {
            must(&mut state, 0, "stop");
        }
        assert_eq!(state.open.phase, Phase::After, "{resource}");
        let before = score(&state, 0);
        must(&mut state, 0, &format!("play {card}"));
        assert_eq!(score(&state, 0), before + 2, "{resource}");
        assert_eq!(has(&state, 0, resource), 1, "FD-60: it is kept");
        assert_ne!(state.open.phase, Phase::After, "there is nothing left to answer");
    }
}

/// FD-60
#[test]
fn fd_60_a_harvest_card_answers_only_its_own_resource_and_may_wait() {
    let mut state = holding(&["harvest-beetle-day", "harvest-caterpillar-night"]);
    ant(&mut state, 0, "h1", "n5,0");
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(actions(&state, 0), ["pass"], "another resource, another time of day");
    assert_eq!(clause(act(&mut state, 0, "play harvest-beetle-day")), "FD-60");
    must(&mut state, 0, "pass");
    assert_eq!(state.open.phase, Phase::Turn);
    assert_eq!(state.specials[0].len(), 2);
}

/// FD-60
#[test]
fn fd_60_nobody_is_asked_when_no_card_can_answer() {
    let mut state = holding(&["five-hunters"]);
    ant(&mut state, 0, "h1", "n5,0");
    state.open.played =
        ["harvest-caterpillar-day"].map(|card| (Seat(1), card.parse().expect("a card"))).into();
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(state.open.phase, Phase::Turn, "the only card that could is played");
    let mut state = holding(&[]);
    ant(&mut state, 0, "h1", "n5,0");
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    assert_eq!(state.open.phase, Phase::Turn, "she has no cards");
}

/// FD-61
#[test]
fn fd_61_five_of_a_kind_and_four_holes_score_from_the_hand_at_the_end() {
    for kind in Kind::ALL {
        let card = format!("five-{kind}s");
        for count in [4, 5] {
            let mut state = holding(&[&card]);
            assert_eq!(clause(act(&mut state, 0, &format!("play {card}"))), "FD-61");
            for number in 1..=count {
                ant(&mut state, 0, &format!("{}{number}", kind.letter()), "n5,0");
            }
            let before = score(&state, 0);
            state.ask_for_last(Ending::Idle, Seat(0), &mut Telling::new(CHANCE, &mut Vec::new()));
            let won = if count == 5 { 4 } else { 0 };
            assert_eq!(score(&state, 0), before + won, "{count} {kind}s");
        }
    }
    for count in [3, 4] {
        let mut state = holding(&["four-holes"]);
        let holes = ["3,-1", "4,0", "5,-2", "6,-2"].map(|at| Some(cell(at)));
        state.open.colonies[0].holes[..count].copy_from_slice(&holes[..count]);
        let before = score(&state, 0);
        state.ask_for_last(Ending::Idle, Seat(0), &mut Telling::new(CHANCE, &mut Vec::new()));
        assert_eq!(score(&state, 0), before + if count == 4 { 3 } else { 0 });
    }
}

/// FD-61
#[test]
fn fd_61_all_scents_score_at_once_while_none_is_left() {
    let mut state = holding(&["all-scents"]);
    assert_eq!(clause(act(&mut state, 0, "play all-scents")), "FD-61");
    state.open.colonies[0].scents = 0;
    let before = score(&state, 0);
    must(&mut state, 0, "play all-scents");
    assert_eq!((score(&state, 0), state.open.phase), (before + 3, Phase::Turn));
    // The last pheromone placed in an action is a moment to play it too.
    let mut state = holding(&["all-scents"]);
    ant(&mut state, 0, "h1", "n5,0");
    lay(&mut state, "4,-1", Ground::Empty);
    state.open.colonies[0].scents = 1;
    all(&mut state, 0, &["ant h1", "go 4,-1", "stop"]);
    assert_eq!(actions(&state, 0), ["play all-scents", "pass"]);
}

/// FD-61
#[test]
fn fd_61_two_of_each_score_at_once_while_true() {
    let mut state = holding(&["two-of-each"]);
    for name in ["h1", "h2", "f1", "f2", "d1"] {
        ant(&mut state, 0, name, "n5,0");
    }
    assert_eq!(clause(act(&mut state, 0, "play two-of-each")), "FD-61");
    must(&mut state, 0, "birth digger");
    assert_eq!(actions(&state, 0), ["play two-of-each", "pass"], "the birth made it true");
    must(&mut state, 0, "play two-of-each");
    assert_eq!(state.open.colonies[0].won, 4);
}

/// FD-61
#[test]
fn fd_61_an_unnumbered_leaf_is_one_point() {
    let mut state = playing(Level::Expert, &["look-hunter-day"]);
    must(&mut state, 0, "play look-hunter-day");
    assert_eq!(state.open.colonies[0].won, 1);
}

/// FD-62
#[test]
fn fd_62_objective_cards_draw_one_of_their_kind() {
    for kind in Kind::ALL {
        let card = format!("play objective-{kind}-day");
        let mut state = holding(&[&card[5..]]);
        let top = state.piles[kind.index()].last().expect("a card").card;
        must(&mut state, 0, &card);
        assert_eq!(state.hands[0], [top], "{kind}");
        assert_eq!((state.open.phase, state.open.turn), (Phase::Turn, Seat(0)));
        // With four in hand, or an empty pile, there is nothing to play it for.
        let mut state = holding(&[&card[5..]]);
        for held in ["h-abc", "f-abc", "d-abc", "h-aaa"] {
            hold(&mut state, 0, held);
        }
        assert_eq!(clause(act(&mut state, 0, &card)), "FD-56");
        let mut state = holding(&[&card[5..]]);
        state.piles[kind.index()].clear();
        state.open.piles[kind.index()] = 0;
        assert!(!may(&state, 0, &card));
    }
}

/// FD-62
#[test]
fn fd_62_objective_cards_complete_one_at_once_in_expert() {
    for kind in Kind::ALL {
        let card = format!("play objective-{kind}-day");
        let mut state = playing(Level::Expert, &[&card[5..]]);
        let letter = kind.letter();
        state.open.row = [format!("{letter}-ab"), format!("{letter}-aab"), format!("{letter}-cc")]
            .map(|text| text.parse().expect("an objective"))
            .into();
        assert_eq!(clause(act(&mut state, 0, &card)), "FD-56", "nothing is paid for");
        stock(&mut state, 0, kind.resources()[0], 2);
        stock(&mut state, 0, kind.resources()[1], 1);
        must(&mut state, 0, &card);
        let legal = [format!("reveal {letter}-ab"), format!("reveal {letter}-aab")];
        assert_eq!(actions(&state, 0), legal, "it cannot be declined");
        must(&mut state, 0, &legal[1]);
        assert_eq!(state.open.colonies[0].unused(), 0, "FD-62: the resources are paid");
        assert_eq!(state.open.row.len(), 3, "the row is refilled");
        assert_eq!((state.open.phase, state.open.turn), (Phase::Turn, Seat(0)));
    }
}

/// FD-62
#[test]
fn fd_62_look_cards_show_two_more_while_drawing() {
    for kind in Kind::ALL {
        let card = format!("play look-{kind}-day");
        let mut state = holding(&[&card[5..]]);
        assert_eq!(clause(act(&mut state, 0, &card)), "FD-56", "nothing is drawn");
        let name = format!("{}1", kind.letter());
        ant(&mut state, 0, &name, "n5,1");
        all(&mut state, 0, &[&format!("ant {name}"), "go n5,2"]);
        assert_eq!(state.drawn.len(), 2);
        must(&mut state, 0, &card);
        assert_eq!((state.drawn.len(), state.open.colonies[0].won), (4, 1));
        let keep = state.drawn[3];
        must(&mut state, 0, &format!("keep {keep}"));
        assert_eq!(state.hands[0], [keep]);
        assert_eq!(state.open.piles[kind.index()], 15);
    }
}

/// FD-62
#[test]
fn fd_62_look_and_objective_cards_combine() {
    let mut state = holding(&["objective-farmer-day", "look-farmer-day", "look-hunter-day"]);
    must(&mut state, 0, "play objective-farmer-day");
    assert_eq!(state.open.phase, Phase::Study(Kind::Farmer), "she may want to look further");
    assert!(!may(&state, 0, "play look-hunter-day"), "another kind");
    must(&mut state, 0, "play look-farmer-day");
    assert_eq!(state.drawn.len(), 3);
    let keep = state.drawn[2];
    must(&mut state, 0, &format!("keep {keep}"));
    assert_eq!((state.open.phase, state.open.turn), (Phase::Turn, Seat(0)));
}

/// FD-62
#[test]
fn fd_62_look_cards_show_the_next_two_of_the_deck_in_expert() {
    for kind in Kind::ALL {
        let card = format!("play look-{kind}-day");
        let mut state = playing(Level::Expert, &[&card[5..]]);
        let deck = state.piles[0].clone();
        must(&mut state, 0, &card);
        assert!(state.asks_secretly(Seat(0)));
        let next: Vec<_> = deck.iter().rev().take(2).map(|buried| Some(buried.card)).collect();
        assert_eq!(state.view(Some(Seat(0))).piles[0][..3], [next[0], next[1], None]);
        assert_eq!(state.view(Some(Seat(1))).piles[0][..2], [None, None]);
        must(&mut state, 0, "seen");
        let order = |pile: &[Buried]| pile.iter().map(|buried| buried.card).collect::<Vec<_>>();
        assert_eq!(order(&state.piles[0]), order(&deck), "in the same order");
        let mut state = playing(Level::Expert, &[&card[5..]]);
        state.piles[0].clear();
        state.open.piles[0] = 0;
        assert!(!may(&state, 0, &card), "no card is left");
    }
}

/// FD-56
#[test]
fn each_prowl_card_moves_its_predator_besides_the_action() {
    for (predator, to) in [("grasshopper", "3,-2"), ("spider", "3,0"), ("worm", "1n4,0")] {
        let card = format!("play prowl-{predator}-day");
        let mut state = holding(&[&card[5..]]);
        all(&mut state, 0, &[&card, &format!("to {to}")]);
        assert_eq!(state.open.colonies[0].prowled, None);
        assert!(may(&state, 0, &format!("prowl {predator}")), "{predator} may move again");
        assert!(!may(&state, 0, &card));
    }
}

/// FD-42, FD-57
#[test]
fn each_prowl_card_needs_its_time_and_somewhere_to_go() {
    for predator in Predator::ALL {
        let card = format!("play prowl-{predator}-day");
        let mut state = holding(&[&card[5..]]);
        state.open.time = Time::Night;
        assert_eq!(clause(act(&mut state, 0, &card)), "FD-57", "{predator} by night");
        state.open.time = Time::Day;
        assert!(may(&state, 0, &card), "{predator} by day");
        for at in Cell::all() {
            state.open.forest.lay(at, Ground::Scent(Seat(1)));
        }
        assert_eq!(may(&state, 0, &card), predator == Predator::Worm, "it lives in nests");
        // All the ants of a colony cannot fill its nest.
        for colony in &mut state.open.colonies {
            let rooms = Room::all().filter(|room| room.hole().is_none());
            for (ant, room) in colony.ants.iter_mut().zip(rooms.clone()) {
                *ant = Ant { place: Some(Place::Nest(room)), moved: true };
            }
            assert!(rooms.count() > colony.ants.len(), "there are more rooms than ants");
        }
        assert_eq!(may(&state, 0, &card), predator == Predator::Worm, "some room is always free");
        assert_eq!(clause(act(&mut state, 1, &card)), "FD-14", "it is another's turn");
    }
}

/// FD-43, FD-66
#[test]
fn a_prowl_card_combines_with_the_action_and_the_species() {
    let mut state = holding(&["prowl-spider-night"]);
    become_species(&mut state, 0, Species::Predator);
    state.open.time = Time::Night;
    all(&mut state, 0, &["play prowl-spider-night", "to 3,0", "hunt spider", "to 4,-2"]);
    assert_eq!(clause(act(&mut state, 0, "prowl spider")), "FD-66", "the species has moved it");
    assert_eq!([ground(&state, "3,0"), ground(&state, "4,-2")], [Ground::Empty; 2]);
    all(&mut state, 0, &["prowl grasshopper", "to 3,0"]);
    assert_eq!(state.open.predator(Predator::Grasshopper), Some(Spot::Forest(cell("3,0"))));
}

/// FD-63
#[test]
fn fd_63_erase_gives_a_pheromone_back_but_not_one_under_a_hole() {
    let mut state = holding(&["erase-day"]);
    assert_eq!(clause(act(&mut state, 0, "play erase-day")), "FD-56", "there is none");
    lay(&mut state, "4,0", Ground::Scent(Seat(1)));
    lay(&mut state, "3,0", Ground::Scent(Seat(0)));
    lay(&mut state, "5,-2", Ground::Scent(Seat(1)));
    state.open.colonies[1].holes[1] = Some(cell("5,-2"));
    must(&mut state, 0, "play erase-day");
    assert_eq!(actions(&state, 0), ["mark 3,0", "mark 4,0"], "any player's");
    must(&mut state, 0, "mark 4,0");
    assert_eq!(ground(&state, "4,0"), Ground::Empty);
    assert_eq!(state.open.colonies[1].scents, 17);
}

/// FD-63
#[test]
fn fd_63_scent_needs_no_neighbour_but_no_predator_and_no_enemy() {
    let mut state = playing(Level::Expert, &["scent-day"]);
    assert_eq!(clause(act(&mut state, 0, "play scent-day")), "FD-56", "no empty ground");
    for at in ["7,-4", "7,-3", "7,-2", "6,-4"] {
        lay(&mut state, at, Ground::Empty);
    }
    state.open.predators[0] = Some(Spot::Forest(cell("7,-3")));
    ant(&mut state, 1, "h1", "7,-2");
    ant(&mut state, 0, "h1", "6,-4");
    idle(&mut state, 1);
    must(&mut state, 0, "play scent-day");
    assert_eq!(actions(&state, 0), ["mark 6,-4", "mark 7,-4"]);
    must(&mut state, 0, "mark 7,-4");
    assert_eq!(ground(&state, "7,-4"), Ground::Scent(Seat(0)));
    let mut state = holding(&["scent-day"]);
    lay(&mut state, "7,-4", Ground::Empty);
    state.open.colonies[0].scents = 0;
    assert!(!may(&state, 0, "play scent-day"), "none left");
}

/// FD-64
#[test]
fn fd_64_birth_cards_are_for_their_kind_or_any() {
    for kind in Kind::ALL {
        let card = format!("play birth-{kind}");
        let mut state = holding(&[&card[5..]]);
        state.open.tiles = [0; 3];
        must(&mut state, 0, &card);
        assert_eq!(place(&state, 0, &format!("{}1", kind.letter())), "n5,1", "{kind}");
        let mut state = holding(&[&card[5..]]);
        for number in 1..=5 {
            ant(&mut state, 0, &format!("{}{number}", kind.letter()), "n5,0");
        }
        assert_eq!(clause(act(&mut state, 0, &card)), "FD-56", "she has all five");
    }
    let mut state = holding(&["birth-any"]);
    must(&mut state, 0, "play birth-any");
    assert_eq!(actions(&state, 0), ["birth hunter", "birth farmer", "birth digger"]);
    must(&mut state, 0, "birth digger");
    assert_eq!(state.open.colonies[0].count(Kind::Digger), 1);
    let mut state = holding(&["birth-any"]);
    state.open.colonies[0].born = true;
    assert!(!may(&state, 0, "play birth-any"), "one birth a round");
}

/// FD-64
#[test]
fn fd_64_pass_over_crosses_what_is_anothers_and_never_water() {
    let mut state = holding(&["pass-over"]);
    ant(&mut state, 0, "h1", "n5,0");
    must(&mut state, 0, "ant h1");
    assert!(!may(&state, 0, "play pass-over"), "there is nothing to pass over");
    lay(&mut state, "3,0", Ground::Scent(Seat(1)));
    state.open.colonies[1].holes[1] = Some(cell("4,0"));
    lay(&mut state, "4,-1", Ground::Scent(Seat(1)));
    all(&mut state, 0, &["play pass-over", "go 3,0"]);
    assert_eq!(clause(act(&mut state, 0, "stop")), "FD-68", "no stop there");
    must(&mut state, 0, "go 4,0");
    assert!(!may(&state, 0, "go 3,0"), "no stop would remain");
    must(&mut state, 0, "go 5,-1");
    assert_eq!(place(&state, 0, "h1"), "5,-1");
    let mut state = holding(&["pass-over"]);
    ant(&mut state, 0, "h1", "1,0");
    lay(&mut state, "1,-1", Ground::Scent(Seat(1)));
    all(&mut state, 0, &["ant h1", "play pass-over"]);
    assert_eq!(clause(act(&mut state, 0, "go 0,0")), "FD-17", "water");
}

/// FD-35
#[test]
fn new_hole_answers_a_hole_with_two_points() {
    let mut state = before_hole(&["new-hole"]);
    lay(&mut state, "4,0", Ground::Empty);
    assert_eq!(clause(act(&mut state, 0, "play new-hole")), "FD-60", "no hole yet");
    all(&mut state, 0, &["ant d1", "go n2,0", "hole 4,0"]);
    assert_eq!(actions(&state, 0), ["play new-hole", "pass"]);
    must(&mut state, 0, "play new-hole");
    assert_eq!(state.open.colonies[0].won, 2);
    // With the harvest of its earth both cards may be played.
    let mut state = before_hole(&["new-hole", "harvest-brown-day"]);
    lay(&mut state, "4,0", Ground::Empty);
    all(&mut state, 0, &["ant d1", "go n2,0", "hole 4,0", "play harvest-brown-day"]);
    must(&mut state, 0, "play new-hole");
    assert_eq!(state.open.colonies[0].won, 4);
}

/// FD-64
#[test]
fn fd_64_pass_earth_skips_exactly_one_unnumbered_earth() {
    let mut state = holding(&["pass-earth"]);
    ant(&mut state, 0, "d1", "n5,0");
    all(&mut state, 0, &["ant d1", "play pass-earth"]);
    let steps = actions(&state, 0);
    assert!(steps.contains(&"go n3,0".to_owned()), "{steps:?}");
    assert!(!steps.contains(&"go n2,0".to_owned()), "only one");
    must(&mut state, 0, "go n3,0");
    assert_eq!(has(&state, 0, Resource::Orange), 1);
    let colony = &state.open.colonies[0];
    assert_eq!(
        (colony.earth(room("4,0")), colony.earth(room("3,0"))),
        (Some(Resource::Grey), None)
    );
    // Never a numbered one, and only with movement for both.
    let mut state = holding(&["pass-earth"]);
    for at in ["3,0", "3,1", "3,2", "4,0"] {
        state.open.colonies[0].dig(room(at));
    }
    ant(&mut state, 0, "d1", "n3,0");
    lay(&mut state, "4,0", Ground::Empty);
    must(&mut state, 0, "ant d1");
    must(&mut state, 0, "play pass-earth");
    assert!(!may(&state, 0, "go n1,0"), "2,0 is numbered");
    all(&mut state, 0, &["go n3,1"]);
    assert!(may(&state, 0, "go n1,1"));
    must(&mut state, 0, "go n3,2");
    assert!(!may(&state, 0, "go n1,2"), "one movement is left");
}

/// FD-64
#[test]
fn fd_64_pass_earth_is_for_diggers_with_an_earth_behind_an_earth() {
    let mut state = holding(&["pass-earth"]);
    ant(&mut state, 0, "h1", "n5,0");
    must(&mut state, 0, "ant h1");
    assert!(!may(&state, 0, "play pass-earth"));
    let mut state = holding(&["pass-earth"]);
    for at in Room::all().filter(|at| at.row() < 2 || at.column() == 6) {
        state.open.colonies[0].dig(at);
    }
    state.open.colonies[0].dig(room("3,2"));
    ant(&mut state, 0, "d1", "n5,0");
    must(&mut state, 0, "ant d1");
    assert!(!may(&state, 0, "play pass-earth"), "no earth lies behind one within reach");
}
