//! The learners: how they are declared, what they refuse, and how they keep to a budget.

use gridwright_dsl::learn::{Learner, Takes, learners};
use gridwright_dsl::{Budget, Cx, Domain, Fault, Prim, Reason, Value};

use crate::common::*;

/// Demos as `S`.
fn samples(pairs: &[(Value, Value)]) -> Value {
    tuple(pairs.iter().map(|(input, output)| tuple([input.clone(), output.clone()])))
}

/// Rings of 3 in which 4 fills what they enclose.
fn ring(top: usize, left: usize, side: usize) -> (Value, Value) {
    let make = |filled: bool| {
        let cell = |i: usize, j: usize| {
            let (i, j) = (i.wrapping_sub(top), j.wrapping_sub(left));
            match (i.max(j) < side, [0, side - 1].contains(&i) || [0, side - 1].contains(&j)) {
                (true, true) => 3,
                (true, false) if filled => 4,
                _ => 0,
            }
        };
        rows_value(&(0..9).map(|i| (0..9).map(|j| cell(i, j)).collect::<Vec<_>>()).collect::<Vec<_>>())
    };
    (make(false), make(true))
}

#[test]
fn every_learner_has_its_primitive() {
    assert!(learners().count() >= 10);
    for learner in learners() {
        let prim = learner.prim();
        assert_eq!(prim.learner().map(Learner::prim), Some(prim));
        let params = &prim.signature().params;
        assert_eq!((params[0].name, params[1].name, params[2].name), ("S", "f", "I"), "{}", prim.name());
        let takes = if learner.takes() == Takes::Pieces { "Tuple<Grid>" } else { "Grid" };
        assert_eq!(params[1].ty.to_string(), format!("fn(Grid) -> {takes}"), "{}", prim.name());
        let variants = i64::from(learner.variants());
        let expected = (variants > 1).then_some(("k", Some(Domain::Range(0, variants - 1))));
        assert_eq!(params.get(3).map(|param| (param.name, param.domain)), expected, "{}", prim.name());
    }
}

#[test]
fn what_contradicts_itself_is_not_explained() {
    let (one, two) = (grid([[1, 1], [0, 0]]), grid([[2, 1], [0, 0]]));
    let pairs = samples(&[(one.clone(), two.clone())]);
    let identity = function("identity");
    assert_eq!(reason("learn_colors", [&pairs, &identity, &one]), Reason::Unexplained);
    assert_eq!(reason("learn_blocks", [&pairs, &identity, &one]), Reason::Unexplained);
    let same = samples(&[(one.clone(), one.clone()), (one.clone(), two.clone())]);
    for k in 0..10 {
        assert_eq!(reason("learn_cells", [&same, &identity, &one, &int(k)]), Reason::Unexplained);
    }
    assert_eq!(reason("learn_scan", [&same, &identity, &one, &int(4)]), Reason::NoSuchVariant);
    assert_eq!(reason("learn_colors", [&tuple([]), &identity, &one]), Reason::EmptyContainer);
    assert_eq!(reason("learn_colors", [&int(1), &identity, &one]), Reason::NoSamples);
    let pieces = run("rbind", [&function("pieces"), &int(0)]);
    assert_eq!(reason("learn_pick", [&pairs, &pieces, &one]), Reason::Unexplained);
}

#[test]
fn an_overlay_does_not_guess() {
    // Both halves are never filled in the demos, so nothing is known of that.
    let halves = run("rbind", [&function("split_even"), &int(0)]);
    let pairs = samples(&[(grid([[3, 0, 0, 0]]), grid([[4, 0]])), (grid([[0, 0, 0, 3]]), grid([[0, 5]]))]);
    assert_eq!(run("learn_overlay", [&pairs, &halves, &grid([[0, 3, 3, 0]])]), grid([[5, 4]]));
    assert_eq!(reason("learn_overlay", [&pairs, &halves, &grid([[3, 0, 3, 0]])]), Reason::NoMatch);
}

#[test]
fn a_learner_keeps_to_its_budget() {
    let pairs = samples(&[ring(0, 1, 3), ring(4, 2, 4)]);
    let (asked, _) = ring(3, 3, 4);
    let args = [&pairs, &function("identity"), &asked, &int(0)];
    let fault = prim("learn_cells").call(&mut Cx::new(Budget { fuel: 20_000, memory: 1 << 20 }), &args);
    assert_eq!(fault.unwrap_err().reason(), Reason::OutOfFuel);
}

#[test]
fn a_learner_that_runs_out_does_not_try_something_else() {
    let halves = run("rbind", [&function("split_even"), &int(0)]);
    let parts = run("rbind", [&function("pieces"), &int(0)]);
    let padded = (grid([[0, 0, 0], [0, 4, 0], [5, 0, 0]]), grid([[4]]));
    let tasks = [
        samples(&[ring(0, 1, 3), ring(4, 2, 4)]),
        samples(&[(grid([[3, 1, 0, 4]]), grid([[7, 7]])), (grid([[1, 3, 4, 4]]), grid([[7, 8]]))]),
        samples(&[padded.clone(), padded]),
    ];
    let mut spent = 0;
    for learner in learners().map(Learner::prim) {
        for (samples, f) in
            tasks.iter().flat_map(|task| [&halves, &parts, &function("identity")].map(|f| (task, f.clone())))
        {
            let (input, k) = (grid([[3, 1, 0, 4]]), int(1));
            let args = [samples, &f, &input, &k];
            let args = &args[..learner.arity()];
            let fuel = 1 << 30;
            let mut cx = Cx::new(Budget { fuel, memory: 1 << 30 });
            let _ = learner.call(&mut cx, args);
            let used = fuel - cx.left().fuel;
            // Every budget, or so many of them, and the last one that is too small.
            for fuel in (0..used).step_by((used / 512 + 1) as usize).chain(used.checked_sub(1)) {
                let less = learner.call(&mut Cx::new(Budget { fuel, memory: 1 << 30 }), args);
                assert_eq!(
                    less.map_err(Fault::reason),
                    Err(Reason::OutOfFuel),
                    "{} {samples:?} {f}: {fuel} of {used}",
                    learner.name()
                );
                spent += 1;
            }
        }
    }
    assert!(spent > 1000);
}

#[test]
fn domains_are_where_the_variants_are() {
    let grid = grid([[0, 1, 0, 2, 0], [1, 1, 1, 0, 2], [0, 1, 0, 2, 2], [3, 0, 3, 3, 3], [3, 3, 3, 0, 3]]);
    let pieces = run("pieces", [&grid, &int(2)]);
    for prim in Prim::all() {
        let params = &prim.signature().params;
        let [given, param] = params.as_slice() else { continue };
        let Some(Domain::Range(low, high)) = param.domain else { continue };
        if low < 0 {
            continue; // a rank
        }
        let value = match given.ty.to_string().as_str() {
            "Grid" => &grid,
            "Tuple<Grid>" => &pieces,
            _ => continue,
        };
        let call = |k: i64| prim.call(&mut Cx::new(Budget::default()), &[value, &int(k)]);
        for k in low..=high {
            let beyond = matches!(call(k), Err(fault) if fault.reason() == Reason::NoSuchVariant);
            assert!(!beyond, "{} has no variant {k}", prim.name());
        }
        for k in [low - 1, high + 1] {
            let fault = call(k).unwrap_err();
            assert_eq!(fault.reason(), Reason::NoSuchVariant, "{} has a variant {k}", prim.name());
        }
    }
}
