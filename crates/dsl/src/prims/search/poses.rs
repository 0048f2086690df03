//! Poses: every sample seen another way that its input tells, and back.
//!
//! A pose is chosen by a number. `pose` makes it of an input, `pose_demos` of the demos (their outputs by their inputs), and
//! `unpose` undoes it for what was made of a posed input. A pose holds for some demos only if nothing is lost: what
//! `unpose` makes of every posed output is that output.

use super::image::{Joint, Span, parts, ranked, span_where, variant, whole};
use super::pieces::fields_of;
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::demos::pairs;
use crate::prims::symmetry::mir_rot_t;
use crate::value::Value;
use crate::views::GridView;

/// How many poses there are.
pub(crate) const POSES: i64 = 44;
/// The numbers of the first poses of a kind.
const TURNED: usize = 3;
const CROPPED: usize = 15;
const HALVED: usize = 41;

/// A way to see a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pose {
    /// Without the separators.
    Lines,
    /// Without rows and columns that repeat the one before.
    Repeats,
    /// Along the diagonal.
    Transposed,
    /// Turned so that these cells are as high, then as far left as can be.
    Turned(Which),
    /// Cropped to what holds these cells, with so much around.
    Cropped(Which, usize),
    /// The input as it is, of the output the left half, the upper half, the upper left quarter: outputs are symmetric.
    Halved { across: bool, down: bool },
}

/// Some cells of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    /// Those that are not 0.
    Content,
    /// The largest part, of any colours, connected diagonally, too; the largest of one colour.
    Largest {
        one_colour: bool,
    },
    Colour(i8),
    /// The colour with the fewest cells but 0; the larger of two.
    Rarest,
}

impl Pose {
    fn of(k: &Value) -> Result<Pose, Fault> {
        Ok(match variant(k, POSES)? {
            0 => Pose::Lines,
            1 => Pose::Repeats,
            2 => Pose::Transposed,
            TURNED => Pose::Turned(Which::Rarest),
            14 => Pose::Turned(Which::Content),
            k if k < CROPPED => Pose::Turned(Which::Colour((k - TURNED - 1) as i8)),
            k if k < HALVED => {
                let (which, margin) = ((k - CROPPED) / 2, (k - CROPPED) % 2);
                let which = match which {
                    0 => Which::Content,
                    1 => Which::Largest { one_colour: false },
                    2 => Which::Largest { one_colour: true },
                    _ => Which::Colour((which - 3) as i8),
                };
                Pose::Cropped(which, margin)
            }
            k => Pose::Halved { across: k != HALVED + 1, down: k != HALVED },
        })
    }

    /// The rows and columns of a grid that it keeps, each with those that it stands for; none where it turns.
    fn frame(self, cx: &mut Cx, by: GridView<'_>) -> Result<Option<Frame>, Fault> {
        let one_by_one = |stretches: Vec<(usize, usize)>| -> Vec<(usize, usize)> {
            stretches.into_iter().flat_map(|(start, end)| (start..end).map(|at| (at, at + 1))).collect()
        };
        let (rows, columns) = match self {
            Pose::Lines => {
                let (rows, columns) = fields_of(cx, by)?;
                (one_by_one(rows), one_by_one(columns))
            }
            Pose::Repeats => (
                runs(by.height, |a, b| (0..by.width).all(|column| by.at(a, column) == by.at(b, column))),
                runs(by.width, |a, b| (0..by.height).all(|row| by.at(row, a) == by.at(row, b))),
            ),
            Pose::Cropped(which, margin) => {
                let Span { rows, columns } = which.span(by)?;
                let wider = |(start, end): (usize, usize), len: usize| {
                    vec![(start.saturating_sub(margin), (end + margin).min(len))]
                };
                (one_by_one(wider(rows, by.height)), one_by_one(wider(columns, by.width)))
            }
            Pose::Transposed | Pose::Turned(_) | Pose::Halved { .. } => return Ok(None),
        };
        Ok(Some(Frame { rows, columns }))
    }

    /// Which turn it makes of a sample with this input, as `mir_rot_t` counts them.
    fn turn(self, by: GridView<'_>) -> Result<i64, Fault> {
        match self {
            Pose::Turned(which) => which.turn(by),
            Pose::Transposed => Ok(1),
            _ => Ok(7),
        }
    }

    /// What it makes of a grid of the sample with this input.
    fn seen(self, cx: &mut Cx, value: &Value, by: &Value) -> Answer {
        let (from, by) = (whole(cx, value, 4)?, whole(cx, by, 4)?);
        match self.frame(cx, by)? {
            Some(frame) if (from.height, from.width) == (by.height, by.width) => frame.cut(cx, from),
            Some(_) => Err(Reason::NoMatch.into()),
            None => mir_rot_t(cx, value, &Value::Int(self.turn(by)?)),
        }
    }

    /// What it makes of an output.
    fn seen_output(self, cx: &mut Cx, output: &Value, by: &Value) -> Answer {
        let Pose::Halved { across, down } = self else { return self.seen(cx, output, by) };
        let from = whole(cx, output, 4)?;
        let half = |len: usize, is: bool| {
            (0..if is { len.div_ceil(2) } else { len }).map(|at| (at, at + 1)).collect()
        };
        Frame { rows: half(from.height, down), columns: half(from.width, across) }.cut(cx, from)
    }

    /// The grid of the sample with this input of which it makes this one.
    fn back(self, cx: &mut Cx, value: &Value, by: &Value) -> Answer {
        let (from, seen_by) = (whole(cx, value, 4)?, whole(cx, by, 4)?);
        if let Pose::Halved { across, down } = self {
            // As long as the input where that is an ending of the half, or twice as long.
            let whole_side = |len: usize, input: usize, is: bool| match is {
                false => len,
                true if input.div_ceil(2) == len => input,
                true => 2 * len,
            };
            let height = whole_side(from.height, seen_by.height, down);
            let width = whole_side(from.width, seen_by.width, across);
            return cx.grid(height, width, |out| {
                for (at, out) in out.iter_mut().enumerate() {
                    let (row, column) = (at / width, at % width);
                    let inside = |at: usize, len: usize, all: usize| if at < len { at } else { all - 1 - at };
                    *out = from.at(inside(row, from.height, height), inside(column, from.width, width));
                }
            });
        }
        match self.frame(cx, seen_by)? {
            Some(frame) => frame.paste(cx, from, by),
            None => {
                let back = match self.turn(seen_by)? {
                    4 => 6,
                    6 => 4,
                    turn => turn,
                };
                mir_rot_t(cx, value, &Value::Int(back))
            }
        }
    }
}

impl Which {
    fn span(self, by: GridView<'_>) -> Result<Span, Fault> {
        let largest = |one_colour: bool| {
            let parts = parts(by, Joint { one_colour, diagonal: !one_colour }, |cell| cell != 0);
            // The first of the largest.
            parts.spans.iter().rev().max_by_key(|(_, cells)| *cells).map(|&(span, _)| span)
        };
        let span = match self {
            Which::Content => span_where(by, |cell| cell != 0),
            Which::Largest { one_colour } => largest(one_colour),
            Which::Colour(colour) => span_where(by, |cell| cell == colour),
            Which::Rarest => return Err(Reason::NoSuchVariant.into()),
        };
        span.ok_or(Reason::NoMatch.into())
    }

    /// Whether a cell belongs to it, where that is said by colours.
    fn colours(self, by: GridView<'_>) -> Result<impl Fn(i8) -> bool, Fault> {
        let rarest = ranked(by.cells).last().copied();
        let colour = match self {
            Which::Content => None,
            Which::Colour(colour) => Some(colour),
            Which::Rarest => Some(rarest.ok_or(Reason::NoMatch)?),
            Which::Largest { .. } => return Err(Reason::NoSuchVariant.into()),
        };
        Ok(move |cell: i8| colour.map_or(cell != 0, |colour| cell == colour))
    }

    /// The turn that puts the middle of its cells highest, then leftmost; the first of equals.
    fn turn(self, by: GridView<'_>) -> Result<i64, Fault> {
        let is = self.colours(by)?;
        // Twice how far below and right of the middle of the grid, in all.
        let (mut down, mut right, mut count) = (0_i64, 0_i64, 0_usize);
        for (at, _) in by.cells.iter().enumerate().filter(|(_, cell)| is(**cell)) {
            let (row, column) = ((at / by.width) as i64, (at % by.width) as i64);
            down += 2 * row - (by.height as i64 - 1);
            right += 2 * column - (by.width as i64 - 1);
            count += 1;
        }
        if count == 0 {
            return Err(Reason::NoMatch.into());
        }
        let turns = [
            (7, (down, right)),
            (4, (right, -down)),
            (5, (-down, -right)),
            (6, (-right, down)),
            (2, (down, -right)),
            (0, (-down, right)),
            (1, (right, down)),
            (3, (-right, -down)),
        ];
        turns.iter().min_by_key(|(_, at)| *at).map(|&(turn, _)| turn).ok_or(Reason::NoMatch.into())
    }
}

/// Stretches of equal neighbours.
fn runs(len: usize, is_same: impl Fn(usize, usize) -> bool) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for at in 0..len {
        match runs.last_mut() {
            Some((start, end)) if is_same(*start, at) => *end = at + 1,
            _ => runs.push((at, at + 1)),
        }
    }
    runs
}

/// Rows and columns of a grid, each with those behind it that it stands for.
struct Frame {
    rows: Vec<(usize, usize)>,
    columns: Vec<(usize, usize)>,
}

impl Frame {
    fn cut(&self, cx: &mut Cx, from: GridView<'_>) -> Answer {
        cx.grid(self.rows.len(), self.columns.len(), |out| {
            for (line, &(row, _)) in out.chunks_exact_mut(self.columns.len().max(1)).zip(&self.rows) {
                line.iter_mut()
                    .zip(&self.columns)
                    .for_each(|(out, &(column, _))| *out = from.at(row, column));
            }
        })
    }

    /// The grid with what was made of its frame in its place.
    fn paste(&self, cx: &mut Cx, from: GridView<'_>, into: &Value) -> Answer {
        let Value::Grid(into) = into else { return Err(Reason::NotAGrid.into()) };
        if (from.height, from.width) != (self.rows.len(), self.columns.len()) {
            return Err(Reason::NoMatch.into());
        }
        let width = into.width();
        cx.edit(into, |cells| {
            for (cells_of, &(top, bottom)) in from.rows().zip(&self.rows) {
                for line in cells.chunks_exact_mut(width.max(1)).take(bottom).skip(top) {
                    for (&cell, &(left, right)) in cells_of.iter().zip(&self.columns) {
                        line[left..right].fill(cell);
                    }
                }
            }
        })
    }
}

pub(crate) fn pose(cx: &mut Cx, value: &Value, k: &Value) -> Answer {
    let pose = Pose::of(k)?;
    match pose {
        Pose::Halved { .. } => whole(cx, value, 1).map(|_| value.clone()),
        _ => pose.seen(cx, value, value),
    }
}

pub(crate) fn unpose(cx: &mut Cx, value: &Value, by: &Value, k: &Value) -> Answer {
    Pose::of(k)?.back(cx, value, by)
}

pub(crate) fn pose_demos(cx: &mut Cx, samples: &Value, k: &Value) -> Answer {
    let way = Pose::of(k)?;
    let mut posed = Vec::new();
    for (input, output) in pairs(samples)? {
        let seen = way.seen_output(cx, &output, &input)?;
        cx.spend(u64::from(output.weight()))?;
        if way.back(cx, &seen, &input)? != output {
            return Err(Reason::NoMatch.into());
        }
        let input = pose(cx, &input, k)?;
        posed.push(cx.tuple(vec![input, seen])?);
    }
    cx.tuple(posed)
}
