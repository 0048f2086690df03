//! Holds the primitives to a file of vectors.

use std::path::Path;

use gridwright_conformance::{Mode, check_text};
use gridwright_dsl::{Answer, Budget, Cx, Prim, Value};

/// Calls a primitive, and then perhaps the function that it returned; function values are run over columns from so many
/// elements on.
fn call(columns_from: usize, prim: Prim, args: &[Value], applied_to: Option<&[Value]>) -> Answer {
    let mut cx = Cx::new(Budget::default());
    cx.set_columns_from(columns_from);
    let args: Vec<&Value> = args.iter().collect();
    let value = prim.call(&mut cx, &args)?;
    match applied_to {
        None => Ok(value),
        Some(args) => value.call(&mut cx, &args.iter().collect::<Vec<_>>()),
    }
}

/// Fails unless the file has so many cases and all are right, with function values run over columns and one by one.
pub(crate) fn check(path: &Path, mode: Mode, at_least: usize) {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for columns_from in [1, usize::MAX] {
        let report =
            check_text(&text, mode, |prim, args, applied_to| call(columns_from, prim, args, applied_to))
                .unwrap();
        println!("{}: {} passed, {} failed", path.display(), report.passed, report.failures.len());
        let shown: Vec<String> = report.failures.iter().take(20).map(ToString::to_string).collect();
        assert!(report.failures.is_empty(), "{} failed, first:\n{}", report.failures.len(), shown.join("\n"));
        assert!(report.passed >= at_least, "only {} cases in {}", report.passed, path.display());
    }
}
