//! Painting: grids against rows that are painted cell by cell.

use gridwright_dsl::Value;
use proptest::prelude::*;

use crate::common::*;

/// Paints cells on rows in order, where `may` allows it for the colour that is there; off the grid nothing happens.
fn painted(rows: &Rows, cells: impl IntoIterator<Item = (i64, Place)>, may: impl Fn(i64) -> bool) -> Rows {
    let mut rows = rows.clone();
    for (colour, (i, j)) in cells {
        let cell = usize::try_from(i).ok().and_then(|i| rows.get_mut(i)?.get_mut(usize::try_from(j).ok()?));
        if let Some(cell) = cell
            && may(*cell)
        {
            *cell = colour;
        }
    }
    rows
}

fn of_one_colour(colour: i64, places: &Places) -> Vec<(i64, Place)> {
    places.iter().map(|&place| (colour, place)).collect()
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn fill_and_its_kin_colour_the_places_of_a_patch(grid in grids(), places in places(), colour in 0_i64..5) {
        let (rows, patch, hue) = (rows_of(&grid), indices(&places), int(colour));
        let ground = background(&rows);
        let filled = run("fill", [&grid, &hue, &patch]);
        prop_assert_eq!(rows_of(&filled), painted(&rows, of_one_colour(colour, &places), |_| true));
        prop_assert_eq!(&run("fill", [&filled, &hue, &patch]), &filled);
        prop_assert_eq!(&run("paint", [&grid, &run("recolor", [&hue, &patch])]), &filled);
        let under = run("underfill", [&grid, &hue, &patch]);
        prop_assert_eq!(rows_of(&under), painted(&rows, of_one_colour(colour, &places), |old| old == ground));
        let covered = run("cover", [&grid, &patch]);
        prop_assert_eq!(rows_of(&covered), painted(&rows, of_one_colour(ground, &places), |_| true));
    }

    #[test]
    fn the_order_of_cells_decides_what_is_painted_last(grid in grids(), cells in cell_sets()) {
        let (rows, object) = (rows_of(&grid), object(&cells));
        let ground = background(&rows);
        let expected = painted(&rows, cells.iter().copied(), |_| true);
        prop_assert_eq!(rows_of(&run("paint", [&grid, &object])), expected);
        let expected = painted(&rows, cells.iter().copied(), |old| old == ground);
        prop_assert_eq!(rows_of(&run("underpaint", [&grid, &object])), expected);
    }

    #[test]
    fn a_tuple_of_cells_paints_in_its_own_order(grid in grids(), cells in cell_sets()) {
        let backwards: Vec<(i64, Place)> = cells.iter().rev().copied().collect();
        let cells = tuple(backwards.iter().map(|&(colour, (i, j))| tuple([int(colour), pair(i, j)])));
        let expected = painted(&rows_of(&grid), backwards, |_| true);
        prop_assert_eq!(rows_of(&run("paint", [&grid, &cells])), expected);
    }

    #[test]
    fn a_grid_is_its_cells(grid in grids()) {
        let cells = run("asobject", [&grid]);
        prop_assert_eq!(cells_of(&cells), cells_of_rows(&rows_of(&grid)));
        let blank = run("canvas", [&int(77), &run("shape", [&grid])]);
        prop_assert_eq!(&run("paint", [&blank, &cells]), &grid);
        prop_assert_eq!(&run("paint", [&grid, &cells]), &grid);
        prop_assert_eq!(run("toindices", [&cells]), run("asindices", [&grid]));
        prop_assert_eq!(run("toobject", [&run("asindices", [&grid]), &grid]), cells);
    }

    #[test]
    fn what_was_covered_can_be_painted_back(grid in grids(), places in places()) {
        let patch = indices(&places);
        let taken = run("toobject", [&patch, &grid]);
        let expected: CellSet =
            cells_of_rows(&rows_of(&grid)).into_iter().filter(|cell| places.contains(&cell.1)).collect();
        prop_assert_eq!(cells_of(&taken), expected);
        prop_assert_eq!(run("paint", [&run("cover", [&grid, &patch]), &taken]), grid);
    }

    #[test]
    fn moving_covers_and_paints_elsewhere(grid in grids(), cells in cell_sets(), di in -5_i64..6, dj in -5_i64..6) {
        let (rows, object) = (rows_of(&grid), object(&cells));
        let ground = background(&rows);
        let covered = painted(&rows, of_one_colour(ground, &locations(&cells)), |_| true);
        let there = cells.iter().map(|&(colour, (i, j))| (colour, (i + di, j + dj)));
        let moved = run("move", [&grid, &object, &pair(di, dj)]);
        prop_assert_eq!(rows_of(&moved), painted(&covered, there, |_| true));
    }

    #[test]
    fn colours_are_found_where_they_are(grid in grids()) {
        let rows = rows_of(&grid);
        let mut seen = Places::new();
        for colour in elements(&run("palette", [&grid])) {
            let places = places_of(&run("ofcolor", [&grid, &colour]));
            prop_assert!(!places.is_empty() && places.is_disjoint(&seen));
            prop_assert!(places.iter().all(|&(i, j)| Some(rows[i as usize][j as usize]) == colour.as_int()));
            prop_assert_eq!(run("colorcount", [&grid, &colour]), int(places.len() as i64));
            seen.extend(places);
        }
        prop_assert_eq!(seen, places_of(&run("asindices", [&grid])));
        prop_assert_eq!(run("mostcolor", [&grid]), int(background(&rows)));
        prop_assert_eq!(run("ofcolor", [&grid, &int(1 << 40)]), set([]));
    }

    #[test]
    fn replacing_and_switching_colours(grid in grids(), a in 0_i64..4, b in 0_i64..4) {
        let recoloured = |new: &dyn Fn(i64) -> i64| {
            rows_of(&grid).iter().map(|row| row.iter().map(|&c| new(c)).collect()).collect::<Rows>()
        };
        let replaced = run("replace", [&grid, &int(a), &int(b)]);
        prop_assert_eq!(rows_of(&replaced), recoloured(&|c| if c == a { b } else { c }));
        let switched = run("switch", [&grid, &int(a), &int(b)]);
        let other = |c| if c == a { b } else if c == b { a } else { c };
        prop_assert_eq!(rows_of(&switched), recoloured(&other));
        prop_assert_eq!(run("switch", [&switched, &int(a), &int(b)]), grid);
    }
}

#[test]
fn coordinates_off_the_grid_never_wrap() {
    let grid = grid([[1, 2], [3, 4]]);
    let off = indices(&[(-1, 0), (0, -1), (2, 0), (0, 2), (-2, -2), (2047, 2047), (-2048, -2048)]);
    assert_eq!(run("fill", [&grid, &int(9), &off]), grid);
    assert_eq!(run("toobject", [&off, &grid]), set([]));
    assert_eq!(run("index", [&grid, &pair(-1, -1)]), Value::None);
    assert_eq!(run("index", [&grid, &pair(1, 0)]), int(3));
}
