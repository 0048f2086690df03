//! Any value whatsoever: nested, ragged, far away, with bools for numbers, with functions inside.

use gridwright_dsl::{Budget, Cx, Prim, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::*;

/// Whole numbers: small ones, those at the ends of what some representation holds, and the largest.
pub(crate) fn numbers() -> impl Strategy<Value = i64> {
    let edges = [7, 8, 15, 31, 32, 62].map(|bit| 1_i64 << bit);
    let edges: Vec<i64> = edges.into_iter().flat_map(|n| [n - 1, n, n + 1, -n - 1, -n, 1 - n]).collect();
    let ends = vec![i64::MIN, i64::MIN + 1, i64::MAX - 1, i64::MAX, 2047, 2048, -2048, -2049];
    prop_oneof![6 => -3_i64..12, 1 => -3000_i64..3000, 1 => select([edges, ends].concat())]
}

fn scalars() -> impl Strategy<Value = Value> {
    prop_oneof![
        1 => Just(Value::None),
        2 => any::<bool>().prop_map(Value::Bool),
        6 => numbers().prop_map(int),
    ]
}

/// Values without functions made by combinators.
fn plain_values() -> impl Strategy<Value = Value> {
    let cells = || vec((-1_i64..4, (-3_i64..7, -3_i64..7)), 0..5);
    let leaf = prop_oneof![
        6 => scalars(),
        3 => (numbers(), numbers()).prop_map(|(a, b)| pair(a, b)),
        1 => (scalars(), scalars()).prop_map(|(a, b)| tuple([a, b])),
        3 => any_primitive().prop_map(Value::Prim),
        3 => grids(),
        3 => places().prop_map(|places| indices(&places)),
        3 => cell_sets().prop_map(|cells| object(&cells)),
        1 => cells().prop_map(|cells| tuple(cells.iter().map(|&(c, (i, j))| tuple([int(c), pair(i, j)])))),
        1 => vec(vec(-2_i64..5, 0..4), 0..4).prop_map(|rows| rows_value(&rows)),
        1 => Just(Value::EMPTY_TUPLE),
        1 => Just(Value::EMPTY_SET),
    ];
    leaf.prop_recursive(3, 24, 5, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(tuple),
            vec(inner.clone(), 0..5).prop_map(set),
            // Alike elements, as programs have them.
            (inner, 0..4_usize).prop_map(|(item, count)| tuple(vec![item; count])),
        ]
    })
}

/// Any primitive.
pub(crate) fn any_primitive() -> impl Strategy<Value = Prim> {
    (0..Prim::all().len()).prop_map(|at| Prim::all().nth(at).unwrap())
}

/// What a combinator makes of these values, or the first of them where it takes them not.
fn combined(name: &str, parts: &[Value]) -> Value {
    let combinator = prim(name);
    let parts: Vec<&Value> = parts.iter().take(combinator.arity()).collect();
    combinator.call(&mut Cx::new(Budget::default()), &parts).unwrap_or_else(|_| parts[0].clone())
}

/// Functions of all kinds, mostly of primitives, sometimes of what cannot be called at all.
pub(crate) fn functions() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![8 => any_primitive().prop_map(Value::Prim), 1 => plain_values()];
    leaf.prop_recursive(4, 16, 3, |inner| {
        let combinators = select(vec!["compose", "chain", "matcher", "rbind", "lbind", "power", "fork"]);
        let fixed = prop_oneof![2 => inner.clone(), 3 => plain_values()];
        (combinators, inner.clone(), fixed, inner).prop_map(|(name, f, second, third)| {
            let second = match name {
                "power" => int(second.as_int().unwrap_or(2)),
                _ => second,
            };
            combined(name, &[f, second, third])
        })
    })
}

/// Any value.
pub(crate) fn any_values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![4 => plain_values(), 1 => functions()];
    leaf.prop_recursive(2, 8, 4, |inner| {
        prop_oneof![vec(inner.clone(), 0..4).prop_map(tuple), vec(inner, 0..4).prop_map(set)]
    })
}
