//! *La Cigale et la Fourmi* (1994) on stage.

use super::{
    Area, AreaKind, Line, Piece, Role, Scene, SeatBadge, Shape, Sheet, SheetRow, Stage, Staged,
    UNIT,
};
use crate::{
    game::{Game, Seat, Seats},
    games::gringrins::{
        Action, Bets, Card, Event, Gringrins, Hand, MAX_BET, Mode, PURSE, Phase, Round, TURNS,
        Tally, Variant, View,
    },
    text::Text,
};

const ANT: &str = "🐜";
const GRASSHOPPER: &str = "🦗";
const COIN: &str = "🪙";
const POT: &str = "🏺";
const AIM: &str = "🎯";

/// The table is four cards wide: tile, pot and pile above, the players' cards below.
const WIDTH: i32 = 4 * UNIT;
const HEIGHT: i32 = 3500;

impl Staged for Gringrins {
    const SYMBOL: &'static str = GRASSHOPPER;
    const CHAPTERS: &'static [&'static str] =
        &["aim", "turn", "ties", "end", "games", "most", "bet", "phone"];

    fn scene(view: &View, stage: &Stage<'_, Self>) -> Scene {
        let mut areas = vec![board(view, &Lying::now(view), stage)];
        if let Some(answers) = answers(view, stage) {
            areas.push(answers);
        }
        let holds = |seat| view.phase == Phase::Over || Self::has_secrets(view, seat);
        if let Some(hand) = view.hand.filter(|_| view.seat.is_some_and(holds)) {
            areas.push(hand_area(hand, view, stage));
        }
        areas.push(track(view, stage.text));
        Scene {
            round: round(view, view.game, view.turn, stage.text),
            seats: badges(view, view.purses, stage),
            tabs: Vec::new(),
            areas,
            prompt: prompt(view, stage),
            tint: super::Tint::Plain,
        }
    }

    fn has_secrets(view: &View, seat: Seat) -> bool {
        view.phase != Phase::Over && view.still_in.contains(seat)
    }

    fn is_moment(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::GameOver { .. })
    }

    fn moment(events: &[&Event], view: &View, stage: &Stage<'_, Self>) -> Scene {
        let revealed = events.iter().find_map(|event| match event {
            Event::Revealed { turn, round } => Some((*turn, *round)),
            _ => None,
        });
        let over = events.iter().find_map(|event| match event {
            Event::GameOver { game, tally } => Some((*game, *tally)),
            _ => None,
        });
        let purses = over.map_or(view.purses, |(_, tally)| tally.purses);
        let game = over.map_or(view.game, |(game, _)| game);
        let mut scene = Scene {
            seats: badges(view, purses, stage),
            prompt: over.map(|(_, tally)| game_over(&tally, view, stage)).unwrap_or_default(),
            ..Scene::default()
        };
        if let Some((turn, played)) = revealed {
            scene.round = round(view, game, turn, stage.text);
            scene.areas.push(board(view, &Lying::revealed(&played, view), stage));
            if scene.prompt.is_empty() {
                scene.prompt = taken(&played, stage);
            }
        }
        scene
    }

    fn tell(event: &Event, stage: &Stage<'_, Self>) -> Option<Line> {
        let text = stage.text;
        let say = |seat: Seat, symbol, key, args: &[(&'static str, i32)]| {
            let args = args.iter().map(|&(name, value)| (name, value.into()));
            let named = std::iter::once(("name", stage.name(seat).into())).chain(args);
            stage.line(seat, Some(symbol), text.with(key, named))
        };
        Some(match event {
            Event::Dealt { .. } | Event::Chose { .. } => return None,
            Event::Aimed { seat, aim: None } => say(*seat, AIM, "gringrins-told-aimed", &[]),
            Event::Aimed { seat, aim: Some(aim) } => {
                say(*seat, AIM, "gringrins-told-aim", &[("count", i32::from(*aim))])
            }
            Event::Out { seat } => say(*seat, "✖️", "gringrins-told-out", &[]),
            Event::Tile { turn, mode, .. } => Line {
                mark: None,
                symbol: Some(symbol(*mode).to_owned()),
                text: text.with(
                    "gringrins-told-tile",
                    [("turn", (i32::from(*turn) + 1).into()), ("mode", word(*mode).into())],
                ),
            },
            Event::Bet { seat, amount } => {
                say(*seat, COIN, "gringrins-told-bet", &[("count", i32::from(*amount))])
            }
            Event::Revealed { round, .. } => Line {
                mark: round.winner.map(|seat| stage.players[seat.index()].mark),
                symbol: Some(POT.to_owned()),
                text: taken(round, stage),
            },
            Event::Alone { seat, pot } => {
                say(*seat, POT, "gringrins-told-alone", &[("count", i32::from(*pot))])
            }
            Event::GameOver { game, tally } => Line {
                mark: None,
                symbol: Some("🏆".to_owned()),
                text: text.with(
                    "gringrins-told-over",
                    [
                        ("game", (i32::from(*game) + 1).into()),
                        ("winners", winners(tally.winners, stage).into()),
                    ],
                ),
            },
        })
    }

    fn describe(seat: Seat, action: Action, stage: &Stage<'_, Self>) -> Line {
        let (symbol, key, number) = match action {
            Action::Aim(aim) => (AIM, "gringrins-told-aim", aim),
            Action::Bet(amount) => (COIN, "gringrins-told-bet", amount),
            Action::Card(card) => ("🎴", "gringrins-told-card", card.value()),
        };
        let args = [("name", stage.name(seat).into()), ("count", i32::from(number).into())];
        stage.line(seat, Some(symbol), stage.text.with(key, args))
    }

    fn sheet(view: &View, stage: &Stage<'_, Self>) -> Sheet {
        let seats = Seats::all(view.rules.players);
        let row = |label: String, total, cell: &dyn Fn(usize) -> String| SheetRow {
            label,
            cells: seats.iter().map(|seat| cell(seat.index())).collect(),
            total,
        };
        let text = stage.text;
        let mut rows = Vec::new();
        for (tally, game) in view.tallies.iter().flatten().zip(1i32..) {
            if view.rules.games > 1 {
                let title = text.with("gringrins-sheet-game", [("game", game.into())]);
                rows.push(row(title, false, &|_| String::new()));
            }
            rows.push(row(text.get("gringrins-sheet-purse"), false, &|at| {
                tally.purses[at].to_string()
            }));
            if view.rules.variant == Variant::Bet {
                rows.push(row(text.get("gringrins-sheet-aim"), false, &|at| {
                    tally.aims[at].map_or_else(String::new, |aim| aim.to_string())
                }));
            }
            if view.rules.variant != Variant::Most {
                rows.push(row(text.get("gringrins-sheet-points"), view.rules.games == 1, &|at| {
                    tally.points[at].to_string()
                }));
            }
        }
        if view.rules.games > 1 {
            rows.push(row(text.get("gringrins-sheet-total"), true, &|at| {
                let points = view.tallies.iter().flatten().map(|tally| u16::from(tally.points[at]));
                points.sum::<u16>().to_string()
            }));
        }
        Sheet { columns: seats.iter().map(|seat| stage.name(seat)).collect(), rows }
    }

    fn why(view: &View, stage: &Stage<'_, Self>) -> String {
        match view.tallies.iter().flatten().last() {
            Some(tally) if view.rules.games == 1 => game_over(tally, view, stage),
            _ => stage.text.get("gringrins-why-points"),
        }
    }

    fn picture(chapter: &str, text: &Text) -> Vec<Area> {
        let example = |mode, values: [u8; 4], winner| {
            let cards = values.map(Card::new);
            let equal = |card| cards.iter().filter(|&&other| other == card).count() > 1;
            let tile = tile_piece(mode, text);
            let pieces = cards.iter().enumerate().map(|(at, &card)| Piece {
                id: format!("card {at}"),
                shape: Shape::Card,
                mark: Some(super::Mark::ALL[at]),
                role: if at == winner { Role::Leaf } else { Role::Card },
                text: card.map(|card| card.to_string()),
                dimmed: equal(card),
                label: card.map_or_else(String::new, |card| card.to_string()),
                ..Piece::default()
            });
            let pieces = std::iter::once(tile).chain(pieces).collect();
            vec![Area::of(AreaKind::Row, "example", String::new(), pieces)]
        };
        match chapter {
            "turn" => example(Mode::Fourmi, [4, 9, 11, 2], 2),
            "ties" => example(Mode::Cigale, [3, 3, 10, 3], 2),
            _ => Vec::new(),
        }
    }
}

/// What lies in front of the players: now, or when the cards were turned.
struct Lying<'a> {
    mode: Option<Mode>,
    pot: u8,
    bets: [Option<u8>; 4],
    cards: [Option<Card>; 4],
    /// Who has a card lying face down.
    down: Seats,
    in_play: Seats,
    revealed: Option<&'a Round>,
}

impl<'a> Lying<'a> {
    fn now(view: &View) -> Lying<'static> {
        let mut cards = [None; 4];
        if let Some(seat) = view.seat {
            cards[seat.index()] = view.card;
        }
        Lying {
            mode: view.mode,
            pot: view.pot,
            bets: view.bets,
            cards,
            down: view.chosen,
            in_play: view.still_in,
            revealed: None,
        }
    }

    fn revealed(round: &'a Round, view: &View) -> Lying<'a> {
        let seats = Seats::all(view.rules.players);
        Lying {
            mode: Some(round.mode),
            pot: if round.winner.is_some() { 0 } else { round.pot },
            bets: round.bets.map(Some),
            cards: round.cards,
            down: Seats::NONE,
            in_play: seats.iter().filter(|seat| round.cards[seat.index()].is_some()).collect(),
            revealed: Some(round),
        }
    }
}

fn board(view: &View, lying: &Lying<'_>, stage: &Stage<'_, Gringrins>) -> Area {
    let text = stage.text;
    let mut pieces = Vec::new();
    if let Some(mode) = lying.mode {
        pieces.push(Piece { x: 650, y: 700, width: 1000, height: 1200, ..tile_piece(mode, text) });
    }
    pieces.push(Piece {
        id: "pot".into(),
        x: 2000,
        y: 700,
        width: 1100,
        height: 1100,
        shape: Shape::Disc,
        role: Role::Honey,
        symbol: Some(POT.into()),
        text: Some(lying.pot.to_string()),
        label: text.with("gringrins-pot", [("count", i32::from(lying.pot).into())]),
        changed: lying.revealed.is_some(),
        ..Piece::default()
    });
    for (mode, left, y) in
        [(Mode::Fourmi, view.fourmis_left, 400), (Mode::Cigale, view.cigales_left, 1000)]
    {
        let args = [("mode", word(mode).into()), ("count", i32::from(left).into())];
        pieces.push(Piece {
            id: format!("left {}", word(mode)),
            x: 3350,
            y,
            width: 1000,
            height: 550,
            shape: Shape::Token,
            role: Role::Paper,
            symbol: Some(symbol(mode).into()),
            text: Some(format!("× {left}")),
            label: text.with("gringrins-left", args),
            ..Piece::default()
        });
    }
    let players = i32::from(view.rules.players);
    for seat in Seats::all(view.rules.players).iter() {
        let x = (2 * i32::from(seat.0) + 1) * WIDTH / (2 * players);
        pieces.push(Piece {
            x,
            y: 2100,
            width: 850,
            height: 1150,
            ..card_piece(seat, lying, stage)
        });
        if let Some(bet) = lying.bets[seat.index()].filter(|_| lying.in_play.contains(seat)) {
            pieces.push(Piece {
                x,
                y: 3080,
                width: 600,
                height: 600,
                ..bet_piece(seat, bet, stage)
            });
        }
    }
    Area::board("table", String::new(), WIDTH, HEIGHT, pieces)
}

fn tile_piece(mode: Mode, text: &Text) -> Piece {
    Piece {
        id: "tile".into(),
        shape: Shape::Card,
        role: if mode == Mode::Fourmi { Role::Leaf } else { Role::Berry },
        symbol: Some(symbol(mode).into()),
        text: Some(text.get(if mode == Mode::Fourmi { "gringrins-high" } else { "gringrins-low" })),
        label: text.with("gringrins-tile", [("mode", word(mode).into())]),
        ..Piece::default()
    }
}

/// A player's card on the table: not there yet, face down, or turned up.
fn card_piece(seat: Seat, lying: &Lying<'_>, stage: &Stage<'_, Gringrins>) -> Piece {
    let name = stage.name(seat);
    let card = lying.cards[seat.index()];
    let down = lying.down.contains(seat);
    let state = match card {
        _ if !lying.in_play.contains(seat) => "out",
        Some(_) => "card",
        None if down => "down",
        None => "none",
    };
    let won = lying.revealed.is_some_and(|round| round.winner == Some(seat));
    let cancelled = lying.revealed.is_some_and(|round| {
        round.cards.iter().filter(|&&other| other == card && card.is_some()).count() > 1
    });
    Piece {
        id: format!("card {seat}"),
        shape: Shape::Card,
        role: if won { Role::Leaf } else { Role::Card },
        mark: Some(stage.players[seat.index()].mark),
        text: card.map(|card| card.to_string()),
        label: stage.text.with(
            "gringrins-laid",
            [
                ("name", name.into()),
                ("state", state.into()),
                ("card", card.map_or(0, |card| i32::from(card.value())).into()),
            ],
        ),
        face_down: down && card.is_none(),
        dimmed: cancelled || state == "out" || state == "none",
        changed: won,
        ..Piece::default()
    }
}

fn bet_piece(seat: Seat, bet: u8, stage: &Stage<'_, Gringrins>) -> Piece {
    Piece {
        id: format!("bet {seat}"),
        shape: Shape::Disc,
        role: Role::Honey,
        text: Some(bet.to_string()),
        label: stage.text.with(
            "gringrins-told-bet",
            [("name", stage.name(seat).into()), ("count", i32::from(bet).into())],
        ),
        ..Piece::default()
    }
}

/// What can be answered to the prompt, besides the hand.
fn answers(view: &View, stage: &Stage<'_, Gringrins>) -> Option<Area> {
    let asked = stage.asked?;
    let text = stage.text;
    let secret = match view.phase {
        Phase::Aim => view.rules.aims_are_secret(),
        Phase::Card => true,
        Phase::Bet | Phase::Over => false,
    };
    if secret && view.seat != Some(asked) {
        return None;
    }
    let bets = |title: &str| {
        let piece = |amount: u8| Piece {
            id: format!("stake {amount}"),
            shape: Shape::Token,
            role: Role::Honey,
            symbol: Some(COIN.into()),
            text: Some(amount.to_string()),
            label: text.with("gringrins-bet", [("count", i32::from(amount).into())]),
            ..Piece::default()
        };
        let pieces = (1..=MAX_BET).map(|n| stage.target(Action::Bet(n), piece(n))).collect();
        Area::of(AreaKind::Choices, "bets", text.get(title), pieces)
    };
    match view.phase {
        Phase::Aim => {
            let piece = |aim: u8| Piece {
                id: format!("aim {aim}"),
                shape: Shape::Token,
                text: Some(aim.to_string()),
                label: text.with("gringrins-aim", [("count", i32::from(aim).into())]),
                ..Piece::default()
            };
            let all = 0..=PURSE * view.rules.players;
            let pieces = all.map(|aim| stage.target(Action::Aim(aim), piece(aim))).collect();
            let area = Area::of(AreaKind::Stepper, "aims", text.get("gringrins-aims"), pieces);
            Some(if secret { area.private() } else { area })
        }
        Phase::Bet => Some(bets("gringrins-bets")),
        Phase::Card if view.rules.bets == Bets::Closed && view.bets[asked.index()].is_none() => {
            Some(bets("gringrins-bets-closed").private())
        }
        Phase::Card | Phase::Over => None,
    }
}

/// The viewer's own twelve cards, those played dimmed, so that each keeps its place.
fn hand_area(hand: Hand, view: &View, stage: &Stage<'_, Gringrins>) -> Area {
    let text = stage.text;
    let piece = |card: Card| {
        let there = hand.contains(card) && view.card != Some(card);
        let key = if there { "gringrins-card" } else { "gringrins-card-played" };
        let piece = Piece {
            id: format!("hand {card}"),
            shape: Shape::Card,
            text: Some(card.to_string()),
            label: text.with(key, [("card", i32::from(card.value()).into())]),
            dimmed: !there,
            ..Piece::default()
        };
        if view.phase == Phase::Over { piece } else { stage.target(Action::Card(card), piece) }
    };
    let mut title = text.get("gringrins-hand");
    if let Some(aim) = view.seat.and_then(|seat| view.aims[seat.index()]) {
        title = text.with("gringrins-hand-aim", [("count", i32::from(aim).into())]);
    }
    let pieces = Hand::FULL.iter().map(piece).collect();
    Area::of(AreaKind::Row, "hand", title, pieces).private()
}

/// The twelve turns of the game: tiles seen, the tile of now, tiles face down.
fn track(view: &View, text: &Text) -> Area {
    let pieces = (0..TURNS).map(|turn| {
        let past = view.rounds[turn as usize].map(|round| round.mode);
        let now = view.mode.filter(|_| turn == view.turn);
        let mode = past.or(now);
        let state = mode.map_or("down", word);
        Piece {
            id: format!("turn {turn}"),
            shape: Shape::Token,
            symbol: mode.map(|mode| symbol(mode).to_owned()),
            label: text.with(
                "gringrins-track",
                [("turn", (i32::from(turn) + 1).into()), ("mode", state.into())],
            ),
            face_down: mode.is_none(),
            dimmed: past.is_some(),
            changed: now.is_some(),
            ..Piece::default()
        }
    });
    Area::of(AreaKind::Track, "turns", text.get("gringrins-turns"), pieces.collect())
}

fn round(view: &View, game: u8, turn: u8, text: &Text) -> String {
    let turn = (turn + 1).min(TURNS);
    text.with(
        "gringrins-round",
        [
            ("game", (i32::from(game) + 1).into()),
            ("games", i32::from(view.rules.games).into()),
            ("turn", i32::from(turn).into()),
            ("turns", i32::from(TURNS).into()),
        ],
    )
}

fn badges(view: &View, purses: [u8; 4], stage: &Stage<'_, Gringrins>) -> Vec<SeatBadge> {
    let badge = |seat: Seat| {
        let at = seat.index();
        let aloud = view.aims[at].filter(|_| !view.rules.aims_are_secret());
        let score = match aloud {
            Some(aim) => format!("{}/{aim}", purses[at]),
            None => purses[at].to_string(),
        };
        let label = stage.text.with(
            "gringrins-badge",
            [("name", stage.name(seat).into()), ("count", i32::from(purses[at]).into())],
        );
        SeatBadge {
            symbol: (view.opener == seat && view.phase != Phase::Over).then(|| "👑".to_owned()),
            dimmed: !view.still_in.contains(seat),
            ..stage.badge(seat, score, label)
        }
    };
    Seats::all(view.rules.players).iter().map(badge).collect()
}

fn prompt(view: &View, stage: &Stage<'_, Gringrins>) -> String {
    let Some(asked) = stage.asked else { return String::new() };
    let player = &stage.players[asked.index()];
    let owes_bet = view.rules.bets == Bets::Closed && view.bets[asked.index()].is_none();
    let key = match view.phase {
        Phase::Over => return String::new(),
        _ if player.is_bot() => "gringrins-prompt-bot",
        Phase::Aim => "gringrins-prompt-aim",
        Phase::Bet => "gringrins-prompt-bet",
        Phase::Card if owes_bet && view.seat == Some(asked) => "gringrins-prompt-closed-bet",
        Phase::Card => "gringrins-prompt-card",
    };
    let mode = view.mode.map_or("none", word);
    stage.text.with(key, [("name", stage.name(asked).into()), ("mode", mode.into())])
}

/// Who took the pot, or that it stays.
fn taken(round: &Round, stage: &Stage<'_, Gringrins>) -> String {
    let pot = i32::from(round.pot);
    match round.winner {
        Some(seat) => {
            let card = round.cards[seat.index()].map_or(0, |card| i32::from(card.value()));
            stage.text.with(
                "gringrins-told-taken",
                [("name", stage.name(seat).into()), ("card", card.into()), ("count", pot.into())],
            )
        }
        None => stage.text.with("gringrins-told-stays", [("count", pot.into())]),
    }
}

/// Who won a game, and why.
fn game_over(tally: &Tally, view: &View, stage: &Stage<'_, Gringrins>) -> String {
    let key = match (tally.winners.first(), view.rules.variant) {
        (None, _) => "gringrins-why-nobody",
        (Some(_), _) if tally.still_in.len() == 1 => "gringrins-why-alone",
        (Some(_), Variant::Ten) => "gringrins-why-ten",
        (Some(_), Variant::Most) => "gringrins-why-most",
        (Some(_), Variant::Bet) => "gringrins-why-bet",
    };
    let first = tally.winners.first().map_or(0, |seat| seat.index());
    stage.text.with(
        key,
        [
            ("winners", winners(tally.winners, stage).into()),
            ("number", i32::from(tally.winners.len()).into()),
            ("count", i32::from(tally.purses[first]).into()),
            ("points", i32::from(tally.points[first]).into()),
        ],
    )
}

fn winners<G: Game>(winners: Seats, stage: &Stage<'_, G>) -> String {
    if winners.is_empty() { stage.text.get("nobody") } else { stage.names(winners.iter()) }
}

const fn symbol(mode: Mode) -> &'static str {
    match mode {
        Mode::Cigale => GRASSHOPPER,
        Mode::Fourmi => ANT,
    }
}

const fn word(mode: Mode) -> &'static str {
    match mode {
        Mode::Cigale => "cigale",
        Mode::Fourmi => "fourmi",
    }
}
