//! Every word a person reads is in both languages, and right in both.

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser::parse,
};
use myrmex_core::{
    app::{Event, Place, Screen},
    text::{Language, MISSING, Text},
};
use myrmex_tests::{
    games::{every_deal, some_deals},
    phone::{self, PRIVACY, forward, json, kinds, open, press, send},
    rng,
    stores::Shelf,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

fn resources(language: Language) -> Vec<(&'static str, Resource<&'static str>)> {
    let parsed = language.sources().iter().map(|&(name, source)| match parse(source) {
        Ok(resource) => (name, resource),
        Err((_, errors)) => panic!("{}/{name}.ftl: {errors:?}", language.tag()),
    });
    parsed.collect()
}

/// What a message needs: its arguments, and which of them it counts with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Needs {
    arguments: BTreeSet<String>,
    counts: BTreeSet<String>,
    words: BTreeMap<String, BTreeSet<String>>,
}

fn messages(language: Language) -> BTreeMap<String, Needs> {
    let mut all = BTreeMap::new();
    for (name, resource) in resources(language) {
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let pattern = message.value.expect("a message says something");
                    assert!(message.attributes.is_empty(), "attributes are not used");
                    let mut needs = Needs::default();
                    look_into(&pattern, &mut needs);
                    let key = message.id.name.to_owned();
                    assert_eq!(all.insert(key.clone(), needs), None, "{key} stands twice");
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{}/{name}.ftl: {other:?}", language.tag()),
            }
        }
    }
    all
}

fn look_into(pattern: &Pattern<&str>, needs: &mut Needs) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => {
                argument(inline, needs);
            }
            Expression::Select { selector, variants } => {
                let name = argument(selector, needs);
                let keys = variants.iter().map(|variant| match &variant.key {
                    fluent_syntax::ast::VariantKey::Identifier { name } => (*name).to_owned(),
                    fluent_syntax::ast::VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                let keys: BTreeSet<String> = keys.collect();
                if keys.contains("other") {
                    needs.counts.insert(name);
                } else {
                    needs.words.insert(name, keys);
                }
                for variant in variants {
                    look_into(&variant.value, needs);
                }
            }
        }
    }
}

fn argument(inline: &InlineExpression<&str>, needs: &mut Needs) -> String {
    match inline {
        InlineExpression::VariableReference { id } => {
            needs.arguments.insert(id.name.to_owned());
            id.name.to_owned()
        }
        other => panic!("only arguments are used: {other:?}"),
    }
}

#[test]
fn both_languages_have_the_same_keys_arguments_and_words_to_choose_by() {
    let (french, english) = (messages(Language::Fr), messages(Language::En));
    let keys = |all: &BTreeMap<String, Needs>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&french), keys(&english));
    for (key, needs) in &french {
        assert_eq!(needs.arguments, english[key].arguments, "{key}");
        assert_eq!(needs.words, english[key].words, "{key}");
        assert_eq!(needs.counts, english[key].counts, "{key}");
    }
}

#[test]
fn every_message_can_be_said_with_zero_one_two_and_many() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (key, needs) in messages(language) {
            for number in [0, 1, 2, 5, 21] {
                for said in say(&text, &key, &needs, number) {
                    assert!(!said.contains(MISSING), "{key}: {said}");
                    assert!(!said.contains('{') && !said.contains("  "), "{key}: {said:?}");
                }
            }
        }
    }
}

/// A message with this number wherever it counts, once with each of the words it chooses by,
/// and a name everywhere else.
fn say(text: &Text, key: &str, needs: &Needs, number: i32) -> Vec<String> {
    let ways = needs.words.values().map(BTreeSet::len).max().unwrap_or(1);
    let say = |way: usize| {
        let args = needs.arguments.iter().map(|argument| {
            let words = needs.words.get(argument);
            let numbered = words.is_some_and(|words| words.contains("1"));
            let value = match words.and_then(|words| words.iter().nth(way % words.len())) {
                _ if numbered || needs.counts.contains(argument) => number.into(),
                Some(word) => word.clone().into(),
                None => "Zoé".into(),
            };
            // The names of arguments are constants everywhere else.
            (&*argument.clone().leak(), value)
        });
        text.with(key, args)
    };
    (0..ways).map(say).collect()
}

#[test]
fn nothing_is_one_in_french_and_many_in_english() {
    // The noun after 0, 1 and 2: singular in French for 0 and 1, in English for 1 alone.
    let table = [
        ("gringrins-badge", "Gringrin", "Gringrins", "Gringrins", "Gringrin"),
        ("gringrins-left", "carton ", "cartons ", "tiles ", "tile "),
        ("gringrins-hand-aim", "Gringrin", "Gringrins", "Gringrins", "Gringrin"),
        ("gringrins-bet", "Gringrin", "Gringrins", "Gringrins", "Gringrin"),
        ("gringrins-aim", "Gringrin", "Gringrins", "Gringrins", "Gringrin"),
        ("gringrins-told-aim", "Gringrin.", "Gringrins.", "Gringrins.", "Gringrin."),
        ("gringrins-told-bet", "Gringrin.", "Gringrins.", "Gringrins.", "Gringrin."),
        ("gringrins-told-taken", "Gringrin ", "Gringrins ", "Gringrins ", "Gringrin "),
        (
            "gringrins-told-stays",
            "Gringrin reste ",
            "Gringrins restent ",
            "Gringrins stay ",
            "Gringrin stays ",
        ),
        ("gringrins-refusal-bet-purse", "Gringrin ", "Gringrins ", "Gringrins ", "Gringrin "),
        ("records-wins", "partie", "parties", "matches", "match"),
    ];
    let (french, english) = (Text::new(Language::Fr), Text::new(Language::En));
    let needs = messages(Language::Fr);
    for (key, one_fr, many_fr, many_en, one_en) in table {
        let ends = |said: &str, noun: &str| {
            let said = format!("{said} ");
            let bare = noun.trim_end_matches(['.', ' ']);
            said.contains(noun) && (bare.ends_with('s') || !said.contains(&format!("{bare}s")))
        };
        for (number, fr, en) in [(0, one_fr, many_en), (1, one_fr, one_en), (2, many_fr, many_en)] {
            for (text, noun) in [(&french, fr), (&english, en)] {
                for said in say(text, key, &needs[key], number) {
                    assert!(ends(&said, noun), "{key} {number}: {said}");
                }
            }
        }
    }
}

#[test]
fn every_message_that_counts_says_one_differently_from_two() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (key, needs) in messages(language) {
            if needs.counts.is_empty() {
                continue;
            }
            let bare = |number: i32| {
                let said = say(&text, &key, &needs, number).into_iter();
                said.map(|said| said.replace(&number.to_string(), "#")).collect::<Vec<_>>()
            };
            // "Étape 1 sur 1" and "Étape 1 sur 2" have one form.
            if key != "replay-position" {
                for (one, two) in bare(1).iter().zip(&bare(2)) {
                    assert_ne!(one, two, "{}: {key}", language.tag());
                }
            }
        }
    }
}

#[test]
fn french_keeps_its_spaces_before_high_punctuation_and_inside_quotes() {
    for (name, source) in Language::Fr.sources() {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            // What is written for Fluent itself: `key =`, `{ $argument ->`, `[variant]`.
            let said = match line.split_once(" = ") {
                Some((key, said)) if !key.starts_with(' ') => said,
                _ => line,
            };
            let chars: Vec<char> = said.chars().collect();
            for (at, &c) in chars.iter().enumerate() {
                let before = at.checked_sub(1).map(|at| chars[at]);
                let after = chars.get(at + 1).copied();
                let narrow = |c: Option<char>| matches!(c, Some('\u{a0}' | '\u{202f}'));
                if matches!(c, ':' | ';' | '?' | '!' | '»') {
                    assert!(narrow(before), "{name}.ftl: no-break space before {c}: {line}");
                }
                if c == '«' {
                    assert!(narrow(after), "{name}.ftl: no-break space after {c}: {line}");
                }
            }
            assert!(!said.contains('\'') && !said.contains("..."), "{name}.ftl: {line}");
        }
    }
}

// ---- keys and sources ----

/// Keys put together while the app runs begin so; what follows is an id or a value.
const COMPOSED: &[&str] = &[
    "name-person-",
    "name-bot-",
    "kind-",
    "settings-",
    "replay-",
    "fable-path-",
    "fable-letter-",
    "fable-insect-",
    "fable-provision-",
    "fable-power-",
    "fourmidable-tab-",
    "fourmidable-species-",
    "fourmidable-help-",
    "fourmidable-feat-",
    "fourmidable-grade-",
];

/// The same for every game, after its id.
const COMPOSED_BY_GAME: &[&str] = &["title", "line", "facts", "mode-", "option-", "rules-"];

/// Said by the bindings, when the app itself is at fault.
const ELSEWHERE: &[&str] = &["internal"];

fn composed() -> Vec<String> {
    let games: BTreeSet<&str> = every_deal(1).iter().map(|deal| deal.game).collect();
    let by_game = games
        .iter()
        .flat_map(|game| COMPOSED_BY_GAME.iter().map(move |part| format!("{game}-{part}")));
    by_game.chain(COMPOSED.iter().map(|&prefix| prefix.to_owned())).collect()
}

fn rust_sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_sources(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push(path);
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let mut files = Vec::new();
    rust_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../rust-core/src"), &mut files);
    let sources: String =
        files.iter().map(|path| fs::read_to_string(path).expect("a source is text")).collect();
    let composed = composed();
    let used = |key: &str| {
        sources.contains(&format!("\"{key}\""))
            || ELSEWHERE.contains(&key)
            || composed.iter().any(|prefix| key.starts_with(prefix))
    };
    let unused: Vec<String> = messages(Language::Fr).into_keys().filter(|key| !used(key)).collect();
    assert_eq!(unused, [""; 0], "said nowhere");
}

#[test]
fn every_prefix_of_composed_keys_is_needed() {
    let keys = messages(Language::Fr);
    for prefix in composed() {
        assert!(keys.keys().any(|key| key.starts_with(&prefix)), "{prefix}");
    }
}

// ---- what is shown ----

/// Every string of a screen, with where it stands.
fn strings(value: &serde_json::Value, path: &str, out: &mut Vec<(String, String)>) {
    match value {
        serde_json::Value::String(text) => out.push((path.to_owned(), text.clone())),
        serde_json::Value::Array(all) => {
            all.iter().enumerate().for_each(|(at, one)| strings(one, &format!("{path}.{at}"), out));
        }
        serde_json::Value::Object(all) => {
            all.iter().for_each(|(name, one)| strings(one, &format!("{path}.{name}"), out));
        }
        _ => {}
    }
}

/// Fields that hold a word of the program, not of a person.
const MACHINE: &[&str] = &[
    "screen", "id", "target", "style", "kind", "shape", "role", "pattern", "mark", "tint",
    "language", "theme", "symbol", "clause",
];

/// What is written alike in French and English.
const ALIKE: &[&str] = &[
    "Myrmex",
    "La Cigale et la Fourmi",
    "La Cigale & la Fourmi",
    "Strict",
    "Menu",
    "Total",
    "Gringrins",
    "Fourmis",
    "Fourmis · Prairie",
    "Fourmidable",
    "Fourmidable · Expert",
    "Fourmidable · Solo",
    "Points",
    "Solo",
    "Expert",
    "Colonies",
    "Prairie",
    "Tunnels",
    "Français",
    "English",
    "Léa",
    "Tom",
    "Zoé",
    "Max",
    "Ana",
    "Noé",
    "Pico",
    "Mirette",
    "Zigzag",
    "Formica",
    "Trotte",
    "Brindille",
];

fn shown(screen: &Screen) -> Vec<(String, String)> {
    let mut all = Vec::new();
    strings(&serde_json::to_value(screen).expect("a screen can be written"), "", &mut all);
    all.retain(|(path, _)| {
        let field = path.rsplit('.').find(|part| part.parse::<usize>().is_err());
        // A cue is a bare word in a list.
        !field.is_some_and(|field| MACHINE.contains(&field) || field == "cues")
    });
    all
}

#[test]
fn whatever_is_shown_is_said_in_the_language_of_the_reader() {
    let mut compared = 0usize;
    for (seed, deal) in (0..).zip(some_deals(1)) {
        let privacy = PRIVACY[seed as usize % 3];
        let bots = (seed % u64::from(deal.players)) as u8;
        let mut apps = ["fr", "en"].map(|locale| open(Shelf::default(), locale, seed));
        for app in &mut apps {
            phone::set(app, "privacy", privacy);
            phone::set_up(app, &deal, &kinds(deal.players, bots));
        }
        let mut rng = rng(seed);
        // From the set-up through the match, with a look at everything that lies beside it.
        let mut events = vec![Event::Press { id: "deal".to_owned() }];
        loop {
            let screens = [apps[0].screen(), apps[1].screen()];
            compare(&screens[0], &screens[1]);
            compared += 1;
            let event = match events.pop() {
                Some(event) => event,
                None => match forward(&screens[0], &mut rng) {
                    Some(event) => event,
                    None => break,
                },
            };
            if let Place::Turn { .. } = screens[0].place
                && compared.is_multiple_of(20)
            {
                for id in ["rules", "settings"] {
                    let [french, english] = apps.each_mut().map(|app| press(app, id));
                    compare(&french, &english);
                    apps.iter_mut().for_each(|app| drop(send(app, Event::Back)));
                }
                // The settings may have taken the phone away.
                continue;
            }
            let targets = screens[0].targets().filter(|_| compared.is_multiple_of(deal.stride(8)));
            for target in targets.map(str::to_owned) {
                // A forbidden tap explains itself.
                let tapped = apps.each_ref().map(|app| {
                    let mut copy = app.copy().expect("a shelf can be copied");
                    copy.send(Event::Tap { target: target.clone() })
                });
                match tapped {
                    [Ok(french), Ok(english)] => compare(&french, &english),
                    [Err(french), Err(english)] => assert_ne!(french.sentence, english.sentence),
                    differ => panic!("{target}: {differ:?}"),
                }
            }
            apps.iter_mut().for_each(|app| drop(send(app, event.clone())));
        }
        let [french, english] = apps.each_mut().map(|app| press(app, "replay"));
        compare(&french, &english);
        apps.iter_mut().for_each(|app| drop(send(app, Event::Back)));
        let [french, english] = apps.each_mut().map(|app| press(app, "home"));
        compare(&french, &english);
        let [french, english] = apps.each_mut().map(|app| press(app, "records"));
        compare(&french, &english);
    }
    assert!(compared > 500, "{compared} screens");
}

fn compare(french: &Screen, english: &Screen) {
    let whole = [json(french), json(english)];
    assert!(whole.iter().all(|json| !json.contains(MISSING)), "{}", whole[0]);
    let (fr, en) = (shown(french), shown(english));
    assert_eq!(fr.len(), en.len(), "both show the same things: {}", whole[0]);
    for ((path, french), (other, english)) in fr.iter().zip(&en) {
        assert_eq!(path, other);
        let word = french.chars().any(char::is_alphabetic);
        // A deal has one code in every language.
        let code = french
            .split('-')
            .all(|part| part.chars().all(|at| at.is_ascii_digit() || at.is_ascii_uppercase()));
        // A place in a list comes before a name.
        let name = french.trim_start_matches(|at: char| at.is_ascii_digit() || ". ".contains(at));
        let alike = ALIKE.contains(&name) || code;
        assert!(!word || alike || french != english, "{path} is not translated: {french}");
    }
}
