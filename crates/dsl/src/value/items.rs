//! The elements of a plain tuple or set: a shared slice that knows how large and how deep it is.

use std::ops::Deref;

use triomphe::{Arc, HeaderWithLength, ThinArc};

use super::Value;
use crate::fault::Reason;

/// The deepest nesting of tuples, sets and functions. Bounds recursion over values: comparing, printing, dropping.
pub(crate) const MAX_DEPTH: u16 = 128;

/// The largest weight of one value. Bounds the time for a walk over it, also when parts are shared many times.
pub(crate) const MAX_WEIGHT: u32 = 1 << 22;

/// Weight and depth of a value that is made of others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bulk {
    pub(crate) weight: u32,
    pub(crate) depth: u16,
}

impl Bulk {
    /// The bulk of a value made of these parts, or why it may not exist.
    pub(crate) fn of<'a>(parts: impl IntoIterator<Item = &'a Value>) -> Result<Bulk, Reason> {
        let (mut weight, mut depth) = (1_u32, 0);
        for part in parts {
            let bulk = part.bulk();
            weight = weight.saturating_add(bulk.weight);
            depth = depth.max(bulk.depth);
        }
        if weight > MAX_WEIGHT {
            Err(Reason::TooManyElements)
        } else if depth >= MAX_DEPTH {
            Err(Reason::TooDeep)
        } else {
            Ok(Bulk { weight, depth: depth + 1 })
        }
    }
}

/// The elements of a tuple in order, or of a set in ascending order. The empty one needs no memory.
#[derive(Clone)]
pub struct Items(Option<ThinArc<Bulk, Value>>);

impl Items {
    pub(crate) const EMPTY: Items = Items(None);

    pub(crate) fn new(items: Vec<Value>) -> Result<Items, Reason> {
        if items.is_empty() {
            return Ok(Items::EMPTY);
        }
        let bulk = Bulk::of(&items)?;
        let header = HeaderWithLength::new(bulk, items.len());
        Ok(Items(Some(Arc::into_thin(Arc::from_header_and_vec(header, items)))))
    }

    #[inline]
    pub(super) fn bulk(&self) -> Bulk {
        self.0.as_ref().map_or(Bulk { weight: 1, depth: 1 }, |items| items.header.header)
    }

    /// Whether both are the same block of memory (then they are equal).
    pub(super) fn same_block(&self, other: &Items) -> bool {
        std::ptr::eq(&raw const **self, &raw const **other)
    }
}

impl Deref for Items {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        self.0.as_ref().map_or(&[], |items| &items.slice)
    }
}
