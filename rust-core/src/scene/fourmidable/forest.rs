//! The forest: hexes with what lies and stands on them.

use super::{
    Area, HOLE, Piece, Role, Set, answers, ant_pieces, focus, groups, predator_piece, preview_link,
    recent_places, solo, steps::Walking, words,
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

pub(super) fn areas(view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> Vec<Area> {
    let mut areas = vec![board(view, walking, stage)];
    areas.extend(answers::checklist(view, stage));
    areas.extend(solo::last(&view.open, stage));
    areas
}

/// The forest to look at, with a way that was gone.
pub(super) fn picture(view: &View, way: Option<(Cell, Cell)>, stage: &Set<'_>) -> Area {
    let layout = Layout::of(&view.open);
    let link =
        |(from, to)| solo::link(layout.middle(from), layout.middle(to), view.open.turn, stage);
    Area { links: way.map(link).into_iter().collect(), ..board(view, None, stage) }
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

fn board(view: &View, walking: Option<&Walking>, stage: &Set<'_>) -> Area {
    let open = &view.open;
    let layout = Layout::of(open);
    let recent = recent_places(open, stage);
    let mut labels = Labels::new(stage);
    let mut pieces = Vec::with_capacity(160);
    for cell in Cell::all().filter(|&cell| open.forest.at(cell) != Ground::Closed) {
        let (x, y) = layout.middle(cell);
        let (width, height, shape) = (hex::WIDTH, hex::HEIGHT, Shape::Hex);
        let changed = recent.iter().any(|&(_, place)| place == Place::Forest(cell));
        let piece = Piece {
            x,
            y,
            width,
            height,
            shape,
            changed,
            ..hex_piece(cell, open, &mut labels, stage)
        };
        pieces.push(aimed(cell, piece, view, walking, stage));
    }
    // Whoever chooses an ant looks round first; whoever goes sees where she can go.
    let round = if open.phase == Phase::Turn { hex::WIDTH * 5 / 2 } else { hex::WIDTH / 5 };
    let focus = focus(&pieces, (layout.width, layout.height), round);
    for seat in open.seats().iter() {
        stand(seat, &layout, &mut pieces, open, stage);
    }
    for predator in Predator::ALL {
        if let Some(Spot::Forest(cell)) = open.predator(predator) {
            let here = words::cell(cell);
            pieces.push(predator_piece(predator, layout.middle(cell), &here, stage.text));
        }
    }
    let links = walking.map_or_else(Vec::new, |walking| way(walking, &layout, open, stage));
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
            let (x, y) = layout.middle(cell);
            pieces.extend(ant_pieces(seat, together, (x, y + 150, 580), &here, stage));
        }
    }
}

/// The words of hexes: what lies on many is said once, and each only adds where it is.
struct Labels {
    /// "{place}: {thing}" with a sign for each.
    frame: String,
    known: Vec<(Lies, String)>,
}

/// What lies on a hex, and whose hole of which number.
type Lies = (Ground, Option<(Seat, usize)>);

/// Signs no name has.
const PLACE: &str = "\u{1}";
const THING: &str = "\u{2}";

impl Labels {
    fn new(stage: &Set<'_>) -> Labels {
        let args = [("place", PLACE.into()), ("thing", THING.into())];
        Labels { frame: stage.text.with("fourmidable-at", args), known: Vec::new() }
    }

    fn label(&mut self, cell: Cell, open: &Open, stage: &Set<'_>) -> String {
        let lies = (open.forest.at(cell), open.hole_at(cell));
        let at = self.known.iter().position(|(known, _)| *known == lies);
        let at = at.unwrap_or_else(|| {
            self.known.push((lies, thing(lies.0, lies.1, stage)));
            self.known.len() - 1
        });
        self.frame.replace(PLACE, &words::cell(cell)).replace(THING, &self.known[at].1)
    }
}

fn thing(ground: Ground, hole: Option<(Seat, usize)>, stage: &Set<'_>) -> String {
    let (what, owner) = match (hole, ground) {
        (Some((seat, _)), _) => ("hole", Some(seat)),
        (None, Ground::Food(resource)) => return words::resource(resource, stage.text),
        (None, Ground::Water) => ("water", None),
        (None, Ground::Scent(seat)) => ("scent", Some(seat)),
        (None, Ground::Empty | Ground::Closed) => ("empty", None),
    };
    stage.text.with(
        "fourmidable-hex",
        [
            ("what", what.into()),
            ("name", owner.map_or_else(String::new, |seat| stage.name(seat)).into()),
            ("number", hole.map_or(0, |(_, number)| number as i32 + 1).into()),
        ],
    )
}

fn hex_piece(cell: Cell, open: &Open, labels: &mut Labels, stage: &Set<'_>) -> Piece {
    let ground = open.forest.at(cell);
    let hole = open.hole_at(cell);
    let (symbol, role, owner) = match (hole, ground) {
        (Some((seat, _)), _) => (Some(HOLE), Role::Seat, Some(seat)),
        (None, Ground::Food(resource)) => {
            (Some(words::resource_glyph(resource)), words::ground(resource).0, None)
        }
        (None, Ground::Water) => (Some("💧"), Role::Water, None),
        (None, Ground::Scent(seat)) => (None, Role::Seat, Some(seat)),
        (None, Ground::Empty | Ground::Closed) => (None, Role::Paper, None),
    };
    Piece {
        id: cell.to_string(),
        role,
        mark: owner.map(|seat| stage.players[seat.index()].mark),
        symbol: symbol.map(str::to_owned),
        text: hole.map(|(_, number)| (number + 1).to_string()),
        label: labels.label(cell, open, stage),
        ..Piece::default()
    }
}

/// The piece with what a tap on it means now.
fn aimed(
    cell: Cell,
    piece: Piece,
    view: &View,
    walking: Option<&Walking>,
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
fn way(walking: &Walking, layout: &Layout, open: &Open, stage: &Set<'_>) -> Vec<super::Link> {
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
        board(&game.view(None), None, &stage)
    });
    area.unwrap_or_else(|_| Area::board("forest", String::new(), 0, 0, Vec::new()))
}
