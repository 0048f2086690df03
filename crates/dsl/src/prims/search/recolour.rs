//! Colours kept, dropped and exchanged, for search.

use gridwright_grid::Grid;

use super::image::{colour_of_rank, ranked, whole};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::prims::colours::background;
use crate::value::Value;
use crate::views::colour;

/// The grid with every cell changed.
fn each(cx: &mut Cx, value: &Value, change: impl Fn(i8) -> i8) -> Answer {
    whole(cx, value, 1)?;
    let Value::Grid(from) = value else { return Err(Reason::NotAGrid.into()) };
    edited(cx, from, change)
}

fn edited(cx: &mut Cx, from: &Grid, change: impl Fn(i8) -> i8) -> Answer {
    cx.edit(from, |cells| cells.iter_mut().for_each(|cell| *cell = change(*cell)))
}

pub(crate) fn keep_color(cx: &mut Cx, value: &Value, kept: &Value) -> Answer {
    let kept = colour(kept)?;
    each(cx, value, |cell| if cell == kept { cell } else { 0 })
}

pub(crate) fn drop_color(cx: &mut Cx, value: &Value, dropped: &Value) -> Answer {
    let dropped = colour(dropped)?;
    each(cx, value, |cell| if cell == dropped { 0 } else { cell })
}

pub(crate) fn keep_rank(cx: &mut Cx, value: &Value, rank: &Value) -> Answer {
    let kept = colour_of_rank(whole(cx, value, 2)?.cells, rank)?;
    each(cx, value, |cell| if cell == kept { cell } else { 0 })
}

pub(crate) fn drop_rank(cx: &mut Cx, value: &Value, rank: &Value) -> Answer {
    let dropped = colour_of_rank(whole(cx, value, 2)?.cells, rank)?;
    each(cx, value, |cell| if cell == dropped { 0 } else { cell })
}

pub(crate) fn paint_all(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let hue = colour(hue)?;
    each(cx, value, |cell| if cell == 0 { 0 } else { hue })
}

pub(crate) fn paint_rank(cx: &mut Cx, value: &Value, rank: &Value) -> Answer {
    let hue = colour_of_rank(whole(cx, value, 2)?.cells, rank)?;
    each(cx, value, |cell| if cell == 0 { 0 } else { hue })
}

pub(crate) fn fill_ground(cx: &mut Cx, value: &Value, hue: &Value) -> Answer {
    let hue = colour(hue)?;
    each(cx, value, |cell| if cell == 0 { hue } else { cell })
}

pub(crate) fn swap_ground(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 1)?;
    let most = background(cx, from.cells)?;
    exchange(cx, value, most, 0)
}

pub(crate) fn ground_color(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let count = |colour: i8| from.cells.iter().filter(|&&cell| cell == colour).count();
    // The most common colour but 0; the smaller of equals.
    let most = ranked(from.cells).first().copied().unwrap_or(0);
    Ok(Value::Int(if 4 * count(0) >= count(most) { 0 } else { most.into() }))
}

fn exchange(cx: &mut Cx, value: &Value, a: i8, b: i8) -> Answer {
    each(cx, value, |cell| match cell {
        cell if cell == a => b,
        cell if cell == b => a,
        cell => cell,
    })
}

pub(crate) fn swap_colors(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    match *ranked(from.cells).as_slice() {
        [a, b] => exchange(cx, value, a, b),
        [a] => exchange(cx, value, a, 0),
        _ => Err(Reason::NoMatch.into()),
    }
}

pub(crate) fn negative(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let &hue = ranked(from.cells).first().ok_or(Reason::NoMatch)?;
    each(cx, value, |cell| if cell == 0 { hue } else { 0 })
}

pub(crate) fn reverse_colors(cx: &mut Cx, value: &Value) -> Answer {
    let from = whole(cx, value, 2)?;
    let colours = ranked(from.cells);
    // One or two are for `swap_colors`.
    if colours.len() < 3 {
        return Err(Reason::NoMatch.into());
    }
    let mut becomes = [0_i8; 256];
    for (&colour, &other) in colours.iter().zip(colours.iter().rev()) {
        becomes[usize::from(colour as u8)] = other;
    }
    each(cx, value, |cell| becomes[usize::from(cell as u8)])
}
