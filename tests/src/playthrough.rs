//! A whole match as text: what was done, what everyone saw, how it ended.
//!
//! People play as steady bots would. After each step stand the lines of the open table that
//! changed, and of every seat's own screen those that changed and differ from the open table.

use crate::games::{Deal, Visit, Whole, every_game, modes};
use myrmex_core::{
    bots::Level,
    game::{Seat, data_digest},
    scene::{Area, Link, Mark, Piece, Scene, Sheet, Stage},
    table::{FORMAT, Header, Kind, Player, Table},
    text::{Language, Name, Text},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::{Path, PathBuf},
};

/// The command that writes the files anew.
pub const REGENERATE: &str = "cargo run -p myrmex-tests --bin playthroughs";

const NAMES: [&str; 6] = ["Ana", "Basile", "Chloé", "David", "Élise", "Félix"];

/// Where the files lie.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs")
}

/// The files as they should be: every game, mode and number of players, one match each.
pub fn all() -> BTreeMap<String, String> {
    struct Play(BTreeMap<String, String>);
    impl Visit for Play {
        fn visit<G: Whole>(&mut self) {
            for players in G::PLAYERS {
                for deal in modes::<G>(players, 1) {
                    self.0.insert(format!("{}.txt", deal.name()), play::<G>(&deal));
                }
            }
        }
    }
    let mut play = Play(BTreeMap::new());
    every_game(&mut play);
    play.0
}

/// French for an odd number of players, English for an even one.
fn language(players: u8) -> Language {
    if players % 2 == 1 { Language::Fr } else { Language::En }
}

fn play<G: Whole>(deal: &Deal) -> String {
    let player = |seat: u8| Player {
        name: Name::new(NAMES[seat as usize]).expect("it is a name"),
        mark: Mark::ALL[seat as usize],
        kind: Kind::Person,
    };
    let mut table = Table::<G>::new(Header {
        format: FORMAT,
        game: G::ID.to_owned(),
        revision: G::REVISION,
        data: data_digest::<G>(),
        options: deal.choices.clone(),
        players: (0..deal.players).map(player).collect(),
        seed: u64::from(deal.players),
        started: 0,
        base: None,
    })
    .expect("the options are on offer");
    let text = Text::new(language(deal.players));
    let mut out = Printer { text: &text, seen: BTreeMap::new(), out: String::new() };
    out.header(deal, table.header());
    out.told::<G>(&table, 0);
    out.screens(&table);
    while let Some(seat) = table.actors().first() {
        let action = table.bot_action(seat, Level::Steady).expect("whoever is asked can answer");
        let from = table.moves().len();
        let considered = table.consider(seat, &[action]).expect("a bot plays by the rules");
        table.accept(considered);
        let mark = table.players()[seat.index()].mark.character();
        out.line(format_args!("\n{}. {mark} {action}", from + 1));
        out.told::<G>(&table, from + 1);
        out.screens(&table);
    }
    out.ending(&table);
    out.out
}

struct Printer<'a> {
    text: &'a Text,
    /// What each viewer saw last.
    seen: BTreeMap<Option<Seat>, Memory>,
    out: String,
}

/// What somebody remembers of the table.
#[derive(Default)]
struct Memory {
    /// The lines of the last screen.
    screen: BTreeSet<String>,
    /// The pieces of large boards as they last lay there, be it on an earlier screen: a board
    /// that comes back to the front is told by what changed meanwhile.
    pieces: BTreeMap<String, String>,
}

/// One line of a screen.
struct Line {
    /// The piece it tells of, if it lies on a large board.
    piece: Option<String>,
    text: String,
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line { piece: None, text }
    }
}

impl Printer<'_> {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = writeln!(self.out, "{line}");
    }

    fn header(&mut self, deal: &Deal, header: &Header) {
        let options: Vec<String> =
            deal.choices.iter().map(|(option, value)| format!("{option}={value}")).collect();
        self.line(format_args!("# {}", deal.name()));
        self.line(format_args!("# {} · seed {}", options.join(" "), header.seed));
        for player in &header.players {
            self.line(format_args!("# {} {}", player.mark.character(), player.name.as_str()));
        }
        self.line(format_args!(""));
    }

    /// What the last move told in the open; at the beginning, what the deal told.
    fn told<G: Whole>(&mut self, table: &Table<G>, moves: usize) {
        let stage = stage(table, self.text);
        let told = match moves.checked_sub(1) {
            Some(last) => &table.moves()[last].told,
            None => table.opening(),
        };
        for told in told.iter().filter(|told| told.reaches(None)) {
            if let Some(line) = G::tell(&told.event, &stage) {
                self.line(format_args!("   « {} »", line.text));
            }
        }
    }

    fn screens<G: Whole>(&mut self, table: &Table<G>) {
        let open = lines(&scene(table, None, self.text));
        self.changes(None, "   ", &open, &[]);
        for seat in (0..table.players().len() as u8).map(Seat) {
            let own = lines(&scene(table, Some(seat), self.text));
            let mark = table.players()[seat.index()].mark.character();
            self.changes(Some(seat), &format!(" {mark} "), &own, &open);
        }
    }

    /// The lines that are new to this viewer and not on the open table.
    fn changes(&mut self, viewer: Option<Seat>, head: &str, now: &[Line], open: &[Line]) {
        let mut memory = self.seen.remove(&viewer).unwrap_or_default();
        let open: BTreeSet<&String> = open.iter().map(|line| &line.text).collect();
        for line in now {
            let known = match &line.piece {
                Some(piece) => {
                    memory.pieces.insert(piece.clone(), line.text.clone()).as_ref()
                        == Some(&line.text)
                }
                None => memory.screen.contains(&line.text),
            };
            if !known && !open.contains(&line.text) {
                self.line(format_args!("{head}{}", line.text));
            }
        }
        memory.screen = now.iter().map(|line| line.text.clone()).collect();
        self.seen.insert(viewer, memory);
    }

    fn ending<G: Whole>(&mut self, table: &Table<G>) {
        let outcome = table.state().outcome().expect("it is over");
        let stage = stage(table, self.text);
        let view = table.state().view(None);
        let winners = stage.names(outcome.winners.iter());
        self.line(format_args!("\n= {winners}"));
        self.line(format_args!("= {}", G::why(&view, &stage)));
        self.line(format_args!("= {:?} {:?}", outcome.scores, outcome.ranks));
        let Sheet { columns, rows } = G::sheet(&view, &stage);
        self.line(format_args!("= {}", columns.join(" · ")));
        for row in rows {
            self.line(format_args!("= {}: {}", row.label, row.cells.join(" · ")));
        }
    }
}

fn stage<'a, G: Whole>(table: &'a Table<G>, text: &'a Text) -> Stage<'a, G> {
    Stage {
        text,
        players: table.players(),
        asked: None,
        actions: &[],
        armed: None,
        tab: "",
        recent: &[],
    }
}

/// The table as a seat sees it when it has the phone, or as all see it.
fn scene<G: Whole>(table: &Table<G>, viewer: Option<Seat>, text: &Text) -> Scene {
    let actors = table.actors();
    let asked = viewer.filter(|&seat| actors.contains(seat)).or_else(|| actors.first());
    let may_act = |&seat: &Seat| viewer == Some(seat) || !table.state().asks_secretly(seat);
    let actions = asked.filter(may_act).map_or_else(Vec::new, |seat| table.actions(seat));
    let stage = Stage { asked, actions: &actions, ..stage(table, text) };
    G::scene(&table.state().view(viewer), &stage)
}

fn lines(scene: &Scene) -> Vec<Line> {
    let badge = |seat: &myrmex_core::scene::SeatBadge| {
        let (before, after) = if seat.dimmed { ("(", ")") } else { ("", "") };
        let symbol = seat.symbol.as_deref().unwrap_or_default();
        let turn = if seat.active { "→" } else { "" };
        format!("{turn}{before}{}{}{symbol}{after}", seat.mark.character(), seat.text)
    };
    let badges: Vec<String> = scene.seats.iter().map(badge).collect();
    let mut lines: Vec<Line> = vec![scene.round.clone().into(), badges.join(" ").into()];
    lines.extend(scene.areas.iter().flat_map(area_lines));
    lines.push(scene.prompt.clone().into());
    lines.retain(|line| !line.text.is_empty());
    lines
}

/// A board of more pieces than this is told piece by piece, so that a step shows what changed
/// and not the whole of it.
const LARGE: usize = 100;

fn area_lines(area: &Area) -> Vec<Line> {
    if area.pieces.len() > LARGE {
        let line = |piece: &Piece| {
            let still = Piece { tappable: false, ..piece.clone() };
            let id = format!("{} {}", area.id, piece.id);
            Line { text: format!("{id}: {}", piece_text(&still)), piece: Some(id) }
        };
        let glowing = area.pieces.iter().filter(|piece| piece.tappable).count();
        let mut lines: Vec<Line> = vec![format!("{}: {glowing} glowing", area.id).into()];
        lines.extend(area.pieces.iter().map(line));
        return lines;
    }
    let pieces: Vec<String> = area.pieces.iter().map(piece_text).collect();
    let private = if area.private { "🔒" } else { "" };
    let title = if area.title.is_empty() { String::new() } else { format!(" ({})", area.title) };
    let mut lines = vec![format!("{private}{}{title}: {}", area.id, pieces.join(" ")).into()];
    let link = |link: &Link| format!("{} {}", link.mark.character(), link.label).into();
    lines.extend(area.links.iter().map(link));
    lines
}

fn piece_text(piece: &Piece) -> String {
    let mark = piece.mark.map(|mark| mark.character().to_string());
    let face = piece.face_down.then(|| "▒".to_owned());
    let parts = [mark, face, piece.symbol.clone(), piece.text.clone()];
    let text: String = parts.into_iter().flatten().collect();
    match (piece.tappable, piece.dimmed) {
        (true, _) => format!("[{text}]"),
        (false, true) => format!("({text})"),
        (false, false) => text,
    }
}
