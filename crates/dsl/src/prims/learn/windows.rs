//! Every cell by a decision tree over what can be said of it inside of its window: around a connected part, or between
//! separators. So that places, edges and mirrors are those of the part, not of the grid.

use super::cells;
use super::grow::fit;
use super::tree::{OWN, Table, Tree};
use super::{Demo, Fitted, Learner, Rule, Takes, explained, first, unless_spent, written};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::{Joint, Span, parts, whole};
use crate::prims::search::pieces::fields_of;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// The most windows of a grid.
const MAX_WINDOWS: usize = 64;

pub(crate) struct LearnWindows;

impl Learner for LearnWindows {
    fn prim(&self) -> Prim {
        prim::LEARN_WINDOWS
    }

    fn takes(&self) -> Takes {
        Takes::OutputShape
    }

    fn cost(&self) -> u32 {
        13
    }

    fn fuel_weight(&self) -> u64 {
        16
    }

    fn variants(&self) -> u8 {
        3
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], by: u8) -> Fitted {
        first(demos)?;
        let windows = windows(cx, demos, by)?;
        Ok(Box::new(Windows { tree: grown(cx, demos, &windows)?, by }))
    }

    /// Where the windows are the same, so is the tree.
    fn fit(&self, cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Vec<Box<dyn Rule>>, Fault> {
        first(demos)?;
        let mut found: Vec<Box<dyn Rule>> = Vec::new();
        let mut tried: Vec<(Vec<Vec<Span>>, Option<Tree>)> = Vec::new();
        for by in 0..self.variants() {
            let Some(windows) = unless_spent(windows(cx, demos, by))? else { continue };
            let known = tried.iter().find(|(other, _)| *other == windows);
            let tree = match known {
                Some((_, tree)) => tree.clone(),
                None => unless_spent(grown(cx, demos, &windows))?,
            };
            if let Some(tree) = tree.clone() {
                found.push(Box::new(Windows { tree, by }));
            }
            tried.push((windows, tree));
        }
        explained(found)
    }
}

/// A tree and the windows that it is for.
#[derive(Debug)]
struct Windows {
    tree: Tree,
    by: u8,
}

/// The windows of a grid: 0 around parts of any colours, 1 around parts of one colour, 2 between separators.
fn spans(cx: &mut Cx, from: GridView<'_>, by: u8) -> Result<Vec<Span>, Fault> {
    let spans: Vec<Span> = if by == 2 {
        let (rows, columns) = fields_of(cx, from)?;
        rows.iter().flat_map(|&rows| columns.iter().map(move |&columns| Span { rows, columns })).collect()
    } else {
        cx.spend(from.cells.len() as u64 * 8)?;
        let joint = Joint { one_colour: by == 1, diagonal: true };
        parts(from, joint, |cell| cell != 0).spans.into_iter().map(|(span, _)| span).collect()
    };
    if spans.is_empty() || spans.len() > MAX_WINDOWS { Err(Reason::Unexplained.into()) } else { Ok(spans) }
}

/// Charges what can be said of the cells of windows.
fn charge(cx: &mut Cx, spans: &[Span]) -> Result<(), Fault> {
    let area: usize = spans.iter().map(|span| span.height() * span.width()).sum();
    cx.spend(area as u64 * cells::WORK)
}

/// The windows of every demo, if nothing changes where no window is: that would have another reason.
fn windows(cx: &mut Cx, demos: &[Demo<'_>], by: u8) -> Result<Vec<Vec<Span>>, Fault> {
    let mut all = Vec::with_capacity(demos.len());
    for demo in demos {
        let (from, to) = demo.same_shape(cx)?;
        let spans = spans(cx, from, by)?;
        let mut outside: Vec<bool> = from.cells.iter().zip(to.cells).map(|(a, b)| a != b).collect();
        for &span in &spans {
            for i in span.rows.0..span.rows.1 {
                outside[i * from.width..][span.columns.0..span.columns.1].fill(false);
            }
        }
        if outside.contains(&true) {
            return Err(Reason::Unexplained.into());
        }
        all.push(spans);
    }
    Ok(all)
}

/// The cells of a window.
fn cut(from: GridView<'_>, span: Span) -> Vec<i8> {
    let rows = span.rows.0..span.rows.1;
    rows.flat_map(|i| from.cells[i * from.width..][span.columns.0..span.columns.1].iter().copied()).collect()
}

/// What can be said of the cells of a window.
fn table(from: GridView<'_>, input: GridView<'_>, span: Span) -> Table {
    let same_shape = (from.height, from.width) == (input.height, input.width);
    let here = cut(from, span);
    let before = cut(if same_shape { input } else { from }, span);
    let of = |cells| GridView { height: span.height(), width: span.width(), cells };
    cells::table(of(&here), of(&before), cells::More::Nothing)
}

/// The tree for the cells of all windows.
fn grown(cx: &mut Cx, demos: &[Demo<'_>], windows: &[Vec<Span>]) -> Result<Tree, Fault> {
    let (mut all, mut wanted, mut of) = (Table::default(), Vec::new(), Vec::new());
    for ((number, demo), spans) in (0..).zip(demos).zip(windows) {
        let (from, to) = demo.same_shape(cx)?;
        charge(cx, spans)?;
        for &span in spans {
            all.extend(table(from, view(demo.input), span));
            wanted.extend(cut(to, span));
            of.resize(wanted.len(), number);
        }
    }
    fit(cx, &all, &wanted, &of, Some(OWN), cells::PLACES)
}

impl Rule for Windows {
    fn apply(&self, cx: &mut Cx, input: &Value, value: &Value) -> Answer {
        let (from, input) = (whole(cx, value, 1)?, whole(cx, input, 1)?);
        let spans = spans(cx, from, self.by)?;
        charge(cx, &spans)?;
        written(cx, (from.height, from.width), |out| {
            out.copy_from_slice(from.cells);
            for span in spans {
                let table = table(from, input, span);
                for at in 0..span.height() * span.width() {
                    let (i, j) = (span.rows.0 + at / span.width(), span.columns.0 + at % span.width());
                    out[i * from.width + j] = self.tree.leaf(&table, at).colour(&table, at)?;
                }
            }
            Ok(())
        })
    }

    fn variant(&self) -> Option<u8> {
        Some(self.by)
    }

    fn size(&self) -> usize {
        self.tree.leaves() * 2 + 3
    }

    fn cost(&self) -> u32 {
        2 * self.size() as u32
    }

    fn words(&self) -> Option<String> {
        let by =
            ["the box of each object", "the box of each part of one colour", "each field between separators"];
        let tree = cells::tree_words(&self.tree, cells::More::Nothing);
        Some(format!("in {}, as if it were the grid:\n{tree}", by.get(usize::from(self.by))?))
    }
}
