//! Every clause `FB-…`, by name.

mod autumn;
mod market;
mod powers;
mod rounds;
mod sight;
mod winter;

use super::*;
use crate::testing::{check_game, every_choice};

const CHANCE: Chance = Chance::new(2015);

/// Three stone cards and three of wood lie under [`TRAIL`].
const SQUARE: [&str; 4] = ["s s w t", "s w w t", "c c t t", "c w s c"];
const TRAIL: [&str; 6] = ["a1", "b1", "c1", "a2", "b2", "c2"];

fn rules(mode: Mode, players: u8) -> Rules {
    Rules { players, mode, file: File::Free, first: Some(Seat(0)) }
}

fn deal(mode: Mode, players: u8) -> Fable {
    Fable::new(&rules(mode, players), CHANCE, &mut Vec::new())
}

/// A match in which the first seat is the Ant and these cards lie in the square.
fn table(mode: Mode, players: u8, rows: [&str; 4]) -> Fable {
    let mut state = deal(mode, players);
    lay_square(&mut state, rows);
    state
}

/// `s` is stone, `t+bee` tiles with a bee, `-` a gap.
fn lay_square(state: &mut Fable, rows: [&str; 4]) {
    let cells = rows.iter().flat_map(|row| row.split(' ')).map(card);
    for (place, card) in state.open.square.iter_mut().zip(cells) {
        *place = card;
    }
}

fn card(text: &str) -> Option<Card> {
    let (path, insect) = match text.split_once('+') {
        Some((path, insect)) => (path, Some(insect.parse().expect("an insect"))),
        None => (text, None),
    };
    let path = Path::ALL.into_iter().zip(["c", "t", "s", "w"]).find(|(_, word)| *word == path);
    path.map(|(path, _)| Card { path, insect })
}

fn cards(text: &str) -> Cards {
    text.split_whitespace().filter_map(card).collect()
}

fn act(state: &mut Fable, seat: u8, action: &str) -> Result<Vec<Event>, Refusal> {
    let mut told = Vec::new();
    let action = action.parse().expect("an action");
    state.apply(Seat(seat), action, CHANCE, &mut told)?;
    Ok(told.into_iter().map(|told| told.event).collect())
}

fn must(state: &mut Fable, seat: u8, action: &str) -> Vec<Event> {
    act(state, seat, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"))
}

fn clause(result: Result<Vec<Event>, Refusal>) -> &'static str {
    result.expect_err("it is refused").clause
}

fn actions(state: &Fable, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(Seat(seat), &mut actions);
    actions.into_iter().map(|action| action.to_string()).collect()
}

fn lay(state: &mut Fable, trail: &[&str]) {
    let ant = state.open.ant.0;
    for cell in trail {
        must(state, ant, &format!("ant {cell}"));
    }
}

/// Lays [`TRAIL`], takes this aim, lets every Red Ant choose `red` and the Grasshopper guess.
fn round(state: &mut Fable, aim: &str, red: &str, guess: &str) -> Vec<Event> {
    let (ant, grasshopper) = (state.open.ant, state.open.grasshopper);
    lay(state, &TRAIL);
    must(state, ant.0, &format!("aim {aim}"));
    for seat in state.open.red_ants().iter() {
        must(state, seat.0, &format!("aim {red}"));
    }
    must(state, grasshopper.0, &format!("guess {guess}"))
}

fn roles(state: &Fable) -> (u8, u8) {
    (state.open.ant.0, state.open.grasshopper.0)
}

fn winners(state: &Fable) -> Vec<u8> {
    state.open.winners.into_iter().flat_map(|seats| seats.iter()).map(|seat| seat.0).collect()
}

#[test]
fn every_position_of_every_mode_keeps_the_promises_of_a_game() {
    // FB-74 is the invariant it checks at every position.
    let coverage = check_game::<Fable>(1);
    let setups: usize = (2..=4).map(|players| every_choice::<Fable>(players).len()).sum();
    assert_eq!(setups, 4 * 2 * (3 + 4 + 5));
    assert_eq!(coverage.matches, setups);
    assert!(coverage.refusals > coverage.states);
}

/// FB-74
#[test]
fn fb_74_a_lost_card_would_be_noticed() {
    use crate::testing::Secrets;
    let mut state = deal(Mode::Winter, 3);
    assert_eq!(state.invariant(), Ok(()));
    let lost = state.deck.pop();
    assert!(state.invariant().expect_err("one is missing").contains("FB-74"));
    state.open.discard.extend(lost);
    assert_eq!(state.invariant(), Ok(()), "it lies somewhere else");
}
