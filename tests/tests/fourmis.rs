//! Fourmis as people meet it: from home to the first track, on an open table.

use myrmex_core::{
    app::{App, Event, Place, Screen, Setup},
    game::Choices,
    scene::{Area, AreaKind, Piece},
};
use myrmex_tests::{
    games::Deal,
    phone::{button, deal, forward, kinds, open, press, send, set, set_up, tap},
    rng,
    stores::Shelf,
};

fn game(players: u8, options: &[(&str, &str)]) -> Deal {
    let choices: Choices =
        options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Deal { game: "fourmis", players, choices }
}

fn board(screen: &Screen) -> &Area {
    let mut boards = screen.areas().iter().filter(|area| area.kind == AreaKind::Board);
    boards.next().unwrap_or_else(|| panic!("there is a board on {:?}", screen.place))
}

fn hex<'a>(screen: &'a Screen, id: &str) -> &'a Piece {
    board(screen).pieces.iter().find(|piece| piece.id == id).expect("a cell of the board")
}

fn choices(screen: &Screen) -> Vec<&str> {
    let areas = screen.areas().iter().filter(|area| area.kind == AreaKind::Choices);
    areas.flat_map(|area| &area.pieces).filter_map(|piece| piece.target.as_deref()).collect()
}

/// Two people in anthills 1 and 2, whose cells are h5 and e8.
fn settled(options: &[(&str, &str)], bots: u8) -> (App, Screen) {
    let mut app = open(Shelf::default(), "en", 1);
    deal(&mut app, &game(2, options), &kinds(2, bots));
    tap(&mut app, "hill 1");
    let screen = if bots == 0 { tap(&mut app, "hill 2") } else { press(&mut app, "done") };
    (app, screen)
}

#[test]
fn five_taps_lead_from_home_to_the_first_track_of_a_kids_game() {
    let mut app = open(Shelf::default(), "fr", 1);
    press(&mut app, "new fourmis");
    press(&mut app, "deal");
    tap(&mut app, "hill 1");
    tap(&mut app, "hill 4");
    let screen = tap(&mut app, "to h4");
    assert_eq!(board(&screen).links.len(), 1);
    let Place::Turn { turn } = &screen.place else { panic!("a turn") };
    assert!(turn.title.contains("Plateau des petits"), "the gentlest: {}", turn.title);
}

#[test]
fn what_was_laid_at_once_is_taken_back_until_somebody_acts() {
    let (mut app, before) = settled(&[], 0);
    let after = tap(&mut app, "to h4");
    assert_eq!(button(&after, "undo").and_then(|undo| undo.disabled.clone()), None);
    let back = press(&mut app, "undo");
    assert_eq!(board(&back), board(&before));
    tap(&mut app, "to h4");
    tap(&mut app, "to e7");
    let both = press(&mut app, "undo");
    assert_eq!(board(&both).links.len(), 1, "only the last mover's own track goes");
}

/// A bot would move before anybody could undo, a surprise cannot be unseen, and in the strict
/// setting the phone passes on: there a tap arms.
#[test]
fn a_tap_that_cannot_be_taken_back_waits_to_be_confirmed() {
    let (mut app, _) = settled(&[], 1);
    let mut screen = app.screen();
    while screen.think_after.is_some() {
        screen = send(&mut app, Event::Continue);
    }
    press(&mut app, "recap");
    let armed = tap(&mut app, "to h4");
    assert!(hex(&armed, "h4").armed && board(&armed).links.is_empty());

    let (mut app, _) = settled(&[], 0);
    let (to_middle, others) = (["to g5", "to f5"], ["to e7", "to e6"]);
    for (first, second) in to_middle.iter().zip(others) {
        let screen = tap(&mut app, first);
        let surprise = hex(&screen, "f5").armed;
        if surprise {
            assert!(hex(&screen, "f5").face_down, "it turns over only when confirmed");
            let turned = press(&mut app, "done");
            assert!(!hex(&turned, "f5").face_down && hex(&turned, "f5").changed);
            assert!(button(&turned, "undo").is_some_and(|undo| undo.disabled.is_some()));
            return;
        }
        tap(&mut app, second);
    }
    panic!("f5 is a surprise of the kids' board")
}

#[test]
fn in_the_strict_setting_a_track_waits_for_the_hand_over() {
    let mut app = open(Shelf::default(), "en", 1);
    set(&mut app, "privacy", "strict");
    deal(&mut app, &game(2, &[]), &kinds(2, 0));
    press(&mut app, "here");
    let screen = tap(&mut app, "hill 1");
    let home = board(&screen).pieces.iter().find(|piece| piece.target.as_deref() == Some("hill 1"));
    assert!(home.is_some_and(|piece| piece.armed));
}

/// FM-60: no privacy screen, not even for one person among bots who comes back.
#[test]
fn a_public_table_asks_nobody_who_holds_the_phone() {
    for bots in [0, 1] {
        let (mut app, _) = settled(&[], bots);
        let mut rng = rng(3);
        for _ in 0..12 {
            let screen = app.screen();
            assert!(!screen.private && matches!(screen.place, Place::Turn { .. }));
            assert!(button(&screen, "cards").is_none());
            let away = send(&mut app, Event::Suspended);
            assert!(matches!(away.place, Place::Turn { .. }));
            let event = forward(&away, &mut rng).expect("it goes on");
            send(&mut app, event);
        }
        press(&mut app, "home");
        let Place::Home { home } = app.screen().place else { panic!("home") };
        let id = home.resume[0].buttons[0].id.clone();
        assert!(matches!(press(&mut app, &id).place, Place::Turn { .. }));
    }
}

/// Every hex that does not glow says which clause forbids it.
#[test]
fn a_forbidden_hex_explains_itself() {
    let (mut app, screen) = settled(&[("mode", "ponds")], 0);
    let mut clauses = std::collections::BTreeSet::new();
    let dark = board(&screen).pieces.iter().filter(|piece| !piece.tappable);
    for target in dark.map(|piece| piece.target.clone().expect("every hex can be tapped")) {
        let answer = tap(&mut app, &target);
        let note = answer.note.unwrap_or_else(|| panic!("{target} says nothing"));
        assert!(!note.text.is_empty());
        clauses.extend(note.clause);
    }
    assert!(clauses.iter().all(|clause| clause.starts_with("FM-")), "{clauses:?}");
    for expected in ["FM-10", "FM-12", "FM-41"] {
        assert!(clauses.contains(expected), "{expected} in {clauses:?}");
    }
    let mut fresh = open(Shelf::default(), "fr", 1);
    deal(&mut fresh, &game(2, &[]), &kinds(2, 0));
    let note = tap(&mut fresh, "to e5").note.expect("an anthill comes first");
    assert_eq!(note.clause.as_deref(), Some("FM-04"));
}

/// The cheapest way is what the tap means; the others are offered before it is confirmed.
#[test]
fn a_hex_in_reach_of_track_and_tunnel_offers_both() {
    let options = [("mode", "prairie"), ("pieces", "tunnels")];
    let (mut app, _) = settled(&options, 0);
    tap(&mut app, "to h4");
    tap(&mut app, "to e7");
    let asked = tap(&mut app, "to h3");
    assert!(hex(&asked, "h3").armed);
    assert_eq!(choices(&asked), ["tunnel h5 h3"]);
    let mut copy = app.copy().expect("a store in memory");
    let dug = tap(&mut copy, "tunnel h5 h3");
    assert!(board(&dug).links.iter().any(|link| link.under && link.changed));
    let laid = press(&mut app, "done");
    assert!(board(&laid).links.iter().all(|link| !link.under));
    assert_eq!(board(&laid).links.len(), 3);
}

fn setup(screen: &Screen) -> &Setup {
    match &screen.place {
        Place::Setup { setup } => setup,
        place => panic!("a set-up, not {place:?}"),
    }
}

fn looks(area: &Area) -> Vec<(Option<String>, bool)> {
    area.pieces.iter().map(|piece| (piece.symbol.clone(), piece.face_down)).collect()
}

#[test]
fn the_board_that_is_shown_is_the_board_that_is_dealt() {
    let mut app = open(Shelf::default(), "en", 7);
    set_up(&mut app, &game(3, &[("mode", "prairie")]), &kinds(3, 0));
    let first = looks(&setup(&app.screen()).preview[0]);
    let again = press(&mut app, "redeal");
    let second = looks(&setup(&again).preview[0]);
    assert_ne!(first, second);
    assert_eq!(looks(&setup(&app.screen()).preview[0]), second, "looking changes nothing");
    let turn = press(&mut app, "deal");
    assert_eq!(looks(board(&turn)), second);
}

/// FM-60: what lies face down stays so in the set-up, and dealing anew would show nothing new.
#[test]
fn the_kids_board_is_shown_with_its_surprises_face_down() {
    let mut app = open(Shelf::default(), "en", 7);
    let screen = press(&mut app, "new fourmis");
    let preview = &setup(&screen).preview[0];
    assert_eq!(preview.pieces.iter().filter(|piece| piece.face_down).count(), 9);
    assert!(preview.pieces.iter().all(|piece| piece.target.is_none()));
    assert!(button(&screen, "redeal").is_none());
    let fair = game(4, &[("start", "fair")]);
    let mut app = open(Shelf::default(), "en", 7);
    set_up(&mut app, &fair, &kinds(4, 0));
    let screen = app.screen();
    let homes = setup(&screen).preview[0].pieces.iter().filter(|piece| piece.mark.is_some());
    assert_eq!(homes.count(), 4, "a fair start shows who lives where");
    assert!(button(&screen, "redeal").is_some());
}

/// 352 dp is what a phone of 360 dp has for a board.
#[test]
fn every_hex_is_large_enough_for_a_thumb_on_a_small_phone() {
    let (_, screen) = settled(&[], 0);
    let area = board(&screen);
    for piece in &area.pieces {
        assert!(piece.width * 352 >= 48 * area.width, "{}", piece.id);
        assert!(piece.height * 352 >= 40 * area.width, "{}", piece.id);
        assert!(piece.x - piece.width / 2 >= 0 && piece.x + piece.width / 2 <= area.width);
        assert!(piece.y - piece.height / 2 >= 0 && piece.y + piece.height / 2 <= area.height);
    }
    let focus = area.focus.expect("something may be tapped");
    for piece in area.pieces.iter().filter(|piece| piece.tappable) {
        assert!((focus.x..=focus.x + focus.width).contains(&piece.x));
        assert!((focus.y..=focus.y + focus.height).contains(&piece.y));
    }
}

#[test]
fn the_rules_have_pictures_of_our_own_with_every_piece_in_place() {
    let mut app = open(Shelf::default(), "fr", 1);
    press(&mut app, "new fourmis");
    let Place::Rules { rules } = press(&mut app, "rules").place else { panic!("the rules") };
    let links: Vec<usize> = rules
        .chapters
        .iter()
        .filter_map(|chapter| chapter.picture.first())
        .map(|area| area.links.len())
        .collect();
    assert_eq!(links, [3, 3]);
}
