//! All programs that are one change away from a draft: another constant, another primitive, another argument.
//!
//! In: a draft. Out: [`Neighbour`]s, each an edit of one line, likelier ones first. A change is well typed as far as types
//! tell: the new operand is one that its place takes, and what the line then gives is one that its users take. The
//! relation is symmetric for changes that keep types, so the change that undoes one is among them.

use std::cell::OnceCell;

use gridwright_dsl::{Domain, Prim, Type, Value};

use crate::draft::{Draft, Edit, Line, LineId, Op};
use crate::kinds::{Kinds, TypeId, domain_at, domains_of, operands};
use crate::palette::Palette;

/// A draft that is one change away.
#[derive(Clone, Debug)]
pub struct Neighbour {
    /// The change.
    pub edit: Edit,
    /// How unlikely it is that this is the change that is missing.
    pub cost: u8,
}

/// A draft, with what is known of its lines.
pub struct Site<'d> {
    /// The draft.
    pub draft: &'d Draft,
    /// Which lines are live.
    pub live: Vec<bool>,
    /// The type of every line.
    pub types: Vec<TypeId>,
    /// What the number of every line stands for.
    pub domains: Vec<Option<Domain>>,
    /// Where live lines use others, in the order of the lines that are used, then of those that use them.
    uses: Vec<Use>,
    /// Where in these the uses of every line start, and where the last ends.
    starts: Vec<u32>,
    /// For every line whether nothing uses what it calls.
    unused: Vec<bool>,
    /// What the result should be.
    grid: TypeId,
    /// For every line which lines it depends on, a bit each, in so many words.
    below: Vec<u64>,
    words: usize,
    /// For every line the live ones that depend on it, once they were asked for.
    dependents: Vec<OnceCell<Vec<LineId>>>,
}

/// A place of a live line where another is used.
#[derive(Clone, Copy)]
struct Use {
    used: LineId,
    user: LineId,
    place: u8,
    /// What should be there.
    wanted: TypeId,
}

impl<'d> Site<'d> {
    /// What is known of a draft's lines.
    pub fn of(kinds: &mut Kinds, draft: &'d Draft) -> Site<'d> {
        let types = kinds.types_of(draft);
        let (live, lines) = (draft.live(), types.len());
        let words = lines.div_ceil(64);
        let mut below = vec![0; lines * words];
        let mut unused: Vec<bool> = draft.lines().iter().map(Line::is_call).collect();
        let mut uses = Vec::new();
        for (at, line) in draft.lines().iter().enumerate() {
            let (ops, args) = (operands(&line.args, &types), line.args.as_slice());
            let (earlier, own) = below.split_at_mut(at * words);
            for (place, &arg) in args.iter().enumerate() {
                unused[arg as usize] = false;
                own[arg as usize / 64] |= 1 << (arg % 64);
                let of_arg = &earlier[arg as usize * words..][..words];
                own.iter_mut().zip(of_arg).for_each(|(own, more)| *own |= more);
                if live[at] {
                    let wanted = kinds.expected(&line.op, &ops, args.len(), place);
                    uses.push(Use { used: arg, user: at as LineId, place: place as u8, wanted });
                }
            }
        }
        unused[draft.root() as usize] = false;
        uses.sort_by_key(|found| found.used);
        let starts = (0..=lines as LineId).map(|at| uses.partition_point(|found| found.used < at) as u32);
        Site {
            draft,
            live,
            types,
            domains: domains_of(draft),
            starts: starts.collect(),
            uses,
            unused,
            grid: kinds.id(&Type::Grid),
            below,
            words,
            dependents: vec![OnceCell::new(); lines],
        }
    }

    /// Whether a line depends on another.
    fn depends(&self, line: LineId, on: LineId) -> bool {
        self.below[line as usize * self.words + on as usize / 64] >> (on % 64) & 1 != 0
    }

    /// The live lines that depend on a live line, in order.
    pub fn dependents(&self, of: LineId) -> &[LineId] {
        self.dependents[of as usize].get_or_init(|| {
            let later = of + 1..self.types.len() as LineId;
            later.filter(|&at| self.live[at as usize] && self.depends(at, of)).collect()
        })
    }

    fn uses(&self, of: LineId) -> &[Use] {
        &self.uses[self.starts[of as usize] as usize..self.starts[of as usize + 1] as usize]
    }

    /// The live lines that use a line, each with the place where it does, in order.
    pub fn users(&self, of: LineId) -> impl ExactSizeIterator<Item = (LineId, usize)> {
        self.uses(of).iter().map(|found| (found.user, usize::from(found.place)))
    }

    /// Whether nothing uses a line that calls something.
    pub fn is_unused(&self, line: LineId) -> bool {
        self.unused[line as usize]
    }

    /// Whether a line may take an operand (it does not depend on it).
    pub fn may_use(&self, line: LineId, operand: LineId) -> bool {
        line != operand && !self.depends(operand, line)
    }

    /// Whether a type is one that all users of a line take.
    pub fn is_wanted(&self, kinds: &mut Kinds, line: LineId, ty: TypeId) -> bool {
        (line != self.draft.root() || kinds.fits(ty, self.grid))
            && self.uses(line).iter().all(|found| kinds.fits(ty, found.wanted))
    }

    /// What the operand at a place of a line should be.
    pub fn expected(&self, kinds: &mut Kinds, line: LineId, place: usize) -> TypeId {
        let Line { op, args } = self.draft.line(line);
        kinds.expected(op, &operands(args, &self.types), args.as_slice().len(), place)
    }

    /// Whether a line with another definition gives what its users take. The operands' types are given because some may
    /// be new.
    fn gives_wanted(&self, kinds: &mut Kinds, line: LineId, op: &Op, ops: &[TypeId; 5], len: usize) -> bool {
        let prim = if let Op::Call(prim) = op { Some(*prim) } else { None };
        let ty = kinds.result(prim, ops, len);
        self.is_wanted(kinds, line, ty)
    }

    /// The edit that puts another line at a place.
    pub fn argument(&self, line: LineId, place: usize, operand: LineId) -> Edit {
        let old = self.draft.line(line);
        Edit {
            at: line,
            line: Line { op: old.op.clone(), args: old.args.with(place, operand) },
            new: Vec::new(),
        }
    }

    /// The edit that puts a constant at a place.
    pub fn constant(&self, line: LineId, place: usize, value: Value) -> Edit {
        let new = self.draft.lines().len() as LineId;
        Edit { new: vec![Line::leaf(Op::Const(value))], ..self.argument(line, place, new) }
    }

    /// The primitives that a line may call instead of its own.
    pub fn primitives(&self, kinds: &mut Kinds, line: LineId, palette: Palette) -> Vec<Prim> {
        let Line { op: Op::Call(own), args } = self.draft.line(line) else { return Vec::new() };
        let calls = kinds.calls(&operands(args, &self.types), args.as_slice().len(), palette);
        self.wanted(kinds, line, Some(*own), &calls)
    }

    /// The primitives that may be handed to a line at a place.
    pub fn functions(&self, kinds: &mut Kinds, line: LineId, place: usize, palette: Palette) -> Vec<Prim> {
        let Line { op, args } = self.draft.line(line);
        let own = match self.draft.line(args.as_slice()[place]).op {
            Op::Const(Value::Prim(prim)) => Some(prim),
            _ => None,
        };
        let handed = kinds.handed(op, &operands(args, &self.types), args.as_slice().len(), place, palette);
        self.wanted(kinds, line, own, &handed)
    }

    /// Of primitives with which a line gives something, those with which it gives what its users take, but for one.
    fn wanted(
        &self,
        kinds: &mut Kinds,
        line: LineId,
        own: Option<Prim>,
        choices: &[(Prim, TypeId)],
    ) -> Vec<Prim> {
        let is_wanted =
            |&&(prim, given): &&(Prim, TypeId)| Some(prim) != own && self.is_wanted(kinds, line, given);
        choices.iter().filter(is_wanted).map(|&(prim, _)| prim).collect()
    }

    /// The lines that may be put at a place of a line.
    pub fn arguments(&self, kinds: &mut Kinds, line: LineId, place: usize) -> Vec<LineId> {
        let Line { op, args } = self.draft.line(line);
        let (expected, old) = (self.expected(kinds, line, place), args.as_slice()[place]);
        let mut ops = operands(args, &self.types);
        let mut found = Vec::new();
        for other in 0..self.types.len() as LineId {
            // Constants are put in as constants.
            let usable = !matches!(self.draft.line(other).op, Op::Const(_)) && self.may_use(line, other);
            if !usable || other == old {
                continue;
            }
            ops[place] = self.types[other as usize];
            // What is bound or called is a function, though its signature cannot say so.
            let called = place == 0 && (binds(op) || *op == Op::Apply);
            if called && !matches!(kinds.ty(ops[0]), Type::Fn(..) | Type::Any) {
                continue;
            }
            if kinds.fits(ops[place], expected)
                && self.gives_wanted(kinds, line, op, &ops, args.as_slice().len())
            {
                found.push(other);
            }
        }
        found
    }

    /// The constants that may be put at a place of a line, other than the one that is there.
    pub fn constants(&self, kinds: &mut Kinds, line: LineId, place: usize) -> Vec<Value> {
        let arg = self.draft.line(line).args.as_slice()[place];
        let old = match &self.draft.line(arg).op {
            Op::Const(value) => Some(value),
            _ => None,
        };
        let expected = self.expected(kinds, line, place);
        let open = matches!(kinds.ty(expected), Type::Any | Type::Var(_) | Type::Num);
        let ty = match (old, kinds.ty(expected), kinds.ty(self.types[arg as usize])) {
            (Some(Value::Bool(_)), ..) | (None, Type::Bool, _) => Type::Bool,
            (Some(Value::Int(_)), ..) | (None, Type::Int, _) => Type::Int,
            (Some(Value::Pair(..)), ..) | (None, Type::Pair, _) => Type::Pair,
            (None, _, ty @ (Type::Bool | Type::Int | Type::Pair)) if open => ty.clone(),
            // Where anything goes, a number may have been.
            (None, Type::Var(_), ty)
                if takes_any(&self.draft.line(line).op) && !matches!(ty, Type::Fn(..)) =>
            {
                Type::Int
            }
            _ => return Vec::new(),
        };
        let mut values: Vec<Value> = match ty {
            Type::Bool => vec![Value::Bool(true), Value::Bool(false)],
            Type::Pair => PAIRS.iter().map(|&(a, b)| Value::Pair(a, b)).collect(),
            _ => numbers(domain_at(self.draft, &self.domains, line, place)).map(Value::Int).collect(),
        };
        // Where either would do, a pair may have been a number and a number a pair.
        if matches!(kinds.ty(expected), Type::Num) {
            match ty {
                Type::Pair => values.extend(numbers(None).map(Value::Int)),
                _ => values.extend(PAIRS.iter().map(|&(a, b)| Value::Pair(a, b))),
            }
        }
        values.retain(|value| old.is_none_or(|old| !old.identical(value)));
        values
    }

    /// All neighbours, likelier ones first.
    pub fn neighbours(&self, kinds: &mut Kinds, palette: Palette) -> Vec<Neighbour> {
        let mut all = Vec::new();
        for line in (0..self.types.len() as LineId).filter(|&line| self.live[line as usize]) {
            self.neighbours_at(kinds, line, palette, &mut all);
        }
        all.sort_by_key(|neighbour| neighbour.cost);
        all
    }

    /// The neighbours that change one line.
    fn neighbours_at(&self, kinds: &mut Kinds, line: LineId, palette: Palette, all: &mut Vec<Neighbour>) {
        let Line { op, args } = self.draft.line(line);
        let mut add = |edit: Edit, cost: u8| all.push(Neighbour { edit, cost });
        if let Op::Call(_) = op {
            for prim in self.primitives(kinds, line, palette) {
                add(Edit { at: line, line: Line::call(prim, *args), new: Vec::new() }, 2);
            }
        }
        for (place, &arg) in args.as_slice().iter().enumerate() {
            let old = &self.draft.line(arg).op;
            let constant = matches!(old, Op::Const(_));
            for value in self.constants(kinds, line, place) {
                let suits = match &value {
                    Value::Int(number) => domain_at(self.draft, &self.domains, line, place)
                        .is_none_or(|domain| domain.range().contains(number)),
                    _ => true,
                };
                let cost = match value {
                    Value::Bool(_) => 1,
                    _ if constant && suits => 2,
                    _ if constant => 3,
                    _ => 5,
                };
                add(self.constant(line, place, value), cost);
            }
            let handed = matches!(old, Op::Const(Value::Prim(_)));
            for prim in self.functions(kinds, line, place, palette) {
                let cost = if handed { 2 } else { 5 };
                add(self.constant(line, place, Value::Prim(prim)), cost);
            }
            for other in self.arguments(kinds, line, place) {
                let cost =
                    match (self.is_unused(other), self.types[other as usize] == self.types[arg as usize]) {
                        (true, _) => 0,
                        (false, true) => 3,
                        (false, false) => 4,
                    };
                add(self.argument(line, place, other), cost);
            }
        }
    }
}

/// Whether a line fixes an argument of a function.
fn binds(op: &Op) -> bool {
    matches!(op, Op::Call(prim) if prim.binds().is_some())
}

/// Whether a line takes any value and makes a container of it, or hands it on.
fn takes_any(op: &Op) -> bool {
    matches!(op, Op::Call(prim) if prim.row().wraps)
}

/// Numbers to try: those that suit what the number stands for, then the other ones that have names.
fn numbers(domain: Option<Domain>) -> impl Iterator<Item = i64> {
    let suits = domain.map_or(-2..=10, Domain::range);
    suits.clone().chain((-2..=10).filter(move |number| !suits.contains(number)))
}

/// Pairs to try: the named ones of arc-dsl, and a few more like them.
const PAIRS: [(i32, i32); 17] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (0, 0),
    (1, 1),
    (-1, -1),
    (-1, 1),
    (1, -1),
    (0, 2),
    (2, 0),
    (2, 2),
    (3, 3),
    (0, 3),
    (3, 0),
    (2, 1),
    (1, 2),
];

/// The constants that are pairs and have arc-dsl names, as breaking and mutating draw them.
pub(crate) fn named_pairs() -> impl Iterator<Item = Value> {
    PAIRS.iter().take(13).map(|&(a, b)| Value::Pair(a, b))
}
