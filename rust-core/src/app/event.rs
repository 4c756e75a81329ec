//! What a shell reports: taps and the comings and goings of the app.

use serde::{Deserialize, Serialize};

/// Something that happened in the shell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Event {
    /// A piece with this target was tapped.
    Tap {
        /// The piece's target.
        target: String,
    },
    /// A button or tab was pressed.
    Press {
        /// The button's id.
        id: String,
    },
    /// Something was typed into a field and finished.
    Enter {
        /// The field's id.
        field: String,
        /// What stands in it now.
        text: String,
    },
    /// A finger went down on, or up from, a button that shows something only while held.
    Hold {
        /// The button's id.
        id: String,
        /// It is down.
        down: bool,
    },
    /// The way back was taken.
    Back,
    /// The app left the front, or a private screen was left alone.
    Suspended,
    /// The app is in front again.
    Resumed {
        /// Seconds since 1970, UTC.
        now: i64,
        /// The system's language tag.
        locale: String,
    },
    /// Let the bot go on.
    Continue,
}
