//! What each seat has done and been told since a search began, folded into one number a seat.

use super::SEATS;
use crate::game::{Seat, Told};
use std::{
    fmt::{self, Debug, Write},
    hash::{Hash, Hasher},
};

/// A number for each seat: different if what it knows is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight([u64; SEATS]);

impl Sight {
    /// Before anything was done.
    pub fn new() -> Sight {
        Sight(std::array::from_fn(|at| mixed(at as u64 + 1)))
    }

    /// What a seat knows.
    pub fn of(&self, seat: Seat) -> u64 {
        self.0[seat.index() % SEATS]
    }

    /// A seat knows what it did itself.
    pub fn acted(&mut self, seat: Seat, action: &impl Hash) {
        let mut fold = Fold(0);
        action.hash(&mut fold);
        self.add(seat.index() % SEATS, fold.0);
    }

    /// Everybody hears what reaches them.
    pub fn told<E: Debug>(&mut self, told: &[Told<E>]) {
        for (told, at) in told.iter().zip(1..) {
            let mut fold = Fold(at);
            // A fold takes any text.
            let _ = write!(fold, "{:?}", told.event);
            for seat in (0..SEATS).filter(|&seat| told.reaches(Some(Seat(seat as u8)))) {
                self.add(seat, fold.0);
            }
        }
    }

    fn add(&mut self, at: usize, what: u64) {
        self.0[at] = mixed(self.0[at].rotate_left(17) ^ what);
    }
}

/// Scatters a number over all its bits (SplitMix64).
fn mixed(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// Folds bytes into a number, the same on every platform.
struct Fold(u64);

impl Hasher for Fold {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word) ^ (chunk.len() as u64) << 60);
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = mixed(self.0 ^ number);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

impl Write for Fold {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        Hasher::write(self, text.as_bytes());
        Ok(())
    }
}
