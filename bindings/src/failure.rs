//! What goes wrong at the border, as each language's own error.

use myrmex_core::app::FailureKind;
use thiserror::Error;

/// Why a call changed nothing. Its message is the sentence to tell the person.
#[derive(Clone, Debug, PartialEq, Eq, Error, uniffi::Error)]
#[uniffi(flat_error)]
pub enum Failure {
    /// The event does not fit the screen: an unknown target, button or field.
    #[error("{0}")]
    Unfit(String),
    /// A name that cannot be taken.
    #[error("{0}")]
    Name(String),
    /// A code that is of no deal.
    #[error("{0}")]
    Code(String),
    /// The store could not be read or written.
    #[error("{0}")]
    Storage(String),
    /// A saved match is damaged.
    #[error("{0}")]
    Damaged(String),
    /// A saved match comes from a newer version.
    #[error("{0}")]
    Newer(String),
    /// A fault in the app itself.
    #[error("{0}")]
    Internal(String),
}

impl From<myrmex_core::app::Failure> for Failure {
    fn from(failure: myrmex_core::app::Failure) -> Self {
        let kind = match failure.kind {
            FailureKind::Unfit => Failure::Unfit,
            FailureKind::Name => Failure::Name,
            FailureKind::Code => Failure::Code,
            FailureKind::Storage => Failure::Storage,
            FailureKind::Damaged => Failure::Damaged,
            FailureKind::Newer => Failure::Newer,
            FailureKind::Internal => Failure::Internal,
        };
        kind(failure.sentence)
    }
}
