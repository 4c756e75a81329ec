//! The one door between the core and the native shells.
//!
//! A shell opens an [`App`], draws its [`Screen`] and sends it [`Event`]s. Nothing is decided
//! here: the crate only carries calls across, and keeps a fault of the core from crossing as
//! anything but a [`Failure`].

use std::sync::Arc;

use myrmex_core::app::{Event, Home, Look, Place, Screen};

uniffi::setup_scaffolding!();

mod failure;

pub use failure::Failure;

/// The whole app, behind one object.
#[derive(uniffi::Object)]
pub struct App {}

#[uniffi::export]
impl App {
    /// Opens the app on what is stored in a folder of its own.
    #[uniffi::constructor]
    pub fn open(
        _storage_dir: String,
        _locale: String,
        _now: i64,
        _utc_offset: i32,
    ) -> Result<Arc<Self>, Failure> {
        Ok(Arc::new(App {}))
    }

    /// What to draw now.
    pub fn screen(&self) -> Result<Screen, Failure> {
        Ok(Screen {
            place: Place::Home {
                home: Home {
                    title: "Myrmex".into(),
                    resume_title: String::new(),
                    resume: vec![],
                    games_title: String::new(),
                    games: vec![],
                    buttons: vec![],
                },
            },
            private: false,
            cover_after: None,
            think_after: None,
            awake: false,
            back: None,
            note: None,
            cues: vec![],
            look: Look::default(),
        })
    }

    /// Tells the app what happened; answers what to draw now.
    pub fn send(&self, _event: Event) -> Result<Screen, Failure> {
        self.screen()
    }
}
