//! How many calls of batteries devices can make, and which primitives keep the others from it.

use gridwright_dsl::{Prim, table::TABLE};
use gridwright_engine::Code;

use crate::lowering::lowered;
use crate::proof::Fallback;

/// Calls of batteries for a sample, by primitive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Calls that a device can make, and all.
    calls: Vec<(u64, u64)>,
    /// Calls of function values, which none can.
    pub of_values: u64,
    /// For each primitive without a device form, how many more calls a device could make if it had one.
    gains: Vec<u64>,
}

impl Default for Coverage {
    fn default() -> Coverage {
        Coverage { calls: vec![(0, 0); TABLE.len()], of_values: 0, gains: vec![0; TABLE.len()] }
    }
}

impl Coverage {
    /// Adds the calls of a battery, for so many samples.
    pub fn add(&mut self, code: &Code, samples: u64) {
        let now = on_device(code, None);
        let mut without: Vec<Prim> = Vec::new();
        for (call, is_there) in code.calls().zip(&now).skip(code.calls_per_task()) {
            let Some(prim) = call.prim else {
                self.of_values += samples;
                continue;
            };
            let (there, all) = &mut self.calls[prim.index()];
            *there += if *is_there { samples } else { 0 };
            *all += samples;
            if prim.row().device.is_none() && !without.contains(&prim) {
                without.push(prim);
            }
        }
        let count = |calls: &[bool]| calls.iter().filter(|is_there| **is_there).count() as u64;
        for prim in without {
            self.gains[prim.index()] += samples * (count(&on_device(code, Some(prim))) - count(&now));
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

    /// The primitives whose device form would raise the share most, with the calls that it would add.
    pub fn gains(&self) -> Vec<(Prim, u64)> {
        let mut gains: Vec<(Prim, u64)> = Prim::all().zip(self.gains.iter().copied()).collect();
        gains.retain(|(_, gain)| *gain > 0);
        gains.sort_by_key(|&(prim, gain)| (std::cmp::Reverse(gain), prim));
        gains
    }
}

/// Which calls a device can make, if one more primitive had a form for it.
fn on_device(code: &Code, more: Option<Prim>) -> Vec<bool> {
    let mut by_step: Vec<Option<usize>> = vec![None; code.len()];
    let mut level_of = vec![0_u32; code.len()];
    let has_form = |prim: Prim| {
        if prim.row().device.is_some() || Some(prim) == more { Ok(()) } else { Err(Fallback::NoForm) }
    };
    for (at, call) in code.calls().enumerate().skip(code.calls_per_task()) {
        if let Ok((_, level)) = lowered(&call.operands, call.prim, &by_step, &level_of, has_form) {
            (by_step[at], level_of[at]) = (Some(at), level);
        }
    }
    by_step.iter().map(Option::is_some).collect()
}
