//! Which embedded tasks are solved at the default effort, and by which program: a change of the search shows here.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::fmt::Write;
use std::sync::Arc;

use gridwright_engine::{Cpu, on_threads};
use gridwright_grid::embedded;
use gridwright_search::solve::{Known, Options, solve};

#[test]
fn embedded_tasks_are_solved_by_these_programs() {
    let (data, cpu) = (embedded().unwrap(), Cpu::new(1).unwrap());
    let known = Some(Arc::new(Known::starter_and(Vec::new()).unwrap()));
    let options = Options { known, ..Options::default() };
    let report = on_threads(2, data.len(), |at| {
        let task = &data.tasks()[at];
        let solved = solve(task, &options, &cpu);
        assert_eq!(solved.mismatches, 0, "{}", task.id);
        let right = match solved.right_within(task) {
            Some([true, _]) => "right in the first attempt",
            Some([_, true]) => "right in the second attempt",
            _ => "not right",
        };
        let mut text = format!("# {}: {right}\n", task.id);
        match solved.found.first() {
            Some(best) if solved.is_exact() => {
                writeln!(text, "# cost {}, found after {} fuel\n{}", best.cost, best.after, best.program)
                    .unwrap();
            }
            _ => writeln!(text, "# no program is right on all demos\n").unwrap(),
        }
        text
    });
    insta::assert_snapshot!(report.concat());
}

#[test]
fn shorter_programs_are_looked_for_after_the_first() {
    // What is found first lays two grids over each other and takes seven calls.
    let (data, cpu) = (embedded().unwrap(), Cpu::new(1).unwrap());
    let task = data.tasks().iter().find(|task| task.id == "mirror_below").unwrap();
    let known = Some(Arc::new(Known::starter_and(Vec::new()).unwrap()));
    let solved = solve(task, &Options { known, ..Options::default() }, &cpu);
    assert_eq!(solved.right_within(task), Some([true, true]));
    assert_eq!(solved.found[0].program.calls(), 2, "{}", solved.found[0].program);
}
