//! Grids, cell sets, ARC tasks and data sets, and how to draw them.
//!
//! Everything above this crate works on [`Grid`] and [`Cells`]; ARC's JSON is read and written here alone, tasks as well
//! as submissions, and nothing here knows of programs or primitives.

pub mod cells;
pub mod colour;
mod dataset;
pub mod draw;
mod embedded;
mod error;
mod grid;
mod json;
mod load;
mod read;
mod task;

pub use cells::Cells;
pub use dataset::{ContentHash, DataSet};
pub use embedded::embedded;
pub use error::DataError;
pub use grid::Grid;
pub use json::submission;
pub use read::{MAX_FILE_BYTES, ReadError, read_bounded};
pub use task::{MAX_SIDE, Sample, SampleKind, Task};
