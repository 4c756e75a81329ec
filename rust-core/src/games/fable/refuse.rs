//! Why an action is not allowed: the clause, and the sentence that explains it.

use super::{Action, Cell, Fable, File, Path, Phase, Power, Provision, square};
use crate::game::{Game, Refusal, Seat};

impl Fable {
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.actors().contains(seat) {
            return Err(self.not_asked(seat));
        }
        match (self.open.phase, action) {
            (Phase::Trail, Action::Ant(cell)) => self.check_ant(cell),
            (Phase::Aim, Action::Aim(path)) => self.check_aim(seat, path),
            (Phase::Guess, Action::Look) => self.check_look(seat),
            (Phase::Guess, Action::Guess(cell)) => {
                let stands = self.open.trail.contains(&cell);
                allow(stands, Refusal::new("FB-06", "fable-refusal-guess-ant"))
            }
            (Phase::Take, Action::Take(cell)) => self.check_take(cell),
            (Phase::Power, Action::Power(power)) => self.check_power(seat, power),
            (Phase::Market, Action::Buy(provision)) => self.check_buy(seat, provision),
            (Phase::Pay(provision), Action::Pay(payment)) => {
                let fits = self.ways(seat, provision).contains(&payment);
                allow(fits, Refusal::new("FB-38", "fable-refusal-pay"))
            }
            (Phase::Market, Action::Give(gift)) => {
                let may = self.open.gifts(seat).any(|at| at == gift);
                allow(may, Refusal::new("FB-58", "fable-refusal-give"))
            }
            (Phase::Get(gift), Action::Get(what, from)) => {
                let may = self.open.returns(seat, gift).any(|at| at == (what, from));
                allow(may, Refusal::new("FB-58", "fable-refusal-get"))
            }
            (Phase::Power | Phase::Market, Action::Pass) => Ok(()),
            _ => Err(self.not_now()),
        }
    }

    fn not_asked(&self, seat: Seat) -> Refusal {
        let open = &self.open;
        match open.phase {
            Phase::Trail => Refusal::new("FB-04", "fable-refusal-ant-only"),
            Phase::Aim if seat == open.ant || open.red_ants().contains(seat) => {
                Refusal::new("FB-05", "fable-refusal-aimed")
            }
            Phase::Aim => Refusal::new("FB-32", "fable-refusal-aim-wait"),
            Phase::Guess => Refusal::new("FB-06", "fable-refusal-grasshopper-only"),
            Phase::Take => Refusal::new("FB-35", "fable-refusal-take-ant"),
            Phase::Power => Refusal::new("FB-51", "fable-refusal-power-ant"),
            Phase::Market | Phase::Pay(_) | Phase::Get(_) => {
                Refusal::new("FB-37", "fable-refusal-collector-only")
            }
            Phase::Over if open.rules.mode.is_autumn() => {
                Refusal::new("FB-22", "fable-refusal-over")
            }
            Phase::Over => Refusal::new("FB-44", "fable-refusal-over"),
        }
    }

    /// What is asked for is something else.
    fn not_now(&self) -> Refusal {
        match self.open.phase {
            Phase::Trail => Refusal::new("FB-04", "fable-refusal-trail-first"),
            Phase::Aim => Refusal::new("FB-05", "fable-refusal-aim-first"),
            Phase::Guess => Refusal::new("FB-06", "fable-refusal-guess-first"),
            Phase::Take => Refusal::new("FB-35", "fable-refusal-take-first"),
            Phase::Power => Refusal::new("FB-51", "fable-refusal-power-first"),
            Phase::Market => Refusal::new("FB-37", "fable-refusal-market-first"),
            Phase::Pay(_) => Refusal::new("FB-37", "fable-refusal-pay-first"),
            Phase::Get(_) => Refusal::new("FB-58", "fable-refusal-get-first"),
            Phase::Over => Refusal::new("FB-44", "fable-refusal-over"),
        }
    }

    fn check_ant(&self, cell: Cell) -> Result<(), Refusal> {
        let open = &self.open;
        if open.card(cell).is_none() {
            return Err(Refusal::new("FB-40", "fable-refusal-gap"));
        }
        if open.trail.contains(&cell) {
            return Err(Refusal::new("FB-04", "fable-refusal-ant-there"));
        }
        if !square::follows(&open.square, open.rules.file, &open.trail, cell) {
            return Err(match open.rules.file {
                File::Free => Refusal::new("FB-04", "fable-refusal-ant-apart"),
                File::Single => Refusal::new("FB-04", "fable-refusal-ant-file"),
            });
        }
        let leads_on = open.next_ants().contains(&cell);
        allow(leads_on, Refusal::new("FB-04", "fable-refusal-ant-dead-end"))
    }

    fn check_aim(&self, seat: Seat, path: Path) -> Result<(), Refusal> {
        let may = seat != self.open.ant || self.open.types().any(|at| at == path);
        allow(may, Refusal::new("FB-05", "fable-refusal-aim-type"))
    }

    fn check_look(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.open.holds(seat, Power::Look) {
            return Err(Refusal::new("FB-55", "fable-refusal-look"));
        }
        allow(!self.open.has_looked, Refusal::new("FB-55", "fable-refusal-looked"))
    }

    fn check_take(&self, cell: Cell) -> Result<(), Refusal> {
        // Somebody is asked only while a card is pending.
        let Some(&own) = self.open.pending.first() else { return Err(self.not_now()) };
        if cell == own || self.open.is_target(own, cell) {
            return Ok(());
        }
        if self.open.haul.contains(&cell) {
            return Err(Refusal::new("FB-36", "fable-refusal-take-haul"));
        }
        Err(Refusal::new("FB-35", "fable-refusal-take-insect"))
    }

    fn check_power(&self, seat: Seat, power: Power) -> Result<(), Refusal> {
        let open = &self.open;
        if open.powers_for(seat).any(|at| at == power) {
            return Ok(());
        }
        Err(if open.holds(seat, power) {
            Refusal::new("FB-60", "fable-refusal-power-held")
        } else if !open.is_in_play(power) {
            Refusal::new("FB-60", "fable-refusal-power-box")
        } else {
            Refusal::new("FB-51", "fable-refusal-power-insect")
        })
    }

    pub(super) fn check_buy(&self, seat: Seat, provision: Provision) -> Result<(), Refusal> {
        if self.open.bought {
            return Err(Refusal::new("FB-37", "fable-refusal-bought"));
        }
        if !self.open.row.contains(&provision) {
            return Err(Refusal::new("FB-37", "fable-refusal-buy-row"));
        }
        let can_pay = self.open.can_pay(seat, provision, self.own_larder(seat));
        allow(can_pay, Refusal::new("FB-37", "fable-refusal-buy-price"))
    }
}

fn allow(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}
