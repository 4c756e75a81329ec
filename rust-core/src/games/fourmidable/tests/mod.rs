//! Every clause `FD-…`, by name.

mod apprentice;
mod bag;
mod child;
mod components;
mod ending;
mod expert;
mod reach;
mod setting_up;
mod sight;
mod solo;
mod specials;
mod species;

use super::*;
use crate::testing::{Secrets, check_some};

const CHANCE: Chance = Chance::new(2015);

fn rules(level: Level, players: u8) -> Rules {
    Rules { players, level, chosen_species: level.draft(), first: Some(Seat(0)) }
}

fn deal(level: Level, players: u8) -> Fourmidable {
    Fourmidable::new(&rules(level, players), CHANCE, &mut Vec::new())
}

/// The first round of a match by day, seat 0 to act: no ant, card or species is out yet.
fn table(level: Level, players: u8) -> Fourmidable {
    let mut state = deal(level, players);
    state.rest = if level.cards() { Special::all().collect() } else { Specials::new() };
    state.specials.iter_mut().for_each(|hand| hand.clear());
    let open = &mut state.open;
    open.species = if level.species() { Species::ALL.into() } else { List::new() };
    for colony in &mut open.colonies {
        (colony.cards, colony.species) = (0, None);
    }
    (open.round, open.phase, open.time) = (1, Phase::Turn, Time::Day);
    (open.turn, open.first, open.weather) = (Seat(0), Seat(0), None);
    state
}

/// Puts an ant somewhere, not moved yet.
fn ant(state: &mut Fourmidable, seat: u8, ant: &str, place: &str) {
    let ant: AntId = ant.parse().expect("an ant");
    let place = Some(place.parse().expect("a place"));
    state.open.colonies[usize::from(seat)].ants[ant.index()] = Ant { place, moved: false };
}

fn place(state: &Fourmidable, seat: u8, ant: &str) -> String {
    let ant: AntId = ant.parse().expect("an ant");
    let place = state.open.colony(Seat(seat)).ant(ant).place;
    place.map_or_else(String::new, |place| place.to_string())
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a hex")
}

fn room(text: &str) -> Room {
    text.parse().expect("a room")
}

fn lay(state: &mut Fourmidable, at: &str, ground: Ground) {
    if let Ground::Scent(seat) = ground {
        state.open.colonies[seat.index()].scents -= 1;
    }
    state.open.forest.lay(cell(at), ground);
}

fn ground(state: &Fourmidable, at: &str) -> Ground {
    state.open.forest.at(cell(at))
}

/// Gives a seat an objective from its pile.
fn hold(state: &mut Fourmidable, seat: u8, card: &str) {
    let card: Objective = card.parse().expect("an objective");
    let pile = state.pile(card.kind());
    let at = state.piles[pile].iter().position(|buried| buried.card == card).expect("in its pile");
    state.piles[pile].remove(at);
    state.open.piles[pile] -= 1;
    state.hands[usize::from(seat)].push(card);
    state.hands[usize::from(seat)].sort_unstable();
    state.open.colonies[usize::from(seat)].held[card.kind().index()] += 1;
}

/// Gives a seat a special card nobody has.
fn give(state: &mut Fourmidable, seat: u8, card: &str) {
    let card: Special = card.parse().expect("a special card");
    state.rest.retain(|&lying| lying != card);
    state.specials[usize::from(seat)].push(card);
    state.specials[usize::from(seat)].sort_unstable();
    state.open.colonies[usize::from(seat)].cards += 1;
}

fn become_species(state: &mut Fourmidable, seat: u8, species: Species) {
    state.open.species.retain(|&lying| lying != species);
    state.open.colonies[usize::from(seat)].species = Some(species);
}

fn stock(state: &mut Fourmidable, seat: u8, resource: Resource, count: u8) {
    state.open.colonies[usize::from(seat)].stock[resource.index()] = count;
}

fn has(state: &Fourmidable, seat: u8, resource: Resource) -> u8 {
    state.open.colony(Seat(seat)).stock[resource.index()]
}

fn act(state: &mut Fourmidable, seat: u8, action: &str) -> Result<Vec<Event>, Refusal> {
    let mut told = Vec::new();
    let action = action.parse().expect("an action");
    state.apply(Seat(seat), action, CHANCE, &mut told)?;
    Ok(told.into_iter().map(|told| told.event).collect())
}

fn must(state: &mut Fourmidable, seat: u8, action: &str) -> Vec<Event> {
    act(state, seat, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"))
}

/// Does one thing after another.
fn all(state: &mut Fourmidable, seat: u8, actions: &[&str]) -> Vec<Event> {
    actions.iter().flat_map(|action| must(state, seat, action)).collect()
}

fn clause(result: Result<Vec<Event>, Refusal>) -> &'static str {
    result.expect_err("it is refused").clause
}

fn actions(state: &Fourmidable, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(Seat(seat), &mut actions);
    actions.into_iter().map(|action| action.to_string()).collect()
}

fn interrupts(state: &Fourmidable, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    state.interrupts(Seat(seat), &mut actions);
    actions.into_iter().map(|action| action.to_string()).collect()
}

fn may(state: &Fourmidable, seat: u8, action: &str) -> bool {
    actions(state, seat).iter().any(|legal| legal == action)
}

fn score(state: &Fourmidable, seat: u8) -> i32 {
    state.scores()[usize::from(seat)]
}

/// Does the obligations of a seat that has nothing but its birth and its predator left.
fn idle(state: &mut Fourmidable, seat: u8) {
    let colony = state.open.colony_mut(Seat(seat));
    colony.born = true;
    colony.prowled = Some(Predator::Spider);
    colony.ants.iter_mut().for_each(|ant| ant.moved = true);
}

#[test]
fn every_position_of_every_level_keeps_the_promises_of_a_game() {
    // Positions are many and alike: one in 37 is looked at, and who begins is drawn.
    let drawn = |choices: &Choices| choices.get("first").is_none_or(|first| first == "drawn");
    let coverage = check_some::<Fourmidable>(1, 37, drawn);
    assert_eq!(coverage.matches, 5 * (2..=6).count() + 1, "FD-90: alone there is one way");
    assert!(coverage.refusals > 10 * coverage.states);
}

/// FD-02, FD-04
#[test]
fn a_lost_piece_would_be_noticed() {
    let whole = deal(Level::Expert, 3);
    assert_eq!(whole.invariant(), Ok(()));
    let mut state = whole.clone();
    state.piles[0].pop();
    assert!(state.invariant().expect_err("a card is missing").contains("FD-04"));
    let mut state = whole.clone();
    state.open.colonies[1].scents -= 1;
    assert!(state.invariant().expect_err("a pheromone is missing").contains("FD-02"));
    let mut state = whole;
    state.rest.pop();
    assert!(state.invariant().expect_err("a card is missing").contains("FD-04"));
}
