//! The score as the rulebook counts it, and why the match ended.

use super::{Set, Sheet, words};
use crate::{
    game::Seat,
    games::fourmidable::{Ending, Kind, Level, Open},
    scene::SheetRow,
};

/// What a seat's score stands at in the open.
pub(super) fn score(open: &Open, seat: Seat) -> i32 {
    open.tally(seat).total()
}

/// The words for what decides between equals, in order (FD-49, FD-83).
fn tie_breaks(level: Level) -> &'static [&'static str] {
    match level {
        Level::Child | Level::Solo => &[],
        Level::Apprentice | Level::Intermediate => &["unused"],
        Level::Expert => &["scents", "large", "holes", "dug", "unused", "worm"],
    }
}

pub(super) fn sheet(open: &Open, stage: &Set<'_>) -> Sheet {
    let text = stage.text;
    let level = open.level();
    let row = |label: String, total: bool, cell: &dyn Fn(Seat) -> i32| SheetRow {
        label,
        cells: open.seats().iter().map(|seat| cell(seat).to_string()).collect(),
        total,
    };
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        let label =
            text.with("fourmidable-sheet-objectives", [("kind", words::kind(kind, text).into())]);
        rows.push(row(label, false, &|seat| {
            let of_kind = open.colony(seat).done.iter().filter(|card| card.kind() == kind);
            of_kind.map(|card| card.points()).sum()
        }));
    }
    let named = |key: &str| text.get(key);
    rows.push(row(named("fourmidable-sheet-scents"), false, &|seat| open.tally(seat).scents));
    if level.bonuses() {
        rows.push(row(named("fourmidable-sheet-holes"), false, &|seat| open.tally(seat).holes));
    }
    if level.cards() {
        let label = named("fourmidable-sheet-specials");
        rows.push(row(label, false, &|seat| open.tally(seat).specials));
    }
    if level.bonuses() {
        rows.push(row(named("fourmidable-sheet-bonuses"), false, &|seat| open.tally(seat).bonuses));
    }
    rows.push(row(named("fourmidable-sheet-total"), true, &|seat| score(open, seat)));
    if let Some(grade) = super::solo::grade(open, stage).and_then(|grade| grade.reached) {
        let label = named("fourmidable-sheet-grade");
        rows.push(SheetRow { label, cells: vec![grade], total: false });
    }
    if best(open).len() > 1 {
        for (at, word) in tie_breaks(level).iter().enumerate() {
            let label = text.with("fourmidable-sheet-tie", [("what", (*word).into())]);
            rows.push(row(label, false, &|seat| {
                open.tie_breaks(seat).get(at).copied().unwrap_or(0)
            }));
        }
    }
    Sheet { columns: open.seats().iter().map(|seat| stage.name(seat)).collect(), rows }
}

/// Those with the most points, before anything decides between them.
fn best(open: &Open) -> Vec<Seat> {
    let most = open.seats().iter().map(|seat| score(open, seat)).max();
    open.seats().iter().filter(|&seat| Some(score(open, seat)) == most).collect()
}

pub(super) const fn ending(why: Ending) -> &'static str {
    match why {
        Ending::Objectives => "objectives",
        Ending::Idle => "idle",
        Ending::Exhausted => "exhausted",
        Ending::Rounds => "rounds",
    }
}

pub(super) fn why(open: &Open, stage: &Set<'_>) -> String {
    if let Some(solo) = &open.solo {
        return super::solo::why(open, solo, stage);
    }
    let best = best(open);
    let standing = |seat: Seat| open.tie_breaks(seat);
    let first = best.iter().copied().map(standing).max();
    let winners: Vec<Seat> =
        best.iter().copied().filter(|&seat| Some(standing(seat)) == first).collect();
    let points = best.first().map_or(0, |&seat| score(open, seat));
    let tied = winners.len() == 1 && best.len() > 1;
    stage.text.with(
        "fourmidable-why",
        [
            ("reason", open.ending.map_or("objectives", ending).into()),
            ("goal", i32::from(open.level().objectives_to_end()).into()),
            ("winners", stage.names(winners.iter().copied()).into()),
            ("number", winners.len().into()),
            ("points", points.into()),
            ("tie", if tied { "yes" } else { "no" }.into()),
        ],
    )
}
