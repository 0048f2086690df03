//! The handle of an open archive.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::error::Error;
use crate::open::{self, Copied};

/// How long a writer waits for another process, in seconds.
pub const BUSY_SECONDS: u64 = 30;

/// An open archive. Any number of them may be open for one file, in any number of threads and processes.
#[derive(Debug)]
pub struct Archive {
    pub(crate) db: Connection,
    pub(crate) path: PathBuf,
    /// Whether nothing can be stored.
    pub(crate) read_only: bool,
    /// The copy that is open instead of the file, if one is: it is there as long as the archive is.
    pub(crate) _copied: Option<Copied>,
}

impl Archive {
    /// Opens an archive that is there. One of an older version is migrated.
    pub fn open(path: impl AsRef<Path>) -> Result<Archive, Error> {
        open::open(path.as_ref(), false)
    }

    /// Opens an archive that is there to read it, also where neither the file nor its folder can be written: then it is
    /// taken as it is, and nothing is written anywhere near it.
    pub fn open_to_read(path: impl AsRef<Path>) -> Result<Archive, Error> {
        open::open_to_read(path.as_ref())
    }

    /// Whether nothing can be stored, since the file or its folder cannot be written.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Opens an archive, or makes an empty one where there is no file or an empty file.
    pub fn open_or_create(path: impl AsRef<Path>) -> Result<Archive, Error> {
        open::open(path.as_ref(), true)
    }

    /// An error of SQLite, with the file that it is about.
    pub(crate) fn error(&self, error: rusqlite::Error) -> Error {
        Error::sqlite(&self.path, error)
    }
}
