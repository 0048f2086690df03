//! The named constants: arc-dsl's, and those of the extensions.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::value::{Exact, Value};

/// arc-dsl's constants. Where a value has several names, the first is the one it is printed with.
const ARC_DSL: &[(&str, Value)] = &[
    ("F", Value::Bool(false)),
    ("T", Value::Bool(true)),
    ("ZERO", Value::Int(0)),
    ("ONE", Value::Int(1)),
    ("TWO", Value::Int(2)),
    ("THREE", Value::Int(3)),
    ("FOUR", Value::Int(4)),
    ("FIVE", Value::Int(5)),
    ("SIX", Value::Int(6)),
    ("SEVEN", Value::Int(7)),
    ("EIGHT", Value::Int(8)),
    ("NINE", Value::Int(9)),
    ("TEN", Value::Int(10)),
    ("NEG_ONE", Value::Int(-1)),
    ("NEG_TWO", Value::Int(-2)),
    ("DOWN", Value::Pair(1, 0)),
    ("RIGHT", Value::Pair(0, 1)),
    ("UP", Value::Pair(-1, 0)),
    ("LEFT", Value::Pair(0, -1)),
    ("ORIGIN", Value::Pair(0, 0)),
    ("UNITY", Value::Pair(1, 1)),
    ("NEG_UNITY", Value::Pair(-1, -1)),
    ("UP_RIGHT", Value::Pair(-1, 1)),
    ("DOWN_LEFT", Value::Pair(1, -1)),
    ("ZERO_BY_TWO", Value::Pair(0, 2)),
    ("TWO_BY_ZERO", Value::Pair(2, 0)),
    ("TWO_BY_TWO", Value::Pair(2, 2)),
    ("THREE_BY_THREE", Value::Pair(3, 3)),
];

/// The constants of the extensions that are no plain numbering.
const EXTENSIONS: &[(&str, i64)] = &[
    ("NEG_TEN", -10),
    ("NEG_NINE", -9),
    ("NEG_EIGHT", -8),
    ("NEG_SEVEN", -7),
    ("NEG_SIX", -6),
    ("NEG_FIVE", -5),
    ("NEG_FOUR", -4),
    ("NEG_THREE", -3),
    ("HUNDRED", 100),
    ("THOUSAND", 1000),
    ("BLACK", 0),
    ("BLUE", 1),
    ("RED", 2),
    ("GREEN", 3),
    ("YELLOW", 4),
    ("GRAY", 5),
    ("MAGENTA", 6),
    ("ORANGE", 7),
    ("CYAN", 8),
    ("BURGUNDY", 9),
    ("SM2", 2),
    ("SM3", 3),
    ("SD2", -2),
    ("SD3", -3),
];

/// Numbered ranks and angles: `F0..F9` count from the first, `L1..L10` from the last.
const NUMBERED: &[(char, std::ops::RangeInclusive<i64>, i64)] =
    &[('F', 0..=9, 1), ('L', 1..=10, -1), ('R', 0..=9, 1), ('A', 0..=9, 1)];

static BY_NAME: LazyLock<FxHashMap<String, Value>> = LazyLock::new(|| {
    let mut map: FxHashMap<String, Value> =
        ARC_DSL.iter().map(|(n, v)| ((*n).to_owned(), v.clone())).collect();
    map.extend(EXTENSIONS.iter().map(|(name, n)| ((*name).to_owned(), Value::Int(*n))));
    for (letter, range, sign) in NUMBERED {
        map.extend(range.clone().map(|n| (format!("{letter}{n}"), Value::Int(sign * n))));
    }
    map
});

static BY_VALUE: LazyLock<FxHashMap<Exact, &'static str>> =
    LazyLock::new(|| ARC_DSL.iter().rev().map(|(name, value)| (Exact(value.clone()), *name)).collect());

/// The constant of that name.
pub fn by_name(name: &str) -> Option<Value> {
    BY_NAME.get(name).cloned()
}

/// arc-dsl's name for a value, where it has one.
pub fn name_of(value: &Value) -> Option<&'static str> {
    // Only small values have names; looking up a large one would hash all of it.
    match value {
        Value::Bool(_) | Value::Int(_) | Value::Pair(..) => BY_VALUE.get(&Exact(value.clone())).copied(),
        _ => None,
    }
}

/// All names, sorted.
pub fn names() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = BY_NAME.keys().map(String::as_str).collect();
    names.sort_unstable();
    names
}
