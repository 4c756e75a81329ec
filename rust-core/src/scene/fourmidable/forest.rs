//! The forest: hexes with what lies and stands on them.

use super::{
    Area, HOLE, Piece, Role, Set, answers, ant_pieces, focus, groups, predator_piece, preview_link,
    recent_places, steps, words,
};
use crate::{
    chance::Chance,
    game::{Game, Seat},
    games::fourmidable::{
        Action, Cell, Fourmidable, Ground, Open, Phase, Place, Predator, Spot, View,
    },
    hex,
    scene::{Mark, Shape, Stage},
    table::{Kind as Who, Player},
    text::{Name, Text},
};

pub(super) fn areas(view: &View, stage: &Set<'_>) -> Vec<Area> {
    let mut areas = vec![board(view, stage)];
    areas.extend(answers::checklist(view, stage));
    areas
}

/// Where the open hexes lie on the board.
struct Layout {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Layout {
    fn of(open: &Open) -> Layout {
        let cells = Cell::all().filter(|&cell| open.forest.at(cell) != Ground::Closed);
        let places = || cells.clone().map(|cell| cell.hex().place());
        let left = places().map(|(x, _)| x).min().unwrap_or(0) - hex::WIDTH / 2;
        let right = places().map(|(x, _)| x).max().unwrap_or(0) + hex::WIDTH / 2;
        let top = places().map(|(_, y)| y).min().unwrap_or(0) - hex::HEIGHT / 2;
        let bottom = places().map(|(_, y)| y).max().unwrap_or(0) + hex::HEIGHT / 2;
        Layout { left, top, width: right - left, height: bottom - top }
    }

    fn middle(&self, cell: Cell) -> (i32, i32) {
        let (x, y) = cell.hex().place();
        (x - self.left, y - self.top)
    }
}

fn board(view: &View, stage: &Set<'_>) -> Area {
    let open = &view.open;
    let layout = Layout::of(open);
    let recent = recent_places(stage);
    let walking = steps::Walking::of(view, stage);
    let mut pieces = Vec::with_capacity(160);
    for cell in Cell::all().filter(|&cell| open.forest.at(cell) != Ground::Closed) {
        let (x, y) = layout.middle(cell);
        let (width, height, shape) = (hex::WIDTH, hex::HEIGHT, Shape::Hex);
        let changed = recent.iter().any(|&(_, place)| place == Place::Forest(cell));
        let piece = Piece { x, y, width, height, shape, changed, ..hex_piece(cell, open, stage) };
        pieces.push(aimed(cell, piece, view, walking.as_ref(), stage));
    }
    let focus = focus(&pieces);
    for seat in open.seats().iter() {
        stand(seat, &layout, &mut pieces, open, stage);
    }
    for predator in Predator::ALL {
        if let Some(Spot::Forest(cell)) = open.predator(predator) {
            let here = words::cell(cell);
            pieces.push(predator_piece(predator, layout.middle(cell), &here, stage.text));
        }
    }
    let links = walking.map_or_else(Vec::new, |walking| way(&walking, &layout, open, stage));
    let title = String::new();
    Area { links, focus, ..Area::board("forest", title, layout.width, layout.height, pieces) }
}

/// The ants of a colony that are outside, or in a hole.
fn stand(seat: Seat, layout: &Layout, pieces: &mut Vec<Piece>, open: &Open, stage: &Set<'_>) {
    let colony = open.colony(seat);
    let outside = |place: Place| match place {
        Place::Forest(cell) => Some(cell),
        Place::Nest(room) => colony.outside(room),
    };
    let mut all = groups(colony);
    all.sort_by_key(|group| outside(group.place));
    for together in all.chunk_by(|one, other| outside(one.place) == outside(other.place)) {
        if let Some(cell) = outside(together[0].place) {
            let here = words::cell(cell);
            pieces.extend(ant_pieces(seat, together, layout.middle(cell), &here, stage));
        }
    }
}

fn hex_piece(cell: Cell, open: &Open, stage: &Set<'_>) -> Piece {
    let text = stage.text;
    let ground = open.forest.at(cell);
    let owner = match ground {
        Ground::Scent(seat) => Some(seat),
        _ => None,
    };
    let hole = open.hole_at(cell);
    let seat = hole.map(|(seat, _)| seat).or(owner);
    let (what, symbol, role) = match (hole, ground) {
        (Some(_), _) => ("hole", Some(HOLE), Role::Seat),
        (None, Ground::Food(resource)) => {
            ("food", Some(words::resource_glyph(resource)), words::ground(resource).0)
        }
        (None, Ground::Water) => ("water", Some("💧"), Role::Water),
        (None, Ground::Scent(_)) => ("scent", None, Role::Seat),
        (None, Ground::Empty | Ground::Closed) => ("empty", None, Role::Paper),
    };
    let food = match ground {
        Ground::Food(resource) => words::resource(resource, text),
        _ => String::new(),
    };
    Piece {
        id: cell.to_string(),
        role,
        mark: seat.map(|seat| stage.players[seat.index()].mark),
        symbol: symbol.map(str::to_owned),
        text: hole.map(|(_, number)| (number + 1).to_string()),
        label: text.with(
            "fourmidable-hex",
            [
                ("what", what.into()),
                ("place", words::cell(cell).into()),
                ("resource", food.into()),
                ("name", seat.map_or_else(String::new, |seat| stage.name(seat)).into()),
                ("number", hole.map_or(0, |(_, number)| number as i32 + 1).into()),
            ],
        ),
        ..Piece::default()
    }
}

/// The piece with what a tap on it means now.
fn aimed(
    cell: Cell,
    piece: Piece,
    view: &View,
    walking: Option<&steps::Walking>,
    stage: &Set<'_>,
) -> Piece {
    let open = &view.open;
    if stage.actions.is_empty() {
        return piece;
    }
    match open.phase {
        Phase::Turn => match answers::ant_at(open.colony(open.turn).place(cell), view, stage) {
            Some(ant) => stage.target(Action::Ant(ant), piece),
            None => piece,
        },
        Phase::Walk => match walking {
            Some(walking) => walking.aim(open.colony(open.turn).place(cell), piece, stage),
            None => piece,
        },
        Phase::Hole(_) => stage.target(Action::Hole(cell), piece),
        Phase::Prowl(Predator::Grasshopper | Predator::Spider, _) => {
            stage.target(Action::To(Spot::Forest(cell)), piece)
        }
        Phase::Mark(_) => stage.target(Action::Mark(cell), piece),
        _ => piece,
    }
}

/// The way that waits to be confirmed, as far as it leads through the forest.
fn way(
    walking: &steps::Walking,
    layout: &Layout,
    open: &Open,
    stage: &Set<'_>,
) -> Vec<super::Link> {
    let colony = open.colony(open.turn);
    let at = |place: Place| match place {
        Place::Forest(cell) => Some(cell),
        Place::Nest(room) => colony.outside(room),
    };
    let links = walking.way().into_iter().enumerate().filter_map(|(number, (from, to))| {
        let (from, to) = (at(from)?, at(to)?);
        // Through a nest it comes out elsewhere.
        let link = |from, to| preview_link(number, from, to, open.turn, stage);
        (from.distance(to) == 1).then(|| link(layout.middle(from), layout.middle(to)))
    });
    links.collect()
}

/// A corner of the forest for the rules, as it lies when two begin.
pub(super) fn example(text: &Text) -> Area {
    let names = ["name-person-1", "name-person-2"].map(|key| Name::new(&text.get(key)));
    let [Ok(first), Ok(second)] = names else {
        return Area::board("forest", String::new(), 0, 0, Vec::new());
    };
    let players = [(first, Mark::Disc), (second, Mark::Square)].map(|(name, mark)| Player {
        name,
        mark,
        kind: Who::Person,
    });
    let area = Fourmidable::options(2, &Default::default()).map(|rules| {
        let game = Fourmidable::new(&rules, Chance::new(0), &mut Vec::new());
        let stage = Stage {
            text,
            players: &players,
            asked: None,
            actions: &[],
            armed: None,
            tab: "",
            recent: &[],
        };
        board(&game.view(None), &stage)
    });
    area.unwrap_or_else(|_| Area::board("forest", String::new(), 0, 0, Vec::new()))
}
