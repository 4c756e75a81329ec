//! Who holds the phone, what can be taken back, and how a match goes from home to result.

mod hands;
mod out_of_turn;
mod taking_back;
mod to_the_result;

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

/// How many hold the phone between one reveal and the next.
fn handovers_by_turn(screens: &[Screen]) -> Vec<usize> {
    let turns = screens.split(is_reveal);
    turns.map(|turn| turn.iter().filter(|screen| is_handover(screen)).count()).collect()
}
