//! The bot against the best it can meet.

use super::{
    mix::{Ratio, Stake, value as value_of},
    *,
};
use crate::{
    chance::Chance,
    game::{Choices, Game},
};
use rand::SeedableRng;

/// Positions before the Ant's choice, two players, reached by bots.
fn positions(mode: &str, games: u64) -> Vec<Fable> {
    let choices = Choices::from([("mode".to_owned(), mode.to_owned())]);
    let rules = Fable::options(2, &choices).expect("it is on offer");
    let mut found = Vec::new();
    for seed in 0..games {
        let chance = Chance::new(seed);
        let mut state = Fable::new(&rules, chance, &mut Vec::new());
        let mut rng = Rng::seed_from_u64(seed);
        while let Some(seat) = state.actors().first() {
            let view = state.view(Some(seat));
            if view.open.phase == Phase::Aim {
                found.push(state.clone());
            }
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            let action = Fable::choose(&view, &actions, Level::Steady, &mut rng);
            state.apply(seat, action, chance, &mut Vec::new()).expect("a bot plays by the rules");
        }
    }
    found
}

/// Ant's gain minus Grasshopper's, in thousandths, of one pair of choices.
fn payoff(stakes: &[Stake], aim: usize, guess: usize) -> i128 {
    if aim == guess { -i128::from(stakes[aim].grasshopper) } else { i128::from(stakes[aim].ant) }
}

#[test]
fn no_best_response_gains_more_than_a_fiftieth_of_a_point_over_the_value() {
    for mode in ["autumn", "winter"] {
        let positions = positions(mode, 30);
        assert!(positions.len() > 200);
        for state in positions {
            let open = state.view(None).open;
            let stakes = Worth::new(&open).stakes(&open, mask(&open.trail));
            let mix = present(&open);
            let Ratio { over, under } = value_of(stakes.clone());
            let all = 0..stakes.len();
            let total = |weights: &[(Path, i128)]| weights.iter().map(|(_, w)| w).sum::<i128>();
            // What the best guess leaves the Ant who mixes, and the best aim takes from the
            // Grasshopper who does; both over the value, in thousandths of a point.
            let against_ant = all.clone().map(|guess| {
                all.clone().map(|aim| mix.ant[aim].1 * payoff(&stakes, aim, guess)).sum::<i128>()
            });
            let ant = against_ant.min().expect("something is at stake");
            let lost = over - ant * under / total(&mix.ant).max(1);
            assert!(lost < 20 * under, "{stakes:?} {mix:?}");
            let against_guess = all.clone().map(|aim| {
                let each = all.clone();
                each.map(|guess| mix.guess[guess].1 / under * payoff(&stakes, aim, guess))
                    .sum::<i128>()
            });
            let best = against_guess.max().expect("something is at stake");
            let gained = best * under / (total(&mix.guess) / under).max(1) - over;
            assert!(gained < 20 * under, "{stakes:?} {mix:?}");
        }
    }
}

#[test]
fn the_bot_chooses_as_often_as_its_mix_says() {
    let state = positions("autumn", 1).remove(2);
    let seat = state.actors().first().expect("the Ant");
    let (view, mut actions) = (state.view(Some(seat)), Vec::new());
    state.actions(seat, &mut actions);
    let mix = present(&view.open);
    let mut rng = Rng::seed_from_u64(9);
    let mut times = vec![0i128; actions.len()];
    for _ in 0..20_000 {
        let chosen = Fable::choose(&view, &actions, Level::Steady, &mut rng);
        times[actions.iter().position(|&a| a == chosen).expect("it is legal")] += 1;
    }
    for (&(path, weight), times) in mix.ant.iter().zip(times) {
        let expected = share(weight, &mix.ant) / 50;
        assert!((expected - times).abs() < 500, "{path}: {times} of {expected}");
    }
}

#[test]
fn the_solution_of_a_small_guess_is_the_one_worked_out_by_hand() {
    // Two types of equal worth: each half the time, and the guess is worth nothing.
    let stake = |path, ant, grasshopper| Stake { path, ant, grasshopper };
    let even = [stake(Path::Stone, 10, 10), stake(Path::Wood, 10, 10)];
    assert_eq!(value_of(even.to_vec()), Ratio { over: 0, under: 1 });
    let even = Mix::solve(&even);
    assert_eq!(even.ant[0].1, even.ant[1].1);
    assert_eq!(even.guess[0].1, even.guess[1].1);
    // A type not worth the guess is left alone.
    let (stone, wood) = (stake(Path::Stone, 30, 10), stake(Path::Wood, 30, 10));
    let uneven = [stone, wood, stake(Path::Tiles, 1, 1)];
    assert_eq!(value_of(uneven.to_vec()), Ratio { over: 10, under: 1 });
    let uneven = Mix::solve(&uneven);
    assert_eq!((uneven.ant[2].1, uneven.guess[2].1), (0, 0));
    // One type alone is always caught.
    let alone = vec![stake(Path::Stone, 30, 12)];
    assert_eq!(value_of(alone), Ratio { over: -12, under: 1 });
}

#[test]
fn a_bot_buys_the_second_of_a_pair_and_prefers_exact_change() {
    use crate::games::fable::Provision;
    let choices = Choices::from([("mode".to_owned(), "winter".to_owned())]);
    let rules = Fable::options(2, &choices).expect("it is on offer");
    let mut view = Fable::new(&rules, Chance::new(1), &mut Vec::new()).view(Some(Seat(0)));
    let card = |path| crate::games::fable::Card { path, insect: None };
    let (tiles, stone, wood) = (Path::Tiles, Path::Stone, Path::Wood);
    view.open.supplies[0] = [tiles, tiles, stone, wood, wood, wood].map(card).into();
    view.open.provisions[0] = [Provision::Honey].into();
    view.open.row = [Provision::Chestnuts, Provision::Honey].into();
    view.open.collector = Some(Seat(0));
    view.open.phase = Phase::Market;
    let mut rng = Rng::seed_from_u64(1);
    let market =
        ["buy honey", "buy chestnuts", "pass"].map(|text| text.parse().expect("an action"));
    let bought = Fable::choose(&view, &market, Level::Steady, &mut rng);
    assert_eq!(bought, Action::Buy(Provision::Honey), "a pair is worth two points more");
    view.open.phase = Phase::Pay(Provision::Honey);
    view.open.supplies[0] = [tiles, tiles, stone].map(card).into();
    let exact = worth::of_action(&view, Seat(0), "pay 0-2-1-0".parse().expect("an action"));
    view.open.supplies[0].push(card(wood));
    let change = worth::of_action(&view, Seat(0), "pay 0-2-1-0".parse().expect("an action"));
    assert!(exact > change, "a card comes back");
}
