//! What goes into an archive and what comes out.

use gridwright_program::{Input, Program, ProgramHash};

/// What a program is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// It maps the input of a task to its output.
    Solver,
    /// It compares a candidate's grid with the target: it uses `C`, or is named `differ_`something.
    Differ,
}

impl Kind {
    /// What a program is for.
    pub fn of(program: &Program) -> Kind {
        let differs = program.uses(Input::C) || program.name().starts_with("differ_");
        if differs { Kind::Differ } else { Kind::Solver }
    }

    /// In one word.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Solver => "solver",
            Kind::Differ => "differ",
        }
    }

    pub(crate) fn by_name(name: &str) -> Option<Kind> {
        [Kind::Solver, Kind::Differ].into_iter().find(|kind| kind.name() == name)
    }
}

/// What the names of programs for a task start with, before its id.
pub(crate) const TASK_PREFIXES: [&str; 2] = ["solve_", "verify_"];

/// The task that a program is for, by its name: `solve_ID` or `verify_ID`.
pub fn task_of(name: &str) -> Option<&str> {
    TASK_PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix))
}

/// Where a program comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A file of programs.
    File(String),
    /// Another program, which need not be in the archive.
    Program {
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

/// The content hash of a data set, as `gridwright_grid::ContentHash::as_bytes` gives it.
pub type DataHash = [u8; 32];

/// What a program gave when it was validated, and with which engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Validation {
    /// The engine, its version and limits.
    pub engine: [u8; 32],
    /// The hash of what the program gave on all samples of the task.
    pub outputs: [u8; 32],
}

/// How a program did on a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskResult {
    /// The task's id.
    pub task: String,
    /// The data set that the task is of.
    pub data: DataHash,
    /// The sum of the demos' scores, each 0..1000.
    pub demo_score: u64,
    /// Demos that are exactly right.
    pub demos_exact: u64,
    /// Tests that are exactly right, where the outputs are known.
    pub tests_right: Option<u64>,
    /// Fuel that all samples took.
    pub fuel: u64,
    /// How it was validated, if it was.
    pub validation: Option<Validation>,
}

/// The programs of one kind that are kept for a task of a data set.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// What they are for.
    pub kind: Kind,
    /// The task's id.
    pub task: &'a str,
    /// The data set that the task is of.
    pub data: &'a DataHash,
}

/// A program to store.
#[derive(Clone, Debug)]
pub struct NewProgram {
    /// The program; its name is stored, too.
    pub program: Program,
    /// Where it comes from.
    pub source: Source,
    /// How it did. A later result for the same task of the same data set replaces an earlier one.
    pub results: Vec<TaskResult>,
}

/// What became of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stored {
    /// Programs that were not in the archive before.
    pub new: usize,
    /// Programs that were, or that came earlier in the batch.
    pub known: usize,
    /// Results that others pushed out of the best of their task.
    pub dropped: usize,
}

/// A run of a command that writes; its row in the archive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RunId(pub(crate) i64);

/// What is known of a run when it starts.
#[derive(Clone, Copy, Default, Debug)]
pub struct RunStart<'a> {
    /// The command.
    pub command: &'a str,
    /// Its arguments.
    pub arguments: &'a str,
    /// What its random choices follow from, if it makes any.
    pub seed: Option<u64>,
    /// The data set that it works on, if it does.
    pub data: Option<DataHash>,
    /// The version of gridwright.
    pub version: &'a str,
    /// When it started, in seconds of Unix time.
    pub started: u64,
}

/// A run, as it was recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// The command.
    pub command: String,
    /// Its arguments.
    pub arguments: String,
    /// What its random choices follow from, if it made any.
    pub seed: Option<u64>,
    /// The data set that it worked on, if it did.
    pub data: Option<DataHash>,
    /// The version of gridwright.
    pub version: String,
    /// When it started, in seconds of Unix time.
    pub started: u64,
    /// How long it took; none while it runs, and for ever if it failed or was killed.
    pub seconds: Option<f64>,
}

/// A stored program.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its identity.
    pub hash: ProgramHash,
    /// What it is for.
    pub kind: Kind,
    /// What it was called, the first name first; at least one.
    pub names: Vec<String>,
    /// Its canonical text, a function named `program`.
    pub text: String,
    /// Its calls.
    pub calls: u64,
    /// The fuel of its calls, before what the size of their arguments adds.
    pub cost: u64,
    /// Where it comes from, the first source first; at least one.
    pub sources: Vec<Source>,
    /// The run that stored it first.
    pub run: RunId,
}

/// Which programs, in which order.
#[derive(Clone, Default, Debug)]
pub struct Filter {
    /// Only those of a kind.
    pub kind: Option<Kind>,
    /// Only those with a result for a task, or named for it ([`task_of`]).
    pub task: Option<String>,
    /// The order.
    pub order: Order,
    /// At most so many.
    pub limit: Option<usize>,
}

/// An order of programs; equals are in the order in which they were stored.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Order {
    /// As they were stored.
    #[default]
    Stored,
    /// By their first name.
    Name,
    /// Fewest calls first.
    Calls,
    /// Cheapest first.
    Cost,
    /// By hash.
    Hash,
}
