//! Work that leaves no trace in the result is charged, too: looking at a large argument again and again runs out of fuel.

use gridwright_dsl::{Budget, Cx, Reason, Value};

use crate::common::*;

/// Calls a primitive on a large argument over and over, as a higher-order call would, and counts how often that goes.
fn calls_within(fuel: u64, name: &str, args: &[&Value]) -> u64 {
    let prim = prim(name);
    let mut cx = Cx::new(Budget { fuel, memory: 1 << 30 });
    for calls in 0..1_000_000 {
        match prim.call(&mut cx, args) {
            Err(fault) if fault.reason() == Reason::OutOfFuel => return calls,
            _ => {}
        }
    }
    1_000_000
}

#[test]
fn looking_at_a_large_value_costs_more_than_a_call() {
    let numbers = run("interval", [&int(0), &int(20_000), &int(1)]);
    let field = run("canvas", [&int(1), &Value::Pair(200, 200)]);
    let patch = run("asindices", [&field]);
    let object = run("asobject", [&field]);
    let singles = run("apply", [&function("initset"), &numbers]);
    let fuel = 1_000_000;
    for (name, args) in [
        ("maximum", vec![&numbers]),
        ("minimum", vec![&numbers]),
        ("sizefilter", vec![&singles, &int(7)]),
        ("colorfilter", vec![&singles, &int(7)]),
        ("height", vec![&patch]),
        ("uppermost", vec![&patch]),
        ("center", vec![&object]),
        ("bordering", vec![&patch, &field]),
        ("position", vec![&patch, &patch]),
        ("contained", vec![&int(-1), &numbers]),
        ("square", vec![&object]),
    ] {
        // 20,000 elements and more: a thousand calls are twenty million elements, and a unit of fuel pays for a few.
        assert!(calls_within(fuel, name, &args) < 1_000, "{name} is nearly free");
    }
}
