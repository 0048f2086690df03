//! Validation: a program that did well merged is run alone, and must give the same.
//!
//! What that proves: that merging, sharing of prefixes, the order of steps and the dropping of results changed nothing for this
//! program on these samples. So nothing that was computed for another program is used, not even where both have the same
//! calls: arc-dsl's programs share 8% of them, and a run that shares nothing can be wrong in fewer ways.
//!
//! What a program gave alone on a task is always the same for the same engine, so it is worth remembering
//! ([`Validations`]): a program whose outputs are those of the last time need not run again. Only agreement is ever taken
//! from there. Where the merged outputs are others, the program runs, and what it gives decides.

use gridwright_dsl::{Answer, Prim, Value};
use gridwright_grid::Task;
use gridwright_program::{Program, ProgramHash};
use rustc_hash::FxHashMap;

use crate::code::Code;
use crate::digest::OutputsHash;
use crate::limits::Limits;
use crate::machine::{Inputs, Machine};
use crate::run::{demo_pairs, same_answer};

/// A program that gave another output alone than merged: a defect of the engine.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The program.
    pub program: Program,
    /// Which sample of the task, from 0, demos first.
    pub sample: usize,
    /// What it gave merged.
    pub merged: Answer,
    /// What it gave alone.
    pub alone: Answer,
}

/// What programs gave on a task, alone, and the fuel that it took.
#[derive(Clone, Debug, Default)]
pub struct Validations(FxHashMap<ProgramHash, (OutputsHash, u64)>);

impl Validations {
    /// Remembers what a program gave.
    pub fn insert(&mut self, program: ProgramHash, outputs: OutputsHash, fuel: u64) {
        self.0.insert(program, (outputs, fuel));
    }

    /// How many programs are remembered.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The fuel of a program, if it is known to give these outputs.
    pub fn fuel(&self, program: &ProgramHash, outputs: &OutputsHash) -> Option<u64> {
        self.0.get(program).filter(|(known, _)| known == outputs).map(|(_, fuel)| *fuel)
    }
}

/// The identity of an engine: what a program gives, and the fuel that it takes, follow from it. Another version, other
/// primitives or other limits are another engine.
pub fn engine_hash(limits: &Limits) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    hasher.update(concat!("gridwright ", env!("CARGO_PKG_VERSION"), "\n").as_bytes());
    for prim in Prim::all() {
        let row = prim.row();
        hasher.update(format!("{} {} {}\n", row.name, row.signature, row.cost).as_bytes());
    }
    for number in [limits.chain.fuel, limits.chain.memory, limits.run.fuel, limits.run.memory] {
        hasher.update(&number.to_le_bytes());
    }
    *hasher.finalize().as_bytes()
}

/// Runs a program alone on every sample: its fuel, or the first output that differs from the merged one.
pub fn validate<'a>(
    machine: &mut Machine,
    program: &Program,
    task: &Task,
    merged: impl Iterator<Item = &'a Answer>,
    limits: &Limits,
) -> Result<u64, Box<Mismatch>> {
    let (demos, code) = (demo_pairs(task), Code::new(program));
    let mut fuel = 0;
    for (number, ((_, sample), merged)) in task.samples().zip(merged).enumerate() {
        let input = Value::Grid(sample.input.clone());
        let alone = machine.run(&code, Inputs::new(&demos, &input, &Value::None), limits);
        fuel += machine.used().fuel;
        if !same_answer(merged, &alone) {
            let (program, merged) = (program.clone(), merged.clone());
            return Err(Box::new(Mismatch { program, sample: number, merged, alone }));
        }
    }
    Ok(fuel)
}
