//! The app as one state machine: [`App::screen`] says what to draw, [`App::send`] what happened.
//!
//! Home → Set-up → (Hand-over → Turn)* → Reveal → Result; rules, records, replays and settings
//! lie on top and give back what was below. An event that fails changes nothing.

mod catalog;
mod code;
mod daily;
mod event;
mod failure;
mod home;
mod matches;
mod preferences;
mod records;
mod reel;
mod replay;
mod rules;
mod saves;
mod scores;
mod screen;
mod session;
mod settings;
mod setup;
pub mod store;
mod survey;
mod when;

use crate::{
    game::Seat,
    text::{Language, Text},
};
use preferences::Preferences;
use rand::TryRng;
use replay::ReplayRoom;
use rules::RulesRoom;
use session::{Session, Step};
use setup::SetupRoom;
use std::sync::Arc;
use store::{Store, StoreError};
use survey::Offers;
use when::Clock;

pub use event::Event;
pub use failure::{Failure, FailureKind};
pub use screen::*;

/// Where the seeds of new matches come from.
#[derive(Clone, Copy, Debug)]
pub enum Seeds {
    /// The system's chance.
    System,
    /// This one, then the next: for tests and demonstrations.
    From(u64),
}

/// Seeds are short enough to be exact in any program that reads a save.
const SEED_BITS: u32 = 48;

impl Seeds {
    fn next(&mut self, now: i64) -> u64 {
        let seed = match self {
            // A system without chance gets a seed from its clock.
            Seeds::System => rand::rngs::SysRng.try_next_u64().unwrap_or(now as u64),
            Seeds::From(seed) => {
                let this = *seed;
                *seed = seed.wrapping_add(1);
                this
            }
        };
        seed & ((1 << SEED_BITS) - 1)
    }
}

/// Everything behind the screen.
pub struct App {
    store: Box<dyn Store>,
    seeds: Seeds,
    locale: String,
    clock: Clock,
    text: Arc<Text>,
    prefs: Preferences,
    /// Home is below all; the last is in front.
    rooms: Vec<Room>,
    /// A warning was pressed once and waits to be pressed again.
    confirming: Option<String>,
    note: Option<Note>,
    cues: Vec<Cue>,
    /// What the screen last shown offers; none before the first event.
    offers: Option<Offers>,
}

enum Room {
    Home,
    Setup(SetupRoom),
    Match(Box<Session>),
    Rules(RulesRoom),
    Records,
    Replay(ReplayRoom),
    Settings,
}

/// What a room may use of the app.
struct World<'a> {
    store: &'a mut dyn Store,
    text: &'a Text,
    prefs: &'a Preferences,
    clock: Clock,
    cues: &'a mut Vec<Cue>,
}

impl World<'_> {
    fn failure(&self, kind: FailureKind, key: &str) -> Failure {
        Failure { kind, sentence: self.text.get(key) }
    }

    fn unfit(&self) -> Failure {
        self.failure(FailureKind::Unfit, "unfit")
    }

    fn storage(&self, error: StoreError) -> Failure {
        self.failure(FailureKind::Storage, error.key())
    }

    fn seat(&self, number: &str) -> Result<Seat, Failure> {
        number.parse().map(Seat).map_err(|_| self.unfit())
    }
}

/// A private screen covers itself after so many seconds.
const COVER_AFTER: u32 = 45;
const PREFERENCES: &str = "preferences.json";

impl App {
    /// Opens the app on a store.
    ///
    /// `locale` is the system's language tag, `now` seconds since 1970 and `utc_offset` seconds
    /// east of UTC. A store that cannot be read gives an app that says so.
    pub fn open(
        store: Box<dyn Store>,
        seeds: Seeds,
        locale: &str,
        now: i64,
        utc_offset: i32,
    ) -> App {
        let read = match store.read(PREFERENCES) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|_| "preferences-damaged"),
            Err(StoreError::Missing) => Ok(Preferences::default()),
            Err(error) => Err(error.key()),
        };
        let prefs = read.clone().unwrap_or_default();
        let text = Arc::new(Text::new(prefs.language(locale)));
        let note = read.err().map(|key| Note { text: text.get(key), clause: None });
        App {
            store,
            seeds,
            locale: locale.to_owned(),
            clock: Clock { now, offset: utc_offset },
            text,
            prefs,
            rooms: vec![Room::Home],
            confirming: None,
            note,
            cues: Vec::new(),
            offers: None,
        }
    }

    /// What to draw now.
    pub fn screen(&self) -> Screen {
        let mut cues = self.cues.clone();
        let mut screen = self.with_world(&mut cues, |room, world| {
            let place = match room {
                Room::Home => Place::Home { home: home::draw(world) },
                Room::Setup(room) => Place::Setup { setup: room.draw(world) },
                Room::Match(session) => session.place(world),
                Room::Rules(room) => Place::Rules { rules: room.draw(world.text) },
                Room::Records => Place::Records { records: records::draw(world) },
                Room::Replay(room) => Place::Replay { replay: room.draw(world.text) },
                Room::Settings => Place::Settings { settings: settings::draw(world) },
            };
            let session = match room {
                Room::Match(session) => Some(session),
                _ => None,
            };
            let private = session.is_some_and(|session| session.is_private(world));
            Screen {
                place,
                private,
                cover_after: private.then_some(COVER_AFTER),
                think_after: session.and_then(|session| session.think_after(world)),
                awake: session.is_some_and(|session| session.is_played()),
                back: (!matches!(room, Room::Home)).then(|| world.text.get("back")),
                note: None,
                cues: Vec::new(),
                look: world.prefs.look(world.text.language()),
            }
        });
        screen.note = self.note.clone();
        screen.cues = cues;
        if let Some(id) = &self.confirming {
            screen.ask_again(id, &self.text);
        }
        screen
    }

    /// Something happened.
    ///
    /// # Errors
    /// A [`Failure`] with a sentence for the person if the event does not fit the screen or
    /// could not be carried out; nothing has changed then.
    pub fn send(&mut self, event: Event) -> Result<Screen, Failure> {
        let note = self.note.take();
        let cues = std::mem::take(&mut self.cues);
        let confirming = self.confirming.take();
        match self.handle(event, confirming.as_deref()) {
            Ok(new) => {
                self.note = new;
                let screen = self.screen();
                self.offers = Some(Offers::of(&screen));
                Ok(screen)
            }
            Err(failure) => {
                self.note = note;
                self.cues = cues;
                self.confirming = confirming;
                Err(failure)
            }
        }
    }

    fn handle(&mut self, event: Event, confirming: Option<&str>) -> Result<Option<Note>, Failure> {
        match event {
            Event::Tap { target } => self.tap(&target),
            Event::Press { id } => self.press(&id, confirming),
            Event::Enter { field, text } => self.enter(&field, &text),
            Event::Hold { id, down } => self.hold(&id, down),
            Event::Back => self.back(),
            Event::Suspended => {
                self.each_session(|session, world| session.suspend(world));
                Ok(None)
            }
            Event::Resumed { now, locale } => {
                self.clock.now = now;
                self.locale = locale;
                self.speak();
                self.each_session(|session, world| session.suspend(world));
                Ok(None)
            }
            Event::Continue => self.in_session(|session, world| session.go_on(world)),
        }
    }

    /// What can be sent from the screen that is shown.
    fn offers(&mut self) -> &Offers {
        let offers = match self.offers.take() {
            Some(offers) => offers,
            None => Offers::of(&self.screen()),
        };
        self.offers.insert(offers)
    }

    fn tap(&mut self, target: &str) -> Result<Option<Note>, Failure> {
        let offers = self.offers();
        let stepped = offers.stepped.iter().any(|known| known == target);
        if !offers.targets.iter().any(|known| known == target) {
            return Err(self.unfit());
        }
        self.cues.push(Cue::Tap);
        self.in_session(|session, world| session.tap(target, stepped, world))
    }

    fn press(&mut self, id: &str, confirming: Option<&str>) -> Result<Option<Note>, Failure> {
        let offers = self.offers();
        if offers.tabs.iter().any(|tab| tab == id) {
            if let Some(Room::Replay(room)) = self.rooms.last_mut() {
                room.turn_to(id);
                return Ok(None);
            }
            return self.in_session(|session, world| session.press(id, world));
        }
        let Some(button) = offers.button(id).cloned() else {
            return Err(self.unfit());
        };
        if let Some(text) = button.disabled {
            self.cues.push(Cue::Refuse);
            return Ok(Some(Note { text, clause: None }));
        }
        if button.style == ButtonStyle::Warning && confirming != Some(id) {
            self.confirming = Some(id.to_owned());
            return Ok(Some(Note { text: self.text.get("press-again"), clause: None }));
        }
        self.cues.push(Cue::Tap);
        let words: Vec<&str> = id.split(' ').collect();
        match words.as_slice() {
            ["rules"] => {
                let game = self.rooms.iter().rev().find_map(Room::game);
                self.rooms.push(Room::Rules(RulesRoom::new(game)));
                return Ok(None);
            }
            ["settings"] => {
                self.rooms.push(Room::Settings);
                return Ok(None);
            }
            ["records"] => {
                self.rooms.push(Room::Records);
                return Ok(None);
            }
            _ => {}
        }
        match self.front() {
            Room::Home => self.press_home(&words),
            Room::Setup(_) => self.press_setup(&words),
            Room::Match(_) => self.in_session(|session, world| session.press(id, world)),
            Room::Rules(_) => self.press_rules(&words),
            Room::Records => self.press_records(&words),
            Room::Replay(_) => self.press_replay(&words),
            Room::Settings => self.press_settings(&words),
        }
    }

    fn enter(&mut self, field: &str, text: &str) -> Result<Option<Note>, Failure> {
        if !self.offers().fields.iter().any(|known| known == field) {
            return Err(self.unfit());
        }
        match self.front() {
            Room::Setup(_) if field == "code" => self.enter_code(text),
            Room::Setup(_) => self.enter_name(field, text),
            Room::Rules(_) => self.enter_search(text),
            Room::Settings => self.rename(field, text),
            _ => Err(self.unfit()),
        }
    }

    fn hold(&mut self, id: &str, down: bool) -> Result<Option<Note>, Failure> {
        let offers = self.offers();
        if !offers.in_turn || !offers.button(id).is_some_and(|button| button.hold) {
            return Err(self.unfit());
        }
        self.in_session(|session, _| {
            session.hold(down);
            Ok(Step::Stay(None))
        })
    }

    fn back(&mut self) -> Result<Option<Note>, Failure> {
        match self.front() {
            Room::Home => Err(self.unfit()),
            Room::Match(_) => self.in_session(|session, world| session.press("home", world)),
            _ => {
                self.rooms.pop();
                Ok(None)
            }
        }
    }

    fn front(&self) -> &Room {
        // Home is below all, so there is always one.
        self.rooms.last().unwrap_or(&Room::Home)
    }

    fn unfit(&self) -> Failure {
        Failure { kind: FailureKind::Unfit, sentence: self.text.get("unfit") }
    }

    fn storage(&self, error: StoreError) -> Failure {
        Failure { kind: FailureKind::Storage, sentence: self.text.get(error.key()) }
    }

    /// The words of the language that the settings and the system ask for.
    fn speak(&mut self) {
        let language: Language = self.prefs.language(&self.locale);
        if self.text.language() != language {
            self.text = Arc::new(Text::new(language));
        }
    }

    /// Keeps new preferences: on disk first, then here.
    fn prefer(&mut self, prefs: Preferences) -> Result<(), Failure> {
        let file = serde_json::to_vec(&prefs).unwrap_or_default();
        self.store.write(PREFERENCES, &file).map_err(|error| self.storage(error))?;
        self.prefs = prefs;
        self.speak();
        Ok(())
    }

    fn with_world<T>(&self, cues: &mut Vec<Cue>, draw: impl FnOnce(&Room, &World<'_>) -> T) -> T {
        let mut store = survey::ReadOnly(&*self.store);
        let world = World {
            store: &mut store,
            text: &self.text,
            prefs: &self.prefs,
            clock: self.clock,
            cues,
        };
        draw(self.front(), &world)
    }

    /// The app in two parts that do not touch: what a room may use, and the rooms.
    fn split(&mut self) -> (World<'_>, &mut Vec<Room>) {
        let world = World {
            store: &mut *self.store,
            text: &self.text,
            prefs: &self.prefs,
            clock: self.clock,
            cues: &mut self.cues,
        };
        (world, &mut self.rooms)
    }

    fn each_session(&mut self, mut act: impl FnMut(&mut Session, &mut World<'_>)) {
        let (mut world, rooms) = self.split();
        for room in rooms {
            if let Room::Match(session) = room {
                act(session, &mut world);
            }
        }
    }

    /// Lets the match in front handle an event. Elsewhere the event asks for nothing.
    fn in_session(
        &mut self,
        act: impl FnOnce(&mut Session, &mut World<'_>) -> Result<Step, Failure>,
    ) -> Result<Option<Note>, Failure> {
        let (mut world, rooms) = self.split();
        let Some(Room::Match(session)) = rooms.last_mut() else { return Ok(None) };
        let before = (session.is_over(), session.is_revealing());
        let step = act(session, &mut world)?;
        match before {
            (false, _) if session.is_over() => world.cues.push(Cue::Finish),
            (_, false) if session.is_revealing() => world.cues.push(Cue::Reveal),
            _ => {}
        }
        match step {
            Step::Stay(note) => return Ok(note),
            Step::Leave => rooms.truncate(1),
            Step::Rematch => {
                let header = session.table().header().clone();
                let seed = self.seeds.next(self.clock.now);
                self.rooms.truncate(1);
                self.rooms.extend(SetupRoom::again(header, seed).map(Room::Setup));
            }
            Step::Replay => {
                let replay = ReplayRoom::new(session.table().reel());
                rooms.push(Room::Replay(replay));
            }
        }
        Ok(None)
    }

    /// For tests that try the same thing twice: the same app on a copy of its store; none if
    /// the store cannot be copied.
    pub fn copy(&self) -> Option<App> {
        Some(App {
            store: self.store.copy()?,
            seeds: self.seeds,
            locale: self.locale.clone(),
            clock: self.clock,
            text: Arc::clone(&self.text),
            prefs: self.prefs.clone(),
            rooms: self.rooms.iter().map(Room::copy).collect(),
            confirming: self.confirming.clone(),
            note: self.note.clone(),
            cues: self.cues.clone(),
            offers: self.offers.clone(),
        })
    }

    /// For the leak test: the same app with everything that whoever sees this screen may not
    /// know drawn again; none if no match is open.
    #[cfg(any(test, feature = "testing"))]
    pub fn reshuffled(&self, viewer: Option<Seat>, rng: &mut crate::chance::Rng) -> Option<App> {
        let mut other = self.copy()?;
        let session = other.rooms.iter_mut().find_map(|room| match room {
            Room::Match(session) => Some(session),
            _ => None,
        })?;
        **session = session.reshuffled(viewer, rng);
        // Another world may offer something else.
        other.offers = None;
        Some(other)
    }

    /// For tests: asks for a hint as the button does, to be thought over for so many iterations.
    ///
    /// # Errors
    /// A [`Failure`] if this screen has no hint.
    #[cfg(any(test, feature = "testing"))]
    pub fn ask_hint(&mut self, iterations: u32) -> Result<Screen, Failure> {
        self.note = self.in_session(|session, world| session.ask_hint_within(iterations, world))?;
        Ok(self.screen())
    }

    /// For tests: whose eyes the present screen serves.
    #[cfg(any(test, feature = "testing"))]
    pub fn viewer(&self) -> Option<Seat> {
        self.with_world(&mut Vec::new(), |room, world| match room {
            Room::Match(session) => session.eyes_for_test(world),
            _ => None,
        })
    }

    /// For tests: what a legal tap on this screen would tell; none if it is refused.
    #[cfg(any(test, feature = "testing"))]
    pub fn effect(&self, target: &str) -> Option<crate::game::Effect> {
        match self.front() {
            Room::Match(session) => session.effect(target),
            _ => None,
        }
    }

    /// For tests: the state of the open match as JSON.
    #[cfg(any(test, feature = "testing"))]
    pub fn state_json(&self) -> Option<String> {
        self.rooms.iter().find_map(|room| match room {
            Room::Match(session) => Some(session.table().state_json()),
            _ => None,
        })
    }
}

impl Room {
    fn game(&self) -> Option<&'static catalog::Title> {
        match self {
            Room::Setup(room) => Some(room.title),
            Room::Match(session) => session.game(),
            Room::Rules(room) => Some(room.title),
            Room::Home | Room::Records | Room::Replay(_) | Room::Settings => None,
        }
    }

    fn copy(&self) -> Room {
        match self {
            Room::Home => Room::Home,
            Room::Setup(room) => Room::Setup(room.clone()),
            Room::Match(session) => Room::Match(Box::new(session.copy())),
            Room::Rules(room) => Room::Rules(room.clone()),
            Room::Records => Room::Records,
            Room::Replay(room) => Room::Replay(room.copy()),
            Room::Settings => Room::Settings,
        }
    }
}
