//! A search leaves the memory alone once it has set aside what it needs.

use myrmex_core::{
    bots::{
        Level,
        search::{Search, Searched},
    },
    chance::{Chance, Rng},
    game::Choices,
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
};
use rand::SeedableRng;
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// So many positions of a match are searched from.
const POSITIONS: usize = 4;
/// Iterations in which memory may be taken.
const FIRST: u32 = 20;
/// Iterations after those.
const MORE: u32 = 100;

thread_local! {
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

/// The system's memory, counting how often each thread asks for some.
struct Counting;

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        TAKEN.with(|taken| taken.set(taken.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often searches all through a match between steady bots ask for memory after their first
/// iterations.
fn taken<G: Searched>(players: u8, mode: (&str, &str)) -> u64 {
    let choices = Choices::from([(mode.0.to_owned(), mode.1.to_owned())]);
    let options = G::options(players, &choices).expect("on offer");
    let chance = Chance::new(1);
    let mut rng = Rng::seed_from_u64(1);
    let mut state = G::new(&options, chance, &mut Vec::new());
    let (mut deep, mut others) = (Vec::new(), Vec::new());
    while let Some(seat) = state.actors().first() {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let view = state.view(Some(seat));
        let action = G::choose(&view, &actions, Level::Steady, &mut rng);
        if actions.len() > 1 {
            let positions = if G::is_deep(&view) { &mut deep } else { &mut others };
            positions.push((seat, view, actions));
        }
        state.apply(seat, action, chance, &mut Vec::new()).expect("it is legal");
    }
    // Nothing is searched in Autumn, but everything could be.
    let positions = if deep.is_empty() { others } else { deep };
    let each = positions.len().div_ceil(POSITIONS);
    let searches = positions.into_iter().step_by(each).map(|(seat, view, actions)| {
        let rng = Rng::seed_from_u64(1);
        let mut search = Search::<G>::new(view, &actions, seat, G::BUDGET, rng);
        search.step(FIRST);
        let before = TAKEN.with(Cell::get);
        search.step(MORE);
        TAKEN.with(Cell::get) - before
    });
    searches.sum()
}

#[test]
fn iterations_take_no_memory() {
    let counted = TAKEN.with(Cell::get);
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(TAKEN.with(Cell::get), counted + 1, "it is counted");
    assert_eq!(taken::<Gringrins>(4, ("variant", "ten")), 0);
    assert_eq!(taken::<Fourmis>(2, ("mode", "prairie")), 0);
    assert_eq!(taken::<Fourmis>(4, ("mode", "ponds")), 0);
    for players in 2..=4 {
        for mode in ["autumn", "open", "winter", "powers"] {
            assert_eq!(taken::<Fable>(players, ("mode", mode)), 0, "{mode}, {players} players");
        }
        for mode in ["child", "apprentice", "intermediate", "expert"] {
            let taken = taken::<Fourmidable>(players, ("mode", mode));
            assert_eq!(taken, 0, "{mode}, {players} players");
        }
    }
    assert_eq!(taken::<Fourmidable>(1, ("mode", "solo")), 0);
}
