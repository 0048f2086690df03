//! The machine that evaluates programs on samples, merged or one by one, and the verdict on what comes out.
//!
//! [`Code`] is a graph laid out for evaluation: immutable, shared by all threads. [`Machine`] is the scratch space of
//! one thread. A [`Battery`] is many programs merged into one code; a [`Backend`] evaluates batteries on tasks. A
//! [`Run`] is one program on every sample of one task.

mod backend;
mod battery;
mod code;
mod counters;
mod cpu;
mod differs;
mod digest;
mod distil;
mod distil_differs;
mod folded;
mod given;
mod in_order;
mod judge;
mod limits;
mod machine;
mod profile;
mod run;
mod telemetry;
mod threads;
mod validate;
pub mod wave;

pub use backend::{Backend, Evaluation, Job, Lane};
pub use battery::Battery;
pub use code::{Code, CodeCall, CodeOperand};
pub use counters::{Counters, FaultCounts};
pub use cpu::Cpu;
pub use differs::{Differs, DiffersError, EXACT, Score, Target};
pub use digest::OutputsHash;
pub use distil::{Distilled, Fates, Keep, Kept, distil};
pub use distil_differs::{DistilledDiffers, KeptDiffer, distil_differs};
pub use given::{Given, GivenStep};
pub use in_order::in_order;
pub use judge::Judged;
pub use limits::Limits;
pub use machine::{Inputs, Machine, SharedPrefix, Traced};
pub use profile::{Profile, Spending};
pub use run::{Run, SampleRun, Verdict, demo_pairs, run_task, same_answer};
pub use telemetry::{Phase, Span, Stopwatch, Telemetry, clock_cost};
pub use threads::{STACK, on_threads};
pub use validate::{Mismatch, Validations, engine_hash, validate};
