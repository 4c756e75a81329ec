//! FB-01 to FB-14: set-up, ants, tokens, guess and roles.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

/// FB-01
#[test]
fn fb_01_forty_eight_cards_of_four_types_some_with_one_of_six_insects() {
    let cards = data::data().path_cards();
    assert_eq!(cards.len(), 48);
    for path in Path::ALL {
        let of_type: Vec<&Card> = cards.iter().filter(|card| card.path == path).collect();
        assert_eq!(of_type.len(), 12);
        for insect in Insect::ALL {
            assert_eq!(of_type.iter().filter(|card| card.insect == Some(insect)).count(), 1);
        }
    }
    for players in [0, 1, 5] {
        let refused = Fable::options(players, &Choices::new());
        assert_eq!(refused, Err(BadOption::Players(players)), "FB-01");
    }
}

/// FB-02
#[test]
fn fb_02_sixteen_cards_lie_face_up_and_the_rest_is_a_shuffled_deck() {
    let mut decks = BTreeSet::new();
    for seed in 0..20 {
        let state = Fable::new(&rules(Mode::Autumn, 2), Chance::new(seed), &mut Vec::new());
        assert!(state.open.square.iter().all(Option::is_some));
        assert_eq!(state.deck.len(), 32);
        decks.insert(state.deck);
    }
    assert_eq!(decks.len(), 20);
}

/// FB-03
#[test]
fn fb_03_the_first_ant_is_chosen_or_drawn_and_her_left_neighbour_is_the_grasshopper() {
    for first in 0..3 {
        let options = Rules { first: Some(Seat(first)), ..rules(Mode::Winter, 3) };
        let state = Fable::new(&options, CHANCE, &mut Vec::new());
        assert_eq!(roles(&state), (first, (first + 1) % 3));
    }
    let drawn = Rules { first: None, ..rules(Mode::Winter, 3) };
    let ants: BTreeSet<u8> = (0..30)
        .map(|seed| Fable::new(&drawn, Chance::new(seed), &mut Vec::new()).open.ant.0)
        .collect();
    assert_eq!(ants, [0, 1, 2].into(), "FB-03: each seat is drawn now and then");
}

/// All sets of cells that six ants can stand on, through the public actions alone.
fn sets(file: File) -> BTreeSet<Vec<String>> {
    let state = Fable::new(&Rules { file, ..rules(Mode::Autumn, 2) }, CHANCE, &mut Vec::new());
    // What may follow is said by the set alone in any order, by the sequence in single file.
    let mut open: BTreeMap<Vec<String>, Vec<String>> = [(Vec::new(), Vec::new())].into();
    for _ in 0..6 {
        let mut longer = BTreeMap::new();
        for trail in open.into_values() {
            let mut state = state.clone();
            for ant in &trail {
                must(&mut state, 0, ant);
            }
            for action in actions(&state, 0) {
                let mut next = trail.clone();
                next.push(action);
                longer.insert(if file == File::Free { sorted(&next) } else { next.clone() }, next);
            }
        }
        open = longer;
    }
    open.values().map(|trail| sorted(trail)).collect()
}

fn sorted(trail: &[String]) -> Vec<String> {
    let mut trail = trail.to_vec();
    trail.sort_unstable();
    trail
}

/// FB-04
#[test]
fn fb_04_six_ants_form_one_of_496_chains_or_of_260_in_single_file() {
    assert_eq!(sets(File::Free).len(), 496, "FB-04");
    assert_eq!(sets(File::Single).len(), 260, "FB-04");
}

/// FB-04
#[test]
fn fb_04_each_ant_stands_alone_and_beside_another() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    must(&mut state, 0, "ant b2");
    assert_eq!(clause(act(&mut state, 0, "ant b2")), "FB-04");
    assert_eq!(clause(act(&mut state, 0, "ant c3")), "FB-04");
    assert_eq!(clause(act(&mut state, 0, "aim stone")), "FB-04");
    assert_eq!(clause(act(&mut state, 1, "ant b1")), "FB-04");
    assert_eq!(actions(&state, 0), ["ant b1", "ant a2", "ant c2", "ant b3"]);
}

/// FB-04
#[test]
fn fb_04_in_single_file_an_ant_follows_the_last_and_never_into_a_dead_end() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    state.open.rules.file = File::Single;
    lay(&mut state, &["b2", "b1"]);
    assert_eq!(clause(act(&mut state, 0, "ant a2")), "FB-04");
    assert_eq!(actions(&state, 0), ["ant a1", "ant c1"]);
    lay(&mut state, &["a1"]);
    lay_square(&mut state, ["s s w t", "s w w t", "- c t t", "c w s c"]);
    let refused = act(&mut state, 0, "ant a2").expect_err("nowhere to go from there");
    assert_eq!(refused.key, "fable-refusal-ant-dead-end");
}

/// FB-05
#[test]
fn fb_05_the_ant_chooses_a_type_that_one_of_her_ants_stands_on() {
    let mut state = table(Mode::Autumn, 3, SQUARE);
    lay(&mut state, &TRAIL);
    assert_eq!(state.actors(), Seats::only(Seat(0)));
    assert!(state.asks_secretly(Seat(0)));
    assert_eq!(actions(&state, 0), ["aim stone", "aim wood"]);
    assert_eq!(clause(act(&mut state, 0, "aim tiles")), "FB-05");
    assert_eq!(act(&mut state, 0, "aim wood"), Ok(vec![Event::Aimed { seat: Seat(0) }]));
}

/// FB-05
#[test]
fn fb_05_six_ants_on_one_type_are_allowed_and_leave_nothing_to_choose() {
    let rows = ["s s s t", "s s s t", "c c t t", "c w s c"];
    let mut state = table(Mode::Autumn, 2, rows);
    lay(&mut state, &TRAIL);
    assert_eq!(state.open.shelves[1], [0, 0, 4, 0], "the Grasshopper cannot miss");
    assert_eq!(state.open.round, 2);
    // A Red Ant is still asked: her token may be any.
    let mut state = table(Mode::Winter, 3, rows);
    lay(&mut state, &TRAIL);
    assert_eq!(state.actors(), Seats::only(Seat(2)));
    must(&mut state, 2, "aim wood");
    assert!(state.open.collector == Some(Seat(1)) || state.open.round == 2, "FB-05");
}

/// FB-06
#[test]
fn fb_06_the_grasshopper_guesses_by_a_card_with_an_ant() {
    let mut state = table(Mode::Autumn, 3, SQUARE);
    lay(&mut state, &TRAIL);
    must(&mut state, 0, "aim wood");
    assert_eq!(state.actors(), Seats::only(Seat(1)));
    assert!(!state.asks_secretly(Seat(1)), "the phone lies open");
    assert_eq!(clause(act(&mut state, 1, "guess d4")), "FB-06");
    assert_eq!(clause(act(&mut state, 0, "guess a1")), "FB-06");
    assert_eq!(actions(&state, 1).len(), 6);
    must(&mut state, 1, "guess a1");
}

/// FB-07
#[test]
fn fb_07_a_right_guess_gives_the_grasshopper_all_cards_of_the_type_under_ants() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    let events = round(&mut state, "wood", "", "c2");
    let collected = Event::Collected { seat: Seat(1), cards: cards("w w w").into_iter().collect() };
    assert!(events.contains(&collected), "{events:?}");
    assert_eq!(state.open.shelves[..2], [[0; 4], [0, 0, 0, 3]]);
}

/// FB-08
#[test]
fn fb_08_a_wrong_guess_gives_them_to_the_ant() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    let events = round(&mut state, "wood", "", "a1");
    assert!(events.contains(&Event::Collected {
        seat: Seat(0),
        cards: cards("w w w").into_iter().collect()
    }));
    assert_eq!(state.open.shelves[..2], [[0, 0, 0, 3], [0; 4]]);
}

/// FB-09
#[test]
fn fb_09_collected_cards_are_replaced_from_the_deck_and_the_others_stay() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    let next: Vec<Card> = state.deck.iter().rev().take(3).copied().collect();
    round(&mut state, "wood", "", "a1");
    let at = |cell: &str| state.open.card(cell.parse().expect("a cell"));
    assert_eq!(["c1", "b2", "c2"].map(at).to_vec(), next.into_iter().map(Some).collect::<Vec<_>>());
    assert_eq!(at("a1"), card("s"));
    assert_eq!(state.deck.len(), 32 - 3);
}

/// FB-10
#[test]
fn fb_10_an_ant_who_collected_hands_her_role_on_and_one_who_did_not_keeps_it() {
    let mut state = table(Mode::Autumn, 4, SQUARE);
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.ant, Seat(1));
    lay_square(&mut state, SQUARE);
    round(&mut state, "wood", "", "c1");
    assert_eq!(state.open.ant, Seat(1));
}

/// FB-11
#[test]
fn fb_11_the_grasshopper_always_hands_her_role_on() {
    for (guess, caught) in [("c1", true), ("a1", false)] {
        let mut state = table(Mode::Autumn, 4, SQUARE);
        round(&mut state, "wood", "", guess);
        assert_eq!(state.open.grasshopper, Seat(2), "caught: {caught}");
    }
}

/// FB-12
#[test]
fn fb_12_nobody_is_both_the_role_skips_the_ant() {
    let mut state = table(Mode::Autumn, 3, SQUARE);
    round(&mut state, "wood", "", "c1");
    assert_eq!(roles(&state), (0, 2));
    lay_square(&mut state, SQUARE);
    round(&mut state, "wood", "", "c1");
    assert_eq!(roles(&state), (0, 1), "on to the Ant's left");
}

/// FB-13
#[test]
fn fb_13_with_two_the_grasshopper_stays_when_the_ant_does() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    round(&mut state, "wood", "", "c1");
    assert_eq!(roles(&state), (0, 1));
    lay_square(&mut state, SQUARE);
    round(&mut state, "wood", "", "a1");
    assert_eq!(roles(&state), (1, 0));
}

/// FB-14
#[test]
fn fb_14_the_new_ant_is_settled_before_the_grasshopper() {
    // Seat 2 is the Grasshopper's left; so she would be both if the old Ant were asked first.
    let mut state = table(Mode::Autumn, 4, SQUARE);
    (state.open.ant, state.open.grasshopper) = (Seat(1), Seat(0));
    round(&mut state, "wood", "", "c1");
    assert_eq!(roles(&state), (1, 2), "the Ant stays: past her to her left");
    let mut state = table(Mode::Autumn, 4, SQUARE);
    (state.open.ant, state.open.grasshopper) = (Seat(0), Seat(3));
    round(&mut state, "wood", "", "a1");
    assert_eq!(roles(&state), (1, 0), "the old Ant is free to be the Grasshopper");
}
