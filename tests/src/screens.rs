//! What is true of every screen, whatever it shows.

use myrmex_core::{
    app::{Cue, Place, Screen},
    scene::{Area, Scene},
    text::{Language, MISSING, Text},
};
use std::collections::BTreeSet;

/// A turn crosses the border in at most so many bytes.
const LARGEST_TURN: usize = 64 * 1024;

/// Looks a screen over.
///
/// # Errors
/// What is wrong with it.
pub fn check(screen: &Screen, text: &Text) -> Result<(), String> {
    let json = serde_json::to_string(screen).map_err(|error| error.to_string())?;
    let again: Screen = serde_json::from_str(&json).map_err(|error| error.to_string())?;
    ensure(again == *screen, "it does not come back from JSON as it was")?;
    ensure(!json.contains(MISSING), "a sentence is missing")?;
    ensure(screen.private == screen.cover_after.is_some(), "private, yet it never covers itself")?;
    check_buttons(screen)?;
    for area in all_areas(screen) {
        check_area(area, screen)?;
    }
    match &screen.place {
        Place::Turn { turn } => {
            ensure(json.len() <= LARGEST_TURN, "a turn of more than 64 KB")?;
            ensure(turn.buttons.len() <= 3, "more than three buttons")?;
            ensure(!turn.scene.prompt.is_empty(), "nothing is asked")?;
            let pieces = turn.scene.areas.iter().flat_map(|area| &area.pieces);
            ensure(pieces.filter(|piece| piece.armed).count() <= 1, "two things are armed")?;
        }
        Place::Handover { .. } => check_handover(screen, text)?,
        _ => ensure(!screen.private, "only a turn is private")?,
    }
    Ok(())
}

fn ensure(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn check_buttons(screen: &Screen) -> Result<(), String> {
    let mut ids = BTreeSet::new();
    for button in screen.buttons() {
        ensure(!button.label.trim().is_empty(), &format!("{:?} has no label", button.id))?;
        ensure(
            button.disabled.as_deref() != Some(""),
            &format!("{:?} gives no reason", button.id),
        )?;
        ensure(ids.insert(&button.id), &format!("two buttons {:?}", button.id))?;
    }
    for scene in scenes(screen) {
        for tab in &scene.tabs {
            ensure(!tab.label.is_empty(), &format!("the tab {:?} has no label", tab.id))?;
            ensure(ids.insert(&tab.id), &format!("two tabs {:?}", tab.id))?;
        }
        let areas: BTreeSet<&String> = scene.areas.iter().map(|area| &area.id).collect();
        ensure(areas.len() == scene.areas.len(), "two areas of one id")?;
        for seat in &scene.seats {
            ensure(!seat.label.is_empty() && !seat.name.is_empty(), "a seat without a label")?;
        }
    }
    let mut fields = BTreeSet::new();
    for field in screen.fields() {
        ensure(!field.label.is_empty(), &format!("{:?} has no label", field.id))?;
        ensure(fields.insert(&field.id), &format!("two fields {:?}", field.id))?;
    }
    Ok(())
}

fn scenes(screen: &Screen) -> Vec<&Scene> {
    match &screen.place {
        Place::Turn { turn } => vec![&turn.scene],
        Place::Reveal { reveal } => vec![&reveal.scene],
        Place::Replay { replay } => vec![&replay.scene],
        _ => Vec::new(),
    }
}

fn all_areas(screen: &Screen) -> Vec<&Area> {
    let mut areas: Vec<&Area> = scenes(screen).into_iter().flat_map(|scene| &scene.areas).collect();
    match &screen.place {
        Place::Setup { setup } => areas.extend(&setup.preview),
        Place::Rules { rules } => areas.extend(rules.chapters.iter().flat_map(|c| &c.picture)),
        _ => {}
    }
    areas
}

fn check_area(area: &Area, screen: &Screen) -> Result<(), String> {
    let open = matches!(screen.place, Place::Replay { .. });
    ensure(!area.private || screen.private || open, "a private area on a public screen")?;
    let mut ids = BTreeSet::new();
    for piece in &area.pieces {
        ensure(ids.insert(&piece.id), &format!("two pieces {:?}", piece.id))?;
        ensure(!piece.label.is_empty(), &format!("{:?} has no label", piece.id))?;
        ensure(!piece.tappable || piece.target.is_some(), "something glows and cannot be tapped")?;
    }
    Ok(())
}

/// A hand-over names who takes the phone, and that is all.
fn check_handover(screen: &Screen, text: &Text) -> Result<(), String> {
    let Place::Handover { handover } = &screen.place else { return Ok(()) };
    ensure(!screen.private && screen.think_after.is_none(), "a hand-over has nothing to hide")?;
    // Why nobody may be let in now is what everybody can tell.
    let greyed = handover.others.iter().find_map(|button| button.disabled.as_deref());
    let said = screen.note.as_ref().map(|note| note.text.as_str());
    let refused = said.is_some() && said == greyed;
    let usual = |cue: &Cue| *cue == Cue::Tap || refused && *cue == Cue::Refuse;
    ensure(screen.cues.iter().all(usual), "a hand-over feels like any other")?;
    // The name is what stands between the fixed words.
    let here = text.with("handover-here", [("name", "\u{1}".into())]);
    let (before, after) = here.split_once('\u{1}').unwrap_or_default();
    let name = handover.button.label.strip_prefix(before).and_then(|l| l.strip_suffix(after));
    let name = name.ok_or("a hand-over has its fixed words")?;
    let title = text.with("handover-title", [("name", name.into())]);
    ensure(handover.title == title && name.chars().count() <= 22, "a hand-over says a name alone")?;
    ensure(handover.button.hold && handover.button.id == "here", "a hand-over is held")?;
    let others: Vec<&str> = handover.others.iter().map(|button| button.id.as_str()).collect();
    // Another player may be let in, and whoever took the phone unasked may give it back.
    let [rest @ .., "home"] = others.as_slice() else {
        return Err("a hand-over leads home".to_owned());
    };
    let known = [&[] as &[&str], &["wants"], &["return"], &["wants", "return"]];
    ensure(known.contains(&rest), "a hand-over offers nothing of the game")?;
    let notes = ["home-from-snapshot", "press-again", "told-taken-back"];
    ensure(
        refused || said.is_none_or(|said| notes.iter().any(|key| text.get(key) == said)),
        "a hand-over tells nothing of the game",
    )
}

/// The words of the screen's language.
pub fn words<'a>(screen: &Screen, texts: &'a [Text; 2]) -> &'a Text {
    let language = Language::of(&screen.look.language);
    if texts[0].language() == language { &texts[0] } else { &texts[1] }
}

/// Both languages.
pub fn texts() -> [Text; 2] {
    Language::ALL.map(Text::new)
}
