//! The command `gridwright`: a thin coat of the library of that name, for argv, reports in JSON, colours and progress,
//! which the library knows none of. It is a library itself, of one function ([`run`]), so that the Python package has the
//! command, too.
//!
//! `args` says what can be asked, a file under `commands` answers each. A command writes its report to the writer
//! it is given and says whether all is right; what stops it is an error, printed here in one line.

mod allocator;
mod args;
mod backend;
mod batteries;
mod commands;
mod data;
mod interrupt;
mod log;
mod output;
mod parse_args;
mod programs;
mod progress;
mod screen;
mod settings;
mod show;
mod suggest;
mod table;
mod time;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};

use gridwright::{Error, ErrorKind};

use crate::args::Cli;
use crate::screen::{Screen, shortened};

/// How a command ended that ran to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// All is right.
    Fine,
    /// Something that was checked is not right.
    NotRight,
    /// A signal ended it, with what is done so far saved; the exit code of that.
    Interrupted(u8),
}

impl Outcome {
    /// Fine if all is right.
    pub(crate) fn right(all: bool) -> Outcome {
        if all { Outcome::Fine } else { Outcome::NotRight }
    }
}

/// The exit code for usage errors and bad input.
const BAD_INPUT: u8 = 2;

/// The exit code when all is right, and when something is not.
const FINE: u8 = 0;
const NOT_RIGHT: u8 = 1;

/// Runs the command with these arguments, the first of which is its own name, and gives the exit code of the process. The
/// first call of a process decides what its archive records as arguments.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments = parse_args::arguments(arguments);
    match parse_args::parse(arguments) {
        Ok(cli) => execute(&cli),
        Err(code) => code,
    }
}

fn execute(cli: &Cli) -> u8 {
    let screen = Screen::detect(cli.color);
    let mut out = BufWriter::new(io::stdout().lock());
    let outcome = commands::execute(cli, &screen, &mut out);
    // What was written so far comes before the error, also on a terminal.
    match outcome.and_then(|outcome| Ok(out.flush().map(|()| outcome)?)) {
        Ok(Outcome::Fine) => FINE,
        Ok(Outcome::NotRight) => NOT_RIGHT,
        Ok(Outcome::Interrupted(code)) => code,
        // Whoever read has seen enough (`| head`).
        Err(error) if is_broken_pipe(&error) => FINE,
        Err(error) => {
            let _ = out.flush();
            complain(&format!("{}{error:#}{}", place(&error), remedy(&error)));
            if is_mismatch(&error) { NOT_RIGHT } else { BAD_INPUT }
        }
    }
}

/// Prints the one line of an error.
pub(crate) fn complain(message: &str) {
    // Names come from outside and have any length.
    let words =
        message.split(' ').map(|word| if word.len() > MAX_WORD { shortened(word) } else { word.to_owned() });
    note(&format!("error: {}", words.collect::<Vec<_>>().join(" ")));
}

/// The longest word that an error shows whole; paths can be long.
const MAX_WORD: usize = 4200;

/// Prints a line to stderr, which may be closed.
pub(crate) fn note(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Where an error is that does not say it: only what is written to standard output names no file.
fn place(error: &anyhow::Error) -> &'static str {
    let is_full = |error: &io::Error| error.kind() == io::ErrorKind::StorageFull;
    if error.downcast_ref().is_some_and(is_full) { "cannot write standard output: " } else { "" }
}

/// What to do about an error that has something to be done about it, whichever command it stopped.
fn remedy(error: &anyhow::Error) -> &'static str {
    let is_damaged = error.downcast_ref().is_some_and(Error::is_damaged)
        || error.downcast_ref().is_some_and(gridwright::archive::Error::is_damaged);
    if is_damaged {
        "; 'gridwright archive check --repair NEW.db' saves what can be read into a new file"
    } else {
        ""
    }
}

/// Whether a result was checked and found to be wrong.
fn is_mismatch(error: &anyhow::Error) -> bool {
    error.downcast_ref().is_some_and(|error: &Error| error.kind() == ErrorKind::Mismatch)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(broken)
}
