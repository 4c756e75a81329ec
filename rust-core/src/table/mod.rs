//! One match in progress: seats, log, undo, recap. It knows no rule of any game.
//!
//! The log of actions is the truth: a [`Table`] is its header and its moves played over. An
//! action is tried first ([`Table::consider`]), written to disk by whoever keeps the log, and
//! only then accepted ([`Table::accept`]); so nothing is on a screen that is not on disk.

mod bot;
pub mod lines;
mod log;
mod player;
mod record;
mod snapshot;

use crate::{
    chance::Chance,
    game::{BadOption, Effect, Game, Refusal, Seat, Seats, Told},
};
use thiserror::Error;

pub use log::{Base, Entry, FORMAT, Header, Log, LogError, Writer, header};
pub use player::{Kind, Player};
pub use record::{Record, RecordError, Summary};
pub use snapshot::Snapshot;

/// One accepted action and what it told.
#[derive(Clone, Debug, PartialEq)]
pub struct Move<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What she did.
    pub action: G::Action,
    /// What happened.
    pub told: Vec<Told<G::Event>>,
    /// It was taken by agreement after something was taken back.
    pub after_take_back: bool,
}

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    players: Vec<Player>,
    chance: Chance,
    state: G,
    opening: Vec<Told<G::Event>>,
    moves: Vec<Move<G>>,
    /// Where each tap that can be undone began, oldest first.
    taps: Vec<Tap<G>>,
    /// How many moves each seat has seen told.
    seen: Vec<usize>,
    given_up: bool,
    taken_back: bool,
    /// Something was taken back by agreement, or a bot sat in for a person, at any time.
    aided: bool,
}

#[derive(Clone, Debug)]
struct Tap<G> {
    seat: Seat,
    before: G,
    moves: usize,
}

/// Actions that would be accepted, with what would come of them.
#[derive(Clone, Debug)]
pub struct Considered<G: Game> {
    state: G,
    moves: Vec<Move<G>>,
    effect: Effect,
}

impl<G: Game> Considered<G> {
    /// Whether somebody learns something by it.
    pub fn effect(&self) -> Effect {
        self.effect
    }

    /// The state that would be reached.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The lines for the log.
    pub fn entries(&self) -> Vec<Entry> {
        let act = |step: &Move<G>| Entry::Act { seat: step.seat, act: step.action.to_string() };
        self.moves.iter().map(act).collect()
    }
}

/// Why a table cannot be set up from a header.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BadHeader {
    /// The options do not fit the game.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The state it goes on from cannot be read.
    #[error("the state this match goes on from cannot be read")]
    Base,
}

/// Why an undo is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoUndo {
    /// Nothing was done yet.
    #[error("nothing to take back")]
    Nothing,
    /// Something was seen, or the phone changed hands, since.
    #[error("something has been seen since")]
    Past,
}

impl<G: Game> Table<G> {
    /// Deals a match.
    ///
    /// # Errors
    /// [`BadHeader`] if the options do not fit the game or its base is unreadable.
    pub fn new(header: Header) -> Result<Self, BadHeader> {
        let options = G::options(header.players.len() as u8, &header.options)?;
        let chance = Chance::new(header.seed);
        let mut opening = Vec::new();
        let state = match &header.base {
            None => G::new(&options, chance, &mut opening),
            Some(base) => {
                serde_json::from_value(base.state.clone()).map_err(|_| BadHeader::Base)?
            }
        };
        let players = match &header.base {
            None => header.players.clone(),
            Some(base) => base.players.clone(),
        };
        if state.players() as usize != header.players.len() || players.len() != header.players.len()
        {
            return Err(BadHeader::Base);
        }
        Ok(Table {
            seen: vec![0; players.len()],
            header,
            players,
            chance,
            state,
            opening,
            moves: Vec::new(),
            taps: Vec::new(),
            given_up: false,
            taken_back: false,
            aided: false,
        })
    }

    /// What the match was set up with.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Who sits there now.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The state of the game.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The chance of this match.
    pub fn chance(&self) -> Chance {
        self.chance
    }

    /// What the deal told.
    pub fn opening(&self) -> &[Told<G::Event>] {
        &self.opening
    }

    /// The moves made, oldest first.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// Whether the players gave the match up.
    pub fn given_up(&self) -> bool {
        self.given_up
    }

    /// Whether nothing can be done any more.
    pub fn is_over(&self) -> bool {
        self.given_up || self.state.actors().is_empty()
    }

    /// Who owes a decision.
    pub fn actors(&self) -> Seats {
        if self.given_up { Seats::NONE } else { self.state.actors() }
    }

    /// The legal actions of a seat.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if !self.given_up {
            self.state.actions(seat, &mut actions);
        }
        actions
    }

    /// What a seat may do without owing it.
    pub fn interrupts(&self, seat: Seat) -> Vec<G::Action> {
        let mut interrupts = Vec::new();
        if !self.given_up {
            self.state.interrupts(seat, &mut interrupts);
        }
        interrupts
    }

    /// Tries the actions of one tap. Nothing changes.
    ///
    /// # Errors
    /// The [`Refusal`] of the first that is not allowed.
    pub fn consider(&self, seat: Seat, actions: &[G::Action]) -> Result<Considered<G>, Refusal> {
        let mut state = self.state.clone();
        let mut moves = Vec::with_capacity(actions.len());
        let mut effect = Effect::Quiet;
        for &action in actions {
            let mut told = Vec::new();
            if state.apply(seat, action, self.chance, &mut told)? == Effect::Reveals {
                effect = Effect::Reveals;
            }
            let after_take_back = self.taken_back && moves.is_empty();
            moves.push(Move { seat, action, told, after_take_back });
        }
        Ok(Considered { state, moves, effect })
    }

    /// Makes what was considered happen.
    pub fn accept(&mut self, considered: Considered<G>) {
        // A considered action belongs to the state it was tried on.
        let Some(seat) = considered.moves.first().map(|step| step.seat) else { return };
        let before = std::mem::replace(&mut self.state, considered.state);
        let others_acted = self.taps.last().is_some_and(|tap| tap.seat != seat);
        if others_acted || considered.effect == Effect::Reveals {
            self.taps.clear();
        }
        if considered.effect == Effect::Quiet && !self.players[seat.index()].is_bot() {
            self.taps.push(Tap { seat, before, moves: self.moves.len() });
        }
        self.moves.extend(considered.moves);
        self.taken_back = false;
    }

    /// Lets no undo go back past now: the phone changes hands.
    pub fn close_undo(&mut self) {
        self.taps.clear();
    }

    /// Whose last tap can be undone, and how many moves it made.
    ///
    /// # Errors
    /// [`NoUndo`] says why not.
    pub fn undoable(&self) -> Result<(Seat, usize), NoUndo> {
        match self.taps.last() {
            Some(tap) => Ok((tap.seat, self.moves.len() - tap.moves)),
            None if self.moves.is_empty() => Err(NoUndo::Nothing),
            None => Err(NoUndo::Past),
        }
    }

    /// Takes the last tap back.
    pub fn undo(&mut self) {
        if let Some(tap) = self.taps.pop() {
            self.state = tap.before;
            self.moves.truncate(tap.moves);
            self.clamp_seen();
        }
    }

    /// How many moves must go for the last person's action to be taken back by agreement,
    /// whatever was seen since; 0 if there is none.
    pub fn agreeable(&self) -> usize {
        let by_person = |step: &Move<G>| !self.players[step.seat.index()].is_bot();
        self.moves.iter().rposition(by_person).map_or(0, |at| self.moves.len() - at)
    }

    /// Takes the last `count` moves back by agreement.
    ///
    /// # Errors
    /// A [`Refusal`] if the moves before them cannot be replayed; nothing changes then.
    pub fn take_back(&mut self, count: usize) -> Result<(), Refusal> {
        let keep = self.moves.len().saturating_sub(count);
        let Ok(mut fresh) = Table::<G>::new(self.header.clone()) else { return Ok(()) };
        for step in &self.moves[..keep] {
            let mut considered = fresh.consider(step.seat, &[step.action])?;
            for again in &mut considered.moves {
                again.after_take_back = step.after_take_back;
            }
            fresh.accept(considered);
        }
        fresh.players = std::mem::take(&mut self.players);
        fresh.seen = std::mem::take(&mut self.seen);
        fresh.taken_back = true;
        fresh.aided = true;
        fresh.taps.clear();
        fresh.clamp_seen();
        *self = fresh;
        Ok(())
    }

    /// Whether the next move follows a taking back by agreement.
    pub fn was_taken_back(&self) -> bool {
        self.taken_back
    }

    /// Whether people alone played it, from its deal on, and never took back by agreement: what
    /// a score to be proud of asks for.
    pub fn is_unaided(&self) -> bool {
        let people = self.header.players.iter().all(|player| !player.is_bot());
        people && !self.aided && self.header.base.is_none()
    }

    /// Gives a seat to a bot, or to a person.
    pub fn reseat(&mut self, seat: Seat, kind: Kind) {
        self.aided |= matches!(kind, Kind::Bot(_));
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.kind = kind;
        }
    }

    /// Ends the match without a result.
    pub fn give_up(&mut self) {
        self.given_up = true;
        self.taps.clear();
    }

    /// What a seat has not seen told yet.
    pub fn unseen(&self, seat: Seat) -> &[Move<G>] {
        &self.moves[self.seen[seat.index()]..]
    }

    /// How many moves a seat has seen told.
    pub fn seen(&self, seat: Seat) -> usize {
        self.seen[seat.index()]
    }

    /// A seat has seen all that was told.
    pub fn look(&mut self, seat: Seat) {
        self.seen[seat.index()] = self.moves.len();
    }

    /// After a load: everyone has seen what came before her own last action.
    fn look_up_to_own_moves(&mut self) {
        for (at, seen) in self.seen.iter_mut().enumerate() {
            let own = self.moves.iter().rposition(|step| step.seat.index() == at);
            *seen = own.map_or(0, |at| at + 1);
        }
    }

    fn clamp_seen(&mut self) {
        for seen in &mut self.seen {
            *seen = (*seen).min(self.moves.len());
        }
    }

    /// For the leak test: the same table with its secrets drawn again by `redraw`.
    ///
    /// What was done or told behind the viewer's back is blotted out and the seed is another,
    /// so whatever is shown of them differs too.
    #[cfg(any(test, feature = "testing"))]
    pub fn redrawn(&self, viewer: Option<Seat>, mut redraw: impl FnMut(&G) -> G) -> Self {
        let mut other = self.clone();
        other.state = redraw(&self.state);
        // Of as many bits as every seed.
        other.header.seed = self.header.seed ^ 0xFFFF_FFFF_FFFF;
        other.chance = Chance::new(other.header.seed);
        for tap in &mut other.taps {
            tap.before = redraw(&tap.before);
        }
        other.opening.retain(|told| told.reaches(viewer));
        let blot = self.moves.first().map(|step| step.action);
        for step in &mut other.moves {
            step.told.retain(|told| told.reaches(viewer));
            if viewer != Some(step.seat) {
                step.action = blot.unwrap_or(step.action);
            }
        }
        other
    }
}
