//! The golden playthroughs: one match of every game, mode and number of players, as text.

use myrmex_tests::{
    games::every_deal,
    playthrough::{REGENERATE, all, folder},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    sync::LazyLock,
};

/// The matches as they are played now.
static PLAYED: LazyLock<BTreeMap<String, String>> = LazyLock::new(all);

fn on_disk() -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn every_mode_and_number_of_players_has_a_playthrough_and_there_is_no_other() {
    let expected: BTreeSet<String> =
        every_deal(1).iter().map(|deal| format!("{}.txt", deal.name())).collect();
    assert_eq!(expected.len(), every_deal(1).len(), "two modes share a name");
    assert_eq!(on_disk(), expected, "run: {REGENERATE}");
}

#[test]
fn every_match_is_played_as_its_playthrough_says() {
    for (name, now) in &*PLAYED {
        let Ok(golden) = fs::read_to_string(folder().join(name)) else {
            panic!("{name} is missing; run: {REGENERATE}")
        };
        let differs = golden.lines().zip(now.lines()).position(|(one, other)| one != other);
        if let Some(line) = differs {
            let read = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
            panic!(
                "{name}, line {}:\n  was {}\n  is  {}\nIf it is meant to be, run: {REGENERATE}",
                line + 1,
                read(&golden),
                read(now)
            );
        }
        assert_eq!(&golden, now, "{name} goes on differently; run: {REGENERATE}");
    }
}

#[test]
fn a_playthrough_shows_a_hand_to_its_owner_alone() {
    for (name, text) in &*PLAYED {
        let open_table = text.lines().filter(|line| line.starts_with("   "));
        for line in open_table {
            assert!(!line.contains('🔒'), "{name}: {line}");
        }
        assert!(text.contains("\n= "), "{name} has an end");
    }
}
