//! The component data, read once from `data/fourmidable.json`.

use super::{
    Cell, Feat, Grade, Kind, Objective, Objectives, Resource, Room, Special, Time, cells,
    forest::Ground, place::ROOMS,
};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::LazyLock};

/// The file as it is written.
pub(super) const SOURCE: &str = include_str!("../../../data/fourmidable.json");

/// The holes of a colony.
pub const HOLES: usize = 4;

#[derive(Deserialize)]
struct File {
    forest: ForestFile,
    nest: NestFile,
    colony: ColonyFile,
    movement: MovementFile,
    objectives: ObjectiveFile,
    specials: SpecialFile,
    birth_tiles: BirthFile,
    solo: SoloFile,
}

#[derive(Deserialize)]
struct ForestFile {
    central: [String; 5],
    outer: OuterFile,
    large_from_players: u8,
    open_sections: BTreeMap<u8, Vec<usize>>,
}

#[derive(Deserialize)]
struct OuterFile {
    small: [String; 5],
    large: [String; 5],
}

#[derive(Deserialize)]
struct NestFile {
    rows: [String; 3],
}

#[derive(Deserialize)]
struct ColonyFile {
    pheromones: u8,
    starting_ants: ByLevel,
}

/// A number that Child has otherwise than all other levels.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct ByLevel {
    pub child: u8,
    pub others: u8,
}

#[derive(Deserialize)]
struct MovementFile {
    ant: u8,
    hole: u8,
}

#[derive(Deserialize)]
struct ObjectiveFile {
    points: BTreeMap<String, i32>,
    base: Vec<String>,
    four_plus: Vec<String>,
    four_plus_from_players: u8,
    face_up: BTreeMap<u8, usize>,
    bonus: i32,
    dealt: u8,
    hand: u8,
    to_end: ByLevel,
}

#[derive(Deserialize)]
struct SpecialFile {
    hand: usize,
    draft: usize,
    day_and_night: Vec<String>,
    any_time: Vec<String>,
}

#[derive(Deserialize)]
struct BirthFile {
    always: Vec<Kind>,
    joining: BTreeMap<u8, Kind>,
}

#[derive(Deserialize)]
struct SoloFile {
    rounds: u16,
    grades: BTreeMap<Grade, i32>,
    suggested: Vec<String>,
}

/// The components, and what follows from them.
#[derive(Debug)]
pub(super) struct Data {
    /// What lies on a section: the central one, an outer one of the small and of the large side.
    pub sections: [[Ground; cells::SECTION]; 3],
    /// The place of the nest in an outer section of the small and of the large side.
    pub nests: [usize; 2],
    /// The place of the water in the central section.
    water: usize,
    large_from: u8,
    open_sections: BTreeMap<u8, Vec<usize>>,
    /// The rooms of the four holes.
    pub holes: [Room; HOLES],
    /// The queen's room.
    pub queen: Room,
    /// The library.
    pub library: Room,
    /// The earths of a nest.
    pub earths: [Option<Resource>; ROOMS],
    /// Pheromones of each colony.
    pub pheromones: u8,
    /// Ants a colony begins with.
    pub starting_ants: ByLevel,
    /// How far an ant goes.
    pub ant_moves: u8,
    /// How far a new hole may be from another.
    pub hole_moves: u8,
    points: BTreeMap<&'static str, i32>,
    /// All objectives of small tables and of large ones, sorted.
    objectives: [Objectives; 2],
    four_plus_from: u8,
    face_up: BTreeMap<u8, usize>,
    /// What a bonus card is worth.
    pub bonus: i32,
    /// Objectives each draws in Child.
    pub dealt: u8,
    /// Objectives a hand may hold above Child.
    pub hand: u8,
    /// Objectives that end the game.
    pub to_end: ByLevel,
    /// Every special card: what it does, and when alone.
    pub specials: Vec<(Feat, Option<Time>)>,
    /// Special cards of each player.
    pub special_hand: usize,
    /// Special cards dealt to each player for the draft.
    pub draft: usize,
    /// How many rounds one plays alone (FD-95).
    pub rounds: u16,
    grades: BTreeMap<Grade, i32>,
    suggested: Vec<String>,
    tiles: Vec<Kind>,
    joining: BTreeMap<u8, Kind>,
}

/// The data of the game.
pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        // The file is part of the program, and a test reads it.
        let file = serde_json::from_str(SOURCE).expect("the component data can be read");
        Data::of(file)
    });
    &DATA
}

impl Data {
    fn of(file: File) -> Data {
        let forest = &file.forest;
        let sections = [&forest.central, &forest.outer.small, &forest.outer.large];
        let signs = sections.map(|columns| columns.concat().chars().collect::<Vec<char>>());
        let nest = |side: usize| signs[side].iter().position(|&sign| sign == NEST).unwrap_or(0);
        let rooms: Vec<&str> = file.nest.rows.iter().flat_map(|row| row.split(' ')).collect();
        let room = |word: &str| {
            let found = rooms.iter().position(|room| room.starts_with(word));
            Room::of_index(found.unwrap_or(0))
        };
        let earth = |at: usize| rooms[at].chars().last().and_then(Resource::of_sign);
        let objectives = |shapes: &[String]| {
            let has = |card: &Objective| shapes.iter().any(|shape| shape == card.shape());
            Objective::all().filter(has).collect::<Objectives>()
        };
        let base = objectives(&file.objectives.base);
        let mut all = base.clone();
        all.extend(objectives(&file.objectives.four_plus));
        all.sort_unstable();
        let cost_shapes = ["a", "ab", "aa", "abc", "aab", "aaa"];
        let points = &file.objectives.points;
        let marked = |words: &[String], times: &[Option<Time>]| {
            let feats = Feat::all().filter(|feat| words.contains(&feat.to_string()));
            let each = feats.flat_map(|feat| times.iter().map(move |&time| (feat, time)));
            each.collect::<Vec<_>>()
        };
        let mut specials =
            marked(&file.specials.day_and_night, &[Some(Time::Day), Some(Time::Night)]);
        specials.extend(marked(&file.specials.any_time, &[None]));
        Data {
            sections: signs.clone().map(|signs| {
                std::array::from_fn(|at| Ground::of_sign(signs[at]).unwrap_or(Ground::Empty))
            }),
            nests: [nest(1), nest(2)],
            water: signs[0].iter().position(|&sign| sign == WATER).unwrap_or(0),
            large_from: forest.large_from_players,
            open_sections: forest.open_sections.clone(),
            holes: ["1", "2", "3", "4"].map(room),
            queen: room("Q"),
            library: room("L"),
            earths: std::array::from_fn(earth),
            pheromones: file.colony.pheromones,
            starting_ants: file.colony.starting_ants,
            ant_moves: file.movement.ant,
            hole_moves: file.movement.hole,
            points: cost_shapes
                .into_iter()
                .map(|shape| (shape, points.get(shape).copied().unwrap_or(0)))
                .collect(),
            objectives: [base, all],
            four_plus_from: file.objectives.four_plus_from_players,
            face_up: file.objectives.face_up,
            bonus: file.objectives.bonus,
            dealt: file.objectives.dealt,
            hand: file.objectives.hand,
            to_end: file.objectives.to_end,
            specials,
            special_hand: file.specials.hand,
            draft: file.specials.draft,
            rounds: file.solo.rounds,
            grades: file.solo.grades,
            suggested: file.solo.suggested,
            tiles: file.birth_tiles.always,
            joining: file.birth_tiles.joining,
        }
    }

    /// Whether so many play on the large side (FD-05, FD-90).
    pub fn is_large(&self, players: u8) -> bool {
        players == 1 || players >= self.large_from
    }

    /// The open outer sections, one for each colony, in seat order (FD-05).
    pub fn open_sections(&self, players: u8) -> &[usize] {
        self.open_sections.get(&players).map_or(&[], Vec::as_slice)
    }

    /// The hex of a seat's first hole: in its own section, or on the water where there is none
    /// but the central one (FD-13, FD-90).
    pub fn nest(&self, players: u8, seat: usize) -> Cell {
        let Some(section) = self.open_sections(players).get(seat) else {
            return Cell::of_index(self.water);
        };
        let within = self.nests[usize::from(self.is_large(players))];
        Cell::of_index((1 + section) * cells::SECTION + within)
    }

    /// All objective cards for so many players, sorted (FD-04).
    pub fn objectives(&self, players: u8) -> &Objectives {
        &self.objectives[usize::from(players >= self.four_plus_from)]
    }

    /// Objectives face up in Expert (FD-75).
    pub fn face_up(&self, players: u8) -> usize {
        self.face_up.get(&players).copied().unwrap_or(0)
    }

    /// The birth tiles of each kind for so many players (FD-05).
    pub fn tiles(&self, players: u8) -> [u8; 3] {
        let mut tiles = [0; 3];
        let joining = self.joining.iter().filter(|(from, _)| **from <= players);
        for kind in self.tiles.iter().chain(joining.map(|(_, kind)| kind)) {
            tiles[kind.index()] += 1;
        }
        tiles
    }

    /// The points a grade has to pass (FD-95).
    pub fn passed_by(&self, grade: Grade) -> i32 {
        self.grades.get(&grade).copied().unwrap_or(i32::MAX)
    }

    /// Six special cards for whoever would rather not choose (FD-90).
    pub fn suggested(&self) -> impl Iterator<Item = Special> {
        self.suggested.iter().filter_map(|word| word.parse().ok())
    }

    /// What an objective brings.
    pub fn points(&self, card: Objective) -> i32 {
        self.points.get(card.shape()).copied().unwrap_or(0)
    }
}

/// The sign of water in the forest.
const WATER: char = '~';
/// The sign of a nest in the forest.
const NEST: char = '@';
