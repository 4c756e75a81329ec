//! An ant on its way: where it can go, the way there, and what it would bring.

use super::{Piece, Set, chooser};
use crate::{
    game::UnknownAction,
    games::fourmidable::{Action, AntId, Phase, Place, Reach, Room, View, Walk},
};

/// A tap on a space: the ant goes there by the best way and stops.
const WALK: &str = "walk ";

fn aimed_at(target: &str) -> Option<Place> {
    target.strip_prefix(WALK)?.parse().ok()
}

/// Where the ant on its way can stop, with the ways there.
fn reach(view: &View) -> Option<(AntId, Vec<Reach>)> {
    let open = &view.open;
    let walk = open.walk.filter(|_| open.phase == Phase::Walk)?;
    Some((walk.ant, open.reach(open.turn, walk.ant)))
}

/// The actions of a tap: a walk is one step an action, and a stop.
pub(super) fn walk(view: &View, target: &str) -> Result<Vec<Action>, UnknownAction> {
    if target == chooser::SUGGEST {
        return Ok(chooser::suggestion(view));
    }
    if !target.starts_with(WALK) {
        return Ok(vec![target.parse()?]);
    }
    let to = aimed_at(target).ok_or(UnknownAction)?;
    let (_, reach) = reach(view).ok_or(UnknownAction)?;
    let Some(found) = reach.into_iter().find(|reach| reach.place == to) else {
        // The attempt itself says why not.
        return Ok(vec![Action::Go(to)]);
    };
    let stops = stops_itself(view, &found);
    let mut actions: Vec<Action> = found.path.into_iter().map(Action::Go).collect();
    if !stops {
        actions.push(Action::Stop);
    }
    Ok(actions)
}

/// Whether an ant that has gone this way stops without being told to: where it must, where its
/// movement is used up, and where nothing leads on.
fn stops_itself(view: &View, way: &Reach) -> bool {
    let open = &view.open;
    let Some(walk) = open.walk else { return true };
    let left = walk.left.saturating_sub(way.cost);
    if must_stop(view, way.place) || left == 0 {
        return true;
    }
    // Whoever holds special cards may have one that leads on, and is asked.
    if open.colony(open.turn).cards > 0 {
        return false;
    }
    let mut there = open.clone();
    there.colonies[open.turn.index()].ants[walk.ant.index()].place = Some(way.place);
    there.walk = Some(Walk { left, steps: 1, ..walk });
    there.reach(open.turn, walk.ant).is_empty()
}

/// Whether an ant that steps there has to stop: at an earth and in the library (FD-18,
/// FD-39).
fn must_stop(view: &View, place: Place) -> bool {
    let open = &view.open;
    place.room().is_some_and(|room| {
        let library = open.level().library() && room == Room::library();
        library || open.colony(open.turn).earth(room).is_some()
    })
}

/// Whether a tap could also mean one step with more to follow.
pub(super) fn could_step(view: &View, target: &str) -> bool {
    let reached =
        |to: Place| reach(view).is_some_and(|(_, all)| all.iter().any(|reach| reach.place == to));
    aimed_at(target).is_some_and(|to| leads_on(view, to) && reached(to))
}

/// Whether a space is next to the ant on its way and the ant could go on from there.
fn leads_on(view: &View, to: Place) -> bool {
    let open = &view.open;
    let walk = open.walk.filter(|walk| open.phase == Phase::Walk && walk.left > 1);
    let Some(here) = walk.and_then(|walk| open.colony(open.turn).ant(walk.ant).place) else {
        return false;
    };
    let colony = open.colony(open.turn);
    let outside = |place: Place| match place {
        Place::Forest(cell) => Some(cell),
        Place::Nest(room) => colony.outside(room),
    };
    let over = outside(here).zip(outside(to)).is_some_and(|(one, other)| one.distance(other) == 1);
    let under = here.room().zip(to.room());
    let under = under.is_some_and(|(one, other)| one.near().any(|near| near == other));
    (over || under) && !must_stop(view, to)
}

/// The ant on its way, as the boards show it.
pub(super) struct Walking {
    here: Option<Place>,
    /// The library is for studying here.
    studies: bool,
    reach: Vec<Reach>,
    armed: Option<Place>,
}

impl Walking {
    /// None unless an ant is on its way and the one who looks may move it.
    pub fn of(view: &View, stage: &Set<'_>) -> Option<Walking> {
        if stage.actions.is_empty() {
            return None;
        }
        let (ant, reach) = reach(view)?;
        let here = super::place(&view.open, ant);
        let studies = view.open.level().library();
        Some(Walking { here, studies, reach, armed: stage.armed.and_then(aimed_at) })
    }

    /// A space with what a tap on it means: it glows if the ant can stop there, and its words
    /// say what would come of it.
    pub fn aim(&self, place: Place, piece: Piece, stage: &Set<'_>) -> Piece {
        let found = self.reach.iter().find(|reach| reach.place == place);
        let target = format!("{WALK}{place}");
        let label = match found {
            Some(reach) => format!("{}. {}", piece.label, self.brings(reach, stage)),
            None => piece.label,
        };
        let harvest = found.and_then(|reach| reach.harvest);
        Piece {
            text: piece.text.or_else(|| harvest.map(|_| "+1".to_owned())),
            tappable: found.is_some(),
            armed: self.armed == Some(place),
            target: Some(target),
            label,
            ..piece
        }
    }

    /// Where the ant can stop.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.reach.iter().map(|reach| reach.place)
    }

    /// The way that waits to be confirmed.
    pub fn chosen(&self) -> Option<&Reach> {
        self.reach.iter().find(|reach| Some(reach.place) == self.armed)
    }

    /// The space that is armed, where it could also be one step with more to follow.
    pub fn single_step(&self, view: &View) -> Option<Place> {
        self.chosen().map(|chosen| chosen.place).filter(|&to| leads_on(view, to))
    }

    /// Its steps, each from where to where.
    pub fn way(&self) -> Vec<(Place, Place)> {
        let (Some(here), Some(chosen)) = (self.here, self.chosen()) else { return Vec::new() };
        let from = std::iter::once(here).chain(chosen.path.iter().copied());
        from.zip(chosen.path.iter().copied()).collect()
    }

    /// What a walk would bring, in a few words.
    pub fn brings(&self, reach: &Reach, stage: &Set<'_>) -> String {
        let name = |what| super::words::resource(what, stage.text);
        let what = match reach.harvest {
            Some(_) => "harvest",
            None if self.studies && reach.place == Place::Nest(Room::library()) => "study",
            None => "nothing",
        };
        let resource = reach.harvest.map_or_else(String::new, name);
        let args = [("what", what.into()), ("resource", resource.into())];
        let brings = stage.text.with("fourmidable-brings", args);
        if reach.laid == 0 {
            return brings;
        }
        let args = [("brings", brings.into()), ("count", i32::from(reach.laid).into())];
        stage.text.with("fourmidable-brings-scents", args)
    }
}
