//! Choosing what is handed in: two different grids for every test input, always.
//!
//! In: the outputs of programs, the most promising first. Out: for each test input the first two that differ and can be
//! handed in; where there are fewer, fillers take their place: the input itself, then grids of one colour. Solving and
//! voting rank programs in different ways, and both choose here.

use std::cmp::Reverse;

use gridwright_grid::colour::is_colour;
use gridwright_grid::{Grid, MAX_SIDE};

/// Answers for each test input.
pub const ATTEMPTS: usize = 2;

/// One answer for a test input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The grid.
    pub grid: Grid,
    /// Which of the programs that were offered gives it; `None` for a filler.
    pub program: Option<usize>,
}

/// Answers for the test inputs of a task, as they come.
#[derive(Clone, Debug)]
pub(crate) struct Chooser {
    /// For each test its input and the answers so far.
    tests: Vec<(Grid, Vec<Answer>)>,
}

impl Chooser {
    /// No answers yet.
    pub(crate) fn new<'a>(inputs: impl IntoIterator<Item = &'a Grid>) -> Chooser {
        Chooser { tests: inputs.into_iter().map(|input| (input.clone(), Vec::new())).collect() }
    }

    /// Whether every test has all its answers.
    pub(crate) fn is_full(&self) -> bool {
        self.tests.iter().all(|(_, answers)| answers.len() >= ATTEMPTS)
    }

    /// Whether a program's outputs for all tests would bring an answer.
    pub(crate) fn wants(&self, outputs: &[Grid]) -> bool {
        (0..self.tests.len()).zip(outputs).any(|(test, grid)| self.wants_for(test, grid))
    }

    fn wants_for(&self, test: usize, grid: &Grid) -> bool {
        let answers = &self.tests[test].1;
        answers.len() < ATTEMPTS && can_hand_in(grid) && answers.iter().all(|answer| answer.grid != *grid)
    }

    /// Takes what is new of a program's outputs for all tests.
    pub(crate) fn offer(&mut self, program: usize, outputs: &[Grid]) {
        for (test, grid) in (0..self.tests.len()).zip(outputs) {
            self.offer_for(test, program, grid);
        }
    }

    /// Takes a program's output for one test if it is new.
    pub(crate) fn offer_for(&mut self, test: usize, program: usize, grid: &Grid) {
        if self.wants_for(test, grid) {
            self.tests[test].1.push(Answer { grid: grid.clone(), program: Some(program) });
        }
    }

    /// The answers, with fillers where there are not enough.
    pub(crate) fn finish(self) -> Vec<[Answer; ATTEMPTS]> {
        let filled = |(input, mut answers): (Grid, Vec<Answer>)| {
            for grid in fillers(&input) {
                if answers.len() < ATTEMPTS && answers.iter().all(|answer| answer.grid != grid) {
                    answers.push(Answer { grid, program: None });
                }
            }
            // There are enough: fillers are more than two, and different.
            let blank = |colour: i8| Answer { grid: input.edit(|cells| cells.fill(colour)), program: None };
            <[Answer; ATTEMPTS]>::try_from(answers).unwrap_or_else(|_| [blank(0), blank(1)])
        };
        self.tests.into_iter().map(filled).collect()
    }
}

/// Whether a grid can be handed in: colours 0 to 9, sides up to [`MAX_SIDE`].
pub fn can_hand_in(grid: &Grid) -> bool {
    (1..=MAX_SIDE).contains(&grid.height())
        && (1..=MAX_SIDE).contains(&grid.width())
        && grid.cells().iter().all(|&cell| is_colour(cell))
}

/// Grids to hand in where nothing is known: the input, then grids of one colour as large, the commonest first.
fn fillers(input: &Grid) -> impl Iterator<Item = Grid> {
    let count = |colour: i8| input.cells().iter().filter(|cell| **cell == colour).count();
    let mut colours: Vec<i8> = (0..=9).collect();
    colours.sort_by_key(|&colour| Reverse(count(colour)));
    let (height, width) = (input.height().min(MAX_SIDE), input.width().min(MAX_SIDE));
    let plain = colours.into_iter().filter_map(move |colour| Grid::filled(height, width, colour));
    Some(input.clone()).filter(can_hand_in).into_iter().chain(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(rows: &[&[i8]]) -> Grid {
        Grid::from_rows(rows).unwrap()
    }

    #[test]
    fn the_first_two_that_differ_and_can_be_handed_in() {
        let input = grid(&[&[1, 2]]);
        let mut chooser = Chooser::new([&input]);
        let long = Grid::filled(1, MAX_SIDE + 1, 3).unwrap();
        for (program, output) in [
            grid(&[&[-1, 2]]),
            grid(&[&[3]]),
            grid(&[&[10]]),
            grid(&[&[3]]),
            long,
            grid(&[&[4]]),
            grid(&[&[5]]),
        ]
        .iter()
        .enumerate()
        {
            let wanted = chooser.wants(std::slice::from_ref(output));
            assert_eq!(wanted, matches!(program, 1 | 5), "{program}");
            chooser.offer(program, std::slice::from_ref(output));
        }
        assert!(chooser.is_full());
        let [first, second] = &chooser.finish()[0];
        assert_eq!((first.program, second.program), (Some(1), Some(5)));
        assert_eq!((&first.grid, &second.grid), (&grid(&[&[3]]), &grid(&[&[4]])));
    }

    #[test]
    fn fillers_stand_in() {
        let odd = Grid::filled(MAX_SIDE + 2, 1, 12).unwrap();
        for input in [grid(&[&[1, 1, 2]]), grid(&[&[0]]), grid(&[&[-1, 10]]), odd] {
            let mut chooser = Chooser::new([&input]);
            chooser.offer(0, std::slice::from_ref(&input));
            let [first, second] = &chooser.finish()[0];
            assert!(can_hand_in(&first.grid) && can_hand_in(&second.grid) && first.grid != second.grid);
            assert_eq!(first.program.is_some(), can_hand_in(&input));
        }
    }
}
