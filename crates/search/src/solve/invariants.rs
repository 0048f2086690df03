//! What holds in every demo whatever the rule is, and so should hold for the tests: shapes, colours, what changes.
//!
//! In: the demos, and the test inputs. Out: how much longer the answers of a program make it count, for the invariants that
//! they break. A program that is right on all demos may still do on a test what it does on no demo; then another is
//! more likely to be right. Most of these invariants hold for the test outputs of every training task where they hold in the
//! demos; those that fail for a few in a hundred count less.

use gridwright_dsl::learn::Size;
use gridwright_dsl::{Budget, Cx, Value};
use gridwright_engine::wave::Values;
use gridwright_grid::Grid;
use gridwright_grid::colour::slot;

use super::problem::Problem;

/// What breaking an invariant costs that hardly ever fails, and one that does in a few of a hundred tasks.
pub(crate) const STRONG: u32 = 20;
const WEAK: u32 = 5;
/// How many times more or less of a grid than in the demos may change.
const SHARE: usize = 3;

/// Up to so many cells a grid is small.
const SMALL: usize = 9;

/// What measuring inputs for the size of outputs may use.
const MEASURE: Budget = Budget { fuel: 4_000_000, memory: 1 << 24 };

/// Colours as bits; all that are no task's count as one.
type Set = u16;
const GROUND: Set = 1;

/// The invariants of a task.
#[derive(Debug)]
pub(crate) struct Invariants {
    /// How shapes go with those of inputs.
    shape: Shape,
    /// Colours that some output has though its input has not.
    introduced: Set,
    /// Colours that every output has and no input.
    always_added: Set,
    /// Colours that every input has and no output.
    always_removed: Set,
    /// Colours that every input has, and its output as often; of grids of one shape those that move.
    count_preserved: Set,
    /// The mirrors under which every output is the same; small ones often are by chance.
    mirrors: [bool; 3],
    /// No output is of one colour.
    mixed: bool,
    /// How outputs differ from inputs of their shape.
    changes: Option<Changes>,
}

/// How the shape of an output goes with that of its input.
#[derive(Debug)]
enum Shape {
    /// It is the same.
    Same,
    /// It is in this proportion to it: height and width of the one, of the other.
    Scaled((usize, usize), (usize, usize)),
    /// It follows from something that can be measured of it, or is always the same.
    Learned(Size),
    /// Nothing can be said.
    Any,
}

/// How outputs differ from inputs of the same shape.
#[derive(Debug)]
struct Changes {
    /// Colours that change.
    from: Set,
    /// Colours that do not change.
    kept: Set,
    /// Colours that cells become, if there is only one for all demos.
    to: Option<Set>,
    /// Colours that every input and every output has.
    stay: Set,
    /// Whether every cell that changes is 0 or becomes 0.
    ground: bool,
    /// Whether the cells of a demo that change all become one colour.
    alike: bool,
    /// The least and the largest share of cells that change, as cells of cells.
    share: [(usize, usize); 2],
}

/// What changes from an input to an output of its shape.
#[derive(Clone, Copy)]
struct Change {
    from: Set,
    to: Set,
    ground: bool,
    cells: usize,
}

fn bit(cell: i8) -> Set {
    1 << slot(cell)
}

fn colours(grid: &Grid) -> Set {
    grid.cells().iter().fold(0, |set, &cell| set | bit(cell))
}

fn shape(grid: &Grid) -> (usize, usize) {
    (grid.height(), grid.width())
}

/// Whether a grid is its mirror image: top to bottom, left to right, across the diagonal.
fn mirrors(grid: &Grid) -> [bool; 3] {
    let (height, width) = shape(grid);
    let at = |i: usize, j: usize| grid.cells()[i * width + j];
    let is =
        |other: &dyn Fn(usize, usize) -> i8| (0..height).all(|i| (0..width).all(|j| at(i, j) == other(i, j)));
    [
        is(&|i, j| at(height - 1 - i, j)),
        is(&|i, j| at(i, width - 1 - j)),
        height == width && is(&|i, j| at(j, i)),
    ]
}

fn is_mixed(grid: &Grid) -> bool {
    colours(grid).count_ones() > 1
}

/// The colours that two grids hold equally often.
fn equal(input: &Grid, output: &Grid) -> Set {
    let count = |grid: &Grid, set: Set| grid.cells().iter().filter(|&&cell| bit(cell) == set).count();
    (0..11).map(|colour| 1 << colour).filter(|&c| count(input, c) == count(output, c)).sum()
}

fn change(input: &Grid, output: &Grid) -> Change {
    let mut change = Change { from: 0, to: 0, ground: true, cells: 0 };
    for (&a, &b) in input.cells().iter().zip(output.cells()).filter(|(a, b)| a != b) {
        change.from |= bit(a);
        change.to |= bit(b);
        change.ground &= a == 0 || b == 0;
        change.cells += 1;
    }
    change
}

impl Invariants {
    /// The invariants of a task.
    pub(crate) fn of(problem: &Problem) -> Invariants {
        let (inputs, outputs) = (&problem.inputs[..problem.demo_count()], &problem.targets[..]);
        let pairs = || inputs.iter().zip(outputs);
        let any = |grids: &[Grid]| grids.iter().fold(0, |set, grid| set | colours(grid));
        let all = |grids: &[Grid]| grids.iter().fold(Set::MAX, |set, grid| set & colours(grid));
        let mut mirrored = [outputs.iter().all(|output| output.cells().len() > SMALL); 3];
        for output in outputs {
            mirrored.iter_mut().zip(mirrors(output)).for_each(|(all, is)| *all &= is);
        }
        let shape = Shape::of(problem);
        let changes = matches!(shape, Shape::Same).then(|| Changes::of(inputs, outputs));
        let moves = changes.as_ref().map_or(Set::MAX, |changes| changes.from);
        Invariants {
            introduced: pairs().fold(0, |set, (input, output)| set | (colours(output) & !colours(input))),
            always_added: all(outputs) & !any(inputs),
            always_removed: all(inputs) & !any(outputs),
            count_preserved: pairs()
                .fold(all(inputs) & moves, |set, (input, output)| set & equal(input, output)),
            mirrors: mirrored,
            mixed: outputs.iter().all(is_mixed),
            changes,
            shape,
        }
    }

    /// How much longer the invariants that its answers for the test inputs break make a program count.
    pub(crate) fn penalty(&self, problem: &Problem, values: &Values) -> u32 {
        let tests = problem.inputs.iter().enumerate().skip(problem.demo_count());
        let of = |(sample, input): (usize, &Grid)| {
            if let Ok(Value::Grid(answer)) = values.on(sample) { self.of_answer(input, answer) } else { 0 }
        };
        tests.map(of).max().unwrap_or(0)
    }

    fn of_answer(&self, input: &Grid, answer: &Grid) -> u32 {
        let (had, has) = (colours(input), colours(answer));
        let (learned, shape_broken) =
            (matches!(self.shape, Shape::Learned(_)), self.shape.is_broken(input, answer));
        let strong = [
            shape_broken && !learned,
            has & !had & !self.introduced != 0,
            self.always_added & !has != 0,
            self.count_preserved & had & !equal(input, answer) != 0,
            self.always_removed & has & GROUND != 0,
            self.mixed && !is_mixed(answer),
        ];
        let weak = [
            shape_broken && learned,
            self.always_removed & has & !GROUND != 0,
            self.mirrors.iter().zip(mirrors(answer)).any(|(all, is)| *all && !is),
        ];
        let count = |invariants: &[bool]| invariants.iter().filter(|&&is_broken| is_broken).count() as u32;
        let changes = match &self.changes {
            Some(changes) if shape(input) == shape(answer) => count(&changes.broken(input, answer)),
            _ => 0,
        };
        STRONG * (count(&strong) + changes) + WEAK * count(&weak)
    }
}

impl Shape {
    fn of(problem: &Problem) -> Shape {
        let (inputs, outputs) = (&problem.inputs[..problem.demo_count()], &problem.targets[..]);
        let pairs = || inputs.iter().zip(outputs);
        let (first, wanted) = (shape(&inputs[0]), shape(&outputs[0]));
        if pairs().all(|(input, output)| shape(input) == shape(output)) {
            return Shape::Same;
        }
        // What inputs of one shape have in common may be otherwise for another.
        let one_shape = inputs.iter().all(|input| shape(input) == first);
        let scaled = Shape::Scaled(first, wanted);
        if !one_shape && pairs().all(|(input, output)| !scaled.is_broken(input, output)) {
            return scaled;
        }
        let values: Vec<Value> = inputs.iter().cloned().map(Value::Grid).collect();
        Size::fit(&mut Cx::new(MEASURE), &problem.demos_with(&values)).map_or(Shape::Any, Shape::Learned)
    }

    fn is_broken(&self, input: &Grid, answer: &Grid) -> bool {
        match self {
            Shape::Same => shape(input) != shape(answer),
            Shape::Scaled(from, to) => {
                input.height() * to.0 != answer.height() * from.0
                    || input.width() * to.1 != answer.width() * from.1
            }
            Shape::Learned(size) => {
                let predicted = size.apply(&mut Cx::new(MEASURE), &Value::Grid(input.clone()));
                predicted.is_ok_and(|predicted| shape(answer) != predicted)
            }
            Shape::Any => false,
        }
    }
}

impl Changes {
    fn of(inputs: &[Grid], outputs: &[Grid]) -> Changes {
        let each: Vec<Change> = inputs.iter().zip(outputs).map(|(a, b)| change(a, b)).collect();
        let from = each.iter().fold(0, |set, change| set | change.from);
        let to = each.iter().fold(0, |set, change| set | change.to);
        let common = inputs.iter().fold(Set::MAX, |set, input| set & colours(input));
        let mut shares: Vec<(usize, usize)> =
            each.iter().zip(inputs).map(|(change, input)| (change.cells, input.cells().len())).collect();
        shares.sort_by_key(|&(cells, of)| cells * 10_000 / of.max(1));
        Changes {
            from,
            // If cells of only one colour change, then no others; else those that are seen in every demo.
            kept: if from.count_ones() == 1 { !from } else { common & !from },
            to: Some(to).filter(|to| to.count_ones() == 1),
            stay: outputs.iter().fold(common, |set, output| set & colours(output)),
            ground: each.iter().all(|change| change.ground),
            alike: each.iter().all(|change| change.to.count_ones() <= 1),
            share: [shares[0], shares[shares.len() - 1]],
        }
    }

    fn broken(&self, input: &Grid, answer: &Grid) -> [bool; 6] {
        let Change { from, to, ground, cells } = change(input, answer);
        let of = input.cells().len();
        let [(least, of_least), (most, of_most)] = self.share;
        [
            from & self.kept != 0,
            self.to.is_some_and(|only| to & !only != 0),
            self.stay & colours(input) & !colours(answer) != 0,
            self.ground && !ground,
            self.alike && to.count_ones() > 1,
            cells * of_least * SHARE < least * of || cells * of_most > SHARE * most * of,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridwright_grid::{Sample, Task};

    fn grid(rows: &[&[i8]]) -> Grid {
        Grid::from_rows(rows).unwrap()
    }

    /// Zeros between threes become fours, in two demos.
    fn problem() -> Problem {
        let demo =
            |rows: &[&[i8]], filled: &[&[i8]]| Sample { input: grid(rows), output: Some(grid(filled)) };
        let demos = vec![
            demo(&[&[3, 0, 3, 1], &[0, 0, 0, 1]], &[&[3, 4, 3, 1], &[0, 0, 0, 1]]),
            demo(&[&[1, 3, 0, 0, 3], &[0, 0, 0, 1, 0]], &[&[1, 3, 4, 4, 3], &[0, 0, 0, 1, 0]]),
        ];
        let tests = vec![Sample { input: grid(&[&[0, 3, 0, 3], &[1, 0, 0, 5]]), output: None }];
        Problem::of(&Task { id: "made".into(), demos, tests }).unwrap()
    }

    fn penalty(answer: &[&[i8]]) -> u32 {
        let problem = problem();
        let values = Values::each(problem.targets.iter().cloned().chain([grid(answer)]).map(Value::Grid));
        Invariants::of(&problem).penalty(&problem, &values)
    }

    #[test]
    fn the_right_answer_breaks_no_invariant() {
        assert_eq!(penalty(&[&[0, 3, 4, 3], &[1, 0, 0, 5]]), 0);
    }

    #[test]
    fn answers_break_invariants() {
        let broken = [
            // Another shape, and so no count of threes that is the same.
            penalty(&[&[3, 4, 3], &[0, 0, 5], &[1, 0, 3]]),
            // The input as it is.
            penalty(&[&[0, 3, 0, 3], &[1, 0, 0, 5]]),
            // A colour that is never made.
            penalty(&[&[0, 3, 4, 3], &[1, 0, 7, 5]]),
            // A three becomes another colour.
            penalty(&[&[0, 4, 4, 3], &[1, 0, 0, 5]]),
            // Too much changes.
            penalty(&[&[4, 3, 4, 3], &[1, 4, 4, 5]]),
        ];
        assert!(broken.iter().all(|&penalty| penalty >= STRONG), "{broken:?}");
        assert!(penalty(&[&[4, 4, 4, 4], &[4, 4, 4, 4]]) > 4 * STRONG);
    }
}
