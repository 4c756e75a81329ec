//! Taps that wait, and what can be taken back.

use super::*;

fn undo_reason(app: &App) -> Option<String> {
    button(&app.screen(), "undo").expect("there is an undo button").disabled.clone()
}

#[test]
fn a_tap_that_ends_a_choice_waits_to_be_confirmed_unless_the_setting_is_off() {
    let shelf = Shelf::default();
    let mut app = begin("gringrins-ten-open-3p", "smart", &shelf);
    let log = shelf.files()[LOG].clone();
    let screen = tap(&mut app, "bet 2");
    assert_eq!(shelf.files()[LOG], log, "what is only armed is not in the log");
    let armed = |screen: &Screen| {
        let pieces = screen.areas().iter().flat_map(|area| &area.pieces);
        let mut armed = pieces.filter(|piece| piece.armed).filter_map(|p| p.target.clone());
        armed.next()
    };
    assert_eq!(armed(&screen).as_deref(), Some("bet 2"));
    assert_eq!(armed(&tap(&mut app, "bet 3")).as_deref(), Some("bet 3"));
    assert_eq!(armed(&press(&mut app, "undo")), None, "undo lets go of it");
    tap(&mut app, "bet 1");
    press(&mut app, "done");
    assert_ne!(shelf.files()[LOG], log);
    tap(&mut app, "bet 1");
    tap(&mut app, "bet 1");
    // The last bet passes the phone: it waits like the others.
    let screen = tap(&mut app, "bet 1");
    assert_eq!(armed(&screen).as_deref(), Some("bet 1"));
    assert!(is_handover(&press(&mut app, "done")));

    let mut app = open(Shelf::default(), "en", 11);
    set(&mut app, "confirm", "off");
    deal(&mut app, &mode("gringrins-ten-open-3p"), &kinds(3, 0));
    let screen = tap(&mut app, "bet 2");
    assert_eq!(armed(&screen), None);
    assert!(button(&screen, "done").is_none());
    assert_eq!(undo_reason(&app), None, "it was sent at once");
}

#[test]
fn in_the_open_the_last_mover_may_undo_until_somebody_else_acts() {
    let shelf = Shelf::default();
    let mut app = begin("gringrins-ten-open-3p", "smart", &shelf);
    let states = |app: &App| app.state_json();
    let dealt = states(&app);
    assert_eq!(undo_reason(&app), Some(english().get("undo-nothing")));
    tap(&mut app, "bet 2");
    press(&mut app, "done");
    let one = states(&app);
    press(&mut app, "undo");
    assert_eq!(states(&app), dealt);
    tap(&mut app, "bet 2");
    press(&mut app, "done");
    assert_eq!(states(&app), one);
    tap(&mut app, "bet 3");
    press(&mut app, "done");
    press(&mut app, "undo");
    assert_eq!(states(&app), one, "one tap is taken back, and it was the last one");
    assert_eq!(undo_reason(&app), Some(english().get("undo-past")));
    let log = Log::read(&shelf.files()[LOG]).expect("the log can be read");
    let undos = log.entries.iter().filter(|entry| matches!(entry, Entry::Undo { undo: 1, .. }));
    assert_eq!(undos.count(), 2, "an undo is written down");
}

#[test]
fn no_undo_goes_past_a_hand_over_or_a_reveal() {
    for mode in some_deals(1) {
        for privacy in ["smart", "strict"] {
            let mut app = open(Shelf::default(), "en", 1);
            set(&mut app, "privacy", privacy);
            let mut screen = deal(&mut app, &mode, &kinds(mode.players, 0));
            let mut rng = rng(1);
            let mut fresh = true;
            let mut mover = None;
            while let Some(event) = forward(&screen, &mut rng) {
                // A phone that stays with whoever acted last does not change hands.
                fresh |= is_reveal(&screen);
                fresh |= handed_to(&screen).is_some_and(|taker| Some(taker) != mover);
                let before = app.state_json();
                let asked = asked(&screen);
                screen = send(&mut app, event);
                if app.state_json() != before {
                    mover = asked;
                }
                if is_turn(&screen) && fresh && app.state_json() == before {
                    let armed = screen.areas().iter().flat_map(|area| &area.pieces);
                    if !armed.clone().any(|piece| piece.armed) {
                        assert!(undo_reason(&app).is_some(), "{} {privacy}", mode.name());
                    }
                }
                fresh &= app.state_json() == before;
            }
        }
    }
}

#[test]
fn ants_can_be_taken_back_until_the_type_is_chosen_fb_04() {
    let mut app = begin("fable-winter-free-drawn-4p", "smart", &Shelf::default());
    let mut rng = rng(5);
    let screens = play_until(&mut app, &mut rng, is_handover);
    let laid = app.state_json();
    let ant = screens.iter().find_map(asked);
    assert_eq!(handed_to(&app.screen()), ant, "whoever laid the trail chooses first");
    press(&mut app, "here");
    assert!(app.screen().private);
    assert_eq!(undo_reason(&app), None, "the phone stayed with her");
    press(&mut app, "undo");
    assert_ne!(app.state_json(), laid, "the sixth ant is in her hand again");
    let chooses = |screen: &Screen| screen.targets().any(|target| target.starts_with("aim "));
    let screens = play_until(&mut app, &mut rng, chooses);
    assert!(!screens.iter().any(is_handover), "she keeps the phone until she has chosen");
    assert!(app.screen().private);
    play_until(&mut app, &mut rng, is_handover);
    assert_ne!(handed_to(&app.screen()), ant);
    press(&mut app, "here");
    assert!(undo_reason(&app).is_some(), "a Red Ant takes nothing of it back");
}

#[test]
fn a_winter_round_of_four_passes_the_phone_three_times_and_once_more_for_a_private_power_fb_32() {
    for (name, most) in [("fable-winter-free-drawn-4p", 3), ("fable-powers-free-drawn-4p", 5)] {
        let mut rounds = 0;
        for seed in 1..6 {
            let mut app = begin(name, "smart", &Shelf::default());
            let screens = play_to_the_end(&mut app, &mut rng(seed));
            for passes in handovers_by_turn(&screens) {
                // Tokens of the Ant and two Red Ants; a look before the guess; a larder after.
                assert!(passes <= most, "{name}: {passes} in a round");
                rounds += usize::from(passes > 0);
            }
        }
        assert!(rounds > 20, "{rounds} rounds");
    }
}

#[test]
fn the_grasshopper_guesses_with_the_phone_lying_open_fb_06() {
    for name in ["fable-autumn-free-drawn-3p", "fable-winter-single-drawn-4p"] {
        let mut app = begin(name, "smart", &Shelf::default());
        let screens = play_to_the_end(&mut app, &mut rng(3));
        let guessing = |screen: &&Screen| {
            let targets = screen.targets().any(|target| target.starts_with("guess "));
            targets && is_turn(screen)
        };
        assert!(screens.iter().filter(guessing).count() > 3);
        assert!(screens.iter().filter(guessing).all(|screen| !screen.private), "{name}");
    }
}

#[test]
fn a_closed_bet_can_be_changed_before_the_card_is_laid() {
    let mut app = begin("gringrins-ten-closed-2p", "smart", &Shelf::default());
    press(&mut app, "here");
    let before = app.state_json();
    if button(&app.screen(), "recap").is_some() {
        press(&mut app, "recap");
    }
    tap(&mut app, "bet 3");
    assert_ne!(app.state_json(), before);
    let holder = app.viewer();
    press(&mut app, "undo");
    assert_eq!(app.state_json(), before);
    assert_eq!(app.viewer(), holder, "she keeps the phone");
}

#[test]
fn taking_back_by_agreement_goes_past_a_reveal_and_is_logged_and_told() {
    let shelf = Shelf::default();
    let mut app = begin("gringrins-ten-closed-2p", "smart", &shelf);
    play_until(&mut app, &mut rng(1), is_reveal);
    let revealed = app.state_json();
    press(&mut app, "continue");
    press(&mut app, "here");
    assert!(undo_reason(&app).is_some());
    press(&mut app, "agree");
    assert_eq!(app.state_json(), revealed, "a warning is pressed twice");
    let screen = press(&mut app, "agree");
    assert_ne!(app.state_json(), revealed);
    let sentence = english().get("told-taken-back");
    assert_eq!(screen.note.map(|note| note.text), Some(sentence.clone()));
    let log = Log::read(&shelf.files()[LOG]).expect("the log can be read");
    assert_eq!(log.entries.last(), Some(&Entry::Undo { undo: 1, agreed: true }));
    let told = press(&mut app, "here");
    let Place::Turn { turn } = &told.place else { panic!("she has the phone") };
    let recap = turn.recap.as_ref().expect("there is something to tell");
    assert!(recap.lines.iter().any(|line| line.text == sentence));
    let mut again = open(Shelf::with(&shelf.files()), "en", 1);
    press(&mut again, "resume 00000001");
    assert_eq!(again.state_json(), app.state_json(), "a log with what was taken back replays");
}

#[test]
fn a_second_taking_back_does_not_make_the_first_forgotten() {
    struct Agree;
    impl Visit for Agree {
        fn visit<G: Whole>(&mut self) {
            let mode = modes::<G>(*G::PLAYERS.start(), 1).remove(0);
            let mut table = Table::<G>::new(header::<G>(mode.players, &mode.choices, 1))
                .expect("the options are on offer");
            let act = |table: &mut Table<G>| {
                let seat = table.actors().first().expect("the match goes on");
                let action = table.actions(seat)[0];
                let considered = table.consider(seat, &[action]).expect("it is legal");
                table.accept(considered);
            };
            act(&mut table);
            act(&mut table);
            table.take_back(1).expect("it can be replayed");
            act(&mut table);
            act(&mut table);
            table.take_back(1).expect("it can be replayed");
            let told: Vec<bool> = table.moves().iter().map(|step| step.after_take_back).collect();
            assert_eq!(told, [false, true], "{}", G::ID);
        }
    }
    every_game(&mut Agree);
}
