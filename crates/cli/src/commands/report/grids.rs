//! Grids as short texts, each once: what the page's script draws.
//!
//! A text is the width, a blank, and the cells row by row, one character each: a colour's digit, `-` for a number that is
//! no colour, `#` for a location without a colour, `.` for no cell. A letter after a character says how often it stands
//! there: `a` twice, `b` three times, up to `Z`.

use std::collections::HashMap;

use gridwright::Grid;
use gridwright::grid::Cells;
use gridwright::grid::cells::{colour_of, column_of, row_of};

/// The longest side of a picture; a larger value is named, not drawn.
pub(super) const MAX_DRAWN: usize = 64;

/// The texts of all grids of the page.
#[derive(Default)]
pub(super) struct Grids {
    texts: Vec<String>,
    places: HashMap<String, usize>,
}

impl Grids {
    /// The place of a text, and how many bytes the page grows by if it is a new one.
    pub(super) fn place(&mut self, text: String) -> usize {
        let next = self.texts.len();
        *self.places.entry(text).or_insert_with_key(|text| {
            self.texts.push(text.clone());
            next
        })
    }

    /// The place of a grid.
    pub(super) fn grid(&mut self, grid: &Grid) -> usize {
        self.place(grid_text(grid))
    }

    /// All texts, by place.
    pub(super) fn texts(&self) -> &[String] {
        &self.texts
    }
}

/// The text of a grid.
pub(super) fn grid_text(grid: &Grid) -> String {
    text(grid.width(), grid.cells().iter().map(|&cell| mark(cell)))
}

/// The text of a set of cells in its bounding box, with its shape and place; `None` if it is too large.
pub(super) fn cells_text(cells: &Cells, coloured: bool) -> Option<(String, String)> {
    let cells = cells.as_slice();
    let range = |of: fn(u32) -> i32| {
        Some((cells.iter().copied().map(of).min()?, cells.iter().copied().map(of).max()?))
    };
    let ((top, bottom), (left, right)) = (range(row_of)?, range(column_of)?);
    let (height, width) = (top.abs_diff(bottom) as usize + 1, left.abs_diff(right) as usize + 1);
    if height > MAX_DRAWN || width > MAX_DRAWN {
        return None;
    }
    let mut marks = vec!['.'; height * width];
    for &cell in cells {
        let (row, column) = (row_of(cell).abs_diff(top) as usize, column_of(cell).abs_diff(left) as usize);
        if let Some(place) = marks.get_mut(row * width + column) {
            *place = if coloured { mark(colour_of(cell)) } else { '#' };
        }
    }
    Some((text(width, marks.into_iter()), format!("{height}x{width} at ({top}, {left})")))
}

fn mark(cell: i8) -> char {
    u32::try_from(cell).ok().and_then(|cell| char::from_digit(cell, 10)).unwrap_or('-')
}

fn text(width: usize, marks: impl Iterator<Item = char>) -> String {
    let letters = || ('a'..='z').chain('A'..='Z');
    let mut text = format!("{width} ");
    let (mut last, mut count) = (None, 0);
    let mut flush = |mark: Option<char>, count: usize| {
        text.extend(mark);
        text.extend(count.checked_sub(2).and_then(|at| letters().nth(at)));
    };
    for mark in marks {
        if last == Some(mark) && count < letters().count() + 1 {
            count += 1;
        } else {
            flush(last, count);
            (last, count) = (Some(mark), 1);
        }
    }
    flush(last, count);
    text
}

#[cfg(test)]
mod tests {
    use gridwright::grid::cells::{pack, pack_cell};

    use super::*;

    /// What the script does.
    fn decoded(text: &str) -> (usize, String) {
        let (width, marks) = text.split_once(' ').unwrap();
        let mut cells = String::new();
        for c in marks.chars() {
            match c {
                'a'..='z' => cells.extend(std::iter::repeat_n(
                    cells.chars().last().unwrap(),
                    c as usize - 'a' as usize + 1,
                )),
                'A'..='Z' => cells.extend(std::iter::repeat_n(
                    cells.chars().last().unwrap(),
                    c as usize - 'A' as usize + 27,
                )),
                c => cells.push(c),
            }
        }
        (width.parse().unwrap(), cells)
    }

    #[test]
    fn runs_of_any_length_come_back() {
        for length in 1..=120 {
            let grid = Grid::from_cells(1, length + 1, &[vec![3; length], vec![7]].concat()).unwrap();
            let expected = "3".repeat(length) + "7";
            assert_eq!(decoded(&grid_text(&grid)), (length + 1, expected));
        }
        let grid = Grid::from_rows(&[[0, 0, 1], [-1, 12, 9]]).unwrap();
        assert_eq!(grid_text(&grid), "3 0a1-a9");
    }

    #[test]
    fn sets_of_cells_are_drawn_in_their_box() {
        let cells = Cells::from_sorted(&[pack(1, 1), pack(2, 3)]).unwrap();
        assert_eq!(cells_text(&cells, false), Some(("3 #.c#".to_owned(), "2x3 at (1, 1)".to_owned())));
        let cells = Cells::from_unsorted(&mut vec![pack_cell(4, 0, 0)]).unwrap();
        assert_eq!(cells_text(&cells, true), Some(("1 4".to_owned(), "1x1 at (0, 0)".to_owned())));
        let far = Cells::from_sorted(&[pack(0, 0), pack(0, 500)]).unwrap();
        assert_eq!(cells_text(&far, false), None);
    }

    #[test]
    fn each_text_is_there_once() {
        let mut grids = Grids::default();
        let grid = Grid::filled(2, 2, 5).unwrap();
        assert_eq!((grids.grid(&grid), grids.grid(&grid), grids.place("1 0".to_owned())), (0, 0, 1));
        assert_eq!(grids.texts(), ["2 5c", "1 0"]);
    }
}
