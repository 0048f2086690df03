//! Values: one representation each, whatever they are made from.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use gridwright_dsl::{Exact, Value, flat};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::any_value::any_values;
use crate::common::*;

fn hash(value: &Value) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(Exact(value.clone()))
}

/// Without its bools: each the number it equals.
fn with_numbers_for_bools(value: &Value) -> Value {
    match (value, value.elements()) {
        (Value::Bool(b), _) => int(i64::from(*b)),
        (_, None) => value.clone(),
        (_, Some(items)) if value.is_set() => set(items.iter().map(with_numbers_for_bools)),
        (_, Some(items)) => tuple(items.iter().map(with_numbers_for_bools)),
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn containers_are_their_elements(items in vec(any_values(), 0..6)) {
        for value in [tuple(items.clone()), set(items.clone())] {
            assert_in_its_representation(&value);
            let found = elements(&value);
            prop_assert_eq!(value.len(), Some(found.len()));
            prop_assert_eq!(value.is_empty(), Some(found.is_empty()));
            prop_assert_eq!(value.truthy(), !found.is_empty());
            for (position, item) in found.iter().enumerate() {
                prop_assert!(value.element(position).is_some_and(|element| element.identical(item)));
            }
            prop_assert!(value.element(found.len()).is_none());
            prop_assert_eq!(value.is_set(), !value.is_tuple());
        }
        prop_assert!(elements(&tuple(items.clone())).iter().zip(&items).all(|(a, b)| a.identical(b)));
    }

    #[test]
    fn a_set_keeps_the_first_of_equal_elements(items in vec(any_values(), 0..6), again in vec(0..6_usize, 0..6)) {
        let mut all = items.clone();
        all.extend(again.iter().filter_map(|&at| items.get(at).map(with_numbers_for_bools)));
        let made = set(all.clone());
        assert_in_its_representation(&made);
        let kept = elements(&made);
        prop_assert!(kept.is_sorted_by(|a, b| a < b));
        for item in &all {
            let first = all.iter().find(|other| *other == item).unwrap();
            prop_assert!(kept.iter().any(|kept| kept.identical(first)), "{} in {}", first, made);
        }
        prop_assert!(kept.iter().all(|kept| all.contains(kept)));
    }

    #[test]
    fn identical_values_are_equal_and_hash_alike(a in any_values(), b in any_values()) {
        prop_assert!(a.identical(&a) && a == a);
        if a.identical(&b) {
            prop_assert_eq!(hash(&a), hash(&b));
            prop_assert_eq!(&a, &b);
        }
        let numbers = with_numbers_for_bools(&a);
        if !a.is_function() {
            prop_assert_eq!(&numbers, &a);
        }
        prop_assert_eq!(a.encoding() == b.encoding(), a.identical(&b));
        prop_assert_eq!(a.encoding() == numbers.encoding(), a.identical(&numbers));
    }

    #[test]
    fn the_hash_of_a_record_is_that_of_its_words(value in any_values()) {
        let mut words = Vec::new();
        let expected = flat::encode(&value, &mut words).then(|| {
            let mut hash = 0_u64;
            for pair in words.chunks(2) {
                let both = u64::from(pair[0]) | u64::from(pair.get(1).copied().unwrap_or(0)) << 32;
                let product = (hash ^ both).wrapping_mul(flat::HASH_FACTOR);
                hash = product ^ (product >> 32);
            }
            let product = hash.wrapping_mul(flat::HASH_FINISH);
            product ^ (product >> 32)
        });
        prop_assert_eq!(flat::hash(&value), expected);
    }

    #[test]
    fn the_encoding_can_be_read_back(value in any_values()) {
        let json = serde_json::from_str(&value.encoding()).unwrap();
        let again = gridwright_conformance::value(&json).unwrap();
        prop_assert!(again.identical(&value), "{} {}", again, value);
        prop_assert_eq!(hash(&again), hash(&value));
    }
}

#[test]
fn representations_are_chosen_by_what_is_inside() {
    assert!(matches!(pair(3, -4), Value::Pair(3, -4)));
    assert!(matches!(pair(i64::MAX, 0), Value::Tuple(_)));
    assert!(matches!(tuple([int(1), pair(2, 3)]), Value::Cell(_)));
    assert!(matches!(tuple([int(128), pair(2, 3)]), Value::Tuple(_)));
    assert!(matches!(tuple([int(1), pair(2, 2048)]), Value::Tuple(_)));
    assert!(matches!(tuple([int(1)]), Value::Ints(_)));
    assert!(matches!(tuple([int(1), int(2), int(3)]), Value::Ints(_)));
    assert!(matches!(tuple([int(1), int(2), int(300)]), Value::Tuple(_)));
    assert!(matches!(tuple([pair(1, 2)]), Value::Grid(_)));
    assert!(matches!(rows_value(&[vec![1], vec![1, 2]]), Value::Tuple(_)));
    assert!(matches!(set([pair(1, 2)]), Value::Indices(_)));
    assert!(matches!(set([pair(1, 2048)]), Value::Set(_)));
    assert!(matches!(set([pair(1, 2), int(3)]), Value::Set(_)));
    assert!(matches!(set([]), Value::Set(_)));
    let odd = tuple([Value::Bool(true), int(0)]);
    assert!(matches!(odd, Value::Tuple(_)));
    assert_eq!(odd, pair(1, 0));
    assert!(!odd.identical(&pair(1, 0)));
}
