//! Trial calls: real calls of primitives on made-up grids, the same every time, to see that a device works and how fast.
//!
//! Grids are random blocks of colours on a black ground, some of them made symmetric or periodic. What the steps of the
//! search make of them in two rounds are the operands of the calls, and only calls that have a value on some sample are
//! taken.

use std::time::{Duration, Instant};

use gridwright_dsl::step::{Operand, steps};
use gridwright_dsl::{Budget, Cx, Domain, Prim, Type, Value, prim};
use gridwright_engine::Lane;
use gridwright_engine::wave::{
    Call, CallOutcome, Derivation, Inserted, Made, Outcome, Produced, Samples, Sort, StateId, Store, Terms,
    Values, Work,
};
use gridwright_grid::Grid;

/// What a call may use.
const BUDGET: Budget = Budget { fuel: 400_000, memory: 1 << 24 };
/// The most operands of one sort.
const OPERANDS: usize = 64;
/// How many calls of each step make operands, in each of two rounds.
const TRIES: usize = 8;

/// The terms of trial calls.
pub(crate) fn terms() -> Terms {
    Terms { past_faults: true, ..Terms::within(BUDGET) }
}

/// The time of a wave whose results are dropped.
pub(crate) fn timed(lane: &mut dyn Lane, store: &Store, work: &[Work]) -> Duration {
    let (start, terms) = (Instant::now(), Terms { leaf: true, ..terms() });
    lane.start(store, work.to_vec(), &terms);
    while lane.next(store).is_some() {}
    start.elapsed()
}

/// Numbers that only look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// A black grid with blocks of colours on a third of it; of three, one is symmetric and one periodic, but for a hole.
fn grid(number: usize, (height, width): (usize, usize), dice: &mut Dice) -> Option<Grid> {
    let place = |row: usize, column: usize| match number % 3 {
        1 => (row.min(height - 1 - row), column.min(width - 1 - column)),
        2 => (row % 3, column % 4),
        _ => (row, column),
    };
    let mut drawn = vec![0; height * width];
    for _ in 0..(height * width).div_ceil(12) {
        let (row, column, colour) = (dice.below(height), dice.below(width), 1 + dice.below(9) as i8);
        for (down, right) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            drawn[(row + down) % height * width + (column + right) % width] = colour;
        }
    }
    Grid::build(height, width, |cells| {
        for (at, cell) in cells.iter_mut().enumerate() {
            let (row, column) = place(at / width, at % width);
            *cell = if number % 3 == 2 {
                1 + drawn[row * width + column] % 9
            } else {
                drawn[row * width + column]
            };
        }
        if !number.is_multiple_of(3) {
            cells[height / 4 * width + width / 4] = 0;
        }
    })
}

/// Operands that calls can be made of.
pub(crate) struct Trial {
    pub(crate) store: Store,
    /// States by the sort of their values.
    made: Vec<(Sort, Vec<StateId>)>,
    /// Numbers, truth values, places and cells that differ from sample to sample.
    measured: Vec<(Type, Vec<StateId>)>,
    cx: Cx,
}

impl Trial {
    /// A store with a sample of each of these shapes.
    pub(crate) fn new(shapes: &[(usize, usize)]) -> Trial {
        let mut dice = Dice(7);
        let grids = shapes.iter().enumerate().filter_map(|(number, &shape)| grid(number, shape, &mut dice));
        let grids: Vec<Grid> = grids.collect();
        let mut cx = Cx::new(BUDGET);
        // What a mirror gives equals the targets, what others give does not.
        let targets = grids.iter().map(|grid| match prim::HMIRROR.call1(&mut cx, &grid.clone().into()) {
            Ok(Value::Grid(mirrored)) => Some(mirrored),
            _ => None,
        });
        let targets = targets.collect();
        let inputs: Vec<Value> = grids.into_iter().map(Value::Grid).collect();
        let store = Store::new(Samples { demos: Value::EMPTY_TUPLE, inputs: inputs.clone(), targets });
        let sorts = [Sort::Grid, Sort::Grids, Sort::Indices, Sort::Object, Sort::Objects, Sort::Size];
        let made = sorts.into_iter().map(|sort| (sort, Vec::new())).collect();
        let mut trial = Trial { store, made, measured: Vec::new(), cx };
        trial.keep(Made::new(Values::each(inputs), Sort::Grid, trial.store.samples()));
        for _ in 0..2 {
            for step in steps() {
                for work in trial.draw(step.prim, TRIES, &mut dice) {
                    let Outcome::Call(CallOutcome { produced: Produced::New(made), .. }) = trial.run(&work)
                    else {
                        continue;
                    };
                    if let Some(sort) = trial.sort_of(&made.values) {
                        trial.keep(Made::new(made.values, sort, trial.store.samples()));
                    }
                }
            }
        }
        trial.measure();
        trial
    }

    /// Makes numbers, truth values, places and cells of what there is.
    fn measure(&mut self) {
        let measures = [
            (Type::Int, Sort::Grid, [prim::HEIGHT, prim::WIDTH]),
            (Type::Bool, Sort::Grid, [prim::PORTRAIT, prim::SQUARE]),
            (Type::Pair, Sort::Object, [prim::SHAPE, prim::ULCORNER]),
            (Type::Cell, Sort::Object, [prim::FIRST, prim::LAST]),
        ];
        for (ty, sort, prims) in measures {
            let mut measured = Vec::new();
            for id in self.of_sorts(&[sort]) {
                let calls = prims.iter().filter_map(|&prim| Call::prim(prim, &[id]));
                for work in calls.map(|call| Work::Call(call, Sort::Any)) {
                    if let Outcome::Call(CallOutcome { produced: Produced::New(made), .. }) = self.run(&work)
                    {
                        let inserted = self.store.insert(made, 1, Derivation::Constant);
                        measured.extend(inserted.map(Inserted::id));
                    }
                }
            }
            self.measured.push((ty, measured));
        }
    }

    fn measured(&self, ty: &Type) -> Vec<StateId> {
        self.measured.iter().find(|(of, _)| of == ty).map_or_else(Vec::new, |(_, ids)| ids.clone())
    }

    /// Makes a call on the CPU.
    pub(crate) fn run(&mut self, work: &Work) -> Outcome {
        work.run(&mut self.cx, &self.store, &terms())
    }

    /// The sort that all values of a vector are of, if operands of that sort are wanted.
    fn sort_of(&self, values: &Values) -> Option<Sort> {
        let samples = self.store.samples().len();
        let is =
            |sort: Sort| (0..samples).all(|at| values.on(at).as_ref().is_ok_and(|value| sort.admits(value)));
        self.made.iter().find(|(sort, all)| all.len() < OPERANDS && is(*sort)).map(|(sort, _)| *sort)
    }

    fn keep(&mut self, made: Made) {
        let sort = made.sort;
        if let Some(inserted) = self.store.insert(made, 1, Derivation::Constant)
            && let Some((_, all)) = self.made.iter_mut().find(|(of, _)| *of == sort)
            && !all.contains(&inserted.id())
        {
            all.push(inserted.id());
        }
    }

    fn constants(&mut self, values: impl IntoIterator<Item = Value>) -> Vec<StateId> {
        let mut ids = Vec::new();
        for value in values {
            let made = Made::new(Values::Same(Ok(value)), Sort::Parameter, self.store.samples());
            ids.extend(self.store.insert(made, 0, Derivation::Constant).map(Inserted::id));
        }
        ids
    }

    fn of_sorts(&self, sorts: &[Sort]) -> Vec<StateId> {
        let made = self.made.iter().filter(|(sort, _)| sorts.contains(sort));
        made.flat_map(|(_, ids)| ids.iter().copied()).collect()
    }

    fn numbers(&mut self, domain: Domain) -> Vec<StateId> {
        self.constants(domain.range().map(Value::Int))
    }

    /// What can stand where a value of a type is expected.
    fn of_type(&mut self, ty: &Type) -> Vec<StateId> {
        use Sort::{Grid, Grids, Indices, Object, Objects, Size};
        match ty {
            Type::Grid => self.of_sorts(&[Grid]),
            Type::Element => self.of_sorts(&[Grid, Object]),
            Type::Piece => self.of_sorts(&[Grid, Object, Indices]),
            Type::Indices => self.of_sorts(&[Indices]),
            Type::Object => self.of_sorts(&[Object]),
            Type::Patch => self.of_sorts(&[Object, Indices]),
            Type::Pair => {
                let pairs = self.constants([Value::Pair(0, 1), Value::Pair(1, 1), Value::Pair(3, 3)]);
                [pairs, self.of_sorts(&[Size]), self.measured(ty)].concat()
            }
            Type::Bool => [self.constants([true, false].map(Value::Bool)), self.measured(ty)].concat(),
            Type::Int | Type::Num => [self.numbers(Domain::Range(0, 3)), self.measured(&Type::Int)].concat(),
            Type::Tuple(items) if **items == Type::Grid => self.of_sorts(&[Grids]),
            Type::Set(items) if **items == Type::Object => self.of_sorts(&[Objects]),
            Type::Tuple(_) => self.of_sorts(&[Grids, Grid]),
            Type::Set(_) => self.of_sorts(&[Objects, Object, Indices]),
            Type::Container(_) => self.of_sorts(&[Objects, Grids, Object, Indices]),
            Type::Fn(..) => {
                let functions =
                    [prim::IDENTITY, prim::SIZE, prim::HEIGHT, prim::COLOR, prim::NORMALIZE, prim::FIRST];
                self.constants(functions.map(Value::Prim))
            }
            Type::Any | Type::Var(_) => {
                let numbers = self.numbers(Domain::Range(0, 3));
                [self.of_sorts(&[Grid, Objects, Object, Indices]), numbers].concat()
            }
            Type::Cell => self.measured(ty),
        }
    }

    /// Some calls of a primitive, whatever comes of them.
    fn draw(&mut self, prim: Prim, tries: usize, dice: &mut Dice) -> Vec<Work> {
        let choices: Vec<Vec<StateId>> = match prim.step() {
            Some(step) => step
                .operands
                .iter()
                .map(|operand| match operand {
                    Operand::Made(ty) => self.of_type(ty),
                    Operand::Number(domain) => self.numbers(*domain),
                    Operand::Choice(values) => self.constants(values.iter().cloned()),
                })
                .collect(),
            None => prim
                .signature()
                .params
                .iter()
                .map(|param| match param.domain {
                    Some(domain) => [self.numbers(domain), self.measured(&param.bound)].concat(),
                    None => self.of_type(&param.bound),
                })
                .collect(),
        };
        if choices.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        let call = |_| {
            let args: Vec<StateId> = choices.iter().map(|choice| choice[dice.below(choice.len())]).collect();
            Call::prim(prim, &args).map(|call| Work::Call(call, Sort::Any))
        };
        (0..tries).filter_map(call).collect()
    }

    /// At most so many calls of a primitive that are not the same on all samples and have a value on one.
    pub(crate) fn calls(&mut self, prim: Prim, most: usize) -> Vec<Work> {
        let mut dice = Dice(prim.index() as u64);
        let mut calls = Vec::new();
        for work in self.draw(prim, 4 * most, &mut dice) {
            let Outcome::Call(outcome) = self.run(&work) else { continue };
            let values = match &outcome.produced {
                Produced::New(made) => Some(&made.values),
                Produced::Known(id) => self.store.values(*id),
                Produced::Nothing => None,
            };
            let samples = self.store.samples().len();
            let has_value = |values: &Values| {
                !matches!(values, Values::Same(_)) && (0..samples).any(|sample| !values.is_fault(sample))
            };
            if calls.len() < most && values.is_some_and(has_value) {
                calls.push(work);
            }
        }
        calls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_every_primitive_with_a_device_form_can_be_tried() {
        let mut trial = Trial::new(&[(5, 7), (12, 9), (10, 10), (16, 14)]);
        let with_form: Vec<Prim> = Prim::all().filter(|prim| prim.row().device.is_some()).collect();
        let untried: Vec<&str> = with_form
            .iter()
            .filter(|prim| trial.calls(**prim, 8).is_empty())
            .map(|prim| prim.name())
            .collect();
        assert!(
            untried.len() * 10 <= with_form.len(),
            "{} of {}: {untried:?}",
            untried.len(),
            with_form.len()
        );
    }
}
