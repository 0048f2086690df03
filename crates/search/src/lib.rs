//! Finding programs, and what is handed in.
//!
//! In: tasks, and programs to start from. Out: programs that do well on the demos, and two attempts for every test input
//! ([`attempts`]). [`solve`] starts from nothing, [`evolve`] from programs. Nothing here looks at a test's output, but for
//! marking what was handed in; nothing knows how programs are kept.

mod answers;
pub mod attempts;
pub mod bench;
mod cancel;
mod draft;
pub mod effort;
mod evaluate;
pub mod evolve;
mod kinds;
mod near;
mod neighbours;
mod palette;
mod random;
mod repair;
pub mod solve;

pub use answers::can_hand_in;
pub use cancel::Cancel;
pub use random::Random;
