//! Random programs, written in random ways, and random text.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test's helpers fail by panicking, too")]

mod oracle;

use gridwright_dsl::Prim;
use gridwright_program::{GraphBuilder, Program, parse_file};
use proptest::prelude::*;

/// What arguments can be besides earlier results.
const ATOMS: [&str; 16] = [
    "I",
    "I",
    "S",
    "C",
    "ZERO",
    "TWO",
    "T",
    "True",
    "1",
    "-7",
    "None",
    "(1, 2)",
    "(3, (1, 2), ())",
    "size",
    "hmirror",
    "frozenset({(1, (0, 0)), (2, (0, 1))})",
];

/// A program as a list of calls whose last one is the result. Numbers are taken modulo what there is to choose from.
#[derive(Clone, Debug)]
struct Model(Vec<(usize, [usize; 4])>);

fn models() -> impl Strategy<Value = Model> {
    let call = (any::<usize>(), any::<[usize; 4]>());
    prop::collection::vec(call, 1..40).prop_map(Model)
}

/// A call's argument: an earlier call's result, or an atom.
enum Choice {
    Earlier(usize),
    Atom(&'static str),
}

impl Model {
    fn choice(at: usize, number: usize) -> Choice {
        match number % (2 * at + ATOMS.len()) {
            atom if atom < ATOMS.len() => Choice::Atom(ATOMS[atom]),
            // Towards the latest results, so that much of the program is alive.
            earlier => Choice::Earlier(at - 1 - (earlier - ATOMS.len()) / 2),
        }
    }

    /// The called primitive, `None` for a call of the first argument.
    fn prim(number: usize) -> Option<Prim> {
        let all = Prim::all().len();
        Prim::all().nth(number % (all + all / 10))
    }

    fn choices(&self, at: usize) -> Vec<Choice> {
        let (prim, args) = self.0[at];
        let arity = Model::prim(prim).map_or(3, Prim::arity);
        args[..arity].iter().map(|&number| Model::choice(at, number)).collect()
    }

    /// The text of a call, its arguments written by `name`.
    fn call(&self, at: usize, keywords: bool, mut name: impl FnMut(usize) -> String) -> String {
        let mut args: Vec<String> = Vec::new();
        for choice in self.choices(at) {
            args.push(match choice {
                Choice::Earlier(earlier) => name(earlier),
                Choice::Atom(atom) => atom.to_owned(),
            });
        }
        match Model::prim(self.0[at].0) {
            Some(prim) if keywords => {
                let params = prim.signature().params.iter().zip(&args);
                let mut named: Vec<String> =
                    params.map(|(param, arg)| format!("{}={arg}", param.name)).collect();
                named.reverse();
                format!("{}({})", prim.name(), named.join(", "))
            }
            Some(prim) => format!("{}({})", prim.name(), args.join(", ")),
            // Calling a constant primitive would need the right number of arguments, so a result is called.
            None if at == 0 => "first(I)".to_owned(),
            None => format!("{}({}, {})", name(at - 1), args[1], args[2]),
        }
    }

    fn plain(&self) -> String {
        let name = |at: usize| format!("x{at}");
        let lines = (0..self.0.len()).map(|at| format!("    x{at} = {}\n", self.call(at, false, name)));
        format!("def f(S, I, C):\n{}    return x{}\n", lines.collect::<String>(), self.0.len() - 1)
    }

    /// The same program with other names, in another order, with dead code and repeated calls, as `rng` has it.
    fn disguised(&self, rng: &mut impl FnMut(usize) -> usize) -> String {
        let count = self.0.len();
        // Statements 0..count, and a copy of each; all may use the original or the copy of what came before.
        let mut written = vec![false; 2 * count];
        let mut text = String::from("def disguised(S, I, C):\n    '''not the same text'''\n");
        let name = |statement: usize| format!("v{}_{}", (statement * 7919) % 1_000_003, statement % 10);
        while written[..count].contains(&false) {
            let before = |at: usize| {
                let mut before: Vec<usize> = Vec::new();
                for choice in self.choices(at) {
                    before.extend(if let Choice::Earlier(earlier) = choice { Some(earlier) } else { None });
                }
                if Model::prim(self.0[at].0).is_none() && at > 0 {
                    before.push(at - 1);
                }
                before
            };
            let is_ready = |&statement: &usize| {
                let done = |&at: &usize| written[at] || written[at + count];
                !written[statement] && before(statement % count).iter().all(done)
            };
            let ready: Vec<usize> = (0..2 * count).filter(is_ready).collect();
            let statement = ready[rng(ready.len())];
            let keywords = rng(2) == 0;
            let call = self.call(statement % count, keywords, |at| {
                let copy = written[at + count] && (!written[at] || rng(2) == 0);
                name(if copy { at + count } else { at })
            });
            match rng(4) {
                0 => text.push_str(&format!("    dead = {call}; {} = {call}  # again\n", name(statement))),
                1 => text.push_str(&format!("    {}: Any = (\n        {call}\n    )\n", name(statement))),
                _ => text.push_str(&format!("    {} = {call}\n", name(statement))),
            }
            written[statement] = true;
        }
        format!("{text}    unused = hmirror(I)\n    return {}\n", name(count - 1))
    }

    /// The same program with the arguments of calls written in place where that does not make it too long.
    fn nested(&self) -> String {
        let mut texts: Vec<String> = Vec::new();
        let mut lines = String::new();
        for at in 0..self.0.len() {
            let call = self.call(at, at % 3 == 0, |earlier| texts[earlier].clone());
            if call.len() < 200 {
                texts.push(call);
            } else {
                lines.push_str(&format!("    y{at} = {call}\n"));
                texts.push(format!("y{at}"));
            }
        }
        format!("def nested(S, I, C):\n{lines}    return {}\n", texts[texts.len() - 1])
    }
}

fn read(text: &str) -> Program {
    let mut programs =
        parse_file("t.py", text).into_result().unwrap_or_else(|errors| panic!("{text}\n{errors}"));
    assert_eq!(programs.len(), 1);
    programs.remove(0)
}

proptest! {
    // Failures are shown with their input; a file of old ones is not kept.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn names_order_dead_code_and_repeats_leave_no_trace(model in models(), seed in any::<u64>()) {
        let mut state = seed | 1;
        let mut rng = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below.max(1)
        };
        let program = read(&model.plain());
        for text in [model.disguised(&mut rng), model.nested()] {
            let other = read(&text);
            prop_assert!(program.same_code(&other), "{}\n{text}", program);
            prop_assert_eq!(program.content_hash(), other.content_hash());
        }
    }

    #[test]
    fn any_graph_gives_the_same_program(model in models(), other in models()) {
        let program = read(&model.plain());
        let mut alone = GraphBuilder::new();
        alone.import(program.graph(), program.root()).unwrap();
        prop_assert_eq!(&alone.finish(), program.graph());
        // Between the nodes of another one, which it shares some of.
        let other = read(&other.plain());
        let mut both = GraphBuilder::new();
        both.import(other.graph(), other.root()).unwrap();
        let root = both.import(program.graph(), program.root()).unwrap();
        let again = Program::new(program.name(), &both.finish(), root).unwrap();
        prop_assert_eq!(again.graph(), program.graph());
    }

    #[test]
    fn printing_and_reading_are_inverse(model in models()) {
        oracle::holds(model.plain().as_bytes());
    }

    #[test]
    fn token_soup_is_harmless(tokens in prop::collection::vec(0..SOUP.len(), 0..120)) {
        let text: String = tokens.into_iter().map(|token| SOUP[token]).collect();
        oracle::holds(text.as_bytes());
    }

    #[test]
    fn statements_of_soup_are_harmless(tokens in prop::collection::vec(0..SOUP.len(), 0..60)) {
        let soup: String = tokens.into_iter().map(|token| SOUP[token]).collect();
        oracle::holds(format!("def f(I):\n  x = hmirror(I)\n  y = {soup}\n  return x\ndef g(I): return I\n").as_bytes());
    }

    #[test]
    fn any_text_is_harmless(text in any::<String>(), bytes in any::<Vec<u8>>()) {
        oracle::holds(text.as_bytes());
        oracle::holds(&bytes);
    }

    #[test]
    fn damaged_programs_are_harmless(from in any::<usize>(), length in 0..40_usize, to in any::<usize>()) {
        let text = include_bytes!("data/solvers.py");
        let (from, to) = (from % text.len(), to % text.len());
        let piece = &text[from..(from + length).min(text.len())];
        let moved = [&text[..to], piece, &text[to..]].concat();
        let cut = [&text[..from], &text[from + piece.len()..]].concat();
        oracle::holds(&moved);
        oracle::holds(&cut);
    }
}

/// Pieces of text that mean something to the parser.
const SOUP: [&str; 70] = [
    "def ",
    "f",
    "g",
    "(I):",
    "(S, I, C):",
    "(a, b)",
    "return ",
    "x",
    "y",
    "I",
    " = ",
    "=",
    "==",
    "+",
    "-",
    "*",
    "//",
    "->",
    ":=",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ", ",
    ":",
    ";",
    ".",
    "@",
    "\n",
    "\n    ",
    "\n        ",
    "\n\t",
    "\r\n",
    "\r",
    "\\\n",
    "\\",
    "#",
    "# c\n",
    "'",
    "\"",
    "'''",
    "\"\"\"",
    "'s'",
    "r'",
    "1",
    "0x",
    "1.5",
    "99999999999999999999",
    "_",
    "hmirror",
    "add",
    "fill",
    "rbind",
    "apply",
    "ZERO",
    "True",
    "None",
    "frozenset",
    "grid=",
    "a=",
    "if ",
    "else:",
    "import ",
    "lambda ",
    "ü",
    "\u{0}",
    "\u{c}",
];
