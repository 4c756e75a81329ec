//! Every clause `GR-…`, by name.

use super::*;
use crate::testing::{check_game, every_choice};

const CHANCE: Chance = Chance::new(1994);

fn rules(players: u8, variant: Variant, bets: Bets, games: u8) -> Rules {
    Rules { players, variant, bets, games }
}

fn ten(players: u8) -> Gringrins {
    deal(rules(players, Variant::Ten, Bets::Open, 1))
}

fn deal(rules: Rules) -> Gringrins {
    Gringrins::new(&rules, CHANCE, &mut Vec::new())
}

/// The same match with the tile of this turn as wished.
fn under(mode: Mode, mut state: Gringrins) -> Gringrins {
    let pile: Vec<Mode> = state.tiles.iter().collect();
    let turn = state.turn as usize;
    state.tiles =
        Tiles::from_pile(pile.iter().enumerate().map(|(at, &m)| if at == turn { mode } else { m }));
    state
}

fn act(state: &mut Gringrins, seat: u8, action: &str) -> Result<Vec<Event>, Refusal> {
    let mut told = Vec::new();
    let action = action.parse().expect("an action");
    state.apply(Seat(seat), action, CHANCE, &mut told)?;
    Ok(told.into_iter().map(|told| told.event).collect())
}

fn clause(result: Result<Vec<Event>, Refusal>) -> &'static str {
    result.expect_err("it is refused").clause
}

/// Everyone still in bets, then lays a card; the lists are in seat order.
fn turn(state: &mut Gringrins, bets: &[u8], cards: &[u8]) -> Vec<Event> {
    while state.phase == Phase::Bet {
        let seat = state.actors().first().expect("somebody bets");
        act(state, seat.0, &format!("bet {}", bets[seat.index()])).expect("a fair bet");
    }
    let mut events = Vec::new();
    for seat in state.actors().iter() {
        if state.owes_bet(seat) {
            act(state, seat.0, &format!("bet {}", bets[seat.index()])).expect("a fair bet");
        }
        events = act(state, seat.0, &format!("card {}", cards[seat.index()])).expect("a card");
    }
    events
}

fn winner(mode: Mode, cards: &[u8]) -> Option<Seat> {
    let mut state = under(mode, ten(cards.len() as u8));
    let events = turn(&mut state, &[1; 4], cards);
    let Event::Revealed { round, .. } = &events[1] else { panic!("{events:?}") };
    round.winner
}

/// Puts the match at its last turn with these fortunes, and nothing else to happen than that
/// the last cards are turned.
fn at_last_turn(mut state: Gringrins, purses: &[u8]) -> Gringrins {
    state.turn = TURNS - 1;
    state.purses = [0; 4];
    state.purses[..purses.len()].copy_from_slice(purses);
    state.phase = Phase::Bet;
    state.bets = [None; 4];
    state
}

fn tally(state: &Gringrins) -> Tally {
    state.tallies.iter().flatten().last().copied().expect("a game has ended")
}

fn names(winners: Seats) -> Vec<u8> {
    winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn every_position_of_every_variant_keeps_the_promises_of_a_game() {
    // GR-32 is the invariant it checks at every position.
    let coverage = check_game::<Gringrins>(2);
    assert_eq!(coverage.matches, 2 * (1 + 10 + 10 + 2 * (10 + 10)) * 2);
    assert!(coverage.refusals > coverage.states);
}

/// GR-01
#[test]
fn gr_01_two_to_four_players_have_twelve_cards_and_ten_gringrins() {
    for players in 2..=4 {
        let state = ten(players);
        assert_eq!(state.purses[..players as usize], vec![10; players as usize]);
        for seat in 0..players {
            let hand = state.view(Some(Seat(seat))).hand.expect("her own hand");
            let values: Vec<u8> = hand.iter().map(Card::value).collect();
            assert_eq!(values, (1..=12).collect::<Vec<u8>>());
        }
    }
    for players in [0, 1, 5] {
        let refused = Gringrins::options(players, &Choices::new());
        assert_eq!(refused, Err(BadOption::Players(players)), "GR-01");
    }
}

/// GR-02
#[test]
fn gr_02_six_tiles_of_each_mode_are_shuffled() {
    let mut piles = Vec::new();
    for seed in 0..50 {
        let state = Gringrins::new(
            &rules(3, Variant::Ten, Bets::Open, 1),
            Chance::new(seed),
            &mut Vec::new(),
        );
        assert_eq!(state.tiles.left(0, Mode::Fourmi), 6);
        assert_eq!(state.tiles.left(0, Mode::Cigale), 6);
        piles.push(state.tiles.iter().collect::<Vec<_>>());
    }
    piles.sort_by_key(|pile| format!("{pile:?}"));
    piles.dedup();
    assert!(piles.len() > 40, "GR-02: {} different piles of 50", piles.len());
}

/// GR-03
#[test]
fn gr_03_a_game_lasts_twelve_turns() {
    let mut state = ten(3);
    for played in 0..12 {
        assert_eq!((state.turn, state.outcome()), (played, None));
        let card = played + 1;
        turn(&mut state, &[1; 4], &[card; 4]);
        // All equal: nobody wins; hand the stakes back so that nobody runs dry.
        if state.phase != Phase::Over {
            (state.purses, state.pot) = ([10, 10, 10, 0], 0);
        }
    }
    assert!(state.outcome().is_some());
    assert_eq!(clause(act(&mut state, 0, "bet 1")), "GR-03");
}

/// GR-04
#[test]
fn gr_04_the_tile_is_turned_before_the_bets() {
    let mut events = Vec::new();
    let state = Gringrins::new(&rules(3, Variant::Ten, Bets::Open, 1), CHANCE, &mut events);
    let tile = state.tiles.at(0);
    assert_eq!(events[1], Told::all(Event::Tile { turn: 0, mode: tile, opener: Seat(0) }));
    assert_eq!(state.phase, Phase::Bet);
    assert_eq!(state.view(None).mode, Some(tile));
}

/// GR-05
#[test]
fn gr_05_a_bet_of_one_two_or_three_is_obligatory_and_free() {
    let mut state = ten(3);
    let mut actions = Vec::new();
    state.actions(Seat(0), &mut actions);
    assert_eq!(actions, [Action::Bet(1), Action::Bet(2), Action::Bet(3)]);
    assert_eq!(clause(act(&mut state, 0, "bet 0")), "GR-05");
    assert_eq!(clause(act(&mut state, 0, "bet 4")), "GR-05");
    assert_eq!(clause(act(&mut state, 0, "card 3")), "GR-05");
    act(&mut state, 0, "bet 3").expect("three is allowed");
    act(&mut state, 1, "bet 1").expect("one after three is allowed");
}

/// GR-06
#[test]
fn gr_06_open_bets_go_round_from_who_turned_the_tile_and_that_passes_left() {
    let mut state = ten(3);
    assert_eq!(clause(act(&mut state, 1, "bet 1")), "GR-06");
    for opener in [0, 1, 2, 0] {
        assert_eq!(state.opener, Seat(opener));
        for step in 0..3 {
            let seat = (opener + step) % 3;
            assert_eq!(state.actors(), Seats::only(Seat(seat)));
            assert!(!state.asks_secretly(Seat(seat)));
            let told = act(&mut state, seat, "bet 1").expect("in turn");
            assert_eq!(told, [Event::Bet { seat: Seat(seat), amount: 1 }]);
        }
        let card = state.turn + 1;
        turn(&mut state, &[], &[card, card, card]);
    }
}

/// GR-06
#[test]
fn gr_06_closed_bets_are_chosen_with_the_card_and_seen_with_it() {
    let mut state = deal(rules(3, Variant::Ten, Bets::Closed, 1));
    assert_eq!(state.actors(), Seats::all(3));
    assert!(state.asks_secretly(Seat(1)));
    assert_eq!(clause(act(&mut state, 1, "card 4")), "GR-05");
    assert_eq!(act(&mut state, 1, "bet 3"), Ok(vec![]));
    assert_eq!(clause(act(&mut state, 1, "bet 2")), "GR-09");
    act(&mut state, 1, "card 4").expect("bet, then card");
    act(&mut state, 0, "bet 1").expect("a bet");
    act(&mut state, 0, "card 5").expect("a card");
    act(&mut state, 2, "bet 2").expect("a bet");
    let events = act(&mut state, 2, "card 6").expect("the last card");
    let Event::Revealed { round, .. } = &events[1] else { panic!("{events:?}") };
    assert_eq!((round.bets, round.pot), ([1, 3, 2, 0], 6));
}

/// GR-06
#[test]
fn gr_06_the_next_game_begins_with_the_next_player() {
    let mut state = at_last_turn(deal(rules(3, Variant::Ten, Bets::Open, 2)), &[10, 10, 10]);
    turn(&mut state, &[1; 4], &[1, 2, 3]);
    assert_eq!((state.game, state.opener), (1, Seat(1)));
}

/// GR-07
#[test]
fn gr_07_with_one_or_two_gringrins_one_bets_at_most_these() {
    for bets in [Bets::Open, Bets::Closed] {
        let mut state = deal(rules(2, Variant::Most, bets, 1));
        state.purses = [2, 18, 0, 0];
        let refused = act(&mut state, 0, "bet 3").expect_err("too much");
        assert_eq!((refused.clause, refused.number), ("GR-07", Some(2)));
        let mut actions = Vec::new();
        state.actions(Seat(0), &mut actions);
        assert_eq!(actions, [Action::Bet(1), Action::Bet(2)]);
        act(&mut state, 0, "bet 2").expect("all she has");
    }
}

/// GR-08
#[test]
fn gr_08_whoever_has_nothing_when_betting_starts_is_out() {
    let mut state = under(Mode::Fourmi, ten(3));
    state.purses = [2, 14, 14, 0];
    let events = turn(&mut state, &[2, 1, 1], &[1, 9, 5]);
    assert!(events.contains(&Event::Out { seat: Seat(0) }));
    assert_eq!(names(state.still_in), [1, 2]);
    assert!(!state.actors().contains(Seat(0)));
    turn(&mut state, &[0, 1, 1], &[0, 1, 2]);
    assert_eq!(state.turn, 2, "the others play on");
}

/// GR-09
#[test]
fn gr_09_every_player_still_in_chooses_one_card_in_secret() {
    let mut state = ten(3);
    for seat in 0..3 {
        act(&mut state, seat, "bet 1").expect("a bet");
    }
    assert_eq!(state.actors(), Seats::all(3));
    assert!(Seats::all(3).iter().all(|seat| state.asks_secretly(seat)));
    assert_eq!(act(&mut state, 1, "card 7"), Ok(vec![Event::Chose { seat: Seat(1) }]));
    assert_eq!(clause(act(&mut state, 1, "card 8")), "GR-09");
}

/// GR-10
#[test]
fn gr_10_all_cards_are_turned_together() {
    let mut state = ten(3);
    for seat in 0..3 {
        act(&mut state, seat, "bet 1").expect("a bet");
    }
    for seat in 0..2 {
        act(&mut state, seat, "card 7").expect("a card");
        assert_eq!(state.view(None).rounds[0], None);
    }
    act(&mut state, 2, "card 3").expect("the last card");
    let round = state.view(None).rounds[0].expect("turned");
    assert_eq!(round.cards.map(|card| card.map(Card::value)), [Some(7), Some(7), Some(3), None]);
}

/// GR-11
#[test]
fn gr_11_fourmi_the_highest_card_takes_all_stakes() {
    assert_eq!(winner(Mode::Fourmi, &[4, 9, 11, 2]), Some(Seat(2)));
    let mut state = under(Mode::Fourmi, ten(4));
    turn(&mut state, &[1, 2, 3, 3], &[4, 9, 11, 2]);
    assert_eq!(state.purses, [9, 8, 16, 7]);
}

/// GR-12
#[test]
fn gr_12_cigale_the_lowest_card_takes_all_stakes() {
    assert_eq!(winner(Mode::Cigale, &[4, 9, 11, 2]), Some(Seat(3)));
    let mut state = under(Mode::Cigale, ten(4));
    turn(&mut state, &[1, 2, 3, 3], &[4, 9, 11, 2]);
    assert_eq!(state.purses, [9, 8, 7, 16]);
}

/// GR-13
#[test]
fn gr_13_equal_cards_cancel_and_the_best_single_card_wins() {
    // The rulebook's third example: two 10s cancel, the 6 wins.
    assert_eq!(winner(Mode::Fourmi, &[10, 6, 10, 4]), Some(Seat(1)));
    // Its fourth: three 3s cancel, the 10 wins though the lowest is asked for.
    assert_eq!(winner(Mode::Cigale, &[3, 3, 10, 3]), Some(Seat(2)));
    assert_eq!(winner(Mode::Fourmi, &[10, 10, 2]), Some(Seat(2)));
}

/// GR-14
#[test]
fn gr_14_all_equal_or_two_pairs_leave_the_pot_for_the_next_turn() {
    // The rulebook's fifth example, and our ruling on two pairs.
    for cards in [[5, 5, 5, 5], [5, 8, 8, 5]] {
        for mode in [Mode::Fourmi, Mode::Cigale] {
            let mut state = under(mode, ten(4));
            turn(&mut state, &[1, 2, 3, 1], &cards);
            assert_eq!((state.pot, state.turn), (7, 1));
            assert!(
                state
                    .hands
                    .iter()
                    .zip(cards)
                    .all(|(hand, card)| { !hand.contains(Card::new(card).expect("a card")) })
            );
            let mut state = under(Mode::Fourmi, state);
            turn(&mut state, &[1, 1, 1, 1], &[12, 1, 2, 3]);
            assert_eq!(state.purses, [9 - 1 + 11, 7, 6, 8], "the next winner takes both");
        }
    }
}

/// GR-15
#[test]
fn gr_15_tile_and_cards_are_discarded_and_never_come_back() {
    let mut state = ten(3);
    turn(&mut state, &[1; 4], &[7, 8, 9]);
    let mut left = 0;
    for mode in [Mode::Fourmi, Mode::Cigale] {
        left += state.tiles.left(state.turn, mode);
    }
    assert_eq!(left, 11);
    for seat in [1, 2, 0] {
        act(&mut state, seat, "bet 1").expect("a bet");
    }
    assert_eq!(clause(act(&mut state, 0, "card 7")), "GR-15");
    let mut actions = Vec::new();
    state.actions(Seat(0), &mut actions);
    assert_eq!(actions.len(), 11);
}

/// GR-16
#[test]
fn gr_16_the_closest_to_ten_wins() {
    let mut state = under(Mode::Fourmi, at_last_turn(ten(4), &[13, 10, 4, 13]));
    turn(&mut state, &[1, 1, 1, 1], &[12, 1, 2, 3]);
    assert_eq!(state.purses, [16, 9, 3, 12]);
    assert_eq!(names(state.outcome().expect("over").winners), [1]);
}

/// GR-17
#[test]
fn gr_17_equal_distances_share_and_who_is_out_cannot_win() {
    let mut state = under(Mode::Fourmi, at_last_turn(ten(3), &[9, 13, 8]));
    turn(&mut state, &[1, 1, 1], &[12, 1, 2]);
    // 11 and 12 and 7: one alone.
    assert_eq!(names(tally(&state).winners), [0]);
    let mut state = under(Mode::Fourmi, at_last_turn(ten(3), &[10, 10, 10]));
    turn(&mut state, &[1, 1, 1], &[12, 1, 2]);
    assert_eq!(state.purses, [12, 9, 9, 0]);
    assert_eq!(names(tally(&state).winners), [1, 2]);
    assert_eq!(state.outcome().expect("over").ranks, [3, 1, 1]);
    // Out at 0 is ten away; still in and farther away wins all the same.
    let out = ending::tally(&state.rules, Seats::only(Seat(1)), &[0, 30, 0, 0], &[None; 4]);
    assert_eq!(names(out.winners), [1]);
}

/// GR-18
#[test]
fn gr_18_a_pot_left_after_the_last_turn_belongs_to_nobody() {
    let mut state = at_last_turn(ten(3), &[10, 10, 10]);
    turn(&mut state, &[1, 2, 3], &[4, 4, 4]);
    assert_eq!((state.purses, state.pot), ([9, 8, 7, 0], 6));
    assert_eq!(state.outcome().expect("over").scores, [9, 8, 7]);
}

/// GR-19
#[test]
fn gr_19_several_games_score_the_distance_to_ten() {
    // The rulebook's count: 13, 10, 5, 12 score 3, 0, 5, 2.
    let all = Seats::all(4);
    let four = rules(4, Variant::Ten, Bets::Open, 2);
    let scored = ending::tally(&four, all, &[13, 10, 5, 12], &[None; 4]);
    assert_eq!(scored.points, [3, 0, 5, 2]);
    let aimed = rules(4, Variant::Bet, Bets::Open, 2);
    let aims = [Some(13), Some(4), Some(5), Some(20)];
    assert_eq!(ending::tally(&aimed, all, &[13, 10, 5, 12], &aims).points, [0, 6, 0, 8]);
    let choices = |games: &str| {
        Choices::from([
            ("variant".to_owned(), "most".to_owned()),
            ("games".to_owned(), games.to_owned()),
        ])
    };
    assert!(Gringrins::options(2, &choices("1")).is_ok());
    let refused = Gringrins::options(2, &choices("2"));
    assert_eq!(refused, Err(BadOption::Value { option: "games", value: "2".into() }), "GR-19");
}

/// GR-19
#[test]
fn gr_19_the_fewest_points_win_the_match() {
    let mut state = at_last_turn(deal(rules(3, Variant::Ten, Bets::Open, 2)), &[10, 10, 10]);
    state = under(Mode::Fourmi, state);
    turn(&mut state, &[1, 1, 1], &[12, 1, 2]);
    assert_eq!((state.game, state.outcome()), (1, None));
    state = under(Mode::Fourmi, at_last_turn(state, &[8, 11, 11]));
    turn(&mut state, &[1, 1, 1], &[12, 1, 2]);
    // 12, 9, 9 and then 10, 10, 10: two points, one point, one point.
    let outcome = state.outcome().expect("over");
    assert_eq!((outcome.scores, names(outcome.winners)), (vec![2, 1, 1], vec![1, 2]));
}

/// GR-20
#[test]
fn gr_20_who_was_put_out_scores_fifteen_but_zero_at_the_end_is_ten() {
    let mut state = under(Mode::Fourmi, at_last_turn(ten(3), &[1, 9, 20]));
    turn(&mut state, &[1, 1, 1], &[1, 12, 2]);
    assert_eq!(state.purses, [0, 11, 19, 0]);
    assert_eq!(tally(&state).points[..3], [10, 1, 9]);
    let mut state = under(Mode::Fourmi, at_last_turn(ten(3), &[1, 9, 20]));
    state.turn = 5;
    state = under(Mode::Fourmi, state);
    turn(&mut state, &[1, 1, 1], &[1, 12, 2]);
    assert_eq!(names(state.still_in), [1, 2]);
    state = under(Mode::Fourmi, at_last_turn(state, &[0, 11, 19]));
    turn(&mut state, &[0, 1, 1], &[0, 1, 3]);
    assert_eq!(tally(&state).points[..3], [15, 0, 10]);
}

/// GR-21
#[test]
fn gr_21_one_to_ten_games_and_ties_share() {
    let games = |n: u8| Choices::from([("games".to_owned(), n.to_string())]);
    for n in 1..=10 {
        assert_eq!(Gringrins::options(3, &games(n)).map(|rules| rules.games), Ok(n));
    }
    for n in [0, 11] {
        assert!(Gringrins::options(3, &games(n)).is_err(), "GR-21");
    }
    let one = ending::tally(
        &rules(3, Variant::Ten, Bets::Open, 2),
        Seats::all(3),
        &[10, 12, 8, 0],
        &[None; 4],
    );
    let two = Tally { points: [2, 0, 5, 0], ..one };
    let mut tallies = [None; MAX_GAMES as usize];
    (tallies[0], tallies[1]) = (Some(one), Some(two));
    let outcome = ending::outcome(&rules(3, Variant::Ten, Bets::Open, 2), &tallies);
    assert_eq!((outcome.scores, names(outcome.winners)), (vec![2, 2, 7], vec![0, 1]));
}

/// GR-22
#[test]
fn gr_22_the_last_player_left_takes_the_pot_and_wins_in_every_variant() {
    for variant in [Variant::Ten, Variant::Most, Variant::Bet] {
        let mut state = deal(rules(2, variant, Bets::Open, 1));
        if variant == Variant::Bet {
            act(&mut state, 0, "aim 0").expect("an aim");
            act(&mut state, 1, "aim 4").expect("an aim");
        }
        // All cancel in the first turn, then one is out and the other takes what lies there.
        state.purses = [1, 19, 0, 0];
        let events = turn(&mut state, &[1, 3], &[5, 5]);
        assert!(events.contains(&Event::Alone { seat: Seat(1), pot: 4 }), "{events:?}");
        assert_eq!((state.purses, state.pot), ([0, 20, 0, 0], 0));
        let outcome = state.outcome().expect("over");
        assert_eq!(names(outcome.winners), [1], "GR-22 in {variant:?}");
        let points = if variant == Variant::Bet { 16 } else { 10 };
        assert_eq!(tally(&state).points[..2], [15, points]);
    }
}

/// GR-23
#[test]
fn gr_23_if_nobody_can_bet_nobody_wins() {
    let mut state = deal(rules(3, Variant::Ten, Bets::Open, 1));
    state.purses = [1, 1, 1, 0];
    state.pot = 27;
    turn(&mut state, &[1, 1, 1], &[5, 5, 5]);
    let outcome = state.outcome().expect("over");
    assert!(outcome.winners.is_empty());
    assert_eq!(tally(&state).points[..3], [15, 15, 15]);
}

/// GR-24
#[test]
fn gr_24_the_most_larger_fortune_wins_and_equals_share() {
    let most = || deal(rules(2, Variant::Most, Bets::Open, 1));
    let mut state = under(Mode::Fourmi, at_last_turn(most(), &[11, 9]));
    turn(&mut state, &[1, 1], &[9, 8]);
    assert_eq!(names(state.outcome().expect("over").winners), [0]);
    let mut state = under(Mode::Fourmi, at_last_turn(most(), &[11, 9]));
    turn(&mut state, &[1, 1], &[8, 9]);
    assert_eq!(state.purses[..2], [10, 10]);
    assert_eq!(names(state.outcome().expect("over").winners), [0, 1]);
    let three = Choices::from([("variant".to_owned(), "most".to_owned())]);
    assert!(Gringrins::options(3, &three).is_err(), "GR-24 is for two players");
}

/// GR-25
#[test]
fn gr_25_the_bet_is_written_in_secret_and_the_closest_to_her_own_number_wins() {
    let mut state = deal(rules(2, Variant::Bet, Bets::Open, 1));
    assert_eq!(state.actors(), Seats::all(2));
    assert!(state.asks_secretly(Seat(0)));
    assert_eq!(clause(act(&mut state, 0, "bet 1")), "GR-25");
    let told = act(&mut state, 1, "aim 14").expect("in any order");
    assert_eq!(told, [Event::Aimed { seat: Seat(1), aim: None }]);
    act(&mut state, 0, "aim 3").expect("an aim");
    assert_eq!(clause(act(&mut state, 0, "aim 4")), "GR-25");
    let mut state = under(Mode::Fourmi, at_last_turn(state, &[9, 11]));
    turn(&mut state, &[1, 1], &[2, 9]);
    assert_eq!(state.purses[..2], [8, 12]);
    assert_eq!(names(state.outcome().expect("over").winners), [1]);
}

/// GR-26
#[test]
fn gr_26_ten_may_not_be_aimed_for_and_nothing_beyond_what_is_in_play() {
    let mut state = deal(rules(2, Variant::Bet, Bets::Open, 1));
    assert_eq!(clause(act(&mut state, 0, "aim 10")), "GR-26");
    assert_eq!(clause(act(&mut state, 0, "aim 21")), "GR-26");
    let mut actions = Vec::new();
    state.actions(Seat(0), &mut actions);
    let all: Vec<Action> = (0..=20).filter(|&n| n != 10).map(Action::Aim).collect();
    assert_eq!(actions, all);
}

/// GR-27
#[test]
fn gr_27_in_the_bet_having_nothing_to_stake_loses() {
    let mut state = deal(rules(2, Variant::Bet, Bets::Open, 1));
    act(&mut state, 0, "aim 0").expect("nothing is what she wants");
    act(&mut state, 1, "aim 1").expect("an aim");
    state.purses = [1, 19, 0, 0];
    let mut state = under(Mode::Fourmi, state);
    turn(&mut state, &[1, 1], &[1, 2]);
    // She has exactly what she aimed for, but the game was not over.
    assert_eq!(state.purses[0], 0);
    assert_eq!(names(state.outcome().expect("over").winners), [1]);
}

/// GR-28
#[test]
fn gr_28_with_three_or_four_aims_are_said_aloud_and_may_not_add_up() {
    let mut state = deal(rules(3, Variant::Bet, Bets::Open, 1));
    assert!(!state.asks_secretly(Seat(0)));
    assert_eq!(clause(act(&mut state, 1, "aim 5")), "GR-06");
    let told = act(&mut state, 0, "aim 12").expect("the first says hers");
    assert_eq!(told, [Event::Aimed { seat: Seat(0), aim: Some(12) }]);
    act(&mut state, 1, "aim 7").expect("the second");
    // 12 + 7 + 11 would make 30.
    assert_eq!(clause(act(&mut state, 2, "aim 11")), "GR-28");
    let mut actions = Vec::new();
    state.actions(Seat(2), &mut actions);
    assert!(!actions.contains(&Action::Aim(11)) && actions.contains(&Action::Aim(12)));
    assert_eq!(state.view(None).aims[..2], [Some(12), Some(7)]);
    act(&mut state, 2, "aim 12").expect("31 is not 30");
    assert_eq!(state.phase, Phase::Bet);
}

/// GR-28
#[test]
fn gr_28_the_last_speaker_always_has_a_number_left() {
    let mut state = deal(rules(4, Variant::Bet, Bets::Open, 1));
    for (seat, aim) in [(0, 40), (1, 0), (2, 0)] {
        act(&mut state, seat, &format!("aim {aim}")).expect("an aim");
    }
    assert_eq!(clause(act(&mut state, 3, "aim 0")), "GR-28");
    act(&mut state, 3, "aim 1").expect("another number");
}

/// GR-29
#[test]
fn gr_29_secret_aims_are_shown_at_the_end_and_not_before() {
    let mut state = deal(rules(2, Variant::Bet, Bets::Open, 1));
    act(&mut state, 0, "aim 3").expect("an aim");
    act(&mut state, 1, "aim 14").expect("an aim");
    assert_eq!(state.view(Some(Seat(0))).aims[..2], [Some(3), None]);
    assert_eq!(state.view(None).aims[..2], [None, None]);
    let mut state = at_last_turn(state, &[9, 11]);
    turn(&mut state, &[1, 1], &[2, 9]);
    let shown = state.view(None).tallies[0].expect("counted").aims;
    assert_eq!(shown[..2], [Some(3), Some(14)]);
}

/// GR-30
#[test]
fn gr_30_hand_and_chosen_card_are_for_their_owner_the_rest_is_open() {
    let mut state = ten(3);
    turn(&mut state, &[1, 2, 3], &[7, 8, 9]);
    act(&mut state, 1, "bet 2").expect("a bet");
    let other = state.view(Some(Seat(2)));
    assert_eq!(other.bets[1], Some(2), "open bets are seen at once");
    assert_eq!(other.pot, 2);
    assert_eq!(other.rounds[0].map(|round| round.bets), Some([1, 2, 3, 0]));
    assert_eq!(other.cigales_left + other.fourmis_left, 10);
    assert_eq!(state.view(None).hand, None);
    act(&mut state, 2, "bet 1").expect("a bet");
    act(&mut state, 0, "bet 1").expect("a bet");
    act(&mut state, 1, "card 3").expect("a card");
    assert_eq!(state.view(Some(Seat(1))).card, Card::new(3));
    assert_eq!(state.view(Some(Seat(2))).card, None);
    assert!(state.view(Some(Seat(2))).chosen.contains(Seat(1)));
}

/// GR-30
#[test]
fn gr_30_closed_bets_leave_purses_and_pot_as_they_were_until_the_reveal() {
    let mut state = deal(rules(3, Variant::Ten, Bets::Closed, 1));
    act(&mut state, 0, "bet 3").expect("a bet");
    act(&mut state, 0, "card 3").expect("a card");
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = state.view(viewer);
        assert_eq!((view.purses[0], view.pot), (10, 0));
        assert_eq!(view.bets[0], viewer.filter(|seat| seat.0 == 0).map(|_| 3));
    }
}

/// GR-31
#[test]
fn gr_31_cards_and_closed_bets_stay_secret_until_the_last_has_chosen() {
    use crate::testing::Secrets;
    use rand::SeedableRng;
    let mut rng = Rng::seed_from_u64(31);
    let mut state = deal(rules(3, Variant::Ten, Bets::Closed, 1));
    act(&mut state, 0, "bet 3").expect("a bet");
    act(&mut state, 0, "card 3").expect("a card");
    let mut differs = false;
    for _ in 0..20 {
        let other = state.reshuffle_hidden(Some(Seat(1)), &mut rng);
        differs |= other.cards[0] != state.cards[0] && other.bets[0] != state.bets[0];
        assert_eq!(other.view(Some(Seat(1))), state.view(Some(Seat(1))));
        assert_eq!(other.view(None), state.view(None));
    }
    assert!(differs);
}

/// GR-32
#[test]
fn gr_32_nothing_is_lost_and_nothing_is_made() {
    use crate::testing::Secrets;
    let mut state = ten(3);
    assert_eq!(state.invariant(), Ok(()));
    turn(&mut state, &[1, 2, 3], &[7, 8, 9]);
    assert_eq!(state.invariant(), Ok(()));
    state.pot += 1;
    assert!(state.invariant().is_err_and(|why| why.contains("GR-32")));
}

/// GR-33
#[test]
fn gr_33_two_players_are_offered_the_most_first_and_ten_too() {
    let offered = Gringrins::offered(2, &Choices::new());
    assert_eq!(offered[0].default, "most");
    assert_eq!(offered[0].values, ["most", "ten", "bet"]);
    assert_eq!(Gringrins::offered(3, &Choices::new())[0].default, "ten");
    // What the set-up says of it is true: without a pot left or somebody out, both are
    // equally far from ten.
    let mut state = under(Mode::Fourmi, at_last_turn(ten(2), &[14, 6]));
    turn(&mut state, &[1, 3], &[2, 9]);
    assert_eq!(tally(&state).points[0], tally(&state).points[1]);
}

#[test]
fn options_that_do_not_exist_are_named() {
    let unknown = Choices::from([("colour".to_owned(), "red".to_owned())]);
    assert_eq!(Gringrins::options(2, &unknown), Err(BadOption::Unknown("colour".into())));
    let value = Choices::from([("bets".to_owned(), "half".to_owned())]);
    let bad = BadOption::Value { option: "bets", value: "half".into() };
    assert_eq!(Gringrins::options(2, &value), Err(bad));
    assert_eq!(every_choice::<Gringrins>(2).len(), 2 * (1 + 10 + 10));
}
