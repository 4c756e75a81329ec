//! The smallest complete shell: Myrmex in a terminal.
//!
//! ```text
//! console [--dir DIR] [--locale TAG] [--seed N] [--json]
//! console simulate --game ID [--options k=v,…] [--players N] [--seed S] [--games K]
//!                  [--bots LEVEL] [--records DIR]
//! ```
//!
//! With `--json` it writes one `Screen` a line and reads one `Event` a line, so that any
//! program can play. `docs/record.md` describes what `simulate` writes.

use myrmex_core::{
    app::{App, Best, Button, Event, Place, Screen, Seeds, store},
    bots::{Level, Searched},
    game::{Choices, Game, data_digest, settle},
    games::{fable::Fable, fourmidable::Fourmidable, fourmis::Fourmis, gringrins::Gringrins},
    scene::{Area, AreaKind, Line, Mark, Piece, Scene, Sheet},
    table::{FORMAT, Header, Kind, Player, Record, Table},
    text::Name,
};
use std::{
    collections::BTreeMap,
    error::Error,
    fs,
    io::{self, BufRead, Write},
    path::PathBuf,
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has gone: that is how `| head` ends.
        Err(error) if is_broken_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("console: {error}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn run() -> Result<()> {
    let mut args = std::env::args().skip(1).peekable();
    let simulates = args.next_if(|first| first == "simulate").is_some();
    let args = Args::parse(args)?;
    if simulates { simulate(&args) } else { play(&args) }
}

/// `--name value` pairs, and `--json` alone.
struct Args(BTreeMap<String, String>);

impl Args {
    fn parse(mut words: impl Iterator<Item = String>) -> Result<Args> {
        let mut args = BTreeMap::new();
        while let Some(word) = words.next() {
            let name = word.strip_prefix("--").ok_or_else(|| format!("what is {word:?}?"))?;
            let value = match name {
                "json" => String::new(),
                _ => words.next().ok_or_else(|| format!("--{name} needs a value"))?,
            };
            args.insert(name.to_owned(), value);
        }
        Ok(Args(args))
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    fn number(&self, name: &str, default: u64) -> Result<u64> {
        self.get(name).map_or(Ok(default), |text| Ok(text.parse()?))
    }
}

// ---- a person plays ----

fn play(args: &Args) -> Result<()> {
    let store = store::DirStore::open(args.get("dir").map_or_else(data_dir, PathBuf::from))?;
    let seeds = match args.get("seed") {
        Some(seed) => Seeds::From(seed.parse()?),
        None => Seeds::System,
    };
    let system = std::env::var("LC_ALL").or_else(|_| std::env::var("LANG")).unwrap_or_default();
    let locale = args.get("locale").unwrap_or(&system);
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs() as i64;
    let app = App::open(Box::new(store), seeds, locale, now, 0);
    if args.get("json").is_some() { by_lines(app) } else { by_hand(app) }
}

fn data_dir() -> PathBuf {
    let home = || PathBuf::from(std::env::var_os("HOME").unwrap_or_default());
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    data.unwrap_or_else(|| home().join(".local/share")).join("myrmex")
}

/// One screen a line out, one event a line in; a failure is a line with `failure`.
fn by_lines(mut app: App) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", serde_json::to_string(&app.screen())?)?;
    out.flush()?;
    for line in io::stdin().lock().lines() {
        let answer = match serde_json::from_str::<Event>(&line?) {
            Ok(event) => match app.send(event) {
                Ok(screen) => serde_json::to_value(screen)?,
                Err(failure) => serde_json::json!({ "failure": failure.sentence }),
            },
            Err(error) => serde_json::json!({ "failure": error.to_string() }),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn by_hand(mut app: App) -> Result<()> {
    let mut lines = io::stdin().lock().lines();
    let mut trouble = None;
    loop {
        let screen = app.screen();
        if screen.think_after.is_some() {
            trouble = app.send(Event::Continue).err();
            if trouble.is_none() {
                continue;
            }
        }
        let events = draw(&screen, trouble.take().map(|failure| failure.sentence).as_deref())?;
        let Some(line) = lines.next() else { return Ok(()) };
        let event = match line?.trim() {
            "q" => return Ok(()),
            "b" | "" => Some(Event::Back),
            text => match text.split_once('=') {
                Some((number, text)) => events.get_enter(number, text),
                None => text.parse::<usize>().ok().and_then(|number| events.get(number)),
            },
        };
        let Some(event) = event else { continue };
        trouble = app.send(event).err();
    }
}

/// What the numbers on the screen stand for.
struct Events(Vec<Event>);

impl Events {
    fn get(&self, number: usize) -> Option<Event> {
        self.0.get(number.checked_sub(1)?).cloned()
    }

    fn get_enter(&self, number: &str, text: &str) -> Option<Event> {
        match self.get(number.trim().parse().ok()?)? {
            Event::Enter { field, .. } => {
                Some(Event::Enter { field, text: text.trim().to_owned() })
            }
            _ => None,
        }
    }
}

/// Writes the screen and numbers what can be done.
fn draw(screen: &Screen, trouble: Option<&str>) -> io::Result<Events> {
    let mut out = io::stdout().lock();
    write!(out, "\x1b[2J\x1b[H")?;
    match &screen.place {
        Place::Home { home } => {
            writeln!(out, "{}\n", home.title)?;
            for card in home.resume.iter().chain(&home.daily) {
                let parts = [&card.title, &card.people, &card.detail].map(String::as_str);
                writeln!(out, "  {} {}", card.symbol, parts.join(" · "))?;
            }
            for card in &home.games {
                writeln!(
                    out,
                    "  {} {}\n     {}\n     {}",
                    card.symbol, card.title, card.line, card.facts
                )?;
            }
        }
        Place::Setup { setup } => {
            writeln!(out, "{}\n\n{}", setup.title, setup.seats_title)?;
            for seat in &setup.seats {
                writeln!(out, "  {} {}", seat.mark.character(), seat.name.text)?;
            }
            for option in &setup.options {
                writeln!(out, "{}: {}", option.label, option.help)?;
            }
        }
        Place::Handover { handover } => {
            writeln!(out, "\n\n      {}\n\n  {}\n", handover.mark.character(), handover.title)?;
        }
        Place::Turn { turn } => {
            writeln!(out, "{} · {}", turn.title, turn.scene.round)?;
            if let Some(recap) = &turn.recap {
                writeln!(out, "\n{}", recap.title)?;
                draw_lines(&mut out, &recap.lines)?;
            }
            draw_scene(&mut out, &turn.scene)?;
        }
        Place::Reveal { reveal } => {
            writeln!(out, "{} · {}", reveal.title, reveal.scene.round)?;
            draw_scene(&mut out, &reveal.scene)?;
            draw_lines(&mut out, &reveal.lines)?;
        }
        Place::Result { result } => {
            writeln!(out, "{}\n\n{}\n{}\n", result.title, result.headline, result.why)?;
            for step in &result.podium {
                writeln!(out, "  {} {}", step.mark.character(), step.label)?;
            }
            draw_lines(&mut out, &result.lines)?;
            draw_sheet(&mut out, &result.sheet)?;
            draw_best(&mut out, &result.best)?;
        }
        Place::Rules { rules } => {
            writeln!(out, "{}", rules.title)?;
            for chapter in &rules.chapters {
                writeln!(out, "\n{}", chapter.title)?;
                for paragraph in &chapter.paragraphs {
                    writeln!(out, "  {paragraph}")?;
                }
            }
            writeln!(out, "{}", rules.nothing.as_deref().unwrap_or_default())?;
        }
        Place::Records { records } => {
            writeln!(out, "{}\n{}", records.title, records.nothing.as_deref().unwrap_or_default())?;
            draw_sheet(&mut out, &records.sheet)?;
            draw_best(&mut out, &records.best)?;
            for card in &records.matches {
                writeln!(
                    out,
                    "  {} {} · {} · {}",
                    card.symbol, card.title, card.people, card.detail
                )?;
            }
        }
        Place::Replay { replay } => {
            writeln!(out, "{} · {} · {}", replay.title, replay.scene.round, replay.position)?;
            draw_scene(&mut out, &replay.scene)?;
            draw_lines(&mut out, &replay.lines)?;
        }
        Place::Settings { settings } => {
            writeln!(out, "{}", settings.title)?;
            for option in &settings.options {
                writeln!(out, "{}: {}", option.label, option.help)?;
            }
            for paragraph in &settings.about {
                writeln!(out, "  {paragraph}")?;
            }
        }
    }
    writeln!(out)?;
    let events = offer(&mut out, screen)?;
    for sentence in screen.note.iter().map(|note| note.text.as_str()).chain(trouble) {
        writeln!(out, "\n! {sentence}")?;
    }
    write!(out, "> ")?;
    out.flush()?;
    Ok(events)
}

/// Numbers every answer: pieces, buttons, lines to fill in.
fn offer(out: &mut impl Write, screen: &Screen) -> io::Result<Events> {
    let mut events = Vec::new();
    let pieces = screen.areas().iter().flat_map(|area| &area.pieces);
    for piece in pieces.filter(|piece| piece.tappable) {
        events.extend(piece.target.clone().map(|target| Event::Tap { target }));
        let armed = if piece.armed { " ✓" } else { "" };
        writeln!(out, "{:>3}. {}{armed}", events.len(), piece.label)?;
    }
    for button in screen.buttons() {
        // In a terminal a look is pressed to open and pressed to close.
        let held = button.hold && matches!(screen.place, Place::Turn { .. });
        events.push(if held {
            Event::Hold { id: button.id.clone(), down: !button.selected }
        } else {
            Event::Press { id: button.id.clone() }
        });
        writeln!(out, "{:>3}. {}", events.len(), button_text(button))?;
    }
    for field in screen.fields() {
        events.push(Event::Enter { field: field.id.clone(), text: String::new() });
        writeln!(out, "{:>3}= {}: {}", events.len(), field.label, field.text)?;
    }
    if let Some(back) = &screen.back {
        writeln!(out, "  b. {back}")?;
    }
    Ok(Events(events))
}

fn button_text(button: &Button) -> String {
    let chosen = if button.selected { " ✓" } else { "" };
    match &button.disabled {
        Some(reason) => format!("({}: {reason})", button.label),
        None => format!("[{}]{chosen}", button.label),
    }
}

fn draw_scene(out: &mut impl Write, scene: &Scene) -> io::Result<()> {
    for seat in &scene.seats {
        let turn = if seat.active { "→" } else { " " };
        writeln!(out, "{turn} {} {}", seat.mark.character(), seat.label)?;
    }
    for area in &scene.areas {
        draw_area(out, area)?;
    }
    if !scene.prompt.is_empty() {
        writeln!(out, "\n{}", scene.prompt)?;
    }
    Ok(())
}

fn draw_area(out: &mut impl Write, area: &Area) -> io::Result<()> {
    if !area.title.is_empty() {
        writeln!(out, "{}", area.title)?;
    }
    match area.kind {
        AreaKind::Board | AreaKind::Panel => {
            for piece in &area.pieces {
                writeln!(out, "  {} {}", piece_text(piece), piece.label)?;
            }
        }
        AreaKind::Row | AreaKind::Track | AreaKind::Choices | AreaKind::Stepper => {
            let pieces: Vec<String> = area.pieces.iter().map(piece_text).collect();
            writeln!(out, "  {}", pieces.join(" "))?;
        }
    }
    for link in &area.links {
        writeln!(out, "  {} {}", link.mark.character(), link.label)?;
    }
    Ok(())
}

fn piece_text(piece: &Piece) -> String {
    let mark = piece.mark.map(|mark| mark.character().to_string());
    let face = piece.face_down.then(|| "▒".to_owned());
    let parts = [mark, face, piece.symbol.clone(), piece.text.clone()];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join("");
    if piece.dimmed { format!("({text})") } else { text }
}

fn draw_lines(out: &mut impl Write, lines: &[Line]) -> io::Result<()> {
    for line in lines {
        let mark = line.mark.map_or(' ', Mark::character);
        writeln!(out, "  {mark} {} {}", line.symbol.as_deref().unwrap_or(" "), line.text)?;
    }
    Ok(())
}

fn draw_sheet(out: &mut impl Write, sheet: &Sheet) -> io::Result<()> {
    writeln!(out, "  {:<24}{}", "", sheet.columns.join("  "))?;
    for row in &sheet.rows {
        writeln!(out, "  {:<24}{}", row.label, row.cells.join("  "))?;
    }
    Ok(())
}

fn draw_best<'a>(
    out: &mut impl Write,
    tables: impl IntoIterator<Item = &'a Best>,
) -> io::Result<()> {
    for best in tables {
        writeln!(out, "{}", best.title)?;
        draw_sheet(out, &best.sheet)?;
    }
    Ok(())
}

// ---- bots play ----

fn simulate(args: &Args) -> Result<()> {
    match args.get("game").ok_or("--game is needed")? {
        Gringrins::ID => simulate_game::<Gringrins>(args),
        Fable::ID => simulate_game::<Fable>(args),
        Fourmis::ID => simulate_game::<Fourmis>(args),
        Fourmidable::ID => simulate_game::<Fourmidable>(args),
        other => Err(format!("no game is called {other:?}").into()),
    }
}

fn simulate_game<G: Searched>(args: &Args) -> Result<()> {
    let players = u8::try_from(args.number("players", u64::from(*G::PLAYERS.start()))?)?;
    let mut chosen = Choices::new();
    for pair in args.get("options").unwrap_or_default().split(',').filter(|pair| !pair.is_empty()) {
        let (option, value) = pair.split_once('=').ok_or_else(|| format!("{pair:?} is no k=v"))?;
        chosen.insert(option.to_owned(), value.to_owned());
    }
    let options = settle::<G>(players, &chosen)?;
    let level = args.get("bots").map_or(Ok(Level::Steady), |word| {
        Level::of(word).ok_or_else(|| format!("no bot is called {word:?}"))
    })?;
    let records = args.get("records").map(PathBuf::from);
    if let Some(dir) = &records {
        fs::create_dir_all(dir)?;
    }
    let first = args.number("seed", 1)?;
    let mut totals = Vec::new();
    for seed in first..first.saturating_add(args.number("games", 1)?) {
        let bots = (0..players).map(|seat| bot(seat, level)).collect::<Result<_>>()?;
        let mut table = Table::<G>::new(Header {
            format: FORMAT,
            game: G::ID.to_owned(),
            revision: G::REVISION,
            data: data_digest::<G>(),
            options: options.clone(),
            players: bots,
            seed,
            started: 0,
            base: None,
        })?;
        table.play_bots()?;
        let outcome = table.state().outcome().ok_or("a match of bots did not end")?;
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        totals.extend(outcome.scores.iter().copied());
        println!("seed {seed}: scores {:?}, winners {winners:?}", outcome.scores);
        if let Some(dir) = &records {
            let record = Record::of(&table, 0).ok_or("a match of bots has no record")?;
            fs::write(dir.join(format!("{}-{players}p-{seed}.jsonl", G::ID)), record.as_str())?;
        }
    }
    println!("{}", spread(totals));
    Ok(())
}

/// The mean of some scores, and what a tenth, half and nine tenths of them stay below.
fn spread(mut scores: Vec<i32>) -> String {
    scores.sort_unstable();
    let (Some(&least), Some(&most)) = (scores.first(), scores.last()) else {
        return "nothing was played".to_owned();
    };
    let sum: i64 = scores.iter().map(|&score| i64::from(score)).sum();
    let mean = sum as f64 / scores.len() as f64;
    let [low, middle, high] =
        [10, 50, 90].map(|percent| scores[(scores.len() - 1) * percent / 100]);
    format!(
        "{} scores: mean {mean:.1}, 10 % {low}, 50 % {middle}, 90 % {high}, from {least} to {most}",
        scores.len()
    )
}

fn bot(seat: u8, level: Level) -> Result<Player> {
    let name = Name::new(&format!("Bot {}", seat + 1))?;
    let mark = *Mark::ALL.get(seat as usize).ok_or("too many players")?;
    Ok(Player { name, mark, kind: Kind::Bot(level) })
}
