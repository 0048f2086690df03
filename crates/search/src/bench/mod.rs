//! What only benches and tests use: tasks in disguise, programs that are broken on purpose, and the parts of evolution and
//! repair one by one. Nothing else should: these change as the search does.

mod breaks;
mod disguise;

pub use breaks::break_once;
pub use disguise::disguised;

pub use crate::draft::Draft;
pub use crate::evaluate::{Candidate, Evaluator, Shared};
pub use crate::evolve::breed::{Bred, Brood, Descent, Pace, breed};
pub use crate::evolve::mutate::{Donor, Hints, Mutant, mutate};
pub use crate::kinds::Kinds;
pub use crate::near::Near;
pub use crate::neighbours::Site;
pub use crate::palette::Palette;
pub use crate::repair::{Repaired, repair};
