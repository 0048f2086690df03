//! Mutations: the ways in which a program becomes another one.
//!
//! In: a parent ([`Site`]), other programs of its battery, random numbers. Out: a [`Mutant`], which is an [`Edit`] of the
//! parent where one line changes, or a draft of its own where more does. All are well typed as far as types tell.

use gridwright_dsl::{Domain, Prim, Value, prim};
use gridwright_engine::Lane;
use gridwright_program::Input;

use crate::draft::{Args, Draft, Edit, Line, LineId, Op};
use crate::evaluate::Evaluator;
use crate::kinds::{Kinds, TypeId, domain_at};
use crate::neighbours::Site;
use crate::palette::Palette;
use crate::random::Random;

/// A way to change a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mutation {
    /// Another constant, within its range.
    Constant,
    /// A colour or an angle that is read off the demos instead of a constant.
    Demos,
    /// Another primitive of a fitting signature, called or handed on.
    Primitive,
    /// Another line of the program as an operand.
    Argument,
    /// A line of another program as an operand.
    Crossover,
    /// One more step of one argument.
    Insert,
    /// One step less.
    Remove,
    /// A part of another program instead of a line, or all of it before or after.
    Graft,
    /// The program on a turned or mirrored grid, and back.
    Conjugate,
}

impl Mutation {
    /// All of them.
    pub const ALL: [Mutation; 9] = [
        Mutation::Constant,
        Mutation::Demos,
        Mutation::Primitive,
        Mutation::Argument,
        Mutation::Crossover,
        Mutation::Insert,
        Mutation::Remove,
        Mutation::Graft,
        Mutation::Conjugate,
    ];

    /// In one word, for reports and lineages.
    pub fn name(self) -> &'static str {
        match self {
            Mutation::Constant => "constant",
            Mutation::Demos => "demos",
            Mutation::Primitive => "primitive",
            Mutation::Argument => "argument",
            Mutation::Crossover => "crossover",
            Mutation::Insert => "insert",
            Mutation::Remove => "remove",
            Mutation::Graft => "graft",
            Mutation::Conjugate => "conjugate",
        }
    }

    /// How often it is drawn before anything is known of what pays, in parts of all.
    pub fn weight(self) -> u32 {
        match self {
            Mutation::Constant | Mutation::Primitive | Mutation::Argument => 20,
            Mutation::Insert => 15,
            Mutation::Crossover | Mutation::Graft | Mutation::Remove => 10,
            Mutation::Demos | Mutation::Conjugate => 4,
        }
    }
}

/// A changed program.
#[derive(Clone, Debug)]
pub enum Mutant {
    /// One line of the parent is another.
    Edit(Edit),
    /// All may be other.
    Draft(Draft),
}

/// What the demos of a task tell: expressions over them that have a value.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// Colours that vanish (`c_iz`) or appear (`c_zo`), by rank.
    pub colours: Vec<(Prim, i64)>,
    /// Whether a symmetry explains all demos (`a_mr`).
    pub angle: bool,
}

impl Hints {
    /// What the demos of the task that programs are evaluated on tell.
    pub fn of(evaluator: &mut Evaluator, lane: &mut dyn Lane) -> Hints {
        let mut is_sound = |make: &dyn Fn(&mut New) -> Option<LineId>| {
            let mut new = New { lines: Vec::new(), first: 0 };
            make(&mut new).is_some_and(|root| evaluator.lines_are_sound(lane, &new.lines, root))
        };
        let mut hints = Hints { angle: is_sound(&|new| new.angle()), ..Hints::default() };
        for prim in [prim::C_IZ, prim::C_ZO] {
            for rank in [0, 1, 2, -1] {
                if is_sound(&|new| new.colour(prim, rank)) {
                    hints.colours.push((prim, rank));
                }
            }
        }
        hints
    }
}

/// A program that mutants take parts of.
#[derive(Clone, Debug)]
pub struct Donor<'d> {
    draft: &'d Draft,
    /// The lines that call something, and their types.
    calls: Vec<(LineId, TypeId)>,
}

impl<'d> Donor<'d> {
    /// A draft as a donor.
    pub fn of(kinds: &mut Kinds, draft: &'d Draft) -> Donor<'d> {
        let types = (0..).zip(kinds.types_of(draft));
        Donor { draft, calls: types.filter(|&(at, _)| draft.line(at).is_call()).collect() }
    }
}

/// The most lines that are taken from another program.
const MOST_GRAFTED: usize = 40;
/// Places that are tried before a mutation gives up.
const TRIES: usize = 8;

/// Draws a mutant of a parent; `None` if the draws found nothing to change.
pub fn mutate(
    mutation: Mutation,
    site: &Site<'_>,
    kinds: &mut Kinds,
    others: &[Donor<'_>],
    hints: &Hints,
    random: &mut Random,
) -> Option<Mutant> {
    (0..TRIES).find_map(|_| match mutation {
        Mutation::Constant => constant(site, kinds, random).map(Mutant::Edit),
        Mutation::Demos => demos(site, hints, random).map(Mutant::Edit),
        Mutation::Primitive => primitive(site, kinds, random).map(Mutant::Edit),
        Mutation::Argument => argument(site, kinds, random).map(Mutant::Edit),
        Mutation::Crossover => crossover(site, kinds, others, random).map(Mutant::Edit),
        Mutation::Insert => insert(site, kinds, random).map(Mutant::Edit),
        Mutation::Remove => remove(site, kinds, random).map(Mutant::Edit),
        Mutation::Graft => graft(site, kinds, others, random),
        Mutation::Conjugate => conjugate(site, random).map(Mutant::Draft),
    })
}

fn pick<'a, T>(random: &mut Random, items: &'a [T]) -> Option<&'a T> {
    items.get(random.below(items.len()))
}

/// A live line that calls something, and one of its operands.
fn place(site: &Site<'_>, random: &mut Random) -> Option<(LineId, usize)> {
    let line = call(site, random)?;
    let len = site.draft.line(line).args.as_slice().len();
    Some((line, random.below(len)))
}

fn call(site: &Site<'_>, random: &mut Random) -> Option<LineId> {
    let line = random.below(site.types.len()) as LineId;
    (site.live[line as usize] && site.draft.line(line).is_call()).then_some(line)
}

fn constant(site: &Site<'_>, kinds: &mut Kinds, random: &mut Random) -> Option<Edit> {
    let (line, at) = place(site, random)?;
    let old = site.draft.line(line).args.as_slice()[at];
    if !matches!(site.draft.line(old).op, Op::Const(_)) {
        return None;
    }
    let values = site.constants(kinds, line, at);
    // Most draws keep to what the number stands for.
    let domain = domain_at(site.draft, &site.domains, line, at).filter(|_| random.below(8) > 0);
    let suits = |value: &&Value| match (domain, value) {
        (Some(domain), Value::Int(number)) => domain.range().contains(number),
        _ => true,
    };
    let values: Vec<&Value> = values.iter().filter(suits).collect();
    Some(site.constant(line, at, (*pick(random, &values)?).clone()))
}

/// The lines that are new in an edit.
struct New {
    lines: Vec<Line>,
    first: LineId,
}

impl New {
    fn on(site: &Site<'_>) -> New {
        New { lines: Vec::new(), first: site.draft.lines().len() as LineId }
    }

    fn add(&mut self, op: Op, args: &[LineId]) -> Option<LineId> {
        self.lines.push(Line { op, args: Args::new(args)? });
        Some(self.first + self.lines.len() as LineId - 1)
    }

    fn call(&mut self, prim: Prim, args: &[LineId]) -> Option<LineId> {
        self.add(Op::Call(prim), args)
    }

    fn constant(&mut self, value: Value) -> Option<LineId> {
        self.add(Op::Const(value), &[])
    }

    /// The colour of a rank among those that vanish or appear in the demos.
    fn colour(&mut self, prim: Prim, rank: i64) -> Option<LineId> {
        let pairs = self.add(Op::Input(Input::S), &[])?;
        let colours = self.constant(Value::Prim(prim::P_G))?;
        let found = self.call(prim, &[pairs, colours])?;
        let rank = self.constant(Value::Int(rank))?;
        self.call(prim::GET_NTH_T, &[found, rank])
    }

    /// The symmetry that explains the demos.
    fn angle(&mut self) -> Option<LineId> {
        let pairs = self.add(Op::Input(Input::S), &[])?;
        self.call(prim::A_MR, &[pairs])
    }

    /// Adds the lines that a line of another program depends on, and gives where that line is here.
    fn copy(&mut self, other: &Draft, root: LineId) -> Option<LineId> {
        let mut needed = vec![false; root as usize + 1];
        needed[root as usize] = true;
        for at in (0..=root as usize).rev() {
            if needed[at] {
                other.lines()[at].args.as_slice().iter().for_each(|&arg| needed[arg as usize] = true);
            }
        }
        if needed.iter().filter(|&&needed| needed).count() > MOST_GRAFTED {
            return None;
        }
        let mut places = vec![0; needed.len()];
        for at in (0..needed.len()).filter(|&at| needed[at]) {
            let line = other.line(at as LineId);
            self.lines.push(Line { op: line.op.clone(), args: line.args.map(|arg| places[arg as usize]) });
            places[at] = self.first + self.lines.len() as LineId - 1;
        }
        Some(places[root as usize])
    }

    fn into_edit(self, at: LineId, op: Op, args: Args) -> Edit {
        Edit { at, line: Line { op, args }, new: self.lines }
    }
}

fn demos(site: &Site<'_>, hints: &Hints, random: &mut Random) -> Option<Edit> {
    let (line, at) = place(site, random)?;
    let old = site.draft.line(line);
    let mut new = New::on(site);
    if let (Op::Call(prim), true) = (&old.op, hints.angle) {
        // A fixed symmetry becomes the one that explains the demos.
        if SYMMETRIES.iter().any(|(symmetry, _)| symmetry == prim) {
            let angle = new.angle()?;
            let args = Args::new(&[old.args.as_slice()[0], angle])?;
            return Some(new.into_edit(line, Op::Call(prim::MIR_ROT_T), args));
        }
    }
    let arg = old.args.as_slice()[at];
    if !matches!(site.draft.line(arg).op, Op::Const(Value::Int(_))) {
        return None;
    }
    let number = match domain_at(site.draft, &site.domains, line, at)? {
        Domain::Colours => {
            let &(prim, rank) = pick(random, &hints.colours)?;
            new.colour(prim, rank)?
        }
        Domain::Angles if hints.angle => new.angle()?,
        _ => return None,
    };
    Some(new.into_edit(line, old.op.clone(), old.args.with(at, number)))
}

fn primitive(site: &Site<'_>, kinds: &mut Kinds, random: &mut Random) -> Option<Edit> {
    let (line, at) = place(site, random)?;
    let old = site.draft.line(line);
    let arg = old.args.as_slice()[at];
    if matches!(site.draft.line(arg).op, Op::Const(Value::Prim(_))) {
        let prim = *pick(random, &site.functions(kinds, line, at, Palette::All))?;
        return Some(site.constant(line, at, Value::Prim(prim)));
    }
    let prim = *pick(random, &site.primitives(kinds, line, Palette::All))?;
    Some(Edit { at: line, line: Line::call(prim, old.args), new: Vec::new() })
}

fn argument(site: &Site<'_>, kinds: &mut Kinds, random: &mut Random) -> Option<Edit> {
    let (line, at) = place(site, random)?;
    let other = *pick(random, &site.arguments(kinds, line, at))?;
    Some(site.argument(line, at, other))
}

/// A line of another program that calls something and whose type is as wanted.
fn borrowed<'a>(
    kinds: &mut Kinds,
    others: &[Donor<'a>],
    random: &mut Random,
    wanted: impl Fn(&mut Kinds, TypeId) -> bool,
) -> Option<(&'a Draft, LineId)> {
    let other = pick(random, others)?;
    let fits: Vec<LineId> =
        other.calls.iter().filter(|(_, ty)| wanted(kinds, *ty)).map(|&(line, _)| line).collect();
    Some((other.draft, *pick(random, &fits)?))
}

fn crossover(site: &Site<'_>, kinds: &mut Kinds, others: &[Donor<'_>], random: &mut Random) -> Option<Edit> {
    let (line, at) = place(site, random)?;
    let expected = site.expected(kinds, line, at);
    let arg = site.draft.line(line).args.as_slice()[at];
    let own = site.types[arg as usize];
    let wanted = |kinds: &mut Kinds, ty| kinds.fits(ty, expected) && kinds.fits(ty, own);
    let (other, root) = borrowed(kinds, others, random, wanted)?;
    let mut new = New::on(site);
    let operand = new.copy(other, root)?;
    let old = site.draft.line(line);
    Some(new.into_edit(line, old.op.clone(), old.args.with(at, operand)))
}

fn insert(site: &Site<'_>, kinds: &mut Kinds, random: &mut Random) -> Option<Edit> {
    let line = random.below(site.types.len()) as LineId;
    if !site.live[line as usize] || matches!(site.draft.line(line).op, Op::Const(_)) {
        return None;
    }
    // Behind a line for all its users, or for one of them.
    let old = site.draft.line(line);
    let ty = site.types[line as usize];
    let steps = kinds.steps(ty, Palette::All);
    if old.is_call() && random.below(2) == 0 {
        let is_wanted = |(_, given): &&(Prim, TypeId)| site.is_wanted(kinds, line, *given);
        let fits: Vec<&(Prim, TypeId)> = steps.iter().filter(is_wanted).collect();
        let prim = pick(random, &fits)?.0;
        let mut new = New::on(site);
        let copy = new.add(old.op.clone(), old.args.as_slice())?;
        return Some(new.into_edit(line, Op::Call(prim), Args::new(&[copy])?));
    }
    let users: Vec<(LineId, usize)> = site.users(line).collect();
    let (user, at) = *pick(random, &users)?;
    let expected = site.expected(kinds, user, at);
    let fits: Vec<&(Prim, TypeId)> = steps.iter().filter(|(_, given)| kinds.fits(*given, expected)).collect();
    let prim = pick(random, &fits)?.0;
    let mut new = New::on(site);
    let step = new.add(Op::Call(prim), &[line])?;
    let user_line = site.draft.line(user);
    Some(new.into_edit(user, user_line.op.clone(), user_line.args.with(at, step)))
}

fn remove(site: &Site<'_>, kinds: &mut Kinds, random: &mut Random) -> Option<Edit> {
    let line = call(site, random)?;
    let args = site.draft.line(line).args;
    let is_wanted = |&&arg: &&LineId| site.is_wanted(kinds, line, site.types[arg as usize]);
    let fits: Vec<LineId> = args.as_slice().iter().filter(is_wanted).copied().collect();
    let same = Args::new(&[*pick(random, &fits)?])?;
    Some(Edit { at: line, line: Line { op: Op::Same, args: same }, new: Vec::new() })
}

fn graft(site: &Site<'_>, kinds: &mut Kinds, others: &[Donor<'_>], random: &mut Random) -> Option<Mutant> {
    if random.below(2) == 0 {
        let other = pick(random, others)?.draft;
        // All of the one on what the other gives.
        let (before, after) = if random.below(2) == 0 { (site.draft, other) } else { (other, site.draft) };
        let draft = before.clone().then(after)?;
        return Some(Mutant::Draft(draft));
    }
    let line = call(site, random)?;
    let wanted = |kinds: &mut Kinds, ty| site.is_wanted(kinds, line, ty);
    let (other, root) = borrowed(kinds, others, random, wanted)?;
    let mut new = New::on(site);
    let operand = new.copy(other, root)?;
    Some(Mutant::Edit(new.into_edit(line, Op::Same, Args::new(&[operand])?)))
}

/// Symmetries, each with the one that undoes it.
const SYMMETRIES: [(Prim, Prim); 7] = [
    (prim::HMIRROR, prim::HMIRROR),
    (prim::VMIRROR, prim::VMIRROR),
    (prim::DMIRROR, prim::DMIRROR),
    (prim::CMIRROR, prim::CMIRROR),
    (prim::ROT90, prim::ROT270),
    (prim::ROT180, prim::ROT180),
    (prim::ROT270, prim::ROT90),
];

fn conjugate(site: &Site<'_>, random: &mut Random) -> Option<Draft> {
    let (there, back) = *pick(random, &SYMMETRIES)?;
    Draft::unary(there).then(site.draft)?.then(&Draft::unary(back))
}
