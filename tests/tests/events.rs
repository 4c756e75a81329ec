//! Whatever is sent, the app answers with a screen or a sentence, and what fails changes
//! nothing.

use myrmex_core::{
    app::{App, Event, FailureKind, Place, Screen, Seeds},
    chance::Rng,
    text::Text,
};
use myrmex_tests::{
    amount,
    games::{Deal, every_deal, played_deals},
    phone::{self, NOW, PRIVACY, forward, json, kinds, open, play_to_the_end, press, send},
    rng, screens,
    stores::Shelf,
};
use rand::{RngExt, seq::IndexedRandom};

const LOCALES: [&str; 8] = ["fr", "en", "fr-CA", "FR_fr", "de", "", "\u{202e}", "zh-Hant-TW"];
const TIMES: [i64; 8] =
    [0, -1, i64::MIN, i64::MAX, NOW, NOW - 40_000_000, 253_402_300_799, 253_402_300_800];
const OFFSETS: [i32; 6] = [0, 3600, -43_200, 93_599, i32::MIN, i32::MAX];

/// Events sent to one app before the next is opened.
const SITTING: usize = 1000;

/// A person who presses anything.
struct Imp {
    rng: Rng,
    deals: Vec<Deal>,
    texts: [Text; 2],
    /// Ids, targets and fields seen on any screen.
    known: Vec<String>,
    sent: usize,
    refused: usize,
    finished: usize,
}

impl Imp {
    fn new(seed: u64) -> Imp {
        Imp {
            rng: rng(seed),
            deals: played_deals(2),
            texts: screens::texts(),
            known: Vec::new(),
            sent: 0,
            refused: 0,
            finished: 0,
        }
    }

    fn sit(&mut self, sitting: u64, events: usize) {
        println!("sitting {sitting}");
        let shelf = Shelf::default();
        let locale = *LOCALES.choose(&mut self.rng).expect("there are locales");
        let now = *TIMES.choose(&mut self.rng).expect("there are times");
        let offset = *OFFSETS.choose(&mut self.rng).expect("there are offsets");
        let store = Box::new(shelf.clone());
        let mut app = App::open(store, Seeds::From(sitting), locale, now, offset);
        let privacy = *PRIVACY.choose(&mut self.rng).expect("there are settings");
        phone::set(&mut app, "privacy", privacy);
        let deal = self.deals.choose(&mut self.rng).expect("there are games").clone();
        let bots = self.rng.random_range(0..deal.players);
        let mut screen = phone::deal(&mut app, &deal, &kinds(deal.players, bots));
        for step in 0..events {
            let event = self.in_haste(&screen);
            let before = (json(&screen), app.state_json(), shelf.digest());
            self.sent += 1;
            match app.send(event.clone()) {
                Ok(next) => {
                    assert_eq!(next, app.screen(), "what is returned is what is there");
                    let words = screens::words(&next, &self.texts);
                    if let Err(fault) = screens::check(&next, words) {
                        panic!("{event:?}: {fault}: {}", json(&next));
                    }
                    self.remember(&next);
                    self.finished += usize::from(
                        matches!(next.place, Place::Result { .. })
                            && !matches!(screen.place, Place::Result { .. }),
                    );
                    screen = next;
                }
                Err(failure) => {
                    self.refused += 1;
                    use FailureKind::{Code, Name, Unfit};
                    assert!(
                        matches!(failure.kind, Unfit | Name | Code),
                        "{failure:?} to {event:?} in {}",
                        before.0
                    );
                    assert!(!failure.sentence.is_empty());
                    let after = (json(&app.screen()), app.state_json(), shelf.digest());
                    assert_eq!(after, before, "{event:?} failed and changed something");
                }
            }
            if step % 331 == 330 {
                self.must_end(&app);
            }
        }
    }

    /// From wherever the imp has brought it, the match in front can be played to its end.
    fn must_end(&mut self, app: &App) {
        let mut app = app.copy().expect("a shelf can be copied");
        let aside = |screen: &Screen| {
            matches!(
                screen.place,
                Place::Rules { .. }
                    | Place::Settings { .. }
                    | Place::Records { .. }
                    | Place::Replay { .. }
                    | Place::Setup { .. }
            )
        };
        while aside(&app.screen()) {
            send(&mut app, Event::Back);
        }
        if !matches!(app.screen().place, Place::Home { .. }) {
            play_to_the_end(&mut app, &mut self.rng);
        }
    }

    fn remember(&mut self, screen: &Screen) {
        let ids = screen.buttons().into_iter().map(|button| button.id.clone());
        let fields = screen.fields().into_iter().map(|field| field.id.clone());
        let all: Vec<String> =
            ids.chain(fields).chain(screen.targets().map(str::to_owned)).collect();
        for id in all {
            if self.known.len() < 400 {
                self.known.push(id);
            } else {
                let at = self.rng.random_range(0..self.known.len());
                self.known[at] = id;
            }
        }
    }

    /// The imp has no patience with whoever thinks long: what comes of that is tried elsewhere.
    fn in_haste(&mut self, screen: &Screen) -> Event {
        match self.event(screen) {
            Event::Press { id } if id.ends_with("sharp") => {
                Event::Press { id: id.replace("sharp", "steady") }
            }
            Event::Press { id } if id == "hint" && !self.rng.random_ratio(1, 8) => Event::Continue,
            event => event,
        }
    }

    fn event(&mut self, screen: &Screen) -> Event {
        match self.rng.random_range(0..100) {
            0..40 => {
                if let Some(event) = forward(screen, &mut self.rng) {
                    return event;
                }
                self.way_back_to_play(screen)
            }
            40..55 => Event::Press { id: self.button(screen) },
            55..65 => {
                let targets: Vec<&str> = screen.targets().collect();
                let target = targets.choose(&mut self.rng).map(|target| (*target).to_owned());
                Event::Tap { target: target.unwrap_or_else(|| self.word()) }
            }
            65..68 => Event::Hold { id: self.button(screen), down: self.rng.random() },
            68..71 => {
                let fields = screen.fields();
                let field = fields.choose(&mut self.rng).map(|field| field.id.clone());
                let text = self.word();
                Event::Enter { field: field.unwrap_or_else(|| self.word()), text }
            }
            71..74 => Event::Continue,
            74..76 => Event::Suspended,
            76..78 => Event::Resumed {
                now: *TIMES.choose(&mut self.rng).expect("there are times"),
                locale: (*LOCALES.choose(&mut self.rng).expect("there are locales")).to_owned(),
            },
            78 => Event::Back,
            79..86 => Event::Tap { target: self.word() },
            86..94 => Event::Press { id: self.word() },
            94..97 => Event::Hold { id: self.word(), down: self.rng.random() },
            _ => Event::Enter { field: self.word(), text: self.word() },
        }
    }

    fn way_back_to_play(&mut self, screen: &Screen) -> Event {
        let id = match &screen.place {
            Place::Home { home } => {
                let cards = home.resume.iter().filter_map(|card| card.buttons.first());
                let begun: Vec<String> = cards.map(|button| button.id.clone()).collect();
                let new = home.games.iter().map(|game| game.button.id.clone());
                let all: Vec<String> = begun.into_iter().chain(new).collect();
                all.choose(&mut self.rng).cloned().unwrap_or_default()
            }
            Place::Setup { .. } => "deal".to_owned(),
            Place::Result { .. } => "rematch".to_owned(),
            _ => return Event::Back,
        };
        Event::Press { id }
    }

    fn button(&mut self, screen: &Screen) -> String {
        let buttons = screen.buttons();
        let id = buttons.choose(&mut self.rng).map(|button| button.id.clone());
        id.unwrap_or_else(|| self.word())
    }

    /// Something known from another screen, something like it, or nonsense.
    fn word(&mut self) -> String {
        const ODD: [&str; 24] = [
            "",
            " ",
            "resume ../../etc/passwd",
            "resume 00000009",
            "delete",
            "cards 255",
            "cards 9",
            "seat 9 gentle",
            "seat 0 wizard",
            "option games 99",
            "option  ",
            "card 13",
            "card 0",
            "bet 99999999999999999999",
            "bet -1",
            "tab x",
            "set privacy none",
            "forget 18446744073709551616",
            "name 77",
            "נועה",
            "a\u{202e}b",
            "\u{0}",
            "🦗🐜",
            "continue",
        ];
        match self.rng.random_range(0..10) {
            0..5 if !self.known.is_empty() => {
                self.known.choose(&mut self.rng).cloned().unwrap_or_default()
            }
            5 => {
                let length = self.rng.random_range(0..12);
                (0..length).map(|_| self.rng.random::<char>()).collect()
            }
            6 if self.rng.random_ratio(1, 10) => "é".repeat(10_000),
            7 => {
                let mut word = self.known.choose(&mut self.rng).cloned().unwrap_or_default();
                word.pop();
                word.push(self.rng.random());
                word
            }
            _ => (*ODD.choose(&mut self.rng).expect("there are odd words")).to_owned(),
        }
    }
}

#[test]
fn a_hundred_thousand_random_events_break_nothing() {
    let all = amount(100_000, 1_000_000);
    let totals = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            scope.spawn(move || {
                let mut imp = Imp::new(half);
                for sitting in 0..(all / 2 / SITTING) as u64 {
                    imp.sit(2 * sitting + half, SITTING);
                }
                (imp.sent, imp.refused, imp.finished)
            })
        });
        halves.map(|half| half.join().expect("no event ends the app"))
    });
    let [(sent, refused, finished), other] = totals;
    let (sent, refused, finished) = (sent + other.0, refused + other.1, finished + other.2);
    println!("{sent} events, {refused} refused, {finished} matches finished");
    assert_eq!(sent, all);
    assert!(refused > all / 20 && refused < all / 2, "{refused} of {all} were refused");
    assert!(finished > all / 5000, "{finished} matches were finished");
}

#[test]
fn every_set_up_reaches_its_result_by_legal_answers_alone() {
    let texts = screens::texts();
    for (seed, deal) in (0..).zip(played_deals(2)) {
        let one = seed as u8 % (deal.players + 1);
        for bots in (0..=deal.players).filter(|&bots| !deal.is_long() || bots == one) {
            // The three privacy settings turn and turn about; the long run tries them all.
            let turn = (seed as usize + usize::from(bots)) % PRIVACY.len();
            let settings = PRIVACY.into_iter().cycle().skip(turn).take(amount(1, PRIVACY.len()));
            for privacy in settings {
                let locale = if bots % 2 == 0 { "fr" } else { "en" };
                let mut app = open(Shelf::default(), locale, seed);
                phone::set(&mut app, "privacy", privacy);
                phone::deal(&mut app, &deal, &kinds(deal.players, bots));
                for screen in play_to_the_end(&mut app, &mut rng(seed)) {
                    let fault = screens::check(&screen, screens::words(&screen, &texts));
                    assert_eq!(fault, Ok(()), "{}", json(&screen));
                }
            }
        }
    }
}

#[test]
fn a_name_that_is_empty_endless_or_unwritable_is_refused_in_a_sentence() {
    for locale in ["fr", "en"] {
        let mut app = open(Shelf::default(), locale, 1);
        let games = every_deal(1);
        press(&mut app, &format!("new {}", games[0].game));
        let texts = screens::texts();
        let words = screens::words(&app.screen(), &texts);
        let long = "x".repeat(10_000);
        let bad = [
            ("", "name-empty"),
            (" \u{a0}\u{3000}", "name-empty"),
            (&long, "name-long"),
            ("a\u{202e}b", "name-unwritable"),
            ("a\nb", "name-unwritable"),
        ];
        for (name, key) in bad {
            let before = json(&app.screen());
            let enter = Event::Enter { field: "name 0".to_owned(), text: name.to_owned() };
            let failure = app.send(enter).expect_err("it is no name");
            assert_eq!((failure.kind, failure.sentence), (FailureKind::Name, words.get(key)));
            assert_eq!(json(&app.screen()), before);
        }
        let enter = Event::Enter { field: "name 0".to_owned(), text: "נועה".to_owned() };
        let screen = send(&mut app, enter);
        assert_eq!(screen.fields()[0].text, "נועה", "a field holds the name as it was typed");
        let Place::Setup { setup } = screen.place else { panic!("it is a set-up") };
        let label = &setup.seats[0].buttons[0].label;
        assert!(label.contains("\u{2068}נועה\u{2069}"), "it does not turn its sentence round");
    }
}
