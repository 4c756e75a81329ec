//! Looking for leaks: the same position with the secrets drawn again must look, answer and ask
//! the same to whoever may not know them.
//!
//! The secrets are drawn by `reshuffle_hidden`, which each game writes from its clauses without
//! its `view` or `sample`; so these checks can find the faults of both.
//!
//! A legal tap may tell something by the rules: the last card turns all cards up. What follows
//! such a tap is not compared. Which taps those are is the game's own word, [`Effect`], and a
//! game that calls a telling tap quiet is found here, since what follows then differs.

use crate::phone::{json, kinds};
use crate::{
    games::Deal,
    phone, rng,
    screens::{texts, words},
    stores::Shelf,
};
use myrmex_core::{
    app::{App, Event, Failure, Place, Screen},
    bots::{Level, Searched, Thought},
    chance::{Chance, Rng},
    game::{Effect, Game, Refusal, Seat, Told},
    testing::Secrets,
    text::Text,
};
use rand::RngExt;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What a search for leaks has looked at, and what it found.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Pairs of positions compared.
    pub compared: usize,
    /// Pairs that really differed in their secrets.
    pub changed: usize,
    /// How often each part of the state differed.
    pub parts: BTreeMap<String, usize>,
    /// Quiet taps that were followed.
    pub followed: usize,
    /// Sentences of hints compared, by their key.
    pub hints: BTreeMap<&'static str, usize>,
    /// What leaks, each once.
    pub leaks: BTreeSet<String>,
}

impl Search {
    fn pair(&mut self, one: &str, other: &str) {
        self.compared += 1;
        self.changed += usize::from(one != other);
    }

    fn parts<T: Serialize>(&mut self, one: &T, other: &T) {
        let fields = |state| match serde_json::to_value(state) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let other = fields(other);
        for (part, value) in fields(one) {
            if other.get(&part) != Some(&value) {
                *self.parts.entry(part).or_default() += 1;
            }
        }
    }

    fn expect<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, one: &T, other: &T) {
        if one != other {
            self.leaks.insert(what.to_owned());
        }
    }

    /// The share of pairs that really differed, in percent.
    pub fn share(&self) -> usize {
        100 * self.changed / self.compared.max(1)
    }
}

// ---- the game alone ----

/// Plays a random match of `G` and compares its positions with their likes: each of the first
/// two hundred in every pair of eyes, of a longer match then one in forty-one for each.
///
/// # Panics
/// If the game cannot be played.
pub fn search_game<G: Searched + Secrets>(deal: &Deal, seed: u64, search: &mut Search) {
    let options = G::options(deal.players, &deal.choices).expect("the options are on offer");
    let chance = Chance::new(seed);
    let mut rng = rng(seed);
    let mut state = G::new(&options, chance, &mut Vec::new());
    for played in 0.. {
        let step = played + seed as usize;
        let seats = (0..deal.players).map(|seat| Some(Seat(seat)));
        for (at, viewer) in std::iter::once(None).chain(seats).enumerate() {
            if played >= CLOSE && !(step + at).is_multiple_of(FAR) {
                continue;
            }
            let other = state.reshuffle_hidden(viewer, &mut rng);
            compare(&state, &other, viewer, chance, search);
            if step.is_multiple_of(STRIDE) {
                let quick = !step.is_multiple_of(LONG_STRIDE);
                let levels = Level::ALL.into_iter().filter(|&l| !quick || l != Level::Sharp);
                levels.for_each(|level| {
                    compare_bots(&state, &other, viewer, level, chance, search);
                });
            }
        }
        let actors: Vec<Seat> = state.actors().iter().collect();
        if actors.is_empty() {
            return;
        }
        let mut seat = actors[rng.random_range(0..actors.len())];
        let mut actions = actions(&state, seat);
        // Now and then somebody acts out of turn, if anybody can.
        let anybody =
            (0..deal.players).map(Seat).find(|&seat| !interrupts(&state, seat).is_empty());
        if let Some(other) = anybody.filter(|_| rng.random_bool(0.25)) {
            (seat, actions) = (other, interrupts(&state, other));
        }
        let action = actions[rng.random_range(0..actions.len())];
        state.apply(seat, action, chance, &mut Vec::new()).expect("a legal action is accepted");
    }
}

fn compare<G: Searched + Secrets>(
    state: &G,
    other: &G,
    viewer: Option<Seat>,
    chance: Chance,
    search: &mut Search,
) {
    let text = |state: &G| serde_json::to_string(state).expect("a state can be written");
    search.pair(&text(state), &text(other));
    search.parts(state, other);
    search.expect("the invariant", &Ok(()), &other.invariant());
    search.expect("the view", &state.view(viewer), &other.view(viewer));
    search.expect("the public view", &state.view(None), &other.view(None));
    search.expect("who is asked", &state.actors(), &other.actors());
    search.expect("the score", &state.scores(), &other.scores());
    search.expect("the end", &state.outcome(), &other.outcome());
    for seat in (0..state.players()).map(Seat) {
        let secretly = |state: &G| state.asks_secretly(seat);
        search.expect("who is asked in secret", &secretly(state), &secretly(other));
    }
    let Some(seat) = viewer else { return };
    let legal = actions(state, seat);
    search.expect("the legal actions", &legal, &actions(other, seat));
    search.expect("the interrupts", &interrupts(state, seat), &interrupts(other, seat));
    for action in G::probes().into_iter().chain(legal.iter().copied()) {
        let (one, after) = answer(state, seat, action, chance);
        // What is drawn later is a secret too: a quiet action cannot depend on the seed.
        let (two, after_other) = answer(other, seat, action, Chance::new(!chance.seed()));
        search.expect(if one.is_ok() { "an effect" } else { "a refusal" }, &one, &two);
        if one == Ok(Effect::Quiet) {
            search.followed += 1;
            search.expect("what follows a quiet action", &after, &after_other);
        }
    }
}

fn compare_bots<G: Searched>(
    state: &G,
    other: &G,
    viewer: Option<Seat>,
    level: Level,
    chance: Chance,
    search: &mut Search,
) {
    let Some(seat) = viewer else { return };
    let legal = actions(state, seat);
    if legal.is_empty() {
        return;
    }
    let think = |state: &G| {
        let (view, rng) = (state.view(viewer), chance.stream("bot", 0));
        let mut thought = Thought::<G>::within(view, &legal, seat, level, THOUGHT, rng);
        let action = std::iter::repeat_with(|| thought.go_on()).find_map(|action| action);
        (action, thought.grounds())
    };
    search.expect("a bot's move", &think(state), &think(other));
}

fn actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}

fn interrupts<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.interrupts(seat, &mut actions);
    actions
}

/// What an action is answered, and what the seat sees and hears after it.
fn answer<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    chance: Chance,
) -> (Result<Effect, Refusal>, impl PartialEq + std::fmt::Debug + use<G>) {
    let mut next = state.clone();
    let mut events = Vec::new();
    let effect = next.apply(seat, action, chance, &mut events);
    let heard: Vec<Told<G::Event>> =
        events.into_iter().filter(|told| told.reaches(Some(seat))).collect();
    (effect, (next.view(Some(seat)), next.view(None), next.actors(), heard))
}

// ---- the whole app ----

/// Plays a random match through the app and compares every screen, and every answer to taps
/// and buttons, with those of its likes.
///
/// `eyes` says for whose eyes the secrets are drawn again; the screen's own, unless the search
/// itself is put to the test.
///
/// # Panics
/// If the match cannot be played to its end.
pub fn search_app(
    deal: &Deal,
    bots: u8,
    privacy: &str,
    confirm: bool,
    eyes: fn(&App) -> Option<Seat>,
    search: &mut Search,
) {
    let mut rng = rng(u64::from(bots) << 8 | u64::from(deal.players));
    let mut app = phone::open(Shelf::default(), if confirm { "fr" } else { "en" }, rng.random());
    phone::set(&mut app, "privacy", privacy);
    phone::set(&mut app, "confirm", if confirm { "on" } else { "off" });
    let mut screen = phone::deal(&mut app, deal, &kinds(deal.players, bots));
    let texts = texts();
    let stride = deal.stride(STRIDE);
    let mut step = rng.random_range(0..stride);
    loop {
        let viewer = eyes(&app);
        let looks = step.is_multiple_of(stride / STRIDE);
        if looks && let Some(other) = app.reshuffled(viewer, &mut rng) {
            search.pair(
                &app.state_json().unwrap_or_default(),
                &other.state_json().unwrap_or_default(),
            );
            search.expect(&place(&screen), &seedless(&screen), &seedless(&other.screen()));
            if step.is_multiple_of(stride * LONG_STRIDE / STRIDE) {
                compare_hints(&app, &other, &screen, words(&screen, &texts), search);
            }
            // A match that is over is replayed with every hand open.
            if step.is_multiple_of(stride) && !matches!(screen.place, Place::Result { .. }) {
                compare_answers(&app, &other, &screen, viewer, search);
                compare_choices(&app, &screen, viewer, search);
            }
        }
        if let Place::Handover { .. } = screen.place {
            compare_next_person(&app, search, &mut rng);
        }
        if step.is_multiple_of(stride) {
            compare_visits(&app, &screen, search, &mut rng);
        }
        step += 1;
        match phone::forward(&screen, &mut rng) {
            Some(event) => screen = phone::send(&mut app, event),
            None if matches!(screen.place, Place::Result { .. }) => return,
            None => panic!("no way on from {}", json(&screen)),
        }
    }
}

/// A screen but for what a match that is over tells of its deal: the code, which comes last, and
/// which row of the best scores is its own.
fn seedless(screen: &Screen) -> String {
    let mut screen = screen.clone();
    if let Place::Result { result } = &mut screen.place {
        result.lines.pop();
        result.best = None;
    }
    json(&screen)
}

// ---- hints ----

/// Plays a random match of people alone through the app, in the language of `text` and for at most
/// so many taps, and compares what they are advised at the first choice of every kind.
///
/// `eyes` is as in [`search_app`].
///
/// # Panics
/// If the match cannot be played on.
pub fn search_hints(
    deal: &Deal,
    text: &Text,
    taps: usize,
    eyes: fn(&App) -> Option<Seat>,
    search: &mut Search,
) {
    let mut rng = rng(u64::from(deal.players));
    let mut app = phone::open(Shelf::default(), text.language().tag(), rng.random());
    let mut screen = phone::deal(&mut app, deal, &kinds(deal.players, 0));
    let mut compared: BTreeSet<BTreeSet<String>> = BTreeSet::new();
    for _ in 0..taps {
        let verb = |target: &str| target.split(' ').next().unwrap_or_default().to_owned();
        let choice = screen.targets().map(verb).collect();
        if !compared.contains(&choice)
            && let Some((hers, screen)) = adviser(&app, &screen)
            && let Some(other) = hers.reshuffled(eyes(&hers), &mut rng)
        {
            compared.insert(choice);
            search.pair(
                &hers.state_json().unwrap_or_default(),
                &other.state_json().unwrap_or_default(),
            );
            compare_hints(&hers, &other, &screen, text, search);
        }
        match phone::forward(&screen, &mut rng) {
            Some(event) => screen = phone::send(&mut app, event),
            None => return,
        }
    }
}

/// The same moment where whoever is asked may have a hint, with her cards open if need be.
fn adviser(app: &App, screen: &Screen) -> Option<(App, Screen)> {
    let mut hers = app.copy().expect("a store in memory can be copied");
    let has = |screen: &Screen, id: &str| phone::button(screen, id).is_some();
    let mut screen = screen.clone();
    if !has(&screen, "hint") && has(&screen, "cards") {
        screen = phone::press(&mut hers, "cards");
        if has(&screen, "here") {
            screen = phone::press(&mut hers, "here");
        }
    }
    has(&screen, "hint").then_some((hers, screen))
}

/// Compares what is advised on this screen, if anything is.
fn compare_hints(app: &App, other: &App, screen: &Screen, text: &Text, search: &mut Search) {
    if phone::button(screen, "hint").is_none() {
        return;
    }
    let (one, two) = (hint(app), hint(other));
    search.expect("a hint", &one, &two);
    let key = one.and_then(|(sentence, _)| key_of(&sentence, text));
    *search.hints.entry(key.unwrap_or("none")).or_default() += 1;
}

/// What is advised, and the screen that says so.
fn hint(app: &App) -> Option<(String, String)> {
    let mut copy = app.copy().expect("a store in memory can be copied");
    let mut screen = copy.ask_hint(HINT_THOUGHT).ok()?;
    while screen.think_after.is_some() {
        screen = phone::send(&mut copy, Event::Continue);
    }
    Some((screen.note.clone()?.text, seedless(&screen)))
}

/// The keys of all sentences that a hint can be.
pub const HINTS: [&str; 5] =
    ["hint-both", "hint-gains", "hint-prevents", "hint-drawn", "hint-sound"];

/// Which of them it is: the one whose fixed words it has, in their order.
fn key_of(sentence: &str, text: &Text) -> Option<&'static str> {
    HINTS.into_iter().find(|key| {
        let blank = ["what", "gain", "loss", "rival"].map(|name| (name, "\u{1}".into()));
        let words = text.with(key, blank);
        let Some((first, words)) = words.split_once('\u{1}') else { return false };
        let Some(mut rest) = sentence.strip_prefix(first) else { return false };
        for fixed in words.split('\u{1}') {
            let Some((_, after)) = rest.split_once(fixed) else { return false };
            rest = after;
        }
        rest.is_empty()
    })
}

/// Iterations of a sharp bot: enough to reach beyond its own choice.
const THOUGHT: u32 = 2;

/// What takes long is compared at one step in so many.
const STRIDE: usize = 8;

/// The same for what takes longest.
const LONG_STRIDE: usize = 8 * STRIDE;

/// Iterations of a hint: enough to find something that speaks for it.
const HINT_THOUGHT: u32 = 16;

/// So many positions at the beginning of a match are all looked at.
const CLOSE: usize = 200;

/// Of the later ones, one in so many is, in each pair of eyes.
const FAR: usize = 41;

fn place(screen: &Screen) -> String {
    let whole = serde_json::to_value(&screen.place).unwrap_or_default();
    format!("the screen {}", whole["screen"].as_str().unwrap_or_default())
}

/// Sends the same event to both and compares what comes back.
fn compare_answers(
    app: &App,
    other: &App,
    screen: &Screen,
    viewer: Option<Seat>,
    search: &mut Search,
) {
    let taps = screen.targets().map(|target| Event::Tap { target: target.to_owned() });
    // Taking back by agreement plays the true moves over, which the other world does not have.
    let ids = screen.buttons().into_iter().map(|button| &button.id).filter(|id| *id != "agree");
    let presses = ids.map(|id| Event::Press { id: id.clone() });
    let always = [Event::Back, Event::Suspended];
    for event in taps.chain(presses).chain(always) {
        // *Done* sends what is armed.
        let armed = screen.areas().iter().flat_map(|area| &area.pieces).find(|piece| piece.armed);
        let target = match &event {
            Event::Tap { target } => Some(target),
            Event::Press { id } if id == "done" => armed.and_then(|piece| piece.target.as_ref()),
            _ => None,
        };
        if let Some(target) = target {
            let effect = app.effect(target);
            if viewer.is_some() {
                search.expect("an effect", &effect, &other.effect(target));
            }
            if effect == Some(Effect::Reveals) {
                continue;
            }
        }
        let (one, seen_by) = try_event(app, &event);
        let (two, _) = try_event(other, &event);
        // A screen for somebody else's eyes may show what this viewer may not know.
        if seen_by.is_none() || seen_by == viewer {
            search.followed += 1;
            search.expect(&format!("the answer to {}", word(&event)), &one, &two);
        }
    }
}

fn word(event: &Event) -> String {
    match event {
        Event::Tap { .. } => "a tap".to_owned(),
        Event::Press { id } => id.split(' ').next().unwrap_or_default().to_owned(),
        event => format!("{event:?}"),
    }
}

/// What an event leads to, and for whose eyes that is.
fn try_event(app: &App, event: &Event) -> (Result<String, Failure>, Option<Seat>) {
    let mut copy = app.copy().expect("a store in memory can be copied");
    let answer = copy.send(event.clone()).map(|screen| seedless(&screen));
    (answer, copy.viewer())
}

/// Whatever is chosen in secret, the screen that others see next is the same.
fn compare_choices(app: &App, screen: &Screen, viewer: Option<Seat>, search: &mut Search) {
    if viewer.is_none() {
        return;
    }
    let private = screen.areas().iter().filter(|area| area.private);
    let pieces = private.flat_map(|area| &area.pieces).filter(|piece| piece.tappable);
    let mut seen = BTreeSet::new();
    for target in pieces.filter_map(|piece| piece.target.clone()) {
        if app.effect(&target) != Some(Effect::Quiet) {
            continue;
        }
        let mut copy = app.copy().expect("a store in memory can be copied");
        let mut after = phone::send(&mut copy, Event::Tap { target });
        if let Place::Turn { turn } = &after.place
            && turn.buttons.iter().any(|button| button.id == "done" && button.disabled.is_none())
        {
            after = phone::press(&mut copy, "done");
        }
        if copy.viewer() != viewer {
            seen.insert(seedless(&after));
        }
    }
    if seen.len() > 1 {
        search.leaks.insert("a secret choice on the next screen".to_owned());
    }
}

/// The one who takes the phone sees the same whatever the others hide.
fn compare_next_person(app: &App, search: &mut Search, rng: &mut Rng) {
    let mut taken = app.copy().expect("a store in memory can be copied");
    let screen = phone::press(&mut taken, "here");
    if let Some(mut other) = app.reshuffled(taken.viewer(), rng) {
        let same = phone::press(&mut other, "here");
        search.expect("the screen of who takes the phone", &json(&screen), &json(&same));
    }
}

/// Whoever is let in out of turn sees and is answered the same whatever the others hide, and who
/// may be let in is no secret.
fn compare_visits(app: &App, screen: &Screen, search: &mut Search, rng: &mut Rng) {
    let wants = phone::button(screen, "wants").filter(|wants| wants.disabled.is_none());
    if wants.is_none() {
        return;
    }
    let mut list = app.copy().expect("a store in memory can be copied");
    let who = phone::press(&mut list, "wants");
    let ways: Vec<Option<String>> = match who.targets().any(|target| target.starts_with("let ")) {
        true => who.targets().map(|target| Some(target.to_owned())).collect(),
        false => vec![None],
    };
    for target in ways {
        let mut hers = list.copy().expect("a store in memory can be copied");
        let mut seen = hers.screen();
        if let Some(target) = target {
            seen = phone::send(&mut hers, Event::Tap { target });
        }
        if matches!(seen.place, Place::Handover { .. }) {
            seen = phone::press(&mut hers, "here");
        }
        let viewer = hers.viewer();
        if let Some(other) = hers.reshuffled(viewer, rng) {
            let same = other.screen();
            search.expect("the screen of who acts out of turn", &json(&seen), &json(&same));
            compare_answers(&hers, &other, &seen, viewer, search);
        }
    }
}
