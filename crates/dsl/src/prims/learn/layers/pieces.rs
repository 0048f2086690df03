//! Pieces of a grid, as [`super`] lays them over each other: which parts, which of them, and what of it is seen.
//!
//! In: a grid. Out: pieces, each with how it is told, so that the same can be found in another grid: a [`Cut`] into parts, a
//! way to tell one of the parts by its features, a [`View`] of it.

use crate::cx::Cx;
use crate::fault::{Fault, Reason};
use crate::prims::learn::pick::{Way, inner_places_to_tell, places_to_tell, told, ways_to_tell};
use crate::prims::learn::unless_spent;
use crate::prims::search::features::{Features, features};
use crate::prims::search::image::{Joint, Parts, Span, parts, ranked};
use crate::prims::search::pick::charge;
use crate::prims::search::pieces::fields_of;
use crate::views::GridView;

/// Of more parts than this none is looked at: they are noise.
const MANY: usize = 16;

/// A grid of its own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Piece {
    pub(super) height: usize,
    pub(super) width: usize,
    pub(super) cells: Vec<i8>,
}

impl Piece {
    pub(super) fn view(&self) -> GridView<'_> {
        GridView { height: self.height, width: self.width, cells: &self.cells }
    }

    /// The most common colour but 0.
    pub(super) fn main(&self) -> Option<i8> {
        ranked(&self.cells).first().copied()
    }

    /// What is inside of a box, 0 where `keeps` says no.
    fn cut(from: GridView<'_>, span: Span, keeps: impl Fn(usize) -> bool) -> Piece {
        let places =
            (span.rows.0..span.rows.1).flat_map(|i| (span.columns.0..span.columns.1).map(move |j| (i, j)));
        let cell = |(i, j): (usize, usize)| {
            let at = i * from.width + j;
            if keeps(at) { from.cells[at] } else { 0 }
        };
        Piece { height: span.height(), width: span.width(), cells: places.map(cell).collect() }
    }
}

/// How a grid falls into parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cut {
    /// It does not.
    Whole,
    Parts(Joint),
    Colours,
    /// Between separators.
    Fields,
    /// The upper and the lower half, or the left and the right one; a line in the middle is left out.
    Halves {
        down: bool,
    },
}

impl Cut {
    pub(super) const ALL: [Cut; 8] = [
        Cut::Whole,
        Cut::Parts(Joint { one_colour: false, diagonal: true }),
        Cut::Parts(Joint { one_colour: true, diagonal: true }),
        Cut::Parts(Joint { one_colour: true, diagonal: false }),
        Cut::Colours,
        Cut::Fields,
        Cut::Halves { down: true },
        Cut::Halves { down: false },
    ];

    /// The ways to tell one of the parts, best first: of halves, fields and parts in a line by where they are, then by their
    /// features. Of the latter two also those next to the first and the last are told.
    fn ways(self, in_line: bool) -> Vec<Way> {
        let is_placed = in_line || self == Cut::Fields;
        let is_half = matches!(self, Cut::Halves { .. });
        let places = (is_placed || is_half).then(places_to_tell).into_iter().flatten();
        let inner = is_placed.then(inner_places_to_tell).into_iter().flatten();
        places.chain(inner).chain(ways_to_tell()).collect()
    }

    /// How much a piece that is cut so says.
    pub(super) fn size(self) -> usize {
        usize::from(self != Cut::Whole)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Cut::Whole => "the grid",
            Cut::Parts(Joint { one_colour: false, .. }) => "object",
            Cut::Parts(Joint { diagonal: true, .. }) => "part of one colour, joined diagonally, too,",
            Cut::Parts(_) => "part of one colour",
            Cut::Colours => "colour",
            Cut::Fields => "field",
            Cut::Halves { .. } => "half",
        }
    }

    /// The boxes of the parts, and which of their cells are theirs.
    fn parts(self, cx: &mut Cx, from: GridView<'_>) -> Result<Vec<Part>, Fault> {
        let (height, width) = (from.height, from.width);
        cx.spend(from.cells.len() as u64 * 4)?;
        let boxed =
            |rows: (usize, usize), columns: (usize, usize)| Part { span: Span { rows, columns }, own: None };
        let found: Vec<Part> = match self {
            Cut::Whole => vec![boxed((0, height), (0, width))],
            Cut::Parts(joint) => labelled(&parts(from, joint, |cell| cell != 0)),
            Cut::Colours => {
                let colours = ranked(from.cells);
                let label = |cell: &i8| {
                    colours.iter().position(|colour| colour == cell).map_or(0, |at| at as u32 + 1)
                };
                let labels = from.cells.iter().map(label).collect();
                labelled(&Parts::of_labels(from, labels))
            }
            Cut::Fields => {
                let (rows, columns) = fields_of(cx, from)?;
                let pairs = rows.iter().flat_map(|rows| columns.iter().map(|columns| (*rows, *columns)));
                pairs.map(|(rows, columns)| boxed(rows, columns)).collect()
            }
            Cut::Halves { down: true } if height > 1 => {
                vec![boxed((0, height / 2), (0, width)), boxed((height.div_ceil(2), height), (0, width))]
            }
            Cut::Halves { down: false } if width > 1 => {
                vec![boxed((0, height), (0, width / 2)), boxed((0, height), (width.div_ceil(2), width))]
            }
            Cut::Halves { .. } => Vec::new(),
        };
        if (1..=MANY).contains(&found.len()) { Ok(found) } else { Err(Reason::Unexplained.into()) }
    }
}

/// A part of a grid.
struct Part {
    span: Span,
    /// Which cells are its own, if not all of its box.
    own: Option<Vec<bool>>,
}

impl Part {
    fn has(&self, at: usize) -> bool {
        self.own.as_ref().is_none_or(|own| own[at])
    }
}

fn labelled(parts: &Parts) -> Vec<Part> {
    let part = |(label, (span, _)): (u32, &(Span, usize))| {
        let own = if parts.spans.len() > MANY {
            Vec::new()
        } else {
            parts.labels.iter().map(|&of| of == label).collect()
        };
        Part { span: *span, own: Some(own) }
    };
    (1..).zip(&parts.spans).map(part).collect()
}

/// What of a part is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum View {
    /// What is inside of its box.
    Box,
    /// Only its own cells.
    Alone,
    /// What is inside of its box without the outermost cells.
    Inner,
    /// Its own cells, as small as they can be drawn.
    Reduced,
    /// What is inside of its box but not of its main colour.
    Others,
    /// The four corners of its box, if that is all its own.
    Corners,
    /// The first row of its box, the first column.
    Top,
    Side,
}

impl View {
    pub(super) const ALL: [View; 8] = [
        View::Box,
        View::Alone,
        View::Inner,
        View::Reduced,
        View::Others,
        View::Corners,
        View::Top,
        View::Side,
    ];

    pub(super) fn size(self) -> usize {
        match self {
            View::Box => 0,
            View::Alone => 1,
            View::Inner | View::Reduced | View::Others | View::Corners | View::Top | View::Side => 2,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            View::Box => "",
            View::Alone => ", alone",
            View::Inner => ", without its rim",
            View::Reduced => ", scaled down",
            View::Others => ", without its main colour",
            View::Corners => ", its four corners",
            View::Top => ", its first row",
            View::Side => ", its first column",
        }
    }

    fn of(self, from: GridView<'_>, part: &Part) -> Option<Piece> {
        let span = part.span;
        let boxed = || Piece::cut(from, span, |_| true);
        match self {
            View::Box => Some(boxed()),
            View::Alone => part.own.is_some().then(|| Piece::cut(from, span, |at| part.has(at))),
            View::Inner if span.height() > 2 && span.width() > 2 => {
                let inner = |(begin, end): (usize, usize)| (begin + 1, end - 1);
                let span = Span { rows: inner(span.rows), columns: inner(span.columns) };
                Some(Piece::cut(from, span, |_| true))
            }
            View::Inner => None,
            View::Reduced => reduced(&Piece::cut(from, span, |at| part.has(at))),
            View::Others => {
                let main = Piece::cut(from, span, |at| part.has(at)).main()?;
                Some(Piece::cut(from, span, |at| from.cells[at] != main))
            }
            View::Corners if part.own.is_none() && span.height() > 2 && span.width() > 2 => {
                let ends = |(begin, end): (usize, usize)| [begin, end - 1];
                let cells =
                    ends(span.rows).into_iter().flat_map(|i| ends(span.columns).map(|j| from.at(i, j)));
                Some(Piece { height: 2, width: 2, cells: cells.collect() })
            }
            View::Corners => None,
            View::Top if span.height() > 1 => {
                Some(Piece::cut(from, Span { rows: (span.rows.0, span.rows.0 + 1), ..span }, |_| true))
            }
            View::Side if span.width() > 1 => {
                Some(Piece::cut(from, Span { columns: (span.columns.0, span.columns.0 + 1), ..span }, |_| {
                    true
                }))
            }
            View::Top | View::Side => None,
        }
    }
}

/// A piece scaled down as far as it can be, if it can.
fn reduced(piece: &Piece) -> Option<Piece> {
    let from = piece.view();
    let even = |by: usize| {
        from.height.is_multiple_of(by)
            && from.width.is_multiple_of(by)
            && (0..from.height)
                .all(|i| (0..from.width).all(|j| from.at(i, j) == from.at(i - i % by, j - j % by)))
    };
    let by = (2..=from.height.min(from.width)).rev().find(|&by| even(by))?;
    let (height, width) = (from.height / by, from.width / by);
    let cells = (0..height * width).map(|at| from.at(at / width * by, at % width * by)).collect();
    Some(Piece { height, width, cells })
}

/// How a piece is found in a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finder {
    pub(super) cut: Cut,
    /// The ways to tell the part that agree, best first.
    pub(super) ways: Vec<Way>,
    pub(super) view: View,
}

impl Finder {
    /// The piece of a grid.
    pub(super) fn find(&self, cx: &mut Cx, from: GridView<'_>) -> Result<Piece, Fault> {
        let parts = self.cut.parts(cx, from)?;
        let features = measured(cx, from, &parts)?;
        let one = |way: &Way| match told(&features, *way)[..] {
            [one] => Some(one),
            _ => None,
        };
        let at = self.ways.iter().find_map(one).ok_or(Reason::NoMatch)?;
        cx.spend(from.cells.len() as u64 * 4)?;
        let part = parts.get(at).ok_or(Reason::NoMatch)?;
        self.view.of(from, part).ok_or(Reason::NoMatch.into())
    }

    pub(super) fn size(&self) -> usize {
        let asked = if self.cut == Cut::Whole { 0 } else { 1 + self.ways.first().map_or(0, Way::size) };
        self.cut.size() + self.view.size() + asked
    }

    pub(super) fn words(&self) -> String {
        match (self.cut, self.ways.first()) {
            (Cut::Whole, _) | (_, None) => format!("{}{}", Cut::Whole.name(), self.view.name()),
            (cut, Some(way)) => format!("the {} {}{}", cut.name(), way.words(), self.view.name()),
        }
    }
}

/// Whether at least three parts stand side by side, or one below the other.
fn are_in_line(parts: &[Part]) -> bool {
    let side_by_side = |of: fn(&Part) -> (usize, usize), across: fn(&Part) -> (usize, usize)| {
        let meet = |one: (usize, usize), other: (usize, usize)| one.0 < other.1 && other.0 < one.1;
        (1..parts.len()).all(|at| {
            parts[..at]
                .iter()
                .all(|other| !meet(of(other), of(&parts[at])) && meet(across(other), across(&parts[at])))
        })
    };
    let (rows, columns) = (|part: &Part| part.span.rows, |part: &Part| part.span.columns);
    parts.len() > 2 && (side_by_side(rows, columns) || side_by_side(columns, rows))
}

fn measured(cx: &mut Cx, from: GridView<'_>, parts: &[Part]) -> Result<Vec<Features>, Fault> {
    charge(cx, from.cells.len() * parts.len(), parts.len())?;
    let layer = |part: &Part| -> Vec<i8> {
        let inside = |at: usize| {
            let (i, j) = (at / from.width, at % from.width);
            (part.span.rows.0..part.span.rows.1).contains(&i)
                && (part.span.columns.0..part.span.columns.1).contains(&j)
        };
        (0..from.cells.len()).map(|at| if inside(at) && part.has(at) { from.cells[at] } else { 0 }).collect()
    };
    let layers: Vec<Vec<i8>> = parts.iter().map(layer).collect();
    let views: Vec<GridView<'_>> = layers.iter().map(|cells| GridView { cells, ..from }).collect();
    Ok(features(&views))
}

/// The pieces of some grids that are found in all of them in the same way, those that say least first, each once.
pub(super) fn pieces(cx: &mut Cx, grids: &[GridView<'_>]) -> Result<Vec<(Finder, Vec<Piece>)>, Fault> {
    let mut found: Vec<(Finder, Vec<Piece>)> = Vec::new();
    for cut in Cut::ALL {
        let mut all = Vec::with_capacity(grids.len());
        for &from in grids {
            let Some(parts) = unless_spent(cut.parts(cx, from))? else { break };
            let features = measured(cx, from, &parts)?;
            all.push((parts, features));
        }
        if all.len() < grids.len() {
            continue;
        }
        // Which part of each grid, and the ways that tell it.
        let mut told_parts: Vec<(Vec<usize>, Vec<Way>)> = Vec::new();
        for way in cut.ways(all.iter().all(|(parts, _)| are_in_line(parts))) {
            let one = |(_, features): &(Vec<Part>, Vec<Features>)| match told(features, way)[..] {
                [one] => Some(one),
                _ => None,
            };
            let Some(places) = all.iter().map(one).collect::<Option<Vec<usize>>>() else { continue };
            match told_parts.iter_mut().find(|(known, _)| *known == places) {
                Some((_, ways)) => ways.push(way),
                None => told_parts.push((places, vec![way])),
            }
        }
        let area: usize = grids.iter().map(|from| from.cells.len()).sum();
        cx.spend((told_parts.len() * View::ALL.len() * area * 4) as u64)?;
        for (places, ways) in told_parts {
            for view in View::ALL {
                let told = all.iter().zip(&places).zip(grids);
                let seen = told.map(|(((parts, _), &at), &from)| view.of(from, parts.get(at)?));
                let Some(seen) = seen.collect::<Option<Vec<Piece>>>() else { continue };
                if !found.iter().any(|(_, known)| *known == seen) {
                    found.push((Finder { cut, ways: ways.clone(), view }, seen));
                }
            }
        }
    }
    found.sort_by_key(|(finder, _)| finder.size());
    Ok(found)
}
