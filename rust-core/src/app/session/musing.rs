//! Thinking, a slice for every *Continue*: a bot over its move, or over a hint for a person.
//!
//! Between two slices any other event is served. What was thought may be dropped then: thought
//! over again it comes to the same.

use super::{Session, Step};
use crate::{
    app::{
        World,
        failure::Failure,
        matches::{Match, Ponder},
        screen::Note,
    },
    bots::{Level, search::Grounds},
    game::Seat,
    text::Text,
};

/// How long a slice takes on a phone, in milliseconds: so much of a bot's pause is over with it.
const SLICE: u32 = 20;
/// What is less than this is not worth a word, in hundredths of a point.
const WORTH_SAYING: i32 = 10;

/// Something that is being thought over.
pub(super) struct Musing {
    /// For whom, as what, and after how many moves.
    about: (Seat, Kind, usize),
    mind: Box<dyn Ponder>,
    slices: u32,
    /// What it has come to.
    target: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Move(Level),
    Hint,
}

impl Musing {
    fn slice(&mut self) {
        if self.target.is_none() {
            self.target = self.mind.go_on();
            self.slices += 1;
        }
    }
}

impl Session {
    /// After so many milliseconds thinking may go on.
    pub fn think_after(&self, world: &World<'_>) -> Option<u32> {
        if self.hinting(world).is_some() {
            return Some(0);
        }
        let (bot, level) = self.thinking()?;
        if self.table.asks_secretly(bot) {
            return Some(0);
        }
        let pause = world.prefs.speed.pause();
        let thought =
            self.musing.as_ref().filter(|musing| musing.about == self.move_of(bot, level));
        Some(match (level, thought) {
            (Level::Gentle | Level::Steady, _) => pause,
            // It thinks during its pause.
            (Level::Sharp, Some(Musing { target: Some(_), slices, .. })) => {
                pause.saturating_sub(SLICE * slices)
            }
            (Level::Sharp, _) => 0,
        })
    }

    /// Lets whoever thinks go on for a slice, and the bot make its move when it is ready.
    pub fn go_on(&mut self, world: &mut World<'_>) -> Result<Step, Failure> {
        if let Some(seat) = self.hinting(world) {
            return self.go_on_hinting(seat, world);
        }
        let kept = self.musing.take();
        // A late `Continue`, sent before something else happened, asks for nothing.
        let Some((seat, level)) = self.thinking() else { return Ok(Step::Stay(None)) };
        let about = self.move_of(seat, level);
        let mut musing = match kept.filter(|musing| musing.about == about) {
            Some(musing) => musing,
            None => {
                let Some(mind) = self.table.ponder(seat, level) else { return Err(world.unfit()) };
                Musing { about, mind, slices: 0, target: None }
            }
        };
        let rested = musing.target.is_some() || level != Level::Sharp;
        musing.slice();
        match musing.target.clone() {
            Some(target) if rested || self.table.asks_secretly(seat) => {
                self.play(seat, &target, world)
            }
            _ => {
                self.musing = Some(musing);
                Ok(Step::Stay(None))
            }
        }
    }

    fn move_of(&self, seat: Seat, level: Level) -> (Seat, Kind, usize) {
        (seat, Kind::Move(level), self.table.moves())
    }

    // ---- hints ----

    /// Whether whoever is asked may have a hint on this screen: it is made from all she knows,
    /// so it shows only where that may show.
    pub(super) fn may_hint(&self, world: &World<'_>) -> bool {
        let may = |seat| self.viewer(world) == Some(seat) || !self.table.has_secrets(seat);
        world.prefs.hints
            && self.aside.is_none()
            && self.may_act(world)
            && self.asked_person().is_some_and(may)
    }

    /// For whom a hint is being looked for.
    fn hinting(&self, world: &World<'_>) -> Option<Seat> {
        let seat = self.asked_person().filter(|_| self.may_hint(world))?;
        let about = (seat, Kind::Hint, self.table.moves());
        self.musing.as_ref().filter(|musing| musing.about == about).map(|_| seat)
    }

    pub(super) fn ask_hint(&mut self, world: &World<'_>) -> Result<Step, Failure> {
        self.begin_hint(|table, seat| table.ponder_hint(seat), world)
    }

    /// The same with another budget, for tests that ask for many.
    #[cfg(any(test, feature = "testing"))]
    pub fn ask_hint_within(&mut self, budget: u32, world: &World<'_>) -> Result<Step, Failure> {
        self.begin_hint(|table, seat| table.ponder_hint_within(seat, budget), world)
    }

    fn begin_hint(
        &mut self,
        ponder: impl FnOnce(&dyn Match, Seat) -> Option<Box<dyn Ponder>>,
        world: &World<'_>,
    ) -> Result<Step, Failure> {
        let seat = self.asked_person().filter(|_| self.may_hint(world));
        let mind = seat.and_then(|seat| Some((seat, ponder(&*self.table, seat)?)));
        let Some((seat, mind)) = mind else { return Err(world.unfit()) };
        self.put_recap_away(seat);
        let about = (seat, Kind::Hint, self.table.moves());
        self.musing = Some(Musing { about, mind, slices: 0, target: None });
        Ok(Step::Stay(Some(looking(world.text))))
    }

    fn go_on_hinting(&mut self, seat: Seat, world: &World<'_>) -> Result<Step, Failure> {
        let Some(mut musing) = self.musing.take() else { return Ok(Step::Stay(None)) };
        musing.slice();
        let Some(target) = musing.target.take() else {
            self.musing = Some(musing);
            return Ok(Step::Stay(Some(looking(world.text))));
        };
        let text = self.advice(seat, &target, musing.mind.grounds(), world.text);
        // What is advised waits for *Done*, so that everybody sees which it is.
        self.armed = self.table.weigh(seat, &target).is_ok().then_some(target);
        Ok(Step::Stay(Some(Note { text, clause: None })))
    }

    /// What a sharp bot would do and why, in one sentence.
    fn advice(&self, seat: Seat, target: &str, grounds: Option<Grounds>, text: &Text) -> String {
        let what = self.table.meaning(seat, target, text).unwrap_or_default();
        let players = self.table.players();
        let rival = match players.len() {
            2 => players[1 - seat.index()].name.to_string(),
            _ => text.get("hint-others"),
        };
        let Grounds { gains, prevents, drawn } = grounds.unwrap_or_default();
        let key = match (gains >= WORTH_SAYING, prevents >= WORTH_SAYING) {
            (true, true) if players.len() > 1 => "hint-both",
            (true, _) => "hint-gains",
            (_, true) if players.len() > 1 => "hint-prevents",
            _ if drawn => "hint-drawn",
            _ => "hint-sound",
        };
        let args = [
            ("what", what.into()),
            ("gain", tenths(gains, text).into()),
            ("loss", tenths(prevents, text).into()),
            ("rival", rival.into()),
        ];
        text.with(key, args)
    }
}

/// A hint is on its way.
fn looking(text: &Text) -> Note {
    Note { text: text.get("hint-looking"), clause: None }
}

/// Hundredths as people write them, with one digit after the comma.
fn tenths(hundredths: i32, text: &Text) -> String {
    let tenths = (hundredths + 5) / 10;
    let args = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
    text.with("hint-number", args)
}
