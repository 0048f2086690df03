//! Which tasks are alike: programs that do well on one are tried on the other.
//!
//! A task is described by what its demos show at a glance: how the sizes and the colours of outputs go with those of
//! inputs. Tests are not looked at.

use gridwright_grid::colour::slot;
use gridwright_grid::{Grid, Sample, Task};

/// What a task's demos show, one answer a question.
type Features = [u8; 9];

/// For every task the others, likest first, at most so many.
pub(crate) fn similar(tasks: &[&Task], most: usize) -> Vec<Vec<usize>> {
    let features: Vec<Features> = tasks.iter().map(|task| features(task)).collect();
    let unlike = |a: &Features, b: &Features| a.iter().zip(b).filter(|(a, b)| a != b).count();
    (0..tasks.len())
        .map(|task| {
            let mut others: Vec<usize> = (0..tasks.len()).filter(|&other| other != task).collect();
            others.sort_by_key(|&other| {
                (unlike(&features[task], &features[other]), other.abs_diff(task), other)
            });
            others.truncate(most);
            others
        })
        .collect()
}

fn features(task: &Task) -> Features {
    let pairs: Vec<(&Grid, &Grid)> =
        task.demos.iter().filter_map(|Sample { input, output }| Some((input, output.as_ref()?))).collect();
    let all =
        |of: &dyn Fn(&Grid, &Grid) -> bool| u8::from(pairs.iter().all(|(input, output)| of(input, output)));
    let shape = |grid: &Grid| (grid.height(), grid.width());
    let area = |grid: &Grid| grid.cells().len();
    let outputs_alike = pairs.windows(2).all(|pair| shape(pair[0].1) == shape(pair[1].1));
    let few = |grid: &Grid| colours(grid).count_ones() <= 3;
    let square = |grid: &Grid| grid.height() == grid.width();
    [
        all(&|input, output| shape(input) == shape(output)),
        all(&|input, output| area(output) < area(input)),
        all(&|input, output| output.height() % input.height() == 0 && output.width() % input.width() == 0),
        all(&|input, output| input.height() % output.height() == 0 && input.width() % output.width() == 0),
        u8::from(outputs_alike),
        all(&|input, output| colours(output) & !colours(input) == 0),
        all(&|input, output| colours(output) == colours(input)),
        all(&|input, _| few(input)),
        all(&|input, output| square(input) && square(output)),
    ]
}

/// The colours of a grid, a bit each.
fn colours(grid: &Grid) -> u16 {
    grid.cells().iter().fold(0, |set, &colour| set | 1 << slot(colour))
}
