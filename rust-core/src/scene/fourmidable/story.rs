//! Sentences: what is asked, what happened.

use super::{ANT, HOLE, Line, Set, is_own, steps::Walking, words};
use crate::{
    game::Seat,
    games::fourmidable::{
        Action, Event, Marking, Mover, Objective, Open, Phase, Special, Spot, View,
    },
};
use fluent_bundle::FluentValue;

type Args<'v> = Vec<(&'static str, FluentValue<'v>)>;

pub(super) fn prompt(view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> String {
    let Some(asked) = stage.asked else { return String::new() };
    let open = &view.open;
    let text = stage.text;
    let name = || ("name", stage.name(asked).into());
    if open.phase == Phase::Over {
        return String::new();
    }
    if stage.players[asked.index()].is_bot() {
        return text.with("fourmidable-prompt-bot", [name()]);
    }
    if !open.actors().contains(asked) {
        // She acts out of turn (FD-22).
        return text.with("fourmidable-prompt-aside", [name()]);
    }
    if let Some((walking, chosen)) = walking.and_then(|walking| Some((walking, walking.chosen()?)))
    {
        let brings = walking.brings(chosen, stage);
        return text.with("fourmidable-prompt-way", [("brings", brings.into())]);
    }
    let mut args = vec![name()];
    let key = match open.phase {
        Phase::Draw => {
            args.push(("count", i32::from(open.colony(asked).hand() + 1).into()));
            args.push(("goal", i32::from(open.level().hand_limit()).into()));
            "fourmidable-prompt-draw"
        }
        Phase::Species => "fourmidable-prompt-species",
        Phase::Draft => "fourmidable-prompt-draft",
        Phase::Choose => {
            args.push(("count", i32::from(open.colony(asked).cards).into()));
            args.push(("goal", Open::suggested().count().into()));
            "fourmidable-prompt-choose"
        }
        Phase::Found => {
            let founded = open.colony(asked).places().count() + 1;
            args.push(("count", founded.into()));
            args.push(("goal", i32::from(open.level().starting_ants()).into()));
            "fourmidable-prompt-found"
        }
        Phase::Weather => "fourmidable-prompt-weather",
        Phase::Turn if is_own(view, stage) && stage.tab == super::CARDS => {
            "fourmidable-prompt-cards"
        }
        Phase::Turn => "fourmidable-prompt-turn",
        Phase::Walk => {
            let left = open.walk.map_or(0, |walk| walk.left);
            args.push(("count", i32::from(left).into()));
            "fourmidable-prompt-walk"
        }
        Phase::Hole(number) => {
            args.push(("number", (number + 1).into()));
            args.push(("count", i32::from(open.hole_reach(asked)).into()));
            "fourmidable-prompt-hole"
        }
        Phase::Prowl(predator, _) => {
            args.push(("predator", words::predator(predator, text).into()));
            match open.called() {
                None => "fourmidable-prompt-prowl",
                Some(tile) => {
                    args.push(("tile", words::resource(tile, text).into()));
                    let spots = open.calls(asked, tile);
                    let eats = spots.iter().any(|&spot| open.meal(predator, spot).is_some());
                    args.push(("eats", if eats { "yes" } else { "no" }.into()));
                    "fourmidable-prompt-bag"
                }
            }
        }
        Phase::Mark(Marking::Erase) => "fourmidable-prompt-erase",
        Phase::Mark(_) => "fourmidable-prompt-mark",
        Phase::Breed => "fourmidable-prompt-breed",
        Phase::Study(_) => "fourmidable-prompt-study",
        Phase::Complete(kind, _) => {
            args.push(("kind", words::kind(kind, text).into()));
            "fourmidable-prompt-complete"
        }
        Phase::Look => "fourmidable-prompt-look",
        Phase::After => "fourmidable-prompt-after",
        Phase::Last => "fourmidable-prompt-last",
        Phase::Over => return String::new(),
    };
    text.with(key, args)
}

/// What an objective brought to whom.
pub(super) fn revealed(seat: Seat, card: Objective, points: i32, stage: &Set<'_>) -> String {
    stage.text.with(
        "fourmidable-told-revealed",
        [
            ("name", stage.name(seat).into()),
            ("cost", words::stock(&card.cost(), stage.text).into()),
            ("count", points.into()),
        ],
    )
}

/// What the predators took away (FD-94).
pub(super) fn taken(card: Objective, stage: &Set<'_>) -> String {
    let text = stage.text;
    let cost = words::stock(&card.cost(), text);
    text.with("fourmidable-told-taken", [("cost", cost.into()), ("count", card.points().into())])
}

/// A special card chosen out of all, or put back (FD-90).
fn chose(seat: Seat, card: Special, back: bool, stage: &Set<'_>) -> Line {
    let key = if back { "fourmidable-told-put-back" } else { "fourmidable-told-chose" };
    let args = vec![("card", words::special(card, stage.text).into())];
    say(seat, words::special_glyph(card), key, args, stage)
}

/// A sentence about a seat.
fn say<'v>(seat: Seat, symbol: &str, key: &str, args: Args<'v>, stage: &Set<'_>) -> Line {
    let name = ("name", stage.name(seat).into());
    let text = stage.text.with(key, std::iter::once(name).chain(args));
    stage.line(seat, Some(symbol), text)
}

/// A sentence about the table.
fn table(symbol: &str, text: String) -> Line {
    Line { mark: None, symbol: Some(symbol.to_owned()), text }
}

fn spot<'v>(spot: Spot, stage: &Set<'_>) -> Args<'v> {
    match spot {
        Spot::Forest(cell) => {
            vec![
                ("place", words::cell(cell).into()),
                ("where", "forest".into()),
                ("owner", "".into()),
            ]
        }
        Spot::Nest(seat, room) => vec![
            ("place", words::room(room, stage.text).into()),
            ("where", "nest".into()),
            ("owner", stage.name(seat).into()),
        ],
    }
}

pub(super) fn tell(event: &Event, stage: &Set<'_>) -> Option<Line> {
    let text = stage.text;
    let kind = |kind| ("kind", words::kind(kind, text).into());
    Some(match event {
        Event::Shuffled { .. } | Event::Passed { .. } => return None,
        Event::Dealt { .. } | Event::Moved { steps: 0, laid: 0, .. } => return None,
        Event::Tossed { seat, time, .. } => say(
            *seat,
            words::time_glyph(*time),
            "fourmidable-told-tossed",
            vec![("time", time.word().into())],
            stage,
        ),
        Event::Species { seat, species } => say(
            *seat,
            words::species_glyph(*species),
            "fourmidable-told-species",
            vec![("species", words::species(*species, text).into())],
            stage,
        ),
        Event::Kept { seat, card } => match card {
            Some(card) => say(
                *seat,
                "🃏",
                "fourmidable-told-kept",
                vec![("card", words::special(*card, text).into())],
                stage,
            ),
            None => return None,
        },
        Event::Chose { seat, card, back } => chose(*seat, *card, *back, stage),
        Event::Tile { tile, predator } => table(
            words::resource_glyph(*tile),
            text.with(
                "fourmidable-told-tile",
                [
                    ("tile", words::resource(*tile, text).into()),
                    ("predator", words::predator(*predator, text).into()),
                ],
            ),
        ),
        Event::Taken { card } => table("😱", taken(*card, stage)),
        Event::Founded { seat, ant } => {
            say(*seat, ANT, "fourmidable-told-founded", vec![kind(ant.kind())], stage)
        }
        Event::Drew { seat, kind: drawn, card } => match card {
            Some(card) => say(
                *seat,
                "🎴",
                "fourmidable-told-drew-card",
                vec![("card", words::objective(*card, text).into())],
                stage,
            ),
            None => say(*seat, "🎴", "fourmidable-told-drew", vec![kind(*drawn)], stage),
        },
        Event::Round { round, time, first } => say(
            *first,
            words::time_glyph(*time),
            "fourmidable-told-round",
            vec![("round", i32::from(*round).into()), ("time", time.word().into())],
            stage,
        ),
        Event::Vane { weather: None } => table("❓", text.get("fourmidable-told-vane")),
        Event::Vane { weather: Some(weather) } => table(
            words::weather_glyph(*weather),
            text.with(
                "fourmidable-told-weather",
                [("weather", weather.word().into()), kind(weather.helps())],
            ),
        ),
        Event::Weather { seat, weather } => say(
            *seat,
            words::weather_glyph(*weather),
            "fourmidable-told-chose-weather",
            vec![("weather", weather.word().into())],
            stage,
        ),
        Event::Moved { seat, ant, to, laid, .. } => say(
            *seat,
            words::kind_glyph(ant.kind()),
            "fourmidable-told-moved",
            vec![
                kind(ant.kind()),
                ("place", words::place(*to, text).into()),
                ("count", i32::from(*laid).into()),
            ],
            stage,
        ),
        Event::Harvested { seat, resource, at, scent, .. } => say(
            *seat,
            words::resource_glyph(*resource),
            "fourmidable-told-harvested",
            vec![
                ("resource", words::resource(*resource, text).into()),
                ("place", words::place(*at, text).into()),
                ("scent", if *scent { "yes" } else { "no" }.into()),
            ],
            stage,
        ),
        Event::Spread { seat, count } => say(
            *seat,
            "➕",
            "fourmidable-told-spread",
            vec![("count", i32::from(*count).into())],
            stage,
        ),
        Event::Hole { seat, number, cell } => say(
            *seat,
            HOLE,
            "fourmidable-told-hole",
            vec![("number", i32::from(*number).into()), ("place", words::cell(*cell).into())],
            stage,
        ),
        Event::Born { seat, ant } => {
            say(*seat, "🥚", "fourmidable-told-born", vec![kind(ant.kind())], stage)
        }
        Event::Prowled { seat, predator, to, ate, by, .. } => {
            let by = match by {
                Mover::Action => "round",
                Mover::Card => "card",
                Mover::Species => "species",
                Mover::Bag => "bag",
            };
            let mut args = spot(*to, stage);
            args.extend([
                ("predator", words::predator(*predator, text).into()),
                ("ate", if ate.is_some() { "yes" } else { "no" }.into()),
                ("food", ate.map_or_else(String::new, |food| words::resource(food, text)).into()),
                ("by", by.into()),
            ]);
            say(*seat, words::predator_glyph(*predator), "fourmidable-told-prowled", args, stage)
        }
        Event::Marked { seat, owner, cell, how } => say(
            *seat,
            if *how == Marking::Erase { "✖️" } else { "➕" },
            "fourmidable-told-marked",
            vec![
                ("how", if *how == Marking::Erase { "erase" } else { "put" }.into()),
                ("owner", stage.name(*owner).into()),
                ("place", words::cell(*cell).into()),
            ],
            stage,
        ),
        Event::Studied { seat, kind: of, kept, .. } => match kept {
            Some(card) => say(
                *seat,
                "📚",
                "fourmidable-told-studied-card",
                vec![("card", words::objective(*card, text).into())],
                stage,
            ),
            None => say(*seat, "📚", "fourmidable-told-studied", vec![kind(*of)], stage),
        },
        Event::Looked { seat, count, .. } => say(
            *seat,
            "👁️",
            "fourmidable-told-looked",
            vec![("count", i32::from(*count).into())],
            stage,
        ),
        Event::Revealed { seat, card, points } => {
            stage.line(*seat, Some("🏅"), revealed(*seat, *card, *points, stage))
        }
        Event::Turned { card } => table(
            "🎴",
            text.with("fourmidable-told-turned", [("card", words::objective(*card, text).into())]),
        ),
        Event::Played { seat, card, points } | Event::Scored { seat, card, points } => say(
            *seat,
            words::special_glyph(*card),
            if matches!(event, Event::Played { .. }) {
                "fourmidable-told-played"
            } else {
                "fourmidable-told-scored"
            },
            vec![("card", words::special(*card, text).into()), ("count", (*points).into())],
            stage,
        ),
        Event::Ending { why } => table(
            "🏁",
            text.with("fourmidable-told-ending", [("why", super::sheet::ending(*why).into())]),
        ),
        Event::Over { .. } => table("🏆", text.get("fourmidable-told-over")),
    })
}

pub(super) fn describe(seat: Seat, action: Action, stage: &Set<'_>) -> Line {
    let text = stage.text;
    let say = |symbol: &str, key: &str, args: Args<'_>| say(seat, symbol, key, args, stage);
    let kind = |kind| ("kind", words::kind(kind, text).into());
    let cell = |cell| ("place", words::cell(cell).into());
    let predator = |predator| ("predator", words::predator(predator, text).into());
    let objective = |card| vec![("card", words::objective(card, text).into())];
    let special = |card| vec![("card", words::special(card, text).into())];
    match action {
        Action::Draw(of) => say("🎴", "fourmidable-told-drew", vec![kind(of)]),
        Action::Species(species) => say(
            words::species_glyph(species),
            "fourmidable-told-species",
            vec![("species", words::species(species, text).into())],
        ),
        Action::Draft(card) => say("🃏", "fourmidable-told-kept", special(card)),
        Action::Choose(card) => chose(seat, card, false, stage),
        Action::Return(card) => chose(seat, card, true, stage),
        Action::Ready => say("🃏", "fourmidable-did-ready", Vec::new()),
        Action::Found(of) => say(ANT, "fourmidable-told-founded", vec![kind(of)]),
        Action::Weather(weather) => say(
            words::weather_glyph(weather),
            "fourmidable-told-chose-weather",
            vec![("weather", weather.word().into())],
        ),
        Action::Ant(ant) => {
            let of = ant.kind();
            say(words::kind_glyph(of), "fourmidable-did-ant", vec![kind(of)])
        }
        Action::Go(place) => {
            say("➡️", "fourmidable-did-go", vec![("place", words::place(place, text).into())])
        }
        Action::Stop => say("✋", "fourmidable-did-stop", Vec::new()),
        Action::Birth(of) => say("🥚", "fourmidable-told-born", vec![kind(of)]),
        Action::Hole(at) => say(HOLE, "fourmidable-did-hole", vec![cell(at)]),
        Action::Prowl(which) | Action::Hunt(which) => {
            say(words::predator_glyph(which), "fourmidable-did-prowl", vec![predator(which)])
        }
        Action::To(to) => say("➡️", "fourmidable-did-to", spot(to, stage)),
        Action::Fly => say("🦋", "fourmidable-did-fly", Vec::new()),
        Action::Mark(at) => say("➕", "fourmidable-did-mark", vec![cell(at)]),
        Action::Reveal(card) => {
            stage.line(seat, Some("🏅"), revealed(seat, card, card.points(), stage))
        }
        Action::Keep(card) => say("📚", "fourmidable-told-studied-card", objective(card)),
        Action::Look => say("👁️", "fourmidable-did-look", Vec::new()),
        Action::Seen => say("👁️", "fourmidable-did-seen", Vec::new()),
        Action::Play(card) => {
            say(words::special_glyph(card), "fourmidable-did-play", special(card))
        }
        Action::Pass => say("✋", "fourmidable-did-pass", Vec::new()),
    }
}
