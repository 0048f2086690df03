//! Colours renamed by how common they are, and back, for search: so that what is done with the most common colour of every
//! sample is done with one colour.

use super::image::{ranked, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::demos::pairs;
use crate::value::Value;

/// The colours of a task.
const COLOURS: usize = 10;

/// What every colour becomes. The colours of a grid but 0 become, from the most common on, 1, 2, ..., without those that
/// some demo's output has and its input has not: these keep their names, for they are the same in all samples. What is
/// left keeps its name where that is free, or takes one that is.
fn names(cx: &mut Cx, samples: &Value, by: &Value) -> Result<[i8; COLOURS], Fault> {
    let mut made = [false; COLOURS];
    for (input, output) in pairs(samples)? {
        let (input, output) = (whole(cx, &input, 1)?, whole(cx, &output, 1)?);
        let (before, after) = (seen(input.cells), seen(output.cells));
        made.iter_mut().zip(before.into_iter().zip(after)).for_each(|(made, (before, after))| {
            *made |= after && !before;
        });
    }
    let by = whole(cx, by, 2)?;
    let free = |taken: &[bool; COLOURS]| (1..COLOURS).filter(|&name| !taken[name]).collect::<Vec<_>>();
    let (ranked, slots) = (ranked(by.cells), free(&made));
    if ranked.len() > slots.len() {
        return Err(Reason::NoMatch.into());
    }
    let mut names: [Option<usize>; COLOURS] = [None; COLOURS];
    let mut taken = [false; COLOURS];
    for (&colour, &slot) in ranked.iter().zip(&slots) {
        let place = usize::try_from(colour).ok().and_then(|colour| names.get_mut(colour));
        *place.ok_or(Reason::NoMatch)? = Some(slot);
        taken[slot] = true;
    }
    for colour in 1..COLOURS {
        if names[colour].is_none() && !taken[colour] {
            names[colour] = Some(colour);
            taken[colour] = true;
        }
    }
    let mut left = free(&taken).into_iter();
    names[0] = Some(0);
    // There are as many names as colours, so none is left without.
    Ok(names.map(|name| name.or_else(|| left.next()).unwrap_or(0) as i8))
}

/// Which of the colours there are.
fn seen(cells: &[i8]) -> [bool; COLOURS] {
    let mut seen = [false; COLOURS];
    for &cell in cells {
        if let Some(seen) = usize::try_from(cell).ok().and_then(|at| seen.get_mut(at)) {
            *seen = true;
        }
    }
    seen
}

/// The grid with every colour of a task as another; others stay.
fn renamed(cx: &mut Cx, value: &Value, names: [i8; COLOURS]) -> Answer {
    whole(cx, value, 1)?;
    let Value::Grid(from) = value else { return Err(Reason::NotAGrid.into()) };
    let name = |cell: i8| usize::try_from(cell).ok().and_then(|at| names.get(at)).copied().unwrap_or(cell);
    cx.edit(from, |cells| cells.iter_mut().for_each(|cell| *cell = name(*cell)))
}

pub(crate) fn rank_colors(cx: &mut Cx, samples: &Value, value: &Value, by: &Value) -> Answer {
    let names = names(cx, samples, by)?;
    renamed(cx, value, names)
}

pub(crate) fn unrank_colors(cx: &mut Cx, samples: &Value, value: &Value, by: &Value) -> Answer {
    let names = names(cx, samples, by)?;
    let mut back = [0; COLOURS];
    (0..).zip(names).for_each(|(colour, name)| back[name as usize] = colour);
    renamed(cx, value, back)
}
