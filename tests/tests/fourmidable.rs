//! Fourmidable among bots: how long it lasts, that it ends, and who is asked in secret.

use myrmex_core::{
    bots::Level,
    game::{Choices, Game},
    games::fourmidable::{Ending, Fourmidable, Phase},
    table::{Kind, Table},
    testing::header,
};
use myrmex_tests::amount;
use std::collections::BTreeMap;

fn seated(mode: &str, players: u8, seed: u64) -> Table<Fourmidable> {
    let choices = Choices::from([("mode".to_owned(), mode.to_owned())]);
    let mut header = header::<Fourmidable>(players, &choices, seed);
    header.players.iter_mut().for_each(|player| player.kind = Kind::Bot(Level::Steady));
    Table::new(header).expect("the options are on offer")
}

/// Matches of steady bots end, after about as many rounds as they should.
fn check(mode: &str, expected: f64) {
    for players in 2..=6 {
        let mut rounds = Vec::new();
        let mut endings: BTreeMap<String, usize> = BTreeMap::new();
        for seed in 0..amount(100, 1000) as u64 {
            let mut table = seated(mode, players, seed);
            table.play_bots().expect("bots play by the rules");
            assert!(table.state().outcome().is_some(), "{mode} {players} {seed}: it ends");
            let open = table.state().view(None).open;
            rounds.push(open.round);
            *endings.entry(format!("{:?}", open.ending)).or_default() += 1;
        }
        rounds.sort_unstable();
        let (median, longest) = (rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
        println!("{mode}, {players} players: median {median}, longest {longest}, {endings:?}");
        let off = (f64::from(median) - expected).abs() / expected;
        assert!(off <= 0.3, "{mode}, {players} players: {median} rounds, expected {expected}");
        assert!(longest < 60, "no match drags on");
        let played_out = endings.get(&format!("{:?}", Some(Ending::Objectives))).copied();
        assert!(played_out > Some(rounds.len() / 2), "most end by their objectives");
    }
}

#[test]
fn child_lasts_as_long_as_it_should() {
    check("child", 4.5);
}

#[test]
fn apprentice_lasts_as_long_as_it_should() {
    check("apprentice", 5.5);
}

#[test]
fn intermediate_lasts_as_long_as_apprentice() {
    check("intermediate", 5.5);
}

#[test]
fn expert_lasts_as_long_as_it_should() {
    check("expert", 6.0);
}

/// FD-22
#[test]
fn a_child_round_of_six_asks_nothing_in_secret() {
    let mut table = seated("child", 6, 1);
    let mut rounds = 0;
    while let Some(seat) = table.actors().first() {
        let open = table.state().view(None).open;
        rounds = open.round;
        if open.phase != Phase::Last {
            assert!(!table.state().asks_secretly(seat), "{:?}", open.phase);
        }
        let action = table.bot_action(seat, Level::Steady).expect("somebody is asked");
        let considered = table.consider(seat, &[action]).expect("bots play by the rules");
        table.accept(considered);
    }
    assert!(rounds > 2);
}
