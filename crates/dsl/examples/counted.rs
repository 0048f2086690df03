//! Makes the calls of one shape (`benches/shapes`), so many times: `counted NAME TIMES`; without arguments it lists the
//! shapes. `scripts/count-instructions` runs it under callgrind, twice, and takes the difference, so that what is made
//! before does not count.

#[path = "../benches/shapes/mod.rs"]
mod shapes;

use gridwright_dsl::{Budget, Cx};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let mut args = std::env::args().skip(1);
    let shapes = shapes::shapes(20);
    let Some(name) = args.next() else {
        shapes.iter().for_each(|shape| println!("{}", shape.name));
        return;
    };
    let times = args.next().and_then(|times| times.parse().ok()).unwrap_or(1);
    let Some(shape) = shapes.iter().find(|shape| shape.name == name) else {
        eprintln!("there is no shape {name}; without arguments all are listed");
        std::process::exit(2);
    };
    let mut cx = Cx::new(Budget::default());
    let calls: u64 = (0..times).map(|_| shape.run(&mut cx)).sum();
    println!("{calls}");
}
