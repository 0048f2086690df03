//! What is said about texts that are not programs.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's helpers fail by panicking, too")]

use gridwright_program::{MAX_ERRORS, MAX_NESTING, Program, parse_bytes, parse_file};

/// The errors of a text in one line each, without the file's name.
fn errors(text: &str) -> Vec<String> {
    parse_file("t", text).errors.iter().map(|error| error.one_line()[2..].to_owned()).collect()
}

/// The only error of a function with this body.
fn within(statements: &str) -> String {
    let found = errors(&format!("def f(I):\n    {}\n", statements.replace('\n', "\n    ")));
    assert_eq!(found.len(), 1, "{statements}\n{found:#?}");
    found.into_iter().next().unwrap()
}

fn shown(text: &str) -> String {
    parse_file("file.py", text).into_result().unwrap_err().to_string()
}

#[test]
fn an_error_shows_its_line() {
    assert_eq!(
        shown("def f(I):\n    x2 = ofcolr(I, ONE)\n    return x2\n"),
        "file.py:2:10: error: unknown name 'ofcolr'
    x2 = ofcolr(I, ONE)
         ^^^^^^
help: did you mean 'ofcolor'?"
    );
    assert_eq!(
        shown("def f(I):\r\n\tx = fill(I, ONE)\r\n\treturn x"),
        "file.py:2:6: error: 'fill' takes 3 arguments but 2 are given
\tx = fill(I, ONE)
\t    ^^^^
help: fill(grid: Grid, value: Int, patch: Patch) -> Grid"
    );
    assert_eq!(
        shown("def f(I):\n    x = vconcat(hmirror(I), I\n    y = rot90(x)\n    return y\n"),
        "file.py:2:16: error: '(' was never closed
    x = vconcat(hmirror(I), I
               ^
help: found 'y' in line 3 instead of ',' or ')'"
    );
    assert_eq!(
        shown("def f(I) -> Grid\n    return I"),
        "file.py:1:17: error: expected ':', found the end of the line
def f(I) -> Grid
                ^"
    );
}

#[test]
fn several_errors_are_shown_from_top_to_bottom() {
    assert_eq!(
        shown("def f(I):\n    x = nowhere(I)\n    y = hmirror(x\n    return hmirror(x, y)\n\ndef g(I): pass"),
        "file.py:2:9: error: unknown name 'nowhere'
    x = nowhere(I)
        ^^^^^^^

file.py:3:16: error: '(' was never closed
    y = hmirror(x
               ^

file.py:4:12: error: 'hmirror' takes 1 argument but 2 are given
    return hmirror(x, y)
           ^^^^^^^
help: hmirror(piece: p) -> p

file.py:6:5: error: function 'g' does not return a value
def g(I): pass
    ^"
    );
}

#[test]
fn a_long_line_is_cut_around_the_place() {
    let text = format!("def f(I): return ({}nothing, {})", "1, ".repeat(10_000), "2, ".repeat(10_000));
    let error = &parse_file("t", &text).errors[0];
    assert_eq!((error.line(), error.column()), (1, 30_019));
    let shown = error.to_string();
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[1].chars().count(), 160);
    let place = lines[2].find('^').unwrap();
    assert_eq!(&lines[1][place..place + 7], "nothing");
    assert_eq!(lines[2].trim(), "^^^^^^^");
}

#[test]
fn names() {
    assert_eq!(within("return hmiror(I)"), "2:12: unknown name 'hmiror' (did you mean 'hmirror'?)");
    assert_eq!(within("return zero"), "2:12: unknown name 'zero' (did you mean 'ZERO'?)");
    assert_eq!(
        within("shape_of = shape(I)\nreturn shapeof"),
        "3:12: unknown name 'shapeof' (did you mean 'shape_of'?)"
    );
    assert_eq!(within("return qqqqqq(I)"), "2:12: unknown name 'qqqqqq'");
    assert_eq!(within("x1 = hmirror(I)\nreturn x2"), "3:12: unknown name 'x2'");
    assert_eq!(within("x = add(y, 1)\ny = 3\nreturn x"), "2:13: 'y' is used before it is assigned");
    assert_eq!(within("return C"), "2:12: unknown name 'C' ('C' is a parameter: write 'def name(S, I, C):')");
}

#[test]
fn arguments() {
    let upscale = "upscale(element: p, factor: Int) -> p";
    let says = |call: &str, message: &str| assert_eq!(within(&format!("return {call}")), message, "{call}");
    says("add(1)(2)", "2:12: 'add' takes 2 arguments but 1 is given (add(a: Num, b: Num) -> Num)");
    says(
        "upscale(I, fctor=2)",
        &format!("2:23: 'upscale' has no parameter 'fctor' (did you mean 'factor'?; {upscale})"),
    );
    says(
        "upscale(I, element=2)",
        &format!("2:23: parameter 'element' of 'upscale' is given twice ({upscale})"),
    );
    says("upscale(factor=2)", &format!("2:12: 'upscale' is not given its parameter 'element' ({upscale})"));
    says(
        "upscale(element=I, 2)",
        &format!("2:12: 'upscale' is given a positional argument after a keyword argument ({upscale})"),
    );
    says("first(I)(a=3)", "2:21: keyword arguments need a primitive's own name before the bracket");
    says("add(add(1, 2)=3)", "2:16: only a name can stand before '=' in a call");
    says(
        "frozenset(I)",
        "2:12: 'frozenset' takes a set or tuple of constants, or a set in braces (use initset(x), insert(x, set) or combine(a, b))",
    );
    says("apply(frozenset, I)", "2:12: 'frozenset' can be called but not be used as a value");
}

#[test]
fn expressions() {
    let says = |expression: &str, message: &str| {
        assert_eq!(within(&format!("return {expression}")), message, "{expression}");
    };
    says("I + 1", "2:14: operator '+' is not supported (use add(a, b))");
    says("I == 1", "2:14: operator '==' is not supported (use equality(a, b))");
    says("add(1, *I)", "2:19: operator '*' is not supported");
    says("I.shape", "2:13: operator '.' is not supported (use the name of a primitive without its module)");
    says(
        "I[0]",
        "2:13: subscripts are not supported (use first(x), last(x), index(grid, location) or get_nth_t(x, n))",
    );
    says("[1]", "2:12: lists are not supported (write a tuple: (a, b))");
    says("-I", "2:12: a sign can only stand before a number (use invert(x) for -x)");
    says("{}", "2:12: dictionaries are not supported (an empty set is frozenset())");
    says("{1: 2}", "2:14: dictionaries are not supported");
    says("not I", "2:12: 'not' is not supported in expressions (use flip(x))");
    says("1 if I else 2", "2:14: 'if' is not supported in expressions (use branch(condition, a, b))");
    says(
        "lambda x: x",
        "2:12: 'lambda' is not supported in expressions (use compose, chain, fork, rbind, lbind or matcher)",
    );
    says(
        "'abc'",
        "2:12: strings are not values of the DSL (a string may stand alone, as a docstring or comment)",
    );
    says("'abc", "2:12: string was never closed");
    says("$x", "2:12: unexpected character '$'");
    says("1.5", "2:12: '1.5' is not a whole number");
    says("007", "2:12: '007' has leading zeros");
    says("12ab", "2:12: '12ab' is not a number");
    says("1__0", "2:12: '1__0' is not a number");
    says("9223372036854775808", "2:12: '9223372036854775808' does not fit 64 bits");
    says("add(1, 2))", "2:21: expected the end of the statement, found ')'");
    says("add(1 2)", "2:18: expected ',' or ')', found '2'");
    says("add(1,, 2)", "2:18: expected an expression, found ','");
    says("(1]", "2:14: expected ',' or ')', found ']'");
    says("I I", "2:14: expected the end of the statement, found 'I'");
    says("(,)", "2:13: expected an expression, found ','");
    says("add(a=)", "2:18: expected an expression, found ')'");
}

#[test]
fn statements() {
    let supported =
        "(a program consists of 'x = f(a, b)', 'return x', 'def name(I):', constants and imports)";
    for (statement, word) in [
        ("if I:\n    x = 1\nelif T: x = 2\nelse:\n    x = 3", "if"),
        ("for x in I:\n    y = x", "for"),
        ("while T: pass", "while"),
        ("try:\n    x = 1\nexcept E:\n    x = 2\nfinally:\n    x = 3", "try"),
        ("with open(I) as x:\n    pass", "with"),
        ("class x:\n    pass", "class"),
        ("else:\n    x = 1", "else"),
        ("assert I", "assert"),
        ("del I", "del"),
        ("global x", "global"),
        ("raise I", "raise"),
    ] {
        let found = within(&format!("{statement}\nreturn I"));
        assert_eq!(found, format!("2:5: '{word}' is not supported {supported}"), "{statement}");
    }
    let nested = within("def x(y):\n    return y\nreturn x(I)");
    assert_eq!(nested, format!("2:5: functions inside functions are not supported {supported}"));
    assert_eq!(within("x += 1\nreturn x"), "2:7: operator '+=' is not supported (use add(a, b))");
    assert_eq!(within("a, b = I\nreturn a"), "2:5: a tuple cannot be unpacked (use first(x) and last(x))");
    assert_eq!(within("3 = I\nreturn I"), format!("2:5: only a name can be assigned to {supported}"));
    assert_eq!(within("return"), "2:5: 'return' needs a value");
    assert_eq!(within("x =\nreturn I"), "2:8: expected an expression, found the end of the line");
    assert_eq!(within("x = 1\n    y = 2\nreturn x"), "3:9: this line is not indented like those above it");
    assert_eq!(within("x = hmirror(I)"), "1:5: function 'f' does not return a value");
    assert_eq!(within("\"\"\"doc\nreturn I"), "2:5: string was never closed");
}

#[test]
fn functions() {
    let says = |text: &str, message: &str| assert_eq!(errors(text), [message], "{text}");
    let forms = "(programs are 'def name(I):' or 'def name(S, I, C):')";
    says("def f(a, b): return a", &format!("1:5: 'f' is not a program: its parameters are (a, b) {forms}"));
    says("def f(): return 3", &format!("1:5: 'f' is not a program: its parameters are () {forms}"));
    says("def f(I, I): return I", "1:10: parameter 'I' stands twice");
    says("def f(I=3): return I", "1:8: default values of parameters are not supported");
    says("def f(*I): return I", "1:7: expected a parameter, found '*'");
    says("def f I: return I", "1:7: expected '(', found 'I'");
    says("def (I): return I", "1:5: expected the function's name, found '('");
    says("def in(I): return I", "1:5: 'in' is a keyword of Python");
    says("@cache\n@other(1)\ndef f(I): return I\ndef g(I): return I", "1:1: decorators are not supported");
    says("def f(I): return f(I)", "1:18: function 'f' calls itself");
    says("def f(I): return x\ndef g(I): return f(I)", "1:18: unknown name 'x'");
    says(
        "def f(x, y): return x(y)\ndef g(I): return f(add, I)",
        "2:18: in 'f': 'add' takes 2 arguments but 1 is given (add(a: Num, b: Num) -> Num)",
    );
    says(
        "def f(I): return apply(g, I)\ndef g(x): return x",
        "1:18: 'g' is a function of this file, which can be called but not be used as a value",
    );
    assert_eq!(parse_file("t", "def f(I): return g(I)\ndef g(I): return f(I)").programs.len(), 0);
}

#[test]
fn outside_functions() {
    let says = |text: &str, message: &str| assert_eq!(errors(text), [message], "{text}");
    let only = "(outside functions there are constants, imports and comments only)";
    says("x = hmirror(3)", &format!("1:5: 'x' is not a constant {only}"));
    says("print(3)", &format!("1:1: an expression outside a function {only}"));
    says("return 3", "1:8: 'return' outside a function");
    says("  x = 3\n  y = 4\nz = 5", "1:3: unexpected indentation");
    assert_eq!(
        errors("if __name__ == \"__main__\":\n    print(1)\n    main()\n\ndef f(I): return I").len(),
        1
    );
}

#[test]
fn good_programs_survive_bad_neighbours() {
    let text = "def a(I): return I\ndef b(I): return (\ndef c(I):\n  return I\ndef d(:\n  return I\ndef e(I): return I";
    let parsed = parse_file("t", text);
    let names: Vec<&str> = parsed.programs.iter().map(Program::name).collect();
    assert_eq!(names, ["a", "c", "e"]);
    assert_eq!(parsed.errors.len(), 2);
}

#[test]
fn only_so_many_errors_are_kept() {
    let parsed = parse_file("t", &"def f(I): return nothing\n".repeat(1000));
    assert_eq!((parsed.errors.len(), parsed.hidden), (MAX_ERRORS, 1000 - MAX_ERRORS));
    assert!(parsed.into_result().unwrap_err().to_string().ends_with("\n\n... and 980 more"));
}

#[test]
fn nesting_is_bounded_and_needs_no_stack() {
    let nested = |open: &str, depth: usize, close: &str| {
        format!("def f(I): return {}I{}", open.repeat(depth), close.repeat(depth))
    };
    for (open, close) in [("(", ")"), ("hmirror(", ")"), ("{", "}"), ("(I, ", ")")] {
        assert_eq!(errors(&nested(open, MAX_NESTING, close)), [""; 0]);
        let found = errors(&nested(open, 100_000, close));
        assert_eq!(found.len(), 1);
        assert!(found[0].ends_with("brackets are nested more than 1000 deep"), "{}", found[0]);
    }
    assert_eq!(errors(&"(".repeat(100_000)).len(), 1);
}

#[test]
fn constants_do_not_nest_without_end() {
    let chain: String = (1..20_000).map(|i| format!("  x{i} = (x{0}, x{0})\n", i - 1)).collect();
    let parsed = parse_file("t", &format!("def f(I):\n  x0 = 1\n{chain}  return x19999\n"));
    let nodes = parsed.into_result().unwrap()[0].graph().len();
    assert!((19_900..20_000).contains(&nodes), "all but the first few tuples are built by calls: {nodes}");
}

#[test]
fn calls_of_functions_do_not_grow_without_end() {
    let chain: String =
        (1..40).map(|i| format!("def f{i}(a, b): return f{0}(f{0}(a, b), b)\n", i - 1)).collect();
    let text = format!("def f0(a, b): return hmirror(a)\n{chain}def g(I): return f39(I, I)");
    let parsed = parse_file("t", &text);
    assert!(parsed.programs.is_empty());
    assert!(parsed.errors.iter().any(|error| error.message().ends_with("makes the program too large")));
}

#[test]
fn long_programs_are_read() {
    let body: String = (1..20_000).map(|i| format!("    x{i} = hconcat(x{}, x{})\n", i - 1, i / 2)).collect();
    let programs =
        parse_file("t", &format!("def f(I):\n    x0 = hmirror(I)\n{body}    return x19999\n")).into_result();
    assert_eq!(programs.unwrap()[0].graph().len(), 20_001);
}

#[test]
fn text_that_is_not_utf8_is_one_error() {
    let parsed = parse_bytes("t", b"x = 1\ny = \xff\n");
    assert_eq!(parsed.errors.len(), 1);
    assert_eq!(parsed.errors[0].one_line(), "t:2:5: the file is not UTF-8 from here on");
}
