//! A hand on the phone: it sees screens and sends events, as a shell does.

use crate::games::Deal;
use myrmex_core::{
    app::{App, Button, Event, Place, Screen, Seeds, store::Store},
    chance::Rng,
};
use rand::RngExt;

/// 14 November 2023, in the evening.
pub const NOW: i64 = 1_700_000_000;

/// The three privacy settings.
pub const PRIVACY: [&str; 3] = ["smart", "strict", "table"];

/// Opens the app on a store.
pub fn open(store: impl Store + 'static, locale: &str, seed: u64) -> App {
    App::open(Box::new(store), Seeds::From(seed), locale, NOW, 0)
}

/// Presses a button that is there.
///
/// # Panics
/// If the app refuses.
pub fn press(app: &mut App, id: &str) -> Screen {
    send(app, Event::Press { id: id.to_owned() })
}

/// Taps a target that is there.
///
/// # Panics
/// If the app refuses.
pub fn tap(app: &mut App, target: &str) -> Screen {
    send(app, Event::Tap { target: target.to_owned() })
}

/// Leaves the match for Home.
///
/// # Panics
/// If the app refuses.
pub fn leave(app: &mut App) -> Screen {
    send(app, Event::Back)
}

/// Sends an event that fits.
///
/// # Panics
/// If the app refuses.
pub fn send(app: &mut App, event: Event) -> Screen {
    let text = format!("{event:?}");
    match app.send(event) {
        Ok(screen) => screen,
        Err(failure) => panic!("{text}: {failure} on {}", json(&app.screen())),
    }
}

/// Changes a setting, from any screen that leads to the settings.
///
/// # Panics
/// If there is no such setting.
pub fn set(app: &mut App, setting: &str, value: &str) {
    press(app, "settings");
    press(app, &format!("set {setting} {value}"));
    send(app, Event::Back);
}

/// Sets a match up from Home, seat by seat and option by option, up to *Deal*.
///
/// `kinds` says who plays each seat: `person`, or a bot's level.
///
/// # Panics
/// If the set-up does not offer it.
pub fn set_up(app: &mut App, deal: &Deal, kinds: &[&str]) {
    assert_eq!(kinds.len(), usize::from(deal.players));
    press(app, &format!("new {}", deal.game));
    let seats =
        |app: &App| app.screen().buttons().iter().filter(|b| b.id.ends_with(" mark")).count();
    while seats(app) < kinds.len() {
        press(app, "add");
    }
    for seat in (kinds.len()..seats(app)).rev() {
        press(app, &format!("seat {seat} leave"));
    }
    for (seat, kind) in kinds.iter().enumerate() {
        press(app, &format!("seat {seat} kind {kind}"));
    }
    // A choice may decide which others are on offer, so those on offer are taken first.
    let mut open: Vec<_> = deal.choices.iter().collect();
    while !open.is_empty() {
        let before = open.len();
        open.retain(|(option, value)| {
            let screen = app.screen();
            let id = format!("option {option} {value}");
            let offered = screen.buttons().iter().any(|button| button.id == id);
            if offered {
                press(app, &id);
            }
            // An option with one value is not a question.
            let asked = format!("option {option} ");
            !offered && screen.buttons().iter().any(|button| button.id.starts_with(&asked))
        });
        assert!(open.len() < before, "{open:?} is not on offer");
    }
}

/// Sets a match up and deals.
///
/// # Panics
/// If the set-up does not offer it.
pub fn deal(app: &mut App, deal: &Deal, kinds: &[&str]) -> Screen {
    set_up(app, deal, kinds);
    press(app, "deal")
}

/// People on all seats but the last `bots`.
pub fn kinds(players: u8, bots: u8) -> Vec<&'static str> {
    (0..players).map(|seat| if seat + bots < players { "person" } else { "gentle" }).collect()
}

/// An event that goes on with the match on this screen; none when it is over or not open.
///
/// Among several legal answers one is taken at random.
pub fn forward(screen: &Screen, rng: &mut Rng) -> Option<Event> {
    let press = |id: &str| Some(Event::Press { id: id.to_owned() });
    match &screen.place {
        Place::Handover { .. } => press("here"),
        Place::Reveal { .. } => press("continue"),
        Place::Turn { .. } if screen.think_after.is_some() => Some(Event::Continue),
        Place::Turn { turn } => {
            let enabled = |id: &str| button(screen, id).filter(|found| found.disabled.is_none());
            if turn.recap.is_some() {
                return press("recap");
            }
            if enabled("done").is_some() {
                return press("done");
            }
            let pieces = screen.areas().iter().flat_map(|area| &area.pieces);
            let legal: Vec<&String> =
                pieces.filter(|piece| piece.tappable).filter_map(|p| p.target.as_ref()).collect();
            if !legal.is_empty() {
                let target = legal[rng.random_range(0..legal.len())].clone();
                return Some(Event::Tap { target });
            }
            let peek = enabled("peek").filter(|peek| !peek.selected);
            if peek.is_some() {
                return Some(Event::Hold { id: "peek".to_owned(), down: true });
            }
            ["close", "cards"].into_iter().find(|id| enabled(id).is_some()).and_then(press)
        }
        _ => None,
    }
}

/// The button of this id on the screen.
pub fn button<'a>(screen: &'a Screen, id: &str) -> Option<&'a Button> {
    screen.buttons().into_iter().find(|button| button.id == id)
}

/// Goes on until `stop` says so or the match is over; returns every screen on the way.
///
/// # Panics
/// If there is no way on, or no end.
pub fn play_until(app: &mut App, rng: &mut Rng, stop: impl Fn(&Screen) -> bool) -> Vec<Screen> {
    let mut screens = vec![app.screen()];
    while let Some(now) = screens.last()
        && !stop(now)
        && !matches!(now.place, Place::Result { .. })
    {
        let event = forward(now, rng).unwrap_or_else(|| panic!("no way on from {}", json(now)));
        screens.push(send(app, event));
        assert!(screens.len() < 20_000, "the match ends");
    }
    screens
}

/// Plays the match in front to its result; returns every screen on the way.
///
/// # Panics
/// If there is no way on, or no end.
pub fn play_to_the_end(app: &mut App, rng: &mut Rng) -> Vec<Screen> {
    play_until(app, rng, |_| false)
}

/// A screen as the bytes that cross the border.
///
/// # Panics
/// If it cannot be written.
pub fn json(screen: &Screen) -> String {
    serde_json::to_string(screen).expect("a screen can be written")
}
