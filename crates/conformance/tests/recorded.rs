//! Holds the primitives and their table to what was recorded from arc-dsl: the larger sets, which hold ARC data and are
//! no part of the project. `GRIDWRIGHT_CONFORMANCE` names their folder. Without it these tests are reported as ignored;
//! with it, a file that is not there fails its test.

#![allow(clippy::unwrap_used, clippy::panic, reason = "what cannot be read fails the test")]

mod check;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use check::check;
use gridwright_conformance::Mode;
use gridwright_dsl::{Prim, Value, constants};
use libtest_mimic::{Arguments, Trial};
use serde_json::Value as Json;

/// What names the folder.
const VARIABLE: &str = "GRIDWRIGHT_CONFORMANCE";

/// Panics if the primitives are not what the folder says.
type Test = fn(&Path);

const TESTS: [(&str, Test); 5] = [
    ("recorded_from_the_reference_programs", |folder| {
        check(&folder.join("vectors.jsonl"), Mode::Strict, 6000);
    }),
    ("calls_without_a_value", |folder| check(&folder.join("faults.jsonl"), Mode::Strict, 500)),
    ("calls_outside_the_types", |folder| check(&folder.join("loose.jsonl"), Mode::Loose, 200)),
    ("names_and_parameters_are_those_of_arc_dsl", names_and_parameters_are_those_of_arc_dsl),
    (
        "constants_are_those_of_arc_dsl_and_of_the_extensions",
        constants_are_those_of_arc_dsl_and_of_the_extensions,
    ),
];

fn main() -> ExitCode {
    let folder = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let trial = |(name, test): (&str, Test)| {
        let of_folder = folder.clone();
        let run = move || {
            of_folder.iter().for_each(|folder| test(folder));
            Ok(())
        };
        Trial::test(name, run).with_ignored_flag(folder.is_none())
    };
    let trials = TESTS.into_iter().map(trial).collect();
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials);
    if conclusion.num_ignored > 0 {
        println!(
            "ignored because {VARIABLE} names no folder with the vectors that were recorded from arc-dsl"
        );
    }
    conclusion.exit_code()
}

/// A file of the folder.
fn json(folder: &Path, file: &str) -> Json {
    let path = folder.join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap()
}

fn name(json: &Json) -> &str {
    json["name"].as_str().unwrap()
}

fn names_and_parameters_are_those_of_arc_dsl(folder: &Path) {
    let signatures = json(folder, "signatures.json");
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

fn constants_are_those_of_arc_dsl_and_of_the_extensions(folder: &Path) {
    let groups = json(folder, "constants.json");
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
