//! The first screen: what was begun, and what can be.

use super::{
    App, Room, World,
    catalog::{TITLES, title},
    daily::Challenge,
    failure::{Failure, FailureKind},
    saves::{self, Health, Listing, OpenError},
    screen::{Button, GameCard, Home, MatchCard, Note},
    session::Session,
    setup::SetupRoom,
};
use crate::{table::Header, text::Text};

pub(super) fn draw(world: &World<'_>) -> Home {
    let text = world.text;
    // A store that cannot be listed shows no matches; opening one says why.
    let keys = saves::matches(world.store).unwrap_or_default();
    Home {
        title: text.get("app"),
        resume_title: text.get("home-resume"),
        resume: keys.iter().map(|key| card(key, world)).collect(),
        daily: Challenge::of(world.clock).map(|today| today.card(world)),
        games_title: text.get("home-games"),
        games: TITLES
            .iter()
            .map(|title| GameCard {
                title: text.get(&title.key("title")),
                line: text.get(&title.key("line")),
                facts: text.get(&title.key("facts")),
                symbol: title.symbol.to_owned(),
                button: Button::primary(&format!("new {}", title.id), text.get("home-play")),
            })
            .collect(),
        buttons: vec![
            Button::plain("rules", text.get("rules"), "📖"),
            Button::plain("records", text.get("records"), "🏆"),
            Button::plain("settings", text.get("settings"), "⚙️"),
        ],
    }
}

/// The names of those who play, in a row.
pub(super) fn people(header: &Header, text: &Text) -> String {
    text.list(&header.players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>())
}

fn card(key: &str, world: &World<'_>) -> MatchCard {
    let text = world.text;
    let Listing { header, last, health } = saves::list(world.store, key);
    let when = last.map_or_else(String::new, |last| world.clock.say(last, text));
    let game = header.as_ref().and_then(|header| title(&header.game));
    let (detail, resume) = match health {
        Health::Good => (when, Some("home-resume-one")),
        Health::Damaged(moves) => {
            (text.with("home-damaged", [("count", moves.into())]), Some("home-mend"))
        }
        Health::Lost => (text.get("home-lost"), None),
        Health::Newer => (text.get("home-newer"), None),
    };
    let mut buttons = Vec::new();
    if let Some(label) = resume {
        buttons.push(Button::primary(&format!("resume {key}"), text.get(label)));
    }
    buttons.push(Button::warning(&format!("delete {key}"), text.get("delete"), "🗑️"));
    MatchCard {
        title: text.get(&game.map_or_else(|| "home-unknown".to_owned(), |game| game.key("title"))),
        symbol: game.map_or("❓", |game| game.symbol).to_owned(),
        people: header.map_or_else(String::new, |header| people(&header, text)),
        detail,
        buttons,
    }
}

impl App {
    pub(super) fn press_home(&mut self, words: &[&str]) -> Result<Option<Note>, Failure> {
        match words {
            ["new", id] => {
                let title = title(id).ok_or_else(|| self.unfit())?;
                let seed = self.seeds.next(self.clock.now);
                let setup = SetupRoom::new(title, &self.prefs, &self.text, seed);
                self.rooms.push(Room::Setup(setup));
                Ok(None)
            }
            ["daily", who] => self.press_daily(who),
            ["resume", key] => self.resume(key),
            ["delete", key] => {
                saves::delete(&mut *self.store, key).map_err(|error| self.storage(error))?;
                Ok(None)
            }
            _ => Err(self.unfit()),
        }
    }

    pub(super) fn resume(&mut self, key: &str) -> Result<Option<Note>, Failure> {
        let opened = saves::open(&mut *self.store, key).map_err(|error| match error {
            OpenError::Store(error) => self.storage(error),
            OpenError::Newer => self.failed(FailureKind::Newer, "home-newer"),
            OpenError::Damaged => self.failed(FailureKind::Damaged, "home-lost"),
        })?;
        let note = opened
            .from_snapshot
            .then(|| Note { text: self.text.get("home-from-snapshot"), clause: None });
        let (mut world, rooms) = self.split();
        let session = Session::resume(key.to_owned(), opened, &mut world);
        rooms.push(Room::Match(Box::new(session)));
        Ok(note)
    }

    pub(super) fn failed(&self, kind: FailureKind, key: &str) -> Failure {
        Failure { kind, sentence: self.text.get(key) }
    }
}
