//! *Fourmis* on stage.

use super::{
    Area, AreaKind, Frame, Line, Link, Mark, Piece, Preview, Role, Scene, SeatBadge, Shape, Sheet,
    SheetRow, Stage, Staged, Tint,
};
use crate::{
    chance::Chance,
    game::{Choices, Game, Seat, UnknownAction},
    games::fourmis::{
        Action, Board, Cell, Event, Fourmis, Hill, Kind, Laid, Meadow, RADIUS, Start, View,
        hill_cells,
    },
    hex,
    table::{Kind as Who, Player},
    text::{Name, Text},
};

const ANT: &str = "🐜";
const ANTHILL: &str = "🕳️";
const PICK: &str = "⛏️";
const HAND: &str = "✋";

/// The board is nine columns of flat-top hexes, each three quarters of a hex from the next.
const WIDTH: i32 = hex::WIDTH + 2 * RADIUS as i32 * hex::WIDTH * 3 / 4;
/// The longest column has nine hexes.
const HEIGHT: i32 = (2 * RADIUS as i32 + 1) * hex::HEIGHT;

/// A tap on a hex: lay a piece that ends there.
const TO: &str = "to ";

impl Staged for Fourmis {
    const SYMBOL: &'static str = ANT;
    const CHAPTERS: &'static [&'static str] =
        &["aim", "turn", "points", "surprises", "end", "prairie", "tunnels", "ponds", "start"];

    fn scene(view: &View, stage: &Stage<'_, Self>) -> Scene {
        let meadow = &view.meadow;
        let mut areas = vec![board(meadow, stage)];
        areas.extend(answers(meadow, stage));
        areas.push(colonies(meadow, stage));
        let left = i32::from(meadow.prizes().len());
        Scene {
            round: stage.text.with("fourmis-round", [("count", left.into())]),
            seats: meadow.seats().map(|seat| badge(seat, meadow, stage)).collect(),
            tabs: Vec::new(),
            areas,
            prompt: prompt(meadow, stage),
            tint: Tint::Plain,
        }
    }

    fn has_secrets(_view: &View, _seat: Seat) -> bool {
        false
    }

    fn walk(view: &View, target: &str) -> Result<Vec<Action>, UnknownAction> {
        let Some(to) = target.strip_prefix(TO) else { return Ok(vec![target.parse()?]) };
        let to = to.parse().map_err(|_| UnknownAction)?;
        Ok(vec![usual_way(&view.meadow, view.seat.unwrap_or(view.meadow.turn), to)])
    }

    fn hesitates(view: &View, target: &str) -> bool {
        let to = target.strip_prefix(TO).and_then(|to| to.parse().ok());
        let seat = view.seat.unwrap_or(view.meadow.turn);
        let ways = to.map_or_else(Vec::new, |to| view.meadow.ways(seat, to));
        // Tracks to the same hex differ in nothing but the picture; a tunnel is another piece.
        ways.len() > 1 && ways.iter().any(|way| matches!(way, Action::Tunnel { .. }))
    }

    fn is_moment(_event: &Event) -> bool {
        // A screen of its own for every surprise would be tiresome: the hex turns over on the
        // board, outlined, and the story tells it.
        false
    }

    fn moment(_events: &[&Event], view: &View, stage: &Stage<'_, Self>) -> Scene {
        Self::scene(view, stage)
    }

    fn tell(event: &Event, stage: &Stage<'_, Self>) -> Option<Line> {
        let say = |seat: Seat, symbol, key| {
            stage.line(
                seat,
                Some(symbol),
                stage.text.with(key, [("name", stage.name(seat).into())]),
            )
        };
        Some(match event {
            Event::Dealt { .. } => return None,
            Event::Drawn { seat } => say(*seat, "🎲", "fourmis-told-first"),
            Event::Settled { seat, hill, points } => settled(*seat, *hill, *points, stage),
            Event::Laid { seat, tunnel, kind, turned, .. } => {
                let args = [
                    ("name", stage.name(*seat).into()),
                    ("kind", named(*kind, stage.text).into()),
                    ("how", how(*tunnel, *turned).into()),
                    ("points", points(kind.value(), stage.text).into()),
                ];
                let text = stage.text.with("fourmis-told-laid", args);
                stage.line(*seat, Some(symbol(*kind)), text)
            }
            Event::Passed { seat } => say(*seat, HAND, "fourmis-told-pass"),
            Event::Stuck { seat } => say(*seat, HAND, "fourmis-told-stuck"),
        })
    }

    fn describe(seat: Seat, action: Action, stage: &Stage<'_, Self>) -> Line {
        let (symbol, key) = match action {
            Action::Hill(hill) => return settled(seat, hill, 0, stage),
            Action::Track { .. } => (ANT, "fourmis-told-track"),
            Action::Tunnel { .. } => (PICK, "fourmis-told-tunnel"),
            Action::Pass => (HAND, "fourmis-told-pass"),
        };
        let text = stage.text.with(key, [("name", stage.name(seat).into())]);
        stage.line(seat, Some(symbol), text)
    }

    fn sheet(view: &View, stage: &Stage<'_, Self>) -> Sheet {
        let meadow = &view.meadow;
        let text = stage.text;
        let row = |label: String, total, points: &dyn Fn(Seat) -> i32| SheetRow {
            label,
            cells: meadow.seats().map(|seat| number(points(seat))).collect(),
            total,
        };
        let mut rows = Vec::new();
        if meadow.rules.start == Start::Fair {
            rows.push(row(text.get("fourmis-sheet-start"), false, &|seat| meadow.head_start(seat)));
        }
        for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Pond) {
            let label = text.with(
                "fourmis-sheet-kind",
                [("kind", kind.word().into()), ("points", kind.value().into())],
            );
            let reached =
                |seat: Seat| (meadow.ground.of(kind) & meadow.reached[seat.index()]).len();
            rows.push(row(label, false, &|seat| kind.value() * i32::from(reached(seat))));
        }
        rows.push(row(text.get("fourmis-sheet-total"), true, &|seat| meadow.score(seat)));
        Sheet { columns: meadow.seats().map(|seat| stage.name(seat)).collect(), rows }
    }

    fn preview(view: &View, stage: &Stage<'_, Self>) -> Option<Preview> {
        let rules = view.meadow.rules;
        // The kids' board is printed, and its surprises stay face down.
        let varies = rules.board != Board::Kids || rules.start == Start::Fair;
        Some(Preview { areas: vec![board(&view.meadow, stage)], varies })
    }

    fn picture(chapter: &str, text: &Text) -> Vec<Area> {
        match chapter {
            "turn" => pictured("tracks", &["track h5 g5", "track e8 f7", "track g5 g4"], text),
            "tunnels" => pictured("tunnels", &["track h5 g6", "track e8 f7", "tunnel h5 f5"], text),
            _ => Vec::new(),
        }
    }

    fn why(view: &View, stage: &Stage<'_, Self>) -> String {
        let meadow = &view.meadow;
        let best = meadow.seats().map(|seat| meadow.score(seat)).max().unwrap_or(0);
        let winners: Vec<Seat> =
            meadow.seats().filter(|&seat| meadow.score(seat) == best).collect();
        let spent = |seat: Seat| meadow.tracks(seat) + meadow.tunnels(seat) == 0;
        let reason = match () {
            () if meadow.prizes().is_empty() => "eaten",
            () if meadow.seats().all(spent) => "spent",
            () => "closed",
        };
        let args = [
            ("reason", reason.into()),
            ("number", winners.len().into()),
            ("winners", stage.names(winners).into()),
            ("points", points(best, stage.text).into()),
        ];
        stage.text.with("fourmis-why", args)
    }
}

/// The kids' board after a few pieces of two colonies.
fn pictured(with: &str, laid: &[&str], text: &Text) -> Vec<Area> {
    let chosen = Choices::from([("pieces".to_owned(), with.to_owned())]);
    let names = ["name-person-1", "name-person-2"].map(|key| Name::new(&text.get(key)));
    let [Ok(first), Ok(second)] = names else { return Vec::new() };
    let players = [(first, Mark::Disc), (second, Mark::Square)].map(|(name, mark)| Player {
        name,
        mark,
        kind: Who::Person,
    });
    let Ok(rules) = Fourmis::options(2, &chosen) else { return Vec::new() };
    let chance = Chance::new(0);
    let mut game = Fourmis::new(&rules, chance, &mut Vec::new());
    for action in ["hill 1", "hill 2"].iter().chain(laid) {
        let (Some(seat), Ok(action)) = (game.actors().first(), action.parse()) else { break };
        // A test looks that every piece of a picture is there.
        let _ = game.apply(seat, action, chance, &mut Vec::new());
    }
    let stage = Stage {
        text,
        players: &players,
        asked: None,
        actions: &[],
        armed: None,
        tab: "",
        recent: &[],
    };
    vec![board(&game.view(None).meadow, &stage)]
}

/// The piece that a tap on a hex lays: a track if one can, else a tunnel. Where nothing can,
/// the attempt whose refusal says most.
fn usual_way(meadow: &Meadow, seat: Seat, to: Cell) -> Action {
    if let Some(&way) = meadow.ways(seat, to).first() {
        return way;
    }
    let own = meadow.network(seat);
    let straight = own.iter().find(|from| from.way_over_one(to).is_some());
    match straight.filter(|_| (to.near() & own).is_empty() && meadow.tunnels(seat) > 0) {
        Some(from) => Action::Tunnel { from, to },
        None => {
            let distance = |from: &Cell| from.hex().distance(to.hex());
            let from = own.without(to).iter().min_by_key(distance).unwrap_or(to);
            Action::Track { from, to }
        }
    }
}

/// The hex that a target or an armed answer ends in.
fn aimed_at(target: &str) -> Option<Cell> {
    if let Some(to) = target.strip_prefix(TO) {
        return to.parse().ok();
    }
    match target.parse().ok()? {
        Action::Track { to, .. } | Action::Tunnel { to, .. } => Some(to),
        Action::Hill(hill) => Some(hill.cell()),
        Action::Pass => None,
    }
}

// ---- the board ----

fn board(meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Area {
    let pieces: Vec<Piece> = Cell::all().map(|cell| hex_piece(cell, meadow, stage)).collect();
    let links = Cell::all().filter_map(|to| meadow.piece(to)).map(|laid| link(laid, meadow, stage));
    let links = links.collect();
    let focus = around(pieces.iter().filter(|piece| piece.tappable));
    Area { links, focus, ..Area::board("board", String::new(), WIDTH, HEIGHT, pieces) }
}

/// The middle of a cell on the board.
fn place(cell: Cell) -> (i32, i32) {
    let (x, y) = cell.hex().place();
    (WIDTH / 2 + x, HEIGHT / 2 + y)
}

/// The smallest frame round some pieces.
fn around<'a>(pieces: impl Iterator<Item = &'a Piece> + Clone) -> Option<Frame> {
    let left = pieces.clone().map(|piece| piece.x - piece.width / 2).min()?;
    let top = pieces.clone().map(|piece| piece.y - piece.height / 2).min()?;
    let right = pieces.clone().map(|piece| piece.x + piece.width / 2).max()?;
    let bottom = pieces.map(|piece| piece.y + piece.height / 2).max()?;
    Some(Frame { x: left, y: top, width: right - left, height: bottom - top })
}

fn hex_piece(cell: Cell, meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Piece {
    let (x, y) = place(cell);
    let piece = Piece {
        id: cell.to_string(),
        x,
        y,
        width: hex::WIDTH,
        height: hex::HEIGHT,
        shape: Shape::Hex,
        changed: meadow.last == Some(cell),
        ..match Hill::at(cell) {
            Some(hill) => anthill(hill, meadow, stage),
            None => ground(cell, meadow, stage),
        }
    };
    if stage.actions.is_empty() {
        return piece;
    }
    let target = match Hill::at(cell).filter(|_| meadow.is_settling()) {
        Some(hill) => Action::Hill(hill).to_string(),
        None => format!("{TO}{cell}"),
    };
    let ends_here = |action: &Action| match action {
        Action::Track { to, .. } | Action::Tunnel { to, .. } => *to == cell,
        Action::Hill(hill) => hill.cell() == cell,
        Action::Pass => false,
    };
    Piece {
        tappable: stage.actions.iter().any(ends_here),
        armed: stage.armed == Some(target.as_str()),
        target: Some(target),
        ..piece
    }
}

fn anthill(hill: Hill, meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Piece {
    let owner = meadow.owner(hill.cell());
    let name = owner.map_or_else(String::new, |seat| stage.name(seat));
    let state = if owner.is_some() { "home" } else { "vacant" };
    Piece {
        role: if owner.is_some() { Role::Seat } else { Role::Brown },
        mark: owner.map(|seat| stage.players[seat.index()].mark),
        symbol: Some(if owner.is_some() { ANT } else { ANTHILL }.to_owned()),
        label: stage.text.with(
            "fourmis-hill",
            [
                ("number", i32::from(hill.number()).into()),
                ("state", state.into()),
                ("name", name.into()),
            ],
        ),
        ..Piece::default()
    }
}

fn ground(cell: Cell, meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Piece {
    let place = || ("place", cell.to_string().into());
    if meadow.hidden.contains(cell) {
        return Piece {
            role: Role::Grey,
            symbol: Some("❓".to_owned()),
            face_down: true,
            label: stage.text.with("fourmis-hex-hidden", [place()]),
            ..Piece::default()
        };
    }
    // What lies face up is known for every other cell.
    let kind = meadow.ground.at(cell).unwrap_or(Kind::Twig);
    let owner = meadow.owner(cell);
    let name = owner.map_or_else(String::new, |seat| stage.name(seat));
    let state = match (kind, owner) {
        (Kind::Pond, _) => "pond",
        (_, Some(_)) => "reached",
        (_, None) => "free",
    };
    Piece {
        role: if owner.is_some() { Role::Seat } else { role(kind) },
        mark: owner.map(|seat| stage.players[seat.index()].mark),
        symbol: Some(symbol(kind).to_owned()),
        text: (state == "free").then(|| number(kind.value())),
        label: stage.text.with(
            "fourmis-hex",
            [
                place(),
                ("kind", named(kind, stage.text).into()),
                ("points", points(kind.value(), stage.text).into()),
                ("state", state.into()),
                ("name", name.into()),
            ],
        ),
        ..Piece::default()
    }
}

fn link(laid: Laid, meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Link {
    let ((from_x, from_y), (to_x, to_y)) = (place(laid.from), place(laid.to));
    Link {
        id: format!("piece {}", laid.to),
        from_x,
        from_y,
        to_x,
        to_y,
        mark: stage.players[laid.seat.index()].mark,
        under: laid.tunnel,
        changed: meadow.last == Some(laid.to),
        label: stage.text.with(
            "fourmis-link",
            [
                ("name", stage.name(laid.seat).into()),
                ("what", if laid.tunnel { "tunnel" } else { "track" }.into()),
                ("from", laid.from.to_string().into()),
                ("to", laid.to.to_string().into()),
            ],
        ),
    }
}

// ---- beside the board ----

/// The other ways to the hex that waits to be confirmed; passing, where it is allowed.
fn answers(meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Option<Area> {
    let asked = stage.asked.filter(|_| !stage.actions.is_empty())?;
    let to = stage.armed.and_then(aimed_at).filter(|&to| !hill_cells().contains(to));
    let ways = to.map_or_else(Vec::new, |to| meadow.ways(asked, to));
    let mut pieces = Vec::new();
    // The first is what a tap on the hex itself means.
    pieces.extend(ways.iter().skip(1).filter_map(|&way| way_piece(way, stage)));
    if stage.actions.contains(&Action::Pass) {
        let label = stage.text.get("fourmis-pass");
        pieces.push(stage.target(
            Action::Pass,
            Piece {
                id: "pass".to_owned(),
                shape: Shape::Token,
                symbol: Some(HAND.to_owned()),
                text: Some(label.clone()),
                label,
                ..Piece::default()
            },
        ));
    }
    let title = if ways.len() > 1 { stage.text.get("fourmis-ways") } else { String::new() };
    (!pieces.is_empty()).then(|| Area::of(AreaKind::Choices, "answers", title, pieces))
}

/// One way to a hex.
fn way_piece(way: Action, stage: &Stage<'_, Fourmis>) -> Option<Piece> {
    let (what, from, to) = match way {
        Action::Track { from, to } => ("track", from.hex(), to),
        Action::Tunnel { from, to } => ("tunnel", from.hex(), to),
        Action::Hill(_) | Action::Pass => return None,
    };
    let side = hex::Direction::ALL.into_iter().find(|&side| {
        let next = to.hex().to(side);
        next == from || next.to(side) == from
    });
    let side = stage.text.with("fourmis-side", [("side", side.map_or("", word).into())]);
    let text = stage.text.with("fourmis-way", [("what", what.into()), ("side", side.into())]);
    let piece = Piece {
        id: format!("way {way}"),
        shape: Shape::Token,
        symbol: Some(if what == "tunnel" { PICK } else { ANT }.to_owned()),
        label: text.clone(),
        text: Some(text),
        ..Piece::default()
    };
    Some(stage.target(way, piece))
}

/// What everyone has left, in a line each.
fn colonies(meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> Area {
    let pieces = meadow.seats().map(|seat| Piece {
        id: format!("colony {seat}"),
        shape: Shape::Token,
        mark: Some(stage.players[seat.index()].mark),
        text: Some(match meadow.rules.tunnels {
            true => format!("{} + {}", meadow.tracks(seat), meadow.tunnels(seat)),
            false => meadow.tracks(seat).to_string(),
        }),
        label: left(seat, meadow, stage),
        dimmed: meadow.stuck.contains(seat),
        ..Piece::default()
    });
    let title = stage.text.get("fourmis-colonies");
    Area::of(AreaKind::Panel, "colonies", title, pieces.collect())
}

fn left(seat: Seat, meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> String {
    let tunnels = if meadow.rules.tunnels { "on" } else { "off" };
    stage.text.with(
        "fourmis-left",
        [
            ("name", stage.name(seat).into()),
            ("tracks", i32::from(meadow.tracks(seat)).into()),
            ("tunnels", i32::from(meadow.tunnels(seat)).into()),
            ("mode", tunnels.into()),
        ],
    )
}

fn badge(seat: Seat, meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> SeatBadge {
    let score = meadow.score(seat);
    let args = [("name", stage.name(seat).into()), ("count", score.into())];
    let label = stage.text.with("fourmis-badge", args);
    SeatBadge { dimmed: meadow.stuck.contains(seat), ..stage.badge(seat, number(score), label) }
}

fn prompt(meadow: &Meadow, stage: &Stage<'_, Fourmis>) -> String {
    let Some(asked) = stage.asked.filter(|_| !meadow.is_over()) else { return String::new() };
    let key = match () {
        () if stage.players[asked.index()].is_bot() => "fourmis-prompt-bot",
        () if meadow.is_settling() => "fourmis-prompt-hill",
        () if meadow.may_pass(asked) => "fourmis-prompt-pass",
        () if meadow.tunnels(asked) > 0 => "fourmis-prompt-piece",
        () => "fourmis-prompt-track",
    };
    stage.text.with(key, [("name", stage.name(asked).into())])
}

fn settled(seat: Seat, hill: Hill, points: i32, stage: &Stage<'_, Fourmis>) -> Line {
    let args = [
        ("name", stage.name(seat).into()),
        ("number", i32::from(hill.number()).into()),
        ("points", points.into()),
    ];
    stage.line(seat, Some(ANTHILL), stage.text.with("fourmis-told-hill", args))
}

const fn how(tunnel: bool, turned: bool) -> &'static str {
    match (tunnel, turned) {
        (_, true) => "turned",
        (true, false) => "tunnel",
        (false, false) => "track",
    }
}

/// The name of a kind, as it stands in a sentence.
fn named(kind: Kind, text: &Text) -> String {
    text.with("fourmis-kind", [("kind", kind.word().into())])
}

fn points(count: i32, text: &Text) -> String {
    text.with("fourmis-points", [("points", count.into())])
}

/// A number with a true minus sign.
fn number(value: i32) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Twig => "🌿",
        Kind::Hazelnut | Kind::Acorn => "🌰",
        Kind::Grape => "🍇",
        Kind::Apple => "🍎",
        Kind::Grasshopper => "🦗",
        Kind::Pond => "💧",
    }
}

/// Hazelnut and acorn share a glyph and are told apart by value and tint.
const fn role(kind: Kind) -> Role {
    match kind {
        Kind::Acorn => Role::Orange,
        Kind::Grasshopper => Role::Berry,
        Kind::Pond => Role::Water,
        Kind::Twig | Kind::Hazelnut | Kind::Grape | Kind::Apple => Role::Card,
    }
}

const fn word(side: hex::Direction) -> &'static str {
    match side {
        hex::Direction::SouthEast => "southeast",
        hex::Direction::South => "south",
        hex::Direction::SouthWest => "southwest",
        hex::Direction::NorthWest => "northwest",
        hex::Direction::North => "north",
        hex::Direction::NorthEast => "northeast",
    }
}
