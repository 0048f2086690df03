//! Two pieces of a grid laid over each other, each fitted to the output's size: what is in them at a place decides what is
//! there.
//!
//! In: grids. Out: [`Layers`]: two pieces ([`pieces`]), how each is fitted (as it is, scaled up, tiled, inside of a frame),
//! where the size comes from, and a table over whether each is 0 at a place and whether both are the same, which gives the
//! one, the other, 0, a colour, or the main colour of a piece, of these two or of up to two others. The first piece alone may do;
//! the second may lend nothing but its colour.

mod pieces;

use super::words::colour as colour_name;
use super::{Demo, Fitted, Learner, Rule, Takes, first};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::image::{LARGEST_SIDE, whole};
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};
use pieces::{Finder, Piece, pieces};

/// How many layers are laid over each other, those that say least first.
const MAX_LAYERS: usize = 128;
/// How many other pieces may lend their colours.
const MAX_LENDERS: usize = 2;

pub(crate) struct LearnLayers;

impl Learner for LearnLayers {
    fn prim(&self) -> Prim {
        prim::LEARN_LAYERS
    }

    fn takes(&self) -> Takes {
        Takes::Grid
    }

    fn cost(&self) -> u32 {
        12
    }

    fn fuel_weight(&self) -> u64 {
        2
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Layers::fit(cx, demos)?))
    }
}

/// How a piece is fitted to a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fit {
    /// It has that size.
    Same,
    /// Every cell is a block.
    Scaled,
    Tiled,
    /// One cell smaller on every side, where there is 0.
    Framed,
    /// The same, every cell a block.
    ScaledFramed,
    /// Not at all: it only has a colour.
    Colour,
}

impl Fit {
    const ALL: [Fit; 5] = [Fit::Same, Fit::Scaled, Fit::Tiled, Fit::Framed, Fit::ScaledFramed];

    fn size(self) -> usize {
        usize::from(self != Fit::Same)
    }

    fn name(self) -> &'static str {
        match self {
            Fit::Same | Fit::Colour => "",
            Fit::Scaled => ", scaled up",
            Fit::Tiled => ", tiled",
            Fit::Framed => ", inside of a frame",
            Fit::ScaledFramed => ", scaled up inside of a frame",
        }
    }

    /// The cells of a piece fitted to a size, if it can be.
    fn cells(self, piece: &Piece, (height, width): (usize, usize)) -> Option<Vec<i8>> {
        let from = piece.view();
        // What is filled, without a frame.
        let rim = usize::from(matches!(self, Fit::Framed | Fit::ScaledFramed));
        let (inner, across) = (height.checked_sub(2 * rim)?, width.checked_sub(2 * rim)?);
        let divides = inner.is_multiple_of(from.height) && across.is_multiple_of(from.width);
        let (down, across) = (inner / from.height, across / from.width);
        let cell = |at: usize| {
            let (i, j) = (at / width, at % width);
            if rim == 1 && (i == 0 || j == 0 || i + 1 == height || j + 1 == width) {
                return 0;
            }
            let (i, j) = (i - rim, j - rim);
            match self {
                Fit::Same | Fit::Framed | Fit::Colour => from.at(i, j),
                Fit::Scaled | Fit::ScaledFramed => from.at(i / down, j / across),
                Fit::Tiled => from.at(i % from.height, j % from.width),
            }
        };
        let suits = match self {
            Fit::Colour => return Some(Vec::new()),
            Fit::Same => (from.height, from.width) == (height, width),
            Fit::Scaled | Fit::ScaledFramed | Fit::Tiled => divides && down * across > 0,
            Fit::Framed => (from.height + 2, from.width + 2) == (height, width),
        };
        suits.then(|| (0..height * width).map(cell).collect())
    }
}

/// Where the size of the output comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    First,
    Second,
    /// The sizes of both multiplied.
    Product,
    /// The first piece's, squared.
    Square,
    /// The first piece's, and a frame.
    Framed,
    Constant(usize, usize),
}

impl Size {
    fn of(self, one: &Piece, other: &Piece) -> (usize, usize) {
        match self {
            Size::First => (one.height, one.width),
            Size::Second => (other.height, other.width),
            Size::Product => (one.height * other.height, one.width * other.width),
            Size::Square => (one.height * one.height, one.width * one.width),
            Size::Framed => (one.height + 2, one.width + 2),
            Size::Constant(height, width) => (height, width),
        }
    }

    fn name(self) -> String {
        match self {
            Size::First => "as large as the first".to_owned(),
            Size::Second => "as large as the second".to_owned(),
            Size::Product => "as large as both multiplied".to_owned(),
            Size::Square => "as large as the first, squared".to_owned(),
            Size::Framed => "as large as the first with a frame".to_owned(),
            Size::Constant(height, width) => format!("of {height} by {width} cells"),
        }
    }
}

/// What becomes of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Becomes {
    First,
    Second,
    Ground,
    MainOfFirst,
    MainOfSecond,
    /// The main colour of another piece, by number.
    Lent(u8),
    Colour(i8),
}

/// What is in two layers at a place, and the main colours of their pieces and of those that lend theirs.
struct Place<'a> {
    one: i8,
    other: i8,
    mains: (Option<i8>, Option<i8>),
    lent: &'a [i8],
}

impl Place<'_> {
    /// What tells it: whether either is 0, and whether both are the same.
    fn key(&self) -> usize {
        usize::from(self.one != 0)
            | usize::from(self.other != 0) << 1
            | usize::from(self.one == self.other) << 2
    }

    fn becomes(&self, what: Becomes) -> Option<i8> {
        match what {
            Becomes::First => Some(self.one),
            Becomes::Second => Some(self.other),
            Becomes::Ground => Some(0),
            Becomes::MainOfFirst => self.mains.0,
            Becomes::MainOfSecond => self.mains.1,
            Becomes::Lent(at) => self.lent.get(usize::from(at)).copied(),
            Becomes::Colour(colour) => Some(colour),
        }
    }
}

/// How many keys there are.
const KEYS: usize = 8;

/// What can become of a place beside a constant, in the order of preference.
const GENERAL: [Becomes; 5] =
    [Becomes::Ground, Becomes::First, Becomes::Second, Becomes::MainOfFirst, Becomes::MainOfSecond];

/// What becomes of places, by key; `None` where none was seen.
type Chart = [Option<Becomes>; KEYS];

/// A table that may still be one of several.
struct Open {
    general: [u8; KEYS],
    constant: [Option<Option<i8>>; KEYS],
    /// The colour of each key in the demos so far, if it has one there, and whether it has but one in each.
    of_demos: Vec<[Option<i8>; KEYS]>,
    is_even: [bool; KEYS],
}

impl Open {
    fn new() -> Open {
        Open {
            general: [(1 << GENERAL.len()) - 1; KEYS],
            constant: [None; KEYS],
            of_demos: Vec::new(),
            is_even: [true; KEYS],
        }
    }

    /// Goes on to the next demo.
    fn next(&mut self) {
        self.of_demos.push([None; KEYS]);
    }

    /// Notes what a place became; false if nothing explains that any more.
    fn note(&mut self, place: &Place, to: i8) -> bool {
        let key = place.key();
        for (bit, what) in GENERAL.iter().enumerate() {
            if place.becomes(*what) != Some(to) {
                self.general[key] &= !(1 << bit);
            }
        }
        let constant = match self.constant[key] {
            None => Some(to),
            Some(known) => known.filter(|&known| known == to),
        };
        self.constant[key] = Some(constant);
        if let Some(of_demo) = self.of_demos.last_mut() {
            self.is_even[key] &= *of_demo[key].get_or_insert(to) == to;
        }
        self.general[key] != 0 || constant.is_some() || self.is_even[key]
    }

    /// The table, and the pieces that lend it their colours.
    fn chart(
        &self,
        cx: &mut Cx,
        pieces: &[(Finder, Vec<Piece>)],
    ) -> Result<Option<(Chart, Vec<usize>)>, Fault> {
        let (mut chart, mut lenders) = ([None; KEYS], Vec::new());
        for (key, becomes) in chart.iter_mut().enumerate() {
            let Some(constant) = self.constant[key] else { continue };
            let general = (0..GENERAL.len()).find(|bit| self.general[key] >> bit & 1 == 1);
            *becomes = general.map(|bit| GENERAL[bit]).or(constant.map(Becomes::Colour));
            if becomes.is_some() {
                continue;
            }
            cx.spend((pieces.len() * self.of_demos.len()) as u64)?;
            let lends = |(_, of): &(Finder, Vec<Piece>)| {
                of.iter()
                    .zip(&self.of_demos)
                    .all(|(piece, colours)| colours[key].is_none_or(|colour| piece.main() == Some(colour)))
            };
            let Some(lender) = pieces.iter().position(lends) else { return Ok(None) };
            let at = lenders.iter().position(|&known| known == lender).unwrap_or_else(|| {
                lenders.push(lender);
                lenders.len() - 1
            });
            *becomes = Some(Becomes::Lent(at as u8));
        }
        Ok((lenders.len() <= MAX_LENDERS).then_some((chart, lenders)))
    }
}

/// A piece of every demo, fitted to its output.
struct Layer {
    piece: usize,
    fit: Fit,
    cells: Vec<i8>,
}

/// Two pieces, and how they go together.
#[derive(Debug)]
struct Layers {
    finders: (Finder, Finder),
    fits: (Fit, Fit),
    size: Size,
    chart: Chart,
    /// The pieces that only lend their colours.
    lenders: Vec<Finder>,
}

impl Layers {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Layers, Fault> {
        first(demos)?;
        let outputs: Vec<GridView<'_>> = demos.iter().map(|demo| view(demo.output)).collect();
        let sizes: Vec<(usize, usize)> = outputs.iter().map(|to| (to.height, to.width)).collect();
        let mut grids = Vec::with_capacity(demos.len());
        for demo in demos {
            grids.push(whole(cx, demo.value, 1)?);
        }
        // What keeps its size is for others.
        if grids.iter().zip(&sizes).all(|(from, size)| (from.height, from.width) == *size) {
            return Err(Reason::Unexplained.into());
        }
        let pieces = pieces(cx, &grids)?;
        let wanted: Vec<i8> = outputs.iter().flat_map(|to| to.cells).copied().collect();
        let layers = layers(cx, &pieces, &sizes, wanted.len())?;
        let problem = Problem { pieces: &pieces, sizes: &sizes, wanted: &wanted };
        // The simplest pairs first: by the sum of their places. Other pieces lend their colours only where it does not do without.
        let mut with_lenders = None;
        for sum in 0..2 * layers.len() {
            for one in sum.saturating_sub(layers.len() - 1)..layers.len().min(sum + 1) {
                let (one, other) = (&layers[one], &layers[sum - one]);
                match problem.laid(cx, one, other)? {
                    Some(found) if found.lenders.is_empty() => return Ok(found),
                    found => with_lenders = with_lenders.or(found),
                }
            }
            // One layer in the colour of any piece, after it was tried alone.
            if sum % 2 == 0
                && let Some(found) = problem.recoloured(cx, &layers[sum / 2])?
            {
                return Ok(found);
            }
        }
        with_lenders.ok_or_else(|| Reason::Unexplained.into())
    }
}

/// All layers of pieces, those that say least first, each once.
fn layers(
    cx: &mut Cx,
    pieces: &[(Finder, Vec<Piece>)],
    sizes: &[(usize, usize)],
    area: usize,
) -> Result<Vec<Layer>, Fault> {
    let mut layers: Vec<Layer> = Vec::new();
    for (at, (_, of)) in pieces.iter().enumerate() {
        for fit in Fit::ALL {
            if layers.len() == MAX_LAYERS {
                return Ok(layers);
            }
            cx.spend(of.len() as u64)?;
            let mut cells = Vec::new();
            let suits = of
                .iter()
                .zip(sizes)
                .all(|(piece, &size)| fit.cells(piece, size).map(|of| cells.extend(of)).is_some());
            if suits {
                cx.spend((area * (1 + layers.len() / 8)) as u64)?;
                if !layers.iter().any(|known| known.cells == cells) {
                    layers.push(Layer { piece: at, fit, cells });
                }
            }
        }
    }
    Ok(layers)
}

/// What is to be explained.
struct Problem<'a> {
    pieces: &'a [(Finder, Vec<Piece>)],
    sizes: &'a [(usize, usize)],
    wanted: &'a [i8],
}

impl Problem<'_> {
    fn piece(&self, at: usize) -> &[Piece] {
        &self.pieces[at].1
    }

    /// Two layers over each other, if a table explains the outputs.
    fn laid(&self, cx: &mut Cx, one: &Layer, other: &Layer) -> Result<Option<Layers>, Fault> {
        let mut open = Open::new();
        let mut start = 0;
        for (demo, (height, width)) in self.sizes.iter().enumerate() {
            let mains = (self.piece(one.piece)[demo].main(), self.piece(other.piece)[demo].main());
            open.next();
            for at in start..start + height * width {
                let place = Place { one: one.cells[at], other: other.cells[at], mains, lent: &[] };
                if !open.note(&place, self.wanted[at]) {
                    cx.spend(at as u64 + 1)?;
                    return Ok(None);
                }
            }
            start += height * width;
        }
        cx.spend(start as u64)?;
        let Some((chart, lenders)) = open.chart(cx, self.pieces)? else { return Ok(None) };
        let lenders = lenders.into_iter().map(|at| self.pieces[at].0.clone()).collect();
        Ok(self.sized((one.piece, other.piece), (one.fit, other.fit), chart, lenders))
    }

    /// A layer in the colour of another piece, if that explains the outputs.
    fn recoloured(&self, cx: &mut Cx, one: &Layer) -> Result<Option<Layers>, Fault> {
        let mut colours = Vec::with_capacity(self.sizes.len());
        let mut start = 0;
        for (height, width) in self.sizes {
            let cells = || (start..start + height * width).map(|at| (one.cells[at], self.wanted[at]));
            let Some(colour) = cells().find(|(one, _)| *one != 0).map(|(_, to)| to) else { return Ok(None) };
            cx.spend((height * width) as u64)?;
            if cells().any(|(one, to)| to != if one == 0 { 0 } else { colour }) {
                return Ok(None);
            }
            colours.push(colour);
            start += height * width;
        }
        cx.spend((self.pieces.len() * self.sizes.len()) as u64)?;
        for (other, (_, of)) in self.pieces.iter().enumerate() {
            if of.iter().zip(&colours).all(|(piece, colour)| piece.main() == Some(*colour)) {
                let mut chart = [None; KEYS];
                for (key, becomes) in chart.iter_mut().enumerate() {
                    *becomes = Some(if key & 1 == 1 { Becomes::MainOfSecond } else { Becomes::Ground });
                }
                return Ok(self.sized((one.piece, other), (one.fit, Fit::Colour), chart, Vec::new()));
            }
        }
        Ok(None)
    }

    /// The rule, if it can be told where the size comes from.
    fn sized(
        &self,
        (one, other): (usize, usize),
        fits: (Fit, Fit),
        chart: Chart,
        lenders: Vec<Finder>,
    ) -> Option<Layers> {
        let constant = self.sizes.first().map(|&(height, width)| Size::Constant(height, width))?;
        let sources = [Size::First, Size::Second, Size::Product, Size::Square, Size::Framed, constant];
        let gives = |size: &Size| {
            let pieces = self.piece(one).iter().zip(self.piece(other));
            pieces.zip(self.sizes).all(|((one, other), wanted)| size.of(one, other) == *wanted)
        };
        let size = sources.into_iter().find(gives)?;
        let finders = (self.pieces[one].0.clone(), self.pieces[other].0.clone());
        Some(Layers { finders, fits, size, chart, lenders })
    }
}

impl Layers {
    /// Whether the second piece says nothing.
    fn is_one(&self) -> bool {
        self.finders.0 == self.finders.1 && self.fits.0 == self.fits.1
    }
}

impl Rule for Layers {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let from = whole(cx, value, 1)?;
        let one = self.finders.0.find(cx, from)?;
        let other = self.finders.1.find(cx, from)?;
        let (height, width) = self.size.of(&one, &other);
        if height.max(width) > LARGEST_SIDE {
            return Err(Reason::NoMatch.into());
        }
        cx.spend((height * width * 4) as u64)?;
        let fitted = self.fits.0.cells(&one, (height, width)).zip(self.fits.1.cells(&other, (height, width)));
        let (first, second) = fitted.ok_or(Reason::NoMatch)?;
        let mains = (one.main(), other.main());
        let mut lent = Vec::with_capacity(self.lenders.len());
        for lender in &self.lenders {
            lent.push(lender.find(cx, from)?.main().ok_or(Reason::NoMatch)?);
        }
        let cell = |at: usize| {
            let other = second.get(at).copied().unwrap_or(0);
            let place = Place { one: first[at], other, mains, lent: &lent };
            self.chart[place.key()].and_then(|becomes| place.becomes(becomes))
        };
        let cells: Option<Vec<i8>> = (0..height * width).map(cell).collect();
        let cells = cells.ok_or(Reason::NoMatch)?;
        cx.grid(height, width, |out| out.copy_from_slice(&cells))
    }

    fn size(&self) -> usize {
        let second = if self.is_one() { 0 } else { 1 + self.finders.1.size() + self.fits.1.size() };
        let said =
            self.chart.iter().flatten().filter(|becomes| matches!(becomes, Becomes::Colour(_))).count();
        let constant = usize::from(matches!(self.size, Size::Constant(..)));
        let said = said + self.lenders.iter().map(|lender| 1 + lender.size()).sum::<usize>();
        self.finders.0.size() + self.fits.0.size() + second + said + constant
    }

    fn cost(&self) -> u32 {
        2 * self.size() as u32
    }

    fn words(&self) -> Option<String> {
        let mut lines = vec![format!("first: {}{}", self.finders.0.words(), self.fits.0.name())];
        if !self.is_one() {
            lines.push(format!("second: {}{}", self.finders.1.words(), self.fits.1.name()));
        }
        lines.push(format!("output: {}", self.size.name()));
        for (key, becomes) in self.chart.iter().enumerate() {
            let Some(becomes) = becomes else { continue };
            if self.fits.1 == Fit::Colour && key & 2 != 0 {
                continue;
            }
            let is = |bit: usize| if key >> bit & 1 == 1 { "coloured" } else { "black" };
            let both = match (self.is_one() || self.fits.1 == Fit::Colour, key & 3, key & 4 != 0) {
                (true, ..) => format!("where it is {}", is(0)),
                (_, 0, _) => "where both are black".to_owned(),
                (_, 3, true) => "where both are of one colour".to_owned(),
                (_, 3, false) => "where both are coloured".to_owned(),
                _ => format!("where the first is {} and the second {}", is(0), is(1)),
            };
            let what = match *becomes {
                Becomes::First => "the first".to_owned(),
                Becomes::Second => "the second".to_owned(),
                Becomes::Ground => "black".to_owned(),
                Becomes::MainOfFirst => "the main colour of the first".to_owned(),
                Becomes::MainOfSecond => "the main colour of the second".to_owned(),
                Becomes::Lent(at) => match self.lenders.get(usize::from(at)) {
                    Some(lender) => format!("the main colour of {}", lender.words()),
                    None => continue,
                },
                Becomes::Colour(colour) => colour_name(colour),
            };
            let line = format!("{both}: {what}");
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        Some(lines.join("\n"))
    }
}
