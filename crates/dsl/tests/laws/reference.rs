//! The table agrees with the signatures and constants that were read from arc-dsl, where they are at hand.

use std::path::Path;

use gridwright_dsl::{Prim, Value, constants};
use serde_json::Value as Json;

/// A file of the shared folder, which is no part of the project.
fn shared(file: &str) -> Option<Json> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/conformance").join(file);
    if !path.exists() {
        println!("skipped: {} is not there", path.display());
        return None;
    }
    Some(serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap())
}

fn name(json: &Json) -> &str {
    json["name"].as_str().unwrap()
}

#[test]
fn names_and_parameters_are_those_of_arc_dsl() {
    let Some(signatures) = shared("signatures.json") else { return };
    let signatures = signatures.as_array().unwrap();
    let ours: Vec<Prim> = Prim::all().filter(|prim| !prim.is_extension()).collect();
    assert_eq!(ours.len(), 160);
    assert_eq!(signatures.len(), 160);
    for (prim, theirs) in ours.iter().zip(signatures) {
        assert_eq!(prim.name(), name(theirs), "the table is in arc-dsl's order");
        let params: Vec<&str> = prim.signature().params.iter().map(|param| param.name).collect();
        let expected: Vec<&str> = theirs["params"].as_array().unwrap().iter().map(name).collect();
        assert_eq!(params, expected, "{}", prim.name());
    }
}

/// A constant: a bool, a number or a pair of numbers.
fn constant(json: &Json) -> Value {
    match json {
        Json::Bool(b) => Value::Bool(*b),
        Json::Array(items) => Value::tuple(items.iter().map(constant).collect()).unwrap(),
        number => Value::Int(number.as_i64().unwrap()),
    }
}

#[test]
fn constants_are_those_of_arc_dsl_and_of_the_extensions() {
    let Some(groups) = shared("constants.json") else { return };
    let mut known = Vec::new();
    for group in ["arc_dsl", "extensions"] {
        for (name, value) in groups[group].as_object().unwrap() {
            let ours = constants::by_name(name).unwrap_or_else(|| panic!("{name} is missing"));
            assert!(ours.identical(&constant(value)), "{name} is {ours}, not {value}");
            known.push(name.as_str());
        }
    }
    known.sort_unstable();
    known.dedup();
    assert_eq!(constants::names(), known);
}

#[test]
fn a_constant_is_printed_under_a_name_that_means_it() {
    for name in constants::names() {
        let value = constants::by_name(name).unwrap();
        if let Some(printed) = constants::name_of(&value) {
            assert!(
                constants::by_name(printed).is_some_and(|again| again.identical(&value)),
                "{name} {printed}"
            );
        }
    }
    assert_eq!(constants::name_of(&Value::Bool(true)), Some("T"));
    assert_eq!(constants::name_of(&Value::Int(1)), Some("ONE"));
    assert_eq!(constants::name_of(&Value::Int(100)), None, "arc-dsl has no name for it");
}
