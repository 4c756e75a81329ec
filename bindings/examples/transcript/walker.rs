//! Somebody who knows no game, taps whatever may be tapped, and now and then what may not.

use myrmex_core::{
    app::{App, Button, Event, Home, Place, Screen, Setup, Turn},
    chance::{Chance, Rng},
};
use rand::{RngExt, seq::IndexedRandom};

use super::Result;

/// How many games Home offers.
pub fn games(screen: &Screen) -> usize {
    match &screen.place {
        Place::Home { home } => home.games.len(),
        _ => 0,
    }
}

/// Who joins the people that the set-up offers.
#[derive(Clone, Copy)]
pub enum Guests {
    None,
    Bot,
}

/// Goes from Home to the first screen of a new match.
pub fn deal(app: &mut App, game: usize, guests: Guests) -> Result<()> {
    let Place::Home { home: Home { games, .. } } = app.screen().place else {
        return Err("the app does not open on Home".into());
    };
    app.send(press(&games.get(game).ok_or("no such game")?.button))?;
    if let Guests::Bot = guests {
        let setup = setup(app)?;
        app.send(press(&setup.add))?;
        let kinds = setup_seat_kinds(app)?;
        // The first kind is a person.
        app.send(press(kinds.get(1).ok_or("no bot on offer")?))?;
    }
    let deal = setup(app)?.deal;
    app.send(press(&deal))?;
    match app.screen().place {
        Place::Setup { .. } => Err(deal.disabled.unwrap_or_default().into()),
        _ => Ok(()),
    }
}

fn setup(app: &App) -> Result<Setup> {
    match app.screen().place {
        Place::Setup { setup } => Ok(setup),
        _ => Err("a game does not open its set-up".into()),
    }
}

fn setup_seat_kinds(app: &App) -> Result<Vec<Button>> {
    Ok(setup(app)?.seats.pop().ok_or("nobody plays")?.kinds)
}

fn press(button: &Button) -> Event {
    Event::Press { id: button.id.clone() }
}

/// Walks through a dealt match to its end, then through the rooms round it.
pub struct Walker {
    rng: Rng,
    now: i64,
    over: bool,
    /// What is left to do after the result, the last thing first.
    after: Vec<Event>,
}

impl Walker {
    /// A walk is the same whenever its number is.
    pub fn new(number: u64, now: i64) -> Walker {
        let press = |id: &str| Event::Press { id: id.to_owned() };
        let mut after = vec![
            press("replay"),
            press("later"),
            press("last"),
            Event::Back,
            press("home"),
            press("records"),
            Event::Back,
            press("settings"),
            Event::Enter { field: "nobody".to_owned(), text: "Zoé ★ 🐜".to_owned() },
            Event::Back,
            press("rules"),
            Event::Enter { field: "search".to_owned(), text: "fourmi".to_owned() },
            Event::Back,
        ];
        after.reverse();
        Walker { rng: Chance::new(number).stream("walker", 0), now, over: false, after }
    }

    /// What to do on this screen; nothing when the walk is over.
    pub fn next(&mut self, screen: &Screen) -> Option<Event> {
        self.over |= matches!(screen.place, Place::Result { .. });
        match &screen.place {
            _ if self.over => self.after.pop(),
            Place::Home { home } => home.resume.first()?.buttons.first().map(press),
            Place::Handover { handover } => Some(press(&handover.button)),
            Place::Turn { .. } if screen.think_after.is_some() => Some(Event::Continue),
            Place::Turn { turn } => self.turn(turn),
            Place::Reveal { reveal } => Some(press(&reveal.button)),
            _ => Some(Event::Back),
        }
    }

    fn turn(&mut self, turn: &Turn) -> Option<Event> {
        if let Some(recap) = &turn.recap {
            return Some(press(&recap.button));
        }
        match self.rng.random_range(0..100) {
            0..2 => return Some(Event::Suspended),
            2..4 => return Some(self.resume()),
            4..6 => return Some(Event::Press { id: "no such button".to_owned() }),
            6..8 => return Some(Event::Press { id: "rules".to_owned() }),
            8..16 => {
                if let Some(forbidden) = taps(turn, false).choose(&mut self.rng) {
                    return Some(forbidden.clone());
                }
            }
            _ => {}
        }
        let buttons = turn.buttons.iter().filter(|button| button.disabled.is_none());
        let mut events = taps(turn, true);
        events.extend(buttons.map(|button| match button.hold {
            true => Event::Hold { id: button.id.clone(), down: !button.selected },
            false => press(button),
        }));
        events.choose(&mut self.rng).cloned()
    }

    /// An hour later, and somebody has changed the system's language.
    fn resume(&mut self) -> Event {
        self.now += 3600;
        let locale = if self.rng.random() { "fr-BE" } else { "en" };
        Event::Resumed { now: self.now, locale: locale.to_owned() }
    }
}

/// A tap on each target that is, or is not, allowed.
fn taps(turn: &Turn, allowed: bool) -> Vec<Event> {
    let pieces = turn.scene.areas.iter().flat_map(|area| &area.pieces);
    let targets = pieces.filter(|piece| piece.tappable == allowed);
    targets.filter_map(|piece| piece.target.clone()).map(|target| Event::Tap { target }).collect()
}
