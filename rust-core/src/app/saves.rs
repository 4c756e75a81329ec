//! The files of matches: logs, snapshots and records, and how to open them again.

use super::{
    catalog::{Title, title},
    matches::Match,
    store::{Store, StoreError},
};
use crate::table::{
    Header, Log, LogError, Record, RecordError, Snapshot, Summary, Writer, lines::Ending,
};
use std::collections::BTreeSet;
use thiserror::Error;

const LOG: &str = ".log";
const SNAPSHOT: &str = ".snapshot";
const RECORD: &str = ".record";

/// The name of the file of a match's log.
pub(super) fn log_name(key: &str) -> String {
    format!("{key}{LOG}")
}

/// The name of the file of a match's snapshot.
pub(super) fn snapshot_name(key: &str) -> String {
    format!("{key}{SNAPSHOT}")
}

/// The name of the file of a finished match.
pub(super) fn record_name(key: &str) -> String {
    format!("{key}{RECORD}")
}

/// The keys of unfinished matches, the latest first.
pub(super) fn matches(store: &dyn Store) -> Result<Vec<String>, StoreError> {
    keys(store, LOG)
}

/// The keys of finished matches, the latest first.
pub(super) fn records(store: &dyn Store) -> Result<Vec<String>, StoreError> {
    keys(store, RECORD)
}

fn keys(store: &dyn Store, ending: &str) -> Result<Vec<String>, StoreError> {
    let names = store.list()?;
    let keys = names.iter().rev().filter_map(|name| name.strip_suffix(ending));
    // A file somebody else put there may have any name; ours are numbers.
    Ok(keys.filter(|key| is_key(key)).map(str::to_owned).collect())
}

fn is_key(key: &str) -> bool {
    key.len() == KEY_DIGITS && key.bytes().all(|byte| byte.is_ascii_digit())
}

const KEY_DIGITS: usize = 8;

/// A key no file has: after the last of ours, or the first that is free.
pub(super) fn new_key(store: &dyn Store) -> Result<String, StoreError> {
    let names = store.list()?;
    let keys = names.iter().filter_map(|name| name.split('.').next()).filter(|key| is_key(key));
    let used: BTreeSet<u32> = keys.filter_map(|key| key.parse().ok()).collect();
    let after = used.last().map_or(1, |last| last + 1);
    let mut keys = (after..LAST_KEY).chain(1..LAST_KEY).filter(|key| !used.contains(key));
    // There is no room for that many files.
    Ok(format!("{:0KEY_DIGITS$}", keys.next().unwrap_or(after)))
}

/// One more than the highest number of so many digits.
const LAST_KEY: u32 = 10u32.pow(KEY_DIGITS as u32);

/// What a list shows of an unfinished match.
#[derive(Debug)]
pub(super) struct Listing {
    /// What it was set up with; none if that cannot be read any more.
    pub header: Option<Header>,
    /// When it was last played.
    pub last: Option<i64>,
    /// What state the file is in.
    pub health: Health,
}

/// What state a save is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Health {
    /// It can be played on.
    Good,
    /// It is damaged; so many entries of its beginning are good.
    Damaged(usize),
    /// Nothing can be done with it but to delete it.
    Lost,
    /// A newer version wrote it.
    Newer,
}

/// Looks at an unfinished match without playing it over.
pub(super) fn list(store: &dyn Store, key: &str) -> Listing {
    let snapshot = read_snapshot(store, key).ok();
    let last = snapshot.as_ref().map(|snapshot| snapshot.saved);
    let log = store.read(&log_name(key)).map_err(|_| LogError::Header);
    match log.and_then(|bytes| Log::read(&bytes)) {
        Ok(log) => {
            let health = match log.ending {
                _ if title(&log.header.game).is_none() => Health::Newer,
                Ending::Damaged => Health::Damaged(log.entries.len()),
                Ending::Whole | Ending::Torn => Health::Good,
            };
            let last = last.or(Some(log.header.started));
            Listing { header: Some(log.header), last, health }
        }
        Err(LogError::Newer(_)) => Listing { header: None, last, health: Health::Newer },
        Err(_) => {
            let health = match &snapshot {
                Some(snapshot) => Health::Damaged(snapshot.entries),
                None => Health::Lost,
            };
            Listing { header: snapshot.map(|snapshot| snapshot.header), last, health }
        }
    }
}

/// Why a match cannot be opened.
#[derive(Debug, Error)]
pub(super) enum OpenError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("written by a newer version")]
    Newer,
    #[error("damaged beyond repair")]
    Damaged,
}

/// A match opened from its files.
pub(super) struct Opened {
    pub table: Box<dyn Match>,
    pub writer: Writer,
    pub entries: usize,
    /// It goes on from a snapshot: the moves before cannot be taken back.
    pub from_snapshot: bool,
}

/// Opens an unfinished match: its log replayed, or, where that fails, its snapshot.
pub(super) fn open(store: &mut dyn Store, key: &str) -> Result<Opened, OpenError> {
    let bytes = store.read(&log_name(key))?;
    let log = match Log::read(&bytes) {
        Err(LogError::Newer(_)) => return Err(OpenError::Newer),
        log => log.ok(),
    };
    let snapshot = read_snapshot(store, key).ok();
    if let Some(log) = &log {
        let title = title(&log.header.game).ok_or(OpenError::Newer)?;
        let ahead = |snapshot: &Snapshot| snapshot.entries > log.entries.len();
        let damaged = log.ending == Ending::Damaged;
        if !(damaged && snapshot.as_ref().is_some_and(ahead))
            && let Ok(table) = (title.replay)(log)
        {
            let (writer, entries) = (Writer::resume(log), log.entries.len());
            return Ok(Opened { table, writer, entries, from_snapshot: false });
        }
    }
    go_on_from(store, key, snapshot.ok_or(OpenError::Damaged)?, log.as_ref())
}

/// Starts the log anew from a snapshot, with what the old log has after it.
fn go_on_from(
    store: &mut dyn Store,
    key: &str,
    snapshot: Snapshot,
    log: Option<&Log>,
) -> Result<Opened, OpenError> {
    let title: &Title = title(&snapshot.header.game).ok_or(OpenError::Newer)?;
    let later = log.and_then(|log| log.entries.get(snapshot.entries..)).unwrap_or_default();
    let header = (title.onwards)(snapshot);
    // The moves after the snapshot are tried one by one; rules that changed may stop them.
    for kept in (0..=later.len()).rev() {
        let (writer, first) = Writer::begin(&header);
        let (writer, rest) = writer.lines(&later[..kept]);
        let file = first + &rest;
        let Ok(log) = Log::read(file.as_bytes()) else { break };
        if let Ok(table) = (title.replay)(&log) {
            store.write(&log_name(key), file.as_bytes())?;
            return Ok(Opened { table, writer, entries: kept, from_snapshot: true });
        }
    }
    Err(OpenError::Damaged)
}

fn read_snapshot(store: &dyn Store, key: &str) -> Result<Snapshot, LogError> {
    let bytes = store.read(&snapshot_name(key)).map_err(|_| LogError::Header)?;
    Snapshot::read(&bytes)
}

/// Removes an unfinished match.
pub(super) fn delete(store: &mut dyn Store, key: &str) -> Result<(), StoreError> {
    store.remove(&snapshot_name(key))?;
    store.remove(&log_name(key))
}

/// What a list shows of a finished match.
pub(super) fn summary(store: &dyn Store, key: &str) -> Result<Summary, RecordError> {
    let bytes = store.read(&record_name(key)).map_err(|_| RecordError::Damaged)?;
    Record::summary(&bytes)
}

/// Opens a finished match for replay.
pub(super) fn open_record(store: &dyn Store, key: &str) -> Result<Box<dyn Match>, RecordError> {
    let bytes = store.read(&record_name(key)).map_err(|_| RecordError::Damaged)?;
    let header = Record::summary(&bytes)?.header;
    match title(&header.game) {
        Some(title) => (title.record)(&bytes),
        None => Err(RecordError::Log(LogError::Game(header.game))),
    }
}
