//! FD-01 to FD-06: what is in the box.

use super::*;
use crate::hex::Hex;
use std::collections::{BTreeMap, BTreeSet};

/// FD-01
#[test]
fn fd_01_the_forest_is_seven_sections_of_nineteen_round_the_water() {
    let hexes: BTreeSet<Hex> = Cell::all().map(Cell::hex).collect();
    assert_eq!((hexes.len(), CELLS), (133, 133));
    for section in 0..SECTIONS {
        assert_eq!(Cell::all().filter(|cell| cell.section() == section).count(), 19);
    }
    for cell in Cell::all() {
        assert_eq!(Cell::at(cell.hex()), Some(cell));
        assert!(hexes.contains(&cell.hex().rotated(1)), "the forest turned is the forest");
        let near = cell.hex().neighbours().into_iter().filter(|hex| hexes.contains(hex));
        assert_eq!(cell.near().count(), near.count());
    }
    for players in [2, 6] {
        let forest = Forest::new(players);
        let water = forest.cells(|ground| ground == Ground::Water);
        assert_eq!(water.iter().map(Cell::hex).collect::<Vec<_>>(), [Hex::CENTRE]);
    }
    assert_eq!(Cell::at(Hex::new(8, 0)), None);
}

/// FD-01
#[test]
fn fd_01_outer_sections_are_the_first_one_turned() {
    let forest = Forest::new(6);
    for cell in Cell::all().filter(|cell| cell.section() > 0) {
        let turned = Cell::at(cell.hex().rotated(1)).expect("on the board");
        assert_eq!(turned.section(), cell.section() % 6 + 1);
        assert_eq!(forest.at(turned), forest.at(cell));
    }
}

/// FD-02, FD-03
#[test]
fn fd_02_a_nest_has_eighteen_earths_six_of_each_colour() {
    let colony = deal(Level::Apprentice, 2).open.colonies[0].clone();
    let mut counts = BTreeMap::new();
    for earth in Room::all().filter_map(|room| colony.earth(room)) {
        *counts.entry(earth).or_insert(0) += 1;
    }
    let all = [(Resource::Orange, 6), (Resource::Grey, 6), (Resource::Brown, 6)];
    assert_eq!(counts, BTreeMap::from(all));
    assert_eq!(colony.scents, 18);
    assert_eq!((ANTS, EACH), (15, 5));
    for kind in Kind::ALL {
        assert_eq!(colony.reserve(kind), 5);
    }
    assert_eq!([0, 1, 2, 3].map(Room::of_hole), ["5,0", "2,0", "1,0", "0,0"].map(room));
    assert_eq!((Room::queen(), Room::library()), (room("5,1"), room("5,2")));
}

/// FD-03
#[test]
fn fd_03_each_section_has_three_of_each_insect_and_plant() {
    for (players, open) in [(2, 3), (6, 7)] {
        let left = Forest::new(players).left();
        for resource in Resource::ALL {
            let expected = if resource.kind() == Kind::Digger { 0 } else { 3 * open };
            assert_eq!(left[resource.index()], expected, "{resource}");
        }
    }
    assert_eq!(Kind::Farmer.resources()[1], Resource::Mushroom);
}

/// FD-04
#[test]
fn fd_04_there_are_78_objectives_60_special_cards_and_8_birth_tiles() {
    let data = data::data();
    assert_eq!((data.objectives(3).len(), data.objectives(4).len()), (48, 78));
    for kind in Kind::ALL {
        let of = |players| data.objectives(players).iter().filter(|at| at.kind() == kind).count();
        assert_eq!((of(2), of(6)), (16, 26));
    }
    assert_eq!(Feat::all().count(), 37);
    assert_eq!(Special::all().count(), 60);
    assert_eq!(Special::all().map(Special::feat).collect::<BTreeSet<_>>().len(), 37);
    let twice = Special::all().filter(|card| card.time().is_some()).count();
    assert_eq!(twice, 46, "23 come by day and by night");
    for card in Special::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert_eq!(Objective::all().count(), 57);
    let points = ["h-a", "h-ab", "f-bb", "f-abc", "d-acc", "d-ccc"];
    let points = points.map(|card| card.parse::<Objective>().expect("a card").points());
    assert_eq!(points, [3, 6, 7, 10, 11, 13]);
}

#[test]
fn lists_have_room_for_all_that_lies_in_them() {
    let data = data::data();
    assert_eq!(Hand::new().capacity(), usize::from(data.dealt.max(data.hand)), "FD-12, FD-40");
    assert_eq!(Row::new().capacity(), data.face_up(6), "FD-75");
    assert_eq!(SpecialHand::new().capacity(), data.special_hand, "FD-55");
    assert_eq!(draft::Packet::new().capacity(), data.draft, "FD-78");
}

/// FD-05
#[test]
fn fd_05_one_outer_section_is_open_for_each_colony() {
    for players in 2..=6 {
        let state = deal(Level::Apprentice, players);
        let open: BTreeSet<usize> = Cell::all()
            .filter(|&cell| state.open.forest.at(cell) != Ground::Closed)
            .map(Cell::section)
            .collect();
        assert_eq!(open.len(), 1 + usize::from(players), "{players}");
        let nests: BTreeSet<usize> = state
            .open
            .colonies
            .iter()
            .filter_map(|colony| Some(colony.holes[0]?.section()))
            .collect();
        assert_eq!(nests.len(), usize::from(players));
        assert!(nests.is_subset(&open) && !nests.contains(&0));
        let tiles: u8 = state.open.tiles.iter().sum();
        assert_eq!(tiles, [5, 5, 6, 7, 8][usize::from(players) - 2], "FD-05: birth tiles");
    }
    let first = |players| deal(Level::Child, players).open.colonies[0].holes[0];
    assert_eq!(first(3), Some(cell("3,-1")), "the small side");
    assert_eq!(first(4), Some(cell("5,-2")), "the large side");
}

/// FD-06
#[test]
fn fd_06_predators_start_beside_the_board() {
    assert_eq!(deal(Level::Expert, 3).open.predators, [None; 3]);
}
