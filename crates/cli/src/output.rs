//! Where what a command writes goes: a file, or standard output for `-`; then the report goes to standard error.

use std::io::{self, Stderr, Write};
use std::path::Path;

use anyhow::Result;
use gridwright::{is_stdout, write_file};

/// Writes a file, or to standard output for `-`.
pub(crate) fn write(file: &Path, text: &str, out: &mut dyn Write) -> Result<()> {
    if is_stdout(file) {
        out.write_all(text.as_bytes())?;
        return Ok(out.flush()?);
    }
    Ok(write_file(file, text)?)
}

/// Where a report goes beside files.
pub(crate) struct Beside {
    stderr: Option<Stderr>,
}

impl Beside {
    /// Standard error if one of the files is standard output, which then holds nothing else.
    pub(crate) fn new<'f>(files: impl IntoIterator<Item = &'f Path>) -> Beside {
        Beside { stderr: files.into_iter().any(is_stdout).then(io::stderr) }
    }

    /// Where the report goes.
    pub(crate) fn report<'o>(&'o mut self, out: &'o mut dyn Write) -> &'o mut dyn Write {
        match &mut self.stderr {
            Some(stderr) => stderr,
            None => out,
        }
    }
}
