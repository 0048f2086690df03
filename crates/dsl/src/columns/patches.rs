//! Columns of patches: sets of packed cells, those of one row behind those of the row before in one buffer.
//!
//! A patch that is moved, compared and measured is never a value of its own: it takes no block, and is not counted.

use super::Column;
use crate::value::{Value, beginning};

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

    /// Adds a row of at most so many cells: `write` puts them, ascending strictly, at the front of as much room, and says how
    /// many.
    #[inline]
    pub(crate) fn push_by(&mut self, most: usize, write: impl FnOnce(&mut [u32]) -> usize) {
        let start = self.cells.len();
        self.cells.resize(start + most, 0);
        let len = write(&mut self.cells[start..]);
        self.cells.truncate(start + len);
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

    /// How many rows there are.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Adds the rows of another column of its kind.
    pub(super) fn append(&mut self, other: &Patches) {
        let start = self.cells.len();
        self.cells.extend_from_slice(&other.cells);
        self.ends.extend(other.ends.iter().map(|end| start + end));
    }

    /// The values of all rows.
    pub(super) fn values(&self) -> Vec<Value> {
        (0..self.len()).map(|row| self.value(row)).collect()
    }

    /// The values of all rows in canonical order, each once.
    pub(super) fn distinct_values(&self) -> Vec<Value> {
        // The first two cells mostly decide; a row without a cell is before one with any.
        let mut rows: Vec<(u64, usize)> =
            (0..self.len()).map(|row| (beginning(self.row(row)), row)).collect();
        rows.sort_unstable_by(|&(key, a), &(other, b)| {
            key.cmp(&other).then_with(|| self.row(a).cmp(self.row(b)))
        });
        rows.dedup_by(|(key, a), (other, b)| key == other && self.row(*a) == self.row(*b));
        rows.into_iter().map(|(_, row)| self.value(row)).collect()
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
    /// Those of values, all of which are sets of cells or all of which are sets of locations, and whether they are coloured.
    Each(&'c [Value], bool),
}

impl<'c> PatchRows<'c> {
    /// Those of a column, if it is one of packed patches.
    pub(crate) fn of(column: &'c Column) -> Option<PatchRows<'c>> {
        Some(match column {
            Column::Patches(patches) => PatchRows::Many(patches),
            Column::Same(Value::Indices(cells)) => PatchRows::Same(cells.as_slice(), false),
            Column::Same(Value::Object(cells)) => PatchRows::Same(cells.as_slice(), true),
            Column::Values(values) => {
                let coloured = matches!(values.first()?, Value::Object(_));
                let alike = |value: &Value| match value {
                    Value::Object(_) => coloured,
                    Value::Indices(_) => !coloured,
                    _ => false,
                };
                if !values.iter().all(alike) {
                    return None;
                }
                PatchRows::Each(values, coloured)
            }
            _ => return None,
        })
    }

    /// The cells of a row.
    #[inline(always)]
    pub(crate) fn row(self, row: usize) -> &'c [u32] {
        match self {
            PatchRows::Same(cells, _) => cells,
            PatchRows::Many(patches) => patches.row(row),
            PatchRows::Each(values, _) => match &values[row] {
                Value::Object(cells) | Value::Indices(cells) => cells.as_slice(),
                _ => &[],
            },
        }
    }

    /// How many cells so many rows have in all.
    pub(crate) fn total(self, rows: usize) -> usize {
        match self {
            PatchRows::Same(cells, _) => cells.len().saturating_mul(rows),
            PatchRows::Many(patches) => patches.cells.len(),
            PatchRows::Each(..) => (0..rows).map(|row| self.row(row).len()).sum(),
        }
    }

    /// Whether these are cells, not locations.
    pub(crate) fn coloured(self) -> bool {
        match self {
            PatchRows::Same(_, coloured) | PatchRows::Each(_, coloured) => coloured,
            PatchRows::Many(patches) => patches.coloured,
        }
    }
}
