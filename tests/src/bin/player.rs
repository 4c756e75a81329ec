//! Plays matches on a directory until it is killed, and says what it is sure of.
//!
//! For each answer of the app it writes the check of the match's state, and each file's name,
//! length and check; after the screen came back, so all it speaks of must survive a crash.

use myrmex_core::app::{Event, Place, store::DirStore};
use myrmex_tests::{
    games::played_deals,
    phone::{deal, forward, kinds, open, press},
    rng,
};
use rand::{RngExt, seq::IndexedRandom};
use std::{
    error::Error,
    fs,
    io::{self, Write},
    path::Path,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = args.next().ok_or("player DIRECTORY SEED")?;
    let seed: u64 = args.next().ok_or("player DIRECTORY SEED")?.parse()?;
    let mut app = open(DirStore::open(&dir)?, "en", seed);
    let mut rng = rng(seed);
    let mut out = io::stdout().lock();
    let home = app.screen();
    let begun = home.buttons().into_iter().find(|button| button.id.starts_with("resume"));
    match begun.map(|button| button.id.clone()) {
        Some(id) => press(&mut app, &id),
        None => {
            let deals = played_deals(1);
            let mode = deals.choose(&mut rng).ok_or("there are games")?;
            deal(&mut app, mode, &kinds(mode.players, (seed % 2) as u8))
        }
    };
    loop {
        acknowledge(&dir, app.state_json().as_deref(), &mut out)?;
        let screen = app.screen();
        let undo = screen.buttons().into_iter().find(|button| button.id == "undo").cloned();
        let event = match forward(&screen, &mut rng) {
            _ if undo.is_some_and(|undo| undo.disabled.is_none()) && rng.random_ratio(1, 8) => {
                Event::Press { id: "undo".to_owned() }
            }
            Some(event) => event,
            None if matches!(screen.place, Place::Result { .. }) => return Ok(()),
            None => return Err("there is no way on".into()),
        };
        app.send(event)?;
    }
}

/// Says what is sure, and ends with a full stop.
fn acknowledge(dir: &str, state: Option<&str>, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    writeln!(out, "state {}", crc32fast::hash(state.unwrap_or_default().as_bytes()))?;
    for entry in fs::read_dir(Path::new(dir))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".log") || name.ends_with(".record") {
            let bytes = fs::read(Path::new(dir).join(&name))?;
            writeln!(out, "{name} {} {}", bytes.len(), crc32fast::hash(&bytes))?;
        }
    }
    writeln!(out, ".")?;
    Ok(out.flush()?)
}
