//! The app as one state machine: [`App::screen`] says what to draw, [`App::send`] what happened.

mod event;
mod failure;
mod screen;

pub use event::Event;
pub use failure::{Failure, FailureKind};
pub use screen::*;
