//! Grids in JSON: a list of rows, each a list of colours.
//!
//! A grid that is read holds ARC's promises: 1 to [`MAX_SIDE`] rows and columns, all rows of one length, colours 0 to 9.
//! What breaks them comes back with where it is; how a place is spelled is the caller's.

use super::push_list;
use super::tree::Tree;
use crate::error::Kind;
use crate::{Grid, MAX_SIDE};

/// What is wrong with a grid, and where in it, counted from 0.
pub(crate) struct GridFault {
    pub(crate) row: Option<usize>,
    pub(crate) column: Option<usize>,
    pub(crate) kind: Kind,
}

impl GridFault {
    fn of(kind: Kind) -> GridFault {
        GridFault { row: None, column: None, kind }
    }
}

/// Reads a grid.
pub(crate) fn grid(tree: &Tree) -> Result<Grid, GridFault> {
    let rows = tree.items().ok_or_else(|| GridFault::of(tree.wrong_type("a list")))?;
    if rows.len() > MAX_SIDE {
        return Err(GridFault::of(Kind::TooHigh(rows.len())));
    }
    let mut cells = Vec::with_capacity(rows.len() * MAX_SIDE);
    let mut width = None;
    for (at, row) in rows.iter().enumerate() {
        let in_row = |kind| GridFault { row: Some(at), ..GridFault::of(kind) };
        let found = match row {
            Tree::Bytes(bytes) => bytes.len(),
            Tree::List(items) => items.len(),
            _ => return Err(in_row(row.wrong_type("a list"))),
        };
        let first = *width.get_or_insert(found);
        if found == 0 {
            return Err(in_row(Kind::EmptyRow));
        } else if found != first {
            return Err(in_row(Kind::Ragged { found, first }));
        } else if found > MAX_SIDE {
            return Err(in_row(Kind::TooWide(found)));
        }
        push_row(&mut cells, row)
            .map_err(|(column, cell)| GridFault { column: Some(column), ..in_row(Kind::NotColour(cell)) })?;
    }
    // The rows were checked, so only a grid without rows is left to refuse.
    Grid::from_cells(rows.len(), width.unwrap_or(0), &cells).ok_or_else(|| GridFault::of(Kind::EmptyGrid))
}

/// Appends the colours of a row; the first cell that is none comes back with its column.
fn push_row(cells: &mut Vec<i8>, row: &Tree) -> Result<(), (usize, String)> {
    let colour = |byte: u8| i8::try_from(byte).ok().filter(|&colour| colour <= 9);
    match row {
        Tree::Bytes(bytes) => {
            for (column, &byte) in bytes.iter().enumerate() {
                cells.push(colour(byte).ok_or_else(|| (column, byte.to_string()))?);
            }
        }
        Tree::List(items) => {
            for (column, item) in items.iter().enumerate() {
                let byte = if let Tree::Byte(byte) = item { colour(*byte) } else { None };
                cells.push(byte.ok_or_else(|| (column, item.excerpt()))?);
            }
        }
        _ => {}
    }
    Ok(())
}

/// Writes a grid, on one line.
pub(super) fn push_grid(text: &mut String, grid: &Grid) {
    let rows: Vec<&[i8]> = grid.rows().collect();
    push_list(text, &rows, |text, row| {
        push_list(text, row, |text, colour| text.push_str(&colour.to_string()));
    });
}
