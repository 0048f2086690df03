//! Cutting and joining grids, against Python's rules for slices.

use gridwright_dsl::Value;
use proptest::prelude::*;

use crate::common::*;

/// Python's `items[start : end]`.
fn slice<T: Clone>(items: &[T], start: i64, end: i64) -> Vec<T> {
    let len = items.len() as i64;
    let clip = |at: i64| if at < 0 { (at + len).max(0) } else { at.min(len) };
    (clip(start)..clip(end)).map(|at| items[at as usize].clone()).collect()
}

fn crop(rows: &Rows, (i, j): Place, (height, width): Place) -> Rows {
    slice(rows, i, i + height).iter().map(|row| slice(row, j, j + width)).collect()
}

/// The pieces of `hsplit`, from arc-dsl's definition: a column is skipped between them where `n` does not divide.
fn split_columns(rows: &Rows, n: i64) -> Vec<Rows> {
    let (height, width) = (rows.len() as i64, rows[0].len() as i64);
    let (piece, gap) = (width.div_euclid(n), i64::from(width % n != 0));
    (0..n).map(|i| crop(rows, (0, piece * i + i * gap), (height, piece))).collect()
}

fn transposed(rows: &Rows) -> Rows {
    (0..rows[0].len()).map(|j| rows.iter().map(|row| row[j]).collect()).collect()
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn crop_is_a_slice_of_slices(rows in small_rows(), start in (-9_i64..9, -9_i64..9), dims in (-9_i64..9, -9_i64..9)) {
        let cropped = run("crop", [&rows_value(&rows), &pair(start.0, start.1), &pair(dims.0, dims.1)]);
        prop_assert_eq!(cropped, rows_value(&crop(&rows, start, dims)));
    }

    #[test]
    fn crop_of_a_large_grid(grid in grids(), start in (0_i64..20, 0_i64..20), dims in (0_i64..34, 0_i64..34)) {
        let cropped = run("crop", [&grid, &pair(start.0, start.1), &pair(dims.0, dims.1)]);
        prop_assert_eq!(cropped, rows_value(&crop(&rows_of(&grid), start, dims)));
    }

    #[test]
    fn a_subgrid_is_the_crop_to_the_bounds(grid in grids(), places in some_places()) {
        let (top, left, bottom, right) = bounds(&places);
        let expected = crop(&rows_of(&grid), (top, left), (bottom - top + 1, right - left + 1));
        prop_assert_eq!(run("subgrid", [&indices(&places), &grid]), rows_value(&expected));
    }

    #[test]
    fn splits_are_crops_side_by_side(grid in grids(), n in prop_oneof![-3_i64..0, 1_i64..9]) {
        let rows = rows_of(&grid);
        let beside = split_columns(&rows, n);
        let pieces: Vec<Value> = beside.iter().map(|piece| rows_value(piece)).collect();
        prop_assert_eq!(elements(&run("hsplit", [&grid, &int(n)])), pieces);
        let below: Vec<Value> = split_columns(&transposed(&rows), n)
            .iter()
            .map(|piece| if piece.iter().all(Vec::is_empty) { tuple([]) } else { rows_value(&transposed(piece)) })
            .collect();
        prop_assert_eq!(elements(&run("vsplit", [&grid, &int(n)])), below);
        prop_assert!(answer("hsplit", [&grid, &int(0)]).is_err());
    }

    #[test]
    fn halves_leave_out_the_middle(grid in grids()) {
        let rows = rows_of(&grid);
        let (height, width) = (rows.len() as i64, rows[0].len() as i64);
        let top = crop(&rows, (0, 0), (height / 2, width));
        let bottom = crop(&rows, (height - height / 2, 0), (height, width));
        prop_assert_eq!(run("tophalf", [&grid]), rows_value(&top));
        prop_assert_eq!(run("bottomhalf", [&grid]), rows_value(&bottom));
        let beside = |from: i64| match width / 2 {
            0 => tuple([]),
            half => rows_value(&crop(&rows, (0, from), (height, half))),
        };
        prop_assert_eq!(run("lefthalf", [&grid]), beside(0));
        prop_assert_eq!(run("righthalf", [&grid]), beside(width - width / 2));
        if height % 2 == 0 {
            prop_assert_eq!(&run("vconcat", [&run("tophalf", [&grid]), &run("bottomhalf", [&grid])]), &grid);
        }
        if width % 2 == 0 {
            prop_assert_eq!(&run("hconcat", [&run("lefthalf", [&grid]), &run("righthalf", [&grid])]), &grid);
        }
        let trimmed: Rows = slice(&rows, 1, -1).iter().map(|row| slice(row, 1, -1)).collect();
        prop_assert_eq!(run("trim", [&grid]), rows_value(&trimmed));
    }

    #[test]
    fn joining_is_side_by_side_or_one_below_the_other(a in grids(), b in grids()) {
        let (x, y) = (rows_of(&a), rows_of(&b));
        let beside: Rows = x.iter().zip(&y).map(|(x, y)| [x.as_slice(), y].concat()).collect();
        prop_assert_eq!(run("hconcat", [&a, &b]), rows_value(&beside));
        prop_assert_eq!(run("vconcat", [&a, &b]), rows_value(&[x, y].concat()));
    }

    #[test]
    fn scaling_repeats_and_skips(grid in grids(), factor in -1_i64..5) {
        let rows = rows_of(&grid);
        let times = factor.max(0) as usize;
        let wide: Rows = rows.iter().map(|row| row.iter().flat_map(|&c| vec![c; times]).collect()).collect();
        let tall = |rows: &Rows| -> Rows { rows.iter().flat_map(|row| vec![row.clone(); times]).collect() };
        prop_assert_eq!(run("hupscale", [&grid, &int(factor)]), rows_value(&wide));
        prop_assert_eq!(run("vupscale", [&grid, &int(factor)]), rows_value(&tall(&rows)));
        let large = run("upscale", [&grid, &int(factor)]);
        prop_assert_eq!(&large, &rows_value(&tall(&wide)));
        if factor > 0 {
            prop_assert_eq!(&run("downscale", [&large, &int(factor)]), &grid);
            let step = factor as usize;
            let coarse: Rows = rows.iter().step_by(step).map(|r| r.iter().step_by(step).copied().collect()).collect();
            prop_assert_eq!(&run("downscale", [&grid, &int(factor)]), &rows_value(&coarse));
            prop_assert_eq!(&run("downscale", [&grid, &int(-factor)]), &rows_value(&coarse));
        }
    }

    #[test]
    fn an_upscaled_object_keeps_its_corner(cells in cell_sets(), factor in -1_i64..5) {
        let object = object(&cells);
        let large = run("upscale", [&object, &int(factor)]);
        if cells.is_empty() || factor <= 0 {
            prop_assert_eq!(large, set([]));
        } else {
            let (top, left, ..) = bounds(&locations(&cells));
            let grown = |&(c, (i, j)): &(i64, Place)| {
                let corner = ((i - top) * factor + top, (j - left) * factor + left);
                (0..factor).flat_map(move |y| (0..factor).map(move |x| (c, (corner.0 + y, corner.1 + x))))
            };
            prop_assert_eq!(cells_of(&large), cells.iter().flat_map(grown).collect::<CellSet>());
        }
    }

    #[test]
    fn cellwise_keeps_what_agrees(a in grids(), b in grids(), fallback in 0_i64..4) {
        let (x, y) = (rows_of(&a), rows_of(&b));
        let result = answer("cellwise", [&a, &b, &int(fallback)]);
        if y.len() < x.len() || y[0].len() < x[0].len() {
            prop_assert!(result.is_err());
        } else {
            let agreed = |(x, y): (&i64, &i64)| if x == y { *x } else { fallback };
            let expected: Rows = x.iter().zip(&y).map(|(x, y)| x.iter().zip(y).map(agreed).collect()).collect();
            prop_assert_eq!(result, Ok(rows_value(&expected)));
        }
    }
}

#[test]
fn numbers_of_any_size_are_positions() {
    let grid = grid([[1, 2], [3, 4]]);
    let (least, most) = (int(i64::MIN), int(i64::MAX));
    let extremes = tuple([least.clone(), most.clone()]);
    assert_eq!(run("crop", [&grid, &extremes, &extremes]), tuple([]));
    assert_eq!(run("crop", [&grid, &pair(0, 0), &tuple([most.clone(), most.clone()])]), grid);
    assert_eq!(run("downscale", [&grid, &least]), rows_value(&[[1]]));
    assert_eq!(run("hsplit", [&grid, &least]), tuple([]));
    assert!(answer("vsplit", [&grid, &most]).is_err());
    assert!(answer("upscale", [&grid, &most]).is_err());
}
