//! Calls to compare with the CPU: those of the conformance vectors.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use gridwright_conformance::Case;
use gridwright_dsl::{Answer, Budget, Cx, Prim, Value};

use crate::random::Random;

/// What a call gives on the CPU, what it uses, and how many calls it makes.
pub(crate) fn on_cpu(prim: Prim, args: &[Value], budget: Budget) -> (Answer, Budget, u64) {
    let mut cx = Cx::new(budget);
    let refs: Vec<&Value> = args.iter().collect();
    let answer = prim.call(&mut cx, &refs);
    let left = cx.left();
    let used = Budget { fuel: budget.fuel - left.fuel, memory: budget.memory - left.memory };
    (answer, used, cx.calls())
}

/// The files of vectors: the project's, and those in the folder that GRIDWRIGHT_CONFORMANCE names.
fn files() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/data");
    let beside = std::env::var_os("GRIDWRIGHT_CONFORMANCE").filter(|folder| !folder.is_empty());
    let mut files = Vec::new();
    for folder in [Some(own), beside.map(PathBuf::from)].into_iter().flatten() {
        let in_folder = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let before = files.len();
        files.extend(in_folder.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")));
        assert!(files.len() > before, "{} has no vectors", folder.display());
    }
    files.sort();
    files
}

/// The calls of all vectors whose primitive has a device form, by primitive.
pub(crate) fn vectors() -> BTreeMap<Prim, Vec<Vec<Value>>> {
    let mut vectors: BTreeMap<Prim, Vec<Vec<Value>>> = BTreeMap::new();
    for file in files() {
        let text = std::fs::read_to_string(&file).unwrap();
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
            let case = Case::parse(line, number).unwrap();
            if case.prim.row().device.is_some() {
                vectors.entry(case.prim).or_default().push(case.args);
            }
        }
    }
    vectors
}

/// Operands of several calls of a primitive put together.
pub(crate) fn mixed(random: &mut Random, calls: &[Vec<Value>]) -> Vec<Value> {
    let mut args = random.of(calls).clone();
    for (at, arg) in args.iter_mut().enumerate() {
        let other = random.of(calls);
        if let (Some(value), true) = (other.get(at), random.below(2) == 0) {
            arg.clone_from(value);
        }
    }
    args
}
