//! What is wrong with a program text, and where.
//!
//! A [`ParseError`] answers questions (file, line, column, message, help) and shows itself in two ways: its `Display`
//! is the message with the line, a marker under the place and the help; [`ParseError::one_line`] is for logs.
//!
//! ```text
//! solvers.py:3:10: error: unknown name 'ofcolr'
//!     x2 = ofcolr(I, ONE)
//!          ^^^^^^
//! help: did you mean 'ofcolor'?
//! ```

use std::fmt;
use std::ops::Range;

/// One thing that is wrong with a program text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) message: String,
    pub(crate) help: Vec<String>,
    pub(crate) excerpt: String,
    pub(crate) marked: Range<usize>,
}

impl ParseError {
    /// Name of the file, as it was given to the parser.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Line of the place, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Column of the place, from 1, in characters.
    pub fn column(&self) -> usize {
        self.column
    }

    /// What is wrong, in one sentence.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What to do about it: a name that may have been meant, a signature, what is supported.
    pub fn help(&self) -> impl Iterator<Item = &str> {
        self.help.iter().map(String::as_str)
    }

    /// Place, message and help in one line.
    pub fn one_line(&self) -> String {
        let mut line = format!("{}:{}:{}: {}", self.file, self.line, self.column, self.message);
        if !self.help.is_empty() {
            line.push_str(&format!(" ({})", self.help.join("; ")));
        }
        line
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.file, self.line, self.column, self.message)?;
        // An empty line has nothing to point at.
        if !self.excerpt.trim().is_empty() {
            // Tabs stay tabs, so that the marker stands under its place whatever a tab's width.
            let blank = |c: char| if c == '\t' { '\t' } else { ' ' };
            let indent: String = self.excerpt.chars().take(self.marked.start).map(blank).collect();
            write!(f, "\n{}\n{indent}{}", self.excerpt, "^".repeat(self.marked.len().max(1)))?;
        }
        for help in &self.help {
            write!(f, "\nhelp: {help}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ParseError {}
