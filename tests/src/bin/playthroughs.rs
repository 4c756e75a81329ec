//! Writes the golden playthroughs anew.

use myrmex_tests::playthrough::{all, folder};
use std::{fs, io};

fn main() -> io::Result<()> {
    let folder = folder();
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(&folder)? {
        fs::remove_file(entry?.path())?;
    }
    for (name, text) in all() {
        fs::write(folder.join(&name), text)?;
        println!("{name}");
    }
    Ok(())
}
