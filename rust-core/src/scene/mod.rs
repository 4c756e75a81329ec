//! The vocabulary of pictures: what a shell must be able to draw to show any of the games.
//!
//! Lengths are thousandths of a unit, and a unit is the width of one card or hex of that area;
//! so a scene is the same bytes on every platform. Colour never speaks alone: whatever has a
//! colour has a mark, a symbol or a text too.

mod fable;
mod fourmidable;
mod fourmis;
mod gringrins;
mod stage;

use serde::{Deserialize, Serialize};

pub use stage::{Admission, Grade, Preview, Stage, Staged};

/// One unit of length.
pub const UNIT: i32 = 1000;

/// A seat's colour and mark, always shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Mark {
    /// Blue ●.
    Disc,
    /// Vermilion ■.
    Square,
    /// Green ▲.
    Triangle,
    /// Yellow ◆.
    Diamond,
    /// Purple ★.
    Star,
    /// Sky ✚.
    Cross,
}

impl Mark {
    /// All six, in the order seats take them.
    pub const ALL: [Mark; 6] =
        [Mark::Disc, Mark::Square, Mark::Triangle, Mark::Diamond, Mark::Star, Mark::Cross];

    /// The mark as one character, for shells that draw only text.
    pub const fn character(self) -> char {
        match self {
            Mark::Disc => '●',
            Mark::Square => '■',
            Mark::Triangle => '▲',
            Mark::Diamond => '◆',
            Mark::Star => '★',
            Mark::Cross => '✚',
        }
    }
}

/// What a colour means; the shell's theme says which colour it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Role {
    /// The background itself: hardly there.
    Paper,
    /// An ordinary surface.
    #[default]
    Card,
    /// Good, go, the ant's side.
    Leaf,
    /// Worth having: coins, points.
    Honey,
    /// A warning, a loss, the grasshopper's side.
    Berry,
    /// Water.
    Water,
    /// Orange earth.
    Orange,
    /// Grey earth.
    Grey,
    /// Brown earth.
    Brown,
    /// The colour of the piece's own `mark`.
    Seat,
}

/// A drawn pattern under a piece or along a link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Pattern {
    /// None.
    #[default]
    Plain,
    /// A tablecloth's checks.
    Checks,
    /// Floor tiles.
    Grid,
    /// Cobbles.
    Cobbles,
    /// Planks.
    Planks,
}

/// The outline of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Shape {
    /// A flat-top hexagon.
    Hex,
    /// A circle.
    Disc,
    /// An upright card.
    #[default]
    Card,
    /// A small cube.
    Cube,
    /// A token with rounded corners.
    Token,
    /// No outline: symbol and text alone.
    Bare,
}

/// How the pieces of an area are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum AreaKind {
    /// Each piece has its place; the area pans, pinches and fits.
    Board,
    /// Side by side in order, in several lines where one is too narrow.
    Row,
    /// A narrow line of small steps, in order; never tapped.
    Track,
    /// One line a piece: symbol, text and label.
    Panel,
    /// Side by side in order, each large enough for a thumb: the answer to the prompt.
    Choices,
    /// A number to set by less and more; a tap on a piece always arms it.
    Stepper,
}

/// A rectangle in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Frame {
    /// Left edge.
    pub x: i32,
    /// Top edge.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

/// One thing on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Piece {
    /// Its identity: the same thing keeps its id from screen to screen and may move.
    pub id: String,
    /// What a tap on it sends; a target that is not `tappable` explains itself when tapped.
    pub target: Option<String>,
    /// The centre, on a board.
    pub x: i32,
    /// The centre, on a board.
    pub y: i32,
    /// The width, on a board.
    pub width: i32,
    /// The height, on a board.
    pub height: i32,
    /// The outline.
    pub shape: Shape,
    /// What its colour means.
    pub role: Role,
    /// The pattern of its surface.
    pub pattern: Pattern,
    /// Whose it is.
    pub mark: Option<Mark>,
    /// A glyph.
    pub symbol: Option<String>,
    /// A number or a word or two.
    pub text: Option<String>,
    /// What a screen reader says. Never empty.
    pub label: String,
    /// It may be tapped now, and glows.
    pub tappable: bool,
    /// It was tapped once and waits to be confirmed.
    pub armed: bool,
    /// It has just changed.
    pub changed: bool,
    /// It is out of play.
    pub dimmed: bool,
    /// It lies face down.
    pub face_down: bool,
}

/// A line between two places of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Link {
    /// Its identity.
    pub id: String,
    /// Where it begins.
    pub from_x: i32,
    /// Where it begins.
    pub from_y: i32,
    /// Where it ends.
    pub to_x: i32,
    /// Where it ends.
    pub to_y: i32,
    /// Whose it is.
    pub mark: Mark,
    /// Drawn dashed and under everything else.
    pub under: bool,
    /// It has just been laid.
    pub changed: bool,
    /// What a screen reader says.
    pub label: String,
}

/// A part of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Area {
    /// Its identity.
    pub id: String,
    /// Its heading; may be empty.
    pub title: String,
    /// How its pieces are laid out.
    pub kind: AreaKind,
    /// The extent of a board.
    pub width: i32,
    /// The extent of a board.
    pub height: i32,
    /// What may be tapped lies in here: the part to show first where the whole is too small.
    pub focus: Option<Frame>,
    /// Only the holder of the phone may see it.
    pub private: bool,
    /// What lies there.
    pub pieces: Vec<Piece>,
    /// The lines between.
    pub links: Vec<Link>,
}

impl Area {
    /// An area of pieces in order.
    pub fn of(kind: AreaKind, id: &str, title: String, pieces: Vec<Piece>) -> Area {
        Area {
            id: id.to_owned(),
            title,
            kind,
            width: 0,
            height: 0,
            focus: None,
            private: false,
            pieces,
            links: Vec::new(),
        }
    }

    /// A board of this extent.
    pub fn board(id: &str, title: String, width: i32, height: i32, pieces: Vec<Piece>) -> Area {
        Area { width, height, ..Area::of(AreaKind::Board, id, title, pieces) }
    }

    /// The same, for the holder's eyes only.
    #[must_use]
    pub fn private(self) -> Area {
        Area { private: true, ..self }
    }
}

/// A part of a large game, one of which is in front.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Tab {
    /// What pressing it sends.
    pub id: String,
    /// Its name.
    pub label: String,
    /// A number or mark that says something waits there.
    pub badge: Option<String>,
    /// It is in front.
    pub active: bool,
}

/// One person's public line at the top of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatBadge {
    /// Colour and mark.
    pub mark: Mark,
    /// Her name.
    pub name: String,
    /// Her score, short.
    pub text: String,
    /// Her role, as a glyph.
    pub symbol: Option<String>,
    /// What a screen reader says.
    pub label: String,
    /// It is her turn.
    pub active: bool,
    /// She is out of the game.
    pub dimmed: bool,
    /// The app plays for her.
    pub bot: bool,
}

/// The light over the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Tint {
    /// As the theme has it.
    #[default]
    Plain,
    /// A day round.
    Day,
    /// A night round.
    Night,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Scene {
    /// Where in the match we are: "turn 3 of 12".
    pub round: String,
    /// Everyone's public line.
    pub seats: Vec<SeatBadge>,
    /// The parts of a large game.
    pub tabs: Vec<Tab>,
    /// What lies on the table, most important first.
    pub areas: Vec<Area>,
    /// What is asked, in one sentence.
    pub prompt: String,
    /// The light over the table.
    pub tint: Tint,
}

/// One sentence of a story, with who it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Line {
    /// Whom it is about.
    pub mark: Option<Mark>,
    /// A glyph for it.
    pub symbol: Option<String>,
    /// The sentence.
    pub text: String,
}

/// A table of figures: the score as the rulebook counts it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Sheet {
    /// The heading of each column after the first.
    pub columns: Vec<String>,
    /// The rows, top to bottom.
    pub rows: Vec<SheetRow>,
}

/// One row of a [`Sheet`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SheetRow {
    /// What is counted.
    pub label: String,
    /// One cell a column.
    pub cells: Vec<String>,
    /// Set apart: a sum, or this match among others.
    pub total: bool,
}
