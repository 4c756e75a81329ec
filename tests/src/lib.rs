//! What the whole-system tests share: the games, a hand that drives the app as a shell does,
//! and stores that fail when told to.

#![forbid(unsafe_code)]

pub mod alone;
pub mod games;
pub mod leaks;
pub mod phone;
pub mod playthrough;
pub mod screens;
pub mod stores;

use myrmex_core::chance::Rng;
use rand::SeedableRng;

/// A generator for one test.
pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// `usual`, or `long` when `MYRMEX_LONG=1` asks for the heavy figures.
pub fn amount(usual: usize, long: usize) -> usize {
    if std::env::var("MYRMEX_LONG").is_ok_and(|value| value == "1") { long } else { usual }
}
