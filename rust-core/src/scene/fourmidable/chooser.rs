//! Six special cards out of sixty (FD-90): one tab for each sort of card, those chosen on top,
//! and a suggestion for whoever would rather begin.

use super::{Area, Piece, Set, cards, panel};
use crate::games::fourmidable::{Action, Feat, Open, Phase, Special, View};

/// The sorts of cards, one tab each.
pub(super) const SORTS: [&str; 4] = ["harvest", "objectives", "ants", "ground"];

/// A tap that chooses what is still to be chosen.
pub(super) const SUGGEST: &str = "suggest";

const fn sort(feat: Feat) -> &'static str {
    match feat {
        Feat::Harvest(_) => "harvest",
        Feat::Objective(_) | Feat::Look(_) => "objectives",
        Feat::Move(_) | Feat::Five(_) | Feat::Birth(_) | Feat::TwoOfEach => "ants",
        Feat::PassOver | Feat::PassEarth => "ants",
        Feat::Prowl(_) | Feat::Erase | Feat::Scent | Feat::AllScents => "ground",
        Feat::FarHole | Feat::NewHole | Feat::FourHoles => "ground",
    }
}

/// The cards chosen so far, those of the sort in front, and what they will be good for.
pub(super) fn areas(view: &View, front: &str, stage: &Set<'_>) -> Vec<Area> {
    let text = stage.text;
    let chosen = view.specials.iter().map(|&card| {
        let piece = cards::special_piece("chosen", card, stage);
        cards::target(Action::Return(card), piece, stage)
    });
    let free = Special::all().filter(|card| !view.specials.contains(card));
    let free = free.filter(|card| sort(card.feat()) == front).map(|card| {
        let piece = cards::special_piece("card", card, stage);
        cards::target(Action::Choose(card), piece, stage)
    });
    let mut areas = Vec::new();
    areas.extend(panel("chosen", text.get("fourmidable-chosen"), chosen.collect()));
    areas.extend(panel("cards", text.get("fourmidable-choose"), free.collect()));
    areas.extend(cards::row(view, stage));
    areas
}

/// How many cards of a sort are chosen: what its tab tells.
pub(super) fn chosen(view: &View, tab: &str) -> usize {
    view.specials.iter().filter(|card| sort(card.feat()) == tab).count()
}

/// The suggested cards that are still to be chosen.
fn suggested(view: &View) -> Vec<Special> {
    let hand = Open::suggested().count();
    let free = Open::suggested().filter(|card| !view.specials.contains(card));
    free.take(hand.saturating_sub(view.specials.len())).collect()
}

/// What a tap on the suggestion does; nothing unless cards are being chosen.
pub(super) fn suggestion(view: &View) -> Vec<Action> {
    let choosing = view.open.phase == Phase::Choose;
    if choosing { suggested(view).into_iter().map(Action::Choose).collect() } else { Vec::new() }
}

/// The suggestion as an answer, as long as there is room for it.
pub(super) fn suggests(view: &View, stage: &Set<'_>) -> Option<Piece> {
    let begun = !view.specials.is_empty();
    let key = if begun { "fourmidable-suggest-rest" } else { "fourmidable-suggest" };
    let words = stage.text.get(key);
    (!suggested(view).is_empty()).then(|| Piece {
        id: SUGGEST.to_owned(),
        target: Some(SUGGEST.to_owned()),
        tappable: true,
        shape: crate::scene::Shape::Token,
        symbol: Some("💡".to_owned()),
        text: Some(words.clone()),
        label: words,
        ..Piece::default()
    })
}
