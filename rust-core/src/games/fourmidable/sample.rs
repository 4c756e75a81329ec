//! Worlds that fit a view: what the view leaves open is drawn at random.

use super::{
    Buried, Fourmidable, Hand, Held, Kind, Objective, Open, Phase, SEATS, Special, SpecialHand,
    Specials, View, data,
    draft::{DRAFT, Draft, Packet},
};
use crate::{
    chance::Rng,
    game::{Seat, Seats},
    list::List,
};
use rand::seq::{IndexedRandom, SliceRandom};

pub(super) fn sample(view: &View, rng: &mut Rng) -> Fourmidable {
    let players = view.open.rules.players;
    let mut game = Fourmidable {
        open: view.open.clone(),
        piles: Default::default(),
        hands: (0..players).map(|_| Hand::new()).collect(),
        drawn: view.drawn.clone(),
        specials: (0..players).map(|_| SpecialHand::new()).collect(),
        rest: Specials::new(),
        draft: Draft::default(),
    };
    sample_objectives(view, &mut game, rng);
    if view.open.level().draft() && view.open.phase != Phase::Species {
        sample_draft(view, &mut game, rng);
    } else if view.open.level().cards() {
        deal_unseen(view, &mut game, rng);
    }
    game
}

fn take<T: PartialEq, const N: usize>(from: &mut List<T, N>, what: &T) {
    if let Some(at) = from.iter().position(|held| held == what) {
        from.swap_remove(at);
    }
}

fn sample_objectives(view: &View, game: &mut Fourmidable, rng: &mut Rng) {
    let open = &view.open;
    let mut unseen = data::data().objectives(open.rules.players).clone();
    let done = open.colonies.iter().flat_map(|colony| &colony.done);
    let done = done.chain(open.solo.iter().flat_map(|solo| &solo.taken));
    let known = view.piles.iter().flatten().flatten();
    let seen = done.chain(&open.row).chain(&view.hand).chain(&view.drawn).chain(known);
    seen.for_each(|card| take(&mut unseen, card));
    unseen.shuffle(rng);
    // A pile holds one kind, or in Expert all of them.
    let mut next = |kind: Option<Kind>| -> Option<Objective> {
        let at = unseen.iter().rposition(|card| kind.is_none_or(|kind| card.kind() == kind))?;
        Some(unseen.remove(at))
    };
    for seat in open.seats().iter() {
        if view.seat == Some(seat) {
            game.hands[seat.index()] = view.hand.clone();
            continue;
        }
        for kind in Kind::ALL {
            for _ in 0..open.colony(seat).held[kind.index()] {
                game.hands[seat.index()].extend(next(Some(kind)));
            }
        }
        game.hands[seat.index()].sort_unstable();
    }
    if let Phase::Study(kind) = open.phase
        && view.drawn.is_empty()
    {
        game.drawn.extend((0..view.studied).filter_map(|_| next(Some(kind))));
    }
    let shared = open.level().open_row();
    for (at, pile) in view.piles.iter().enumerate() {
        let kind = if shared { None } else { Some(Kind::ALL[at]) };
        for known in pile.iter().rev() {
            let seen = match (known, view.eyes()) {
                (Some(_), Some(seat)) => Seats::only(seat),
                _ => Seats::NONE,
            };
            let card = known.or_else(|| next(kind));
            game.piles[at].extend(card.map(|card| Buried { card, seen }));
        }
    }
}

/// Special cards dealt without a draft: others' hands are any of those not seen.
fn deal_unseen(view: &View, game: &mut Fourmidable, rng: &mut Rng) {
    let open = &view.open;
    let mut unseen: Specials = Special::all().filter(|&card| !open.is_played(card)).collect();
    unseen.retain(|card| !view.specials.contains(card));
    unseen.shuffle(rng);
    for seat in open.seats().iter() {
        let from = unseen.len().saturating_sub(open.colony(seat).cards.into());
        let mut hand = if view.eyes() == Some(seat) {
            view.specials.clone()
        } else {
            unseen.drain(from..).collect()
        };
        hand.sort_unstable();
        game.specials[seat.index()] = hand;
    }
    unseen.sort_unstable();
    game.rest = unseen;
}

/// A seat of the draft and the packet and step at which it kept a card.
type Slot = (Seat, usize, usize);
/// Some of them.
type Slots = List<Slot, { SEATS * DRAFT }>;
/// What was kept of each packet at each step.
type Kept = [[Option<Special>; DRAFT]; SEATS];

/// A draft that fits all hands a seat has held (FD-112) and all cards played since.
fn sample_draft(view: &View, game: &mut Fourmidable, rng: &mut Rng) {
    let open = &view.open;
    let players = open.rules.players;
    let steps = usize::from(open.draft);
    let mut kept: Kept = [[None; DRAFT]; SEATS];
    let mut left: [Packet; SEATS] = Default::default();
    let mut unseen: Specials = Special::all().collect();
    let mut blind = Slots::new();
    for packet in 0..usize::from(players) {
        let seen = sightings(view, packet);
        for (_, held) in &seen {
            held.cards.iter().for_each(|card| take(&mut unseen, card));
        }
        let first = seen.first().map_or(steps, |(step, _)| *step);
        let keeper = |step| Draft::keeper(players, packet, step);
        blind.extend((0..first).map(|step| (keeper(step), packet, step)));
        for (at, (step, held)) in seen.iter().enumerate() {
            if *step < steps {
                kept[packet][*step] = held.kept;
            }
            let next = seen.get(at + 1);
            let until = next.map_or(steps, |(step, _)| *step);
            let mut pool: Packet = held.cards.iter().copied().collect();
            if *step < steps {
                held.kept.iter().for_each(|card| take(&mut pool, card));
            }
            if let Some((_, later)) = next {
                pool.retain(|card| !later.cards.contains(card));
            }
            let slots: Slots =
                (*step + 1..until).map(|step| (keeper(step), packet, step)).collect();
            fill(open, &slots, &mut pool, &mut kept, rng);
            if next.is_none() {
                left[packet] = pool;
            }
        }
    }
    blind.shuffle(rng);
    unseen.shuffle(rng);
    fill(open, &blind, &mut unseen, &mut kept, rng);
    for (packet, left) in left.iter_mut().enumerate().take(players.into()) {
        if sightings(view, packet).is_empty() {
            let from = unseen.len().saturating_sub(DRAFT - steps);
            *left = unseen.drain(from..).collect();
        }
        left.sort_unstable();
    }
    unseen.sort_unstable();
    game.rest = unseen;
    for seat in open.seats().iter() {
        let own =
            (0..steps).filter_map(|step| kept[Draft::packet_at(players, seat, step as u8)][step]);
        let mut hand: SpecialHand = own.filter(|&card| !open.is_played(card)).collect();
        hand.sort_unstable();
        game.specials[seat.index()] = hand;
    }
    game.draft.packets = kept
        .into_iter()
        .zip(left)
        .take(players.into())
        .map(|(kept, left)| kept.into_iter().flatten().chain(left).collect())
        .collect();
    game.draft.picks = open
        .seats()
        .iter()
        .map(|seat| {
            let own = view.draft.last().filter(|_| view.seat == Some(seat));
            let choice = || game.draft.hand(seat, open).choose(rng).copied();
            let chose = open.chosen.contains(seat);
            chose.then(|| own.map_or_else(choice, |held| held.kept)).flatten()
        })
        .collect();
}

/// When the viewer held a packet, and what it then was.
fn sightings(view: &View, packet: usize) -> List<(usize, &Held), DRAFT> {
    let Some(seat) = view.seat else { return List::new() };
    let players = view.open.rules.players;
    let all = view.draft.iter().enumerate();
    all.filter(|(step, _)| Draft::packet_at(players, seat, *step as u8) == packet).collect()
}

/// Gives each slot a card of the pool: one its keeper has played since, or any not played.
fn fill<const N: usize>(
    open: &Open,
    slots: &[Slot],
    pool: &mut List<Special, N>,
    kept: &mut Kept,
    rng: &mut Rng,
) {
    for &(seat, packet, step) in slots {
        let own = |card: &&Special| open.played.contains(&(seat, **card));
        if let Some(card) = pool.iter().find(own).copied() {
            take(pool, &card);
            kept[packet][step] = Some(card);
        }
    }
    for &(_, packet, step) in slots {
        if kept[packet][step].is_none() {
            let free: List<Special, N> =
                pool.iter().copied().filter(|&card| !open.is_played(card)).collect();
            if let Some(card) = free.choose(rng).copied() {
                take(pool, &card);
                kept[packet][step] = Some(card);
            }
        }
    }
}
