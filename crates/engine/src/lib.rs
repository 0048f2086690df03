//! The machine that evaluates programs on samples, and the verdict on what comes out.
//!
//! [`Code`] is a graph laid out for evaluation: immutable, shared by all threads. [`Machine`] is the scratch space of
//! one thread. A [`Run`] is one program on every sample of one task.

mod code;
mod limits;
mod machine;
mod run;

pub use code::Code;
pub use limits::Limits;
pub use machine::{Inputs, Machine, Traced};
pub use run::{Run, SampleRun, Verdict, demo_pairs, run_task};
