//! Myrmex: four ant games for one phone, passed round the table.
//!
//! The core plays the games, decides what each person may see and do, and describes the
//! screen. A shell draws a [`Screen`](app::Screen) and reports an [`Event`](app::Event);
//! it decides nothing.
//!
//! Dependencies point one way: `app` → `scene` → `table` → `games`, `bots` → [`game`].

#![forbid(unsafe_code)]

pub mod app;
pub mod bots;
pub mod chance;
pub mod game;
pub mod games;
pub mod hex;
pub mod list;
pub mod scene;
pub mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod text;

#[cfg(feature = "uniffi")]
uniffi::setup_scaffolding!();
