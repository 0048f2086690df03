//! Times every primitive over its cases of the conformance corpus: the recorded vectors where they are at hand, else
//! the project's own.
//!
//! `cargo bench -p gridwright-conformance --bench corpus [PRIMITIVE]`; a row is one pass over all cases of a primitive.

use std::path::Path;
use std::sync::LazyLock;

use gridwright_conformance::{Case, Expected};
use gridwright_dsl::{Budget, Cx, Prim, Value};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let recorded = root.join("../../../shared/conformance/vectors.jsonl");
    let path = if recorded.exists() { recorded } else { root.join("data/made.jsonl") };
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    println!("cases from {}", path.display());
    text.lines().zip(1..).filter_map(|(line, number)| Case::parse(line, number).ok()).collect()
});

fn main() {
    LazyLock::force(&CASES);
    divan::main();
}

fn run(cx: &mut Cx, case: &Case) {
    let args: Vec<&Value> = case.args.iter().collect();
    cx.reset(Budget::default());
    let value = case.prim.call(cx, &args);
    if let (Ok(function), Some(applied), Expected::Value(_)) = (&value, &case.applied_to, &case.expected) {
        let _ = divan::black_box(function.call(cx, &applied.iter().collect::<Vec<_>>()));
    }
    let _ = divan::black_box(value);
}

#[divan::bench]
fn all(bencher: divan::Bencher) {
    let mut cx = Cx::new(Budget::default());
    bencher.counter(divan::counter::ItemsCount::new(CASES.len())).bench_local(|| {
        for case in CASES.iter() {
            run(&mut cx, case);
        }
    });
}

fn names() -> impl Iterator<Item = &'static str> {
    Prim::all().filter(|prim| !prim.is_extension()).map(Prim::name)
}

#[divan::bench(args = names())]
fn primitive(bencher: divan::Bencher, name: &str) {
    let cases: Vec<&Case> = CASES.iter().filter(|case| case.prim.name() == name).collect();
    let mut cx = Cx::new(Budget::default());
    bencher.counter(divan::counter::ItemsCount::new(cases.len())).bench_local(|| {
        for case in &cases {
            run(&mut cx, case);
        }
    });
}
