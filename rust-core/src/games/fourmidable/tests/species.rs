//! FD-65 to FD-70: each species, at its best and at its edge.

use super::*;

fn playing(level: Level, species: Species) -> Fourmidable {
    let mut state = table(level, 2);
    become_species(&mut state, 0, species);
    idle(&mut state, 1);
    state
}

/// FD-65
#[test]
fn fd_65_flying_puts_a_pheromone_once_a_day_round() {
    let mut state = playing(Level::Expert, Species::Flying);
    assert_eq!(clause(act(&mut state, 0, "fly")), "FD-65", "no empty ground");
    for at in ["7,-4", "7,-3", "7,-2"] {
        lay(&mut state, at, Ground::Empty);
    }
    state.open.predators[0] = Some(Spot::Forest(cell("7,-3")));
    ant(&mut state, 1, "h1", "7,-2");
    idle(&mut state, 1);
    state.open.time = Time::Night;
    assert_eq!(clause(act(&mut state, 0, "fly")), "FD-65", "by night");
    state.open.time = Time::Day;
    must(&mut state, 0, "fly");
    assert_eq!(actions(&state, 0), ["mark 7,-4", "mark 7,-3"], "FD-63: a predator is no matter");
    must(&mut state, 0, "mark 7,-3");
    assert_eq!((state.open.phase, score(&state, 0)), (Phase::Turn, 2));
    assert_eq!(clause(act(&mut state, 0, "fly")), "FD-65", "once");
    let mut other = playing(Level::Expert, Species::Architect);
    lay(&mut other, "7,-4", Ground::Empty);
    assert_eq!(clause(act(&mut other, 0, "fly")), "FD-65", "another species");
}

/// FD-66
#[test]
fn fd_66_predator_moves_another_predator_once_a_night_round() {
    let mut state = playing(Level::Intermediate, Species::Predator);
    assert_eq!(clause(act(&mut state, 0, "hunt spider")), "FD-66", "by day");
    state.open.time = Time::Night;
    all(&mut state, 0, &["hunt spider", "to 3,0"]);
    assert_eq!((state.open.phase, state.open.turn), (Phase::Turn, Seat(0)), "no action");
    assert_eq!(clause(act(&mut state, 0, "prowl spider")), "FD-66", "not the same");
    assert_eq!(clause(act(&mut state, 0, "hunt worm")), "FD-66", "once");
    must(&mut state, 0, "prowl worm");
    let mut state = playing(Level::Intermediate, Species::Predator);
    state.open.time = Time::Night;
    all(&mut state, 0, &["prowl spider", "to 3,0"]);
    assert_eq!(clause(act(&mut state, 0, "hunt spider")), "FD-66", "whichever comes first");
    must(&mut state, 0, "hunt grasshopper");
    let mut state = playing(Level::Intermediate, Species::Flying);
    state.open.time = Time::Night;
    assert_eq!(clause(act(&mut state, 0, "hunt worm")), "FD-66", "another species");
}

/// FD-66
#[test]
fn fd_66_what_others_moved_is_irrelevant() {
    let mut state = playing(Level::Intermediate, Species::Predator);
    state.open.time = Time::Night;
    state.open.colonies[1].prowled = Some(Predator::Spider);
    assert!(may(&state, 0, "hunt spider") && may(&state, 0, "prowl spider"));
}

/// FD-67
#[test]
fn fd_67_architect_digs_four_away_and_six_with_a_card() {
    let mut state = playing(Level::Intermediate, Species::Architect);
    assert_eq!(state.open.hole_reach(Seat(0)), 4);
    assert_eq!(state.open.hole_reach(Seat(1)), 3);
    for at in ["3,0", "4,0"] {
        state.open.colonies[0].dig(room(at));
    }
    ant(&mut state, 0, "d1", "n3,0");
    give(&mut state, 0, "far-hole");
    lay(&mut state, "7,-4", Ground::Empty);
    lay(&mut state, "-3,2", Ground::Empty);
    assert_eq!(cell("3,-1").distance(cell("-3,2")), 6);
    all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert_eq!(actions(&state, 0), ["hole 7,-4", "play far-hole"]);
    must(&mut state, 0, "play far-hole");
    assert_eq!(actions(&state, 0), ["hole 7,-4", "hole -3,2"], "FD-37: both give 6");
}

/// FD-68
#[test]
fn fd_68_diplomat_passes_over_what_is_anothers_and_never_stops_there() {
    let mut state = playing(Level::Intermediate, Species::Diplomat);
    ant(&mut state, 0, "h1", "n5,0");
    lay(&mut state, "3,0", Ground::Scent(Seat(1)));
    ant(&mut state, 1, "h1", "4,-1");
    idle(&mut state, 1);
    all(&mut state, 0, &["ant h1", "go 3,0"]);
    assert_eq!(clause(act(&mut state, 0, "stop")), "FD-68");
    all(&mut state, 0, &["go 4,-1", "go 5,-1"]);
    assert_eq!(place(&state, 0, "h1"), "5,-1");
    // Walled in so deep that no stop remains, the step is not offered.
    let mut state = playing(Level::Intermediate, Species::Diplomat);
    ant(&mut state, 0, "h1", "n5,0");
    for at in Cell::all()
        .filter(|at| at.distance(cell("3,-1")) > 0 && at.hex() != crate::hex::Hex::CENTRE)
    {
        state.open.forest.lay(at, Ground::Scent(Seat(1)));
    }
    must(&mut state, 0, "ant h1");
    assert_eq!(
        actions(&state, 0),
        ["go 2,-1", "go 2,0", "go 3,-2", "go 3,0", "go 4,-2", "go 4,-1", "go n5,1", "stop"]
    );
    all(&mut state, 0, &["go 3,0"]);
    assert_eq!(actions(&state, 0), ["go 2,0", "go 4,-1", "go n5,0"], "only ways back home");
    must(&mut state, 0, "go 4,-1");
    assert_eq!(actions(&state, 0), ["go n5,0"]);
}

/// FD-68
#[test]
fn fd_68_no_pheromone_is_laid_under_anothers_ant() {
    let mut state = playing(Level::Intermediate, Species::Diplomat);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 1, "h1", "4,-1");
    lay(&mut state, "4,-1", Ground::Empty);
    idle(&mut state, 1);
    all(&mut state, 0, &["ant h1", "go 4,-1", "go 5,-1", "stop"]);
    assert_eq!(ground(&state, "4,-1"), Ground::Empty);
}

/// FD-69
#[test]
fn fd_69_insomniac_plays_day_and_night_cards_in_any_round() {
    let mut state = playing(Level::Intermediate, Species::Insomniac);
    for card in ["move-hunter-day", "move-hunter-night"] {
        give(&mut state, 0, card);
    }
    ant(&mut state, 0, "h1", "n5,0");
    all(&mut state, 0, &["ant h1", "play move-hunter-day", "play move-hunter-night"]);
    assert_eq!(state.open.walk.map(|walk| walk.left), Some(7), "and they combine");
    let mut state = playing(Level::Intermediate, Species::Architect);
    give(&mut state, 0, "move-hunter-night");
    ant(&mut state, 0, "h1", "n5,0");
    must(&mut state, 0, "ant h1");
    assert_eq!(clause(act(&mut state, 0, "play move-hunter-night")), "FD-57");
}

/// FD-70
#[test]
fn fd_70_strategist_looks_at_one_more_whenever_drawing() {
    let mut state = playing(Level::Intermediate, Species::Strategist);
    ant(&mut state, 0, "h1", "n5,1");
    all(&mut state, 0, &["ant h1", "go n5,2"]);
    assert_eq!(state.drawn.len(), 3);
    let mut state = playing(Level::Intermediate, Species::Strategist);
    give(&mut state, 0, "objective-digger-day");
    must(&mut state, 0, "play objective-digger-day");
    assert_eq!(state.drawn.len(), 2);
    // The objectives of the starting ants are drawn too.
    let mut state = deal(Level::Intermediate, 2);
    state.open.colonies[0].species = Some(Species::Strategist);
    state.open.colonies[1].species = Some(Species::Flying);
    all(&mut state, 0, &["found hunter", "found hunter", "found digger"]);
    for kind in [Kind::Hunter, Kind::Hunter, Kind::Digger] {
        assert_eq!(state.open.phase, Phase::Study(kind));
        assert_eq!(state.drawn.len(), 2);
        let keep = state.drawn[1];
        must(&mut state, 0, &format!("keep {keep}"));
    }
    assert_eq!((state.open.turn, state.open.phase), (Seat(1), Phase::Found));
}

/// FD-70
#[test]
fn fd_70_strategist_may_look_at_the_next_objective_before_an_action_in_expert() {
    let mut state = playing(Level::Expert, Species::Strategist);
    let next = state.piles[0].last().expect("a card").card;
    must(&mut state, 0, "look");
    assert_eq!(state.view(Some(Seat(0))).piles[0][0], Some(next));
    assert_eq!(actions(&state, 0), ["seen"]);
    must(&mut state, 0, "seen");
    assert_eq!(clause(act(&mut state, 0, "look")), "FD-70", "she knows it");
    let mut state = playing(Level::Intermediate, Species::Strategist);
    assert_eq!(clause(act(&mut state, 0, "look")), "FD-70", "there are piles to draw from");
}
