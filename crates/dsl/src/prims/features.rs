//! What can be said of a piece in a number: the keys by which pieces are picked, sorted and told apart.
//!
//! In: the pieces of one grid. Out: for every piece a number a key. A piece's content are its cells that are not 0.

use super::image::{Joint, Span, enclosed, parts, ranked, span_where};
use crate::views::GridView;

/// The names of the keys, in their order.
pub(crate) const KEYS: [&str; 20] = [
    "cells",
    "box area",
    "height",
    "width",
    "top",
    "left",
    "bottom",
    "right",
    "colours",
    "parts",
    "holes",
    "zeros in the box",
    "symmetries",
    "pieces like it",
    "pieces of its outline",
    "pieces of its colour",
    "main colour",
    "cells of the rarest colour",
    "touches the edge",
    "distance from the middle",
];

/// How many keys there are.
pub(crate) const COUNT: usize = KEYS.len();

/// The numbers of a piece.
pub(crate) type Features = [i32; COUNT];

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
            all[13] = like(at);
            all[14] = outlined(at);
            all[15] = coloured(at);
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
    let mut all = [0; COUNT];
    let (Some(span), Some(content)) = (span_where(piece, |cell| cell != 0), content) else { return all };
    let view = content.view();
    let filled = content.cells.iter().filter(|&&cell| cell != 0).count();
    let Span { rows, columns } = span;
    let joint = Joint { one_colour: true, diagonal: true };
    let holes = parts_inside(view);
    let rarest =
        content.colours.last().map_or(0, |&rare| content.cells.iter().filter(|&&c| c == rare).count());
    let edge = rows.0 == 0 || columns.0 == 0 || rows.1 == piece.height || columns.1 == piece.width;
    let off = |(a, b): (usize, usize), len: usize| ((a + b) as i32 - len as i32).abs();
    let numbers = [
        filled as i32,
        content.cells.len() as i32,
        view.height as i32,
        view.width as i32,
        rows.0 as i32,
        columns.0 as i32,
        rows.1 as i32,
        columns.1 as i32,
        content.colours.len() as i32,
        parts(view, joint, |cell| cell != 0).spans.len() as i32,
        holes,
        (content.cells.len() - filled) as i32,
        symmetries(view),
        0,
        0,
        0,
        content.colours.first().map_or(0, |&colour| i32::from(colour)),
        rarest as i32,
        i32::from(edge),
        off(rows, piece.height) + off(columns, piece.width),
    ];
    all.copy_from_slice(&numbers);
    all
}

/// How many parts of zeros are enclosed.
fn parts_inside(view: GridView<'_>) -> i32 {
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
