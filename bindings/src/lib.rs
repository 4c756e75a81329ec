//! The one door between the core and the native shells.
//!
//! A shell opens an [`App`], draws its [`Screen`] and sends it [`Event`]s. Nothing is decided
//! here: the crate only carries calls across, and keeps a fault of the core from crossing as
//! anything but a [`Failure`].

mod failure;

use std::{
    panic::{self, AssertUnwindSafe},
    sync::{Arc, Mutex, PoisonError},
};

use myrmex_core::{
    app::{self, Event, Screen, Seeds, store::DirStore},
    text::{Language, Text},
};

pub use failure::Failure;

uniffi::setup_scaffolding!();

/// The whole app, behind one object. One call at a time is served; the others wait.
#[derive(uniffi::Object)]
pub struct App {
    door: Mutex<Door>,
}

#[uniffi::export]
impl App {
    /// Opens the app on what is stored in a folder of its own.
    ///
    /// `locale` is the system's language tag, `now` seconds since 1970 and `utc_offset` seconds
    /// east of UTC.
    ///
    /// # Errors
    /// [`Failure::Storage`] if the folder cannot be made.
    #[uniffi::constructor]
    pub fn open(
        storage_dir: String,
        locale: String,
        now: i64,
        utc_offset: i32,
    ) -> Result<Arc<App>, Failure> {
        App::of(Opening { storage_dir, locale, now, utc_offset, seeds: Seeds::System })
    }

    /// Opens the app with matches that are dealt the same each time: this seed, then the next.
    /// For tests and demonstrations.
    ///
    /// # Errors
    /// [`Failure::Storage`] if the folder cannot be made.
    #[uniffi::constructor]
    pub fn rehearse(
        storage_dir: String,
        locale: String,
        now: i64,
        utc_offset: i32,
        seed: u64,
    ) -> Result<Arc<App>, Failure> {
        App::of(Opening { storage_dir, locale, now, utc_offset, seeds: Seeds::From(seed) })
    }

    /// What to draw now.
    ///
    /// # Errors
    /// [`Failure::Internal`] for a fault in the app.
    pub fn screen(&self) -> Result<Screen, Failure> {
        self.call(|door| Ok(door.app.screen()))
    }

    /// Tells the app what happened; answers what to draw now.
    ///
    /// # Errors
    /// A [`Failure`] if the event changed nothing.
    pub fn send(&self, event: Event) -> Result<Screen, Failure> {
        self.call(|door| {
            #[cfg(feature = "forced-panic")]
            assert!(event != Event::Press { id: "forced-panic".into() }, "forced");
            if let Event::Resumed { now, locale } = &event {
                door.opening.now = *now;
                door.opening.locale.clone_from(locale);
            }
            Ok(door.app.send(event)?)
        })
    }
}

impl App {
    fn of(opening: Opening) -> Result<Arc<App>, Failure> {
        let app = caught(|| opening.open()).unwrap_or_else(|| Err(internal(&opening.locale)))?;
        Ok(Arc::new(App { door: Mutex::new(Door { app, opening }) }))
    }

    fn call<T>(&self, work: impl FnOnce(&mut Door) -> Result<T, Failure>) -> Result<T, Failure> {
        // A panic is caught before it reaches the lock; a poisoned one would be sound all the same.
        let mut door = self.door.lock().unwrap_or_else(PoisonError::into_inner);
        caught(|| work(&mut door)).unwrap_or_else(|| Err(door.recover()))
    }
}

/// The core, and what it takes to open it again.
struct Door {
    app: app::App,
    opening: Opening,
}

impl Door {
    /// After a panic nobody knows what the core was in the middle of: it is opened anew. Every
    /// move was on disk before it was shown, so no match is lost.
    fn recover(&mut self) -> Failure {
        if let Some(Ok(app)) = caught(|| self.opening.open()) {
            self.app = app;
        }
        let language = caught(|| self.app.screen().look.language);
        internal(language.as_deref().unwrap_or(&self.opening.locale))
    }
}

struct Opening {
    storage_dir: String,
    locale: String,
    now: i64,
    utc_offset: i32,
    seeds: Seeds,
}

impl Opening {
    fn open(&self) -> Result<app::App, Failure> {
        let store = DirStore::open(&self.storage_dir).map_err(|error| {
            Failure::Storage(Text::new(Language::of(&self.locale)).get(error.key()))
        })?;
        Ok(app::App::open(Box::new(store), self.seeds, &self.locale, self.now, self.utc_offset))
    }
}

/// What `work` answers; nothing if it panicked. Whatever it changed may be half done then.
fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    panic::catch_unwind(AssertUnwindSafe(work)).ok()
}

fn internal(language: &str) -> Failure {
    Failure::Internal(Text::new(Language::of(language)).get("internal"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use myrmex_core::app::Place;

    fn open(dir: &tempfile::TempDir, locale: &str) -> Arc<App> {
        let dir = dir.path().to_str().unwrap().to_owned();
        App::open(dir, locale.to_owned(), 1_800_000_000, 3600).unwrap()
    }

    #[test]
    fn the_app_opens_on_home() {
        let dir = tempfile::tempdir().unwrap();
        assert!(matches!(open(&dir, "fr").screen().unwrap().place, Place::Home { .. }));
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_a_storage_failure_in_the_readers_language() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("file");
        std::fs::write(&file, "").unwrap();
        let inside = file.join("folder").to_str().unwrap().to_owned();
        let sentence = |locale: &str| match App::open(inside.clone(), locale.to_owned(), 0, 0) {
            Err(Failure::Storage(sentence)) => sentence,
            Err(other) => panic!("{other:?}"),
            Ok(_) => panic!("it opened"),
        };
        assert_ne!(sentence("fr-BE"), sentence("en"));
    }

    #[test]
    fn a_rehearsal_deals_the_same_each_time() {
        let dealt = |seed| {
            let dir = tempfile::tempdir().unwrap();
            let path = dir.path().to_string_lossy().into_owned();
            let app = App::rehearse(path, "en".into(), 0, 0, seed).unwrap();
            let press = |id: &str| app.send(Event::Press { id: id.into() }).unwrap();
            press("new fable");
            press("deal")
        };
        assert_eq!(dealt(1), dealt(1));
        assert_ne!(dealt(1), dealt(2));
    }

    #[test]
    fn an_event_that_does_not_fit_is_a_failure_and_changes_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let app = open(&dir, "en");
        let before = app.screen().unwrap();
        let answer = app.send(Event::Press { id: "no such button".into() });
        assert!(matches!(answer, Err(Failure::Unfit(sentence)) if !sentence.is_empty()));
        assert_eq!(app.screen().unwrap(), before);
    }

    #[test]
    fn a_panic_is_an_internal_failure_and_the_next_call_is_served() {
        let dir = tempfile::tempdir().unwrap();
        let app = open(&dir, "fr");
        app.send(Event::Press { id: "settings".into() }).unwrap();
        let answer: Result<(), Failure> = app.call(|_| panic!("forced"));
        assert_eq!(answer, Err(internal("fr")));
        assert!(matches!(app.screen().unwrap().place, Place::Home { .. }));
        let place = app.send(Event::Press { id: "settings".into() }).unwrap().place;
        assert!(matches!(place, Place::Settings { .. }));
    }

    #[cfg(feature = "forced-panic")]
    #[test]
    fn the_forced_panic_is_an_internal_failure() {
        let dir = tempfile::tempdir().unwrap();
        let answer = open(&dir, "en").send(Event::Press { id: "forced-panic".into() });
        assert_eq!(answer, Err(internal("en")));
    }

    #[cfg(not(feature = "forced-panic"))]
    #[test]
    fn the_shipped_library_cannot_be_made_to_panic() {
        let dir = tempfile::tempdir().unwrap();
        let answer = open(&dir, "en").send(Event::Press { id: "forced-panic".into() });
        assert!(matches!(answer, Err(Failure::Unfit(_))));
    }
}
