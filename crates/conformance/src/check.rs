//! Checking cases against an engine.

use std::fmt;

use gridwright_dsl::{Answer, Prim, Value};

use crate::case::{Case, CaseError, Expected};

/// How strict to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The call must give what is recorded.
    Strict,
    /// A fault will do, too: for calls outside of the primitives' types.
    Loose,
}

/// A case that failed.
#[derive(Debug)]
pub struct Failure {
    /// Its line, from 1.
    pub line: usize,
    /// The primitive.
    pub prim: Prim,
    /// The call, what was expected and what came, as text.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// What came of a corpus.
#[derive(Debug, Default)]
pub struct Report {
    /// Number of cases that passed.
    pub passed: usize,
    /// The others.
    pub failures: Vec<Failure>,
}

/// Checks every case of a corpus with `call`, which evaluates a primitive, and then perhaps the function it returned.
pub fn check_text(
    text: &str,
    mode: Mode,
    mut call: impl FnMut(Prim, &[Value], Option<&[Value]>) -> Answer,
) -> Result<Report, CaseError> {
    let mut report = Report::default();
    for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
        let case = Case::parse(line, number)?;
        match check_case(&case, mode, &mut call) {
            Ok(()) => report.passed += 1,
            Err(message) => report.failures.push(Failure { line: number, prim: case.prim, message }),
        }
    }
    Ok(report)
}

/// Checks one case; the error is the call, what was expected and what came.
pub fn check_case(
    case: &Case,
    mode: Mode,
    call: &mut impl FnMut(Prim, &[Value], Option<&[Value]>) -> Answer,
) -> Result<(), String> {
    let answer = call(case.prim, &case.args, case.applied_to.as_deref());
    let right = match (&answer, &case.expected) {
        (Ok(_), Expected::Value(_)) if case.is_symbolic() => true,
        (Ok(value), Expected::Value(expected)) => value.identical(expected),
        (Err(_), Expected::Fault) => true,
        (Err(_), Expected::Value(_)) => mode == Mode::Loose,
        (Ok(_), Expected::Fault) => false,
    };
    if right {
        return Ok(());
    }
    let mut text = format!("{}({})", case.prim.name(), listed(&case.args));
    if let Some(args) = &case.applied_to {
        text += &format!("({})", listed(args));
    }
    let expected = match &case.expected {
        Expected::Value(value) => value.to_string(),
        Expected::Fault => "a fault".to_owned(),
    };
    let got = answer.map_or_else(|fault| format!("fault: {fault}"), |value| value.to_string());
    Err(format!("{text}\n  expected {expected}\n  got      {got}"))
}

fn listed(values: &[Value]) -> String {
    values.iter().map(Value::to_string).collect::<Vec<_>>().join(", ")
}
