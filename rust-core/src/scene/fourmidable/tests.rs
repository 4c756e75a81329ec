//! What the screens of the game show, where each action is tapped, and whether a way that is
//! shown is the way that is gone.

use super::*;
use crate::{
    chance::{Chance, Rng},
    game::{Choices, Game},
    games::fourmidable::Level,
    scene::Mark,
    table::{Kind as Who, Player},
    text::{Language, Name},
};
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;

fn players(count: u8) -> Vec<Player> {
    let player = |at: u8| Player {
        name: Name::new(["Ana", "Basile", "Chloé", "David"][usize::from(at)]).expect("a name"),
        mark: Mark::ALL[usize::from(at)],
        kind: Who::Person,
    };
    (0..count).map(player).collect()
}

fn deal(level: Level, players: u8, seed: u64) -> Fourmidable {
    let choices = Choices::from([("mode".to_owned(), level.word().to_owned())]);
    let rules = Fourmidable::options(players, &choices).expect("it is on offer");
    Fourmidable::new(&rules, Chance::new(seed), &mut Vec::new())
}

/// Plays random actions and looks at every position on the way.
fn play(
    level: Level,
    count: u8,
    steps: usize,
    mut look: impl FnMut(&Fourmidable, Seat, &[Action]),
) {
    let chance = Chance::new(u64::from(count));
    let mut rng = Rng::seed_from_u64(u64::from(count));
    let mut game = deal(level, count, u64::from(count));
    for _ in 0..steps {
        let Some(seat) = game.actors().first() else { return };
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        look(&game, seat, &actions);
        let action = actions[rng.random_range(0..actions.len())];
        game.apply(seat, action, chance, &mut Vec::new()).expect("it is legal");
    }
}

fn show(view: &View, asked: Seat, actions: &[Action], tab: &str, text: &Text) -> Scene {
    let players = players(view.open.rules.players);
    let stage = Stage {
        text,
        players: &players,
        asked: Some(asked),
        actions,
        armed: None,
        tab,
        recent: &[],
    };
    Fourmidable::scene(view, &stage)
}

fn glowing(scene: &Scene) -> BTreeSet<String> {
    let pieces = scene.areas.iter().flat_map(|area| &area.pieces).filter(|piece| piece.tappable);
    pieces.filter_map(|piece| piece.target.clone()).collect()
}

/// FD-15, FD-16, FD-45: a tap on a far space walks there, stops, and brings what was shown.
#[test]
fn an_ant_goes_where_it_was_tapped_to_and_brings_what_was_shown() {
    let mut walks = 0;
    for level in Level::ALL {
        for count in [1, 2, 4].into_iter().filter(|&count| level.is_for(count)) {
            play(level, count, 900, |game, seat, _| {
                let view = game.view(Some(seat));
                let Some(walk) = view.open.walk.filter(|_| view.open.phase == Phase::Walk) else {
                    return;
                };
                for reach in view.open.reach(seat, walk.ant) {
                    let target = format!("walk {}", reach.place);
                    let mut there = game.clone();
                    let mut told = Vec::new();
                    for action in Fourmidable::walk(&view, &target).expect("it can be walked") {
                        let chance = Chance::new(1);
                        there.apply(seat, action, chance, &mut told).expect("each step is legal");
                    }
                    let moved = told.iter().find_map(|told| match told.event {
                        Event::Moved { ant, to, .. } => Some((ant, to)),
                        _ => None,
                    });
                    let harvest = told.iter().find_map(|told| match told.event {
                        Event::Harvested { resource, .. } => Some(resource),
                        _ => None,
                    });
                    let left = |open: &Open| open.colony(seat).scents;
                    let laid = left(&view.open) - left(&there.view(None).open);
                    assert_eq!(moved, Some((walk.ant, reach.place)), "{level} {target}");
                    assert_eq!((harvest, laid), (reach.harvest, reach.laid), "{level} {target}");
                    walks += 1;
                }
            });
        }
    }
    assert!(walks > 1000, "{walks} walks");
}

/// FD-16: of all the spaces that glow, those that would be harvested say so before a tap.
#[test]
fn a_space_where_the_ant_would_harvest_says_so_before_it_is_tapped() {
    let text = Text::new(Language::En);
    let mut marked = 0;
    play(Level::Child, 2, 600, |game, seat, actions| {
        let view = game.view(Some(seat));
        let Some(walk) = view.open.walk.filter(|_| view.open.phase == Phase::Walk) else { return };
        let scene = show(&view, seat, actions, FOREST, &text);
        let pieces: Vec<&Piece> = scene.areas.iter().flat_map(|area| &area.pieces).collect();
        for reach in view.open.reach(seat, walk.ant) {
            let target = Some(format!("walk {}", reach.place));
            let Some(piece) = pieces.iter().find(|piece| piece.target == target) else { continue };
            let says = piece.text.as_deref() == Some("+1");
            assert_eq!(says, reach.harvest.is_some(), "{}", piece.label);
            marked += usize::from(says);
        }
    });
    assert!(marked > 100, "{marked} harvests");
}

/// FD-43: nests of all are looked at under *Colonies*, and tapped only to move the worm.
#[test]
fn the_nests_of_all_can_be_tapped_only_for_the_worm() {
    let text = Text::new(Language::En);
    let mut looks = 0;
    play(Level::Apprentice, 3, 400, |game, seat, actions| {
        let view = game.view(Some(seat));
        let worm = matches!(view.open.phase, Phase::Prowl(Predator::Worm, _));
        let scene = show(&view, seat, actions, COLONIES, &text);
        let nests = scene.areas.iter().find(|area| area.id == "nests").expect("they are there");
        assert_eq!(nests.pieces.iter().any(|piece| piece.target.is_some()), worm);
        assert!(nests.pieces.iter().all(|piece| piece.x + piece.width / 2 <= nests.width));
        assert!(nests.pieces.iter().all(|piece| piece.y + piece.height / 2 <= nests.height));
        looks += 1;
    });
    assert!(looks > 100, "{looks} looks");
}

/// FD-32, FD-56: whatever may be done can be tapped on one of the tabs.
#[test]
fn every_legal_action_is_a_tap_on_one_of_the_tabs() {
    let text = Text::new(Language::En);
    let mut taps = BTreeSet::new();
    for level in Level::ALL {
        play(level, if level.is_alone() { 1 } else { 4 }, 700, |game, seat, actions| {
            let view = game.view(Some(seat));
            let scenes = tab_ids(&view.open).map(|tab| show(&view, seat, actions, tab, &text));
            let lit: BTreeSet<String> = scenes.iter().flat_map(glowing).collect();
            for action in actions {
                let target = match action {
                    // A step is part of a walk, unless the ant could not stop there.
                    Action::Go(place) => {
                        let reach = view.open.walk.map(|walk| view.open.reach(seat, walk.ant));
                        let stops = reach.is_some_and(|all| all.iter().any(|r| r.place == *place));
                        if !stops {
                            continue;
                        }
                        format!("walk {place}")
                    }
                    _ => action.to_string(),
                };
                assert!(
                    lit.contains(&target),
                    "{level} {:?}: {target} in {lit:?}",
                    view.open.phase
                );
                taps.insert(target.split(' ').next().unwrap_or_default().to_owned());
            }
        });
    }
    let verbs =
        ["ant", "birth", "choose", "draft", "found", "keep", "prowl", "species", "to", "walk"];
    assert!(verbs.iter().all(|verb| taps.contains(*verb)), "{taps:?}");
}

/// FD-110: a hand shows to its owner alone; others see how many cards of which back.
#[test]
fn cards_show_to_their_owner_and_backs_to_all() {
    let text = Text::new(Language::En);
    play(Level::Intermediate, 2, 60, |game, seat, actions| {
        let (own, open) = (game.view(Some(seat)), game.view(None));
        let cards = |view: &View| show(view, seat, actions, CARDS, &text);
        let ids = |scene: &Scene| {
            scene.areas.iter().filter(|area| area.private).map(|area| area.id.clone()).collect()
        };
        let (mine, all): (Vec<String>, Vec<String>) = (ids(&cards(&own)), ids(&cards(&open)));
        assert_eq!(all, [""; 0], "nothing private lies on the open table");
        assert_eq!(mine.contains(&"specials".to_owned()), !own.specials.is_empty());
        assert_eq!(mine.contains(&"hand".to_owned()), !own.hand.is_empty());
        let backs = cards(&open).areas.into_iter().find(|area| area.id == "backs");
        let counted = backs.map_or(0, |area| {
            let numbers =
                area.pieces.into_iter().filter_map(|piece| piece.text?.parse::<usize>().ok());
            numbers.sum()
        });
        assert_eq!(counted, own.hand.len() + own.specials.len());
    });
}

/// FD-90: one tap chooses what is still to be chosen, and not more.
#[test]
fn the_suggestion_fills_up_to_six_cards() {
    let text = Text::new(Language::En);
    for first in [None, Some("erase-day"), Some("new-hole")] {
        let mut game = deal(Level::Solo, 1, 7);
        let chance = Chance::new(7);
        let chosen = first.map(|card| format!("choose {card}").parse().expect("an action"));
        if let Some(action) = chosen {
            game.apply(Seat(0), action, chance, &mut Vec::new()).expect("it is legal");
        }
        let view = game.view(None);
        let mut actions = Vec::new();
        game.actions(Seat(0), &mut actions);
        assert!(glowing(&show(&view, Seat(0), &actions, "", &text)).contains("suggest"));
        for action in Fourmidable::walk(&view, "suggest").expect("it can be tapped") {
            game.apply(Seat(0), action, chance, &mut Vec::new()).expect("it is legal");
        }
        let view = game.view(None);
        assert_eq!(view.specials.len(), 6, "{first:?}");
        actions.clear();
        game.actions(Seat(0), &mut actions);
        let lit = glowing(&show(&view, Seat(0), &actions, "", &text));
        assert!(lit.contains("ready") && !lit.contains("suggest"));
        assert_eq!(Fourmidable::walk(&view, "suggest"), Ok(Vec::new()));
    }
}

/// FD-91, FD-111: the bag shows all its tiles, and chances that add up.
#[test]
fn the_bag_lies_open_with_its_chances() {
    let text = Text::new(Language::En);
    let mut rounds = BTreeSet::new();
    play(Level::Solo, 1, 500, |game, seat, actions| {
        let view = game.view(None);
        if view.open.round == 0 {
            return;
        }
        rounds.insert(view.open.round);
        let scene = show(&view, seat, actions, BAG, &text);
        let bag = scene.areas.iter().find(|area| area.id == "bag").expect("it lies there");
        let counts = bag
            .pieces
            .iter()
            .filter_map(|piece| piece.text.as_ref()?.split(' ').next()?.parse::<u8>().ok());
        assert_eq!(counts.collect::<Vec<_>>(), view.open.bag());
        let private = scene.areas.iter().filter(|area| area.private).count();
        assert_eq!(private, 0, "there is nobody to hide anything from");
    });
    assert!(rounds.len() > 3, "{rounds:?}");
}

/// FD-92 to FD-94: a draw is one picture, with the tile, the board and what was lost.
#[test]
fn a_draw_is_a_moment_with_its_picture() {
    let text = Text::new(Language::En);
    let (players, chance) = (players(1), Chance::new(3));
    let mut rng = Rng::seed_from_u64(3);
    let mut game = deal(Level::Solo, 1, 3);
    let (mut draws, mut ways, mut losses) = (0, 0, 0);
    while let Some(seat) = game.actors().first() {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let action = actions[rng.random_range(0..actions.len())];
        let mut told = Vec::new();
        game.apply(seat, action, chance, &mut told).expect("it is legal");
        let events: Vec<&Event> = told.iter().map(|told| &told.event).collect();
        let stage = Stage {
            text: &text,
            players: &players,
            asked: None,
            actions: &[],
            armed: None,
            tab: "",
            recent: &[],
        };
        if !events.iter().any(|event| Fourmidable::is_moment(event)) {
            continue;
        }
        let scene = Fourmidable::moment(&events, &game.view(None), &stage);
        assert!(!scene.prompt.is_empty());
        let has = |id: &str| scene.areas.iter().any(|area| area.id == id);
        let lost = events.iter().any(|event| matches!(event, Event::Taken { .. }));
        assert_eq!(has("taken"), lost);
        losses += usize::from(lost);
        if events.iter().any(|event| Fourmidable::is_routine(event)) {
            draws += 1;
            assert!(has("draw") && (has("forest") || has("nest")), "the tile and the board");
            ways += scene.areas.iter().filter(|area| !area.links.is_empty()).count();
        }
    }
    assert!(draws > 5 && ways > 2 && losses > 0, "{draws} draws, {ways} ways, {losses} losses");
}

/// FD-95, FD-96: exactly 100 is not over 100.
#[test]
fn the_result_names_the_grade_and_the_way_to_the_next() {
    let text = Text::new(Language::En);
    let players = players(1);
    let stage = Stage {
        text: &text,
        players: &players,
        asked: None,
        actions: &[],
        armed: None,
        tab: "",
        recent: &[],
    };
    let mut view = deal(Level::Solo, 1, 1).view(Some(Seat(0)));
    let start = sheet::score(&view.open, Seat(0));
    for (score, reached, next) in [
        (100, None, Some(("Intelligent", 1))),
        (101, Some("Intelligent"), Some(("Brilliant", 10))),
        (131, Some("Magnificent"), None),
    ] {
        view.open.colonies[0].won = score - start;
        let grade = Fourmidable::grade(&view, &stage).expect("she is alone");
        assert_eq!(grade.reached.as_deref(), reached);
        let next = next.map(|(name, missing)| (name.to_owned(), missing));
        assert_eq!(grade.next, next);
        let named = Fourmidable::sheet(&view, &stage).rows.iter().any(|row| row.label == "Level");
        assert_eq!(named, reached.is_some());
        assert!(Fourmidable::why(&view, &stage).contains(&score.to_string()));
    }
    let together = deal(Level::Expert, 2, 1).view(None);
    assert_eq!(Fourmidable::grade(&together, &stage), None);
}

/// FD-31, FD-46: day and night tint the table, and the weather stands beside the round.
#[test]
fn day_and_night_tint_the_table_and_the_weather_stands_in_its_corner() {
    let text = Text::new(Language::En);
    let mut seen = BTreeSet::new();
    play(Level::Apprentice, 2, 900, |game, seat, actions| {
        let view = game.view(None);
        let scene = show(&view, seat, actions, "", &text);
        let expected = match view.open.time {
            _ if view.open.round == 0 => Tint::Plain,
            Time::Day => Tint::Day,
            Time::Night => Tint::Night,
        };
        assert_eq!(scene.tint, expected);
        let glyph = view.open.weather.map(weather_glyph).unwrap_or_default();
        assert!(scene.round.contains(glyph), "{}", scene.round);
        seen.insert((format!("{expected:?}"), glyph));
    });
    assert!(seen.len() > 4, "{seen:?}");
}

/// FD-22: whether somebody may be let in is asked of the open table.
#[test]
fn somebody_is_let_in_only_between_actions() {
    let mut seen = BTreeSet::new();
    play(Level::Child, 2, 200, |game, seat, _| {
        let other = Seat(1 - seat.0);
        let open = game.view(None);
        let admission = Fourmidable::admits(&open, other);
        let mut interrupts = Vec::new();
        game.interrupts(other, &mut interrupts);
        if admission != Admission::Now {
            assert!(interrupts.is_empty(), "FD-22 {:?}", open.open.phase);
        }
        seen.insert(match admission {
            Admission::Never => "never",
            Admission::Later(_) => "later",
            Admission::Now => "now",
        });
    });
    assert_eq!(seen, ["never", "later", "now"].into());
}

#[test]
fn the_pictures_of_the_rules_show_something() {
    for language in Language::ALL {
        let text = Text::new(language);
        let pictured = Fourmidable::CHAPTERS.iter().flat_map(|id| Fourmidable::picture(id, &text));
        let areas: Vec<Area> = pictured.collect();
        assert_eq!(areas.len(), 2);
        for area in areas {
            assert!(area.pieces.len() > 5, "{}", area.id);
            assert!(area.pieces.iter().all(|piece| !piece.label.contains(crate::text::MISSING)));
        }
    }
}
