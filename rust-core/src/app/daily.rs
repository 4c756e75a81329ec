//! The challenge of the day: one deal for everybody who plays alone, told by the calendar.
//!
//! Its seed is drawn from a ChaCha stream of its own, keyed by the number YYYYMMDD of the local
//! date: the same on every phone, without a network.

use super::{
    App, Room, SEED_BITS, World,
    catalog::{TITLES, Title, mode_title},
    failure::Failure,
    saves, scores,
    screen::{Button, MatchCard, Note},
    setup::SetupRoom,
    when::{Clock, say_date},
};
use crate::{chance::Chance, game::Choices, table::Header, text::Name};
use rand::RngExt;
use time::Date;

/// So many people are offered to play it at once.
const OFFERED: usize = 2;

/// The seed of a day. It may never change: people compare what they made of it.
fn seed(date: Date) -> u64 {
    let (year, month) = (i64::from(date.year()), i64::from(u8::from(date.month())));
    let number = year * 10_000 + month * 100 + i64::from(date.day());
    let drawn: u64 = Chance::new(0).stream("day", number as u64).random();
    drawn >> (u64::BITS - SEED_BITS)
}

/// What is played today.
pub(super) struct Challenge {
    title: &'static Title,
    options: Choices,
    seed: u64,
    date: Date,
}

impl Challenge {
    /// The challenge of this day; none if no game on the shelf has one.
    pub fn of(clock: Clock) -> Option<Challenge> {
        let date = clock.today()?;
        TITLES.iter().find_map(|title| {
            let named = title.daily?.iter().map(|(id, value)| ((*id).into(), (*value).into()));
            let options = (title.settle)(1, &named.collect()).ok()?;
            Some(Challenge { title, options, seed: seed(date), date })
        })
    }

    /// Its card on Home.
    pub fn card(&self, world: &World<'_>) -> MatchCard {
        let text = world.text;
        let date = say_date(self.date, text);
        let scores = scores::read(world.store).unwrap_or_default();
        let best = scores.best_of(self.title.id, &self.options, self.seed);
        let people = world.prefs.people.iter().take(OFFERED).enumerate();
        let mut buttons: Vec<Button> = people
            .map(|(at, name)| {
                let label = text.with("daily-play", [("name", name.to_string().into())]);
                Button::primary(&format!("daily {at}"), label)
            })
            .collect();
        buttons.push(match buttons.is_empty() {
            true => Button::primary("daily new", text.get("home-play")),
            false => Button::plain("daily new", text.get("daily-other"), "👤"),
        });
        MatchCard {
            title: text.get("daily"),
            symbol: "📅".to_owned(),
            people: mode_title(self.title.id, &self.options, text),
            detail: match best {
                None => text.with("daily-open", [("date", date.into())]),
                Some(best) => text.with(
                    "daily-best",
                    [
                        ("date", date.into()),
                        ("name", best.name.to_string().into()),
                        ("score", best.score.into()),
                    ],
                ),
            },
            buttons,
        }
    }

    fn is_dealt_to(&self, name: &Name, header: &Header) -> bool {
        header.players.iter().map(|player| &player.name).eq([name])
            && header.game == self.title.id
            && header.options == self.options
            && header.seed == self.seed
            && header.base.is_none()
    }
}

impl App {
    /// Deals the challenge to somebody known, or goes on with hers; for anybody else the set-up
    /// asks who it is.
    pub(super) fn press_daily(&mut self, who: &str) -> Result<Option<Note>, Failure> {
        let Some(today) = Challenge::of(self.clock) else { return Err(self.unfit()) };
        let alone = SetupRoom::alone(today.title, &self.prefs, &self.text);
        let mut room = alone.dealing(today.options.clone(), today.seed);
        if who == "new" {
            self.rooms.push(Room::Setup(room));
            return Ok(None);
        }
        let known = who.parse().ok().and_then(|at: usize| self.prefs.people.get(at));
        let Some(name) = known.cloned() else { return Err(self.unfit()) };
        let keys = saves::matches(&*self.store).map_err(|error| self.storage(error))?;
        let hers = keys.iter().find(|key| {
            let begun = saves::list(&*self.store, key).header;
            begun.is_some_and(|begun| today.is_dealt_to(&name, &begun))
        });
        if let Some(key) = hers {
            return self.resume(key);
        }
        room.rename(0, name);
        self.begin(&room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::code;
    use time::Month;

    fn day(year: i32, month: Month, day: u8) -> Date {
        Date::from_calendar_date(year, month, day).unwrap()
    }

    /// A change would give phones of different versions different challenges.
    #[test]
    fn a_day_means_the_same_deal_for_ever() {
        assert_eq!(seed(day(2026, Month::November, 16)), 132_616_439_120_302);
        assert_eq!(
            code::write(seed(day(2024, Month::February, 29))).as_deref(),
            Some("S1GN-YSYN-SQ7")
        );
    }

    #[test]
    fn every_day_of_thirty_years_has_a_deal_of_its_own() {
        let mut date = day(2020, Month::January, 1);
        let mut seeds = std::collections::BTreeSet::new();
        for _ in 0..30 * 365 {
            assert!(seeds.insert(seed(date)), "{date}");
            assert!(code::write(seed(date)).is_some());
            date = date.next_day().unwrap();
        }
    }

    #[test]
    fn the_day_is_that_of_the_wall_and_not_of_greenwich() {
        let at = |now, offset| Clock { now, offset }.today().map(seed);
        // 23:30 in Greenwich is tomorrow in Paris and still the same day in New York.
        let now = 1_794_785_400;
        assert_ne!(at(now, 0), at(now, 3600));
        assert_eq!(at(now, 0), at(now, -5 * 3600));
        assert_eq!(at(now, 3600), at(now + 1800, 0));
        assert_eq!(at(i64::MAX, 0), None);
    }
}
