//! Everybody's colonies, a line each, and what they have completed.

use super::{Area, AreaKind, Piece, Set, cards::face, nest, panel, sheet, words};
use crate::{
    game::Seat,
    games::fourmidable::{Kind, Open, Phase, View},
    scene::Shape,
};

pub(super) fn areas(view: &View, stage: &Set<'_>) -> Vec<Area> {
    let open = &view.open;
    let mut areas = vec![lines(open, stage)];
    areas.extend(species(open, stage));
    if open.phase != Phase::Over {
        areas.push(nest::all(view, stage));
    }
    areas
}

/// Every colony, a line each.
pub(super) fn lines(open: &Open, stage: &Set<'_>) -> Area {
    let lines = open.seats().iter().map(|seat| colony(open, seat, stage)).collect();
    Area::of(AreaKind::Panel, "colonies", stage.text.get("fourmidable-colonies"), lines)
}

fn colony(open: &Open, seat: Seat, stage: &Set<'_>) -> Piece {
    let text = stage.text;
    let colony = open.colony(seat);
    let ants: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|&kind| colony.count(kind) > 0)
        .map(|kind| format!("{}\u{a0}{}", words::kind_glyph(kind), colony.count(kind)))
        .collect();
    Piece {
        id: format!("colony {seat}"),
        shape: Shape::Card,
        mark: Some(stage.players[seat.index()].mark),
        text: Some(words::counted(&colony.stock)),
        label: text.with(
            "fourmidable-colony",
            [
                ("name", stage.name(seat).into()),
                ("points", sheet::score(open, seat).into()),
                ("done", super::done(colony, open).into()),
                ("ants", ants.join(" ").into()),
                ("scents", i32::from(open.placed(seat)).into()),
                ("holes", i32::from(colony.hole_count()).into()),
            ],
        ),
        ..Piece::default()
    }
}

/// Which species each colony is, and what it does.
fn species(open: &Open, stage: &Set<'_>) -> Option<Area> {
    let pieces = open.seats().iter().filter_map(|seat| {
        let species = open.colony(seat).species?;
        Some(Piece {
            id: format!("species {seat}"),
            shape: Shape::Card,
            mark: Some(stage.players[seat.index()].mark),
            symbol: Some(words::species_glyph(species).to_owned()),
            label: stage.text.with(
                "fourmidable-species-card",
                [
                    ("species", words::species(species, stage.text).into()),
                    ("help", words::species_help(species, stage.text).into()),
                ],
            ),
            ..Piece::default()
        })
    });
    panel("all species", stage.text.get("fourmidable-species"), pieces.collect())
}

/// The objectives a colony has completed.
pub(super) fn done(open: &Open, seat: Seat, stage: &Set<'_>) -> Area {
    let done = (1..).zip(&open.colony(seat).done);
    let pieces = done.map(|(at, &card)| Piece { id: format!("done {at}"), ..face(card, stage) });
    let title = stage.text.with("fourmidable-done-of", [("name", stage.name(seat).into())]);
    Area::of(AreaKind::Row, "done", title, pieces.collect())
}
