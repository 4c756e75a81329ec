//! A share of wins, and between which bounds it lies.

/// Wins counted, draws by halves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    won: f64,
    games: f64,
}

/// Of 100 such intervals 95 hold the truth.
const Z: f64 = 1.959_964;

impl Score {
    /// One more match, of which this share was won.
    pub fn add(&mut self, share: f64) {
        self.won += share;
        self.games += 1.0;
    }

    /// The share won.
    pub fn share(&self) -> f64 {
        self.won / self.games
    }

    /// The lower bound.
    pub fn low(&self) -> f64 {
        self.middle() - self.reach()
    }

    /// The upper bound.
    pub fn high(&self) -> f64 {
        self.middle() + self.reach()
    }

    fn middle(&self) -> f64 {
        (self.share() + Z * Z / (2.0 * self.games)) / (1.0 + Z * Z / self.games)
    }

    fn reach(&self) -> f64 {
        let (share, games) = (self.share(), self.games);
        let spread = share * (1.0 - share) / games + Z * Z / (4.0 * games * games);
        Z * spread.sqrt() / (1.0 + Z * Z / games)
    }
}
