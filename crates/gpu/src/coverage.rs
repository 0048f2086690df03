//! How many calls of batteries devices can make, and which primitives keep the others from it.

use std::collections::BTreeMap;

use gridwright_dsl::{Prim, table::TABLE};
use gridwright_engine::Code;

use crate::device::Callee;
use crate::lowering::{callee, has_form, lowered};
use crate::proof::Fallback;

/// Calls of batteries for a sample, by primitive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Calls that a device can make, and all.
    calls: Vec<(u64, u64)>,
    /// Calls of function values, which none can.
    pub of_values: u64,
    /// Why the others stay on the CPU.
    reasons: Vec<u64>,
    /// For each primitive without a device form, by itself or with the primitive that it is given, how many more calls a
    /// device could make if there were one.
    gains: BTreeMap<Callee, u64>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        let (calls, reasons) = (vec![(0, 0); TABLE.len()], vec![0; Fallback::ALL.len()]);
        Coverage { calls, of_values: 0, reasons, gains: BTreeMap::new() }
    }
}

impl Coverage {
    /// Adds the calls of a battery, for so many samples.
    pub fn add(&mut self, code: &Code, samples: u64) {
        let now = on_device(code, None);
        let mut without: Vec<Callee> = Vec::new();
        for (call, made) in code.calls().zip(&now).skip(code.calls_per_task()) {
            if let Err(reason) = made {
                self.reasons[*reason as usize] += samples;
            }
            let Some(prim) = call.prim else {
                self.of_values += samples;
                continue;
            };
            let (there, all) = &mut self.calls[prim.index()];
            *there += if made.is_ok() { samples } else { 0 };
            *all += samples;
            let what = callee(&call.operands, call.prim).filter(|what| !has_form(*what));
            without.extend(what.filter(|what| !without.contains(what)));
        }
        let count = |calls: &[Result<(), Fallback>]| calls.iter().filter(|made| made.is_ok()).count() as u64;
        for what in without {
            let gain = count(&on_device(code, Some(what))) - count(&now);
            *self.gains.entry(what).or_default() += samples * gain;
        }
    }

    /// Calls that a device can make, and all.
    pub fn total(&self) -> (u64, u64) {
        let sum = self.calls.iter().fold((0, 0), |sum, calls| (sum.0 + calls.0, sum.1 + calls.1));
        (sum.0, sum.1 + self.of_values)
    }

    /// For every primitive that is called: calls that a device can make, and all.
    pub fn of(&self, prim: Prim) -> (u64, u64) {
        self.calls[prim.index()]
    }

    /// Why calls stay on the CPU, and how many.
    pub fn reasons(&self) -> impl Iterator<Item = (Fallback, u64)> {
        let reasons = Fallback::ALL.iter().map(|&reason| (reason, self.reasons[reason as usize]));
        reasons.filter(|(_, calls)| *calls > 0)
    }

    /// The device forms that would raise the share most, as they are called, with the calls that each would add.
    pub fn gains(&self) -> Vec<(String, u64)> {
        let mut gains: Vec<(&Callee, u64)> = self.gains.iter().map(|(what, gain)| (what, *gain)).collect();
        gains.retain(|(_, gain)| *gain > 0);
        gains.sort_by_key(|&(what, gain)| (std::cmp::Reverse(gain), what));
        let name = |what: &Callee| match what.inner {
            Some(inner) => format!("{}({})", what.prim.name(), inner.name()),
            None => what.prim.name().to_owned(),
        };
        gains.into_iter().map(|(what, gain)| (name(what), gain)).collect()
    }
}

/// Which calls a device can make, if there were one more form, and why not the others.
fn on_device(code: &Code, more: Option<Callee>) -> Vec<Result<(), Fallback>> {
    // What is the same for all samples of a task is computed once, on the CPU.
    let mut made = vec![Err(Fallback::Constant); code.len()];
    let mut by_step: Vec<Option<usize>> = vec![None; code.len()];
    let mut level_of = vec![0_u32; code.len()];
    let may_run =
        |what: Callee| if has_form(what) || Some(what) == more { Ok(()) } else { Err(Fallback::NoForm) };
    for (at, call) in code.calls().enumerate().skip(code.calls_per_task()) {
        made[at] = lowered(&call.operands, call.prim, &by_step, &level_of, may_run).map(|(_, level)| {
            (by_step[at], level_of[at]) = (Some(at), level);
        });
    }
    made
}
