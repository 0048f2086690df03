//! A grid cut into pieces, for search: connected parts, colours, windows, lines, the fields between separators.
//!
//! Pieces come as a tuple of grids, in the order of their first cells. Parts are layers: each keeps its place in a grid
//! of the same shape. Windows and fields are cut out.

use super::crop::window;
use super::image::{Joint, Parts, enclosed, parts, ranked, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::grids::cut;
use crate::value::Value;
use crate::views::GridView;

/// The most pieces that a grid is cut into: more are noise, and cost memory.
const MAX_PIECES: usize = 96;

/// The tuple of some pieces: at least one, and not too many.
pub(crate) fn tuple_of(cx: &mut Cx, pieces: Vec<Value>) -> Answer {
    if pieces.is_empty() { Err(Reason::NoMatch.into()) } else { cx.tuple(pieces) }
}

/// A fault where there are too many.
pub(crate) fn few(count: usize) -> Result<(), Fault> {
    if count > MAX_PIECES { Err(Reason::TooManyElements.into()) } else { Ok(()) }
}

/// The parts of a grid: by connection (`k` = 0..3, see [`Joint::of`]), or by colour (4).
fn parts_of(from: GridView<'_>, k: usize) -> Parts {
    if k < 4 {
        return parts(from, Joint::of(k), |cell| cell != 0);
    }
    let mut label_of = [0_u32; 256];
    for (label, &colour) in (1..).zip(&ranked(from.cells)) {
        label_of[usize::from(colour as u8)] = label;
    }
    let labels: Vec<u32> = from.cells.iter().map(|&cell| label_of[usize::from(cell as u8)]).collect();
    Parts::of_labels(from, labels)
}

pub(crate) fn pieces(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 5)?);
    let parts = parts_of(from, k);
    few(parts.spans.len())?;
    let mut layers = Vec::with_capacity(parts.spans.len());
    for (label, &(span, _)) in (1..).zip(&parts.spans) {
        layers.push(cx.grid(from.height, from.width, |out| {
            for row in span.rows.0..span.rows.1 {
                let at = row * from.width + span.columns.0..row * from.width + span.columns.1;
                for ((out, &cell), &of) in
                    out[at.clone()].iter_mut().zip(&from.cells[at.clone()]).zip(&parts.labels[at])
                {
                    *out = if of == label { cell } else { 0 };
                }
            }
        })?);
    }
    tuple_of(cx, layers)
}

pub(crate) fn windows(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 5)?);
    let parts = parts_of(from, k);
    few(parts.spans.len())?;
    let cut_out = parts.spans.iter().map(|&(span, _)| window(cx, from, span)).collect::<Result<_, _>>()?;
    tuple_of(cx, cut_out)
}

/// Each part as a layer of 1.
fn masks(cx: &mut Cx, from: GridView<'_>, parts: &Parts) -> Answer {
    few(parts.spans.len())?;
    let mut layers = Vec::with_capacity(parts.spans.len());
    for label in (1..).take(parts.spans.len()) {
        layers.push(cx.grid(from.height, from.width, |out| {
            out.iter_mut().zip(&parts.labels).for_each(|(out, &of)| *out = i8::from(of == label));
        })?);
    }
    tuple_of(cx, layers)
}

pub(crate) fn holes(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 16)?;
    let inside: Vec<i8> = enclosed(from, false).into_iter().map(i8::from).collect();
    let view = GridView { cells: &inside, ..from };
    let parts = parts(view, Joint { one_colour: true, diagonal: false }, |cell| cell != 0);
    masks(cx, from, &parts)
}

pub(crate) fn gaps(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 12)?, variant(k, 2)?);
    let parts = parts(from, Joint { one_colour: true, diagonal: k == 1 }, |cell| cell == 0);
    masks(cx, from, &parts)
}

pub(crate) fn split_lines(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 1)?, variant(k, 2)?);
    few(if k == 0 { from.height } else { from.width })?;
    let lines = match k {
        0 => {
            (0..from.height).map(|i| cut(cx, from, (i, i + 1), (0, from.width))).collect::<Result<_, _>>()?
        }
        _ => {
            (0..from.width).map(|j| cut(cx, from, (0, from.height), (j, j + 1))).collect::<Result<_, _>>()?
        }
    };
    tuple_of(cx, lines)
}

/// The stretches between the lines that are separators.
fn between(len: usize, separates: impl Fn(usize) -> bool) -> Vec<(usize, usize)> {
    let mut stretches = Vec::new();
    let mut start = 0;
    for at in 0..=len {
        if at == len || separates(at) {
            if at > start {
                stretches.push((start, at));
            }
            start = at + 1;
        }
    }
    stretches
}

/// Stretches of rows and of columns: where each starts, and what is after its end.
pub(crate) type Stretches = (Vec<(usize, usize)>, Vec<(usize, usize)>);

/// The stretches of rows and columns between separators: lines of one colour through the whole grid. The colour is the
/// one that cuts the grid into the most fields, 0 only if no other does.
pub(crate) fn fields_of(cx: &mut Cx, from: GridView<'_>) -> Result<Stretches, Fault> {
    cx.spend(from.cells.len() as u64)?;
    stretches(from).ok_or(Reason::NoMatch.into())
}

/// The same for a grid whose cells were charged already.
pub(crate) fn stretches(from: GridView<'_>) -> Option<Stretches> {
    let (mut by_row, mut by_column) = (Vec::new(), Vec::new());
    for (at, row) in from.rows().enumerate() {
        if row.iter().all(|&cell| cell == row[0]) {
            by_row.push((row[0], at));
        }
    }
    for column in 0..from.width {
        let colour = from.at(0, column);
        if (1..from.height).all(|row| from.at(row, column) == colour) {
            by_column.push((colour, column));
        }
    }
    let mut colours: Vec<i8> = by_row.iter().chain(&by_column).map(|&(colour, _)| colour).collect();
    colours.sort_unstable_by_key(|&colour| (colour == 0, colour));
    colours.dedup();
    let mut best: Option<Stretches> = None;
    for colour in colours {
        let rows = between(from.height, |at| by_row.contains(&(colour, at)));
        let columns = between(from.width, |at| by_column.contains(&(colour, at)));
        let fields = rows.len() * columns.len();
        let more = best.as_ref().is_none_or(|(rows, columns)| {
            fields > rows.len() * columns.len() && (colour != 0 || rows.len() * columns.len() < 2)
        });
        if fields > 1 && more {
            best = Some((rows, columns));
        }
    }
    best
}

pub(crate) fn fields(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let (rows, columns) = fields_of(cx, from)?;
    few(rows.len() * columns.len())?;
    let mut fields = Vec::with_capacity(rows.len() * columns.len());
    for &rows in &rows {
        for &columns in &columns {
            fields.push(cut(cx, from, rows, columns)?);
        }
    }
    tuple_of(cx, fields)
}

pub(crate) fn drop_lines(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let (rows, columns) = fields_of(cx, from)?;
    let (rows, columns): (Vec<usize>, Vec<usize>) =
        (rows.iter().flat_map(|&(a, b)| a..b).collect(), columns.iter().flat_map(|&(a, b)| a..b).collect());
    cx.grid(rows.len(), columns.len(), |out| {
        for (line, &row) in out.chunks_exact_mut(columns.len()).zip(&rows) {
            line.iter_mut().zip(&columns).for_each(|(out, &column)| *out = from.at(row, column));
        }
    })
}

pub(crate) fn split_even(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 1)?, variant(k, 7)?);
    // How many rows and columns of parts; in the last variant as many squares as the longer side holds.
    let (down, across) = match k {
        0 => (1, 2),
        1 => (2, 1),
        2 => (2, 2),
        3 => (1, 3),
        4 => (3, 1),
        5 => (3, 3),
        _ => {
            let side = from.height.min(from.width);
            (from.height / side, from.width / side)
        }
    };
    few(down * across)?;
    // The parts of a side touch, or single lines keep them apart.
    let side = |len: usize, n: usize| {
        let gap = usize::from(!len.is_multiple_of(n));
        let size = (len + gap).checked_sub(gap * n).map(|rest| rest / n).filter(|&size| size > 0);
        match size {
            Some(size) if size * n + gap * (n - 1) == len => Ok((size, size + gap)),
            _ => Err(Fault::from(Reason::NoMatch)),
        }
    };
    let ((height, down_step), (width, across_step)) = (side(from.height, down)?, side(from.width, across)?);
    let mut out = Vec::with_capacity(down * across);
    for i in (0..down).map(|i| i * down_step) {
        for j in (0..across).map(|j| j * across_step) {
            out.push(cut(cx, from, (i, i + height), (j, j + width))?);
        }
    }
    if out.len() < 2 { Err(Reason::NoMatch.into()) } else { tuple_of(cx, out) }
}
