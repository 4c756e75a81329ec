//! Games played and won, and the best scores.

use super::{
    App, Room, World,
    catalog::{TITLES, title},
    code,
    failure::{Failure, FailureKind},
    home::people,
    replay::ReplayRoom,
    saves::{self, record_name},
    scores,
    screen::{Button, MatchCard, Note, Records},
};
use crate::{
    scene::{Sheet, SheetRow},
    table::{LogError, RecordError, Summary},
    text::Text,
};
use std::collections::BTreeMap;

/// So many finished matches are listed.
const LISTED: usize = 50;

pub(super) fn draw(world: &World<'_>) -> Records {
    let text = world.text;
    let keys = saves::records(world.store).unwrap_or_default();
    let all: Vec<(String, Result<Summary, RecordError>)> = keys
        .into_iter()
        .map(|key| {
            let summary = saves::summary(world.store, &key);
            (key, summary)
        })
        .collect();
    let good: Vec<&Summary> = all.iter().filter_map(|(_, summary)| summary.as_ref().ok()).collect();
    let scores = scores::read(world.store);
    let (best, trouble) = match &scores {
        Ok(scores) => (scores.tables(world), scores.damaged.then_some("scores-damaged")),
        Err(error) => (Vec::new(), Some(error.key())),
    };
    let empty = all.is_empty() && best.is_empty() && trouble.is_none();
    Records {
        title: text.get("records"),
        nothing: trouble.or(empty.then_some("records-nothing")).map(|key| text.get(key)),
        sheet: wins(&good, text),
        best,
        matches_title: text.get("records-matches"),
        matches: all.iter().take(LISTED).map(|(key, summary)| card(key, summary, world)).collect(),
        buttons: if empty {
            Vec::new()
        } else {
            vec![Button::warning("erase", text.get("records-erase"), "🗑️")]
        },
    }
}

/// For each person: games played and won, game by game.
fn wins(records: &[&Summary], text: &Text) -> Sheet {
    let mut tally: BTreeMap<&str, BTreeMap<&str, (u32, u32)>> = BTreeMap::new();
    // Alone nobody wins: that is what the best scores are for.
    for record in records.iter().filter(|record| record.header.players.len() > 1) {
        for (at, player) in record.header.players.iter().enumerate() {
            if !player.is_bot() {
                let won = record.winners.iter().any(|seat| seat.index() == at);
                let games = tally.entry(player.name.as_str()).or_default();
                let (wins, played) = games.entry(&record.header.game).or_default();
                *wins += u32::from(won);
                *played += 1;
            }
        }
    }
    let rows = tally.iter().map(|(name, games)| SheetRow {
        label: crate::text::isolate(name),
        cells: TITLES
            .iter()
            .map(|title| match games.get(title.id) {
                Some((wins, played)) => text
                    .with("records-wins", [("wins", (*wins).into()), ("played", (*played).into())]),
                None => String::new(),
            })
            .collect(),
        total: false,
    });
    Sheet {
        rows: rows.collect(),
        columns: TITLES.iter().map(|title| text.get(&title.key("title"))).collect(),
    }
}

fn card(key: &str, summary: &Result<Summary, RecordError>, world: &World<'_>) -> MatchCard {
    let text = world.text;
    let delete = Button::warning(&format!("delete {key}"), text.get("delete"), "🗑️");
    let Ok(record) = summary else {
        return MatchCard {
            title: text.get("home-unknown"),
            symbol: "❓".to_owned(),
            people: String::new(),
            detail: text.get("records-damaged"),
            buttons: vec![delete],
        };
    };
    let game = title(&record.header.game);
    let names: Vec<String> = record
        .winners
        .iter()
        .map(|seat| record.header.players[seat.index()].name.to_string())
        .collect();
    let winners = if names.is_empty() { text.get("nobody") } else { text.list(&names) };
    let when = world.clock.say(record.ended, text);
    let ended = match record.scores[..] {
        [score] => text.with("records-alone", [("score", score.into()), ("when", when.into())]),
        _ => text.with("records-won", [("winners", winners.into()), ("when", when.into())]),
    };
    MatchCard {
        title: text.get(&game.map_or_else(|| "home-unknown".to_owned(), |game| game.key("title"))),
        symbol: game.map_or("❓", |game| game.symbol).to_owned(),
        people: people(&record.header, text),
        detail: match code::write(record.header.seed) {
            Some(code) => {
                text.with("records-deal", [("ended", ended.into()), ("code", code.into())])
            }
            None => ended,
        },
        buttons: vec![Button::plain(&format!("replay {key}"), text.get("replay"), "▶️"), delete],
    }
}

impl App {
    pub(super) fn press_records(&mut self, words: &[&str]) -> Result<Option<Note>, Failure> {
        match words {
            ["replay", key] => {
                let table = saves::open_record(&*self.store, key).map_err(|error| match error {
                    RecordError::Log(LogError::Rules | LogError::Game(_)) => {
                        self.failed(FailureKind::Newer, "records-other-rules")
                    }
                    _ => self.failed(FailureKind::Damaged, "records-damaged"),
                })?;
                self.rooms.push(Room::Replay(ReplayRoom::new(table.reel())));
                Ok(None)
            }
            ["delete", key] => self.remove_record(key),
            ["erase"] => {
                let keys = saves::records(&*self.store).map_err(|error| self.storage(error))?;
                for key in keys {
                    self.remove_record(&key)?;
                }
                scores::erase(&mut *self.store).map_err(|error| self.storage(error))?;
                Ok(None)
            }
            _ => Err(self.unfit()),
        }
    }

    fn remove_record(&mut self, key: &str) -> Result<Option<Note>, Failure> {
        self.store.remove(&record_name(key)).map_err(|error| self.storage(error))?;
        Ok(None)
    }
}
