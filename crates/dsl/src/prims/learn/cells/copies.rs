//! What the copies of the input say that a grid is made of: one, where it is as large, or as many as it is higher and wider.
//!
//! In: a grid and the input that it was made of. Out: columns, all 0 where the grid is no whole number of copies high and
//! wide. So a rule can change the copies by what the input has there, or each copy by where it is.

use super::columns::Columns;
use super::seen::small;
use crate::prims::learn::tree::Tier;
use crate::prims::learn::words::Name;
use crate::views::GridView;

/// The copies of an input that a grid has room for.
#[derive(Clone, Copy)]
pub(super) struct Copies<'a> {
    input: GridView<'a>,
    /// How many below and beside each other; none where they do not fit.
    count: Option<(usize, usize)>,
}

impl<'a> Copies<'a> {
    pub(super) fn of(from: GridView<'_>, input: GridView<'a>) -> Copies<'a> {
        let fits = from.height.is_multiple_of(input.height) && from.width.is_multiple_of(input.width);
        let count = fits.then(|| (from.height / input.height, from.width / input.width));
        Copies { input, count }
    }

    /// What of its columns holds colours.
    pub(super) fn colours(self, columns: &mut Columns<'_>) {
        let Copies { input, count } = self;
        columns.push(Tier::Anywhere, Name::plain("its colour in the input"), |i, j| match count {
            Some(_) => input.at(i % input.height, j % input.width),
            None => 0,
        });
        // Where the grid has a copy for each cell of the input.
        let is_squared = count == Some((input.height, input.width));
        columns.push(
            Tier::Anywhere,
            Name::plain("the colour of the input that its copy stands for"),
            |i, j| {
                if is_squared { input.at(i / input.height, j / input.width) } else { 0 }
            },
        );
    }

    /// What of its columns holds numbers.
    pub(super) fn numbers(self, columns: &mut Columns<'_>) {
        let Copies { input: GridView { height, width, .. }, count } = self;
        let place = |i: usize, j: usize| if count.is_some() { (i / height, j / width) } else { (0, 0) };
        columns.push(
            Tier::Anywhere,
            Name::plain("the number of copies of the input above and left of it, modulo 2,"),
            |i, j| {
                let (row, column) = place(i, j);
                ((row + column) % 2) as i8
            },
        );
        columns.push(Tier::Directed, Name::plain("the number of copies of the input above it"), |i, j| {
            small(place(i, j).0)
        });
        columns.push(Tier::Directed, Name::plain("the number of copies of the input left of it"), |i, j| {
            small(place(i, j).1)
        });
    }
}
