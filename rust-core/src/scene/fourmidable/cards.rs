//! Resources, objectives and special cards.

use super::{Area, AreaKind, Piece, Role, Set, is_own, panel, subject, words};
use crate::{
    game::Seat,
    games::fourmidable::{Action, Colony, Kind, Objective, Phase, Resource, Special, Stock, View},
    scene::Shape,
    text::Text,
};

pub(super) fn areas(view: &View, stage: &Set<'_>) -> Vec<Area> {
    let open = &view.open;
    let seat = subject(view, stage);
    let mut areas = Vec::new();
    if is_own(view, stage) {
        areas.extend(asked_about(view, stage));
    }
    areas.extend(species_on_offer(view, stage));
    if view.eyes() == Some(seat) {
        areas.extend(own(view, seat, stage));
    } else {
        areas.extend(backs(open.colony(seat), seat, stage));
    }
    areas.extend(row(view, stage));
    areas.push(resources(open.colony(seat), seat, stage));
    areas
}

/// The objectives that lie open for all (FD-75).
pub(super) fn row(view: &View, stage: &Set<'_>) -> Option<Area> {
    let open = &view.open;
    let stock = &open.colony(subject(view, stage)).stock;
    let piece = |(card, count)| {
        let piece = objective_piece("row", card, count, stock, stage);
        let lack = open.solo.as_ref().map(|solo| predators_lack(card, &solo.supply, stage));
        let label = std::iter::once(piece.label).chain(lack).collect::<Vec<_>>().join(" · ");
        target(Action::Reveal(card), Piece { label, ..piece }, stage)
    };
    let row = if open.level().open_row() { &open.row[..] } else { &[] };
    let mut pieces: Vec<Piece> = distinct(row).into_iter().map(piece).collect();
    // The row is long: what can be completed now is not looked for.
    pieces.sort_by_key(|piece| !piece.tappable);
    panel("row", stage.text.get("fourmidable-row"), pieces)
}

/// What keeps the predators from completing an objective (FD-94).
fn predators_lack(card: Objective, supply: &Stock, stage: &Set<'_>) -> String {
    let missing = words::stock(&words::missing(card, supply), stage.text);
    stage.text.with("fourmidable-predators-lack", [("missing", missing.into())])
}

/// What lies before whoever is asked in secret.
fn asked_about(view: &View, stage: &Set<'_>) -> Option<Area> {
    let text = stage.text;
    let open = &view.open;
    let stock = &open.colony(subject(view, stage)).stock;
    let (title, pieces): (&str, Vec<Piece>) = match open.phase {
        Phase::Draft => {
            let hand = view.draft.last().filter(|hand| hand.kept.is_none());
            let cards = hand.map_or(&[] as &[Special], |hand| &hand.cards);
            let piece = |&card: &Special| {
                stage.target(Action::Draft(card), special_piece("draft", card, stage))
            };
            ("fourmidable-draft", cards.iter().map(piece).collect())
        }
        Phase::Study(_) => {
            let piece = |(card, count)| {
                let piece = objective_piece("drawn", card, count, stock, stage);
                stage.target(Action::Keep(card), piece)
            };
            ("fourmidable-drawn", distinct(&view.drawn).into_iter().map(piece).collect())
        }
        Phase::Look => {
            let next = view.piles.iter().flat_map(|pile| pile.iter().map_while(|card| *card));
            let piece = |(at, card): (usize, Objective)| {
                objective_piece(&format!("next {at}"), card, 1, stock, stage)
            };
            ("fourmidable-next", next.enumerate().map(piece).collect())
        }
        _ => return None,
    };
    Some(veiled(panel("before you", text.get(title), pieces)?, view))
}

/// Species to choose from, with what each does.
fn species_on_offer(view: &View, stage: &Set<'_>) -> Option<Area> {
    let open = &view.open;
    if open.phase != Phase::Species {
        return None;
    }
    let pieces = open.species.iter().map(|&species| {
        let piece = Piece {
            id: format!("species {species}"),
            symbol: Some(words::species_glyph(species).to_owned()),
            label: stage.text.with(
                "fourmidable-species-card",
                [
                    ("species", words::species(species, stage.text).into()),
                    ("help", words::species_help(species, stage.text).into()),
                ],
            ),
            ..line()
        };
        target(Action::Species(species), piece, stage)
    });
    panel("species", stage.text.get("fourmidable-species"), pieces.collect())
}

/// What only the viewer may see: objectives with what is missing, and special cards.
fn own(view: &View, seat: Seat, stage: &Set<'_>) -> Vec<Area> {
    let text = stage.text;
    let colony = view.open.colony(seat);
    let mut areas = Vec::new();
    let objectives = distinct(&view.hand).into_iter().map(|(card, count)| {
        let piece = objective_piece("own", card, count, &colony.stock, stage);
        target(Action::Reveal(card), piece, stage)
    });
    areas.extend(panel("hand", text.get("fourmidable-hand"), objectives.collect()));
    let specials = view.specials.iter().map(|&card| {
        let piece = special_piece("card", card, stage);
        let off = card.feat().is_kept() || !view.open.is_time_for(seat, card);
        target(Action::Play(card), Piece { dimmed: off, ..piece }, stage)
    });
    areas.extend(panel("specials", text.get("fourmidable-specials"), specials.collect()));
    areas.into_iter().map(|area| veiled(area, view)).collect()
}

/// For the holder's eyes only, unless she is alone.
fn veiled(area: Area, view: &View) -> Area {
    if view.open.level().is_alone() { area } else { area.private() }
}

/// What others see of a hand: the backs of its cards.
fn backs(colony: &Colony, seat: Seat, stage: &Set<'_>) -> Option<Area> {
    let text = stage.text;
    let mut pieces: Vec<Piece> = Kind::ALL
        .into_iter()
        .filter(|kind| colony.held[kind.index()] > 0)
        .map(|kind| Piece {
            id: format!("back {kind}"),
            symbol: Some(words::kind_glyph(kind).to_owned()),
            text: Some(colony.held[kind.index()].to_string()),
            label: text.with(
                "fourmidable-backs",
                [
                    ("kind", words::kind(kind, text).into()),
                    ("count", i32::from(colony.held[kind.index()]).into()),
                ],
            ),
            face_down: true,
            ..Piece::default()
        })
        .collect();
    if colony.cards > 0 {
        pieces.push(Piece {
            id: "back special".to_owned(),
            symbol: Some("🃏".to_owned()),
            text: Some(colony.cards.to_string()),
            label: text
                .with("fourmidable-special-backs", [("count", i32::from(colony.cards).into())]),
            face_down: true,
            ..Piece::default()
        });
    }
    let title = text.with("fourmidable-hand-of", [("name", stage.name(seat).into())]);
    (!pieces.is_empty()).then(|| Area::of(AreaKind::Row, "backs", title, pieces))
}

/// The resources of a colony, all nine, so that none is looked for.
pub(super) fn resources(colony: &Colony, seat: Seat, stage: &Set<'_>) -> Area {
    let title = stage.text.with("fourmidable-stock-of", [("name", stage.name(seat).into())]);
    stock("stock", title, &colony.stock, stage.text)
}

/// Nine resources, counted.
pub(super) fn stock(id: &str, title: String, stock: &Stock, text: &Text) -> Area {
    let pieces = Resource::ALL.into_iter().zip(*stock).map(|(what, count)| {
        let (role, pattern) = words::ground(what);
        Piece {
            id: format!("{id} {what}"),
            shape: Shape::Token,
            role,
            pattern,
            symbol: Some(words::resource_glyph(what).to_owned()),
            text: Some(count.to_string()),
            label: format!("{count}\u{a0}×\u{a0}{}", words::resource(what, text)),
            dimmed: count == 0,
            ..Piece::default()
        }
    });
    Area::of(AreaKind::Row, id, title, pieces.collect())
}

/// An objective that is done with: its kind and its points.
pub(super) fn face(card: Objective, stage: &Set<'_>) -> Piece {
    Piece {
        symbol: Some(words::kind_glyph(card.kind()).to_owned()),
        text: Some(card.points().to_string()),
        label: words::objective(card, stage.text),
        ..line()
    }
}

/// A card that everybody looks at.
pub(super) fn shown(seat: Seat, card: Objective, stage: &Set<'_>) -> Area {
    let piece = Piece {
        id: "shown".to_owned(),
        shape: Shape::Card,
        role: Role::Leaf,
        mark: Some(stage.players[seat.index()].mark),
        symbol: Some(words::kind_glyph(card.kind()).to_owned()),
        text: Some(words::glyphs(&card.cost())),
        label: words::objective(card, stage.text),
        changed: true,
        ..Piece::default()
    };
    Area::of(AreaKind::Row, "shown", String::new(), vec![piece])
}

/// An objective with what it asks for and what is missing.
fn objective_piece(
    id: &str,
    card: Objective,
    count: usize,
    stock: &Stock,
    stage: &Set<'_>,
) -> Piece {
    let text = stage.text;
    let missing = words::missing(card, stock);
    let paid = card.is_paid_by(stock);
    let times = if count > 1 { format!(" × {count}") } else { String::new() };
    Piece {
        id: format!("{id} {card}"),
        symbol: Some(words::kind_glyph(card.kind()).to_owned()),
        role: if paid { Role::Leaf } else { Role::Card },
        text: Some(format!("{}{times}", words::glyphs(&card.cost()))),
        label: text.with(
            "fourmidable-objective-missing",
            [
                ("state", if paid { "paid" } else { "open" }.into()),
                ("count", card.points().into()),
                ("missing", words::stock(&missing, text).into()),
                ("cost", words::stock(&card.cost(), text).into()),
            ],
        ),
        ..line()
    }
}

pub(super) fn special_piece(id: &str, card: Special, stage: &Set<'_>) -> Piece {
    Piece {
        id: format!("{id} {card}"),
        symbol: Some(words::special_glyph(card).to_owned()),
        label: words::special(card, stage.text),
        ..line()
    }
}

fn line() -> Piece {
    Piece { shape: Shape::Card, ..Piece::default() }
}

/// A piece that stands for an action while anything can be done at all.
pub(super) fn target(action: Action, piece: Piece, stage: &Set<'_>) -> Piece {
    if stage.actions.is_empty() { piece } else { stage.target(action, piece) }
}

/// Cards that look the same are one line.
fn distinct(cards: &[Objective]) -> Vec<(Objective, usize)> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|one, other| one == other).map(|same| (same[0], same.len())).collect()
}
