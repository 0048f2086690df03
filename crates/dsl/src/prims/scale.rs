//! Grids and objects made larger or smaller by a whole factor.

use super::patches::upscaled;
use crate::cx::{Cx, MAX_AREA};
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;
use crate::views::{grid, int, patch};

/// A factor, at least 0; more than any grid can take is a fault.
fn factor(value: &Value) -> Result<usize, Fault> {
    let factor = usize::try_from(int(value)?.max(0)).unwrap_or(usize::MAX);
    if factor > MAX_AREA { Err(Reason::TooManyElements.into()) } else { Ok(factor) }
}

/// A grid with every cell grown to a block.
fn grown(cx: &mut Cx, value: &Value, tall: usize, wide: usize) -> Answer {
    let from = grid(value)?;
    let (height, width) = (from.height * tall, from.width * wide);
    cx.grid(height, width, |out| {
        for (block, row) in out.chunks_exact_mut(width * tall).zip(from.rows()) {
            let (first, others) = block.split_at_mut(width);
            for (out, &cell) in first.chunks_exact_mut(wide).zip(row) {
                out.fill(cell);
            }
            for other in others.chunks_exact_mut(width) {
                other.copy_from_slice(first);
            }
        }
    })
}

pub(crate) fn hupscale(cx: &mut Cx, value: &Value, by: &Value) -> Answer {
    grown(cx, value, 1, factor(by)?)
}

pub(crate) fn vupscale(cx: &mut Cx, value: &Value, by: &Value) -> Answer {
    grown(cx, value, factor(by)?, 1)
}

pub(crate) fn upscale(cx: &mut Cx, element: &Value, by: &Value) -> Answer {
    if element.is_tuple() {
        let factor = factor(by)?;
        return grown(cx, element, factor, factor);
    }
    let patch = patch(cx, element)?;
    upscaled(cx, &patch, int(by)?)
}

pub(crate) fn downscale(cx: &mut Cx, value: &Value, by: &Value) -> Answer {
    let (from, factor) = (grid(value)?.with_rows()?, int(by)?.unsigned_abs());
    let factor = usize::try_from(factor).unwrap_or(usize::MAX);
    if factor == 0 {
        return Err(Reason::DivisionByZero.into());
    }
    let (height, width) = (from.height.div_ceil(factor), from.width.div_ceil(factor));
    cx.grid(height, width, |out| {
        for (i, row) in out.chunks_exact_mut(width).enumerate() {
            for (j, cell) in row.iter_mut().enumerate() {
                *cell = from.at(i * factor, j * factor);
            }
        }
    })
}
