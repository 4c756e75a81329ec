//! The games on the shelf. A new game is one line here.

use super::matches::{Match, Playable, preview};
use crate::{
    game::{BadOption, Choices, OptionSpec, settle},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
    scene::{Area, Preview},
    table::{BadHeader, Header, Log, LogError, Player, Record, RecordError, Snapshot, Table},
    text::Text,
};

type Opened<E> = Result<Box<dyn Match>, E>;

/// One game on the shelf.
pub(super) struct Title {
    pub id: &'static str,
    pub revision: u32,
    pub symbol: &'static str,
    pub fewest: u8,
    pub most: u8,
    pub chapters: &'static [&'static str],
    /// The options of the challenge of the day.
    pub daily: Option<&'static [(&'static str, &'static str)]>,
    pub picture: fn(&str, &Text) -> Vec<Area>,
    pub data: fn() -> String,
    pub offered: fn(u8, &Choices) -> Vec<OptionSpec>,
    pub settle: fn(u8, &Choices) -> Result<Choices, BadOption>,
    pub preview: fn(&[Player], &Choices, u64, &Text) -> Option<Preview>,
    pub deal: fn(Header) -> Opened<BadHeader>,
    pub replay: fn(&Log) -> Opened<LogError>,
    pub onwards: fn(Snapshot) -> Header,
    pub record: fn(&[u8]) -> Opened<RecordError>,
}

impl Title {
    const fn of<G: Playable>() -> Title {
        Title {
            id: G::ID,
            revision: G::REVISION,
            symbol: G::SYMBOL,
            fewest: *G::PLAYERS.start(),
            most: *G::PLAYERS.end(),
            chapters: G::CHAPTERS,
            daily: G::DAILY,
            picture: G::picture,
            data: crate::game::data_digest::<G>,
            offered: G::offered,
            settle: settle::<G>,
            preview: preview::<G>,
            deal: |header| Ok(Box::new(Table::<G>::new(header)?)),
            replay: |log| Ok(Box::new(log.replay::<G>()?)),
            onwards: Snapshot::onwards::<G>,
            record: |bytes| Ok(Box::new(Record::replay::<G>(bytes)?)),
        }
    }

    /// A text key of this game.
    pub fn key(&self, rest: &str) -> String {
        format!("{}-{rest}", self.id)
    }
}

/// The shelf.
pub(super) static TITLES: [Title; 4] = [
    Title::of::<Gringrins>(),
    Title::of::<Fable>(),
    Title::of::<Fourmis>(),
    Title::of::<Fourmidable>(),
];

/// The game and its mode.
pub(super) fn mode_title(game: &str, options: &Choices, text: &Text) -> String {
    let name = text.get(&format!("{game}-title"));
    let mode = options.get("variant").or_else(|| options.get("mode"));
    match mode.map(|mode| format!("{game}-mode-{mode}")).filter(|key| text.has(key)) {
        Some(mode) => {
            let mode = text.get(&mode);
            text.with("title-mode", [("title", name.into()), ("mode", mode.into())])
        }
        None => name,
    }
}

/// The game of this id.
pub(super) fn title(id: &str) -> Option<&'static Title> {
    TITLES.iter().find(|title| title.id == id)
}
