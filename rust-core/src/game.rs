//! What a game is: the dozen verbs that the table, the bots, the tests and the tools use.
//!
//! A game is its state. It says who owes a decision, which small actions each seat may take,
//! applies one, and shows each seat what that seat knows. Everything drawn, told or thought is
//! made from a [`Game::View`], never from the state, so a leak is a type error.

mod seats;

use crate::chance::{Chance, Rng};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    collections::BTreeMap,
    fmt::{Debug, Display},
    hash::Hash,
    ops::RangeInclusive,
    str::FromStr,
};
use thiserror::Error;

pub use seats::{Seat, Seats};

/// A game's rules as a state machine.
///
/// Text keys, option ids and action texts follow from [`Game::ID`] and the types' `Display`.
pub trait Game:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The id in saves, records and text keys.
    const ID: &'static str;
    /// Raised when the same seed and actions would no longer give the same match.
    const REVISION: u32;
    /// How many may play.
    const PLAYERS: RangeInclusive<u8>;
    /// The component data the rules are played with, as written in its file.
    const DATA: &'static str;

    /// Mode, variants and player count, validated.
    type Options: Clone + Debug + PartialEq + Send + Sync;
    /// One tap. Prints and parses as short text (`bet 2`).
    type Action: Copy
        + Debug
        + Display
        + FromStr<Err = UnknownAction>
        + Eq
        + Ord
        + Hash
        + Send
        + Sync;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything one seat was ever shown, and nothing else.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The options a set-up offers to this many players, given what is chosen so far.
    fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec>;

    /// The options as typed values.
    ///
    /// # Errors
    /// [`BadOption`] if the player count, an option or its value is unknown or does not fit
    /// the others.
    fn options(players: u8, chosen: &Choices) -> Result<Self::Options, BadOption>;

    /// Sets the game up.
    fn new(options: &Self::Options, chance: Chance, events: &mut Vec<Told<Self::Event>>) -> Self;

    /// How many sit at the table.
    fn players(&self) -> u8;

    /// Who owes a decision now; nobody when the game is over. A function of `view(None)`.
    fn actors(&self) -> Seats;

    /// Whether what this seat owes is chosen in secret. A function of `view(None)`.
    fn asks_secretly(&self, seat: Seat) -> bool;

    /// The legal actions of a seat that owes a decision, sorted, each once.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Actions a seat may take without owing one; none inside a half-made action.
    fn interrupts(&self, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// Applies one action.
    ///
    /// # Errors
    /// A [`Refusal`] that names the clause broken; the state is then unchanged.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: Chance,
        events: &mut Vec<Told<Self::Event>>,
    ) -> Result<Effect, Refusal>;

    /// What a seat knows; `None`: what everyone knows.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// A world that fits a view: what the view leaves open is drawn at random.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What each seat's score stands at in the open, in seat order.
    fn scores(&self) -> Vec<i32>;
}

/// Whether an accepted action told anybody something the actor's own choice did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing new was seen: the action can be taken back.
    Quiet,
    /// A card, tile or secret was turned up: no undo goes past this.
    Reveals,
}

/// Something that happened, and who may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    /// Who may know. Nobody: a fact for the record alone, such as the order of a deck.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Told<E> {
    /// Something everybody saw.
    pub fn all(event: E) -> Self {
        Told { to: Audience::Everyone, event }
    }

    /// Something only one seat saw.
    pub fn one(seat: Seat, event: E) -> Self {
        Told { to: Audience::Only(seat), event }
    }

    /// A fact nobody knows yet.
    pub fn nobody(event: E) -> Self {
        Told { to: Audience::Nobody, event }
    }

    /// Whether somebody who sees as `viewer` (`None`: the open table) may know it.
    pub fn reaches(&self, viewer: Option<Seat>) -> bool {
        match self.to {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Some(seat),
            Audience::Nobody => false,
        }
    }
}

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// All at the table.
    Everyone,
    /// One seat.
    Only(Seat),
    /// No one, until the match is over.
    Nobody,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won: one, several who share, or nobody.
    pub winners: Seats,
    /// The final scores in seat order, as the rulebook counts them.
    pub scores: Vec<i32>,
    /// Each seat's place in seat order; 1 is the best, equals share.
    pub ranks: Vec<u8>,
}

/// Why an action is not allowed: the clause that forbids it and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{clause} forbids it ({key})")]
pub struct Refusal {
    /// The clause of the rules, such as `GR-07`.
    pub clause: &'static str,
    /// The key of the sentence that explains it.
    pub key: &'static str,
    /// A number the sentence may need.
    pub number: Option<i32>,
}

impl Refusal {
    /// A refusal by this clause, explained by this sentence.
    pub const fn new(clause: &'static str, key: &'static str) -> Self {
        Refusal { clause, key, number: None }
    }

    /// The same with the number its sentence needs.
    #[must_use]
    pub const fn with(mut self, number: i32) -> Self {
        self.number = Some(number);
        self
    }
}

/// A text that names no action of this game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("this game has no such action")]
pub struct UnknownAction;

/// The options of a match as short words: what a set-up, a save and a command line write.
pub type Choices = BTreeMap<String, String>;

/// One option a set-up offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its id, part of its text keys.
    pub id: &'static str,
    /// The values it may take now.
    pub values: Vec<&'static str>,
    /// The value it has when nothing is said.
    pub default: &'static str,
}

/// An option that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadOption {
    /// Too few or too many players.
    #[error("{0} players cannot play this")]
    Players(u8),
    /// An option this game does not have.
    #[error("no option is called {0:?}")]
    Unknown(String),
    /// A value the option does not take, alone or beside the others.
    #[error("{value:?} is no value for {option}")]
    Value {
        /// The option.
        option: &'static str,
        /// What it was set to.
        value: String,
    },
}

/// A short digest of a game's component data: a save says which data it was played with.
pub fn data_digest<G: Game>() -> String {
    format!("{:08x}", crc32fast::hash(G::DATA.as_bytes()))
}

/// Checks `chosen` against what `G` offers and fills in the defaults.
///
/// # Errors
/// [`BadOption`] for a wrong player count, an unknown option or a value not on offer.
pub fn settle<G: Game>(players: u8, chosen: &Choices) -> Result<Choices, BadOption> {
    if !G::PLAYERS.contains(&players) {
        return Err(BadOption::Players(players));
    }
    let offered = G::offered(players, chosen);
    if let Some(unknown) = chosen.keys().find(|id| offered.iter().all(|spec| spec.id != **id)) {
        return Err(BadOption::Unknown(unknown.clone()));
    }
    let mut settled = Choices::new();
    for spec in offered {
        let value = chosen.get(spec.id).map_or(spec.default, String::as_str);
        if !spec.values.contains(&value) {
            return Err(BadOption::Value { option: spec.id, value: value.to_owned() });
        }
        settled.insert(spec.id.to_owned(), value.to_owned());
    }
    Ok(settled)
}
