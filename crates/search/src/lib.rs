//! Finding programs, and what is handed in.
//!
//! In: tasks, and programs to start from. Out: programs that do well on the demos. Nothing here looks at a test's output.

pub mod random;
pub mod solve;
