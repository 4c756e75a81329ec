//! The best scores of those who play alone, in a file of their own.
//!
//! The file lives apart from the matches, so that neither takes the other along when it is
//! damaged. It is replaced as a whole or not at all. A damaged one is never written over: it is
//! set aside first, and what can be read of it goes on.

use super::{
    World,
    catalog::{mode_title, title},
    code,
    screen::Best,
    store::{Store, StoreError},
};
use crate::{
    game::Choices,
    scene::{Sheet, SheetRow},
    table::{
        Header,
        lines::{self, Chain, Ending},
    },
    text::Name,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// The file of the best scores.
const FILE: &str = "scores.jsonl";
/// How the name of a file that was set aside ends.
const ASIDE: &str = ".damaged";
/// The format written now. A reader refuses a higher one.
const FORMAT: u32 = 1;
/// So many scores are kept; then the lowest goes.
const KEPT: usize = 1000;
/// So many rows a table shows.
const SHOWN: usize = 10;

/// One score reached alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Score {
    /// The key of its match.
    pub r#match: String,
    pub game: String,
    pub revision: u32,
    pub options: Choices,
    pub seed: u64,
    pub name: Name,
    pub score: i32,
    /// When it was dealt and when it ended, in seconds since 1970.
    pub started: i64,
    pub ended: i64,
}

impl Score {
    /// The score of a finished match of one person.
    pub fn of(key: &str, header: &Header, score: i32, ended: i64) -> Option<Score> {
        let [player] = &header.players[..] else { return None };
        Some(Score {
            r#match: key.to_owned(),
            game: header.game.clone(),
            revision: header.revision,
            options: header.options.clone(),
            seed: header.seed,
            name: player.name.clone(),
            score,
            started: header.started,
            ended,
        })
    }

    /// Whether both are of one match. A key alone is not enough: it is free again when its match
    /// is deleted.
    pub fn is_of(&self, other: &Score) -> bool {
        let deal = |score: &Score| (score.seed, score.started);
        self.r#match == other.r#match && self.game == other.game && deal(self) == deal(other)
    }

    fn is_beside(&self, other: &Score) -> bool {
        self.game == other.game && self.options == other.options
    }
}

/// The scores that could be read, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Scores {
    pub all: Vec<Score>,
    /// There was more, and it cannot be read.
    pub damaged: bool,
}

/// Why the scores cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum ScoresError {
    #[error("the scores come from a newer version")]
    Newer,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ScoresError {
    /// The key of the sentence that says so.
    pub const fn key(self) -> &'static str {
        match self {
            ScoresError::Newer => "scores-newer",
            ScoresError::Store(error) => error.key(),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Head {
    format: u32,
    /// How many follow: a file cut between two lines is noticed too.
    #[serde(default)]
    scores: usize,
}

/// Reads the scores: all of them, or the good beginning of a damaged file.
pub(super) fn read(store: &dyn Store) -> Result<Scores, ScoresError> {
    match store.read(FILE) {
        Ok(bytes) => parse(&bytes),
        Err(StoreError::Missing) => Ok(Scores::default()),
        Err(error) => Err(error.into()),
    }
}

fn parse(bytes: &[u8]) -> Result<Scores, ScoresError> {
    let good = lines::read(bytes);
    let mut scores = Scores { all: Vec::new(), damaged: good.ending != Ending::Whole };
    let mut objects = good.objects.iter();
    let head = match objects.next().map(|head| serde_json::from_str::<Head>(head)) {
        Some(Ok(head)) if head.format > FORMAT => return Err(ScoresError::Newer),
        Some(Ok(head)) => head,
        Some(Err(_)) | None => return Ok(Scores { damaged: true, ..scores }),
    };
    for object in objects {
        match serde_json::from_str(object) {
            Ok(score) => scores.all.push(score),
            Err(_) => scores.damaged = true,
        }
    }
    scores.damaged |= scores.all.len() != head.scores;
    Ok(scores)
}

fn write(scores: &[Score]) -> String {
    let mut chain = Chain::default();
    // Neither holds a map with keys that are not text.
    let head = Head { format: FORMAT, scores: scores.len() };
    let mut file = chain.seal(&serde_json::to_string(&head).unwrap_or_default());
    for score in scores {
        file += &chain.seal(&serde_json::to_string(score).unwrap_or_default());
    }
    file
}

/// What came of adding a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Added {
    /// It stands in the file, now or since before.
    Kept,
    /// The same, and what was damaged has been set aside.
    SetAside,
}

/// Puts a score on disk, once: a match that is finished again after a crash counts no second time.
pub(super) fn add(store: &mut dyn Store, score: Score) -> Result<Added, ScoresError> {
    let mut scores = read(store)?;
    if scores.all.iter().any(|known| known.is_of(&score)) {
        return Ok(Added::Kept);
    }
    if scores.damaged {
        set_aside(store)?;
    }
    scores.all.push(score);
    if scores.all.len() > KEPT {
        let lowest = (0..scores.all.len()).min_by_key(|&at| scores.all[at].score);
        lowest.map(|at| scores.all.remove(at));
    }
    store.write(FILE, write(&scores.all).as_bytes())?;
    Ok(if scores.damaged { Added::SetAside } else { Added::Kept })
}

/// Keeps a copy of the file under a name that no other has.
fn set_aside(store: &mut dyn Store) -> Result<(), StoreError> {
    let (bytes, names) = (store.read(FILE)?, store.list()?);
    let mut free = (1..=names.len() + 1).map(|number| format!("scores-{number}{ASIDE}"));
    match free.find(|name| !names.contains(name)) {
        Some(name) => store.write(&name, &bytes),
        None => Ok(()),
    }
}

/// Forgets every score, also what was set aside.
pub(super) fn erase(store: &mut dyn Store) -> Result<(), StoreError> {
    for name in store.list()? {
        if name.starts_with("scores-") && name.ends_with(ASIDE) {
            store.remove(&name)?;
        }
    }
    store.remove(FILE)
}

impl Scores {
    /// Best first; of equals the earlier one.
    fn ranked<'a>(&'a self, beside: &Score) -> Vec<&'a Score> {
        let mut rows: Vec<&Score> = self.all.iter().filter(|row| row.is_beside(beside)).collect();
        rows.sort_by_key(|row| (-i64::from(row.score), row.ended));
        rows
    }

    /// The best score of one deal.
    pub fn best_of(&self, game: &str, options: &Choices, seed: u64) -> Option<&Score> {
        let deal = |row: &&Score| row.game == game && row.options == *options && row.seed == seed;
        // Of equals the earlier one, which comes first.
        self.all.iter().rev().filter(deal).max_by_key(|row| row.score)
    }

    /// The table a score belongs to, with its own row set apart even where it is not among the
    /// best.
    pub fn table(&self, own: &Score, world: &World<'_>) -> Best {
        self.draw(own, Some(own), world)
    }

    /// Every table: one for each game and way to play it.
    pub fn tables(&self, world: &World<'_>) -> Vec<Best> {
        // A game of a newer version has a row in the file and none here.
        let known = self.all.iter().filter(|row| title(&row.game).is_some());
        let ways: BTreeMap<_, &Score> = known.map(|row| ((&row.game, &row.options), row)).collect();
        ways.into_values().map(|row| self.draw(row, None, world)).collect()
    }

    fn draw(&self, beside: &Score, own: Option<&Score>, world: &World<'_>) -> Best {
        let text = world.text;
        let ranked = self.ranked(beside);
        let is_own = |row: &Score| own.is_some_and(|own| own.is_of(row));
        let shown = ranked.iter().enumerate().filter(|(place, row)| *place < SHOWN || is_own(row));
        let rows = shown.map(|(_, row)| {
            let better = ranked.iter().filter(|other| other.score > row.score).count();
            let key = if is_own(row) { "scores-own" } else { "scores-row" };
            SheetRow {
                label: text.with(
                    key,
                    [("place", (better + 1).into()), ("name", row.name.to_string().into())],
                ),
                cells: vec![
                    row.score.to_string(),
                    world.clock.say(row.ended, text),
                    code::write(row.seed).unwrap_or_default(),
                ],
                total: is_own(row),
            }
        });
        Best {
            title: text.with(
                "scores-title",
                [("title", mode_title(&beside.game, &beside.options, text).into())],
            ),
            sheet: Sheet {
                rows: rows.collect(),
                columns: vec![
                    text.get("scores-points"),
                    text.get("scores-when"),
                    text.get("scores-deal"),
                ],
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::MemoryStore;

    fn score(number: u32, points: i32) -> Score {
        Score {
            r#match: format!("{number:08}"),
            game: "fourmidable".to_owned(),
            revision: 1,
            options: [("mode".to_owned(), "solo".to_owned())].into(),
            seed: u64::from(number),
            name: Name::new("Léa").unwrap(),
            score: points,
            started: 0,
            ended: i64::from(number),
        }
    }

    fn three() -> MemoryStore {
        let mut store = MemoryStore::default();
        for (number, points) in [(1, 101), (2, 99), (3, 130)] {
            assert_eq!(add(&mut store, score(number, points)), Ok(Added::Kept));
        }
        store
    }

    #[test]
    fn a_match_that_is_finished_twice_counts_once() {
        let mut store = three();
        let before = store.read(FILE).unwrap();
        let later = Score { ended: 77, ..score(2, 99) };
        assert_eq!(add(&mut store, later), Ok(Added::Kept));
        assert_eq!(store.read(FILE).unwrap(), before);
        // Its key is free again when its record is deleted: another match may have it.
        let other = Score { started: 5, ..score(2, 99) };
        add(&mut store, other).unwrap();
        assert_eq!(read(&store).unwrap().all.len(), 4);
    }

    #[test]
    fn a_file_with_any_byte_changed_or_cut_keeps_its_good_lines_and_is_never_written_over() {
        let whole = three().read(FILE).unwrap();
        for at in 0..whole.len() {
            let mut changed = whole.clone();
            changed[at] ^= 1;
            for bytes in [&whole[..at], &changed] {
                let mut store = MemoryStore::default();
                store.write(FILE, bytes).unwrap();
                let lines = bytes[..at].iter().filter(|&&byte| byte == b'\n').count();
                let scores = read(&store).unwrap();
                assert!(scores.damaged, "byte {at}");
                assert_eq!(scores.all.len(), lines.saturating_sub(1), "byte {at}");
                assert_eq!(add(&mut store, score(9, 50)), Ok(Added::SetAside));
                let now = read(&store).unwrap();
                assert!(!now.damaged);
                assert_eq!(now.all.len(), scores.all.len() + 1);
                assert_eq!(store.read("scores-1.damaged").unwrap(), bytes, "nothing is lost");
            }
        }
    }

    #[test]
    fn what_was_set_aside_before_stays_when_more_is_damaged() {
        let mut store = MemoryStore::default();
        for number in 1..=2 {
            store.write(FILE, format!("rubbish {number}").as_bytes()).unwrap();
            assert_eq!(add(&mut store, score(number, 1)), Ok(Added::SetAside));
        }
        assert_eq!(store.read("scores-1.damaged").unwrap(), b"rubbish 1");
        assert_eq!(store.read("scores-2.damaged").unwrap(), b"rubbish 2");
        erase(&mut store).unwrap();
        assert_eq!(store.list().unwrap(), [""; 0]);
    }

    #[test]
    fn a_whole_line_of_the_wrong_type_is_damage_and_a_newer_file_is_left_alone() {
        let mut store = MemoryStore::default();
        let sealed = |lines: &[&str]| {
            let mut chain = Chain::default();
            lines.iter().map(|line| chain.seal(line)).collect::<String>()
        };
        let good = serde_json::to_string(&score(1, 7)).unwrap();
        for wrong in ["{\"score\":\"many\"}", "{}", &good.replace(":7,", ":7.5,"), "[1]"] {
            store
                .write(FILE, sealed(&["{\"format\":1,\"scores\":2}", wrong, &good]).as_bytes())
                .unwrap();
            assert_eq!(
                read(&store),
                Ok(Scores { all: vec![score(1, 7)], damaged: true }),
                "{wrong}"
            );
        }
        let newer = sealed(&["{\"format\":2}", "{\"else\":1}"]);
        store.write(FILE, newer.as_bytes()).unwrap();
        assert_eq!(read(&store), Err(ScoresError::Newer));
        assert_eq!(add(&mut store, score(1, 7)), Err(ScoresError::Newer));
        assert_eq!(store.read(FILE).unwrap(), newer.as_bytes());
    }

    #[test]
    fn the_lowest_score_goes_when_the_file_is_full() {
        let mut store = MemoryStore::default();
        let full: Vec<Score> =
            (0..KEPT as u32).map(|at| score(at, 100 - (at == 4) as i32)).collect();
        store.write(FILE, write(&full).as_bytes()).unwrap();
        add(&mut store, score(KEPT as u32, 200)).unwrap();
        let scores = read(&store).unwrap();
        assert_eq!(scores.all.len(), KEPT);
        assert!(scores.all.iter().all(|row| row.score != 99));
    }
}
