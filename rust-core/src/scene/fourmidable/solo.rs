//! One colony alone: the bag and its chances, what predators have eaten and taken, and the
//! picture of a draw.

use super::{Area, AreaKind, Link, Piece, Role, Set, cards, colonies, forest, nest, panel, words};
use crate::{
    game::Seat,
    games::fourmidable::{
        Draw, Event, Grade, Mover, Objective, Open, Place, Predator, Resource, Solo, Spot, View,
    },
    scene::{self, Shape},
};

/// The tab with the bag: what is in it, and what has come of it.
pub(super) fn areas(view: &View, stage: &Set<'_>) -> Vec<Area> {
    let open = &view.open;
    let mut areas = vec![bag(open, stage)];
    areas.extend(last(open, stage));
    let Some(solo) = &open.solo else { return areas };
    let text = stage.text;
    areas.push(cards::stock("supply", text.get("fourmidable-supply"), &solo.supply, text));
    areas.extend(taken(&solo.taken, stage));
    areas.push(colonies::lines(open, stage));
    areas
}

/// Every tile of the bag, with its chance (FD-91, FD-111).
fn bag(open: &Open, stage: &Set<'_>) -> Area {
    let text = stage.text;
    let bag = open.bag();
    let total: i32 = bag.iter().map(|&count| i32::from(count)).sum();
    let pieces = Resource::ALL.into_iter().zip(bag).map(|(tile, count)| {
        let percent = (200 * i32::from(count) + total) / (2 * total);
        Piece {
            id: format!("bag {tile}"),
            text: Some(format!("{count} · {percent}\u{a0}%")),
            label: text.with(
                "fourmidable-bag-tile",
                [
                    ("tile", words::resource(tile, text).into()),
                    ("count", i32::from(count).into()),
                    ("total", total.into()),
                    ("percent", percent.into()),
                ],
            ),
            ..tile_piece(tile)
        }
    });
    let title = text.with("fourmidable-bag", [("count", total.into())]);
    Area::of(AreaKind::Row, "bag", title, pieces.collect())
}

fn tile_piece(tile: Resource) -> Piece {
    let (role, pattern) = words::ground(tile);
    Piece {
        shape: Shape::Token,
        role,
        pattern,
        symbol: Some(words::resource_glyph(tile).to_owned()),
        ..Piece::default()
    }
}

fn place_name(spot: Spot, stage: &Set<'_>) -> String {
    match spot {
        Spot::Forest(cell) => words::cell(cell),
        Spot::Nest(_, room) => words::room(room, stage.text),
    }
}

/// The last draw in one line, for whoever does not look at every picture.
pub(super) fn last(open: &Open, stage: &Set<'_>) -> Option<Area> {
    let draw = open.solo.as_ref()?.last?;
    let text = stage.text;
    let predator = Predator::that_eats(draw.tile);
    let food = |ate: Option<Resource>| ate.map_or_else(String::new, |at| words::resource(at, text));
    let came = match (draw.to, draw.ate) {
        (Some(_), Some(_)) => "yes",
        (Some(_), None) => "no",
        (None, _) if open.called().is_some() => "wait",
        (None, _) => "stays",
    };
    let meal = draw.ate.map_or("", words::resource_glyph);
    let piece = Piece {
        id: "draw".to_owned(),
        shape: Shape::Card,
        symbol: Some(words::resource_glyph(draw.tile).to_owned()),
        text: Some(format!("{}{meal}", words::predator_glyph(predator))),
        label: text.with(
            "fourmidable-draw-line",
            [
                ("ate", came.into()),
                ("tile", words::resource(draw.tile, text).into()),
                ("predator", words::predator(predator, text).into()),
                ("place", draw.to.map_or_else(String::new, |to| place_name(to, stage)).into()),
                ("food", food(draw.ate).into()),
            ],
        ),
        ..Piece::default()
    };
    panel("draw", text.get("fourmidable-draw"), vec![piece])
}

/// Objectives that are lost.
fn taken(cards: &[Objective], stage: &Set<'_>) -> Option<Area> {
    let pieces: Vec<Piece> = (1..)
        .zip(cards)
        .map(|(at, &card)| Piece {
            id: format!("taken {at}"),
            role: Role::Berry,
            ..cards::face(card, stage)
        })
        .collect();
    let title = stage.text.get("fourmidable-taken");
    (!pieces.is_empty()).then(|| Area::of(AreaKind::Row, "taken", title, pieces))
}

/// What everybody looks at after a harvest: the tile, where its predator went and what it ate,
/// and the objectives that are gone by it (FD-92 to FD-94).
pub(super) fn picture(events: &[&Event], view: &View, stage: &Set<'_>) -> Vec<Area> {
    let by_bag = |event: &&Event| matches!(event, Event::Prowled { by: Mover::Bag, .. });
    let mut areas = Vec::new();
    let last = view.open.solo.as_ref().and_then(|solo| solo.last);
    if let Some(draw) = last.filter(|_| events.iter().any(by_bag)) {
        areas.push(tokens(draw, stage));
        areas.extend(way(draw, view, stage));
    }
    let gone = events.iter().filter_map(|event| match event {
        Event::Taken { card } => Some(*card),
        _ => None,
    });
    areas.extend(taken(&gone.collect::<Vec<_>>(), stage));
    areas
}

/// The tile, the predator it called, and the meal.
fn tokens(draw: Draw, stage: &Set<'_>) -> Area {
    let text = stage.text;
    let predator = Predator::that_eats(draw.tile);
    let label = |tile| words::resource(tile, text);
    let mut pieces = vec![
        Piece {
            id: "tile".to_owned(),
            changed: true,
            label: text.with("fourmidable-draw-tile", [("tile", label(draw.tile).into())]),
            ..tile_piece(draw.tile)
        },
        Piece {
            id: "called".to_owned(),
            shape: Shape::Token,
            symbol: Some(words::predator_glyph(predator).to_owned()),
            label: words::predator(predator, text),
            ..Piece::default()
        },
    ];
    // A meal of the tile's own kind is not shown twice.
    if let Some(ate) = draw.ate.filter(|&ate| ate != draw.tile) {
        pieces.push(Piece { id: "meal".to_owned(), label: label(ate), ..tile_piece(ate) });
    }
    Area::of(AreaKind::Row, "draw", String::new(), pieces)
}

/// The board the predator stands on, with its way.
fn way(draw: Draw, view: &View, stage: &Set<'_>) -> Option<Area> {
    let seat = view.open.turn;
    Some(match (draw.from, draw.to?) {
        (from, Spot::Forest(to)) => {
            let from = match from {
                Some(Spot::Forest(from)) => Some(from),
                _ => None,
            };
            forest::picture(view, from.map(|from| (from, to)), stage)
        }
        (from, Spot::Nest(_, to)) => {
            let from = match from {
                Some(Spot::Nest(_, from)) => Some(from),
                _ => None,
            };
            nest::picture(seat, view, from.map(|from| (from, to)), stage)
        }
    })
}

/// A predator's way between two middles of a board.
pub(super) fn link(from: (i32, i32), to: (i32, i32), seat: Seat, stage: &Set<'_>) -> Link {
    Link {
        label: stage.text.get("fourmidable-predator-way"),
        ..super::preview_link(0, from, to, seat, stage)
    }
}

/// Where the last tile sent a predator: it stays outlined.
pub(super) fn last_place(open: &Open) -> Option<(Option<Seat>, Place)> {
    match open.solo.as_ref()?.last?.to? {
        Spot::Forest(cell) => Some((None, Place::Forest(cell))),
        Spot::Nest(seat, room) => Some((Some(seat), Place::Nest(room))),
    }
}

// ---- the grade ----

fn grade_name(grade: Grade, stage: &Set<'_>) -> String {
    stage.text.get(&format!("fourmidable-grade-{grade}"))
}

/// What the score is worth, and how far the next grade is (FD-95).
pub(super) fn grade(open: &Open, stage: &Set<'_>) -> Option<scene::Grade> {
    open.solo.as_ref()?;
    let score = super::sheet::score(open, open.turn);
    let next = |next: Grade| (grade_name(next, stage), next.missing(score));
    Some(scene::Grade {
        reached: Grade::of(score).map(|grade| grade_name(grade, stage)),
        next: Grade::above(score).map(next),
    })
}

/// What was reached, and what the predators had of it.
pub(super) fn why(open: &Open, solo: &Solo, stage: &Set<'_>) -> String {
    let reached = grade(open, stage).and_then(|grade| grade.reached);
    let taken = stage.text.with("fourmidable-why-taken", [("count", solo.taken.len().into())]);
    let score = stage.text.with(
        "fourmidable-why-solo",
        [
            ("grade", if reached.is_some() { "some" } else { "none" }.into()),
            ("level", reached.unwrap_or_default().to_lowercase().into()),
            ("points", super::sheet::score(open, open.turn).into()),
            ("rounds", i32::from(open.round).into()),
        ],
    );
    format!("{score} {taken}")
}
