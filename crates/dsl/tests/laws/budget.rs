//! What a call costs: paid before it is done, so that a small budget means little work and little memory.

use gridwright_dsl::{Budget, Cx, Fault, FaultKind, Prim, Value};

use crate::common::*;

/// Much fuel and a mebibyte.
const LITTLE_MEMORY: Budget = Budget { fuel: 1 << 40, memory: 1 << 20 };

#[test]
fn too_much_memory_is_noticed_before_the_work_is_done() {
    let grid = grid([[1, 2], [3, 4]]);
    let many = run("interval", [&int(0), &int(3000), &int(1)]);
    let (huge, add, both) = (int(1 << 24), function("add"), function("both"));
    let calls: [(&str, Vec<&Value>); 10] = [
        ("repeat", vec![&grid, &huge]),
        ("interval", vec![&Value::Int(0), &huge, &Value::Int(1)]),
        ("hsplit", vec![&grid, &huge]),
        ("vsplit", vec![&grid, &huge]),
        ("canvas", vec![&Value::Int(0), &Value::Pair(1 << 20, 1 << 20)]),
        ("upscale", vec![&grid, &Value::Int(1000)]),
        ("vupscale", vec![&grid, &huge]),
        ("product", vec![&many, &many]),
        ("prapply", vec![&add, &many, &many]),
        ("prapply", vec![&both, &many, &many]),
    ];
    for (name, args) in calls {
        let mut cx = Cx::new(LITTLE_MEMORY);
        let answer = prim(name).call(&mut cx, &args);
        assert!(answer.is_err_and(|fault| fault.kind() >= FaultKind::TooLarge), "{name}");
        let used = LITTLE_MEMORY.fuel - cx.left().fuel;
        assert!(used < 1 << 20, "{name} did {used} units of work first");
    }
}

#[test]
fn nothing_is_free() {
    for prim in Prim::all() {
        let mut cx = Cx::new(Budget { fuel: 0, memory: 1 << 20 });
        let args = vec![&Value::None; prim.arity()];
        let kind = prim.call(&mut cx, &args).map_err(Fault::kind);
        assert_eq!(kind, Err(FaultKind::OutOfFuel), "{}", prim.name());
    }
}

#[test]
fn a_wrong_number_of_arguments_is_a_fault() {
    let args = [&Value::None; 6];
    for prim in Prim::all() {
        for count in (0..=6).filter(|&count| count != prim.arity()) {
            let mut cx = Cx::new(Budget::default());
            assert!(prim.call(&mut cx, &args[..count]).is_err(), "{} of {count}", prim.name());
            assert!(Value::Prim(prim).call(&mut cx, &args[..count]).is_err(), "{} of {count}", prim.name());
        }
    }
}

/// A grid of a million rows is no reason to be at it for hours.
#[test]
fn the_largest_grids_are_worked_on_in_time() {
    let long = run("canvas", [&int(3), &pair(1 << 20, 1)]);
    let wide = run("canvas", [&int(3), &pair(1, 1 << 20)]);
    for grid in [&long, &wide] {
        assert_eq!(run("compress", [grid]), tuple([]));
        assert_eq!(run("mostcolor", [grid]), int(3));
        assert_eq!(run("rot180", [grid]), *grid);
        let _ = answer("objects", [grid, &int(1), &int(1), &int(1)]);
        let _ = answer("frontiers", [grid]);
        let _ = answer("dedupe", [grid]);
    }
}

#[test]
fn rows_without_cells_count_too() {
    let rows = tuple([tuple([]), tuple([])]);
    assert_eq!(run("height", [&run("vupscale", [&rows, &int(1000)])]), int(2000));
    assert!(answer("vupscale", [&rows, &int(1 << 20)]).is_err(), "a tuple of two million rows is too large");
    let beyond = answer("upscale", [&run("repeat", [&tuple([]), &int(1 << 20)]), &int(1 << 20)]);
    assert!(beyond.is_err());
}

#[test]
fn numbers_at_the_ends_do_not_wrap() {
    let (least, most) = (int(i64::MIN), int(i64::MAX));
    for (name, args) in [
        ("add", [&most, &Value::Int(1)]),
        ("subtract", [&least, &Value::Int(1)]),
        ("multiply", [&most, &Value::Int(2)]),
        ("divide", [&least, &Value::Int(-1)]),
    ] {
        assert_eq!(reason(name, args), gridwright_dsl::Reason::Overflow, "{name}");
    }
    for name in ["invert", "double", "decrement", "crement"] {
        assert_eq!(reason(name, [&least]), gridwright_dsl::Reason::Overflow, "{name}");
    }
    let quarter = int(1 << 62);
    let steps = run("interval", [&least, &most, &quarter]);
    assert_eq!(elements(&steps), [i64::MIN, -(1 << 62), 0, 1 << 62].map(int));
    let down = run("interval", [&most, &least, &int(i64::MIN)]);
    assert_eq!(elements(&down), [i64::MAX, -1].map(int));
    assert_eq!(run("halve", [&int(-7)]), int(-4));
    assert_eq!(run("divide", [&pair(-7, 7), &int(2)]), pair(-4, 3));
}
