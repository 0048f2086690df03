//! Parts of a grid by what is in it, for search: cropped to content, without what repeats, quarters and thirds.

use super::image::{Span, colour_of_rank, span_where, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::colours::background;
use crate::prims::grids::cut;
use crate::value::Value;
use crate::views::{GridView, colour};

/// The part of a grid in a stretch.
pub(crate) fn window(cx: &mut Cx, from: GridView<'_>, span: Span) -> Answer {
    cut(cx, from, span.rows, span.columns)
}

fn found(span: Option<Span>) -> Result<Span, Fault> {
    span.ok_or(Reason::NoMatch.into())
}

pub(crate) fn crop_content(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 1)?;
    let span = found(span_where(from, |cell| cell != 0))?;
    if span == Span::of(from) { Ok(value.clone()) } else { window(cx, from, span) }
}

pub(crate) fn crop_ground(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let ground = background(cx, from.cells)?;
    let span = found(span_where(from, |cell| cell != ground))?;
    window(cx, from, span)
}

pub(crate) fn crop_color(cx: &mut Cx, value: &Value, sought: &Value) -> Answer {
    let (from, sought) = (whole(cx, value, 1)?, colour(sought)?);
    let span = found(span_where(from, |cell| cell == sought))?;
    window(cx, from, span)
}

pub(crate) fn crop_rank(cx: &mut Cx, value: &Value, rank: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let sought = colour_of_rank(from.cells, rank)?;
    let span = found(span_where(from, |cell| cell == sought))?;
    window(cx, from, span)
}

pub(crate) fn crop_inside(cx: &mut Cx, value: &Value, rank: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let sought = colour_of_rank(from.cells, rank)?;
    let Span { rows, columns } = found(span_where(from, |cell| cell == sought))?;
    if rows.1 - rows.0 < 3 || columns.1 - columns.0 < 3 {
        return Err(Reason::NoMatch.into());
    }
    cut(cx, from, (rows.0 + 1, rows.1 - 1), (columns.0 + 1, columns.1 - 1))
}

pub(crate) fn quarter(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 1)?, variant(k, 4)?);
    if from.height < 2 || from.width < 2 {
        return Err(Reason::OutsideGrid.into());
    }
    let half = |len: usize, last: bool| if last { (len.div_ceil(2), len) } else { (0, len / 2) };
    cut(cx, from, half(from.height, k & 2 == 2), half(from.width, k & 1 == 1))
}

pub(crate) fn third(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 1)?, variant(k, 6)?);
    let len = if k < 3 { from.width } else { from.height };
    // Thirds that touch, or that a line keeps apart.
    let (size, gap) = match len % 3 {
        0 => (len / 3, 0),
        2 => ((len - 2) / 3, 1),
        _ => return Err(Reason::NoMatch.into()),
    };
    if size == 0 {
        return Err(Reason::OutsideGrid.into());
    }
    let start = (size + gap) * (k % 3);
    let part = (start, start + size);
    if k < 3 { cut(cx, from, (0, from.height), part) } else { cut(cx, from, part, (0, from.width)) }
}

/// The rows and columns of a grid that are to stay.
fn picked(cx: &mut Cx, from: GridView<'_>, rows: &[usize], columns: &[usize]) -> Answer {
    cx.grid(rows.len(), columns.len(), |out| {
        for (line, &row) in out.chunks_exact_mut(columns.len()).zip(rows) {
            line.iter_mut().zip(columns).for_each(|(out, &column)| *out = from.at(row, column));
        }
    })
}

/// Whether two rows (columns) are equal.
fn same_rows(from: GridView<'_>, a: usize, b: usize) -> bool {
    from.cells[a * from.width..][..from.width] == from.cells[b * from.width..][..from.width]
}

fn same_columns(from: GridView<'_>, a: usize, b: usize) -> bool {
    (0..from.height).all(|row| from.at(row, a) == from.at(row, b))
}

pub(crate) fn drop_repeats(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let rows: Vec<usize> = (0..from.height).filter(|&i| i == 0 || !same_rows(from, i - 1, i)).collect();
    let columns: Vec<usize> = (0..from.width).filter(|&j| j == 0 || !same_columns(from, j - 1, j)).collect();
    picked(cx, from, &rows, &columns)
}

pub(crate) fn drop_empty_lines(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let rows: Vec<usize> = (0..from.height)
        .filter(|&i| from.cells[i * from.width..][..from.width].iter().any(|&c| c != 0))
        .collect();
    let columns: Vec<usize> =
        (0..from.width).filter(|&j| (0..from.height).any(|i| from.at(i, j) != 0)).collect();
    if rows.is_empty() {
        return Err(Reason::NoMatch.into());
    }
    picked(cx, from, &rows, &columns)
}

/// The greatest common length of the runs of equal neighbours.
fn common_run(len: usize, same: impl Fn(usize, usize) -> bool) -> usize {
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (1..len).filter(|&at| !same(at - 1, at)).fold(len, gcd)
}

pub(crate) fn shrink(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let rows = common_run(from.height, |a, b| same_rows(from, a, b));
    let columns = common_run(from.width, |a, b| same_columns(from, a, b));
    let rows: Vec<usize> = (0..from.height).step_by(rows).collect();
    let columns: Vec<usize> = (0..from.width).step_by(columns).collect();
    picked(cx, from, &rows, &columns)
}

pub(crate) fn crop_tile(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 1)?;
    // A line is compared with one a period earlier, for every period; cells are compared many at a time.
    cx.spend((from.cells.len() * (from.height + from.width)) as u64 / 16)?;
    let rows = (1..=from.height).find(|&p| (p..from.height).all(|i| same_rows(from, i - p, i)));
    let columns = (1..=from.width).find(|&p| (p..from.width).all(|j| same_columns(from, j - p, j)));
    cut(cx, from, (0, rows.unwrap_or(from.height)), (0, columns.unwrap_or(from.width)))
}

pub(crate) fn crop_changed(cx: &mut Cx, value: &Value, other: &Value) -> Answer {
    let (from, other) = (whole(cx, value, 1)?, whole(cx, other, 1)?);
    if (from.height, from.width) != (other.height, other.width) {
        return Err(Reason::OutsideGrid.into());
    }
    let changed: Vec<i8> = from.cells.iter().zip(other.cells).map(|(a, b)| i8::from(a != b)).collect();
    let span = found(span_where(GridView { cells: &changed, ..from }, |cell| cell == 1))?;
    window(cx, from, span)
}
