//! FB-37 to FB-39, FB-41 to FB-45 and FB-47: purchases, points and the end of Winter.

use super::*;
use crate::chance::Rng;
use rand::SeedableRng;
use std::collections::BTreeSet;

/// Seat 0, the Ant, has collected and stands before the market with this supply.
fn at_market(players: u8, supply: &str, row: &[Provision]) -> Fable {
    let mut state = deal(Mode::Winter, players);
    state.open.supplies[0] = cards(supply);
    state.open.row = row.iter().copied().collect();
    state.open.collector = Some(Seat(0));
    state.open.phase = Phase::Market;
    state
}

use Provision::{Bread, Chestnuts, Grapes, Honey, Mushrooms};

/// FB-37
#[test]
fn fb_37_the_collector_may_buy_one_provision_at_its_price() {
    let mut state = at_market(3, "t t s w", &[Honey, Grapes, Bread]);
    assert_eq!(actions(&state, 0), ["buy honey", "pass"]);
    assert_eq!(clause(act(&mut state, 0, "buy grapes")), "FB-37");
    assert_eq!(clause(act(&mut state, 0, "buy cheese")), "FB-37");
    assert_eq!(clause(act(&mut state, 1, "buy honey")), "FB-37");
    let told = must(&mut state, 0, "buy honey");
    assert!(told.contains(&Event::Bought {
        seat: Seat(0),
        provision: Honey,
        paid: cards("t t s").into_iter().collect(),
    }));
    assert_eq!(state.open.supplies[0], cards("w"));
    assert_eq!(state.open.provisions[0], [Honey]);
    assert_eq!(state.open.round, 2, "only one a round");
}

/// FB-37
#[test]
fn fb_37_whoever_can_buy_nothing_is_not_asked() {
    let mut state = table(Mode::Winter, 2, SQUARE);
    state.open.supplies[0].clear();
    state.open.row = [Honey].into();
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.open.round, 2);
    let mut state = table(Mode::Winter, 2, SQUARE);
    state.open.supplies[0] = cards("t t s");
    state.open.row = [Honey].into();
    round(&mut state, "wood", "", "a1");
    assert_eq!(state.actors(), Seats::only(Seat(0)));
    must(&mut state, 0, "pass");
    assert!(state.open.provisions[0].is_empty());
}

/// FB-38
#[test]
fn fb_38_three_identical_cards_stand_for_one_of_another_type() {
    let mut state = at_market(2, "t t w w+bee w w w", &[Honey]);
    assert_eq!(actions(&state, 0), ["buy honey", "pass"], "three of wood for the stone");
    must(&mut state, 0, "buy honey");
    assert_eq!(state.open.supplies[0], cards("w w"));
    // Twice in one purchase.
    let state = at_market(2, "t w w w c c c", &[Honey]);
    assert_eq!(actions(&state, 0), ["buy honey", "pass"]);
    // Not for a card of their own type.
    let state = at_market(2, "t s s s", &[Honey]);
    assert_eq!(actions(&state, 0), ["pass"].map(String::from), "one stone short of two tiles");
}

/// FB-38
#[test]
fn fb_38_every_way_is_offered_cheapest_first_even_beside_the_card_it_stands_for() {
    let mut state = at_market(2, "t t s w w w", &[Honey]);
    must(&mut state, 0, "buy honey");
    assert_eq!(actions(&state, 0), ["pay 0-2-1-0", "pay 0-1-1-3", "pay 0-2-0-3"]);
    assert_eq!(clause(act(&mut state, 0, "pay 0-2-1-3")), "FB-38");
    must(&mut state, 0, "pay 0-2-0-3");
    assert_eq!(state.open.supplies[0], cards("s"));
}

/// All sub-multisets of a supply that pay a price, found without the code under test.
fn brute_force(
    provision: Provision,
    supply: [u8; 4],
    larder: Option<Path>,
    rate: u8,
) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for uses_larder in [false, true] {
        let mut held = supply;
        let Some(extra) = (if uses_larder { larder.map(Path::index) } else { Some(4) }) else {
            continue;
        };
        if let Some(count) = held.get_mut(extra) {
            *count += 1;
        }
        for a in 0..=held[0] {
            for b in 0..=held[1] {
                for c in 0..=held[2] {
                    for d in 0..=held[3] {
                        let mut spent = [a, b, c, d];
                        if !pays(spent, provision.price(), rate) {
                            continue;
                        }
                        match spent.get_mut(extra) {
                            Some(0) => continue,
                            Some(count) => *count -= 1,
                            None => {}
                        }
                        found.insert(Payment::new(spent, uses_larder).to_string());
                    }
                }
            }
        }
    }
    found
}

/// Whether exactly these cards make the price: each type gives some cards as they are, and the
/// rest of it in full bundles that stand for cards still missing, none for its own type.
fn pays(spent: [u8; 4], price: [u8; 4], rate: u8) -> bool {
    fn try_type(at: usize, spent: [u8; 4], missing: [u8; 4], bundles: [u8; 4], rate: u8) -> bool {
        if at < 4 {
            return (0..=spent[at].min(missing[at])).any(|direct| {
                let rest = spent[at] - direct;
                let (mut missing, mut bundles) = (missing, bundles);
                missing[at] -= direct;
                bundles[at] = rest / rate;
                rest.is_multiple_of(rate) && try_type(at + 1, spent, missing, bundles, rate)
            });
        }
        let total: u8 = missing.iter().sum();
        // Hall: bundles fit the gaps if their numbers agree and no type must fill its own gap.
        bundles.iter().sum::<u8>() == total
            && (0..4).all(|path| bundles[path] <= total - missing[path])
    }
    try_type(0, spent, price, [0; 4], rate)
}

/// FB-38, FB-53, FB-57
#[test]
fn fb_38_ways_to_pay_are_those_a_search_of_all_sub_multisets_finds() {
    let mut rng = Rng::seed_from_u64(38);
    let mut offered = 0;
    for case in 0..600 {
        let supply: [u8; 4] = std::array::from_fn(|_| rng.random_range(0..=8));
        let provision = Provision::ALL[case % 7];
        let larder = [None, Some(Path::ALL[rng.random_range(0..4)])][case % 2];
        let rate = if case % 3 == 0 { 2 } else { 3 };
        let ways = payment::ways(provision, supply, larder, rate);
        assert!(ways.is_sorted_by_key(|way| way.total()), "cheapest first");
        let texts: BTreeSet<String> = ways.iter().map(Payment::to_string).collect();
        assert_eq!(texts.len(), ways.len(), "each once");
        assert_eq!(texts, brute_force(provision, supply, larder, rate), "{supply:?} {larder:?}");
        offered += ways.len();
    }
    assert!(offered > 3000, "{offered} ways were compared");
}

/// FB-39
#[test]
fn fb_39_paid_cards_lie_face_up_and_become_the_deck_when_it_is_empty() {
    let mut state = at_market(2, "t t s w", &[Honey, Grapes]);
    state.deck.clear();
    state.open.square[0] = None;
    let told = must(&mut state, 0, "buy honey");
    assert!(told.contains(&Event::Reshuffled { cards: 3 }));
    let refilled = state.open.square[0].expect("refilled from what was paid");
    assert!(cards("t s").contains(&refilled));
    assert_eq!((state.deck.len(), state.open.discard.len()), (2, 0));
    let mut state = at_market(2, "t t s w", &[Honey, Grapes]);
    must(&mut state, 0, "buy honey");
    assert_eq!(state.open.discard, cards("t t s"), "a deck that lasts leaves it lying");
}

/// FB-41
#[test]
fn fb_41_a_provision_is_worth_one_and_a_pair_three() {
    let mut state = deal(Mode::Winter, 2);
    state.open.provisions[0] = [Honey, Grapes].into();
    assert_eq!(state.open.points(Seat(0)), 2);
    state.open.provisions[0] = [Honey, Grapes, Honey].into();
    assert_eq!(state.open.points(Seat(0)), 4, "FB-41");
}

/// FB-42
#[test]
fn fb_42_whoever_has_no_card_left_after_paying_draws_one() {
    let mut state = at_market(2, "t t s", &[Honey, Grapes]);
    let top = state.deck.last().copied().expect("a card");
    let told = must(&mut state, 0, "buy honey");
    assert!(told.contains(&Event::Drew { seat: Seat(0), card: top, why: Draw::Exact }));
    assert_eq!(state.open.supplies[0], [top]);
    // The payment is in the discard before the draw.
    let mut state = at_market(2, "t t s", &[Honey, Grapes]);
    state.deck.clear();
    must(&mut state, 0, "buy honey");
    assert_eq!(state.open.supplies[0].len(), 1);
    let way: Payment = "0-2-0-3".parse().expect("a payment");
    assert!(way.is_exact([0, 2, 0, 3]) && !way.is_exact([0, 2, 1, 3]), "FB-42");
}

/// FB-43
#[test]
fn fb_43_a_bought_provision_is_replaced_at_the_end_of_the_round_while_the_deck_lasts() {
    let mut state = at_market(2, "t t s w", &[Honey, Grapes, Chestnuts]);
    state.stock = [Honey, Mushrooms].into();
    must(&mut state, 0, "buy honey");
    assert_eq!(state.open.row, [Grapes, Chestnuts, Mushrooms]);
    assert_eq!(state.stock, [Honey]);
}

/// FB-44
#[test]
fn fb_44_the_first_with_four_points_wins_at_once() {
    let mut state = at_market(2, "t t s w", &[Honey, Grapes]);
    state.open.provisions[0] = [Honey, Mushrooms].into();
    let told = must(&mut state, 0, "buy honey");
    assert_eq!((state.open.phase, winners(&state)), (Phase::Over, vec![0]));
    assert!(told.contains(&Event::Over { winners: Seats::only(Seat(0)) }));
    assert_eq!(state.open.row, [Grapes], "nothing is refilled any more");
    assert_eq!(clause(act(&mut state, 0, "pass")), "FB-44");
    // Three points do not.
    let mut state = at_market(2, "t t s w", &[Honey, Grapes]);
    state.open.provisions[0] = [Chestnuts, Mushrooms].into();
    must(&mut state, 0, "buy honey");
    assert_eq!(state.outcome(), None);
}

/// FB-45
#[test]
fn fb_45_if_two_reach_four_in_one_step_whoever_acted_wins() {
    let mut state = deal(Mode::Powers, 3);
    state.open.powers.retain(|&power| power != Power::Swap);
    state.open.held[2] = [Power::Swap].into();
    // Seat 2 gives honey for grapes: both then have a pair and a bread.
    state.open.provisions[2] = [Grapes, Honey, Bread].into();
    state.open.provisions[0] = [Honey, Bread, Grapes].into();
    state.open.collector = Some(Seat(2));
    state.open.phase = Phase::Market;
    must(&mut state, 2, "give honey");
    must(&mut state, 2, "get grapes 0");
    assert_eq!([0, 2].map(|seat| state.open.points(Seat(seat))), [4, 4]);
    assert_eq!(winners(&state), [2], "FB-45");
    assert_eq!(state.outcome().expect("over").ranks, [2, 3, 1]);
}

/// FB-45
#[test]
fn fb_45_a_swap_that_gives_only_the_other_four_points_makes_the_other_win() {
    let mut state = deal(Mode::Powers, 2);
    state.open.held[0] = [Power::Swap].into();
    state.open.provisions[0] = [Honey].into();
    state.open.provisions[1] = [Honey, Bread, Grapes].into();
    state.open.collector = Some(Seat(0));
    state.open.phase = Phase::Market;
    must(&mut state, 0, "give honey");
    must(&mut state, 0, "get bread 1");
    assert_eq!(winners(&state), [1], "FB-44: the first with four points");
}

/// FB-47
#[test]
fn fb_47_the_row_shrinks_and_there_are_enough_provisions_for_somebody_to_have_four_points() {
    for players in 2..=4 {
        let all = data::data().provision_cards(players).len();
        assert!(all > 3 * usize::from(players), "FB-47: {all} for {players}");
    }
    let mut state = at_market(2, "t t s w", &[Honey, Grapes, Chestnuts]);
    state.stock.clear();
    must(&mut state, 0, "buy honey");
    assert_eq!(state.open.row, [Grapes, Chestnuts], "FB-47");
}
