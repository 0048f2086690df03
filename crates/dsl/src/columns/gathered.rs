//! The columns of a large container's elements, put together to one container again.

use gridwright_grid::cells::{fits, pack};
use gridwright_grid::{Cells, Grid};

use super::{Column, Patches};
use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::value::{Cell, Items, Value};

/// The values of all rows so far.
pub(crate) enum Gathered {
    /// Numbers.
    Ints(Vec<i64>),
    /// Pairs.
    Pairs(Vec<(i32, i32)>),
    /// Cells, packed.
    Cells(Vec<u32>),
    /// Sets of cells or of locations, packed.
    Patches(Box<Patches>),
    /// Anything.
    Values(Vec<Value>),
}

impl Default for Gathered {
    fn default() -> Gathered {
        Gathered::Values(Vec::new())
    }
}

impl Gathered {
    /// Adds a column of so many rows.
    pub(crate) fn add(&mut self, column: Column, rows: usize) -> Result<(), Fault> {
        match (&mut *self, column) {
            (Gathered::Values(values), Column::Ints(ints)) if values.is_empty() => {
                *self = Gathered::Ints(ints);
            }
            (Gathered::Values(values), Column::Pairs(pairs)) if values.is_empty() => {
                *self = Gathered::Pairs(pairs);
            }
            (Gathered::Values(values), Column::Cells(cells)) if values.is_empty() => {
                *self = Gathered::Cells(cells);
            }
            (Gathered::Values(values), Column::Patches(patches)) if values.is_empty() => {
                *self = Gathered::Patches(patches);
            }
            (Gathered::Patches(all), Column::Patches(patches)) if all.coloured() == patches.coloured() => {
                all.append(&patches);
            }
            (Gathered::Ints(all), Column::Ints(ints)) => all.extend(ints),
            (Gathered::Pairs(all), Column::Pairs(pairs)) => all.extend(pairs),
            (Gathered::Cells(all), Column::Cells(cells)) => all.extend(cells),
            (_, column) => {
                let mut values = std::mem::take(self).into_values();
                values.extend(column.into_values(rows)?);
                *self = Gathered::Values(values);
            }
        }
        Ok(())
    }

    /// All values.
    pub(crate) fn into_values(self) -> Vec<Value> {
        match self {
            Gathered::Ints(ints) => ints.into_iter().map(Value::Int).collect(),
            Gathered::Pairs(pairs) => pairs.into_iter().map(|(a, b)| Value::Pair(a, b)).collect(),
            Gathered::Cells(cells) => {
                cells.into_iter().map(|packed| Value::Cell(Cell::unpack(packed))).collect()
            }
            Gathered::Patches(patches) => patches.values(),
            Gathered::Values(values) => values,
        }
    }

    /// The tuple of all values: what [`Cx::tuple`] makes of them, packed without a value for each.
    pub(crate) fn tuple(self, cx: &mut Cx) -> Answer {
        let packed = match &self {
            Gathered::Ints(ints) if ints.len() != 2 => {
                let ints: Option<Vec<i8>> = ints.iter().map(|&n| i8::try_from(n).ok()).collect();
                ints.map(|ints| (ints.len(), Value::row(&ints)))
            }
            Gathered::Pairs(pairs) => small_pairs(pairs)
                .and_then(|cells| Grid::from_cells(pairs.len(), 2, &cells))
                .map(|grid| (pairs.len(), Value::Grid(grid))),
            Gathered::Cells(cells) => Some((cells.len(), Value::cell_tuple(cells))),
            _ => None,
        };
        match packed {
            Some((len, value)) if len > 0 => {
                cx.make(len * size_of::<Value>())?;
                Ok(value)
            }
            _ => cx.tuple(self.into_values()),
        }
    }

    /// The set of all values: what [`Cx::set`] makes of them, packed without a value for each.
    pub(crate) fn set(self, cx: &mut Cx) -> Answer {
        if let Gathered::Patches(patches) = &self {
            cx.make(patches.len() * size_of::<Value>())?;
            cx.spend_sorting_patches(patches.sizes())?;
            // Only those that are no repeats become values.
            return Ok(Value::Set(Items::new(patches.distinct_values())?));
        }
        let packed: Option<Vec<u32>> = match &self {
            Gathered::Pairs(pairs) => {
                pairs.iter().map(|&(a, b)| (fits(a.into()) && fits(b.into())).then(|| pack(a, b))).collect()
            }
            Gathered::Cells(cells) => Some(cells.clone()),
            Gathered::Ints(_) | Gathered::Patches(_) | Gathered::Values(_) => None,
        };
        let Some(mut packed) = packed.filter(|packed| !packed.is_empty()) else {
            return cx.set(self.into_values());
        };
        cx.make(packed.len() * size_of::<Value>())?;
        cx.spend_sorting_light(packed.len())?;
        let make = if let Gathered::Pairs(_) = self { Value::Indices } else { Value::Object };
        Ok(Cells::from_unsorted(&mut packed).map_or(Value::EMPTY_SET, make))
    }
}

/// The numbers of pairs one after the other, if all fit a byte.
fn small_pairs(pairs: &[(i32, i32)]) -> Option<Vec<i8>> {
    let mut cells = Vec::with_capacity(2 * pairs.len());
    for &(a, b) in pairs {
        cells.push(i8::try_from(a).ok()?);
        cells.push(i8::try_from(b).ok()?);
    }
    Some(cells)
}
