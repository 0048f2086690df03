//! Functions of functions: towers, loops and self-application end in a value or a fault, on a small stack.

use gridwright_dsl::{Budget, Cx, Fault, FaultKind, Reason, Value};

use crate::any_call::{SMALL, checked, on_a_small_stack};
use crate::common::*;

/// As many layers as may be put on a value, and the top one.
fn tower(first: Value, layer: impl Fn(&Value) -> gridwright_dsl::Answer) -> Value {
    let mut top = first;
    for _ in 0..1000 {
        match layer(&top) {
            Ok(next) => top = next,
            Err(fault) => {
                assert_eq!(fault.kind(), FaultKind::TooLarge, "{fault}");
                return top;
            }
        }
    }
    panic!("a tower of a thousand layers stands");
}

#[test]
fn towers_of_combinators_can_be_called() {
    on_a_small_stack(|| {
        let identity = function("identity");
        let layers: [fn(&Value) -> gridwright_dsl::Answer; 6] = [
            |top| answer("compose", [&function("identity"), top]),
            |top| answer("compose", [top, &function("identity")]),
            |top| answer("chain", [top, &function("identity"), &function("identity")]),
            |top| answer("fork", [&function("astuple"), top, &function("identity")]),
            |top| answer("power", [top, &int(2)]),
            |top| answer("compose", [&function("initset"), top]),
        ];
        for layer in layers {
            let top = tower(identity.clone(), layer);
            let called = checked(&top, &[&int(7)]);
            // Calling it may run out or nest too deep; it may not do anything else.
            assert!(called.is_ok() || called.is_err_and(|fault| fault.kind() >= FaultKind::TooLarge));
            let _ = checked(&function("apply"), &[&top, &rows_value(&[[1, 2], [3, 4]])]);
        }
    });
}

#[test]
fn towers_of_bound_functions_can_be_called() {
    on_a_small_stack(|| {
        // x: apply(top, {x}), one level of nesting each.
        let top = tower(function("identity"), |top| {
            answer("compose", [&answer("lbind", [&function("apply"), top])?, &function("initset")])
        });
        let called = checked(&top, &[&int(1)]);
        assert!(called.is_ok() || called.is_err_and(|fault| fault.kind() >= FaultKind::TooLarge));
    });
}

#[test]
fn deep_values_can_be_compared_printed_and_dropped() {
    on_a_small_stack(|| {
        for wrap in ["initset", "toivec"] {
            let (a, b) = (tower(int(1), |top| answer(wrap, [top])), tower(int(1), |top| answer(wrap, [top])));
            assert_eq!(a, b);
            assert!(a.identical(&b) && a <= b && a.encoding() == b.encoding());
            assert!(a.to_string().len() > 128);
            let _ = checked(&function("equality"), &[&a, &b]);
            let _ = checked(&function("greater"), &[&a, &b]);
        }
    });
}

#[test]
fn a_function_that_calls_itself_stops() {
    on_a_small_stack(|| {
        let (initset, identity) = (function("initset"), function("identity"));
        // x: rapply({x}, x), that is {x(x)}
        let itself = run("fork", [&function("rapply"), &initset, &identity]);
        let called = checked(&itself, &[&itself]);
        assert_eq!(called.map_err(Fault::reason), Err(Reason::TooDeep));
        // x: apply(x, {x}), mapply(x, {x}), sfilter({x}, x), order({x}, x) ...
        for (name, flipped) in [
            ("apply", false),
            ("mapply", false),
            ("sfilter", true),
            ("order", true),
            ("argmax", true),
            ("valmax", true),
            ("extract", true),
        ] {
            let (a, b) = if flipped { (&initset, &identity) } else { (&identity, &initset) };
            let itself = run("fork", [&function(name), a, b]);
            let called = checked(&itself, &[&itself]);
            assert_eq!(called.map_err(Fault::reason), Err(Reason::TooDeep), "{name}");
        }
    });
}

#[test]
fn a_function_that_grows_stops() {
    on_a_small_stack(|| {
        let twice = run("fork", [&function("combine"), &function("identity"), &function("identity")]);
        let doubled = run("power", [&twice, &int(i64::MAX)]);
        let called = checked(&doubled, &[&tuple([int(1)])]);
        assert!(called.is_err_and(|fault| fault.kind() >= FaultKind::TooLarge));
        let paired = run("fork", [&function("astuple"), &function("identity"), &function("identity")]);
        let called = checked(&run("power", [&paired, &int(1 << 40)]), &[&int(300)]);
        assert!(called.is_err_and(|fault| fault.kind() >= FaultKind::TooLarge));
    });
}

#[test]
fn an_endless_loop_uses_up_its_fuel_and_no_more() {
    let forever = run("power", [&function("identity"), &int(i64::MAX)]);
    let mut cx = Cx::new(SMALL);
    let called = forever.call(&mut cx, &[&int(0)]);
    assert_eq!(called.map_err(Fault::reason), Err(Reason::OutOfFuel));
    assert_eq!(cx.left().fuel, 0);
    assert_eq!(
        cx.calls(),
        SMALL.fuel + 1,
        "a call of identity costs one, and the last one could not be paid"
    );
    cx.reset(Budget::default());
    assert_eq!(function("identity").call(&mut cx, &[&int(0)]), Ok(int(0)));
}

#[test]
fn binding_looks_at_the_number_of_parameters() {
    let bound = run("rbind", [&run("rbind", [&function("replace"), &int(7)]), &int(0)]);
    let mut cx = Cx::new(Budget::default());
    assert_eq!(bound.call(&mut cx, &[&rows_value(&[[0, 1]])]), Ok(rows_value(&[[7, 1]])));
    let odd = run("lbind", [&function("size"), &int(1)]);
    for count in 0..5 {
        let args = vec![&Value::EMPTY_TUPLE; count];
        assert!(odd.call(&mut cx, &args).is_err(), "{count}");
    }
    let binder = run("lbind", [&function("rbind"), &function("add")]);
    let three_more = binder.call(&mut cx, &[&int(3)]).unwrap();
    assert_eq!(three_more.call(&mut cx, &[&int(4)]), Ok(int(7)));
    assert_eq!(reason("rbind", [&int(1), &int(1)]), Reason::NotAFunction);
    assert_eq!(reason("power", [&function("size"), &int(0)]), Reason::BadCount);
    assert!(run("power", [&bound, &int(1)]).identical(&bound));
}
