//! What a caller that has the values already gets of a learner is what its primitive gives, and rules keep their promises.
//!
//! Every learner of the table is held to this, on the demos of all conformance vectors of learners and on random ones: a
//! new learner is, too, as soon as it has vectors.

use std::cell::Cell;
use std::collections::BTreeMap;

use gridwright_conformance::{Case, Expected, SEARCH};
use gridwright_dsl::learn::{Demo, Gives, Learner, Rule, Takes, learners};
use gridwright_dsl::{Answer, Budget, Cx, Fault, Reason, Value, prim};
use gridwright_grid::Grid;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::common::*;

const BUDGET: Budget = Budget { fuel: 1 << 40, memory: 1 << 40 };

/// What a learner is asked: the demos, what is made of inputs, and an input.
#[derive(Clone, Debug)]
struct Question {
    samples: Value,
    f: Value,
    input: Value,
}

fn grid_of(value: &Value) -> &Grid {
    match value {
        Value::Grid(grid) => grid,
        other => panic!("{other} is no grid"),
    }
}

impl Question {
    fn pairs(&self) -> Vec<(Value, Value)> {
        let pair = |pair: &Value| match elements(pair).as_slice() {
            [input, output] => (input.clone(), output.clone()),
            _ => panic!("{pair} is no pair"),
        };
        elements(&self.samples).iter().map(pair).collect()
    }

    /// Whether a learner can start from what is made of inputs.
    fn suits(&self, learner: &dyn Learner) -> bool {
        let made = self.f.call(&mut Cx::new(BUDGET), &[&self.input]);
        match learner.takes() {
            Takes::Grid | Takes::OutputShape => matches!(made, Ok(Value::Grid(_))),
            Takes::Pieces => matches!(made, Ok(Value::Tuple(_))),
        }
    }

    /// What the primitive gives, and its fuel without that of the call itself.
    fn called(&self, learner: &dyn Learner, variant: u8) -> (Result<Value, Reason>, u64) {
        let (prim, k) = (learner.prim(), int(variant.into()));
        let args = [&self.samples, &self.f, &self.input, &k];
        let mut cx = Cx::new(BUDGET);
        let answer = prim.call(&mut cx, &args[..prim.arity()]);
        (reasoned(answer), BUDGET.fuel - cx.left().fuel - u64::from(prim.cost()))
    }

    /// What some work with the demos gives, and its fuel with that of making the values.
    fn by_hand<T>(&self, work: impl FnOnce(&mut Cx, &[Demo<'_>]) -> T) -> (Result<T, Reason>, u64) {
        let (mut cx, pairs) = (Cx::new(BUDGET), self.pairs());
        let values: Result<Vec<Value>, _> =
            pairs.iter().map(|(input, _)| self.f.call(&mut cx, &[input])).collect();
        let done = values.map_err(Fault::reason).map(|values| {
            let demos: Vec<Demo<'_>> = pairs
                .iter()
                .zip(&values)
                .map(|((input, output), value)| Demo {
                    input: grid_of(input),
                    value,
                    output: grid_of(output),
                })
                .collect();
            work(&mut cx, &demos)
        });
        (done, BUDGET.fuel - cx.left().fuel)
    }
}

fn reasoned(answer: Answer) -> Result<Value, Reason> {
    answer.map_err(Fault::reason)
}

/// All that can be told of a rule.
fn told(rule: &dyn Rule) -> (String, Option<u8>, usize, u32) {
    (format!("{rule:?}"), rule.variant(), rule.size(), rule.cost())
}

/// Holds a learner to its promises; the variants that explain the demos.
fn hold(learner: &dyn Learner, question: &Question) -> Vec<u8> {
    let name = learner.prim().name();
    let mut explained = Vec::new();
    let mut known = BTreeMap::new();
    for variant in 0..learner.variants() {
        let called = question.called(learner, variant);
        let by_hand = question.by_hand(|cx, demos| {
            let rule = learner.fit_variant(cx, demos, variant)?;
            explains(learner, rule.as_ref(), demos);
            known.insert(variant, told(rule.as_ref()));
            let value = question.f.call(cx, &[&question.input])?;
            let answer = rule.apply(cx, &question.input, &value)?;
            writes_what_is_there(&answer, &question.input, &value, demos);
            Ok(answer)
        });
        let by_hand = (by_hand.0.and_then(reasoned), by_hand.1);
        assert_eq!(by_hand, called, "{name} {variant} {question:?}");
        assert_eq!(called, question.called(learner, variant), "{name} {variant} {question:?}");
        explained.extend(known.contains_key(&variant).then_some(variant));
    }
    let all = || {
        question.by_hand(|cx, demos| {
            let rules = learner.fit(cx, demos).map_err(Fault::reason)?;
            assert!(!rules.is_empty(), "{name}: no rule is a fault");
            for rule in &rules {
                let variant = if learner.variants() > 1 { rule.variant() } else { Some(0) };
                assert_eq!(Some(&told(rule.as_ref())), variant.and_then(|k| known.get(&k)), "{name}");
            }
            let value = question.f.call(cx, &[&question.input]).map_err(Fault::reason)?;
            let borrowed: Vec<&dyn Rule> = rules.iter().map(AsRef::as_ref).collect();
            let together = learner.apply_all(&borrowed, cx, &question.input, &value);
            assert_eq!(together.len(), rules.len(), "{name}");
            for (rule, together) in rules.iter().zip(together) {
                let alone = reasoned(rule.apply(cx, &question.input, &value));
                assert_eq!(reasoned(together), alone, "{name} {rule:?}");
            }
            Ok::<_, Reason>(rules.iter().map(|rule| told(rule.as_ref())).collect::<Vec<_>>())
        })
    };
    let fitted = all();
    assert_eq!(fitted, all(), "{name}: a fit is always the same");
    if let (Ok(Err(reason)), 1) = (fitted.0, learner.variants()) {
        assert!(explained.is_empty(), "{name} {reason:?}");
    }
    explained
}

/// A rule gives every demo its output. Only a pick may not know which piece to take, where several are the output once they
/// are cropped.
fn explains(learner: &dyn Learner, rule: &dyn Rule, demos: &[Demo<'_>]) {
    for demo in demos {
        let wanted = match learner.gives() {
            Gives::Grid => Value::Grid(demo.output.clone()),
            Gives::Size => pair(demo.output.height() as i64, demo.output.width() as i64),
        };
        let given = rule.apply(&mut Cx::new(BUDGET), &Value::Grid(demo.input.clone()), demo.value);
        let (given, name) = (reasoned(given), learner.prim().name());
        let unsure = name == "learn_pick" && given == Err(Reason::NoMatch);
        assert!(unsure || given == Ok(wanted), "{name} {rule:?} {demos:?}: {given:?}");
    }
}

/// A rule writes no number that is neither a colour nor in what it was given: the edge of a grid is no colour.
fn writes_what_is_there(answer: &Value, input: &Value, value: &Value, demos: &[Demo<'_>]) {
    let Value::Grid(answer) = answer else { return };
    let pieces = if let Value::Tuple(_) = value { elements(value) } else { vec![value.clone()] };
    let given = pieces.iter().chain([input]).map(grid_of).chain(demos.iter().map(|demo| demo.output));
    let there: Vec<i8> = given.flat_map(|grid| grid.cells().to_vec()).collect();
    let odd = answer.cells().iter().find(|cell| !(0..=9).contains(*cell) && !there.contains(cell));
    assert_eq!(odd, None, "{answer:?}");
}

/// The questions of the vectors of all learners, and the primitive of each.
fn recorded() -> Vec<(Case, Question)> {
    let cases = SEARCH.lines().zip(1..).map(|(line, number)| Case::parse(line, number).unwrap());
    let cases = cases.filter(|case| case.prim.learner().is_some());
    cases
        .map(|case| {
            let [samples, f, input] = [0, 1, 2].map(|at| case.args[at].clone());
            (case, Question { samples, f, input })
        })
        .collect()
}

#[test]
fn every_learner_has_vectors_that_it_explains() {
    for learner in learners() {
        let own = recorded().into_iter().filter(|(case, _)| case.prim == learner.prim());
        let mut explained = 0;
        for (case, question) in own {
            let variants = hold(learner, &question);
            let asked = case.args.get(3).and_then(Value::as_int).unwrap_or(0);
            let finds = variants.iter().any(|&variant| i64::from(variant) == asked);
            assert!(finds || matches!(case.expected, Expected::Fault), "{:?}", case.prim);
            explained += usize::from(finds);
        }
        assert!(explained >= 3, "{}: {explained} vectors", learner.prim().name());
    }
}

/// Demos that follow some rule: of whole grids, of cells, of parts, of pieces.
fn questions() -> impl Strategy<Value = Question> {
    let bound = |name: &str, k: i64| run("rbind", [&function(name), &int(k)]);
    let after = |outer: &Value, inner: &Value| run("compose", [outer, inner]);
    let identity = function("identity");
    let pieces = bound("pieces", 0);
    let halves = bound("split_even", 0);
    let recipes = vec![
        (identity.clone(), identity.clone()),
        (identity.clone(), function("swap_colors")),
        (identity.clone(), function("swap_ground")),
        (identity.clone(), function("hmirror")),
        (function("hmirror"), identity.clone()),
        (identity.clone(), bound("rays", 0)),
        (identity.clone(), bound("fall", 1)),
        (identity.clone(), bound("fill_ground", 3)),
        (identity.clone(), bound("surround", 4)),
        (identity.clone(), bound("paint_rank", 0)),
        (identity.clone(), bound("upscale", 2)),
        (identity.clone(), bound("mirror_tile", 1)),
        (identity.clone(), bound("color_line", 0)),
        (identity.clone(), function("crop_content")),
        (identity.clone(), bound("canvas", 2)),
        (pieces.clone(), after(&bound("pick_most", 0), &pieces)),
        (pieces.clone(), after(&function("crop_content"), &after(&bound("pick_least", 0), &pieces))),
        (pieces.clone(), bound("paint_rank", -1)),
        (pieces.clone(), bound("paint_all", 5)),
        (halves.clone(), after(&bound("overlay", 0), &halves)),
        (halves.clone(), after(&bound("combine_by", 0), &halves)),
        (halves.clone(), after(&function("first"), &halves)),
    ];
    let grid = (1_usize..=5, 1_usize..=6).prop_flat_map(|(height, width)| {
        let cell = prop_oneof![4 => Just(0_i8), 3 => 1_i8..=3, 1 => 0_i8..=9];
        vec(cell, height * width)
            .prop_map(move |cells| Value::Grid(Grid::from_cells(height, width, &cells).unwrap()))
    });
    let marked = prop_oneof![12 => grid.clone(), 1 => (grid, -3_i8..=14).prop_map(|(value, mark)| {
        Value::Grid(grid_of(&value).edit(|cells| cells[0] = mark))
    })];
    (prop::sample::select(recipes), vec(marked, 2..=4)).prop_map(|((f, rule), mut inputs)| {
        let input = inputs.pop().unwrap();
        let output = |input: &Value| rule.call(&mut Cx::new(BUDGET), &[input]);
        let pairs = inputs.iter().filter_map(|input| match output(input) {
            Ok(output @ Value::Grid(_)) => Some(tuple([input.clone(), output])),
            _ => None,
        });
        Question { samples: tuple(pairs), f: f.clone(), input }
    })
}

#[test]
fn fitted_by_hand_is_what_the_primitive_does() {
    let explained = Cell::new(0);
    let result = TestRunner::new(cases(128)).run(&questions(), |question| {
        for learner in learners().filter(|learner| question.suits(*learner)) {
            explained.set(explained.get() + hold(learner, &question).len());
        }
        Ok(())
    });
    result.unwrap();
    assert!(explained.get() > 200, "{} rules", explained.get());
}

/// Regions are the same objects whichever colour is ground, but a rule over them may draw on ground, or on blank.
#[test]
fn rules_of_scenes_know_which_ground_they_are_about() {
    let row = |cells: &[i8]| Value::Grid(Grid::from_cells(1, cells.len(), cells).unwrap());
    let demos = [(row(&[1, 1, 2, 0]), row(&[0, 0, 2, 1])), (row(&[0]), row(&[0]))];
    let samples = tuple(demos.map(|(input, output)| tuple([input, output])));
    let question = Question { samples, f: function("identity"), input: row(&[1, 1, 2, 0]) };
    let learner = prim("learn_scene").learner().unwrap();
    assert_eq!(hold(learner, &question).len(), usize::from(learner.variants()));
}

#[test]
fn a_fit_that_runs_out_says_so() {
    for learner in learners() {
        let own = recorded().into_iter().filter(|(case, _)| case.prim == learner.prim());
        for (_, question) in own.take(2) {
            let fit = |fuel: u64| {
                let (fitted, _) = question.by_hand(|_, demos| {
                    let mut cx = Cx::new(Budget { fuel, ..BUDGET });
                    let fitted = learner.fit(&mut cx, demos).map(|rules| rules.len());
                    (fitted.map_err(Fault::reason), fuel - cx.left().fuel)
                });
                fitted.unwrap()
            };
            let (_, used) = fit(BUDGET.fuel);
            for fuel in (0..used).step_by((used / 128 + 1) as usize).chain([used - 1]) {
                let (less, _) = fit(fuel);
                assert_eq!(less, Err(Reason::OutOfFuel), "{}: {fuel} of {used}", learner.prim().name());
            }
        }
    }
}

/// The learners whose rules do not depend on the order of the demos. Trees may: where questions are as good as each
/// other on the rows that they are grown from, these rows decide.
const UNORDERED: [&str; 4] = ["learn_colors", "learn_overlay", "learn_until", "learn_layers"];

#[test]
fn the_order_of_demos_does_not_matter() {
    for (case, question) in recorded().into_iter().filter(|(case, _)| UNORDERED.contains(&case.prim.name())) {
        let learner = case.prim.learner().unwrap();
        let turned = elements(&question.samples).into_iter().rev();
        let turned = Question { samples: tuple(turned), ..question.clone() };
        assert_eq!(question.called(learner, 0).0, turned.called(learner, 0).0, "{case:?}");
    }
}

#[test]
fn rules_say_what_they_do_in_words() {
    for learner in learners().filter(|learner| learner.prim() != prim::LEARN_SCENE) {
        let own = recorded().into_iter().filter(|(case, _)| case.prim == learner.prim());
        let mut said = Vec::new();
        for (case, question) in own {
            let mut cx = Cx::new(BUDGET);
            cx.listen();
            let args: Vec<&Value> = case.args.iter().collect();
            let answer = learner.prim().call(&mut cx, &args);
            let words = cx.take_said();
            assert!(words.len() == 1 || answer.is_err(), "{}: {words:?} {question:?}", learner.prim().name());
            said.extend(words);
        }
        assert!(!said.is_empty(), "{}", learner.prim().name());
        for words in said {
            let blank = words.trim().is_empty() || words.lines().any(|line| line.trim().is_empty());
            assert!(!blank && !words.contains("{}"), "{}: {words:?}", learner.prim().name());
        }
    }
}

#[test]
fn without_demos_there_is_nothing_to_learn() {
    for learner in learners() {
        let cx = &mut Cx::new(BUDGET);
        assert_eq!(learner.fit(cx, &[]).map_err(Fault::reason).err(), Some(Reason::EmptyContainer));
        for variant in 0..learner.variants() {
            let fitted = learner.fit_variant(cx, &[], variant).map_err(Fault::reason);
            assert_eq!(fitted.err(), Some(Reason::EmptyContainer), "{}", learner.prim().name());
        }
    }
}

#[test]
fn the_edge_of_a_grid_is_no_colour() {
    // Every 5 takes the colour on its left; at the left edge there is none.
    let demo = |cells: [i8; 4], colour: i8| {
        let output = cells.map(|cell| if cell == 5 { colour } else { cell });
        tuple([grid([cells]), grid([output])])
    };
    let samples = tuple([demo([1, 5, 0, 2], 1), demo([0, 3, 5, 4], 3), demo([2, 0, 7, 5], 7)]);
    let identity = function("identity");
    let ask = |cells: [i8; 4]| answer("learn_scan", [&samples, &identity, &grid([cells]), &int(0)]);
    assert_eq!(reasoned(ask([8, 5, 0, 1])), Ok(grid([[8, 8, 0, 1]])));
    assert_eq!(reasoned(ask([5, 1, 0, 2])), Err(Reason::NoMatch));
}
