//! Lines between places, in a direction, across the field.

use proptest::prelude::*;

use crate::common::*;

/// The line between two places, found by looking at every place around it.
fn line(a: Place, b: Place) -> Places {
    let (di, dj) = (b.0 - a.0, b.1 - a.1);
    if di != 0 && dj != 0 && di.abs() != dj.abs() {
        return Places::new();
    }
    let steps = di.abs().max(dj.abs());
    (0..=steps).map(|n| (a.0 + di.signum() * n, a.1 + dj.signum() * n)).collect()
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn connect_draws_straight_lines_only(a in (-9_i64..9, -9_i64..9), d in (-6_i64..6, -6_i64..6), n in 0_i64..4) {
        for b in [(a.0 + d.0, a.1 + d.1), (a.0 + n, a.1 + n), (a.0 + n, a.1 - n), (a.0, a.1 + n), (a.0 + n, a.1)] {
            let found = run("connect", [&pair(a.0, a.1), &pair(b.0, b.1)]);
            prop_assert_eq!(places_of(&found), line(a, b), "{:?} {:?}", a, b);
            prop_assert_eq!(run("connect", [&pair(b.0, b.1), &pair(a.0, a.1)]), found);
        }
    }

    #[test]
    fn shoot_goes_on_for_42_steps(a in (-9_i64..9, -9_i64..9), d in (-3_i64..4, -3_i64..4)) {
        let expected = line(a, (a.0 + 42 * d.0, a.1 + 42 * d.1));
        prop_assert_eq!(places_of(&run("shoot", [&pair(a.0, a.1), &pair(d.0, d.1)])), expected);
    }

    #[test]
    fn frontiers_cross_the_whole_field(i in -40_i64..40, j in -40_i64..40) {
        let column: Places = (0..30).map(|row| (row, j)).collect();
        let row: Places = (0..30).map(|column| (i, column)).collect();
        prop_assert_eq!(places_of(&run("vfrontier", [&pair(i, j)])), column);
        prop_assert_eq!(places_of(&run("hfrontier", [&pair(i, j)])), row);
    }
}

#[test]
fn shots_have_the_lengths_that_arc_dsl_gives_them() {
    let size = |i: i64, j: i64| run("size", [&run("shoot", [&pair(3, 4), &pair(i, j)])]);
    assert_eq!(size(0, 1), int(43));
    assert_eq!(size(2, 2), int(85));
    assert_eq!(size(1, 2), int(0));
    assert_eq!(size(0, 0), int(1));
}
