//! *La Cigale et la Fourmi* (1994): save, spend, and end where you began.
//!
//! - Two to four players, each with ten Gringrins and the cards 1 to 12.
//! - Each of twelve turns a tile says whether the highest card (Fourmi) or the lowest
//!   (Cigale) takes the pot.
//! - Everyone bets one to three Gringrins, then lays a card face down; all turn together.
//! - Equal cards cancel each other; if all cancel, the pot waits for the next turn.
//! - Whoever has nothing to bet is out.
//! - After twelve turns the one closest to ten Gringrins wins.
//! - Variants: *the most* (two players: the larger fortune wins) and *the bet* (each names
//!   the fortune she aims for).
//! - A match is one to ten games; over several, the fewest points of distance win.

mod action;
mod cards;
mod ending;
#[cfg(any(test, feature = "testing"))]
mod hidden;
mod options;
#[cfg(test)]
mod tests;
mod view;

use crate::{
    chance::{Chance, Rng},
    game::{BadOption, Choices, Effect, Game, OptionSpec, Outcome, Refusal, Seat, Seats, Told},
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

pub use action::Action;
pub use cards::{Card, Hand, Mode, Tiles};
pub use ending::Tally;
pub use options::{Bets, Rules, Variant};
pub use view::View;

/// Turns in a game, cards in a hand, tiles in the pile (GR-02, GR-03).
pub const TURNS: u8 = 12;
/// Gringrins each player starts a game with (GR-01).
pub const PURSE: u8 = 10;
/// The most games a match may have (GR-21).
pub const MAX_GAMES: u8 = 10;
/// The most that can be bet in a turn (GR-05).
pub const MAX_BET: u8 = 3;
const SEATS: usize = 4;

/// What is being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The fortune each aims for (*the bet*).
    Aim,
    /// A bet in the open.
    Bet,
    /// A secret card, with closed bets a secret bet before it.
    Card,
    /// Nothing: the match is over.
    Over,
}

/// What was played in one turn, once it was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Which card took the pot.
    pub mode: Mode,
    /// What each bet; 0 for those who were out.
    pub bets: [u8; SEATS],
    /// What each played.
    pub cards: [Option<Card>; SEATS],
    /// Who took the pot; nobody when all cards cancelled.
    pub winner: Option<Seat>,
    /// What lay in the pot.
    pub pot: u8,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The pile of a game, top first. Nobody sees it.
    Dealt {
        /// The game, from 0.
        game: u8,
        /// The pile.
        tiles: Vec<Mode>,
    },
    /// A seat said, or secretly wrote, the fortune it aims for.
    Aimed {
        /// Who.
        seat: Seat,
        /// What was said aloud; nothing when it was written.
        aim: Option<u8>,
    },
    /// A seat was out, having nothing to bet.
    Out {
        /// Who.
        seat: Seat,
    },
    /// The tile of a turn was turned up.
    Tile {
        /// The turn, from 0.
        turn: u8,
        /// What it says.
        mode: Mode,
        /// Who turned it and bets first.
        opener: Seat,
    },
    /// A seat bet in the open.
    Bet {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// A seat laid a card face down.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// The cards of a turn were turned over.
    Revealed {
        /// The turn, from 0.
        turn: u8,
        /// What was played.
        round: Round,
    },
    /// The last player left took the pot.
    Alone {
        /// Who.
        seat: Seat,
        /// What she took.
        pot: u8,
    },
    /// A game of the match ended.
    GameOver {
        /// The game, from 0.
        game: u8,
        /// How it was counted.
        tally: Tally,
    },
}

/// A match in progress.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gringrins {
    rules: Rules,
    game: u8,
    turn: u8,
    phase: Phase,
    /// Who turned the tile; before the first turn, who speaks first.
    opener: Seat,
    still_in: Seats,
    tiles: Tiles,
    hands: [Hand; SEATS],
    purses: [u8; SEATS],
    pot: u8,
    aims: [Option<u8>; SEATS],
    bets: [Option<u8>; SEATS],
    cards: [Option<Card>; SEATS],
    rounds: [Option<Round>; TURNS as usize],
    tallies: [Option<Tally>; MAX_GAMES as usize],
}

impl Game for Gringrins {
    const ID: &'static str = "gringrins";
    const REVISION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const DATA: &'static str = "";

    type Options = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
        options::offered(players, chosen)
    }

    fn options(players: u8, chosen: &Choices) -> Result<Rules, BadOption> {
        Rules::new(players, chosen)
    }

    fn new(rules: &Rules, chance: Chance, events: &mut Vec<Told<Event>>) -> Self {
        let mut game = Gringrins {
            rules: *rules,
            game: 0,
            turn: 0,
            phase: Phase::Over,
            opener: Seat(0),
            still_in: Seats::NONE,
            tiles: Tiles::default(),
            hands: [Hand::FULL; SEATS],
            purses: [0; SEATS],
            pot: 0,
            aims: [None; SEATS],
            bets: [None; SEATS],
            cards: [None; SEATS],
            rounds: [None; TURNS as usize],
            tallies: [None; MAX_GAMES as usize],
        };
        game.begin_game(chance, events);
        game
    }

    fn players(&self) -> u8 {
        self.rules.players
    }

    fn actors(&self) -> Seats {
        match self.phase {
            Phase::Aim if self.rules.aims_are_secret() => self.missing(&self.aims),
            Phase::Aim => self.next_in_turn(&self.aims),
            Phase::Bet => self.next_in_turn(&self.bets),
            Phase::Card => self.missing(&self.cards),
            Phase::Over => Seats::NONE,
        }
    }

    fn asks_secretly(&self, _seat: Seat) -> bool {
        match self.phase {
            Phase::Aim => self.rules.aims_are_secret(),
            Phase::Card => true,
            Phase::Bet | Phase::Over => false,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.actors().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Aim => {
                let all = 0..=self.in_play();
                out.extend(all.filter(|&n| self.check_aim(n).is_ok()).map(Action::Aim));
            }
            Phase::Card if self.owes_bet(seat) => self.list_bets(seat, out),
            Phase::Bet => self.list_bets(seat, out),
            Phase::Card => out.extend(self.hands[seat.index()].iter().map(Action::Card)),
            Phase::Over => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: Chance,
        events: &mut Vec<Told<Event>>,
    ) -> Result<Effect, Refusal> {
        self.check(seat, action)?;
        match action {
            Action::Aim(aim) => {
                self.aims[seat.index()] = Some(aim);
                let said = (!self.rules.aims_are_secret()).then_some(aim);
                events.push(Told::all(Event::Aimed { seat, aim: said }));
                if self.actors().is_empty() {
                    self.begin_turn(chance, events);
                    return Ok(Effect::Reveals);
                }
            }
            Action::Bet(amount) if self.phase == Phase::Card => {
                self.bets[seat.index()] = Some(amount);
            }
            Action::Bet(amount) => {
                self.bets[seat.index()] = Some(amount);
                self.purses[seat.index()] -= amount;
                self.pot += amount;
                events.push(Told::all(Event::Bet { seat, amount }));
                if self.actors().is_empty() {
                    self.phase = Phase::Card;
                }
            }
            Action::Card(card) => {
                self.cards[seat.index()] = Some(card);
                events.push(Told::all(Event::Chose { seat }));
                if self.actors().is_empty() {
                    self.reveal(chance, events);
                    return Ok(Effect::Reveals);
                }
            }
        }
        Ok(Effect::Quiet)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        view::of(self, seat)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        view::sample(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| ending::outcome(&self.rules, &self.tallies))
    }

    fn scores(&self) -> Vec<i32> {
        self.purses[..self.players() as usize].iter().map(|&n| i32::from(n)).collect()
    }
}

impl Gringrins {
    /// All Gringrins in play (GR-32).
    fn in_play(&self) -> u8 {
        PURSE * self.rules.players
    }

    /// Those still in who have not answered yet.
    fn missing<T>(&self, answers: &[Option<T>; SEATS]) -> Seats {
        self.still_in.iter().filter(|seat| answers[seat.index()].is_none()).collect()
    }

    /// The one whose turn it is to answer, going left from the opener (GR-06).
    fn next_in_turn<T>(&self, answers: &[Option<T>; SEATS]) -> Seats {
        let waiting = self.missing(answers);
        if waiting.contains(self.opener) {
            return Seats::only(self.opener);
        }
        waiting.after(self.opener, self.players()).into_iter().collect()
    }

    /// With closed bets, the bet comes first.
    fn owes_bet(&self, seat: Seat) -> bool {
        self.rules.bets == Bets::Closed && self.bets[seat.index()].is_none()
    }

    fn list_bets(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((1..=MAX_BET.min(self.purses[seat.index()])).map(Action::Bet));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.actors().contains(seat) {
            return Err(match self.phase {
                Phase::Over => Refusal::new("GR-03", "gringrins-refusal-over"),
                Phase::Aim | Phase::Bet => Refusal::new("GR-06", "gringrins-refusal-turn"),
                Phase::Card => Refusal::new("GR-09", "gringrins-refusal-chosen"),
            });
        }
        match (self.phase, action) {
            (Phase::Aim, Action::Aim(aim)) => self.check_aim(aim),
            (Phase::Bet, Action::Bet(amount)) => self.check_bet(seat, amount),
            (Phase::Card, Action::Bet(amount)) if self.owes_bet(seat) => {
                self.check_bet(seat, amount)
            }
            (Phase::Card, Action::Card(card)) if !self.owes_bet(seat) => {
                if self.hands[seat.index()].contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::new("GR-15", "gringrins-refusal-played"))
                }
            }
            (Phase::Aim, _) => Err(Refusal::new("GR-25", "gringrins-refusal-aim-first")),
            (Phase::Bet | Phase::Card, Action::Card(_)) => {
                Err(Refusal::new("GR-05", "gringrins-refusal-bet-first"))
            }
            (Phase::Card, Action::Bet(_)) => {
                Err(Refusal::new("GR-09", "gringrins-refusal-card-now"))
            }
            (_, Action::Aim(_)) => Err(Refusal::new("GR-25", "gringrins-refusal-no-aim")),
            (Phase::Over, _) => Err(Refusal::new("GR-03", "gringrins-refusal-over")),
        }
    }

    fn check_bet(&self, seat: Seat, amount: u8) -> Result<(), Refusal> {
        if !(1..=MAX_BET).contains(&amount) {
            return Err(Refusal::new("GR-05", "gringrins-refusal-bet-range"));
        }
        let purse = self.purses[seat.index()];
        if amount > purse {
            return Err(Refusal::new("GR-07", "gringrins-refusal-bet-purse").with(i32::from(purse)));
        }
        Ok(())
    }

    fn check_aim(&self, aim: u8) -> Result<(), Refusal> {
        let all = self.in_play();
        if aim == PURSE {
            return Err(Refusal::new("GR-26", "gringrins-refusal-aim-ten"));
        }
        if aim > all {
            return Err(Refusal::new("GR-26", "gringrins-refusal-aim-range").with(i32::from(all)));
        }
        let last = self.missing(&self.aims).len() == 1;
        if !self.rules.aims_are_secret() && last {
            let said: u16 = self.aims.iter().flatten().map(|&n| u16::from(n)).sum();
            if said + u16::from(aim) == u16::from(all) {
                return Err(Refusal::new("GR-28", "gringrins-refusal-aim-sum").with(i32::from(all)));
            }
        }
        Ok(())
    }

    fn begin_game(&mut self, chance: Chance, events: &mut Vec<Told<Event>>) {
        let players = self.rules.players;
        self.tiles = Tiles::shuffled(&mut chance.stream("tiles", u64::from(self.game)));
        events.push(Told::nobody(Event::Dealt {
            game: self.game,
            tiles: self.tiles.iter().collect(),
        }));
        self.turn = 0;
        self.still_in = Seats::all(players);
        self.opener = Seat(self.game % players);
        self.hands = [Hand::FULL; SEATS];
        self.purses = [0; SEATS];
        self.purses[..players as usize].fill(PURSE);
        self.pot = 0;
        self.aims = [None; SEATS];
        self.rounds = [None; TURNS as usize];
        if self.rules.variant == Variant::Bet {
            self.phase = Phase::Aim;
        } else {
            self.begin_turn(chance, events);
        }
    }

    /// Puts out who cannot bet, then turns the tile.
    fn begin_turn(&mut self, chance: Chance, events: &mut Vec<Told<Event>>) {
        for seat in self.still_in.iter() {
            if self.purses[seat.index()] == 0 {
                self.still_in = self.still_in.without(seat);
                events.push(Told::all(Event::Out { seat }));
            }
        }
        if self.still_in.len() <= 1 {
            if let Some(seat) = self.still_in.first() {
                self.purses[seat.index()] += self.pot;
                events.push(Told::all(Event::Alone { seat, pot: self.pot }));
                self.pot = 0;
            }
            self.end_game(chance, events);
            return;
        }
        if self.turn > 0 {
            // Two or more are in, so somebody is found.
            self.opener = self.still_in.after(self.opener, self.players()).unwrap_or(self.opener);
        }
        self.phase = match self.rules.bets {
            Bets::Open => Phase::Bet,
            Bets::Closed => Phase::Card,
        };
        let mode = self.tiles.at(self.turn);
        events.push(Told::all(Event::Tile { turn: self.turn, mode, opener: self.opener }));
    }

    fn reveal(&mut self, chance: Chance, events: &mut Vec<Told<Event>>) {
        let mode = self.tiles.at(self.turn);
        if self.rules.bets == Bets::Closed {
            for (purse, bet) in self.purses.iter_mut().zip(self.bets) {
                let bet = bet.unwrap_or(0);
                *purse -= bet;
                self.pot += bet;
            }
        }
        let winner = cards::winner(mode, &self.cards);
        let round = Round {
            mode,
            bets: self.bets.map(|bet| bet.unwrap_or(0)),
            cards: self.cards,
            winner,
            pot: self.pot,
        };
        if let Some(winner) = winner {
            self.purses[winner.index()] += self.pot;
            self.pot = 0;
        }
        for (hand, card) in self.hands.iter_mut().zip(self.cards) {
            if let Some(card) = card {
                *hand = hand.without(card);
            }
        }
        self.bets = [None; SEATS];
        self.cards = [None; SEATS];
        self.rounds[self.turn as usize] = Some(round);
        events.push(Told::all(Event::Revealed { turn: self.turn, round }));
        self.turn += 1;
        if self.turn == TURNS {
            self.end_game(chance, events);
        } else {
            self.begin_turn(chance, events);
        }
    }

    fn end_game(&mut self, chance: Chance, events: &mut Vec<Told<Event>>) {
        let tally = ending::tally(&self.rules, self.still_in, &self.purses, &self.aims);
        self.tallies[self.game as usize] = Some(tally);
        events.push(Told::all(Event::GameOver { game: self.game, tally }));
        if self.game + 1 < self.rules.games {
            self.game += 1;
            self.begin_game(chance, events);
        } else {
            self.phase = Phase::Over;
        }
    }
}
