//! Calls and displays: what an expression with parts becomes in the graph.

use gridwright_dsl::{Prim, Value, prim};

use super::arguments::{Callee, arrange};
use super::ast::{Arg, part};
use super::lower::Lowering;
use super::names::{Foreign, Operand};
use super::report::Flaw;
use super::source::Span;
use crate::build::{GraphError, is_constant};
use crate::graph::{Node, NodeId};

/// How deep functions of a file may call each other.
const MAX_INLINE_DEPTH: usize = 32;
/// Expressions that calls of functions may bring into one program.
const MAX_INLINED: usize = 1 << 18;
/// Expressions that calls of functions may bring into all programs of a file.
const MAX_INLINED_FILE: usize = 1 << 22;

impl Lowering<'_, '_> {
    /// The call of whatever the callee is.
    pub(crate) fn call(
        &mut self,
        callee: &Operand,
        span: Span,
        args: &[Arg],
        given: &[Operand],
        flaws: &mut Vec<Flaw>,
    ) -> Operand {
        if let Operand::Const(Value::Prim(prim)) = callee
            && given.len() == prim.arity()
            && args.iter().all(|arg| arg.keyword.is_none())
        {
            // Nearly every call: nothing to arrange.
            return self.primitive(*prim, given, span, flaws);
        }
        let keywords: Vec<Option<Span>> = args.iter().map(|arg| arg.keyword).collect();
        let described = match callee {
            Operand::Unknown => return Operand::Unknown,
            Operand::Const(Value::Prim(prim)) => Some(Callee::prim(*prim)),
            Operand::Def(number) => self
                .file
                .defs
                .get(*number)
                .map(|def| Callee::def(self.source.slice(def.name), self.params(def))),
            _ => None,
        };
        let Some(described) = described else {
            if let Some(keyword) = keywords.into_iter().flatten().next() {
                flaws.push(Flaw::new(
                    keyword,
                    "keyword arguments need a primitive's own name before the bracket",
                ));
                return Operand::Unknown;
            }
            return match callee {
                Operand::Frozenset => self.frozenset(given, span, flaws),
                Operand::Foreign(foreign) => self.foreign(*foreign, given, span, flaws),
                _ => self.apply(callee, span, given, flaws),
            };
        };
        let order = match arrange(self.source, &described, span, &keywords) {
            Ok(order) => order,
            Err(flaw) => {
                flaws.push(flaw);
                return Operand::Unknown;
            }
        };
        let arranged: Vec<Operand> =
            order.iter().filter_map(|&argument| given.get(argument).cloned()).collect();
        match callee {
            Operand::Const(Value::Prim(prim)) => self.primitive(*prim, &arranged, span, flaws),
            Operand::Def(number) => self.inline(*number, span, arranged, flaws),
            _ => Operand::Unknown,
        }
    }

    fn primitive(&mut self, prim: Prim, args: &[Operand], span: Span, flaws: &mut Vec<Flaw>) -> Operand {
        let Some(args) = self.nodes(args, span, flaws) else { return Operand::Unknown };
        let added = self.builder.call(prim, &args);
        self.added(added, span, flaws)
    }

    fn apply(&mut self, callee: &Operand, span: Span, args: &[Operand], flaws: &mut Vec<Flaw>) -> Operand {
        let Some(function) = self.node(callee, span, flaws) else { return Operand::Unknown };
        let Some(args) = self.nodes(args, span, flaws) else { return Operand::Unknown };
        let added = self.builder.apply(function, &args);
        self.added(added, span, flaws)
    }

    fn added(&self, added: Result<NodeId, GraphError>, span: Span, flaws: &mut Vec<Flaw>) -> Operand {
        match added {
            Ok(id) => Operand::Node(id),
            Err(error) => {
                flaws.push(Flaw::new(span, error.to_string()));
                Operand::Unknown
            }
        }
    }

    fn nodes(&mut self, operands: &[Operand], span: Span, flaws: &mut Vec<Flaw>) -> Option<Vec<NodeId>> {
        // All are looked at, so that each reports its own error.
        let nodes: Vec<_> = operands.iter().map(|operand| self.node(operand, span, flaws)).collect();
        nodes.into_iter().collect()
    }

    /// The node of an operand; `None` when something about it is already reported.
    pub(crate) fn node(&mut self, operand: &Operand, span: Span, flaws: &mut Vec<Flaw>) -> Option<NodeId> {
        let message = match operand {
            Operand::Node(id) => return Some(*id),
            Operand::Unknown => return None,
            Operand::Const(value) => match self.builder.constant(value) {
                Ok(id) => return Some(id),
                Err(error) => error.to_string(),
            },
            Operand::Def(number) => {
                let name = self.file.defs.get(*number).map_or("", |def| self.source.slice(def.name));
                format!("'{name}' is a function of this file, which can be called but not be used as a value")
            }
            Operand::Foreign(Foreign::Last) => {
                let parts = [Value::Prim(prim::GET_NTH_F), Value::Int(-1)].map(Operand::Const);
                let function = self.primitive(prim::RBIND, &parts, span, flaws);
                return if let Operand::Node(id) = function { Some(id) } else { None };
            }
            Operand::Frozenset => "'frozenset' can be called but not be used as a value".to_owned(),
            Operand::Foreign(foreign) => {
                format!("'{}' can be called but not be used as a value", foreign.name())
            }
        };
        flaws.push(Flaw::new(span, message));
        None
    }

    /// A tuple or set of these parts: a constant if they are, else the calls that make it.
    pub(crate) fn display(
        &mut self,
        is_set: bool,
        parts: &[Operand],
        span: Span,
        flaws: &mut Vec<Flaw>,
    ) -> Operand {
        let constant =
            |part: &Operand| if let Operand::Const(value) = part { Some(value.clone()) } else { None };
        if let Some(values) = parts.iter().map(constant).collect::<Option<Vec<_>>>() {
            let value = if is_set { Value::set(values) } else { Value::tuple(values) };
            if let Ok(value) = value
                && is_constant(&value)
            {
                return Operand::Const(value);
            }
        }
        let Some(nodes) = self.nodes(parts, span, flaws) else { return Operand::Unknown };
        let made = if is_set { self.make_set(&nodes) } else { self.make_tuple(&nodes) };
        match made {
            Some(id) => Operand::Node(id),
            None => {
                flaws.push(Flaw::new(span, "this cannot be put together from its parts"));
                Operand::Unknown
            }
        }
    }

    fn make(&mut self, primitive: Prim, args: &[NodeId]) -> Option<NodeId> {
        self.builder.call(primitive, args).ok()
    }

    fn make_set(&mut self, parts: &[NodeId]) -> Option<NodeId> {
        let (first, rest) = parts.split_first()?;
        let set = self.make(prim::INITSET, &[*first])?;
        rest.iter().try_fold(set, |set, part| self.make(prim::INSERT, &[*part, set]))
    }

    /// `astuple` makes two, `repeat` one, `combine` puts tuples together.
    fn make_tuple(&mut self, parts: &[NodeId]) -> Option<NodeId> {
        let mut whole = None;
        for chunk in parts.chunks(2) {
            let tuple = match chunk {
                [part] => {
                    let one = self.builder.constant(&Value::Int(1)).ok()?;
                    self.make(prim::REPEAT, &[*part, one])?
                }
                pair => self.make(prim::ASTUPLE, pair)?,
            };
            whole = Some(match whole {
                Some(whole) => self.make(prim::COMBINE, &[whole, tuple])?,
                None => tuple,
            });
        }
        whole
    }

    /// The calls that do what a function of the replaced system does.
    fn foreign(&mut self, foreign: Foreign, given: &[Operand], span: Span, flaws: &mut Vec<Flaw>) -> Operand {
        match (foreign, given) {
            (Foreign::Cells, [locations, colours]) => {
                self.primitive(prim::PAIR, &[colours.clone(), locations.clone()], span, flaws)
            }
            (Foreign::Objects, [grid, kind]) => {
                let objects = self.primitive(prim::O_G, &[grid.clone(), kind.clone()], span, flaws);
                self.primitive(prim::TOTUPLE, &[objects], span, flaws)
            }
            (Foreign::Last, [tuple]) => {
                let last = Operand::Const(Value::Int(-1));
                self.primitive(prim::GET_NTH_F, &[tuple.clone(), last], span, flaws)
            }
            _ => {
                let (name, given) = (foreign.name(), given.len());
                let takes = if foreign == Foreign::Last { "1 argument" } else { "2 arguments" };
                flaws.push(Flaw::new(span, format!("'{name}' takes {takes}, and {given} are given")));
                Operand::Unknown
            }
        }
    }

    fn frozenset(&mut self, given: &[Operand], span: Span, flaws: &mut Vec<Flaw>) -> Operand {
        match given {
            [] => return Operand::Const(Value::EMPTY_SET),
            [Operand::Unknown] => return Operand::Unknown,
            [Operand::Const(value)] => {
                if let Some(Ok(set)) = value.elements().map(Value::set) {
                    return Operand::Const(set);
                }
            }
            // Of a set display that had to be built by calls it is the set itself.
            [Operand::Node(id)] if self.is_built_set(*id) => return Operand::Node(*id),
            _ => {}
        }
        flaws.push(
            Flaw::new(span, "'frozenset' takes a set or tuple of constants, or a set in braces")
                .help("use initset(x), insert(x, set) or combine(a, b)"),
        );
        Operand::Unknown
    }

    fn is_built_set(&self, id: NodeId) -> bool {
        matches!(self.builder.graph().node(id), Some(Node::Call(prim::INITSET | prim::INSERT, _)))
    }

    /// Reads the body of another function of the file in place of its call.
    fn inline(&mut self, number: usize, span: Span, args: Vec<Operand>, flaws: &mut Vec<Flaw>) -> Operand {
        let Some(def) = self.file.defs.get(number) else { return Operand::Unknown };
        let name = self.source.slice(def.name);
        if self.active.contains(&number) {
            flaws.push(Flaw::new(span, format!("function '{name}' calls itself")));
            return Operand::Unknown;
        }
        if let Some(called) = self.called.get_mut(number) {
            *called = true;
        }
        if def.broken || self.faulty.get(number) == Some(&true) {
            return Operand::Unknown;
        }
        let body = part(&self.file.stmts, &def.body);
        let size = match (body.first(), body.last()) {
            (Some(first), Some(last)) => last.exprs.end.saturating_sub(first.exprs.start) as usize,
            _ => 0,
        };
        self.inlined += size;
        self.inlined_file += size;
        if self.inlined > MAX_INLINED
            || self.inlined_file > MAX_INLINED_FILE
            || self.active.len() > MAX_INLINE_DEPTH
        {
            flaws.push(Flaw::new(span, format!("calling '{name}' makes the program too large")));
            return Operand::Unknown;
        }
        let mut inner = Vec::new();
        let value = self.body(number, args, &mut inner);
        match inner.into_iter().next() {
            None => value,
            Some(flaw) => {
                flaws.push(Flaw { span, message: format!("in '{name}': {}", flaw.message), help: flaw.help });
                Operand::Unknown
            }
        }
    }
}
