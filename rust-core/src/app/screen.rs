//! What a shell draws: one [`Screen`] at a time, complete, in the reader's language.

use crate::scene::{Area, Line, Mark, Scene, Sheet};
use serde::{Deserialize, Serialize};

/// Everything a shell needs to draw the present moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Screen {
    /// Which screen it is.
    pub place: Place,
    /// Somebody's secrets are on it: cover it when the app leaves the front.
    pub private: bool,
    /// Send `Suspended` when a private screen is left untouched for so many seconds.
    pub cover_after: Option<u32>,
    /// A bot is thinking: send `Continue` after so many milliseconds, off the main thread.
    pub think_after: Option<u32>,
    /// Keep the display awake.
    pub awake: bool,
    /// The label of the way back; none where there is none.
    pub back: Option<String>,
    /// Something to say about the last event.
    pub note: Option<Note>,
    /// What to let the hand feel and the ear hear.
    pub cues: Vec<Cue>,
    /// How the person wants things to look.
    pub look: Look,
}

/// The ten screens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "screen", rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Place {
    /// Unfinished matches and the games.
    Home {
        /// What is on it.
        home: Home,
    },
    /// Who plays, and how.
    Setup {
        /// What is on it.
        setup: Setup,
    },
    /// The phone changes hands. Nothing about the game is on it.
    Handover {
        /// What is on it.
        handover: Handover,
    },
    /// The table, for the holder of the phone or for everybody.
    Turn {
        /// What is on it.
        turn: Turn,
    },
    /// The moment everybody looks. Never private.
    Reveal {
        /// What is on it.
        reveal: Reveal,
    },
    /// Who won, and why.
    Result {
        /// What is on it.
        result: Finish,
    },
    /// The rules of a game.
    Rules {
        /// What is on it.
        rules: Rules,
    },
    /// Games played and won.
    Records {
        /// What is on it.
        records: Records,
    },
    /// A finished match, step by step.
    Replay {
        /// What is on it.
        replay: Replay,
    },
    /// How the app behaves.
    Settings {
        /// What is on it.
        settings: Settings,
    },
}

/// How a button weighs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ButtonStyle {
    /// The next step.
    Primary,
    /// An ordinary one.
    #[default]
    Plain,
    /// It takes something away.
    Warning,
}

/// Something to press.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Button {
    /// What pressing it sends.
    pub id: String,
    /// Its words; also what a screen reader says.
    pub label: String,
    /// A glyph that may stand for the words where room is short.
    pub symbol: Option<String>,
    /// How it weighs.
    pub style: ButtonStyle,
    /// Why it cannot be pressed now; none when it can. Pressing it says so.
    pub disabled: Option<String>,
    /// It is the chosen one of its group.
    pub selected: bool,
    /// It is held, not tapped (a plain tap with assistive technology).
    pub hold: bool,
}

/// A line for the person to fill in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Field {
    /// What entering text sends.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What stands in it.
    pub text: String,
}

/// A sentence about the last event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Note {
    /// The sentence.
    pub text: String,
    /// The clause of the rules it rests on, if it refuses a tap.
    pub clause: Option<String>,
}

/// A small signal to hand and ear. A shell plays it unless its switch is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Cue {
    /// A legal tap.
    Tap,
    /// A refused one.
    Refuse,
    /// Cards turn over.
    Reveal,
    /// The match is over.
    Finish,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How the person wants things to look, sound and feel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Look {
    /// The language of every text here, as a tag: `fr` or `en`.
    pub language: String,
    /// Light or dark.
    pub theme: Theme,
    /// Mirror the layout for the left hand.
    pub left_handed: bool,
    /// Nothing moves.
    pub still: bool,
    /// Cues are heard.
    pub sound: bool,
    /// Cues are felt.
    pub haptics: bool,
}

/// The first screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Home {
    /// The app's name.
    pub title: String,
    /// The heading over the unfinished matches.
    pub resume_title: String,
    /// Unfinished matches, the latest first.
    pub resume: Vec<MatchCard>,
    /// The challenge of the day.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub daily: Option<MatchCard>,
    /// The heading over the games.
    pub games_title: String,
    /// The games.
    pub games: Vec<GameCard>,
    /// Rules, records, settings.
    pub buttons: Vec<Button>,
}

/// A match as Home and Records list it. Never a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MatchCard {
    /// The game.
    pub title: String,
    /// A glyph for it.
    pub symbol: String,
    /// Who plays.
    pub people: String,
    /// When it was last played, or how it ended.
    pub detail: String,
    /// What can be done with it, the main thing first.
    pub buttons: Vec<Button>,
}

/// A game as Home shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameCard {
    /// Its name.
    pub title: String,
    /// What it is, in a line.
    pub line: String,
    /// Players, age, minutes.
    pub facts: String,
    /// A glyph for it.
    pub symbol: String,
    /// Starts a set-up.
    pub button: Button,
}

/// Who plays, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Setup {
    /// The game.
    pub title: String,
    /// The heading over the seats.
    pub seats_title: String,
    /// Who plays, in the order of play.
    pub seats: Vec<SetupSeat>,
    /// Adds a seat.
    pub add: Button,
    /// Mode and options.
    pub options: Vec<Options>,
    /// The board to be played, where it is dealt beforehand.
    pub preview: Vec<Area>,
    /// The code of a deal, to play one that was played before.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub code: Option<Field>,
    /// Deals; no match begins before.
    pub deal: Button,
    /// The rules, a new deal.
    pub buttons: Vec<Button>,
}

/// One seat of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SetupSeat {
    /// Colour and mark.
    pub mark: Mark,
    /// Her name.
    pub name: Field,
    /// Names played with before.
    pub known: Vec<Button>,
    /// The app plays for her.
    pub bot: bool,
    /// Person or bot, and its strength.
    pub kinds: Vec<Button>,
    /// Earlier, later, next mark, leave.
    pub buttons: Vec<Button>,
}

/// A question with one answer of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Options {
    /// What is asked.
    pub label: String,
    /// What the present answer changes, in a line.
    pub help: String,
    /// The answers.
    pub choices: Vec<Button>,
}

/// The phone changes hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Handover {
    /// Who takes it.
    pub mark: Mark,
    /// "Pass the phone to Léa".
    pub title: String,
    /// "I am Léa".
    pub button: Button,
    /// What others may want; home.
    pub others: Vec<Button>,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Turn {
    /// The game and its mode.
    pub title: String,
    /// The table as the viewer sees it.
    pub scene: Scene,
    /// What happened since she last looked, until she puts it away.
    pub recap: Option<Recap>,
    /// At most three.
    pub buttons: Vec<Button>,
    /// What the menu is called.
    pub menu_title: String,
    /// Behind the menu.
    pub menu: Vec<Button>,
}

/// What happened since somebody last looked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Recap {
    /// Its heading.
    pub title: String,
    /// What happened, oldest first.
    pub lines: Vec<Line>,
    /// Puts it away.
    pub button: Button,
}

/// The moment everybody looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Reveal {
    /// The game and its mode.
    pub title: String,
    /// What turned over, and the table round it; its prompt says what came of it.
    pub scene: Scene,
    /// What happened, in sentences.
    pub lines: Vec<Line>,
    /// Goes on.
    pub button: Button,
}

/// Who won, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Finish {
    /// The game and its mode.
    pub title: String,
    /// "Léa wins".
    pub headline: String,
    /// Why, in a sentence.
    pub why: String,
    /// What else is worth saying: the level reached alone and the way to the next, the deal.
    #[cfg_attr(feature = "uniffi", uniffi(default = []))]
    pub lines: Vec<Line>,
    /// The players, best first.
    pub podium: Vec<PodiumStep>,
    /// The score as the rulebook counts it.
    pub sheet: Sheet,
    /// The best scores reached alone, with the row of this match set apart.
    #[cfg_attr(feature = "uniffi", uniffi(default = None))]
    pub best: Option<Best>,
    /// Rematch, replay, home.
    pub buttons: Vec<Button>,
}

/// One player on the podium.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PodiumStep {
    /// Colour and mark.
    pub mark: Mark,
    /// Her name.
    pub name: String,
    /// Her final score.
    pub text: String,
    /// She won, alone or with others.
    pub winner: bool,
    /// What a screen reader says.
    pub label: String,
}

/// The rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Rules {
    /// The game.
    pub title: String,
    /// The other games.
    pub games: Vec<Button>,
    /// What to look for.
    pub search: Field,
    /// The chapters that have it.
    pub chapters: Vec<Chapter>,
    /// Said when no chapter has it.
    pub nothing: Option<String>,
}

/// A chapter of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
    /// A picture of our own.
    pub picture: Vec<Area>,
}

/// A table of best scores reached alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Best {
    /// Its heading.
    pub title: String,
    /// Who, how many points, when, which deal.
    pub sheet: Sheet,
}

/// Games played and won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Records {
    /// Its heading.
    pub title: String,
    /// Said when there is nothing yet, or something that cannot be read.
    pub nothing: Option<String>,
    /// Wins by person and game.
    pub sheet: Sheet,
    /// The best scores reached alone.
    #[cfg_attr(feature = "uniffi", uniffi(default = []))]
    pub best: Vec<Best>,
    /// The heading over the finished matches.
    pub matches_title: String,
    /// Finished matches, the latest first.
    pub matches: Vec<MatchCard>,
    /// Erase.
    pub buttons: Vec<Button>,
}

/// A finished match, step by step, every hand open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Replay {
    /// The game and its mode.
    pub title: String,
    /// "Step 4 of 96".
    pub position: String,
    /// The table after this step, with what everybody held laid open.
    pub scene: Scene,
    /// What happened in this step.
    pub lines: Vec<Line>,
    /// The beginning, a round back, a step back, a step on, a round on, the end.
    pub buttons: Vec<Button>,
}

/// How the app behaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Settings {
    /// Its heading.
    pub title: String,
    /// The settings.
    pub options: Vec<Options>,
    /// The heading over the people.
    pub people_title: String,
    /// The people played with, to be renamed or forgotten.
    pub people: Vec<Person>,
    /// The heading of what the app is.
    pub about_title: String,
    /// Who made the games, what this is, the licences.
    pub about: Vec<String>,
}

/// Somebody played with before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Person {
    /// Her name, to be changed.
    pub name: Field,
    /// Forgets her.
    pub button: Button,
}
