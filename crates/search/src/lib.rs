//! Finding programs, and what is handed in.
//!
//! In: tasks, and programs to start from. Out: programs that do well on the demos, and two attempts for every test input
//! ([`attempts`], [`submission`]). Nothing here looks at a test's output, but for marking what was handed in.

pub mod answers;
pub mod attempts;
pub mod breaks;
pub mod cancel;
pub mod disguise;
pub mod draft;
pub mod effort;
pub mod evaluate;
pub mod evolve;
pub mod kinds;
pub mod near;
pub mod neighbours;
pub mod random;
pub mod repair;
pub mod solve;
pub mod submission;
