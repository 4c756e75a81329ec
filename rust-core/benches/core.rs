//! What the core costs: random play, a tap, opening a long save.
//!
//! `cargo bench --package myrmex-core --features testing`

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use myrmex_core::{
    app::{App, Event, Place, Seeds, store::MemoryStore, store::Store},
    bots::Level,
    chance::{Chance, Rng},
    game::{Choices, Game},
    games::{fourmis::Fourmis, gringrins::Gringrins},
    table::{Kind, Table, Writer},
    testing,
};
use rand::{RngExt, SeedableRng};
use std::hint::black_box;

/// Plays one random match through the trait; returns how many actions it took.
fn playout<G: Game>(options: &G::Options, seed: u64, actions: &mut Vec<G::Action>) -> u64 {
    let chance = Chance::new(seed);
    let mut rng = Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    let mut state = G::new(options, chance, &mut events);
    let mut played = 0;
    while let Some(seat) = state.actors().first() {
        actions.clear();
        state.actions(seat, actions);
        let action = actions[rng.random_range(0..actions.len())];
        events.clear();
        state.apply(seat, action, chance, &mut events).expect("it is legal");
        played += 1;
    }
    played
}

fn playouts<G: Game>(criterion: &mut Criterion, players: u8, choices: &Choices) {
    let options = G::options(players, choices).expect("an option on offer");
    let mut actions = Vec::new();
    let matches = 200;
    let played: u64 = (0..matches).map(|seed| playout::<G>(&options, seed, &mut actions)).sum();
    let mut group = criterion.benchmark_group("random play");
    group.throughput(Throughput::Elements(played));
    group.bench_function(format!("{}, {players} players, {matches} matches", G::ID), |bencher| {
        bencher.iter(|| {
            for seed in 0..matches {
                black_box(playout::<G>(&options, seed, &mut actions));
            }
        });
    });
    group.finish();
}

fn random_play(criterion: &mut Criterion) {
    let closest = Choices::from([("variant".to_owned(), "ten".to_owned())]);
    for players in 2..=4 {
        playouts::<Gringrins>(criterion, players, &closest);
    }
    let ponds = Choices::from([("mode".to_owned(), "ponds".to_owned())]);
    for players in [2, 4, 6] {
        playouts::<Fourmis>(criterion, players, &ponds);
    }
}

fn press(app: &mut App, id: &str) {
    app.send(Event::Press { id: id.to_owned() }).expect("the button is there");
}

/// Two people, a hand open, a card to choose.
fn at_a_hand() -> App {
    let store = Box::new(MemoryStore::default());
    let mut app = App::open(store, Seeds::From(1), "fr", 0, 0);
    for id in ["new gringrins", "option bets closed", "deal", "here"] {
        press(&mut app, id);
    }
    app
}

fn a_tap(criterion: &mut Criterion) {
    let app = at_a_hand();
    let screen = app.screen();
    let json = serde_json::to_string(&screen).expect("a screen can be written");
    let mut group = criterion.benchmark_group(format!("a tap, screen of {} bytes", json.len()));
    group.bench_function("send + screen", |bencher| {
        let target = || Event::Tap { target: "bet 2".to_owned() };
        bencher.iter_batched(
            || app.copy().expect("a store in memory"),
            |mut app| app.send(target()).expect("a bet"),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("screen alone", |bencher| bencher.iter(|| app.screen()));
    group.bench_function("the same screen to JSON, for comparison", |bencher| {
        bencher.iter(|| serde_json::to_string(&screen).expect("a screen can be written"));
    });
    group.finish();
}

/// A save with exactly 1,000 actions: ten games of *the bet* in which nobody is put out.
fn long_save() -> String {
    let choices = Choices::from(
        [("variant", "bet"), ("games", "10")].map(|(id, value)| (id.to_owned(), value.to_owned())),
    );
    for seed in 0.. {
        let mut header = testing::header::<Gringrins>(4, &choices, seed);
        header.players.iter_mut().for_each(|player| player.kind = Kind::Bot(Level::Steady));
        let mut table = Table::<Gringrins>::new(header.clone()).expect("it can be dealt");
        table.play_bots().expect("bots play by the rules");
        if table.moves().len() == 1000 {
            header.players.iter_mut().for_each(|player| player.kind = Kind::Person);
            let (writer, mut file) = Writer::begin(&header);
            let mut again = Table::<Gringrins>::new(header).expect("it can be dealt");
            let mut writer = writer;
            // All but the last action: a finished match would become a record.
            for step in &table.moves()[..999] {
                let considered = again.consider(step.seat, &[step.action]).expect("as before");
                let (next, lines) = writer.lines(&considered.entries());
                (writer, file) = (next, file + &lines);
                again.accept(considered);
            }
            return file;
        }
    }
    unreachable!("some seed gives it")
}

fn a_load(criterion: &mut Criterion) {
    let mut store = MemoryStore::default();
    let file = long_save();
    store.write("00000001.log", file.as_bytes()).expect("memory is never full");
    let mut group = criterion.benchmark_group("open");
    group.bench_function(format!("a save of 999 actions, {} bytes", file.len()), |bencher| {
        bencher.iter_batched(
            || App::open(Box::new(store.clone()), Seeds::From(1), "en", 0, 0),
            |mut app| {
                press(&mut app, "resume 00000001");
                assert!(matches!(app.screen().place, Place::Handover { .. }));
            },
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = random_play, a_tap, a_load
}
criterion_main!(benches);
