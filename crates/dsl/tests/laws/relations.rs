//! How patches stand to each other, against definitions over all pairs of places.

use gridwright_dsl::Value;
use proptest::prelude::*;

use crate::common::*;

fn distance(a: &Places, b: &Places) -> i64 {
    let between = |x: &Place, y: &Place| (x.0 - y.0).abs() + (x.1 - y.1).abs();
    a.iter().flat_map(|x| b.iter().map(move |y| between(x, y))).min().unwrap()
}

fn shares(a: &Places, b: &Places, line: fn(&Place) -> i64) -> bool {
    a.iter().any(|x| b.iter().any(|y| line(x) == line(y)))
}

fn centre(places: &Places) -> Place {
    let (top, left, bottom, right) = bounds(places);
    (top + (bottom - top + 1) / 2, left + (right - left + 1) / 2)
}

/// arc-dsl's loop: a step at a time until the patches touch, 42 at most.
fn gravitated(source: &Places, destination: &Places) -> Place {
    let (from, to) = (centre(source), centre(destination));
    let step = if shares(source, destination, |place| place.1) {
        (if from.0 < to.0 { 1 } else { -1 }, 0)
    } else {
        (0, if from.1 < to.1 { 1 } else { -1 })
    };
    let moved = |n: i64| source.iter().map(|p| (p.0 + n * step.0, p.1 + n * step.1)).collect::<Places>();
    let steps = (0..42).find(|&n| distance(&moved(n), destination) == 1).unwrap_or(42);
    (step.0 * steps, step.1 * steps)
}

/// Where `b` is as seen from `a`, by the middles.
fn position(a: &Places, b: &Places) -> Place {
    let (a, b) = (centre(a), centre(b));
    let sideways = if a.1 < b.1 { 1 } else { -1 };
    match (b.0 - a.0).signum() {
        0 => (0, sideways),
        down => (down, if a.1 == b.1 { 0 } else { sideways }),
    }
}

/// Two patches, mostly near each other.
fn two_patches() -> impl Strategy<Value = (Places, Places)> {
    let offset = prop_oneof![3 => (-12_i64..12, -12_i64..12), 1 => (-60_i64..60, -60_i64..60)];
    (some_places(), some_places(), offset).prop_map(|(a, b, (di, dj))| {
        let there = b.iter().map(|(i, j)| (i + di, j + dj)).collect();
        (a, there)
    })
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn distances_are_the_least_over_all_pairs((a, b) in two_patches()) {
        let (x, y) = (indices(&a), object(&b.iter().map(|&place| (3, place)).collect::<Vec<_>>()));
        prop_assert_eq!(run("manhattan", [&x, &y]), int(distance(&a, &b)));
        prop_assert_eq!(run("manhattan", [&y, &x]), int(distance(&a, &b)));
        prop_assert_eq!(run("adjacent", [&x, &y]), Value::Bool(distance(&a, &b) == 1));
        prop_assert_eq!(run("hmatching", [&x, &y]), Value::Bool(shares(&a, &b, |place| place.0)));
        prop_assert_eq!(run("vmatching", [&x, &y]), Value::Bool(shares(&a, &b, |place| place.1)));
        prop_assert_eq!(place_of(&run("position", [&x, &y])), position(&a, &b));
    }

    #[test]
    fn gravitate_walks_until_it_touches((a, b) in two_patches()) {
        let found = run("gravitate", [&indices(&a), &indices(&b)]);
        prop_assert_eq!(place_of(&found), gravitated(&a, &b));
    }

    #[test]
    fn bordering_compares_coordinates_only(places in some_places(), grid in grids()) {
        let (top, left, bottom, right) = bounds(&places);
        let (height, width) = place_of(&run("shape", [&grid]));
        let expected = top == 0 || left == 0 || bottom == height - 1 || right == width - 1;
        prop_assert_eq!(run("bordering", [&indices(&places), &grid]), Value::Bool(expected));
    }
}

#[test]
fn the_ends_of_gravity() {
    let at = |i: i64, j: i64| indices(&[(i, j)]);
    assert_eq!(run("gravitate", [&at(0, 0), &at(3, 3)]), pair(0, 42));
    assert_eq!(run("gravitate", [&at(0, 0), &at(0, 1)]), pair(0, 0));
    assert_eq!(run("gravitate", [&at(0, 0), &at(9, 0)]), pair(8, 0));
    assert_eq!(run("gravitate", [&at(5, 5), &at(5, 5)]), pair(-1, 0));
    for name in ["gravitate", "manhattan", "adjacent", "position"] {
        assert!(answer(name, [&set([]), &at(0, 0)]).is_err(), "{name}");
        assert!(answer(name, [&at(0, 0), &set([])]).is_err(), "{name}");
    }
    assert_eq!(run("hmatching", [&set([]), &at(0, 0)]), Value::Bool(false));
}
