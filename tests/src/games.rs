//! The games and their modes. A new game is one line in [`every_game`] and one in [`HIDDEN`].

use myrmex_core::{
    bots::Searched,
    game::{Choices, Game},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
    scene::Staged,
    testing::{Secrets, every_choice},
};

/// A game with all it needs to be in the app and in its tests.
pub trait Whole: Staged + Searched + Secrets {}
impl<G: Staged + Searched + Secrets> Whole for G {}

/// Something to do with every game.
pub trait Visit {
    /// Does it with one of them.
    fn visit<G: Whole>(&mut self);
}

/// Visits every game on the shelf.
pub fn every_game(visit: &mut impl Visit) {
    visit.visit::<Gringrins>();
    visit.visit::<Fable>();
    visit.visit::<Fourmis>();
    visit.visit::<Fourmidable>();
}

/// The parts of each game's state that hold secrets: a leak test must have changed each.
pub const HIDDEN: &[(&str, &[&str])] = &[
    ("gringrins", &["tiles", "cards", "bets", "aims"]),
    ("fable", &["deck", "stock", "aims", "larder", "looked"]),
    ("fourmis", &["surprises"]),
    ("fourmidable", &["draft", "drawn", "hands", "piles", "rest", "specials"]),
];

/// Options that change only how a match begins: like numbers, they are not tried in all ways.
const BEGINNINGS: &[(&str, &str)] =
    &[("fable", "first"), ("fourmis", "start"), ("fourmidable", "first")];

/// One way to set a game up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The game's id.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// The options.
    pub choices: Choices,
}

impl Deal {
    /// Whether anybody may see something that the others may not.
    pub fn has_private(&self) -> bool {
        self.game != Fourmis::ID && !self.is_alone()
    }

    /// Whether a match takes so many taps that not every mode is played by every test.
    pub fn is_long(&self) -> bool {
        self.game == Fourmidable::ID
    }

    /// `usual`, or a dozen times as much in a long game: what is done at one step in so many.
    pub fn stride(&self, usual: usize) -> usize {
        if self.is_long() { 12 * usual } else { usual }
    }

    /// Whether anything is hidden at all: the prairie of Fourmis lies open.
    pub fn has_secrets(&self) -> bool {
        self.game != Fourmis::ID || self.choices.get("mode").is_some_and(|mode| mode == "kids")
    }

    /// Whether one person plays it alone, for her best score.
    pub fn is_alone(&self) -> bool {
        self.players == 1
    }

    /// `gringrins-bet-closed-3p`: the options that are words, in the order of their names
    /// after the variant or mode.
    pub fn name(&self) -> String {
        let leads = |id: &str| id != "variant" && id != "mode";
        let mut words: Vec<_> =
            self.choices.iter().filter(|(_, value)| !is_number(value)).collect();
        words.sort_by_key(|(id, _)| (leads(id), (*id).clone()));
        let words: String = words.iter().map(|(_, value)| format!("-{value}")).collect();
        format!("{}{words}-{}p", self.game, self.players)
    }
}

fn is_number(value: &str) -> bool {
    value.parse::<u32>().is_ok()
}

/// Every mode of a game for so many players: all words, and the first `numbers` values of
/// options that are numbers or change only the beginning.
pub fn modes<G: Game>(players: u8, numbers: usize) -> Vec<Deal> {
    let short = |choices: &Choices| {
        G::offered(players, choices).iter().all(|spec| {
            let at = spec.values.iter().position(|value| choices[spec.id] == *value);
            let few = spec.values.iter().all(|value| is_number(value))
                || BEGINNINGS.contains(&(G::ID, spec.id));
            !few || at < Some(numbers)
        })
    };
    let all = every_choice::<G>(players).into_iter().filter(short);
    all.map(|choices| Deal { game: G::ID, players, choices }).collect()
}

/// Every mode of every game for every number of players.
pub fn every_deal(numbers: usize) -> Vec<Deal> {
    struct Collect(usize, Vec<Deal>);
    impl Visit for Collect {
        fn visit<G: Whole>(&mut self) {
            let Collect(numbers, deals) = self;
            deals.extend(G::PLAYERS.flat_map(|players| modes::<G>(players, *numbers)));
        }
    }
    let mut collect = Collect(numbers, Vec::new());
    every_game(&mut collect);
    collect.1
}

/// Set-ups for tests that play whole matches: every mode of a short game, and of a long one a mode
/// for each number of players, another each time.
pub fn played_deals(numbers: usize) -> Vec<Deal> {
    let short = every_deal(numbers).into_iter().filter(|deal| !deal.is_long());
    short.chain(some_deals(1).into_iter().filter(Deal::is_long)).collect()
}

/// Set-ups for tests that look at every screen: all of a short game with private things, and of
/// an open or a long game one mode for each number of players, another each time.
pub fn some_deals(numbers: usize) -> Vec<Deal> {
    struct Collect(usize, Vec<Deal>);
    impl Visit for Collect {
        fn visit<G: Whole>(&mut self) {
            let Collect(numbers, deals) = self;
            for (at, players) in G::PLAYERS.enumerate() {
                let all = modes::<G>(players, *numbers);
                let turn = at % all.len();
                let in_turn = all.into_iter().enumerate();
                let whole = |deal: &Deal| deal.has_private() && !deal.is_long();
                let some = in_turn.filter(|(at, deal)| whole(deal) || *at == turn);
                deals.extend(some.map(|(_, deal)| deal));
            }
        }
    }
    let mut collect = Collect(numbers, Vec::new());
    every_game(&mut collect);
    collect.1
}
