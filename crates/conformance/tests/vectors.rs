//! Holds the primitives to the vectors: those of the project, and the larger sets where they are at hand.

#![allow(clippy::unwrap_used, reason = "a file that cannot be read fails the test")]

use std::path::{Path, PathBuf};

use gridwright_conformance::{Mode, check_text};
use gridwright_dsl::{Answer, Budget, Cx, Prim, Value};

fn call(prim: Prim, args: &[Value], applied_to: Option<&[Value]>) -> Answer {
    let mut cx = Cx::new(Budget::default());
    let args: Vec<&Value> = args.iter().collect();
    let value = prim.call(&mut cx, &args)?;
    match applied_to {
        None => Ok(value),
        Some(args) => value.call(&mut cx, &args.iter().collect::<Vec<_>>()),
    }
}

fn check(path: &Path, mode: Mode, at_least: usize) {
    let text = std::fs::read_to_string(path).unwrap();
    let report = check_text(&text, mode, call).unwrap();
    println!("{}: {} passed, {} failed", path.display(), report.passed, report.failures.len());
    let shown: Vec<String> = report.failures.iter().take(20).map(ToString::to_string).collect();
    assert!(report.failures.is_empty(), "{} failed, first:\n{}", report.failures.len(), shown.join("\n"));
    assert!(report.passed >= at_least, "only {} cases in {}", report.passed, path.display());
}

/// The folder of the larger sets, which hold ARC data and are no part of the project.
fn shared(file: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/conformance").join(file);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: {} is not there", path.display());
    None
}

#[test]
fn made_for_this_project() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data/made.jsonl"), Mode::Strict, 4696);
}

#[test]
fn made_for_the_primitives_for_search() {
    check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data/search.jsonl"), Mode::Strict, 3235);
}

#[test]
fn recorded_from_the_reference_programs() {
    if let Some(path) = shared("vectors.jsonl") {
        check(&path, Mode::Strict, 6000);
    }
}

#[test]
fn calls_without_a_value() {
    if let Some(path) = shared("faults.jsonl") {
        check(&path, Mode::Strict, 500);
    }
}

#[test]
fn calls_outside_the_types() {
    if let Some(path) = shared("loose.jsonl") {
        check(&path, Mode::Loose, 200);
    }
}
