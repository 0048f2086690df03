//! Two rules in a row: the demos up to a grid on the way from input to output, and from there on.
//!
//! On the way are the inputs of which only some cells have changed yet: those that become a colour, those that had one, or
//! all others. So what is to be learned in one go falls into a first rule and a second that sees what the first has made.

use super::image::variant;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::demos::pairs;
use crate::value::Value;
use crate::views::{grid, int};

/// The grid on the way of a demo.
fn halfway(cx: &mut Cx, input: &Value, output: &Value, colour: i64, k: usize) -> Answer {
    let (from, to) = (grid(input)?, grid(output)?);
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

/// A demo for each: the input, the grid on the way and the output.
type Steps = Vec<[Value; 3]>;

fn steps(cx: &mut Cx, samples: &Value, value: &Value, k: &Value) -> Result<Steps, Fault> {
    let (colour, k) = (int(value)?, variant(k, 4)?);
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
