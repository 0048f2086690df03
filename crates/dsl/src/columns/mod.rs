//! Columns: a function value run over all elements of a container at once, primitive by primitive.
//!
//! `sfilter(cells, compose(even, first))` called one by one is two calls for every cell. Here the cells become a column,
//! `first` makes a column of numbers of it, and `even` a column of bools: one call each, and a loop over plain numbers
//! inside. What does not depend on the element stays [`Column::Same`] and is computed once. A function value that is made
//! for each element (`lbind(astuple, cell)`) becomes a column of functions that are made alike, whose parts are columns;
//! a search for the best element under each of them goes over the elements, not over the functions.
//!
//! A primitive takes columns through its **column form** ([`Over`], `.over(..)` in the table), written beside its function;
//! one without is called element by element between columns.
//!
//! **Nothing tells the two ways apart**: values, charges of fuel and memory, counted calls, and faults are those of one
//! call after the other. Charges are sums, so they do not depend on the order. A fault does: so where columns end in
//! one (also for want of fuel), they are forgotten with all that they charged, and the elements of the outermost container
//! are called one by one ([`attempt`]), with columns for the containers inside; only so many levels deep, so the work is
//! at most a few times what was charged.

mod call;
mod column;
mod functions;
mod gathered;
mod patches;

pub(crate) use call::{MAX_ROWS, call, call_value, over_rows};
pub(crate) use column::{Column, Numbers};
pub(crate) use functions::made_over;
pub(crate) use gathered::Gathered;
pub(crate) use patches::{PatchRows, Patches};

use crate::cx::Cx;
use crate::fault::{Answer, Fault};
use crate::value::Value;

/// What a column form gives: a column, or nothing for columns of kinds that it is not made for. Then the elements are
/// called one by one, and what the form has charged is forgotten.
pub(crate) type Overs = Result<Option<Column>, Fault>;

/// The column form of a primitive: its values for these columns of so many rows. The calls are charged already.
pub(crate) type Over = fn(&mut Cx, &[&Column], usize) -> Overs;

/// From how many elements on columns are used; below, setting up a column takes longer than the calls.
pub(crate) const FROM_ROWS: usize = 12;

/// What `columns` gives, if running the function over columns of so many rows pays; where that is a fault, what
/// `one_by_one` gives, as if columns had never been tried.
#[inline]
pub(crate) fn attempt(
    cx: &mut Cx,
    function: &Value,
    rows: usize,
    columns: impl FnOnce(&mut Cx) -> Answer,
    one_by_one: impl FnOnce(&mut Cx) -> Answer,
) -> Answer {
    if rows < cx.columns_from() || !pays(function) {
        return one_by_one(cx);
    }
    match cx.attempt(columns) {
        Ok(value) => Ok(value),
        Err(Some(fault)) => Err(fault),
        Err(None) => cx.one_by_one(one_by_one),
    }
}

/// Whether columns save calls of a function.
fn pays(function: &Value) -> bool {
    match function {
        Value::Prim(prim) => prim.has_column_form(),
        Value::Func(func) => func.pays(),
        _ => false,
    }
}
