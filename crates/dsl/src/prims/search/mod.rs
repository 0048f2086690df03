//! The primitives that a search is made of: from a grid to a grid, to pieces, and back.
//!
//! 0 is the ground. A piece is a layer: a grid of the same shape, 0 everywhere else. What they share (a grid with cells,
//! its colours by count, its connected parts) is in [`image`]; what can be said of a piece in a number in [`features`].

pub(crate) mod anchor;
pub(crate) mod combine;
pub(crate) mod complete;
pub(crate) mod crop;
pub(crate) mod enclose;
pub(crate) mod extend;
pub(crate) mod features;
pub(crate) mod fields;
pub(crate) mod gravity;
pub(crate) mod halfway;
pub(crate) mod image;
pub(crate) mod images;
pub(crate) mod line_by_line;
pub(crate) mod own_symmetry;
pub(crate) mod pick;
pub(crate) mod pieces;
pub(crate) mod poses;
pub(crate) mod rank_colours;
pub(crate) mod recolour;
pub(crate) mod resize;
pub(crate) mod split;
pub(crate) mod stamp;
pub(crate) mod summary;
pub(crate) mod tile;
