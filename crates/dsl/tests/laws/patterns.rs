//! Where objects occur and how they repeat, by trying every place and every shift.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;

use crate::common::*;

/// Every place of a grid where all cells of an object are found, its upper left corner put there.
fn occurrences(rows: &Rows, cells: &CellSet) -> Places {
    let (height, width) = (rows.len() as i64, rows[0].len() as i64);
    let (top, left, bottom, right) = bounds(&locations(cells));
    let places =
        (0..=height - (bottom - top + 1)).flat_map(|i| (0..=width - (right - left + 1)).map(move |j| (i, j)));
    let there = |(i, j): Place| {
        cells.iter().all(|&(colour, (y, x))| rows[(y - top + i) as usize][(x - left + j) as usize] == colour)
    };
    places.filter(|&place| there(place)).collect()
}

/// The least shift of a normalised object that maps it into itself, what leaves it aside.
fn period(cells: &BTreeSet<(i64, Place)>, along: fn(Place) -> i64, back: fn(Place, i64) -> Place) -> i64 {
    let (top, left, ..) = bounds(&locations(cells));
    let at_origin: CellSet = cells.iter().map(|&(c, (i, j))| (c, (i - top, j - left))).collect();
    let extent = at_origin.iter().map(|cell| along(cell.1)).max().unwrap() + 1;
    let fits = |shift: &i64| {
        let kept = at_origin.iter().filter(|cell| along(cell.1) >= *shift);
        kept.map(|&(colour, place)| (colour, back(place, *shift))).all(|cell| at_origin.contains(&cell))
    };
    (1..extent).find(fits).unwrap_or(extent)
}

/// A piece of a grid as an object somewhere else: it does occur.
fn piece(rows: &Rows, (i, j): (usize, usize), keep: &[bool]) -> CellSet {
    let place = |n: usize| (i + n / 3, j + n % 3);
    let kept = keep.iter().enumerate().filter(|(_, keep)| **keep).map(|(n, _)| place(n));
    kept.filter_map(|(i, j)| Some((*rows.get(i)?.get(j)?, (i as i64 - 7, j as i64 + 2)))).collect()
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn objects_occur_where_all_their_cells_are(
        grid in grids(), at in (0_usize..6, 0_usize..6), keep in vec(any::<bool>(), 9), other in cell_sets(),
    ) {
        let rows = rows_of(&grid);
        for cells in [piece(&rows, at, &keep), other] {
            let found = places_of(&run("occurrences", [&grid, &object(&cells)]));
            if cells.is_empty() {
                prop_assert_eq!(found.len(), (rows.len() + 1) * (rows[0].len() + 1));
            } else {
                prop_assert_eq!(found, occurrences(&rows, &cells));
            }
        }
    }

    #[test]
    fn in_grids_wider_than_a_word_too(
        width in 60_usize..70, cells in vec(0_i8..2, 70 * 4), at in (0_usize..3, 0_usize..66),
        keep in vec(any::<bool>(), 9),
    ) {
        let rows: Rows = cells.chunks(70).map(|row| row[..width].iter().map(|&c| i64::from(c)).collect()).collect();
        let cells = piece(&rows, at, &keep);
        prop_assume!(!cells.is_empty());
        let found = run("occurrences", [&rows_value(&rows), &object(&cells)]);
        prop_assert_eq!(places_of(&found), occurrences(&rows, &cells));
    }

    #[test]
    fn periods_are_the_least_shift_into_itself(cells in cell_sets(), tile in single_coloured_places(), by in 1_i64..5) {
        // A tile repeated side by side and one below the other has periods worth finding.
        let copies = (0..3).flat_map(|y| (0..3).map(move |x| (y * by, x * by)));
        let tiled: CellSet =
            copies.flat_map(|(y, x)| tile.iter().map(move |&(c, (i, j))| (c, (i + y, j + x)))).collect();
        for cells in [cells, tiled, tile.clone()] {
            let object = object(&cells);
            if cells.is_empty() {
                prop_assert_eq!(run("hperiod", [&object]), int(0));
                prop_assert_eq!(run("vperiod", [&object]), int(0));
            } else {
                prop_assert_eq!(run("hperiod", [&object]), int(period(&cells, |p| p.1, |p, n| (p.0, p.1 - n))));
                prop_assert_eq!(run("vperiod", [&object]), int(period(&cells, |p| p.0, |p, n| (p.0 - n, p.1))));
            }
        }
    }
}

#[test]
fn an_object_larger_than_the_grid_occurs_nowhere() {
    let grid = grid([[1, 1]]);
    assert_eq!(run("occurrences", [&grid, &object(&[(1, (0, 0)), (1, (1, 0))])]), set([]));
    assert_eq!(run("occurrences", [&grid, &object(&[(1, (0, 0)), (2, (0, 0))])]), set([]));
    assert_eq!(run("occurrences", [&grid, &object(&[(1, (9, 9))])]), indices(&[(0, 0), (0, 1)]));
}
