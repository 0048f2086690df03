//! How many calls of batteries devices can make, and which primitives keep the others from it.

use std::collections::BTreeMap;

use gridwright_dsl::{Prim, table::TABLE};
use gridwright_engine::Code;

use crate::callees::Calls;
use crate::device::Callee;
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
    /// For each primitive without a device form how many more calls a device could make if there were one.
    gains: BTreeMap<Prim, u64>,
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
        let calls = Calls::of(code);
        let roots: Vec<usize> = code.root_calls().collect();
        let on_device = |more| on_device(&calls, &roots, more);
        let now = on_device(None);
        let mut without: Vec<Prim> = Vec::new();
        for (at, (call, made)) in calls.all.iter().zip(&now).enumerate().skip(code.calls_per_task()) {
            if let Err(reason) = made {
                self.reasons[*reason as usize] += samples;
            }
            let Some(prim) = call.prim else {
                self.of_values += samples;
                continue;
            };
            if let Some((there, all)) = self.calls.get_mut(prim.index()) {
                *there += if made.is_ok() { samples } else { 0 };
                *all += samples;
            }
            let what = calls.callee(at).and_then(lacks);
            without.extend(what.filter(|prim| !without.contains(prim)));
        }
        let count = |calls: &[Result<(), Fallback>]| calls.iter().filter(|made| made.is_ok()).count() as u64;
        for prim in without {
            let gain = count(&on_device(Some(prim))).saturating_sub(count(&now));
            *self.gains.entry(prim).or_default() += samples * gain;
        }
    }

    /// Calls that a device can make, and all.
    pub fn total(&self) -> (u64, u64) {
        let sum = self.calls.iter().fold((0, 0), |sum, calls| (sum.0 + calls.0, sum.1 + calls.1));
        (sum.0, sum.1 + self.of_values)
    }

    /// For every primitive that is called: calls that a device can make, and all.
    pub fn of(&self, prim: Prim) -> (u64, u64) {
        self.calls.get(prim.index()).copied().unwrap_or_default()
    }

    /// Why calls stay on the CPU, and how many.
    pub fn reasons(&self) -> impl Iterator<Item = (Fallback, u64)> {
        let reasons = Fallback::ALL.iter().map(|&reason| (reason, self.reasons[reason as usize]));
        reasons.filter(|(_, calls)| *calls > 0)
    }

    /// The primitives whose device forms would raise the share most, each by itself, with the calls that it would add.
    pub fn gains(&self) -> Vec<(Prim, u64)> {
        let mut gains: Vec<(Prim, u64)> = self.gains.iter().map(|(prim, gain)| (*prim, *gain)).collect();
        gains.retain(|(_, gain)| *gain > 0);
        gains.sort_by_key(|&(prim, gain)| (std::cmp::Reverse(gain), prim));
        gains
    }
}

/// The primitive for want of whose form a device cannot make a call: the one that is called, or the one that it is given.
fn lacks(what: Callee) -> Option<Prim> {
    match what.inner {
        _ if what.has_form() => None,
        Some(inner) if what.prim.row().device.is_some() => Some(inner),
        _ => Some(what.prim),
    }
}

/// Which calls a device can make, if one more primitive had a form, and why not the others.
fn on_device(calls: &Calls<'_>, roots: &[usize], more: Option<Prim>) -> Vec<Result<(), Fallback>> {
    let may_run = |what: Callee| match lacks(what) {
        None => Ok(()),
        Some(prim) if Some(prim) == more => Ok(()),
        Some(_) => Err(Fallback::NoForm),
    };
    calls.lower(roots, may_run).into_iter().map(|lowered| lowered.map(|_| ())).collect()
}
