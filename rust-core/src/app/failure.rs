//! What can go wrong at the border, each with a sentence in the reader's language.

use thiserror::Error;

/// Why an event changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{sentence}")]
pub struct Failure {
    /// What kind of thing went wrong.
    pub kind: FailureKind,
    /// What to tell the person.
    pub sentence: String,
}

/// The kinds of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FailureKind {
    /// The event does not fit the screen: an unknown target, button or field.
    Unfit,
    /// A name that cannot be taken.
    Name,
    /// A code that is of no deal.
    Code,
    /// The store could not be read or written.
    Storage,
    /// A saved match is damaged.
    Damaged,
    /// A saved match comes from a newer version.
    Newer,
    /// A fault in the app itself.
    Internal,
}
