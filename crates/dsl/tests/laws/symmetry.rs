//! The symmetries of the square act on grids and patches as a group.

use proptest::prelude::*;

use crate::common::*;

/// In the order of `mir_rot_t`, whose last is the grid itself.
const SYMMETRIES: [&str; 8] =
    ["hmirror", "dmirror", "vmirror", "cmirror", "rot90", "rot180", "rot270", "identity"];

/// A symmetry of rows, written from what it means.
fn moved(name: &str, rows: &Rows) -> Rows {
    let (height, width) = (rows.len(), rows[0].len());
    let made = |height: usize, width: usize, from: &dyn Fn(usize, usize) -> (usize, usize)| {
        let cell = |i: usize, j: usize| {
            let (i, j) = from(i, j);
            rows[i][j]
        };
        (0..height).map(|i| (0..width).map(|j| cell(i, j)).collect()).collect()
    };
    match name {
        "identity" => rows.clone(),
        "hmirror" => made(height, width, &|i, j| (height - 1 - i, j)),
        "vmirror" => made(height, width, &|i, j| (i, width - 1 - j)),
        "rot180" => made(height, width, &|i, j| (height - 1 - i, width - 1 - j)),
        "dmirror" => made(width, height, &|i, j| (j, i)),
        "cmirror" => made(width, height, &|i, j| (height - 1 - j, width - 1 - i)),
        "rot90" => made(width, height, &|i, j| (height - 1 - j, i)),
        "rot270" => made(width, height, &|i, j| (j, width - 1 - i)),
        _ => panic!("{name} is no symmetry"),
    }
}

/// The symmetry that does what `first` and then `second` do, told from a grid that none of them leaves as it is.
fn product_of(first: &str, second: &str) -> &'static str {
    let plain = vec![vec![1, 2, 3], vec![4, 5, 6]];
    let both = moved(second, &moved(first, &plain));
    SYMMETRIES.into_iter().find(|name| moved(name, &plain) == both).unwrap()
}

#[test]
fn the_symmetries_are_a_group() {
    for first in SYMMETRIES {
        let products: std::collections::BTreeSet<_> =
            SYMMETRIES.map(|second| product_of(first, second)).into();
        assert_eq!(products.len(), 8, "{first}");
    }
    assert_eq!(product_of("hmirror", "vmirror"), "rot180");
    assert_eq!(product_of("rot90", "rot90"), "rot180");
    assert_eq!(product_of("rot90", "rot180"), "rot270");
    assert_eq!(product_of("hmirror", "dmirror"), "rot90");
    assert_eq!(product_of("dmirror", "cmirror"), "rot180");
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn grids_move_as_they_should(grid in grids()) {
        for (k, name) in (0..).zip(SYMMETRIES) {
            let there = run(name, [&grid]);
            prop_assert_eq!(rows_of(&there), moved(name, &rows_of(&grid)), "{}", name);
            prop_assert_eq!(&run("mir_rot_t", [&grid, &int(k)]), &there, "{}", name);
        }
    }

    #[test]
    fn two_symmetries_are_one(grid in grids()) {
        for first in SYMMETRIES {
            let once = run(first, [&grid]);
            for second in SYMMETRIES {
                let twice = run(second, [&once]);
                prop_assert_eq!(&twice, &run(product_of(first, second), [&grid]), "{} {}", first, second);
            }
        }
    }

    #[test]
    fn mirrors_of_a_patch_undo_themselves_and_keep_its_corner(cells in cell_sets(), coloured: bool) {
        prop_assume!(!cells.is_empty());
        let patch = if coloured { object(&cells) } else { indices(&locations(&cells)) };
        let shape = place_of(&run("shape", [&patch]));
        for (k, name) in (0..).zip(&SYMMETRIES[..4]) {
            let there = run(name, [&patch]);
            prop_assert_eq!(&run(name, [&there]), &patch, "{}", name);
            prop_assert_eq!(run("ulcorner", [&there]), run("ulcorner", [&patch]), "{}", name);
            let turned = *name == "dmirror" || *name == "cmirror";
            let expected = if turned { (shape.1, shape.0) } else { shape };
            prop_assert_eq!(place_of(&run("shape", [&there])), expected, "{}", name);
            prop_assert_eq!(run("mir_rot_f", [&patch, &int(k)]), there, "{}", name);
        }
    }

    #[test]
    fn the_cells_of_a_mirrored_grid_are_the_mirrored_cells(grid in grids()) {
        for name in &SYMMETRIES[..4] {
            let cells = run("asobject", [&grid]);
            prop_assert_eq!(run(name, [&cells]), run("asobject", [&run(name, [&grid])]), "{}", name);
        }
    }
}

#[test]
fn grids_without_cells_can_be_moved_and_empty_patches_cannot() {
    let (nothing, empty_rows) = (tuple([]), tuple([tuple([]), tuple([])]));
    for name in SYMMETRIES {
        assert_eq!(run(name, [&nothing]), nothing, "{name}");
        let turned = ["dmirror", "cmirror", "rot90", "rot270"].contains(&name);
        assert_eq!(
            run(name, [&empty_rows]),
            if turned { nothing.clone() } else { empty_rows.clone() },
            "{name}"
        );
    }
    for name in &SYMMETRIES[..4] {
        assert!(answer(name, [&set([])]).is_err(), "{name}");
    }
}
