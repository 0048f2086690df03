//! What holds for every state of every search, shared by the tests and by fuzzing: call [`holds`] with the fuzzer's bytes.

use std::sync::LazyLock;

use gridwright_engine::Cpu;
use gridwright_grid::{Grid, Sample, Task};
use gridwright_search::solve::Known;
use gridwright_search::solve::oracle::{Checked, states_are_their_programs};

static CPU: LazyLock<Cpu> = LazyLock::new(|| Cpu::new(1).unwrap());
static KNOWN: LazyLock<Known> = LazyLock::new(|| Known::starter_and(Vec::new()).unwrap());

/// Makes a task of bytes, searches it, and holds states to the programs that are written for them. Panics if a program
/// gives something else than its state.
pub(crate) fn holds(bytes: &[u8]) -> Checked {
    let task = task(bytes);
    let checked = states_are_their_programs(&task, &KNOWN, 20, 5, &*CPU);
    checked.unwrap_or_else(|wrong| panic!("{}\n{wrong}", task.to_json()))
}

/// A task of small grids, a byte a choice: what an output has to do with its input, the sides, and the colours. What the
/// bytes do not say is 0.
fn task(bytes: &[u8]) -> Task {
    let mut bytes = bytes.iter().copied();
    let mut below = |count: u8| bytes.next().unwrap_or(0) % count;
    let (demos, rule, colours) = (1 + below(3), below(4), 1 + below(5));
    let mut grid = || {
        let (height, width) = (usize::from(1 + below(6)), usize::from(1 + below(6)));
        let cells: Vec<i8> = (0..height * width).map(|_| below(colours).cast_signed()).collect();
        Grid::from_cells(height, width, &cells).unwrap()
    };
    let mut sample = || {
        let input = grid();
        let output = match rule {
            0 => grid(),
            1 => input.edit(<[i8]>::reverse),
            2 => input.edit(|cells| cells.iter_mut().for_each(|cell| *cell = (*cell + 3) % 10)),
            _ => input.edit(|cells| cells[0] = 7),
        };
        Sample::new(input, output)
    };
    let demos = (0..demos).map(|_| sample()).collect();
    Task { id: "made".to_owned(), demos, tests: vec![sample()] }
}
