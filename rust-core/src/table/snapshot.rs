//! A picture of a match beside its log, for the day the log cannot be replayed.

use super::{
    Base, Header, Table,
    lines::{self, Chain},
    log::{self, LogError},
};
use crate::game::{Game, data_digest};
use serde::{Deserialize, Serialize};

/// A match at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// What the match was set up with.
    #[serde(flatten)]
    pub header: Header,
    /// The state and who sat there.
    pub at: Base,
    /// How many entries of the log it contains.
    pub entries: usize,
    /// When it was taken, in seconds since 1970.
    pub saved: i64,
}

impl Snapshot {
    /// A picture of the table after so many entries.
    pub fn of<G: Game>(table: &Table<G>, entries: usize, saved: i64) -> Option<Snapshot> {
        let state = serde_json::to_value(table.state()).ok()?;
        let at = Base { state, players: table.players().to_vec() };
        Some(Snapshot { header: table.header().clone(), at, entries, saved })
    }

    /// The snapshot as a file.
    pub fn write(&self) -> String {
        log::line(&mut Chain::default(), self)
    }

    /// Reads a snapshot file.
    ///
    /// # Errors
    /// [`LogError::Header`] if it is damaged, [`LogError::Newer`] if it is from a newer version.
    pub fn read(bytes: &[u8]) -> Result<Snapshot, LogError> {
        let good = lines::read(bytes);
        log::header(&good.objects)?;
        serde_json::from_str(&good.objects[0]).map_err(|_| LogError::Header)
    }

    /// The header of a log that goes on from here, by the rules of now.
    pub fn onwards<G: Game>(self) -> Header {
        Header {
            format: log::FORMAT,
            revision: G::REVISION,
            data: data_digest::<G>(),
            base: Some(self.at),
            ..self.header
        }
    }
}
