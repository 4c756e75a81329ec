//! What can be answered to the prompt, besides the cards of the square.

use super::{
    Area, AreaKind, Fable, Path, Phase, Piece, Power, Stage, View, counts_name, counts_short,
    insect_glyph, path_name, power_name, provision_glyph, provision_name, token_piece,
};
use crate::{
    game::Seat,
    games::fable::{Action, Provision},
    scene::{Role, Shape},
};

pub(super) fn areas(view: &View, stage: &Stage<'_, Fable>) -> Vec<Area> {
    let Some(asked) = stage.asked else { return Vec::new() };
    let mine = view.seat == Some(asked);
    let secret = view.has_larder(asked);
    let areas = match view.open.phase {
        Phase::Aim if mine => vec![aims(view, asked, stage)],
        Phase::Guess if mine && view.open.holds(asked, Power::Look) => look(view, stage),
        Phase::Power => vec![powers(stage)],
        Phase::Market | Phase::Pay(_) | Phase::Get(_) if mine || !secret => {
            let area = market(view, asked, stage);
            vec![if secret { area.private() } else { area }]
        }
        _ => Vec::new(),
    };
    areas.into_iter().filter(|area| !area.pieces.is_empty()).collect()
}

fn aims(view: &View, asked: Seat, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let ant = asked == view.open.ant;
    let key = if ant { "fable-aim" } else { "fable-red-aim" };
    let piece = |path: Path| {
        let piece = token_piece(format!("token {path}"), path, text);
        let (name, counts) = (path_name(path, text), view.open.haul_of(path).len());
        let label = text.with(key, [("path", name.as_str().into()), ("count", counts.into())]);
        // What the Ant would take home stands beside the name, in one piece.
        let named = Some(if ant { format!("{name} ×\u{a0}{counts}") } else { name });
        stage.target(Action::Aim(path), Piece { label, symbol: piece.text, text: named, ..piece })
    };
    let pieces = Path::ALL.map(piece).to_vec();
    Area::of(AreaKind::Choices, "tokens", text.get("fable-tokens"), pieces).private()
}

fn look(view: &View, stage: &Stage<'_, Fable>) -> Vec<Area> {
    if view.open.has_looked {
        return Vec::new();
    }
    let piece = stage.target(Action::Look, choice("look", "👁️", stage.text.get("fable-look")));
    vec![Area::of(AreaKind::Choices, "look", String::new(), vec![piece]).private()]
}

fn powers(stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let pieces = stage.actions.iter().map(|&action| {
        let piece = match action {
            Action::Power(power) => Piece {
                text: Some(power_name(power, text)),
                ..choice(
                    &format!("power {power}"),
                    insect_glyph(power.insect()),
                    text.with(
                        "fable-power-choice",
                        [
                            ("power", power_name(power, text).into()),
                            ("help", text.get(&format!("fable-power-{power}-help")).into()),
                        ],
                    ),
                )
            },
            _ => choice("pass", "✋", text.get("fable-no-power")),
        };
        stage.target(action, piece)
    });
    Area::of(AreaKind::Choices, "powers", text.get("fable-powers"), pieces.collect())
}

/// Purchases lie on the row itself; here are ways to pay, swaps and *nothing*.
fn market(view: &View, asked: Seat, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let supply = view.open.supply(asked);
    let piece = |&action: &Action| {
        let piece = match action {
            Action::Buy(provision) => {
                let label =
                    text.with("fable-buy", [("provision", provision_name(provision, text).into())]);
                choice(&format!("buy {provision}"), provision_glyph(provision), label)
            }
            Action::Pay(way) => {
                let exact = way.is_exact(supply);
                let larder = if way.uses_larder() { "yes" } else { "no" };
                let label = text.with(
                    "fable-pay",
                    [
                        ("cards", counts_name(way.cards(), text).into()),
                        ("larder", larder.into()),
                        ("exact", if exact { "yes" } else { "no" }.into()),
                    ],
                );
                let more = if way.uses_larder() { " +📥" } else { "" };
                Piece {
                    text: Some(format!("{}{more}", counts_short(way.cards(), text))),
                    role: if exact { Role::Honey } else { Role::Card },
                    ..choice(&format!("pay {way}"), if exact { "✨" } else { "🎴" }, label)
                }
            }
            Action::Give(gift) => provision_choice("fable-give", "give", gift, None, stage),
            Action::Get(what, from) => provision_choice("fable-get", "get", what, from, stage),
            _ => choice("pass", "✋", text.get("fable-no-buy")),
        };
        stage.target(action, piece)
    };
    let key = match view.open.phase {
        Phase::Pay(_) => "fable-ways",
        Phase::Get(_) => "fable-returns",
        _ => "fable-market",
    };
    let pieces = stage.actions.iter().map(piece).collect();
    Area::of(AreaKind::Choices, "answers", text.get(key), pieces)
}

fn provision_choice(
    key: &str,
    verb: &str,
    provision: Provision,
    from: Option<Seat>,
    stage: &Stage<'_, Fable>,
) -> Piece {
    let text = stage.text;
    let owner = from.map_or_else(String::new, |seat| stage.name(seat));
    let place = if from.is_some() { "player" } else { "row" };
    let label = text.with(
        key,
        [
            ("provision", provision_name(provision, text).into()),
            ("from", place.into()),
            ("name", owner.into()),
        ],
    );
    let seat = from.map_or_else(String::new, |seat| format!(" {seat}"));
    Piece {
        mark: from.map(|seat| stage.players[seat.index()].mark),
        ..choice(&format!("{verb} {provision}{seat}"), provision_glyph(provision), label)
    }
}

fn choice(id: &str, symbol: &str, label: String) -> Piece {
    Piece {
        id: format!("answer {id}"),
        shape: Shape::Token,
        symbol: Some(symbol.to_owned()),
        label,
        ..Piece::default()
    }
}
