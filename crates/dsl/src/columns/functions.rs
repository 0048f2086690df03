//! Columns of functions: a combinator called with columns.

use std::borrow::Cow;
use std::convert::Infallible;

use super::call::{Callee, call};
use super::column::together;
use super::{Column, Overs};
use crate::call::{Func, Kind};
use crate::cx::Cx;
use crate::fault::Fault;
use crate::value::{MAX_DEPTH, MAX_WEIGHT, Value};

/// Functions that one combinator made, with a column for each of its arguments.
#[derive(Clone)]
pub(crate) struct Functions {
    kind: Kind<Column>,
    bulk: (u32, u16),
}

impl Functions {
    /// The function of a row.
    pub(super) fn at(&self, row: usize) -> Result<Value, Fault> {
        Func::of(self.kind.map(|part| part.at(row).map(Cow::into_owned))?)
    }

    pub(super) fn bulk(&self) -> (u32, u16) {
        self.bulk
    }

    pub(super) fn kind(&self) -> &Kind<Column> {
        &self.kind
    }

    /// The functions at these rows.
    pub(super) fn gather(&self, at: &[u32]) -> Functions {
        let Ok(kind) = self.kind.map(|part| Ok::<_, Infallible>(part.clone().gather(at)));
        Functions { kind, bulk: self.bulk }
    }
}

/// The column of functions of this kind, one for each row, charged like as many calls of the combinator.
pub(crate) fn made_over(cx: &mut Cx, kind: Kind<Column>, rows: usize) -> Overs {
    let bulk = together(kind.parts().map(Column::bulk));
    // Where one may be too large, each is looked at.
    if bulk.0 > MAX_WEIGHT || bulk.1 > MAX_DEPTH {
        return Ok(None);
    }
    cx.make_each(size_of::<Func>(), rows)?;
    Ok(Some(Column::Functions(Box::new(Functions { kind, bulk }))))
}

impl Callee for Column {
    fn call(&self, cx: &mut Cx, args: &[&Column], rows: usize) -> Result<Column, Fault> {
        call(cx, self, args, rows)
    }

    fn column(&self) -> Cow<'_, Column> {
        Cow::Borrowed(self)
    }
}
