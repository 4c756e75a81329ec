//! *La Cigale & la Fourmi* (2015) on stage.

mod answers;
mod areas;
mod board;
mod story;
#[cfg(test)]
mod tests;

use super::{Area, AreaKind, Line, Piece, Scene, SeatBadge, Sheet, SheetRow, Stage, Staged};
use crate::{
    game::Seat,
    games::fable::{
        Action, Card, Event, Fable, Insect, Mode, Open, Path, Phase, Power, Provision, View,
    },
    scene::{Pattern, Shape},
    text::Text,
};
use board::Lying;

const ANT: &str = "🐜";
const GRASSHOPPER: &str = "🦗";
const BASKET: &str = "🧺";

impl Staged for Fable {
    const SYMBOL: &'static str = BASKET;
    const CHAPTERS: &'static [&'static str] = &[
        "aim",
        "trail",
        "guess",
        "roles",
        "autumn",
        "autumn-end",
        "winter",
        "red",
        "insects",
        "buying",
        "winter-end",
        "powers",
        "phone",
    ];

    fn scene(view: &View, stage: &Stage<'_, Self>) -> Scene {
        let mut areas = vec![board::area(&Lying::now(view), stage)];
        areas.extend(answers::areas(view, stage));
        areas.extend(areas::own(view, stage));
        areas.extend(areas::table(view, stage));
        Scene {
            round: round(view.open.round, stage.text),
            seats: badges(&view.open, stage),
            tabs: Vec::new(),
            areas,
            prompt: story::prompt(view, stage),
            tint: super::Tint::Plain,
        }
    }

    fn has_secrets(view: &View, seat: Seat) -> bool {
        let open = &view.open;
        let token =
            view.aimed.contains(seat) || open.phase == Phase::Aim && view.actors().contains(seat);
        let looks =
            open.phase == Phase::Guess && open.grasshopper == seat && open.holds(seat, Power::Look);
        let insects = open.rules.mode == Mode::Autumn && !open.kept[seat.index()].is_empty();
        open.phase != Phase::Over && (token || looks || insects || view.has_larder(seat))
    }

    fn is_moment(event: &Event) -> bool {
        matches!(event, Event::Revealed(_))
    }

    fn moment(events: &[&Event], view: &View, stage: &Stage<'_, Self>) -> Scene {
        let reveal = events.iter().find_map(|event| match event {
            Event::Revealed(reveal) => Some(reveal),
            _ => None,
        });
        let mut scene = Scene { seats: badges(&view.open, stage), ..Scene::default() };
        if let Some(reveal) = reveal {
            scene.round = round(reveal.round, stage.text);
            scene.areas.push(board::area(&Lying::revealed(reveal), stage));
            scene.areas.push(areas::tokens(reveal, stage));
            scene.prompt = story::revealed(reveal, stage);
        }
        scene.areas.extend(areas::table(view, stage));
        scene
    }

    fn tell(event: &Event, stage: &Stage<'_, Self>) -> Option<Line> {
        story::tell(event, stage)
    }

    fn describe(seat: Seat, action: Action, stage: &Stage<'_, Self>) -> Line {
        story::describe(seat, action, stage)
    }

    fn sheet(view: &View, stage: &Stage<'_, Self>) -> Sheet {
        let open = &view.open;
        let text = stage.text;
        let row = |label: String, total: bool, cell: &dyn Fn(Seat) -> String| SheetRow {
            label,
            cells: open.seats().iter().map(cell).collect(),
            total,
        };
        let mut rows = Vec::new();
        if open.rules.mode.is_autumn() {
            for path in Path::ALL {
                rows.push(row(path_name(path, text), false, &|seat| {
                    open.shelf_worth(open.shelves[seat.index()][path.index()]).to_string()
                }));
            }
            for insect in Insect::ALL {
                let label = format!("{} {}", insect_glyph(insect), insect_name(insect, text));
                rows.push(row(label, false, &|seat| match open.insects(seat, insect) {
                    0 => "0".to_owned(),
                    count => format!("{count} → {}", open.insect_worth(count)),
                }));
            }
            rows.push(row(text.get("fable-sheet-total"), true, &|seat| {
                (open.shelf_points(seat) + open.insect_points(seat)).to_string()
            }));
            rows.push(row(text.get("fable-sheet-insects"), false, &|seat| {
                open.kept[seat.index()].len().to_string()
            }));
        } else {
            for provision in Provision::ALL {
                let held = |seat: Seat| {
                    open.provisions[seat.index()].iter().filter(|&&own| own == provision).count()
                };
                if open.seats().iter().any(|seat| held(seat) > 0) {
                    rows.push(row(
                        provision_name(provision, text),
                        false,
                        &|seat| match held(seat) {
                            2 => "3".to_owned(),
                            single => single.to_string(),
                        },
                    ));
                }
            }
            if open.rules.mode == Mode::Powers {
                rows.push(row(power_name(Power::Point, text), false, &|seat| {
                    u8::from(open.holds(seat, Power::Point)).to_string()
                }));
            }
            rows.push(row(text.get("fable-sheet-total"), true, &|seat| {
                open.points(seat).to_string()
            }));
        }
        Sheet { columns: open.seats().iter().map(|seat| stage.name(seat)).collect(), rows }
    }

    fn why(view: &View, stage: &Stage<'_, Self>) -> String {
        story::why(&view.open, stage)
    }

    fn picture(chapter: &str, text: &Text) -> Vec<Area> {
        match chapter {
            "trail" | "guess" => vec![board::example(text)],
            _ => Vec::new(),
        }
    }
}

fn round(round: u16, text: &Text) -> String {
    text.with("fable-round", [("round", i32::from(round).into())])
}

fn badges(open: &Open, stage: &Stage<'_, Fable>) -> Vec<SeatBadge> {
    let hides = open.rules.mode == Mode::Autumn && open.phase != Phase::Over;
    let badge = |seat: Seat| {
        let score = match open.rules.mode {
            _ if hides => open.shelf_points(seat),
            Mode::Autumn | Mode::Open => open.shelf_points(seat) + open.insect_points(seat),
            Mode::Winter | Mode::Powers => open.points(seat),
        };
        let role = role(open, seat);
        let label = stage.text.with(
            "fable-badge",
            [
                ("name", stage.name(seat).into()),
                ("role", role.into()),
                ("count", i32::from(score).into()),
            ],
        );
        let symbol = match role {
            "ant" => Some(ANT),
            "grasshopper" => Some(GRASSHOPPER),
            "red" => Some("🔴"),
            _ => None,
        };
        SeatBadge {
            symbol: symbol.map(str::to_owned),
            ..stage.badge(seat, score.to_string(), label)
        }
    };
    open.seats().iter().map(badge).collect()
}

fn role(open: &Open, seat: Seat) -> &'static str {
    match seat {
        _ if open.phase == Phase::Over => "none",
        seat if seat == open.ant => "ant",
        seat if seat == open.grasshopper => "grasshopper",
        seat if open.red_ants().contains(seat) => "red",
        _ => "none",
    }
}

// ---- words and glyphs ----

fn path_name(path: Path, text: &Text) -> String {
    text.get(&format!("fable-path-{path}"))
}

fn letter(path: Path, text: &Text) -> String {
    text.get(&format!("fable-letter-{path}"))
}

fn insect_name(insect: Insect, text: &Text) -> String {
    text.get(&format!("fable-insect-{insect}"))
}

fn provision_name(provision: Provision, text: &Text) -> String {
    text.get(&format!("fable-provision-{provision}"))
}

fn power_name(power: Power, text: &Text) -> String {
    text.get(&format!("fable-power-{power}"))
}

fn card_name(card: Card, text: &Text) -> String {
    match card.insect {
        None => path_name(card.path, text),
        Some(insect) => text.with(
            "fable-card",
            [
                ("path", path_name(card.path, text).into()),
                ("insect", insect_name(insect, text).into()),
            ],
        ),
    }
}

/// "2 × stone, 1 × wood with a bee".
fn cards_name(cards: &[Card], text: &Text) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    let groups = cards.chunk_by(|one, other| one == other);
    let names: Vec<String> = groups
        .map(|group| format!("{}\u{a0}×\u{a0}{}", group.len(), card_name(group[0], text)))
        .collect();
    if names.is_empty() { text.get("fable-no-cards") } else { names.join(", ") }
}

/// "2 × stone, 1 × wood", by type alone.
fn counts_name(counts: [u8; 4], text: &Text) -> String {
    let names: Vec<String> = Path::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0)
        .map(|(path, count)| format!("{count}\u{a0}×\u{a0}{}", path_name(path, text)))
        .collect();
    if names.is_empty() { text.get("fable-no-cards") } else { names.join(", ") }
}

/// "SS W".
fn counts_short(counts: [u8; 4], text: &Text) -> String {
    let groups: Vec<String> = Path::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0)
        .map(|(path, count)| letter(path, text).repeat(usize::from(count)))
        .collect();
    groups.join(" ")
}

const fn pattern(path: Path) -> Pattern {
    match path {
        Path::Tablecloth => Pattern::Checks,
        Path::Tiles => Pattern::Grid,
        Path::Stone => Pattern::Cobbles,
        Path::Wood => Pattern::Planks,
    }
}

const fn insect_glyph(insect: Insect) -> &'static str {
    match insect {
        Insect::Bee => "🐝",
        Insect::Ladybird => "🐞",
        Insect::Fly => "🪰",
        Insect::Butterfly => "🦋",
        Insect::Beetle => "🪲",
        Insect::Mosquito => "🦟",
    }
}

const fn provision_glyph(provision: Provision) -> &'static str {
    match provision {
        Provision::Grapes => "🍇",
        Provision::Honey => "🍯",
        Provision::Chestnuts => "🌰",
        Provision::Mushrooms => "🍄",
        Provision::Bread => "🍞",
        Provision::Cheese => "🧀",
        Provision::Apples => "🍎",
    }
}

/// A round card as it lies on the table.
fn card_piece(id: String, card: Card, text: &Text) -> Piece {
    Piece {
        id,
        shape: Shape::Disc,
        pattern: pattern(card.path),
        symbol: card.insect.map(|insect| insect_glyph(insect).to_owned()),
        text: Some(letter(card.path, text)),
        label: card_name(card, text),
        ..Piece::default()
    }
}

/// A token with a type on it.
fn token_piece(id: String, path: Path, text: &Text) -> Piece {
    Piece {
        id,
        shape: Shape::Token,
        pattern: pattern(path),
        text: Some(letter(path, text)),
        label: path_name(path, text),
        ..Piece::default()
    }
}
