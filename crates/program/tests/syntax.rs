//! Every form of the language, one by one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's helpers fail by panicking, too")]

use gridwright_program::{Program, parse_file};

fn read(text: &str) -> Vec<Program> {
    parse_file("t.py", text).into_result().unwrap_or_else(|errors| panic!("{text}\n{errors}"))
}

/// The body of the only program, without `def` line and indentation.
fn body(text: &str) -> String {
    let programs = read(text);
    assert_eq!(programs.len(), 1, "{text}");
    let text = programs[0].to_string();
    text.lines().skip(1).map(str::trim).collect::<Vec<_>>().join("; ")
}

/// The body of a program whose function has this body.
fn within(statements: &str) -> String {
    body(&format!("def f(I):\n    {}\n", statements.replace('\n', "\n    ")))
}

#[test]
fn literals() {
    for (literal, printed) in [
        ("3", "THREE"),
        ("11", "11"),
        ("-3", "-3"),
        ("--3", "THREE"),
        ("+ - 1", "NEG_ONE"),
        ("0x1F", "31"),
        ("0b11", "THREE"),
        ("0o17", "15"),
        ("1_000", "1000"),
        ("00", "ZERO"),
        ("9223372036854775807", "9223372036854775807"),
        ("-9223372036854775808", "-9223372036854775808"),
        ("True", "T"),
        ("False", "F"),
        ("None", "None"),
        ("()", "()"),
        ("(3)", "THREE"),
        ("(3,)", "(3,)"),
        ("((1, 2))", "(1, 2)"),
        ("(1, 0)", "DOWN"),
        ("1, 2, 3", "(1, 2, 3)"),
        ("1,", "(1,)"),
        ("(1, (2, 3))", "(1, (2, 3))"),
        ("((1, 2), (3, 4),)", "((1, 2), (3, 4))"),
        ("(True, 1)", "(True, 1)"),
        ("(add, T)", "(add, True)"),
        ("frozenset()", "frozenset()"),
        ("frozenset({3, 1, 2})", "frozenset({1, 2, 3})"),
        ("frozenset((1, 1))", "frozenset({1})"),
        ("{1}", "frozenset({1})"),
        ("frozenset({(1, (0, 0)), (2, (0, 1))})", "frozenset({(1, (0, 0)), (2, (0, 1))})"),
        ("frozenset({frozenset({1}), frozenset()})", "frozenset({frozenset(), frozenset({1})})"),
        ("hmirror", "hmirror"),
        ("size_t", "size"),
        ("RED", "TWO"),
    ] {
        assert_eq!(within(&format!("return {literal}")), format!("return {printed}"), "{literal}");
    }
}

#[test]
fn displays_of_what_is_not_constant_become_calls() {
    assert_eq!(within("return (I, 1)"), "x1 = astuple(I, ONE); return x1");
    assert_eq!(within("return I,"), "x1 = repeat(I, ONE); return x1");
    assert_eq!(
        within("return (I, 1, 2, I, 3)"),
        "x1 = astuple(I, ONE); x2 = astuple(TWO, I); x3 = combine(x1, x2); x4 = repeat(THREE, ONE); \
         x5 = combine(x3, x4); return x5"
    );
    assert_eq!(within("return {I, 1}"), "x1 = initset(I); x2 = insert(ONE, x1); return x2");
    assert_eq!(within("return frozenset({I})"), "x1 = initset(I); return x1");
}

#[test]
fn calls() {
    assert_eq!(within("return fill(I, 1, {(0, 0)})"), "x1 = fill(I, ONE, frozenset({(0, 0)})); return x1");
    assert_eq!(within("return upscale(factor=2, element=I)"), "x1 = upscale(I, TWO); return x1");
    assert_eq!(within("return upscale(I, factor=(2),)"), "x1 = upscale(I, TWO); return x1");
    assert_eq!(
        within("return replace(I, replacer=(1), replacee=subtract(a=1, b=2))"),
        "x1 = subtract(ONE, TWO); x2 = replace(I, x1, ONE); return x2"
    );
    assert_eq!(within("return rbind(add, 1)(2)"), "x1 = rbind(add, ONE); x2 = x1(TWO); return x2");
    assert_eq!(within("x = hmirror\nreturn x(I)"), "x1 = hmirror(I); return x1");
    assert_eq!(within("x = hmirror\nreturn x(piece=I)"), "x1 = hmirror(I); return x1");
    assert_eq!(within("x = first(I)\nreturn x()"), "x1 = first(I); x2 = x1(); return x2");
    assert_eq!(within("return I(I)"), "x1 = I(I); return x1");
    assert_eq!(within("return 3(I)"), "x1 = THREE(I); return x1");
    assert_eq!(within("return (hmirror)((I))"), "x1 = hmirror(I); return x1");
}

#[test]
fn statements() {
    assert_eq!(
        within("a = b = hmirror(I)\nreturn hconcat(a, b)"),
        "x1 = hmirror(I); x2 = hconcat(x1, x1); return x2"
    );
    assert_eq!(within("x: Grid = hmirror(I); return x;"), "x1 = hmirror(I); return x1");
    assert_eq!(
        within("x: Tuple[int, Dict[str, int]] = hmirror(I)\ny: int\nreturn x"),
        "x1 = hmirror(I); return x1"
    );
    assert_eq!(within("'doc'\n\"\"\"more\n  x = (\n\"\"\"\nr'raw' 'joined'\npass\nreturn I"), "return I");
    assert_eq!(within("import os\nfrom dsl import *\nreturn I"), "return I");
    assert_eq!(within("hmirror(I)\nreturn I"), "return I");
    assert_eq!(within("return I\nreturn undefined"), "return I");
    assert_eq!(
        within("I = hmirror(I)\nI = hmirror(I)\nreturn I"),
        "x1 = hmirror(I); x2 = hmirror(x1); return x2"
    );
    assert_eq!(within("size = 3\nreturn upscale(I, size)"), "x1 = upscale(I, THREE); return x1");
    assert_eq!(within("ONE = hmirror(I)\nreturn ONE"), "x1 = hmirror(I); return x1");
    assert_eq!(within("return (\n# comment\n  I\n\n)"), "return I");
    assert_eq!(within("x = \\\n  hmirror(I)\nreturn x # comment"), "x1 = hmirror(I); return x1");
    assert_eq!(within("größe = size(I)\nreturn größe"), "x1 = size(I); return x1");
}

#[test]
fn functions() {
    assert_eq!(body("def f(I): return hmirror(I)"), "x1 = hmirror(I); return x1");
    assert_eq!(body("def f(grid): return hmirror(grid)"), "x1 = hmirror(I); return x1");
    assert_eq!(body("def f(I: 'Grid',) -> Callable[[Grid], Grid]:\n\n  # c\n  return I"), "return I");
    assert_eq!(body("def f(\n    I,\n):\n  return I"), "return I");
    assert_eq!(body("def f(C, I): return equality(C, I)"), "x1 = equality(C, I); return x1");
    assert_eq!(read("def f(I):\n  return I\ndef g(I):\n  return I\n\ndef f(I): return I").len(), 3);
    assert_eq!(read("").len(), 0);
    assert_eq!(read("# nothing\n\n'text'\n").len(), 0);
    assert_eq!(read("def f(C): return C")[0].to_string(), "def f(S, I, C):\n    return C\n");
}

#[test]
fn constants_outside_functions() {
    assert_eq!(body("A = 3\nB = (A, 2)\ndef f(I): return B"), "return (3, 2)");
    assert_eq!(body("A: int = -1\ndef f(I): return A"), "return NEG_ONE");
    assert_eq!(body("A = 1\nA = 2\ndef f(I): return A"), "return TWO");
    assert_eq!(body("def f(I): return A\nA = 2"), "return TWO");
    assert_eq!(
        body("paint_it = fill\ndef f(I): return paint_it(I, 1, {ORIGIN})"),
        "x1 = fill(I, ONE, frozenset({(0, 0)})); return x1"
    );
}

#[test]
fn calls_of_functions_of_the_file() {
    let helper = "def twice(f, x):\n  return f(f(x))\n";
    assert_eq!(
        body(&format!("{helper}def g(I): return twice(hmirror, I)")),
        "x1 = hmirror(I); x2 = hmirror(x1); return x2"
    );
    assert_eq!(
        body(&format!("def g(I): return twice(x=I, f=rot90)\n{helper}")),
        "x1 = rot90(I); x2 = rot90(x1); return x2"
    );
    // A program that another calls is still a program; a function of one parameter of another name is not.
    assert_eq!(read("def f(I): return rot90(I)\ndef g(I): return f(f(I))").len(), 2);
    assert_eq!(read("def f(x): return rot90(x)\ndef g(I): return f(f(I))").len(), 1);
    assert_eq!(
        body("def f(x):\n  y = x\n  return y\ndef g(I):\n  y = rot90(I)\n  z = f(I)\n  return y"),
        "x1 = rot90(I); return x1"
    );
}

#[test]
fn names_are_made_fit_for_python() {
    let program = &read("def f(I): return I")[0];
    for (name, printed) in [
        ("solve 1", "solve_1"),
        ("1", "program_1"),
        ("", "program_"),
        ("fill", "fill_"),
        ("def", "def_"),
        ("I", "I_"),
        ("size_t", "size_t_"),
    ] {
        assert!(program.renamed(name).to_string().starts_with(&format!("def {printed}(I):\n")), "{name}");
    }
    let text = gridwright_program::print_file(&[
        program.clone(),
        program.clone(),
        program.renamed("f_2"),
        program.clone(),
    ]);
    let names: Vec<String> = read(&text).iter().map(|program| program.name().to_owned()).collect();
    assert_eq!(names, ["f", "f_2", "f_2_2", "f_3"]);
}
