//! How a game is put on stage: from a view to a scene, from an event to a sentence.

use super::{Area, Line, Piece, Scene, SeatBadge, Sheet};
use crate::{
    game::{Game, Seat, UnknownAction},
    table::Player,
    text::Text,
};

/// What a scene needs besides the view.
#[derive(Debug)]
pub struct Stage<'a, G: Game> {
    /// The words.
    pub text: &'a Text,
    /// Who sits at the table.
    pub players: &'a [Player],
    /// Whose answer is awaited.
    pub asked: Option<Seat>,
    /// What she may do on this screen.
    pub actions: &'a [G::Action],
    /// The target that waits to be confirmed.
    pub armed: Option<&'a str>,
    /// The id of the tab in front, where a game has tabs; empty for the first.
    pub tab: &'a str,
    /// What others did since she last acted, where the game calls it news.
    pub recent: &'a [&'a G::Event],
}

impl<G: Game> Stage<'_, G> {
    /// A seat's name as it stands in a sentence.
    pub fn name(&self, seat: Seat) -> String {
        self.players[seat.index()].name.to_string()
    }

    /// The names of some seats in a row.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.text.list(&seats.into_iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// A piece that stands for an action: it glows when the action is allowed, and explains
    /// itself when it is not.
    pub fn target(&self, action: G::Action, piece: Piece) -> Piece {
        let target = action.to_string();
        Piece {
            tappable: self.actions.contains(&action),
            armed: self.armed == Some(target.as_str()),
            target: Some(target),
            ..piece
        }
    }

    /// A line about a seat.
    pub fn line(&self, seat: Seat, symbol: Option<&str>, text: String) -> Line {
        let mark = Some(self.players[seat.index()].mark);
        Line { mark, symbol: symbol.map(str::to_owned), text }
    }

    /// A seat's public line, with its score.
    pub fn badge(&self, seat: Seat, score: String, label: String) -> SeatBadge {
        let player = &self.players[seat.index()];
        SeatBadge {
            mark: player.mark,
            name: player.name.to_string(),
            text: score,
            symbol: None,
            label,
            active: self.asked == Some(seat),
            dimmed: false,
            bot: player.is_bot(),
        }
    }
}

/// A table that may be looked at before the match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What lies there.
    pub areas: Vec<Area>,
    /// Another deal would look different.
    pub varies: bool,
}

/// Whether somebody may act out of turn, as far as everybody can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// She may not, and nobody expects it.
    Never,
    /// She may at other times; the key of the sentence that says why not now.
    Later(&'static str),
    /// She may, if she has anything to do: that is her own affair.
    Now,
}

/// What a score reached alone is worth, by the levels of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grade {
    /// The name of the level reached; none below the first.
    pub reached: Option<String>,
    /// The name of the next level and the points still missing to it; none at the top.
    pub next: Option<(String, i32)>,
}

/// A game that can be shown.
pub trait Staged: Game {
    /// A glyph for the game.
    const SYMBOL: &'static str;
    /// The ids of the chapters of its rules, in order.
    const CHAPTERS: &'static [&'static str];
    /// The tab with what is private, where a game has tabs: brought to the front when somebody
    /// opens her own things.
    const OWN_TAB: &'static str = "";
    /// The options of the challenge of the day, for one person alone; none where the game has no
    /// mode for one. What is not named has its default.
    const DAILY: Option<&'static [(&'static str, &'static str)]> = None;

    /// The table as the viewer sees it.
    fn scene(view: &Self::View, stage: &Stage<'_, Self>) -> Scene;

    /// Whether a seat has something that only it may see now.
    fn has_secrets(view: &Self::View, seat: Seat) -> bool;

    /// The actions a tap on `target` makes: one, unless the game walks several steps.
    ///
    /// # Errors
    /// [`UnknownAction`] if the target names none.
    fn walk(_view: &Self::View, target: &str) -> Result<Vec<Self::Action>, UnknownAction> {
        Ok(vec![target.parse()?])
    }

    /// Whether a tap on `target` has several meanings that differ: it then waits to be
    /// confirmed, and the scene offers the others meanwhile.
    fn hesitates(_view: &Self::View, _target: &str) -> bool {
        false
    }

    /// Whether a seat that owes nothing may be let in to act. `view` is the open table, so the
    /// answer tells nobody whether the seat has anything to do.
    fn admits(_view: &Self::View, _seat: Seat) -> Admission {
        Admission::Never
    }

    /// Whether a turn on the open table begins with a recap because of this. What a game does
    /// not call news, everybody is taken to have watched.
    fn is_news(_event: &Self::Event) -> bool {
        false
    }

    /// Whether everybody should look when this happens.
    fn is_moment(event: &Self::Event) -> bool;

    /// Whether a moment comes so often that people may ask to be spared it.
    fn is_routine(_event: &Self::Event) -> bool {
        false
    }

    /// The picture of a moment; `view` is the open table after it.
    fn moment(events: &[&Self::Event], view: &Self::View, stage: &Stage<'_, Self>) -> Scene;

    /// A sentence about an event; none where there is nothing worth saying.
    fn tell(event: &Self::Event, stage: &Stage<'_, Self>) -> Option<Line>;

    /// A sentence about an action, for replays and lists.
    fn describe(seat: Seat, action: Self::Action, stage: &Stage<'_, Self>) -> Line;

    /// The score as the rulebook counts it.
    fn sheet(view: &Self::View, stage: &Stage<'_, Self>) -> Sheet;

    /// Why the match ended as it did.
    fn why(view: &Self::View, stage: &Stage<'_, Self>) -> String;

    /// What the score is worth, where one person alone plays for her best; `view` is hers, the
    /// match is over. A match that has a grade goes into the table of best scores.
    fn grade(_view: &Self::View, _stage: &Stage<'_, Self>) -> Option<Grade> {
        None
    }

    /// What people may look at before they start; `view` is the open table as it would be
    /// dealt. None where a deal is not for looking at.
    fn preview(_view: &Self::View, _stage: &Stage<'_, Self>) -> Option<Preview> {
        None
    }

    /// A picture for a chapter of the rules.
    fn picture(_chapter: &str, _text: &Text) -> Vec<Area> {
        Vec::new()
    }
}
