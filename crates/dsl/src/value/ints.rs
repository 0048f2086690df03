//! Tuples of small things in one block: ints in a byte each, packed cells in a word each.

use std::ops::Deref;

use triomphe::ThinArc;

/// A shared slice of plain data.
#[derive(Clone)]
pub struct Slice<T: Copy>(ThinArc<(), T>);

/// The numbers of a tuple of ints, each small enough for a byte; at least one, and never two (that is a pair).
pub type Ints = Slice<i8>;

/// The packed cells of a tuple of cells, in its order; at least one.
pub type CellTuple = Slice<u32>;

impl<T: Copy> Slice<T> {
    pub(super) fn new(items: &[T]) -> Slice<T> {
        Slice(ThinArc::from_header_and_slice((), items))
    }
}

impl<T: Copy> Deref for Slice<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0.slice
    }
}
