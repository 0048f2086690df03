//! Breaking programs on purpose, for measuring how well they are repaired.
//!
//! A break is one change of one line, drawn at random: another constant of the same kind, another primitive whose
//! declared types overlap, or another line of an overlapping type as an argument. The lines of the program stay as they
//! are otherwise, also one that nothing uses after the change, as in a file that someone has edited.

use gridwright_dsl::{Prim, Type, Value};

use crate::draft::{Draft, Edit, Line, LineId, Op};
use crate::kinds::{Kinds, overlap};
use crate::neighbours::named_pairs;
use crate::palette::Palette;
use crate::random::Random;

/// Breaks a draft by one change; `None` if the draw has nothing to change, and another may have.
pub fn break_once(kinds: &mut Kinds, draft: &Draft, random: &mut Random) -> Option<Draft> {
    let live = draft.live();
    let calls: Vec<LineId> = (0..draft.lines().len() as LineId)
        .filter(|&at| live[at as usize] && draft.line(at).is_call())
        .collect();
    // Places of operands; the primitive that a line calls is one, too.
    let edit = match random.below(3) {
        0 => {
            let places = places(draft, &calls, |op| matches!(op, Op::Const(value) if !value.is_function()));
            let (line, place, old) = *pick(random, &places)?;
            let Op::Const(value) = &draft.line(old).op else { return None };
            put(draft, line, place, Put::Value(pick(random, &others(value))?.clone()))
        }
        1 => {
            let mut places = places(draft, &calls, |op| matches!(op, Op::Const(Value::Prim(_))));
            let called = calls.iter().filter(|&&line| matches!(draft.line(line).op, Op::Call(_)));
            places.extend(called.map(|&line| (line, usize::MAX, 0)));
            let (line, place, old) = *pick(random, &places)?;
            let own = match (&draft.line(line).op, &draft.line(old).op) {
                (Op::Call(own), _) if place == usize::MAX => *own,
                (_, Op::Const(Value::Prim(own))) => *own,
                _ => return None,
            };
            let alike: Vec<Prim> = Palette::of(draft)
                .prims(own.arity())
                .filter(|&prim| prim != own && are_alike(own, prim))
                .collect();
            let prim = *pick(random, &alike)?;
            if place == usize::MAX {
                Edit { at: line, line: Line::call(prim, draft.line(line).args), new: Vec::new() }
            } else {
                put(draft, line, place, Put::Value(Value::Prim(prim)))
            }
        }
        _ => {
            let places = places(draft, &calls, |_| true);
            let (line, place, old) = *pick(random, &places)?;
            let types = kinds.types_of(draft);
            let dependents = draft.dependents(line, &vec![true; draft.lines().len()]);
            let usable = |&other: &LineId| {
                let constant = matches!(draft.line(other).op, Op::Const(_));
                !constant && other != line && other != old && !dependents.contains(&other)
            };
            let others: Vec<LineId> = (0..draft.lines().len() as LineId)
                .filter(usable)
                .filter(|&other| kinds.fits(types[other as usize], types[old as usize]))
                .collect();
            put(draft, line, place, Put::Line(*pick(random, &others)?))
        }
    };
    Some(draft.with(&edit))
}

enum Put {
    Value(Value),
    Line(LineId),
}

fn put(draft: &Draft, at: LineId, place: usize, what: Put) -> Edit {
    let Line { op, args } = draft.line(at).clone();
    let (operand, new) = match what {
        Put::Value(value) => (draft.lines().len() as LineId, vec![Line::leaf(Op::Const(value))]),
        Put::Line(line) => (line, Vec::new()),
    };
    Edit { at, line: Line { op, args: args.with(place, operand) }, new }
}

/// The operands of lines that are of a kind: the line, the place, what is there.
fn places(draft: &Draft, calls: &[LineId], of: impl Fn(&Op) -> bool) -> Vec<(LineId, usize, LineId)> {
    let operands = |&line: &LineId| {
        let args = draft.line(line).args.as_slice();
        args.iter().enumerate().map(move |(place, &arg)| (line, place, arg))
    };
    calls.iter().flat_map(operands).filter(|(_, _, arg)| of(&draft.line(*arg).op)).collect()
}

fn pick<'a, T>(random: &mut Random, items: &'a [T]) -> Option<&'a T> {
    items.get(random.below(items.len()))
}

/// Other constants of the same kind.
fn others(value: &Value) -> Vec<Value> {
    let mut all: Vec<Value> = match value {
        Value::Bool(old) => vec![Value::Bool(!old)],
        Value::Int(old) => (-2..=10).filter(|new| new != old).map(Value::Int).collect(),
        Value::Pair(..) => named_pairs().collect(),
        _ => Vec::new(),
    };
    all.retain(|other| !other.identical(value));
    all
}

/// Whether two primitives could stand for each other, by what they are declared to take and to give.
fn are_alike(a: Prim, b: Prim) -> bool {
    let (a, b) = (a.signature(), b.signature());
    let plain = |x: &Type, y: &Type| overlap(x, y);
    a.params.iter().zip(&b.params).all(|(x, y)| plain(&x.ty, &y.ty)) && plain(&a.result, &b.result)
}
