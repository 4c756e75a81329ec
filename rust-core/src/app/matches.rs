//! A match of any game: what the app asks of a [`Table`] without knowing which.

use super::{
    reel::{Film, Reel},
    store::StoreError,
};
use crate::{
    bots::{Level, Searched, Thought, search::Grounds},
    chance::Chance,
    game::{Choices, Effect, Game, Outcome, Refusal, Seat, Seats, Told},
    scene::{Admission, Grade, Line, Preview, Scene, Sheet, Stage, Staged},
    table::{Considered, Entry, Header, Kind, Move, NoUndo, Player, Record, Snapshot, Table},
    text::Text,
};

/// Puts entries on disk; nothing changes in memory unless it succeeds.
pub(super) type Write<'a> = &'a mut dyn FnMut(&[Entry]) -> Result<(), StoreError>;

/// Who looks at the table, and what she may do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eyes<'a> {
    /// Whose view is shown; `None`: the open table.
    pub viewer: Option<Seat>,
    /// Whose answer is awaited.
    pub asked: Option<Seat>,
    /// Whether she may answer on this screen.
    pub may_act: bool,
    /// The target that waits to be confirmed.
    pub armed: Option<&'a str>,
    /// The tab in front.
    pub tab: &'a str,
    /// She acts out of turn.
    pub aside: bool,
    /// Moves from here on are new to her.
    pub since: usize,
}

/// Why a tap did nothing.
#[derive(Debug)]
pub(super) enum TapError {
    /// The target names no action.
    Unknown,
    /// A rule forbids it.
    Refused(Refusal),
    /// It could not be saved.
    Store(StoreError),
}

/// How much hangs on a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// The same seat goes on and nothing new is seen.
    Light,
    /// It ends a turn at a table without secrets, and a person is next: until she acts, undo
    /// takes it back.
    Open,
    /// It shows something new, or ends a turn for good.
    Heavy,
    /// It could mean several things.
    Unsure,
}

/// How a match ended.
#[derive(Debug)]
pub(super) struct Ended {
    pub outcome: Outcome,
    pub why: String,
    pub sheet: Sheet,
    /// What the score is worth, where one person alone played for it.
    pub grade: Option<Grade>,
}

/// Something that is being thought over.
pub(super) trait Ponder: Send + Sync {
    /// Thinks for a slice; the target to tap once that is settled.
    fn go_on(&mut self) -> Option<String>;
    /// What speaks for it.
    fn grounds(&self) -> Option<Grounds>;
}

impl<G: Searched> Ponder for Thought<G> {
    fn go_on(&mut self) -> Option<String> {
        self.go_on().map(|action| action.to_string())
    }

    fn grounds(&self) -> Option<Grounds> {
        self.grounds()
    }
}

/// A match of any game.
pub(super) trait Match: Send + Sync {
    fn header(&self) -> &Header;
    fn players(&self) -> &[Player];
    fn moves(&self) -> usize;
    fn actors(&self) -> Seats;
    fn is_over(&self) -> bool;
    fn given_up(&self) -> bool;
    /// Whether what the seat owes is chosen in secret.
    fn asks_secretly(&self, seat: Seat) -> bool;
    /// Whether the seat has something only it may see.
    fn has_secrets(&self, seat: Seat) -> bool;
    /// The tab with what is private; empty where there are no tabs.
    fn own_tab(&self) -> &'static str;

    /// Whether the seat may act out of turn, as everybody can tell.
    fn admits(&self, seat: Seat) -> Admission;

    fn scene(&self, eyes: Eyes<'_>, text: &Text) -> Scene;
    /// How much hangs on a tap.
    fn weigh(&self, seat: Seat, target: &str) -> Result<Weight, TapError>;
    fn tap(&mut self, seat: Seat, target: &str, write: Write<'_>) -> Result<(), TapError>;
    /// The bot on this seat begins to think; none if it owes nothing.
    fn ponder(&self, seat: Seat, level: Level) -> Option<Box<dyn Ponder>>;
    /// The same for a person who asks what to do.
    fn ponder_hint(&self, seat: Seat) -> Option<Box<dyn Ponder>>;
    /// What tapping a target means, in a sentence.
    fn meaning(&self, seat: Seat, target: &str, text: &Text) -> Option<String>;

    fn undoable(&self) -> Result<Seat, NoUndo>;
    fn undo(&mut self, write: Write<'_>) -> Result<(), TapError>;
    fn can_take_back(&self) -> bool;
    fn take_back(&mut self, write: Write<'_>) -> Result<(), TapError>;
    fn close_undo(&mut self);
    fn reseat(&mut self, seat: Seat, kind: Kind, write: Write<'_>) -> Result<(), StoreError>;
    fn give_up(&mut self, write: Write<'_>) -> Result<(), StoreError>;

    /// What a seat has not been told yet, as `viewer` may hear it.
    fn recap(&self, seat: Seat, viewer: Option<Seat>, text: &Text) -> Vec<Line>;
    /// Whether a recap would say anything.
    fn has_recap(&self, seat: Seat, viewer: Option<Seat>, text: &Text) -> bool;
    /// Which others did something in the open that a seat should be told.
    fn newsmakers(&self, seat: Seat) -> Seats;
    /// How many moves a seat has been told.
    fn seen(&self, seat: Seat) -> usize;
    fn look(&mut self, seat: Seat);
    /// Everybody was looking; whoever has news to hear is still told.
    fn look_on(&mut self);
    /// Whether everybody should look at what came of the moves from here on; `brief` spares
    /// them what comes often.
    fn has_moment(&self, from: usize, brief: bool) -> bool;
    fn moment(&self, from: usize, text: &Text) -> (Scene, Vec<Line>);

    fn ended(&self, text: &Text) -> Option<Ended>;
    fn snapshot(&self, entries: usize, saved: i64) -> Option<Snapshot>;
    fn record(&self, ended: i64) -> Option<Record>;
    /// The match to be watched step by step.
    fn reel(&self) -> Box<dyn Reel>;
    /// Whether people alone played it, from its deal on, and never took back by agreement.
    fn is_unaided(&self) -> bool;

    fn copy(&self) -> Box<dyn Match>;
    /// The thought over a hint with another budget.
    #[cfg(any(test, feature = "testing"))]
    fn ponder_hint_within(&self, seat: Seat, budget: u32) -> Option<Box<dyn Ponder>>;
    #[cfg(any(test, feature = "testing"))]
    fn reshuffled(&self, viewer: Option<Seat>, rng: &mut crate::chance::Rng) -> Box<dyn Match>;
    /// What a legal tap would tell; none if it is refused.
    #[cfg(any(test, feature = "testing"))]
    fn effect(&self, seat: Seat, target: &str) -> Option<Effect>;
    #[cfg(any(test, feature = "testing"))]
    fn state_json(&self) -> String;
}

/// What a game needs to be in the app.
#[cfg(not(any(test, feature = "testing")))]
pub(super) trait Playable: Staged + Searched {}
#[cfg(not(any(test, feature = "testing")))]
impl<G: Staged + Searched> Playable for G {}

/// What a game needs to be in the app, and in its tests.
#[cfg(any(test, feature = "testing"))]
pub(super) trait Playable: Staged + Searched + crate::testing::Secrets {}
#[cfg(any(test, feature = "testing"))]
impl<G: Staged + Searched + crate::testing::Secrets> Playable for G {}

pub(super) fn stage<'a, G: Game>(table: &'a Table<G>, text: &'a Text) -> Stage<'a, G> {
    Stage {
        text,
        players: table.players(),
        asked: None,
        actions: &[],
        armed: None,
        tab: "",
        recent: &[],
    }
}

fn tell<G: Staged>(
    told: &[Told<G::Event>],
    viewer: Option<Seat>,
    stage: &Stage<'_, G>,
) -> Vec<Line> {
    let heard = told.iter().filter(|told| told.reaches(viewer));
    heard.filter_map(|told| G::tell(&told.event, stage)).collect()
}

/// The sentences about some moves, with what was taken back by agreement.
fn tell_moves<'a, G: Staged>(
    moves: impl Iterator<Item = &'a Move<G>>,
    viewer: Option<Seat>,
    stage: &Stage<'_, G>,
) -> Vec<Line> {
    let mut lines = Vec::new();
    for step in moves {
        if step.after_take_back {
            lines.push(took_back(stage.text));
        }
        lines.extend(tell(&step.told, viewer, stage));
    }
    lines
}

/// What others did in the open that is news to a seat.
fn news<G: Staged>(moves: &[Move<G>], seat: Seat) -> impl Iterator<Item = &G::Event> {
    let others = moves.iter().filter(move |step| step.seat != seat).flat_map(|step| &step.told);
    let open = others.filter(|told| told.reaches(None)).map(|told| &told.event);
    open.filter(|event| G::is_news(event))
}

fn took_back(text: &Text) -> Line {
    Line { mark: None, symbol: Some("🤝".to_owned()), text: text.get("told-taken-back") }
}

/// What may be looked at before a match is dealt from this seed; none if the options do not fit
/// or the game shows nothing beforehand. It is made from the open table alone.
pub(super) fn preview<G: Staged>(
    players: &[Player],
    chosen: &Choices,
    seed: u64,
    text: &Text,
) -> Option<Preview> {
    let options = G::options(players.len() as u8, chosen).ok()?;
    let dealt = G::new(&options, Chance::new(seed), &mut Vec::new());
    let stage =
        Stage { text, players, asked: None, actions: &[], armed: None, tab: "", recent: &[] };
    G::preview(&dealt.view(None), &stage)
}

fn consider<G: Staged>(
    table: &Table<G>,
    seat: Seat,
    target: &str,
) -> Result<Considered<G>, TapError> {
    let view = table.state().view(Some(seat));
    let actions = G::walk(&view, target).map_err(|_| TapError::Unknown)?;
    table.consider(seat, &actions).map_err(TapError::Refused)
}

impl<G: Playable> Match for Table<G> {
    fn header(&self) -> &Header {
        self.header()
    }

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn moves(&self) -> usize {
        self.moves().len()
    }

    fn actors(&self) -> Seats {
        self.actors()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn given_up(&self) -> bool {
        self.given_up()
    }

    fn asks_secretly(&self, seat: Seat) -> bool {
        self.state().asks_secretly(seat)
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        G::has_secrets(&self.state().view(None), seat)
    }

    fn own_tab(&self) -> &'static str {
        G::OWN_TAB
    }

    fn admits(&self, seat: Seat) -> Admission {
        G::admits(&self.state().view(None), seat)
    }

    fn scene(&self, eyes: Eyes<'_>, text: &Text) -> Scene {
        let actions = match eyes.asked {
            Some(seat) if eyes.may_act && eyes.aside => self.interrupts(seat),
            Some(seat) if eyes.may_act => self.actions(seat),
            _ => Vec::new(),
        };
        let recent: Vec<&G::Event> = match eyes.asked {
            Some(seat) => news(self.moves().get(eyes.since..).unwrap_or_default(), seat).collect(),
            None => Vec::new(),
        };
        let stage = Stage {
            asked: eyes.asked,
            actions: &actions,
            armed: eyes.armed,
            tab: eyes.tab,
            recent: &recent,
            ..stage(self, text)
        };
        G::scene(&self.state().view(eyes.viewer), &stage)
    }

    fn weigh(&self, seat: Seat, target: &str) -> Result<Weight, TapError> {
        let considered = consider(self, seat, target)?;
        let after = considered.state();
        let next = after.actors();
        let open = after.view(None);
        let secrets = Seats::all(after.players()).iter().any(|seat| G::has_secrets(&open, seat));
        let bots = next.iter().any(|seat| self.players()[seat.index()].is_bot());
        // From an open choice to a secret one the phone passes, even to the same seat.
        let same = after.asks_secretly(seat) == self.state().asks_secretly(seat);
        Ok(match considered.effect() {
            _ if G::hesitates(&self.state().view(Some(seat)), target) => Weight::Unsure,
            Effect::Quiet if next.contains(seat) && same => Weight::Light,
            Effect::Quiet if !secrets && !bots && !next.is_empty() => Weight::Open,
            Effect::Quiet | Effect::Reveals => Weight::Heavy,
        })
    }

    fn tap(&mut self, seat: Seat, target: &str, write: Write<'_>) -> Result<(), TapError> {
        let considered = consider(self, seat, target)?;
        write(&considered.entries()).map_err(TapError::Store)?;
        self.accept(considered);
        Ok(())
    }

    fn ponder(&self, seat: Seat, level: Level) -> Option<Box<dyn Ponder>> {
        Some(Box::new(self.thought(seat, level)?))
    }

    fn ponder_hint(&self, seat: Seat) -> Option<Box<dyn Ponder>> {
        Some(Box::new(self.hint(seat)?))
    }

    fn meaning(&self, seat: Seat, target: &str, text: &Text) -> Option<String> {
        Some(G::describe(seat, target.parse().ok()?, &stage(self, text)).text)
    }

    fn undoable(&self) -> Result<Seat, NoUndo> {
        self.undoable().map(|(seat, _)| seat)
    }

    fn undo(&mut self, write: Write<'_>) -> Result<(), TapError> {
        let (_, moves) = self.undoable().map_err(|_| TapError::Unknown)?;
        write(&[Entry::Undo { undo: moves, agreed: false }]).map_err(TapError::Store)?;
        self.undo();
        Ok(())
    }

    fn can_take_back(&self) -> bool {
        self.agreeable() > 0
    }

    fn take_back(&mut self, write: Write<'_>) -> Result<(), TapError> {
        let count = self.agreeable();
        if count == 0 {
            return Err(TapError::Unknown);
        }
        let mut back = self.clone();
        back.take_back(count).map_err(TapError::Refused)?;
        write(&[Entry::Undo { undo: count, agreed: true }]).map_err(TapError::Store)?;
        *self = back;
        Ok(())
    }

    fn close_undo(&mut self) {
        self.close_undo();
    }

    fn reseat(&mut self, seat: Seat, kind: Kind, write: Write<'_>) -> Result<(), StoreError> {
        write(&[Entry::Reseat { seat, plays: kind }])?;
        self.reseat(seat, kind);
        Ok(())
    }

    fn give_up(&mut self, write: Write<'_>) -> Result<(), StoreError> {
        write(&[Entry::GiveUp { given_up: true }])?;
        self.give_up();
        Ok(())
    }

    fn recap(&self, seat: Seat, viewer: Option<Seat>, text: &Text) -> Vec<Line> {
        let stage = stage(self, text);
        let unseen = self.unseen(seat);
        let mut lines = Vec::new();
        if unseen.len() == self.moves().len() {
            lines.extend(tell(self.opening(), viewer, &stage));
        }
        lines.extend(tell_moves(unseen.iter(), viewer, &stage));
        if self.was_taken_back() {
            lines.push(took_back(text));
        }
        lines
    }

    fn has_recap(&self, seat: Seat, viewer: Option<Seat>, text: &Text) -> bool {
        let stage = stage(self, text);
        let unseen = self.unseen(seat);
        let opening: &[Told<G::Event>] =
            if unseen.len() == self.moves().len() { self.opening() } else { &[] };
        let told = opening.iter().chain(unseen.iter().flat_map(|step| &step.told));
        let mut heard = told.filter(|told| told.reaches(viewer));
        self.was_taken_back()
            || unseen.iter().any(|step| step.after_take_back)
            || heard.any(|told| G::tell(&told.event, &stage).is_some())
    }

    fn newsmakers(&self, seat: Seat) -> Seats {
        let unseen = self.unseen(seat).iter();
        let makes = |step: &&Move<G>| news(std::slice::from_ref(*step), seat).next().is_some();
        unseen.filter(makes).map(|step| step.seat).collect()
    }

    fn seen(&self, seat: Seat) -> usize {
        self.seen(seat)
    }

    fn look(&mut self, seat: Seat) {
        self.look(seat);
    }

    fn look_on(&mut self) {
        for seat in Seats::all(self.players().len() as u8).iter() {
            if self.newsmakers(seat).is_empty() {
                self.look(seat);
            }
        }
    }

    fn has_moment(&self, from: usize, brief: bool) -> bool {
        let mut told = self.moves().iter().skip(from).flat_map(|step| &step.told);
        told.any(|told| {
            let shown = G::is_moment(&told.event) && !(brief && G::is_routine(&told.event));
            shown && told.reaches(None)
        })
    }

    fn moment(&self, from: usize, text: &Text) -> (Scene, Vec<Line>) {
        let stage = stage(self, text);
        let moves = self.moves().get(from..).unwrap_or_default();
        let told = moves.iter().flat_map(|step| &step.told);
        let events: Vec<_> =
            told.filter(|told| told.reaches(None)).map(|told| &told.event).collect();
        let scene = G::moment(&events, &self.state().view(None), &stage);
        let mut lines = tell_moves(moves.iter(), None, &stage);
        // What the picture's own sentence says is not said twice.
        lines.retain(|line| line.text != scene.prompt);
        (scene, lines)
    }

    fn ended(&self, text: &Text) -> Option<Ended> {
        let outcome = self.state().outcome()?;
        let (view, stage) = (self.state().view(None), stage(self, text));
        let alone = (self.players().len() == 1).then(|| self.state().view(Some(Seat(0))));
        Some(Ended {
            outcome,
            why: G::why(&view, &stage),
            sheet: G::sheet(&view, &stage),
            grade: alone.and_then(|hers| G::grade(&hers, &stage)),
        })
    }

    fn snapshot(&self, entries: usize, saved: i64) -> Option<Snapshot> {
        Snapshot::of(self, entries, saved)
    }

    fn record(&self, ended: i64) -> Option<Record> {
        Record::of(self, ended)
    }

    fn reel(&self) -> Box<dyn Reel> {
        Box::new(Film::of(self.clone()))
    }

    fn is_unaided(&self) -> bool {
        self.is_unaided()
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    #[cfg(any(test, feature = "testing"))]
    fn ponder_hint_within(&self, seat: Seat, budget: u32) -> Option<Box<dyn Ponder>> {
        Some(Box::new(self.hint_within(seat, budget)?))
    }

    #[cfg(any(test, feature = "testing"))]
    fn reshuffled(&self, viewer: Option<Seat>, rng: &mut crate::chance::Rng) -> Box<dyn Match> {
        Box::new(self.redrawn(viewer, |state| state.reshuffle_hidden(viewer, rng)))
    }

    #[cfg(any(test, feature = "testing"))]
    fn effect(&self, seat: Seat, target: &str) -> Option<Effect> {
        consider(self, seat, target).ok().map(|considered| considered.effect())
    }

    #[cfg(any(test, feature = "testing"))]
    fn state_json(&self) -> String {
        serde_json::to_string(self.state()).unwrap_or_default()
    }
}
