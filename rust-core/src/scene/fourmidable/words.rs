//! Names and glyphs of the small things.

use crate::{
    games::fourmidable::{
        Cell, Feat, Kind, Objective, Place, Predator, Resource, Room, Special, Species, Stock,
        Time, Weather,
    },
    scene::{Pattern, Role},
    text::Text,
};

pub(super) fn kind(kind: Kind, text: &Text) -> String {
    text.with("fourmidable-kind", [("kind", kind.word().into())])
}

pub(super) fn resource(resource: Resource, text: &Text) -> String {
    text.with("fourmidable-resource", [("resource", resource.word().into())])
}

pub(super) fn predator(predator: Predator, text: &Text) -> String {
    text.with("fourmidable-predator", [("predator", predator.word().into())])
}

pub(super) fn species(species: Species, text: &Text) -> String {
    text.get(&format!("fourmidable-species-{species}"))
}

pub(super) fn species_help(species: Species, text: &Text) -> String {
    text.get(&format!("fourmidable-help-{species}"))
}

pub(super) const fn kind_glyph(kind: Kind) -> &'static str {
    match kind {
        Kind::Hunter => "🎯",
        Kind::Farmer => "🌾",
        Kind::Digger => "⛏️",
    }
}

pub(super) const fn resource_glyph(resource: Resource) -> &'static str {
    match resource {
        Resource::Ladybug => "🐞",
        Resource::Caterpillar => "🐛",
        Resource::Beetle => "🪲",
        Resource::Blueberry => "🫐",
        Resource::Mushroom => "🍄",
        Resource::Raspberry => "🍓",
        Resource::Orange => "🧱",
        Resource::Grey => "🪨",
        Resource::Brown => "🪵",
    }
}

/// The colour and pattern of what a resource lies on: insects on paper, plants on green, each
/// earth its own.
pub(super) const fn ground(resource: Resource) -> (Role, Pattern) {
    match resource {
        Resource::Orange => (Role::Orange, Pattern::Checks),
        Resource::Grey => (Role::Grey, Pattern::Cobbles),
        Resource::Brown => (Role::Brown, Pattern::Planks),
        Resource::Blueberry | Resource::Mushroom | Resource::Raspberry => {
            (Role::Leaf, Pattern::Plain)
        }
        Resource::Ladybug | Resource::Caterpillar | Resource::Beetle => {
            (Role::Card, Pattern::Plain)
        }
    }
}

pub(super) const fn predator_glyph(predator: Predator) -> &'static str {
    match predator {
        Predator::Grasshopper => "🦗",
        Predator::Spider => "🕷️",
        Predator::Worm => "🪱",
    }
}

pub(super) const fn weather_glyph(weather: Weather) -> &'static str {
    match weather {
        Weather::Sun => "☀️",
        Weather::Rain => "🌧️",
        Weather::Wind => "🌬️",
    }
}

pub(super) const fn time_glyph(time: Time) -> &'static str {
    match time {
        Time::Day => "🌞",
        Time::Night => "🌙",
    }
}

pub(super) const fn species_glyph(species: Species) -> &'static str {
    match species {
        Species::Flying => "🦋",
        Species::Predator => "🕷️",
        Species::Architect => "🧱",
        Species::Diplomat => "🤝",
        Species::Insomniac => "🌙",
        Species::Strategist => "🧠",
    }
}

pub(super) fn special_glyph(card: Special) -> &'static str {
    match card.feat() {
        Feat::Harvest(resource) => resource_glyph(resource),
        Feat::Objective(_) => "🎴",
        Feat::Move(_) => "⏩",
        Feat::Look(_) => "👁️",
        Feat::Prowl(predator) => predator_glyph(predator),
        Feat::Erase => "✖️",
        Feat::Scent => "➕",
        Feat::Birth(_) => "🥚",
        Feat::FarHole | Feat::NewHole => super::HOLE,
        Feat::PassOver => "↪️",
        Feat::PassEarth => "⛏️",
        Feat::Five(_) | Feat::FourHoles | Feat::AllScents | Feat::TwoOfEach => "🏅",
    }
}

/// What a special card does, in a sentence, with when it may be played.
pub(super) fn special(card: Special, text: &Text) -> String {
    let feat = card.feat();
    let about = match feat {
        Feat::Harvest(what) => Some(resource(what, text)),
        Feat::Prowl(which) => Some(predator(which, text)),
        Feat::Objective(of) | Feat::Move(of) | Feat::Look(of) | Feat::Five(of) => {
            Some(kind(of, text))
        }
        Feat::Birth(Some(of)) => Some(kind(of, text)),
        Feat::Birth(None) => Some(text.get("fourmidable-any-kind")),
        _ => None,
    };
    let key = format!("fourmidable-feat-{}", feat.group());
    let does = match about {
        Some(about) => text.with(&key, [("what", about.into())]),
        None => text.get(&key),
    };
    match card.time() {
        Some(time) => format!("{} {does}", time_glyph(time)),
        None => does,
    }
}

/// "2 × ladybird, 1 × caterpillar".
pub(super) fn stock(stock: &Stock, text: &Text) -> String {
    let names: Vec<String> = Resource::ALL
        .into_iter()
        .zip(stock)
        .filter(|(_, count)| **count > 0)
        .map(|(what, count)| format!("{count}\u{a0}× {}", resource(what, text)))
        .collect();
    if names.is_empty() { text.get("fourmidable-nothing") } else { names.join(", ") }
}

/// The same in glyphs: "🐞🐞🐛".
pub(super) fn glyphs(stock: &Stock) -> String {
    let each = Resource::ALL.into_iter().zip(stock);
    each.map(|(what, count)| resource_glyph(what).repeat((*count).into())).collect()
}

/// "🐞 2 🐛 1": for more than a few.
pub(super) fn counted(stock: &Stock) -> String {
    let each = Resource::ALL.into_iter().zip(stock).filter(|(_, count)| **count > 0);
    let each: Vec<String> =
        each.map(|(what, count)| format!("{}\u{a0}{count}", resource_glyph(what))).collect();
    each.join(" ")
}

/// What of a card a colony lacks.
pub(super) fn missing(card: Objective, have: &Stock) -> Stock {
    let mut missing = card.cost();
    for (need, have) in missing.iter_mut().zip(have) {
        *need = need.saturating_sub(*have);
    }
    missing
}

pub(super) fn objective(card: Objective, text: &Text) -> String {
    text.with(
        "fourmidable-objective",
        [
            ("kind", kind(card.kind(), text).into()),
            ("cost", stock(&card.cost(), text).into()),
            ("count", card.points().into()),
        ],
    )
}

/// The name of a hex: its column as a letter, its row from the top of the column.
pub(super) fn cell(cell: Cell) -> String {
    let hex = cell.hex();
    let column = char::from(b'a' + (hex.q + EDGE) as u8);
    let top = (-EDGE).max(-EDGE - hex.q);
    format!("{column}{}", hex.r - top + 1)
}

/// The forest reaches so many hexes from its middle.
pub(super) const EDGE: i8 = 7;

/// The name of a room of a nest.
pub(super) fn room(room: Room, text: &Text) -> String {
    let what = match room {
        _ if room == Room::queen() => "queen",
        _ if room == Room::library() => "library",
        _ if room.hole().is_some() => "hole",
        _ => "room",
    };
    let number = room.hole().map_or(0, |hole| hole as i32 + 1);
    let column = char::from(b'a' + room.column());
    text.with(
        "fourmidable-room",
        [
            ("what", what.into()),
            ("hole", number.into()),
            ("place", format!("{column}{}", room.row() + 1).into()),
        ],
    )
}

pub(super) fn place(place: Place, text: &Text) -> String {
    match place {
        Place::Forest(at) => cell(at),
        Place::Nest(at) => room(at, text),
    }
}
