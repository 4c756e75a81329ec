//! What the screens of the game show, and what they keep to themselves.

use super::*;
use crate::{
    chance::Chance,
    game::{Choices, Game},
    table::{Kind, Player},
    text::{Language, Name},
};

fn players(count: usize) -> Vec<Player> {
    let player = |at: usize| Player {
        name: Name::new(["Ana", "Basile", "Chloé", "David"][at]).expect("a name"),
        mark: crate::scene::Mark::ALL[at],
        kind: Kind::Person,
    };
    (0..count).map(player).collect()
}

fn state(mode: &str) -> Fable {
    let choices = Choices::from([("mode".to_owned(), mode.to_owned())]);
    let rules = Fable::options(3, &choices).expect("it is on offer");
    Fable::new(&rules, Chance::new(3), &mut Vec::new())
}

fn show(view: &View, players: &[Player], text: &Text) -> Scene {
    let asked = view.actors().first();
    let stage = Stage { text, players, asked, actions: &[], armed: None, tab: "", recent: &[] };
    Fable::scene(view, &stage)
}

fn card(path: Path, insect: Insect) -> Card {
    Card { path, insect: Some(insect) }
}

/// FB-71: the view remembers which insects were taken, the screens of others do not tell.
#[test]
fn fb_71_hidden_insects_show_to_their_owner_alone_and_their_number_to_all() {
    let (text, players) = (Text::new(Language::En), players(3));
    let with = |mode: &str, viewer: Option<Seat>, insect: Insect| {
        let mut view = state(mode).view(viewer);
        view.open.kept[1] = [card(Path::Stone, insect)].into();
        show(&view, &players, &text)
    };
    for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
        let (bee, fly) = (Insect::Bee, Insect::Fly);
        assert_eq!(with("autumn", viewer, bee), with("autumn", viewer, fly), "FB-71");
        assert_ne!(with("open", viewer, bee), with("open", viewer, fly), "FB-26");
    }
    let own = with("autumn", Some(Seat(1)), Insect::Bee);
    let area = own.areas.iter().find(|area| area.id == "own").expect("her own cards");
    assert!(area.private && area.pieces[0].symbol.as_deref() == Some("🐝"));
    let open = with("autumn", None, Insect::Bee);
    let kept = open.areas.iter().find(|area| area.id == "kept").expect("everyone's insects");
    assert_eq!(kept.pieces[1].text.as_deref(), Some("× 1"));
    let mut none = state("autumn").view(None);
    assert!(!Fable::has_secrets(&none, Seat(1)));
    none.open.kept[1] = [card(Path::Stone, Insect::Bee)].into();
    assert!(Fable::has_secrets(&none, Seat(1)), "she may look at any time");
}

#[test]
fn a_sheet_counts_as_the_rulebook_does_fb_23_fb_41() {
    let (text, players) = (Text::new(Language::En), players(3));
    let stage = Stage {
        text: &text,
        players: &players,
        asked: None,
        actions: &[],
        armed: None,
        tab: "",
        recent: &[],
    };
    let total = |view: &View| {
        let sheet = Fable::sheet(view, &stage);
        let total = sheet.rows.iter().find(|row| row.total).expect("a total");
        total.cells[0].clone()
    };
    let mut autumn = state("autumn").view(None);
    autumn.open.shelves[0] = [4, 0, 1, 4];
    autumn.open.kept[0] = [card(Path::Stone, Insect::Bee), card(Path::Wood, Insect::Bee)].into();
    assert_eq!(total(&autumn), "24", "the rulebook's example");
    let mut winter = state("powers").view(None);
    winter.open.provisions[0] = [Provision::Honey, Provision::Honey].into();
    winter.open.held[0] = [Power::Point].into();
    assert_eq!(total(&winter), "4");
    let rows = Fable::sheet(&winter, &stage).rows;
    assert_eq!(rows[0].cells[0], "3", "a pair");
}

#[test]
fn what_may_be_tapped_is_what_may_be_done() {
    let (text, players) = (Text::new(Language::En), players(3));
    let state = state("winter");
    let view = state.view(None);
    let seat = view.open.ant;
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let stage = Stage {
        text: &text,
        players: &players,
        asked: Some(seat),
        actions: &actions,
        armed: None,
        tab: "",
        recent: &[],
    };
    let scene = Fable::scene(&view, &stage);
    let glowing = scene.areas[0].pieces.iter().filter(|piece| piece.tappable).count();
    assert_eq!((scene.areas[0].id.as_str(), glowing), ("square", 16));
}
