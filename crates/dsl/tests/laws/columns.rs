//! Function values over columns and one by one: the same value or fault, the same fuel, memory and calls, whatever the
//! budget.

use gridwright_dsl::{Answer, Budget, Cx, Prim, Value};
use proptest::prelude::*;

use crate::any_call::{dice, same};
use crate::any_value::{any_values, functions};
use crate::common::*;

/// What a call gives, what is left, and how many calls it came to.
type Run = (Answer, Budget, u64);

fn outcome(budget: Budget, columns_from: usize, prim: Prim, args: &[&Value]) -> Run {
    let mut cx = Cx::new(budget);
    cx.set_columns_from(columns_from);
    let answer = prim.call(&mut cx, args);
    (answer, cx.left(), cx.calls())
}

/// Calls a primitive in both ways with plenty, and with too little in several ways.
fn assert_alike(prim: Prim, args: &[&Value], plenty: Budget) {
    let alike = |budget| {
        let one_by_one = outcome(budget, usize::MAX, prim, args);
        for from in [1, 3, 6] {
            let columns = outcome(budget, from, prim, args);
            assert!(
                same(&columns.0, &one_by_one.0) && columns.1 == one_by_one.1 && columns.2 == one_by_one.2,
                "{}{args:?} within {budget:?} from {from} rows on: {columns:?}, not {one_by_one:?}",
                prim.name(),
            );
        }
        one_by_one.1
    };
    let left = alike(plenty);
    let used = Budget { fuel: plenty.fuel - left.fuel, memory: plenty.memory - left.memory };
    for part in [1, 3, 7] {
        alike(Budget { fuel: used.fuel * part / 8, ..plenty });
        alike(Budget { memory: used.memory * part / 8, ..plenty });
    }
    alike(used);
    alike(Budget { fuel: used.fuel.saturating_sub(1), ..plenty });
    alike(Budget { memory: used.memory.saturating_sub(1), ..plenty });
}

/// Makes up functions of given types, so that most of them have values.
struct Maker<'d> {
    dice: &'d mut dyn FnMut(usize) -> usize,
    objects: Value,
    grid: Value,
}

/// What a function takes or gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Int,
    Bool,
    Pair,
    Cell,
    Patch,
    /// A tuple of a pair and a patch.
    Both,
}

use Kind::{Bool, Both, Cell, Int, Pair, Patch};

const UNARY: &[(&str, Kind, Kind)] = &[
    ("increment", Int, Int),
    ("decrement", Pair, Pair),
    ("double", Int, Int),
    ("halve", Pair, Pair),
    ("invert", Pair, Pair),
    ("sign", Int, Int),
    ("sign", Pair, Pair),
    ("crement", Pair, Pair),
    ("even", Int, Bool),
    ("positive", Int, Bool),
    ("flip", Bool, Bool),
    ("identity", Int, Int),
    ("identity", Patch, Patch),
    ("toivec", Int, Pair),
    ("tojvec", Int, Pair),
    ("first", Pair, Int),
    ("last", Pair, Int),
    ("maximum", Pair, Int),
    ("minimum", Pair, Int),
    ("first", Cell, Int),
    ("last", Cell, Pair),
    ("first", Both, Pair),
    ("last", Both, Patch),
    ("size", Patch, Int),
    ("center", Patch, Pair),
    ("ulcorner", Patch, Pair),
    ("shape", Patch, Pair),
    ("normalize", Patch, Patch),
    ("square", Patch, Bool),
    ("height", Patch, Int),
    ("width", Patch, Int),
    ("uppermost", Patch, Int),
    ("lowermost", Patch, Int),
    ("leftmost", Patch, Int),
    ("rightmost", Patch, Int),
    ("urcorner", Patch, Pair),
    ("llcorner", Patch, Pair),
    ("lrcorner", Patch, Pair),
    ("hline", Patch, Bool),
    ("vline", Patch, Bool),
    ("color", Patch, Int),
    ("toindices", Patch, Patch),
    ("delta", Patch, Patch),
    ("outbox", Patch, Patch),
    ("initset", Pair, Patch),
    ("vfrontier", Pair, Patch),
    ("neighbors", Pair, Patch),
    ("dneighbors", Pair, Patch),
    ("ineighbors", Pair, Patch),
];

const BINARY: &[(&str, Kind, Kind, Kind)] = &[
    ("add", Int, Int, Int),
    ("add", Pair, Pair, Pair),
    ("add", Pair, Int, Pair),
    ("subtract", Int, Pair, Pair),
    ("subtract", Pair, Pair, Pair),
    ("multiply", Int, Int, Int),
    ("multiply", Pair, Pair, Pair),
    ("divide", Int, Int, Int),
    ("equality", Int, Int, Bool),
    ("equality", Pair, Pair, Bool),
    ("equality", Patch, Patch, Bool),
    ("equality", Bool, Int, Bool),
    ("greater", Int, Int, Bool),
    ("both", Bool, Bool, Bool),
    ("either", Bool, Bool, Bool),
    ("contained", Pair, Patch, Bool),
    ("contained", Cell, Patch, Bool),
    ("contained", Int, Pair, Bool),
    ("astuple", Int, Int, Pair),
    ("astuple", Int, Pair, Cell),
    ("astuple", Pair, Patch, Both),
    ("shift", Patch, Pair, Patch),
    ("connect", Pair, Pair, Patch),
    ("recolor", Int, Patch, Patch),
    ("combine", Patch, Patch, Patch),
    ("difference", Patch, Patch, Patch),
    ("intersection", Patch, Patch, Patch),
    ("colorcount", Patch, Int, Int),
    ("add", Bool, Int, Int),
];

impl Maker<'_> {
    fn pick<'t, T>(&mut self, from: &[&'t T]) -> Option<&'t T> {
        if from.is_empty() { None } else { Some(from[(self.dice)(from.len())]) }
    }

    fn constant(&mut self, kind: Kind) -> Value {
        let mut n = || (self.dice)(9) as i64 - 3;
        match kind {
            Int => int(n()),
            Bool => Value::Bool(n() > 0),
            Pair => pair(n(), n()),
            Cell => tuple([int(n()), pair(n(), n())]),
            Patch => {
                // Small ones, and some whose size is charged.
                let count = if n() > 3 { 40 } else { 3 };
                indices(&(0..count).map(|_| (n(), n())).collect::<Vec<_>>())
            }
            Both => {
                let place = pair(n(), n());
                tuple([place, indices(&[(n(), n()), (n(), n())])])
            }
        }
    }

    /// A function from one kind to another, `None` where no way was found.
    fn function(&mut self, from: Kind, to: Kind, depth: usize) -> Option<Value> {
        let plain: Vec<_> = UNARY.iter().filter(|(_, a, b)| (*a, *b) == (from, to)).collect();
        if depth == 0 {
            let (name, ..) = self.pick(&plain)?;
            return Some(function(name));
        }
        match (self.dice)(8) {
            0 => self.pick(&plain).map(|(name, ..)| function(name)),
            1 => {
                let last: Vec<_> = UNARY.iter().filter(|(.., b)| *b == to).collect();
                let (name, middle, _) = *self.pick(&last)?;
                let inner = self.function(from, middle, depth - 1)?;
                Some(run("compose", [&function(name), &inner]))
            }
            2 => {
                let first: Vec<_> = UNARY.iter().filter(|(_, a, _)| *a == from).collect();
                let (name, _, middle) = *self.pick(&first)?;
                let outer = self.function(middle, to, depth - 1)?;
                Some(run("chain", [&outer, &function("identity"), &function(name)]))
            }
            3 => {
                let ways: Vec<_> = BINARY.iter().filter(|(.., b)| *b == to).collect();
                let (name, a, b, _) = *self.pick(&ways)?;
                let (a, b) = (self.function(from, a, depth - 1)?, self.function(from, b, depth - 1)?);
                Some(run("fork", [&function(name), &a, &b]))
            }
            4 => {
                let ways: Vec<_> = BINARY.iter().filter(|(_, a, _, b)| (*a, *b) == (from, to)).collect();
                let (name, _, fixed, _) = *self.pick(&ways)?;
                let fixed = self.constant(fixed);
                Some(run("rbind", [&function(name), &fixed]))
            }
            5 => {
                let ways: Vec<_> = BINARY.iter().filter(|(_, _, a, b)| (*a, *b) == (from, to)).collect();
                let (name, fixed, ..) = *self.pick(&ways)?;
                let fixed = self.constant(fixed);
                Some(run("lbind", [&function(name), &fixed]))
            }
            6 if to == Bool => {
                let middle = [Int, Pair, Patch][(self.dice)(3)];
                let (inner, target) = (self.function(from, middle, depth - 1)?, self.constant(middle));
                Some(run("matcher", [&inner, &target]))
            }
            6 if to == from => {
                let inner = self.function(from, to, depth - 1)?;
                Some(run("power", [&inner, &int(1 + (self.dice)(3) as i64)]))
            }
            6 if from == Pair && to == Int => {
                let inner = self.function(Int, Int, depth - 1)?;
                Some(run("compose", [&function("maximum"), &run("lbind", [&function("apply"), &inner])]))
            }
            6 if from == Patch && to == Patch => {
                let condition = self.function(Pair, Bool, depth - 1)?;
                Some(run("rbind", [&function("sfilter"), &condition]))
            }
            7 if to == Patch && (self.dice)(2) == 0 => {
                let inner = self.function(from, Patch, depth - 1)?;
                Some(run("compose", [&run("rbind", [&function("toobject"), &self.grid]), &inner]))
            }
            7 if from == Pair => self.nearest(to, depth),
            7 if from == Pair && to == Int => Some(run("lbind", [&function("index"), &self.grid])),
            _ => None,
        }
    }

    /// For a location, the object that is best by a function of both.
    fn nearest(&mut self, to: Kind, depth: usize) -> Option<Value> {
        let key = self.function(Both, Int, depth - 1)?;
        let made = run(
            "compose",
            [
                &run("lbind", [&function("compose"), &key]),
                &run("lbind", [&function("lbind"), &function("astuple")]),
            ],
        );
        let name = match to {
            Int => ["valmin", "valmax"][(self.dice)(2)],
            Patch => ["argmin", "argmax", "extract", "mfilter"][(self.dice)(4)],
            _ => return None,
        };
        let search = run("lbind", [&function(name), &self.objects]);
        Some(run("compose", [&search, &made]))
    }
}

/// A container of elements of a kind.
fn container(make: &mut Maker<'_>, kind: Kind, as_set: bool) -> Value {
    let count = (make.dice)(24);
    let items: Vec<Value> = (0..count).map(|_| make.constant(kind)).collect();
    if as_set { set(items) } else { tuple(items) }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn functions_of_types_over_columns(seed: u64, cells in grids()) {
        let mut dice = dice(seed);
        let objects = set((0..4).map(|at| indices(&[(at, 1), (2, at), (at, at)])));
        let mut make = Maker { dice: &mut dice, objects, grid: cells };
        let kinds = [Int, Bool, Pair, Cell, Patch, Both];
        for _ in 0..12 {
            let from = kinds[(make.dice)(6)];
            let (name, to) = [
                ("apply", kinds[(make.dice)(6)]), ("mapply", Patch), ("sfilter", Bool), ("extract", Bool),
                ("order", Int), ("argmin", Int), ("argmax", Pair), ("valmax", Int), ("valmin", Pair),
            ][(make.dice)(9)];
            let Some(function) = make.function(from, to, 4) else { continue };
            let as_set = (make.dice)(2) == 0;
            let container = container(&mut make, from, as_set);
            let args = if matches!(name, "apply" | "mapply") { [&function, &container] } else { [&container, &function] };
            assert_alike(prim(name), &args, Budget::default());
        }
    }

    #[test]
    fn functions_of_two_over_columns(seed: u64, cells in grids()) {
        let mut dice = dice(seed);
        let mut make = Maker { dice: &mut dice, objects: Value::EMPTY_SET, grid: cells };
        for name in ["papply", "mpapply", "prapply"] {
            let (function, a, b, _) = BINARY[(make.dice)(BINARY.len())];
            let (a, b) = (container(&mut make, a, false), container(&mut make, b, false));
            assert_alike(prim(name), &[&crate::common::function(function), &a, &b], Budget::default());
        }
    }

    #[test]
    fn any_function_over_columns(functions in proptest::collection::vec(functions(), 8), container in any_values()) {
        let plenty = Budget { fuel: 200_000, memory: 4 << 20 };
        let large = tuple(vec![container.clone(); 9]);
        for function in &functions {
            for container in [&container, &large] {
                for name in ["apply", "mapply"] {
                    assert_alike(prim(name), &[function, container], plenty);
                }
                for name in ["sfilter", "extract", "order", "argmax", "valmin"] {
                    assert_alike(prim(name), &[container, function], plenty);
                }
            }
        }
    }
}
