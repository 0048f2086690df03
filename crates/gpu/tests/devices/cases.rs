//! Calls to compare with the CPU: the conformance vectors, and random ones.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use gridwright_conformance::Case;
use gridwright_dsl::step::{Operand, Step, steps};
use gridwright_dsl::{Answer, Budget, Cx, Domain, Prim, Type, Value, prim};
use gridwright_grid::Grid;

/// A call.
pub(crate) type Made = (Prim, Vec<Value>);

/// What a call gives on the CPU, what it uses, and how many calls it makes.
pub(crate) fn on_cpu(prim: Prim, args: &[Value], budget: Budget) -> (Answer, Budget, u64) {
    let mut cx = Cx::new(budget);
    let refs: Vec<&Value> = args.iter().collect();
    let answer = prim.call(&mut cx, &refs);
    let left = cx.left();
    let used = Budget { fuel: budget.fuel - left.fuel, memory: budget.memory - left.memory };
    (answer, used, cx.calls())
}

/// The files of vectors: the project's, and those in the folder that GRIDWRIGHT_CONFORMANCE names.
fn files() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/data");
    let beside = std::env::var_os("GRIDWRIGHT_CONFORMANCE").filter(|folder| !folder.is_empty());
    let mut files = Vec::new();
    for folder in [Some(own), beside.map(PathBuf::from)].into_iter().flatten() {
        let in_folder = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let before = files.len();
        files.extend(in_folder.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")));
        assert!(files.len() > before, "{} has no vectors", folder.display());
    }
    files.sort();
    files
}

/// The calls of all vectors whose primitive has a device form, by primitive.
pub(crate) fn vectors() -> BTreeMap<Prim, Vec<Vec<Value>>> {
    let mut vectors: BTreeMap<Prim, Vec<Vec<Value>>> = BTreeMap::new();
    for file in files() {
        let text = std::fs::read_to_string(&file).unwrap();
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
            let case = Case::parse(line, number).unwrap();
            if case.prim.row().device.is_some() {
                vectors.entry(case.prim).or_default().push(case.args);
            }
        }
    }
    vectors
}

/// Random numbers, always the same.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Random {
        Random(0x9e37_79b9_7f4a_7c15)
    }

    fn below(&mut self, n: usize) -> usize {
        // A step of splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as usize % n
    }

    fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Operands of several calls of a primitive put together.
pub(crate) fn mixed(random: &mut Random, calls: &[Vec<Value>]) -> Vec<Value> {
    let mut args = random.of(calls).clone();
    for (at, arg) in args.iter_mut().enumerate() {
        let other = random.of(calls);
        if let (Some(value), true) = (other.get(at), random.below(2) == 0) {
            arg.clone_from(value);
        }
    }
    args
}

/// A call of a step, on what searches call it on.
pub(crate) fn of_step(random: &mut Random, step: &Step) -> Made {
    let grid = grid(random);
    let objects = |random: &mut Random| made(prim::O_G, &[grid.clone(), Value::Int(random.below(8) as i64)]);
    let operand = |operand: &Operand| match operand {
        Operand::Made(Type::Grid) if random.below(3) == 0 => altered(random, &grid),
        Operand::Made(Type::Grid) if random.below(2) == 0 => grid.clone(),
        Operand::Made(Type::Grid) => self::grid(random),
        Operand::Made(Type::Tuple(_)) => {
            let ways = [prim::PIECES, prim::WINDOWS, prim::SPLIT_EVEN, prim::FIELDS, prim::HOLES, prim::GAPS];
            let way = *random.of(&ways);
            let number = Value::Int(random.below(way.arity() * 3) as i64);
            made(way, &[grid.clone(), number][..way.arity()])
        }
        Operand::Made(Type::Pair) => Value::Pair(random.below(12) as i32, random.below(12) as i32),
        Operand::Made(Type::Indices) => {
            made(prim::OFCOLOR, &[grid.clone(), Value::Int(random.below(10) as i64)])
        }
        Operand::Made(Type::Object) => objects(random).element(0).unwrap_or(Value::EMPTY_SET),
        Operand::Made(_) => objects(random),
        Operand::Choice(values) => random.of(values).clone(),
        Operand::Number(Domain::Colours) => Value::Int(random.below(10) as i64),
        Operand::Number(numbers) => Value::Int(*random.of(&numbers.range().collect::<Vec<i64>>())),
    };
    (step.prim, step.operands.iter().map(operand).collect())
}

/// The steps with device forms.
pub(crate) fn device_steps() -> impl Iterator<Item = &'static Step> {
    steps().iter().filter(|step| step.prim.row().device.is_some())
}

/// What a call gives; the empty set where it gives nothing.
fn made(prim: Prim, args: &[Value]) -> Value {
    on_cpu(prim, args, Budget::default()).0.unwrap_or(Value::EMPTY_SET)
}

/// A grid with a few cells of another one changed.
fn altered(random: &mut Random, grid: &Value) -> Value {
    let Value::Grid(grid) = grid else { return grid.clone() };
    let mut cells = grid.cells().to_vec();
    for _ in 0..1 + random.below(6) {
        let at = random.below(cells.len());
        cells[at] = random.below(10) as i8;
    }
    build(grid.height(), grid.width(), &cells)
}

fn build(height: usize, width: usize, cells: &[i8]) -> Value {
    Value::Grid(Grid::build(height, width, |to| to.copy_from_slice(cells)).unwrap())
}

/// A grid of the kind that tasks have: noise on a ground, a period, a mirror, rectangles, or lines across.
fn grid(random: &mut Random) -> Value {
    let side = |random: &mut Random| match random.below(6) {
        0 => 1 + random.below(3),
        1 => 1 + random.below(30),
        _ => 1 + random.below(12),
    };
    let (height, width) = (side(random), side(random));
    let colours: Vec<i8> = (0..1 + random.below(4)).map(|_| random.below(10) as i8).collect();
    let ground = *random.of(&[2, 4, 8, 16]);
    let mut cells: Vec<i8> = (0..height * width)
        .map(|_| if random.below(ground) > 0 { 0 } else { *random.of(&colours) })
        .collect();
    match random.below(5) {
        0 => {
            let (down, across) = ((1 + random.below(4)).min(height), (1 + random.below(4)).min(width));
            for at in 0..cells.len() {
                cells[at] = cells[at / width % down * width + at % width % across];
            }
        }
        1 => {
            for at in 0..cells.len() {
                let (row, column) = (at / width, at % width);
                cells[at] = cells[row.min(height - 1 - row) * width + column.min(width - 1 - column)];
            }
        }
        2 => {
            for _ in 0..1 + random.below(4) {
                let (rows, columns) = (
                    (random.below(height), random.below(height)),
                    (random.below(width), random.below(width)),
                );
                let colour = *random.of(&colours);
                for row in rows.0.min(rows.1)..=rows.0.max(rows.1) {
                    for column in columns.0.min(columns.1)..=columns.0.max(columns.1) {
                        if random.below(8) > 0 {
                            cells[row * width + column] = colour;
                        }
                    }
                }
            }
        }
        3 => {
            let (row, column) = (random.below(height), random.below(width));
            for at in 0..cells.len() {
                if at / width == row || at % width == column {
                    cells[at] = colours[0];
                }
            }
        }
        _ => {}
    }
    build(height, width, &cells)
}
