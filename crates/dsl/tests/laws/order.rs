//! The canonical order of values, against its definition, and Python's order where that differs.

use std::cmp::Ordering;

use gridwright_dsl::Value;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::any_value::any_values;
use crate::common::*;

/// none < numbers < tuples < sets < functions
fn kind(value: &Value) -> u8 {
    match value {
        Value::None => 0,
        number if number.as_int().is_some() => 1,
        tuple if tuple.is_tuple() => 2,
        set if set.is_set() => 3,
        _ => 4,
    }
}

fn compared(a: &Value, b: &Value) -> Ordering {
    if kind(a) != kind(b) {
        return kind(a).cmp(&kind(b));
    }
    match kind(a) {
        0 => Ordering::Equal,
        1 => a.as_int().cmp(&b.as_int()),
        4 => a.encoding().cmp(&b.encoding()),
        _ => {
            let (x, y) = (elements(a), elements(b));
            let unequal = x.iter().zip(&y).map(|(x, y)| compared(x, y)).find(|order| order.is_ne());
            unequal.unwrap_or(x.len().cmp(&y.len()))
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_order_is_that_of_the_elements(values in vec(any_values(), 2..8)) {
        for a in &values {
            for b in &values {
                let order = a.cmp(b);
                prop_assert_eq!(order, compared(a, b), "{} {}", a, b);
                prop_assert_eq!(order, b.cmp(a).reverse(), "{} {}", a, b);
                prop_assert_eq!(order.is_eq(), a == b, "{} {}", a, b);
            }
        }
    }

    #[test]
    fn the_order_is_total(values in vec(any_values(), 2..12)) {
        let mut sorted = values;
        sorted.sort();
        for (at, a) in sorted.iter().enumerate() {
            prop_assert!(sorted[at..].iter().all(|b| a <= b), "{} in {:?}", a, sorted);
        }
    }

    #[test]
    fn alike_values_are_ordered_too(rows in vec(vec(-1_i64..2, 0..4), 2..6)) {
        // Rows, grids, pairs and tuples of cells of the same few numbers: prefixes and ties of every representation.
        let mut values: Vec<Value> = rows.iter().map(|row| tuple(row.iter().map(|&n| int(n)))).collect();
        values.push(tuple(values.clone()));
        values.push(set(values.clone()));
        let cells = rows.iter().filter(|row| row.len() > 2).map(|row| tuple([int(row[0]), pair(row[1], row[2])]));
        let cells: Vec<Value> = cells.collect();
        values.extend([tuple(cells.clone()), set(cells.clone())]);
        values.extend(cells);
        for a in &values {
            for b in &values {
                prop_assert_eq!(a.cmp(b), compared(a, b), "{} {}", a, b);
            }
        }
    }

    #[test]
    fn alike_functions_are_ordered_by_their_text(numbers in vec((-12_i64..120, 0_i64..12), 2..6)) {
        // Numbers of one digit and of two, names of which one begins another: texts that differ late.
        let mut values: Vec<Value> = Vec::new();
        for (at, &(n, m)) in numbers.iter().enumerate() {
            let shift = function(if at % 2 == 0 { "shift" } else { "shoot" });
            let bound = run("lbind", [&shift, &set([pair(n, m), pair(m, n)])]);
            let moved = run("rbind", [&shift, &pair(n, m)]);
            let powered = run("power", [&moved, &int(m + 2)]);
            values.extend([run("rbind", [&function("add"), &int(n)]), run("compose", [&bound, &moved])]);
            values.extend([run("fork", [&shift, &moved, &powered]), run("matcher", [&moved, &int(m)])]);
            values.extend([bound, moved, powered, shift]);
        }
        for a in &values {
            for b in &values {
                prop_assert_eq!(a.cmp(b), a.encoding().cmp(&b.encoding()), "{} {}", a, b);
            }
        }
    }

    #[test]
    fn order_sorts_and_keeps_ties_in_place(numbers in vec(-9_i64..9, 0..12)) {
        let values = tuple(numbers.iter().map(|&n| int(n)));
        let mut sorted = numbers.clone();
        sorted.sort_by_key(|n| n % 2 == 0);
        let found = run("order", [&values, &function("even")]);
        prop_assert_eq!(elements(&found), sorted.into_iter().map(int).collect::<Vec<_>>());
        let most = numbers.iter().max().copied().unwrap_or(0);
        prop_assert_eq!(run("maximum", [&values]), int(most));
        prop_assert_eq!(run("valmax", [&values, &function("identity")]), int(most));
        if let Some(first_even) = numbers.iter().find(|n| *n % 2 == 0) {
            prop_assert_eq!(run("argmax", [&values, &function("even")]), int(*first_even));
            prop_assert_eq!(run("extract", [&values, &function("even")]), int(*first_even));
        }
    }
}

#[test]
fn python_has_no_order_for_values_of_different_kinds() {
    let mixed = tuple([int(1), pair(1, 2)]);
    for name in ["order", "argmax", "valmin"] {
        assert!(answer(name, [&tuple([mixed.clone(), int(3)]), &function("identity")]).is_err(), "{name}");
    }
    assert_eq!(run("greater", [&indices(&[(0, 0), (1, 1)]), &indices(&[(0, 0)])]), Value::Bool(true));
    assert_eq!(run("greater", [&indices(&[(1, 1)]), &indices(&[(0, 0)])]), Value::Bool(false));
    assert_eq!(run("greater", [&pair(1, 2), &pair(1, 1)]), Value::Bool(true));
}
