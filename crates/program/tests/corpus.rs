//! A file as people write it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's helpers fail by panicking, too")]

mod oracle;

use gridwright_program::{Input, Program, parse_file};

const SOLVERS: &str = include_str!("data/solvers.py");

#[test]
fn every_program_of_the_file_is_read() {
    let programs =
        parse_file("solvers.py", SOLVERS).into_result().unwrap_or_else(|errors| panic!("{errors}"));
    let names: Vec<&str> = programs.iter().map(Program::name).collect();
    assert_eq!(
        names,
        [
            "solve_mirror_pair",
            "solve_halves",
            "verify_holes",
            "verify_period",
            "solve_nested",
            "solve_repeats",
            "solve_spots",
            "differ_shape",
            "solve_typed",
            "solve_grown",
        ]
    );
    let with_target: Vec<&str> =
        programs.iter().filter(|program| program.uses(Input::C)).map(Program::name).collect();
    assert_eq!(with_target, ["differ_shape"]);
    oracle::holds(SOLVERS.as_bytes());
}

#[test]
fn programs_print_as_statements() {
    let programs = parse_file("solvers.py", SOLVERS).programs;
    let text = |name: &str| programs.iter().find(|program| program.name() == name).map(ToString::to_string);
    let expected = [
        (
            "solve_nested",
            "def solve_nested(I):
    x1 = leastcolor(I)
    x2 = fork(connect, ulcorner, lrcorner)
    x3 = objects(I, T, F, T)
    x4 = mapply(x2, x3)
    x5 = fill(I, x1, x4)
    return x5
",
        ),
        (
            "solve_repeats",
            "def solve_repeats(I):
    x1 = vmirror(I)
    x2 = hconcat(x1, x1)
    x3 = hconcat(x2, x1)
    return x3
",
        ),
        (
            "solve_spots",
            "def solve_spots(I):
    x1 = initset(ORIGIN)
    x2 = combine(x1, frozenset({(2, 2), (3, 3)}))
    x3 = difference(x2, frozenset())
    x4 = fill(I, THREE, x3)
    x5 = rbind(add, NEG_ONE)
    x6 = apply(x5, ((0, 1), (1, 0), (1, 1)))
    x7 = fill(x4, NEG_ONE, x6)
    return x7
",
        ),
        (
            "solve_halves",
            "def solve_halves(I):
    x1 = portrait(I)
    x2 = branch(x1, tophalf, lefthalf)
    x3 = x2(I)
    return x3
",
        ),
        (
            "differ_shape",
            "def differ_shape(S, I, C):
    x1 = shape(I)
    x2 = shape(C)
    x3 = equality(x1, x2)
    x4 = size(S)
    x5 = multiply(x4, 100)
    x6 = branch(x3, x5, ZERO)
    return x6
",
        ),
        (
            "solve_grown",
            "def solve_grown(I):
    x1 = hmirror(I)
    x2 = upscale(x1, THREE)
    x3 = trim(x2)
    return x3
",
        ),
    ];
    for (name, expected) in expected {
        assert_eq!(text(name).as_deref(), Some(expected));
    }
}

#[test]
fn other_line_ends_change_nothing() {
    let hashes = |text: &str| -> Vec<_> {
        parse_file("f", text).into_result().unwrap().iter().map(Program::content_hash).collect()
    };
    let plain = hashes(SOLVERS);
    assert_eq!(hashes(&SOLVERS.replace('\n', "\r\n")), plain);
    assert_eq!(hashes(&SOLVERS.replace('\n', "\r")), plain);
    assert_eq!(hashes(&SOLVERS.replace("    ", "\t")), plain);
    assert_eq!(hashes(&format!("\u{feff}{SOLVERS}")), plain);
}
