//! What holds for every input whatever, shared by the tests and by fuzzing: call [`holds`] with the fuzzer's bytes.

use gridwright_program::{MAX_ERRORS, Types, check_program, parse_bytes, parse_file, print_file};

/// Reads bytes as a file. Panics if what came of it breaks a promise of the crate.
pub(crate) fn holds(bytes: &[u8]) {
    let parsed = parse_bytes("input.py", bytes);
    assert!(parsed.errors.len() <= MAX_ERRORS);
    assert!(parsed.hidden == 0 || parsed.errors.len() == MAX_ERRORS);
    for error in &parsed.errors {
        assert!(error.line() > 0 && error.column() > 0);
        assert!(!error.message().is_empty(), "{error:?}");
        assert!(!error.to_string().is_empty() && !error.one_line().contains('\n'));
    }
    for program in &parsed.programs {
        assert_eq!(check_program(program), [], "{program}");
        let types = Types::of(program.graph());
        assert!(types.get(program.root()).to_string().len() < 10_000);
    }
    let text = print_file(&parsed.programs);
    let again =
        parse_file("again.py", &text).into_result().unwrap_or_else(|errors| panic!("{text}\n{errors}"));
    assert_eq!(again.len(), parsed.programs.len());
    for (program, again) in parsed.programs.iter().zip(&again) {
        assert!(program.same_code(again), "{program}\n{again}");
        assert_eq!(program.content_hash(), again.content_hash());
    }
    assert_eq!(print_file(&again), text);
}
