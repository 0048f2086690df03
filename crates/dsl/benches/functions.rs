//! Times function values by shape: `cargo bench -p gridwright-dsl --bench functions [NAME]`. The items a second are calls
//! of primitives, those inside included.

mod shapes;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use gridwright_dsl::{Budget, Cx};
use shapes::shapes;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

/// Every shape on a small and on a large grid.
fn all() -> Vec<String> {
    [10, 30]
        .iter()
        .flat_map(|side| shapes(*side).into_iter().map(move |shape| format!("{} {side}", shape.name)))
        .collect()
}

/// Times a shape, over columns or one by one.
fn time(bencher: Bencher<'_, '_>, row: &str, columns_from: Option<usize>) {
    let (name, side) = row.split_once(' ').unwrap_or((row, "30"));
    let shapes = shapes(side.parse().unwrap_or(30));
    let Some(shape) = shapes.iter().find(|shape| shape.name == name) else { return };
    let mut cx = Cx::new(Budget::default());
    if let Some(rows) = columns_from {
        cx.set_columns_from(rows);
    }
    let calls = shape.run(&mut cx) as usize;
    bencher.counter(ItemsCount::new(calls)).bench_local(|| black_box(shape.run(&mut cx)));
}

#[divan::bench(args = all())]
fn functions(bencher: Bencher<'_, '_>, row: &str) {
    time(bencher, row, None);
}

#[divan::bench(args = all())]
fn one_by_one(bencher: Bencher<'_, '_>, row: &str) {
    time(bencher, row, Some(usize::MAX));
}
