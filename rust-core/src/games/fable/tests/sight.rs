//! FB-70 to FB-73: what each person may see.

use super::*;
use crate::{chance::Rng, testing::Secrets};
use rand::SeedableRng;
use std::collections::BTreeSet;

/// FB-70
#[test]
fn fb_70_a_token_is_its_owners_until_the_reveal() {
    let mut state = table(Mode::Winter, 4, SQUARE);
    lay(&mut state, &TRAIL);
    must(&mut state, 0, "aim wood");
    must(&mut state, 2, "aim stone");
    let aim = |seat: Option<u8>| state.view(seat.map(Seat)).aim;
    assert_eq!([Some(0), Some(2)].map(aim), [Some(Path::Wood), Some(Path::Stone)]);
    assert_eq!([None, Some(1), Some(3)].map(aim), [None; 3]);
    assert_eq!(state.view(None).aimed, Seats::only(Seat(0)).with(Seat(2)));
    must(&mut state, 3, "aim wood");
    let told = must(&mut state, 1, "guess a1");
    let Event::Revealed(reveal) = &told[0] else { panic!("{told:?}") };
    assert_eq!(reveal.aim, Path::Wood);
    assert_eq!(reveal.red, [None, None, Some(Path::Stone), Some(Path::Wood)]);
}

/// FB-71
#[test]
fn fb_71_insects_taken_in_the_open_are_never_other_than_they_are() {
    let mut state = table(Mode::Autumn, 2, ["s s w+bee t", "s w w t", "c c t t", "c w s c"]);
    round(&mut state, "wood", "", "a1");
    for seed in 0..20 {
        let mut rng = Rng::seed_from_u64(seed);
        let world = Fable::sample(&state.view(Some(Seat(1))), &mut rng);
        assert_eq!(world.open.kept, state.open.kept, "FB-71");
    }
}

fn with_larder() -> Fable {
    let mut state = deal(Mode::Powers, 3);
    state.open.powers.retain(|&power| power != Power::Larder);
    state.open.held[1] = [Power::Larder].into();
    state.larder = state.deck.pop();
    state
}

/// FB-72
#[test]
fn fb_72_the_larder_card_is_its_owners_alone() {
    let state = with_larder();
    assert_eq!(state.view(Some(Seat(1))).larder, state.larder);
    for seat in [None, Some(Seat(0)), Some(Seat(2))] {
        assert_eq!(state.view(seat).larder, None, "FB-72");
        assert!(state.view(seat).stored, "that there is one, all see");
    }
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut rng = Rng::seed_from_u64(seed);
        seen.extend(Fable::sample(&state.view(Some(Seat(0))), &mut rng).larder);
        let own = Fable::sample(&state.view(Some(Seat(1))), &mut rng);
        assert_eq!(own.larder, state.larder);
    }
    assert!(seen.len() > 5, "FB-72: to another it may be any");
}

/// FB-72
#[test]
fn fb_72_the_token_looked_at_is_the_lookers_alone() {
    let mut state = table(Mode::Powers, 3, SQUARE);
    state.open.held[1] = [Power::Look].into();
    lay(&mut state, &TRAIL);
    must(&mut state, 0, "aim wood");
    must(&mut state, 2, "aim wood");
    must(&mut state, 1, "look");
    assert_eq!(state.view(Some(Seat(1))).looked, state.looked);
    assert_eq!(state.view(Some(Seat(0))).looked, None, "FB-72");
    assert!(state.view(None).open.has_looked);
    state.looked = Some(Path::Stone);
    for seed in 0..20 {
        let mut rng = Rng::seed_from_u64(seed);
        let looker = Fable::sample(&state.view(Some(Seat(1))), &mut rng);
        assert_eq!(looker.aims[0], Some(Path::Wood), "one of two types is ruled out");
        let ant = state.reshuffle_hidden(Some(Seat(0)), &mut rng);
        assert_ne!(ant.looked, Some(Path::Wood), "FB-55: never the one chosen");
    }
}

/// FB-73
#[test]
fn fb_73_the_decks_are_nobodys_and_all_else_is_everyones() {
    let state = deal(Mode::Winter, 3);
    let mut decks = BTreeSet::new();
    for seed in 0..20 {
        let mut rng = Rng::seed_from_u64(seed);
        let world = Fable::sample(&state.view(Some(Seat(1))), &mut rng);
        assert_eq!(world.open, state.open);
        decks.insert((world.deck, world.stock));
    }
    assert!(decks.len() > 15, "FB-73: the order is drawn again");
    assert_eq!(state.view(None).open, state.open);
}
