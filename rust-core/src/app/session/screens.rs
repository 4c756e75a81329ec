//! The screens of a match.

use super::{Session, Stage};
use crate::{
    app::{
        World,
        catalog::mode_title,
        code,
        matches::Eyes,
        preferences::Privacy,
        scores::{self, Score},
        screen::{Best, Button, Finish, Handover, Place, PodiumStep, Recap, Reveal, Turn},
    },
    game::{Outcome, Seat},
    scene::{Area, AreaKind, Grade, Line, Piece, Scene, Shape, Sheet},
    table::{NoUndo, Player},
    text::Text,
};

impl Session {
    pub(super) fn eyes<'a>(&'a self, world: &World<'_>) -> Eyes<'a> {
        Eyes {
            viewer: self.viewer(world),
            asked: self.asked(),
            may_act: self.may_act(world),
            armed: self.armed.as_deref(),
            tab: &self.tab,
            aside: self.aside.is_some(),
            since: self.since.1,
        }
    }

    /// What to draw.
    pub fn place(&self, world: &World<'_>) -> Place {
        match self.stage {
            Stage::Handover(seat) => Place::Handover { handover: self.handover(seat, world.text) },
            Stage::Turn => Place::Turn { turn: self.turn(world) },
            Stage::Who => Place::Turn { turn: self.who(world.text) },
            Stage::Reveal(from) => {
                let (scene, lines) = self.table.moment(from, world.text);
                let button = Button::primary("continue", world.text.get("continue"));
                let title = self.title(world.text);
                Place::Reveal { reveal: Reveal { title, scene, lines, button } }
            }
            Stage::Result => Place::Result { result: self.finish(world) },
        }
    }

    fn title(&self, text: &Text) -> String {
        let header = self.table.header();
        mode_title(&header.game, &header.options, text)
    }

    fn handover(&self, seat: Seat, text: &Text) -> Handover {
        let player = self.player(seat);
        let name = || [("name", player.name.to_string().into())];
        let mut others = Vec::from_iter(self.wants_button(text));
        if self.back.is_some() {
            others.push(Button::plain("return", text.get("handover-return"), "↩️"));
        }
        others.push(Button::plain("home", text.get("home"), "🏠"));
        Handover {
            mark: player.mark,
            title: text.with("handover-title", name()),
            button: Button {
                hold: true,
                ..Button::primary("here", text.with("handover-here", name()))
            },
            others,
        }
    }

    /// Lets somebody in who owes nothing; greyed out with its reason where nobody may now.
    fn wants_button(&self, text: &Text) -> Option<Button> {
        let disabled = match self.wanting() {
            Ok(_) => None,
            Err(Some(key)) => Some(text.get(key)),
            Err(None) => return None,
        };
        Some(Button { disabled, ..Button::plain("wants", text.get("wants"), "✋") })
    }

    /// Who wants to act out of turn.
    fn who(&self, text: &Text) -> Turn {
        let piece = |seat: Seat| {
            let player = self.player(seat);
            Piece {
                id: format!("who {seat}"),
                target: Some(format!("let {seat}")),
                tappable: true,
                shape: Shape::Token,
                mark: Some(player.mark),
                text: Some(player.name.to_string()),
                label: player.name.to_string(),
                ..Piece::default()
            }
        };
        let pieces = self.wanting().unwrap_or_default().into_iter().map(piece).collect();
        Turn {
            title: self.title(text),
            scene: Scene {
                areas: vec![Area::of(AreaKind::Choices, "who", String::new(), pieces)],
                prompt: text.get("wants-who"),
                ..Scene::default()
            },
            recap: None,
            buttons: vec![Button::plain("return", text.get("handover-return"), "↩️")],
            menu_title: text.get("menu"),
            menu: Vec::new(),
        }
    }

    fn turn(&self, world: &World<'_>) -> Turn {
        let scene = self.table.scene(self.eyes(world), world.text);
        let stepped = scene.areas.iter().any(|area| area.kind == AreaKind::Stepper);
        Turn {
            title: self.title(world.text),
            buttons: self.buttons(stepped, world),
            scene,
            recap: self.recap_card(world.text),
            menu_title: world.text.get("menu"),
            menu: self.menu(world),
        }
    }

    fn recap_card(&self, text: &Text) -> Option<Recap> {
        let seat = self.asked_person().filter(|_| self.recap)?;
        Some(Recap {
            title: text.get("recap-title"),
            lines: self.table.recap(seat, self.holder, text),
            button: Button::primary("recap", text.get("recap-close")),
        })
    }

    fn buttons(&self, stepped: bool, world: &World<'_>) -> Vec<Button> {
        let text = world.text;
        if self.aside.is_some() {
            return self.buttons_aside(world);
        }
        if self.is_looking() {
            // Whoever only looked at her own gives the phone back to whose turn it is.
            return vec![self.close_button(text)];
        }
        let Some(asked) = self.asked_person() else { return Vec::new() };
        let mut buttons = vec![Button {
            disabled: match self.table.undoable() {
                _ if self.armed.is_some() => None,
                Ok(_) => None,
                Err(NoUndo::Nothing) => Some(text.get("undo-nothing")),
                Err(NoUndo::Past) => Some(text.get("undo-past")),
            },
            ..Button::plain("undo", text.get("undo"), "↩️")
        }];
        buttons.extend(self.private_button(asked, world));
        if (world.prefs.confirm || stepped) && self.may_act(world) || self.armed.is_some() {
            buttons.push(self.done_button(text));
        }
        buttons
    }

    /// Whoever acts out of turn does it, or gives the phone back.
    fn buttons_aside(&self, world: &World<'_>) -> Vec<Button> {
        let text = world.text;
        let mut buttons = vec![self.close_button(text)];
        if world.prefs.privacy == Privacy::Table {
            buttons.push(self.peek_button(text));
        }
        if world.prefs.confirm || self.armed.is_some() {
            buttons.push(self.done_button(text));
        }
        buttons
    }

    fn done_button(&self, text: &Text) -> Button {
        Button {
            disabled: self.armed.is_none().then(|| text.get("done-nothing")),
            ..Button::primary("done", text.get("done"))
        }
    }

    fn peek_button(&self, text: &Text) -> Button {
        Button {
            hold: true, selected: self.peek, ..Button::plain("peek", text.get("peek"), "👀")
        }
    }

    /// Opens the private things of whoever is asked, or closes those that are open.
    fn private_button(&self, asked: Seat, world: &World<'_>) -> Option<Button> {
        let text = world.text;
        if !self.table.has_secrets(asked) {
            return None;
        }
        let opened = !self.table.asks_secretly(asked) && self.only_person().is_none();
        match (world.prefs.privacy, self.holder) {
            (Privacy::Table, _) => Some(self.peek_button(text)),
            (_, None) => Some(Button::plain("cards", text.get("cards"), "🎴")),
            (Privacy::Smart, Some(_)) if opened => Some(self.close_button(text)),
            _ => None,
        }
    }

    fn close_button(&self, text: &Text) -> Button {
        Button::plain("close", text.get("cards-close"), "🎴")
    }

    fn menu(&self, world: &World<'_>) -> Vec<Button> {
        let text = world.text;
        let mut menu = vec![Button::plain("rules", text.get("rules"), "📖")];
        if self.aside.is_some() {
            // The match goes on when she has given the phone back.
            menu.push(Button::plain("settings", text.get("settings"), "⚙️"));
            menu.push(Button::plain("home", text.get("home"), "🏠"));
            return menu;
        }
        if self.may_hint(world) {
            menu.push(Button::plain("hint", text.get("hint"), "💡"));
        }
        menu.extend(self.wants_button(text));
        let seats = || (0..).map(Seat).zip(self.table.players());
        let named =
            |key: &str, player: &Player| text.with(key, [("name", player.name.to_string().into())]);
        for (seat, player) in seats() {
            let closed = self.holder != Some(seat) && self.asked() != Some(seat);
            let shows = !player.is_bot() && world.prefs.privacy != Privacy::Table;
            if closed && shows && self.table.has_secrets(seat) {
                let id = format!("cards {seat}");
                menu.push(Button::plain(&id, named("menu-cards", player), "🎴"));
            }
        }
        if self.table.can_take_back() {
            menu.push(Button::warning("agree", text.get("menu-take-back"), "🤝"));
        }
        for ((seat, player), first) in seats().zip(&self.table.header().players) {
            let (id, key, symbol) = match (player.is_bot(), first.is_bot()) {
                (false, _) => (format!("seat {seat} gentle"), "menu-leave", "🤖"),
                (true, false) => (format!("seat {seat} person"), "menu-return", "🧑"),
                (true, true) => continue,
            };
            menu.push(Button::plain(&id, named(key, player), symbol));
        }
        menu.push(Button::warning("give-up", text.get("menu-give-up"), "🏳️"));
        menu.push(Button::plain("settings", text.get("settings"), "⚙️"));
        menu.push(Button::plain("home", text.get("home"), "🏠"));
        menu
    }

    fn finish(&self, world: &World<'_>) -> Finish {
        let text = world.text;
        let mut finish = Finish {
            title: self.title(text),
            headline: text.get("result-given-up"),
            why: String::new(),
            lines: Vec::new(),
            podium: Vec::new(),
            sheet: Sheet::default(),
            best: None,
            buttons: vec![
                Button::primary("rematch", text.get("rematch")),
                Button::plain("replay", text.get("replay"), "▶️"),
                Button::plain("home", text.get("home"), "🏠"),
            ],
        };
        let Some(ended) = self.table.ended(text) else { return finish };
        let names: Vec<String> =
            ended.outcome.winners.iter().map(|seat| self.player(seat).name.to_string()).collect();
        finish.headline = match names.len() {
            _ if ended.grade.is_some() => self.alone(&ended.outcome, text),
            0 => text.get("result-nobody"),
            count => text.with(
                "result-winners",
                [("names", text.list(&names).into()), ("count", count.into())],
            ),
        };
        let mut seats: Vec<Seat> = (0..self.table.players().len() as u8).map(Seat).collect();
        seats.sort_by_key(|seat| ended.outcome.ranks[seat.index()]);
        finish.podium = seats
            .into_iter()
            .map(|seat| {
                let player = self.player(seat);
                let score = ended.outcome.scores[seat.index()];
                let winner = ended.outcome.winners.contains(seat);
                let args = [("name", player.name.to_string().into()), ("score", score.into())];
                PodiumStep {
                    mark: player.mark,
                    name: player.name.to_string(),
                    text: score.to_string(),
                    winner,
                    label: text.with(if winner { "podium-winner" } else { "podium" }, args),
                }
            })
            .collect();
        finish.why = ended.why;
        finish.sheet = ended.sheet;
        if let Some(grade) = ended.grade {
            finish.lines = self.worth(&grade, text);
            finish.best = self.best(world);
        }
        finish.lines.extend(self.deal_line(text));
        finish
    }

    /// "Léa: 118 points".
    fn alone(&self, outcome: &Outcome, text: &Text) -> String {
        let names: Vec<String> =
            self.table.players().iter().map(|player| player.name.to_string()).collect();
        let score = outcome.scores.first().copied().unwrap_or_default();
        text.with("result-alone", [("name", text.list(&names).into()), ("score", score.into())])
    }

    /// The level reached, the way to the next, and whether the score counts.
    fn worth(&self, grade: &Grade, text: &Text) -> Vec<Line> {
        let line =
            |symbol: &str, text: String| Line { mark: None, symbol: Some(symbol.to_owned()), text };
        let mut lines = vec![match &grade.reached {
            Some(level) => {
                line("🏅", text.with("result-level", [("level", level.as_str().into())]))
            }
            None => line("🏅", text.get("result-no-level")),
        }];
        if let Some((level, points)) = &grade.next {
            let args = [("level", level.as_str().into()), ("points", (*points).into())];
            lines.push(line("🎯", text.with("result-next-level", args)));
        }
        if !self.table.is_unaided() {
            lines.push(line("🤝", text.get("result-aided")));
        }
        lines.extend(self.trouble.map(|key| line("⚠️", text.get(key))));
        lines
    }

    /// The best scores as they are on disk.
    fn best(&self, world: &World<'_>) -> Option<Best> {
        let scores = scores::read(world.store).ok()?;
        let score = Score::of(&self.key, self.table.header(), 0, world.clock.now)?;
        Some(scores.table(&score, world)).filter(|best| !best.sheet.rows.is_empty())
    }

    /// Which deal it was. It says nothing that the match did not show: it is over.
    fn deal_line(&self, text: &Text) -> Option<Line> {
        let code = code::write(self.table.header().seed)?;
        let text = text.with("result-deal", [("code", code.into())]);
        Some(Line { mark: None, symbol: Some("🎴".to_owned()), text })
    }
}
