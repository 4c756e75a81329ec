//! Lists with room for all that there is of something, kept in place.
//!
//! A bot that searches copies the table thousands of times, and none of these copies asks for
//! memory.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{Deref, DerefMut},
};

/// A list of at most `N`, written as any other.
///
/// What is too much is left out: a game has no more of it, so only a forged save could.
///
/// ```
/// use myrmex_core::list::List;
/// let mut row: List<u8, 3> = [3, 1].into();
/// row.push(2);
/// row.push(7);
/// row.sort_unstable();
/// assert_eq!(row, [1, 2, 3]);
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct List<T, const N: usize>(ArrayVec<T, N>);

impl<T, const N: usize> List<T, N> {
    /// A list of nothing.
    pub const fn new() -> List<T, N> {
        List(ArrayVec::new_const())
    }

    /// Puts one at the end.
    pub fn push(&mut self, one: T) {
        let _ = self.0.try_push(one);
    }

    /// Puts one before the one at `at`.
    ///
    /// # Panics
    /// If there are fewer than `at`.
    pub fn insert(&mut self, at: usize, one: T) {
        let _ = self.0.try_insert(at, one);
    }

    /// Keeps those that fit.
    pub fn retain(&mut self, mut fits: impl FnMut(&T) -> bool) {
        self.0.retain(|one| fits(one));
    }
}

impl<T: PartialEq, const N: usize> List<T, N> {
    /// Of equals that lie side by side, keeps the first.
    pub fn dedup(&mut self) {
        for at in (1..self.len()).rev() {
            if self[at] == self[at - 1] {
                self.remove(at);
            }
        }
    }
}

/// Its other verbs are those of an [`ArrayVec`].
impl<T, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<T, N>;

    fn deref(&self) -> &ArrayVec<T, N> {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut ArrayVec<T, N> {
        &mut self.0
    }
}

impl<T, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

/// As it would be without the list's name: searches tell events apart by it.
impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: PartialEq, const N: usize, const M: usize> PartialEq<[T; M]> for List<T, N> {
    fn eq(&self, other: &[T; M]) -> bool {
        self[..] == other[..]
    }
}

impl<T, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, more: I) {
        let room = self.0.remaining_capacity();
        self.0.extend(more.into_iter().take(room));
    }
}

impl<T, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> List<T, N> {
        List(all.into_iter().take(N).collect())
    }
}

impl<T, const N: usize, const M: usize> From<[T; M]> for List<T, N> {
    fn from(all: [T; M]) -> List<T, N> {
        all.into_iter().collect()
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = arrayvec::IntoIter<T, N>;

    fn into_iter(self) -> arrayvec::IntoIter<T, N> {
        self.0.into_iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> std::slice::IterMut<'a, T> {
        self.0.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_much_is_left_out() {
        let mut list: List<u8, 3> = (1..=9).collect();
        list.push(4);
        list.insert(0, 4);
        list.extend([4, 5]);
        assert_eq!(list, [1, 2, 3]);
        list.pop();
        list.extend([4, 5]);
        assert_eq!(list, [1, 2, 4]);
    }

    #[test]
    fn it_is_written_and_read_as_any_list_and_not_read_if_too_long() {
        let list: List<u8, 3> = [2, 1].into();
        assert_eq!(serde_json::to_string(&list).expect("it is written"), "[2,1]");
        assert_eq!(format!("{list:?}"), "[2, 1]");
        assert_eq!(serde_json::from_str::<List<u8, 3>>("[2,1]").ok(), Some(list));
        assert!(serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").is_err());
    }

    #[test]
    fn of_equals_side_by_side_one_is_kept() {
        let mut list: List<u8, 8> = [1, 1, 1, 2, 1, 3, 3].into();
        list.dedup();
        assert_eq!(list, [1, 2, 1, 3]);
    }
}
