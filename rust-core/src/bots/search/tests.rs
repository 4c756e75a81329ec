use super::*;
use crate::{
    bots::Level,
    game::{Choices, Game},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
    testing::{Secrets, every_choice},
};
use rand::SeedableRng;

/// Positions of a match of steady bots, one in `stride`, and who is asked there.
fn positions<G: Searched>(choices: &Choices, players: u8, stride: usize) -> Vec<(G, Seat)> {
    let options = G::options(players, choices).expect("on offer");
    let chance = Chance::new(11);
    let mut rng = Rng::seed_from_u64(11);
    let mut state = G::new(&options, chance, &mut Vec::new());
    let mut found = Vec::new();
    for step in 0.. {
        let Some(seat) = state.actors().first() else { break };
        if step % stride == stride / 2 {
            found.push((state.clone(), seat));
        }
        let view = state.view(Some(seat));
        let action = G::choose(&view, &legal(&state, seat), Level::Steady, &mut rng);
        state.apply(seat, action, chance, &mut Vec::new()).expect("a bot plays by the rules");
    }
    found
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}

fn search<G: Searched>(state: &G, seat: Seat, budget: u32) -> Search<G> {
    let rng = Rng::seed_from_u64(5);
    Search::new(state.view(Some(seat)), &legal(state, seat), seat, budget, rng)
}

/// However a search is sliced, and whatever the others hide, it comes to the same.
fn check<G: Searched + Secrets>(stride: usize, budget: u32) {
    let mut rng = Rng::seed_from_u64(1);
    let mut looked = 0;
    for players in [*G::PLAYERS.start(), *G::PLAYERS.end()] {
        for choices in every_choice::<G>(players).iter().step_by(5) {
            for (state, seat) in positions::<G>(choices, players, stride) {
                let mut whole = search(&state, seat, budget);
                whole.step(u32::MAX);
                assert!(whole.is_done());
                let other = state.reshuffle_hidden(Some(seat), &mut rng);
                let mut sliced = search(&other, seat, budget);
                while !sliced.is_done() {
                    sliced.step(3);
                }
                assert_eq!(whole.choice(), sliced.choice(), "{choices:?}");
                assert!(legal(&state, seat).contains(&whole.choice()));
                looked += 1;
            }
        }
    }
    assert!(looked > 20, "{looked} positions");
}

#[test]
fn a_search_is_a_function_of_the_view_however_it_is_sliced() {
    check::<Gringrins>(13, 40);
    check::<Fable>(17, 20);
    check::<Fourmis>(11, 20);
    check::<Fourmidable>(97, 4);
}

/// The best lead seat 0 can come to if both play on perfectly.
fn solved(state: &Fourmis) -> i32 {
    let meadow = state.meadow();
    let Some(seat) = state.actors().first() else {
        return meadow.score(Seat(0)) - meadow.score(Seat(1));
    };
    let after = |action| {
        let mut next = *state;
        next.apply(seat, action, Chance::new(0), &mut Vec::new()).expect("it is legal");
        solved(&next)
    };
    let leads = legal(state, seat).into_iter().map(after);
    if seat == Seat(0) { leads.max() } else { leads.min() }.unwrap_or(0)
}

#[test]
fn the_last_three_tracks_are_laid_as_well_as_can_be() {
    let prairie = Choices::from([("mode".to_owned(), "prairie".to_owned())]);
    let last = positions::<Fourmis>(&prairie, 2, 1).into_iter().filter(|(state, _)| {
        let left = |seat| state.meadow().tracks(Seat(seat));
        (1..=3).contains(&(left(0) + left(1)))
    });
    let mut looked = 0;
    for (state, seat) in last {
        let mut search = search(&state, seat, 3000);
        search.step(3000);
        let mut after = state;
        let chosen = search.choice();
        after.apply(seat, chosen, Chance::new(0), &mut Vec::new()).expect("it is legal");
        assert_eq!(solved(&after).signum(), solved(&state).signum(), "{chosen}");
        looked += 1;
    }
    assert_eq!(looked, 3);
}

#[test]
fn what_is_nearly_best_weighs_nearly_as_much() {
    let mut weights = vec![5];
    let worths = [Some(-30), None, Some(60), Some(15), Some(59)];
    weigh(8, worths.into_iter(), &mut weights);
    assert_eq!(weights, [5, 1, 0, 9, 2, 8]);
    weights.clear();
    weigh(8, [Some(-7), Some(-7)].into_iter(), &mut weights);
    assert_eq!(weights, [1, 1], "equals weigh the same");
}

/// Alone, every action still in the running has been tried as often as the others, in the same
/// worlds; those that are out less often.
#[test]
fn heats_are_fair() {
    let solo = Choices::from([("mode".to_owned(), "solo".to_owned())]);
    let (mut looked, mut clear, mut unopposed) = (0, 0, 0);
    for (state, seat) in positions::<Fourmidable>(&solo, 1, 3) {
        if legal(&state, seat).len() < 2 || !Fourmidable::is_deep(&state.view(Some(seat))) {
            continue;
        }
        let mut search = search(&state, seat, 60);
        let runners = search.running.len();
        assert!((1..=5).contains(&runners), "{runners} runners");
        search.step(u32::MAX);
        let visits = |edge: &usize| search.tree.visits(*edge);
        let (least, most) =
            (search.running.iter().map(visits).min(), search.running.iter().map(visits).max());
        assert!(most <= least.map(|least| least + 1), "{least:?} and {most:?}");
        let out = (0..search.tree.tried().len()).filter(|edge| !search.running.contains(edge));
        assert!(out.map(|edge| visits(&edge)).max() <= most);
        // Whoever runs alone has won.
        let tries = if runners == 1 { 0 } else { 60 };
        assert_eq!(search.tree.tried().iter().map(|edge| edge.visits).sum::<u32>(), tries);
        unopposed += usize::from(runners == 1);
        looked += usize::from(runners > 2);
        // Another than the most promising is chosen only if it did clearly better.
        let (favourite, doubt) = search.favourite.expect("one runs first");
        assert!(search.running.contains(&favourite), "it runs to the end");
        let chosen = search.choice();
        if chosen != search.tree.action(favourite) {
            let edge = (0..).find(|&edge| search.tree.action(edge) == chosen).expect("it is tried");
            let ahead = search.tree.mean(edge) - search.tree.mean(favourite);
            assert!(ahead >= i64::from(doubt) * PARTS, "{ahead} ahead");
            clear += 1;
        }
    }
    assert!(looked > 3, "{looked} positions");
    assert!(clear > 0);
    assert!(unopposed > 0);
}
