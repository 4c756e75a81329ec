//! A deal has a code: the same code and options give the same match, and nobody learns it while
//! there is something to hide.

use myrmex_core::{
    app::{App, Event, FailureKind, Place, Screen},
    text::{Language, Text},
};
use myrmex_tests::{
    games::{Deal, every_deal},
    phone::{deal, forward, json, kinds, leave, open, play_to_the_end, press, send, set_up},
    rng,
    stores::Shelf,
};

/// One set-up of each game for two.
fn for_two() -> Vec<Deal> {
    let mut deals: Vec<Deal> = every_deal(1).into_iter().filter(|deal| deal.players == 2).collect();
    deals.dedup_by_key(|deal| deal.game);
    deals
}

fn english() -> Text {
    Text::new(Language::En)
}

/// The code that the result shows.
fn code(screen: &Screen) -> String {
    let Place::Result { result } = &screen.place else { panic!("it is over") };
    let said = &result.lines.last().expect("the result names its deal").text;
    let bare = english().with("result-deal", [("code", "".into())]);
    said.strip_prefix(bare.as_str()).expect("it is the code").to_owned()
}

fn enter(app: &mut App, text: &str) -> Screen {
    send(app, Event::Enter { field: "code".to_owned(), text: text.to_owned() })
}

fn field(screen: &Screen) -> String {
    let Place::Setup { setup } = &screen.place else { panic!("it is the set-up") };
    setup.code.as_ref().expect("a code can be typed").text.clone()
}

#[test]
fn a_code_typed_in_the_set_up_deals_the_same_match_again() {
    for mode in for_two() {
        let mut first = open(Shelf::default(), "en", 0x1234_5678_9ABC);
        set_up(&mut first, &mode, &kinds(2, 0));
        let before = first.screen();
        press(&mut first, "deal");
        let dealt = first.state_json();
        play_to_the_end(&mut first, &mut rng(1));
        let code = code(&first.screen());

        let mut second = open(Shelf::default(), "en", 99);
        set_up(&mut second, &mode, &kinds(2, 0));
        let typed = enter(&mut second, &code.to_lowercase().replace('-', " "));
        assert_eq!(field(&typed), code, "what was typed stands there as it is written");
        let (Place::Setup { setup: one }, Place::Setup { setup: two }) =
            (&before.place, &typed.place)
        else {
            panic!("both are set-ups")
        };
        assert_eq!(one.preview, two.preview, "{}: the same board is shown", mode.name());
        press(&mut second, "deal");
        assert_eq!(second.state_json(), dealt, "{}", mode.name());

        let mut third = open(Shelf::default(), "en", 99);
        deal(&mut third, &mode, &kinds(2, 0));
        assert_ne!(third.state_json(), dealt, "{}: the code is what made it so", mode.name());
    }
}

#[test]
fn a_bad_code_is_refused_in_a_sentence_and_changes_nothing() {
    let mode = &for_two()[0];
    let mut app = open(Shelf::default(), "en", 1);
    set_up(&mut app, mode, &kinds(2, 0));
    enter(&mut app, "S1GN-YSYN-SQ7");
    let before = json(&app.screen());
    for bad in ["x", "S1GN-YSYN-SQ8", "1SGN-YSYN-SQ7", "S1GN-YSYN-SQ7-0", "é\u{202E}", "🐜"] {
        let event = Event::Enter { field: "code".to_owned(), text: bad.to_owned() };
        let failure = app.send(event).expect_err("it is no code");
        assert_eq!(failure.kind, FailureKind::Code, "{bad}");
        assert_eq!(failure.sentence, english().get("setup-bad-code"));
        assert_eq!(json(&app.screen()), before, "{bad}");
    }
}

#[test]
fn an_empty_code_or_another_deal_forgets_the_one_that_was_typed() {
    let open_board = for_two().into_iter().find(|mode| mode.game == "fourmis");
    let mut app = open(Shelf::default(), "en", 1);
    set_up(&mut app, &open_board.expect("it is a game"), &kinds(2, 0));
    let typed = enter(&mut app, "S1GN-YSYN-SQ7");
    assert_eq!(field(&typed), "S1GN-YSYN-SQ7");
    let emptied = enter(&mut app, " ");
    assert_eq!(field(&emptied), "");
    assert_ne!(json(&emptied).replace("S1GN-YSYN-SQ7", ""), json(&typed), "another board");
    enter(&mut app, "S1GN-YSYN-SQ7");
    if emptied.buttons().iter().any(|button| button.id == "redeal") {
        assert_eq!(field(&press(&mut app, "redeal")), "");
    }
}

/// Whoever reads the code of a deal could look at it on another phone.
#[test]
fn no_screen_shows_the_code_of_a_deal_before_the_match_is_over() {
    const SEED: u64 = 0x1234_5678_9ABC;
    for mode in for_two() {
        let mut app = open(Shelf::default(), "en", SEED);
        set_up(&mut app, &mode, &kinds(2, 0));
        let mut shown = vec![app.screen(), press(&mut app, "deal")];
        let mut rng = rng(2);
        while let Some(event) = forward(&shown[shown.len() - 1], &mut rng) {
            shown.push(send(&mut app, event));
        }
        let over = shown.pop().expect("there is a result");
        let code = code(&over);
        for screen in &shown {
            let json = json(screen);
            let seed = [code.clone(), code.replace('-', ""), SEED.to_string()];
            assert!(seed.iter().all(|seed| !json.contains(seed)), "{}: {json}", mode.name());
        }
        leave(&mut app);
        let records = json(&press(&mut app, "records"));
        assert!(records.contains(&code), "{}: the list of matches names it", mode.name());
    }
}
