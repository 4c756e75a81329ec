//! Chance: every shuffle, draw and toss of a match, from one seed.
//!
//! Each use has a stream of its own, keyed by what it is for and which one it is: the tiles
//! of the third game are the same whatever was played before. A stream is a ChaCha generator,
//! the same on every platform.

use rand::SeedableRng;
use serde::{Deserialize, Serialize};

/// The generator behind every stream.
pub type Rng = rand::rngs::ChaCha8Rng;

/// The seed of a match, from which all its streams are drawn.
///
/// ```
/// use myrmex_core::chance::Chance;
/// use rand::RngExt;
/// let chance = Chance::new(7);
/// let draw = |index| chance.stream("tiles", index).random::<u32>();
/// assert_eq!(draw(0), Chance::new(7).stream("tiles", 0).random::<u32>());
/// assert_ne!(draw(0), draw(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(u64);

impl Chance {
    /// The chance of the match with this seed.
    pub const fn new(seed: u64) -> Self {
        Chance(seed)
    }

    /// The seed itself.
    pub const fn seed(self) -> u64 {
        self.0
    }

    /// The stream for use number `index` of `purpose`.
    ///
    /// The key is seed, purpose and index laid end to end, so no two uses share a stream.
    ///
    /// # Panics
    /// If `purpose` is longer than 16 bytes; purposes are constants in the code.
    pub fn stream(self, purpose: &'static str, index: u64) -> Rng {
        assert!(purpose.len() <= 16, "a purpose is at most 16 bytes");
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.0.to_le_bytes());
        key[8..8 + purpose.len()].copy_from_slice(purpose.as_bytes());
        key[24..].copy_from_slice(&index.to_le_bytes());
        Rng::from_seed(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use rand::seq::SliceRandom;

    #[test]
    fn a_stream_depends_on_seed_purpose_and_index() {
        let draw =
            |seed, purpose, index| -> u64 { Chance::new(seed).stream(purpose, index).random() };
        let base = draw(1, "tiles", 0);
        assert_ne!(base, draw(2, "tiles", 0));
        assert_ne!(base, draw(1, "bag", 0));
        assert_ne!(base, draw(1, "tiles", 1));
    }

    /// A change of the generator or of the shuffle would silently change every saved match.
    #[test]
    fn a_seed_means_the_same_shuffle_for_ever() {
        let mut deck: Vec<u8> = (0..12).collect();
        deck.shuffle(&mut Chance::new(1994).stream("tiles", 0));
        assert_eq!(deck, SHUFFLE_OF_1994);
    }

    const SHUFFLE_OF_1994: [u8; 12] = [6, 5, 2, 3, 1, 11, 10, 0, 9, 8, 4, 7];
}
