//! Whoever plays alone plays for her best score: it is kept once, whatever happens to the phone,
//! and the challenge of the day is the same for everybody.

use myrmex_core::{
    app::{
        App, Event, Finish, Home, Place, Records, Screen,
        store::{Store, StoreError},
    },
    table::lines::Chain,
    text::{Language, Text},
};
use myrmex_tests::{
    alone::{self, SCORES, nearly_over},
    phone::{NOW, button, deal, forward, json, kinds, leave, open, play_to_the_end, press, send},
    rng,
    stores::{Files, Shelf},
};
use std::sync::{Arc, Mutex, PoisonError};

const ASIDE: &str = "scores-1.damaged";
const LOG: &str = "00000001.log";
const RECORD: &str = "00000001.record";
const RESUME: &str = "resume 00000001";

fn english() -> Text {
    Text::new(Language::En)
}

/// Plays the match in these files to its end.
fn finish(store: impl Store + 'static) -> (App, Finish) {
    let mut app = open(store, "en", 7);
    press(&mut app, RESUME);
    play_to_the_end(&mut app, &mut rng(3));
    let result = result(&app.screen());
    (app, result)
}

fn result(screen: &Screen) -> Finish {
    match &screen.place {
        Place::Result { result } => result.clone(),
        _ => panic!("it is over"),
    }
}

fn records(app: &mut App) -> Records {
    match press(app, "records").place {
        Place::Records { records } => records,
        _ => panic!("records"),
    }
}

fn home(screen: &Screen) -> Home {
    match &screen.place {
        Place::Home { home } => home.clone(),
        _ => panic!("it is home"),
    }
}

/// The scores among these files.
fn scores(files: &Files) -> Vec<serde_json::Value> {
    alone::scores(files.get(SCORES).map(Vec::as_slice))
}

fn says(lines: &[myrmex_core::scene::Line], key: &str) -> bool {
    lines.iter().any(|line| line.text == english().get(key))
}

#[test]
fn a_score_is_on_disk_with_its_result_and_stands_in_its_table_fd_96() {
    let shelf = Shelf::with(nearly_over());
    let (mut app, result) = finish(shelf.clone());
    let score = result.podium[0].text.clone();
    assert_eq!(result.headline, {
        let points: i32 = score.parse().expect("it is a number");
        english().with("result-alone", [("name", "Léa".into()), ("score", points.into())])
    });
    let [kept] = &scores(&shelf.files())[..] else { panic!("one score is kept") };
    assert_eq!(kept["score"].to_string(), score);
    assert_eq!(kept["name"], "Léa");
    assert_eq!(kept["options"]["mode"], "solo");
    assert_eq!(kept["seed"], 1);
    assert_eq!(kept["ended"], NOW);
    let best = result.best.expect("the result has the table");
    assert_eq!(best.sheet.rows.len(), 1);
    assert!(best.sheet.rows[0].total, "its own row is set apart");
    assert_eq!(best.sheet.rows[0].cells[0], score);
    let code = &best.sheet.rows[0].cells[2];
    assert!(result.lines.last().is_some_and(|line| line.text.ends_with(code)), "one deal");
    let level =
        [english().get("result-no-level"), english().with("result-level", [("level", "".into())])];
    assert!(
        level.iter().any(|level| result.lines[0].text.starts_with(level)),
        "{:?}",
        result.lines
    );
    leave(&mut app);
    let records = records(&mut app);
    assert_eq!(records.best.len(), 1);
    assert_eq!(records.best[0].sheet.rows[0].cells, best.sheet.rows[0].cells);
    assert!(!records.best[0].sheet.rows[0].total);
    assert!(records.sheet.rows.is_empty(), "alone nobody wins");
    assert!(records.matches[0].detail.contains(code));
}

/// A store that remembers what lay in it after each change: any of them may be the last.
struct Witness(Shelf, Arc<Mutex<Vec<Files>>>);

impl Witness {
    fn saw<T>(&self, done: T) -> T {
        self.1.lock().unwrap_or_else(PoisonError::into_inner).push(self.0.files());
        done
    }
}

impl Store for Witness {
    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.0.list()
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        self.0.read(name)
    }

    fn append(&mut self, name: &str, at: u64, bytes: &[u8]) -> Result<(), StoreError> {
        let done = self.0.append(name, at, bytes);
        self.saw(done)
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<(), StoreError> {
        let done = self.0.write(name, bytes);
        self.saw(done)
    }

    fn remove(&mut self, name: &str) -> Result<(), StoreError> {
        let done = self.0.remove(name);
        self.saw(done)
    }
}

#[test]
fn a_match_killed_between_any_two_writes_counts_once() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    finish(Witness(Shelf::with(nearly_over()), Arc::clone(&seen)));
    let seen = seen.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let with_score = seen.iter().filter(|files| files.contains_key(SCORES));
    assert!(with_score.clone().any(|files| !files.contains_key(RECORD)), "the score comes first");
    assert!(with_score.clone().any(|files| files.contains_key(LOG)), "and the log goes last");
    for (at, files) in seen.iter().enumerate() {
        assert!(
            files.contains_key(LOG) || scores(files).len() == 1,
            "write {at}: no score is lost"
        );
        assert!(files.contains_key(LOG) || files.contains_key(RECORD), "write {at}");
        // Twice, as the second kill may come while the first is mended.
        let shelf = Shelf::with(files);
        for _ in 0..2 {
            if shelf.files().contains_key(LOG) {
                let (_, result) = finish(shelf.clone());
                assert!(result.best.is_some_and(|best| best.sheet.rows.len() == 1));
            }
            assert_eq!(scores(&shelf.files()).len(), 1, "write {at}: it counts once");
            assert!(shelf.files().contains_key(RECORD), "write {at}");
        }
    }
}

#[test]
fn a_disk_too_full_for_the_score_keeps_the_match_until_there_is_room() {
    let shelf = Shelf::with(nearly_over());
    let mut app = open(shelf.clone(), "en", 7);
    let mut screen = press(&mut app, RESUME);
    let mut rng = rng(3);
    // The lines of an answer just fit, one or the several of a walk; a score does not.
    while let Some(event) = forward(&screen, &mut rng) {
        let mut rooms = (100..600).step_by(50);
        let sent = rooms.find_map(|room| {
            shelf.leave_room(Some(room));
            app.send(event.clone()).ok()
        });
        screen = sent.expect("there is room for an answer");
    }
    let result = result(&screen);
    assert!(says(&result.lines, "store-full"), "{:?}", result.lines);
    assert!(result.best.is_none(), "what is not on disk is not shown");
    assert!(shelf.files().contains_key(LOG) && !shelf.files().contains_key(SCORES));
    shelf.leave_room(None);
    let (_, result) = finish(shelf.clone());
    assert!(result.best.is_some());
    assert_eq!(scores(&shelf.files()).len(), 1);
    assert!(!shelf.files().contains_key(LOG));
}

/// Ways to spoil the file of scores, and the sentence that says so.
fn spoiled(whole: &[u8]) -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let seal = |objects: &[&str]| {
        let mut chain = Chain::default();
        objects.iter().map(|object| chain.seal(object)).collect::<String>().into_bytes()
    };
    let mut flipped = whole.to_vec();
    flipped[whole.len() / 2] ^= 4;
    let head_alone = whole.iter().position(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    vec![
        ("empty", Vec::new(), "scores-damaged"),
        ("cut in a line", whole[..whole.len() - 9].to_vec(), "scores-damaged"),
        ("cut after a line", whole[..head_alone].to_vec(), "scores-damaged"),
        ("flipped", flipped, "scores-damaged"),
        ("foreign", b"\x89PNG\r\n".to_vec(), "scores-damaged"),
        (
            "of wrong types",
            seal(&["{\"format\":1,\"scores\":1}", "{\"score\":\"x\"}"]),
            "scores-damaged",
        ),
        ("of a wrong head", seal(&["{\"format\":\"one\"}"]), "scores-damaged"),
        ("newer", seal(&["{\"format\":2}", "{\"stars\":3}"]), "scores-newer"),
    ]
}

#[test]
fn a_damaged_file_of_scores_says_so_is_set_aside_and_harms_nothing_else() {
    let shelf = Shelf::with(nearly_over());
    finish(shelf.clone());
    let whole = shelf.files();
    for (how, bytes, sentence) in spoiled(&whole[SCORES]) {
        let shelf = Shelf::with(&whole);
        shelf.put(SCORES, &bytes);
        let mut app = open(shelf.clone(), "en", 2);
        assert!(matches!(app.screen().place, Place::Home { .. }), "{how}");
        let shown = records(&mut app);
        assert_eq!(shown.nothing, Some(english().get(sentence)), "{how}");
        assert_eq!(shown.matches.len(), 1, "{how}: the matches are there");
        press(&mut app, "replay 00000001");
        assert_eq!(shelf.files()[SCORES], bytes, "{how}: looking changes nothing");
        // Another match is finished.
        for (name, bytes) in nearly_over() {
            shelf.put(&name.replace("00000001", "00000002"), bytes);
        }
        let mut app = open(shelf.clone(), "en", 2);
        press(&mut app, "resume 00000002");
        play_to_the_end(&mut app, &mut rng(3));
        let result = result(&app.screen());
        if sentence == "scores-newer" {
            assert!(says(&result.lines, sentence), "{:?}", result.lines);
            assert_eq!(shelf.files()[SCORES], bytes, "a newer file is not ours");
        } else {
            assert!(says(&result.lines, "scores-set-aside"), "{how}: {:?}", result.lines);
            assert_eq!(shelf.files()[ASIDE], bytes, "{how}: nothing is thrown away");
            assert_eq!(scores(&shelf.files()).len(), 1, "{how}");
        }
        assert!(shelf.files().contains_key("00000002.record"), "{how}");
    }
}

#[test]
fn a_damaged_match_or_record_leaves_the_scores_alone() {
    let shelf = Shelf::with(nearly_over());
    finish(shelf.clone());
    let whole = shelf.files();
    for (name, bytes) in [(RECORD, &b"rubbish"[..]), (RECORD, b""), ("00000009.log", b"rubbish")] {
        let shelf = Shelf::with(&whole);
        shelf.put(name, bytes);
        let mut app = open(shelf.clone(), "en", 2);
        let shown = records(&mut app);
        assert_eq!(shown.best[0].sheet.rows.len(), 1, "{name}");
        assert_eq!(shown.nothing, None);
        assert_eq!(shelf.files()[SCORES], whole[SCORES]);
    }
}

#[test]
fn a_match_with_something_taken_back_by_agreement_does_not_count_and_says_so() {
    let shelf = Shelf::with(nearly_over());
    let mut app = open(shelf.clone(), "en", 7);
    let mut screen = press(&mut app, RESUME);
    if matches!(screen.place, Place::Handover { .. }) {
        screen = press(&mut app, "here");
    }
    assert!(button(&screen, "agree").is_some());
    press(&mut app, "agree");
    press(&mut app, "agree");
    // Leaving and undoing do not make it forgotten.
    leave(&mut app);
    let (_, result) = finish(shelf.clone());
    assert!(says(&result.lines, "result-aided"), "{:?}", result.lines);
    assert!(result.best.is_none());
    assert_eq!(scores(&shelf.files()).len(), 0);
    assert!(shelf.files().contains_key(RECORD), "it can be watched again all the same");
}

#[test]
fn a_match_a_bot_played_does_not_count() {
    let shelf = Shelf::default();
    let mut app = open(shelf.clone(), "en", 1);
    deal(&mut app, &alone::mode(), &kinds(1, 1));
    play_to_the_end(&mut app, &mut rng(1));
    assert_eq!(scores(&shelf.files()).len(), 0);
    // Nor does one where a bot sat in for a while.
    let shelf = Shelf::with(nearly_over());
    let mut app = open(shelf.clone(), "en", 7);
    let screen = press(&mut app, RESUME);
    if matches!(screen.place, Place::Handover { .. }) {
        press(&mut app, "here");
    }
    press(&mut app, "seat 0 gentle");
    press(&mut app, "seat 0 person");
    leave(&mut app);
    let (_, result) = finish(shelf.clone());
    assert!(says(&result.lines, "result-aided"), "{:?}", result.lines);
    assert_eq!(scores(&shelf.files()).len(), 0);
}

#[test]
fn erasing_the_records_asks_first_and_then_forgets_the_scores_too() {
    let shelf = Shelf::with(nearly_over());
    let (mut app, _) = finish(shelf.clone());
    leave(&mut app);
    press(&mut app, "records");
    press(&mut app, "erase");
    assert_eq!(scores(&shelf.files()).len(), 1, "it asks first");
    let Place::Records { records } = press(&mut app, "erase").place else { panic!("records") };
    assert!(records.best.is_empty() && records.buttons.is_empty());
    assert_eq!(records.nothing, Some(english().get("records-nothing")));
    assert!(!shelf.files().contains_key(SCORES));
}

#[test]
fn alone_the_set_up_names_the_deal_that_comes() {
    let mut app = open(Shelf::default(), "en", 5);
    let Place::Setup { setup } = press(&mut app, "new fourmidable").place else { panic!("set-up") };
    assert_eq!(setup.seats.len(), 2, "a game is for a table unless somebody leaves it");
    assert_eq!(setup.code.map(|code| code.text), Some(String::new()));
    let Place::Setup { setup } = press(&mut app, "seat 1 leave").place else { panic!("set-up") };
    let code = setup.code.expect("a code can be typed").text;
    assert!(!code.is_empty());
    let event = Event::Enter { field: "code".to_owned(), text: code.clone() };
    let Place::Setup { setup } = send(&mut app, event).place else { panic!("set-up") };
    assert_eq!(setup.code.map(|code| code.text), Some(code), "typed in, it changes nothing");
}

// ---- the challenge of the day ----

#[test]
fn the_challenge_of_the_day_is_dealt_alike_on_every_phone() {
    let today = |seed: u64, locale: &str| {
        let mut app = open(Shelf::default(), locale, seed);
        let Place::Setup { setup } = press(&mut app, "daily new").place else { panic!("set-up") };
        press(&mut app, "deal");
        (setup.code.expect("its code is known").text, app.state_json())
    };
    let here = today(1, "en");
    assert_eq!(here, today(99, "fr"));
    let mut tomorrow = open(Shelf::default(), "en", 1);
    send(&mut tomorrow, Event::Resumed { now: NOW + 86_400, locale: "en".to_owned() });
    press(&mut tomorrow, "daily new");
    press(&mut tomorrow, "deal");
    assert_ne!(tomorrow.state_json(), here.1, "tomorrow is another");
}

#[test]
fn the_card_of_the_day_deals_to_somebody_known_and_goes_on_with_hers() {
    let shelf = Shelf::default();
    let mut app = open(shelf.clone(), "en", 1);
    let card = home(&app.screen()).daily.expect("there is a challenge");
    let ids: Vec<&str> = card.buttons.iter().map(|button| button.id.as_str()).collect();
    assert_eq!(ids, ["daily new"], "nobody is known yet");
    press(&mut app, "daily new");
    press(&mut app, "deal");
    let dealt = app.state_json();
    let back = leave(&mut app);
    assert!(button(&back, "daily 0").is_some_and(|plays| plays.label.contains("Léa")));
    press(&mut app, "daily 0");
    assert_eq!(app.state_json(), dealt);
    let logs = |shelf: &Shelf| shelf.files().keys().filter(|name| name.ends_with(".log")).count();
    assert_eq!(logs(&shelf), 1, "she goes on with hers");
    play_to_the_end(&mut app, &mut rng(1));
    let score = result(&app.screen()).podium[0].text.clone();
    let detail = home(&leave(&mut app)).daily.expect("there is a challenge").detail;
    assert!(detail.contains("Léa") && detail.contains(&score), "{detail}");
    press(&mut app, "daily 0");
    assert_eq!(app.state_json(), dealt, "the same deal once more, from its beginning");
    leave(&mut app);
    let event = Event::Resumed { now: NOW + 86_400, locale: "en".to_owned() };
    let tomorrow = home(&send(&mut app, event)).daily.expect("there is a challenge");
    assert!(!tomorrow.detail.contains(&score), "{}", tomorrow.detail);
    assert!(!json(&app.screen()).contains("⁇"));
}
