//! A match for one person, shortly before its end: what best scores are tested with.

use crate::{
    games::{Deal, every_deal},
    phone::{deal, forward, open, send, set},
    rng,
    stores::{Files, Shelf},
};
use myrmex_core::table::lines::{self, Ending};
use std::sync::OnceLock;

/// The file of the best scores.
pub const SCORES: &str = "scores.jsonl";

/// The match ends within so many answers.
const ANSWERS: usize = 6;

/// The mode for one.
///
/// # Panics
/// If there is none.
pub fn mode() -> Deal {
    every_deal(1).into_iter().find(Deal::is_alone).expect("there is a game for one")
}

/// The files of such a match, a few answers before its end. They may be given otherwise; it ends
/// soon all the same.
pub fn nearly_over() -> &'static Files {
    static FILES: OnceLock<Files> = OnceLock::new();
    FILES.get_or_init(|| {
        let shelf = Shelf::default();
        let mut app = open(shelf.clone(), "en", 1);
        set(&mut app, "confirm", "off");
        let mut screen = deal(&mut app, &mode(), &["person"]);
        let mut rng = rng(1);
        let mut before = Vec::new();
        while let Some(event) = forward(&screen, &mut rng) {
            before.push(shelf.files());
            screen = send(&mut app, event);
        }
        before.swap_remove(before.len().saturating_sub(ANSWERS))
    })
}

/// The scores in a file that must be whole; none if there is no file.
///
/// # Panics
/// If it is damaged.
pub fn scores(file: Option<&[u8]>) -> Vec<serde_json::Value> {
    let Some(bytes) = file else { return Vec::new() };
    let good = lines::read(bytes);
    assert_eq!(good.ending, Ending::Whole, "the scores are whole");
    let objects = good.objects[1..].iter();
    objects.map(|object| serde_json::from_str(object).expect("it is JSON")).collect()
}
