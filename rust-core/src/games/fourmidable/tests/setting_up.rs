//! How a match begins, level by level.

use super::*;
use std::collections::BTreeSet;

/// FD-10
#[test]
fn fd_10_child_knows_no_births_predators_or_cards() {
    let mut state = table(Level::Child, 2);
    ant(&mut state, 0, "d1", "n5,0");
    assert_eq!(actions(&state, 0), ["ant d1"]);
    assert_eq!(clause(act(&mut state, 0, "birth hunter")), "FD-10");
    assert_eq!(clause(act(&mut state, 0, "prowl worm")), "FD-10");
    assert_eq!(clause(act(&mut state, 0, "play erase-day")), "FD-10");
    assert_eq!(state.open.tiles, [0; 3]);
}

/// FD-11
#[test]
fn fd_11_the_first_player_is_chosen_or_drawn_and_the_tile_is_tossed() {
    let mut firsts = BTreeSet::new();
    let mut times = BTreeSet::new();
    for seed in 0..40 {
        let mut told = Vec::new();
        let drawn = Rules { first: None, ..rules(Level::Child, 3) };
        let state = Fourmidable::new(&drawn, Chance::new(seed), &mut told);
        let Event::Tossed { seat, drawn: true, time } = told[0].event else { panic!("{told:?}") };
        assert_eq!((seat, time), (state.open.first, state.open.time));
        firsts.insert(seat);
        times.insert(time);
    }
    assert_eq!((firsts.len(), times.len()), (3, 2));
    assert_eq!(deal(Level::Child, 3).open.turn, Seat(0));
}

/// FD-12
#[test]
fn fd_12_seven_objectives_are_drawn_one_at_a_time_in_turn() {
    let mut state = deal(Level::Child, 2);
    for step in 0..14 {
        assert_eq!(state.open.phase, Phase::Draw);
        let seat = step % 2;
        assert_eq!(actions(&state, seat), ["draw hunter", "draw farmer", "draw digger"]);
        must(&mut state, seat, if step < 8 { "draw hunter" } else { "draw digger" });
    }
    assert_eq!(state.open.phase, Phase::Found);
    assert_eq!(state.open.colonies[0].held, [4, 0, 3]);
    assert!(state.hands.iter().all(|hand| hand.len() == 7));
    assert_eq!(state.open.piles, [8, 16, 10]);
}

/// FD-12
#[test]
fn fd_12_an_empty_pile_cannot_be_chosen() {
    let mut state = deal(Level::Child, 2);
    state.piles[0].clear();
    state.open.piles[0] = 0;
    assert_eq!(clause(act(&mut state, 0, "draw hunter")), "FD-12");
    assert!(!may(&state, 0, "draw hunter"));
}

/// FD-13
#[test]
fn fd_13_five_ants_in_any_mix_begin_in_the_first_hole() {
    let mut state = deal(Level::Child, 2);
    state.open.phase = Phase::Found;
    all(&mut state, 0, &["found digger"; 5]);
    assert_eq!(state.open.turn, Seat(1));
    assert_eq!(place(&state, 0, "d5"), "n5,0");
    assert_eq!(state.open.colonies[0].outside(room("5,0")), Some(cell("3,-1")));
    all(&mut state, 1, &["found hunter", "found farmer", "found digger", "found hunter"]);
    must(&mut state, 1, "found hunter");
    assert_eq!((state.open.round, state.open.phase), (1, Phase::Turn));
    assert_eq!(clause(act(&mut state, 0, "ant h1")), "FD-13", "the rest stay in the box");
}

/// FD-30
#[test]
fn fd_30_three_ants_bring_an_objective_of_their_kind_each() {
    let mut state = deal(Level::Apprentice, 2);
    all(&mut state, 0, &["found hunter", "found digger"]);
    assert_eq!(state.hands[0].len(), 0, "all ants are chosen before a card is seen");
    must(&mut state, 0, "found digger");
    assert_eq!(state.open.colonies[0].held, [1, 0, 2]);
    let kinds: Vec<Kind> = state.hands[0].iter().map(|card| card.kind()).collect();
    assert_eq!(kinds, [Kind::Hunter, Kind::Digger, Kind::Digger]);
    assert_eq!(state.open.turn, Seat(1));
}

/// FD-30
#[test]
fn fd_30_there_are_five_ants_of_each_kind_at_most() {
    let mut state = table(Level::Apprentice, 2);
    for name in ["h1", "h2", "h3", "h4", "h5"] {
        ant(&mut state, 0, name, "n5,0");
    }
    assert_eq!(clause(act(&mut state, 0, "birth hunter")), "FD-30");
    assert!(may(&state, 0, "birth farmer"));
}

/// FD-55
#[test]
fn fd_55_a_species_and_six_special_cards_each() {
    let state = deal(Level::Intermediate, 6);
    let species: BTreeSet<_> = state.open.colonies.iter().map(|colony| colony.species).collect();
    assert_eq!(species.len(), 6);
    assert!(state.specials.iter().all(|hand| hand.len() == 6));
    let chosen = Rules { chosen_species: true, ..rules(Level::Intermediate, 2) };
    let mut state = Fourmidable::new(&chosen, CHANCE, &mut Vec::new());
    must(&mut state, 0, "species architect");
    assert_eq!(clause(act(&mut state, 1, "species architect")), "FD-77");
    must(&mut state, 1, "species flying");
    assert_eq!(state.open.phase, Phase::Found);
}

/// FD-75
#[test]
fn fd_75_objectives_lie_open_as_many_as_the_table_has_players_and_three() {
    for players in 2..=6 {
        let state = deal(Level::Expert, players);
        assert_eq!(state.open.row.len(), usize::from(players) + 3);
        assert!(state.hands.iter().all(|hand| hand.is_empty()));
        assert_eq!(state.open.piles[1..], [0, 0], "one deck");
        assert!(
            state.piles[0].iter().map(|card| card.card.kind()).collect::<BTreeSet<_>>().len() == 3
        );
    }
}

/// FD-77, FD-78, FD-79
#[test]
fn fd_77_species_in_turn_then_a_draft_then_ants_round_the_table() {
    let mut state = deal(Level::Expert, 3);
    for (seat, species) in [(0, "diplomat"), (1, "flying"), (2, "predator")] {
        assert_eq!(state.actors(), Seats::only(Seat(seat)), "FD-77: from the first player");
        must(&mut state, seat, &format!("species {species}"));
    }
    for step in 0..6_usize {
        assert_eq!(state.actors(), Seats::all(3), "FD-78: all at once");
        assert!(state.asks_secretly(Seat(0)));
        let hands: Vec<Vec<String>> = (0..3).map(|seat| actions(&state, seat)).collect();
        assert!(hands.iter().all(|hand| hand.len() == 8 - step));
        for seat in [1, 0, 2] {
            must(&mut state, seat, &hands[usize::from(seat)][0]);
        }
        if step < 5 {
            // FD-78: what was not kept goes to the left.
            let next = actions(&state, 1);
            assert_eq!(next, hands[0][1..], "packets go to the left");
        }
    }
    assert!(state.specials.iter().all(|hand| hand.len() == 6));
    assert!(state.draft.packets.iter().all(|packet| packet.len() == 8));
    assert_eq!(state.invariant(), Ok(()));
    for _ in 0..3 {
        for seat in 0..3 {
            assert_eq!(state.open.round, 0);
            must(&mut state, seat, "found hunter");
        }
    }
    assert_eq!(state.open.round, 1, "FD-79");
    assert_eq!(state.open.colonies[2].count(Kind::Hunter), 3);
}

/// FD-78
#[test]
fn fd_78_nobody_keeps_a_card_she_does_not_hold_or_twice() {
    let mut state = deal(Level::Expert, 2);
    all(&mut state, 0, &["species flying"]);
    must(&mut state, 1, "species predator");
    let theirs = actions(&state, 1)[0].clone();
    assert_eq!(clause(act(&mut state, 0, &theirs)), "FD-78");
    let own = actions(&state, 0);
    must(&mut state, 0, &own[0]);
    assert_eq!(clause(act(&mut state, 0, &own[1])), "FD-78");
}
