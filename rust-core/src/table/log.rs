//! The file of a match in progress: a header line, then one line for each thing done.

use super::{
    BadHeader, Kind, Player, Table,
    lines::{self, Chain, Ending},
};
use crate::game::{Choices, Game, Refusal, Seat, data_digest};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The format written now. A reader refuses a higher one.
pub const FORMAT: u32 = 1;

/// What a match was set up with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The format of the file.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The revision of its rules.
    pub revision: u32,
    /// A digest of its component data.
    pub data: String,
    /// The options chosen.
    pub options: Choices,
    /// Who played, in seat order.
    pub players: Vec<Player>,
    /// The seed of all chance.
    pub seed: u64,
    /// When it was dealt, in seconds since 1970.
    pub started: i64,
    /// The state it goes on from, where the beginning could not be replayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Base>,
}

/// A state to go on from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Base {
    /// The game's state.
    pub state: serde_json::Value,
    /// Who sat at the table.
    pub players: Vec<Player>,
}

/// One thing done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Entry {
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// The action as text.
        act: String,
    },
    /// The last moves were taken back.
    Undo {
        /// How many.
        undo: usize,
        /// Everybody agreed, though something had been seen.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
    },
    /// A seat was given to a bot or a person.
    Reseat {
        /// Which.
        seat: Seat,
        /// Who plays it now.
        plays: Kind,
    },
    /// The match was given up.
    GiveUp {
        /// Always true.
        given_up: bool,
    },
}

/// A log as it is read from disk.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// What the match was set up with.
    pub header: Header,
    /// What was done, oldest first.
    pub entries: Vec<Entry>,
    /// The chain after the last entry.
    pub chain: Chain,
    /// How many bytes the good part takes.
    pub bytes: usize,
    /// What comes after the good part.
    pub ending: Ending,
}

/// Why a log cannot be played on.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LogError {
    /// The header cannot be read.
    #[error("the beginning of the file is damaged")]
    Header,
    /// It was written by a newer version.
    #[error("written by a newer version, format {0}")]
    Newer(u32),
    /// It is the log of another game.
    #[error("the log of another game, {0:?}")]
    Game(String),
    /// The rules or the data have changed since.
    #[error("played by other rules")]
    Rules,
    /// The deal cannot be repeated.
    #[error(transparent)]
    Deal(#[from] BadHeader),
    /// An action is not allowed where it stands.
    #[error("line {line} cannot be replayed")]
    Replay {
        /// The entry, from 0.
        line: usize,
        /// Why, if a rule forbids it.
        refusal: Option<Refusal>,
    },
}

/// The header alone, for lists; the format is all that has to be understood of it.
///
/// # Errors
/// [`LogError::Header`] if the first line is damaged, [`LogError::Newer`] if it is from a
/// newer version.
pub fn header(objects: &[String]) -> Result<Header, LogError> {
    #[derive(Deserialize)]
    struct Format {
        format: u32,
    }
    let first = objects.first().ok_or(LogError::Header)?;
    let Format { format } = serde_json::from_str(first).map_err(|_| LogError::Header)?;
    if format > FORMAT {
        return Err(LogError::Newer(format));
    }
    serde_json::from_str(first).map_err(|_| LogError::Header)
}

impl Log {
    /// Reads the good beginning of a log.
    ///
    /// # Errors
    /// [`LogError::Header`] or [`LogError::Newer`] if not even the header can be used.
    pub fn read(bytes: &[u8]) -> Result<Log, LogError> {
        let good = lines::read(bytes);
        let header = header(&good.objects)?;
        let mut log = Log {
            header,
            entries: Vec::new(),
            chain: Chain::default(),
            bytes: 0,
            ending: good.ending,
        };
        log.bytes = log.chain.seal(&good.objects[0]).len();
        for object in &good.objects[1..] {
            let Ok(entry) = serde_json::from_str(object) else {
                log.ending = Ending::Damaged;
                break;
            };
            log.bytes += log.chain.seal(object).len();
            log.entries.push(entry);
        }
        Ok(log)
    }

    /// Plays the log over, from its deal or its base.
    ///
    /// # Errors
    /// [`LogError`] if it belongs to another game, was played by other rules, or an entry
    /// cannot be replayed.
    pub fn replay<G: Game>(&self) -> Result<Table<G>, LogError> {
        if self.header.game != G::ID {
            return Err(LogError::Game(self.header.game.clone()));
        }
        if self.header.revision != G::REVISION || self.header.data != data_digest::<G>() {
            return Err(LogError::Rules);
        }
        let mut table = Table::new(self.header.clone())?;
        for (line, entry) in self.entries.iter().enumerate() {
            table.repeat(entry).map_err(|refusal| LogError::Replay { line, refusal })?;
        }
        table.close_undo();
        table.look_up_to_own_moves();
        Ok(table)
    }
}

impl<G: Game> Table<G> {
    /// Does again what a log says was done.
    pub(super) fn repeat(&mut self, entry: &Entry) -> Result<(), Option<Refusal>> {
        if self.given_up {
            return Err(None);
        }
        match entry {
            Entry::Act { seat, act } => {
                if seat.index() >= self.players.len() {
                    return Err(None);
                }
                let action = act.parse().map_err(|_| None)?;
                let considered = self.consider(*seat, &[action]).map_err(Some)?;
                self.accept(considered);
            }
            Entry::Undo { undo, agreed } => {
                if *undo == 0 || *undo > self.moves.len() {
                    return Err(None);
                }
                let aided = self.aided;
                self.take_back(*undo).map_err(Some)?;
                self.taken_back = *agreed;
                self.aided = aided || *agreed;
            }
            Entry::Reseat { seat, plays } => {
                if seat.index() >= self.players.len() {
                    return Err(None);
                }
                self.reseat(*seat, *plays);
            }
            Entry::GiveUp { given_up: true } => self.give_up(),
            Entry::GiveUp { given_up: false } => return Err(None),
        }
        Ok(())
    }
}

/// One object as a sealed line.
pub(super) fn line(chain: &mut Chain, object: &impl Serialize) -> String {
    // Headers, entries and records hold no map with keys that are not text.
    chain.seal(&serde_json::to_string(object).unwrap_or_default())
}

/// Writes a log line by line.
#[derive(Clone, Debug)]
pub struct Writer {
    chain: Chain,
    /// How long the file is when all went well.
    pub bytes: usize,
}

impl Writer {
    /// Begins a log; returns its first line.
    pub fn begin(header: &Header) -> (Writer, String) {
        let mut chain = Chain::default();
        let first = line(&mut chain, header);
        (Writer { chain, bytes: first.len() }, first)
    }

    /// Goes on where a log that was read ends.
    pub fn resume(log: &Log) -> Writer {
        Writer { chain: log.chain, bytes: log.bytes }
    }

    /// The lines for some entries, and the writer once they are on disk.
    pub fn lines(&self, entries: &[Entry]) -> (Writer, String) {
        let mut next = self.clone();
        let text: String = entries.iter().map(|entry| line(&mut next.chain, entry)).collect();
        next.bytes += text.len();
        (next, text)
    }
}
