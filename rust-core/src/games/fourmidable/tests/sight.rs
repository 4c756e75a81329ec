//! FD-110 to FD-112: what each person may see.

use super::*;
use crate::{chance::Rng, testing::Secrets};
use rand::SeedableRng;
use std::collections::BTreeSet;

/// FD-110
#[test]
fn fd_110_hands_are_their_owners_and_all_else_is_everyones() {
    let mut state = table(Level::Intermediate, 3);
    hold(&mut state, 1, "h-aab");
    give(&mut state, 1, "erase-day");
    let own = state.view(Some(Seat(1)));
    assert_eq!((own.hand.len(), own.specials.len()), (1, 1));
    for seat in [None, Some(Seat(0)), Some(Seat(2))] {
        let view = state.view(seat);
        assert!(view.hand.is_empty() && view.specials.is_empty(), "FD-110");
        assert_eq!(view.open, state.open);
        assert_eq!(view.open.colonies[1].held, [1, 0, 0], "the backs tell the kind");
    }
    let mut hands = BTreeSet::new();
    for seed in 0..30 {
        let mut rng = Rng::seed_from_u64(seed);
        let world = Fourmidable::sample(&state.view(Some(Seat(0))), &mut rng);
        hands.insert((world.hands[1].clone(), world.specials[1].clone()));
        assert_eq!(world.hands[1][0].kind(), Kind::Hunter);
        let world = Fourmidable::sample(&own, &mut rng);
        assert_eq!((&world.hands[1], &world.specials[1]), (&state.hands[1], &state.specials[1]));
    }
    assert!(hands.len() > 20, "to others it may be any");
}

/// FD-110
#[test]
fn fd_110_what_is_drawn_in_the_library_is_seen_by_whoever_drew_it() {
    let mut state = table(Level::Apprentice, 2);
    ant(&mut state, 0, "f1", "n5,1");
    all(&mut state, 0, &["ant f1", "go n5,2"]);
    assert_eq!(state.view(Some(Seat(0))).drawn, state.drawn);
    for seat in [None, Some(Seat(1))] {
        assert_eq!((state.view(seat).drawn.len(), state.view(seat).studied), (0, 2));
    }
    let (keep, under) = (state.drawn[0], state.drawn[1]);
    must(&mut state, 0, &format!("keep {keep}"));
    assert_eq!(state.view(Some(Seat(0))).piles[1].last(), Some(&Some(under)), "she put it there");
    assert_eq!(state.view(Some(Seat(1))).piles[1].last(), Some(&None));
    for seed in 0..10 {
        let mut rng = Rng::seed_from_u64(seed);
        let world = Fourmidable::sample(&state.view(Some(Seat(0))), &mut rng);
        assert_eq!(world.piles[1][0].card, under);
    }
}

/// FD-111
#[test]
fn fd_111_the_order_of_a_deck_is_nobodys() {
    let state = deal(Level::Expert, 3);
    let mut decks = BTreeSet::new();
    for seed in 0..20 {
        let mut rng = Rng::seed_from_u64(seed);
        let world = Fourmidable::sample(&state.view(Some(Seat(1))), &mut rng);
        assert_eq!(world.open.row, state.open.row);
        decks.insert(world.piles[0].iter().map(|buried| buried.card).collect::<Vec<_>>());
        let other = state.reshuffle_hidden(Some(Seat(1)), &mut rng);
        decks.insert(other.piles[0].iter().map(|buried| buried.card).collect::<Vec<_>>());
    }
    assert!(decks.len() > 35, "FD-111");
}

/// Three have drafted so many cards, each the first she could.
fn drafted(steps: usize) -> Fourmidable {
    let mut state = deal(Level::Expert, 3);
    for (seat, species) in [(0, "diplomat"), (1, "flying"), (2, "predator")] {
        must(&mut state, seat, &format!("species {species}"));
    }
    for _ in 0..steps {
        for seat in 0..3 {
            let first = actions(&state, seat)[0].clone();
            must(&mut state, seat, &first);
        }
    }
    state
}

/// FD-112
#[test]
fn fd_112_a_draft_hand_is_seen_by_whoever_holds_it_and_remembered() {
    let state = drafted(2);
    let view = state.view(Some(Seat(1)));
    assert_eq!(view.draft.len(), 3, "two passed on, one before her");
    assert_eq!(view.draft.iter().map(|held| held.cards.len()).collect::<Vec<_>>(), [8, 7, 6]);
    let kept: Vec<Special> = view.draft.iter().filter_map(|held| held.kept).collect();
    assert_eq!(kept.len(), 2);
    assert!(kept.iter().all(|card| view.specials.contains(card)));
    assert!(state.view(None).draft.is_empty());
    let mut theirs = BTreeSet::new();
    for seed in 0..30 {
        let mut rng = Rng::seed_from_u64(seed);
        for world in
            [Fourmidable::sample(&view, &mut rng), state.reshuffle_hidden(Some(Seat(1)), &mut rng)]
        {
            assert_eq!(world.view(Some(Seat(1))), view);
            // What seat 2 took of the hand seat 1 passed on was one of its seven cards.
            let passed = &view.draft[0].cards;
            assert!(world.specials[2].iter().any(|card| passed.contains(card)), "FD-112");
            theirs.insert(world.specials[2].clone());
        }
    }
    assert!(theirs.len() > 15, "which one, she does not know");
}

/// FD-112
#[test]
fn fd_112_at_a_table_of_two_a_hand_that_comes_back_tells_what_was_taken() {
    let mut state = deal(Level::Expert, 2);
    must(&mut state, 0, "species flying");
    must(&mut state, 1, "species predator");
    for _ in 0..3 {
        for seat in 0..2 {
            let first = actions(&state, seat)[0].clone();
            must(&mut state, seat, &first);
        }
    }
    let view = state.view(Some(Seat(0)));
    let mut gone = view.draft[0].cards.clone();
    gone.retain(|card| !view.draft[2].cards.contains(card) && Some(*card) != view.draft[0].kept);
    assert_eq!(gone.len(), 1);
    for seed in 0..10 {
        let world = Fourmidable::sample(&view, &mut Rng::seed_from_u64(seed));
        assert!(world.specials[1].contains(&gone[0]), "FD-112");
        assert_eq!(world.specials[1].contains(&gone[0]), state.specials[1].contains(&gone[0]));
    }
}

/// FD-112
#[test]
fn fd_112_cards_played_since_the_draft_fit_every_world() {
    let mut state = drafted(6);
    for seat in [1, 2] {
        let card = state.specials[seat][3];
        state.discard(Seat(seat as u8), card);
    }
    assert_eq!(state.invariant(), Ok(()));
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = state.view(viewer);
        for seed in 0..20 {
            let mut rng = Rng::seed_from_u64(seed);
            let world = Fourmidable::sample(&view, &mut rng);
            assert_eq!(world.invariant(), Ok(()));
            assert_eq!(world.view(viewer), view);
            let other = state.reshuffle_hidden(viewer, &mut rng);
            assert_eq!((other.invariant(), other.view(viewer)), (Ok(()), view.clone()));
        }
    }
}
