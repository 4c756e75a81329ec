//! The last two turns beside a small solver that plays the game itself.

use super::*;
use crate::game::{Choices, Seats};
use rand::SeedableRng;

const ROUNDS: usize = 4000;
const CLOSE: f64 = 0.02;

fn legal(state: &Gringrins, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}

fn then(state: &Gringrins, seat: Seat, action: Action) -> Gringrins {
    let mut next = *state;
    next.apply(seat, action, Chance::new(0), &mut Vec::new()).expect("it is legal");
    next
}

/// Everything a seat may choose in secret before the other has, and what it leads to.
fn secrets(state: &Gringrins, seat: Seat) -> Vec<Vec<Action>> {
    legal(state, seat)
        .into_iter()
        .flat_map(|action| match action {
            Action::Card(_) => vec![vec![action]],
            _ => legal(&then(state, seat, action), seat)
                .into_iter()
                .map(|card| vec![action, card])
                .collect(),
        })
        .collect()
}

fn payoffs(state: &Gringrins) -> Vec<Vec<f64>> {
    let play = |state: Gringrins, seat: Seat, actions: &[Action]| {
        actions.iter().fold(state, |state, &action| then(&state, seat, action))
    };
    let two = secrets(state, Seat(1));
    secrets(state, Seat(0))
        .iter()
        .map(|one| {
            let after = play(*state, Seat(0), one);
            two.iter().map(|two| value(&play(after, Seat(1), two))).collect()
        })
        .collect()
}

/// What the first seat may expect.
fn value(state: &Gringrins) -> f64 {
    if let Some(outcome) = state.outcome() {
        return match outcome.winners {
            winners if winners == Seats::only(Seat(0)) => 1.0,
            winners if winners == Seats::only(Seat(1)) => 0.0,
            _ => 0.5,
        };
    }
    let actors = state.actors();
    if actors.len() == 2 {
        return learnt(&payoffs(state));
    }
    let seat = actors.first().expect("somebody is asked");
    let values = legal(state, seat).into_iter().map(|action| value(&then(state, seat, action)));
    if seat == Seat(0) { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
}

/// The value of a matrix, learnt by regret: slow, rough, and nothing like the exact way.
fn learnt(payoffs: &[Vec<f64>]) -> f64 {
    let (rows, columns) = (payoffs.len(), payoffs[0].len());
    let mut regrets = [vec![0.0; rows], vec![0.0; columns]];
    let mut sum = 0.0;
    let mut weight = 0.0;
    for round in 1..=ROUNDS {
        let mix = |regrets: &[f64]| {
            let total: f64 = regrets.iter().map(|regret: &f64| regret.max(0.0)).sum();
            let even = 1.0 / regrets.len() as f64;
            let part = |regret: &f64| if total > 0.0 { regret.max(0.0) / total } else { even };
            regrets.iter().map(part).collect::<Vec<f64>>()
        };
        let (x, y) = (mix(&regrets[0]), mix(&regrets[1]));
        let row = |at: usize| (0..columns).map(|to| payoffs[at][to] * y[to]).sum::<f64>();
        let column = |at: usize| (0..rows).map(|to| payoffs[to][at] * x[to]).sum::<f64>();
        let now: f64 = (0..rows).map(|at| x[at] * row(at)).sum();
        let [first, second] = &mut regrets;
        for (at, regret) in first.iter_mut().enumerate() {
            *regret = (*regret + row(at) - now).max(0.0);
        }
        for (at, regret) in second.iter_mut().enumerate() {
            *regret = (*regret + now - column(at)).max(0.0);
        }
        sum += now * round as f64;
        weight += round as f64;
    }
    sum / weight
}

/// The beginnings of the last two turns in matches of steady bots.
fn beginnings(bets: &str, games: u64) -> Vec<Gringrins> {
    let words = [("variant", "most"), ("bets", bets)];
    let choices: Choices = words.map(|(id, value)| (id.to_owned(), value.to_owned())).into();
    let rules = Gringrins::options(2, &choices).expect("on offer");
    let mut found = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let mut state = Gringrins::new(&rules, Chance::new(seed), &mut Vec::new());
        let mut turn = 0;
        while let Some(seat) = state.actors().first() {
            let view = state.view(Some(seat));
            if view.turn != turn && view.turn + 2 >= TURNS {
                found.push(state);
            }
            turn = view.turn;
            let action = Gringrins::choose(&view, &legal(&state, seat), Level::Gentle, &mut rng);
            state = then(&state, seat, action);
        }
    }
    found
}

/// The shares of a seat's actions.
fn shares(state: &Gringrins, seat: Seat) -> Vec<f64> {
    let actions = legal(state, seat);
    let weights = last::weights(&state.view(Some(seat)), &actions).expect("it is known");
    assert_eq!(weights.len(), actions.len());
    assert!(weights.iter().all(|&weight| weight >= 0));
    let total: i128 = weights.iter().sum();
    weights.iter().map(|&weight| weight as f64 / total as f64).collect()
}

/// How often a seat chooses each of its secrets.
fn mix(state: &Gringrins, seat: Seat) -> Vec<f64> {
    let first = legal(state, seat).into_iter().zip(shares(state, seat));
    first
        .flat_map(|(action, share)| match action {
            Action::Card(_) => vec![share],
            _ => {
                let next = then(state, seat, action);
                let cards = if share > 0.0 {
                    shares(&next, seat)
                } else {
                    vec![0.0; legal(&next, seat).len()]
                };
                cards.into_iter().map(|card| share * card).collect()
            }
        })
        .collect()
}

fn check(state: &Gringrins) -> usize {
    let actors = state.actors();
    let Some(seat) = actors.first() else { return 0 };
    let expected = value(state);
    if actors.len() == 2 {
        let payoffs = payoffs(state);
        let [one, two] = [Seat(0), Seat(1)].map(|seat| mix(state, seat));
        // Whatever the other does, neither gets less than the game is worth.
        for (column, _) in two.iter().enumerate() {
            let got: f64 = one.iter().zip(&payoffs).map(|(share, row)| share * row[column]).sum();
            assert!(got > expected - CLOSE, "{got} of {expected} in {state:?}");
        }
        for (row, payoffs) in payoffs.iter().enumerate() {
            let got: f64 = payoffs.iter().zip(&two).map(|(payoff, share)| payoff * share).sum();
            assert!(got < expected + CLOSE, "row {row}: {got} of {expected} in {state:?}");
        }
        return 1;
    }
    let mut checked = 1;
    for (action, share) in legal(state, seat).into_iter().zip(shares(state, seat)) {
        let next = then(state, seat, action);
        if share > 0.0 {
            assert!((value(&next) - expected).abs() < CLOSE, "{action} in {state:?}");
        }
        checked += check(&next);
    }
    checked
}

#[test]
fn the_last_two_turns_of_the_most_are_played_to_the_equilibrium() {
    for bets in ["open", "closed"] {
        let found = beginnings(bets, 6);
        assert!(found.len() >= 8, "{bets}: {}", found.len());
        let checked: usize = found.iter().map(check).sum();
        assert!(checked >= found.len());
    }
}

#[test]
fn a_small_matrix_is_solved_as_worked_out_by_hand() {
    // Matching pennies where one match is worth twice the other: a third and two thirds.
    let solution = matrix::solve(&[vec![2, 0], vec![0, 1]]);
    assert_eq!(2 * solution.rows[0], solution.rows[1]);
    assert_eq!(2 * solution.columns[0], solution.columns[1]);
    let (over, under) = solution.value;
    assert_eq!(3 * over, 2 * under);
}
