use super::*;
use crate::testing::check_game;

#[test]
fn every_position_of_every_variant_keeps_the_promises_of_a_game() {
    let coverage = check_game::<Gringrins>(1);
    assert!(coverage.refusals > coverage.matches);
}
