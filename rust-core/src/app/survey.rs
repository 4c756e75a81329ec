//! What can be pressed, tapped and filled in on a screen.

use super::{
    screen::{Button, ButtonStyle, Field, Place, Screen},
    store::{Store, StoreError},
};
use crate::{
    scene::{Area, AreaKind, Tab},
    text::Text,
};

/// What can be sent from a screen: kept while it is shown, so that no event draws it again only
/// to look itself up.
#[derive(Clone, Debug)]
pub(super) struct Offers {
    /// What a tap may be aimed at, allowed or not.
    pub targets: Vec<String>,
    /// The targets of numbers that are set step by step.
    pub stepped: Vec<String>,
    pub buttons: Vec<Button>,
    pub tabs: Vec<String>,
    pub fields: Vec<String>,
    pub in_turn: bool,
}

impl Offers {
    pub fn of(screen: &Screen) -> Offers {
        let steppers = screen.areas().iter().filter(|area| area.kind == AreaKind::Stepper);
        let stepped = steppers.flat_map(|area| &area.pieces);
        Offers {
            targets: screen.targets().map(str::to_owned).collect(),
            stepped: stepped.filter_map(|piece| piece.target.clone()).collect(),
            buttons: screen.buttons().into_iter().cloned().collect(),
            tabs: screen.tabs().iter().map(|tab| tab.id.clone()).collect(),
            fields: screen.fields().into_iter().map(|field| field.id.clone()).collect(),
            in_turn: matches!(screen.place, Place::Turn { .. }),
        }
    }

    pub fn button(&self, id: &str) -> Option<&Button> {
        self.buttons.iter().find(|button| button.id == id)
    }
}

impl Button {
    /// The next step.
    pub(super) fn primary(id: &str, label: String) -> Button {
        Button { id: id.to_owned(), label, style: ButtonStyle::Primary, ..Button::default() }
    }

    /// An ordinary one with a glyph.
    pub(super) fn plain(id: &str, label: String, symbol: &str) -> Button {
        Button { id: id.to_owned(), label, symbol: Some(symbol.to_owned()), ..Button::default() }
    }

    /// One that takes something away.
    pub(super) fn warning(id: &str, label: String, symbol: &str) -> Button {
        Button { style: ButtonStyle::Warning, ..Button::plain(id, label, symbol) }
    }

    /// One answer of several.
    pub(super) fn choice(id: String, label: String, selected: bool) -> Button {
        Button { id, label, selected, ..Button::default() }
    }
}

impl Screen {
    /// Everything that can be pressed besides [tabs](Self::tabs).
    pub fn buttons(&self) -> Vec<&Button> {
        let mut all: Vec<&Button> = Vec::new();
        match &self.place {
            Place::Home { home } => {
                all.extend(home.resume.iter().flat_map(|card| &card.buttons));
                all.extend(home.daily.iter().flat_map(|card| &card.buttons));
                all.extend(home.games.iter().map(|card| &card.button));
                all.extend(&home.buttons);
            }
            Place::Setup { setup } => {
                for seat in &setup.seats {
                    all.extend(seat.known.iter().chain(&seat.kinds).chain(&seat.buttons));
                }
                all.push(&setup.add);
                all.extend(setup.options.iter().flat_map(|option| &option.choices));
                all.push(&setup.deal);
                all.extend(&setup.buttons);
            }
            Place::Handover { handover } => {
                all.push(&handover.button);
                all.extend(&handover.others);
            }
            Place::Turn { turn } => {
                all.extend(turn.recap.iter().map(|recap| &recap.button));
                all.extend(turn.buttons.iter().chain(&turn.menu));
            }
            Place::Reveal { reveal } => all.push(&reveal.button),
            Place::Result { result } => all.extend(&result.buttons),
            Place::Rules { rules } => all.extend(&rules.games),
            Place::Records { records } => {
                all.extend(records.matches.iter().flat_map(|card| &card.buttons));
                all.extend(&records.buttons);
            }
            Place::Replay { replay } => all.extend(&replay.buttons),
            Place::Settings { settings } => {
                all.extend(settings.options.iter().flat_map(|option| &option.choices));
                all.extend(settings.people.iter().map(|person| &person.button));
            }
        }
        all
    }

    /// The parts of a large game, to be brought to the front.
    pub fn tabs(&self) -> &[Tab] {
        match &self.place {
            Place::Turn { turn } => &turn.scene.tabs,
            Place::Replay { replay } => &replay.scene.tabs,
            _ => &[],
        }
    }

    /// Every line that can be filled in.
    pub fn fields(&self) -> Vec<&Field> {
        match &self.place {
            Place::Setup { setup } => {
                setup.seats.iter().map(|seat| &seat.name).chain(&setup.code).collect()
            }
            Place::Rules { rules } => vec![&rules.search],
            Place::Settings { settings } => {
                settings.people.iter().map(|person| &person.name).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The parts of the table that can be tapped; pictures elsewhere are only looked at.
    pub fn areas(&self) -> &[Area] {
        match &self.place {
            Place::Turn { turn } => &turn.scene.areas,
            _ => &[],
        }
    }

    /// What a tap may be aimed at, allowed or not.
    pub fn targets(&self) -> impl Iterator<Item = &str> {
        let pieces = self.areas().iter().flat_map(|area| &area.pieces);
        pieces.filter_map(|piece| piece.target.as_deref())
    }

    /// Gives the button that waits to be pressed again the words that say so.
    pub(super) fn ask_again(&mut self, id: &str, text: &Text) {
        let buttons: Vec<&mut Button> = match &mut self.place {
            Place::Home { home } => {
                home.resume.iter_mut().flat_map(|card| &mut card.buttons).collect()
            }
            Place::Turn { turn } => turn.menu.iter_mut().collect(),
            Place::Records { records } => {
                let cards = records.matches.iter_mut().flat_map(|card| &mut card.buttons);
                cards.chain(&mut records.buttons).collect()
            }
            Place::Settings { settings } => {
                settings.people.iter_mut().map(|person| &mut person.button).collect()
            }
            _ => Vec::new(),
        };
        for button in buttons {
            if button.id == id && button.style == ButtonStyle::Warning {
                button.label = text.with("really", [("label", button.label.clone().into())]);
                button.selected = true;
            }
        }
    }
}

/// The store while a screen is drawn: it can be read.
pub(super) struct ReadOnly<'a>(pub &'a dyn Store);

impl Store for ReadOnly<'_> {
    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.0.list()
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, StoreError> {
        self.0.read(name)
    }

    fn append(&mut self, _name: &str, _at: u64, _bytes: &[u8]) -> Result<(), StoreError> {
        Err(StoreError::ReadOnly)
    }

    fn write(&mut self, _name: &str, _bytes: &[u8]) -> Result<(), StoreError> {
        Err(StoreError::ReadOnly)
    }

    fn remove(&mut self, _name: &str) -> Result<(), StoreError> {
        Err(StoreError::ReadOnly)
    }
}
