//! A process killed at any moment loses at most the answer in flight.

use myrmex_core::{
    app::{Place, store::DirStore},
    table::{Log, Record},
    text::{Language, Text},
};
use myrmex_tests::{
    amount,
    phone::{forward, open, press, send},
    rng,
    stores::Scratch,
};
use rand::RngExt;
use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

/// What the player was sure of when it was last heard: the length and check of each file.
type Sure = BTreeMap<String, (usize, u32)>;

/// Lets the player play for a while, kills it, and returns what it was sure of; and whether it
/// had finished by itself.
fn play_and_kill(dir: &Path, seed: u64, pause: Duration) -> (Sure, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_player"))
        .arg(dir)
        .arg(seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the player can be started");
    let out = child.stdout.take().expect("its output is ours");
    let reader = std::thread::spawn(move || {
        let mut sure = Sure::new();
        let mut heard = Sure::new();
        // A last line cut short by the kill was never said.
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            match line.split(' ').collect::<Vec<_>>().as_slice() {
                ["."] => sure = std::mem::take(&mut heard),
                [name, length, check] => {
                    if let (Ok(length), Ok(check)) = (length.parse(), check.parse()) {
                        heard.insert((*name).to_owned(), (length, check));
                    }
                }
                _ => {}
            }
        }
        sure
    });
    std::thread::sleep(pause);
    let finished = child.try_wait().expect("it can be asked").is_some();
    // On Unix this is SIGKILL: nothing is flushed, nothing is tidied up.
    child.kill().expect("it can be killed");
    let status = child.wait().expect("it has ended");
    assert!(!finished || status.success(), "it ended by a fault: {status}");
    (reader.join().expect("the reader ends"), finished)
}

/// Everything the player was sure of is on disk, and at most one answer more.
fn check(dir: &Path, sure: &Sure) {
    for (name, &(length, check)) in sure {
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
            assert!(now <= safe + 1, "{name}: {safe} were shown, {now} are there");
        }
    }
}

fn entries(log: &[u8]) -> usize {
    Log::read(log).expect("a log begins well").entries.len()
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
        let pause = Duration::from_micros(rng.random_range(500..40_000));
        let (sure, finished) = play_and_kill(dir.path(), seed, pause);
        check(dir.path(), &sure);
        heard += usize::from(!sure.is_empty());
        if finished {
            dir = Scratch::new();
            continue;
        }
        in_play += 1;
        resumed += usize::from(goes_on(dir.path()));
    }
    println!("{in_play} kills, {heard} after something was shown, {resumed} matches resumed");
    assert!(heard > kills / 4, "{heard} of {kills} kills came in the middle of play");
    assert!(resumed > kills / 4, "{resumed} matches went on");
}
