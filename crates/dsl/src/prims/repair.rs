//! What is missing, from what repeats, for search: a periodic pattern continued, mirrored parts completed.
//!
//! Cells of one colour are taken for unknown. A period or an axis counts when no two known cells contradict it.

use super::image::{LARGEST_SIDE, variant, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{GridView, colour};

/// The smallest pattern that repeats all over the known cells: its rows, its columns, and how far each repetition below
/// is shifted to the right.
fn period(cx: &mut Cx, from: GridView<'_>, unknown: i8) -> Result<Option<Vec<i8>>, Fault> {
    let (h, w) = (from.height, from.width);
    if h.max(w) > LARGEST_SIDE {
        return Err(Reason::TooManyElements.into());
    }
    cx.spend((h * w) as u64)?;
    let mut shapes: Vec<(usize, usize, usize)> = Vec::new();
    for rows in 1..=h {
        for columns in 1..=w {
            if rows < h || columns < w {
                shapes.push((rows * columns, rows, columns));
            }
        }
    }
    shapes.sort_unstable();
    let mut class: Vec<i8> = Vec::new();
    for (area, rows, columns) in shapes {
        // A pattern that repeats less than once and a half is none.
        if area * 3 > h * w * 2 {
            break;
        }
        let shifts = if rows < h && rows <= 3 { columns } else { 1 };
        for shift in 0..shifts {
            cx.spend(area as u64 / 8 + 16)?;
            class.clear();
            class.resize(area, unknown);
            if fits(cx, from, unknown, (rows, columns, shift), &mut class)? {
                return Ok(Some(class_grid(from, (rows, columns, shift), &class)));
            }
        }
    }
    Ok(None)
}

/// Where in the pattern the first cell of a row is: where its row of the pattern begins, and how far along it is.
fn start_of(row: usize, (rows, columns, shift): (usize, usize, usize)) -> (usize, usize) {
    let back = (row / rows) * shift % columns;
    ((row % rows) * columns, if back == 0 { 0 } else { columns - back })
}

/// Whether the known cells agree with a pattern of a shape, and tell all of it; the pattern goes to `class`.
fn fits(
    cx: &mut Cx,
    from: GridView<'_>,
    unknown: i8,
    shape: (usize, usize, usize),
    class: &mut [i8],
) -> Result<bool, Fault> {
    for (row, cells) in from.rows().enumerate() {
        cx.spend(cells.len() as u64)?;
        let (start, mut along) = start_of(row, shape);
        let pattern = &mut class[start..start + shape.1];
        for &cell in cells {
            if cell != unknown {
                let known = &mut pattern[along];
                if *known == unknown {
                    *known = cell;
                } else if *known != cell {
                    return Ok(false);
                }
            }
            along = if along + 1 == shape.1 { 0 } else { along + 1 };
        }
    }
    Ok(!class.contains(&unknown))
}

fn class_grid(from: GridView<'_>, shape: (usize, usize, usize), class: &[i8]) -> Vec<i8> {
    let row = |row: usize| {
        let (start, along) = start_of(row, shape);
        class[start..start + shape.1].iter().cycle().skip(along).take(from.width).copied()
    };
    (0..from.height).flat_map(row).collect()
}

pub(crate) fn mend_period(cx: &mut Cx, value: &Value, missing: &Value) -> Answer {
    let (from, unknown) = (whole(cx, value, 2)?, colour(missing)?);
    cx.spend(from.cells.len() as u64)?;
    if !from.cells.contains(&unknown) {
        return Err(Reason::NoMatch.into());
    }
    let mended = period(cx, from, unknown)?.ok_or(Reason::NoMatch)?;
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&mended))
}

/// A mirror: upside down, left to right (with twice the middle), or along a diagonal.
#[derive(Clone, Copy)]
enum Mirror {
    Rows(usize),
    Columns(usize),
    Diagonal(i32),
    Other(i32),
}

impl Mirror {
    fn partner(self, from: GridView<'_>, row: usize, column: usize) -> Option<(usize, usize)> {
        let (i, j) = match self {
            Mirror::Rows(sum) => (sum.checked_sub(row)?, column),
            Mirror::Columns(sum) => (row, sum.checked_sub(column)?),
            Mirror::Diagonal(off) => {
                (column.checked_add_signed(off as isize)?, row.checked_add_signed(-off as isize)?)
            }
            Mirror::Other(sum) => ((sum as usize).checked_sub(column)?, (sum as usize).checked_sub(row)?),
        };
        (i < from.height && j < from.width).then_some((i, j))
    }
}

/// How many known pairs a mirror explains, `None` if it contradicts one.
fn support(from: GridView<'_>, cells: &[i8], unknown: i8, mirror: Mirror) -> Option<usize> {
    let mut pairs = 0;
    for row in 0..from.height {
        for column in 0..from.width {
            let cell = cells[row * from.width + column];
            let Some((i, j)) = mirror.partner(from, row, column) else { continue };
            let other = cells[i * from.width + j];
            if cell == unknown || other == unknown {
                continue;
            }
            if cell != other {
                return None;
            }
            pairs += usize::from((i, j) != (row, column));
        }
    }
    Some(pairs)
}

pub(crate) fn mend_mirror(cx: &mut Cx, value: &Value, missing: &Value) -> Answer {
    let (from, unknown) = (whole(cx, value, 2)?, colour(missing)?);
    if !from.cells.contains(&unknown) {
        return Err(Reason::NoMatch.into());
    }
    let mended = mirrored(cx, from, unknown, from.cells.len() / 3)?.ok_or(Reason::NoMatch)?;
    cx.grid(from.height, from.width, |out| out.copy_from_slice(&mended))
}

/// The grid with unknown cells filled in from the mirrors that explain at least so many pairs; all that can be.
fn mirrored(cx: &mut Cx, from: GridView<'_>, unknown: i8, least: usize) -> Result<Option<Vec<i8>>, Fault> {
    let (h, w) = (from.height, from.width);
    // The best axis of each kind, closest to the middle of equals.
    let candidates = [
        (0..2 * h - 1).map(Mirror::Rows).collect::<Vec<_>>(),
        (0..2 * w - 1).map(Mirror::Columns).collect(),
        (-2..=2).map(Mirror::Diagonal).collect(),
        ((h.min(w) as i32 - 3).max(0)..=(h.max(w) as i32 + 1)).map(Mirror::Other).collect(),
    ];
    let mut mirrors = Vec::new();
    for kind in candidates {
        let mut best: Option<(usize, Mirror)> = None;
        for mirror in kind {
            cx.spend(from.cells.len() as u64)?;
            let Some(pairs) = support(from, from.cells, unknown, mirror) else { continue };
            if pairs >= least.max(1) && best.is_none_or(|(most, _)| pairs > most) {
                best = Some((pairs, mirror));
            }
        }
        mirrors.extend(best.map(|(_, mirror)| mirror));
    }
    if mirrors.is_empty() {
        return Ok(None);
    }
    let mut cells = from.cells.to_vec();
    for _ in 0..4 {
        for &mirror in &mirrors {
            cx.spend(from.cells.len() as u64 * 2)?;
            for at in 0..cells.len() {
                if cells[at] == unknown
                    && let Some((i, j)) = mirror.partner(from, at / w, at % w)
                {
                    cells[at] = cells[i * w + j];
                }
            }
        }
    }
    Ok((cells != from.cells).then_some(cells))
}

pub(crate) fn complete_mirror(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 8)?, variant(k, 5)?);
    let (h, w) = (from.height, from.width);
    let rows = [Mirror::Rows(h - 1)];
    let columns = [Mirror::Columns(w - 1)];
    let both = [Mirror::Rows(h - 1), Mirror::Columns(w - 1)];
    let diagonal = [Mirror::Diagonal(0)];
    let all = [Mirror::Rows(h - 1), Mirror::Columns(w - 1), Mirror::Diagonal(0)];
    let mirrors = [&rows[..], &columns, &both, &diagonal, &all][k];
    cx.grid(h, w, |out| {
        out.copy_from_slice(from.cells);
        for _ in 0..mirrors.len() {
            for mirror in mirrors {
                for at in 0..out.len() {
                    if out[at] == 0
                        && let Some((i, j)) = mirror.partner(from, at / w, at % w)
                    {
                        out[at] = out[i * w + j];
                    }
                }
            }
        }
    })
}
