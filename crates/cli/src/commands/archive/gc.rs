//! `gridwright archive gc`: an archive without what is of no use any more.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use gridwright::archive::{DataHash, Recording};
use gridwright::embedded_tasks;

use super::{ArchiveArgs, arguments};
use crate::Outcome;
use crate::args::{DataArgs, EXIT_CODES};
use crate::table::{count, number};

/// Drop what is of no use any more, and make the file as small as it can be
///
/// Results of programs that are gone are dropped. With --data, so are the results on any data set but the ones given
/// and the embedded tasks: a data set that has changed since is another one. Programs, their names and their origins
/// stay.
#[derive(Args)]
#[command(after_help = format!("{AFTER}{EXIT_CODES}"))]
pub(crate) struct Gc {
    #[command(flatten)]
    archive: ArchiveArgs,

    /// The data sets whose results to keep, as other commands take them [default: all]
    #[arg(long, value_name = "PATH", num_args = 1..)]
    data: Vec<PathBuf>,
}

const AFTER: &str = "\
Examples:
  gridwright archive gc
  gridwright archive gc --data arc-agi-1.json#train arc-agi-1.json#eval

";

impl Gc {
    /// Drops it.
    pub(crate) fn execute(&self, out: &mut dyn Write) -> Result<Outcome> {
        let kept = self.kept()?;
        let mut recording =
            Recording::of(self.archive.open_to_write()?, "archive gc", &arguments(), None, None)?;
        let freed = recording.archive_mut().collect(kept.as_deref())?;
        recording.finish()?;
        writeln!(out, "dropped {}, freed {} bytes", count(freed.results, "result"), number(freed.bytes))?;
        Ok(Outcome::Fine)
    }

    /// The data sets whose results stay, if not all do.
    fn kept(&self) -> Result<Option<Vec<DataHash>>> {
        if self.data.is_empty() {
            return Ok(None);
        }
        let mut kept = vec![*embedded_tasks()?.hash().as_bytes()];
        for path in &self.data {
            kept.push(*DataArgs { data: Some(path.clone()), keep_going: false }.load()?.hash().as_bytes());
        }
        Ok(Some(kept))
    }
}
