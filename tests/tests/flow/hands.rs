//! Whose hands: the phone is a thing with a holder.

use super::*;

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
