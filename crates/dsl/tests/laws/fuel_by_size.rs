//! Fuel is a function of sizes: what a step of the search is charged, in fuel and in memory, follows from the sizes of its
//! arguments, from its numbers, and from the size of its result or its fault. So any backend can charge a call without
//! redoing the work.
//!
//! The size of a grid is its height and width; of a tuple, the sizes of its elements in order; of a set of cells, how many
//! there are and the box around them; of a set of sets, the sizes of its elements in any order. Only `merge` and `mapply`
//! look at more: cells further from the field than any ARC grid reaches cost them more (`prims/union.rs`).

use std::collections::{BTreeMap, BTreeSet};
use std::slice;

use gridwright_dsl::step::{self, Operand};
use gridwright_dsl::{Answer, Budget, Cx, Domain, Prim, Type, Value, prim};
use gridwright_grid::Grid;

use crate::any_call::dice;
use crate::common::*;

/// The steps of the search; and what it does not call, but is charged in the same way.
fn steps() -> Vec<(Prim, Vec<Operand>)> {
    let further = [(prim::MIR_ROT_T, Domain::Angles), (prim::O_G, Domain::Range(0, 7))]
        .map(|(prim, domain)| (prim, vec![Operand::Made(Type::Grid), Operand::Number(domain)]));
    step::steps().iter().map(|step| (step.prim, step.operands.clone())).chain(further).collect()
}

/// Shapes of grids.
const SHAPES: [(usize, usize); 12] =
    [(1, 1), (1, 6), (5, 1), (2, 2), (3, 3), (4, 6), (5, 5), (3, 12), (11, 4), (9, 9), (13, 13), (30, 30)];

/// How many kinds of content [`cells`] makes.
const KINDS: usize = 14;

/// The cells of a grid of some kind.
fn cells(kind: usize, (height, width): (usize, usize), dice: &mut impl FnMut(usize) -> usize) -> Vec<i8> {
    let mut cells = vec![0_i8; height * width];
    let colour = |dice: &mut dyn FnMut(usize) -> usize| 1 + dice(9) as i8;
    let area = height * width;
    match kind {
        0 => {}
        1 => cells.fill(colour(dice)),
        // Sparse; dense; of all colours.
        2 => (0..1 + area / 12).for_each(|_| cells[dice(area)] = colour(dice)),
        3 => cells.iter_mut().for_each(|cell| *cell = [0, 1, 2][dice(3)]),
        4 => cells.iter_mut().for_each(|cell| *cell = dice(10) as i8),
        // Lines, which separate fields, of one colour, with some cells between.
        5 => {
            let hue = colour(dice);
            (0..1 + area / 16).for_each(|_| cells[dice(area)] = colour(dice));
            (0..height).filter(|row| row % 4 == 3).for_each(|row| cells[row * width..][..width].fill(hue));
            for column in (0..width).filter(|column| column % 5 == 2) {
                cells.iter_mut().skip(column).step_by(width).for_each(|cell| *cell = hue);
            }
        }
        // Boxes, full and hollow.
        6 | 7 => {
            for _ in 0..1 + area / 30 {
                let (top, left, hue) = (dice(height), dice(width), colour(dice));
                let (bottom, right) = ((top + dice(6)).min(height - 1), (left + dice(6)).min(width - 1));
                for row in top..=bottom {
                    for column in left..=right {
                        let edge = row == top || row == bottom || column == left || column == right;
                        cells[row * width + column] = if edge || kind == 6 { hue } else { 0 };
                    }
                }
            }
        }
        // Symmetric, all of it or but for a patch that is unknown.
        8 | 9 => {
            cells.iter_mut().for_each(|cell| *cell = 1 + dice(3) as i8);
            for at in 0..area {
                let (row, column) = (at / width, at % width);
                let (row, column) = (row.min(height - 1 - row), column.min(width - 1 - column));
                cells[at] = cells[row * width + column];
            }
            if kind == 9 {
                let (top, left) = (dice(height), dice(width));
                hide(&mut cells, (height, width), (top, left), dice);
            }
        }
        // Periodic, all of it or but for a patch that is unknown.
        10 | 11 => {
            let (rows, columns) = (1 + dice(4), 1 + dice(4));
            let pattern: Vec<i8> = (0..rows * columns).map(|_| 1 + dice(4) as i8).collect();
            for at in 0..area {
                cells[at] = pattern[at / width % rows * columns + at % width % columns];
            }
            if kind == 11 {
                let (top, left) = (dice(height), dice(width));
                hide(&mut cells, (height, width), (top, left), dice);
            }
        }
        // A thing of three colours, and marks of it.
        12 => {
            let thing = [(0, 0, 2), (0, 1, 3), (1, 0, 2), (1, 1, 4)];
            for number in 0..2 + area / 40 {
                let (top, left) = (dice(height), dice(width));
                for &(down, right, hue) in thing.iter().skip(if number == 0 { 0 } else { 1 + dice(3) }) {
                    if top + down < height && left + right < width {
                        cells[(top + down) * width + left + right] = hue;
                    }
                }
            }
        }
        // Two cells.
        _ => (0..2).for_each(|_| cells[dice(area)] = 1 + dice(3) as i8),
    }
    cells
}

/// Makes the cells of a patch unknown, which is 0.
fn hide(
    cells: &mut [i8],
    (height, width): (usize, usize),
    (top, left): (usize, usize),
    dice: &mut impl FnMut(usize) -> usize,
) {
    let (rows, columns) = (1 + dice(3), 1 + dice(3));
    for row in top..(top + rows).min(height) {
        cells[row * width + left..row * width + (left + columns).min(width)].fill(0);
    }
}

/// Grids of a shape, of all kinds. Each comes in four forms of the same sizes within: as it is, mirrored, and in other
/// colours.
fn family(shape: (usize, usize), dice: &mut impl FnMut(usize) -> usize, times: usize) -> Vec<Value> {
    let mut family = Vec::new();
    for kind in (0..KINDS).cycle().take(KINDS * times) {
        let cells = cells(kind, shape, dice);
        let grid = Value::Grid(Grid::from_cells(shape.0, shape.1, &cells).unwrap());
        let renamed: Vec<i8> = cells.iter().map(|&cell| if cell == 0 { 0 } else { 1 + cell % 9 }).collect();
        family.push(run("hmirror", [&grid]));
        family.push(run("vmirror", [&grid]));
        family.push(Value::Grid(Grid::from_cells(shape.0, shape.1, &renamed).unwrap()));
        family.push(grid);
    }
    family
}

/// A value of a kind: of the grids of two shapes, with the number of a choice.
fn state(
    ty: &Type,
    here: &[Value],
    there: &[Value],
    number: usize,
    dice: &mut impl FnMut(usize) -> usize,
) -> Option<Value> {
    let mut any = |family: &[Value]| family[dice(family.len())].clone();
    let call = |name: &str, args: &[&Value]| prim(name).call(&mut Cx::new(Budget::default()), args).ok();
    let objects = |flags: i64| call("o_g", &[&here[number], &int(flags)]);
    match ty {
        Type::Grid => Some(here[number].clone()),
        Type::Tuple(_) if number.is_multiple_of(2) => {
            Some(tuple([any(here), here[number].clone(), any(here)]))
        }
        Type::Tuple(_) => Some(tuple([here[number].clone(), any(there)])),
        Type::Pair => Some(if number.is_multiple_of(2) { pair(3, 3) } else { pair(5, 8) }),
        Type::Set(_) if number.is_multiple_of(9) => call("frontiers", &[&here[number]]),
        Type::Set(_) => objects([7, 5, 3, 1][number / 4 % 4]),
        Type::Object => call("argmax", &[&objects(7)?, &function("size")]),
        Type::Indices => call("mapply", &[&function("box"), &objects(5)?]),
        other => panic!("no values of type {other} for steps"),
    }
}

/// The size of a value, as text.
fn size(value: &Value) -> String {
    let all = |items: &[Value]| items.iter().map(size).collect::<Vec<_>>();
    match value {
        Value::Grid(grid) => format!("{}x{}", grid.height(), grid.width()),
        Value::Tuple(items) => format!("({})", all(items).join(" ")),
        Value::Set(items) => {
            let mut sizes = all(items);
            sizes.sort();
            format!("{{{}}}", sizes.join(" "))
        }
        Value::Object(cells) | Value::Indices(cells) => {
            let extent = |name: &str| run(name, [value]).as_int().unwrap();
            format!("{} in {}x{}", cells.as_slice().len(), extent("height"), extent("width"))
        }
        Value::Ints(ints) => format!("{} numbers", ints.len()),
        other => other.to_string(),
    }
}

/// What a call ends in, as far as what it is charged may depend on it.
fn outcome(answer: &Answer) -> String {
    match answer {
        Ok(value) => size(value),
        Err(fault) => format!("{fault}"),
    }
}

/// What calls of one size were charged.
struct Group {
    charged: Budget,
    args: Vec<Value>,
    calls: usize,
}

/// The calls of a primitive by their sizes.
#[derive(Default)]
struct Groups(BTreeMap<(String, String), Group>);

impl Groups {
    fn call(&mut self, prim: Prim, args: &[Value]) {
        const ALL: Budget = Budget { fuel: 1 << 40, memory: 1 << 40 };
        let mut cx = Cx::new(ALL);
        let answer = prim.call(&mut cx, &args.iter().collect::<Vec<_>>());
        let charged = Budget { fuel: ALL.fuel - cx.left().fuel, memory: ALL.memory - cx.left().memory };
        let sizes: Vec<String> = args.iter().map(size).collect();
        let key = (sizes.join(", "), outcome(&answer));
        let group = self.0.entry(key).or_insert_with(|| Group { charged, args: args.to_vec(), calls: 0 });
        group.calls += 1;
        assert_eq!(
            group.charged,
            charged,
            "{} charges calls of one size differently:\n{:?}\n{:?}",
            prim.name(),
            group.args,
            args
        );
    }
}

#[test]
fn fuel_is_a_function_of_sizes() {
    let mut dice = dice(7);
    let times = cases(1).cases as usize;
    let families: Vec<Vec<Value>> = SHAPES.iter().map(|&shape| family(shape, &mut dice, times)).collect();
    let (mut all, mut alone) = (0, 0);
    let mut names = BTreeSet::new();
    for (prim, operands) in steps() {
        let mut groups = Groups::default();
        for (at, here) in families.iter().enumerate() {
            let there = &families[(at + 5) % families.len()];
            for number in 0..here.len() {
                // The second grid is of the same shape, mostly.
                let mut grids = 0;
                let mut states = |ty: &Type| {
                    grids += usize::from(*ty == Type::Grid);
                    match (ty, grids) {
                        (Type::Grid, 2..) if number.is_multiple_of(5) => Some(there[number].clone()),
                        (Type::Grid, 2..) => Some(here[(number + 1) % here.len()].clone()),
                        _ => state(ty, here, there, number, &mut dice),
                    }
                };
                let of = |operand: &Operand| match operand {
                    Operand::Made(ty) => states(ty).map(|state| vec![state]),
                    Operand::Number(Domain::Counts) => Some((2..=5).map(int).collect()),
                    Operand::Number(domain) => Some(domain.range().map(int).collect()),
                    Operand::Choice(values) => Some(values.clone()),
                };
                let choices: Option<Vec<Vec<Value>>> = operands.iter().map(of).collect();
                let Some(choices) = choices else { continue };
                let mut calls = vec![Vec::new()];
                for choice in &choices {
                    let longer = |call: &Vec<Value>| {
                        choice
                            .iter()
                            .map(|value| [&call[..], slice::from_ref(value)].concat())
                            .collect::<Vec<_>>()
                    };
                    calls = calls.iter().flat_map(longer).collect();
                }
                calls.iter().for_each(|args| groups.call(prim, args));
            }
        }
        // A call without another of its sizes shows nothing.
        let calls: usize = groups.0.values().map(|group| group.calls).sum();
        let single = groups.0.values().filter(|group| group.calls == 1).count();
        assert!(single * 4 < calls, "{}: {single} of {calls} calls have sizes of their own", prim.name());
        all += calls;
        alone += single;
        names.insert(prim.name());
    }
    assert!(names.len() >= 118 && all > 100_000, "{all} calls of {} primitives", names.len());
    assert!(alone * 20 < all, "{alone} of {all} calls have sizes of their own");
}
