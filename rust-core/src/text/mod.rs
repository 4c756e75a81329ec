//! Words: every sentence a person reads, in French and English, by Fluent.

mod name;

use crate::game::Refusal;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use std::fmt;

pub use name::{BadName, Name, isolate};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// French.
    Fr,
    /// English.
    En,
}

impl Language {
    /// Both.
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];

    /// The language for a system's tag: French where it says so, English otherwise.
    pub fn of(tag: &str) -> Language {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("fr") { Language::Fr } else { Language::En }
    }

    /// Its tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
        }
    }

    /// The Fluent sources of this language, one a file.
    pub const fn sources(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::Fr => &[
                ("app", include_str!("../../i18n/fr/app.ftl")),
                ("fable", include_str!("../../i18n/fr/fable.ftl")),
                ("gringrins", include_str!("../../i18n/fr/gringrins.ftl")),
                ("fourmis", include_str!("../../i18n/fr/fourmis.ftl")),
                ("fourmidable", include_str!("../../i18n/fr/fourmidable.ftl")),
            ],
            Language::En => &[
                ("app", include_str!("../../i18n/en/app.ftl")),
                ("fable", include_str!("../../i18n/en/fable.ftl")),
                ("gringrins", include_str!("../../i18n/en/gringrins.ftl")),
                ("fourmis", include_str!("../../i18n/en/fourmis.ftl")),
                ("fourmidable", include_str!("../../i18n/en/fourmidable.ftl")),
            ],
        }
    }
}

/// Stands before a key that has no sentence; no screen ever shows it, and tests look for it.
pub const MISSING: char = '⁇';

/// The sentences of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The sentences of `language`.
    pub fn new(language: Language) -> Text {
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Names that run the other way are isolated one by one, see `isolate`.
        bundle.set_use_isolating(false);
        for (_, source) in language.sources() {
            // A faulty entry is skipped here; a test parses every file without errors.
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Text { language, bundle }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence for `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence for `key`.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The sentence for `key` with its arguments.
    pub fn with<'v>(
        &self,
        key: &str,
        args: impl IntoIterator<Item = (&'static str, FluentValue<'v>)>,
    ) -> String {
        let mut all = FluentArgs::new();
        for (name, value) in args {
            all.set(name, value);
        }
        self.format(key, Some(&all))
    }

    /// Why something is not allowed.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal.number {
            Some(number) => self.with(refusal.key, [("number", number.into())]),
            None => self.get(refusal.key),
        }
    }

    /// Names in a row: "Ana, Léa and Tom".
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                self.with("list-and", [("first", first.join(", ").into()), ("last", last.into())])
            }
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("{MISSING}{key}");
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        if errors.is_empty() { text.into_owned() } else { format!("{MISSING}{key}") }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}
