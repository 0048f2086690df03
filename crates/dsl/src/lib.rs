//! Values, types and primitives of the grid DSL.
//!
//! The DSL is arc-dsl's, exactly (its 160 primitives and its constants), and extensions. [`table`] declares every
//! primitive once: name, signature, doc, cost, whether it can fail, and the function that computes it. A primitive
//! takes values and a [`Cx`] (what is left of the budget) and gives a value or a [`Fault`]; it never panics, reads no
//! clock and draws no random number. Sets iterate in ascending canonical order everywhere.

mod call;
mod columns;
pub mod constants;
mod cx;
mod fault;
mod prims;
pub mod step;
pub mod table;
pub mod types;
mod value;
mod views;

pub use call::{Foreign, Func, put};
pub use cx::{Budget, Cx};
pub use fault::{Answer, Fault, FaultKind, Reason};
pub use prims::learn;
pub use table::{Kernel, NewPrim, Prim, prim};
pub use types::{Domain, Param, Signature, Type};
pub use value::{Cell, CellTuple, Exact, Ints, Items, Value, flat};
