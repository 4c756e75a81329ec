//! When something was, said as people say it.

use crate::text::Text;
use time::{Date, Duration, OffsetDateTime, UtcOffset};

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
            say_date(then.date(), text)
        }
    }

    /// The date on the wall; none if there is no such year.
    pub fn today(self) -> Option<Date> {
        self.local(self.now).map(OffsetDateTime::date)
    }

    fn local(self, moment: i64) -> Option<OffsetDateTime> {
        let offset = UtcOffset::from_whole_seconds(self.offset).unwrap_or(UtcOffset::UTC);
        OffsetDateTime::from_unix_timestamp(moment).ok()?.checked_to_offset(offset)
    }
}

/// "16 November 2026".
pub(super) fn say_date(date: Date, text: &Text) -> String {
    text.with(
        "when-date",
        [
            ("day", i32::from(date.day()).into()),
            ("month", i32::from(u8::from(date.month())).into()),
            ("year", date.year().to_string().into()),
        ],
    )
}
