//! A finished match of any game, to be watched step by step.

use super::matches::stage;
use crate::{
    game::{Audience, Seats},
    scene::{Line, Piece, Scene, Stage, Staged},
    table::{Header, Table},
    text::Text,
};

/// A state is kept every so many moves: no step plays over more than that.
const KEPT_EVERY: usize = 32;

/// A finished match, step by step.
pub(super) trait Reel: Send + Sync {
    fn header(&self) -> &Header;
    /// How many moves were made.
    fn steps(&self) -> usize;
    /// The table after so many moves with everything laid open that anybody held, and what the
    /// last of them was.
    fn show(&self, step: usize, tab: &str, text: &Text) -> (Scene, Vec<Line>);
    /// Where in the match that is: "turn 3 of 12".
    fn round(&self, step: usize, text: &Text) -> String;
    fn copy(&self) -> Box<dyn Reel>;
}

/// A finished match with some of its states.
#[derive(Clone)]
pub(super) struct Film<G: Staged> {
    table: Table<G>,
    kept: Vec<G>,
}

impl<G: Staged> Film<G> {
    pub fn of(table: Table<G>) -> Film<G> {
        let mut state = match Table::<G>::new(table.header().clone()) {
            Ok(fresh) => fresh.state().clone(),
            Err(_) => table.state().clone(),
        };
        let mut kept = vec![state.clone()];
        for (at, done) in (1..).zip(table.moves()) {
            // Moves of a table were accepted once, in this order.
            let _ = state.apply(done.seat, done.action, table.chance(), &mut Vec::new());
            if at % KEPT_EVERY == 0 {
                kept.push(state.clone());
            }
        }
        Film { table, kept }
    }

    /// The state after so many moves.
    fn state(&self, step: usize) -> G {
        let from = (step / KEPT_EVERY).min(self.kept.len() - 1);
        let mut state = self.kept[from].clone();
        for done in self.table.moves().iter().take(step).skip(from * KEPT_EVERY) {
            // As above.
            let _ = state.apply(done.seat, done.action, self.table.chance(), &mut Vec::new());
        }
        state
    }
}

impl<G: Staged> Reel for Film<G> {
    fn header(&self) -> &Header {
        self.table.header()
    }

    fn steps(&self) -> usize {
        self.table.moves().len()
    }

    fn show(&self, step: usize, tab: &str, text: &Text) -> (Scene, Vec<Line>) {
        let stage = Stage { tab, ..stage(&self.table, text) };
        let done = step.checked_sub(1).and_then(|at| self.table.moves().get(at));
        let mut lines: Vec<Line> =
            done.map(|done| G::describe(done.seat, done.action, &stage)).into_iter().collect();
        let told = done.map_or(self.table.opening(), |done| &done.told);
        let known = told.iter().filter(|told| told.to != Audience::Nobody);
        lines.extend(known.filter_map(|told| G::tell(&told.event, &stage)));
        lines.dedup();
        (open_scene(&self.state(step), &stage), lines)
    }

    fn round(&self, step: usize, text: &Text) -> String {
        G::scene(&self.state(step).view(None), &stage(&self.table, text)).round
    }

    fn copy(&self) -> Box<dyn Reel> {
        Box::new(self.clone())
    }
}

/// The open table, and after it what each person alone could see, under her name.
fn open_scene<G: Staged>(state: &G, stage: &Stage<'_, G>) -> Scene {
    let mut scene = G::scene(&state.view(None), stage);
    for seat in Seats::all(state.players()).iter() {
        let hers = G::scene(&state.view(Some(seat)), stage).areas.into_iter();
        scene.areas.extend(hers.filter(|area| area.private).map(|mut area| {
            let (name, title) = (stage.name(seat), std::mem::take(&mut area.title));
            area.title = match title.is_empty() {
                true => name,
                false => {
                    stage.text.with("title-mode", [("title", name.into()), ("mode", title.into())])
                }
            };
            area.id = format!("{seat} {}", area.id);
            area.private = false;
            // Two people may hold the same card.
            area.pieces = area
                .pieces
                .into_iter()
                .map(|piece| Piece { id: format!("{seat} {}", piece.id), ..piece })
                .collect();
            area
        }));
    }
    scene
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::Level,
        game::{Game, data_digest, settle},
        games::fable::Fable,
        scene::Mark,
        table::{FORMAT, Kind, Player},
        text::Name,
    };

    #[test]
    fn every_step_is_the_state_that_the_moves_before_it_lead_to() {
        let bot = |mark: Mark| Player {
            name: Name::new(&format!("{mark:?}")).unwrap(),
            mark,
            kind: Kind::Bot(Level::Gentle),
        };
        let mut table = Table::<Fable>::new(Header {
            format: FORMAT,
            game: Fable::ID.to_owned(),
            revision: Fable::REVISION,
            data: data_digest::<Fable>(),
            options: settle::<Fable>(4, &Default::default()).unwrap(),
            players: Mark::ALL[..4].iter().copied().map(bot).collect(),
            seed: 3,
            started: 0,
            base: None,
        })
        .unwrap();
        let mut state = table.state().clone();
        table.play_bots().unwrap();
        let film = Film::of(table.clone());
        assert!(film.steps() > 2 * KEPT_EVERY, "{} moves pass some kept states", film.steps());
        assert_eq!(film.kept.len(), film.steps() / KEPT_EVERY + 1);
        assert_eq!(film.state(0), state);
        for (at, done) in (1..).zip(table.moves()) {
            state.apply(done.seat, done.action, table.chance(), &mut Vec::new()).unwrap();
            assert_eq!(film.state(at), state, "step {at}");
        }
        assert_eq!(film.state(film.steps() + 99), *table.state());
    }
}
