//! The rest of the table: shelves, supplies, Provisions, Powers, and what only one may see.

use super::{
    Area, AreaKind, Fable, Mode, Open, Path, Phase, Piece, Power, Stage, View, card_name,
    card_piece, counts_name, counts_short, insect_glyph, insect_name, letter, path_name, pattern,
    power_name, provision_glyph, provision_name, token_piece,
};
use crate::{
    game::Seat,
    games::fable::Reveal,
    scene::{Role, Shape},
};

/// What only the viewer may see (FB-70 to FB-72).
pub(super) fn own(view: &View, stage: &Stage<'_, Fable>) -> Vec<Area> {
    let text = stage.text;
    let Some(seat) = view.seat else { return Vec::new() };
    let mut pieces = Vec::new();
    if let Some(path) = view.aim {
        let piece = token_piece("own token".into(), path, text);
        let label = text.with("fable-own-token", [("path", piece.label.as_str().into())]);
        pieces.push(Piece { label, role: Role::Leaf, ..piece });
    }
    if let Some(path) = view.looked {
        let piece = token_piece("looked".into(), path, text);
        let label = text.with("fable-looked", [("path", piece.label.as_str().into())]);
        pieces.push(Piece { label, symbol: Some("👁️".into()), dimmed: true, ..piece });
    }
    if let Some(card) = view.larder {
        let piece = card_piece("larder card".into(), card, text);
        let label = text.with("fable-larder", [("card", card_name(card, text).into())]);
        pieces.push(Piece { label, ..piece });
    }
    if view.open.rules.mode == Mode::Autumn {
        let kept = view.open.kept[seat.index()].iter();
        pieces.extend(
            (1..).zip(kept).map(|(at, &card)| card_piece(format!("kept {at}"), card, text)),
        );
    }
    if pieces.is_empty() {
        return Vec::new();
    }
    vec![Area::of(AreaKind::Row, "own", text.get("fable-own"), pieces).private()]
}

/// What lies in the open beside the square.
pub(super) fn table(view: &View, stage: &Stage<'_, Fable>) -> Vec<Area> {
    let open = &view.open;
    if open.rules.mode.is_autumn() {
        return vec![shelves(open, stage), kept(open, stage), deck(view, stage)];
    }
    let mut areas = vec![row(view, stage), supplies(view, stage)];
    if open.rules.mode == Mode::Powers {
        areas.push(powers(open, stage));
    }
    areas.push(deck(view, stage));
    areas
}

/// The tokens turned at a reveal: the Ant's, then the Red Ants'.
pub(super) fn tokens(reveal: &Reveal, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let red = (0..).map(Seat).zip(reveal.red).filter_map(|(seat, aim)| Some((seat, aim?)));
    let pieces = std::iter::once((reveal.ant, reveal.aim)).chain(red).map(|(seat, path)| {
        let piece = token_piece(format!("token {seat}"), path, text);
        let label = text.with(
            "fable-turned",
            [("name", stage.name(seat).into()), ("path", piece.label.as_str().into())],
        );
        Piece {
            mark: Some(stage.players[seat.index()].mark),
            role: if path == reveal.aim { Role::Leaf } else { Role::Card },
            changed: true,
            label,
            ..piece
        }
    });
    Area::of(AreaKind::Row, "turned", text.get("fable-turned-title"), pieces.collect())
}

/// The last space of a shelf (FB-20).
const FULL: u8 = 4;

/// One line a shelf, with everyone's cube on it.
fn shelves(open: &Open, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let pieces = Path::ALL.map(|path| {
        let space = |seat: Seat| open.shelves[seat.index()][path.index()];
        let cubes: Vec<String> = open
            .seats()
            .iter()
            .map(|seat| {
                let mark = stage.players[seat.index()].mark.character();
                format!("{mark}{}", open.shelf_worth(space(seat)))
            })
            .collect();
        let places: Vec<String> = open
            .seats()
            .iter()
            .map(|seat| {
                text.with(
                    "fable-shelf-place",
                    [
                        ("name", stage.name(seat).into()),
                        ("filled", if space(seat) == FULL { "yes" } else { "no" }.into()),
                        ("points", i32::from(open.shelf_worth(space(seat))).into()),
                    ],
                )
            })
            .collect();
        Piece {
            id: format!("shelf {path}"),
            shape: Shape::Token,
            pattern: pattern(path),
            symbol: Some(letter(path, text)),
            text: Some(cubes.join(" ")),
            label: format!("{} · {}", path_name(path, text), places.join(" · ")),
            ..Piece::default()
        }
    });
    Area::of(AreaKind::Panel, "shelves", text.get("fable-shelves"), pieces.to_vec())
}

/// How many insects each keeps; which, only where they lie face up (FB-26, FB-71).
fn kept(open: &Open, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let shows = open.rules.mode == Mode::Open || open.phase == Phase::Over;
    let pieces = open.seats().iter().map(|seat| {
        let own = &open.kept[seat.index()];
        let insects = own.iter().filter_map(|card| card.insect);
        let glyphs: String = insects.clone().map(insect_glyph).collect();
        let names: Vec<String> = insects.map(|insect| insect_name(insect, text)).collect();
        let count = text
            .with("fable-kept", [("name", stage.name(seat).into()), ("count", own.len().into())]);
        Piece {
            id: format!("insects {seat}"),
            shape: Shape::Card,
            mark: Some(stage.players[seat.index()].mark),
            text: Some(if shows { glyphs } else { format!("× {}", own.len()) }),
            label: if shows && !names.is_empty() {
                format!("{count} {}", names.join(", "))
            } else {
                count
            },
            face_down: !shows && !own.is_empty(),
            ..Piece::default()
        }
    });
    Area::of(AreaKind::Panel, "kept", text.get("fable-kept-title"), pieces.collect())
}

/// The Provisions on offer, with their prices.
fn row(view: &View, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let pieces = (1..).zip(&view.open.row).map(|(at, &provision)| Piece {
        id: format!("offer {at}"),
        shape: Shape::Card,
        symbol: Some(provision_glyph(provision).into()),
        text: Some(counts_short(provision.price(), text)),
        label: text.with(
            "fable-offer",
            [
                ("provision", provision_name(provision, text).into()),
                ("price", counts_name(provision.price(), text).into()),
            ],
        ),
        ..Piece::default()
    });
    let title = text.with("fable-row", [("count", i32::from(view.stock).into())]);
    Area::of(AreaKind::Row, "row", title, pieces.collect())
}

/// One line a player: cards by type, Provisions, Powers.
fn supplies(view: &View, stage: &Stage<'_, Fable>) -> Area {
    let (open, text) = (&view.open, stage.text);
    let pieces = open.seats().iter().map(|seat| {
        let supply = open.supply(seat);
        let provisions = &open.provisions[seat.index()];
        let glyphs: String = provisions.iter().map(|&own| provision_glyph(own)).collect();
        let powers: String =
            open.held[seat.index()].iter().map(|power| insect_glyph(power.insect())).collect();
        let larder = if view.has_larder(seat) { "📥" } else { "" };
        let short = [counts_short(supply, text), glyphs, format!("{powers}{larder}")];
        let short: Vec<String> = short.into_iter().filter(|part| !part.is_empty()).collect();
        let mut names: Vec<String> =
            provisions.iter().map(|&own| provision_name(own, text)).collect();
        names.extend(open.held[seat.index()].iter().map(|&power| power_name(power, text)));
        Piece {
            id: format!("supply {seat}"),
            shape: Shape::Card,
            mark: Some(stage.players[seat.index()].mark),
            text: Some(short.join(" · ")),
            label: text.with(
                "fable-supply",
                [
                    ("name", stage.name(seat).into()),
                    ("cards", counts_name(supply, text).into()),
                    ("more", if names.is_empty() { "no" } else { "yes" }.into()),
                    ("things", names.join(", ").into()),
                ],
            ),
            ..Piece::default()
        }
    });
    Area::of(AreaKind::Panel, "supplies", text.get("fable-supplies"), pieces.collect())
}

/// The Powers in play, and whose they are.
fn powers(open: &Open, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let in_play = Power::ALL.into_iter().filter(|&power| open.is_in_play(power));
    let pieces = in_play.map(|power| {
        let holder = open.holder(power);
        Piece {
            id: format!("card {power}"),
            shape: Shape::Card,
            mark: holder.map(|seat| stage.players[seat.index()].mark),
            symbol: Some(insect_glyph(power.insect()).into()),
            text: Some(power_name(power, text)),
            label: text.with(
                "fable-power-card",
                [
                    ("power", power_name(power, text).into()),
                    ("help", text.get(&format!("fable-power-{power}-help")).into()),
                    ("held", if holder.is_some() { "yes" } else { "no" }.into()),
                    ("name", holder.map_or_else(String::new, |seat| stage.name(seat)).into()),
                ],
            ),
            ..Piece::default()
        }
    });
    Area::of(AreaKind::Panel, "power cards", text.get("fable-power-cards"), pieces.collect())
}

fn deck(view: &View, stage: &Stage<'_, Fable>) -> Area {
    let count = i32::from(view.deck);
    let piece = Piece {
        id: "deck".into(),
        shape: Shape::Disc,
        text: Some(view.deck.to_string()),
        label: stage.text.with("fable-deck", [("count", count.into())]),
        face_down: view.deck > 0,
        ..Piece::default()
    };
    Area::of(AreaKind::Track, "deck", stage.text.get("fable-deck-title"), vec![piece])
}
