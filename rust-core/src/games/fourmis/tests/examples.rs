//! The worked examples of the rulebook, with their own numbers (FM-50 to FM-52).

use super::*;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Clone, Deserialize)]
struct Example {
    name: String,
    #[serde(default)]
    after: Option<String>,
    #[serde(default)]
    anthills: BTreeMap<String, Cell>,
    #[serde(default)]
    tiles: BTreeMap<String, serde_json::Value>,
    moves: Vec<(String, String, i32)>,
}

fn examples() -> Vec<Example> {
    #[derive(Deserialize)]
    struct File {
        examples: Vec<Example>,
    }
    let text = include_str!("../../../../data/fourmis-examples.json");
    let file: File = serde_json::from_str(text).expect("the examples can be read");
    file.examples
}

fn seat(colour: &str) -> u8 {
    ["blue", "pink"].iter().position(|&known| known == colour).expect("blue or pink") as u8
}

/// Plays an example from its beginning and checks every score on the way.
fn played(name: &str) -> Fourmis {
    let all = examples();
    let example = all.iter().find(|example| example.name == name).expect("it is in the file");
    let mut game = match &example.after {
        Some(before) => played(before),
        None => {
            let mut game = meadow_of_twigs(2, &[("mode", "ponds")]);
            for (colour, &at) in &example.anthills {
                game.meadow.hills[seat(colour) as usize] = Hill::at(at);
            }
            for (at, shown) in &example.tiles {
                let kind = match shown.as_i64() {
                    Some(value) => {
                        let worth = |kind: &Kind| i64::from(kind.value()) == value;
                        Kind::ALL.into_iter().find(worth).expect("a kind of that value")
                    }
                    None => Kind::Pond,
                };
                put(&mut game, at, kind);
            }
            game
        }
    };
    for (colour, action, total) in &example.moves {
        play_alone(&mut game, seat(colour), action);
        assert_eq!(score(&game, seat(colour)), *total, "{name}: {colour} {action}");
    }
    game
}

/// FM-50: blue has 2 after one track; 9 and 5 after three each. A branch is free.
#[test]
fn three_tracks_each_give_nine_and_five() {
    let game = played("three tracks each");
    assert_eq!(game.scores(), [9, 5]);
}

/// FM-50: pink reaches the two hexes behind blue's path only through the grasshopper.
#[test]
fn the_ringed_hexes_are_open_to_pink_through_the_grasshopper_alone() {
    let mut game = played("three tracks each");
    game.meadow.turn = Seat(1);
    let ringed: Cells = [cell("h6"), cell("i5")].into_iter().collect();
    let grasshopper = cell("g7");
    let flood = |blocked: Cells| {
        let mut flooded = game.meadow.network(Seat(1));
        loop {
            let next = flooded | ((flooded.around() & game.meadow.free()) - blocked);
            if next == flooded {
                return flooded & ringed;
            }
            flooded = next;
        }
    };
    assert_eq!(flood(Cells::only(grasshopper)), Cells::NONE);
    assert_eq!(flood(Cells::NONE), ringed);
    play(&mut game, 1, "track f8 g7");
    assert_eq!(score(&game, 1), 4);
}

/// FM-51: by a tunnel under blue's path pink has 1 + 3 + 1 + 3.
#[test]
fn a_tunnel_under_the_blue_path_gives_eight() {
    let game = played("pink digs");
    assert_eq!(game.scores(), [9, 8]);
}

/// FM-52: three ways to the acorn behind the pond.
#[test]
fn the_acorn_behind_the_pond_gives_nine_thirteen_or_ten() {
    assert_eq!(played("through the grasshopper").scores(), [9, 4]);
    assert_eq!(played("the longer way").scores(), [13, 4]);
    assert_eq!(played("under the pond").scores(), [10, 4]);
    let mut game = played("two tracks each");
    game.meadow.turn = Seat(0);
    assert_eq!(clause(&mut game, 0, "track g5 f5"), "FM-41");
}
