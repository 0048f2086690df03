//! Coordinates at and beyond what a packed cell holds: a fault or the right place, never another one.

use gridwright_dsl::{Reason, Value};
use proptest::prelude::*;

use crate::common::*;

const LEAST: i64 = -2048;
const MOST: i64 = 2047;

/// Coordinates near both ends.
fn edges() -> impl Strategy<Value = i64> {
    prop_oneof![LEAST - 3..LEAST + 4, MOST - 3..MOST + 4, -2_i64..3]
}

fn fits(n: i64) -> bool {
    (LEAST..=MOST).contains(&n)
}

/// Either exactly these places, or the fault that says that one of them is too far away.
fn assert_places_or_far_away<const N: usize>(name: &str, args: [&Value; N], expected: &Places) {
    match answer(name, args) {
        Ok(value) => {
            assert_in_its_representation(&value);
            assert_eq!(&places_of(&value), expected, "{name}{args:?}");
        }
        Err(fault) => {
            assert_eq!(fault.reason(), Reason::FarAway, "{name}{args:?}");
            // The place that was given counts, too.
            let given = args[0].elements().filter(|_| args[0].is_set()).and_then(|mut places| places.pop());
            let given = place_of(given.as_ref().unwrap_or(args[0]));
            let near = expected.iter().chain([&given]).all(|&(i, j)| fits(i) && fits(j));
            assert!(!near, "{name}{args:?} is {fault}, but nothing is far away");
        }
    }
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn places_never_wrap(i in edges(), j in edges(), di in edges(), dj in edges()) {
        let (place, step) = (pair(i, j), pair(di, dj));
        let moved = Places::from([(i + di, j + dj)]);
        assert_places_or_far_away("shift", [&indices(&[(i, j)]), &step], &moved);
        let around = |steps: &[Place]| steps.iter().map(|(y, x)| (i + y, j + x)).collect::<Places>();
        assert_places_or_far_away("dneighbors", [&place], &around(&[(-1, 0), (1, 0), (0, -1), (0, 1)]));
        assert_places_or_far_away("ineighbors", [&place], &around(&[(-1, -1), (1, 1), (1, -1), (-1, 1)]));
        let ring = around(&[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]);
        assert_places_or_far_away("neighbors", [&place], &ring);
        assert_places_or_far_away("outbox", [&indices(&[(i, j)])], &ring);
        assert_places_or_far_away("box", [&indices(&[(i, j)])], &Places::from([(i, j)]));
        assert_places_or_far_away("hfrontier", [&place], &(0..30).map(|n| (i, n)).collect());
        assert_places_or_far_away("connect", [&place, &place], &Places::from([(i, j)]));
    }

    #[test]
    fn a_set_holds_places_however_far(i in edges(), j in edges()) {
        let set = indices(&[(i, j), (0, 0)]);
        prop_assert_eq!(matches!(set, Value::Indices(_)), fits(i) && fits(j));
        prop_assert_eq!(places_of(&set), Places::from([(i, j), (0, 0)]));
        prop_assert_eq!(run("contained", [&pair(i, j), &set]), Value::Bool(true));
        prop_assert_eq!(places_of(&run("insert", [&pair(i, j), &indices(&[(0, 0)])])), places_of(&set));
    }

    #[test]
    fn what_is_moved_back_is_where_it_was(i in LEAST..=MOST, j in LEAST..=MOST, di in -4095_i64..=4095, dj in -4095_i64..=4095) {
        let cell = object(&[(3, (i, j))]);
        match answer("shift", [&cell, &pair(di, dj)]) {
            Ok(moved) => {
                prop_assert!(fits(i + di) && fits(j + dj));
                prop_assert_eq!(run("shift", [&moved, &pair(-di, -dj)]), cell);
            }
            Err(fault) => {
                prop_assert!(!fits(i + di) || !fits(j + dj));
                prop_assert_eq!(fault.reason(), Reason::FarAway);
            }
        }
    }
}

#[test]
fn the_last_places_that_fit_can_be_used() {
    for corner in [(LEAST, LEAST), (LEAST, MOST), (MOST, LEAST), (MOST, MOST)] {
        let cell = object(&[(3, corner)]);
        for name in ["normalize", "hmirror", "vmirror", "dmirror", "cmirror", "toindices", "backdrop", "box"]
        {
            assert!(answer(name, [&cell]).is_ok(), "{name} at {corner:?}");
        }
        assert_eq!(run("upscale", [&cell, &int(1)]), cell, "{corner:?}");
    }
    assert_eq!(reason("upscale", [&object(&[(3, (MOST, 0))]), &int(2)]), Reason::FarAway);
    for far in [i64::MIN, i64::MIN + 1, -(1 << 32), -4096, 4096, 1 << 32, i64::MAX] {
        for step in [pair(far, 0), pair(0, far)] {
            assert_eq!(reason("shift", [&indices(&[(0, 0)]), &step]), Reason::FarAway, "{step}");
        }
    }
}

/// A grid may be longer than cells can tell: then what gives cells is a fault.
#[test]
fn a_long_grid_has_no_cells_far_down() {
    for (height, width) in [(2047, 1), (2048, 1), (2049, 1), (5000, 1), (1, 2049), (1, 5000)] {
        let grid = run("canvas", [&int(1), &pair(height, width)]);
        let last = (height - 1).max(width - 1);
        for name in ["asindices", "asobject", "partition", "frontiers"] {
            let Ok(value) = answer(name, [&grid]) else { continue };
            assert!(fits(last), "{name} of {height} by {width}");
            assert_in_its_representation(&value);
        }
        let flag = Value::Bool(true);
        let objects = answer("objects", [&grid, &flag, &flag, &Value::Bool(false)]);
        assert!(objects.is_err() || fits(last));
        match answer("ofcolor", [&grid, &int(1)]) {
            Ok(found) => assert_eq!(places_of(&found).len() as i64, height * width),
            Err(fault) => assert!(!fits(last) && fault.reason() == Reason::FarAway),
        }
        assert_eq!(run("ofcolor", [&grid, &int(1 << 20)]), set([]));
    }
}

#[test]
fn many_empty_rows_are_no_cells() {
    let rows = run("repeat", [&tuple([]), &int(256)]);
    assert_eq!(run("height", [&rows]), int(256));
    assert_eq!(run("asindices", [&rows]), set([]));
    assert_eq!(run("asobject", [&rows]), set([]));
    assert_eq!(run("ofcolor", [&rows, &int(0)]), set([]));
}

#[test]
fn too_many_empty_rows_are_no_grid() {
    let rows = run("repeat", [&tuple([]), &int(5000)]);
    assert_eq!(reason("asindices", [&rows]), Reason::NotAGrid);
}
