//! The draft of special cards: packets that go round, one card kept of each (FD-78).

use super::{Open, Phase, SEATS, Special, data, view::Held};
use crate::{game::Seat, list::List};
use serde::{Deserialize, Serialize};

/// Special cards dealt to each player for the draft.
pub(super) const DRAFT: usize = 8;

/// Cards dealt to one seat that go round: first those kept, in that order, then the others,
/// sorted.
pub(super) type Packet = List<Special, DRAFT>;

/// The packets, packet 0 dealt to seat 0, and what is being chosen.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Draft {
    pub packets: List<Packet, SEATS>,
    pub picks: List<Option<Special>, SEATS>,
}

impl Draft {
    /// The packet before a seat at a step, by number.
    pub fn packet_at(players: u8, seat: Seat, step: u8) -> usize {
        let back = step % players;
        usize::from((seat.0 + players - back) % players)
    }

    /// Whose turn it is to keep a card of a packet at a step.
    pub fn keeper(players: u8, packet: usize, step: usize) -> Seat {
        Seat(((packet + step) % usize::from(players)) as u8)
    }

    /// What a seat chooses from now.
    pub fn hand(&self, seat: Seat, open: &Open) -> &[Special] {
        let packet = Draft::packet_at(open.rules.players, seat, open.draft);
        &self.packets[packet][usize::from(open.draft)..]
    }

    /// A card is kept of a packet; the others move up behind it.
    pub fn keep(&mut self, packet: usize, step: u8, card: Special) {
        let cards = &mut self.packets[packet];
        if let Some(at) = cards.iter().position(|&held| held == card) {
            let card = cards.remove(at);
            cards.insert(step.into(), card);
        }
    }

    /// The hands a seat has held.
    pub fn held(&self, seat: Seat, open: &Open) -> Vec<Held> {
        if self.packets.is_empty() {
            return Vec::new();
        }
        let last = data::data().special_hand as u8;
        let now = if open.phase == Phase::Draft { open.draft + 1 } else { open.draft };
        let at = |step: u8| {
            let packet = &self.packets[Draft::packet_at(open.rules.players, seat, step)];
            let from = usize::from(step);
            let mut cards = packet[from..].to_vec();
            cards.sort_unstable();
            let kept = if step < open.draft { packet.get(from).copied() } else { None };
            Held { cards, kept: kept.or(self.picks.get(seat.index()).copied().flatten()) }
        };
        (0..now.min(last)).map(at).collect()
    }
}
