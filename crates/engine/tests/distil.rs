//! What is kept of a battery, and why.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail by panicking, too")]

use gridwright_engine::{
    Backend, Battery, Cpu, Differs, Distilled, Job, Keep, Known, Limits, Machine, distil,
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
    distil(&mut Machine::new(), job, &evaluation, &Known::default(), keep, &limits).unwrap()
}

#[test]
fn the_right_program_of_every_task_comes_first() {
    let examples = programs(include_str!("../../../examples/embedded.py"));
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
    let examples = programs(include_str!("../../../examples/embedded.py"));
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
    let examples = programs(include_str!("../../../examples/embedded.py"));
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
