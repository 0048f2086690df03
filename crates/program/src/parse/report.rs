//! Collects what is wrong with a file: at most [`MAX_ERRORS`] errors, the rest is only counted.
//!
//! In: a [`Flaw`], which is cheap to make (a span and a text). Out: [`ParseError`]s in the order of their places. Lines
//! and columns are worked out for the errors that are kept only, so a file of nothing but errors costs no more than
//! another.

use super::source::{Source, Span};
use crate::error::ParseError;

/// As many errors as one file reports.
pub const MAX_ERRORS: usize = 20;

/// Something wrong at a place; becomes a [`ParseError`] when it is reported.
#[derive(Clone, Debug)]
pub(crate) struct Flaw {
    pub(crate) span: Span,
    pub(crate) message: String,
    pub(crate) help: Vec<String>,
}

impl Flaw {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Flaw {
        Flaw { span, message: message.into(), help: Vec::new() }
    }

    /// The same with a line of advice.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Flaw {
        self.help.push(help.into());
        self
    }
}

/// The longest message; names come from the file and have any length.
const MAX_MESSAGE: usize = 240;

/// A message of which the middle is left out if it is long, so that its end, which says what is wrong, stays.
fn shortened(message: String) -> String {
    let length = message.chars().count();
    if length <= MAX_MESSAGE {
        return message;
    }
    let head: String = message.chars().take(MAX_MESSAGE / 2).collect();
    let tail: String = message.chars().skip(length - MAX_MESSAGE / 4).collect();
    format!("{head}...{tail}")
}

/// The errors of one file.
pub(crate) struct Report<'s> {
    source: &'s Source<'s>,
    errors: Vec<(Span, ParseError)>,
    hidden: usize,
}

impl<'s> Report<'s> {
    pub(crate) fn new(source: &'s Source<'s>) -> Report<'s> {
        Report { source, errors: Vec::new(), hidden: 0 }
    }

    pub(crate) fn add(&mut self, flaw: Flaw) {
        if self.is_full() {
            self.hidden += 1;
            return;
        }
        let place = self.source.place(flaw.span);
        let error = ParseError {
            file: self.source.name.to_owned(),
            line: place.line,
            column: place.column,
            message: shortened(flaw.message),
            help: flaw.help.into_iter().map(shortened).collect(),
            excerpt: place.excerpt,
            marked: place.marked,
        };
        self.errors.push((flaw.span, error));
    }

    /// Whether further errors will only be counted, so that advice need not be looked for.
    pub(crate) fn is_full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }

    /// The errors from top to bottom, and how many more there were.
    pub(crate) fn finish(mut self) -> (Vec<ParseError>, usize) {
        self.errors.sort_by_key(|(span, _)| span.start);
        (self.errors.into_iter().map(|(_, error)| error).collect(), self.hidden)
    }
}
