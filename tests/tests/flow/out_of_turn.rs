//! Acting out of turn, and news.

use super::*;

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
