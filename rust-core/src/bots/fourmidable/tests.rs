use super::*;
use crate::{
    bots::Searched,
    chance::Chance,
    game::{Choices, Game, Seat},
    games::fourmidable::Event,
};
use rand::SeedableRng;

/// A match between bots of these levels, and what happened in it.
fn play(mode: &str, levels: &[Level], seed: u64) -> (Fourmidable, Vec<Event>) {
    let chance = Chance::new(seed);
    play_by(mode, levels.len() as u8, chance, |game, seat, actions, turn| {
        let mut rng = chance.stream("bot", u64::from(seat.0) << 32 | turn);
        Fourmidable::choose(&game.view(Some(seat)), actions, levels[seat.index()], &mut rng)
    })
}

/// A match in which each action is chosen by `choose`.
fn play_by(
    mode: &str,
    players: u8,
    chance: Chance,
    mut choose: impl FnMut(&Fourmidable, Seat, &[Action], u64) -> Action,
) -> (Fourmidable, Vec<Event>) {
    let choices = Choices::from([("mode".to_owned(), mode.to_owned())]);
    let options = Fourmidable::options(players, &choices).expect("the options are on offer");
    let mut told = Vec::new();
    let mut game = Fourmidable::new(&options, chance, &mut told);
    let mut turn = 0;
    while let Some(seat) = game.actors().first() {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let action = choose(&game, seat, &actions, turn);
        game.apply(seat, action, chance, &mut told).expect("a bot plays by the rules");
        turn += 1;
        assert!(turn < 20_000, "{mode} {players} {chance:?}: it ends");
    }
    (game, told.into_iter().map(|told| told.event).collect())
}

#[test]
fn the_steady_bot_is_clearly_stronger_than_the_gentle_one() {
    for mode in ["child", "apprentice", "intermediate", "expert"] {
        let mut halves = 0;
        for seed in 0..20 {
            let steady = Seat((seed % 2) as u8);
            let mut levels = [Level::Gentle; 2];
            levels[steady.index()] = Level::Steady;
            let (game, _) = play(mode, &levels, seed);
            let winners = game.outcome().expect("it is over").winners;
            halves += if winners.contains(steady) { 3 - u32::from(winners.len()) } else { 0 };
        }
        println!("{mode}: {halves} halves of 40 against the gentle bot");
        assert!(halves >= 28, "{mode}: {halves} halves of 40");
    }
}

/// FD-95: a greedy player alone makes about 92 points.
#[test]
fn alone_the_steady_bot_makes_a_decent_score() {
    let mean = |level: Level| {
        let scores = (0..100).map(|seed| play("solo", &[level], seed).0.scores()[0]);
        scores.sum::<i32>() / 100
    };
    let (gentle, steady) = (mean(Level::Gentle), mean(Level::Steady));
    println!("alone: {gentle} and {steady} points");
    assert!(steady >= 90, "{steady} points");
    assert!(steady >= gentle + 10, "{steady} and {gentle} points");
}

/// What the sharp bot plays out with alone is better than the steady bot before any search.
#[test]
fn alone_a_keen_mind_sees_further() {
    let keen = |seed: u64| {
        let (game, _) = play_by("solo", 1, Chance::new(seed), |game, seat, actions, _| {
            sensible(&Mind::of_searcher(game.open(), seat, game.hand(seat)), actions)
        });
        game.scores()[0]
    };
    let steady = |seed: u64| play("solo", &[Level::Steady], seed).0.scores()[0];
    let more: i32 = (1000..1400).map(|seed| keen(seed) - steady(seed)).sum();
    println!("alone a keen mind makes {more} points more in 400 matches");
    assert!(more >= 800, "{more} points more in 400 matches");
}

/// Alone every ant finds a way of its own in a playout, also the last of a round, which nobody
/// chooses.
#[test]
fn in_a_playout_alone_the_last_ant_goes_too() {
    let mut notes = Default::default();
    let (mut last, mut checked) = (false, 0);
    play_by("solo", 1, Chance::new(3), |game, seat, actions, turn| {
        let mut rng = Rng::seed_from_u64(turn);
        let at = game.playout(seat, actions, &mut notes, &mut rng);
        match game.open().phase {
            Phase::Turn => last = actions.len() == 1,
            Phase::Walk if std::mem::take(&mut last) => {
                let afresh = game.playout(seat, actions, &mut Default::default(), &mut rng);
                assert_eq!(actions[at], actions[afresh], "turn {turn}");
                checked += 1;
            }
            _ => {}
        }
        // Who is born first leaves one of the others to go last.
        let birth = actions.iter().find(|action| matches!(action, Action::Birth(_)));
        *birth.unwrap_or(&actions[at])
    });
    assert!(checked > 3, "{checked} times");
}

#[test]
fn bots_use_what_a_level_offers() {
    let mut told = Vec::new();
    for seed in 0..12 {
        for mode in ["intermediate", "expert"] {
            told.extend(play(mode, &[Level::Steady; 3], seed).1);
        }
    }
    let some = |is: fn(&Event) -> bool| told.iter().filter(|event| is(event)).count();
    assert!(some(|event| matches!(event, Event::Played { .. })) > 60);
    assert!(some(|event| matches!(event, Event::Hole { .. })) > 12);
    assert!(some(|event| matches!(event, Event::Studied { .. })) > 60);
    assert!(some(|event| matches!(event, Event::Revealed { .. })) > 240);
    assert!(some(|event| matches!(event, Event::Marked { .. })) > 6);
    assert!(some(|event| matches!(event, Event::Prowled { ate: Some(_), .. })) > 100);
}
