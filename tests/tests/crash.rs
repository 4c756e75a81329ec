//! A process killed at any moment loses at most the answer in flight.

use myrmex_core::{
    app::{Place, store::DirStore},
    table::{Entry, Log, Record},
    text::{Language, Text},
};
use myrmex_tests::{
    alone::{self, SCORES, nearly_over},
    amount,
    phone::{forward, open, press, send},
    rng,
    stores::{Scratch, Shelf},
};
use rand::RngExt;
use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    sync::mpsc,
    time::Duration,
};

/// What the player was sure of when it was last heard.
#[derive(Debug, Default)]
struct Sure {
    /// The check of the state it showed.
    state: Option<u32>,
    /// The length and check of each file.
    files: BTreeMap<String, (usize, u32)>,
}

/// Lets the player give so many answers and play on for a moment, kills it, and returns what it
/// was sure of; and whether it had finished by itself.
fn play_and_kill(dir: &Path, seed: u64, answers: usize, moment: Duration) -> (Sure, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_player"))
        .arg(dir)
        .arg(seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the player can be started");
    let out = child.stdout.take().expect("its output is ours");
    let (answered, answer) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let mut sure = Sure::default();
        let mut heard = Sure::default();
        // A last line cut short by the kill was never said.
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            match line.split(' ').collect::<Vec<_>>().as_slice() {
                ["."] => {
                    sure = std::mem::take(&mut heard);
                    // Nobody listens any more once the kill is on its way.
                    let _ = answered.send(());
                }
                ["state", check] => heard.state = check.parse().ok(),
                [name, length, check] => {
                    if let (Ok(length), Ok(check)) = (length.parse(), check.parse()) {
                        heard.files.insert((*name).to_owned(), (length, check));
                    }
                }
                _ => {}
            }
        }
        sure
    });
    // It may finish before.
    let _ = answer.iter().take(answers).count();
    std::thread::sleep(moment);
    let finished = child.try_wait().expect("it can be asked").is_some();
    // On Unix this is SIGKILL: nothing is flushed, nothing is tidied up.
    child.kill().expect("it can be killed");
    let status = child.wait().expect("it has ended");
    assert!(!finished || status.success(), "it ended by a fault: {status}");
    (reader.join().expect("the reader ends"), finished)
}

/// Everything the player was sure of is on disk, and at most one answer more.
fn check(dir: &Path, sure: &Sure) {
    for (name, &(length, check)) in &sure.files {
        let Ok(bytes) = fs::read(dir.join(name)) else {
            // The answer in flight was the last: the log has become a record.
            let record = dir.join(name.replace(".log", ".record"));
            let record = fs::read(record).unwrap_or_else(|_| panic!("{name} is lost"));
            assert!(Record::summary(&record).is_ok(), "{name}: its record is whole");
            continue;
        };
        assert!(
            bytes.len() >= length,
            "{name}: {length} bytes were safe, {} are left",
            bytes.len()
        );
        assert_eq!(crc32fast::hash(&bytes[..length]), check, "{name} was changed");
        if name.ends_with(".log") {
            let (safe, now) = (entries(&bytes[..length]), entries(&bytes));
            assert!(is_one_answer(&now[safe.len()..]), "{name}: {:?}", &now[safe.len()..]);
            assert_eq!(state(name, &bytes[..length]), sure.state, "what was shown is there");
        }
    }
}

/// The check of the state that a log leads to.
fn state(name: &str, log: &[u8]) -> Option<u32> {
    let shelf = Shelf::default();
    shelf.put(name, log);
    let mut app = open(shelf, "fr", 1);
    press(&mut app, &format!("resume {}", name.trim_end_matches(".log")));
    app.state_json().map(|state| crc32fast::hash(state.as_bytes()))
}

fn entries(log: &[u8]) -> Vec<Entry> {
    Log::read(log).expect("a log begins well").entries
}

/// One thing done, or a walk of several steps by one tap.
fn is_one_answer(entries: &[Entry]) -> bool {
    let walker = |entry: &Entry| match entry {
        Entry::Act { seat, .. } => Some(*seat),
        _ => None,
    };
    let first = entries.first().and_then(walker);
    entries.len() <= 1 || first.is_some() && entries.iter().all(|entry| walker(entry) == first)
}

/// The match can be opened and played on.
fn goes_on(dir: &Path) -> bool {
    let mut app = open(DirStore::open(dir).expect("it can be opened"), "fr", 1);
    let screen = app.screen();
    let offered = screen.buttons().into_iter().find(|button| button.id.starts_with("resume"));
    let Some(resume) = offered.cloned() else { return false };
    let whole = Text::new(Language::Fr).get("home-resume-one");
    assert_eq!(resume.label, whole, "a match that was killed is not damaged");
    let mut screen = press(&mut app, &resume.id);
    let before = app.state_json();
    let mut rng = rng(1);
    while app.state_json() == before && !matches!(screen.place, Place::Result { .. }) {
        screen = send(&mut app, forward(&screen, &mut rng).expect("the match goes on"));
    }
    true
}

#[test]
fn a_killed_process_loses_at_most_the_answer_in_flight() {
    let kills = amount(200, 1000);
    let mut rng = rng(7);
    let mut dir = Scratch::new();
    let (mut in_play, mut resumed, mut heard) = (0, 0, 0);
    let mut seed = 0;
    while in_play < kills {
        seed += 1;
        assert!(seed < 20 * kills as u64, "the player is killed while it plays");
        let answers = rng.random_range(0..12);
        let moment = Duration::from_micros(rng.random_range(0..5_000));
        let (sure, finished) = play_and_kill(dir.path(), seed, answers, moment);
        check(dir.path(), &sure);
        heard += usize::from(sure.state.is_some());
        if finished {
            dir = Scratch::new();
            continue;
        }
        in_play += 1;
        resumed += usize::from(goes_on(dir.path()));
    }
    println!("{in_play} kills, {heard} of them after an answer, {resumed} matches resumed");
    assert!(heard > kills / 2, "{heard} of {kills} kills came after an answer");
    assert!(resumed > kills / 2, "{resumed} matches went on");
}

/// Whether the match for one in this folder is over. Until its log is gone nothing is lost; once
/// it is, its record is whole and its score is there; and the score is never there twice.
fn is_over(dir: &Path) -> bool {
    let file = |name: &str| fs::read(dir.join(name)).ok();
    let scores = alone::scores(file(SCORES).as_deref()).len();
    assert!(scores <= 1, "the match counts once");
    if file("00000001.log").is_some() {
        return false;
    }
    assert_eq!(scores, 1, "its score is there");
    let record = file("00000001.record").expect("its record is there");
    assert!(Record::summary(&record).is_ok(), "its record is whole");
    true
}

#[test]
fn a_match_for_one_killed_around_its_end_counts_once() {
    let mut rng = rng(8);
    let (mut kills, mut at_the_end) = (0, 0);
    for seed in 0..amount(30, 300) as u64 {
        let dir = Scratch::new();
        for (name, bytes) in nearly_over() {
            fs::write(dir.path().join(name), bytes).expect("a file can be written");
        }
        // Undoing now and then, random play may take its time.
        for again in 0.. {
            assert!(again < 200, "it comes to an end");
            let answers = rng.random_range(0..8);
            let moment = Duration::from_micros(rng.random_range(0..8_000));
            let (sure, finished) = play_and_kill(dir.path(), seed << 8 | again, answers, moment);
            check(dir.path(), &sure);
            kills += usize::from(!finished);
            let begun = alone::scores(fs::read(dir.path().join(SCORES)).ok().as_deref()).len();
            if is_over(dir.path()) {
                break;
            }
            // Killed after the score was kept and before the log went.
            at_the_end += begun;
        }
    }
    println!("{kills} kills, {at_the_end} of them between the score and the end of the log");
    assert!(kills > 20);
}
