//! Looks names up and builds the graphs: the flat [`File`] to [`Program`]s.
//!
//! Functions are read one by one into a graph each, of which [`Program::new`] keeps what the result needs. Constants
//! are put together here, so `(ONE, 2)` is a constant. What depends on an error is [`Operand::Unknown`] and causes no
//! second error. A call of another function of the file is replaced by that function's body; [`super::calls`] bounds
//! how far that goes.

use gridwright_dsl::Value;

use super::ast::{Def, ExprKind, File, Stmt, StmtKind, part};
use super::names::{Operand, Scope, builtin, inputs, unknown};
use super::report::{Flaw, MAX_ERRORS, Report};
use super::source::{Source, Span};
use crate::build::GraphBuilder;
use crate::graph::Input;
use crate::program::Program;

/// The programs of a file; what is wrong goes into the report.
/// The programs, and how many functions should be one and have an error.
pub(crate) fn lower<'s>(
    source: &'s Source<'s>,
    file: &File,
    report: &mut Report<'s>,
) -> (Vec<Program>, usize) {
    let mut lowering = Lowering {
        source,
        file,
        module: Scope::default(),
        builder: GraphBuilder::new(),
        active: Vec::new(),
        called: vec![false; file.defs.len()],
        faulty: vec![false; file.defs.len()],
        inlined: 0,
        inlined_file: 0,
        full: false,
    };
    lowering.module(report);
    let mut programs = Vec::new();
    for def in 0..file.defs.len() {
        programs.push(lowering.program(def, report));
    }
    let is_program = |def: &Def| inputs(&lowering.params(def)).is_some() || def.broken;
    let left_out =
        file.defs.iter().zip(&programs).filter(|(def, program)| program.is_none() && is_program(def));
    let left_out = left_out.count();
    (lowering.select(programs, report), left_out)
}

/// A file whose programs are being built.
pub(crate) struct Lowering<'s, 'f> {
    pub(crate) source: &'s Source<'s>,
    pub(crate) file: &'f File,
    /// What the file itself defines.
    module: Scope<'s>,
    /// The graph of the program that is being read.
    pub(crate) builder: GraphBuilder,
    /// The functions that are being read: the program, and those it calls.
    pub(crate) active: Vec<usize>,
    /// Which functions others call.
    pub(crate) called: Vec<bool>,
    /// Which functions have errors of their own, so that their callers need not repeat them.
    pub(crate) faulty: Vec<bool>,
    pub(crate) inlined: usize,
    pub(crate) inlined_file: usize,
    /// Whether the report is full, so that there is no use in looking for advice.
    full: bool,
}

impl<'s, 'f> Lowering<'s, 'f> {
    /// Constants and functions of the file; of equal names the last counts, as in Python when a function runs.
    fn module(&mut self, report: &mut Report<'s>) {
        let file = self.file;
        let mut defs = file.defs.iter().enumerate().peekable();
        for stmt in &file.globals {
            let place = match stmt.kind {
                StmtKind::Assign(target) | StmtKind::Broken(Some(target)) => target,
                _ => Span::default(),
            };
            while let Some((i, def)) = defs.next_if(|(_, def)| def.name.start < place.start) {
                self.module.insert(self.source.slice(def.name), Operand::Def(i));
            }
            let mut flaws = Vec::new();
            self.global(stmt, &mut flaws);
            flaws.into_iter().for_each(|flaw| report.add(flaw));
        }
        for (i, def) in defs {
            self.module.insert(self.source.slice(def.name), Operand::Def(i));
        }
    }

    fn global(&mut self, stmt: &Stmt, flaws: &mut Vec<Flaw>) {
        let span = part(&self.file.exprs, &stmt.exprs).last().map_or(Span::default(), |expr| expr.span);
        let help = "outside functions there are constants, imports and comments only";
        match stmt.kind {
            StmtKind::Assign(target) => {
                let name = self.source.slice(target);
                let value = match self.value(stmt, &Scope::default(), flaws) {
                    constant @ (Operand::Const(_) | Operand::Unknown) => constant,
                    _ => {
                        flaws.push(Flaw::new(span, format!("'{name}' is not a constant")).help(help));
                        Operand::Unknown
                    }
                };
                self.module.insert(name, value);
            }
            StmtKind::Broken(Some(target)) => {
                self.module.insert(self.source.slice(target), Operand::Unknown);
            }
            StmtKind::Broken(None) => {}
            StmtKind::Return => flaws.push(Flaw::new(span, "'return' outside a function")),
            StmtKind::Effect => flaws.push(Flaw::new(span, "an expression outside a function").help(help)),
        }
    }

    pub(crate) fn params(&self, def: &Def) -> Vec<&'s str> {
        part(&self.file.params, &def.params).iter().map(|&param| self.source.slice(param)).collect()
    }

    /// The program of a function, if it is one and nothing is wrong with it.
    fn program(&mut self, number: usize, report: &mut Report<'s>) -> Option<Program> {
        let def = self.file.defs.get(number)?;
        let params = self.params(def);
        self.builder = GraphBuilder::new();
        self.inlined = 0;
        self.full = report.is_full();
        let inputs = inputs(&params);
        let is_program = inputs.is_some();
        let args = match inputs {
            Some(inputs) => inputs.into_iter().map(|input| self.input(input)).collect(),
            // Not a program by itself: what it gets is not known, what else is wrong with it is.
            None => vec![Operand::Unknown; params.len()],
        };
        let mut flaws = Vec::new();
        let result = self.body(number, args, &mut flaws);
        let span = def.name;
        let root = self.node(&result, span, &mut flaws);
        let wrong = def.broken || !flaws.is_empty();
        if let Some(faulty) = self.faulty.get_mut(number) {
            *faulty = wrong;
        }
        flaws.into_iter().for_each(|flaw| report.add(flaw));
        let root = root.filter(|_| is_program && !wrong)?;
        Program::new(self.source.slice(span), self.builder.graph(), root).ok()
    }

    /// Drops functions that only serve others, and reports those that serve nobody and are no program either.
    fn select(&self, programs: Vec<Option<Program>>, report: &mut Report<'s>) -> Vec<Program> {
        let mut selected = Vec::new();
        for (number, ((def, program), &called)) in
            self.file.defs.iter().zip(programs).zip(&self.called).enumerate()
        {
            let params = self.params(def);
            let name = self.source.slice(def.name);
            // One that is defined again is never called, whatever it was for.
            let current = matches!(self.module.get(name), Some(Operand::Def(last)) if *last == number);
            if inputs(&params).is_none() && !called && !def.broken && current {
                report.add(
                    Flaw::new(
                        def.name,
                        format!("'{name}' is not a program: its parameters are ({})", params.join(", ")),
                    )
                    .help("programs are 'def name(I):' or 'def name(S, I, C):'"),
                );
            }
            let helper = called && matches!(params.as_slice(), [param] if !matches!(*param, "S" | "I" | "C"));
            selected.extend(program.filter(|_| !helper));
        }
        selected
    }

    fn input(&mut self, input: Input) -> Operand {
        self.builder.input(input).map_or(Operand::Unknown, Operand::Node)
    }

    /// What a function returns for these arguments.
    pub(crate) fn body(&mut self, number: usize, args: Vec<Operand>, flaws: &mut Vec<Flaw>) -> Operand {
        let Some(def) = self.file.defs.get(number) else { return Operand::Unknown };
        let mut locals: Scope<'s> = self.params(def).into_iter().zip(args).collect();
        self.active.push(number);
        let mut result = None;
        for stmt in part(&self.file.stmts, &def.body) {
            let value = self.value(stmt, &locals, flaws);
            match stmt.kind {
                StmtKind::Assign(target) => {
                    locals.insert(self.source.slice(target), value);
                }
                StmtKind::Broken(Some(target)) => {
                    locals.insert(self.source.slice(target), Operand::Unknown);
                }
                StmtKind::Effect | StmtKind::Broken(None) => {}
                StmtKind::Return => {
                    result = Some(value);
                    break;
                }
            }
        }
        self.active.pop();
        result.unwrap_or_else(|| {
            if !def.broken {
                let name = self.source.slice(def.name);
                flaws.push(Flaw::new(def.name, format!("function '{name}' does not return a value")));
            }
            Operand::Unknown
        })
    }

    /// The value of a statement. Its expressions come parts first, so one pass does.
    fn value(&mut self, stmt: &Stmt, locals: &Scope<'s>, flaws: &mut Vec<Flaw>) -> Operand {
        let file: &'f File = self.file;
        let mut values: Vec<Operand> = Vec::new();
        let get = |values: &[Operand], id: u32| {
            let index = id.wrapping_sub(stmt.exprs.start) as usize;
            values.get(index).cloned().unwrap_or(Operand::Unknown)
        };
        for expr in part(&file.exprs, &stmt.exprs) {
            let value = match &expr.kind {
                ExprKind::Name => self.name(expr.span, locals, flaws),
                ExprKind::Int(n) => Operand::Const(Value::Int(*n)),
                ExprKind::Bool(b) => Operand::Const(Value::Bool(*b)),
                ExprKind::None => Operand::Const(Value::None),
                ExprKind::Tuple(args) | ExprKind::Set(args) => {
                    let parts: Vec<_> =
                        part(&file.args, args).iter().map(|arg| get(&values, arg.value)).collect();
                    let is_set = matches!(expr.kind, ExprKind::Set(_));
                    self.display(is_set, &parts, expr.span, flaws)
                }
                ExprKind::Call { callee, args } => {
                    let args = part(&file.args, args);
                    let given: Vec<_> = args.iter().map(|arg| get(&values, arg.value)).collect();
                    let span = file.exprs.get(*callee as usize).map_or(expr.span, |callee| callee.span);
                    self.call(&get(&values, *callee), span, args, &given, flaws)
                }
            };
            values.push(value);
        }
        values.pop().unwrap_or(Operand::Unknown)
    }

    fn name(&self, span: Span, locals: &Scope<'s>, flaws: &mut Vec<Flaw>) -> Operand {
        let name = self.source.slice(span);
        if let Some(operand) = locals.get(name).or_else(|| self.module.get(name)) {
            return operand.clone();
        }
        builtin(name).unwrap_or_else(|| {
            let current = self.active.last().map(|&def| (self.file, def));
            // Beyond the errors that are shown, advice would only cost time.
            flaws.push(if self.full || flaws.len() >= MAX_ERRORS {
                Flaw::new(span, String::new())
            } else {
                unknown(self.source, span, locals, &self.module, current)
            });
            Operand::Unknown
        })
    }
}
