//! The small things with names: kinds of ants, resources, predators, weather, day and night.

use crate::games::words::words;
use serde::{Deserialize, Serialize};

/// A kind of ant, and of the objectives it works for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Harvests insects.
    Hunter,
    /// Harvests plants.
    Farmer,
    /// Harvests earths.
    Digger,
}

words!(Kind { Hunter = "hunter", Farmer = "farmer", Digger = "digger" });

impl Kind {
    /// The letter that stands for it in short texts.
    pub const fn letter(self) -> char {
        match self {
            Kind::Hunter => 'h',
            Kind::Farmer => 'f',
            Kind::Digger => 'd',
        }
    }

    /// The kind of a letter.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// What it harvests (FD-16).
    pub const fn resources(self) -> [Resource; 3] {
        let at = 3 * self as usize;
        [Resource::ALL[at], Resource::ALL[at + 1], Resource::ALL[at + 2]]
    }
}

/// One of the nine resources, three for each kind of ant (FD-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// An insect.
    Ladybug,
    /// An insect.
    Caterpillar,
    /// An insect.
    Beetle,
    /// A plant.
    Blueberry,
    /// A plant, as far as grasshoppers and farmers care.
    Mushroom,
    /// A plant.
    Raspberry,
    /// An earth.
    Orange,
    /// An earth.
    Grey,
    /// An earth.
    Brown,
}

words!(Resource {
    Ladybug = "ladybug",
    Caterpillar = "caterpillar",
    Beetle = "beetle",
    Blueberry = "blueberry",
    Mushroom = "mushroom",
    Raspberry = "raspberry",
    Orange = "orange",
    Grey = "grey",
    Brown = "brown",
});

impl Resource {
    /// Who harvests it (FD-16).
    pub const fn kind(self) -> Kind {
        Kind::ALL[self as usize / 3]
    }

    /// Its sign in a board written as text.
    pub(super) const fn sign(self) -> char {
        match self {
            Resource::Ladybug => 'l',
            Resource::Caterpillar => 'c',
            Resource::Beetle => 'b',
            Resource::Blueberry => 'u',
            Resource::Mushroom => 'm',
            Resource::Raspberry => 'r',
            Resource::Orange => 'o',
            Resource::Grey => 'g',
            Resource::Brown => 'w',
        }
    }

    pub(super) fn of_sign(sign: char) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.sign() == sign)
    }
}

/// One of the three predators (FD-43).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Predator {
    /// Eats plants.
    Grasshopper,
    /// Eats insects.
    Spider,
    /// Eats earths.
    Worm,
}

words!(Predator { Grasshopper = "grasshopper", Spider = "spider", Worm = "worm" });

impl Predator {
    /// The kind of ant whose resources it eats (FD-43).
    pub const fn eats(self) -> Kind {
        match self {
            Predator::Grasshopper => Kind::Farmer,
            Predator::Spider => Kind::Hunter,
            Predator::Worm => Kind::Digger,
        }
    }

    /// The one that eats a resource (FD-43).
    pub const fn that_eats(resource: Resource) -> Predator {
        match resource.kind() {
            Kind::Farmer => Predator::Grasshopper,
            Kind::Hunter => Predator::Spider,
            Kind::Digger => Predator::Worm,
        }
    }
}

/// The weather of a round (FD-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weather {
    /// Farmers go further.
    Sun,
    /// Diggers go further.
    Rain,
    /// Hunters go further.
    Wind,
}

words!(Weather { Sun = "sun", Rain = "rain", Wind = "wind" });

impl Weather {
    /// Whom it helps (FD-31).
    pub const fn helps(self) -> Kind {
        match self {
            Weather::Sun => Kind::Farmer,
            Weather::Rain => Kind::Digger,
            Weather::Wind => Kind::Hunter,
        }
    }
}

/// Day or night: the side of the first player's tile (FD-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Time {
    /// A day round.
    Day,
    /// A night round.
    Night,
}

words!(Time { Day = "day", Night = "night" });

impl Time {
    /// The other side of the tile.
    #[must_use]
    pub const fn flipped(self) -> Time {
        match self {
            Time::Day => Time::Night,
            Time::Night => Time::Day,
        }
    }
}

/// A species card (FD-65 to FD-70).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Species {
    /// Puts a pheromone anywhere, once a day round.
    Flying,
    /// Moves one more predator, once a night round.
    Predator,
    /// Digs holes one further.
    Architect,
    /// Passes over what is another's.
    Diplomat,
    /// Plays day and night cards in any round.
    Insomniac,
    /// Looks at one more objective.
    Strategist,
}

words!(Species {
    Flying = "flying",
    Predator = "predator",
    Architect = "architect",
    Diplomat = "diplomat",
    Insomniac = "insomniac",
    Strategist = "strategist",
});
