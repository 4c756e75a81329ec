//! The bag of Solo: a tile after each harvest, the predator it calls, and what predators pay
//! for with their meals (FD-91 to FD-94).

use super::{
    Distances, Draw, Event, Fourmidable, Mover, Open, Phase, Place, Predator, Resource, Solo, Spot,
    Spots, round::Telling,
};
use crate::{chance::Chance, game::Seat};
use rand::RngExt;

impl Open {
    /// The tile of a draw. Each draw has a stream of its own, so its luck is the same whatever
    /// was done before.
    pub(super) fn tile(&self, draw: u16, chance: Chance) -> Resource {
        let bag = self.bag();
        let all = Resource::ALL.into_iter().zip(bag);
        let mut tiles = all.flat_map(|(tile, count)| (0..count).map(move |_| tile));
        let count = bag.iter().map(|&count| usize::from(count)).sum();
        let at = chance.stream("bag", draw.into()).random_range(0..count);
        // The bag is never empty (FD-91).
        tiles.nth(at).unwrap_or(Resource::Ladybug)
    }

    /// Where the predator that a tile calls may go: to the closest of that resource it can
    /// reach, else to the closest of what it eats, else anywhere (FD-92, FD-93).
    pub fn calls(&self, seat: Seat, tile: Resource) -> Spots {
        let predator = Predator::that_eats(tile);
        let spots = || self.spots(predator);
        let meal = |spot: &Spot| self.meal(predator, *spot);
        let mut prey: Spots = spots().filter(|spot| meal(spot) == Some(tile)).collect();
        if prey.is_empty() {
            prey = spots().filter(|spot| meal(spot).is_some()).collect();
        }
        if prey.is_empty() {
            return spots().collect();
        }
        let ways = self.ways_of_ants(seat);
        let colony = self.colony(seat);
        let distance = |spot: &Spot| match *spot {
            Spot::Forest(cell) => ways.from(colony.place(cell)),
            Spot::Nest(_, room) => ways.from(Place::Nest(room)),
        };
        // Whatever no way leads to is the furthest.
        let far = |spot: &Spot| distance(spot).unwrap_or(u8::MAX);
        let closest = prey.iter().map(far).min();
        prey.retain(|spot| Some(far(spot)) == closest);
        prey
    }

    /// How far every place is from the nearest ant of a seat, whatever lies between (FD-92).
    fn ways_of_ants(&self, seat: Seat) -> Distances {
        let colony = self.colony(seat);
        let ants = colony.places().map(|(_, place)| place);
        Distances::spread(ants, |place| colony.near(place))
    }

    /// The tile whose predator waits to be sent somewhere.
    pub fn called(&self) -> Option<Resource> {
        let asked = matches!(self.phase, Phase::Prowl(_, Mover::Bag));
        self.solo.as_ref().filter(|_| asked)?.last.map(|draw| draw.tile)
    }

    fn solo_mut(&mut self) -> Option<&mut Solo> {
        self.solo.as_mut()
    }

    /// A predator's meal goes to the predators' supply (FD-94).
    pub(super) fn feed_predators(&mut self, meal: Option<Resource>) {
        if let (Some(solo), Some(meal)) = (self.solo_mut(), meal) {
            solo.supply[meal.index()] += 1;
        }
    }
}

impl Fourmidable {
    /// Whether this action's harvest still has to be answered by the bag (FD-92).
    pub(super) fn owes_draw(&self) -> bool {
        self.open.level().bag() && self.open.deed.harvest.is_some()
    }

    /// FD-92: a tile is drawn, looked at and put back; its predator goes and eats. Where
    /// several places are as close, the player says which.
    pub(super) fn draw_tile(&mut self, seat: Seat, telling: &mut Telling<'_>) {
        // One draw for one harvest.
        self.open.deed.harvest = None;
        let Some(draw) = self.open.solo.as_ref().map(|solo| solo.draws) else { return };
        let tile = self.open.tile(draw, telling.chance);
        let predator = Predator::that_eats(tile);
        let from = self.open.predator(predator);
        if let Some(solo) = self.open.solo_mut() {
            solo.draws += 1;
            solo.last = Some(Draw { tile, from, to: None, ate: None });
        }
        telling.shown = true;
        telling.all(Event::Tile { tile, predator });
        match self.open.calls(seat, tile)[..] {
            [] => self.next_turn(seat, telling),
            [only] => self.prowl(seat, predator, Mover::Bag, only, telling),
            _ => self.open.phase = Phase::Prowl(predator, Mover::Bag),
        }
    }

    /// The predator that a tile called has gone somewhere.
    pub(super) fn note_draw(&mut self, to: Spot, ate: Option<Resource>) {
        if let Some(draw) = self.open.solo_mut().and_then(|solo| solo.last.as_mut()) {
            (draw.to, draw.ate) = (Some(to), ate);
        }
    }

    /// FD-94: predators complete what they can pay for, the objective that has lain longest
    /// first, until nothing open is left to them.
    pub(super) fn predators_complete(&mut self, telling: &mut Telling<'_>) {
        loop {
            let Some(solo) = &mut self.open.solo else { return };
            let pays = |card: &super::Objective| card.is_paid_by(&solo.supply);
            let Some(at) = self.open.row.iter().position(pays) else { return };
            let card = self.open.row.remove(at);
            for (have, need) in solo.supply.iter_mut().zip(card.cost()) {
                *have -= need;
            }
            solo.taken.push(card);
            telling.all(Event::Taken { card });
            self.turn_up(telling);
        }
    }
}
