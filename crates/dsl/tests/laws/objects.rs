//! Objects: components against a flood fill, partitions against colours, frontiers against lines.

use std::collections::BTreeSet;

use gridwright_dsl::Value;
use proptest::prelude::*;

use crate::common::*;

/// What `objects` finds, by flooding from every cell.
fn flooded(rows: &Rows, univalued: bool, diagonal: bool, without_bg: bool) -> BTreeSet<CellSet> {
    let ground = without_bg.then(|| background(rows));
    let mut left: CellSet = cells_of_rows(rows).into_iter().filter(|cell| Some(cell.0) != ground).collect();
    let mut found = BTreeSet::new();
    while let Some(start) = left.pop_first() {
        let (mut object, mut border) = (CellSet::from([start]), vec![start]);
        while let Some((colour, (i, j))) = border.pop() {
            let near = |&(other, (y, x)): &(i64, Place)| {
                let (down, right) = ((y - i).abs(), (x - j).abs());
                let touches = if diagonal { down.max(right) == 1 } else { down + right == 1 };
                touches && (!univalued || other == colour)
            };
            let reached: Vec<_> = left.iter().filter(|cell| near(cell)).copied().collect();
            for cell in reached {
                left.remove(&cell);
                object.insert(cell);
                border.push(cell);
            }
        }
        found.insert(object);
    }
    found
}

fn objects(grid: &Value, flags: [bool; 3]) -> Value {
    let [univalued, diagonal, without_bg] = flags.map(Value::Bool);
    run("objects", [grid, &univalued, &diagonal, &without_bg])
}

fn all_flags() -> impl Iterator<Item = [bool; 3]> {
    (0..8).map(|k| [k & 4 != 0, k & 2 != 0, k & 1 != 0])
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn components_are_what_a_flood_reaches(grid in grids()) {
        let rows = rows_of(&grid);
        for (k, flags) in (0..).zip(all_flags()) {
            let [univalued, diagonal, without_bg] = flags;
            let found = objects(&grid, flags);
            let expected: Vec<CellSet> = flooded(&rows, univalued, diagonal, without_bg).into_iter().collect();
            // In the canonical order, too: a set of sets of tuples orders here as it does there.
            let in_order: Vec<CellSet> = elements(&found).iter().map(cells_of).collect();
            prop_assert_eq!(in_order, expected, "{:?}", flags);
            prop_assert_eq!(run("o_g", [&grid, &int(k)]), found);
        }
    }

    #[test]
    fn a_partition_has_an_object_for_every_colour(grid in grids()) {
        let rows = rows_of(&grid);
        let colours: BTreeSet<i64> = rows.iter().flatten().copied().collect();
        let of = |colour: i64| cells_of_rows(&rows).into_iter().filter(|cell| cell.0 == colour).collect::<CellSet>();
        let parts: Vec<CellSet> = elements(&run("partition", [&grid])).iter().map(cells_of).collect();
        prop_assert_eq!(parts, colours.iter().map(|&colour| of(colour)).collect::<Vec<_>>());
        let ground = background(&rows);
        let parts: Vec<CellSet> = elements(&run("fgpartition", [&grid])).iter().map(cells_of).collect();
        let foreground = colours.iter().filter(|&&colour| colour != ground);
        prop_assert_eq!(parts, foreground.map(|&colour| of(colour)).collect::<Vec<_>>());
    }

    #[test]
    fn merged_objects_are_the_grid_again(grid in grids()) {
        let cells = run("asobject", [&grid]);
        prop_assert_eq!(&run("merge", [&run("partition", [&grid])]), &cells);
        for flags in all_flags().filter(|flags| !flags[2]) {
            prop_assert_eq!(&run("merge", [&objects(&grid, flags)]), &cells);
        }
    }

    #[test]
    fn frontiers_are_the_lines_of_one_colour(grid in grids()) {
        let rows = rows_of(&grid);
        let cells = cells_of_rows(&rows);
        let lines = |along: &dyn Fn(&(i64, Place)) -> i64, count: usize| {
            let line = |n: usize| cells.iter().filter(|cell| along(cell) == n as i64).copied().collect::<CellSet>();
            let uniform = |line: &CellSet| line.iter().map(|cell| cell.0).collect::<BTreeSet<_>>().len() == 1;
            (0..count).map(line).filter(uniform).collect::<Vec<_>>()
        };
        let expected: BTreeSet<CellSet> = lines(&|cell| cell.1.0, rows.len())
            .into_iter()
            .chain(lines(&|cell| cell.1.1, rows[0].len()))
            .collect();
        let found: Vec<CellSet> = elements(&run("frontiers", [&grid])).iter().map(cells_of).collect();
        prop_assert_eq!(&found, &expected.into_iter().collect::<Vec<_>>());
        // Compressing leaves what is on no frontier, in its order.
        let gone: CellSet = found.into_iter().flatten().collect();
        let left: Vec<i64> = cells_in_reading_order(&rows).filter(|cell| !gone.contains(cell)).map(|cell| cell.0).collect();
        let compressed: Vec<i64> = rows_of(&run("compress", [&grid])).into_iter().flatten().collect();
        prop_assert_eq!(compressed, left);
    }
}

fn cells_in_reading_order(rows: &Rows) -> impl Iterator<Item = (i64, Place)> {
    let mut cells: Vec<_> = cells_of_rows(rows).into_iter().collect();
    cells.sort_by_key(|cell| cell.1);
    cells.into_iter()
}

#[test]
fn any_value_will_do_as_a_flag() {
    let grid = grid([[1, 0], [0, 1]]);
    let loose = run("objects", [&grid, &int(7), &tuple([]), &pair(0, 0)]);
    assert_eq!(loose, objects(&grid, [true, false, true]));
}

#[test]
fn a_grid_of_one_colour_is_all_background() {
    let grid = grid([[3, 3], [3, 3]]);
    assert_eq!(objects(&grid, [true, true, true]), set([]));
    assert_eq!(run("fgpartition", [&grid]), set([]));
    assert_eq!(run("size", [&run("frontiers", [&grid])]), int(4));
    assert_eq!(run("compress", [&grid]), tuple([]));
    assert_eq!(run("compress", [&rows_value(&[[1, 2]])]), tuple([tuple([])]));
}
