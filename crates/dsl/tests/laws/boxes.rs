//! Boxes around patches, their corners and middles, and moving patches about.

use gridwright_dsl::Value;
use proptest::prelude::*;

use crate::common::*;

/// The outline of two corners, which may come in any order.
fn outline((a, b): Place, (c, d): Place) -> Places {
    let (top, left, bottom, right) = (a.min(c), b.min(d), a.max(c), b.max(d));
    let on_the_line = |&(i, j): &Place| i == top || i == bottom || j == left || j == right;
    rectangle((top, left, bottom, right)).into_iter().filter(on_the_line).collect()
}

fn rectangle((top, left, bottom, right): (i64, i64, i64, i64)) -> Places {
    (top..=bottom).flat_map(|i| (left..=right).map(move |j| (i, j))).collect()
}

/// A patch as indices, as an object of one colour, and (where it means the same) with its colours.
fn forms(places: &Places) -> [Value; 2] {
    [indices(places), object(&places.iter().map(|&place| (5, place)).collect::<Vec<_>>())]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn boxes_are_outlines_of_the_bounds(places in some_places()) {
        let (top, left, bottom, right) = bounds(&places);
        let all = rectangle((top, left, bottom, right));
        for patch in forms(&places) {
            prop_assert_eq!(places_of(&run("backdrop", [&patch])), all.clone());
            prop_assert_eq!(places_of(&run("delta", [&patch])), &all - &places);
            prop_assert_eq!(places_of(&run("box", [&patch])), outline((top, left), (bottom, right)));
            prop_assert_eq!(places_of(&run("outbox", [&patch])), outline((top - 1, left - 1), (bottom + 1, right + 1)));
            // On a thin patch the corners cross over and are sorted again.
            prop_assert_eq!(places_of(&run("inbox", [&patch])), outline((top + 1, left + 1), (bottom - 1, right - 1)));
        }
    }

    #[test]
    fn extents_and_corners_are_those_of_the_bounds(places in some_places()) {
        let (top, left, bottom, right) = bounds(&places);
        let (height, width) = (bottom - top + 1, right - left + 1);
        let count = places.len() as i64;
        let corners = [("ulcorner", (top, left)), ("urcorner", (top, right)), ("llcorner", (bottom, left)), ("lrcorner", (bottom, right))];
        let sides = [("lowermost", bottom), ("uppermost", top), ("leftmost", left), ("rightmost", right)];
        for patch in forms(&places) {
            for (k, (name, corner)) in (0..).zip(corners) {
                prop_assert_eq!(place_of(&run(name, [&patch])), corner);
                prop_assert_eq!(place_of(&run("corner", [&patch, &int(k)])), corner);
            }
            for (k, (name, side)) in (0..).zip(sides) {
                prop_assert_eq!(run(name, [&patch]), int(side));
                prop_assert_eq!(run("col_row", [&patch, &int(k)]), int(side));
            }
            prop_assert_eq!(places_of(&run("corners", [&patch])), Places::from(corners.map(|corner| corner.1)));
            prop_assert_eq!(place_of(&run("shape", [&patch])), (height, width));
            prop_assert_eq!(run("portrait", [&patch]), Value::Bool(height > width));
            prop_assert_eq!(run("square", [&patch]), Value::Bool(height == width && count == height * width));
            prop_assert_eq!(run("vline", [&patch]), Value::Bool(width == 1 && count == height));
            prop_assert_eq!(run("hline", [&patch]), Value::Bool(height == 1 && count == width));
            prop_assert_eq!(place_of(&run("center", [&patch])), (top + height / 2, left + width / 2));
        }
    }

    #[test]
    fn the_centre_of_mass_is_over_cells(cells in cell_sets()) {
        let places = locations(&cells);
        if cells.is_empty() {
            prop_assert_eq!(run("centerofmass", [&set([])]), tuple([]));
        } else {
            let mean = |sum: i64| sum.div_euclid(cells.len() as i64);
            let expected = (mean(places.iter().map(|p| p.0).sum()), mean(places.iter().map(|p| p.1).sum()));
            prop_assert_eq!(place_of(&run("centerofmass", [&object(&cells)])), expected);
        }
    }

    #[test]
    fn moving_a_patch_adds_to_every_place(cells in cell_sets(), di in -30_i64..30, dj in -30_i64..30) {
        let moved = |&(colour, (i, j)): &(i64, Place)| (colour, (i + di, j + dj));
        let shifted = run("shift", [&object(&cells), &pair(di, dj)]);
        prop_assert_eq!(cells_of(&shifted), cells.iter().map(moved).collect::<CellSet>());
        let places = run("toindices", [&shifted]);
        prop_assert_eq!(places_of(&places), locations(&cells_of(&shifted)));
        prop_assert_eq!(run("shift", [&run("toindices", [&object(&cells)]), &pair(di, dj)]), places);
        prop_assert_eq!(run("normalize", [&shifted]), run("normalize", [&object(&cells)]));
        if !cells.is_empty() {
            prop_assert_eq!(run("ulcorner", [&run("normalize", [&shifted])]), pair(0, 0));
        }
        let recoloured: CellSet = locations(&cells).into_iter().map(|place| (7, place)).collect();
        prop_assert_eq!(cells_of(&run("recolor", [&int(7), &object(&cells)])), recoloured);
    }

    #[test]
    fn neighbours_are_one_step_away(i in -9_i64..9, j in -9_i64..9) {
        let at = |steps: &[Place]| steps.iter().map(|(y, x)| (i + y, j + x)).collect::<Places>();
        let (direct, diagonal) = (at(&[(-1, 0), (1, 0), (0, -1), (0, 1)]), at(&[(-1, -1), (-1, 1), (1, -1), (1, 1)]));
        prop_assert_eq!(places_of(&run("dneighbors", [&pair(i, j)])), direct.clone());
        prop_assert_eq!(places_of(&run("ineighbors", [&pair(i, j)])), diagonal.clone());
        prop_assert_eq!(places_of(&run("neighbors", [&pair(i, j)])), &direct | &diagonal);
    }
}

#[test]
fn the_empty_patch_passes_or_fails_as_in_python() {
    let nothing = set([]);
    for name in ["toindices", "normalize", "backdrop", "delta", "box"] {
        assert_eq!(run(name, [&nothing]), nothing, "{name}");
    }
    for name in ["ulcorner", "urcorner", "llcorner", "lrcorner", "centerofmass"] {
        assert_eq!(run(name, [&nothing]), tuple([]), "{name}");
    }
    for name in ["uppermost", "center", "inbox", "outbox", "color"] {
        assert!(answer(name, [&nothing]).is_err(), "{name}");
    }
    assert_eq!(run("corners", [&nothing]), set([tuple([])]));
    assert_eq!(run("shape", [&nothing]), pair(0, 0));
    assert_eq!(run("square", [&nothing]), Value::Bool(true));
    assert_eq!(run("vline", [&nothing]), Value::Bool(false));
    assert_eq!(run("shift", [&nothing, &int(5)]), nothing);
}

#[test]
fn the_inbox_of_a_cell_is_the_ring_around_it() {
    let ring = run("inbox", [&indices(&[(4, 4)])]);
    assert_eq!(ring, run("neighbors", [&pair(4, 4)]));
}
