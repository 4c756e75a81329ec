//! Plays matches on the core itself and writes down every event with its answer, so that each
//! generated language can do the same through the door and be compared line by line.
//!
//! ```text
//! transcript DIR          writes DIR/<match>/store, the files of a match just dealt, and
//!                         DIR/<match>/transcript.jsonl: the opening, then a step a line
//! transcript --time DIR   sends the same events again and says what one costs
//! ```

mod walker;

use std::{
    env,
    error::Error,
    fs, hint,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use myrmex_core::app::{App, Event, Failure, Place, Screen, Seeds, store::DirStore};
use serde::{Deserialize, Serialize};
use walker::{Guests, Walker};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    match args.as_slice() {
        [word, dir] if word == "--time" => time(Path::new(dir)),
        [dir] if !dir.starts_with('-') => write(Path::new(dir)),
        _ => Err("usage: transcript [--time] DIR".into()),
    }
}

/// How the app is opened for a transcript.
#[derive(Serialize, Deserialize)]
struct Opening {
    locale: String,
    now: i64,
    utc_offset: i32,
}

impl Opening {
    fn open(&self, store: &Path, seeds: Seeds) -> Result<App> {
        let store = Box::new(DirStore::open(store)?);
        Ok(App::open(store, seeds, &self.locale, self.now, self.utc_offset))
    }
}

/// An event and its answer; the first step has no event.
#[derive(Serialize, Deserialize)]
struct Step {
    event: Option<Event>,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Answer {
    Screen(Box<Screen>),
    /// The kind, and the sentence.
    Failure(String, String),
}

impl From<std::result::Result<Screen, Failure>> for Answer {
    fn from(answer: std::result::Result<Screen, Failure>) -> Self {
        match answer {
            Ok(screen) => Answer::Screen(Box::new(screen)),
            Err(failure) => Answer::Failure(format!("{:?}", failure.kind), failure.sentence),
        }
    }
}

// ---- writing ----

const NOW: i64 = 1_800_000_000;
/// No match of random taps is as long.
const MOST_STEPS: usize = 50_000;

fn write(dir: &Path) -> Result<()> {
    if dir.exists() {
        fs::remove_dir_all(dir)?;
    }
    for (locale, guests) in [("fr-FR", Guests::None), ("en-GB", Guests::Bot)] {
        let opening = Opening { locale: locale.to_owned(), now: NOW, utc_offset: 3600 };
        for game in 0..walker::games(&opening.open(&dir.join("empty"), Seeds::System)?.screen()) {
            write_match(&dir.join(format!("{game}-{locale}")), &opening, game, guests)?;
        }
    }
    Ok(fs::remove_dir_all(dir.join("empty"))?)
}

fn write_match(dir: &Path, opening: &Opening, game: usize, guests: Guests) -> Result<()> {
    let store = dir.join("store");
    walker::deal(&mut opening.open(&store, Seeds::From(1994))?, game, guests)?;
    let played = copy(&store, &dir.join("played"))?;
    // From here on nothing is left to the system's chance.
    let mut app = opening.open(&played, Seeds::System)?;
    let mut screen = app.screen();
    let mut lines = vec![
        serde_json::to_string(opening)?,
        serde_json::to_string(&Step { event: None, answer: Ok(screen.clone()).into() })?,
    ];
    let mut walker = Walker::new(game as u64, opening.now);
    while let Some(event) = walker.next(&screen) {
        if lines.len() > MOST_STEPS {
            return Err(format!("{} does not end", dir.display()).into());
        }
        let answer = app.send(event.clone());
        if let Ok(next) = &answer {
            screen = next.clone();
        }
        lines.push(serde_json::to_string(&Step { event: Some(event), answer: answer.into() })?);
    }
    fs::remove_dir_all(played)?;
    Ok(fs::write(dir.join("transcript.jsonl"), lines.join("\n") + "\n")?)
}

fn copy(from: &Path, to: &Path) -> Result<PathBuf> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(to.to_owned())
}

// ---- timing ----

fn time(dir: &Path) -> Result<()> {
    const ROUNDS: usize = 5;
    for entry in fs::read_dir(dir)? {
        let dir = entry?.path();
        let text = fs::read_to_string(dir.join("transcript.jsonl"))?;
        let mut lines = text.lines();
        let opening: Opening = serde_json::from_str(lines.next().unwrap_or_default())?;
        let steps: Vec<Step> =
            lines.map(serde_json::from_str).collect::<serde_json::Result<_>>()?;
        let (mut sends, mut screens) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let played = copy(&dir.join("store"), &env::temp_dir().join("myrmex-transcript"))?;
            let mut app = opening.open(&played, Seeds::System)?;
            for event in steps.iter().filter_map(|step| step.event.clone()) {
                let start = Instant::now();
                let answer = app.send(event);
                sends.push(start.elapsed());
                if matches!(answer, Ok(Screen { place: Place::Turn { .. }, .. })) {
                    let start = Instant::now();
                    hint::black_box(app.screen());
                    screens.push(start.elapsed());
                }
            }
            fs::remove_dir_all(played)?;
        }
        println!(
            "{:<12} core itself      send {:>6.0} µs   screen of a turn {:>6.0} µs",
            dir.file_name().unwrap_or_default().to_string_lossy(),
            median(sends),
            median(screens),
        );
    }
    Ok(())
}

/// In microseconds. The median, because other work on the machine only ever adds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1e6)
}
