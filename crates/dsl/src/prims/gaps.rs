//! The ground as a thing of its own, for search: its connected parts, and the rectangles that fit into it.

use super::image::{Joint, Span, parts, variant, whole};
use super::pieces::{few, tuple_of};
use crate::cx::Cx;
use crate::fault::{Answer, Reason};
use crate::value::Value;
use crate::views::GridView;

pub(crate) fn gaps(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 12)?, variant(k, 2)?);
    let parts = parts(from, Joint { one_colour: true, diagonal: k == 1 }, |cell| cell == 0);
    few(parts.spans.len())?;
    let mut layers = Vec::with_capacity(parts.spans.len());
    for label in (1..).take(parts.spans.len()) {
        layers.push(cx.grid(from.height, from.width, |out| {
            out.iter_mut().zip(&parts.labels).for_each(|(out, &of)| *out = i8::from(of == label));
        })?);
    }
    tuple_of(cx, layers)
}

/// The rectangles of zeros with the most cells.
fn largest(from: GridView<'_>) -> Vec<Span> {
    // How many zeros end at each cell of a row from above: the rectangles that end there are as high as the least.
    let mut above = vec![0_usize; from.width];
    let (mut most, mut largest) = (1, Vec::new());
    for (row, cells) in from.rows().enumerate() {
        above
            .iter_mut()
            .zip(cells)
            .for_each(|(above, &cell)| *above = if cell == 0 { *above + 1 } else { 0 });
        for left in 0..from.width {
            let mut height = usize::MAX;
            for (width, &above) in (1..).zip(&above[left..]) {
                height = height.min(above);
                if height == 0 {
                    break;
                }
                if height * width > most {
                    most = height * width;
                    largest.clear();
                }
                if height * width == most {
                    largest.push(Span { rows: (row + 1 - height, row + 1), columns: (left, left + width) });
                }
            }
        }
    }
    largest
}

/// The squares of zeros with sides of a length.
fn squares(from: GridView<'_>, side: usize) -> Vec<Span> {
    let corners = (0..(from.height + 1).saturating_sub(side))
        .flat_map(|i| (0..(from.width + 1).saturating_sub(side)).map(move |j| (i, j)));
    let free = |&(i, j): &(usize, usize)| {
        (i..i + side).all(|row| from.cells[row * from.width..][j..j + side].iter().all(|&cell| cell == 0))
    };
    corners.filter(free).map(|(i, j)| Span { rows: (i, i + side), columns: (j, j + side) }).collect()
}

pub(crate) fn gap_boxes(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 3)?);
    let boxes = if k == 0 {
        cx.spend((from.cells.len() * from.width) as u64 / 2)?;
        largest(from)
    } else {
        squares(from, k + 1)
    };
    let area: usize = boxes.iter().map(|span| span.height() * span.width()).sum();
    if area == 0 {
        return Err(Reason::NoMatch.into());
    }
    cx.spend(area as u64 / 4)?;
    cx.grid(from.height, from.width, |out| {
        for span in boxes {
            for row in span.rows.0..span.rows.1 {
                out[row * from.width..][span.columns.0..span.columns.1].fill(1);
            }
        }
    })
}
