//! The games: rules only. No pixel, no language, no file is mentioned here.

pub mod fable;
pub mod fourmis;
pub mod gringrins;
