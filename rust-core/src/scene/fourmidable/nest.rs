//! Nests: rooms, earths, and who is in them.

use super::{
    ANT, Area, AreaKind, HOLE, Piece, QUEEN, Role, Set, answers, ant_pieces, focus, groups,
    predator_piece, preview_link, recent_places, solo, steps::Walking, subject, words,
};
use crate::{
    game::Seat,
    games::fourmidable::{
        Action, COLUMNS, Colony, Kind, Open, Phase, Place, Predator, ROWS, Resource, Room, Spot,
        View,
    },
    scene::{Pattern, Shape, UNIT},
    text::Text,
};

const LIBRARY: &str = "📚";
/// A room is higher than wide: what it is stands above who is in it.
const STOREY: i32 = UNIT * 7 / 5;
const HEIGHT: i32 = STOREY * ROWS as i32;
const WIDTH: i32 = UNIT * COLUMNS as i32;
/// The line above a nest that says whose it is.
const NAME: i32 = UNIT * 6 / 5;
/// Between two nests side by side.
const GAP: i32 = UNIT / 2;

pub(super) fn areas(view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> Vec<Area> {
    let open = &view.open;
    let others = open.rules.players > 1;
    let worm = others && matches!(open.phase, Phase::Prowl(Predator::Worm, _));
    let mut areas = if worm {
        vec![all(view, stage)]
    } else {
        let seat = subject(view, stage);
        let title = stage.text.with("fourmidable-nest-of", [("name", stage.name(seat).into())]);
        let pieces = nest(seat, (0, 0), view, stage, |room, piece| {
            aimed(room, seat, piece, view, walking, stage)
        });
        let links = match walking.filter(|_| seat == open.turn) {
            Some(walking) => way(walking, stage, seat),
            None => Vec::new(),
        };
        let focus = focus(&pieces, (WIDTH, HEIGHT), 0);
        vec![Area { links, focus, ..Area::board("nest", title, WIDTH, HEIGHT, pieces) }]
    };
    areas.extend(births(view, stage));
    areas.extend(answers::checklist(view, stage));
    areas.extend(solo::last(open, stage));
    areas
}

/// A nest to look at, with a way that was gone.
pub(super) fn picture(seat: Seat, view: &View, way: Option<(Room, Room)>, stage: &Set<'_>) -> Area {
    let pieces = nest(seat, (0, 0), view, stage, |_, piece| piece);
    let link = |(from, to)| solo::link(middle(from, (0, 0)), middle(to, (0, 0)), seat, stage);
    let links = way.map(link).into_iter().collect();
    Area { links, ..Area::board("nest", String::new(), WIDTH, HEIGHT, pieces) }
}

/// Everybody's nests, two abreast where there are more than two; only the worm is moved here.
pub(super) fn all(view: &View, stage: &Set<'_>) -> Area {
    let open = &view.open;
    let worm = matches!(open.phase, Phase::Prowl(Predator::Worm, _));
    let players = i32::from(open.rules.players);
    let abreast = if players > 2 { 2 } else { 1 };
    let mut pieces = Vec::new();
    for seat in open.seats().iter() {
        let (across, down) = (i32::from(seat.0) % abreast, i32::from(seat.0) / abreast);
        let left = (WIDTH + GAP) * across;
        let top = (HEIGHT + NAME) * down + NAME;
        pieces.push(Piece {
            id: format!("nest {seat}"),
            x: left + WIDTH / 2,
            y: top - NAME / 2,
            width: WIDTH / 2,
            height: UNIT,
            shape: Shape::Bare,
            mark: Some(stage.players[seat.index()].mark),
            text: Some(stage.name(seat)),
            label: stage.text.with("fourmidable-nest-of", [("name", stage.name(seat).into())]),
            ..Piece::default()
        });
        pieces.extend(nest(seat, (left, top), view, stage, |room, piece| {
            if worm { aimed(room, seat, piece, view, None, stage) } else { piece }
        }));
    }
    let width = (WIDTH + GAP) * abreast - GAP;
    let height = (HEIGHT + NAME) * ((players + abreast - 1) / abreast);
    let focus = focus(&pieces, (width, height), 0);
    let title = stage.text.get("fourmidable-nests");
    Area { focus, ..Area::board("nests", title, width, height, pieces) }
}

/// The middle of a room of a nest with this upper left corner.
fn middle(room: Room, (left, top): (i32, i32)) -> (i32, i32) {
    let at = |index: u8, each: i32| each * i32::from(index) + each / 2;
    (left + at(room.column(), UNIT), top + at(room.row(), STOREY))
}

/// A nest at a corner; `aim` says what a tap on a room means.
fn nest(
    seat: Seat,
    corner: (i32, i32),
    view: &View,
    stage: &Set<'_>,
    aim: impl Fn(Room, Piece) -> Piece,
) -> Vec<Piece> {
    let open = &view.open;
    let colony = open.colony(seat);
    let recent = recent_places(open, stage);
    let mut pieces: Vec<Piece> = Room::all()
        .map(|room| {
            let (x, y) = middle(room, corner);
            let changed = recent.contains(&(Some(seat), Place::Nest(room)));
            let piece = Piece {
                id: format!("{seat} {room}"),
                x,
                y,
                width: 960,
                height: STOREY - 40,
                changed,
                ..room_piece(room, seat, open, stage)
            };
            aim(room, piece)
        })
        .collect();
    let mut inside = groups(colony);
    inside.retain(|group| group.place.room().is_some());
    inside.sort_by_key(|group| group.place);
    for together in inside.chunk_by(|one, other| one.place == other.place) {
        if let Some(room) = together[0].place.room() {
            let here = words::room(room, stage.text);
            let (x, y) = middle(room, corner);
            pieces.extend(ant_pieces(seat, together, (x, y + 270, 780), &here, stage));
        }
    }
    if let Some(Spot::Nest(at, room)) = open.predator(Predator::Worm)
        && at == seat
    {
        let here = words::room(room, stage.text);
        pieces.push(predator_piece(Predator::Worm, middle(room, corner), &here, stage.text));
    }
    pieces
}

fn room_piece(room: Room, seat: Seat, open: &Open, stage: &Set<'_>) -> Piece {
    let text = stage.text;
    let colony = open.colony(seat);
    let numbered = room.hole().filter(|_| open.is_numbered(room));
    let piece = look(room, colony, numbered);
    let earth = colony.earth(room);
    let state = match earth {
        Some(_) if numbered.is_some() => "numbered",
        Some(_) => "earth",
        None => "free",
    };
    Piece {
        mark: (piece.role == Role::Seat).then(|| stage.players[seat.index()].mark),
        label: text.with(
            "fourmidable-room-label",
            [
                ("state", state.into()),
                ("room", words::room(room, text).into()),
                ("resource", earth.map_or_else(String::new, |e| words::resource(e, text)).into()),
                ("name", stage.name(seat).into()),
            ],
        ),
        ..piece
    }
}

/// A room without its words.
fn look(room: Room, colony: &Colony, numbered: Option<usize>) -> Piece {
    let earth = colony.earth(room);
    let (role, pattern) = earth.map_or((Role::Paper, Pattern::Plain), words::ground);
    let hole = room.hole().filter(|&hole| colony.holes[hole].is_some());
    let (symbol, role) = match (earth, hole) {
        (Some(earth), _) => (Some(words::resource_glyph(earth)), role),
        (None, Some(_)) => (Some(HOLE), Role::Seat),
        (None, None) if room == Room::queen() => (Some(QUEEN), Role::Honey),
        (None, None) if room == Room::library() => (Some(LIBRARY), Role::Leaf),
        (None, None) => (None, role),
    };
    Piece {
        shape: Shape::Token,
        role,
        pattern,
        symbol: symbol.map(str::to_owned),
        text: hole.or(numbered).map(|hole| (hole + 1).to_string()),
        ..Piece::default()
    }
}

fn aimed(
    room: Room,
    seat: Seat,
    piece: Piece,
    view: &View,
    walking: Option<&Walking>,
    stage: &Set<'_>,
) -> Piece {
    let open = &view.open;
    let own = seat == open.turn && stage.asked == Some(seat);
    match open.phase {
        _ if stage.actions.is_empty() => piece,
        Phase::Prowl(Predator::Worm, _) => stage.target(Action::To(Spot::Nest(seat, room)), piece),
        Phase::Turn if own => match answers::ant_at(Place::Nest(room), view, stage) {
            Some(ant) => stage.target(Action::Ant(ant), piece),
            None => piece,
        },
        Phase::Walk if own => match walking {
            Some(walking) => walking.aim(Place::Nest(room), piece, stage),
            None => piece,
        },
        _ => piece,
    }
}

fn way(walking: &Walking, stage: &Set<'_>, seat: Seat) -> Vec<super::Link> {
    let links = walking.way().into_iter().enumerate().filter_map(|(number, (from, to))| {
        let (from, to) = (from.room()?, to.room()?);
        let at = |room| middle(room, (0, 0));
        (from.steps(to) <= 2).then(|| preview_link(number, at(from), at(to), seat, stage))
    });
    links.collect()
}

/// The birth tiles that are free, where a birth is still owed (FD-33).
fn births(view: &View, stage: &Set<'_>) -> Option<Area> {
    let open = &view.open;
    let may = open.phase == Phase::Turn && open.births(open.turn).next().is_some();
    if !may || stage.actions.is_empty() || stage.asked != Some(open.turn) {
        return None;
    }
    let text = stage.text;
    let piece = |kind: Kind| {
        let tiles = open.tiles[kind.index()];
        let args = [
            ("kind", words::kind(kind, text).into()),
            ("count", i32::from(tiles).into()),
            ("left", i32::from(open.colony(open.turn).reserve(kind)).into()),
        ];
        let piece = Piece {
            id: format!("birth {kind}"),
            shape: Shape::Token,
            symbol: Some(words::kind_glyph(kind).to_owned()),
            text: Some(tiles.to_string()),
            label: text.with("fourmidable-birth", args),
            dimmed: tiles == 0,
            ..Piece::default()
        };
        stage.target(Action::Birth(kind), piece)
    };
    let pieces = Kind::ALL.map(piece).to_vec();
    Some(Area::of(AreaKind::Row, "births", text.get("fourmidable-births"), pieces))
}

/// A row of a nest for the rules: a hole, the queen, earths and an ant.
pub(super) fn example(text: &Text) -> Area {
    let things = [
        (HOLE, Role::Leaf, Pattern::Plain, "hole"),
        (QUEEN, Role::Honey, Pattern::Plain, "queen"),
        (LIBRARY, Role::Leaf, Pattern::Plain, "library"),
    ];
    let mut pieces: Vec<Piece> = (0..)
        .zip(things)
        .map(|(at, (symbol, role, pattern, what))| Piece {
            id: what.to_owned(),
            x: UNIT * at + UNIT / 2,
            y: UNIT / 2,
            width: 960,
            height: 960,
            shape: Shape::Token,
            role,
            pattern,
            symbol: Some(symbol.to_owned()),
            label: text.with(
                "fourmidable-room",
                [("what", what.into()), ("hole", 1.into()), ("place", "".into())],
            ),
            ..Piece::default()
        })
        .collect();
    let earths = [Resource::Orange, Resource::Grey, Resource::Brown];
    pieces.extend((3..).zip(earths).map(|(at, earth)| {
        let (role, pattern) = words::ground(earth);
        Piece {
            id: earth.to_string(),
            x: UNIT * at + UNIT / 2,
            y: UNIT / 2,
            width: 960,
            height: 960,
            shape: Shape::Token,
            role,
            pattern,
            symbol: Some(words::resource_glyph(earth).to_owned()),
            label: words::resource(earth, text),
            ..Piece::default()
        }
    }));
    pieces.push(Piece {
        id: "ant".to_owned(),
        x: UNIT / 2,
        y: UNIT * 3 / 4,
        width: 400,
        height: 400,
        shape: Shape::Bare,
        symbol: Some(ANT.to_owned()),
        label: words::kind(Kind::Digger, text),
        ..Piece::default()
    });
    Area::board("nest", String::new(), 6 * UNIT, UNIT, pieces)
}
