//! La Cigale & la Fourmi (2015) among bots: how long it lasts, and that it ends.

use myrmex_core::{
    bots::Level,
    game::{Choices, Game},
    games::fable::Fable,
    table::{Kind, Table},
    testing::header,
};
use myrmex_tests::amount;

/// The rounds of so many matches of steady bots, sorted.
fn rounds(mode: &str, players: u8, matches: u64) -> Vec<u16> {
    let choices = Choices::from([("mode".to_owned(), mode.to_owned())]);
    let mut rounds: Vec<u16> = (0..matches)
        .map(|seed| {
            let mut header = header::<Fable>(players, &choices, seed);
            header.players.iter_mut().for_each(|player| player.kind = Kind::Bot(Level::Steady));
            let mut table = Table::<Fable>::new(header).expect("the options are on offer");
            table.play_bots().expect("bots play by the rules");
            assert!(table.state().outcome().is_some(), "{mode} {players} {seed}: it ends");
            table.state().view(None).open.round
        })
        .collect();
    rounds.sort_unstable();
    rounds
}

fn check(mode: &str, medians: [u16; 3]) {
    for (players, expected) in (2..=4).zip(medians) {
        let rounds = rounds(mode, players, amount(100, 10_000) as u64);
        let (median, longest) = (rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
        println!("{mode}, {players} players: median {median} rounds, longest {longest}");
        let off = 100 * i32::from(median.abs_diff(expected)) / i32::from(expected);
        assert!(off <= 30, "{mode}, {players} players: {median} rounds, expected {expected}");
        assert!(longest < 200, "no match drags on");
    }
}

#[test]
fn autumn_lasts_as_long_as_it_should() {
    check("autumn", [10, 14, 17]);
}

#[test]
fn autumn_with_open_insects_lasts_as_long() {
    check("open", [10, 14, 17]);
}

#[test]
fn winter_lasts_as_long_as_it_should() {
    check("winter", [11, 16, 21]);
}

#[test]
fn powers_make_winter_no_longer_than_winter() {
    check("powers", [11, 16, 21]);
}
