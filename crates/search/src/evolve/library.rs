//! What evolution starts from and what it gives: programs with where they come from and how they do.
//!
//! Neutral types: nothing here knows how programs are kept. Whoever keeps them reads a [`Library`] from what is there, and
//! stores each [`Discovery`].

use gridwright_engine::OutputsHash;
use gridwright_program::{Program, ProgramHash};

use super::starter;

/// Where a program comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Provenance {
    /// A file of programs.
    File(String),
    /// Another program, by a change.
    Mutant {
        /// The other program.
        parent: ProgramHash,
        /// What was done to it, in a word or two.
        how: String,
    },
    /// A search that started from no program.
    Found {
        /// The command that searched.
        command: String,
        /// The version of gridwright that it was.
        version: String,
    },
}

/// The programs that there are before evolution begins.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// All programs, in an order that does not depend on who stored them when: evolution draws from them by number.
    pub programs: Vec<Stocked>,
    /// The best programs of each task that evolves, best first, in the order of these tasks.
    pub best: Vec<Vec<Member>>,
}

/// A program of a library.
#[derive(Clone, Debug)]
pub struct Stocked {
    /// The program.
    pub program: Program,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The ids of the tasks that it was written or found for. It is tried on these first.
    pub tasks: Vec<String>,
}

impl Stocked {
    /// A program of the starter set.
    pub(super) fn starter(program: Program) -> Stocked {
        Stocked { program, provenance: Provenance::File(starter::FILE.to_owned()), tasks: Vec::new() }
    }
}

/// A program of a task's population.
#[derive(Clone, Debug)]
pub struct Member {
    /// The program.
    pub program: Program,
    /// Its identity.
    pub hash: ProgramHash,
    /// The sum of its scores on the demos.
    pub demo_score: u64,
    /// Demos that are exactly right.
    pub demos_exact: usize,
    /// Where it comes from.
    pub provenance: Provenance,
    /// What it gave when this engine validated it, and the fuel of that.
    pub validated: Option<(OutputsHash, u64)>,
}

/// A program that a generation found for a task, to keep.
#[derive(Clone, Debug)]
pub struct Discovery {
    /// The task's id.
    pub task: String,
    /// The program, named for the task.
    pub program: Program,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The sum of its scores on the demos.
    pub demo_score: u64,
    /// Demos that are exactly right.
    pub demos_exact: usize,
    /// Tests that are exactly right, where an output is known. Never used for selection.
    pub tests_right: Option<usize>,
    /// Fuel of running it alone on every sample.
    pub fuel: u64,
    /// The identity of what it gave on all samples when it was validated.
    pub outputs: OutputsHash,
}
