//! Programs: read from Python text, kept as graphs of calls, identified by content, printed back.
//!
//! Text exists at the edges only. [`parse_file`] reads the Python that arc-dsl's and re-arc's programs are written in
//! and gives [`Program`]s, or errors that show the line; [`print_file`] and `Display` write Python that runs under
//! arc-dsl again. In between there is the [`Graph`]: typed ([`Types`]), hash-consed ([`GraphBuilder`]), checkable
//! ([`check`]). A program is always in [canonical form](canonical), whose hash is its identity.
//!
//! ```
//! use gridwright_program::parse_file;
//!
//! let text = "def solve(I):\n    x1 = hmirror(I)\n    O = vconcat(I, x1)\n    return O\n";
//! let programs = parse_file("solvers.py", text).into_result()?;
//! let nested = parse_file("nested.py", "def f(grid): return vconcat(grid, b=hmirror(grid))").into_result()?;
//! assert_eq!(programs[0].content_hash(), nested[0].content_hash());
//! assert_eq!(
//!     programs[0].to_string(),
//!     "def solve(I):\n    x1 = hmirror(I)\n    x2 = vconcat(I, x1)\n    return x2\n"
//! );
//! # Ok::<(), gridwright_program::ParseErrors>(())
//! ```

mod build;
pub mod canonical;
pub mod check;
mod error;
mod graph;
pub mod infer;
mod parse;
mod print;
mod program;
mod relate;

pub use build::{GraphBuilder, GraphError, MAX_CONSTANT_DEPTH, MAX_CONSTANT_WEIGHT};
pub use canonical::ProgramHash;
pub use check::{Violation, check_graph, check_program};
pub use error::ParseError;
pub use graph::{Graph, Input, Node, NodeId};
pub use infer::Types;
pub use parse::{MAX_ERRORS, MAX_NESTING, ParseErrors, Parsed, parse_bytes, parse_file};
pub use print::{HEADER_START, print_file, print_merged};
pub use program::Program;

/// The text of the programs for the embedded tasks, one for each: `examples/embedded.py` of this crate.
pub const EXAMPLES: &str = include_str!("../examples/embedded.py");
