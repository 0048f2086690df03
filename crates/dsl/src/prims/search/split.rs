//! Splits: every sample cut into parts, each of which is a sample of its own, and joined again.
//!
//! A split is chosen by a number. `split_parts` cuts an input, `split_demos` makes one demo of every part of the demos (the
//! output cut as the input is), and `join_parts` puts together what was made of the parts of an input. A split holds
//! for some demos only if nothing is lost: the joined parts of every output are that output, and what is the same part of
//! two inputs is the same in the outputs.

use super::image::{Joint, LARGEST_SIDE, Span, grids, parts, ranked, variant, whole};
use super::pieces::{few, fields_of, tuple_of};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::demos::pairs;
use crate::prims::grids::{cut, hconcat, vconcat};
use crate::value::Value;
use crate::views::GridView;

/// How many splits there are.
pub(crate) const SPLITS: i64 = 16;
/// The most demos that parts make; of more, evenly chosen ones.
const MAX_DEMOS: usize = 32;
/// The colours of a layer: its own, and that of what else is there.
const OWN: i8 = 1;
const OTHER: i8 = 5;

/// A way to cut a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Split {
    /// The boxes of connected parts, with so much around; without such of a single cell where that is nothing.
    Boxes { one_colour: bool, margin: usize },
    /// Left and right, or upper and lower half; an output by its own size.
    Halves { across: bool },
    /// The cells of each colour but 0, as 1; with those of other colours as 5 in inputs.
    Layers { others: bool },
    /// What is between the separators.
    Fields,
    /// The parts of any colours, each alone on 0; an output's parts go to the part of the input that they meet.
    Alone,
    /// The rows, or the columns.
    Lines { down: bool },
    /// What is between the separators, row by row; an output of another size in as many tiles, in the same rows or with rows for
    /// columns.
    Tiles { turned: bool },
    /// The rows, or the columns; an output of another size in as many bands.
    Bands { down: bool },
}

impl Split {
    fn of(k: &Value) -> Result<Split, Fault> {
        Ok(match variant(k, SPLITS)? {
            k @ 0..4 => Split::Boxes { one_colour: k >= 2, margin: k % 2 },
            k @ 4..6 => Split::Halves { across: k == 4 },
            k @ 6..8 => Split::Layers { others: k == 7 },
            8 => Split::Fields,
            9 => Split::Alone,
            k @ 10..12 => Split::Lines { down: k == 10 },
            k @ 12..14 => Split::Tiles { turned: k == 13 },
            k => Split::Bands { down: k == 14 },
        })
    }

    /// Where the parts are that keep their place.
    fn spans(self, cx: &mut Cx, by: GridView<'_>) -> Result<Vec<Span>, Fault> {
        let mut spans = match self {
            Split::Boxes { one_colour, margin } => {
                let parts = parts(by, Joint { one_colour, diagonal: true }, |cell| cell != 0);
                let large = parts.spans.iter().filter(|(_, cells)| *cells > 1 || margin > 0);
                let wider = |(start, end): (usize, usize), len: usize| {
                    (start.saturating_sub(margin), (end + margin).min(len))
                };
                let wide = |&(Span { rows, columns }, _): &(Span, usize)| Span {
                    rows: wider(rows, by.height),
                    columns: wider(columns, by.width),
                };
                large.map(wide).collect::<Vec<Span>>()
            }
            Split::Fields | Split::Tiles { .. } => {
                let (rows, columns) = fields_of(cx, by)?;
                let spans =
                    rows.iter().flat_map(|&rows| columns.iter().map(move |&columns| Span { rows, columns }));
                spans.collect()
            }
            Split::Lines { down } | Split::Bands { down } => {
                let line = |at: usize| match down {
                    true => Span { rows: (at, at + 1), columns: (0, by.width) },
                    false => Span { rows: (0, by.height), columns: (at, at + 1) },
                };
                (0..if down { by.height } else { by.width }).map(line).collect()
            }
            Split::Halves { .. } | Split::Layers { .. } | Split::Alone => Vec::new(),
        };
        spans.sort_unstable_by_key(|span| (span.rows, span.columns));
        spans.dedup();
        few(spans.len())?;
        Ok(spans)
    }

    /// How many tiles an output has down and across.
    fn tiles(self, cx: &mut Cx, by: GridView<'_>) -> Result<(usize, usize), Fault> {
        Ok(match self {
            Split::Tiles { turned } => {
                let (rows, columns) = fields_of(cx, by)?;
                if turned { (columns.len(), rows.len()) } else { (rows.len(), columns.len()) }
            }
            Split::Bands { down: true } => (by.height, 1),
            _ => (1, by.width),
        })
    }

    /// An output of another size in tiles.
    fn tiled(self, cx: &mut Cx, from: GridView<'_>, by: GridView<'_>) -> Result<Vec<Value>, Fault> {
        let (down, across) = self.tiles(cx, by)?;
        few(down * across)?;
        let is_even = from.height.is_multiple_of(down) && from.width.is_multiple_of(across);
        if !is_even || (from.height, from.width) == (by.height, by.width) || down * across < 2 {
            return Err(Reason::NoMatch.into());
        }
        let (height, width) = (from.height / down, from.width / across);
        let tile = |at: usize| {
            let (i, j) = (at / across * height, at % across * width);
            cut(cx, from, (i, i + height), (j, j + width))
        };
        (0..down * across).map(tile).collect()
    }

    fn halves(across: bool, cx: &mut Cx, from: GridView<'_>) -> Result<Vec<Value>, Fault> {
        let len = if across { from.width } else { from.height };
        if len < 2 || !len.is_multiple_of(2) {
            return Err(Reason::NoMatch.into());
        }
        let half = |(start, end): (usize, usize), cx: &mut Cx| match across {
            true => cut(cx, from, (0, from.height), (start, end)),
            false => cut(cx, from, (start, end), (0, from.width)),
        };
        Ok(vec![half((0, len / 2), cx)?, half((len / 2, len), cx)?])
    }

    fn layers(cx: &mut Cx, from: GridView<'_>, by: GridView<'_>, others: bool) -> Result<Vec<Value>, Fault> {
        let mut colours = ranked(by.cells);
        colours.sort_unstable();
        let layer = |&colour: &i8| {
            cx.grid(from.height, from.width, |out| {
                for (out, &cell) in out.iter_mut().zip(from.cells) {
                    *out = if cell == colour {
                        OWN
                    } else if others && cell != 0 {
                        OTHER
                    } else {
                        0
                    };
                }
            })
        };
        colours.iter().map(layer).collect()
    }

    /// The parts of an input alone, each with those of the grid that meet it.
    fn alone(cx: &mut Cx, from: GridView<'_>, by: GridView<'_>) -> Result<Vec<Value>, Fault> {
        let joint = Joint { one_colour: false, diagonal: true };
        let (own, of) = (parts(by, joint, |cell| cell != 0), parts(from, joint, |cell| cell != 0));
        few(own.spans.len())?;
        if (from.height, from.width) != (by.height, by.width) {
            return Err(Reason::NoMatch.into());
        }
        let mut met = vec![0; of.spans.len()];
        for (&at, &part) in own.labels.iter().zip(&of.labels).filter(|(own, of)| **own > 0 && **of > 0) {
            let met = &mut met[part as usize - 1];
            if *met != 0 && *met != at {
                return Err(Reason::NoMatch.into());
            }
            *met = at;
        }
        let layer = |own: usize| {
            cx.grid(from.height, from.width, |out| {
                for ((out, &cell), &part) in out.iter_mut().zip(from.cells).zip(&of.labels) {
                    *out = if part > 0 && met[part as usize - 1] == own as u32 { cell } else { 0 };
                }
            })
        };
        (1..=own.spans.len()).map(layer).collect()
    }

    /// The parts of a grid of the sample with this input.
    fn cut(self, cx: &mut Cx, value: &Value, by: &Value, is_input: bool) -> Result<Vec<Value>, Fault> {
        let (from, by) = (whole(cx, value, 8)?, whole(cx, by, 8)?);
        match self {
            Split::Halves { across } => Split::halves(across, cx, from),
            Split::Layers { others } => Split::layers(cx, from, by, others && is_input),
            Split::Alone => Split::alone(cx, from, by),
            Split::Tiles { .. } | Split::Bands { .. } if !is_input => self.tiled(cx, from, by),
            Split::Tiles { .. } | Split::Bands { .. } => {
                let spans = self.spans(cx, by)?;
                spans.iter().map(|span| cut(cx, from, span.rows, span.columns)).collect()
            }
            Split::Boxes { .. } | Split::Fields | Split::Lines { .. } => {
                if (from.height, from.width) != (by.height, by.width) {
                    return Err(Reason::NoMatch.into());
                }
                let spans = self.spans(cx, by)?;
                spans.iter().map(|span| cut(cx, from, span.rows, span.columns)).collect()
            }
        }
    }

    /// The grid of the sample with this input that is made of these parts.
    fn joined(self, cx: &mut Cx, parts: &[Value], by: &Value) -> Answer {
        let seen_by = whole(cx, by, 8)?;
        let views = parts.iter().map(|part| whole(cx, part, 1)).collect::<Result<Vec<_>, _>>()?;
        match self {
            Split::Halves { across } => match (parts, views.as_slice()) {
                ([a, b], [x, y]) if across && x.height == y.height => hconcat(cx, a, b),
                ([a, b], [x, y]) if !across && x.width == y.width => vconcat(cx, a, b),
                _ => Err(Reason::NoMatch.into()),
            },
            Split::Layers { .. } => {
                let mut colours = ranked(seen_by.cells);
                colours.sort_unstable();
                over(
                    cx,
                    &views,
                    seen_by,
                    |at, cell| if cell == OWN { colours.get(at).copied() } else { None },
                )
            }
            Split::Alone => over(cx, &views, seen_by, |_, cell| (cell != 0).then_some(cell)),
            Split::Tiles { .. } | Split::Bands { .. } => {
                let (down, across) = self.tiles(cx, seen_by)?;
                let first = views.first().ok_or(Reason::NoMatch)?;
                let (height, width) = (first.height, first.width);
                let is_one_size = views.iter().all(|view| (view.height, view.width) == (height, width));
                let is_small = (height * down).max(width * across) <= LARGEST_SIDE;
                if views.len() != down * across || !is_one_size || !is_small {
                    return Err(Reason::NoMatch.into());
                }
                cx.grid(height * down, width * across, |out| {
                    for (row, line) in out.chunks_exact_mut(width * across).enumerate() {
                        for (column, part) in line.chunks_exact_mut(width).enumerate() {
                            let view = views[row / height * across + column];
                            part.copy_from_slice(&view.cells[row % height * width..][..width]);
                        }
                    }
                })
            }
            Split::Boxes { .. } | Split::Fields | Split::Lines { .. } => {
                let (spans, Value::Grid(into)) = (self.spans(cx, seen_by)?, by) else {
                    return Err(Reason::NotAGrid.into());
                };
                let fits = |(span, part): (&Span, &GridView<'_>)| {
                    (span.height(), span.width()) == (part.height, part.width)
                };
                if spans.len() != views.len() || !spans.iter().zip(&views).all(fits) {
                    return Err(Reason::NoMatch.into());
                }
                // A cell that a part leaves as it was is for others to change.
                cx.edit(into, |cells| {
                    for (span, part) in spans.iter().zip(&views) {
                        for (row, line) in (span.rows.0..).zip(part.rows()) {
                            let at = row * seen_by.width + span.columns.0;
                            let before = &seen_by.cells[at..at + line.len()];
                            for ((cell, &made), &before) in cells[at..].iter_mut().zip(line).zip(before) {
                                if made != before {
                                    *cell = made;
                                }
                            }
                        }
                    }
                })
            }
        }
    }
}

/// Layers of the shape of an input laid over each other on 0, the last on top.
fn over(
    cx: &mut Cx,
    layers: &[GridView<'_>],
    by: GridView<'_>,
    painted: impl Fn(usize, i8) -> Option<i8>,
) -> Answer {
    if layers.iter().any(|layer| (layer.height, layer.width) != (by.height, by.width)) {
        return Err(Reason::NoMatch.into());
    }
    cx.grid(by.height, by.width, |out| {
        for (at, layer) in layers.iter().enumerate() {
            for (out, &cell) in out.iter_mut().zip(layer.cells) {
                *out = painted(at, cell).unwrap_or(*out);
            }
        }
    })
}

pub(crate) fn split_parts(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let parts = Split::of(k)?.cut(cx, value, value, true)?;
    tuple_of(cx, parts)
}

pub(crate) fn join_parts(cx: &mut Cx, parts: &Value, by: &Value, k: &Value) -> Answer {
    let split = Split::of(k)?;
    grids(cx, parts)?;
    let parts = parts.elements().ok_or(Reason::NotATuple)?;
    split.joined(cx, &parts, by)
}

pub(crate) fn split_demos(cx: &mut Cx, samples: &Value, k: &Value) -> Answer {
    let split = Split::of(k)?;
    let mut demos: Vec<(Value, Value)> = Vec::new();
    for (input, output) in pairs(samples)? {
        let (before, after) = (split.cut(cx, &input, &input, true)?, split.cut(cx, &output, &input, false)?);
        cx.spend(u64::from(output.weight()) + u64::from(input.weight()))?;
        if before.len() != after.len() || split.joined(cx, &after, &input)? != output {
            return Err(Reason::NoMatch.into());
        }
        for (before, after) in before.into_iter().zip(after) {
            cx.spend(1 + demos.len() as u64 * u64::from(before.weight()))?;
            match demos.iter().find(|(input, _)| *input == before) {
                Some((_, output)) if *output != after => return Err(Reason::NoMatch.into()),
                Some(_) => {}
                None => demos.push((before, after)),
            }
        }
    }
    let every = demos.len().div_ceil(MAX_DEMOS).max(1);
    let chosen = demos.into_iter().step_by(every);
    let chosen =
        chosen.map(|(input, output)| cx.tuple(vec![input, output])).collect::<Result<Vec<_>, _>>()?;
    tuple_of(cx, chosen)
}
