//! A share of wins, or points more than another, and between which bounds it lies.

use std::fmt;

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
    fn share(&self) -> f64 {
        self.won / self.games
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

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = [self.share(), self.middle() - self.reach(), self.middle() + self.reach()];
        let [share, low, high] = percent.map(|part| 100.0 * part);
        write!(f, "{share:>6.1}%  {low:>5.1}% – {high:>5.1}%")
    }
}

/// Points of two who played the same deals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Points {
    games: f64,
    sums: [f64; 2],
    squares: f64,
}

impl Points {
    /// One more deal.
    pub fn add(&mut self, one: i32, other: i32) {
        self.games += 1.0;
        self.sums[0] += f64::from(one);
        self.sums[1] += f64::from(other);
        self.squares += f64::from(one - other).powi(2);
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.sums.map(|sum| sum / self.games);
        let more = one - other;
        let reach = Z * ((self.squares / self.games - more * more) / self.games).sqrt();
        let (low, high) = (more - reach, more + reach);
        write!(f, "{more:>+6.1}   {low:>+5.1}  – {high:>+5.1}   ({one:.1} and {other:.1})")
    }
}
