mod examples;
mod playing;
mod setting_up;
mod slow;
mod tunnelling;

use super::*;
use crate::testing::check_game;

#[test]
fn every_position_of_every_board_keeps_the_promises_of_a_game() {
    let coverage = check_game::<Fourmis>(1);
    assert!(coverage.refusals > coverage.matches);
}

/// FM-61 is watched at every position of every check; the watch itself must bark.
#[test]
fn a_shared_hex_and_a_colony_cut_off_are_noticed() {
    use crate::testing::Secrets;
    let mut game = meadow_of_twigs(2, &[]);
    play(&mut game, 0, "track h5 h4");
    assert_eq!(game.invariant(), Ok(()));
    let mut shared = game;
    shared.meadow.reached[1] = shared.meadow.reached[0];
    assert!(shared.invariant().is_err_and(|fault| fault.starts_with("FM-61")));
    let mut cut = game;
    cut.meadow.reached[0] = cut.meadow.reached[0].with(cell("e5"));
    assert!(cut.invariant().is_err_and(|fault| fault.starts_with("FM-61")));
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell of the board")
}

fn rules(players: u8, options: &[(&str, &str)]) -> Rules {
    let chosen = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Fourmis::options(players, &chosen).expect("options on offer")
}

fn dealt(players: u8, options: &[(&str, &str)], seed: u64) -> Fourmis {
    Fourmis::new(&rules(players, options), Chance::new(seed), &mut Vec::new())
}

/// A board with a twig everywhere, and colonies in the first anthills: h5, e8, b5 …
fn meadow_of_twigs(players: u8, options: &[(&str, &str)]) -> Fourmis {
    let ground = (Cells::ALL - hill_cells()).iter().map(|cell| (cell, Kind::Twig)).collect();
    let mut meadow = Meadow::new(rules(players, options), ground, Cells::NONE, Seat(0));
    for (seat, hill) in meadow.seats().zip(Hill::ALL) {
        meadow.hills[seat.index()] = Some(hill);
    }
    Fourmis { meadow, surprises: Ground::default() }
}

fn put(game: &mut Fourmis, at: &str, kind: Kind) {
    game.meadow.ground.take(cell(at));
    game.meadow.ground.lay(cell(at), kind);
}

fn hide(game: &mut Fourmis, at: &str, kind: Kind) {
    game.meadow.ground.take(cell(at));
    game.meadow.hidden = game.meadow.hidden.with(cell(at));
    game.surprises.lay(cell(at), kind);
}

fn attempt(game: &mut Fourmis, seat: u8, action: &str) -> Result<Effect, Refusal> {
    let action = action.parse().expect("an action");
    game.apply(Seat(seat), action, Chance::new(0), &mut Vec::new())
}

fn play(game: &mut Fourmis, seat: u8, action: &str) -> Effect {
    attempt(game, seat, action).expect("a legal action")
}

/// Plays without asking whose turn it is: for examples that show one colony alone.
fn play_alone(game: &mut Fourmis, seat: u8, action: &str) {
    game.meadow.turn = Seat(seat);
    play(game, seat, action);
}

fn clause(game: &mut Fourmis, seat: u8, action: &str) -> &'static str {
    let before = *game;
    let refusal = attempt(game, seat, action).expect_err("it is forbidden");
    assert_eq!(*game, before);
    refusal.clause
}

fn actions(game: &Fourmis, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(Seat(seat), &mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn score(game: &Fourmis, seat: u8) -> i32 {
    game.scores()[seat as usize]
}
