//! The size of the output, learned from what can be measured of a grid: its own size, the size of its content, of its
//! colours, parts and fields, and counts of these. The simplest explanation of both sides is taken.

use super::{Demo, Fitted, Gives, Learner, Rule, Takes, first, unless_spent};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::{Joint, LARGEST_SIDE, Parts, Span, parts, ranked, span_where, whole};
use crate::prims::search::pieces::fields_of;
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

    /// Most sizes follow from the input, or from what is one step away.
    fn starts_within(&self) -> u32 {
        8
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Size::fit(cx, demos)?))
    }
}

/// What can be measured of a grid: a number for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Measure {
    /// Its own size.
    Own,
    /// Its own size the other way round.
    Turned,
    /// The box of its content.
    Content,
    /// The box of the most common colour but 0.
    MostCommon,
    /// The box of the least common colour but 0.
    LeastCommon,
    /// The box of the second most common colour but 0.
    SecondColour,
    /// The largest part of one colour.
    LargestPart,
    /// The largest part of any colours.
    LargestBlob,
    /// The smallest part of one colour.
    SmallestPart,
    /// How many parts of one colour there are.
    Parts,
    /// How many parts of any colours there are.
    Blobs,
    /// How many parts of one colour there are if those that touch diagonally are apart.
    StraightParts,
    /// How many colours but 0 there are.
    Colours,
    /// How many fields between separators there are, down and across.
    Fields,
    /// The largest field.
    LargestField,
    /// How many cells are not 0.
    Cells,
    /// How many cells the least common colour but 0 has.
    LeastCommonCells,
    /// How many cells the most common colour but 0 has.
    MostCommonCells,
    /// How many lines differ from the one before.
    FreshLines,
}

impl Measure {
    /// What it is called, of a side.
    fn name(self, side: &str) -> String {
        let of = |what: &str| format!("{side} of {what}");
        let number = |what: &str| format!("the number of {what}");
        match self {
            Measure::Own => of("the grid"),
            Measure::Turned => of("the grid turned"),
            Measure::Content => of("the content"),
            Measure::MostCommon => of("the most common colour"),
            Measure::LeastCommon => of("the rarest colour"),
            Measure::SecondColour => of("the second most common colour"),
            Measure::LargestPart => of("the largest part of one colour"),
            Measure::LargestBlob => of("the largest object"),
            Measure::SmallestPart => of("the smallest part of one colour"),
            Measure::Parts => number("parts of one colour"),
            Measure::Blobs => number("parts of any colours"),
            Measure::StraightParts => number("parts of one colour, joined straight,"),
            Measure::Colours => number("colours"),
            Measure::Fields => format!("the number of fields along {side}"),
            Measure::LargestField => of("the largest field"),
            Measure::Cells => number("coloured cells"),
            Measure::LeastCommonCells => number("cells of the rarest colour"),
            Measure::MostCommonCells => number("cells of the most common colour"),
            Measure::FreshLines => format!("the number of different lines along {side}"),
        }
    }
}

/// Every measure, and how much longer it makes an explanation.
const MEASURES: [(Measure, u32); 19] = [
    (Measure::Own, 0),
    (Measure::Turned, 2),
    (Measure::Content, 1),
    (Measure::MostCommon, 2),
    (Measure::LeastCommon, 2),
    (Measure::SecondColour, 2),
    (Measure::LargestPart, 2),
    (Measure::LargestBlob, 2),
    (Measure::SmallestPart, 3),
    (Measure::Parts, 2),
    (Measure::Blobs, 3),
    (Measure::StraightParts, 3),
    (Measure::Colours, 2),
    (Measure::Fields, 2),
    (Measure::LargestField, 2),
    (Measure::Cells, 2),
    (Measure::LeastCommonCells, 2),
    (Measure::MostCommonCells, 3),
    (Measure::FreshLines, 3),
];

/// What was measured of a grid, down and across; `None` where there is nothing to measure.
struct Measured([Option<(i32, i32)>; MEASURES.len()]);

impl Measured {
    fn get(&self, measure: Measure) -> Option<(i32, i32)> {
        self.0[measure as usize]
    }
}

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
    Measured(Measure, Form),
}

/// How the size of the output follows from a grid.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    height: Term,
    width: Term,
    cost: u32,
}

/// Measures a grid.
fn measured(cx: &mut Cx, from: GridView<'_>) -> Result<Measured, Fault> {
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
    let split = |one_colour, diagonal| parts(from, Joint { one_colour, diagonal }, |cell| cell != 0);
    let (connected, blobs, straight) = (split(true, true), split(false, true), split(true, false));
    // The first of those with the most cells.
    let largest = |parts: &Parts| {
        let most = parts.spans.iter().map(|&(_, cells)| cells).max()?;
        parts.spans.iter().find(|&&(_, cells)| cells == most).map(|&(span, _)| size(span))
    };
    let smallest =
        |parts: &Parts| parts.spans.iter().min_by_key(|&&(_, cells)| cells).map(|&(span, _)| size(span));
    let fields = unless_spent(fields_of(cx, from))?;
    let len = |&(start, end): &(usize, usize)| (end - start) as i32;
    let longest = |lines: &[(usize, usize)]| lines.iter().map(len).max();
    let measure = |measure: Measure| match measure {
        Measure::Own => Some((height, width)),
        Measure::Turned => Some((width, height)),
        Measure::Content => span_where(from, |cell| cell != 0).map(size),
        Measure::MostCommon => boxed(colours.first()),
        Measure::LeastCommon => boxed(colours.last()),
        Measure::SecondColour => boxed(colours.get(1)),
        Measure::LargestPart => largest(&connected),
        Measure::LargestBlob => largest(&blobs),
        Measure::SmallestPart => smallest(&connected),
        Measure::Parts => both(connected.spans.len()),
        Measure::Blobs => both(blobs.spans.len()),
        Measure::StraightParts => both(straight.spans.len()),
        Measure::Colours => both(colours.len()),
        Measure::Fields => fields.as_ref().map(|(rows, columns)| (rows.len() as i32, columns.len() as i32)),
        Measure::LargestField => {
            fields.as_ref().and_then(|(rows, columns)| longest(rows).zip(longest(columns)))
        }
        Measure::Cells => both(from.cells.iter().filter(|&&cell| cell != 0).count()),
        Measure::LeastCommonCells => count(colours.last()),
        Measure::MostCommonCells => count(colours.first()),
        Measure::FreshLines => Some(fresh_lines(from)),
    };
    Ok(Measured(MEASURES.map(|(named, _)| measure(named))))
}

/// How many rows and columns differ from the one before; the first ones do.
fn fresh_lines(from: GridView<'_>) -> (i32, i32) {
    let rows: Vec<&[i8]> = from.rows().collect();
    let fresh_rows = 1 + rows.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let differ = |j: &usize| rows.iter().any(|row| row[*j] != row[*j - 1]);
    let fresh_columns = 1 + (1..from.width).filter(differ).count();
    (fresh_rows as i32, fresh_columns as i32)
}

/// A side of a measured grid, by a term.
fn side(measured: &Measured, term: Term, across: bool) -> Option<i32> {
    let of = |measure: Measure| {
        let (down, right) = measured.get(measure)?;
        Some(if across { right } else { down })
    };
    let length = match term {
        Term::Constant(length) => length,
        Term::Measured(measure, Linear(times, parts, more)) => {
            let product = of(measure)?.checked_mul(times)?;
            (product % parts == 0).then_some(product / parts)?.checked_add(more)?
        }
        Term::Measured(measure, TimesOwn) => of(measure)?.checked_mul(of(Measure::Own)?)?,
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
            all.push((measured(cx, from)?, (to.height as i32, to.width as i32)));
        }
        cx.spend((demos.len() * MEASURES.len() * FORMS.len()) as u64)?;
        let (_, first) = all[0];
        let explains = |term: Term, across: bool| {
            all.iter()
                .all(|(measured, to)| side(measured, term, across) == Some(if across { to.1 } else { to.0 }))
        };
        let mut terms: Vec<(u32, Term)> = Vec::with_capacity(MEASURES.len() * FORMS.len());
        for (measure, measure_cost) in MEASURES {
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
        let measured = measured(cx, from)?;
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

    fn words(&self) -> Option<String> {
        let side = |term: Term, own: &str| match term {
            Term::Constant(length) => length.to_string(),
            Term::Measured(measure, TimesOwn) => format!("{own} of the grid times {}", measure.name(own)),
            Term::Measured(measure, Linear(times, parts, more)) => {
                let times = if times == 1 { String::new() } else { format!("{times} times ") };
                let parts = if parts == 1 { String::new() } else { format!(" divided by {parts}") };
                let more = match more {
                    0 => String::new(),
                    less @ ..0 => format!(" minus {}", -less),
                    more => format!(" plus {more}"),
                };
                format!("{times}{}{parts}{more}", measure.name(own))
            }
        };
        Some(format!("height: {}\nwidth: {}", side(self.height, "the height"), side(self.width, "the width")))
    }

    /// A size is as good as another: what is made of it tells.
    fn cost(&self) -> u32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_in_their_order() {
        for (place, (measure, _)) in MEASURES.into_iter().enumerate() {
            assert_eq!(measure as usize, place, "{measure:?}");
        }
    }
}
