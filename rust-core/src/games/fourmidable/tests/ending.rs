//! FD-25, FD-27, FD-47 to FD-49 and FD-83: ends, scores and ties.

use super::*;

fn complete(state: &mut Fourmidable, seat: u8, cards: &[&str]) {
    let cards = cards.iter().map(|text| text.parse::<Objective>().expect("an objective"));
    state.open.colonies[usize::from(seat)].done.extend(cards);
}

fn end(state: &mut Fourmidable) -> Outcome {
    state.ask_for_last(Ending::Objectives, Seat(0), &mut Telling::new(CHANCE, &mut Vec::new()));
    state.outcome().expect("it is over")
}

/// FD-25
#[test]
fn fd_25_seven_objectives_end_child_at_once_after_all_were_asked() {
    let mut state = table(Level::Child, 3);
    ant(&mut state, 0, "h1", "n5,0");
    complete(&mut state, 1, &["h-aa"; 6]);
    hold(&mut state, 1, "h-ab");
    hold(&mut state, 2, "f-aa");
    hold(&mut state, 2, "f-bb");
    hold(&mut state, 0, "d-aaa");
    stock(&mut state, 1, Resource::Ladybug, 1);
    stock(&mut state, 1, Resource::Caterpillar, 1);
    stock(&mut state, 2, Resource::Blueberry, 2);
    must(&mut state, 1, "reveal h-ab");
    assert_eq!((state.open.phase, state.open.turn), (Phase::Last, Seat(2)), "clockwise");
    assert!(state.asks_secretly(Seat(2)));
    assert_eq!(actions(&state, 2), ["reveal f-aa", "pass"]);
    all(&mut state, 2, &["reveal f-aa", "pass"]);
    assert_eq!(actions(&state, 0), ["pass"], "asked, able or not");
    must(&mut state, 0, "pass");
    let outcome = state.outcome().expect("it is over");
    assert_eq!(outcome.scores, [0, 6 * 7 + 6, 7]);
    assert_eq!(outcome.winners, Seats::only(Seat(1)));
}

/// FD-25
#[test]
fn fd_25_points_are_objectives_and_pheromones_and_ties_are_shared() {
    let mut state = table(Level::Child, 2);
    complete(&mut state, 0, &["h-aa"]);
    complete(&mut state, 1, &["h-ab"]);
    lay(&mut state, "3,0", Ground::Scent(Seat(1)));
    stock(&mut state, 0, Resource::Grey, 3);
    let outcome = end(&mut state);
    assert_eq!(outcome.scores, [7, 7], "no holes, no bonus");
    assert_eq!((outcome.winners, outcome.ranks), (Seats::all(2), vec![1, 1]));
}

/// FD-27
#[test]
fn fd_27_a_round_without_a_harvest_or_an_objective_ends_the_game() {
    let mut state = table(Level::Child, 2);
    for seat in 0..2 {
        ant(&mut state, seat, "h1", "n5,0");
        hold(&mut state, seat, ["h-aab", "h-abb"][usize::from(seat)]);
    }
    all(&mut state, 0, &["ant h1", "stop"]);
    let told = all(&mut state, 1, &["ant h1", "stop"]);
    assert!(told.contains(&Event::Ending { why: Ending::Idle }), "{told:?}");
    must(&mut state, 0, "pass");
    must(&mut state, 1, "pass");
    assert!(state.outcome().is_some());
}

/// FD-27
#[test]
fn fd_27_a_game_ends_when_no_objective_can_be_completed() {
    for (left, over) in [(1, true), (2, false)] {
        let mut state = table(Level::Child, 2);
        for seat in 0..2 {
            ant(&mut state, seat, "h1", "n5,0");
        }
        hold(&mut state, 0, "h-aaa");
        for at in Cell::all() {
            if matches!(state.open.forest.at(at), Ground::Food(_)) {
                state.open.forest.lay(at, Ground::Empty);
            }
        }
        lay(&mut state, "3,0", Ground::Food(Resource::Caterpillar));
        for at in ["4,0", "5,0"].into_iter().take(left) {
            lay(&mut state, at, Ground::Food(Resource::Ladybug));
        }
        stock(&mut state, 0, Resource::Ladybug, 1);
        // It is not said whether hers can be: that the game goes on tells others something.
        all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
        must(&mut state, 1, "ant h1");
        let effect = state.apply(Seat(1), Action::Stop, CHANCE, &mut Vec::new());
        assert_eq!(effect, Ok(Effect::Reveals));
        assert_eq!(state.open.ending == Some(Ending::Exhausted), over, "{left} left");
    }
}

/// FD-27
#[test]
fn fd_27_earths_count_only_for_whoever_has_diggers_in_child() {
    let mut state = table(Level::Child, 2);
    for seat in 0..2 {
        ant(&mut state, seat, "h1", "n5,0");
    }
    hold(&mut state, 0, "d-aa");
    all(&mut state, 0, &["ant h1", "go 3,0", "stop"]);
    all(&mut state, 1, &["ant h1", "stop"]);
    assert_eq!(state.open.ending, Some(Ending::Exhausted));
}

/// FD-47
#[test]
fn fd_47_eight_objectives_end_the_round_and_all_may_reveal_what_they_can() {
    let mut state = table(Level::Apprentice, 2);
    complete(&mut state, 0, &["h-aa"; 7]);
    hold(&mut state, 0, "h-ab");
    hold(&mut state, 0, "f-cc");
    hold(&mut state, 1, "f-aa");
    stock(&mut state, 0, Resource::Ladybug, 1);
    stock(&mut state, 0, Resource::Caterpillar, 1);
    stock(&mut state, 1, Resource::Blueberry, 2);
    must(&mut state, 0, "reveal h-ab");
    assert_eq!(state.open.phase, Phase::Turn, "the round is finished first");
    idle(&mut state, 0);
    state.open.turn = Seat(1);
    idle(&mut state, 1);
    state.open.colonies[1].prowled = None;
    all(&mut state, 1, &["prowl spider", "to 3,0"]);
    assert_eq!((state.open.phase, state.open.turn), (Phase::Last, Seat(0)));
    assert!(state.asks_secretly(Seat(0)));
    must(&mut state, 0, "pass");
    must(&mut state, 1, "reveal f-aa");
    assert!(state.outcome().is_some(), "her hand is empty");
}

/// FD-48
#[test]
fn fd_48_holes_and_bonus_cards_score() {
    let mut state = table(Level::Apprentice, 3);
    complete(&mut state, 0, &["h-aa", "h-bb", "f-a"]);
    complete(&mut state, 1, &["h-aa", "h-ab", "f-a"]);
    complete(&mut state, 2, &["h-aaa"]);
    lay(&mut state, "3,0", Ground::Scent(Seat(2)));
    state.open.colonies[2].holes[1] = Some(cell("3,0"));
    assert_eq!(score(&state, 2), 13 + 1 + 2, "a hole on a pheromone: both");
    assert_eq!(state.open.bonus(Kind::Hunter), Seats::only(Seat(0)), "as many, more points");
    assert_eq!(state.open.bonus(Kind::Farmer), Seats::all(2), "still tied: all of them");
    assert_eq!(state.open.bonus(Kind::Digger), Seats::NONE, "nobody completed one");
    let outcome = end(&mut state);
    assert_eq!(outcome.scores, [17 + 1 + 6, 16 + 1 + 3, 16]);
}

/// FD-49
#[test]
fn fd_49_the_most_unused_resources_break_a_tie() {
    for (unused, winners) in [(1, Seats::only(Seat(1))), (0, Seats::all(2))] {
        let mut state = table(Level::Intermediate, 2);
        stock(&mut state, 1, Resource::Grey, unused);
        assert_eq!(end(&mut state).winners, winners);
    }
}

/// FD-83
#[test]
fn fd_83_expert_ends_with_the_round_of_the_eighth_without_last_reveals() {
    let mut state = table(Level::Expert, 2);
    complete(&mut state, 0, &["h-aa"; 8]);
    idle(&mut state, 0);
    idle(&mut state, 1);
    state.open.colonies[0].prowled = None;
    all(&mut state, 0, &["prowl spider", "to 3,0"]);
    assert!(state.outcome().is_some());
}

/// FD-83
#[test]
fn fd_83_a_chain_of_tie_breaks_down_to_the_worm() {
    let tied = || table(Level::Expert, 2);
    assert_eq!(end(&mut tied()).winners, Seats::all(2));
    let breaks: [fn(&mut Fourmidable); 6] = [
        // One pheromone for the other's card of one point.
        |state| {
            lay(state, "3,0", Ground::Scent(Seat(1)));
            state.open.colonies[0].won = 1;
        },
        |state| {
            complete(state, 1, &["h-aab"]);
            state.open.colonies[0].won = 11 + 3;
        },
        |state| {
            state.open.colonies[1].holes[1] = Some(cell("4,0"));
            state.open.colonies[0].won = 1;
        },
        |state| state.open.colonies[1].dug = 1,
        |state| stock(state, 1, Resource::Grey, 1),
        |state| state.open.predators[2] = Some(Spot::Nest(Seat(1), room("4,1"))),
    ];
    for (at, change) in breaks.into_iter().enumerate() {
        let mut state = tied();
        change(&mut state);
        let outcome = end(&mut state);
        assert_eq!(outcome.scores[0], outcome.scores[1], "break {at} is between equals");
        assert_eq!(outcome.winners, Seats::only(Seat(1)), "break {at}");
        assert_eq!(outcome.ranks, [2, 1]);
    }
    // An earlier one counts for more than all later ones.
    let mut state = tied();
    lay(&mut state, "3,0", Ground::Scent(Seat(0)));
    state.open.colonies[1].won = 1;
    state.open.colonies[1].dug = 5;
    assert_eq!(end(&mut state).winners, Seats::only(Seat(0)));
}
