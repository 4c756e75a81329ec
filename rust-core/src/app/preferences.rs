//! Settings and the people played with, kept in a file of their own.

use super::screen::{Look, Theme};
use crate::text::{Language, Name};
use serde::{Deserialize, Serialize};

/// When the screen asks who holds the phone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Privacy {
    /// Only before something private shows.
    #[default]
    Smart,
    /// At every change of person.
    Strict,
    /// Never: private things show while a finger holds them.
    Table,
}

/// How fast bots move where people watch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Speed {
    Slow,
    #[default]
    Calm,
    Quick,
}

impl Speed {
    /// The pause before a bot's visible move, in milliseconds.
    pub const fn pause(self) -> u32 {
        match self {
            Speed::Slow => 1600,
            Speed::Calm => 800,
            Speed::Quick => 200,
        }
    }
}

/// What is remembered between matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Preferences {
    pub language: Option<Language>,
    pub privacy: Privacy,
    pub confirm: bool,
    pub speed: Speed,
    /// Moments that come often pass without a picture.
    pub brief: bool,
    pub theme: Theme,
    pub left_handed: bool,
    pub still: bool,
    pub sound: bool,
    pub haptics: bool,
    /// Hints may be asked for.
    pub hints: bool,
    /// The people played with, the latest first.
    pub people: Vec<Name>,
}

/// So many people are remembered.
pub(super) const MAX_PEOPLE: usize = 24;

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            language: None,
            privacy: Privacy::Smart,
            confirm: true,
            speed: Speed::Calm,
            brief: false,
            theme: Theme::System,
            left_handed: false,
            still: false,
            sound: true,
            haptics: true,
            hints: true,
            people: Vec::new(),
        }
    }
}

impl Preferences {
    /// The language to speak on a system with this language tag.
    pub fn language(&self, locale: &str) -> Language {
        self.language.unwrap_or_else(|| Language::of(locale))
    }

    /// What a shell needs of it.
    pub fn look(&self, language: Language) -> Look {
        Look {
            language: language.tag().to_owned(),
            theme: self.theme,
            left_handed: self.left_handed,
            still: self.still,
            sound: self.sound,
            haptics: self.haptics,
        }
    }

    /// The value of a setting as a word.
    pub fn get(&self, setting: &str) -> Option<&'static str> {
        let switch = |on: bool| if on { "on" } else { "off" };
        Some(match setting {
            "language" => self.language.map_or("system", Language::tag),
            "privacy" => match self.privacy {
                Privacy::Smart => "smart",
                Privacy::Strict => "strict",
                Privacy::Table => "table",
            },
            "confirm" => switch(self.confirm),
            "speed" => match self.speed {
                Speed::Slow => "slow",
                Speed::Calm => "calm",
                Speed::Quick => "quick",
            },
            "moments" => {
                if self.brief {
                    "brief"
                } else {
                    "all"
                }
            }
            "theme" => match self.theme {
                Theme::System => "system",
                Theme::Light => "light",
                Theme::Dark => "dark",
            },
            "hand" => {
                if self.left_handed {
                    "left"
                } else {
                    "right"
                }
            }
            "motion" => switch(!self.still),
            "sound" => switch(self.sound),
            "haptics" => switch(self.haptics),
            "hints" => switch(self.hints),
            _ => return None,
        })
    }

    /// The preferences with one setting changed; none if there is no such value.
    pub fn with(&self, setting: &str, value: &str) -> Option<Preferences> {
        let mut new = self.clone();
        let switch = match value {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        };
        match setting {
            "language" => {
                new.language = Language::ALL.into_iter().find(|language| language.tag() == value);
            }
            "privacy" => {
                new.privacy = match value {
                    "strict" => Privacy::Strict,
                    "table" => Privacy::Table,
                    _ => Privacy::Smart,
                }
            }
            "confirm" => new.confirm = switch?,
            "speed" => {
                new.speed = match value {
                    "slow" => Speed::Slow,
                    "quick" => Speed::Quick,
                    _ => Speed::Calm,
                }
            }
            "moments" => new.brief = value == "brief",
            "theme" => {
                new.theme = match value {
                    "light" => Theme::Light,
                    "dark" => Theme::Dark,
                    _ => Theme::System,
                }
            }
            "hand" => new.left_handed = value == "left",
            "motion" => new.still = !switch?,
            "sound" => new.sound = switch?,
            "haptics" => new.haptics = switch?,
            "hints" => new.hints = switch?,
            _ => return None,
        }
        (new.get(setting) == Some(value)).then_some(new)
    }

    /// The preferences after these people played.
    pub fn having_met(&self, names: impl Iterator<Item = Name>) -> Preferences {
        let mut new = self.clone();
        let met: Vec<Name> = names.collect();
        new.people.retain(|name| !met.contains(name));
        new.people.splice(0..0, met);
        new.people.truncate(MAX_PEOPLE);
        new
    }
}

/// The settings in the order they are shown, with their values.
pub(super) const SETTINGS: &[(&str, &[&str])] = &[
    ("language", &["system", "fr", "en"]),
    ("privacy", &["smart", "strict", "table"]),
    ("confirm", &["on", "off"]),
    ("speed", &["slow", "calm", "quick"]),
    ("moments", &["all", "brief"]),
    ("hints", &["on", "off"]),
    ("theme", &["system", "light", "dark"]),
    ("hand", &["right", "left"]),
    ("motion", &["on", "off"]),
    ("sound", &["on", "off"]),
    ("haptics", &["on", "off"]),
];
