//! How the app behaves, whom it knows, and what it is.

use super::{
    App, World,
    failure::{Failure, FailureKind},
    preferences::SETTINGS,
    screen::{Button, Field, Note, Options, Person, Settings},
};
use crate::text::Name;

pub(super) fn draw(world: &World<'_>) -> Settings {
    let text = world.text;
    Settings {
        title: text.get("settings"),
        options: SETTINGS
            .iter()
            .map(|(setting, values)| question(&format!("set {setting}"), setting, values, world))
            .collect(),
        people_title: text.get("settings-people"),
        people: world
            .prefs
            .people
            .iter()
            .enumerate()
            .map(|(at, name)| Person {
                name: Field {
                    id: format!("person {at}"),
                    label: text.get("settings-person"),
                    text: name.as_str().to_owned(),
                },
                button: Button::warning(
                    &format!("forget {at}"),
                    text.with("settings-forget", [("name", name.to_string().into())]),
                    "🗑️",
                ),
            })
            .collect(),
        about_title: text.get("about"),
        about: text.get("about-text").split('\n').map(str::to_owned).collect(),
    }
}

/// A setting as a question; its answers are pressed as `press` and their word.
pub(super) fn question(press: &str, setting: &str, values: &[&str], world: &World<'_>) -> Options {
    let text = world.text;
    let current = world.prefs.get(setting);
    let key = |value: &str| format!("settings-{setting}-{value}");
    let own = current.map(|value| format!("{}-help", key(value)));
    let choice = |value: &&str| {
        let chosen = current == Some(*value);
        Button::choice(format!("{press} {value}"), text.get(&key(value)), chosen)
    };
    Options {
        label: text.get(&format!("settings-{setting}")),
        help: match own.filter(|key| text.has(key)) {
            Some(key) => text.get(&key),
            None => text.get(&format!("settings-{setting}-help")),
        },
        choices: values.iter().map(choice).collect(),
    }
}

impl App {
    pub(super) fn press_settings(&mut self, words: &[&str]) -> Result<Option<Note>, Failure> {
        let prefs = match words {
            ["set", setting, value] => self.prefs.with(setting, value),
            ["forget", at] => {
                at.parse::<usize>().ok().filter(|&at| at < self.prefs.people.len()).map(|at| {
                    let mut prefs = self.prefs.clone();
                    prefs.people.remove(at);
                    prefs
                })
            }
            _ => None,
        };
        self.prefer(prefs.ok_or_else(|| self.unfit())?)?;
        // What may show has changed: no private thing stays open under the old rule.
        self.each_session(|session, world| session.suspend(world));
        Ok(None)
    }

    pub(super) fn rename(&mut self, field: &str, text: &str) -> Result<Option<Note>, Failure> {
        let name = Name::new(text).map_err(|bad| self.failed(FailureKind::Name, bad.key()))?;
        let at = field.strip_prefix("person ").and_then(|at| at.parse::<usize>().ok());
        let at = at.filter(|&at| at < self.prefs.people.len()).ok_or_else(|| self.unfit())?;
        let mut prefs = self.prefs.clone();
        if prefs.people.iter().enumerate().any(|(other, known)| other != at && *known == name) {
            let args = [("name", name.to_string().into())];
            let sentence = self.text.with("setup-same-name", args);
            return Err(Failure { kind: FailureKind::Name, sentence });
        }
        prefs.people[at] = name;
        self.prefer(prefs)?;
        Ok(None)
    }
}
