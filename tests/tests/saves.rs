//! What was played is kept: cut, changed, full, read-only or foreign files lose at most what
//! they cannot hold, say so in a sentence, and touch nothing else.

use myrmex_core::{
    app::{
        App, Event, Failure, FailureKind, Place, Screen,
        store::{DirStore, Store, StoreError},
    },
    table::{Log, lines::Chain},
    text::{Language, Text},
};
use myrmex_tests::{
    amount,
    games::{Deal, every_deal},
    phone::{
        NOW, button, deal, forward, json, kinds, leave, open, play_to_the_end, press, send, set,
    },
    rng,
    stores::{Files, Scratch, Shelf},
};
use std::{collections::BTreeMap, path::Path, process::Command};

/// One set-up of each game, with as few players as it takes.
fn one_of_each() -> Vec<Deal> {
    let mut deals = every_deal(1);
    deals.dedup_by_key(|deal| deal.game);
    deals
}

/// The match every test plays first.
const LOG: &str = "00000001.log";
const SNAPSHOT: &str = "00000001.snapshot";
const RECORD: &str = "00000001.record";
const RESUME: &str = "resume 00000001";

/// A match begun, with a second one beside it that nothing may touch.
struct Begun {
    files: Files,
    /// The state after so many entries of the log.
    states: BTreeMap<usize, String>,
    /// The files when the match was three entries shorter.
    earlier: Files,
}

impl Begun {
    fn last(&self) -> &String {
        self.states.values().next_back().expect("a match has a state")
    }

    fn without_snapshot(&self) -> Files {
        let mut files = self.files.clone();
        files.remove(SNAPSHOT);
        files
    }
}

fn entries(files: &Files) -> usize {
    Log::read(&files[LOG]).expect("the log can be read").entries.len()
}

fn begin(set_up: &Deal, length: usize) -> Begun {
    let shelf = Shelf::default();
    let mut app = open(shelf.clone(), "fr", 5);
    let mut screen = deal(&mut app, set_up, &kinds(set_up.players, 0));
    let mut rng = rng(5);
    let mut states = BTreeMap::new();
    let mut earlier = shelf.files();
    loop {
        let files = shelf.files();
        let now = entries(&files);
        states.insert(now, app.state_json().expect("a match is open"));
        if now + 3 == length {
            earlier = files;
        }
        if now >= length {
            break;
        }
        screen = send(&mut app, forward(&screen, &mut rng).expect("the match goes on"));
    }
    leave(&mut app);
    deal(&mut app, set_up, &kinds(set_up.players, 0));
    leave(&mut app);
    Begun { files: shelf.files(), states, earlier }
}

/// The app on these files, the match resumed where it is offered.
fn resume(shelf: &Shelf) -> Option<(App, Screen)> {
    let mut app = open(shelf.clone(), "fr", 9);
    let offered = button(&app.screen(), RESUME).is_some();
    offered.then(|| {
        let screen = press(&mut app, RESUME);
        (app, screen)
    })
}

/// Plays one more answer and looks whether it is kept.
fn goes_on(app: &mut App, shelf: &Shelf) {
    let before = app.state_json();
    let mut rng = rng(1);
    while app.state_json() == before {
        let screen = app.screen();
        let event = forward(&screen, &mut rng).expect("the match goes on");
        send(app, event);
    }
    let (again, _) = resume(shelf).expect("it is offered again");
    assert_eq!(again.state_json(), app.state_json(), "what was played on is kept");
}

fn others(files: &Files) -> Files {
    let own = |name: &str| name.starts_with("00000001.");
    files.iter().filter(|(name, _)| !own(name)).map(|(n, b)| (n.clone(), b.clone())).collect()
}

fn lines_before(bytes: &[u8], at: usize) -> usize {
    bytes[..at].iter().filter(|&&byte| byte == b'\n').count()
}

/// Puts a file in place of the match's log and checks what is left of the match.
fn check_log(begun: &Begun, files: &Files, log: &[u8], good_lines: usize, plays_on: bool) {
    let mut files = files.clone();
    files.insert(LOG.to_owned(), log.to_vec());
    let shelf = Shelf::with(&files);
    let app = open(shelf.clone(), "en", 9);
    let listed = json(&app.screen());
    assert_eq!(shelf.files(), files, "a list changes nothing");
    let Some((mut app, screen)) = resume(&shelf) else {
        assert_eq!(good_lines, 0, "a match with a good beginning is offered: {listed}");
        assert!(!files.contains_key(SNAPSHOT), "a match with a snapshot is offered");
        let lost = Text::new(Language::En).get("home-lost");
        assert!(listed.contains(&lost), "{listed}");
        return;
    };
    assert!(!matches!(screen.place, Place::Home { .. }));
    let state = app.state_json().expect("a match is open");
    let beginning = good_lines.checked_sub(1).and_then(|entries| begun.states.get(&entries));
    let from_snapshot = files.contains_key(SNAPSHOT) && state == *begun.last();
    assert!(Some(&state) == beginning || from_snapshot, "the longest good beginning");
    assert_eq!(others(&shelf.files()), others(&files), "other files are as they were");
    if plays_on {
        goes_on(&mut app, &shelf);
        assert_eq!(others(&shelf.files()), others(&files), "other files are as they were");
    }
}

#[test]
fn every_answer_is_on_disk_before_its_screen_is_returned() {
    for set_up in one_of_each() {
        let shelf = Shelf::default();
        let mut app = open(shelf.clone(), "en", 3);
        let mut screen = deal(&mut app, &set_up, &kinds(set_up.players, 0));
        let mut rng = rng(3);
        while let Some(event) = forward(&screen, &mut rng) {
            screen = send(&mut app, event);
            if shelf.files().contains_key(LOG) {
                let (again, _) = resume(&Shelf::with(&shelf.files())).expect("it is offered");
                assert_eq!(again.state_json(), app.state_json());
            }
        }
        let files = shelf.files();
        assert!(files.contains_key(RECORD), "a finished match has a record");
        assert!(!files.contains_key(LOG) && !files.contains_key(SNAPSHOT));
    }
}

#[test]
fn a_save_cut_at_any_byte_keeps_its_whole_lines() {
    for set_up in one_of_each() {
        let begun = begin(&set_up, 20);
        let log = &begun.files[LOG];
        for files in [begun.files.clone(), begun.without_snapshot()] {
            for cut in 0..log.len() {
                let good = lines_before(log, cut);
                check_log(&begun, &files, &log[..cut], good, cut % 41 == 0);
            }
        }
    }
}

#[test]
fn a_save_with_any_byte_changed_keeps_the_lines_before_it() {
    for set_up in one_of_each() {
        let begun = begin(&set_up, 20);
        let log = &begun.files[LOG];
        for files in [begun.files.clone(), begun.without_snapshot()] {
            for at in 0..log.len() {
                let mut changed = log.clone();
                changed[at] ^= [1, 0x80, b'\n' ^ log[at]][at % 3];
                if changed == *log {
                    changed[at] ^= 1;
                }
                let good = lines_before(log, at);
                check_log(&begun, &files, &changed, good, at % 41 == 0);
            }
        }
    }
}

#[test]
fn a_damaged_save_says_so_and_offers_its_good_beginning() {
    let begun = begin(&one_of_each()[0], 20);
    let mut files = begun.without_snapshot();
    let log = files.get_mut(LOG).expect("there is a log");
    let at = log.len() / 2;
    let good = lines_before(log, at) - 1;
    log[at] ^= 1;
    for (language, locale) in [(Language::Fr, "fr-CA"), (Language::En, "en-GB")] {
        let screen = open(Shelf::with(&files), locale, 9).screen();
        let text = Text::new(language);
        let sentence = text.with("home-damaged", [("count", good.into())]);
        assert!(json(&screen).contains(&sentence));
        let mend = button(&screen, RESUME).expect("its beginning is offered");
        assert_eq!(mend.label, text.get("home-mend"));
    }
}

#[test]
fn a_damaged_snapshot_does_not_matter_while_the_log_is_good() {
    let begun = begin(&one_of_each()[0], 12);
    let snapshot = &begun.files[SNAPSHOT];
    for at in 0..snapshot.len() {
        let mut files = begun.files.clone();
        let bytes = files.get_mut(SNAPSHOT).expect("there is a snapshot");
        bytes[at] ^= 1;
        if at % 2 == 0 {
            bytes.truncate(at);
        }
        let (app, _) = resume(&Shelf::with(&files)).expect("it is offered");
        assert_eq!(app.state_json().as_ref(), Some(begun.last()));
    }
}

#[test]
fn a_save_without_a_readable_line_goes_on_from_its_snapshot() {
    let begun = begin(&one_of_each()[0], 12);
    let mut files = begun.files.clone();
    files.insert(LOG.to_owned(), b"\0\0\0 not a save".to_vec());
    let shelf = Shelf::with(&files);
    let (mut app, screen) = resume(&shelf).expect("it is offered");
    assert_eq!(app.state_json().as_ref(), Some(begun.last()));
    let note = screen.note.expect("it says so");
    assert_eq!(note.text, Text::new(Language::Fr).get("home-from-snapshot"));
    goes_on(&mut app, &shelf);
}

// ---- saves of other versions ----

/// The file with each line's JSON changed and sealed again.
fn reseal(file: &[u8], mut change: impl FnMut(usize, &mut serde_json::Value)) -> Vec<u8> {
    let (mut old, mut new) = (Chain::default(), Chain::default());
    let text = std::str::from_utf8(file).expect("a save is text");
    let lines = text.lines().enumerate().map(|(at, line)| {
        let object = old.unseal(line).expect("a good line");
        let mut value = serde_json::from_str(&object).expect("an object");
        change(at, &mut value);
        new.seal(&value.to_string())
    });
    lines.collect::<String>().into_bytes()
}

fn with_header(begun: &Begun, field: &str, value: &serde_json::Value) -> Files {
    let mut files = begun.files.clone();
    for name in [LOG, SNAPSHOT] {
        let changed = reseal(&files[name], |line, object| {
            if line == 0 {
                object[field] = value.clone();
            }
        });
        files.insert(name.to_owned(), changed);
    }
    files
}

#[test]
fn a_save_of_a_newer_format_or_an_unknown_game_is_kept_and_not_opened() {
    let begun = begin(&one_of_each()[0], 12);
    for (field, value) in [("format", 99.into()), ("game", "checkers".into())] {
        let files = with_header(&begun, field, &value);
        for (language, locale) in [(Language::Fr, "fr"), (Language::En, "en")] {
            let shelf = Shelf::with(&files);
            let mut app = open(shelf.clone(), locale, 9);
            assert!(json(&app.screen()).contains(&Text::new(language).get("home-newer")));
            let failure = app.send(Event::Press { id: RESUME.to_owned() }).unwrap_err();
            assert_eq!(failure.kind, FailureKind::Unfit);
            assert_eq!(shelf.files(), files, "an update may read it one day");
            press(&mut app, "delete 00000001");
            press(&mut app, "delete 00000001");
            assert_eq!(shelf.files(), others(&files), "it can be deleted");
        }
    }
}

#[test]
fn a_save_of_another_rules_revision_goes_on_from_its_snapshot_without_undo() {
    for set_up in one_of_each() {
        let begun = begin(&set_up, 12);
        for field in ["revision", "data"] {
            let value = if field == "data" { "00000bad".into() } else { 999.into() };
            let files = with_header(&begun, field, &value);
            let shelf = Shelf::with(&files);
            let (mut app, screen) = resume(&shelf).expect("it is offered");
            assert_eq!(app.state_json().as_ref(), Some(begun.last()));
            let note = screen.note.clone().expect("it says so");
            assert_eq!(note.text, Text::new(Language::Fr).get("home-from-snapshot"));
            if let Place::Handover { .. } = screen.place {
                press(&mut app, "here");
            }
            let undo = button(&app.screen(), "undo").cloned().expect("there is an undo button");
            assert!(undo.disabled.is_some(), "undo does not go back past the snapshot");
            goes_on(&mut app, &shelf);
            play_to_the_end(&mut app, &mut rng(2));
            assert!(shelf.files().contains_key(RECORD));
        }
    }
}

#[test]
fn moves_after_the_snapshot_are_played_over_by_the_new_rules() {
    let begun = begin(&one_of_each()[0], 12);
    let mut files = with_header(&begun, "revision", &999.into());
    files.insert(SNAPSHOT.to_owned(), begun.earlier[SNAPSHOT].clone());
    let (app, _) = resume(&Shelf::with(&files)).expect("it is offered");
    assert_eq!(app.state_json().as_ref(), Some(begun.last()));
}

#[test]
fn a_foreign_file_neither_shows_nor_stops_a_new_match() {
    let set_up = &one_of_each()[0];
    for name in ["99999999.log", "4294967295.log", "notes.txt", "1.log", ".log", "é.record"] {
        let shelf = Shelf::default();
        shelf.put(name, b"something else");
        let mut app = open(shelf.clone(), "en", 1);
        deal(&mut app, set_up, &kinds(set_up.players, 0));
        leave(&mut app);
        let own: Vec<String> =
            shelf.files().into_keys().filter(|key| key.ends_with(".log") && key != name).collect();
        assert_eq!(own.len(), 1, "{name}: {own:?}");
        let key = own[0].trim_end_matches(".log");
        press(&mut app, &format!("resume {key}"));
        assert_eq!(shelf.files()[name], b"something else");
    }
}

// ---- finished matches ----

#[test]
fn a_damaged_record_is_listed_as_such_and_harms_no_other() {
    let set_up = &one_of_each()[0];
    let shelf = Shelf::default();
    let mut app = open(shelf.clone(), "en", 1);
    for seed in 0..2 {
        deal(&mut app, set_up, &kinds(set_up.players, 0));
        play_to_the_end(&mut app, &mut rng(seed));
        leave(&mut app);
    }
    let files = shelf.files();
    let sentence = Text::new(Language::En).get("records-damaged");
    let record = &files[RECORD];
    for at in (0..record.len()).step_by(amount(7, 1)) {
        for cut in [false, true] {
            let mut damaged = record.clone();
            if cut {
                damaged.truncate(at);
            } else {
                damaged[at] ^= 1;
            }
            let shelf = Shelf::with(&files);
            shelf.put(RECORD, &damaged);
            let mut app = open(shelf.clone(), "en", 1);
            let screen = press(&mut app, "records");
            assert!(json(&screen).contains(&sentence), "byte {at}, cut {cut}");
            assert!(button(&screen, "replay 00000001").is_none());
            press(&mut app, "replay 00000002");
            assert_eq!(shelf.files()[RECORD], damaged, "looking changes nothing");
        }
    }
}

#[test]
fn a_record_of_other_rules_is_counted_but_not_replayed() {
    let set_up = &one_of_each()[0];
    let shelf = Shelf::default();
    let mut app = open(shelf.clone(), "en", 1);
    deal(&mut app, set_up, &kinds(set_up.players, 0));
    play_to_the_end(&mut app, &mut rng(1));
    leave(&mut app);
    let changed = reseal(&shelf.files()[RECORD], |line, object| {
        if line == 0 {
            object["revision"] = 999.into();
        }
    });
    shelf.put(RECORD, &changed);
    let screen = press(&mut app, "records");
    assert!(button(&screen, "replay 00000001").is_some());
    let failure = app.send(Event::Press { id: "replay 00000001".to_owned() }).unwrap_err();
    assert_eq!(failure.kind, FailureKind::Newer);
    assert_eq!(failure.sentence, Text::new(Language::En).get("records-other-rules"));
}

// ---- a store that fails ----

fn storage_failure(app: &mut App, event: &Event, key: &str) -> Failure {
    let (screen, state) = (json(&app.screen()), app.state_json());
    let failure = app.send(event.clone()).expect_err("it cannot be saved");
    assert_eq!(failure.kind, FailureKind::Storage);
    let language = Language::of(&app.screen().look.language);
    assert_eq!(failure.sentence, Text::new(language).get(key));
    assert_eq!(json(&app.screen()), screen, "the screen is as it was");
    assert_eq!(app.state_json(), state, "the match is as it was");
    failure
}

/// The match with an answer armed, so that the next event must be written.
fn about_to_write(shelf: &Shelf, locale: &str) -> (App, Event) {
    let mut app = open(shelf.clone(), locale, 9);
    let mut screen = press(&mut app, RESUME);
    let mut rng = rng(4);
    loop {
        let event = forward(&screen, &mut rng).expect("the match goes on");
        let mut trial = app.copy().expect("a shelf can be copied");
        send(&mut trial, event.clone());
        if trial.state_json() != app.state_json() {
            return (app, event);
        }
        screen = send(&mut app, event);
    }
}

#[test]
fn a_disk_that_fills_at_any_byte_of_an_action_loses_nothing() {
    for set_up in one_of_each() {
        let begun = begin(&set_up, 12);
        for locale in ["fr", "en"] {
            let mut room = 0;
            loop {
                let shelf = Shelf::with(&begun.files);
                let (mut app, event) = about_to_write(&shelf, locale);
                let state = app.state_json();
                shelf.leave_room(Some(room));
                if room > 500 {
                    panic!("an action takes less than 500 bytes");
                }
                let fits = app.copy().is_some_and(|mut trial| trial.send(event.clone()).is_ok());
                if fits {
                    break;
                }
                storage_failure(&mut app, &event, "store-full");
                let (again, _) = resume(&Shelf::with(&shelf.files())).expect("it is offered");
                assert_eq!(again.state_json(), state, "the match on disk is as it was");
                shelf.leave_room(None);
                send(&mut app, event);
                assert_ne!(app.state_json(), state, "play goes on when there is room");
                let (again, _) = resume(&shelf).expect("it is offered");
                assert_eq!(again.state_json(), app.state_json());
                room += 1;
            }
            assert!(room > 20, "an action takes more than 20 bytes");
        }
    }
}

#[test]
fn a_store_that_may_not_be_written_refuses_every_change_in_a_sentence() {
    let set_up = &one_of_each()[0];
    let begun = begin(set_up, 12);
    for locale in ["fr", "en"] {
        let shelf = Shelf::with(&begun.files);
        let (mut app, event) = about_to_write(&shelf, locale);
        shelf.forbid_writing(true);
        let files = shelf.files();
        storage_failure(&mut app, &event, "store-read-only");
        press(&mut app, "settings");
        let quick = Event::Press { id: "set speed quick".to_owned() };
        storage_failure(&mut app, &quick, "store-read-only");
        send(&mut app, Event::Back);
        leave(&mut app);
        press(&mut app, "delete 00000001");
        let delete = Event::Press { id: "delete 00000001".to_owned() };
        storage_failure(&mut app, &delete, "store-read-only");
        press(&mut app, &format!("new {}", set_up.game));
        let new_match = Event::Press { id: "deal".to_owned() };
        storage_failure(&mut app, &new_match, "store-read-only");
        assert_eq!(shelf.files(), files);
        shelf.forbid_writing(false);
        press(&mut app, "deal");
    }
}

#[test]
fn a_match_given_up_on_a_failing_store_is_either_given_up_or_still_there() {
    let begun = begin(&one_of_each()[0], 12);
    let mut failed = 0;
    for room in 0..200 {
        let shelf = Shelf::with(&begun.files);
        let (mut app, _) = about_to_write(&shelf, "en");
        press(&mut app, "give-up");
        let (screen, state) = (json(&app.screen()), app.state_json());
        shelf.leave_room(Some(room));
        match app.send(Event::Press { id: "give-up".to_owned() }) {
            Ok(screen) => assert!(matches!(screen.place, Place::Home { .. })),
            Err(failure) => {
                failed += 1;
                assert_eq!(failure.kind, FailureKind::Storage);
                assert_eq!((json(&app.screen()), app.state_json()), (screen, state));
                shelf.leave_room(None);
                let (again, _) = resume(&shelf).expect("it is offered");
                assert_eq!(again.state_json(), app.state_json());
            }
        }
    }
    assert!((20..100).contains(&failed), "{failed} of 200 did not fit");
    // The line is written, but the files cannot be removed.
    let shelf = Shelf::with(&begun.files);
    let mut app = open(Undeletable(shelf.clone()), "en", 9);
    let screen = press(&mut app, RESUME);
    if let Place::Handover { .. } = screen.place {
        press(&mut app, "here");
    }
    press(&mut app, "give-up");
    let screen = press(&mut app, "give-up");
    assert!(matches!(screen.place, Place::Home { .. }), "it is given up: its line is on disk");
}

/// A store from which nothing can be removed.
struct Undeletable(Shelf);

impl Store for Undeletable {
    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.0.list()
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        self.0.read(name)
    }

    fn append(&mut self, name: &str, at: u64, bytes: &[u8]) -> Result<(), StoreError> {
        self.0.append(name, at, bytes)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        self.0.write(name, bytes)
    }

    fn remove(&mut self, _name: &str) -> Result<(), StoreError> {
        Err(StoreError::ReadOnly)
    }
}

// ---- a real disk ----

/// A file system of 64 KB, unmounted at the end.
struct SmallDisk(Scratch);

impl SmallDisk {
    /// None where this user may not mount.
    fn mount() -> Option<SmallDisk> {
        let scratch = Scratch::new();
        let options = ["-t", "tmpfs", "-o", "size=64k", "tmpfs"];
        let mounted = Command::new("mount").args(options).arg(scratch.path()).output();
        mounted.is_ok_and(|output| output.status.success()).then_some(SmallDisk(scratch))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn remount(&self, how: &str) {
        let options = format!("remount,{how}");
        let status = Command::new("mount").args(["-o", &options]).arg(self.path()).status();
        assert!(status.is_ok_and(|status| status.success()), "it can be mounted again");
    }

    /// Writes until nothing more fits.
    fn fill(&self) {
        let mut bytes = Vec::new();
        while std::fs::write(self.path().join("filler"), &bytes).is_ok() {
            bytes.resize(bytes.len() + 1024, 0);
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg(self.path()).status();
        assert!(unmounted.is_ok_and(|status| status.success()), "the small disk is unmounted");
    }
}

/// A long match: its log outgrows a page of the disk.
fn long_match() -> Deal {
    let deals = every_deal(2);
    let longest = |deal: &&Deal| (deal.choices.get("games").cloned(), deal.players);
    deals.iter().max_by_key(longest).expect("there is a game").clone()
}

#[test]
fn a_full_disk_stops_the_match_until_there_is_room() {
    let Some(disk) = SmallDisk::mount() else {
        println!("skipped: mounting is not allowed here; the failing store stands for it");
        return;
    };
    let set_up = long_match();
    let mut app = open(DirStore::open(disk.path()).expect("it can be opened"), "fr", 2);
    let mut screen = deal(&mut app, &set_up, &kinds(set_up.players, 0));
    disk.fill();
    let mut rng = rng(2);
    let refused = loop {
        let event = forward(&screen, &mut rng).expect("the disk fills before the match ends");
        match app.send(event.clone()) {
            Ok(next) => screen = next,
            Err(failure) => break (event, failure),
        }
    };
    let (event, failure) = refused;
    assert_eq!(failure.kind, FailureKind::Storage);
    assert_eq!(failure.sentence, Text::new(Language::Fr).get("store-full"));
    let state = app.state_json();
    assert_eq!(json(&app.screen()), json(&screen));
    let mut again = open(DirStore::open(disk.path()).expect("it can be opened"), "en", 2);
    press(&mut again, RESUME);
    assert_eq!(again.state_json(), state, "the match on disk is as it was");
    let mut third = open(DirStore::open(disk.path()).expect("it can be opened"), "en", 2);
    press(&mut third, &format!("new {}", set_up.game));
    storage_failure(&mut third, &Event::Press { id: "deal".to_owned() }, "store-full");
    std::fs::remove_file(disk.path().join("filler")).expect("room is made");
    send(&mut app, event);
    play_to_the_end(&mut app, &mut rng);
    assert!(disk.path().join(RECORD).exists());
}

#[test]
fn a_disk_mounted_read_only_refuses_in_a_sentence() {
    let Some(disk) = SmallDisk::mount() else {
        println!("skipped: mounting is not allowed here; the failing store stands for it");
        return;
    };
    let set_up = &one_of_each()[0];
    let mut app = open(DirStore::open(disk.path()).expect("it can be opened"), "en", 2);
    set(&mut app, "confirm", "off");
    let mut screen = deal(&mut app, set_up, &kinds(set_up.players, 0));
    disk.remount("ro");
    let mut rng = rng(2);
    let failure = loop {
        let event = forward(&screen, &mut rng).expect("the match goes on");
        match app.send(event) {
            Ok(next) => screen = next,
            Err(failure) => break failure,
        }
    };
    assert_eq!(failure.kind, FailureKind::Storage);
    assert_eq!(failure.sentence, Text::new(Language::En).get("store-read-only"));
    assert_eq!(json(&app.screen()), json(&screen));
    disk.remount("rw");
    play_to_the_end(&mut app, &mut rng);
    assert!(disk.path().join(RECORD).exists());
}

// ---- clock and preferences ----

#[test]
fn a_clock_set_back_harms_nothing() {
    let begun = begin(&one_of_each()[0], 12);
    for now in [NOW - 86_400, NOW - 40_000_000, 0, -1, i64::MIN, i64::MAX, NOW + 86_400] {
        let shelf = Shelf::with(&begun.files);
        let (mut app, _) = resume(&shelf).expect("it is offered");
        let screen = send(&mut app, Event::Resumed { now, locale: "fr".to_owned() });
        assert_eq!(app.state_json().as_ref(), Some(begun.last()));
        assert!(!matches!(screen.place, Place::Home { .. }));
        goes_on(&mut app, &shelf);
        let home = leave(&mut app);
        let Place::Home { home } = home.place else { panic!("home leads home") };
        assert!(home.resume.iter().all(|card| !card.detail.is_empty()));
    }
}

#[test]
fn damaged_preferences_give_the_usual_ones_and_a_sentence() {
    const NAME: &str = "preferences.json";
    let shelf = Shelf::default();
    let mut app = open(shelf.clone(), "en", 1);
    set(&mut app, "privacy", "strict");
    let whole = shelf.files()[NAME].clone();
    let sentence = Text::new(Language::Fr).get("preferences-damaged");
    for at in 0..whole.len() {
        let mut changed = whole.clone();
        changed[at] ^= 0x80;
        for bytes in [&whole[..at], &changed] {
            let shelf = Shelf::default();
            shelf.put(NAME, bytes);
            let mut app = open(shelf.clone(), "fr", 1);
            assert_eq!(app.screen().note.map(|note| note.text), Some(sentence.clone()));
            assert_eq!(shelf.files()[NAME], bytes, "what is there is not thrown away at once");
            let settings = press(&mut app, "settings");
            let smart = button(&settings, "set privacy smart").expect("it is a setting");
            assert!(smart.selected);
        }
    }
}
