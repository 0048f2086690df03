//! Columns of patches: sets of packed cells, those of one row behind those of the row before in one buffer.
//!
//! A patch that is moved, compared and measured is never a value of its own: it takes no block, and is not counted.

use super::Column;
use crate::value::Value;

/// One set of packed cells for each row, all of cells or all of locations; some may be empty.
#[derive(Clone)]
pub(crate) struct Patches {
    coloured: bool,
    cells: Vec<u32>,
    /// Where the cells of each row end.
    ends: Vec<usize>,
}

impl Patches {
    /// A column without rows, and room for so many with so many cells in all.
    pub(crate) fn with_capacity(coloured: bool, rows: usize, cells: usize) -> Patches {
        Patches { coloured, cells: Vec::with_capacity(cells), ends: Vec::with_capacity(rows) }
    }

    /// Adds a row, whose cells ascend strictly.
    #[inline]
    pub(crate) fn push(&mut self, cells: impl IntoIterator<Item = u32>) {
        self.cells.extend(cells);
        self.ends.push(self.cells.len());
    }

    /// The cells of a row.
    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[u32] {
        let start = if row == 0 { 0 } else { self.ends[row - 1] };
        &self.cells[start..self.ends[row]]
    }

    /// How many cells each row has.
    pub(crate) fn sizes(&self) -> impl Iterator<Item = usize> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        self.ends.iter().zip(starts).map(|(end, start)| end - start)
    }

    /// Whether these are cells, not locations.
    pub(crate) fn coloured(&self) -> bool {
        self.coloured
    }

    /// The value of a row.
    pub(super) fn value(&self, row: usize) -> Value {
        if self.coloured { Value::object(self.row(row)) } else { Value::indices(self.row(row)) }
    }

    /// The rows at these places.
    pub(super) fn gather(&self, at: &[u32]) -> Patches {
        let mut gathered = Patches::with_capacity(self.coloured, at.len(), self.cells.len());
        at.iter().for_each(|&at| gathered.push(self.row(at as usize).iter().copied()));
        gathered
    }
}

/// The cells of each row of a column of patches, or of one patch for all rows.
#[derive(Clone, Copy)]
pub(crate) enum PatchRows<'c> {
    /// The same in every row, and whether they are coloured.
    Same(&'c [u32], bool),
    /// Those of a column.
    Many(&'c Patches),
}

impl<'c> PatchRows<'c> {
    /// Those of a column, if it is one of packed patches.
    pub(crate) fn of(column: &'c Column) -> Option<PatchRows<'c>> {
        Some(match column {
            Column::Patches(patches) => PatchRows::Many(patches),
            Column::Same(Value::Indices(cells)) => PatchRows::Same(cells.as_slice(), false),
            Column::Same(Value::Object(cells)) => PatchRows::Same(cells.as_slice(), true),
            _ => return None,
        })
    }

    /// The cells of a row.
    #[inline]
    pub(crate) fn row(self, row: usize) -> &'c [u32] {
        match self {
            PatchRows::Same(cells, _) => cells,
            PatchRows::Many(patches) => patches.row(row),
        }
    }

    /// Whether these are cells, not locations.
    pub(crate) fn coloured(self) -> bool {
        match self {
            PatchRows::Same(_, coloured) => coloured,
            PatchRows::Many(patches) => patches.coloured,
        }
    }
}
