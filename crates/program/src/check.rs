//! The checker of graphs and programs. What it checks is what a graph is:
//!
//! 1. The operands of all nodes fill the one vector of operands in the order of the nodes, without gap or overlap.
//! 2. Every operand comes before its user, so there is no cycle and one walk evaluates the graph.
//! 3. A call has as many operands as its primitive takes.
//! 4. A called value is there, and is not a constant primitive: that is a primitive's call.
//! 5. Every constant belongs to exactly one node, in the order of the nodes.
//! 6. A constant is no combinator's function and holds none, and it is small enough to be read back from text.
//! 7. No two nodes are equal.
//!
//! Of a program's graph also:
//!
//! 8. It has a root, and every node but the root is used.
//! 9. Nodes are in depth-first post-order from the root, which is therefore the last.
//!
//! [`GraphBuilder`] keeps 1 to 7 whatever it is given and [`Program::new`] adds 8 and 9, so a
//! violation is a defect of this crate, never of a program.

use std::fmt;

use gridwright_dsl::Value;

use crate::build::{GraphBuilder, is_constant};
use crate::graph::{Graph, Node, NodeId, Operands, Stored};
use crate::program::Program;

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    node: Option<NodeId>,
    rule: u8,
    what: String,
}

impl Violation {
    /// The node at fault, where it is one.
    pub fn node(&self) -> Option<NodeId> {
        self.node
    }

    /// The number of the invariant in the list above.
    pub fn rule(&self) -> u8 {
        self.rule
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(node) = self.node {
            write!(f, "{node:?}: ")?;
        }
        write!(f, "{} (invariant {})", self.what, self.rule)
    }
}

/// Everything that is wrong with a graph.
pub fn check_graph(graph: &Graph) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut operands = 0;
    let mut constants = 0;
    for ((id, node), stored) in graph.iter().zip(&graph.nodes) {
        let mut violated = |rule, what: String| found.push(Violation { node: Some(id), rule, what });
        if let Stored::Call(_, range) | Stored::Apply(range) = stored {
            check_range(graph, *range, &mut operands, &mut violated);
            for operand in graph.range(*range).iter().filter(|&&operand| operand >= id) {
                violated(2, format!("operand {operand:?} does not come before its user"));
            }
        }
        match (stored, node) {
            (Stored::Const(index), Node::Const(value)) => {
                if *index != constants || graph.constants.get(constants as usize).is_none() {
                    violated(5, format!("constant {index} is not the next one, {constants}"));
                }
                constants += 1;
                if !is_constant(value) {
                    violated(6, "the value cannot be a constant".to_owned());
                }
            }
            (_, Node::Call(prim, args)) if args.len() != prim.arity() => {
                violated(3, format!("{} takes {} operands, not {}", prim.name(), prim.arity(), args.len()));
            }
            (_, Node::Apply(function, _)) => {
                if let Some(Node::Const(Value::Prim(prim))) = graph.node(function) {
                    violated(4, format!("{} is called as a value", prim.name()));
                }
            }
            (Stored::Apply(_), _) => violated(4, "nothing is called".to_owned()),
            _ => {}
        }
    }
    if operands as usize != graph.operands.len() {
        found.push(Violation { node: None, rule: 1, what: "operands without a node".to_owned() });
    }
    if constants as usize != graph.constants.len() {
        found.push(Violation { node: None, rule: 5, what: "constants without a node".to_owned() });
    }
    if found.is_empty() {
        check_shared(graph, &mut found);
    }
    found
}

fn check_range(graph: &Graph, range: Operands, next: &mut u32, violated: &mut impl FnMut(u8, String)) {
    let end = range.start.checked_add(range.len);
    if range.start != *next || end.is_none_or(|end| end as usize > graph.operands.len()) {
        violated(1, format!("operands {}+{} do not follow on {next}", range.start, range.len));
    }
    *next = end.unwrap_or(u32::MAX);
}

/// Building an otherwise right graph again gives every node its own id, unless two are equal.
fn check_shared(graph: &Graph, found: &mut Vec<Violation>) {
    let mut builder = GraphBuilder::new();
    for (id, node) in graph.iter() {
        let again = match node {
            Node::Input(input) => builder.input(input),
            Node::Const(value) => builder.constant(value),
            Node::Call(prim, args) => builder.call(prim, args),
            Node::Apply(function, args) => builder.apply(function, args),
        };
        if again != Ok(id) {
            found.push(Violation { node: Some(id), rule: 7, what: "equal to an earlier node".to_owned() });
            // All later ids are shifted now.
            return;
        }
    }
}

/// Everything that is wrong with a program.
pub fn check_program(program: &Program) -> Vec<Violation> {
    let graph = program.graph();
    let mut found = check_graph(graph);
    if !found.is_empty() {
        return found;
    }
    let mut violated = |rule, what: &str| found.push(Violation { node: None, rule, what: what.to_owned() });
    match Program::new(program.name(), graph, program.root()) {
        Err(_) => violated(8, "the program has no root"),
        Ok(again) if again.graph().len() != graph.len() => violated(8, "some nodes are not used"),
        Ok(again) if !again.same_code(program) => violated(9, "nodes are not in depth-first post-order"),
        Ok(_) => {}
    }
    found
}

#[cfg(test)]
mod tests {
    use gridwright_dsl::Prim;

    use super::*;
    use crate::graph::Input;

    fn graph() -> Graph {
        let mut builder = GraphBuilder::new();
        let input = builder.input(Input::I).unwrap();
        let two = builder.constant(&Value::Int(2)).unwrap();
        let upscale = builder.call(Prim::by_name("upscale").unwrap(), &[input, two]).unwrap();
        builder.apply(upscale, &[two]).unwrap();
        builder.finish()
    }

    /// The invariants that a changed graph violates.
    fn violated(change: impl FnOnce(&mut Graph), expected: &[u8]) {
        let mut graph = graph();
        change(&mut graph);
        let rules: Vec<u8> = check_graph(&graph).iter().map(Violation::rule).collect();
        assert_eq!(rules, expected);
    }

    #[test]
    fn a_built_graph_is_right() {
        violated(|_| {}, &[]);
        assert_eq!(check_graph(&Graph::default()), []);
    }

    #[test]
    fn every_violation_is_found() {
        let prim = |name| Prim::by_name(name).unwrap();
        violated(|g| g.operands.push(NodeId(0)), &[1]);
        violated(|g| g.nodes[3] = Stored::Apply(Operands { start: 1, len: 2 }), &[1, 1]);
        violated(|g| g.operands[0] = NodeId(3), &[2]);
        violated(|g| g.nodes[2] = Stored::Call(prim("hmirror"), Operands { start: 0, len: 2 }), &[3]);
        violated(
            |g| {
                g.constants[0] = Value::Prim(prim("add"));
                g.operands[2] = NodeId(1);
            },
            &[4],
        );
        violated(|g| g.nodes[3] = Stored::Apply(Operands { start: 2, len: 0 }), &[4, 1]);
        violated(|g| g.nodes[1] = Stored::Const(1), &[5]);
        violated(|g| g.constants.push(Value::None), &[5]);
        let deep = (0..100).fold(Value::None, |value, _| Value::tuple(vec![value]).unwrap());
        violated(|g| g.constants[0] = deep, &[6]);
        violated(|g| g.nodes.push(Stored::Input(Input::I)), &[7]);
    }

    #[test]
    fn a_program_has_nothing_to_spare_and_one_order() {
        let mut builder = GraphBuilder::new();
        let input = builder.input(Input::I).unwrap();
        let root = builder.call(Prim::by_name("hmirror").unwrap(), &[input]).unwrap();
        let right = Program::new("right", builder.graph(), root).unwrap();
        assert_eq!(check_program(&right), []);

        let rules = |graph| -> Vec<u8> {
            check_program(&Program::unchecked(graph)).iter().map(Violation::rule).collect()
        };
        assert_eq!(rules(Graph::default()), [8]);
        let dead = builder.call(Prim::by_name("vmirror").unwrap(), &[input]).unwrap();
        assert_eq!(rules(builder.graph().clone()), [8]);
        let right = builder.call(Prim::by_name("hconcat").unwrap(), &[dead, root]).unwrap();
        assert_eq!(rules(builder.graph().clone()), [9]);
        assert_eq!(check_program(&Program::new("ordered", builder.graph(), right).unwrap()), []);
    }

    #[test]
    fn a_violation_says_where() {
        let mut graph = graph();
        graph.operands[0] = NodeId(3);
        let texts: Vec<String> = check_graph(&graph).iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["n2: operand n3 does not come before its user (invariant 2)"]);
    }
}
