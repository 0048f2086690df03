//! Keys: pairs of colours that a grid itself says belong together, such as a legend at its edge.
//!
//! A key is a full rectangle of several colours on ground, in two halves of which every row (or else every column) has one
//! colour each, and not the same: the first belongs to the second. What a colour becomes follows all pairs in reading order, so
//! that pairs may be a chain.

use crate::prims::search::image::{Joint, Parts, Span, parts};
use crate::views::GridView;

/// The longer side of the largest key: what is larger is a picture.
const LONGEST: usize = 12;

/// The pairs of a grid, in reading order, and where they stand.
#[derive(Clone, Default, Debug)]
pub(super) struct Keys {
    pairs: Vec<(i8, i8)>,
    spans: Vec<Span>,
}

impl Keys {
    /// The pairs of a grid with this ground.
    pub(super) fn of(from: GridView<'_>, ground: i8) -> Keys {
        Keys::among(from, &parts(from, Joint { one_colour: false, diagonal: true }, |cell| cell != ground))
    }

    /// The pairs of a grid with these objects of any colours.
    pub(super) fn among(from: GridView<'_>, objects: &Parts) -> Keys {
        let mut keys = Keys::default();
        for (span, count) in &objects.spans {
            let (height, width) = (span.height(), span.width());
            if *count != height * width || height.max(width) > LONGEST {
                continue;
            }
            let at = |i: usize, j: usize| from.at(span.rows.0 + i, span.columns.0 + j);
            let across = halves(height, width, at);
            if let Some(pairs) = across.or_else(|| halves(width, height, |i, j| at(j, i))) {
                keys.pairs.extend(pairs);
                keys.spans.push(*span);
            }
        }
        keys
    }

    /// Whether a place is part of a key: what is said there is said of other places.
    pub(super) fn has(&self, (row, column): (usize, usize)) -> bool {
        let within = |at: usize, (start, end): (usize, usize)| (start..end).contains(&at);
        self.spans.iter().any(|span| within(row, span.rows) && within(column, span.columns))
    }

    /// The colour that belongs to this one; none if there is no other.
    pub(super) fn of_colour(&self, colour: i8) -> Option<i8> {
        let last = self.pairs.iter().fold(colour, |now, &(from, to)| if now == from { to } else { now });
        (last != colour).then_some(last)
    }

    /// The colour that this one belongs to; none if there is no other.
    pub(super) fn back(&self, colour: i8) -> Option<i8> {
        let first =
            self.pairs.iter().rev().fold(colour, |now, &(from, to)| if now == to { from } else { now });
        (first != colour).then_some(first)
    }
}

/// The colours of the first and the second half of each line; none where a half has several, or both the same.
fn halves(lines: usize, len: usize, at: impl Fn(usize, usize) -> i8) -> Option<Vec<(i8, i8)>> {
    if len < 2 || !len.is_multiple_of(2) {
        return None;
    }
    let pair = |line: usize| {
        let (first, second) = (at(line, 0), at(line, len - 1));
        let is_even = (0..len).all(|j| at(line, j) == if j < len / 2 { first } else { second });
        (is_even && first != second).then_some((first, second))
    };
    (0..lines).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(width: usize, cells: &[i8]) -> Keys {
        Keys::of(GridView { height: cells.len() / width, width, cells }, 0)
    }

    #[test]
    fn pairs_are_read_off_rectangles_of_two_halves() {
        let keys = keys(4, &[1, 4, 0, 0, 3, 5, 0, 0, 0, 0, 0, 2, 6, 6, 0, 7]);
        assert_eq!([1, 3, 2, 6].map(|colour| keys.of_colour(colour)), [Some(4), Some(5), Some(7), None]);
        assert!(keys.has((1, 1)) && keys.has((3, 3)) && !keys.has((3, 0)));
        assert_eq!([4, 5, 7, 1].map(|colour| keys.back(colour)), [Some(1), Some(3), Some(2), None]);
    }

    #[test]
    fn pairs_in_a_row_are_a_chain() {
        let keys = keys(3, &[1, 4, 0, 4, 6, 0, 7, 1, 0]);
        assert_eq!([1, 4, 7].map(|colour| keys.of_colour(colour)), [Some(6), Some(6), Some(1)]);
        assert_eq!(keys.back(6), Some(1));
    }
}
