//! FD-91 to FD-94, FD-111: the bag, the predators it calls, and what they pay for.

use super::*;
use proptest::prelude::*;

/// The next tile of the bag will be this one.
pub(super) fn call(state: &mut Fourmidable, tile: Resource) {
    let draws = (0..).find(|&draw| state.open.tile(draw, CHANCE) == tile).expect("in the bag");
    solo(state).draws = draws;
}

fn solo(state: &mut Fourmidable) -> &mut Solo {
    state.open.solo.as_mut().expect("she plays alone")
}

/// A hunter beside a ladybug, and a tile to come.
fn before_harvest(tile: Resource) -> Fourmidable {
    let mut state = table(Level::Solo, 1);
    ant(&mut state, 0, "h1", "n5,0");
    ant(&mut state, 0, "d5", "n5,1");
    call(&mut state, tile);
    state
}

fn harvest(state: &mut Fourmidable) -> Vec<Event> {
    all(state, 0, &["ant h1", "go 1,0", "stop"])
}

fn row(state: &mut Fourmidable, cards: &[&str]) {
    state.open.row = cards.iter().map(|text| text.parse().expect("an objective")).collect();
}

/// The next card of the deck will be this one.
fn next_up(state: &mut Fourmidable, card: &str) {
    let card: Objective = card.parse().expect("an objective");
    let at = state.piles[0].iter().position(|buried| buried.card == card).expect("in the deck");
    let buried = state.piles[0].remove(at);
    state.piles[0].push(buried);
}

fn names(cards: &[Objective]) -> Vec<String> {
    cards.iter().map(Objective::to_string).collect()
}

fn spot(text: &str) -> Spot {
    text.parse().expect("a spot")
}

// ---- FD-91: what is in the bag ----

/// FD-91
#[test]
fn fd_91_the_bag_begins_with_one_of_each_and_three_for_each_ant() {
    let mut state = table(Level::Solo, 1);
    assert_eq!(state.open.bag(), [1; 9]);
    ant(&mut state, 0, "f1", "n5,0");
    ant(&mut state, 0, "f2", "n5,0");
    ant(&mut state, 0, "d1", "n5,0");
    assert_eq!(state.open.bag(), [1, 1, 1, 3, 3, 3, 2, 2, 2]);
    must(&mut state, 0, "birth hunter");
    assert_eq!(state.open.bag(), [2, 2, 2, 3, 3, 3, 2, 2, 2], "an ant born adds its three");
}

proptest! {
    /// FD-91
    #[test]
    fn fd_91_any_births_fill_the_bag_with_their_resources(
        births in prop::collection::vec(0..3_usize, 0..15),
    ) {
        let mut state = table(Level::Solo, 1);
        let mut expected = [1_u8; 9];
        for kind in births.into_iter().map(|at| Kind::ALL[at]) {
            if state.open.colonies[0].reserve(kind) == 0 {
                continue;
            }
            state.open.phase = Phase::Turn;
            state.open.colonies[0].born = false;
            state.open.tiles = [1; 3];
            must(&mut state, 0, &format!("birth {kind}"));
            for tile in kind.resources() {
                expected[tile.index()] += 1;
            }
            prop_assert_eq!(state.open.bag(), expected);
        }
    }
}

/// FD-92: the sum of squares of 100,000 draws over nine kinds of tiles stays below 26.12, which a
/// fair bag passes once in a thousand times (eight degrees of freedom).
#[test]
fn fd_92_a_draw_is_uniform_over_what_is_in_the_bag() {
    const DRAWS: u32 = 100_000;
    const CRITICAL: f64 = 26.12;
    let mut state = table(Level::Solo, 1);
    for (name, place) in [("h1", "n5,0"), ("h2", "n5,0"), ("f1", "n5,0"), ("d1", "n5,0")] {
        ant(&mut state, 0, name, place);
    }
    let bag = state.open.bag();
    let total: u8 = bag.iter().sum();
    let mut drawn = [0_u32; 9];
    for draw in 0..DRAWS {
        // A match never draws so often, so each seed gives a thousand.
        let chance = Chance::new(u64::from(draw / 1000));
        drawn[state.open.tile((draw % 1000) as u16, chance).index()] += 1;
    }
    let chi: f64 = (0..9)
        .map(|at| {
            let expected = f64::from(DRAWS) * f64::from(bag[at]) / f64::from(total);
            (f64::from(drawn[at]) - expected).powi(2) / expected
        })
        .sum();
    assert!(chi < CRITICAL, "{chi}: {drawn:?} of {bag:?}");
}

/// FD-111
#[test]
fn fd_111_the_bag_lies_open_and_its_next_tile_is_chance() {
    let state = before_harvest(Resource::Grey);
    assert_eq!(state.view(None).open.bag(), state.open.bag());
    let tiles = |seed| {
        let mut state = state.clone();
        let mut told = Vec::new();
        for action in ["ant h1", "go 1,0", "stop"] {
            let action = action.parse().expect("an action");
            state.apply(Seat(0), action, Chance::new(seed), &mut told).expect("it is legal");
        }
        told.into_iter().find_map(|told| match told.event {
            Event::Tile { tile, .. } => Some(tile),
            _ => None,
        })
    };
    let all: std::collections::BTreeSet<_> = (0..40).map(tiles).collect();
    assert!(all.len() > 6 && !all.contains(&None), "the state does not hold it");
}

// ---- FD-92: a harvest calls a predator ----

/// FD-92
#[test]
fn fd_92_there_is_no_predator_action() {
    let mut state = before_harvest(Resource::Grey);
    assert!(actions(&state, 0).iter().all(|action| !action.starts_with("prowl")));
    assert_eq!(clause(act(&mut state, 0, "prowl spider")), "FD-92");
    state.open.colonies[0].born = true;
    all(&mut state, 0, &["ant h1", "stop", "ant d5", "stop"]);
    assert_eq!(state.open.round, 2, "a round needs none");
}

/// FD-92
#[test]
fn fd_92_after_a_harvest_the_called_predator_eats_the_closest_of_that_tile() {
    let mut state = before_harvest(Resource::Raspberry);
    let told = harvest(&mut state);
    let (tile, predator) = (Resource::Raspberry, Predator::Grasshopper);
    assert!(told.contains(&Event::Tile { tile, predator }));
    // The hunter stands on 1,0: the raspberry of 1,-1 is beside it, the others are not.
    assert_eq!(state.open.predator(predator), Some(spot("1,-1")));
    assert_eq!(ground(&state, "1,-1"), Ground::Empty);
    let to = Some(spot("1,-1"));
    let last = Draw { tile, from: None, to, ate: Some(tile) };
    assert_eq!(solo(&mut state).last, Some(last));
    assert_eq!(state.open.phase, Phase::Turn);
}

/// FD-92
#[test]
fn fd_92_no_harvest_no_draw_and_one_draw_for_each_harvest() {
    let mut state = before_harvest(Resource::Grey);
    let before = solo(&mut state).draws;
    all(&mut state, 0, &["ant h1", "go 0,1", "stop"]);
    assert_eq!(solo(&mut state).draws, before, "a hunter harvests no plant");
    let mut state = before_harvest(Resource::Grey);
    harvest(&mut state);
    assert_eq!(solo(&mut state).draws, before + 1);
}

/// FD-92
#[test]
fn fd_92_the_draw_waits_for_pheromone_hole_and_cards() {
    let mut state = before_harvest(Resource::Beetle);
    give(&mut state, 0, "harvest-ladybug-day");
    let told = harvest(&mut state);
    assert!(told.iter().all(|event| !matches!(event, Event::Tile { .. })), "a card may answer");
    assert_eq!(ground(&state, "1,0"), Ground::Scent(Seat(0)));
    let told = must(&mut state, 0, "play harvest-ladybug-day");
    assert!(told.iter().any(|event| matches!(event, Event::Tile { .. })));
    // A numbered earth: first its hole.
    let mut state = table(Level::Solo, 1);
    for at in ["4,0", "3,0"] {
        state.open.colonies[0].dig(room(at));
    }
    lay(&mut state, "0,1", Ground::Empty);
    lay(&mut state, "0,2", Ground::Empty);
    ant(&mut state, 0, "d1", "n3,0");
    ant(&mut state, 0, "d5", "n5,1");
    let told = all(&mut state, 0, &["ant d1", "go n2,0"]);
    assert!(told.iter().all(|event| !matches!(event, Event::Tile { .. })));
    assert_eq!(state.open.phase, Phase::Hole(1));
    let told = must(&mut state, 0, "hole 0,2");
    assert!(told.iter().any(|event| matches!(event, Event::Tile { .. })));
}

/// FD-92
#[test]
fn fd_92_between_equally_close_the_player_decides() {
    // Blueberries lie on 0,1 and 1,-2 and 2,0; the hunter stops on 1,0, beside two of them.
    let mut state = before_harvest(Resource::Blueberry);
    harvest(&mut state);
    assert_eq!(state.open.phase, Phase::Prowl(Predator::Grasshopper, Mover::Bag));
    assert_eq!(actions(&state, 0), ["to 0,1", "to 2,0"]);
    assert_eq!(clause(act(&mut state, 0, "to 1,-2")), "FD-92", "further away");
    assert_eq!(clause(act(&mut state, 0, "to 1,0")), "FD-42", "an ant is there");
    assert_eq!(clause(act(&mut state, 0, "ant d5")), "FD-92");
    must(&mut state, 0, "to 2,0");
    assert_eq!(ground(&state, "2,0"), Ground::Empty);
    assert_eq!(solo(&mut state).supply[Resource::Blueberry.index()], 1);
    assert_eq!(state.open.phase, Phase::Turn);
}

/// FD-92
#[test]
fn fd_92_the_way_leads_through_holes_and_nest_and_over_obstacles() {
    let mut state = before_harvest(Resource::Brown);
    harvest(&mut state);
    // The digger in the queen's room is beside the brown earth of 4,1; the hunter is one step
    // from hole 1 and so three from it. Undug earth is no obstacle.
    assert_eq!(state.open.predator(Predator::Worm), Some(spot("0n4,1")));
    let mut state = before_harvest(Resource::Mushroom);
    state.open.colonies[0].holes[1] = Some(cell("-2,1"));
    ant(&mut state, 0, "d5", "n1,0");
    harvest(&mut state);
    // From room 1,0 a step leads to hole 2 and on to the mushroom of -2,2; as far from the
    // hunter lies that of 1,1, and nearer.
    assert_eq!(state.open.predator(Predator::Grasshopper), Some(spot("1,1")));
    let mut state = before_harvest(Resource::Mushroom);
    state.open.colonies[0].holes[1] = Some(cell("-2,1"));
    ant(&mut state, 0, "d5", "n2,0");
    harvest(&mut state);
    assert_eq!(actions(&state, 0), ["to -2,2", "to -1,0", "to 1,1"], "a hole is its room");
}

// ---- FD-93: the resource is gone ----

fn clear(state: &mut Fourmidable, resource: Resource, but: &[&str]) {
    for at in Cell::all() {
        let kept = but.contains(&at.to_string().as_str());
        if state.open.forest.at(at) == Ground::Food(resource) && !kept {
            state.open.forest.lay(at, Ground::Empty);
        }
    }
}

/// FD-93
#[test]
fn fd_93_when_a_kind_is_gone_the_closest_of_its_sisters_is_eaten() {
    let mut state = before_harvest(Resource::Mushroom);
    clear(&mut state, Resource::Mushroom, &[]);
    clear(&mut state, Resource::Blueberry, &["1,-2"]);
    harvest(&mut state);
    // A raspberry lies beside the hunter on 1,0, the blueberry of 1,-2 two steps away.
    let last = solo(&mut state).last.expect("a tile was drawn");
    let ate = Some(Resource::Raspberry);
    assert_eq!((last.tile, last.to, last.ate), (Resource::Mushroom, Some(spot("1,-1")), ate));
    assert_eq!(solo(&mut state).supply[Resource::Raspberry.index()], 1, "what it ate counts");
    let mut state = before_harvest(Resource::Mushroom);
    clear(&mut state, Resource::Mushroom, &[]);
    harvest(&mut state);
    assert_eq!(actions(&state, 0), ["to 0,1", "to 1,-1", "to 2,0"], "ties are the player's");
}

/// FD-93
#[test]
fn fd_93_what_lies_under_ants_or_is_numbered_counts_as_gone() {
    let mut state = before_harvest(Resource::Mushroom);
    clear(&mut state, Resource::Mushroom, &["1,1"]);
    clear(&mut state, Resource::Blueberry, &[]);
    ant(&mut state, 0, "d5", "1,1");
    harvest(&mut state);
    assert_eq!(state.open.predator(Predator::Grasshopper), Some(spot("1,-1")));
    let mut state = before_harvest(Resource::Orange);
    for at in ["6,0", "3,0", "2,1", "1,2", "4,2"] {
        state.open.colonies[0].dig(room(at));
    }
    assert_eq!(state.open.colonies[0].earth(room("0,0")), Some(Resource::Orange));
    harvest(&mut state);
    let ate = solo(&mut state).last.and_then(|draw| draw.ate);
    assert_eq!(ate, None, "several are as close: grey of 6,1, brown of 4,1 and grey of 4,0 …");
    assert!(
        !may(&state, 0, "to 0n0,0") && may(&state, 0, "to 0n4,1") && may(&state, 0, "to 0n6,1")
    );
}

/// FD-93
#[test]
fn fd_93_a_predator_with_nothing_to_eat_goes_where_the_player_says() {
    let mut state = before_harvest(Resource::Mushroom);
    for plant in Kind::Farmer.resources() {
        clear(&mut state, plant, &[]);
    }
    state.open.predators[Predator::Grasshopper.index()] = Some(spot("2,0"));
    harvest(&mut state);
    let legal = actions(&state, 0);
    assert!(!legal.contains(&"to 2,0".to_owned()), "to another space");
    assert!(!legal.contains(&"to 1,0".to_owned()) && legal.contains(&"to 2,-1".to_owned()));
    let told = must(&mut state, 0, "to 2,-1");
    assert!(told.iter().any(|event| matches!(event, Event::Prowled { ate: None, .. })));
    assert_eq!(ground(&state, "2,-1"), Ground::Food(Resource::Caterpillar), "not its food");
    assert_eq!(solo(&mut state).supply, [0; 9]);
}

/// FD-93
#[test]
fn fd_93_a_predator_that_can_go_nowhere_stays() {
    let mut state = before_harvest(Resource::Mushroom);
    for at in Cell::all().filter(|at| at.section() == 0 && at.to_string() != "1,0") {
        state.open.forest.lay(at, Ground::Scent(Seat(0)));
    }
    harvest(&mut state);
    assert_eq!(state.open.phase, Phase::Turn, "the match goes on");
    assert_eq!(state.open.predator(Predator::Grasshopper), None);
}

// ---- FD-94: what predators eat pays for objectives ----

/// FD-94
#[test]
fn fd_94_predators_complete_what_their_supply_pays_for() {
    let mut state = before_harvest(Resource::Raspberry);
    row(&mut state, &["h-ab", "f-bc", "d-aa"]);
    solo(&mut state).supply[Resource::Mushroom.index()] = 1;
    let next = state.piles[0].last().expect("a card").card;
    let told = harvest(&mut state);
    let card: Objective = "f-bc".parse().expect("an objective");
    assert!(told.contains(&Event::Taken { card }));
    assert!(told.contains(&Event::Turned { card: next }), "the row is refilled");
    assert_eq!(names(&solo(&mut state).taken), ["f-bc"]);
    assert_eq!(solo(&mut state).supply, [0; 9], "the resources are spent");
    assert_eq!(state.open.row.last(), Some(&next));
    assert_eq!(state.open.colonies[0].done, [], "it is not the player's");
}

/// FD-94
#[test]
fn fd_94_of_several_the_one_that_has_lain_longest_goes_first_and_so_on() {
    let mut state = before_harvest(Resource::Raspberry);
    row(&mut state, &["h-ab", "f-cc", "f-bc", "f-bb"]);
    next_up(&mut state, "f-ab");
    let supply = &mut solo(&mut state).supply;
    (supply[Resource::Mushroom.index()], supply[Resource::Raspberry.index()]) = (3, 1);
    supply[Resource::Blueberry.index()] = 1;
    harvest(&mut state);
    // Two raspberries pay for the oldest, two mushrooms for the last one, and with what is left
    // the card that came up in the chain is paid.
    assert_eq!(names(&solo(&mut state).taken)[..3], ["f-cc", "f-bb", "f-ab"]);
    assert_eq!(names(&state.open.row)[..2], ["h-ab", "f-bc"], "they had no raspberry left");
    assert_eq!(state.open.row.len(), 4);
}

/// FD-94
#[test]
fn fd_94_an_objective_just_turned_up_for_the_player_may_be_theirs() {
    let mut state = table(Level::Solo, 1);
    row(&mut state, &["h-ab", "d-aa"]);
    next_up(&mut state, "f-bb");
    solo(&mut state).supply[Resource::Mushroom.index()] = 2;
    stock(&mut state, 0, Resource::Ladybug, 1);
    stock(&mut state, 0, Resource::Caterpillar, 1);
    ant(&mut state, 0, "h1", "n5,1");
    ant(&mut state, 0, "d5", "n5,1");
    all(&mut state, 0, &["ant h1", "go n5,2", "reveal h-ab"]);
    assert_eq!(names(&solo(&mut state).taken), ["f-bb"]);
    assert_eq!((state.open.row.len(), state.open.colonies[0].done.len()), (2, 1));
}

/// FD-94
#[test]
fn fd_94_a_meal_by_a_special_card_goes_to_the_same_supply() {
    let mut state = table(Level::Solo, 1);
    row(&mut state, &["f-bc"]);
    give(&mut state, 0, "prowl-grasshopper-day");
    ant(&mut state, 0, "h1", "n5,0");
    solo(&mut state).supply[Resource::Mushroom.index()] = 1;
    let draws = solo(&mut state).draws;
    all(&mut state, 0, &["play prowl-grasshopper-day", "to -2,1"]);
    assert_eq!(names(&solo(&mut state).taken), ["f-bc"]);
    assert_eq!(solo(&mut state).draws, draws, "no tile is drawn for it");
    assert_eq!(state.open.phase, Phase::Turn);
}

/// FD-92: nothing that everybody looked at is taken back.
#[test]
fn fd_92_neither_a_draw_nor_its_tie_can_be_undone() {
    let mut state = before_harvest(Resource::Blueberry);
    all(&mut state, 0, &["ant h1", "go 1,0"]);
    let mut apply = |text: &str| {
        let action = text.parse().expect("an action");
        state.apply(Seat(0), action, CHANCE, &mut Vec::new())
    };
    assert_eq!(apply("stop"), Ok(Effect::Reveals));
    assert_eq!(apply("to 0,1"), Ok(Effect::Reveals));
}
