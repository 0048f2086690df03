//! Images of demos: the same demos turned and mirrored, so that a rule holds whichever way a sample lies.
//!
//! Few demos seldom show all directions, and what is learned from them may hold along one only. Where the images contradict the
//! demos, a direction matters, and there are none.

use super::image::variant;
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::prims::demos::pairs;
use crate::prims::symmetry::mir_rot_t;
use crate::value::Value;

/// For each variant the images, as `mir_rot_t` counts them.
const IMAGES: [&[i64]; 7] = [&[1], &[2], &[0], &[5], &[0, 2, 5], &[4, 5, 6], &[0, 1, 2, 3, 4, 5, 6]];

pub(crate) fn image_demos(cx: &mut Cx, samples: &Value, k: &Value) -> Answer {
    let images = IMAGES[variant(k, IMAGES.len() as i64)?];
    let mut demos: Vec<(Value, Value)> = Vec::new();
    for (input, output) in pairs(samples)? {
        for turn in [7].iter().chain(images) {
            let turn = Value::Int(*turn);
            let (before, after) = (mir_rot_t(cx, &input, &turn)?, mir_rot_t(cx, &output, &turn)?);
            cx.spend(1 + demos.len() as u64 * u64::from(before.weight()))?;
            match demos.iter().find(|(input, _)| *input == before) {
                Some((_, output)) if *output != after => return Err(Reason::NoMatch.into()),
                Some(_) => {}
                None => demos.push((before, after)),
            }
        }
    }
    let demos = demos.into_iter().map(|(input, output)| cx.tuple(vec![input, output]));
    let demos = demos.collect::<Result<Vec<Value>, _>>()?;
    cx.tuple(demos)
}
