//! Pictures of grids, cell sets and tasks: for terminals ([`Pen`]) and as SVG ([`svg`]).
//!
//! In go values of this crate, out come strings; nothing here writes to a terminal, reads the environment or fails.
//! A cell is two columns wide in every [`Mode`], so that pictures of one grid have one shape, and colours outside
//! 0..=9, which programs use as marks, are shown as numbers. Text that comes from data cannot smuggle control
//! characters into the output.

mod mode;
mod palette;
mod pen;
mod picture;
pub mod svg;

pub use mode::Mode;
pub use pen::Pen;
pub use picture::Picture;
