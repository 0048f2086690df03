//! The fields between separators as places of a grid, for search: what is in them is changed, the separators stay.

use super::image::{Span, ranked, variant, whole};
use super::pieces::fields_of;
use crate::cx::Cx;
use crate::fault::Answer;
use crate::value::Value;
use crate::views::GridView;

/// The cells of a field.
fn cells_of(from: GridView<'_>, span: Span) -> impl Iterator<Item = i8> {
    let rows = from.cells.chunks_exact(from.width).take(span.rows.1).skip(span.rows.0);
    rows.flat_map(move |row| row[span.columns.0..span.columns.1].iter().copied())
}

pub(crate) fn fill_fields(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let (from, k) = (whole(cx, value, 6)?, variant(k, 5)?);
    let (rows, columns) = fields_of(cx, from)?;
    cx.spend(from.cells.len() as u64 * if k == 0 { 7 } else { 2 } / 8)?;
    let fields: Vec<Span> =
        rows.iter().flat_map(|&rows| columns.iter().map(move |&columns| Span { rows, columns })).collect();
    let count = |span: &Span| cells_of(from, *span).filter(|&cell| cell != 0).count();
    let counts: Vec<usize> = fields.iter().map(count).collect();
    let (most, least) = (counts.iter().max().copied(), counts.iter().min().copied());
    let first_fullest = counts.iter().position(|&count| Some(count) == most).unwrap_or(0);
    // What is at a place of every field: of all of them the first that is not 0, or of the fullest.
    let shown = if k == 0 { &fields[..] } else { &fields[first_fullest..=first_fullest] };
    let height = fields.iter().map(|span| span.height()).max().unwrap_or(0);
    let width = fields.iter().map(|span| span.width()).max().unwrap_or(0);
    let mut pattern = vec![0; height * width];
    for span in shown {
        for (i, row) in (span.rows.0..span.rows.1).enumerate() {
            let cells = &from.cells[row * from.width..][span.columns.0..span.columns.1];
            for (seen, &cell) in pattern[i * width..].iter_mut().zip(cells) {
                *seen = if *seen == 0 { cell } else { *seen };
            }
        }
    }
    cx.grid(from.height, from.width, |out| {
        out.copy_from_slice(from.cells);
        for (span, count) in fields.iter().zip(counts) {
            let main = || ranked(&cells_of(from, *span).collect::<Vec<i8>>()).first().copied().unwrap_or(0);
            let full = match k {
                2 => main(),
                3 if Some(count) == most => main(),
                4 if Some(count) == least => main(),
                _ => 0,
            };
            for i in 0..span.height() {
                for j in 0..span.width() {
                    out[(span.rows.0 + i) * from.width + span.columns.0 + j] =
                        if k < 2 { pattern[i * width + j] } else { full };
                }
            }
        }
    })
}
