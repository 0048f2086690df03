//! Set algebra. On locations and cells it is a merge of two ascending slices of numbers; where many sets are compared with
//! one, that one is laid out as bits.

use gridwright_grid::cells::{LOCATION_MASK, offset_bits, pack};

use super::containers::{filter, has};
use crate::columns::{Column, Overs, PatchRows, Patches};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::bounds;

/// The cells, coloured or not, of both.
pub(crate) fn union(cx: &mut Cx, a: &[u32], b: &[u32], coloured: bool) -> Answer {
    cx.patch_by(coloured, |_, out| {
        let (mut i, mut j) = (0, 0);
        while let (Some(&x), Some(&y)) = (a.get(i), b.get(j)) {
            out.push(x.min(y));
            i += usize::from(x <= y);
            j += usize::from(y <= x);
        }
        out.extend_from_slice(&a[i..]);
        out.extend_from_slice(&b[j..]);
        Ok(())
    })
}

/// The cells of `a`, coloured or not, whose presence in `b` is `wanted`.
fn select(cx: &mut Cx, a: &[u32], b: &[u32], wanted: bool, coloured: bool) -> Answer {
    cx.spend((a.len() + b.len()) as u64 / 4)?;
    cx.patch_by(coloured, |_, out| {
        out.extend(selected(a, b, wanted));
        Ok(())
    })
}

/// The cells of `a` whose presence in `b` is `wanted`; both ascend.
#[inline]
fn selected(a: &[u32], b: &[u32], wanted: bool) -> impl Iterator<Item = u32> {
    // A few cells among many begin somewhere in the middle.
    let mut j = if b.len() > a.len() { b.partition_point(|y| Some(y) < a.first()) } else { 0 };
    a.iter().copied().filter(move |x| {
        while b.get(j).is_some_and(|y| y < x) {
            j += 1;
        }
        (b.get(j) == Some(x)) == wanted
    })
}

pub(crate) fn intersection(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    match (a, b) {
        (Value::Indices(x), Value::Indices(y)) => select(cx, x.as_slice(), y.as_slice(), true, false),
        (Value::Object(x), Value::Object(y)) => select(cx, x.as_slice(), y.as_slice(), true, true),
        _ if !a.is_set() || !b.is_set() => Err(Reason::NotASet.into()),
        _ => {
            // No cell is a location.
            let strangers = matches!(
                (a, b),
                (Value::Indices(_), Value::Object(_)) | (Value::Object(_), Value::Indices(_))
            );
            let unasked = strangers || a.is_empty() == Some(true);
            let others = if unasked { Vec::new() } else { b.elements().unwrap_or_default() };
            filter(cx, a, |cx, item| {
                cx.spend(u64::from(item.weight()))?;
                match others.binary_search(item) {
                    // Which of `1` and `True` an intersection keeps is CPython's choice; none is made here.
                    Ok(at) if !others[at].identical(item) => Err(Reason::MixedTruth.into()),
                    found => Ok(found.is_ok()),
                }
            })
        }
    }
}

pub(crate) fn difference(cx: &mut Cx, a: &Value, b: &Value) -> Answer {
    match (a, b) {
        (Value::Indices(x), Value::Indices(y)) => select(cx, x.as_slice(), y.as_slice(), false, false),
        (Value::Object(x), Value::Object(y)) => select(cx, x.as_slice(), y.as_slice(), false, true),
        _ if b.len().is_none() => Err(Reason::NotAContainer.into()),
        _ => filter(cx, a, |cx, item| Ok(!has(cx, b, item)?)),
    }
}

pub(crate) fn difference_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    select_over(cx, args, rows, false)
}

pub(crate) fn intersection_over(cx: &mut Cx, args: &[&Column], rows: usize) -> Overs {
    select_over(cx, args, rows, true)
}

/// The column form of [`select`].
fn select_over(cx: &mut Cx, args: &[&Column], rows: usize, wanted: bool) -> Overs {
    let &[a, b] = args else { return Ok(None) };
    let (Some(a), Some(b)) = (PatchRows::of(a), PatchRows::of(b)) else { return Ok(None) };
    // An empty set is taken for one of anything: of nothing nothing is left, and nothing charged; to take nothing from
    // something is charged otherwise.
    let has_empty = match b {
        PatchRows::Same(..) | PatchRows::Each(..) => false,
        PatchRows::Many(patches) => patches.sizes().any(|size| size == 0),
    };
    if a.coloured() != b.coloured() || has_empty {
        return Ok(None);
    }
    let total = a.total(rows);
    let bits = match b {
        PatchRows::Same(cells, _) if total > 2 * cells.len() => Bits::of(cells),
        _ => None,
    };
    let mut left = Patches::with_capacity(a.coloured(), rows, total);
    for row in 0..rows {
        let (a, b) = (a.row(row), b.row(row));
        if a.is_empty() {
            left.push([]);
            continue;
        }
        cx.spend((a.len() + b.len()) as u64 / 4)?;
        left.push_by(a.len(), |out| match &bits {
            Some(bits) => kept(a, out, |cell| bits.has(cell) == wanted),
            None => {
                let mut selected = selected(a, b, wanted);
                out.iter_mut().zip(&mut selected).map(|(out, cell)| *out = cell).count()
            }
        });
        cx.make(left.row(row).len() * 4)?;
    }
    Ok(Some(Column::Patches(Box::new(left))))
}

/// Puts the cells of which it says so in front of a buffer that has room for all of them; how many. Every cell is written, and
/// those that are not kept are written over: nothing has to be foreseen.
#[inline]
fn kept(cells: &[u32], out: &mut [u32], keep: impl Fn(u32) -> bool) -> usize {
    let mut len = 0;
    for &cell in cells {
        if let Some(out) = out.get_mut(len) {
            *out = cell;
        }
        len += usize::from(keep(cell));
    }
    len
}

/// A set of locations, or of cells of one colour, as bits: a word a row of its bounds.
struct Bits {
    /// The colour and the first row, as a packed cell has them.
    top: u32,
    left: u32,
    words: Vec<u64>,
}

/// Where the row of a packed cell begins, and its column.
const ROW_SHIFT: u32 = offset_bits(1, 0).ilog2();
const COLUMN_MASK: u32 = (1 << ROW_SHIFT) - 1;

impl Bits {
    /// The bits of packed cells, if they are of one colour and no wider than a word.
    fn of(cells: &[u32]) -> Option<Bits> {
        let (first, last, around) = (cells.first()?, cells.last()?, bounds(cells)?);
        if (first ^ last) & !LOCATION_MASK != 0 || around.width() > u64::BITS as i32 {
            return None;
        }
        let corner = pack(around.top, around.left) | first & !LOCATION_MASK;
        let (top, left) = (corner >> ROW_SHIFT, corner & COLUMN_MASK);
        let mut bits = Bits { top, left, words: vec![0; around.height() as usize] };
        for &cell in cells {
            let (row, column) = bits.place(cell);
            if let Some(word) = bits.words.get_mut(row) {
                *word |= 1 << column;
            }
        }
        Some(bits)
    }

    /// The row and the column of a cell from the corner; far off if it is of another colour, or before.
    #[inline]
    fn place(&self, cell: u32) -> (usize, u32) {
        let row = (cell >> ROW_SHIFT).wrapping_sub(self.top);
        (row as usize, (cell & COLUMN_MASK).wrapping_sub(self.left))
    }

    /// Whether a cell is one of them.
    #[inline]
    fn has(&self, cell: u32) -> bool {
        let (row, column) = self.place(cell);
        self.words.get(row).is_some_and(|word| column < u64::BITS && word >> column & 1 != 0)
    }
}
