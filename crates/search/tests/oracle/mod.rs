//! Bytes as a small task; its states, written as programs and run alone, give their values.

use gridwright_engine::Cpu;
use gridwright_grid::{Grid, Sample, Task};
use gridwright_search::solve::Known;
use gridwright_search::solve::oracle::states_are_their_programs;

/// The most states that are held to their programs are about this many.
const STATES: usize = 400;

/// Panics if a program gives another value than its state.
pub(crate) fn holds(bytes: &[u8]) {
    let task = task(&mut bytes.iter().copied());
    let cpu = Cpu::new(1).unwrap();
    let known = Known::starter_and(Vec::new()).unwrap();
    let step = 1 + bytes.first().map_or(0, |&byte| usize::from(byte)) % 13 * 2_000 / STATES;
    if let Err(wrong) = states_are_their_programs(&task, &known, 1, step, &cpu) {
        panic!("{wrong}\nof {task:?}");
    }
}

/// One to three demos and a test of up to six rows and columns, in one to ten colours, mostly of one ground.
fn task(bytes: &mut impl Iterator<Item = u8>) -> Task {
    let mut next = |below: u8| bytes.next().unwrap_or(0) % below;
    let (demos, colours, ground) = (1 + next(3), 1 + next(10), next(10));
    let mut grid = || {
        let (height, width) = (1 + usize::from(next(6)), 1 + usize::from(next(6)));
        let cell = |byte: u8| if byte < 128 { ground } else { byte % colours };
        let cells: Vec<i8> = (0..height * width).map(|_| cell(next(255)).cast_signed()).collect();
        Grid::from_cells(height, width, &cells).unwrap()
    };
    let demos = (0..demos).map(|_| Sample { input: grid(), output: Some(grid()) }).collect();
    Task { id: "made".to_owned(), demos, tests: vec![Sample { input: grid(), output: None }] }
}
