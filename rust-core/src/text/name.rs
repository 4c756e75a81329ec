//! People's names: what may be one, and how it stands in a sentence.

use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// The longest name, in characters.
const LONGEST: usize = 20;

/// A person's name: not empty, not long, one line, spaces trimmed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadName {
    /// Nothing but spaces.
    #[error("a name cannot be empty")]
    Empty,
    /// Too many characters.
    #[error("a name has at most {LONGEST} characters")]
    Long,
    /// Line breaks, control characters or marks that turn the writing round.
    #[error("a name holds a character that cannot be written")]
    Unwritable,
}

impl BadName {
    /// The key of the sentence that says so.
    pub const fn key(self) -> &'static str {
        match self {
            BadName::Empty => "name-empty",
            BadName::Long => "name-long",
            BadName::Unwritable => "name-unwritable",
        }
    }
}

impl Name {
    /// The name written in `text`.
    ///
    /// # Errors
    /// [`BadName`] if it is empty, too long, or would disturb the sentences it stands in.
    ///
    /// ```
    /// use myrmex_core::text::{BadName, Name};
    /// assert_eq!(Name::new("  Léa ").unwrap().as_str(), "Léa");
    /// assert_eq!(Name::new("\n"), Err(BadName::Empty));
    /// ```
    pub fn new(text: &str) -> Result<Name, BadName> {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Err(BadName::Empty);
        }
        if trimmed.chars().nth(LONGEST).is_some() {
            return Err(BadName::Long);
        }
        if trimmed.chars().any(disturbs) {
            return Err(BadName::Unwritable);
        }
        Ok(Name(trimmed.to_owned()))
    }

    /// The name as written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&isolate(&self.0))
    }
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Name, BadName> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

/// Control characters, and the invisible ones that reorder or join what stands beside them.
fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

/// A name that runs right to left, wrapped so that it does not turn its sentence round.
pub fn isolate(name: &str) -> String {
    if name.chars().any(is_right_to_left) {
        format!("\u{2068}{name}\u{2069}")
    } else {
        name.to_owned()
    }
}

fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(Name::new(""), Err(BadName::Empty));
        assert_eq!(Name::new(" \u{3000}\t"), Err(BadName::Empty));
        assert_eq!(Name::new(&"a".repeat(10_000)), Err(BadName::Long));
        assert_eq!(Name::new(&"é".repeat(20)).map(|name| name.as_str().len()), Ok(40));
        assert_eq!(Name::new("a\nb"), Err(BadName::Unwritable));
        assert_eq!(Name::new("a\u{202E}b"), Err(BadName::Unwritable));
    }

    #[test]
    fn a_right_to_left_name_is_isolated_in_a_sentence() {
        let name = Name::new("נועה").unwrap();
        assert_eq!(name.as_str(), "נועה");
        assert_eq!(name.to_string(), "\u{2068}נועה\u{2069}");
        assert_eq!(Name::new("Zoé").unwrap().to_string(), "Zoé");
    }
}
