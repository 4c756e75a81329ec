//! FB-50 to FB-60: Power cards.

use super::*;
use Provision::{Bread, Chestnuts, Grapes, Honey};
use std::collections::BTreeSet;

/// All six Powers lie on the table, so that any can be tried.
fn with_powers(players: u8, rows: [&str; 4]) -> Fable {
    let mut state = table(Mode::Powers, players, rows);
    state.open.powers = Power::ALL.into();
    state.open.row.clear();
    state.stock.clear();
    state
}

/// The Ant, seat 0, collects a card with each of these insects, uncaught.
fn collect(state: &mut Fable, insects: [&str; 3]) {
    let [a, b, c] = insects.map(|insect| format!("w+{insect}"));
    lay_square(state, [&format!("s s {a} t"), &format!("s {b} {c} t"), "c c t t", "c w s c"]);
    round(state, "wood", "stone", "a1");
}

fn hold(state: &mut Fable, seat: u8, power: Power) {
    state.open.powers.retain(|&lying| lying != power);
    state.open.held[seat as usize].push(power);
}

/// FB-50
#[test]
fn fb_50_four_of_six_powers_lie_face_up_chosen_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let state = Fable::new(&rules(Mode::Powers, 2), Chance::new(seed), &mut Vec::new());
        assert_eq!(state.open.powers.len(), 4);
        seen.extend(state.open.powers);
    }
    assert_eq!(seen.len(), 6, "FB-50");
    assert!(deal(Mode::Winter, 2).open.powers.is_empty());
    let insects: BTreeSet<Insect> = Power::ALL.into_iter().map(Power::insect).collect();
    assert_eq!(insects.len(), 6, "one an insect");
}

/// FB-51
#[test]
fn fb_51_the_ant_may_discard_an_insect_just_collected_for_its_power_one_a_round() {
    let mut state = with_powers(2, SQUARE);
    collect(&mut state, ["bee", "fly", "beetle"]);
    assert_eq!(actions(&state, 0), ["power bargain", "power look", "power larder", "pass"]);
    assert_eq!(clause(act(&mut state, 0, "power swap")), "FB-51");
    assert_eq!(clause(act(&mut state, 1, "power look")), "FB-51");
    must(&mut state, 0, "power look");
    assert!(state.open.holds(Seat(0), Power::Look));
    assert_eq!(state.open.round, 2, "one Power a round");
    // She need not; and a Grasshopper is not asked.
    let mut state = with_powers(2, SQUARE);
    collect(&mut state, ["bee", "fly", "beetle"]);
    must(&mut state, 0, "pass");
    assert!(state.open.held[0].is_empty());
    let mut state = with_powers(2, ["s s w+bee t", "s w w t", "c c t t", "c w s c"]);
    round(&mut state, "wood", "", "c1");
    assert_eq!(state.open.round, 2);
}

/// FB-51
#[test]
fn fb_51_a_power_can_be_taken_from_another_player() {
    let mut state = with_powers(3, SQUARE);
    hold(&mut state, 2, Power::Look);
    collect(&mut state, ["fly", "fly", "fly"]);
    let told = must(&mut state, 0, "power look");
    let took = Event::Took { seat: Seat(0), power: Power::Look, from: Some(Seat(2)) };
    assert!(told.contains(&took));
    assert!(state.open.holds(Seat(0), Power::Look) && !state.open.holds(Seat(2), Power::Look));
}

/// FB-52
#[test]
fn fb_52_a_power_works_from_that_moment() {
    let mut state = with_powers(2, SQUARE);
    state.open.supplies[0] = cards("t t");
    state.open.row = [Honey].into();
    collect(&mut state, ["bee", "fly", "fly"]);
    must(&mut state, 0, "power bargain");
    assert_eq!(actions(&state, 0), ["buy honey", "pass"], "two of wood for the stone, now");
}

/// FB-53
#[test]
fn fb_53_two_for_one_instead_of_three() {
    let mut state = with_powers(2, SQUARE);
    state.open.supplies[0] = cards("t t w w w");
    hold(&mut state, 0, Power::Bargain);
    let ways = state.open.ways(Seat(0), Honey, None);
    let texts: Vec<String> = ways.iter().map(Payment::to_string).collect();
    assert_eq!(texts, ["0-2-0-2"], "FB-53");
    assert_eq!(state.open.rate(Seat(1)), 3);
}

/// FB-54
#[test]
fn fb_54_one_more_point_while_held_and_it_can_win_before_any_purchase() {
    let mut state = with_powers(2, SQUARE);
    state.open.provisions = [[Honey, Honey].into(), [Bread].into(), [].into(), [].into()];
    hold(&mut state, 1, Power::Point);
    assert_eq!(state.open.points(Seat(1)), 2);
    collect(&mut state, ["ladybird", "fly", "fly"]);
    must(&mut state, 0, "power point");
    assert_eq!(state.open.points(Seat(1)), 1, "losing it takes the point away");
    assert_eq!((state.open.phase, winners(&state)), (Phase::Over, vec![0]));
}

/// FB-55
#[test]
fn fb_55_the_grasshopper_may_look_at_one_token_the_ant_did_not_choose() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut state = with_powers(2, SQUARE);
        hold(&mut state, 1, Power::Look);
        lay(&mut state, &TRAIL);
        must(&mut state, 0, "aim wood");
        assert!(state.asks_secretly(Seat(1)), "FB-55: only she sees it");
        assert_eq!(actions(&state, 1)[0], "look");
        let mut told = Vec::new();
        let effect = state.apply(Seat(1), Action::Look, Chance::new(seed), &mut told);
        assert_eq!(effect, Ok(Effect::Reveals));
        let path = state.looked;
        assert_eq!(told[1], Told::one(Seat(1), Event::Looked { seat: Seat(1), path }));
        seen.extend(path);
        assert_eq!(clause(act(&mut state, 1, "look")), "FB-55", "once");
        must(&mut state, 1, "guess a1");
    }
    assert_eq!(seen.len(), 3, "FB-55: any of the three");
    assert!(!seen.contains(&Path::Wood));
    let mut state = with_powers(2, SQUARE);
    hold(&mut state, 0, Power::Look);
    lay(&mut state, &TRAIL);
    must(&mut state, 0, "aim wood");
    assert_eq!(clause(act(&mut state, 1, "look")), "FB-55", "she does not have it");
}

/// FB-56
#[test]
fn fb_56_an_ant_or_grasshopper_who_collected_nothing_draws_before_the_refill() {
    for (holder, guess, draws) in [(0, "c1", 1), (0, "a1", 0), (1, "a1", 1), (1, "c1", 0)] {
        let mut state = with_powers(3, SQUARE);
        hold(&mut state, holder, Power::Comfort);
        let top = state.deck.last().copied().expect("a card");
        let events = round(&mut state, "wood", "stone", guess);
        let seat = Seat(holder);
        let drew = Event::Drew { seat, card: top, why: Draw::Comfort };
        assert_eq!(events.iter().filter(|&event| *event == drew).count(), draws, "{guess}");
    }
    // A Red Ant does not.
    let mut state = with_powers(3, SQUARE);
    hold(&mut state, 2, Power::Comfort);
    round(&mut state, "wood", "stone", "c1");
    assert_eq!(state.open.supplies[2].len(), 1);
    assert_eq!(state.open.ant, Seat(0), "it is no collecting");
}

/// FB-57
#[test]
fn fb_57_the_larder_card_lies_face_down_pays_and_is_replaced() {
    let mut state = with_powers(2, SQUARE);
    state.open.supplies[0] = cards("t t");
    state.open.row = [Honey].into();
    state.deck.push(card("s").expect("a card"));
    collect(&mut state, ["beetle", "fly", "fly"]);
    let told = must(&mut state, 0, "power larder");
    assert!(told.contains(&Event::Stored { seat: Seat(0), card: None }));
    assert_eq!(state.larder, card("s"));
    assert!(state.asks_secretly(Seat(0)), "her ways to pay would tell what it is");
    must(&mut state, 0, "buy honey");
    assert_eq!(actions(&state, 0), ["pay 0-2-0-0+"]);
    let next = state.deck.last().copied();
    must(&mut state, 0, "pay 0-2-0-0+");
    assert!(state.open.discard.contains(&card("s").expect("a card")));
    assert_eq!(state.larder, next, "replaced at once");
}

/// FB-57
#[test]
fn fb_57_a_stolen_larder_is_discarded_and_filled_again_and_does_not_spoil_exact_change() {
    let mut state = with_powers(2, SQUARE);
    hold(&mut state, 1, Power::Larder);
    state.larder = card("c+bee");
    collect(&mut state, ["beetle", "fly", "fly"]);
    let next = state.deck.last().copied();
    let told = must(&mut state, 0, "power larder");
    assert!(told.contains(&Event::Spoiled { card: card("c+bee").expect("a card") }));
    assert!(state.open.discard.contains(&card("c+bee").expect("a card")));
    assert_eq!(state.larder, next);
    // No card face up: exact change, though the larder holds one.
    let mut state = with_powers(2, SQUARE);
    hold(&mut state, 0, Power::Larder);
    state.larder = card("w");
    state.open.supplies[0] = cards("t t s");
    (state.open.row, state.open.collector) = ([Honey, Grapes].into(), Some(Seat(0)));
    state.open.phase = Phase::Market;
    must(&mut state, 0, "buy honey");
    let told = must(&mut state, 0, "pay 0-2-1-0");
    let exact = |event: &Event| matches!(event, Event::Drew { why: Draw::Exact, .. });
    assert!(told.iter().any(exact), "FB-57, FB-42");
}

/// FB-57
#[test]
fn fb_57_whether_the_owner_of_a_larder_is_asked_does_not_depend_on_her_card() {
    for larder in ["s", "w"] {
        let mut state = with_powers(2, SQUARE);
        hold(&mut state, 0, Power::Larder);
        state.larder = card(larder);
        state.open.supplies[0] = cards("t t");
        state.open.row = [Honey].into();
        round(&mut state, "wood", "", "a1");
        assert_eq!(state.actors(), Seats::only(Seat(0)), "{larder}");
    }
}

fn before_a_swap(row: &[Provision]) -> Fable {
    let mut state = with_powers(3, SQUARE);
    hold(&mut state, 0, Power::Swap);
    state.open.provisions = [[Honey, Bread].into(), [Grapes].into(), [Honey].into(), [].into()];
    state.open.row = row.iter().copied().collect();
    state
}

/// FB-58
#[test]
fn fb_58_after_collecting_a_provision_is_swapped_with_a_players_or_one_on_offer() {
    let mut state = before_a_swap(&[Chestnuts]);
    state.open.supplies[0].clear();
    round(&mut state, "wood", "stone", "a1");
    assert_eq!(actions(&state, 0), ["give honey", "give bread", "pass"]);
    must(&mut state, 0, "give honey");
    assert_eq!(actions(&state, 0), ["get grapes 1", "get chestnuts"], "not honey for honey");
    assert_eq!(clause(act(&mut state, 0, "get honey 2")), "FB-58");
    let told = must(&mut state, 0, "get chestnuts");
    assert!(told.contains(&Event::Exchanged {
        seat: Seat(0),
        gave: Honey,
        got: Chestnuts,
        from: None,
    }));
    assert_eq!(state.open.provisions[0], [Chestnuts, Bread]);
    assert_eq!(state.open.row, [Honey]);
    assert!(state.open.powers.contains(&Power::Swap), "single use: back to the table");
    assert!(!state.open.holds(Seat(0), Power::Swap));
    assert_eq!(clause(act(&mut state, 0, "give bread")), "FB-04", "the round is over");
}

/// FB-58
#[test]
fn fb_58_whoever_collected_nothing_does_not_swap() {
    let mut state = before_a_swap(&[Chestnuts]);
    round(&mut state, "wood", "stone", "c1");
    assert_eq!(state.open.round, 2, "nobody is asked");
}

/// FB-59
#[test]
fn fb_59_a_swap_comes_before_or_after_buying_and_can_win() {
    for first in ["buy honey", "give bread"] {
        let mut state = before_a_swap(&[Honey, Chestnuts]);
        state.open.provisions[0] = [Bread].into();
        state.open.supplies[0] = cards("t t s");
        state.open.collector = Some(Seat(0));
        state.open.phase = Phase::Market;
        must(&mut state, 0, first);
        if first == "give bread" {
            must(&mut state, 0, "get chestnuts");
            must(&mut state, 0, "buy honey");
            assert_eq!(state.open.provisions[0], [Chestnuts, Honey]);
        } else {
            assert_eq!(clause(act(&mut state, 0, "buy chestnuts")), "FB-37", "one purchase");
            must(&mut state, 0, "give bread");
            must(&mut state, 0, "get honey 2");
            assert_eq!(state.open.provisions[2], [Bread], "it takes the place of the card taken");
            assert_eq!(state.open.points(Seat(0)), 3, "a pair");
        }
        assert_eq!(state.open.round, 2);
    }
    let mut state = before_a_swap(&[]);
    state.open.provisions[0] = [Honey, Chestnuts, Bread].into();
    state.open.collector = Some(Seat(0));
    state.open.phase = Phase::Market;
    must(&mut state, 0, "give bread");
    must(&mut state, 0, "get honey 2");
    assert_eq!(winners(&state), [0], "FB-59");
}

/// FB-60
#[test]
fn fb_60_the_card_given_up_was_taken_this_round_and_pays_for_nothing() {
    let mut state = with_powers(2, SQUARE);
    state.open.supplies[0] = cards("t t w+mosquito");
    state.open.powers.retain(|&power| power != Power::Comfort);
    hold(&mut state, 0, Power::Look);
    collect(&mut state, ["bee", "fly", "butterfly"]);
    assert_eq!(actions(&state, 0), ["power bargain", "pass"], "not for the old mosquito");
    assert_eq!(clause(act(&mut state, 0, "power look")), "FB-60", "she holds it");
    assert_eq!(clause(act(&mut state, 0, "power comfort")), "FB-60", "it is in the box");
    must(&mut state, 0, "power bargain");
    assert_eq!(state.open.discard, cards("w+bee"));
    assert!(!state.open.supplies[0].contains(&card("w+bee").expect("a card")));
}
