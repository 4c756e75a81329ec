//! Every clause `FD-…`, by name.

use super::*;
use crate::testing::check_game;

#[test]
fn every_position_of_every_level_keeps_the_promises_of_a_game() {
    let coverage = check_game::<Fourmidable>(1);
    println!("{coverage:?}");
    assert!(coverage.refusals > coverage.states);
}
