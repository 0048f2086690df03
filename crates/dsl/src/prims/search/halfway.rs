//! Two rules in a row: the demos up to a grid on the way from input to output, and from there on.
//!
//! On the way are the inputs of which only some cells have changed yet: those that become a colour, those that had one, or
//! all others. So what is to be learned in one go falls into a first rule and a second that sees what the first has made.
//!
//! An output of another size may be a box of the input in which something changed, the box that is most like it: then the input
//! with what is new in that box is on the way, to be cut out by the second rule, or the box as it is, to be changed by it.

use super::image::variant;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::demos::pairs;
use crate::value::Value;
use crate::views::{GridView, grid, int};

/// The first of the variants for outputs of another size.
const PAINTED: usize = 4;

/// The grid on the way of a demo.
fn halfway(cx: &mut Cx, input: &Value, output: &Value, colour: i64, k: usize) -> Answer {
    let (from, to) = (grid(input)?, grid(output)?);
    if k >= PAINTED {
        return boxed(cx, from, to, k == PAINTED);
    }
    if (from.height, from.width) != (to.height, to.width) {
        return Err(Reason::NoMatch.into());
    }
    cx.spend(from.cells.len() as u64)?;
    cx.grid(from.height, from.width, |out| {
        for (out, (&was, &is)) in out.iter_mut().zip(from.cells.iter().zip(to.cells)) {
            let named = i64::from(if k.is_multiple_of(2) { is } else { was }) == colour;
            *out = if named == (k < 2) { is } else { was };
        }
    })
}

/// The input with the box that is most like the output painted over by it, or that box cut out.
fn boxed(cx: &mut Cx, from: GridView<'_>, to: GridView<'_>, painted: bool) -> Answer {
    let fits = to.height <= from.height && to.width <= from.width && !to.cells.is_empty();
    if !fits || (from.height, from.width) == (to.height, to.width) {
        return Err(Reason::NoMatch.into());
    }
    let (downs, rights) = (from.height - to.height + 1, from.width - to.width + 1);
    cx.spend((downs * rights) as u64 * to.cells.len() as u64)?;
    let row =
        |i: usize, (down, right): (usize, usize)| &from.cells[(i + down) * from.width + right..][..to.width];
    let alike = |place: (usize, usize)| -> usize {
        let in_row =
            |(i, wanted): (usize, &[i8])| wanted.iter().zip(row(i, place)).filter(|(a, b)| a == b).count();
        to.rows().enumerate().map(in_row).sum()
    };
    let places = (0..downs).flat_map(|down| (0..rights).map(move |right| (down, right)));
    let (mut most, mut best, mut is_only) = (0, (0, 0), false);
    for place in places {
        let count = alike(place);
        if count > most {
            (most, best, is_only) = (count, place, true);
        } else if count == most {
            is_only = false;
        }
    }
    if !is_only || 2 * most < to.cells.len() {
        return Err(Reason::NoMatch.into());
    }
    if painted {
        return cx.grid(from.height, from.width, |out| {
            out.copy_from_slice(from.cells);
            for (i, wanted) in to.rows().enumerate() {
                out[(i + best.0) * from.width + best.1..][..to.width].copy_from_slice(wanted);
            }
        });
    }
    cx.grid(to.height, to.width, |out| {
        for (i, out) in out.chunks_exact_mut(to.width).enumerate() {
            out.copy_from_slice(row(i, best));
        }
    })
}

/// A demo for each: the input, the grid on the way and the output.
type Steps = Vec<[Value; 3]>;

fn steps(cx: &mut Cx, samples: &Value, value: &Value, k: &Value) -> Result<Steps, Fault> {
    let (colour, k) = (int(value)?, variant(k, 6)?);
    let step = |(input, output): (Value, Value)| {
        Ok([input.clone(), halfway(cx, &input, &output, colour, k)?, output])
    };
    let steps = pairs(samples)?.into_iter().map(step).collect::<Result<Steps, Fault>>()?;
    // Where there is nothing to do before or after, there are no two steps.
    let is_none = |at: usize| steps.iter().all(|step| step[at] == step[at + 1]);
    if is_none(0) || is_none(1) { Err(Reason::NoMatch.into()) } else { Ok(steps) }
}

pub(crate) fn demos_until(cx: &mut Cx, samples: &Value, value: &Value, k: &Value) -> Answer {
    let steps = steps(cx, samples, value, k)?;
    let pairs = steps.into_iter().map(|[input, halfway, _]| cx.tuple(vec![input, halfway]));
    let pairs = pairs.collect::<Result<Vec<Value>, Fault>>()?;
    cx.tuple(pairs)
}

pub(crate) fn demos_after(cx: &mut Cx, samples: &Value, value: &Value, k: &Value) -> Answer {
    let steps = steps(cx, samples, value, k)?;
    let pairs = steps.into_iter().map(|[_, halfway, output]| cx.tuple(vec![halfway, output]));
    let pairs = pairs.collect::<Result<Vec<Value>, Fault>>()?;
    cx.tuple(pairs)
}
