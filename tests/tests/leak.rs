//! Nobody learns from a screen, a refusal, a hand-over, a bot or a hint what the rules keep from
//! her (GR-02, GR-25, GR-29 to GR-31, FM-60).

use myrmex_core::{
    app::Place,
    bots::{
        Level, Plays,
        search::{Searched, Standings},
    },
    chance::{Chance, Rng},
    game::{BadOption, Choices, Effect, Game, OptionSpec, Outcome, Refusal, Seat, Seats, Told},
    games::gringrins::Gringrins,
    testing::Secrets,
};
use myrmex_tests::{
    amount,
    games::{HIDDEN, Visit, Whole, every_deal, every_game, modes, some_deals},
    leaks::{HINTS, Search, search_app, search_game, search_hints},
    phone::{PRIVACY, open},
    screens::texts,
    stores::Shelf,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// How many more matches a rare secret is looked for in.
const RARE: u64 = 40;

#[test]
fn a_position_with_other_secrets_looks_asks_and_answers_the_same() {
    struct Look;
    impl Visit for Look {
        fn visit<G: Whole>(&mut self) {
            let mut parts: BTreeMap<String, usize> = BTreeMap::new();
            for players in G::PLAYERS {
                for deal in modes::<G>(players, 2) {
                    let mut search = Search::default();
                    for seed in 0..amount(2, 20) as u64 {
                        search_game::<G>(&deal, seed, &mut search);
                    }
                    println!(
                        "{}: {} positions, {} % really changed, {} quiet actions followed",
                        deal.name(),
                        search.compared,
                        search.share(),
                        search.followed
                    );
                    assert_eq!(search.leaks, [].into(), "{deal:?}");
                    assert_eq!(
                        search.changed > 0,
                        deal.has_secrets(),
                        "{deal:?}: secrets drawn again"
                    );
                    for (part, times) in search.parts {
                        *parts.entry(part).or_default() += times;
                    }
                }
            }
            let expected = HIDDEN.iter().find(|(game, _)| *game == G::ID);
            let (_, expected) = expected.expect("a game says which parts are hidden");
            // Some secrets are rare in random play: the last modes, which have the most, go on
            // until every one of them was met.
            for seed in 100..100 + RARE {
                if expected.iter().all(|part| parts.contains_key(*part)) {
                    break;
                }
                for deal in G::PLAYERS.filter_map(|players| modes::<G>(players, 1).pop()) {
                    let mut search = Search::default();
                    search_game::<G>(&deal, seed, &mut search);
                    assert_eq!(search.leaks, [].into(), "{deal:?}");
                    for (part, times) in search.parts {
                        *parts.entry(part).or_default() += times;
                    }
                }
            }
            println!("{}: changed {parts:?}", G::ID);
            let changed: Vec<&str> = parts.keys().map(String::as_str).collect();
            let mut expected = expected.to_vec();
            expected.sort_unstable();
            assert_eq!(changed, expected, "{}: every hidden part, and no other", G::ID);
        }
    }
    every_game(&mut Look);
}

#[test]
fn every_game_on_the_shelf_is_searched() {
    struct Ids(Vec<String>);
    impl Visit for Ids {
        fn visit<G: Whole>(&mut self) {
            self.0.push(format!("new {}", G::ID));
        }
    }
    let mut ids = Ids(Vec::new());
    every_game(&mut ids);
    let Place::Home { home } = open(Shelf::default(), "en", 0).screen().place else {
        panic!("the app opens at home")
    };
    let shelf: Vec<String> = home.games.into_iter().map(|game| game.button.id).collect();
    assert_eq!(ids.0, shelf);
}

/// Set-ups with people alone, one person among bots, and, where there is room, both mixed.
fn search_screens(privacy: &str) {
    let mut total = Search::default();
    for (at, deal) in some_deals(1).into_iter().enumerate() {
        let mixed = (0..deal.players).filter(|&bots| bots <= 1 || bots + 1 == deal.players);
        for (turn, bots) in mixed.enumerate() {
            // Each set-up with or without *confirm*, turn and turn about; the long run tries both.
            for confirm in
                [true, false].into_iter().cycle().skip((at + turn) % 2).take(amount(1, 2))
            {
                let mut search = Search::default();
                search_app(&deal, bots, privacy, confirm, |app| app.viewer(), &mut search);
                let name = deal.name();
                assert_eq!(search.leaks, [].into(), "{name} with {bots} bots, {privacy}");
                assert_eq!(search.changed > 0, deal.has_secrets(), "{name}: secrets drawn again");
                total.compared += search.compared;
                total.changed += search.changed;
                total.followed += search.followed;
            }
        }
    }
    println!(
        "{privacy}: {} screens, {} % really changed, {} answers compared",
        total.compared,
        total.share(),
        total.followed
    );
}

#[test]
fn no_screen_of_the_smart_setting_leaks() {
    search_screens(PRIVACY[0]);
}

#[test]
fn no_screen_of_the_strict_setting_leaks() {
    search_screens(PRIVACY[1]);
}

#[test]
fn no_screen_of_the_table_setting_leaks() {
    search_screens(PRIVACY[2]);
}

#[test]
fn no_hint_says_what_only_others_know() {
    let mut kinds: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for deal in every_deal(1) {
        for text in &texts() {
            let name = format!("{} ({})", deal.name(), text.language().tag());
            let mut search = Search::default();
            search_hints(&deal, text, amount(80, 5000), |app| app.viewer(), &mut search);
            assert_eq!(search.leaks, [].into(), "{name}");
            assert!(!search.hints.is_empty(), "{name}: no hint was compared");
            assert_eq!(search.changed > 0, deal.has_secrets(), "{name}: secrets drawn again");
            for (key, times) in search.hints {
                *kinds.entry(deal.game).or_default().entry(key).or_default() += times;
            }
        }
    }
    println!("hints compared: {kinds:?}");
    for (game, keys) in &kinds {
        let says = |wanted: [&str; 2]| wanted.iter().any(|key| keys.contains_key(key));
        assert!(says(["hint-gains", "hint-both"]), "{game}: no hint named a gain");
        assert!(says(["hint-prevents", "hint-both"]), "{game}: no hint named what it prevents");
    }
    let met: BTreeSet<&str> = kinds.values().flat_map(|keys| keys.keys().copied()).collect();
    assert_eq!(met, HINTS.into(), "every sentence a hint can be, and no other");
}

// ---- the search itself is put to the test ----

/// Takes the secrets of whoever asks for a hint for hidden: what she is advised must then differ.
#[test]
fn the_search_of_hints_sees_when_a_hint_tells_a_secret() {
    let deal = every_deal(1).into_iter().find(|deal| deal.name() == "gringrins-bet-closed-2p");
    let mut search = Search::default();
    search_hints(&deal.expect("it is a mode"), &texts()[0], 100, |_| None, &mut search);
    assert_eq!(search.leaks, ["a hint".to_owned()].into());
}

/// Takes the secrets of the holder herself for hidden: her own screen must then differ.
#[test]
fn the_search_of_screens_sees_when_a_hand_shows() {
    let deal = every_deal(1).into_iter().find(|deal| deal.name() == "gringrins-bet-closed-2p");
    let mut search = Search::default();
    search_app(&deal.expect("it is a mode"), 0, "smart", false, |_| None, &mut search);
    assert!(search.leaks.contains("the screen turn"), "{:?}", search.leaks);
}

/// Where a planted leak lies.
const VIEW: u8 = 0;
const REFUSAL: u8 = 1;
const ASKED: u8 = 2;
const SECRETLY: u8 = 3;
const EFFECT: u8 = 4;

/// A game that gives away one bit of its state in one place, and is honest everywhere else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
struct Leaky<G, const PLACE: u8>(G);

impl<G: Game, const PLACE: u8> Leaky<G, PLACE> {
    /// One bit of everything there is, secrets included, if it leaks at this place.
    fn bit(&self, place: u8) -> bool {
        let all = serde_json::to_vec(&self.0).expect("a state can be written");
        place == PLACE && crc32fast::hash(&all) % 2 == 1
    }
}

impl<G: Game, const PLACE: u8> Game for Leaky<G, PLACE> {
    const ID: &'static str = G::ID;
    const REVISION: u32 = G::REVISION;
    const PLAYERS: RangeInclusive<u8> = G::PLAYERS;
    const DATA: &'static str = G::DATA;

    type Options = G::Options;
    type Action = G::Action;
    type Event = G::Event;
    type View = (G::View, bool);

    fn offered(players: u8, chosen: &Choices) -> Vec<OptionSpec> {
        G::offered(players, chosen)
    }

    fn options(players: u8, chosen: &Choices) -> Result<G::Options, BadOption> {
        G::options(players, chosen)
    }

    fn new(options: &G::Options, chance: Chance, events: &mut Vec<Told<G::Event>>) -> Self {
        Leaky(G::new(options, chance, events))
    }

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn actors(&self) -> Seats {
        let actors = self.0.actors();
        match actors.first() {
            Some(first) if actors.len() > 1 && self.bit(ASKED) => actors.without(first),
            _ => actors,
        }
    }

    fn asks_secretly(&self, seat: Seat) -> bool {
        self.0.asks_secretly(seat) ^ self.bit(SECRETLY)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.actions(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: Chance,
        events: &mut Vec<Told<G::Event>>,
    ) -> Result<Effect, Refusal> {
        let bit = self.bit(REFUSAL);
        let effect = self
            .0
            .apply(seat, action, chance, events)
            .map_err(|refusal| if bit { refusal.with(1) } else { refusal })?;
        Ok(if PLACE == EFFECT { Effect::Quiet } else { effect })
    }

    fn view(&self, seat: Option<Seat>) -> Self::View {
        (self.0.view(seat), self.bit(VIEW))
    }

    fn sample(view: &Self::View, rng: &mut Rng) -> Self {
        Leaky(G::sample(&view.0, rng))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn scores(&self) -> Vec<i32> {
        self.0.scores()
    }
}

impl<G: Plays, const PLACE: u8> Plays for Leaky<G, PLACE> {
    fn choose(view: &Self::View, actions: &[G::Action], level: Level, rng: &mut Rng) -> G::Action {
        let honest = G::choose(&view.0, actions, level, rng);
        if view.1 { actions[0] } else { honest }
    }
}

/// It is found out long before its searches matter: these know nothing.
impl<G: Plays, const PLACE: u8> Searched for Leaky<G, PLACE> {
    const BUDGET: u32 = 1;
    const SLICE: u32 = 1;
    const HORIZON: u32 = 0;
    const LEAD: i32 = 1;
    const CURIOSITY: u32 = 1;

    type Notes = ();

    fn is_deep(_view: &Self::View) -> bool {
        false
    }

    fn standings(&self) -> Standings {
        Standings::default()
    }
}

impl<G: Secrets, const PLACE: u8> Secrets for Leaky<G, PLACE> {
    fn reshuffle_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self {
        Leaky(self.0.reshuffle_hidden(viewer, rng))
    }

    fn invariant(&self) -> Result<(), String> {
        self.0.invariant()
    }

    fn probes() -> Vec<G::Action> {
        G::probes()
    }
}

fn found<const PLACE: u8>() -> Vec<String> {
    let mut search = Search::default();
    for deal in every_deal(1).iter().filter(|deal| deal.game == Gringrins::ID) {
        search_game::<Leaky<Gringrins, PLACE>>(deal, 0, &mut search);
    }
    search.leaks.into_iter().collect()
}

#[test]
fn a_leak_planted_in_the_view_is_found() {
    let found = found::<VIEW>();
    assert!(found.contains(&"the view".to_owned()), "{found:?}");
    assert!(found.contains(&"a bot's move".to_owned()), "{found:?}");
}

#[test]
fn a_leak_planted_in_a_refusal_is_found() {
    assert_eq!(found::<REFUSAL>(), ["a refusal"]);
}

#[test]
fn a_leak_planted_in_who_is_asked_is_found() {
    let found = found::<ASKED>();
    assert!(found.contains(&"who is asked".to_owned()), "{found:?}");
}

#[test]
fn a_leak_planted_in_who_is_asked_in_secret_is_found() {
    assert_eq!(found::<SECRETLY>(), ["who is asked in secret"]);
}

#[test]
fn a_game_that_calls_a_reveal_quiet_is_found() {
    assert_eq!(found::<EFFECT>(), ["what follows a quiet action"]);
}

#[test]
fn an_honest_game_gives_nothing_away_in_the_same_wrapper() {
    assert_eq!(found::<{ u8::MAX }>(), [""; 0]);
}
