//! What can be said of a piece in a number: the keys by which pieces are picked, sorted and told apart.
//!
//! In: the pieces of one grid. Out: for every piece a number for each [`Feature`]. A piece's content are its cells that are not 0.

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
    let cropped: Vec<Option<Cropped>> = pieces.iter().map(|piece| Cropped::of(*piece)).collect();
    let outlines: Vec<Option<(usize, Vec<bool>)>> = cropped
        .iter()
        .map(|piece| piece.as_ref().map(|p| (p.width, p.cells.iter().map(|&cell| cell != 0).collect())))
        .collect();
    let colours: Vec<Option<i8>> =
        cropped.iter().map(|piece| piece.as_ref().and_then(|p| p.colours.first().copied())).collect();
    let like = |at: usize| cropped.iter().filter(|other| **other == cropped[at]).count() as i32;
    let outlined = |at: usize| outlines.iter().filter(|other| **other == outlines[at]).count() as i32;
    let coloured = |at: usize| colours.iter().filter(|other| **other == colours[at]).count() as i32;
    (0..pieces.len())
        .map(|at| {
            let mut all = own(pieces[at], cropped[at].as_ref());
            all[Feature::Likes] = like(at);
            all[Feature::SameOutline] = outlined(at);
            all[Feature::SameColour] = coloured(at);
            all
        })
        .collect()
}

/// The content of a piece.
#[derive(PartialEq)]
struct Cropped {
    width: usize,
    cells: Vec<i8>,
    colours: Vec<i8>,
}

impl Cropped {
    fn of(piece: GridView<'_>) -> Option<Cropped> {
        let span = span_where(piece, |cell| cell != 0)?;
        let mut cells = Vec::with_capacity(span.height() * span.width());
        for row in span.rows.0..span.rows.1 {
            let at = row * piece.width;
            cells.extend_from_slice(&piece.cells[at + span.columns.0..at + span.columns.1]);
        }
        let colours = ranked(&cells);
        Some(Cropped { width: span.width(), cells, colours })
    }

    fn view(&self) -> GridView<'_> {
        GridView { height: self.cells.len() / self.width, width: self.width, cells: &self.cells }
    }
}

/// The features of a piece by itself.
fn own(piece: GridView<'_>, content: Option<&Cropped>) -> Features {
    let mut all = Features([0; COUNT]);
    let (Some(span), Some(content)) = (span_where(piece, |cell| cell != 0), content) else { return all };
    let view = content.view();
    let filled = content.cells.iter().filter(|&&cell| cell != 0).count();
    let Span { rows, columns } = span;
    let joint = Joint { one_colour: true, diagonal: true };
    let rarest =
        content.colours.last().map_or(0, |&rare| content.cells.iter().filter(|&&c| c == rare).count());
    let edge = rows.0 == 0 || columns.0 == 0 || rows.1 == piece.height || columns.1 == piece.width;
    let off = |(a, b): (usize, usize), len: usize| ((a + b) as i32 - len as i32).abs();
    all[Feature::Cells] = filled as i32;
    all[Feature::BoxArea] = content.cells.len() as i32;
    all[Feature::Height] = view.height as i32;
    all[Feature::Width] = view.width as i32;
    all[Feature::Top] = rows.0 as i32;
    all[Feature::Left] = columns.0 as i32;
    all[Feature::Bottom] = rows.1 as i32;
    all[Feature::Right] = columns.1 as i32;
    all[Feature::Colours] = content.colours.len() as i32;
    all[Feature::Parts] = parts(view, joint, |cell| cell != 0).spans.len() as i32;
    all[Feature::Holes] = holes(view);
    all[Feature::ZerosInBox] = (content.cells.len() - filled) as i32;
    all[Feature::Symmetries] = symmetries(view);
    all[Feature::MainColour] = content.colours.first().map_or(0, |&colour| i32::from(colour));
    all[Feature::RarestCells] = rarest as i32;
    all[Feature::TouchesEdge] = i32::from(edge);
    all[Feature::OffCentre] = off(rows, piece.height) + off(columns, piece.width);
    all
}

/// How many parts of zeros are enclosed.
fn holes(view: GridView<'_>) -> i32 {
    if view.height < 3 || view.width < 3 {
        return 0;
    }
    let inside: Vec<i8> = enclosed(view, false).into_iter().map(i8::from).collect();
    let view = GridView { cells: &inside, ..view };
    parts(view, Joint { one_colour: true, diagonal: false }, |cell| cell != 0).spans.len() as i32
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
