//! What types the nodes of programs get.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's helpers fail by panicking, too")]

use gridwright_program::{Types, parse_file};

/// The type of an expression over `S`, `I` and `C`.
fn type_of(expression: &str) -> String {
    let text = format!("def f(S, I, C): return {expression}");
    let program = parse_file("t", &text).into_result().unwrap_or_else(|errors| panic!("{errors}")).remove(0);
    Types::of(program.graph()).get(program.root()).to_string()
}

#[test]
fn types_follow_from_signatures() {
    for (expression, expected) in [
        ("I", "Grid"),
        ("S", "Tuple<Tuple<Grid>>"),
        ("first(first(S))", "Grid"),
        ("3", "Int"),
        ("T", "Bool"),
        ("(1, 2)", "Pair"),
        ("(1, 2, 3)", "Tuple<Int>"),
        ("(1, (2, 3))", "Cell"),
        ("((1, 2), (3, 4))", "Grid"),
        ("{(1, 2)}", "Indices"),
        ("{1}", "Set<Int>"),
        ("frozenset()", "Set<Any>"),
        ("{{(1, 2)}, {(1, (2, 3))}}", "Set<Patch>"),
        ("None", "Any"),
        // numbers
        ("add(1, 2)", "Int"),
        ("add(1, (1, 2))", "Pair"),
        ("add(1, first(S))", "Num"),
        ("double(shape(I))", "Pair"),
        ("astuple(height(I), width(I))", "Pair"),
        ("astuple(1, ORIGIN)", "Cell"),
        ("astuple(I, I)", "Tuple<Grid>"),
        ("(height(I), width(I), 3)", "Tuple<Int>"),
        // containers
        ("objects(I, T, F, T)", "Set<Object>"),
        ("first(objects(I, T, F, T))", "Object"),
        ("totuple(objects(I, T, F, T))", "Tuple<Object>"),
        ("merge(objects(I, T, F, T))", "Object"),
        ("merge(totuple(objects(I, T, F, T)))", "Tuple<Cell>"),
        ("combine(ofcolor(I, 1), ofcolor(I, 2))", "Indices"),
        ("combine(frozenset(), ofcolor(I, 2))", "Indices"),
        ("first(I)", "Tuple<Int>"),
        ("first(first(I))", "Int"),
        ("first(ofcolor(I, 1))", "Pair"),
        ("initset(ORIGIN)", "Indices"),
        ("insert(ORIGIN, initset(UNITY))", "Indices"),
        ("sfilter(objects(I, T, F, T), vline)", "Set<Object>"),
        ("mfilter(objects(I, T, F, T), vline)", "Object"),
        ("argmax(objects(I, T, F, T), size)", "Object"),
        ("valmax(objects(I, T, F, T), size)", "Int"),
        ("hmirror(I)", "Grid"),
        ("hmirror(asobject(I))", "Object"),
        ("shift(ofcolor(I, 1), UP)", "Indices"),
        // functions
        ("hmirror", "fn(p) -> p"),
        ("size", "fn(Box<a>) -> Int"),
        ("compose(size, palette)(I)", "Int"),
        ("compose(first, palette)(I)", "Int"),
        ("chain(size, palette, hmirror)(I)", "Int"),
        ("fork(astuple, height, width)(I)", "Tuple<Int>"),
        ("rbind(ofcolor, 3)", "fn(Grid) -> Indices"),
        ("lbind(fill, I)", "fn(Int, Patch) -> Grid"),
        ("rbind(lbind(fill, I), {(0, 0)})(3)", "Grid"),
        ("lbind(objects, I)", "fn(Bool, Bool, Bool) -> Set<Object>"),
        ("rbind(hmirror, 3)", "fn(Any, Any, Any) -> Any"),
        ("rbind(first(S), 3)", "Any"),
        ("matcher(size, 3)", "fn(Box<a>) -> Bool"),
        ("power(hmirror, 2)(I)", "Grid"),
        ("branch(portrait(I), tophalf, lefthalf)(I)", "Grid"),
        ("apply(size, objects(I, T, F, T))", "Set<Int>"),
        ("apply(size, totuple(objects(I, T, F, T)))", "Tuple<Int>"),
        ("apply(toindices, objects(I, T, F, T))", "Set<Indices>"),
        ("apply(first, I)", "Tuple<Int>"),
        ("mapply(toindices, objects(I, T, F, T))", "Indices"),
        ("mapply(neighbors, ofcolor(I, 1))", "Indices"),
        ("apply(rbind(add, 1), (1, 2, 3))", "Tuple<Int>"),
        ("apply(ulcorner, objects(I, T, F, T))", "Indices"),
        ("branch(T, 1, (1, 2))", "Num"),
        ("branch(T, I, 3)", "Any"),
        // whatever is called with whatever
        ("3(I)", "Any"),
        ("I()", "Any"),
        ("first(3)", "Any"),
        ("merge(3)", "Any"),
        ("apply(3, 3)", "Box<Any>"),
    ] {
        assert_eq!(type_of(expression), expected, "{expression}");
    }
}

#[test]
fn types_stay_small() {
    for step in
        ["repeat(x, 2)", "compose(x, x)", "fork(x, x, x)", "astuple(x, rbind(x, x))", "lbind(lbind, x)"]
    {
        let body = format!("  x = {step}\n").repeat(2000);
        let text = format!("def f(I):\n  x = add\n{body}  return x");
        let program = parse_file("t", &text).into_result().unwrap().remove(0);
        let types = Types::of(program.graph());
        assert!(types.get(program.root()).to_string().len() < 2000, "{step}");
    }
}

#[test]
fn types_of_a_growing_graph_are_added() {
    let programs =
        parse_file("t", "def f(I): return size(I)\ndef g(I): return palette(I)").into_result().unwrap();
    let mut builder = gridwright_program::GraphBuilder::new();
    let first = builder.import(programs[0].graph(), programs[0].root()).unwrap();
    let mut types = Types::of(builder.graph());
    let second = builder.import(programs[1].graph(), programs[1].root()).unwrap();
    assert_eq!(types.get(second).to_string(), "Any");
    types.extend(builder.graph());
    assert_eq!(types.get(first).to_string(), "Int");
    assert_eq!(types.get(second).to_string(), "Set<Int>");
}
