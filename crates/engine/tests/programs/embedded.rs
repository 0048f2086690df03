//! The example programs are right on the tasks that come with the project.

use gridwright_engine::{Code, Limits, Machine, run_task};
use gridwright_program::parse_file;

#[test]
fn every_embedded_task_is_solved_by_its_example() {
    let text = gridwright_program::EXAMPLES;
    let programs = parse_file("embedded.py", text).into_result().unwrap();
    let tasks = gridwright_grid::embedded().unwrap();
    assert_eq!(programs.len(), tasks.len());
    let mut machine = Machine::new();
    for task in tasks.tasks() {
        let name = format!("solve_{}", task.id);
        let program = programs.iter().find(|program| program.name() == name);
        let program = program.unwrap_or_else(|| panic!("no program is called {name}"));
        let run = run_task(&mut machine, &Code::new(program), task, &Limits::default());
        assert!(run.is_right(), "{name}: {:?}", run.samples);
        assert_eq!(run.right(), task.sample_count());
        assert!(run.fault().is_none() && run.samples.iter().all(|sample| sample.fuel > 0));
    }
}
