//! Sentences: what is asked, what happened, why it ended.

use super::{
    ANT, Fable, GRASSHOPPER, Line, Open, Phase, Power, Stage, View, card_name, cards_name,
    counts_name, insect_glyph, path_name, power_name, provision_glyph, provision_name,
};
use crate::{
    game::Seat,
    games::fable::{Action, Card, Draw, Event, Mode, Reveal},
    scene::Mark,
};
use fluent_bundle::FluentValue;

pub(super) fn prompt(view: &View, stage: &Stage<'_, Fable>) -> String {
    let Some(asked) = stage.asked else { return String::new() };
    let open = &view.open;
    let key = match open.phase {
        Phase::Over => return String::new(),
        _ if stage.players[asked.index()].is_bot() => "fable-prompt-bot",
        Phase::Trail => "fable-prompt-trail",
        Phase::Aim if asked == open.ant => "fable-prompt-aim",
        Phase::Aim => "fable-prompt-red",
        Phase::Guess if open.holds(asked, Power::Look) && !open.has_looked => "fable-prompt-look",
        Phase::Guess => "fable-prompt-guess",
        Phase::Take => "fable-prompt-take",
        Phase::Power => "fable-prompt-power",
        Phase::Market => "fable-prompt-market",
        Phase::Pay(_) => "fable-prompt-pay",
        Phase::Get(_) => "fable-prompt-get",
    };
    stage.text.with(
        key,
        [
            ("name", stage.name(asked).into()),
            ("number", (open.trail.len() + 1).into()),
            ("ant", stage.name(open.ant).into()),
        ],
    )
}

/// Who collects what.
pub(super) fn revealed(reveal: &Reveal, stage: &Stage<'_, Fable>) -> String {
    let caught = reveal.collector == reveal.grasshopper;
    stage.text.with(
        "fable-told-revealed",
        [
            ("ant", stage.name(reveal.ant).into()),
            ("grasshopper", stage.name(reveal.grasshopper).into()),
            ("path", path_name(reveal.aim, stage.text).into()),
            ("count", reveal.haul.len().into()),
            ("caught", if caught { "yes" } else { "no" }.into()),
        ],
    )
}

/// A sentence about a seat with what it needs to say.
struct Say<'a, 'b> {
    seat: Seat,
    stage: &'a Stage<'b, Fable>,
}

impl Say<'_, '_> {
    fn line<'v>(
        &self,
        symbol: &str,
        key: &str,
        args: impl IntoIterator<Item = (&'static str, FluentValue<'v>)>,
    ) -> Line {
        let name = ("name", self.stage.name(self.seat).into());
        let text = self.stage.text.with(key, std::iter::once(name).chain(args));
        self.stage.line(self.seat, Some(symbol), text)
    }

    fn plain(&self, symbol: &str, key: &str) -> Line {
        self.line(symbol, key, [])
    }
}

pub(super) fn tell(event: &Event, stage: &Stage<'_, Fable>) -> Option<Line> {
    let text = stage.text;
    let say = |seat: &Seat| Say { seat: *seat, stage };
    let card = |card: &Card| ("card", card_name(*card, text).into());
    let from = |from: &Option<Seat>| {
        let name = from.map_or_else(String::new, |seat| stage.name(seat));
        let place = if from.is_some() { "player" } else { "table" };
        [("from", FluentValue::from(place)), ("other", name.into())]
    };
    Some(match event {
        Event::Shuffled { .. } | Event::Stocked { .. } => return None,
        Event::Reshuffled { cards } => table_line(
            "🔀",
            text.with("fable-told-reshuffled", [("count", i32::from(*cards).into())]),
        ),
        Event::Round { round, ant, grasshopper } => say(ant).line(
            ANT,
            "fable-told-round",
            [("round", i32::from(*round).into()), ("grasshopper", stage.name(*grasshopper).into())],
        ),
        Event::Laid { seat, trail } => {
            say(seat).line(ANT, "fable-told-laid", [("count", trail.len().into())])
        }
        Event::Aimed { seat } => say(seat).plain("🤫", "fable-told-aimed"),
        Event::Looked { seat, path: None } => say(seat).plain("👁️", "fable-told-look"),
        Event::Looked { seat, path: Some(path) } => {
            say(seat).line("👁️", "fable-told-looked", [("path", path_name(*path, text).into())])
        }
        Event::Revealed(reveal) => {
            let caught = reveal.collector == reveal.grasshopper;
            let symbol = if caught { GRASSHOPPER } else { ANT };
            stage.line(reveal.collector, Some(symbol), revealed(reveal, stage))
        }
        Event::Drew { seat, card: drawn, why } => {
            let key = match why {
                Draw::Start => "fable-told-start",
                Draw::Red => "fable-told-red",
                Draw::Exact => "fable-told-exact",
                Draw::Comfort => "fable-told-comfort",
            };
            say(seat).line("🎴", key, [card(drawn)])
        }
        Event::Swapped { seat, left, taken } => say(seat).line(
            "🔁",
            "fable-told-swapped",
            [("left", card_name(*left, text).into()), card(taken)],
        ),
        Event::Collected { seat, cards } => say(seat).line(
            "🧺",
            "fable-told-collected",
            [("cards", cards_name(cards, text).into())],
        ),
        Event::Took { seat, power, from: owner } => {
            let [place, other] = from(owner);
            let power = ("power", power_name(*power, text).into());
            say(seat).line("💪", "fable-told-took", [power, place, other])
        }
        Event::Stored { seat, card: None } => say(seat).plain("📥", "fable-told-stored"),
        Event::Stored { seat, card: Some(stored) } => {
            say(seat).line("📥", "fable-told-stored-card", [card(stored)])
        }
        Event::Spoiled { card: spoiled } => {
            table_line("📥", text.with("fable-told-spoiled", [card(spoiled)]))
        }
        Event::Bought { seat, provision, paid } => say(seat).line(
            provision_glyph(*provision),
            "fable-told-bought",
            [
                ("provision", provision_name(*provision, text).into()),
                ("cards", counts_name(crate::games::fable::count(paid), text).into()),
            ],
        ),
        Event::Exchanged { seat, gave, got, from: owner } => {
            let [place, other] = from(owner);
            let gave = ("gave", provision_name(*gave, text).into());
            let got = ("got", provision_name(*got, text).into());
            say(seat).line("🔁", "fable-told-exchanged", [gave, got, place, other])
        }
        Event::Offered { provision } => table_line(
            provision_glyph(*provision),
            text.with(
                "fable-told-offered",
                [("provision", provision_name(*provision, text).into())],
            ),
        ),
        Event::Over { winners } => table_line(
            "🏆",
            text.with(
                "fable-told-over",
                [
                    ("winners", stage.names(winners.iter()).into()),
                    ("count", i32::from(winners.len()).into()),
                ],
            ),
        ),
    })
}

fn table_line(symbol: &str, text: String) -> Line {
    Line { mark: None::<Mark>, symbol: Some(symbol.to_owned()), text }
}

pub(super) fn describe(seat: Seat, action: Action, stage: &Stage<'_, Fable>) -> Line {
    let text = stage.text;
    let say = Say { seat, stage };
    let provision = |provision| [("provision", provision_name(provision, text).into())];
    match action {
        Action::Ant(cell) => say.line(ANT, "fable-did-ant", [("cell", cell.to_string().into())]),
        Action::Aim(path) => {
            say.line("🤫", "fable-did-aim", [("path", path_name(path, text).into())])
        }
        Action::Look => say.plain("👁️", "fable-told-look"),
        Action::Guess(cell) => {
            say.line(GRASSHOPPER, "fable-did-guess", [("cell", cell.to_string().into())])
        }
        Action::Take(cell) => say.line("🧺", "fable-did-take", [("cell", cell.to_string().into())]),
        Action::Power(power) => say.line(
            insect_glyph(power.insect()),
            "fable-did-power",
            [("power", power_name(power, text).into())],
        ),
        Action::Buy(what) => say.line(provision_glyph(what), "fable-did-buy", provision(what)),
        Action::Pay(way) => {
            say.line("🎴", "fable-did-pay", [("cards", counts_name(way.cards(), text).into())])
        }
        Action::Give(what) => say.line(provision_glyph(what), "fable-did-give", provision(what)),
        Action::Get(what, _) => say.line(provision_glyph(what), "fable-did-get", provision(what)),
        Action::Pass => say.plain("✋", "fable-did-pass"),
    }
}

pub(super) fn why(open: &Open, stage: &Stage<'_, Fable>) -> String {
    let winners = open.winners.unwrap_or_default();
    let Some(first) = winners.first() else { return String::new() };
    let score = match open.rules.mode {
        Mode::Autumn | Mode::Open => open.shelf_points(first) + open.insect_points(first),
        Mode::Winter | Mode::Powers => open.points(first),
    };
    let points = |seat: Seat| open.shelf_points(seat) + open.insect_points(seat);
    let tied = open.seats().iter().filter(|&seat| points(seat) == score).count();
    let key = match open.rules.mode {
        Mode::Autumn | Mode::Open if winners.len() == 1 && tied > 1 => "fable-why-insects",
        Mode::Autumn | Mode::Open => "fable-why-autumn",
        Mode::Winter | Mode::Powers => "fable-why-winter",
    };
    stage.text.with(
        key,
        [
            ("winners", stage.names(winners.iter()).into()),
            ("number", i32::from(winners.len()).into()),
            ("count", i32::from(score).into()),
        ],
    )
}
