//! The rules of the games, chapter by chapter, searchable.

use super::{
    App, Room,
    catalog::{TITLES, Title, title},
    failure::Failure,
    screen::{Button, Chapter, Field, Note, Rules},
};
use crate::text::Text;

/// The rules of one game, open at what is looked for.
#[derive(Clone)]
pub(super) struct RulesRoom {
    pub title: &'static Title,
    query: String,
}

/// No more than this is looked for.
const LONGEST_QUERY: usize = 60;

impl RulesRoom {
    /// The rules of a game, or of the first on the shelf.
    pub fn new(game: Option<&'static Title>) -> RulesRoom {
        RulesRoom { title: game.unwrap_or(&TITLES[0]), query: String::new() }
    }

    pub fn draw(&self, text: &Text) -> Rules {
        let chapters = self.title.chapters.iter().map(|id| {
            let key = self.title.key(&format!("rules-{id}"));
            Chapter {
                title: text.get(&format!("{key}-title")),
                paragraphs: text.get(&key).split('\n').map(str::to_owned).collect(),
                picture: (self.title.picture)(id, text),
            }
        });
        let query = fold(&self.query);
        let has = |chapter: &Chapter| {
            let mut all = std::iter::once(&chapter.title).chain(&chapter.paragraphs);
            all.any(|part| fold(part).contains(&query))
        };
        let chapters: Vec<Chapter> = chapters.filter(has).collect();
        Rules {
            title: text.get(&self.title.key("title")),
            games: TITLES
                .iter()
                .map(|title| {
                    let label = text.get(&title.key("title"));
                    Button::choice(format!("game {}", title.id), label, title.id == self.title.id)
                })
                .collect(),
            search: Field {
                id: "search".to_owned(),
                label: text.get("rules-search"),
                text: self.query.clone(),
            },
            nothing: chapters.is_empty().then(|| text.get("rules-nothing")),
            chapters,
        }
    }
}

/// Small letters without accents: what is looked for is found however it is typed.
fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ÿ' => 'y',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        c => c,
    };
    text.trim().to_lowercase().replace('œ', "oe").chars().map(plain).collect()
}

impl App {
    pub(super) fn press_rules(&mut self, words: &[&str]) -> Result<Option<Note>, Failure> {
        let chosen = match words {
            ["game", id] => title(id),
            _ => None,
        };
        match (chosen, self.rooms.last_mut()) {
            (Some(title), Some(Room::Rules(room))) => {
                room.title = title;
                Ok(None)
            }
            _ => Err(self.unfit()),
        }
    }

    pub(super) fn enter_search(&mut self, query: &str) -> Result<Option<Note>, Failure> {
        if let Some(Room::Rules(room)) = self.rooms.last_mut() {
            room.query = query.chars().filter(|c| !c.is_control()).take(LONGEST_QUERY).collect();
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert_eq!(fold(" Égalité "), fold("egalite"));
        assert_eq!(fold("Œuf"), "oeuf");
    }
}
