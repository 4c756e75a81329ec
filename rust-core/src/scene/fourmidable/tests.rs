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
        for count in [2, 4] {
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
        play(level, 4, 700, |game, seat, actions| {
            let view = game.view(Some(seat));
            let scenes = TABS.map(|tab| show(&view, seat, actions, tab, &text));
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
    let verbs = ["ant", "birth", "draft", "found", "keep", "prowl", "species", "to", "walk"];
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
