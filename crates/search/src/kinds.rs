//! The types of lines, as far as changing them needs: which values fit where, and what a number stands for.
//!
//! In: drafts. Out: the type of every line ([`Kinds::types_of`]) and the [`Domain`] of every number: a colour, a rank, an
//! angle, a count. Types come from [`gridwright_program::infer`]; domains come from which operand of which primitive a
//! number flows to, or which primitive it flows from, as signatures say. Types are interned, so that comparing two is looking up a
//! bit. What is known of types holds for every task, so a [`Kinds`] takes over the tables of the last one of its thread:
//! nothing but time depends on what is in them.

use std::cell::Cell;
use std::sync::Arc;

use gridwright_dsl::table::End;
use gridwright_dsl::{Domain, Prim, Type, Value};
use gridwright_program::Input;
use gridwright_program::infer::{apply_type, call_type, expected_type, type_of};
use rustc_hash::FxHashMap;

use crate::draft::{Args, Draft, Line, LineId, Op};
use crate::palette::Palette;

/// A type that was interned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(u16);

/// Types, interned.
pub struct Kinds {
    tables: Tables,
}

#[derive(Default)]
struct Tables {
    types: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
    /// Which types fit which, as far as it was asked: by the later one of two, then by the earlier one.
    fits: Vec<Vec<Option<bool>>>,
    results: FxHashMap<Key, TypeId>,
    expected: FxHashMap<Key, TypeId>,
    functions: FxHashMap<Prim, Function>,
    calls: FxHashMap<(Key, Palette), Choices>,
    handed: FxHashMap<(Key, Palette), Choices>,
}

/// The most types and calls in tables that are handed on: a few megabytes.
const MOST_TYPES: usize = 1 << 12;
const MOST_CALLS: usize = 1 << 16;

thread_local! {
    /// The tables of the last [`Kinds`] of this thread.
    static SPARE: Cell<Option<Tables>> = const { Cell::new(None) };
}

/// Primitives to choose from, and what a line gives with each.
pub(crate) type Choices = Arc<[(Prim, TypeId)]>;

/// A primitive as a value.
#[derive(Clone, Copy)]
struct Function {
    /// Its type.
    ty: TypeId,
    /// The same with variables at least what is declared of them, for telling where it fits.
    bounded: TypeId,
}

/// No operand.
const NONE: TypeId = TypeId(u16::MAX);

/// A call, or an operand of it, by what is called and the types of its operands: in two words, since it is looked up all
/// the time.
type Key = (u64, u64);

fn key(prim: Option<Prim>, &[first, ref others @ ..]: &[TypeId; 5], place: usize) -> Key {
    let called = prim.map_or(0, |prim| prim.index() as u64 + 1);
    let others = others.iter().fold(0, |key, arg| key << 16 | u64::from(arg.0));
    (called << 32 | (place as u64) << 16 | u64::from(first.0), others)
}

impl Kinds {
    /// Tables that may know types already.
    pub fn new() -> Kinds {
        Kinds { tables: SPARE.take().unwrap_or_default() }
    }

    /// The id of a type. When there are more types than ids, which no run has come near, the rest are `Any`.
    pub fn id(&mut self, ty: &Type) -> TypeId {
        if let Some(&id) = self.tables.ids.get(ty) {
            return id;
        }
        let ty = if self.tables.types.len() < usize::from(u16::MAX) - 1 { ty } else { &Type::Any };
        let id = TypeId(self.tables.types.len().min(usize::from(u16::MAX) - 2) as u16);
        self.tables.types.push(ty.clone());
        self.tables.ids.insert(ty.clone(), id);
        id
    }

    /// A type.
    pub fn ty(&self, id: TypeId) -> &Type {
        self.tables.types.get(usize::from(id.0)).unwrap_or(&Type::Any)
    }

    /// Whether a value of one type may be one of the other.
    pub fn fits(&mut self, a: TypeId, b: TypeId) -> bool {
        let (low, high) = (usize::from(a.min(b).0), usize::from(a.max(b).0));
        if let Some(known) = self.tables.fits.get(high).and_then(|row| row.get(low).copied().flatten()) {
            return known;
        }
        let fits = overlap(self.ty(a), self.ty(b));
        if high < self.tables.types.len() {
            self.tables.fits.resize_with(self.tables.types.len().max(self.tables.fits.len()), Vec::new);
            let row = &mut self.tables.fits[high];
            row.resize(high + 1, None);
            row[low] = Some(fits);
        }
        fits
    }

    /// The types of all lines of a draft.
    pub fn types_of(&mut self, draft: &Draft) -> Vec<TypeId> {
        let mut types = Vec::with_capacity(draft.lines().len());
        for line in draft.lines() {
            let ty = self.line(line, &types);
            types.push(ty);
        }
        types
    }

    /// The type of a line, given those of the lines before.
    pub fn line(&mut self, line: &Line, types: &[TypeId]) -> TypeId {
        match &line.op {
            Op::Input(Input::S) => self.id(&Type::Tuple(Box::new(Type::Tuple(Box::new(Type::Grid))))),
            Op::Input(_) => self.id(&Type::Grid),
            Op::Const(value) => self.id(&type_of(value)),
            Op::Same => line.args.as_slice().first().map_or(NONE, |&arg| types[arg as usize]),
            Op::Call(prim) => {
                self.result(Some(*prim), &operands(&line.args, types), line.args.as_slice().len())
            }
            Op::Apply => self.result(None, &operands(&line.args, types), line.args.as_slice().len()),
        }
    }

    /// What a call gives.
    pub fn result(&mut self, prim: Option<Prim>, args: &[TypeId; 5], len: usize) -> TypeId {
        let key = key(prim, args, 0);
        if let Some(&known) = self.tables.results.get(&key) {
            return known;
        }
        let types: Vec<&Type> = args[..len].iter().map(|&arg| self.ty(arg)).collect();
        let ty = match (prim, types.as_slice()) {
            (Some(prim), types) => call_type(prim, types),
            (None, [function, args @ ..]) => apply_type(function, args),
            (None, []) => Type::Any,
        };
        let id = self.id(&ty);
        self.tables.results.insert(key, id);
        id
    }

    /// The type of a primitive as a value.
    fn function(&mut self, prim: Prim) -> Function {
        if let Some(&known) = self.tables.functions.get(&prim) {
            return known;
        }
        let signature = prim.signature();
        let params: Vec<Type> =
            signature.params.iter().map(|param| bounded(&param.ty, &param.bound, param.ty.clone())).collect();
        // What it gives is of the kind of the parameter that is declared alike.
        let alike = signature.params.iter().position(|param| param.ty == signature.result);
        let result = alike.and_then(|at| params.get(at)).unwrap_or(&signature.result).clone();
        let function = Function {
            ty: self.id(&type_of(&Value::Prim(prim))),
            bounded: self.id(&Type::Fn(params, Box::new(result))),
        };
        self.tables.functions.insert(prim, function);
        function
    }

    /// The primitives that take so many operands of these types, and what each gives.
    pub(crate) fn calls(&mut self, args: &[TypeId; 5], len: usize, palette: Palette) -> Choices {
        let key = (key(None, args, len), palette);
        if let Some(known) = self.tables.calls.get(&key) {
            return known.clone();
        }
        let types: Vec<&Type> = args[..len].iter().map(|&arg| self.ty(arg)).collect();
        // What does not fit is not asked for again, so nothing is kept of it.
        let takes: Vec<Prim> = palette.prims(len).filter(|&prim| takes(prim, &types)).collect();
        let calls = takes.into_iter().map(|prim| (prim, self.result(Some(prim), args, len))).collect();
        self.tables.calls.entry(key).or_insert(calls).clone()
    }

    /// The primitives of one argument that take a type, and what each gives.
    pub fn steps(&mut self, from: TypeId, palette: Palette) -> Choices {
        self.calls(&[from, NONE, NONE, NONE, NONE], 1, palette)
    }

    /// The primitives that a line can be handed at a place in place of the operand there, and what it gives with each.
    pub(crate) fn handed(
        &mut self,
        op: &Op,
        args: &[TypeId; 5],
        len: usize,
        place: usize,
        palette: Palette,
    ) -> Choices {
        let called = if let Op::Call(prim) = op { Some(*prim) } else { None };
        let key = (key(called, args, place), palette);
        if let Some(known) = self.tables.handed.get(&key) {
            return known.clone();
        }
        let expected = self.expected(op, args, len, place);
        let bound = place == 0 && called.is_some_and(|prim| prim.binds().is_some());
        let arities = match (self.ty(expected), self.ty(args[place])) {
            (Type::Fn(params, _), _) | (_, Type::Fn(params, _)) => params.len()..params.len() + 1,
            _ if bound => 2..4,
            _ => 0..0,
        };
        let (mut args, mut handed) = (*args, Vec::new());
        for prim in arities.flat_map(|arity| palette.prims(arity)) {
            let function = self.function(prim);
            args[place] = function.ty;
            // What is bound has to be what the function takes there.
            let takes = !bound || {
                let fixed = self.expected(op, &args, 2, 1);
                self.fits(fixed, args[1])
            };
            if takes && self.fits(function.bounded, expected) {
                handed.push((prim, self.result(called, &args, len)));
            }
        }
        self.tables.handed.entry(key).or_insert(handed.into()).clone()
    }

    /// What the operand at a place of a line should be.
    pub fn expected(&mut self, op: &Op, args: &[TypeId; 5], len: usize, place: usize) -> TypeId {
        let Op::Call(prim) = op else {
            let ty = match (op, place, self.ty(args[0])) {
                (Op::Apply, at @ 1.., Type::Fn(params, _)) => params.get(at - 1).unwrap_or(&Type::Any),
                _ => &Type::Any,
            };
            if let Some(&known) = self.tables.ids.get(ty) {
                return known;
            }
            let ty = ty.clone();
            return self.id(&ty);
        };
        let key = key(Some(*prim), args, place);
        if let Some(&known) = self.tables.expected.get(&key) {
            return known;
        }
        let types: Vec<&Type> = args[..len].iter().map(|&arg| self.ty(arg)).collect();
        let id = self.id(&expected_at(*prim, &types, place));
        self.tables.expected.insert(key, id);
        id
    }
}

impl Default for Kinds {
    fn default() -> Kinds {
        Kinds::new()
    }
}

impl Drop for Kinds {
    /// Hands the tables on, unless they have grown large.
    fn drop(&mut self) {
        let tables = std::mem::take(&mut self.tables);
        if tables.types.len() <= MOST_TYPES && tables.results.len() + tables.expected.len() <= MOST_CALLS {
            // Where the thread ends, nobody is left to hand them on to.
            let _ = SPARE.try_with(|spare| spare.set(Some(tables)));
        }
    }
}

/// Whether a primitive takes operands of these types.
fn takes(prim: Prim, types: &[&Type]) -> bool {
    let binds = prim.binds().is_some();
    // What is bound is a function, though its signature cannot say so.
    if binds && !matches!(types.first(), Some(Type::Fn(..) | Type::Any)) {
        return false;
    }
    // Most are ruled out by an operand whose type does not depend on the others.
    let mut fixed =
        prim.signature().params.iter().zip(types).filter(|(param, _)| is_fixed(&param.ty) && !binds);
    fixed.all(|(param, ty)| overlap(&param.ty, ty))
        && (0..types.len()).all(|place| overlap(&expected_at(prim, types, place), types[place]))
}

/// Whether a type has no parts, and stands for itself.
fn is_fixed(ty: &Type) -> bool {
    !matches!(ty, Type::Var(_) | Type::Tuple(_) | Type::Set(_) | Type::Container(_) | Type::Fn(..))
}

/// What the operand at a place should be, given the types of the others.
fn expected_at(prim: Prim, types: &[&Type], place: usize) -> Type {
    let expected = expected_type(prim, types, place);
    match prim.signature().params.get(place) {
        Some(param) => bounded(&param.ty, &param.bound, expected),
        None => expected,
    }
}

/// What an operand should be, where the variables of its declared type still stand for nothing: a mirror takes a
/// variable, so that it gives what it takes, but no number.
fn bounded(declared: &Type, bound: &Type, ty: Type) -> Type {
    match (declared, bound, ty) {
        (Type::Var(_), bound, Type::Var(_)) => bound.clone(),
        (Type::Container(_), Type::Tuple(_), Type::Container(items)) => Type::Tuple(items),
        (Type::Container(declared), Type::Container(bound), Type::Container(items)) => {
            Type::Container(Box::new(bounded(declared, bound, *items)))
        }
        (Type::Fn(_, declared), Type::Fn(_, bound), Type::Fn(params, result)) => {
            Type::Fn(params, Box::new(bounded(declared, bound, *result)))
        }
        (_, _, ty) => ty,
    }
}

/// The types of operands, as keys have them.
pub(crate) fn operands(args: &Args, types: &[TypeId]) -> [TypeId; 5] {
    let mut ids = [NONE; 5];
    for (slot, &arg) in ids.iter_mut().zip(args.as_slice()) {
        *slot = types[arg as usize];
    }
    ids
}

/// Whether some value may be of both types. Python's bools are numbers, but no program means one by the other.
pub(crate) fn overlap(a: &Type, b: &Type) -> bool {
    use Type::{
        Any, Cell, Container, Element, Fn, Grid, Indices, Int, Num, Object, Pair, Patch, Piece, Tuple, Var,
    };
    if a == b {
        return true;
    }
    match (a, b) {
        (Any | Var(_), _) | (_, Any | Var(_)) => true,
        (Num, Int | Pair) | (Int | Pair, Num) => true,
        (Patch, Indices | Object) | (Indices | Object, Patch) => true,
        (Element, Grid | Object) | (Grid | Object, Element) => true,
        (Piece, Grid | Indices | Object | Patch | Element)
        | (Grid | Indices | Object | Patch | Element, Piece) => true,
        (Element, Patch) | (Patch, Element) => true,
        (Grid, Indices | Object | Patch) | (Indices | Object | Patch, Grid) => false,
        (Patch, other) | (other, Patch) => overlap(&Indices, other) || overlap(&Object, other),
        (Cell, Tuple(items) | Container(items)) | (Tuple(items) | Container(items), Cell) => {
            matches!(**items, Any | Var(_))
        }
        (Fn(params, result), Fn(others, other)) => {
            params.len() == others.len()
                && params.iter().zip(others).all(|(a, b)| overlap(a, b))
                // Programs do count with the bools of functions.
                && (overlap(result, other) || is_number(result) && is_number(other))
        }
        _ => match (shape(a), shape(b)) {
            (Some((kind, items)), Some((other, others))) => {
                (kind == other || kind == Shape::Either || other == Shape::Either) && overlap(&items, &others)
            }
            _ => false,
        },
    }
}

fn is_number(ty: &Type) -> bool {
    matches!(ty, Type::Bool | Type::Int | Type::Num)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Tuple,
    Set,
    Either,
}

/// What kind of container a type is, and of what.
fn shape(ty: &Type) -> Option<(Shape, Type)> {
    Some(match ty {
        Type::Grid => (Shape::Tuple, Type::Tuple(Box::new(Type::Int))),
        Type::Pair => (Shape::Tuple, Type::Int),
        // Primitives take a tuple of cells where they take a set of them.
        Type::Indices => (Shape::Either, Type::Pair),
        Type::Object => (Shape::Either, Type::Cell),
        Type::Piece | Type::Element => (Shape::Either, Type::Any),
        Type::Tuple(items) => (Shape::Tuple, (**items).clone()),
        Type::Set(items) => (Shape::Set, (**items).clone()),
        Type::Container(items) => (Shape::Either, (**items).clone()),
        _ => return None,
    })
}

/// What the number of every line stands for; of containers their elements, of functions their results.
pub(crate) fn domains_of(draft: &Draft) -> Vec<Option<Domain>> {
    let mut domains: Vec<Option<Domain>> = Vec::with_capacity(draft.lines().len());
    for line in draft.lines() {
        let of = |place: usize| line.args.as_slice().get(place).and_then(|&arg| domains[arg as usize]);
        let domain = match &line.op {
            Op::Const(Value::Prim(prim)) => prim.signature().result_domain,
            Op::Input(_) | Op::Const(_) => None,
            Op::Apply | Op::Same => of(0),
            Op::Call(prim) => {
                let signature = prim.signature();
                signature.result_domain.or_else(|| of(signature.result_like?))
            }
        };
        domains.push(domain);
    }
    domains
}

/// What the number at an operand of a line stands for.
pub(crate) fn domain_at(
    draft: &Draft,
    domains: &[Option<Domain>],
    line: LineId,
    place: usize,
) -> Option<Domain> {
    let line = draft.line(line);
    let args = line.args.as_slice();
    let Op::Call(prim) = &line.op else { return None };
    let declared = |prim: Prim, place: usize| prim.signature().params.get(place)?.domain;
    if let (Some(end), 1) = (prim.binds(), place) {
        let Op::Const(Value::Prim(bound)) = draft.line(*args.first()?).op else { return None };
        let fixed = match end {
            End::First => 0,
            End::Last => bound.arity() - 1,
        };
        return declared(bound, fixed);
    }
    declared(*prim, place).or_else(|| {
        let like = prim.signature().params.get(place)?.like?;
        domains[*args.get(like)? as usize]
    })
}
