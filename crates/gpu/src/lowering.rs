//! Lowering: which calls of a battery a device can make, level by level, and where in a frame their results go.
//!
//! In: the code of a battery. Out: a [`Plan`] that is the same for every sample: the calls whose operands lead back to the
//! input and to constants through calls with device forms alone, with the level of each (all operands are of lower ones)
//! and its slot. The slot of a result is used again once the last call of the device that takes it is of a lower level
//! than the next one that is put there, so a destination is never a source; what the host may want of a frame is not known
//! before the results are, so only what no call outside of the device uses is ever overwritten.

use gridwright_dsl::{Budget, Prim, flat};
use gridwright_engine::{Code, CodeOperand};

use crate::callees::{Calls, Lowered};
use crate::device::Callee;
use crate::proof::Fallback;
use crate::round::room;

/// Words of a frame for the input.
pub(crate) const INPUT_WORDS: u32 = 4 + 256;

/// An operand of a call on the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A place in the frame.
    Frame(u32),
    /// A constant of the plan, by its place.
    Constant(usize),
}

/// A call on the device.
#[derive(Clone, Debug)]
pub(crate) struct DeviceStep {
    /// Its place in the code.
    pub(crate) step: usize,
    pub(crate) what: Callee,
    pub(crate) level: u32,
    pub(crate) operands: Vec<Source>,
    /// What is bound to the function that it is given.
    pub(crate) bound: Option<Source>,
    /// Where its result goes, and how much room there is.
    pub(crate) slot: u32,
    pub(crate) room: u32,
    /// Whether it stays there to the end, since a call of the CPU takes it.
    pub(crate) stays: bool,
    /// What it takes, if nothing has to be launched for it: it binds an operand to a function, and calls of the device that
    /// are given that function take the operand themselves.
    pub(crate) binds: Option<Budget>,
}

/// What a device can do of a battery.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// By level.
    pub(crate) steps: Vec<DeviceStep>,
    /// The records of the constants that they take.
    pub(crate) constants: Vec<Vec<u32>>,
    /// Words of a frame.
    pub(crate) frame: u32,
    /// For every step of the code, its place among those of the device.
    pub(crate) by_step: Vec<Option<usize>>,
    /// The steps that each step of the code takes.
    pub(crate) takes: Vec<Vec<usize>>,
    /// Steps whose results the host wants whatever happens.
    pub(crate) roots: Vec<usize>,
    /// Calls that depend on the input and stay on the CPU, by reason.
    pub(crate) left: Vec<(Prim, Fallback)>,
}

impl Plan {
    /// The plan for a code; `may_run` says which primitives are worth it.
    pub(crate) fn of(code: &Code, may_run: impl Fn(Prim) -> bool) -> Plan {
        let calls = Calls::of(code);
        let roots: Vec<usize> = code.root_calls().collect();
        let lowered = calls.lower(&roots, |what| match what.has_form() {
            false => Err(Fallback::NoForm),
            true if !may_run(what.prim) => Err(Fallback::Slower),
            true => Ok(()),
        });
        let mut plan = Plan { frame: INPUT_WORDS, takes: calls.takes(), roots, ..Plan::default() };
        let on_device = |at: &usize| lowered[*at].is_ok();
        plan.by_step = (0..code.len()).map(|at| on_device(&at).then_some(0)).collect();
        for (call, lowered) in calls.all.iter().zip(&lowered).skip(code.calls_per_task()) {
            if let (Some(prim), Err(reason)) = (call.prim, lowered) {
                plan.left.push((prim, *reason));
            }
        }
        plan.allocate(&calls, &lowered);
        plan
    }

    /// Puts every result in a slot, level by level.
    fn allocate(&mut self, calls: &Calls<'_>, lowered: &[Result<Lowered<'_>, Fallback>]) {
        let mut users: Vec<Vec<usize>> = vec![Vec::new(); lowered.len()];
        for (user, takes) in self.takes.iter().enumerate() {
            takes.iter().for_each(|&used| users[used].push(user));
            if let Ok(Lowered { bound: Some(CodeOperand::Step(used)), .. }) = &lowered[user] {
                users[*used].push(user);
            }
        }
        let mut order: Vec<(usize, &Lowered<'_>)> = lowered
            .iter()
            .enumerate()
            .filter_map(|(step, lowered)| Some((step, lowered.as_ref().ok()?)))
            .collect();
        order.sort_by_key(|(step, lowered)| (lowered.level, lowered.what, *step));
        // Slots that are free from a level on.
        let mut free: Vec<(u32, u32, u32)> = Vec::new();
        let mut slots = vec![0_u32; lowered.len()];
        for (step, Lowered { what, level, function, bound, binds, .. }) in order {
            let (what, level, room) = (*what, *level, if binds.is_some() { 0 } else { room(what.prim) });
            let reused = free.iter().position(|&(from, _, words)| from <= level && words == room);
            let slot = match reused {
                _ if room == 0 => 0,
                Some(at) => free.swap_remove(at).1,
                None => {
                    self.frame += room;
                    self.frame - room
                }
            };
            slots[step] = slot;
            let on_cpu = |user: &usize| lowered[*user].is_err();
            let stays = users[step].iter().any(on_cpu) || self.roots.contains(&step);
            if !stays && room > 0 {
                let level_of = |user: &usize| lowered[*user].as_ref().map_or(0, |lowered| lowered.level);
                let last = users[step].iter().map(level_of).max().unwrap_or(level).max(level);
                free.push((last + 1, slot, room));
            }
            let operands = if binds.is_some() { &[][..] } else { &calls.all[step].operands };
            let mut sources = Vec::new();
            for (at, operand) in operands.iter().enumerate() {
                sources.push(match function {
                    Some(function) if function.operand == at => {
                        Source::Constant(self.record(function.words()))
                    }
                    _ => self.source(calls, operand, &slots),
                });
            }
            let bound = bound.as_ref().map(|operand| self.source(calls, operand, &slots));
            self.by_step[step] = Some(self.steps.len());
            let binds = *binds;
            self.steps.push(DeviceStep {
                step,
                what,
                level,
                operands: sources,
                bound,
                slot,
                room,
                stays,
                binds,
            });
        }
    }

    fn source(&mut self, calls: &Calls<'_>, operand: &CodeOperand<'_>, slots: &[u32]) -> Source {
        match (calls.value(operand), operand) {
            (Some(value), _) => {
                let mut words = Vec::new();
                flat::encode(value, &mut words);
                Source::Constant(self.record(words))
            }
            (None, CodeOperand::Step(used)) => Source::Frame(slots[*used]),
            (None, CodeOperand::Input(_) | CodeOperand::Constant(_)) => Source::Frame(0),
        }
    }

    fn record(&mut self, words: Vec<u32>) -> usize {
        self.constants.iter().position(|known| *known == words).unwrap_or_else(|| {
            self.constants.push(words);
            self.constants.len() - 1
        })
    }
}
