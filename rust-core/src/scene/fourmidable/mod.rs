//! *Fourmidable* on stage: the forest, a nest, one's cards and everybody's colonies, one tab each.

mod answers;
mod cards;
mod chooser;
mod colonies;
mod forest;
mod nest;
mod sheet;
mod solo;
mod steps;
mod story;
#[cfg(test)]
mod tests;
mod words;

use super::{
    Admission, Area, AreaKind, Frame, Grade, Line, Link, Piece, Role, Scene, SeatBadge, Sheet,
    Stage, Staged, Tab, Tint,
};
use crate::{
    game::{Seat, UnknownAction},
    games::fourmidable::{
        Action, AntId, Colony, Event, Fourmidable, Kind, Mover, Open, Phase, Place, Predator, Time,
        View,
    },
    text::Text,
};
use steps::Walking;
use words::{predator_glyph, time_glyph, weather_glyph};

/// The tabs, in order.
const FOREST: &str = "forest";
const NEST: &str = "nest";
const CARDS: &str = "cards";
const COLONIES: &str = "colonies";
const BAG: &str = "bag";

/// Four at any time: sorts of cards while they are chosen, and the bag where one is alone.
fn tab_ids(open: &Open) -> [&'static str; 4] {
    match open.level().bag() {
        _ if open.phase == Phase::Choose => chooser::SORTS,
        true => [FOREST, NEST, CARDS, BAG],
        false => [FOREST, NEST, CARDS, COLONIES],
    }
}

const ANT: &str = "🐜";
const QUEEN: &str = "👑";
const HOLE: &str = "🕳️";

type Set<'a> = Stage<'a, Fourmidable>;

impl Staged for Fourmidable {
    const SYMBOL: &'static str = QUEEN;
    const OWN_TAB: &'static str = CARDS;
    const DAILY: Option<&'static [(&'static str, &'static str)]> = Some(&[("mode", "solo")]);
    const CHAPTERS: &'static [&'static str] = &[
        "aim",
        "turn",
        "ground",
        "objectives",
        "child-end",
        "apprentice",
        "predators",
        "holes",
        "library",
        "apprentice-end",
        "intermediate",
        "species",
        "expert",
        "solo",
        "phone",
    ];

    fn scene(view: &View, stage: &Set<'_>) -> Scene {
        let open = &view.open;
        let front = front(view, stage);
        let walking = Walking::of(view, stage);
        let walking = walking.as_ref();
        let mut areas = match front {
            NEST => nest::areas(view, walking, stage),
            CARDS => cards::areas(view, stage),
            COLONIES => colonies::areas(view, stage),
            BAG => solo::areas(view, stage),
            sort if open.phase == Phase::Choose => chooser::areas(view, sort, stage),
            _ => forest::areas(view, walking, stage),
        };
        areas.extend(answers::area(view, walking, stage));
        Scene {
            round: round(open, stage.text),
            seats: badges(open, stage),
            tabs: tabs(view, walking, stage, front),
            areas,
            prompt: story::prompt(view, walking, stage),
            tint: tint(open),
        }
    }

    fn has_secrets(view: &View, seat: Seat) -> bool {
        let open = &view.open;
        let colony = open.colony(seat);
        let shown = open.asks_secretly() && open.actors().contains(seat);
        // Whoever is alone has nobody to hide her cards from.
        let hides = open.phase != Phase::Over && !open.level().is_alone();
        hides && (colony.hand() > 0 || colony.cards > 0 || shown)
    }

    fn admits(view: &View, seat: Seat) -> Admission {
        let open = &view.open;
        // In Expert nothing is in hand, and what nobody holds nobody reveals (FD-21, FD-75).
        let holds = !open.level().open_row() && open.colony(seat).hand() > 0;
        let begun = open.round > 0 && !matches!(open.phase, Phase::Last | Phase::Over);
        match holds && begun {
            true if open.is_between_actions() => Admission::Now,
            true => Admission::Later("fourmidable-later"),
            false => Admission::Never,
        }
    }

    fn walk(view: &View, target: &str) -> Result<Vec<Action>, UnknownAction> {
        steps::walk(view, target)
    }

    fn hesitates(view: &View, target: &str) -> bool {
        steps::could_step(view, target)
    }

    fn is_news(event: &Event) -> bool {
        matches!(
            event,
            Event::Moved { steps: 1.., .. }
                | Event::Harvested { .. }
                | Event::Hole { .. }
                | Event::Born { .. }
                | Event::Prowled { .. }
                | Event::Marked { .. }
                | Event::Revealed { .. }
                | Event::Played { .. }
        )
    }

    fn is_moment(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Taken { .. }) || Self::is_routine(event)
    }

    fn is_routine(event: &Event) -> bool {
        matches!(event, Event::Prowled { by: Mover::Bag, .. })
    }

    fn moment(events: &[&Event], view: &View, stage: &Set<'_>) -> Scene {
        let open = &view.open;
        let revealed = events.iter().rev().find_map(|event| match event {
            Event::Revealed { seat, card, points } => Some((*seat, *card, *points)),
            _ => None,
        });
        let mut scene = Scene {
            round: round(open, stage.text),
            seats: badges(open, stage),
            tint: tint(open),
            ..Scene::default()
        };
        if let Some((seat, card, points)) = revealed {
            scene.areas = vec![cards::shown(seat, card, stage), colonies::done(open, seat, stage)];
            scene.prompt = story::revealed(seat, card, points, stage);
        }
        let picture = solo::picture(events, view, stage);
        if !picture.is_empty() {
            scene.areas.extend(picture);
            // What matters most is the last of it: what was eaten, or what was lost by that.
            let told = events.iter().rev().find(|event| Self::is_moment(event));
            let line = told.and_then(|event| story::tell(event, stage));
            scene.prompt = line.map_or_else(String::new, |line| line.text);
        }
        scene
    }

    fn tell(event: &Event, stage: &Set<'_>) -> Option<Line> {
        story::tell(event, stage)
    }

    fn describe(seat: Seat, action: Action, stage: &Set<'_>) -> Line {
        story::describe(seat, action, stage)
    }

    fn sheet(view: &View, stage: &Set<'_>) -> Sheet {
        sheet::sheet(&view.open, stage)
    }

    fn why(view: &View, stage: &Set<'_>) -> String {
        sheet::why(&view.open, stage)
    }

    fn grade(view: &View, stage: &Set<'_>) -> Option<Grade> {
        solo::grade(&view.open, stage)
    }

    fn picture(chapter: &str, text: &Text) -> Vec<Area> {
        match chapter {
            "turn" => vec![forest::example(text)],
            "ground" => vec![nest::example(text)],
            _ => Vec::new(),
        }
    }
}

/// Whose nest, resources and cards are on the table: the viewer's, else hers who is asked.
fn subject(view: &View, stage: &Set<'_>) -> Seat {
    view.seat.or(stage.asked).unwrap_or(view.open.turn)
}

/// Whether the viewer is the one who is asked: only then may what comes from a hand be shown.
fn is_own(view: &View, stage: &Set<'_>) -> bool {
    view.eyes().is_some() && view.eyes() == stage.asked
}

/// The tab in front: the one pressed, else where the answer is given.
fn front(view: &View, stage: &Set<'_>) -> &'static str {
    let open = &view.open;
    let [.., last] = tab_ids(open);
    if let Some(pressed) = tab_ids(open).into_iter().find(|&tab| tab == stage.tab) {
        return pressed;
    }
    match open.phase {
        Phase::Choose => chooser::SORTS[0],
        Phase::Draw | Phase::Species | Phase::Draft | Phase::Study(_) => CARDS,
        Phase::Complete(..) | Phase::Look | Phase::Last => CARDS,
        Phase::After if is_own(view, stage) => CARDS,
        Phase::Found | Phase::Breed | Phase::Prowl(Predator::Worm, _) => NEST,
        Phase::Walk => match open.walk.map(|walk| (walk.ant.kind(), place(open, walk.ant))) {
            Some((Kind::Digger, Some(Place::Nest(_)))) => NEST,
            _ => FOREST,
        },
        Phase::Over => last,
        _ => FOREST,
    }
}

/// Where an ant of whoever's turn it is stands.
fn place(open: &Open, ant: AntId) -> Option<Place> {
    open.colony(open.turn).ant(ant).place
}

fn tabs(view: &View, walking: Option<&Walking>, stage: &Set<'_>, front: &str) -> Vec<Tab> {
    let tab = |id: &str| {
        let waiting = match view.open.phase {
            Phase::Choose => chooser::chosen(view, id),
            _ if id == front => 0,
            _ => waiting(id, view, walking, stage),
        };
        Tab {
            id: format!("tab {id}"),
            label: stage.text.get(&format!("fourmidable-tab-{id}")),
            badge: (waiting > 0).then(|| waiting.to_string()),
            active: id == front,
        }
    };
    tab_ids(&view.open).map(tab).to_vec()
}

/// How many things can be tapped on a tab that is not in front. What comes from a hand counts
/// for its owner alone.
fn waiting(tab: &str, view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> usize {
    let open = &view.open;
    let on = |place: Place| match tab {
        NEST => place.room().is_some(),
        FOREST => place.cell().is_some(),
        _ => false,
    };
    let counts = |action: &Action| match action {
        Action::Ant(ant) => place(open, *ant).is_some_and(on),
        Action::Birth(_) => tab == NEST,
        Action::Reveal(_) | Action::Play(_) => tab == CARDS && is_own(view, stage),
        _ => false,
    };
    if let Some(walking) = walking {
        return walking.places().filter(|&place| on(place)).count();
    }
    stage.actions.iter().filter(|action| counts(action)).count()
}

fn tint(open: &Open) -> Tint {
    match open.time {
        _ if open.round == 0 => Tint::Plain,
        Time::Day => Tint::Day,
        Time::Night => Tint::Night,
    }
}

/// The round, the time of day and the weather.
fn round(open: &Open, text: &Text) -> String {
    if open.round == 0 {
        return text.get("fourmidable-setting-up");
    }
    let (key, last) = match open.level().rounds() {
        Some(rounds) => ("fourmidable-round-of", rounds),
        None => ("fourmidable-round", 0),
    };
    let round = text.with(
        key,
        [
            ("round", i32::from(open.round).into()),
            ("last", i32::from(last).into()),
            ("time", open.time.word().into()),
        ],
    );
    let weather = open.weather.map_or_else(String::new, |weather| {
        // Glyphs, so that it is one line on a small phone.
        let kind = words::kind_glyph(weather.helps());
        let helps = text.with("fourmidable-weather-helps", [("kind", kind.into())]);
        format!(" · {} {helps}", weather_glyph(weather))
    });
    format!("{} {round}{weather}", time_glyph(open.time))
}

fn badges(open: &Open, stage: &Set<'_>) -> Vec<SeatBadge> {
    let badge = |seat: Seat| {
        let colony = open.colony(seat);
        let score = sheet::score(open, seat);
        let args = [
            ("name", stage.name(seat).into()),
            ("count", score.into()),
            ("done", done(colony, open).into()),
        ];
        SeatBadge {
            symbol: (open.first == seat && open.phase != Phase::Over)
                .then(|| time_glyph(open.time).to_owned()),
            ..stage.badge(seat, score.to_string(), stage.text.with("fourmidable-badge", args))
        }
    };
    open.seats().iter().map(badge).collect()
}

/// How many objectives a colony has completed, and of how many, where their number ends it.
fn done(colony: &Colony, open: &Open) -> String {
    let done = colony.done.len();
    match open.level().rounds() {
        Some(_) => done.to_string(),
        None => format!("{done}/{}", open.level().objectives_to_end()),
    }
}

/// What others did lately, and a predator that nobody moved: where.
fn recent_places(open: &Open, stage: &Set<'_>) -> Vec<(Option<Seat>, Place)> {
    use crate::games::fourmidable::Spot;
    let place = |event: &&Event| match **event {
        Event::Moved { seat, to, .. } => Some((Some(seat), to)),
        Event::Harvested { seat, at, .. } => Some((Some(seat), at)),
        Event::Hole { cell, .. } | Event::Marked { cell, .. } => Some((None, Place::Forest(cell))),
        Event::Prowled { to: Spot::Forest(cell), .. } => Some((None, Place::Forest(cell))),
        Event::Prowled { to: Spot::Nest(seat, room), .. } => Some((Some(seat), Place::Nest(room))),
        _ => None,
    };
    stage.recent.iter().filter_map(place).chain(solo::last_place(open)).collect()
}

/// A frame round what may be tapped on a board of this extent, with so much room on every side.
fn focus(pieces: &[Piece], (width, height): (i32, i32), round: i32) -> Option<Frame> {
    let glowing = || pieces.iter().filter(|piece| piece.tappable);
    let left = glowing().map(|piece| piece.x - piece.width / 2).min()?;
    let top = glowing().map(|piece| piece.y - piece.height / 2).min()?;
    let right = glowing().map(|piece| piece.x + piece.width / 2).max()?;
    let bottom = glowing().map(|piece| piece.y + piece.height / 2).max()?;
    let (x, y) = ((left - round).max(0), (top - round).max(0));
    let (right, bottom) = ((right + round).min(width), (bottom + round).min(height));
    Some(Frame { x, y, width: right - x, height: bottom - y })
}

/// Ants of one kind on one place, as one piece.
struct Group {
    kind: Kind,
    place: Place,
    ants: Vec<AntId>,
    /// How many of them have still to move.
    fresh: usize,
}

/// The ants of a colony, those of a kind on one place together.
fn groups(colony: &Colony) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (ant, place) in colony.places() {
        let fresh = usize::from(!colony.ant(ant).moved);
        let same = |group: &&mut Group| group.kind == ant.kind() && group.place == place;
        match groups.iter_mut().find(same) {
            Some(group) => {
                group.ants.push(ant);
                group.fresh += fresh;
            }
            None => groups.push(Group { kind: ant.kind(), place, ants: vec![ant], fresh }),
        }
    }
    groups
}

/// The groups that stand round one point, as discs beside each other; one that is `alone` is as
/// large as there is room.
fn ant_pieces(
    seat: Seat,
    groups: &[Group],
    (x, y, alone): (i32, i32, i32),
    here: &str,
    stage: &Set<'_>,
) -> Vec<Piece> {
    let count = groups.len() as i32;
    // Two or three share the width of a space.
    let (size, apart) = match count {
        1 => (alone, 0),
        2 => (490, 245),
        _ => (380, 180),
    };
    let piece = |(at, group): (i32, &Group)| Piece {
        // An ant alone keeps its id wherever it goes, so that it is seen to go there.
        id: format!("ant {seat} {}", group.ants[0]),
        x: x + (2 * at - count + 1) * apart,
        y,
        width: size,
        height: size,
        shape: super::Shape::Disc,
        // Light on a space of the colony's own colour; the mark says whose.
        role: Role::Card,
        mark: Some(stage.players[seat.index()].mark),
        symbol: Some(words::kind_glyph(group.kind).to_owned()),
        text: (group.ants.len() > 1).then(|| group.ants.len().to_string()),
        label: stage.text.with(
            "fourmidable-ants",
            [
                ("name", stage.name(seat).into()),
                ("kind", words::kind(group.kind, stage.text).into()),
                ("count", group.ants.len().into()),
                ("place", here.into()),
            ],
        ),
        dimmed: group.fresh == 0,
        ..Piece::default()
    };
    (0..).zip(groups).map(piece).collect()
}

/// A predator as it stands on a board.
fn predator_piece(predator: Predator, (x, y): (i32, i32), here: &str, text: &Text) -> Piece {
    Piece {
        id: format!("predator {predator}"),
        x: x + 230,
        y: y - 190,
        width: 440,
        height: 440,
        shape: super::Shape::Bare,
        symbol: Some(predator_glyph(predator).to_owned()),
        label: text.with(
            "fourmidable-predator-at",
            [("predator", words::predator(predator, text).into()), ("place", here.into())],
        ),
        ..Piece::default()
    }
}

/// An area of one line a piece, unless there is none.
fn panel(id: &str, title: String, pieces: Vec<Piece>) -> Option<Area> {
    (!pieces.is_empty()).then(|| Area::of(AreaKind::Panel, id, title, pieces))
}

/// A step of a way that is shown before it is gone.
fn preview_link(at: usize, from: (i32, i32), to: (i32, i32), seat: Seat, set: &Set<'_>) -> Link {
    Link {
        id: format!("way {at}"),
        from_x: from.0,
        from_y: from.1,
        to_x: to.0,
        to_y: to.1,
        mark: set.players[seat.index()].mark,
        under: false,
        changed: true,
        label: set.text.with("fourmidable-way", [("number", (at + 1).into())]),
    }
}
