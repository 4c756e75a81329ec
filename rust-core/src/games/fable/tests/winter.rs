//! FB-30 to FB-36, FB-40 and FB-46: supplies, Red Ants and swaps.

use super::*;

/// FB-30
#[test]
fn fb_30_everyone_starts_with_one_card_face_up() {
    let mut events = Vec::new();
    let state = Fable::new(&rules(Mode::Winter, 4), CHANCE, &mut events);
    assert!(state.open.supplies.iter().all(|supply| supply.len() == 1));
    for seat in 0..4 {
        let card = state.open.supplies[seat as usize][0];
        let drew = Event::Drew { seat: Seat(seat), card, why: Draw::Start };
        assert!(events.contains(&Told::all(drew)), "FB-30");
    }
    assert_eq!(state.deck.len(), 48 - 16 - 4);
    assert!(deal(Mode::Autumn, 4).open.supplies.iter().all(|supply| supply.is_empty()));
}

/// FB-31
#[test]
fn fb_31_seven_designs_twice_fewer_for_fewer_players_and_three_on_offer() {
    for (players, cards) in [(2, 8), (3, 10), (4, 14)] {
        let state = deal(Mode::Winter, players);
        assert_eq!(state.open.row.len(), 3);
        let mut all = state.stock.clone();
        all.extend(state.open.row.iter().copied());
        all.sort_unstable();
        assert_eq!(all.len(), cards, "FB-31");
        assert!(all.chunks(2).all(|pair| pair[0] == pair[1]));
    }
}

/// FB-32
#[test]
fn fb_32_red_ants_choose_any_type_in_secret_at_the_same_time_as_the_ant() {
    let mut state = table(Mode::Winter, 4, SQUARE);
    lay(&mut state, &TRAIL[..5]);
    assert_eq!(state.actors(), Seats::only(Seat(0)), "they see where the ants stand first");
    lay(&mut state, &TRAIL[5..]);
    assert_eq!(state.actors(), Seats::all(4).without(Seat(1)));
    assert!(state.asks_secretly(Seat(0)) && state.asks_secretly(Seat(3)));
    assert_eq!(actions(&state, 2), ["aim tablecloth", "aim tiles", "aim stone", "aim wood"]);
    assert_eq!(clause(act(&mut state, 1, "aim wood")), "FB-32");
    must(&mut state, 3, "aim tiles");
    assert_eq!(clause(act(&mut state, 3, "aim wood")), "FB-05");
    must(&mut state, 0, "aim wood");
    must(&mut state, 2, "aim wood");
    assert_eq!(state.actors(), Seats::only(Seat(1)));
    // There are none in Autumn, nor with two.
    assert!(deal(Mode::Autumn, 4).open.red_ants().is_empty());
    assert!(deal(Mode::Winter, 2).open.red_ants().is_empty());
}

/// FB-33
#[test]
fn fb_33_a_red_ant_who_chose_as_the_ant_draws_if_the_ant_was_not_caught() {
    for (red, guess, drawn) in [("wood", "a1", 1), ("stone", "a1", 0), ("wood", "c1", 0)] {
        let mut state = table(Mode::Winter, 3, SQUARE);
        let before = state.open.supplies[2].len();
        let events = round(&mut state, "wood", red, guess);
        assert_eq!(state.open.supplies[2].len() - before, drawn, "{red} {guess}");
        let red_draw = |event: &&Event| matches!(event, Event::Drew { why: Draw::Red, .. });
        assert_eq!(events.iter().filter(red_draw).count(), drawn);
    }
}

/// FB-34
#[test]
fn fb_34_collected_cards_are_the_collectors_supply() {
    let mut state = table(Mode::Winter, 2, SQUARE);
    state.open.supplies[0] = cards("t");
    state.open.row = [Provision::Honey].into();
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.supplies[0], cards("t w w w"));
    assert!(state.open.kept[0].is_empty() && state.open.gone.is_empty());
}

const WITH_BEES: [&str; 4] = ["s s w+bee t", "s w w+fly t", "c+bee c t t", "c s+bee s+fly c"];

/// FB-35
#[test]
fn fb_35_the_ant_takes_an_insect_card_or_its_like_from_anywhere() {
    let mut state = table(Mode::Winter, 2, WITH_BEES);
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.phase, Phase::Take);
    assert_eq!(actions(&state, 0), ["take c1", "take a3", "take b4"]);
    assert_eq!(clause(act(&mut state, 0, "take d4")), "FB-35");
    assert_eq!(clause(act(&mut state, 1, "take a3")), "FB-35");
    let told = must(&mut state, 0, "take a3");
    let (left, taken) = (card("w+bee").expect("a card"), card("c+bee").expect("a card"));
    assert!(told.contains(&Event::Swapped { seat: Seat(0), left, taken }));
    must(&mut state, 0, "take c2");
    let supply = &state.open.supplies[0];
    assert!(supply.contains(&taken) && !supply.contains(&left));
}

/// FB-35
#[test]
fn fb_35_the_grasshopper_takes_what_is_there() {
    let mut state = table(Mode::Winter, 2, WITH_BEES);
    state.open.supplies[1].clear();
    state.open.row.clear();
    round(&mut state, "wood", "", "c1");
    let mut supply = state.open.supplies[1].clone();
    supply.sort_unstable();
    assert_eq!(supply, cards("w w+bee w+fly"));
}

/// FB-36
#[test]
fn fb_36_swaps_come_one_by_one_and_the_card_left_behind_keeps_its_place() {
    let mut state = table(Mode::Winter, 2, WITH_BEES);
    // The deck's next card must not be taken for the one left behind.
    state.deck.push(card("t").expect("a card"));
    state.open.row.clear();
    state.stock.clear();
    round(&mut state, "wood", "", "a1");
    must(&mut state, 0, "take a3");
    assert_eq!(actions(&state, 0), ["take c2", "take c4"], "then the fly");
    assert_eq!(clause(act(&mut state, 0, "take c1")), "FB-36");
    must(&mut state, 0, "take c4");
    assert_eq!(state.open.round, 2, "nothing can be bought");
    let at = |cell: &str| state.open.card(cell.parse().expect("a cell"));
    assert_eq!((at("c1"), at("c2")), (card("w+bee"), card("w+fly")), "both were left behind");
    assert_eq!(at("b2"), card("t"), "the cells of the cards taken are refilled");
}

/// FB-36
#[test]
fn fb_36_a_card_taken_once_or_in_the_haul_is_no_target() {
    // Two bees in the haul and one elsewhere, as other data might have it.
    let mut state =
        table(Mode::Winter, 2, ["s s w+bee t", "s w w+bee t", "c+bee c t t", "c w s c"]);
    state.open.row.clear();
    round(&mut state, "wood", "", "a1");
    assert_eq!(actions(&state, 0), ["take c1", "take a3"], "not the other bee of the haul");
    must(&mut state, 0, "take a3");
    assert_eq!(state.open.round, 2, "no bee is left for the second: it is taken itself");
    assert_eq!(state.open.supplies[0][1..], cards("w c+bee w+bee")[..]);
}

/// FB-40
#[test]
fn fb_40_without_cards_draws_are_skipped_and_the_square_keeps_its_gaps() {
    let mut state = table(Mode::Winter, 3, SQUARE);
    state.deck.clear();
    state.open.row.clear();
    round(&mut state, "wood", "wood", "a1");
    let gaps = state.open.square.iter().filter(|cell| cell.is_none()).count();
    assert_eq!((gaps, state.open.round), (3, 2));
    assert_eq!(clause(act(&mut state, 1, "ant c1")), "FB-40");
}

/// FB-40
#[test]
fn fb_40_the_trail_is_as_long_as_the_largest_group() {
    let mut state = table(Mode::Winter, 2, ["s s - t", "- - - w", "c - t t", "- w - -"]);
    assert_eq!(actions(&state, 0), ["ant d1", "ant d2", "ant c3", "ant d3"], "the group of four");
    lay(&mut state, &["d1", "d2", "d3", "c3"]);
    assert_ne!(state.open.phase, Phase::Trail);
}

/// FB-40
#[test]
fn fb_40_an_empty_square_ends_the_game_and_the_most_points_win() {
    let mut state = table(Mode::Winter, 3, ["- s - -", "- - - -", "- - - -", "- - - -"]);
    state.deck.clear();
    state.open.row.clear();
    state.open.provisions[2] = [Provision::Honey].into();
    lay(&mut state, &["b1"]);
    must(&mut state, 2, "aim wood");
    assert_eq!((state.open.phase, winners(&state)), (Phase::Over, vec![2]));
}

/// FB-46
#[test]
fn fb_46_red_ants_draw_clockwise_from_the_ant_before_swaps_and_refill() {
    let mut state = table(Mode::Winter, 4, WITH_BEES);
    (state.open.ant, state.open.grasshopper) = (Seat(2), Seat(3));
    let next: Vec<Card> = state.deck.iter().rev().take(2).copied().collect();
    let events = round(&mut state, "wood", "wood", "a1");
    let draws: Vec<(u8, Card)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, card, why: Draw::Red } => Some((seat.0, *card)),
            _ => None,
        })
        .collect();
    assert_eq!(draws, [(0, next[0]), (1, next[1])], "FB-46");
    assert_eq!(state.open.phase, Phase::Take, "the swaps come after");
}
