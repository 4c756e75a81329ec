//! A finished match, watched again.

use super::{
    App, Room,
    catalog::mode_title,
    failure::Failure,
    reel::Reel,
    screen::{Button, Note, Replay},
};
use crate::text::Text;

/// A finished match, at one step.
pub(super) struct ReplayRoom {
    reel: Box<dyn Reel>,
    step: usize,
    tab: String,
}

impl ReplayRoom {
    pub fn new(reel: Box<dyn Reel>) -> ReplayRoom {
        ReplayRoom { reel, step: 0, tab: String::new() }
    }

    pub fn copy(&self) -> ReplayRoom {
        ReplayRoom { reel: self.reel.copy(), step: self.step, tab: self.tab.clone() }
    }

    /// Brings a part of a large game to the front.
    pub fn turn_to(&mut self, tab: &str) {
        self.tab = tab.strip_prefix("tab ").unwrap_or(tab).to_owned();
    }

    pub fn draw(&self, text: &Text) -> Replay {
        let steps = self.reel.steps();
        let (scene, lines) = self.reel.show(self.step, &self.tab, text);
        let at_start = (self.step == 0).then(|| text.get("replay-at-start"));
        let at_end = (self.step == steps).then(|| text.get("replay-at-end"));
        let button = |id: &str, symbol: &str, disabled: &Option<String>| Button {
            disabled: disabled.clone(),
            ..Button::plain(id, text.get(&format!("replay-{id}")), symbol)
        };
        let header = self.reel.header();
        Replay {
            title: mode_title(&header.game, &header.options, text),
            position: text
                .with("replay-position", [("step", self.step.into()), ("steps", steps.into())]),
            scene,
            lines,
            buttons: vec![
                button("first", "⏮️", &at_start),
                button("round-back", "⏪", &at_start),
                button("earlier", "◀️", &at_start),
                button("later", "▶️", &at_end),
                button("round-on", "⏩", &at_end),
                button("last", "⏭️", &at_end),
            ],
        }
    }

    /// The first step of the next round, or the end.
    fn round_on(&self, text: &Text) -> usize {
        let round = self.reel.round(self.step, text);
        let (mut same, mut other) = (self.step, self.reel.steps());
        // A round is one stretch of steps, so its end is found by halving.
        while same + 1 < other {
            let middle = same.midpoint(other);
            if self.reel.round(middle, text) == round {
                same = middle;
            } else {
                other = middle;
            }
        }
        other
    }

    /// The first step of the round that the step before this one is in.
    fn round_back(&self, text: &Text) -> usize {
        let Some(before) = self.step.checked_sub(1) else { return 0 };
        let round = self.reel.round(before, text);
        let (mut earlier, mut same) = (0, before);
        while earlier < same {
            let middle = earlier.midpoint(same);
            if self.reel.round(middle, text) == round {
                same = middle;
            } else {
                earlier = middle + 1;
            }
        }
        same
    }
}

impl App {
    pub(super) fn press_replay(&mut self, words: &[&str]) -> Result<Option<Note>, Failure> {
        let Some(Room::Replay(room)) = self.rooms.last_mut() else { return Err(self.unfit()) };
        let last = room.reel.steps();
        room.step = match words {
            ["first"] => 0,
            ["round-back"] => room.round_back(&self.text),
            ["earlier"] => room.step.saturating_sub(1),
            ["later"] => (room.step + 1).min(last),
            ["round-on"] => room.round_on(&self.text),
            ["last"] => last,
            _ => return Err(self.unfit()),
        };
        Ok(None)
    }
}
