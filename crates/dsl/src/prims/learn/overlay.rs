//! Pieces of one shape laid over each other: what is in them at a place decides the colour there.
//!
//! Four kinds of rule, simplest first: one piece over the other in some order; by which pieces are not 0 there, a
//! colour or that of one of the pieces; stripes of rows or columns, each of one piece; by the colours themselves.

use super::{Demo, Fitted, Learner, Rule, Takes, first, words};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::grids;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// The most pieces that are laid over each other.
const MAX_PIECES: usize = 10;
/// The most pieces whose orders are all tried.
const MAX_ORDERED: usize = 4;

pub(crate) struct LearnOverlay;

impl Learner for LearnOverlay {
    fn prim(&self) -> Prim {
        prim::LEARN_OVERLAY
    }

    fn takes(&self) -> Takes {
        Takes::Pieces
    }

    fn cost(&self) -> u32 {
        5
    }

    fn fuel_weight(&self) -> u64 {
        2
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Overlay::fit(cx, demos)?))
    }
}

/// What becomes of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Becomes {
    Colour(i8),
    Piece(usize),
}

/// How places are told.
#[derive(Debug)]
enum Overlay {
    /// From the top down.
    Order(Vec<usize>),
    /// By the pieces that are not 0 there, as bits.
    Pattern { pieces: usize, table: Vec<(u32, Becomes)> },
    /// By the column, or the row: which piece it is from.
    Stripes { pieces: usize, across: bool, of: Vec<usize> },
    /// By the colours there, ascending.
    Table { pieces: usize, table: Vec<(Vec<i8>, i8)> },
}

/// The pieces, if they are of one shape.
fn layers<'v>(cx: &mut Cx, value: &'v Value) -> Result<Vec<GridView<'v>>, Fault> {
    let layers = grids(cx, value)?;
    let first = layers[0];
    let same = layers.iter().all(|layer| (layer.height, layer.width) == (first.height, first.width));
    if same && (2..=MAX_PIECES).contains(&layers.len()) {
        Ok(layers)
    } else {
        Err(Reason::Unexplained.into())
    }
}

/// All orders of the numbers below `count`, ascending.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .iter()
            .flat_map(|order: &Vec<usize>| {
                (0..count).filter(|next| !order.contains(next)).map(|next| [&order[..], &[next]].concat())
            })
            .collect();
    }
    all
}

fn pattern(layers: &[GridView<'_>], at: usize) -> u32 {
    layers.iter().enumerate().fold(0, |bits, (n, layer)| bits | u32::from(layer.cells[at] != 0) << n)
}

fn topmost(layers: &[GridView<'_>], order: &[usize], at: usize) -> i8 {
    order.iter().map(|&n| layers[n].cells[at]).find(|&cell| cell != 0).unwrap_or(0)
}

impl Overlay {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Overlay, Fault> {
        first(demos)?;
        let mut all = Vec::with_capacity(demos.len());
        for demo in demos {
            let (layers, to) = (layers(cx, demo.value)?, view(demo.output));
            if (layers[0].height, layers[0].width) != (to.height, to.width) {
                return Err(Reason::Unexplained.into());
            }
            cx.spend(to.cells.len() as u64 * layers.len() as u64 * 8)?;
            all.push((layers, to));
        }
        let pieces = all[0].0.len();
        let even = all.iter().all(|(layers, _)| layers.len() == pieces);
        if even && pieces <= MAX_ORDERED {
            let area: usize = all.iter().map(|(_, to)| to.cells.len()).sum();
            for order in orders(pieces) {
                cx.spend(area as u64)?;
                let right = |(layers, to): &(Vec<GridView<'_>>, GridView<'_>)| {
                    (0..to.cells.len()).all(|at| topmost(layers, &order, at) == to.cells[at])
                };
                if all.iter().all(right) {
                    return Ok(Overlay::Order(order));
                }
            }
        }
        if !even {
            return Err(Reason::Unexplained.into());
        }
        if let Some(overlay) = by_pattern(pieces, &all) {
            return Ok(overlay);
        }
        cx.spend(all.iter().map(|(_, to)| (to.cells.len() * pieces * 2) as u64).sum())?;
        if let Some(overlay) = [true, false].into_iter().find_map(|across| by_stripes(pieces, across, &all)) {
            return Ok(overlay);
        }
        cx.spend(all.iter().map(|(_, to)| to.cells.len() as u64 * 8).sum())?;
        by_colours(pieces, &all).ok_or(Reason::Unexplained.into())
    }
}

impl Rule for Overlay {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let layers = layers(cx, value)?;
        let area = layers[0].cells.len();
        cx.spend(area as u64 * layers.len() as u64 * 4)?;
        let cells: Option<Vec<i8>> = match self {
            Overlay::Order(order) if order.len() == layers.len() => {
                Some((0..area).map(|at| topmost(&layers, order, at)).collect())
            }
            Overlay::Pattern { pieces, table } if *pieces == layers.len() => (0..area)
                .map(|at| {
                    let key = pattern(&layers, at);
                    table.iter().find(|(known, _)| *known == key).map(|(_, becomes)| match *becomes {
                        Becomes::Colour(colour) => colour,
                        Becomes::Piece(n) => layers[n].cells[at],
                    })
                })
                .collect(),
            Overlay::Stripes { pieces, across, of } if *pieces == layers.len() => {
                let width = layers[0].width;
                let piece = |at: usize| of.get(if *across { at % width } else { at / width });
                (0..area).map(|at| Some(layers.get(*piece(at)?)?.cells[at])).collect()
            }
            Overlay::Table { pieces, table } if *pieces == layers.len() => (0..area)
                .map(|at| {
                    let key: Vec<i8> = layers.iter().map(|layer| layer.cells[at]).collect();
                    table.binary_search_by(|(known, _)| known.cmp(&key)).ok().map(|found| table[found].1)
                })
                .collect(),
            _ => None,
        };
        let cells = cells.ok_or(Reason::NoMatch)?;
        cx.grid(layers[0].height, layers[0].width, |out| out.copy_from_slice(&cells))
    }

    fn size(&self) -> usize {
        match self {
            Overlay::Order(order) => order.len(),
            Overlay::Pattern { table, .. } => table.len(),
            Overlay::Stripes { of, .. } => stripes(of).len(),
            Overlay::Table { table, .. } => table.len() * 2,
        }
    }

    fn words(&self) -> Option<String> {
        let number = |n: usize| format!("piece {}", n + 1);
        let lines: Vec<String> = match self {
            Overlay::Order(order) => {
                let order: Vec<String> = order.iter().map(|&n| number(n)).collect();
                vec![format!("laid over each other, from the top: {}", order.join(", "))]
            }
            Overlay::Pattern { pieces, table } => {
                let line = |(key, becomes): &(u32, Becomes)| {
                    let there: Vec<String> = (0..*pieces).filter(|n| key >> n & 1 == 1).map(number).collect();
                    let there = if there.is_empty() { "no piece".to_owned() } else { there.join(", ") };
                    let becomes = match *becomes {
                        Becomes::Colour(colour) => words::colour(colour),
                        Becomes::Piece(n) => format!("that of {}", number(n)),
                    };
                    format!("where {there} has a colour: {becomes}")
                };
                table.iter().map(line).collect()
            }
            Overlay::Stripes { across, of, .. } => {
                let lines = if *across { "columns" } else { "rows" };
                let line = |&(n, start, end): &(usize, usize, usize)| {
                    format!("{lines} {} to {end}: those of {}", start + 1, number(n))
                };
                stripes(of).iter().map(line).collect()
            }
            Overlay::Table { table, .. } => {
                let line = |(key, to): &(Vec<i8>, i8)| {
                    let key: Vec<String> = key.iter().map(|&cell| words::colour(cell)).collect();
                    format!("{} gives {}", key.join(" and "), words::colour(*to))
                };
                table.iter().map(line).collect()
            }
        };
        Some(lines.join("\n"))
    }

    /// A table is as long as there are colours, which says nothing against it.
    fn cost(&self) -> u32 {
        if let Overlay::Stripes { of, .. } = self { 2 * stripes(of).len() as u32 } else { 0 }
    }
}

/// Lines in a row that are of one piece: which, the first, and the one after the last.
fn stripes(of: &[usize]) -> Vec<(usize, usize, usize)> {
    let mut stripes: Vec<(usize, usize, usize)> = Vec::new();
    for (at, &piece) in of.iter().enumerate() {
        match stripes.last_mut() {
            Some((last, _, end)) if *last == piece => *end = at + 1,
            _ => stripes.push((piece, at, at + 1)),
        }
    }
    stripes
}

/// Stripes of columns, or of rows, one of each piece at the most, where all outputs have as many.
fn by_stripes(pieces: usize, across: bool, all: &[Layered<'_>]) -> Option<Overlay> {
    let count = |to: &GridView<'_>| if across { to.width } else { to.height };
    let lines = all.first().map(|(_, to)| count(to))?;
    if all.iter().any(|(_, to)| count(to) != lines) {
        return None;
    }
    let is_of = |line: usize, piece: usize| {
        all.iter().all(|(layers, to)| {
            let step = if across { to.width } else { 1 };
            let start = if across { line } else { line * to.width };
            let length = if across { to.height } else { to.width };
            (0..length).all(|at| layers[piece].cells[start + at * step] == to.cells[start + at * step])
        })
    };
    let mut of: Vec<usize> = Vec::with_capacity(lines);
    for line in 0..lines {
        // The stripe goes on as long as it can.
        let last = of.last().copied().filter(|&last| is_of(line, last));
        let next = || (0..pieces).find(|&piece| !of.contains(&piece) && is_of(line, piece));
        of.push(last.or_else(next)?);
    }
    let many = stripes(&of).len();
    (many > 1 && lines > many).then_some(Overlay::Stripes { pieces, across, of })
}

type Layered<'v> = (Vec<GridView<'v>>, GridView<'v>);

fn by_pattern(pieces: usize, all: &[Layered<'_>]) -> Option<Overlay> {
    // What is possible for each pattern: a colour, and the pieces that could have given it.
    let mut open: Vec<(u32, Option<i8>, u32)> = Vec::new();
    for (layers, to) in all {
        for (at, &out) in to.cells.iter().enumerate() {
            let key = pattern(layers, at);
            let given =
                layers.iter().enumerate().fold(0, |bits, (n, l)| bits | u32::from(l.cells[at] == out) << n);
            match open.iter_mut().find(|(known, ..)| *known == key) {
                None => open.push((key, Some(out), given)),
                Some((_, colour, by)) => {
                    *colour = colour.filter(|&colour| colour == out);
                    *by &= given;
                    if colour.is_none() && *by == 0 {
                        return None;
                    }
                }
            }
        }
    }
    open.sort_unstable_by_key(|&(key, ..)| key);
    let table = open.into_iter().map(|(key, colour, by)| {
        // A piece that is there and gives it, else the colour it always was.
        let piece = (0..pieces).find(|n| by >> n & 1 == 1 && key >> n & 1 == 1);
        let becomes = match (piece, colour) {
            (Some(n), _) => Becomes::Piece(n),
            (None, Some(colour)) => Becomes::Colour(colour),
            (None, None) => Becomes::Piece(by.trailing_zeros() as usize),
        };
        (key, becomes)
    });
    Some(Overlay::Pattern { pieces, table: table.collect() })
}

fn by_colours(pieces: usize, all: &[Layered<'_>]) -> Option<Overlay> {
    let mut seen: Vec<(Vec<i8>, i8)> = Vec::new();
    for (layers, to) in all {
        for (at, &out) in to.cells.iter().enumerate() {
            seen.push((layers.iter().map(|layer| layer.cells[at]).collect(), out));
        }
    }
    seen.sort_unstable();
    seen.dedup();
    let clear = seen.windows(2).all(|pair| pair[0].0 != pair[1].0);
    clear.then_some(Overlay::Table { pieces, table: seen })
}
