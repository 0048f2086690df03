//! Extensions that look at the demo pairs `S`: a tuple of `(input, output)` grids.

use super::containers::has;
use super::symmetry::mir_rot_t;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::value::Value;

/// The demo pairs.
pub(crate) fn pairs(samples: &Value) -> Result<Vec<(Value, Value)>, Fault> {
    let pair = |sample: Value| match sample.elements().as_deref() {
        Some([input, output]) if sample.is_tuple() => Some((input.clone(), output.clone())),
        _ => None,
    };
    let samples = samples.elements().filter(|_| samples.is_tuple());
    samples.and_then(|samples| samples.into_iter().map(pair).collect()).ok_or(Reason::NoSamples.into())
}

/// What `f` yields on one side of the demos and never on the other, in order of appearance and once each.
fn only_on_one_side(cx: &mut Cx, samples: &Value, f: &Value, inputs: bool) -> Answer {
    let (mut these, mut those) = (Vec::new(), Vec::new());
    for (input, output) in pairs(samples)? {
        let (this, that) = if inputs { (input, output) } else { (output, input) };
        these.push(f.call1(cx, &this)?);
        those.push(f.call1(cx, &that)?);
    }
    let mut left: Vec<Value> = Vec::new();
    for yielded in &these {
        yielded.walk(|item| {
            cx.spend(1 + left.len() as u64 * u64::from(item.weight()))?;
            if left.contains(item) {
                return Ok(());
            }
            for other in &those {
                if has(cx, other, item)? {
                    return Ok(());
                }
            }
            left.push(item.clone());
            Ok(())
        })?;
    }
    cx.tuple(left)
}

pub(crate) fn c_iz(cx: &mut Cx, samples: &Value, f: &Value) -> Answer {
    only_on_one_side(cx, samples, f, true)
}

pub(crate) fn c_zo(cx: &mut Cx, samples: &Value, f: &Value) -> Answer {
    only_on_one_side(cx, samples, f, false)
}

pub(crate) fn c_iz_n(cx: &mut Cx, samples: &Value, f: &Value, pick: &Value) -> Answer {
    let left = c_iz(cx, samples, f)?;
    pick.call1(cx, &left)
}

pub(crate) fn c_zo_n(cx: &mut Cx, samples: &Value, f: &Value, pick: &Value) -> Answer {
    let left = c_zo(cx, samples, f)?;
    pick.call1(cx, &left)
}

pub(crate) fn a_mr(cx: &mut Cx, samples: &Value) -> Answer {
    let pairs = pairs(samples)?;
    if pairs.is_empty() {
        return Err(Reason::EmptyContainer.into());
    }
    'variants: for k in 0..8 {
        let k = Value::Int(k);
        for (input, output) in &pairs {
            if mir_rot_t(cx, input, &k)? != *output {
                continue 'variants;
            }
        }
        return Ok(k);
    }
    Err(Reason::Unexplained.into())
}
