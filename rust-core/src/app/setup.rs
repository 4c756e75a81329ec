//! Who plays, and how. No match begins before *Deal* is pressed; where a deal is for everybody's
//! eyes it can be looked at, and dealt anew, beforehand.

use super::{
    App, Room, World,
    catalog::Title,
    code,
    failure::{Failure, FailureKind},
    preferences::Preferences,
    saves::{self, log_name},
    screen::{Button, Field, Note, Options, Setup, SetupSeat},
    session::Session,
    settings,
};
use crate::{
    bots::Level,
    game::Choices,
    scene::Mark,
    table::{FORMAT, Header, Kind, Player, Writer},
    text::{Name, Text},
};

/// A set-up in progress.
#[derive(Clone)]
pub(super) struct SetupRoom {
    pub title: &'static Title,
    seats: Vec<Player>,
    chosen: Choices,
    /// What will be dealt from.
    seed: u64,
    /// Somebody typed its code, or it is the challenge of the day: everybody may know the deal.
    known: bool,
}

/// How many names of ours there are, for people and for bots.
const NAMES: usize = 6;

/// The first of the bots of a level, from 0; the others follow.
const fn first_name(level: Level) -> usize {
    match level {
        Level::Gentle => 0,
        Level::Steady => 2,
        Level::Sharp => 4,
    }
}

/// How many names are offered beside a seat.
const KNOWN_SHOWN: usize = 6;

impl SetupRoom {
    pub fn new(title: &'static Title, prefs: &Preferences, text: &Text, seed: u64) -> SetupRoom {
        let mut room = SetupRoom { seed, ..SetupRoom::alone(title, prefs, text) };
        // Who wants to play alone sends the others away; the games are for a table.
        for _ in 1..title.fewest.max(2) {
            room.add(Kind::Person, prefs, text);
        }
        room
    }

    /// One person, and nothing chosen.
    pub fn alone(title: &'static Title, prefs: &Preferences, text: &Text) -> SetupRoom {
        let (seats, chosen) = (Vec::new(), Choices::new());
        let mut room = SetupRoom { title, seats, chosen, seed: 0, known: false };
        room.add(Kind::Person, prefs, text);
        room
    }

    /// The same people with these options and a deal that everybody may know.
    #[must_use]
    pub fn dealing(self, chosen: Choices, seed: u64) -> SetupRoom {
        SetupRoom { chosen, seed, known: true, ..self }
    }

    /// Gives a seat to somebody else.
    pub fn rename(&mut self, at: usize, name: Name) {
        if let Some(player) = self.seats.get_mut(at) {
            player.name = name;
        }
    }

    /// The same people and options once more.
    pub fn again(header: Header, seed: u64) -> Option<SetupRoom> {
        let title = super::catalog::title(&header.game)?;
        Some(SetupRoom { title, seats: header.players, chosen: header.options, seed, known: false })
    }

    fn add(&mut self, kind: Kind, prefs: &Preferences, text: &Text) {
        let name = self.free_name(kind, prefs, text);
        let mark = self.free_mark();
        self.seats.extend(name.zip(mark).map(|(name, mark)| Player { name, mark, kind }));
    }

    /// Somebody who played before and does not sit here yet, or a name to begin with.
    fn free_name(&self, kind: Kind, prefs: &Preferences, text: &Text) -> Option<Name> {
        let taken = |name: &Name| self.seats.iter().any(|player| player.name == *name);
        let (list, first) = match kind {
            Kind::Person => ("name-person", 0),
            Kind::Bot(level) => ("name-bot", first_name(level)),
        };
        let numbers = (0..NAMES).map(|step| (first + step) % NAMES + 1);
        let ours = numbers.filter_map(|n| Name::new(&text.get(&format!("{list}-{n}"))).ok());
        let known = prefs.people.iter().filter(|_| kind == Kind::Person).cloned();
        known.chain(ours).find(|name| !taken(name))
    }

    fn free_mark(&self) -> Option<Mark> {
        let taken = |mark: Mark| self.seats.iter().any(|player| player.mark == mark);
        Mark::ALL.into_iter().find(|&mark| !taken(mark))
    }

    /// What a bot says of itself; none if somebody gave it another name.
    fn character(&self, at: usize, text: &Text) -> Option<String> {
        let player = self.seats.get(at).filter(|player| player.is_bot())?;
        let own = |n: &usize| text.get(&format!("name-bot-{n}")) == player.name.as_str();
        let n = (1..=NAMES).find(own)?;
        let args = [("name", player.name.to_string().into())];
        Some(text.with(&format!("name-bot-{n}-line"), args))
    }

    /// Drops what the options on offer no longer have.
    fn prune(&mut self) {
        // Dropping one may change what the others offer, so it is asked again.
        loop {
            let offered = (self.title.offered)(self.seats.len() as u8, &self.chosen);
            let fits = |id: &str, value: &str| {
                offered.iter().any(|spec| spec.id == id && spec.values.contains(&value))
            };
            let before = self.chosen.len();
            self.chosen.retain(|id, value| fits(id, value));
            if self.chosen.len() == before {
                break;
            }
        }
    }

    /// Why it cannot be dealt yet.
    fn missing(&self, text: &Text) -> Option<String> {
        let twice = self.seats.iter().enumerate().find_map(|(at, player)| {
            self.seats[..at].iter().find(|other| other.name == player.name)
        });
        if let Some(player) = twice {
            let args = [("name", player.name.to_string().into())];
            return Some(text.with("setup-same-name", args));
        }
        let settled = (self.title.settle)(self.seats.len() as u8, &self.chosen);
        settled.err().map(|_| text.get("setup-bad-option"))
    }

    pub fn draw(&self, world: &World<'_>) -> Setup {
        let text = world.text;
        let full = self.seats.len() >= self.title.most as usize;
        let most = || text.with("setup-full", [("count", i32::from(self.title.most).into())]);
        let preview = (self.title.preview)(&self.seats, &self.chosen, self.seed, text);
        let mut buttons = vec![Button::plain("rules", text.get("rules"), "📖")];
        if preview.as_ref().is_some_and(|preview| preview.varies) {
            buttons.push(Button::plain("redeal", text.get("setup-redeal"), "🔁"));
        }
        Setup {
            title: text.get(&self.title.key("title")),
            seats_title: text.get("setup-seats"),
            seats: (0..self.seats.len()).map(|at| self.draw_seat(at, world)).collect(),
            add: Button {
                disabled: full.then(most),
                ..Button::plain("add", text.get("setup-add"), "➕")
            },
            options: self.draw_options(world),
            preview: preview.map_or_else(Vec::new, |preview| preview.areas),
            code: Some(Field {
                id: "code".to_owned(),
                label: text.get("setup-code"),
                text: self.code().unwrap_or_default(),
            }),
            deal: Button {
                disabled: self.missing(text),
                ..Button::primary("deal", text.get("setup-deal"))
            },
            buttons,
        }
    }

    /// The code of the deal, where nobody is there to be deceived: among several the seed of a
    /// deal to come is a secret, unless somebody typed it in before them all.
    fn code(&self) -> Option<String> {
        code::write(self.seed).filter(|_| self.known || self.seats.len() == 1)
    }

    fn draw_seat(&self, at: usize, world: &World<'_>) -> SetupSeat {
        let text = world.text;
        let player = &self.seats[at];
        let named = |key: &str| text.with(key, [("name", player.name.to_string().into())]);
        let unless = |held: bool, reason: &str| held.then(|| text.get(reason));
        let last = self.seats.len() - 1;
        let few = self.seats.len() <= self.title.fewest as usize;
        let sits = |name: &Name| self.seats.iter().any(|player| player.name == *name);
        let people = world.prefs.people.iter().enumerate().filter(|(_, name)| !sits(name));
        let known = people.take(KNOWN_SHOWN).map(|(index, name)| {
            Button::choice(format!("seat {at} known {index}"), name.to_string(), false)
        });
        let kinds = std::iter::once(Kind::Person).chain(Level::ALL.map(Kind::Bot));
        SetupSeat {
            mark: player.mark,
            name: Field {
                id: format!("name {at}"),
                label: text.with("setup-name", [("number", (at + 1).into())]),
                text: player.name.as_str().to_owned(),
            },
            known: if player.is_bot() { Vec::new() } else { known.collect() },
            bot: player.is_bot(),
            kinds: kinds
                .map(|kind| {
                    let id = format!("seat {at} kind {}", kind.word());
                    let label = text.get(&format!("kind-{}", kind.word()));
                    Button::choice(id, label, player.kind == kind)
                })
                .collect(),
            buttons: vec![
                Button {
                    disabled: unless(at == 0, "setup-first"),
                    ..Button::plain(&format!("seat {at} up"), named("setup-up"), "⬆️")
                },
                Button {
                    disabled: unless(at == last, "setup-last"),
                    ..Button::plain(&format!("seat {at} down"), named("setup-down"), "⬇️")
                },
                Button::plain(&format!("seat {at} mark"), named("setup-mark"), "🎨"),
                Button {
                    disabled: unless(few, "setup-few"),
                    ..Button::plain(&format!("seat {at} leave"), named("setup-leave"), "✖️")
                },
            ],
        }
    }

    fn draw_options(&self, world: &World<'_>) -> Vec<Options> {
        let text = world.text;
        let mut options = self.draw_own_options(text);
        if self.seats.iter().any(|player| !player.is_bot()) {
            options.push(settings::question("hints", "hints", &["on", "off"], world));
        }
        options
    }

    fn draw_own_options(&self, text: &Text) -> Vec<Options> {
        let offered = (self.title.offered)(self.seats.len() as u8, &self.chosen);
        let open = offered.into_iter().filter(|spec| spec.values.len() > 1);
        open.map(|spec| {
            let value = self.chosen.get(spec.id).map_or(spec.default, String::as_str);
            let key = self.title.key(&format!("option-{}", spec.id));
            // Numbers explain themselves; words have a sentence each.
            let own = format!("{key}-{value}-help");
            let help = if text.has(&own) { own } else { format!("{key}-help") };
            let label = |value: &str| match value.parse::<u8>() {
                Ok(_) => value.to_owned(),
                Err(_) => text.get(&format!("{key}-{value}")),
            };
            Options {
                label: text.get(&key),
                help: text.with(&help, [("count", value.parse::<u8>().unwrap_or(0).into())]),
                choices: spec
                    .values
                    .iter()
                    .map(|&each| {
                        let id = format!("option {} {each}", spec.id);
                        Button::choice(id, label(each), each == value)
                    })
                    .collect(),
            }
        })
        .collect()
    }

    fn press(&mut self, words: &[&str], prefs: &Preferences, text: &Text) -> Option<()> {
        match words {
            ["add"] => self.add(Kind::Person, prefs, text),
            ["option", id, value] => {
                self.chosen.insert((*id).to_owned(), (*value).to_owned());
            }
            ["seat", at, rest @ ..] => {
                let at: usize = at.parse().ok()?;
                match rest {
                    ["up"] => self.seats.swap(at, at.checked_sub(1)?),
                    ["down"] => self.seats.swap(at, at + 1),
                    ["mark"] => self.next_mark(at),
                    ["leave"] => {
                        self.seats.remove(at);
                    }
                    ["known", index] => {
                        self.seats[at].name =
                            prefs.people.get(index.parse::<usize>().ok()?)?.clone();
                    }
                    ["kind", word] => {
                        let kind = Level::of(word).map_or(Kind::Person, Kind::Bot);
                        // A bot of another level is somebody else, unless it was given a name.
                        let named = self.seats[at].is_bot() && self.character(at, text).is_none();
                        let changes =
                            self.seats[at].kind != kind && !(named && matches!(kind, Kind::Bot(_)));
                        self.seats[at].kind = kind;
                        if changes && let Some(name) = self.free_name(kind, prefs, text) {
                            self.seats[at].name = name;
                        }
                    }
                    _ => return None,
                }
            }
            _ => return None,
        }
        self.prune();
        Some(())
    }

    /// The next mark after her own; whoever has it takes hers.
    fn next_mark(&mut self, at: usize) {
        let own = self.seats[at].mark;
        let index = Mark::ALL.iter().position(|&mark| mark == own).unwrap_or(0);
        let next = Mark::ALL[(index + 1) % Mark::ALL.len()];
        if let Some(other) = self.seats.iter_mut().find(|player| player.mark == next) {
            other.mark = own;
        }
        self.seats[at].mark = next;
    }
}

impl App {
    pub(super) fn press_setup(&mut self, words: &[&str]) -> Result<Option<Note>, Failure> {
        if words == ["deal"] {
            return self.deal();
        }
        if let ["hints", value] = words {
            let prefs = self.prefs.with("hints", value).ok_or_else(|| self.unfit())?;
            self.prefer(prefs)?;
            return Ok(None);
        }
        let Some(Room::Setup(room)) = self.rooms.last_mut() else { return Err(self.unfit()) };
        if words == ["redeal"] {
            room.seed = self.seeds.next(self.clock.now);
            room.known = false;
            return Ok(None);
        }
        let mut changed = room.clone();
        if changed.press(words, &self.prefs, &self.text).is_none() {
            return Err(self.unfit());
        }
        let said = match words {
            ["seat", at, "kind", _] => {
                at.parse().ok().and_then(|at| changed.character(at, &self.text))
            }
            _ => None,
        };
        *room = changed;
        Ok(said.map(|text| Note { text, clause: None }))
    }

    pub(super) fn enter_name(&mut self, field: &str, text: &str) -> Result<Option<Note>, Failure> {
        let name = Name::new(text).map_err(|bad| self.failed(FailureKind::Name, bad.key()))?;
        let at = field.strip_prefix("name ").and_then(|at| at.parse::<usize>().ok());
        let Some(Room::Setup(room)) = self.rooms.last_mut() else { return Err(self.unfit()) };
        if let Some(at) = at {
            room.rename(at, name);
        }
        Ok(None)
    }

    /// Takes the deal of a code; an empty line asks for a new one.
    pub(super) fn enter_code(&mut self, text: &str) -> Result<Option<Note>, Failure> {
        let typed = !text.trim().is_empty();
        let seed = match typed {
            true => {
                code::read(text).map_err(|_| self.failed(FailureKind::Code, "setup-bad-code"))?
            }
            false => self.seeds.next(self.clock.now),
        };
        let Some(Room::Setup(room)) = self.rooms.last_mut() else { return Err(self.unfit()) };
        room.seed = seed;
        room.known = typed;
        Ok(None)
    }

    fn deal(&mut self) -> Result<Option<Note>, Failure> {
        let Room::Setup(room) = self.front() else { return Err(self.unfit()) };
        let room = room.clone();
        self.begin(&room)
    }

    /// Begins the match that was set up.
    pub(super) fn begin(&mut self, room: &SetupRoom) -> Result<Option<Note>, Failure> {
        let options = (room.title.settle)(room.seats.len() as u8, &room.chosen)
            .map_err(|_| self.failed(FailureKind::Unfit, "setup-bad-option"))?;
        let header = Header {
            format: FORMAT,
            game: room.title.id.to_owned(),
            revision: room.title.revision,
            data: (room.title.data)(),
            options,
            players: room.seats.clone(),
            seed: room.seed,
            started: self.clock.now,
            base: None,
        };
        let table = (room.title.deal)(header.clone())
            .map_err(|_| self.failed(FailureKind::Unfit, "setup-bad-option"))?;
        let key = saves::new_key(&*self.store).map_err(|error| self.storage(error))?;
        let (writer, first) = Writer::begin(&header);
        self.store.write(&log_name(&key), first.as_bytes()).map_err(|error| self.storage(error))?;
        let people = room.seats.iter().filter(|player| !player.is_bot());
        let prefs = self.prefs.having_met(people.map(|player| player.name.clone()));
        // The match is safe; that its people are not remembered is no reason to stop it.
        let _ = self.prefer(prefs);
        let (world, rooms) = self.split();
        let session = Session::begin(key, table, writer, &world);
        rooms.truncate(1);
        rooms.push(Room::Match(Box::new(session)));
        Ok(None)
    }
}
