//! Bots that think while people watch, and hints.

use myrmex_core::{
    app::{App, Event, Failure, FailureKind, Place, Screen, store::MemoryStore},
    game::Choices,
};
use myrmex_tests::{
    games::{Deal, Visit, Whole, every_game},
    phone::{button, deal, json, open, press, send, set},
    screens::texts,
    stores::Shelf,
};

fn prairie() -> Deal {
    let mode = ("mode".to_owned(), "prairie".to_owned());
    Deal { game: "fourmis", players: 2, choices: Choices::from([mode]) }
}

fn at_a_table(game: &Deal, kinds: &[&str]) -> App {
    let mut app = open(MemoryStore::default(), "en", 3);
    set(&mut app, "speed", "quick");
    deal(&mut app, game, kinds);
    app
}

/// The public table: what it looks like, without what is said about it.
fn table(screen: &Screen) -> String {
    match &screen.place {
        Place::Turn { turn } => serde_json::to_string(&turn.scene).expect("it can be written"),
        _ => String::new(),
    }
}

/// Lets the bot think until the table changes; how many slices that took.
fn think(app: &mut App, mut between: impl FnMut(&mut App)) -> usize {
    let before = table(&app.screen());
    for slices in 1..10_000 {
        assert!(app.screen().think_after.is_some(), "it is thinking");
        if table(&send(app, Event::Continue)) != before {
            return slices;
        }
        between(app);
    }
    panic!("it never moves");
}

#[test]
fn a_sharp_bot_thinks_in_slices_and_does_not_lose_its_thread() {
    let mut alone = at_a_table(&prairie(), &["sharp", "person"]);
    let mut disturbed = alone.copy().expect("a store in memory");
    assert!(think(&mut alone, |_| ()) > 5, "more than a slice");
    let mut times = 0;
    think(&mut disturbed, |app| {
        times += 1;
        if times < 4 {
            send(app, Event::Suspended);
            send(app, Event::Resumed { now: 5, locale: "en".to_owned() });
        }
    });
    assert_eq!(table(&alone.screen()), table(&disturbed.screen()));
}

#[test]
fn a_thinking_bot_can_be_left_between_two_slices() {
    let mut app = at_a_table(&prairie(), &["sharp", "person"]);
    send(&mut app, Event::Continue);
    send(&mut app, Event::Continue);
    let home = press(&mut app, "home");
    assert!(matches!(home.place, Place::Home { .. }));
    assert_eq!(home.think_after, None);
}

/// Asks for a hint and waits for it.
fn hint(app: &mut App) -> (String, usize) {
    let mut screen = press(app, "hint");
    let waiting = screen.note.clone();
    let mut slices = 0;
    while screen.think_after == Some(0) {
        assert_eq!(screen.note, waiting, "it says that it is being looked for");
        screen = send(app, Event::Continue);
        slices += 1;
    }
    let note = screen.note.expect("a hint is said");
    assert_ne!(Some(&note), waiting.as_ref());
    (note.text, slices)
}

#[test]
fn a_hint_says_what_and_why_and_waits_for_done() {
    let mut app = at_a_table(&prairie(), &["person", "person"]);
    for _ in 0..2 {
        hint(&mut app);
        press(&mut app, "done");
    }
    let (text, slices) = hint(&mut app);
    assert!(text.starts_with("Hint: Léa lays a track."), "{text}");
    assert!(text.contains("about"), "it says what it gains: {text}");
    assert!(slices > 1);
    let armed = button(&app.screen(), "done").is_some_and(|done| done.disabled.is_none());
    assert!(armed, "what is advised can be done at once");
    press(&mut app, "undo");
    let again = hint(&mut app).0;
    assert_eq!(text, again, "asked again it is the same");
}

#[test]
fn a_tap_while_a_hint_is_looked_for_ends_the_search() {
    let mut app = at_a_table(&prairie(), &["person", "person"]);
    press(&mut app, "hint");
    send(&mut app, Event::Continue);
    let screen = send(&mut app, Event::Tap { target: "hill 1".to_owned() });
    assert_eq!(screen.think_after, None);
}

#[test]
fn hints_can_be_switched_off_in_the_set_up() {
    let mut app = open(MemoryStore::default(), "en", 3);
    press(&mut app, "new fourmis");
    press(&mut app, "hints off");
    let screen = press(&mut app, "deal");
    assert!(button(&screen, "hint").is_none());
    set(&mut app, "hints", "on");
    assert!(button(&app.screen(), "hint").is_some());
}

/// Everything a person could notice: the screen, and what is kept.
fn all_of(app: &App, shelf: &Shelf) -> (String, u32) {
    (json(&app.screen()), shelf.digest())
}

#[test]
fn where_hints_are_off_none_is_offered_and_asking_for_one_is_refused_in_words() {
    struct Ids(Vec<&'static str>);
    impl Visit for Ids {
        fn visit<G: Whole>(&mut self) {
            self.0.push(G::ID);
        }
    }
    let mut games = Ids(Vec::new());
    every_game(&mut games);
    for (game, text) in games.0.into_iter().flat_map(|game| texts().map(|text| (game, text))) {
        let shelf = Shelf::default();
        let mut app = open(shelf.clone(), text.language().tag(), 3);
        press(&mut app, &format!("new {game}"));
        press(&mut app, "hints off");
        let mut screen = press(&mut app, "deal");
        // Up to where she holds her own cards, or the table is open.
        while !matches!(screen.place, Place::Turn { .. }) {
            screen = press(&mut app, "here");
        }
        if button(&screen, "cards").is_some() {
            press(&mut app, "cards");
            screen = press(&mut app, "here");
        }
        assert!(button(&screen, "hint").is_none(), "{game}");
        let before = all_of(&app, &shelf);
        let refused = app.send(Event::Press { id: "hint".to_owned() });
        let unfit = Failure { kind: FailureKind::Unfit, sentence: text.get("unfit") };
        assert_eq!(refused, Err(unfit), "{game}");
        assert_eq!(all_of(&app, &shelf), before, "{game}: nothing has changed");
        assert_eq!(app.screen().think_after, None, "{game}: nobody thinks");
        // It was the setting, and nothing else.
        set(&mut app, "hints", "on");
        screen = app.screen();
        while button(&screen, "hint").is_none() {
            let way = ["here", "cards"].into_iter().find(|id| button(&screen, id).is_some());
            screen = press(&mut app, way.expect("a hint is on the way"));
        }
        assert_eq!(press(&mut app, "hint").think_after, Some(0), "{game}");
    }
}

#[test]
fn a_hint_is_given_only_to_whoever_holds_her_own_cards() {
    let closed = ("bets".to_owned(), "closed".to_owned());
    let game = Deal { game: "gringrins", players: 2, choices: Choices::from([closed]) };
    let mut app = at_a_table(&game, &["person", "person"]);
    assert!(button(&app.screen(), "hint").is_none(), "the phone is on its way");
    press(&mut app, "here");
    assert!(button(&app.screen(), "hint").is_some(), "she holds it");
    // Nobody holds the phone: an open bet comes from a hand that others must not see.
    let game = Deal { game: "gringrins", players: 2, choices: Choices::new() };
    let app = at_a_table(&game, &["person", "person"]);
    assert!(button(&app.screen(), "hint").is_none());
}
