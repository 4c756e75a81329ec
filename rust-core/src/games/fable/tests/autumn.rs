//! FB-20 to FB-26: shelves, insects and the end of Autumn.

use super::*;

/// FB-20
#[test]
fn fb_20_each_card_moves_the_cube_one_space_and_what_goes_past_the_fourth_is_lost() {
    let mut state = table(Mode::Autumn, 2, SQUARE);
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.shelves[0], [0, 0, 0, 3]);
    let worth: Vec<u8> = (0..=4).map(|space| state.open.shelf_worth(space)).collect();
    assert_eq!(worth, [0, 1, 3, 6, 10]);
    // Seat 1 is the Ant now; seat 0 guesses right and gets three more of wood.
    lay_square(&mut state, SQUARE);
    round(&mut state, "wood", "", "c1");
    assert_eq!(state.open.shelves[0], [0, 0, 0, 4]);
}

/// FB-21
#[test]
fn fb_21_collected_cards_leave_the_game_but_insects_are_kept() {
    let mut state = table(Mode::Autumn, 2, ["s s w+bee t", "s w w t", "c c t t", "c w s c"]);
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.gone, cards("w w"));
    assert_eq!(state.open.kept[0], cards("w+bee"));
    assert_eq!(state.open.shelves[0][3], 3, "an insect card moves the cube too");
    // An insect is kept even where its shelf is full.
    let mut state = table(Mode::Autumn, 2, ["s s w+bee t", "s w w t", "c c t t", "c w s c"]);
    state.open.shelves[0][3] = 4;
    round(&mut state, "wood", "", "a1");
    assert_eq!((state.open.shelves[0][3], state.open.kept[0].len()), (4, 1));
}

/// FB-22
#[test]
fn fb_22_two_full_shelves_end_the_game_at_once_with_this_rounds_insects() {
    let mut state = table(Mode::Autumn, 2, ["s s w+bee t", "s w w t", "c c t t", "c w s c"]);
    state.open.shelves[0] = [4, 0, 0, 1];
    let events = round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.phase, Phase::Over);
    assert!(events.contains(&Event::Over { winners: Seats::only(Seat(0)) }));
    assert_eq!(state.outcome().expect("over").scores, [10 + 10 + 1, 0]);
    assert_eq!(clause(act(&mut state, 0, "ant a1")), "FB-22");
    // Full shelves of two players do not.
    let mut state = table(Mode::Autumn, 2, SQUARE);
    state.open.shelves[0] = [4, 0, 0, 0];
    state.open.shelves[1] = [0, 4, 0, 0];
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.outcome(), None);
}

/// FB-22
#[test]
fn fb_22_a_deck_too_short_ends_it_and_a_refill_that_empties_it_does_not() {
    for (deck, over) in [(3, false), (2, true)] {
        let mut state = table(Mode::Autumn, 2, SQUARE);
        state.deck.truncate(deck);
        round(&mut state, "wood", "", "a1");
        assert_eq!(state.open.phase == Phase::Over, over, "{deck} cards for three holes");
        let holes = state.open.square.iter().filter(|cell| cell.is_none()).count();
        assert_eq!(holes, if over { 3 } else { 0 }, "no partial refill");
    }
}

/// FB-23
#[test]
fn fb_23_shelves_and_sets_of_insects_score() {
    let mut state = deal(Mode::Autumn, 2);
    state.open.shelves[0] = [1, 2, 3, 4];
    assert_eq!(state.open.shelf_points(Seat(0)), 1 + 3 + 6 + 10);
    state.open.kept[0] =
        cards("s+bee w+bee t+bee c+bee s+fly w+fly t+fly s+beetle w+beetle c+mosquito");
    assert_eq!(state.open.insect_points(Seat(0)), 10 + 6 + 3 + 1);
}

/// FB-24
#[test]
fn fb_24_a_fifth_and_a_sixth_card_of_an_insect_add_nothing() {
    let mut state = deal(Mode::Autumn, 2);
    state.open.kept[0] = cards("s+bee w+bee t+bee c+bee s+bee w+bee");
    assert_eq!(state.open.insect_points(Seat(0)), 10, "FB-24");
}

/// FB-25: the rulebook's scoring example.
#[test]
fn fb_25_the_rulebooks_example_gives_24() {
    let mut state = deal(Mode::Autumn, 2);
    state.open.shelves[0] = [4, 0, 1, 4];
    state.open.kept[0] = cards("s+bee w+bee");
    assert_eq!(ending::score(&state.open, Seat(0)), 24);
}

/// FB-25
#[test]
fn fb_25_a_tie_goes_to_the_most_insects_and_then_is_shared() {
    let mut state = deal(Mode::Autumn, 3);
    state.open.shelves = [[2, 0, 0, 0], [1, 0, 0, 0], [2, 0, 0, 0], [0; 4]];
    state.open.kept[1] = cards("s+bee w+fly");
    assert_eq!(ending::leaders(&state.open), Seats::only(Seat(1)), "3 points each, two insects");
    state.open.kept[1] = cards("s+bee");
    let best = ending::leaders(&state.open);
    assert_eq!(best.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 2]);
    (state.open.phase, state.open.winners) = (Phase::Over, Some(best));
    assert_eq!(state.outcome().expect("over").ranks, [1, 3, 1]);
}

/// FB-26
#[test]
fn fb_26_open_insects_count_in_the_open_and_hidden_ones_do_not() {
    for (mode, score) in [(Mode::Open, 1), (Mode::Autumn, 0)] {
        let mut state = deal(mode, 2);
        state.open.kept[0] = cards("s+bee");
        assert_eq!(state.scores(), [score, 0], "FB-26");
    }
}
