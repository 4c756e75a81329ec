//! What the core costs: random play, a tap, opening a long save.
//!
//! `cargo bench --package myrmex-core --features testing`

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use myrmex_core::{
    app::{App, Event, Place, Screen, Seeds, store::MemoryStore, store::Store},
    bots::{
        Level,
        search::{Search, Searched},
    },
    chance::{Chance, Rng},
    game::{Choices, Game},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
    table::{Kind, Table, Writer},
    testing,
};
use rand::{RngExt, SeedableRng};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

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
    for level in ["child", "expert"] {
        let mode = Choices::from([("mode".to_owned(), level.to_owned())]);
        playouts::<Fourmidable>(criterion, 4, &mode);
    }
}

/// Iterations of a search in the middle of a match between steady bots.
fn iterations<G: Searched>(criterion: &mut Criterion, players: u8, mode: (&str, &str)) {
    const ITERATIONS: u32 = 40;
    let choices = Choices::from([(mode.0.to_owned(), mode.1.to_owned())]);
    let options = G::options(players, &choices).expect("an option on offer");
    let chance = Chance::new(1);
    let mut rng = Rng::seed_from_u64(1);
    let mut state = G::new(&options, chance, &mut Vec::new());
    let mut deep = Vec::new();
    while let Some(seat) = state.actors().first() {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        let view = state.view(Some(seat));
        if actions.len() > 1 && G::is_deep(&view) {
            deep.push((seat, view.clone(), actions.clone()));
        }
        let action = G::choose(&view, &actions, Level::Steady, &mut rng);
        state.apply(seat, action, chance, &mut Vec::new()).expect("it is legal");
    }
    let (seat, view, actions) = &deep[deep.len() / 2];
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    group.bench_function(format!("{} {}, {players} players", G::ID, mode.1), |bencher| {
        let begin = || {
            let rng = Rng::seed_from_u64(1);
            Search::<G>::new(view.clone(), actions, *seat, ITERATIONS, rng)
        };
        bencher.iter_batched_ref(begin, |search| search.step(ITERATIONS), BatchSize::SmallInput);
    });
    group.finish();
}

fn searches(criterion: &mut Criterion) {
    iterations::<Gringrins>(criterion, 4, ("variant", "ten"));
    iterations::<Fable>(criterion, 4, ("mode", "winter"));
    iterations::<Fourmis>(criterion, 2, ("mode", "prairie"));
    iterations::<Fourmis>(criterion, 6, ("mode", "ponds"));
    iterations::<Fourmidable>(criterion, 2, ("mode", "child"));
    iterations::<Fourmidable>(criterion, 4, ("mode", "expert"));
    iterations::<Fourmidable>(criterion, 6, ("mode", "expert"));
    iterations::<Fourmidable>(criterion, 1, ("mode", "solo"));
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

/// A tap of six experts in the middle of their match: an ant is on its way.
fn at_a_full_table() -> (App, Event) {
    let store = Box::new(MemoryStore::default());
    let mut app = App::open(store, Seeds::From(1), "fr", 0, 0);
    press(&mut app, "new fourmidable");
    while app.screen().buttons().iter().filter(|button| button.id.ends_with(" mark")).count() < 6 {
        press(&mut app, "add");
    }
    for seat in 0..6 {
        press(&mut app, &format!("seat {seat} kind person"));
    }
    press(&mut app, "option mode expert");
    press(&mut app, "deal");
    let mut rng = Rng::seed_from_u64(1);
    for step in 0.. {
        let screen = app.screen();
        let walk = screen.areas().iter().flat_map(|area| &area.pieces).find_map(|piece| {
            let target = piece.target.as_ref().filter(|_| piece.tappable)?;
            target.starts_with("walk ").then(|| Event::Tap { target: target.clone() })
        });
        match walk {
            Some(walk) if step > 2000 => return (app, walk),
            _ => app.send(any_way_on(&screen, &mut rng)).expect("the match goes on"),
        };
    }
    unreachable!("an ant moves sooner or later")
}

/// Presses what goes on, or taps something that glows.
fn any_way_on(screen: &Screen, rng: &mut Rng) -> Event {
    let ready = |id: &&str| {
        let buttons = screen.buttons();
        buttons.into_iter().any(|button| button.id == **id && button.disabled.is_none())
    };
    if let Some(id) = ["here", "continue", "recap", "done"].into_iter().find(ready) {
        return Event::Press { id: id.to_owned() };
    }
    let pieces = screen.areas().iter().flat_map(|area| &area.pieces);
    let lit: Vec<&String> =
        pieces.filter(|piece| piece.tappable).filter_map(|piece| piece.target.as_ref()).collect();
    match lit.is_empty() {
        true => Event::Press { id: "close".to_owned() },
        false => Event::Tap { target: lit[rng.random_range(0..lit.len())].clone() },
    }
}

/// The median and the 99th of a hundred, which criterion does not print.
fn spread(name: &str, mut run: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..1000).map(|_| run()).collect();
    times.sort_unstable();
    let (median, high) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    println!("{name}: median {median:?}, p99 {high:?}");
    median
}

fn a_full_table(_criterion: &mut Criterion) {
    let (app, tap) = at_a_full_table();
    let copy = || app.copy().expect("a store in memory");
    let armed = copy().send(tap.clone()).expect("a way");
    let json = serde_json::to_string(&armed).expect("a screen can be written");
    println!("six experts, a screen of {} bytes", json.len());
    let timed = |app: &mut App, event: Event| {
        let start = Instant::now();
        let screen = app.send(event).expect("it fits");
        let time = start.elapsed();
        black_box(screen);
        time
    };
    let show = spread("send + screen, a way is shown", || timed(&mut copy(), tap.clone()));
    let done = spread("send + screen, the ant goes there", || {
        let mut app = copy();
        app.send(tap.clone()).expect("a way");
        timed(&mut app, Event::Press { id: "done".to_owned() })
    });
    let written = spread("the same screen to JSON, for comparison", || {
        let start = Instant::now();
        black_box(serde_json::to_string(&armed).expect("a screen can be written"));
        start.elapsed()
    });
    let times = |time: Duration| time.as_secs_f64() / written.as_secs_f64();
    println!("shown: {:.1} times its JSON; gone: {:.1} times", times(show), times(done));
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
    targets = a_full_table, random_play, searches, a_tap, a_load
}
criterion_main!(benches);
