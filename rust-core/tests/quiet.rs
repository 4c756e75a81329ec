//! A search leaves the memory alone once it has set aside what it needs.

use myrmex_core::{
    bots::search::{Search, Searched},
    chance::{Chance, Rng},
    game::Choices,
    games::{fourmis::Fourmis, gringrins::Gringrins},
};
use rand::SeedableRng;
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

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

/// How often a search asks for memory after its first iterations.
fn taken<G: Searched>(players: u8, options: &[(&str, &str)]) -> u64 {
    let words = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned()));
    let options = G::options(players, &words.collect::<Choices>()).expect("on offer");
    let state = G::new(&options, Chance::new(1), &mut Vec::new());
    let seat = state.actors().first().expect("somebody begins");
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let view = state.view(Some(seat));
    let mut search = Search::<G>::new(view, &actions, seat, 2000, Rng::seed_from_u64(1));
    search.step(200);
    let before = TAKEN.with(Cell::get);
    search.step(800);
    TAKEN.with(Cell::get) - before
}

#[test]
fn iterations_take_no_memory_where_the_game_takes_none() {
    let counted = TAKEN.with(Cell::get);
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(TAKEN.with(Cell::get), counted + 1, "it is counted");
    assert_eq!(taken::<Fourmis>(2, &[("mode", "prairie")]), 0);
    assert_eq!(taken::<Fourmis>(4, &[("mode", "ponds")]), 0);
    assert_eq!(taken::<Gringrins>(4, &[("variant", "ten")]), 0);
}
