//! Games of two who choose at once, what one wins being what the other loses, solved exactly.

use crate::chance::Rng;
use rand::RngExt;

/// An index drawn in proportion to its weight; where none weighs anything, the first.
pub(super) fn draw(weights: &[i128], rng: &mut Rng) -> usize {
    let mut left = rng.random_range(0..weights.iter().sum::<i128>().max(1));
    for (at, &weight) in weights.iter().enumerate() {
        if left < weight {
            return at;
        }
        left -= weight;
    }
    0
}

/// How both mix their choices, as weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    /// Of the one who chooses a row and wins the payoff.
    pub rows: Vec<i128>,
    /// Of the one who chooses a column.
    pub columns: Vec<i128>,
    /// What the first wins: a fraction.
    pub value: (i128, i128),
}

/// Solves a matrix of payoffs, one row a choice of the first.
///
/// It is a linear programme: with all payoffs positive, the columns' weights are those of the
/// largest sum that leaves no row more than one. Whole numbers are pivoted with one common
/// divisor, so nothing is rounded; taking the first column and row that may be taken, it ends.
pub(super) fn solve(payoffs: &[Vec<i128>]) -> Solution {
    let (rows, columns) = (payoffs.len(), payoffs.first().map_or(0, Vec::len));
    let least = payoffs.iter().flatten().copied().min().unwrap_or(0);
    let width = columns + rows + 1;
    let mut tableau: Vec<Vec<i128>> = (0..=rows)
        .map(|row| {
            (0..width)
                .map(|at| match (row == rows, at) {
                    (true, at) => -i128::from(at < columns),
                    (_, at) if at < columns => payoffs[row][at] - least + 1,
                    (_, at) => i128::from(at == columns + row || at == width - 1),
                })
                .collect()
        })
        .collect();
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    let mut divisor = 1;
    while let Some(enters) = (0..width - 1).find(|&at| tableau[rows][at] < 0) {
        let may = (0..rows).filter(|&row| tableau[row][enters] > 0);
        let bound = |row: usize| (tableau[row][width - 1], tableau[row][enters]);
        let leaves = may.min_by(|&a, &b| {
            let ((over_a, under_a), (over_b, under_b)) = (bound(a), bound(b));
            (over_a * under_b).cmp(&(over_b * under_a)).then(basis[a].cmp(&basis[b]))
        });
        // Every payoff is positive, so the sum is bounded and some row limits it.
        let Some(leaves) = leaves else { break };
        let pivot = tableau[leaves][enters];
        let lead = tableau[leaves].clone();
        for (row, line) in tableau.iter_mut().enumerate().filter(|(row, _)| *row != leaves) {
            let factor = line[enters];
            for (cell, lead) in line.iter_mut().zip(&lead) {
                *cell = (*cell * pivot - factor * lead) / divisor;
            }
            debug_assert!(row == rows || line[width - 1] >= 0);
        }
        divisor = pivot;
        basis[leaves] = enters;
    }
    let mut mix = vec![0; columns];
    for (row, &at) in basis.iter().enumerate().filter(|(_, at)| **at < columns) {
        mix[at] = tableau[row][width - 1];
    }
    let total = tableau[rows][width - 1].max(1);
    Solution {
        rows: tableau[rows][columns..columns + rows].to_vec(),
        columns: mix,
        value: (divisor + (least - 1) * total, total),
    }
}
