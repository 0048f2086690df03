//! Graphs, their builder, and the identity of programs.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's helpers fail by panicking, too")]

use gridwright_dsl::{Prim, Value};
use gridwright_program::{
    Graph, GraphBuilder, GraphError, Input, Node, NodeId, Program, ProgramHash, check_graph, parse_file,
};

fn prim(name: &str) -> Prim {
    Prim::by_name(name).unwrap()
}

fn program(body: &str) -> Program {
    parse_file("t.py", &format!("def f(I): return {body}")).into_result().unwrap().remove(0)
}

#[test]
fn equal_nodes_are_one() {
    let mut builder = GraphBuilder::new();
    let input = builder.input(Input::I).unwrap();
    assert_eq!(builder.input(Input::I), Ok(input));
    assert_ne!(builder.input(Input::C), Ok(input));
    let one = builder.constant(&Value::Int(1)).unwrap();
    assert_eq!(builder.constant(&Value::Int(1)), Ok(one));
    assert_ne!(builder.constant(&Value::Bool(true)), Ok(one), "True is not 1");
    let call = builder.call(prim("upscale"), &[input, one]).unwrap();
    assert_eq!(builder.call(prim("upscale"), &[input, one]), Ok(call));
    assert_ne!(builder.call(prim("downscale"), &[input, one]), Ok(call));
    let applied = builder.apply(call, &[one]).unwrap();
    assert_eq!(builder.apply(call, &[one]), Ok(applied));
    assert_ne!(builder.apply(call, &[]), Ok(applied));
    assert_eq!(builder.graph().operands(applied), [call, one]);
    assert_eq!(builder.graph().node(applied), Some(Node::Apply(call, &[one])));
    assert_eq!(check_graph(builder.graph()), []);
}

#[test]
fn the_call_of_a_constant_primitive_is_its_call() {
    let mut builder = GraphBuilder::new();
    let input = builder.input(Input::I).unwrap();
    let mirror = builder.constant(&Value::Prim(prim("hmirror"))).unwrap();
    let applied = builder.apply(mirror, &[input]).unwrap();
    assert_eq!(builder.call(prim("hmirror"), &[input]), Ok(applied));
    assert_eq!(
        builder.apply(mirror, &[input, input]),
        Err(GraphError::Arity { prim: prim("hmirror"), given: 2 })
    );
}

#[test]
fn what_would_break_the_graph_is_refused() {
    let mut other = GraphBuilder::new();
    let input = other.input(Input::I).unwrap();
    let far = other.call(prim("hmirror"), &[input]).unwrap();

    let mut builder = GraphBuilder::new();
    assert_eq!(builder.call(prim("hmirror"), &[input]), Err(GraphError::UnknownNode(input)));
    assert_eq!(builder.apply(far, &[]), Err(GraphError::UnknownNode(far)));
    assert_eq!(builder.import(&Graph::default(), far), Err(GraphError::UnknownNode(far)));
    let input = builder.input(Input::I).unwrap();
    let arity = builder.call(prim("add"), &[input]).unwrap_err();
    assert_eq!(arity.to_string(), "add takes 2 arguments, not 1");
    let huge = Value::tuple(vec![Value::EMPTY_SET; 100_000]).unwrap();
    assert_eq!(builder.constant(&huge), Err(GraphError::Constant));
    assert_eq!(builder.graph().len(), 1, "an error changes nothing");
}

#[test]
fn graphs_merge_and_programs_come_out_again() {
    let programs: Vec<Program> =
        ["vconcat(I, hmirror(I))", "hconcat(hmirror(I), I)", "fill(hmirror(I), 3, {(0, 0)})"]
            .map(program)
            .into();
    let mut builder = GraphBuilder::new();
    let roots: Vec<NodeId> =
        programs.iter().map(|program| builder.import(program.graph(), program.root()).unwrap()).collect();
    // I, hmirror(I) and three calls; 3 and the set.
    assert_eq!(builder.graph().len(), 7);
    assert_eq!(check_graph(builder.graph()), []);
    for (program, &root) in programs.iter().zip(&roots) {
        let again = Program::new(program.name(), builder.graph(), root).unwrap();
        assert_eq!(again, *program);
    }
    let mut resumed = GraphBuilder::from(builder.finish());
    for (program, root) in programs.iter().zip(roots) {
        assert_eq!(resumed.import(program.graph(), program.root()), Ok(root));
    }
    assert_eq!(resumed.graph().len(), 7);
}

#[test]
fn a_function_value_becomes_calls() {
    let mut builder = GraphBuilder::new();
    let value = {
        let mut cx = gridwright_dsl::Cx::new(gridwright_dsl::Budget::default());
        prim("rbind").call(&mut cx, &[&Value::Prim(prim("add")), &Value::Int(1)]).unwrap()
    };
    let root = builder.constant(&value).unwrap();
    let made = Program::new("f", builder.graph(), root).unwrap();
    assert!(made.same_code(&program("rbind(add, 1)")));
    let inside = Value::tuple(vec![value]).unwrap();
    assert_eq!(builder.constant(&inside), Err(GraphError::Constant));
}

#[test]
fn the_hash_is_the_content() {
    let hash = |body: &str| program(body).content_hash();
    assert_eq!(hash("hmirror(I)"), hash("hmirror(piece=I)"));
    assert_ne!(hash("hmirror(I)"), hash("vmirror(I)"));
    assert_ne!(hash("upscale(I, 1)"), hash("upscale(I, True)"));
    assert_ne!(hash("hconcat(I, hmirror(I))"), hash("hconcat(hmirror(I), I)"));
    assert_ne!(hash("(1, 2)"), hash("{1, 2}"));
    assert_ne!(hash("((1,), 2)"), hash("((1, 2),)"));
    let program = program("hmirror(I)");
    assert_eq!(program.renamed("another").content_hash(), program.content_hash());
    assert_ne!(program.renamed("another"), program);
    assert!(program.renamed("another").same_code(&program));
}

/// Stored hashes must stay what they are: if this fails, the version of the encoding has to change with it.
#[test]
fn the_encoding_is_stable() {
    let body = "apply(rbind(add, -2), (I, True, None, fill, (1, 2), ((0, 1), (1, 0)), {(0, 0)}, {(1, (0, 0))}, {3}))";
    let applied = program(&format!("first(I)({body})"));
    let expected = "26bb973fa80d26303bcae4f24a504d2119d36fe28b828f62a81d10cbf4ad970d";
    assert_eq!(applied.content_hash().to_string(), expected);
    assert_eq!(expected.parse::<ProgramHash>().unwrap(), applied.content_hash());
    assert_eq!(ProgramHash::from_bytes(*applied.content_hash().as_bytes()), applied.content_hash());
    for bad in ["", "12", &"g".repeat(64), &"ü".repeat(32), &"0".repeat(65)] {
        assert!(bad.parse::<ProgramHash>().is_err(), "{bad}");
    }
}

/// Calls that commute are one call whichever way they are written, also when their arguments were built in another order.
#[test]
fn commuting_calls_are_one() {
    let text = "
def a(I):
    x = height(I)
    y = width(I)
    return add(add(y, x), 1)


def b(I):
    y = width(I)
    x = height(I)
    return add(1, add(x, y))


def c(I):
    return subtract(1, subtract(width(I), height(I)))


def d(I):
    return subtract(subtract(width(I), height(I)), 1)
";
    let programs = gridwright_program::parse_file("commuting.py", text).into_result().unwrap();
    let [a, b, c, d] = programs.as_slice() else { unreachable!() };
    assert_eq!(a.content_hash(), b.content_hash());
    assert_ne!(c.content_hash(), d.content_hash());
    assert!(a.to_string().contains(", ONE)"), "constants come last: {a}");
}
