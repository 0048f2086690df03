//! Random calls of primitives, the same every time.

use std::collections::BTreeMap;

use gridwright_dsl::step::{Operand, Step};
use gridwright_dsl::{Budget, Domain, Prim, Type, Value, prim};
use gridwright_grid::Grid;

use gridwright_gpu::testing::can_be_bound;

use crate::cases::on_cpu;

/// Random numbers, always the same.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Random {
        Random(0x9e37_79b9_7f4a_7c15)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        // A step of splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as usize % n
    }

    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// A call of a step, on what searches call it on.
pub(crate) fn of_step(random: &mut Random, step: &Step) -> Vec<Value> {
    let grid = grid(random);
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
        Operand::Made(Type::Object) => objects(random, &grid).element(0).unwrap_or(Value::EMPTY_SET),
        Operand::Made(_) => objects(random, &grid),
        Operand::Choice(values) => random.of(values).clone(),
        Operand::Number(Domain::Colours) => Value::Int(random.below(10) as i64),
        Operand::Number(numbers) => Value::Int(*random.of(&numbers.range().collect::<Vec<i64>>())),
    };
    step.operands.iter().map(operand).collect()
}

/// A call of a primitive with operands of the types that it takes; a function is one of so many.
pub(crate) fn of_signature(random: &mut Random, prim: Prim, functions: usize) -> Vec<Value> {
    let mut variables = BTreeMap::new();
    let params = prim.signature().params.iter();
    params
        .map(|param| match param.domain {
            Some(domain) => Value::Int(*random.of(&domain.range().collect::<Vec<i64>>())),
            None if matches!(param.bound, Type::Fn(..)) => {
                Value::Prim(*random.of(&FUNCTIONS[..functions.min(FUNCTIONS.len())]))
            }
            None => value(random, &param.bound, &mut variables),
        })
        .collect()
}

/// A call that is given a function of which one argument is bound, and a container of what is the other one.
pub(crate) fn of_bound(random: &mut Random) -> (Prim, Vec<Value>) {
    let walks = [
        prim::APPLY,
        prim::MAPPLY,
        prim::ARGMAX,
        prim::ARGMIN,
        prim::VALMAX,
        prim::VALMIN,
        prim::EXTRACT,
        prim::SFILTER,
        prim::ORDER,
    ];
    let callable: Vec<Prim> = Prim::all().filter(|prim| can_be_bound(*prim)).collect();
    let (walk, function, is_left) = (*random.of(&walks), *random.of(&callable), random.below(2) == 0);
    let mut variables = BTreeMap::new();
    let mut operand = |random: &mut Random, at: usize| {
        let param = &function.signature().params[at];
        match param.domain {
            Some(domain) => Value::Int(*random.of(&domain.range().collect::<Vec<i64>>())),
            None => value(random, &param.bound, &mut variables),
        }
    };
    let fixed = operand(random, usize::from(!is_left));
    let items: Vec<Value> = (0..random.below(6)).map(|_| operand(random, usize::from(is_left))).collect();
    let items = if random.below(2) == 0 { Value::tuple(items) } else { Value::set(items) };
    let bind = if is_left { prim::LBIND } else { prim::RBIND };
    let (items, made) = (items.unwrap_or(Value::EMPTY_TUPLE), made(bind, &[Value::Prim(function), fixed]));
    let is_first = matches!(walk, prim::APPLY | prim::MAPPLY);
    (walk, if is_first { vec![made, items] } else { vec![items, made] })
}

/// Types that a variable may stand for.
const TYPES: [Type; 6] = [Type::Int, Type::Pair, Type::Cell, Type::Grid, Type::Indices, Type::Object];
/// Functions that calls take.
const FUNCTIONS: [Prim; 8] = [
    prim::SIZE,
    prim::HEIGHT,
    prim::FIRST,
    prim::ULCORNER,
    prim::SHAPE,
    prim::IDENTITY,
    prim::NORMALIZE,
    prim::NUMCOLORS,
];

/// A value of a type; a variable stands for one type in a call.
fn value(random: &mut Random, ty: &Type, variables: &mut BTreeMap<char, Type>) -> Value {
    let mut one_of = |random: &mut Random, types: &[Type]| {
        let ty = random.of(types).clone();
        value(random, &ty, variables)
    };
    match ty {
        Type::Any => one_of(random, &TYPES),
        Type::Num => one_of(random, &[Type::Int, Type::Pair]),
        Type::Patch => one_of(random, &[Type::Indices, Type::Object]),
        Type::Piece => one_of(random, &[Type::Grid, Type::Indices, Type::Object]),
        Type::Element => one_of(random, &[Type::Grid, Type::Object]),
        Type::Var(name) => {
            let ty = variables.entry(*name).or_insert_with(|| random.of(&TYPES).clone()).clone();
            value(random, &ty, variables)
        }
        Type::Bool => Value::Bool(random.below(2) == 0),
        Type::Int => Value::Int(random.below(14) as i64 - 3),
        Type::Pair => Value::Pair(random.below(16) as i32 - 4, random.below(16) as i32 - 4),
        Type::Cell => {
            let location = value(random, &Type::Pair, variables);
            made(prim::ASCELL, &[location, Value::Int(random.below(10) as i64)])
        }
        Type::Grid => grid(random),
        Type::Indices => made(prim::OFCOLOR, &[grid(random), Value::Int(random.below(10) as i64)]),
        Type::Object if random.below(2) == 0 => made(prim::ASOBJECT, &[grid(random)]),
        Type::Object => {
            let grid = grid(random);
            objects(random, &grid).element(0).unwrap_or(Value::EMPTY_SET)
        }
        Type::Set(of) if **of == Type::Object => {
            let grid = grid(random);
            objects(random, &grid)
        }
        Type::Tuple(of) | Type::Set(of) | Type::Container(of) => {
            let is_set = match ty {
                Type::Set(_) => true,
                Type::Tuple(_) => false,
                _ => random.below(2) == 0,
            };
            let items = (0..random.below(6)).map(|_| value(random, of, variables)).collect();
            let made = if is_set { Value::set(items) } else { Value::tuple(items) };
            made.unwrap_or(Value::EMPTY_TUPLE)
        }
        Type::Fn(..) => Value::Prim(*random.of(&FUNCTIONS)),
    }
}

/// The objects of a grid, with some flags.
fn objects(random: &mut Random, grid: &Value) -> Value {
    made(prim::O_G, &[grid.clone(), Value::Int(random.below(8) as i64)])
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
            for (at, cell) in cells.iter_mut().enumerate() {
                if at / width == row || at % width == column {
                    *cell = colours[0];
                }
            }
        }
        _ => {}
    }
    build(height, width, &cells)
}
