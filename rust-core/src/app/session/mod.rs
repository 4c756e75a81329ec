//! A match on the phone: who holds it, what is asked, what is shown.

mod musing;
mod screens;

use super::{
    World,
    catalog::{Title, title},
    failure::Failure,
    matches::{Match, TapError, Weight},
    preferences::Privacy,
    saves::{self, Opened, log_name, record_name, snapshot_name},
    scores::{self, Added, Score, ScoresError},
    screen::{Cue, Note},
    store::StoreError,
};
use crate::{
    bots::Level,
    game::Seat,
    scene::Admission,
    table::{Entry, Kind, Player, Writer},
    text::Text,
};
use musing::Musing;

/// A snapshot is taken when the phone passes, and at least every so many entries.
const SNAPSHOT_EVERY: usize = 8;

/// Whoever lets one or two others act on the open table has watched them; of so many she is told.
const MANY: u8 = 3;

/// A match in progress.
pub(super) struct Session {
    pub key: String,
    table: Box<dyn Match>,
    writer: Writer,
    entries: usize,
    stage: Stage,
    /// Whose private things may show.
    holder: Option<Seat>,
    /// The app was away: even one person alone says that she has the phone.
    locked: bool,
    /// Who held or acted last; going round starts from here.
    last: Seat,
    /// Who acted last in the open: the phone lies before her.
    at_hand: Option<Seat>,
    /// Who acts out of turn.
    aside: Option<Seat>,
    /// Where the phone goes back to when somebody took it of her own accord.
    back: Option<Back>,
    /// Who was asked last, and from which move on things were new to her then.
    since: (Option<Seat>, usize),
    armed: Option<String>,
    /// A finger holds the private things open.
    peek: bool,
    /// The recap has not been put away yet.
    recap: bool,
    tab: String,
    /// It is over, and its record is safe.
    recorded: bool,
    /// The key of what is to be said about the file of best scores, if anything.
    trouble: Option<&'static str>,
    /// What is being thought over.
    musing: Option<Musing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Handover(Seat),
    Turn,
    /// Somebody wants to act out of turn: who?
    Who,
    /// What came of the moves from here on is shown to all.
    Reveal(usize),
    Result,
}

/// Where the phone was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    /// On the table, or with whoever is asked.
    Table,
    /// On its way to somebody.
    Handover(Seat),
}

/// What an event led to.
pub(super) enum Step {
    /// The match goes on, with something to say or not.
    Stay(Option<Note>),
    /// Back to the first screen.
    Leave,
    /// A set-up with the same people.
    Rematch,
    /// The replay of this match.
    Replay,
}

impl Session {
    /// A match just dealt.
    pub fn begin(key: String, table: Box<dyn Match>, writer: Writer, world: &World<'_>) -> Self {
        Session::new(key, table, writer, 0, world)
    }

    /// A match opened again.
    pub fn resume(key: String, opened: Opened, world: &mut World<'_>) -> Self {
        let mut session = Session::new(key, opened.table, opened.writer, opened.entries, world);
        session.lock(world);
        if session.stage == Stage::Turn {
            session.recap = session.has_recap(world.text);
        }
        session.record(world);
        session
    }

    fn new(
        key: String,
        table: Box<dyn Match>,
        writer: Writer,
        entries: usize,
        world: &World<'_>,
    ) -> Self {
        // Going round starts before the first seat.
        let last = Seat(table.players().len().saturating_sub(1) as u8);
        let mut session = Session {
            key,
            table,
            writer,
            entries,
            stage: Stage::Turn,
            holder: None,
            locked: false,
            last,
            at_hand: None,
            aside: None,
            back: None,
            since: (None, 0),
            armed: None,
            peek: false,
            recap: false,
            tab: String::new(),
            recorded: false,
            trouble: None,
            musing: None,
        };
        session.settle(world);
        session
    }

    /// Whose answer is awaited: hers who acts out of turn; the holder's if she owes one; then
    /// bots who choose in secret, since they need no phone; then whoever acted last; then the
    /// next going round.
    fn asked(&self) -> Option<Seat> {
        if self.aside.is_some() {
            return self.aside;
        }
        let actors = self.table.actors();
        if let Some(holder) = self.holder.filter(|&holder| actors.contains(holder)) {
            return Some(holder);
        }
        let silent = |&seat: &Seat| self.player(seat).is_bot() && self.table.asks_secretly(seat);
        let bot = actors.iter().find(silent);
        let at_hand = self.at_hand.filter(|&seat| actors.contains(seat));
        bot.or(at_hand).or_else(|| actors.after(self.last, self.table.players().len() as u8))
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.table.players()[seat.index()]
    }

    fn asked_person(&self) -> Option<Seat> {
        self.asked().filter(|&seat| !self.player(seat).is_bot())
    }

    /// The bot that is thinking. It waits while somebody looks at her cards out of turn.
    fn thinking(&self) -> Option<(Seat, Level)> {
        let seat = self.asked().filter(|_| self.stage == Stage::Turn && !self.is_looking())?;
        match self.player(seat).kind {
            Kind::Bot(level) => Some((seat, level)),
            Kind::Person => None,
        }
    }

    /// Somebody among several looks at her own cards while another is asked.
    fn is_looking(&self) -> bool {
        self.holder.is_some() && self.holder != self.asked() && self.only_person().is_none()
    }

    /// Somebody has something that only she may see.
    fn keeps_secrets(&self) -> bool {
        let mut seats = (0..self.table.players().len() as u8).map(Seat);
        seats.any(|seat| self.table.has_secrets(seat))
    }

    /// The one person at a table of bots.
    fn only_person(&self) -> Option<Seat> {
        let mut people =
            (0..).map(Seat).zip(self.table.players()).filter(|(_, player)| !player.is_bot());
        match (people.next(), people.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        }
    }

    /// The people who may act out of turn, and if there are none, why not now. It tells what
    /// everybody can see, never who has anything to do.
    fn wanting(&self) -> Result<Vec<Seat>, Option<&'static str>> {
        let actors = self.table.actors();
        let people = (0..self.table.players().len() as u8).map(Seat);
        let people = people.filter(|&seat| !self.player(seat).is_bot() && !actors.contains(seat));
        let (mut now, mut later) = (Vec::new(), None);
        for seat in people {
            match self.table.admits(seat) {
                Admission::Now => now.push(seat),
                Admission::Later(key) => later = Some(key),
                Admission::Never => {}
            }
        }
        if now.is_empty() { Err(later) } else { Ok(now) }
    }

    /// Somebody takes the phone out of turn.
    fn let_in(&mut self, seat: Seat, world: &World<'_>) {
        if self.holder == Some(seat) || world.prefs.privacy == Privacy::Table {
            self.armed = None;
            self.peek = false;
            self.recap = false;
            self.stage = Stage::Turn;
            self.aside = Some(seat);
            self.tab = self.table.own_tab().to_owned();
        } else {
            self.pass_to(seat);
        }
    }

    /// Whoever took the phone out of turn gives it back to where it was.
    fn come_back(&mut self, world: &World<'_>) {
        let back = self.back.take();
        self.tab.clear();
        self.holder = None;
        self.settle(world);
        if let Some(Back::Handover(seat)) = back
            && self.stage == Stage::Turn
            && self.holder != Some(seat)
            && !self.player(seat).is_bot()
            && self.table.has_secrets(seat)
        {
            self.back = Some(Back::Table);
            self.pass_to(seat);
        }
    }

    /// Decides which screen comes now.
    fn settle(&mut self, world: &World<'_>) {
        self.aside = None;
        self.back = None;
        self.armed = None;
        self.peek = false;
        self.recap = false;
        self.stage = Stage::Turn;
        if self.table.is_over() {
            self.holder = None;
            self.stage = Stage::Result;
            return;
        }
        if let Some(person) = self.only_person().filter(|_| world.prefs.privacy != Privacy::Table) {
            // After the app was away she says that it is she once there is something to hide.
            let opens = !self.locked || !self.keeps_secrets();
            self.holder = opens.then_some(person);
        }
        let Some(asked) = self.asked_person() else { return };
        if self.since.0 != Some(asked) {
            self.since = (Some(asked), self.table.seen(asked));
        }
        let hidden = self.holder != Some(asked);
        let passes = match world.prefs.privacy {
            Privacy::Smart => hidden && self.table.asks_secretly(asked),
            Privacy::Strict => hidden,
            Privacy::Table => false,
        };
        if passes {
            self.pass_to(asked);
        } else if self.holder.is_some() {
            self.recap = self.has_recap(world.text);
        } else {
            self.recap = self.table.newsmakers(asked).len() >= MANY;
        }
    }

    fn pass_to(&mut self, seat: Seat) {
        self.aside = None;
        self.holder = None;
        self.armed = None;
        self.peek = false;
        // Whoever did the last thing herself may take it back with the phone in her hand.
        if self.table.undoable() != Ok(seat) {
            self.table.close_undo();
        }
        self.stage = Stage::Handover(seat);
    }

    /// Takes the phone out of everybody's hands.
    fn lock(&mut self, world: &World<'_>) {
        self.musing = None;
        self.armed = None;
        self.peek = false;
        self.locked = true;
        self.aside = None;
        let held = self.holder.take().is_some();
        if self.stage != Stage::Turn {
            // Nothing private shows, and leaving twice is as good as once.
            return;
        }
        self.back = None;
        let Some(asked) = self.asked_person() else { return };
        let passes = match world.prefs.privacy {
            Privacy::Smart => self.keeps_secrets() && held || self.table.asks_secretly(asked),
            Privacy::Strict => true,
            Privacy::Table => false,
        };
        if passes {
            self.pass_to(asked);
        }
    }

    fn viewer(&self, world: &World<'_>) -> Option<Seat> {
        match world.prefs.privacy {
            Privacy::Table => self.asked_person().filter(|_| self.peek),
            Privacy::Smart | Privacy::Strict => self.holder,
        }
    }

    fn may_act(&self, world: &World<'_>) -> bool {
        // What she does out of turn comes from her hand.
        let open = |seat| self.aside.is_none() && !self.table.asks_secretly(seat);
        let may = |seat| self.viewer(world) == Some(seat) || open(seat);
        !self.is_looking() && self.asked_person().is_some_and(may)
    }

    fn has_recap(&self, text: &Text) -> bool {
        self.asked_person().is_some_and(|seat| self.table.has_recap(seat, self.holder, text))
    }

    /// A piece was tapped. A number that is set step by step is always confirmed.
    pub fn tap(
        &mut self,
        target: &str,
        stepped: bool,
        world: &mut World<'_>,
    ) -> Result<Step, Failure> {
        self.musing = None;
        let words: Vec<&str> = target.split(' ').collect();
        match (self.stage, words.as_slice()) {
            (Stage::Who, ["let", seat]) => {
                self.let_in(world.seat(seat)?, world);
                return Ok(Step::Stay(None));
            }
            (Stage::Turn, ["tab", tab]) => {
                self.tab = (*tab).to_owned();
                return Ok(Step::Stay(None));
            }
            _ => {}
        }
        let Some(seat) = self.asked_person().filter(|_| self.may_act(world)) else {
            return Err(world.unfit());
        };
        let confirm = world.prefs.confirm;
        let arms = match self.table.weigh(seat, target) {
            Ok(Weight::Light) => false,
            // A hand-over closes undo.
            Ok(Weight::Open) => confirm && world.prefs.privacy == Privacy::Strict,
            Ok(Weight::Heavy) => confirm,
            Ok(Weight::Unsure) => true,
            Err(error) => return self.refuse(error, world),
        };
        if (arms || stepped) && self.armed.as_deref() != Some(target) {
            self.armed = Some(target.to_owned());
            self.put_recap_away(seat);
            return Ok(Step::Stay(None));
        }
        self.play(seat, target, world)
    }

    fn play(&mut self, seat: Seat, target: &str, world: &mut World<'_>) -> Result<Step, Failure> {
        let from = self.table.moves();
        if let Err(error) = self.change(world, |table, write| table.tap(seat, target, write)) {
            return self.refuse(error, world);
        }
        self.put_recap_away(seat);
        self.went(seat, from, world);
        Ok(Step::Stay(None))
    }

    /// Changes the table and its log together.
    fn change<T>(
        &mut self,
        world: &mut World<'_>,
        change: impl FnOnce(
            &mut dyn Match,
            &mut dyn FnMut(&[Entry]) -> Result<(), StoreError>,
        ) -> Result<T, TapError>,
    ) -> Result<T, TapError> {
        let (key, writer, entries) = (&self.key, &mut self.writer, &mut self.entries);
        let mut write = |new: &[Entry]| {
            let (next, lines) = writer.lines(new);
            world.store.append(&log_name(key), writer.bytes as u64, lines.as_bytes())?;
            *writer = next;
            *entries += new.len();
            Ok(())
        };
        change(&mut *self.table, &mut write)
    }

    /// After moves of `seat`: who may look on, and what comes now.
    fn went(&mut self, seat: Seat, from: usize, world: &mut World<'_>) {
        let goes_on = self.table.actors().contains(seat) && self.table.asks_secretly(seat);
        let was_open = self.holder.is_none();
        let aside = self.aside.take().is_some();
        // The scene brings to the front what is asked next.
        self.tab.clear();
        if !aside && !self.player(seat).is_bot() {
            // A bot does not hold the phone: going round is not moved by it.
            self.last = seat;
            self.at_hand = Some(seat);
        }
        if self.only_person().is_none()
            && !(goes_on || self.holder.is_some() && world.prefs.privacy == Privacy::Strict)
        {
            self.holder = None;
        }
        self.table.look(seat);
        if was_open {
            self.table.look_on();
        }
        if self.table.has_moment(from, world.prefs.brief) {
            self.armed = None;
            self.peek = false;
            self.recap = false;
            if !aside {
                self.at_hand = None;
            }
            // Everybody looks: nothing of the last holder's may follow.
            if self.only_person().is_none() {
                self.holder = None;
            }
            self.table.look_on();
            self.stage = Stage::Reveal(from);
        } else if aside {
            self.come_back(world);
        } else {
            self.settle(world);
        }
        if self.stage != Stage::Turn || self.entries.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshot(world);
        }
        self.record(world);
    }

    fn put_recap_away(&mut self, seat: Seat) {
        if self.recap {
            self.table.look(seat);
            self.recap = false;
        }
    }

    fn refuse(&self, error: TapError, world: &mut World<'_>) -> Result<Step, Failure> {
        match error {
            TapError::Unknown => Err(world.unfit()),
            TapError::Store(error) => Err(world.storage(error)),
            TapError::Refused(refusal) => {
                world.cues.push(Cue::Refuse);
                Ok(Step::Stay(Some(Note {
                    text: world.text.refusal(&refusal),
                    clause: Some(refusal.clause.to_owned()),
                })))
            }
        }
    }

    /// A button was pressed; the screen had it and it was enabled.
    pub fn press(&mut self, id: &str, world: &mut World<'_>) -> Result<Step, Failure> {
        self.musing = None;
        let words: Vec<&str> = id.split(' ').collect();
        match (self.stage, words.as_slice()) {
            (Stage::Turn, ["hint"]) => return self.ask_hint(world),
            (Stage::Handover(seat), ["here"]) => {
                self.holder = Some(seat);
                self.locked = false;
                self.stage = Stage::Turn;
                if self.back.is_some() {
                    self.tab = self.table.own_tab().to_owned();
                }
                let owes = self.table.actors().contains(seat);
                if !owes && self.table.admits(seat) == Admission::Now {
                    self.aside = Some(seat);
                } else {
                    self.last = seat;
                    self.recap = self.has_recap(world.text);
                }
            }
            (Stage::Handover(_) | Stage::Turn, ["wants"]) => {
                let Ok(seats) = self.wanting() else { return Err(world.unfit()) };
                self.back = Some(match self.stage {
                    Stage::Handover(seat) => Back::Handover(seat),
                    _ => Back::Table,
                });
                match seats.as_slice() {
                    [only] => self.let_in(*only, world),
                    _ => {
                        // Nothing of the last holder's may follow.
                        self.holder = None;
                        self.armed = None;
                        self.peek = false;
                        self.stage = Stage::Who;
                    }
                }
            }
            (Stage::Handover(_) | Stage::Who, ["return"]) => self.come_back(world),
            (Stage::Turn, ["recap"]) => {
                if let Some(seat) = self.asked_person() {
                    self.put_recap_away(seat);
                }
            }
            (Stage::Turn, ["done"]) => {
                let (Some(seat), Some(target)) = (self.asked_person(), self.armed.clone()) else {
                    return Err(world.unfit());
                };
                return self.play(seat, &target, world);
            }
            (Stage::Turn, ["undo"]) => return self.undo(world),
            (Stage::Turn, ["tab", tab]) => self.tab = (*tab).to_owned(),
            (Stage::Turn, ["cards"]) => {
                if let Some(seat) = self.asked_person() {
                    self.back = Some(Back::Table);
                    self.pass_to(seat);
                }
            }
            (Stage::Turn, ["cards", seat]) => {
                let seat = world.seat(seat)?;
                self.back = Some(Back::Table);
                self.pass_to(seat);
            }
            (Stage::Turn, ["close"]) => self.come_back(world),
            (Stage::Turn, ["agree"]) => return self.take_back(world),
            (Stage::Turn, ["seat", seat, kind]) => {
                return self.reseat(world.seat(seat)?, kind, world);
            }
            (Stage::Turn, ["give-up"]) => {
                let done = self
                    .change(world, |table, write| table.give_up(write).map_err(TapError::Store));
                if let Err(error) = done {
                    return self.refuse(error, world);
                }
                // It is given up: its line is on disk. Files that cannot be removed now go when
                // the match is opened next.
                self.record(world);
                return Ok(Step::Leave);
            }
            (Stage::Reveal(_), ["continue"]) => {
                match self.back {
                    Some(Back::Handover(_)) => self.come_back(world),
                    _ => self.settle(world),
                }
                self.record(world);
            }
            (Stage::Result, ["rematch"]) => return Ok(Step::Rematch),
            (Stage::Result, ["replay"]) => return Ok(Step::Replay),
            (_, ["home"]) => {
                self.lock(world);
                self.snapshot(world);
                return Ok(Step::Leave);
            }
            _ => return Err(world.unfit()),
        }
        Ok(Step::Stay(None))
    }

    /// A finger went down on the private things, or up.
    pub fn hold(&mut self, down: bool) {
        self.peek = down;
    }

    /// The app left the front.
    pub fn suspend(&mut self, world: &mut World<'_>) {
        self.lock(world);
        self.snapshot(world);
    }

    fn undo(&mut self, world: &mut World<'_>) -> Result<Step, Failure> {
        if self.armed.take().is_some() {
            return Ok(Step::Stay(None));
        }
        let Ok(seat) = self.table.undoable() else { return Err(world.unfit()) };
        if let Err(error) = self.change(world, |table, write| table.undo(write)) {
            return self.refuse(error, world);
        }
        self.turn_back_to(seat);
        self.settle(world);
        Ok(Step::Stay(None))
    }

    fn take_back(&mut self, world: &mut World<'_>) -> Result<Step, Failure> {
        if let Err(error) = self.change(world, |table, write| table.take_back(write)) {
            return self.refuse(error, world);
        }
        self.holder = None;
        self.settle(world);
        self.snapshot(world);
        let note = Note { text: world.text.get("told-taken-back"), clause: None };
        Ok(Step::Stay(Some(note)))
    }

    /// The seat before `seat`, so that going round asks `seat` again.
    fn turn_back_to(&mut self, seat: Seat) {
        let players = self.table.players().len() as u8;
        self.last = Seat((seat.0 + players - 1) % players);
    }

    fn reseat(&mut self, seat: Seat, kind: &str, world: &mut World<'_>) -> Result<Step, Failure> {
        let kind = Level::of(kind).map_or(Kind::Person, Kind::Bot);
        let done = self
            .change(world, |table, write| table.reseat(seat, kind, write).map_err(TapError::Store));
        if let Err(error) = done {
            return self.refuse(error, world);
        }
        self.table.close_undo();
        self.holder = None;
        self.locked = true;
        self.settle(world);
        self.snapshot(world);
        Ok(Step::Stay(None))
    }

    /// Keeps a picture of the match beside its log. The log is the truth: where the picture
    /// cannot be written, nothing is lost.
    fn snapshot(&self, world: &mut World<'_>) {
        if self.table.is_over() {
            return;
        }
        if let Some(snapshot) = self.table.snapshot(self.entries, world.clock.now) {
            let _ = world.store.write(&snapshot_name(&self.key), snapshot.write().as_bytes());
        }
    }

    /// Turns the log of a finished match into its record. If that fails it is tried again when
    /// the match is opened next.
    fn record(&mut self, world: &mut World<'_>) {
        if self.recorded || !self.table.is_over() {
            return;
        }
        if self.table.given_up() {
            self.recorded = saves::delete(world.store, &self.key).is_ok();
            return;
        }
        let Some(record) = self.table.record(world.clock.now) else { return };
        // The log goes last: whatever is missing after a crash is made up for from it.
        if let Some(score) = self.score(world) {
            match scores::add(world.store, score) {
                Ok(Added::Kept) => self.trouble = None,
                Ok(Added::SetAside) => self.trouble = Some("scores-set-aside"),
                // A file of a newer version is not ours to write, now or later.
                Err(error @ ScoresError::Newer) => self.trouble = Some(error.key()),
                Err(error @ ScoresError::Store(_)) => {
                    self.trouble = Some(error.key());
                    return;
                }
            }
        }
        let written = world.store.write(&record_name(&self.key), record.as_str().as_bytes());
        if written.and_then(|()| saves::delete(world.store, &self.key)).is_ok() {
            self.recorded = true;
        }
    }

    /// What goes into the table of best scores: what one person made alone, without help.
    fn score(&self, world: &World<'_>) -> Option<Score> {
        let ended = self.table.ended(world.text).filter(|_| self.table.is_unaided())?;
        ended.grade?;
        let score = *ended.outcome.scores.first()?;
        Score::of(&self.key, self.table.header(), score, world.clock.now)
    }

    /// Somebody's secrets are on the screen.
    pub fn is_private(&self, world: &World<'_>) -> bool {
        self.stage == Stage::Turn
            && self.viewer(world).is_some_and(|seat| self.table.has_secrets(seat))
    }

    /// The match is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Result
    }

    /// Everybody is looking at something.
    pub fn is_revealing(&self) -> bool {
        matches!(self.stage, Stage::Reveal(_))
    }

    /// It goes on, and the display should not go dark.
    pub fn is_played(&self) -> bool {
        !self.is_over()
    }

    /// The game and its people, for a rematch.
    pub fn table(&self) -> &dyn Match {
        &*self.table
    }

    /// The game's place on the shelf.
    pub fn game(&self) -> Option<&'static Title> {
        title(&self.table.header().game)
    }

    pub fn copy(&self) -> Session {
        Session {
            key: self.key.clone(),
            table: self.table.copy(),
            writer: self.writer.clone(),
            tab: self.tab.clone(),
            armed: self.armed.clone(),
            // Whatever is thought over again comes to the same.
            musing: None,
            ..*self
        }
    }

    #[cfg(any(test, feature = "testing"))]
    pub fn reshuffled(&self, viewer: Option<Seat>, rng: &mut crate::chance::Rng) -> Session {
        Session { table: self.table.reshuffled(viewer, rng), ..self.copy() }
    }

    /// What a legal tap would tell; none if it is refused.
    #[cfg(any(test, feature = "testing"))]
    pub fn effect(&self, target: &str) -> Option<crate::game::Effect> {
        self.table.effect(self.asked_person()?, target)
    }

    /// Whose eyes the present screen serves.
    #[cfg(any(test, feature = "testing"))]
    pub fn eyes_for_test(&self, world: &World<'_>) -> Option<Seat> {
        if self.stage == Stage::Turn { self.viewer(world) } else { None }
    }
}
