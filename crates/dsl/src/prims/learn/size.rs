//! The size of the output, learned from what can be measured of a grid: its own size, the size of its content, of its
//! colours, parts and fields, and counts of these. The simplest explanation of both sides is taken.

use super::{Demo, Fitted, Gives, Learner, Rule, Takes, first, unless_spent};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::image::{Joint, LARGEST_SIDE, Parts, Span, parts, ranked, span_where, whole};
use crate::prims::pieces::fields_of;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// What measuring costs, in looks at each cell.
const WORK: u64 = 40;
/// What it costs more to explain the sides apart.
const APART: u32 = 2;

pub(crate) struct LearnSize;

impl Learner for LearnSize {
    fn prim(&self) -> Prim {
        prim::LEARN_SIZE
    }

    fn takes(&self) -> Takes {
        Takes::Grid
    }

    fn gives(&self) -> Gives {
        Gives::Size
    }

    fn cost(&self) -> u32 {
        3
    }

    fn fuel_weight(&self) -> u64 {
        1
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Size::fit(cx, demos)?))
    }
}

/// A pair of numbers, one for each side; `None` where there is nothing to measure.
type Measure = Option<(i32, i32)>;

/// How much longer each measure makes an explanation, in the order of [`measures`].
const MEASURE_COST: [u32; 19] = [0, 2, 1, 2, 2, 2, 2, 2, 3, 2, 3, 3, 2, 2, 2, 2, 2, 3, 3];

/// How a side follows from a measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// So many times as much, divided by so much without a rest, and so many more.
    Linear(i32, i32, i32),
    /// The grid's own side that many times.
    TimesOwn,
}

use Form::{Linear, TimesOwn};

/// The forms, and how much longer each makes an explanation.
const FORMS: [(Form, u32); 15] = [
    (Linear(1, 1, 0), 0),
    (Linear(2, 1, 0), 1),
    (Linear(3, 1, 0), 1),
    (Linear(1, 2, 0), 1),
    (Linear(1, 3, 0), 1),
    (Linear(1, 1, -2), 2),
    (Linear(1, 1, 2), 2),
    (Linear(1, 1, -1), 2),
    (Linear(1, 1, 1), 2),
    (TimesOwn, 2),
    (Linear(4, 1, 0), 2),
    (Linear(1, 4, 0), 2),
    (Linear(5, 1, 0), 3),
    (Linear(2, 1, 1), 3),
    (Linear(2, 1, -1), 3),
];

/// What a constant makes an explanation longer.
const CONSTANT_COST: u32 = 2;

/// How a side is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Term {
    Constant(i32),
    /// A form of a measure, by their places in the tables.
    Measured(usize, Form),
}

/// How the size of the output follows from a grid.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    height: Term,
    width: Term,
    cost: u32,
}

/// What can be measured of a grid: its size, the same the other way round, the box of its content; the boxes of the most
/// common, the least common and the second colour; its largest part in three ways of connecting, its smallest; how many
/// parts in these three ways; colours but 0; fields, the first field, the largest; cells that are not 0; cells of the
/// least and the most common colour but 0; lines that differ from the one before.
fn measures(cx: &mut Cx, from: GridView<'_>) -> Result<Vec<Measure>, Fault> {
    cx.spend(from.cells.len() as u64 * WORK)?;
    let both = |n: usize| Some((n as i32, n as i32));
    let size = |span: Span| (span.height() as i32, span.width() as i32);
    let colours = ranked(from.cells);
    let boxed =
        |colour: Option<&i8>| colour.and_then(|&colour| span_where(from, |cell| cell == colour)).map(size);
    let count = |colour: Option<&i8>| {
        colour.and_then(|&colour| both(from.cells.iter().filter(|&&cell| cell == colour).count()))
    };
    let (height, width) = (from.height as i32, from.width as i32);
    let mut all = vec![
        Some((height, width)),
        Some((width, height)),
        span_where(from, |cell| cell != 0).map(size),
        boxed(colours.first()),
        boxed(colours.last()),
        boxed(colours.get(1)),
    ];
    let split = [1, 3, 0].map(|k| parts(from, Joint::of(k), |cell| cell != 0));
    // The first of those with the most cells.
    let largest = |parts: &Parts| {
        let most = parts.spans.iter().map(|&(_, cells)| cells).max()?;
        parts.spans.iter().find(|&&(_, cells)| cells == most).map(|&(span, _)| size(span))
    };
    let smallest =
        |parts: &Parts| parts.spans.iter().min_by_key(|&&(_, cells)| cells).map(|&(span, _)| size(span));
    all.extend([largest(&split[0]), largest(&split[1]), smallest(&split[0])]);
    all.extend(split.iter().map(|parts| both(parts.spans.len())));
    all.push(both(colours.len()));
    match unless_spent(fields_of(cx, from))? {
        Some((rows, columns)) => {
            let len = |&(start, end): &(usize, usize)| (end - start) as i32;
            all.push(Some((rows.len() as i32, columns.len() as i32)));
            all.push(rows.iter().map(len).max().zip(columns.iter().map(len).max()));
        }
        None => all.extend([None, None]),
    }
    all.push(both(from.cells.iter().filter(|&&cell| cell != 0).count()));
    all.extend([count(colours.last()), count(colours.first())]);
    let rows: Vec<&[i8]> = from.rows().collect();
    let fresh_rows = 1 + rows.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let differ = |j: &usize| rows.iter().any(|row| row[*j] != row[*j - 1]);
    let fresh_columns = 1 + (1..from.width).filter(differ).count();
    all.push(Some((fresh_rows as i32, fresh_columns as i32)));
    Ok(all)
}

/// A side of a measured grid, by a term.
fn side(all: &[Measure], term: Term, across: bool) -> Option<i32> {
    let of = |pair: (i32, i32)| if across { pair.1 } else { pair.0 };
    let length = match term {
        Term::Constant(length) => length,
        Term::Measured(measure, Linear(times, parts, more)) => {
            let product = of((*all.get(measure)?)?).checked_mul(times)?;
            (product % parts == 0).then_some(product / parts)?.checked_add(more)?
        }
        Term::Measured(measure, TimesOwn) => of((*all.get(measure)?)?).checked_mul(of((*all.first()?)?))?,
    };
    (1..=LARGEST_SIDE as i32).contains(&length).then_some(length)
}

impl Size {
    /// The simplest explanation of the outputs' sizes by what was made of the inputs, or a fault.
    pub fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Size, Fault> {
        first(demos)?;
        let mut all = Vec::with_capacity(demos.len());
        for demo in demos {
            let from = whole(cx, demo.value, 1)?;
            let to = view(demo.output);
            all.push((measures(cx, from)?, (to.height as i32, to.width as i32)));
        }
        cx.spend((demos.len() * MEASURE_COST.len() * FORMS.len()) as u64)?;
        let (_, first) = all[0];
        let explains = |term: Term, across: bool| {
            all.iter()
                .all(|(measured, to)| side(measured, term, across) == Some(if across { to.1 } else { to.0 }))
        };
        let mut terms: Vec<(u32, Term)> = Vec::with_capacity(MEASURE_COST.len() * FORMS.len());
        for (measure, &measure_cost) in MEASURE_COST.iter().enumerate() {
            for (form, form_cost) in FORMS {
                terms.push((measure_cost + form_cost, Term::Measured(measure, form)));
            }
        }
        // Stable: of equals the first measure and form.
        terms.sort_by_key(|&(cost, _)| cost);
        let one = |across: bool, length: i32| {
            let constant =
                Some((CONSTANT_COST, Term::Constant(length))).filter(|&(_, term)| explains(term, across));
            let measured = terms.iter().copied().find(|&(_, term)| explains(term, across));
            [constant, measured].into_iter().flatten().min_by_key(|&(cost, _)| cost)
        };
        let (height, width) = (one(false, first.0), one(true, first.1));
        let constant = |found: Option<(u32, Term)>| matches!(found, Some((_, Term::Constant(_))));
        // Two constants are one explanation, as two sides by one measure are.
        let apart = if constant(height) && constant(width) { 0 } else { APART };
        let separate = height.zip(width).map(|((a, height), (b, width))| Size {
            height,
            width,
            cost: if apart == 0 { CONSTANT_COST } else { a + b + apart },
        });
        let joint = terms
            .iter()
            .find(|&&(_, term)| explains(term, false) && explains(term, true))
            .map(|&(cost, term)| Size { height: term, width: term, cost });
        let found = [joint, separate].into_iter().flatten().min_by_key(|size| size.cost);
        found.ok_or_else(|| Reason::Unexplained.into())
    }

    /// The height and width that follow from a grid.
    pub fn apply(&self, cx: &mut Cx, value: &Value) -> Result<(usize, usize), Fault> {
        let from = whole(cx, value, 1)?;
        let measured = measures(cx, from)?;
        let sides = (side(&measured, self.height, false), side(&measured, self.width, true));
        match sides {
            (Some(height), Some(width)) => Ok((height as usize, width as usize)),
            _ => Err(Reason::NoMatch.into()),
        }
    }
}

impl Rule for Size {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let (height, width) = self.apply(cx, value)?;
        Ok(Value::Pair(height as i32, width as i32))
    }

    /// How long the explanation is: 0 for the grid's own size.
    fn size(&self) -> usize {
        self.cost as usize
    }

    /// A size is as good as another: what is made of it tells.
    fn cost(&self) -> u32 {
        0
    }
}
