//! What can go wrong with an archive.

use std::fmt;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::archive::BUSY_SECONDS;

/// Why an archive cannot be opened, read or written. Its message is one line and names the file.
#[derive(Debug)]
pub struct Error {
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
pub(crate) enum Kind {
    Missing,
    NoFolder,
    NotAFile,
    Unreadable(std::io::Error),
    Empty,
    Foreign,
    Newer { found: i64, known: i64 },
    NoWal,
    ReadOnly,
    Uncopied(std::io::Error),
    Taken,
    Damaged(String),
    Sqlite(rusqlite::Error),
}

impl Error {
    pub(crate) fn new(path: &Path, kind: Kind) -> Error {
        Error { path: path.to_owned(), kind }
    }

    pub(crate) fn sqlite(path: &Path, error: rusqlite::Error) -> Error {
        Error::new(path, Kind::Sqlite(error))
    }

    /// Whether there is no archive: no file, or an empty one.
    pub fn is_missing(&self) -> bool {
        matches!(self.kind, Kind::Missing | Kind::Empty)
    }

    /// Whether the archive could be read, but it or its folder cannot be written.
    pub fn is_read_only(&self) -> bool {
        match &self.kind {
            Kind::ReadOnly => true,
            Kind::Sqlite(error) => matches!(
                error.sqlite_error_code(),
                Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen)
            ),
            _ => false,
        }
    }

    /// Whether there was no space for what SQLite keeps beside a file.
    pub(crate) fn is_without_space(&self) -> bool {
        let Kind::Sqlite(error) = &self.kind else { return false };
        matches!(error.sqlite_error_code(), Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure))
    }

    /// Whether the file is an archive, but a damaged one.
    pub fn is_damaged(&self) -> bool {
        match &self.kind {
            Kind::Damaged(_) => true,
            Kind::Sqlite(error) => is_damage(error),
            _ => false,
        }
    }
}

/// Whether an error says that the file is not what SQLite wrote.
pub(crate) fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error};
    match error.sqlite_error_code() {
        // A table or column is not there that its version has.
        _ if is_logic(error) => true,
        Some(code) => matches!(code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase),
        // Values that no version of ours stores.
        None => matches!(
            error,
            FromSqlConversionFailure(..)
                | IntegralValueOutOfRange(..)
                | InvalidColumnType(..)
                | Utf8Error(..)
        ),
    }
}

/// Whether our SQL does not fit the tables of a file.
fn is_logic(error: &rusqlite::Error) -> bool {
    const SQLITE_ERROR: i32 = 1;
    match error {
        rusqlite::Error::SqlInputError { .. } => true,
        rusqlite::Error::SqliteFailure(error, _) => error.extended_code == SQLITE_ERROR,
        _ => false,
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.kind {
            Kind::Missing => write!(f, "there is no archive {path}"),
            Kind::NoFolder => write!(f, "cannot make the archive {path}: there is no such folder"),
            Kind::NotAFile => write!(f, "{path} is not a file"),
            Kind::Unreadable(error) => write!(f, "cannot read {path}: {error}"),
            Kind::Empty => write!(f, "{path} is an empty file, not yet an archive"),
            Kind::Foreign => write!(f, "{path} is not an archive of gridwright; it was left as it is"),
            Kind::Newer { found, known } => write!(
                f,
                "{path} is an archive of version {found}, and this gridwright knows versions up to {known}; use a \
                 newer gridwright"
            ),
            Kind::NoWal => write!(
                f,
                "the file system of {path} cannot hold an archive (no shared memory for its log); use a local disk"
            ),
            Kind::ReadOnly => write!(f, "cannot write {path}; an archive and its folder have to be writable"),
            Kind::Uncopied(error) => write!(
                f,
                "{path} cannot be written, and a copy to read from cannot be made: {error}; copy it to a folder that can be \
                 written"
            ),
            Kind::Taken => {
                write!(f, "{path} is there already, and stays as it is; give the name of a new file")
            }
            Kind::Damaged(what) => write!(f, "{path} is damaged: {what}"),
            Kind::Sqlite(error) => sqlite(f, &self.path, error),
        }
    }
}

/// SQLite's errors in words that say what to do.
fn sqlite(f: &mut fmt::Formatter<'_>, path: &Path, error: &rusqlite::Error) -> fmt::Result {
    let path = path.display();
    // What SQLite says of an SQL error ends with the statement, which is no news to anyone.
    let said = match error {
        rusqlite::Error::SqliteFailure(_, Some(msg)) | rusqlite::Error::SqlInputError { msg, .. }
            if is_logic(error) =>
        {
            format!("it is not what its version says ({msg})")
        }
        rusqlite::Error::SqliteFailure(_, Some(message)) => message.clone(),
        other => other.to_string(),
    };
    let said = said.replace('\n', " ");
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => {
            write!(f, "cannot write {path}: the disk is full; the archive is as it was before")
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            write!(f, "{path} was in use by another process for {BUSY_SECONDS} seconds; try again later")
        }
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
            write!(f, "cannot write {path} ({said}); an archive and its folder have to be writable")
        }
        _ if is_damage(error) => write!(f, "{path} is damaged: {said}"),
        _ => write!(f, "cannot use {path}: {said}"),
    }
}

/// The message has all that there is to say, so there is no source to print behind it.
impl std::error::Error for Error {}
