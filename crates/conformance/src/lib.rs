//! The conformance vectors: observed calls of the reference implementation, and how an engine is checked against them.
//!
//! In: the text of a `.jsonl` file, a case a line. Out: for every case whether a call of the primitive gives the same.
//! The cases know no engine; what evaluates them is handed in, so that every backend is held to the same corpus.

mod case;
mod check;
mod decode;

/// The vectors of the primitives for search.
pub const SEARCH: &str = include_str!("../data/search.jsonl");

pub use case::{Case, CaseError, Expected};
pub use check::{Failure, Mode, Report, check_case, check_text};
pub use decode::value;
