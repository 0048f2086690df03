//! Times the primitives that programs spend their time in, on the embedded tasks and on generated grids.
//!
//! `cargo bench -p gridwright-dsl --bench primitives [NAME]`; a row is one pass over all grids of a field, and the items
//! a second are calls.

#[path = "shapes/made.rs"]
mod made;

use std::sync::LazyLock;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use gridwright_dsl::{Answer, Budget, Cx, Prim, Value};
use made::made;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

/// What grids a row is about.
const FIELDS: [&str; 3] = ["embedded", "10x10", "30x30"];

static GRIDS: LazyLock<[Vec<Value>; 3]> = LazyLock::new(|| {
    [embedded(), (0..16).map(|seed| made(10, seed)).collect(), (0..16).map(|seed| made(30, seed)).collect()]
});

/// The inputs of the embedded tasks.
fn embedded() -> Vec<Value> {
    let set = gridwright_grid::embedded().unwrap_or_else(|error| fail(&error));
    set.tasks()
        .iter()
        .flat_map(|task| task.samples().map(|(_, sample)| Value::Grid(sample.input.clone())))
        .collect()
}

/// There is nothing to time when a benchmark is wrong.
fn fail(why: &dyn std::fmt::Display) -> ! {
    eprintln!("{why}");
    std::process::exit(1)
}

fn prim(name: &str) -> Prim {
    Prim::by_name(name).unwrap_or_else(|| fail(&format!("no primitive is called {name}")))
}

fn function(name: &str) -> Value {
    Value::Prim(prim(name))
}

fn run(name: &str, args: &[&Value]) -> Value {
    let answer: Answer = prim(name).call(&mut Cx::new(Budget::default()), args);
    answer.unwrap_or_else(|fault| fail(&fault))
}

/// Times a primitive with the arguments that `prepare` makes of every grid of a field.
fn time(bencher: Bencher<'_, '_>, field: &str, name: &str, prepare: impl Fn(&Value) -> Vec<Value>) {
    let grids = FIELDS.iter().position(|name| *name == field).map_or(&GRIDS[0], |at| &GRIDS[at]);
    let calls: Vec<Vec<Value>> = grids.iter().map(prepare).collect();
    let calls: Vec<Vec<&Value>> = calls.iter().map(|args| args.iter().collect()).collect();
    let primitive = prim(name);
    let mut cx = Cx::new(Budget::default());
    bencher.counter(ItemsCount::new(calls.len())).bench_local(|| {
        for args in &calls {
            cx.reset(Budget::default());
            let _ = black_box(primitive.call(&mut cx, black_box(args)));
        }
    });
}

fn objects(grid: &Value) -> Value {
    run("objects", &[grid, &Value::Bool(true), &Value::Bool(true), &Value::Bool(true)])
}

/// The cells of the foreground.
fn foreground(grid: &Value) -> Value {
    run("merge", &[&objects(grid)])
}

/// The largest object.
fn largest(grid: &Value) -> Value {
    let found = objects(grid);
    if found.is_empty() == Some(true) {
        run("asobject", &[grid])
    } else {
        run("argmax", &[&found, &function("size")])
    }
}

/// Benchmarks of one primitive each: a name, the primitive, and its arguments.
macro_rules! benchmarks {
    ($($name:ident: $primitive:literal, |$grid:ident| [$($arg:expr),*];)*) => {
        $(
            #[divan::bench(args = FIELDS)]
            fn $name(bencher: Bencher<'_, '_>, field: &str) {
                time(bencher, field, $primitive, |$grid| vec![$($arg),*]);
            }
        )*
    };
}

const YES: Value = Value::Bool(true);
const NO: Value = Value::Bool(false);

benchmarks! {
    objects_of_one_colour: "objects", |grid| [grid.clone(), YES, NO, YES];
    objects_of_one_colour_diagonal: "objects", |grid| [grid.clone(), YES, YES, YES];
    objects_of_all_colours: "objects", |grid| [grid.clone(), NO, YES, YES];
    objects_and_background: "objects", |grid| [grid.clone(), YES, NO, NO];
    partition: "partition", |grid| [grid.clone()];
    asobject: "asobject", |grid| [grid.clone()];
    ofcolor: "ofcolor", |grid| [grid.clone(), Value::Int(0)];
    mostcolor: "mostcolor", |grid| [grid.clone()];
    palette: "palette", |grid| [grid.clone()];

    shift_object: "shift", |grid| [foreground(grid), Value::Pair(1, 2)];
    toindices: "toindices", |grid| [foreground(grid)];
    normalize: "normalize", |grid| [largest(grid)];
    occurrences: "occurrences", |grid| [grid.clone(), largest(grid)];
    fill: "fill", |grid| [grid.clone(), Value::Int(3), run("toindices", &[&foreground(grid)])];
    paint: "paint", |grid| [grid.clone(), foreground(grid)];
    underpaint: "underpaint", |grid| [grid.clone(), foreground(grid)];

    mapply_neighbors: "mapply", |grid| [function("neighbors"), run("ofcolor", &[grid, &Value::Int(0)])];
    sfilter_by_colour: "sfilter", |grid| [
        run("asobject", &[grid]),
        run("compose", &[&function("positive"), &function("first")])
    ];
    sfilter_objects_by_colour: "sfilter", |grid| [objects(grid), run("matcher", &[&function("color"), &Value::Int(1)])];
    apply_to_rows: "apply", |grid| [run("rbind", &[&function("order"), &function("identity")]), grid.clone()];
    merge_objects: "merge", |grid| [objects(grid)];
    merge_tuple_of_objects: "merge", |grid| [run("totuple", &[&objects(grid)])];
    order_by_size: "order", |grid| [objects(grid), function("size")];
    argmax_by_size: "argmax", |grid| [objects(grid), function("size")];

    hmirror: "hmirror", |grid| [grid.clone()];
    vmirror: "vmirror", |grid| [grid.clone()];
    dmirror: "dmirror", |grid| [grid.clone()];
    rot90: "rot90", |grid| [grid.clone()];
    rot180: "rot180", |grid| [grid.clone()];
    hmirror_of_object: "hmirror", |grid| [largest(grid)];
    hconcat: "hconcat", |grid| [grid.clone(), grid.clone()];
    crop: "crop", |grid| [grid.clone(), Value::Pair(1, 1), Value::Pair(5, 5)];
    upscale: "upscale", |grid| [grid.clone(), Value::Int(3)];
}
