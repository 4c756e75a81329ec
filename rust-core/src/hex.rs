//! Hexagons by axial coordinates: neighbours, distances, rings, turns, and their place in a
//! scene. Flat side up, so going along `q` is a step to the right and down.

use serde::{Deserialize, Serialize};
use std::ops::{Add, Mul, Sub};

/// A hexagon of an endless grid.
///
/// ```
/// use myrmex_core::hex::{Direction, Hex};
/// let here = Hex::new(1, -2);
/// assert_eq!(here.to(Direction::South), Hex::new(1, -1));
/// assert_eq!(here.distance(Hex::CENTRE), 2);
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Hex {
    /// The column, to the right.
    pub q: i8,
    /// The place in its column, downwards.
    pub r: i8,
}

/// The way to a neighbour, clockwise from the one to the right and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Right and down.
    SouthEast,
    /// Down.
    South,
    /// Left and down.
    SouthWest,
    /// Left and up.
    NorthWest,
    /// Up.
    North,
    /// Right and up.
    NorthEast,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] = [
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::NorthWest,
        Direction::North,
        Direction::NorthEast,
    ];

    /// The step itself.
    pub const fn step(self) -> Hex {
        match self {
            Direction::SouthEast => Hex::new(1, 0),
            Direction::South => Hex::new(0, 1),
            Direction::SouthWest => Hex::new(-1, 1),
            Direction::NorthWest => Hex::new(-1, 0),
            Direction::North => Hex::new(0, -1),
            Direction::NorthEast => Hex::new(1, -1),
        }
    }

    /// Its place in [`Direction::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// So many sixths of a turn clockwise from here.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Direction {
        Direction::ALL[(self as usize + sixths) % 6]
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }
}

/// The width of a hexagon in a scene, corner to corner.
pub const WIDTH: i32 = 1000;
/// The height of a hexagon in a scene, side to side: the width times √3/2.
pub const HEIGHT: i32 = 866;

impl Hex {
    /// The middle of the grid.
    pub const CENTRE: Hex = Hex::new(0, 0);

    /// The hexagon at these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The neighbour that way.
    #[must_use]
    pub const fn to(self, way: Direction) -> Hex {
        let step = way.step();
        Hex::new(self.q + step.q, self.r + step.r)
    }

    /// The six around it, clockwise.
    pub fn neighbours(self) -> [Hex; 6] {
        Direction::ALL.map(|way| self.to(way))
    }

    /// The fewest steps to `other`.
    pub const fn distance(self, other: Hex) -> u8 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        // Of the three cube coordinates the largest is half their sum.
        ((q.unsigned_abs() as u16 + r.unsigned_abs() as u16 + (q + r).unsigned_abs() as u16) / 2)
            as u8
    }

    /// The way to a neighbour; none if `other` is not one.
    pub fn way(self, other: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&way| self.to(way) == other)
    }

    /// The hexagons exactly `radius` steps away, clockwise.
    pub fn ring(self, radius: u8) -> impl Iterator<Item = Hex> {
        let radius = radius as i8;
        let corner = move |way: Direction| self + way.step() * radius;
        let side = move |way: Direction| {
            (0..radius).map(move |steps| corner(way) + way.turned(2).step() * steps)
        };
        let centre = (radius == 0).then_some(self);
        centre.into_iter().chain(Direction::ALL.into_iter().flat_map(side))
    }

    /// The hexagons at most `radius` steps away, from the middle outwards.
    pub fn within(self, radius: u8) -> impl Iterator<Item = Hex> {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }

    /// Turned round the centre by so many sixths, clockwise.
    #[must_use]
    pub fn rotated(self, sixths: usize) -> Hex {
        (0..sixths % 6).fold(self, |hex, _| Hex::new(-hex.r, hex.q + hex.r))
    }

    /// The middle of the hexagon in a scene whose origin is the middle of [`Hex::CENTRE`].
    pub const fn place(self) -> (i32, i32) {
        let (q, r) = (self.q as i32, self.r as i32);
        (q * WIDTH * 3 / 4, r * HEIGHT + q * HEIGHT / 2)
    }
}

impl Add for Hex {
    type Output = Hex;

    fn add(self, other: Hex) -> Hex {
        Hex::new(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Hex;

    fn sub(self, other: Hex) -> Hex {
        Hex::new(self.q - other.q, self.r - other.r)
    }
}

impl Mul<i8> for Hex {
    type Output = Hex;

    fn mul(self, times: i8) -> Hex {
        Hex::new(self.q * times, self.r * times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::{BTreeSet, VecDeque};

    fn hex() -> impl Strategy<Value = Hex> {
        (-20i8..=20, -20i8..=20).prop_map(|(q, r)| Hex::new(q, r))
    }

    /// Steps counted one by one, going round from hexagon to hexagon.
    fn counted(from: Hex, to: Hex) -> u8 {
        let mut seen = BTreeSet::from([from]);
        let mut open = VecDeque::from([(from, 0)]);
        while let Some((hex, steps)) = open.pop_front() {
            if hex == to {
                return steps;
            }
            let new = hex.neighbours().into_iter().filter(|&near| seen.insert(near));
            open.extend(new.map(|near| (near, steps + 1)).collect::<Vec<_>>());
        }
        unreachable!("an endless grid has a way to everywhere")
    }

    #[test]
    fn a_distance_is_the_number_of_steps() {
        for hex in Hex::CENTRE.within(5) {
            assert_eq!(Hex::CENTRE.distance(hex), counted(Hex::CENTRE, hex), "{hex:?}");
            let start = Hex::new(2, -5);
            assert_eq!(start.distance(hex), counted(start, hex), "{hex:?}");
        }
    }

    #[test]
    fn a_ring_is_all_that_lies_so_far_away_each_once_and_side_by_side() {
        let middle = Hex::new(-3, 1);
        for radius in 0..6 {
            let ring: Vec<Hex> = middle.ring(radius).collect();
            assert_eq!(ring.len(), if radius == 0 { 1 } else { 6 * radius as usize });
            assert_eq!(ring.iter().collect::<BTreeSet<_>>().len(), ring.len());
            assert!(ring.iter().all(|&hex| middle.distance(hex) == radius));
            assert!(ring.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
        }
        assert_eq!(Hex::CENTRE.within(4).count(), 61);
    }

    #[test]
    fn directions_go_round_clockwise_on_the_screen() {
        for way in Direction::ALL {
            let ((x, y), (u, v)) = (way.step().place(), way.turned(1).step().place());
            assert!(x * v - y * u > 0, "{way:?} turns right with y downwards");
            assert_eq!(way.step() + way.opposite().step(), Hex::CENTRE);
            assert_eq!(Hex::CENTRE.way(way.step()), Some(way));
            assert_eq!(way.step().rotated(1), way.turned(1).step());
        }
        assert_eq!(Direction::South.step().place(), (0, HEIGHT));
        assert_eq!(Hex::CENTRE.way(Hex::new(1, 1)), None);
    }

    #[test]
    fn neighbours_touch_without_overlapping_in_a_scene() {
        for near in Hex::CENTRE.neighbours() {
            let (x, y) = near.place();
            let squared = x * x + y * y;
            // Two flat-top hexagons touch where their middles are one height apart.
            assert!((squared - HEIGHT * HEIGHT).abs() < 2 * HEIGHT, "{near:?}: {squared}");
        }
    }

    proptest! {
        #[test]
        fn distance_is_a_metric_that_turning_and_moving_keep(a in hex(), b in hex(), c in hex()) {
            prop_assert_eq!(a.distance(b), b.distance(a));
            prop_assert_eq!(a.distance(b) == 0, a == b);
            prop_assert!(a.distance(c) <= a.distance(b) + b.distance(c));
            prop_assert_eq!(a.rotated(1).distance(b.rotated(1)), a.distance(b));
            prop_assert_eq!((a - c).distance(b - c), a.distance(b));
            prop_assert_eq!(a.rotated(6), a);
            prop_assert_eq!(a.rotated(2).rotated(4), a);
        }
    }
}
