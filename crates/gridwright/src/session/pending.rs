//! Outcomes that wait for their turn, in a file beside the archive: a line that says whose they are, then one for each.
//!
//! A line is written at once and whole, so a process that is killed loses what it has not been told yet and nothing else; a
//! last line that is cut off is not read. The file goes when a session has written down all that was in it.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use gridwright_grid::{DataSet, Task};

use crate::archive::OptionsHash;
use crate::error::{Cause, Error};
use crate::files::read_file;
use crate::outcome::Outcome;

/// The file, and what an earlier session left in it.
pub(super) struct Pending {
    file: PathBuf,
    /// What the first line is: outcomes of other data or options are of no use.
    head: String,
    /// Opened for the first outcome that waits.
    writer: Option<File>,
    left: Vec<String>,
    /// Whether the file has outcomes of these data and options.
    is_ours: bool,
    /// Whether the file was given up, because it could not be written.
    failed: bool,
}

impl Pending {
    /// The file beside an archive; what it has is read if a session goes on, and is else written over.
    pub(super) fn beside(archive: &Path, data: &DataSet, options: &OptionsHash, resume: bool) -> Pending {
        let mut file = archive.as_os_str().to_owned();
        file.push(".pending");
        let file = PathBuf::from(file);
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let head = format!("gridwright outcomes 1 {} {}", hex(data.hash().as_bytes()), hex(options));
        let text = if file.is_file() { read_file(&file).unwrap_or_default() } else { Vec::new() };
        let text = String::from_utf8_lossy(&text);
        let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
        let is_ours = lines.next() == Some(&head);
        let left = lines.filter(|_| is_ours && resume).map(str::to_owned).collect();
        Pending { file, head, writer: None, left, is_ours, failed: false }
    }

    /// What an earlier session left of a task. It is as if it had come now: the archive does not have it yet.
    pub(super) fn take(&mut self, task: &Task) -> Option<Outcome> {
        self.left.iter().find_map(|line| Outcome::from_text(task, line).ok()).map(|mut outcome| {
            outcome.resumed = false;
            outcome
        })
    }

    /// Writes an outcome down. After a failure nothing more is written.
    pub(super) fn keep(&mut self, outcome: &Outcome) -> Result<(), Error> {
        // A defect is to be seen again, not kept.
        if self.failed || outcome.is_defect() {
            return Ok(());
        }
        let written = self.append(&outcome.to_text());
        self.failed = written.is_err();
        written.map_err(|error| Cause::Write(self.file.clone(), error).into())
    }

    fn append(&mut self, line: &str) -> std::io::Result<()> {
        let writer = match &mut self.writer {
            Some(writer) => writer,
            none => {
                // Anew: what was there is another session's, or is written again, without the line that was cut off.
                let file = OpenOptions::new().write(true).create(true).truncate(true).open(&self.file)?;
                let writer = none.insert(file);
                let lines = [&self.head].into_iter().chain(&self.left).map(|line| format!("{line}\n"));
                writer.write_all(lines.collect::<String>().as_bytes())?;
                writer
            }
        };
        writer.write_all(format!("{line}\n").as_bytes())
    }

    /// All is written down elsewhere: the file goes, unless it is another session's, which may go on.
    pub(super) fn clear(self) {
        if self.is_ours || self.writer.is_some() {
            // One that stays is of no use to anybody, and no harm.
            drop(fs::remove_file(&self.file));
        }
    }
}
