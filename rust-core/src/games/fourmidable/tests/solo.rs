//! FD-90, FD-95, FD-96: one colony alone, its six cards, its six rounds and its grade.

use super::{bag::call, *};
use crate::game::BadOption;
use std::collections::BTreeSet;

fn chosen(mode: &str, players: u8) -> Result<Rules, BadOption> {
    let choices = Choices::from([("mode".to_owned(), mode.to_owned())]);
    Fourmidable::options(players, &choices)
}

/// FD-90
#[test]
fn fd_90_one_alone_plays_solo_and_nobody_else_does() {
    let default = Fourmidable::options(1, &Choices::new()).expect("one may play");
    assert_eq!((default.level, default.players), (Level::Solo, 1));
    assert_eq!(chosen("solo", 1), Ok(default));
    for players in 2..=6 {
        assert!(matches!(chosen("solo", players), Err(BadOption::Value { option: "mode", .. })));
        let gentlest = Fourmidable::options(players, &Choices::new()).map(|rules| rules.level);
        assert_eq!(gentlest, Ok(Level::Child), "{players}");
    }
    for level in Level::ALL {
        assert_eq!(chosen(level.word(), 1).is_ok(), level == Level::Solo, "{level}");
    }
    let who = Choices::from([("first".to_owned(), "1".to_owned())]);
    assert_eq!(Fourmidable::options(1, &who), Err(BadOption::Unknown("first".to_owned())));
    assert!(matches!(Fourmidable::options(0, &Choices::new()), Err(BadOption::Players(0))));
}

/// FD-90
#[test]
fn fd_90_hole_1_lies_on_the_water_and_only_the_central_section_is_open() {
    let state = deal(Level::Solo, 1);
    let open = &state.open;
    assert!(data::data().is_large(1), "the large side");
    assert_eq!(open.colonies[0].holes, [Some(cell("0,0")), None, None, None]);
    assert_eq!(ground(&state, "0,0"), Ground::Empty, "a hole space, not water");
    for at in Cell::all() {
        assert_eq!(open.forest.at(at) == Ground::Closed, at.section() > 0, "{at}");
    }
    for resource in Resource::ALL {
        let lies = if resource.kind() == Kind::Digger { 0 } else { 3 };
        assert_eq!(open.forest.left()[resource.index()], lies);
    }
    assert_eq!((open.row.len(), open.piles), (5, [43, 0, 0]));
    assert!(open.species.is_empty() && open.colonies[0].species.is_none());
    assert_eq!(open.level().starting_ants(), 3);
    assert_eq!(open.predators, [None; 3]);
}

/// FD-90
#[test]
fn fd_90_nothing_enters_eats_or_digs_outside_the_central_section() {
    let mut state = table(Level::Solo, 1);
    ant(&mut state, 0, "h1", "2,0");
    state.open.weather = Some(Weather::Wind);
    let reach = state.open.reach(Seat(0), "h1".parse().expect("an ant"));
    assert!(reach.len() > 9);
    assert!(reach.iter().all(|reach| reach.place.cell().is_none_or(|at| at.section() == 0)));
    must(&mut state, 0, "ant h1");
    assert_eq!(clause(act(&mut state, 0, "go 3,0")), "FD-05");
    for predator in [Predator::Grasshopper, Predator::Spider] {
        let spots = state.open.spots(predator);
        assert_eq!(spots.count(), 17, "18 hexes without the hole, and one with the ant");
    }
    for at in Cell::all().filter(|at| at.section() == 0) {
        state.open.forest.lay(at, Ground::Empty);
    }
    state.open.far = 2;
    assert!(state.open.hole_cells(Seat(0)).iter().all(|at| at.section() == 0));
}

/// FD-90
#[test]
fn fd_90_any_six_special_cards_are_chosen_and_may_be_put_back() {
    let mut state = deal(Level::Solo, 1);
    assert_eq!(state.open.phase, Phase::Choose);
    assert_eq!(actions(&state, 0).len(), 60);
    assert_eq!(clause(act(&mut state, 0, "ready")), "FD-90");
    must(&mut state, 0, "choose erase-day");
    assert_eq!(clause(act(&mut state, 0, "choose erase-day")), "FD-90");
    assert_eq!(clause(act(&mut state, 0, "return scent-day")), "FD-90");
    must(&mut state, 0, "return erase-day");
    assert_eq!(state, deal(Level::Solo, 1), "nothing is left of it");
    let six = ["scent-day", "scent-night", "birth-any", "new-hole", "pass-earth", "two-of-each"];
    for card in six {
        must(&mut state, 0, &format!("choose {card}"));
    }
    assert_eq!(clause(act(&mut state, 0, "choose erase-day")), "FD-90");
    assert_eq!(actions(&state, 0).len(), 7, "six to put back, or ready");
    must(&mut state, 0, "ready");
    assert_eq!((state.open.phase, state.specials[0].len()), (Phase::Found, 6));
    for kind in ["hunter", "digger", "digger"] {
        must(&mut state, 0, &format!("found {kind}"));
    }
    assert_eq!(state.open.round, 1);
    assert_eq!(state.hands[0], [], "no objectives in hand");
}

/// FD-90
#[test]
fn fd_90_six_cards_are_suggested() {
    let six: BTreeSet<Special> = Open::suggested().collect();
    assert_eq!(six.len(), 6, "six different ones that exist");
}

/// FD-90, FD-110
#[test]
fn fd_90_whoever_plays_alone_hides_her_cards_from_nobody() {
    let mut state = deal(Level::Solo, 1);
    must(&mut state, 0, "choose look-hunter-day");
    assert_eq!(state.view(None).specials, state.view(Some(Seat(0))).specials);
    let mut state = table(Level::Solo, 1);
    give(&mut state, 0, "look-hunter-day");
    ant(&mut state, 0, "h1", "n5,0");
    must(&mut state, 0, "play look-hunter-day");
    assert_eq!(state.open.phase, Phase::Look);
    assert!(!state.asks_secretly(Seat(0)));
    assert_eq!(state.view(None).piles, state.view(Some(Seat(0))).piles);
    assert!(state.view(None).piles[0][..2].iter().all(Option::is_some));
    assert!(state.view(None).piles[0][2..].iter().all(Option::is_none), "FD-111");
}

/// FD-90: a card that would answer is asked for only if she has it.
#[test]
fn fd_90_nothing_is_asked_after_an_action_that_no_card_of_hers_answers() {
    for (card, phase) in
        [("harvest-ladybug-day", Phase::After), ("harvest-beetle-day", Phase::Turn)]
    {
        let mut state = table(Level::Solo, 1);
        ant(&mut state, 0, "h1", "n5,0");
        give(&mut state, 0, card);
        call(&mut state, Resource::Raspberry);
        all(&mut state, 0, &["ant h1", "go 1,0", "stop"]);
        assert_eq!(state.open.phase, phase, "{card}");
    }
}

/// Everything of a round is done but one ant's stay.
fn last_stay(round: u16) -> Fourmidable {
    let mut state = table(Level::Solo, 1);
    ant(&mut state, 0, "h1", "n5,0");
    state.open.round = round;
    state.open.colonies[0].born = true;
    must(&mut state, 0, "ant h1");
    state
}

/// FD-95
#[test]
fn fd_95_a_match_lasts_exactly_six_rounds() {
    for round in 1..6 {
        let mut state = last_stay(round);
        must(&mut state, 0, "stop");
        assert_eq!(state.open.round, round + 1, "idle or not, the next round begins");
        assert_eq!(state.outcome(), None);
    }
    let mut state = last_stay(6);
    let told = must(&mut state, 0, "stop");
    assert_eq!(state.open.phase, Phase::Over);
    assert!(told.contains(&Event::Over { why: Ending::Rounds }));
    assert_eq!(clause(act(&mut state, 0, "pass")), "FD-95");
}

/// FD-95
#[test]
fn fd_95_eight_objectives_do_not_end_it() {
    let mut state = last_stay(3);
    let from = state.piles[0].len() - 8;
    state.open.colonies[0].done = state.piles[0].drain(from..).map(|buried| buried.card).collect();
    must(&mut state, 0, "stop");
    assert_eq!((state.open.round, state.open.ending), (4, None));
}

/// FD-95, FD-96
#[test]
fn fd_95_a_grade_is_reached_by_more_points_than_it_names() {
    let words = |score| Grade::of(score).map(Grade::word);
    assert_eq!(words(99), None);
    assert_eq!(words(100), None, "FD-96: exactly 100 is not over 100");
    assert_eq!(words(101), Some("intelligent"));
    assert_eq!([110, 111].map(words), [Some("intelligent"), Some("brilliant")]);
    assert_eq!([120, 121].map(words), [Some("brilliant"), Some("fantastic")]);
    assert_eq!([130, 131].map(words), [Some("fantastic"), Some("magnificent")]);
    assert_eq!(Grade::above(100).map(|next| next.missing(100)), Some(1));
    assert_eq!(Grade::above(101), Some(Grade::Brilliant));
    assert_eq!(Grade::Brilliant.missing(101), 10);
    assert_eq!(Grade::above(131), None);
}

/// FD-96
#[test]
fn fd_96_solo_uses_the_48_base_objectives() {
    let state = deal(Level::Solo, 1);
    let mut cards = state.open.row.to_vec();
    cards.extend(state.piles[0].iter().map(|buried| buried.card));
    assert_eq!(cards.len(), 48);
    assert!(cards.iter().all(|card| card.size() > 1), "those of one resource are marked 4+");
}

/// FD-96
#[test]
fn fd_96_each_kind_completed_at_least_once_brings_a_bonus_card() {
    for (done, bonuses) in [(vec![], 0), (vec!["h-ab"], 3), (vec!["h-ab", "f-aa", "h-cc"], 6)] {
        let mut state = last_stay(6);
        let cards = done.iter().map(|text| text.parse().expect("an objective"));
        state.open.colonies[0].done = cards.collect();
        // However much the predators completed, they are no player.
        let taken = ["d-ab", "d-bb", "h-aaa"].map(|text| text.parse().expect("an objective"));
        state.open.solo.as_mut().expect("she plays alone").taken = taken.into();
        must(&mut state, 0, "stop");
        assert_eq!(state.open.tally(Seat(0)).bonuses, bonuses);
        let outcome = state.outcome().expect("it is over");
        assert_eq!((outcome.scores, outcome.ranks), (vec![score(&state, 0)], vec![1]));
    }
}
