//! What is left to do, and what can be answered to the prompt besides tapping a board or a card.

use super::{Area, AreaKind, NEST, Piece, QUEEN, Set, chooser, groups, steps::Walking, words};
use crate::{
    games::fourmidable::{Action, AntId, Kind, Phase, Place, Predator, View, Weather},
    scene::Shape,
};

const STAY: &str = "✋";

/// The ant that a tap on a place picks up: the first there that may move.
pub(super) fn ant_at(place: Place, view: &View, stage: &Set<'_>) -> Option<AntId> {
    let colony = view.open.colony(view.open.turn);
    let may = |ant: &AntId| stage.actions.contains(&Action::Ant(*ant));
    colony.places().filter(|(_, at)| *at == place).map(|(ant, _)| ant).find(may)
}

/// What whoever is asked has still to do this round: ants, a birth, a predator (FD-32).
pub(super) fn checklist(view: &View, stage: &Set<'_>) -> Option<Area> {
    let open = &view.open;
    let asked = stage.asked.filter(|&seat| open.phase == Phase::Turn && seat == open.turn)?;
    if stage.actions.is_empty() {
        return None;
    }
    let text = stage.text;
    let colony = open.colony(asked);
    let mut pieces = Vec::new();
    for group in groups(colony) {
        let may = |ant: &&AntId| stage.actions.contains(&Action::Ant(**ant));
        let Some(&ant) = group.ants.iter().find(may) else { continue };
        let piece = Piece {
            id: format!("todo {ant}"),
            symbol: Some(words::kind_glyph(group.kind).to_owned()),
            text: (group.fresh > 1).then(|| format!("× {}", group.fresh)),
            label: text.with(
                "fourmidable-todo-ant",
                [
                    ("kind", words::kind(group.kind, text).into()),
                    ("count", group.fresh.into()),
                    ("place", words::place(group.place, text).into()),
                ],
            ),
            ..token()
        };
        pieces.push(stage.target(Action::Ant(ant), piece));
    }
    if open.births(asked).next().is_some() && stage.tab != NEST {
        pieces.push(Piece {
            id: "todo birth".to_owned(),
            target: Some(format!("tab {NEST}")),
            tappable: true,
            symbol: Some(QUEEN.to_owned()),
            label: text.get("fourmidable-todo-birth"),
            ..token()
        });
    }
    let predators = Predator::ALL.into_iter().flat_map(|predator| {
        [(Action::Prowl(predator), predator), (Action::Hunt(predator), predator)]
    });
    let mut first = true;
    for (action, predator) in predators.filter(|(action, _)| stage.actions.contains(action)) {
        let species = matches!(action, Action::Hunt(_));
        // One of them is to be moved, not each.
        let or = (!first && !species).then(|| text.get("fourmidable-or"));
        first = false;
        let piece = Piece {
            id: format!("todo {action}"),
            symbol: Some(words::predator_glyph(predator).to_owned()),
            text: if species { Some("+".to_owned()) } else { or },
            label: text.with(
                "fourmidable-todo-predator",
                [
                    ("predator", words::predator(predator, text).into()),
                    ("why", if species { "species" } else { "round" }.into()),
                ],
            ),
            ..token()
        };
        pieces.push(stage.target(action, piece));
    }
    for (action, symbol, key) in
        [(Action::Fly, "🦋", "fourmidable-todo-fly"), (Action::Look, "🧠", "fourmidable-todo-look")]
    {
        if stage.actions.contains(&action) {
            let piece = Piece {
                id: format!("todo {action}"),
                symbol: Some(symbol.to_owned()),
                label: text.get(key),
                ..token()
            };
            pieces.push(stage.target(action, piece));
        }
    }
    let title = text.get("fourmidable-todo");
    (!pieces.is_empty()).then(|| Area::of(AreaKind::Row, "todo", title, pieces))
}

/// The answers that stand under the prompt, whatever tab is in front.
pub(super) fn area(view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> Option<Area> {
    if stage.actions.is_empty() {
        return None;
    }
    let pieces = match view.open.phase {
        Phase::Draw => Kind::ALL.map(|kind| draw(kind, view, stage)).to_vec(),
        Phase::Choose => chosen(view, stage),
        Phase::Found => Kind::ALL.map(|kind| of_kind(Action::Found(kind), kind, stage)).to_vec(),
        Phase::Breed => Kind::ALL.map(|kind| of_kind(Action::Birth(kind), kind, stage)).to_vec(),
        Phase::Weather => Weather::ALL.map(|weather| weather_piece(weather, stage)).to_vec(),
        Phase::Walk => on_the_way(view, walking, stage),
        _ => Vec::new(),
    };
    let declining = [(Action::Pass, "fourmidable-pass"), (Action::Seen, "fourmidable-seen")];
    let declining = declining.into_iter().filter(|(action, _)| stage.actions.contains(action));
    let pieces: Vec<Piece> = pieces
        .into_iter()
        .chain(declining.map(|(action, key)| word(action, STAY, stage.text.get(key), stage)))
        .collect();
    (!pieces.is_empty()).then(|| Area::of(AreaKind::Choices, "answers", String::new(), pieces))
}

/// The suggestion, or the word that all are chosen.
fn chosen(view: &View, stage: &Set<'_>) -> Vec<Piece> {
    let ready = stage.actions.contains(&Action::Ready);
    let ready =
        ready.then(|| word(Action::Ready, "✅", stage.text.get("fourmidable-ready"), stage));
    ready.or_else(|| chooser::suggests(view, stage)).into_iter().collect()
}

fn token() -> Piece {
    Piece { shape: Shape::Token, ..Piece::default() }
}

/// An answer of a word or two.
fn word(action: Action, symbol: &str, words: String, stage: &Set<'_>) -> Piece {
    let piece = Piece {
        id: format!("answer {action}"),
        symbol: Some(symbol.to_owned()),
        text: Some(words.clone()),
        label: words,
        ..token()
    };
    stage.target(action, piece)
}

fn of_kind(action: Action, kind: Kind, stage: &Set<'_>) -> Piece {
    word(action, words::kind_glyph(kind), words::kind(kind, stage.text), stage)
}

fn draw(kind: Kind, view: &View, stage: &Set<'_>) -> Piece {
    let left = view.open.piles[kind.index()];
    let args = [("kind", words::kind(kind, stage.text).into()), ("count", i32::from(left).into())];
    let label = stage.text.with("fourmidable-pile", args);
    let piece = word(Action::Draw(kind), words::kind_glyph(kind), label.clone(), stage);
    Piece { text: Some(words::kind(kind, stage.text)), label, dimmed: left == 0, ..piece }
}

fn weather_piece(weather: Weather, stage: &Set<'_>) -> Piece {
    let kind = words::kind(weather.helps(), stage.text);
    let helps = stage.text.with("fourmidable-weather-helps", [("kind", kind.into())]);
    word(Action::Weather(weather), words::weather_glyph(weather), helps, stage)
}

/// Stopping, and a step by itself where the space that is armed is next to the ant.
fn on_the_way(view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if let Some(to) = walking.and_then(|walking| walking.single_step(view)) {
        let label = stage.text.get("fourmidable-one-step");
        pieces.push(word(Action::Go(to), "➡️", label, stage));
    }
    // A way that waits to be confirmed is the question then, and leaves the room to its board.
    let waits = walking.and_then(Walking::chosen).is_some();
    if !waits && stage.actions.contains(&Action::Stop) {
        let walked = view.open.walk.is_some_and(|walk| walk.steps > 0);
        let key = if walked { "fourmidable-stop" } else { "fourmidable-stay" };
        pieces.push(word(Action::Stop, STAY, stage.text.get(key), stage));
    }
    pieces
}
