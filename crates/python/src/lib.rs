//! The module `gridwright._native`: the library as Python sees it.
//!
//! Python's objects come in and are read at the border ([`read`], [`value`]), with errors that say what is wrong and where;
//! behind it there are tasks, grids, programs and values of the library. Work goes on without the interpreter's lock
//! ([`work`]), Ctrl-C ends it, and a panic, which would be a defect, is an exception. What only shows or plots is in the
//! package's Python files.

mod archive;
mod battery;
mod command;
mod data;
mod error;
mod evolve;
mod function;
mod grid;
mod options;
mod pickle;
mod primitive;
mod program;
mod read;
mod run;
mod solution;
mod solve;
mod submission;
mod task;
mod trace;
mod value;
mod work;

/// The part of the package that is Rust.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::archive::Archive;
    #[pymodule_export]
    use crate::battery::Battery;
    #[pymodule_export]
    use crate::command::command;
    #[pymodule_export]
    use crate::data::{DataSet, load};
    #[pymodule_export]
    use crate::error::Fault;
    #[pymodule_export]
    use crate::evolve::{do_assignment, evolve};
    #[pymodule_export]
    use crate::function::{Function, constants, primitives};
    #[pymodule_export]
    use crate::grid::Grid;
    #[pymodule_export]
    use crate::pickle::restore;
    #[pymodule_export]
    use crate::primitive::register;
    #[pymodule_export]
    use crate::program::{Program, load_programs};
    #[pymodule_export]
    use crate::run::run;
    #[pymodule_export]
    use crate::solution::Solution;
    #[pymodule_export]
    use crate::solve::{Solver, Solving, keep};
    #[pymodule_export]
    use crate::submission::{score, submission};
    #[pymodule_export]
    use crate::task::Task;
    #[pymodule_export]
    use crate::trace::{Step, Trace};

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
