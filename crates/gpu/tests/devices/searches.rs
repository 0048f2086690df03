//! Searches of the embedded tasks, and what must be the same wherever they run.

use gridwright_engine::{Backend, Cpu};
use gridwright_grid::{Task, embedded};
use gridwright_search::solve::{self, Solved, solve};

/// Millions of fuel: enough that most waves are there, and every task ends within a second.
pub(crate) const EFFORT: u64 = 4;

pub(crate) fn tasks() -> Vec<Task> {
    embedded().unwrap().tasks().to_vec()
}

pub(crate) fn options() -> solve::Options {
    solve::Options { effort: EFFORT, ..solve::Options::default() }
}

/// What was found and what it took, as text.
pub(crate) fn told(solved: &Solved) -> String {
    let mut text = format!(
        "{}: {:?}, fuel {} {}, tried {}, states {}, mismatches {}\n",
        solved.task, solved.stop, solved.fuel, solved.known_fuel, solved.tried, solved.states, solved.mismatches
    );
    for found in &solved.found {
        text += &format!("cost {} demos {} after {}\n{}\n", found.cost, found.demos, found.after, found.program);
    }
    for answers in &solved.answers {
        text += &format!("{answers:?}\n");
    }
    text
}

/// Solves every task on a backend, one after the other.
pub(crate) fn solve_all(tasks: &[Task], options: &solve::Options, backend: &dyn Backend) -> Vec<String> {
    tasks.iter().map(|task| told(&solve(task, options, backend))).collect()
}

/// What the CPU makes of the tasks.
pub(crate) fn on_cpu(tasks: &[Task], options: &solve::Options) -> Vec<String> {
    solve_all(tasks, options, &Cpu::new(1).unwrap())
}
