//! The record of a finished match: what was dealt, done and scored, line by line.
//!
//! `docs/record.md` describes the format for other programs. A record replays: reading one
//! plays it over and compares every line.

use super::{
    Header, Table,
    lines::{self, Chain, Ending},
    log::{self, Entry, LogError},
};
use crate::game::{Audience, Game, Outcome, Seat, Told};
use serde::{Deserialize, Serialize};
use serde_json::json;
use thiserror::Error;

/// A finished match as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record(String);

/// What a list shows of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// What the match was set up with.
    pub header: Header,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// The final scores in seat order.
    pub scores: Vec<i32>,
    /// When it ended, in seconds since 1970.
    pub ended: i64,
}

/// Why a record cannot be shown.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordError {
    /// Its log part is unusable.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A line is damaged or missing, or does not say what a replay gives.
    #[error("the record is damaged")]
    Damaged,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Closing {
    winners: Vec<Seat>,
    r#final: Vec<i32>,
    ended: i64,
}

impl Record {
    /// The record of a table whose game is over.
    pub fn of<G: Game>(table: &Table<G>, ended: i64) -> Option<Record> {
        let outcome = table.state().outcome()?;
        let mut chain = Chain::default();
        let mut text = log::line(&mut chain, table.header());
        let mut scores = None;
        let (mut state, chance) = (None::<G>, table.chance());
        for step in std::iter::once(None).chain(table.moves().iter().map(Some)) {
            let told = match step {
                None => {
                    let fresh = Table::<G>::new(table.header().clone()).ok()?;
                    state = Some(fresh.state().clone());
                    table.opening()
                }
                Some(step) => {
                    let act = Entry::Act { seat: step.seat, act: step.action.to_string() };
                    text += &log::line(&mut chain, &act);
                    state.as_mut()?.apply(step.seat, step.action, chance, &mut Vec::new()).ok()?;
                    &step.told
                }
            };
            for fact in told {
                text += &log::line(&mut chain, &fact_line(fact));
            }
            let now = state.as_ref()?.scores();
            if scores.as_ref() != Some(&now) {
                text += &log::line(&mut chain, &json!({ "scores": now }));
                scores = Some(now);
            }
        }
        for (at, player) in table.players().iter().enumerate() {
            if player.kind != table.header().players[at].kind {
                let seat = Seat(at as u8);
                text += &log::line(&mut chain, &Entry::Reseat { seat, plays: player.kind });
            }
        }
        let Outcome { winners, scores, .. } = outcome;
        let closing = Closing { winners: winners.iter().collect(), r#final: scores, ended };
        text += &log::line(&mut chain, &closing);
        Some(Record(text))
    }

    /// The record as a file.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What a list shows of a record file.
    ///
    /// # Errors
    /// [`RecordError`] if the file is damaged anywhere or comes from a newer version.
    pub fn summary(bytes: &[u8]) -> Result<Summary, RecordError> {
        let objects = whole(bytes)?;
        let header = log::header(&objects)?;
        let closing = objects.last().ok_or(RecordError::Damaged)?;
        let Closing { winners, r#final, ended } =
            serde_json::from_str(closing).map_err(|_| RecordError::Damaged)?;
        let seats = header.players.len();
        if r#final.len() != seats || winners.iter().any(|seat| seat.index() >= seats) {
            return Err(RecordError::Damaged);
        }
        Ok(Summary { header, winners, scores: r#final, ended })
    }

    /// Plays a record over, to the end.
    ///
    /// # Errors
    /// [`RecordError`] if it is damaged, was played by other rules, or says something else
    /// than the replay gives.
    pub fn replay<G: Game>(bytes: &[u8]) -> Result<Table<G>, RecordError> {
        let objects = whole(bytes)?;
        let ended = Record::summary(bytes)?.ended;
        let header = log::header(&objects)?;
        let entries = objects[1..].iter().filter_map(|object| serde_json::from_str(object).ok());
        let log = log::Log {
            header,
            entries: entries.collect(),
            chain: Chain::default(),
            bytes: 0,
            ending: Ending::Whole,
        };
        let table = log.replay::<G>()?;
        match Record::of(&table, ended) {
            Some(again) if again.0.as_bytes() == bytes => Ok(table),
            _ => Err(RecordError::Damaged),
        }
    }
}

fn whole(bytes: &[u8]) -> Result<Vec<String>, RecordError> {
    let good = lines::read(bytes);
    if good.ending == Ending::Whole { Ok(good.objects) } else { Err(RecordError::Damaged) }
}

fn fact_line<E: Serialize>(told: &Told<E>) -> serde_json::Value {
    let known = match told.to {
        Audience::Everyone => json!("all"),
        Audience::Only(seat) => json!(seat),
        Audience::Nobody => json!("nobody"),
    };
    json!({ "fact": told.event, "known": known })
}
