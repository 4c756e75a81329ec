//! When something was, said as people say it.

use crate::text::Text;
use time::{Duration, OffsetDateTime, UtcOffset};

/// The clock on the wall: what the shell says it is, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Seconds since 1970, UTC.
    pub now: i64,
    /// Seconds east of UTC.
    pub offset: i32,
}

impl Clock {
    /// "Today at 21:04", or the date.
    pub fn say(self, moment: i64, text: &Text) -> String {
        let (Some(then), Some(now)) = (self.local(moment), self.local(self.now)) else {
            return text.get("when-unknown");
        };
        let time = format!("{:02}:{:02}", then.hour(), then.minute());
        // A clock that was set back makes "then" lie ahead: it gets its plain date.
        if then.date() == now.date() && then <= now {
            text.with("when-today", [("time", time.into())])
        } else if Some(then.date()) == now.date().checked_sub(Duration::DAY) {
            text.with("when-yesterday", [("time", time.into())])
        } else {
            text.with(
                "when-date",
                [
                    ("day", i32::from(then.day()).into()),
                    ("month", i32::from(u8::from(then.month())).into()),
                    ("year", then.year().to_string().into()),
                ],
            )
        }
    }

    fn local(self, moment: i64) -> Option<OffsetDateTime> {
        let offset = UtcOffset::from_whole_seconds(self.offset).unwrap_or(UtcOffset::UTC);
        OffsetDateTime::from_unix_timestamp(moment).ok()?.checked_to_offset(offset)
    }
}
