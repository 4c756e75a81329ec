//! Twenty matches between levels, small and fixed: the tournament itself is played by
//! `rust-core/examples/tournament`.

use myrmex_core::{
    bots::{Level, Searched, Thought},
    chance::Chance,
    game::{Choices, Seat, Seats},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
};

/// Who wins a match of two between a sharp bot on an even seat and a steady one.
fn winners<G: Searched>(option: (&str, &str), seed: u64, budget: u32) -> Seats {
    let choices = Choices::from([(option.0.to_owned(), option.1.to_owned())]);
    let options = G::options(2, &choices).expect("on offer");
    let chance = Chance::new(seed);
    let mut state = G::new(&options, chance, &mut Vec::new());
    let mut actions = Vec::new();
    for turn in 0.. {
        let Some(seat) = state.actors().first() else { break };
        actions.clear();
        state.actions(seat, &mut actions);
        let level = if seat == Seat(0) { Level::Sharp } else { Level::Steady };
        let rng = chance.stream("bot", u64::from(seat.0) << 32 | turn);
        let view = state.view(Some(seat));
        let thought = Thought::<G>::within(view, &actions, seat, level, budget, rng);
        state.apply(seat, thought.finish(), chance, &mut Vec::new()).expect("bots keep the rules");
    }
    state.outcome().expect("it is over").winners
}

/// Five matches, a letter for who won each: the sharp bot, the steady one, or both.
fn five<G: Searched>(option: (&str, &str), budget: u32) -> String {
    let letter = |winners: Seats| match (winners.contains(Seat(0)), winners.contains(Seat(1))) {
        (true, false) => 'S',
        (false, true) => 's',
        _ => '=',
    };
    (0..5).map(|seed| letter(winners::<G>(option, seed, budget))).collect()
}

#[test]
fn twenty_matches_end_as_they_did() {
    let played = [
        five::<Gringrins>(("variant", "most"), 60),
        five::<Fable>(("mode", "winter"), 20),
        five::<Fourmis>(("mode", "prairie"), 60),
        five::<Fourmidable>(("mode", "child"), 6),
    ];
    assert_eq!(played, ["ssSsS", "SsssS", "SsSSS", "SSSsS"]);
}
