//! The games: rules only. No pixel, no language, no file is mentioned here.

pub mod fable;
pub mod fourmidable;
pub mod fourmis;
pub mod gringrins;
mod words;
