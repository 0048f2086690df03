//! Opening a file: is it ours, which version has it, and the settings of a connection.
//!
//! Whether a file is ours is read from its header before SQLite sees it, since SQLite may write to a file that it only
//! opens (to roll back, or to write back its log). That is sound because the header of an archive is written when it is
//! made, before there is a log. What stands in the log, such as a newer version, is then asked of SQLite.

use std::env;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::archive::{Archive, BUSY_SECONDS};
use crate::error::{Error, Kind};
use crate::schema::{self, APPLICATION_ID, STEPS};

/// What the file is, by its header.
enum Header {
    /// There is no file.
    Missing,
    /// No bytes: nothing was ever stored. Whoever is killed while making an archive leaves this.
    Empty,
    /// An archive of that version, at least.
    Ours(i64),
    /// Something else.
    Foreign,
}

/// Every SQLite file starts so.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// The length of SQLite's header, and where it has the version and whose file it is, as big-endian numbers.
const HEADER_LENGTH: u64 = 100;
const VERSION_AT: usize = 60;
const APPLICATION_AT: usize = 68;

pub(crate) fn open(path: &Path, create: bool) -> Result<Archive, Error> {
    let fail = |kind: Kind| Err(Error::new(path, kind));
    match header(path)? {
        Header::Foreign => return fail(Kind::Foreign),
        Header::Ours(version) => check_version(path, version)?,
        Header::Missing if !create => return fail(Kind::Missing),
        Header::Empty if !create => return fail(Kind::Empty),
        Header::Missing if !parent(path).is_dir() => return fail(Kind::NoFolder),
        Header::Missing | Header::Empty => {}
    }
    let sqlite = |error: rusqlite::Error| Error::sqlite(path, error);
    let create_flag = if create { OpenFlags::SQLITE_OPEN_CREATE } else { OpenFlags::empty() };
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | create_flag;
    let mut db = Connection::open_with_flags(path, flags).map_err(sqlite)?;
    db.busy_timeout(Duration::from_secs(BUSY_SECONDS)).map_err(sqlite)?;
    if db.is_readonly("main").map_err(sqlite)? {
        return fail(Kind::ReadOnly);
    }
    // A file whose making was broken off is rolled back by now.
    let application: i32 = db.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(sqlite)?;
    if application != APPLICATION_ID && !create {
        return fail(Kind::Empty);
    }
    let version = schema::version(&db).map_err(sqlite)?;
    check_version(path, version)?;
    if application != APPLICATION_ID || version < known_version() {
        schema::migrate(&mut db, STEPS).map_err(sqlite)?;
    }
    if !use_log(&db).map_err(sqlite)? {
        return fail(Kind::NoWal);
    }
    set_up(&db).map_err(sqlite)?;
    Ok(Archive { db, path: path.to_owned(), read_only: false, _copied: None })
}

/// Opens an archive to read it. One that cannot be written is opened as a file that nobody changes, without a lock or a
/// log; where a log is left beside it, or it has an older version, a copy is opened instead.
pub(crate) fn open_to_read(path: &Path) -> Result<Archive, Error> {
    match open(path, false) {
        Err(error) if error.is_read_only() || error.is_without_space() => {}
        other => return other,
    }
    let Header::Ours(version) = header(path)? else { return Err(Error::new(path, Kind::Missing)) };
    let has_log = log_of(path).metadata().is_ok_and(|log| log.len() > 0);
    if has_log || version < known_version() {
        let copied = Copied::of(path)?;
        let archive = open(&copied.file, false)?;
        return Ok(Archive { path: path.to_owned(), read_only: true, _copied: Some(copied), ..archive });
    }
    let sqlite = |error: rusqlite::Error| Error::sqlite(path, error);
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let db =
        Connection::open_with_flags(format!("file:{}?immutable=1", escaped(path)), flags).map_err(sqlite)?;
    set_up(&db).map_err(sqlite)?;
    Ok(Archive { db, path: path.to_owned(), read_only: true, _copied: None })
}

/// A path as a part of an URI.
fn escaped(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-~".contains(&byte);
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    bytes
        .map(|&byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The log that SQLite keeps beside a file.
fn log_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

/// A copy of an archive in a temporary folder of its own, gone when it is dropped.
#[derive(Debug)]
pub(crate) struct Copied {
    folder: PathBuf,
    pub(crate) file: PathBuf,
}

impl Copied {
    pub(crate) fn of(path: &Path) -> Result<Copied, Error> {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("gridwright-archive-{}-{number}", process::id()));
        let copied = Copied { file: folder.join("copy.db"), folder };
        let copy = || -> io::Result<()> {
            fs::create_dir(&copied.folder)?;
            // Not fs::copy, which would copy that it cannot be written.
            io::copy(&mut File::open(path)?, &mut File::create(&copied.file)?)?;
            let log = log_of(path);
            if log.exists() {
                io::copy(&mut File::open(log)?, &mut File::create(log_of(&copied.file))?)?;
            }
            Ok(())
        };
        copy().map_err(|error| Error::new(path, Kind::Uncopied(error)))?;
        Ok(copied)
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn header(path: &Path) -> Result<Header, Error> {
    let unreadable = |error: io::Error| Error::new(path, Kind::Unreadable(error));
    // Asked before opening, which would wait for a pipe.
    match path.metadata() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Header::Missing),
        Err(error) => return Err(unreadable(error)),
        Ok(metadata) if !metadata.is_file() => return Err(Error::new(path, Kind::NotAFile)),
        Ok(_) => {}
    }
    let mut bytes = Vec::new();
    let mut start = File::open(path).map_err(unreadable)?.take(HEADER_LENGTH);
    start.read_to_end(&mut bytes).map_err(unreadable)?;
    let number = |at: usize| {
        let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok())?;
        Some(i32::from_be_bytes(four))
    };
    if bytes.is_empty() {
        return Ok(Header::Empty);
    }
    match (number(APPLICATION_AT), number(VERSION_AT)) {
        (Some(APPLICATION_ID), Some(version)) if bytes.starts_with(MAGIC) => Ok(Header::Ours(version.into())),
        _ => Ok(Header::Foreign),
    }
}

/// The folder of a file.
fn parent(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The version that this code writes.
fn known_version() -> i64 {
    // A handful of steps.
    STEPS.len() as i64
}

fn check_version(path: &Path, found: i64) -> Result<(), Error> {
    let known = known_version();
    if found > known { Err(Error::new(path, Kind::Newer { found, known })) } else { Ok(()) }
}

/// Makes the file use a write-ahead log, in which readers and a writer do not wait for each other, and which is whole
/// after a kill at any moment. False if the file system cannot do it.
///
/// While others open the file for the first time, too, SQLite says that it is busy without waiting, so we wait.
fn use_log(db: &Connection) -> rusqlite::Result<bool> {
    const PAUSE: Duration = Duration::from_millis(10);
    let mut pauses = BUSY_SECONDS * 100;
    loop {
        let mode: rusqlite::Result<String> =
            db.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0));
        match mode {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && pauses > 0 => {
                pauses -= 1;
                thread::sleep(PAUSE);
            }
            mode => return mode.map(|mode| mode == "wal"),
        }
    }
}

/// `synchronous = NORMAL`: when a commit returns, the operating system has it, so no kill of the process can take it
/// back. A power cut can, for the last few commits, though it never damages the file; `FULL` would not lose them, at
/// the price of a flush of the disk for every batch.
fn set_up(db: &Connection) -> rusqlite::Result<()> {
    db.pragma_update(None, "synchronous", "normal")?;
    db.pragma_update(None, "foreign_keys", true)?;
    // A file from elsewhere may have views and triggers that call functions with side effects.
    db.pragma_update(None, "trusted_schema", false)
}
