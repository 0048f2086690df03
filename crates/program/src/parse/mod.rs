//! Program text to programs.
//!
//! In: the Python that arc-dsl's and re-arc's programs are written in. Out: a [`Program`] for every function that is
//! right, and errors for what is not. Three steps, each without recursion over the text: [`lex`] makes tokens,
//! [`statement`] and [`expression`] the flat [`ast`], and [`lower`] looks names up and builds the graphs.
//!
//! Read: functions with parameters `I` or `S, I, C` (one parameter may have any name and is the input), assignments of
//! calls, names, whole numbers, bools, `None`, tuples and sets, `return`, keyword arguments, calls of variables, calls
//! of other functions of the file (put in place), constants outside functions. Dropped: imports, comments, strings
//! that stand alone, annotations, `pass`. Anything else is an error that says so.

mod arguments;
mod ast;
mod calls;
mod expression;
mod lex;
mod lower;
mod names;
mod report;
mod source;
mod statement;
mod suggest;

use std::fmt;

use crate::error::ParseError;
use crate::program::Program;

pub use expression::MAX_NESTING;
pub(crate) use lex::is_keyword;
pub use report::MAX_ERRORS;
use report::{Flaw, Report};
use source::{Source, Span};

/// What a file holds: the programs that are right, and what is wrong with the rest.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The programs without an error, in the order of the file.
    pub programs: Vec<Program>,
    /// The errors from top to bottom, at most [`MAX_ERRORS`].
    pub errors: Vec<ParseError>,
    /// How many more errors there were.
    pub hidden: usize,
    /// How many functions are no program because of an error.
    pub left_out: usize,
}

impl Parsed {
    /// The programs, if nothing is wrong with the file.
    pub fn into_result(self) -> Result<Vec<Program>, ParseErrors> {
        if self.errors.is_empty() {
            Ok(self.programs)
        } else {
            Err(ParseErrors { errors: self.errors, hidden: self.hidden })
        }
    }
}

/// All errors of a file.
#[derive(Clone, Debug)]
pub struct ParseErrors {
    errors: Vec<ParseError>,
    hidden: usize,
}

impl ParseErrors {
    /// The errors from top to bottom, at least one and at most [`MAX_ERRORS`].
    pub fn errors(&self) -> &[ParseError] {
        &self.errors
    }

    /// How many there are, those that are not among [`ParseErrors::errors`] included; never 0.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub fn len(&self) -> usize {
        self.errors.len() + self.hidden
    }
}

impl fmt::Display for ParseErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.errors.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "\n\n" })?;
        }
        if self.hidden > 0 {
            write!(f, "\n\n... and {} more", self.hidden)?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseErrors {}

/// Reads a file. The name is for messages only. Takes any text whatever; the time is linear in its length.
pub fn parse_file(name: &str, text: &str) -> Parsed {
    let source = Source::new(name, text);
    let mut report = Report::new(&source);
    let (mut programs, mut left_out) = (Vec::new(), 0);
    if u32::try_from(text.len()).is_ok() {
        let file = statement::read(&source, &mut report);
        (programs, left_out) = lower::lower(&source, &file, &mut report);
    } else {
        report.add(Flaw::new(Span::default(), "the file is larger than 4 GiB"));
    }
    let (errors, hidden) = report.finish();
    Parsed { programs, errors, hidden, left_out }
}

/// Reads a file that may not be UTF-8, which is then its one error.
pub fn parse_bytes(name: &str, bytes: &[u8]) -> Parsed {
    match std::str::from_utf8(bytes) {
        Ok(text) => parse_file(name, text),
        Err(error) => {
            let valid = bytes.get(..error.valid_up_to()).unwrap_or(&[]);
            let text = String::from_utf8_lossy(valid);
            let source = Source::new(name, &text);
            let mut report = Report::new(&source);
            report.add(Flaw::new(Span::new(text.len(), text.len()), "the file is not UTF-8 from here on"));
            let (errors, hidden) = report.finish();
            Parsed { programs: Vec::new(), errors, hidden, left_out: 0 }
        }
    }
}
