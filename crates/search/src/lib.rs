//! Finding programs, and what is handed in.
//!
//! In: tasks, and programs to start from. Out: programs that do well on the demos, and two attempts for every test input
//! ([`attempts`], [`submission`]). Nothing here looks at a test's output, but for marking what was handed in.

pub mod attempts;
pub mod random;
pub mod submission;
