//! Lowering: which calls of a battery a device can make, level by level, and where in a frame their results go.
//!
//! In: the code of a battery. Out: a [`Plan`] that is the same for every sample: the calls whose operands lead back to the
//! input and to constants through calls with device forms alone, with the level of each (all operands are of lower ones)
//! and its slot. The slot of a result is used again once the last call of the device that takes it is of a lower level
//! than the next one that is put there, so a destination is never a source; what the host may want of a frame is not known
//! before the results are, so only what no call outside of the device uses is ever overwritten.

use gridwright_dsl::{Prim, Value, flat};
use gridwright_engine::{Code, CodeOperand};
use gridwright_program::Input;

use crate::device::Callee;
use crate::proof::Fallback;
use crate::round::room;

/// The most levels that one launch after the other goes through; what depends on more runs on the CPU.
pub(crate) const MAX_LEVELS: u32 = 48;
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
    /// Where its result goes, and how much room there is.
    pub(crate) slot: u32,
    pub(crate) room: u32,
    /// Whether it stays there to the end, since a call of the CPU takes it.
    pub(crate) stays: bool,
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
    /// The steps that take each step.
    users: Vec<Vec<usize>>,
    /// Steps whose results the host wants whatever happens.
    pub(crate) roots: Vec<usize>,
    /// Calls that depend on the input and stay on the CPU, by reason.
    pub(crate) left: Vec<(Prim, Fallback)>,
}

impl Plan {
    /// The plan for a code; `may_run` says which primitives are worth it.
    pub(crate) fn of(code: &Code, may_run: impl Fn(Prim) -> bool) -> Plan {
        let mut plan = Plan { by_step: vec![None; code.len()], frame: INPUT_WORDS, ..Plan::default() };
        plan.users = vec![Vec::new(); code.len()];
        plan.roots = code.root_calls().collect();
        // Slots come after levels are known.
        let mut taken: Vec<(usize, Callee, u32, Vec<CodeOperand<'_>>)> = Vec::new();
        let mut level_of = vec![0_u32; code.len()];
        for (at, call) in code.calls().enumerate() {
            let steps = call.operands.iter().filter_map(|operand| match operand {
                CodeOperand::Step(used) => Some(*used),
                CodeOperand::Input(_) | CodeOperand::Constant(_) => None,
            });
            plan.takes.push(steps.collect());
            plan.takes[at].iter().for_each(|&used| plan.users[used].push(at));
            if at < code.calls_per_task() {
                continue;
            }
            let may_run = |what: Callee| match has_form(what) {
                false => Err(Fallback::NoForm),
                true if !may_run(what.prim) => Err(Fallback::Slower),
                true => Ok(()),
            };
            match lowered(&call.operands, call.prim, &plan.by_step, &level_of, may_run) {
                Ok((what, level)) => {
                    level_of[at] = level;
                    plan.by_step[at] = Some(taken.len());
                    taken.push((at, what, level, call.operands));
                }
                Err(reason) => plan.left.extend(call.prim.map(|prim| (prim, reason))),
            }
        }
        plan.allocate(taken, &level_of);
        plan
    }

    /// Puts every result in a slot, level by level.
    fn allocate(&mut self, mut taken: Vec<(usize, Callee, u32, Vec<CodeOperand<'_>>)>, level_of: &[u32]) {
        taken.sort_by_key(|&(step, what, level, _)| (level, what, step));
        // Slots that are free from a level on.
        let mut free: Vec<(u32, u32, u32)> = Vec::new();
        let mut slots = vec![0_u32; self.by_step.len()];
        for (step, what, level, operands) in taken {
            let room = room(what.prim);
            let reused = free.iter().position(|&(from, _, words)| from <= level && words == room);
            let slot = match reused {
                Some(at) => free.swap_remove(at).1,
                None => {
                    self.frame += room;
                    self.frame - room
                }
            };
            slots[step] = slot;
            let on_cpu = |user: &usize| self.by_step[*user].is_none();
            let stays = self.users[step].iter().any(on_cpu) || self.roots.contains(&step);
            if !stays {
                let last = self.users[step].iter().map(|&user| level_of[user]).max().unwrap_or(level);
                free.push((last + 1, slot, room));
            }
            let operands = operands.iter().map(|operand| match operand {
                CodeOperand::Step(used) => Source::Frame(slots[*used]),
                CodeOperand::Input(_) => Source::Frame(0),
                CodeOperand::Constant(value) => Source::Constant(self.constant(value)),
            });
            let operands = operands.collect();
            self.by_step[step] = Some(self.steps.len());
            self.steps.push(DeviceStep { step, what, level, operands, slot, room, stays });
        }
    }

    fn constant(&mut self, value: &Value) -> usize {
        let mut words = Vec::new();
        flat::encode(value, &mut words);
        self.constants.iter().position(|known| *known == words).unwrap_or_else(|| {
            self.constants.push(words);
            self.constants.len() - 1
        })
    }
}

/// What a call is on the device, and its level; or why it stays on the CPU.
pub(crate) fn lowered(
    operands: &[CodeOperand<'_>],
    prim: Option<Prim>,
    by_step: &[Option<usize>],
    level_of: &[u32],
    may_run: impl Fn(Callee) -> Result<(), Fallback>,
) -> Result<(Callee, u32), Fallback> {
    let what = callee(operands, prim).ok_or(Fallback::FunctionValue)?;
    may_run(what)?;
    let mut level = 1;
    for operand in operands {
        match operand {
            CodeOperand::Input(Input::I) => {}
            CodeOperand::Input(_) => return Err(Fallback::Operand),
            CodeOperand::Constant(Value::Prim(_)) => {}
            CodeOperand::Constant(value) if flat::words(value).is_some_and(|words| words <= 4096) => {}
            CodeOperand::Constant(_) => return Err(Fallback::Operand),
            CodeOperand::Step(used) if by_step[*used].is_some() => level = level.max(level_of[*used] + 1),
            CodeOperand::Step(_) => return Err(Fallback::Operand),
        }
    }
    if operands.len() != what.prim.arity() {
        return Err(Fallback::Operand);
    }
    if level > MAX_LEVELS { Err(Fallback::ChainTooLong) } else { Ok((what, level)) }
}

/// What a call calls: the primitive, and the one that it is given; `None` if it calls a value.
pub(crate) fn callee(operands: &[CodeOperand<'_>], prim: Option<Prim>) -> Option<Callee> {
    let inner = operands.iter().rev().find_map(|operand| match operand {
        CodeOperand::Constant(Value::Prim(function)) => Some(*function),
        _ => None,
    });
    Some(Callee { prim: prim?, inner })
}

/// Whether a device has a form of a call: a function that a primitive is given is compiled with it.
pub(crate) fn has_form(what: Callee) -> bool {
    let kernel = what.prim.row().device;
    kernel.is_some() && what.inner.is_none_or(|inner| inner.row().device == kernel)
}
