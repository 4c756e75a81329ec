//! From home to result.

use super::*;

#[test]
fn nothing_is_dealt_before_deal_is_pressed() {
    for mode in some_deals(1) {
        let shelf = Shelf::default();
        let mut app = open(shelf.clone(), "fr", 1);
        set_up(&mut app, &mode, &kinds(mode.players, 0));
        send(&mut app, Event::Enter { field: "name 0".to_owned(), text: "Noor".to_owned() });
        assert_eq!(app.state_json(), None);
        assert!(shelf.files().is_empty(), "{:?}", shelf.files().keys());
        press(&mut app, "deal");
        assert!(app.state_json().is_some());
        assert!(shelf.files().contains_key(LOG));
    }
}

#[test]
fn two_of_one_name_cannot_be_dealt_and_the_reason_is_said() {
    let mut app = open(Shelf::default(), "en", 1);
    set_up(&mut app, &mode("gringrins-ten-open-3p"), &kinds(3, 0));
    for seat in 0..2 {
        send(&mut app, Event::Enter { field: format!("name {seat}"), text: "Noor".to_owned() });
    }
    let screen = app.screen();
    let reason = button(&screen, "deal").and_then(|deal| deal.disabled.clone());
    assert_eq!(reason, Some(english().with("setup-same-name", [("name", "Noor".into())])));
    let screen = press(&mut app, "deal");
    assert_eq!(screen.note.map(|note| note.text), reason);
    assert_eq!(app.state_json(), None);
}

#[test]
fn a_turn_begins_with_what_happened_since_this_person_last_looked() {
    let mut app = begin("gringrins-ten-open-3p", "strict", &Shelf::default());
    let recap = |screen: &Screen| match &screen.place {
        Place::Turn { turn } => turn
            .recap
            .clone()
            .map(|recap| recap.lines.into_iter().map(|line| line.text).collect::<Vec<_>>()),
        _ => None,
    };
    let said = |name: &str, count: i32| {
        english().with("gringrins-told-bet", [("name", name.into()), ("count", count.into())])
    };
    let bet = |app: &mut App, target: &str| {
        if button(&app.screen(), "recap").is_some() {
            press(app, "recap");
        }
        tap(app, target);
        press(app, "done");
    };
    press(&mut app, "here");
    bet(&mut app, "bet 2");
    let second = recap(&press(&mut app, "here")).expect("something happened");
    assert!(second.contains(&said("Léa", 2)), "{second:?}");
    bet(&mut app, "bet 1");
    let third = recap(&press(&mut app, "here")).expect("something happened");
    assert!(third.contains(&said("Léa", 2)) && third.contains(&said("Tom", 1)), "{third:?}");
    // The last to bet keeps the phone for her card.
    bet(&mut app, "bet 3");
    bet(&mut app, "card 5");
    let first = recap(&press(&mut app, "here")).expect("something happened");
    assert_eq!(first, [said("Tom", 1), said("Zoé", 3)], "not what she did herself");
    let closed = press(&mut app, "recap");
    assert_eq!(recap(&closed), None);
}

#[test]
fn a_bot_takes_the_seat_of_whoever_leaves_and_gives_it_back() {
    for mode in some_deals(1) {
        let shelf = Shelf::default();
        let mut app = open(shelf.clone(), "en", 1);
        deal(&mut app, &mode, &kinds(mode.players, 0));
        play_until(&mut app, &mut rng(1), is_turn);
        let screen = press(&mut app, "seat 0 gentle");
        let screen = if is_handover(&screen) { press(&mut app, "here") } else { screen };
        let Place::Turn { turn } = &screen.place else { panic!("the match goes on") };
        assert!(turn.scene.seats[0].bot);
        // Somewhere in the middle: a reveal, or some pieces on an open board.
        let laid = |screen: &Screen| screen.areas().iter().any(|area| area.links.len() > 4);
        let screens = play_until(&mut app, &mut rng(2), |screen| is_reveal(screen) || laid(screen));
        assert!(screens.iter().all(|screen| match &screen.place {
            Place::Handover { handover } => handover.mark != turn.scene.seats[0].mark,
            _ => true,
        }));
        if is_reveal(&app.screen()) {
            press(&mut app, "continue");
        }
        play_until(&mut app, &mut rng(2), is_turn);
        let screen = press(&mut app, "seat 0 person");
        let screen = if is_handover(&screen) { press(&mut app, "here") } else { screen };
        let Place::Turn { turn } = &screen.place else { panic!("the match goes on") };
        assert!(!turn.scene.seats[0].bot);
        play_to_the_end(&mut app, &mut rng(3));
        leave(&mut app);
        press(&mut app, "records");
        press(&mut app, "replay 00000001");
    }
}

#[test]
fn a_match_given_up_is_gone_and_counts_for_nobody() {
    let shelf = Shelf::default();
    let mut app = begin("gringrins-ten-open-3p", "smart", &shelf);
    tap(&mut app, "bet 1");
    press(&mut app, "done");
    let asked = press(&mut app, "give-up");
    assert!(is_turn(&asked), "a warning is pressed twice");
    let home = press(&mut app, "give-up");
    let Place::Home { home } = home.place else { panic!("it leads home") };
    assert!(home.resume.is_empty());
    assert!(shelf.files().keys().all(|name| name == "preferences.json"));
    let Place::Records { records } = press(&mut app, "records").place else { panic!("records") };
    assert_eq!(records.nothing, Some(english().get("records-nothing")));
}

#[test]
fn a_rematch_has_the_same_people_and_options() {
    for mode in played_deals(2) {
        let mut app = open(Shelf::default(), "en", 1);
        set_up(&mut app, &mode, &kinds(mode.players, 1));
        send(&mut app, Event::Enter { field: "name 0".to_owned(), text: "Noor".to_owned() });
        let before = app.screen();
        press(&mut app, "deal");
        play_to_the_end(&mut app, &mut rng(1));
        let after = press(&mut app, "rematch");
        let (Place::Setup { setup: one }, Place::Setup { setup: two }) =
            (before.place, after.place)
        else {
            panic!("a rematch is a set-up")
        };
        assert_eq!(one.options, two.options, "{}", mode.name());
        let who = |setup: &myrmex_core::app::Setup| {
            let seat = |seat: &myrmex_core::app::SetupSeat| {
                (seat.mark, seat.name.text.clone(), seat.kinds.clone())
            };
            setup.seats.iter().map(seat).collect::<Vec<_>>()
        };
        assert_eq!(who(&one), who(&two));
        assert_eq!(app.state_json(), None, "nothing is dealt yet");
        press(&mut app, "deal");
    }
}

#[test]
fn records_count_the_matches_and_wins_of_people_and_not_of_bots() {
    let mut app = open(Shelf::default(), "en", 1);
    let mode = mode("gringrins-most-open-2p");
    let mut wins = 0;
    for match_number in 1..=4 {
        deal(&mut app, &mode, &["person", "gentle"]);
        play_to_the_end(&mut app, &mut rng(match_number));
        let Place::Result { result } = app.screen().place else { panic!("it is over") };
        wins += i32::from(result.podium.iter().any(|step| step.winner && step.name == "Léa"));
        leave(&mut app);
        let Place::Records { records } = press(&mut app, "records").place else {
            panic!("records")
        };
        let played = match_number as i32;
        let cell =
            english().with("records-wins", [("wins", wins.into()), ("played", played.into())]);
        assert_eq!(records.sheet.rows.len(), 1, "a bot has no record");
        assert_eq!(records.sheet.rows[0].label, "Léa");
        let [ours, others @ ..] = &records.sheet.rows[0].cells[..] else { panic!("a column") };
        assert_eq!(*ours, cell);
        assert!(others.iter().all(String::is_empty), "no other game was played");
        assert_eq!(records.matches.len(), match_number as usize);
        send(&mut app, Event::Back);
    }
    press(&mut app, "records");
    press(&mut app, "erase");
    let Place::Records { records } = press(&mut app, "erase").place else { panic!("records") };
    assert!(records.matches.is_empty() && records.sheet.rows.is_empty());
}
