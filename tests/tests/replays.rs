//! A finished match can be watched again, step by step, with everything laid open.

use myrmex_core::app::{App, Event, Place, Replay, Screen};
use myrmex_tests::{
    games::{Deal, every_deal, some_deals},
    phone::{button, deal, forward, kinds, leave, open, press, send},
    rng, screens,
    stores::Shelf,
};
use std::collections::BTreeSet;

fn place(screen: &Screen) -> Replay {
    match &screen.place {
        Place::Replay { replay } => replay.clone(),
        _ => panic!("it is a replay"),
    }
}

/// Plays a match to its end and opens its replay.
fn watch(mode: &Deal, bots: u8, shelf: &Shelf) -> (App, Screen) {
    let mut app = open(shelf.clone(), "en", 1);
    let mut screen = deal(&mut app, mode, &kinds(mode.players, bots));
    let mut rng = rng(1);
    while let Some(event) = forward(&screen, &mut rng) {
        screen = send(&mut app, event);
    }
    let opened = press(&mut app, "replay");
    (app, opened)
}

fn named(name: &str) -> Deal {
    let found = every_deal(1).into_iter().find(|deal| deal.name() == name);
    found.unwrap_or_else(|| panic!("{name} is a mode"))
}

#[test]
fn everything_that_anybody_held_lies_open_under_her_name() {
    for (name, holds) in
        [("gringrins-bet-closed-2p", "hand"), ("fable-winter-free-drawn-3p", "own")]
    {
        let mode = named(name);
        let (mut app, mut screen) = watch(&mode, 0, &Shelf::default());
        let texts = screens::texts();
        let mut seen = BTreeSet::new();
        loop {
            screens::check(&screen, screens::words(&screen, &texts)).expect("it is a good screen");
            let replay = place(&screen);
            for (seat, badge) in replay.scene.seats.iter().enumerate() {
                let id = format!("{seat} {holds}");
                let hers = replay.scene.areas.iter().find(|area| area.id == id);
                if let Some(area) = hers.filter(|area| !area.pieces.is_empty()) {
                    assert!(area.title.starts_with(&badge.name), "{}", area.title);
                    assert!(!area.private && area.pieces.iter().all(|piece| !piece.face_down));
                    seen.insert(seat);
                }
            }
            if button(&screen, "later").is_none_or(|later| later.disabled.is_some()) {
                break;
            }
            screen = press(&mut app, "later");
        }
        assert_eq!(seen.len(), usize::from(mode.players), "{name}: everybody's");
    }
}

#[test]
fn rounds_are_walked_through_forwards_and_backwards() {
    for mode in some_deals(1).into_iter().filter(|mode| mode.players == 2) {
        let (mut app, opened) = watch(&mode, 1, &Shelf::default());
        let walk = |app: &mut App, way: &str| {
            let mut stops = vec![place(&app.screen())];
            while button(&app.screen(), way).is_some_and(|way| way.disabled.is_none()) {
                stops.push(place(&press(app, way)));
            }
            stops
        };
        let there = walk(&mut app, "round-on");
        assert_eq!(there[0], place(&opened));
        let rounds = |stops: &[Replay]| -> Vec<String> {
            stops.iter().map(|stop| stop.scene.round.clone()).collect()
        };
        let inner = &there[..there.len() - 1];
        let distinct: BTreeSet<String> = rounds(inner).into_iter().collect();
        assert_eq!(distinct.len(), inner.len(), "{}: each round is met once", mode.name());
        assert_eq!(there.last().map(|last| last.position.clone()), {
            let end = place(&press(&mut app, "last"));
            Some(end.position)
        });
        let mut back = walk(&mut app, "round-back");
        back.reverse();
        assert_eq!(rounds(&back), rounds(&there), "{}: and back again", mode.name());
        assert_eq!(back[0], there[0]);
    }
}

#[test]
fn a_large_game_shows_each_of_its_parts_in_a_replay() {
    let mode = some_deals(1).into_iter().find(|mode| mode.is_long() && mode.players == 2);
    let (mut app, opened) = watch(&mode.expect("there is a large game"), 0, &Shelf::default());
    press(&mut app, "round-on");
    let tabs = place(&opened).scene.tabs;
    assert!(tabs.len() > 1);
    let mut parts = BTreeSet::new();
    for tab in &tabs {
        let replay = place(&press(&mut app, &tab.id));
        let active: Vec<&String> =
            replay.scene.tabs.iter().filter(|tab| tab.active).map(|tab| &tab.id).collect();
        assert_eq!(active, [&tab.id]);
        parts.insert(replay.scene.areas.iter().map(|area| area.id.clone()).collect::<Vec<_>>());
        let later = place(&press(&mut app, "later"));
        assert!(later.scene.tabs.iter().any(|other| other.active && other.id == tab.id));
    }
    assert_eq!(parts.len(), tabs.len(), "each shows something else");
}

#[test]
fn a_replay_goes_forwards_and_backwards_through_every_move_of_the_match() {
    // Each step draws every hand: of a long game the shortest will do.
    let short = |mode: &Deal| !mode.is_long() || mode.players <= 2;
    for mode in some_deals(1).into_iter().filter(short) {
        let shelf = Shelf::default();
        let (mut app, opened) = watch(&mode, 1, &shelf);
        let record = shelf.files()["00000001.record"].clone();
        let moves = String::from_utf8_lossy(&record).matches("\"act\":").count();
        let walk = |app: &mut App, opened: Screen| {
            let mut there = vec![place(&opened)];
            while button(&app.screen(), "later").is_some_and(|later| later.disabled.is_none()) {
                there.push(place(&press(app, "later")));
            }
            let mut back = vec![place(&app.screen())];
            while button(&app.screen(), "earlier").is_some_and(|less| less.disabled.is_none()) {
                back.push(place(&press(app, "earlier")));
            }
            back.reverse();
            assert_eq!(there, back, "the way back is the way there");
            assert_eq!(place(&press(app, "last")), there[there.len() - 1]);
            assert_eq!(place(&press(app, "first")), there[0]);
            there
        };
        let there = walk(&mut app, opened);
        assert_eq!(there.len(), moves + 1, "{}: one step a move", mode.name());
        send(&mut app, Event::Back);
        let Place::Result { result } = app.screen().place else { panic!("back to the result") };
        let last = there.last().expect("there is a last step");
        for step in &result.podium {
            let badge = last.scene.seats.iter().find(|seat| seat.mark == step.mark);
            let score =
                badge.expect("everyone has a seat").text.split('/').next().map(str::to_owned);
            assert_eq!(score, Some(step.text.clone()), "it ends as the match ended");
        }
        // The record on disk says the same.
        leave(&mut app);
        press(&mut app, "records");
        let opened = press(&mut app, "replay 00000001");
        assert_eq!(walk(&mut app, opened), there);
    }
}
