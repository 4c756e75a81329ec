//! The square of sixteen round cards, with the ants and the Grasshopper on it.

use super::{ANT, Area, GRASSHOPPER, Piece, Stage, View, card_piece};
use crate::{
    game::Seat,
    games::fable::{Action, Card, Cell, Fable, Insect, Path, Phase, Reveal, Square},
    scene::{Role, Shape, UNIT},
    text::Text,
};

/// What lies in the square: now, or when the tokens were turned.
pub(super) struct Lying<'a> {
    square: &'a Square,
    trail: &'a [Cell],
    /// The Grasshopper's pawn.
    guess: Option<Cell>,
    /// Cards that go to the collector, or the one asked about.
    lit: Vec<Cell>,
    /// The colour of what is lit.
    role: Role,
    /// Whose ants they are.
    ant: Seat,
    /// What a tap on a card means now.
    tap: Option<fn(Cell) -> Action>,
    revealed: bool,
}

impl<'a> Lying<'a> {
    pub fn now(view: &'a View) -> Lying<'a> {
        let open = &view.open;
        let tap: Option<fn(Cell) -> Action> = match open.phase {
            Phase::Trail => Some(Action::Ant),
            Phase::Guess => Some(Action::Guess),
            Phase::Take => Some(Action::Take),
            _ => None,
        };
        Lying {
            square: &open.square,
            trail: &open.trail,
            guess: None,
            lit: open.pending.first().copied().into_iter().collect(),
            role: Role::Leaf,
            ant: open.ant,
            tap,
            revealed: false,
        }
    }

    pub fn revealed(reveal: &'a Reveal) -> Lying<'a> {
        Lying {
            square: &reveal.square,
            trail: &reveal.trail,
            guess: reveal.guess,
            lit: reveal.haul.to_vec(),
            role: if reveal.collector == reveal.ant { Role::Leaf } else { Role::Berry },
            ant: reveal.ant,
            tap: None,
            revealed: true,
        }
    }
}

fn centre(cell: Cell) -> (i32, i32) {
    let middle = |at: u8| UNIT * i32::from(at) + UNIT / 2;
    (middle(cell.column()), middle(cell.row()))
}

pub(super) fn area(lying: &Lying<'_>, stage: &Stage<'_, Fable>) -> Area {
    let text = stage.text;
    let mut pieces: Vec<Piece> = Cell::all().map(|cell| cell_piece(cell, lying, stage)).collect();
    let mark = stage.players[lying.ant.index()].mark;
    for (number, &cell) in (1..).zip(lying.trail) {
        let (x, y) = centre(cell);
        pieces.push(Piece {
            id: format!("ant {number}"),
            // In the upper left of its card, so that letter and insect stay in sight.
            x: x - 280,
            y: y - 280,
            width: 380,
            height: 380,
            shape: Shape::Bare,
            mark: Some(mark),
            symbol: Some(ANT.into()),
            label: text.with("fable-ant", [("number", number.into()), ("cell", name(cell))]),
            ..Piece::default()
        });
    }
    if let Some(cell) = lying.guess {
        let (x, y) = centre(cell);
        pieces.push(Piece {
            id: "grasshopper".into(),
            x: x + 280,
            y: y + 280,
            width: 420,
            height: 420,
            shape: Shape::Bare,
            symbol: Some(GRASSHOPPER.into()),
            label: text.with("fable-pawn", [("cell", name(cell))]),
            changed: true,
            ..Piece::default()
        });
    }
    Area::board("square", String::new(), 4 * UNIT, 4 * UNIT, pieces)
}

fn name<'a>(cell: Cell) -> fluent_bundle::FluentValue<'a> {
    cell.to_string().into()
}

fn cell_piece(cell: Cell, lying: &Lying<'_>, stage: &Stage<'_, Fable>) -> Piece {
    let text = stage.text;
    let (x, y) = centre(cell);
    let lit = lying.lit.contains(&cell);
    let has_ant = lying.trail.contains(&cell);
    let place = |piece: Piece| Piece { x, y, width: 920, height: 920, ..piece };
    let Some(card) = lying.square[cell.index()] else {
        return place(Piece {
            id: format!("cell {cell}"),
            shape: Shape::Disc,
            role: Role::Paper,
            label: text.with("fable-gap", [("cell", name(cell))]),
            dimmed: true,
            ..Piece::default()
        });
    };
    let piece = card_piece(format!("cell {cell}"), card, text);
    let label = text.with(
        "fable-cell",
        [
            ("cell", name(cell)),
            ("card", piece.label.as_str().into()),
            ("ant", if has_ant { "yes" } else { "no" }.into()),
        ],
    );
    let piece = place(Piece {
        role: if lit { lying.role } else { Role::Card },
        label,
        changed: lit,
        dimmed: lying.revealed && !has_ant,
        ..piece
    });
    match lying.tap {
        Some(tap) => stage.target(tap(cell), piece),
        None => piece,
    }
}

/// A corner of the square for the rules: three ants on stone, three on wood.
pub(super) fn example(text: &Text) -> Area {
    let plain = |path: Path| Card { path, insect: None };
    let bee = Card { path: Path::Wood, insect: Some(Insect::Bee) };
    let rows = [
        [plain(Path::Stone), plain(Path::Stone), bee, plain(Path::Tiles)],
        [plain(Path::Stone), plain(Path::Wood), plain(Path::Wood), plain(Path::Tablecloth)],
    ];
    let cells = Cell::all().zip(rows.into_iter().flatten());
    let pieces = cells.map(|(cell, card)| {
        let (x, y) = centre(cell);
        let has_ant = cell.column() < 3;
        Piece {
            x,
            y,
            width: 920,
            height: 920,
            role: if has_ant { Role::Leaf } else { Role::Card },
            ..card_piece(format!("cell {cell}"), card, text)
        }
    });
    Area::board("example", String::new(), 4 * UNIT, 2 * UNIT, pieces.collect())
}
