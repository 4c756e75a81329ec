//! The checks every game must pass, whatever its rules.

use super::Secrets;
use crate::{
    chance::{Chance, Rng},
    game::{Choices, Effect, Game, Seat, Told},
    table::{FORMAT, Header, Kind, Log, Player, Record, Table, Writer},
    text::Name,
};
use rand::{RngExt, SeedableRng};

/// What a check has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Matches played to the end.
    pub matches: usize,
    /// Positions looked at.
    pub states: usize,
    /// Actions that were refused, each with its clause.
    pub refusals: usize,
}

/// All ways to set a game up for so many players.
pub fn every_choice<G: Game>(players: u8) -> Vec<Choices> {
    let mut done = Vec::new();
    let mut open = vec![Choices::new()];
    while let Some(chosen) = open.pop() {
        let offered = G::offered(players, &chosen);
        match offered.iter().find(|spec| !chosen.contains_key(spec.id)) {
            None => done.push(chosen),
            Some(spec) => {
                for value in spec.values.iter().rev() {
                    let mut next = chosen.clone();
                    next.insert(spec.id.to_owned(), (*value).to_owned());
                    open.push(next);
                }
            }
        }
    }
    done
}

/// Plays `matches` random matches of every set-up and checks every position of them.
///
/// # Panics
/// If the game breaks a promise of [`Game`].
pub fn check_game<G: Secrets>(matches: u64) -> Coverage {
    check_some::<G>(matches, 1, |_| true)
}

/// The same for a game of long matches: of the set-ups those that `of` says, and of their
/// positions one in `stride`.
///
/// # Panics
/// If the game breaks a promise of [`Game`].
pub fn check_some<G: Secrets>(
    matches: u64,
    stride: usize,
    of: impl Fn(&Choices) -> bool,
) -> Coverage {
    let mut coverage = Coverage::default();
    for players in G::PLAYERS {
        for choices in every_choice::<G>(players).into_iter().filter(|choices| of(choices)) {
            for seed in 0..matches {
                check_match::<G>(players, &choices, seed, stride, &mut coverage);
            }
        }
    }
    coverage
}

fn check_match<G: Secrets>(
    players: u8,
    choices: &Choices,
    seed: u64,
    stride: usize,
    coverage: &mut Coverage,
) {
    let options = G::options(players, choices).expect("an option on offer is taken");
    let chance = Chance::new(seed);
    let mut rng = Rng::seed_from_u64(seed);
    let mut state = G::new(&options, chance, &mut Vec::new());
    let mut played = Vec::new();
    while !state.actors().is_empty() {
        if played.len() % stride == seed as usize % stride {
            check_state(&state, chance, &mut rng, coverage);
        }
        let (seat, actions) = someone(&state, &mut rng);
        let action = actions[rng.random_range(0..actions.len())];
        let effect = state.apply(seat, action, chance, &mut Vec::new());
        effect.expect("a legal action is accepted");
        played.push((seat, action));
        assert!(played.len() < 100_000, "a match ends");
    }
    check_state(&state, chance, &mut rng, coverage);
    let outcome = state.outcome().expect("over: it has an outcome");
    assert_eq!(outcome.scores.len(), players as usize);
    assert_eq!(outcome.ranks.len(), players as usize);
    assert!(outcome.winners.iter().all(|seat| outcome.ranks[seat.index()] == 1));
    check_files::<G>(players, choices, seed, &played, &state);
    coverage.matches += 1;
}

/// One of those who are asked, or now and then somebody who may act without being asked.
fn someone<G: Game>(state: &G, rng: &mut Rng) -> (Seat, Vec<G::Action>) {
    let mut actions = Vec::new();
    let seat = Seat(rng.random_range(0..state.players()));
    state.interrupts(seat, &mut actions);
    if !actions.is_empty() {
        return (seat, actions);
    }
    let actors: Vec<Seat> = state.actors().iter().collect();
    let seat = actors[rng.random_range(0..actors.len())];
    state.actions(seat, &mut actions);
    (seat, actions)
}

fn check_state<G: Secrets>(state: &G, chance: Chance, rng: &mut Rng, coverage: &mut Coverage) {
    coverage.states += 1;
    assert_eq!(state.invariant(), Ok(()));
    assert_eq!(state.actors().is_empty(), state.outcome().is_some());
    assert_eq!(state.scores().len(), state.players() as usize);

    let json = serde_json::to_string(state).expect("a state can be written");
    assert_eq!(*state, serde_json::from_str(&json).expect("a state can be read"));
    assert_eq!(*state, state.clone());

    for seat in (0..state.players()).map(Seat) {
        let view = state.view(Some(seat));
        let world = G::sample(&view, rng);
        assert_eq!(world.view(Some(seat)), view, "a sampled world fits the view");
        assert_eq!(world.invariant(), Ok(()));
        check_actions(state, seat, chance, rng, coverage);
    }
    let open = state.view(None);
    assert_eq!(G::sample(&open, rng).view(None), open);
}

fn check_actions<G: Secrets>(
    state: &G,
    seat: Seat,
    chance: Chance,
    rng: &mut Rng,
    coverage: &mut Coverage,
) {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    assert_eq!(state.actors().contains(seat), !actions.is_empty(), "whoever is asked can answer");
    let mut interrupts = Vec::new();
    state.interrupts(seat, &mut interrupts);
    assert!(actions.is_empty() || interrupts.is_empty(), "whoever is asked need not interrupt");
    assert!(actions.is_sorted_by(|a, b| a < b), "sorted, each once");
    assert!(interrupts.is_sorted_by(|a, b| a < b), "sorted, each once");
    for &action in actions.iter().chain(&interrupts) {
        assert_eq!(action.to_string().parse(), Ok(action), "an action's text says it all");
        let mut next = state.clone();
        let effect = next.apply(seat, action, chance, &mut Vec::new()).expect("it is legal");
        if effect == Effect::Quiet {
            // Whatever the secrets are, a quiet action leads to the same sight: it told nothing.
            let mut world = G::sample(&state.view(Some(seat)), rng);
            let same = world.apply(seat, action, chance, &mut Vec::new());
            assert_eq!(same, Ok(Effect::Quiet));
            assert_eq!(world.view(Some(seat)), next.view(Some(seat)));
        }
    }
    for probe in G::probes() {
        if actions.contains(&probe) || interrupts.contains(&probe) {
            continue;
        }
        let mut next = state.clone();
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let refusal = next.apply(seat, probe, chance, &mut told).expect_err("it is not legal");
        assert!(is_clause(refusal.clause), "{refusal:?} names its clause");
        assert!(told.is_empty(), "a refused action tells nothing");
        assert_eq!(next, *state, "a refused action changes nothing");
        coverage.refusals += 1;
    }
}

fn is_clause(clause: &str) -> bool {
    let (letters, number) = clause.split_once('-').unwrap_or_default();
    letters.len() == 2 && number.parse::<u16>().is_ok()
}

/// The same match through a table, its log and its record.
fn check_files<G: Secrets>(
    players: u8,
    choices: &Choices,
    seed: u64,
    played: &[(Seat, G::Action)],
    end: &G,
) {
    let header = header::<G>(players, choices, seed);
    let (mut writer, mut file) = Writer::begin(&header);
    let mut table = Table::<G>::new(header).expect("it can be dealt again");
    for &(seat, action) in played {
        let considered = table.consider(seat, &[action]).expect("it was legal before");
        let (next, lines) = writer.lines(&considered.entries());
        (writer, file) = (next, file + &lines);
        table.accept(considered);
    }
    assert_eq!(table.state(), end, "a table plays as the game does");
    assert_eq!(writer.bytes, file.len());
    let log = Log::read(file.as_bytes()).expect("the log can be read");
    let again = log.replay::<G>().expect("the log can be replayed");
    assert_eq!(again.state(), end, "a replay gives the same match");
    let record = Record::of(&table, 0).expect("a finished match has a record");
    let replayed = Record::replay::<G>(record.as_str().as_bytes()).expect("a record replays");
    assert_eq!(replayed.state(), end);
}

/// A header for a match of people called A, B, C …
pub fn header<G: Game>(players: u8, choices: &Choices, seed: u64) -> Header {
    let player = |seat: u8| Player {
        name: Name::new(&char::from(b'A' + seat).to_string()).expect("a letter is a name"),
        mark: crate::scene::Mark::ALL[seat as usize],
        kind: Kind::Person,
    };
    Header {
        format: FORMAT,
        game: G::ID.to_owned(),
        revision: G::REVISION,
        data: crate::game::data_digest::<G>(),
        options: choices.clone(),
        players: (0..players).map(player).collect(),
        seed,
        started: 0,
        base: None,
    }
}
