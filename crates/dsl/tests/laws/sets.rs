//! Set algebra against the standard library's sets, also on unions of many overlapping patches.

use std::collections::BTreeSet;

use gridwright_dsl::Value;
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;

use crate::common::*;

/// Elements of one kind each, packed or not, on the boards of large unions and off them.
fn element_sets() -> impl Strategy<Value = Vec<BTreeSet<Value>>> {
    let near = || (-3_i64..4, -3_i64..4);
    let far = || (-2048_i64..2048, -2048_i64..2048);
    let location = prop_oneof![near(), far()].prop_map(|(i, j)| pair(i, j)).boxed();
    let cell =
        (-1_i64..3, prop_oneof![near(), far()]).prop_map(|(c, (i, j))| tuple([int(c), pair(i, j)])).boxed();
    let beyond = (-4096_i64..4096, -4096_i64..4096).prop_map(|(i, j)| pair(i, j)).boxed();
    let number = (-300_i64..300).prop_map(int).boxed();
    let patch = some_places().prop_map(|places| indices(&places)).boxed();
    let mixed = prop_oneof![location.clone(), cell.clone(), number.clone(), patch.clone()].boxed();
    let kind = prop_oneof![Just(location), Just(cell), Just(beyond), Just(number), Just(patch), Just(mixed)];
    kind.prop_flat_map(|element| vec(btree_set(element, 0..30), 2..24))
}

fn set_of(items: &BTreeSet<Value>) -> Value {
    set(items.iter().cloned())
}

fn items_of(value: &Value) -> BTreeSet<Value> {
    assert!(value.is_set());
    let items = elements(value);
    assert!(items.is_sorted_by(|a, b| a < b), "{value} does not ascend");
    items.into_iter().collect()
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn two_sets_combine_intersect_and_differ(sets in element_sets()) {
        let (a, b) = (&sets[0], &sets[1]);
        let (x, y) = (set_of(a), set_of(b));
        prop_assert_eq!(&items_of(&x), a);
        prop_assert_eq!(items_of(&run("combine", [&x, &y])), a | b);
        prop_assert_eq!(items_of(&run("intersection", [&x, &y])), a & b);
        prop_assert_eq!(items_of(&run("difference", [&x, &y])), a - b);
        prop_assert_eq!(run("size", [&x]), int(a.len() as i64));
        prop_assert_eq!(run("equality", [&x, &y]), Value::Bool(a == b));
        prop_assert_eq!(items_of(&run("combine", [&x, &tuple(b.iter().cloned())])), a | b);
    }

    #[test]
    fn elements_come_and_go(sets in element_sets()) {
        let a = &sets[0];
        let x = set_of(a);
        for item in sets[1].iter().chain(a).take(12) {
            prop_assert_eq!(run("contained", [item, &x]), Value::Bool(a.contains(item)));
            let more = a | &BTreeSet::from([item.clone()]);
            prop_assert_eq!(items_of(&run("insert", [item, &x])), more);
            let less = a - &BTreeSet::from([item.clone()]);
            prop_assert_eq!(items_of(&run("remove", [item, &x])), less.clone());
            if let Some(first) = less.first() {
                prop_assert_eq!(&run("other", [&x, item]), first);
            }
        }
        if let (Some(first), Some(last)) = (a.first(), a.last()) {
            prop_assert_eq!(&run("first", [&x]), first);
            prop_assert_eq!(&run("last", [&x]), last);
        }
    }

    #[test]
    fn a_merge_is_the_union_of_all(sets in element_sets()) {
        let outer = set(sets.iter().map(set_of));
        let expected: BTreeSet<Value> = sets.iter().flatten().cloned().collect();
        prop_assert_eq!(items_of(&run("merge", [&outer])), expected.clone());
        prop_assert_eq!(items_of(&run("mapply", [&function("identity"), &outer])), expected.clone());
        prop_assert_eq!(items_of(&run("mfilter", [&outer, &function("size")])), expected);
    }

    #[test]
    fn a_merged_tuple_keeps_order_and_repeats(sets in element_sets()) {
        let outer = tuple(sets.iter().map(set_of));
        let all: Vec<Value> = sets.iter().flatten().cloned().collect();
        prop_assert_eq!(elements(&run("merge", [&outer])), all.clone());
        prop_assert_eq!(elements(&run("mapply", [&function("identity"), &outer])), all.clone());
        let mut once: Vec<Value> = Vec::new();
        all.iter().for_each(|item| if !once.contains(item) { once.push(item.clone()) });
        prop_assert_eq!(elements(&run("dedupe", [&tuple(all.clone())])), once);
        let kept: Vec<Value> = all.iter().filter(|item| !sets[0].contains(item)).cloned().collect();
        prop_assert_eq!(elements(&run("difference", [&tuple(all), &set_of(&sets[0])])), kept);
    }

    #[test]
    fn neighbourhoods_of_many_places_overlap(places in btree_set((-60_i64..95, -60_i64..95), 0..200)) {
        let around = |&(i, j): &Place| (-1..2).flat_map(move |y| (-1..2).map(move |x| (i + y, j + x)));
        let next_to = |place: &Place| around(place).filter(|other| *other != *place).collect::<Vec<_>>();
        let expected: Places = places.iter().flat_map(next_to).collect();
        let found = run("mapply", [&function("neighbors"), &indices(&places)]);
        prop_assert_eq!(places_of(&found), expected);
    }

    #[test]
    fn products_pair_everything(a in btree_set(-5_i64..6, 0..7), b in btree_set(-5_i64..6, 0..7)) {
        let (x, y) = (set(a.iter().map(|&n| int(n))), set(b.iter().map(|&n| int(n))));
        let expected: Places = a.iter().flat_map(|&m| b.iter().map(move |&n| (m, n))).collect();
        prop_assert_eq!(places_of(&run("product", [&x, &y])), expected);
        let sums: BTreeSet<Value> = a.iter().flat_map(|&m| b.iter().map(move |&n| int(m + n))).collect();
        prop_assert_eq!(items_of(&run("prapply", [&function("add"), &x, &y])), sums);
    }
}

/// What is left or joined may be packable although what it came from was not.
#[test]
fn sets_with_bools_for_numbers_keep_the_one_representation() {
    let odd = tuple([Value::Bool(true), int(0)]);
    let plain = indices(&[(1, 0)]);
    for (a, b) in [(&plain, &set([odd.clone()])), (&set([odd.clone()]), &plain)] {
        let both = run("combine", [a, b]);
        assert_eq!(both.len(), Some(1));
        assert!(both.identical(a), "the first of equal elements stays");
    }
    assert!(run("insert", [&odd, &plain]).identical(&plain));
    let mixed = set([odd.clone(), pair(5, 5)]);
    assert!(run("remove", [&odd, &mixed]).identical(&indices(&[(5, 5)])));
    assert!(run("merge", [&set([plain.clone(), mixed])]).len() == Some(2));
    let cell = tuple([int(3), odd]);
    assert!(run("insert", [&cell, &object(&[(3, (1, 0))])]).identical(&object(&[(3, (1, 0))])));
}
