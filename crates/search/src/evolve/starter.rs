//! The starter set: short, general programs, shipped in the binary, that evolution begins with.

use gridwright_program::{Program, parse_file};

/// What their names start with.
pub(crate) const PREFIX: &str = "starter_";

/// The starter set.
pub fn starter() -> Vec<Program> {
    // A test holds that it has no errors; if it had, what is sound of it would still be there.
    parse_file(FILE, TEXT).programs
}

/// What their file is called.
pub const FILE: &str = "starter.py";

const TEXT: &str = include_str!("starter.py");

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gridwright_engine::{Code, Limits, Machine, run_task};
    use gridwright_grid::{Grid, Sample, Task, embedded};

    use super::*;

    #[test]
    fn all_programs_are_sound_and_different_and_give_grids() {
        let programs = parse_file(FILE, TEXT).into_result().unwrap();
        assert!(programs.len() >= 100, "{}", programs.len());
        let hashes: BTreeSet<_> = programs.iter().map(Program::content_hash).collect();
        assert_eq!(hashes.len(), programs.len(), "each is another program");
        // The embedded tasks, and one that a symmetry explains, since none of them is.
        let flip = |rows: [[i8; 2]; 2]| Grid::from_rows(&rows).unwrap();
        let demos = vec![Sample::new(flip([[1, 2], [3, 4]]), flip([[3, 4], [1, 2]]))];
        let mut tasks = embedded().unwrap().into_tasks();
        tasks.push(Task { id: "flipped".to_owned(), demos, tests: Vec::new() });
        let (mut machine, mut never) = (Machine::new(), Vec::new());
        for program in &programs {
            assert!(program.name().starts_with(PREFIX), "{}", program.name());
            let code = Code::new(program);
            let gives_grid = |task| {
                let run = run_task(&mut machine, &code, task, &Limits::default());
                run.samples.iter().any(|sample| sample.verdict.grid().is_some())
            };
            if !tasks.iter().any(gives_grid) {
                never.push(program.name());
            }
        }
        assert_eq!(never, [""; 0], "these never give a grid");
    }
}
