//! What is kept of a battery, and why.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail by panicking, too")]

use gridwright_dsl::Value;
use gridwright_engine::{
    Backend, Battery, Cpu, Differs, Distilled, Evaluation, Job, Keep, Limits, Machine, OutputsHash,
    Validations, distil, distil_differs,
};
use gridwright_grid::{Grid, Task, embedded};
use gridwright_program::{Program, parse_file};

const ALL: Keep = Keep { most: 32, floor: 0 };

fn programs(text: &str) -> Vec<Program> {
    parse_file("test.py", text).into_result().unwrap()
}

fn task(id: &str) -> Task {
    embedded().unwrap().task(id).unwrap().clone()
}

fn distilled(programs: &[Program], task: &Task, keep: Keep) -> Distilled {
    let (battery, limits) = (Battery::merge(programs).unwrap(), Limits::default());
    let job = Job { battery: &battery, task };
    let differs = Differs::standard().unwrap();
    let evaluation = Cpu::new(1).unwrap().evaluate(&[job], &differs, &limits).remove(0);
    distil(&mut Machine::new(), job, &evaluation, &Validations::default(), keep, &limits)
}

#[test]
fn the_right_program_of_every_task_comes_first() {
    let examples = programs(gridwright_program::EXAMPLES);
    for task in embedded().unwrap().tasks() {
        let distilled = distilled(&examples, task, ALL);
        let best = &distilled.kept[0];
        assert_eq!((best.score, best.demos_exact), (1000, task.demos.len()), "{}", task.id);
        assert_eq!(best.tests_right, task.tests.len(), "{}", task.id);
        assert!(distilled.mismatches.is_empty(), "{}", task.id);
        assert!(distilled.kept.is_sorted_by_key(|kept| (std::cmp::Reverse(kept.demo_score), kept.fuel)));
        let fates = distilled.fates;
        let dropped = fates.without_grid + fates.below + fates.same_program + fates.same_outputs;
        assert_eq!(fates.candidates, dropped + fates.validated);
    }
}

#[test]
fn of_programs_that_do_the_same_the_cheapest_stays() {
    let text = "
def a(I):
    return hmirror(hmirror(I))

def b(I):
    return I

def c(I):
    x = identity(I)
    return x

def same_as_c(I):
    y = identity(I)
    z = rot90(I)
    return y

def no_grid(I):
    return height(I)

def fails(I):
    return first(frozenset())
";
    let distilled = distilled(&programs(text), &task("denoise"), ALL);
    assert_eq!(distilled.kept.iter().map(|kept| kept.root).collect::<Vec<_>>(), [1], "the input itself");
    let fates = distilled.fates;
    assert_eq!((fates.without_grid, fates.same_program, fates.same_outputs), (2, 1, 2));
}

#[test]
fn only_the_best_are_kept_and_none_below_the_floor() {
    let examples = programs(gridwright_program::EXAMPLES);
    let task = task("denoise");
    let all = distilled(&examples, &task, ALL);
    let two = distilled(&examples, &task, Keep { most: 2, floor: 0 });
    assert_eq!(
        two.kept.iter().map(|k| k.hash).collect::<Vec<_>>(),
        all.kept[..2].iter().map(|k| k.hash).collect::<Vec<_>>()
    );
    let right = distilled(&examples, &task, Keep { most: 32, floor: 1000 * task.demos.len() as u64 });
    assert_eq!(right.kept.len(), 1);
    assert!(right.fates.below > 0);
}

/// Selection must not know the tests: with other test outputs, the same programs are kept in the same order.
#[test]
fn test_outputs_are_never_used() {
    let examples = programs(gridwright_program::EXAMPLES);
    for task in embedded().unwrap().tasks() {
        let mut blind = task.clone();
        let mut wrong = task.clone();
        for test in &mut blind.tests {
            test.output = None;
        }
        for test in &mut wrong.tests {
            test.output = Grid::filled(1, 1, 9);
        }
        let kept = |task: &Task| {
            let kept = distilled(&examples, task, ALL).kept;
            kept.into_iter().map(|kept| (kept.hash, kept.score, kept.fuel)).collect::<Vec<_>>()
        };
        assert_eq!(kept(task), kept(&blind), "{}", task.id);
        assert_eq!(kept(task), kept(&wrong), "{}", task.id);
    }
}

/// The evaluation of the examples on a task, and the battery's job.
fn evaluated(battery: &Battery, task: &Task) -> Evaluation {
    let differs = Differs::standard().unwrap();
    Cpu::new(1).unwrap().evaluate(&[Job { battery, task }], &differs, &Limits::default()).remove(0)
}

#[test]
fn another_output_alone_than_merged_is_a_mismatch() {
    let examples = programs(gridwright_program::EXAMPLES);
    let (battery, task) = (Battery::merge(&examples).unwrap(), task("denoise"));
    let job = Job { battery: &battery, task: &task };
    let mut evaluation = evaluated(&battery, &task);
    let known = Validations::default();
    let distil = |evaluation: &Evaluation| {
        distil(&mut Machine::new(), job, evaluation, &known, ALL, &Limits::default())
    };
    let right = distil(&evaluation);
    let root = right.kept[0].root;
    // As a defect of the merged evaluation would: one output of the best program is another.
    evaluation.outputs[1][root] = Ok(Value::Int(7));
    let wrong = distil(&evaluation);
    assert_eq!(wrong.mismatches.len(), 1);
    let mismatch = &wrong.mismatches[0];
    assert_eq!(mismatch.sample, 1);
    assert_eq!(mismatch.program.content_hash(), right.kept[0].hash);
    assert_eq!(wrong.kept.len(), right.kept.len() - 1);
}

#[test]
fn what_is_known_need_not_run_again_but_is_never_believed_against_the_outputs() {
    let examples = programs(gridwright_program::EXAMPLES);
    let (battery, task) = (Battery::merge(&examples).unwrap(), task("denoise"));
    let job = Job { battery: &battery, task: &task };
    let evaluation = evaluated(&battery, &task);
    let distil =
        |known: &Validations| distil(&mut Machine::new(), job, &evaluation, known, ALL, &Limits::default());
    let first = distil(&Validations::default());
    let (mut right, mut stale) = (Validations::default(), Validations::default());
    for kept in &first.kept {
        right.insert(kept.hash, kept.outputs, kept.fuel);
        stale.insert(kept.hash, OutputsHash([0; 32]), 0);
    }
    for (known, hits) in [(right, first.fates.validated), (stale, 0)] {
        let again = distil(&known);
        assert_eq!(again.fates.known, hits);
        assert!(again.mismatches.is_empty());
        let kept = |distilled: &Distilled| {
            distilled.kept.iter().map(|kept| (kept.hash, kept.fuel, kept.outputs)).collect::<Vec<_>>()
        };
        assert_eq!(kept(&again), kept(&first));
    }
}

#[test]
fn differs_are_kept_that_tell_outputs_apart() {
    let examples = programs(gridwright_program::EXAMPLES);
    let text = "
def differ_blind(S, I, C):
    return astuple(subtract(1000, colorcount(I, ZERO)), ZERO)

def differ_exact(S, I, C):
    return astuple(branch(equality(I, C), 1000, ZERO), ZERO)

def differ_width(S, I, C):
    return astuple(branch(equality(width(I), width(C)), 1000, ZERO), ZERO)

def differ_width_at_length(S, I, C):
    return astuple(branch(equality(size(first(I)), size(first(C))), 1000, ZERO), ZERO)
";
    let differs = Differs::new(&programs(text)).unwrap();
    let (battery, task) = (Battery::merge(&examples).unwrap(), task("denoise"));
    let job = Job { battery: &battery, task: &task };
    let evaluation = Cpu::new(1).unwrap().evaluate(&[job], &differs, &Limits::default()).remove(0);
    let distilled =
        distil_differs(&mut Machine::new(), &task, &evaluation, &differs, ALL, &Limits::default());
    let names: Vec<&str> = distilled.kept.iter().map(|kept| kept.name.as_str()).collect();
    assert_eq!(names, ["differ_width", "differ_exact"]);
    assert!(distilled.kept[0].score > 0 && distilled.kept[1].score == 0, "it says 0 of all that is wrong");
    assert_eq!(distilled.blind, ["differ_blind"]);
    assert_eq!((distilled.same, distilled.mismatches.len()), (1, 0));
    // What does not know the target does not count in the mean.
    let without = Differs::new(&programs(&text[text.find("def differ_exact").unwrap()..])).unwrap();
    let scores = |differs: &Differs| {
        let evaluation = Cpu::new(1).unwrap().evaluate(&[job], differs, &Limits::default()).remove(0);
        evaluation.judged.into_iter().map(|demo| demo.scores).collect::<Vec<_>>()
    };
    assert_eq!(scores(&differs), scores(&without));
}
