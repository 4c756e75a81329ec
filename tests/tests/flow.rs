//! Who holds the phone, what can be taken back, and how a match goes from home to result.

use myrmex_core::{
    app::{App, Event, Place, Screen},
    scene::Mark,
    table::{Entry, Log, Table},
    testing::header,
    text::{Language, Text},
};
use myrmex_tests::{
    games::{Deal, Visit, Whole, every_deal, every_game, modes, played_deals, some_deals},
    phone::{
        PRIVACY, button, deal, forward, json, kinds, leave, open, play_to_the_end, play_until,
        press, send, set, set_up, tap,
    },
    rng,
    stores::Shelf,
};

const LOG: &str = "00000001.log";

fn mode(name: &str) -> Deal {
    let found = every_deal(1).into_iter().find(|deal| deal.name() == name);
    found.unwrap_or_else(|| panic!("no mode is called {name}"))
}

fn english() -> Text {
    Text::new(Language::En)
}

fn is_handover(screen: &Screen) -> bool {
    matches!(screen.place, Place::Handover { .. })
}

fn is_reveal(screen: &Screen) -> bool {
    matches!(screen.place, Place::Reveal { .. })
}

fn is_turn(screen: &Screen) -> bool {
    matches!(screen.place, Place::Turn { .. })
}

/// Who is to take the phone.
fn handed_to(screen: &Screen) -> Option<Mark> {
    match &screen.place {
        Place::Handover { handover } => Some(handover.mark),
        _ => None,
    }
}

/// Whose turn it is.
fn asked(screen: &Screen) -> Option<Mark> {
    match &screen.place {
        Place::Turn { turn } => {
            turn.scene.seats.iter().find(|seat| seat.active).map(|seat| seat.mark)
        }
        _ => None,
    }
}

/// A match of people in English, with this privacy.
fn begin(name: &str, privacy: &str, shelf: &Shelf) -> App {
    let mode = mode(name);
    let mut app = open(shelf.clone(), "en", 11);
    set(&mut app, "privacy", privacy);
    deal(&mut app, &mode, &kinds(mode.players, 0));
    app
}

fn undo_reason(app: &App) -> Option<String> {
    button(&app.screen(), "undo").expect("there is an undo button").disabled.clone()
}

/// How many hold the phone between one reveal and the next.
fn handovers_by_turn(screens: &[Screen]) -> Vec<usize> {
    let turns = screens.split(is_reveal);
    turns.map(|turn| turn.iter().filter(|screen| is_handover(screen)).count()).collect()
}

fn still_in(screen: &Screen) -> usize {
    match &screen.place {
        Place::Reveal { reveal } => {
            let table = &reveal.scene.areas[0].pieces;
            table
                .iter()
                .filter(|piece| piece.id.starts_with("card ") && piece.text.is_some())
                .count()
        }
        _ => 0,
    }
}

// ---- whose hands (design: the phone is a thing with a holder) ----

#[test]
fn a_turn_costs_one_pass_of_the_phone_for_each_person_with_open_and_closed_bets_gr_06() {
    for name in ["gringrins-ten-open-3p", "gringrins-ten-closed-3p", "gringrins-ten-closed-4p"] {
        let mut app = begin(name, "smart", &Shelf::default());
        let screens = play_to_the_end(&mut app, &mut rng(1));
        let played: Vec<usize> =
            screens.iter().filter(|screen| is_reveal(screen)).map(still_in).collect();
        let passes = handovers_by_turn(&screens);
        assert!(played.len() > 5);
        assert_eq!(passes[..played.len()], played, "{name}");
    }
}

#[test]
fn open_bets_are_made_with_the_phone_on_the_table_gr_06() {
    let mut app = begin("gringrins-ten-open-4p", "smart", &Shelf::default());
    let screens = play_until(&mut app, &mut rng(1), is_handover);
    assert!(screens.iter().all(|screen| !screen.private));
    let bets = english().get("gringrins-bets");
    let betting = |screen: &&Screen| json(screen).contains(&bets);
    assert!(screens.iter().filter(betting).count() >= 4, "four bets were made before any pass");
}

#[test]
fn the_smart_setting_asks_who_holds_the_phone_before_anything_private_shows() {
    for mode in some_deals(1) {
        let mut app = open(Shelf::default(), "en", 1);
        deal(&mut app, &mode, &kinds(mode.players, 0));
        let screens = play_to_the_end(&mut app, &mut rng(1));
        for pair in screens.windows(2) {
            if pair[1].private && !pair[0].private {
                assert!(is_handover(&pair[0]), "{}", mode.name());
            }
        }
    }
}

#[test]
fn the_strict_setting_asks_at_every_change_of_person() {
    for mode in some_deals(1).into_iter().filter(|mode| !mode.is_alone()) {
        let mut app = open(Shelf::default(), "en", 1);
        set(&mut app, "privacy", "strict");
        deal(&mut app, &mode, &kinds(mode.players, 0));
        let mut holder = None;
        let mut turns = 0;
        for screen in play_to_the_end(&mut app, &mut rng(1)) {
            match &screen.place {
                Place::Handover { handover } => holder = Some(handover.mark),
                Place::Turn { turn } => {
                    let asked = turn.scene.seats.iter().find(|seat| seat.active);
                    assert_eq!(asked.map(|seat| seat.mark), holder, "{}", mode.name());
                    turns += 1;
                }
                _ => {}
            }
        }
        assert!(turns > 20);
    }
}

#[test]
fn the_table_setting_never_passes_the_phone_and_shows_secrets_only_under_a_finger() {
    for mode in some_deals(1) {
        let mut app = open(Shelf::default(), "en", 1);
        set(&mut app, "privacy", "table");
        let mut screen = deal(&mut app, &mode, &kinds(mode.players, 0));
        let mut rng = rng(1);
        let mut held = false;
        let mut looks = 0;
        while let Some(event) = forward(&screen, &mut rng) {
            if let Event::Hold { down, .. } = event {
                held = down;
                looks += 1;
            }
            screen = send(&mut app, event);
            assert!(!is_handover(&screen), "{}", mode.name());
            assert!(!screen.private || held, "{}", mode.name());
            if screen.private {
                let mut copy = app.copy().expect("a shelf can be copied");
                let up = Event::Hold { id: "peek".to_owned(), down: false };
                assert!(!send(&mut copy, up).private, "a lifted finger closes it");
            } else {
                held = false;
            }
        }
        assert_eq!(looks > 0, mode.has_private(), "{}", mode.name());
    }
}

#[test]
fn leaving_the_app_closes_everything_private_wherever_it_happens() {
    for mode in some_deals(1) {
        for privacy in PRIVACY {
            for bots in [0, mode.players - 1] {
                let mut app = open(Shelf::default(), "en", 1);
                set(&mut app, "privacy", privacy);
                let mut screen = deal(&mut app, &mode, &kinds(mode.players, bots));
                let mut rng = rng(1);
                let mut step = 0usize;
                while let Some(event) = forward(&screen, &mut rng) {
                    step += 1;
                    if step.is_multiple_of(mode.stride(5)) || is_reveal(&screen) && !mode.is_long()
                    {
                        check_away(&app, &screen, privacy);
                    }
                    screen = send(&mut app, event);
                }
            }
        }
    }
}

fn check_away(app: &App, screen: &Screen, privacy: &str) {
    let away = |events: &[Event]| {
        let mut copy = app.copy().expect("a shelf can be copied");
        let last = events.iter().map(|event| send(&mut copy, event.clone())).last();
        (copy, last.expect("something was sent"))
    };
    let over = !json(&away(&[Event::Back]).1).contains("resume 00000001");
    let resumed = Event::Resumed { now: 1_800_000_000, locale: "en".to_owned() };
    let resume = Event::Press { id: "resume 00000001".to_owned() };
    for events in
        [vec![Event::Suspended], vec![Event::Suspended, resumed], vec![Event::Back, resume]]
    {
        if over && events[0] == Event::Back {
            continue;
        }
        let (mut copy, mut after) = away(&events);
        assert!(!after.private, "{events:?} leads to nothing private");
        while after.think_after.is_some() {
            // Bots who choose in secret go first.
            after = send(&mut copy, Event::Continue);
            assert!(!after.private, "{events:?} and bots lead to nothing private");
        }
        if screen.private && privacy != "table" && screen.think_after.is_none() {
            // Where the choice itself is public, the public table will do.
            let mut pieces = after.areas().iter().flat_map(|area| &area.pieces);
            let public = privacy == "smart" && pieces.any(|piece| piece.tappable);
            assert!(is_handover(&after) || public, "{events:?} from a private screen");
        }
        // What lies under a reveal is no more open than before it.
        if is_reveal(&after) {
            let next = press(&mut copy, "continue");
            assert!(!next.private, "after a reveal somebody says who she is");
        }
    }
}

#[test]
fn one_person_among_bots_is_asked_who_she_is_only_after_leaving() {
    for mode in some_deals(1) {
        for privacy in ["smart", "strict"] {
            let mut app = open(Shelf::default(), "en", 1);
            set(&mut app, "privacy", privacy);
            deal(&mut app, &mode, &kinds(mode.players, mode.players - 1));
            let screens = play_to_the_end(&mut app, &mut rng(1));
            assert!(!screens.iter().any(is_handover), "{} {privacy}", mode.name());
            assert_eq!(screens.iter().any(|screen| screen.private), mode.has_private());
        }
    }
    let mut app = open(Shelf::default(), "en", 1);
    deal(&mut app, &mode("gringrins-ten-closed-3p"), &kinds(3, 2));
    play_until(&mut app, &mut rng(1), |screen| screen.private && screen.think_after.is_none());
    let mut screen = send(&mut app, Event::Suspended);
    while screen.think_after.is_some() {
        screen = send(&mut app, Event::Continue);
    }
    assert!(is_handover(&screen));
}

#[test]
fn leaving_twice_is_as_good_as_once() {
    let mut app = begin("gringrins-ten-open-2p", "smart", &Shelf::default());
    press(&mut app, "cards");
    assert!(press(&mut app, "here").private);
    let once = send(&mut app, Event::Suspended);
    assert!(is_handover(&once));
    assert_eq!(send(&mut app, Event::Suspended), once);
    let resumed = Event::Resumed { now: 1_800_000_000, locale: "en".to_owned() };
    assert_eq!(send(&mut app, resumed), once);
}

#[test]
fn whoever_looks_at_her_own_cards_gives_the_phone_back() {
    for privacy in ["smart", "strict"] {
        let mut app = begin("gringrins-ten-closed-2p", privacy, &Shelf::default());
        // The first has laid her card; the second holds the phone; the first looks again.
        play_until(&mut app, &mut rng(1), is_handover);
        press(&mut app, "here");
        let first = app.viewer().expect("somebody holds the phone");
        let mut rng = rng(2);
        while app.viewer() == Some(first) {
            let event = forward(&app.screen(), &mut rng).expect("the match goes on");
            send(&mut app, event);
        }
        press(&mut app, "here");
        press(&mut app, &format!("cards {first}"));
        press(&mut app, "here");
        assert_eq!(app.viewer(), Some(first));
        let back = press(&mut app, "close");
        assert!(is_handover(&back), "{privacy}");
        press(&mut app, "here");
        assert_ne!(app.viewer(), Some(first));
        play_to_the_end(&mut app, &mut rng);
    }
}

// ---- arming and taking back ----

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

// ---- acting out of turn, and news (Fourmidable) ----

const CHILD: &str = "fourmidable-child-drawn-3p";

fn prompt(screen: &Screen) -> &str {
    match &screen.place {
        Place::Turn { turn } => &turn.scene.prompt,
        _ => "",
    }
}

fn recap_of(screen: &Screen) -> Option<Vec<String>> {
    let Place::Turn { turn } = &screen.place else { return None };
    let lines = turn.recap.as_ref()?.lines.iter();
    Some(lines.map(|line| line.text.clone()).collect())
}

fn is_asked_for_an_action(screen: &Screen) -> bool {
    button(screen, "wants").is_some_and(|wants| wants.disabled.is_none())
        && recap_of(screen).is_none()
}

/// Who is on the list of those who may act out of turn.
fn listed(screen: &Screen) -> Vec<String> {
    screen.targets().filter(|target| target.starts_with("let ")).map(str::to_owned).collect()
}

/// Plays on until somebody who is not asked can reveal an objective; returns the app there, who
/// it is, and what she can tap.
fn until_somebody_can_reveal(app: &mut App) -> (String, String) {
    let mut rng = rng(5);
    for _ in 0..5000 {
        let screen = app.screen();
        if is_asked_for_an_action(&screen) {
            let mut copy = app.copy().expect("a shelf can be copied");
            let people = listed(&press(&mut copy, "wants"));
            assert_eq!(people.len(), 2, "everybody but the one who is asked");
            for who in people {
                let mut copy = copy.copy().expect("a shelf can be copied");
                tap(&mut copy, &who);
                let hers = press(&mut copy, "here");
                let pieces = hers.areas().iter().flat_map(|area| &area.pieces);
                let found = pieces.filter(|piece| piece.tappable).find_map(|p| p.target.clone());
                if let Some(target) = found {
                    return (who, target);
                }
            }
        }
        let event = forward(&screen, &mut rng).expect("the match goes on");
        send(app, event);
    }
    panic!("nobody could ever reveal anything")
}

#[test]
fn a_round_of_six_children_needs_no_hand_over_unless_somebody_opens_her_cards_fd_22() {
    let mut app = begin("fourmidable-child-drawn-6p", "smart", &Shelf::default());
    let round = |number: i32| {
        let args = |time: &'static str| [("round", number.into()), ("time", time.into())];
        ["day", "night"].map(|time| english().with("fourmidable-round", args(time)))
    };
    let in_round = |screen: &Screen, number: i32| match &screen.place {
        Place::Turn { turn } => round(number).iter().any(|name| turn.scene.round.contains(name)),
        _ => false,
    };
    let mut rng = rng(1);
    play_until(&mut app, &mut rng, |screen| in_round(screen, 1));
    let screens = play_until(&mut app, &mut rng, |screen| in_round(screen, 2));
    assert!(screens.len() > 6 * 5 * 2, "five ants of six colonies have moved");
    assert!(!screens.iter().any(|screen| is_handover(screen) || screen.private));
    assert!(is_handover(&press(&mut app, "cards")));
    assert!(press(&mut app, "here").private);
}

#[test]
fn whoever_reveals_out_of_turn_does_it_alone_and_gives_the_phone_back_fd_22() {
    let shelf = Shelf::default();
    let mut app = begin(CHILD, "smart", &shelf);
    let (who, target) = until_somebody_can_reveal(&mut app);
    let seat: u8 = who.strip_prefix("let ").and_then(|seat| seat.parse().ok()).expect("a seat");
    let before = app.screen();
    let moves = Log::read(&shelf.files()[LOG]).expect("a log").entries.len();

    press(&mut app, "wants");
    assert!(is_handover(&tap(&mut app, &who)));
    let hers = press(&mut app, "here");
    assert!(hers.private);
    assert_eq!(app.viewer(), Some(myrmex_core::game::Seat(seat)));
    let glowing = hers.areas().iter().flat_map(|area| &area.pieces).filter(|p| p.tappable);
    assert!(glowing.clone().count() > 0);
    for piece in glowing {
        let target = piece.target.as_deref().unwrap_or_default();
        assert!(target.starts_with("reveal "), "only what she may do out of turn: {target}");
    }
    tap(&mut app, &target);
    let shown = press(&mut app, "done");
    assert!(is_reveal(&shown) && !shown.private, "everybody looks");
    let after = press(&mut app, "continue");
    assert!(is_turn(&after) && !after.private);
    assert_eq!(asked(&after), asked(&before), "the turn is still hers whose it was");
    let log = Log::read(&shelf.files()[LOG]).expect("a log");
    assert_eq!(log.entries.len(), moves + 1);
    let last = log.entries.last().expect("an entry");
    assert_eq!(*last, Entry::Act { seat: myrmex_core::game::Seat(seat), act: target });
    // A save with it can be opened again, and the match goes on.
    leave(&mut app);
    press(&mut app, "resume 00000001");
    play_until(&mut app, &mut rng(9), is_asked_for_an_action);
}

#[test]
fn whoever_took_the_phone_out_of_turn_may_do_nothing_with_it_fd_22() {
    for privacy in PRIVACY {
        let mut app = begin(CHILD, privacy, &Shelf::default());
        play_until(&mut app, &mut rng(1), is_asked_for_an_action);
        let before = app.screen();
        let state = app.state_json();
        let who = press(&mut app, "wants");
        assert!(!who.private && app.viewer().is_none(), "the list is for everybody");
        let people = listed(&who);
        assert_eq!(people.len(), 2);
        let back = press(&mut app, "return");
        assert!(back == before || is_handover(&back), "{privacy}: back to where it was");
        if is_handover(&back) {
            let mark = handed_to(&back);
            // From a hand-over too, and back to it.
            press(&mut app, "wants");
            tap(&mut app, &people[0]);
            assert_ne!(handed_to(&app.screen()), mark);
            assert_eq!(handed_to(&press(&mut app, "return")), mark);
            press(&mut app, "here");
        }
        press(&mut app, "wants");
        tap(&mut app, &people[1]);
        if privacy != "table" {
            press(&mut app, "here");
        }
        assert!(prompt(&app.screen()).contains("reveal"), "{}", prompt(&app.screen()));
        press(&mut app, "close");
        assert_eq!(app.state_json(), state, "nothing was done");
    }
}

#[test]
fn nobody_acts_out_of_turn_while_an_ant_is_on_its_way_fd_22() {
    let mut app = begin(CHILD, "smart", &Shelf::default());
    play_until(&mut app, &mut rng(1), is_asked_for_an_action);
    let screen = app.screen();
    let ant = screen.targets().find(|target| target.starts_with("ant ")).map(str::to_owned);
    let screen = tap(&mut app, &ant.expect("an ant to move"));
    let wants = button(&screen, "wants").expect("it is there all the same");
    let reason = english().get("fourmidable-later");
    assert_eq!(wants.disabled.as_ref(), Some(&reason));
    let screen = press(&mut app, "wants");
    assert_eq!(screen.note.map(|note| note.text), Some(reason));
    press(&mut app, "undo");
    assert!(is_asked_for_an_action(&app.screen()), "back on the table it may be asked");
}

#[test]
fn a_turn_on_the_open_table_begins_with_the_news_and_keeps_its_places_outlined() {
    let mut app = begin("fourmidable-child-drawn-4p", "smart", &Shelf::default());
    let screens = play_until(&mut app, &mut rng(1), |screen| recap_of(screen).is_some());
    assert!(screens.len() > 4 * 7, "drawing objectives is no news");
    let lines = recap_of(&app.screen()).unwrap_or_default();
    assert!(!lines.is_empty());
    let screen = press(&mut app, "recap");
    assert_eq!(recap_of(&screen), None);
    let outlined = |screen: &Screen| {
        let pieces = screen.areas().iter().flat_map(|area| &area.pieces);
        pieces.filter(|piece| piece.changed).count()
    };
    assert!(outlined(&screen) > 0, "the places stay outlined");

    // Two others she has watched: no page is in the way, and the places are outlined all the same.
    let mut app = begin(CHILD, "smart", &Shelf::default());
    let screens = play_until(&mut app, &mut rng(1), |screen| outlined(screen) > 0);
    assert!(is_turn(&screens[screens.len() - 1]));
    let more = play_until(&mut app, &mut rng(2), |screen| !is_turn(screen));
    assert!(screens.iter().chain(&more).all(|screen| recap_of(screen).is_none()));

    // Who watched an open board without news is told nothing.
    let mut app = begin("fourmis-kids-tracks-first-2p", "smart", &Shelf::default());
    let screens = play_to_the_end(&mut app, &mut rng(1));
    assert!(screens.iter().all(|screen| recap_of(screen).is_none()));
}

// ---- from home to result ----

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
