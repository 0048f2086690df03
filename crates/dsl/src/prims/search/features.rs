//! What can be said of a piece in a number: the keys by which pieces are picked, sorted and told apart.
//!
//! In: the pieces of one grid. Out: for every piece a number for each [`Feature`]. A piece's content are its cells that are not 0.

use std::cell::OnceCell;
use std::ops::{Index, IndexMut};

use super::image::{Joint, Span, enclosed, parts, ranked, span_where};
use crate::views::GridView;

/// What can be said of a piece in a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Feature {
    /// How many cells it has.
    Cells,
    /// How many cells the box around it has.
    BoxArea,
    Height,
    Width,
    /// Where the box around it begins and ends.
    Top,
    Left,
    Bottom,
    Right,
    /// How many colours it has.
    Colours,
    /// How many connected parts of one colour it has.
    Parts,
    /// How many parts of 0 it encloses.
    Holes,
    /// How many cells of the box around it are 0.
    ZerosInBox,
    /// How many of the mirrors and of the transposition leave it as it is.
    Symmetries,
    /// How many pieces are the same, it included.
    Likes,
    /// How many pieces have its outline.
    SameOutline,
    /// How many pieces have its main colour.
    SameColour,
    /// Its most common colour.
    MainColour,
    /// How many cells its rarest colour has.
    RarestCells,
    /// Whether it touches the edge of the grid.
    TouchesEdge,
    /// How far its middle is from that of the grid.
    OffCentre,
}

/// How many features there are.
pub(crate) const COUNT: usize = Feature::ALL.len();

impl Feature {
    /// Every feature; the place of each is the key by which programs name it.
    pub(crate) const ALL: [Feature; 20] = [
        Feature::Cells,
        Feature::BoxArea,
        Feature::Height,
        Feature::Width,
        Feature::Top,
        Feature::Left,
        Feature::Bottom,
        Feature::Right,
        Feature::Colours,
        Feature::Parts,
        Feature::Holes,
        Feature::ZerosInBox,
        Feature::Symmetries,
        Feature::Likes,
        Feature::SameOutline,
        Feature::SameColour,
        Feature::MainColour,
        Feature::RarestCells,
        Feature::TouchesEdge,
        Feature::OffCentre,
    ];

    /// What it is called.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Feature::Cells => "the number of cells",
            Feature::BoxArea => "the area of the box",
            Feature::Height => "the height",
            Feature::Width => "the width",
            Feature::Top => "the row of its top",
            Feature::Left => "the column of its left side",
            Feature::Bottom => "the row of its bottom",
            Feature::Right => "the column of its right side",
            Feature::Colours => "the number of colours",
            Feature::Parts => "the number of parts",
            Feature::Holes => "the number of holes",
            Feature::ZerosInBox => "the number of black cells in the box",
            Feature::Symmetries => "the number of symmetries",
            Feature::Likes => "the number of others that are the same",
            Feature::SameOutline => "the number of others with the same outline",
            Feature::SameColour => "the number of others with the same main colour",
            Feature::MainColour => "the main colour",
            Feature::RarestCells => "the number of cells of the rarest colour",
            Feature::TouchesEdge => "the touch with the edge",
            Feature::OffCentre => "the distance from the centre",
        }
    }
}

/// The features of a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Features([i32; COUNT]);

impl Index<Feature> for Features {
    type Output = i32;

    fn index(&self, feature: Feature) -> &i32 {
        &self.0[feature as usize]
    }
}

impl IndexMut<Feature> for Features {
    fn index_mut(&mut self, feature: Feature) -> &mut i32 {
        &mut self.0[feature as usize]
    }
}

/// What computing the features of pieces costs, in looks at each of their cells.
pub(crate) const WORK: u64 = 24;

/// The features of pieces that belong together.
pub(crate) fn features(pieces: &[GridView<'_>]) -> Vec<Features> {
    some_features(pieces, &Feature::ALL)
}

/// Some of the features of pieces that belong together; the others are 0.
pub(crate) fn some_features(pieces: &[GridView<'_>], some: &[Feature]) -> Vec<Features> {
    let contents = contents(pieces);
    let mut all = vec![Features([0; COUNT]); pieces.len()];
    for &feature in some {
        let numbers = numbers(&contents, feature);
        all.iter_mut().zip(numbers).for_each(|(all, number)| all[feature] = number);
    }
    all
}

/// One feature of pieces that belong together.
pub(crate) fn feature(pieces: &[GridView<'_>], feature: Feature) -> Vec<i32> {
    numbers(&contents(pieces), feature).collect()
}

/// The contents of pieces; none of one that is all 0.
fn contents<'p>(pieces: &[GridView<'p>]) -> Vec<Option<Content<'p>>> {
    pieces.iter().map(|piece| Content::of(*piece)).collect()
}

fn numbers(contents: &[Option<Content<'_>>], feature: Feature) -> impl Iterator<Item = i32> {
    // How many are the same, those of nothing, too.
    let count = move |is_same: fn(&Content<'_>, &Content<'_>) -> bool, one: &Option<Content<'_>>| {
        let same = |other: &&Option<Content<'_>>| match (one, other) {
            (Some(one), Some(other)) => is_same(one, other),
            (None, None) => true,
            _ => false,
        };
        contents.iter().filter(same).count() as i32
    };
    contents.iter().map(move |content| match feature {
        Feature::Likes => count(|a, b| a.span.width() == b.span.width() && a.cells() == b.cells(), content),
        Feature::SameOutline => count(has_same_outline, content),
        Feature::SameColour => count(|a, b| a.main_colour() == b.main_colour(), content),
        feature => content.as_ref().map_or(0, |content| content.own(feature)),
    })
}

/// What is in a piece: found out when it is asked for, since most ask for one feature only.
struct Content<'p> {
    piece: GridView<'p>,
    /// The box around it.
    span: Span,
    /// The cells of the box.
    cells: OnceCell<Vec<i8>>,
    /// The colours, the commonest first.
    colours: OnceCell<Vec<i8>>,
}

impl<'p> Content<'p> {
    fn of(piece: GridView<'p>) -> Option<Content<'p>> {
        let span = span_where(piece, |cell| cell != 0)?;
        Some(Content { piece, span, cells: OnceCell::new(), colours: OnceCell::new() })
    }

    fn cells(&self) -> &[i8] {
        self.cells.get_or_init(|| {
            let mut cells = Vec::with_capacity(self.span.height() * self.span.width());
            let (left, right) = self.span.columns;
            for row in self.span.rows.0..self.span.rows.1 {
                let at = row * self.piece.width;
                cells.extend_from_slice(&self.piece.cells[at + left..at + right]);
            }
            cells
        })
    }

    fn view(&self) -> GridView<'_> {
        GridView { height: self.span.height(), width: self.span.width(), cells: self.cells() }
    }

    fn colours(&self) -> &[i8] {
        self.colours.get_or_init(|| ranked(self.cells()))
    }

    fn main_colour(&self) -> i8 {
        self.colours().first().copied().unwrap_or(0)
    }

    /// How many cells are not 0.
    fn filled(&self) -> usize {
        self.cells().iter().filter(|&&cell| cell != 0).count()
    }

    /// What can be said without the other pieces.
    fn own(&self, feature: Feature) -> i32 {
        let Span { rows, columns } = self.span;
        let (height, width) = (self.piece.height, self.piece.width);
        let number = match feature {
            Feature::Cells => self.filled(),
            Feature::BoxArea => self.span.height() * self.span.width(),
            Feature::Height => self.span.height(),
            Feature::Width => self.span.width(),
            Feature::Top => rows.0,
            Feature::Left => columns.0,
            Feature::Bottom => rows.1,
            Feature::Right => columns.1,
            Feature::Colours => self.colours().len(),
            Feature::Parts => {
                let joint = Joint { one_colour: true, diagonal: true };
                parts(self.view(), joint, |cell| cell != 0).spans.len()
            }
            Feature::Holes => holes(self.view()),
            Feature::ZerosInBox => self.cells().len() - self.filled(),
            Feature::Symmetries => return symmetries(self.view()),
            Feature::MainColour => return i32::from(self.main_colour()),
            Feature::RarestCells => self
                .colours()
                .last()
                .map_or(0, |rarest| self.cells().iter().filter(|&cell| cell == rarest).count()),
            Feature::TouchesEdge => {
                usize::from(rows.0 == 0 || columns.0 == 0 || rows.1 == height || columns.1 == width)
            }
            Feature::OffCentre => {
                (rows.0 + rows.1).abs_diff(height) + (columns.0 + columns.1).abs_diff(width)
            }
            Feature::Likes | Feature::SameOutline | Feature::SameColour => 0,
        };
        number as i32
    }
}

fn has_same_outline(one: &Content<'_>, other: &Content<'_>) -> bool {
    let sides = |content: &Content<'_>| (content.span.height(), content.span.width());
    let mut pairs = one.cells().iter().zip(other.cells());
    sides(one) == sides(other) && pairs.all(|(a, b)| (*a == 0) == (*b == 0))
}

/// How many parts of zeros are enclosed.
fn holes(view: GridView<'_>) -> usize {
    if view.height < 3 || view.width < 3 {
        return 0;
    }
    let inside: Vec<i8> = enclosed(view, false).into_iter().map(i8::from).collect();
    let view = GridView { cells: &inside, ..view };
    parts(view, Joint { one_colour: true, diagonal: false }, |cell| cell != 0).spans.len()
}

/// How many of the mirrors and of the transposition leave a grid as it is.
fn symmetries(view: GridView<'_>) -> i32 {
    let (h, w) = (view.height, view.width);
    let all =
        |other: &dyn Fn(usize, usize) -> i8| (0..h).all(|i| (0..w).all(|j| view.at(i, j) == other(i, j)));
    i32::from(all(&|i, j| view.at(h - 1 - i, j)))
        + i32::from(all(&|i, j| view.at(i, w - 1 - j)))
        + i32::from(h == w && all(&|i, j| view.at(j, i)))
        + i32::from(h == w && all(&|i, j| view.at(w - 1 - j, h - 1 - i)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_of_a_feature_is_its_place() {
        for (place, feature) in Feature::ALL.into_iter().enumerate() {
            assert_eq!(feature as usize, place, "{feature:?}");
        }
    }
}
