//! Gridwright writes programs for [ARC-AGI](https://arcprize.org) tasks: it looks for short programs in a grid DSL that
//! explain all demonstrations of a task, and answers the tests with what they give.
//!
//! ```
//! use gridwright::{Config, Solver, embedded_tasks};
//!
//! let data = embedded_tasks()?;
//! let solver = Solver::new(Config::new().effort(2));
//! for (task, outcome) in data.tasks().iter().zip(solver.solve_all(data.tasks(), &())?) {
//!     match outcome.solved.found.first() {
//!         Some(found) if outcome.is_exact() => println!("# {} is solved by\n{}", task.id, found.program),
//!         _ => println!("# {} is not solved; the search ended by {}", task.id, outcome.stop()),
//!     }
//! }
//! # Ok::<(), gridwright::Error>(())
//! ```
//!
//! # Where to begin
//!
//! | you want to | use |
//! |---|---|
//! | load tasks | [`load`] (files, folders, data sets), [`embedded_tasks`], [`Task::from_json`] |
//! | read programs | [`load_programs`], [`parse_programs`], [`example_programs`] |
//! | run programs, or see every step of one | [`run_programs`], [`trace()`] |
//! | solve tasks | [`Solver`] |
//! | solve tasks and keep what is found: a submission, an archive | [`Session`] |
//! | score many programs on every task at once | [`Batteries`] |
//! | improve programs by mutation and selection | [`Evolver`] |
//! | run on GPUs, or let the machine decide | [`BackendConfig`] |
//! | hand in what an archive has | `submit` |
//! | see what came of an earlier session | `recorded`, [`FileNotes`] |
//! | mark a submission | [`load_submission`], [`Submission::score`] |
//! | watch work, end it | [`Observer`], [`Cancel`] |
//!
//! # What holds
//!
//! - **The same effort finds the same programs**, on any machine, any number of threads and any [`Backend`]. Only a limit
//!   of time, or a [`Cancel`] token, makes a difference.
//! - **Everything is bounded**: a program stops at its [`Limits`], a search at its effort and memory.
//! - **A panic stays in its task.** It would be a defect of ours; the task says so ([`Outcome::panic`]), with what to send
//!   us ([`Panic::report`]), and the others go on.
//! - **Test outputs are never looked at**, but for marking what was answered.
//! - **What was stored stays.** Submissions are written whole, batches of an archive in one transaction.
//!
//! # Features
//!
//! `archive` (on by default) keeps programs and their results in an SQLite file: the module `archive`, `submit`, and the
//! `archive` methods of [`Session`], [`Batteries`] and [`Evolver`]. Without it nothing of SQLite is built.
//!
//! `gpu` (on by default) runs the calls of searches and batteries on GPUs: the module `gpu`, and [`BackendConfig::open`] with
//! [`Choice::Gpu`]. Nothing of a GPU has to be there to build it; without it nothing of one is looked for.
//!
//! # The layers below
//!
//! [`grid`], [`dsl`], [`program`] and [`engine`] are the crates that this one is made of, for those who build on them; what
//! most need is re-exported here.

#[cfg(feature = "archive")]
pub mod archive;
#[cfg(feature = "archive")]
mod assignment;
mod batteries;
#[doc(hidden)]
pub mod bench;
mod choose;
mod config;
mod error;
mod evolution;
mod files;
mod observer;
mod outcome;
mod programs;
#[cfg(feature = "archive")]
mod rescore;
mod run;
mod session;
mod solver;
#[cfg(feature = "archive")]
mod submit;

#[cfg(feature = "archive")]
pub use assignment::do_assignment;
pub use batteries::{Batteries, BatteryConfig, BatteryOutcome, BatteryReport};
pub use choose::{BackendConfig, Choice, Chosen};
pub use config::Config;
pub use error::{Error, ErrorKind};
pub use evolution::{EvolveConfig, Evolver, Evolving, Until};
pub use files::{can_write, is_replaced, is_stdout, read_file, write_file};
pub use observer::Observer;
pub use outcome::{Outcome, Panic};
pub use programs::{
    Imported, Readable, embedded_tasks, example_programs, load, load_programs, load_readable,
    load_readable_programs, load_submission, parse_programs, task_of,
};
#[cfg(feature = "archive")]
pub use rescore::{Correction, Rescored, rescore};
pub use run::{ProgramRun, Trace, run_programs, run_programs_until, trace};
pub use session::{FileNotes, Saved, Session, SessionReport, Stored, TaskNote, can_hand_in, programs_file};
#[cfg(feature = "archive")]
pub use session::{RecordedSession, recorded};
pub use solver::Solver;
#[cfg(feature = "archive")]
pub use submit::{Submitted, submit};

pub use gridwright_engine::{Backend, Cpu, Limits, Run, SampleRun, Verdict};
pub use gridwright_grid::submission::{Attempts, Marks, Submission, SubmissionError};
pub use gridwright_grid::{DataError, DataSet, Grid, MAX_SIDE, Sample, SampleKind, Task};
pub use gridwright_program::{ParseErrors, Program, ProgramHash, print_file, print_merged};
pub use gridwright_search::evolve::{Evolution, Member, Mutation, Tally};
pub use gridwright_search::solve::{Account, Answer, Found, Solved, Stop};
pub use gridwright_search::{Cancel, Random};

pub use gridwright_dsl as dsl;
pub use gridwright_engine as engine;
#[cfg(feature = "gpu")]
pub use gridwright_gpu as gpu;
pub use gridwright_grid as grid;
pub use gridwright_program as program;
