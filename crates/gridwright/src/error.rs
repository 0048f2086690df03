//! What can go wrong: one opaque type that answers questions.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use gridwright_engine::DiffersError;
use gridwright_grid::submission::SubmissionError;
use gridwright_grid::{DataError, ReadError};
use gridwright_program::{GraphError, ParseErrors};

/// Why something could not be done. Its message is one line that names the file, if there is one; what happened is
/// asked by [`Error::kind`] and by the questions beside it.
///
/// ```
/// use gridwright::{ErrorKind, load};
///
/// let error = load("no/such/folder").unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::Input);
/// assert!(error.is_not_found());
/// ```
#[derive(Debug)]
pub struct Error(Box<Cause>);

/// What an [`Error`] is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Tasks, programs or a submission that cannot be read, or that say something that cannot be.
    Input,
    /// A file that cannot be written.
    Output,
    /// An archive that cannot be opened, read or written.
    Archive,
    /// Options that cannot be followed.
    Options,
    /// A device that is not there or does not work.
    Device,
    /// A backend has given a result that was found to be wrong.
    Mismatch,
    /// The system or the program representation has no room: no thread, or more calls than a graph holds.
    Resources,
}

#[derive(Debug)]
pub(crate) enum Cause {
    Data(DataError),
    Read(PathBuf, ReadError),
    Folder(PathBuf),
    Parse {
        file: String,
        errors: ParseErrors,
        hidden: usize,
    },
    Submission(PathBuf, SubmissionError),
    NotText(PathBuf, usize),
    Differs(DiffersError),
    Write(PathBuf, io::Error),
    IsFolder(PathBuf),
    NoFolder {
        file: PathBuf,
        folder: PathBuf,
    },
    #[cfg(feature = "archive")]
    Archive(gridwright_archive::Error),
    Options(String),
    #[cfg(feature = "gpu")]
    Device(gridwright_gpu::GpuError),
    Mismatch(String),
    Threads(String),
    Graph(GraphError),
}

impl Error {
    pub(crate) fn options(what: impl Into<String>) -> Error {
        Cause::Options(what.into()).into()
    }

    /// An error if a backend has given a result that was found to be wrong.
    pub(crate) fn of_mismatch(backend: &dyn gridwright_engine::Backend) -> Result<(), Error> {
        backend.mismatch().map_or(Ok(()), |what| Err(Cause::Mismatch(what).into()))
    }

    pub(crate) fn threads(error: &dyn fmt::Display) -> Error {
        Cause::Threads(error.to_string()).into()
    }

    /// What it is about.
    pub fn kind(&self) -> ErrorKind {
        match *self.0 {
            Cause::Data(_)
            | Cause::Read(..)
            | Cause::Folder(_)
            | Cause::Parse { .. }
            | Cause::Submission(..)
            | Cause::NotText(..)
            | Cause::Differs(_) => ErrorKind::Input,
            Cause::Write(..) | Cause::IsFolder(_) | Cause::NoFolder { .. } => ErrorKind::Output,
            #[cfg(feature = "archive")]
            Cause::Archive(_) => ErrorKind::Archive,
            Cause::Options(_) => ErrorKind::Options,
            #[cfg(feature = "gpu")]
            Cause::Device(_) => ErrorKind::Device,
            Cause::Mismatch(_) => ErrorKind::Mismatch,
            Cause::Threads(_) | Cause::Graph(_) => ErrorKind::Resources,
        }
    }

    /// The file or folder at fault, if there is one.
    pub fn path(&self) -> Option<&Path> {
        match &*self.0 {
            Cause::Data(error) => error.file(),
            Cause::Read(path, _)
            | Cause::Folder(path)
            | Cause::Submission(path, _)
            | Cause::NotText(path, _)
            | Cause::Write(path, _)
            | Cause::IsFolder(path)
            | Cause::NoFolder { file: path, .. } => Some(path),
            _ => None,
        }
    }

    /// Whether what should be read does not exist.
    pub fn is_not_found(&self) -> bool {
        match &*self.0 {
            Cause::Data(error) => error.is_not_found(),
            Cause::Read(_, error) => matches!(error, ReadError::NotFound),
            #[cfg(feature = "archive")]
            Cause::Archive(error) => error.is_missing(),
            _ => false,
        }
    }

    /// Whether an archive could be read, but not be written.
    pub fn is_read_only(&self) -> bool {
        match &*self.0 {
            #[cfg(feature = "archive")]
            Cause::Archive(error) => error.is_read_only(),
            _ => false,
        }
    }

    /// Whether a file is an archive, but a damaged one.
    pub fn is_damaged(&self) -> bool {
        match &*self.0 {
            #[cfg(feature = "archive")]
            Cause::Archive(error) => error.is_damaged(),
            _ => false,
        }
    }

    /// Whether no threads could be had; fewer may do.
    pub fn is_threads(&self) -> bool {
        matches!(*self.0, Cause::Threads(_))
    }

    /// What is wrong with a file of programs, each with its line.
    pub fn parse_errors(&self) -> Option<&ParseErrors> {
        match &*self.0 {
            Cause::Parse { errors, .. } => Some(errors),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Cause::Data(error) => error.fmt(f),
            Cause::Read(path, ReadError::NotFound) => {
                write!(f, "no such file: {}; check the path", path.display())
            }
            Cause::Read(path, error) => write!(f, "{} {error}", path.display()),
            Cause::Folder(path) => {
                let files = path.join("*.py");
                write!(f, "{} is a folder; give the files in it, as in '{}'", path.display(), files.display())
            }
            Cause::Parse { file, errors, hidden } => {
                let errors = errors.errors().len() + hidden;
                write!(f, "{file} has {errors} error{}", if errors == 1 { "" } else { "s" })
            }
            Cause::Submission(path, error) => write!(f, "{}: {error}", path.display()),
            Cause::NotText(path, byte) => write!(f, "{} is not UTF-8 text (byte {byte})", path.display()),
            Cause::Differs(error) => error.fmt(f),
            Cause::Write(path, error) => {
                write!(
                    f,
                    "cannot write {}: {error}; check the path and the space on the disk",
                    path.display()
                )
            }
            Cause::IsFolder(path) => {
                write!(f, "cannot write {}: it is a folder; give the name of a file in it", path.display())
            }
            Cause::NoFolder { file, folder } => {
                let (file, folder) = (file.display(), folder.display());
                write!(f, "cannot write {file}: there is no folder {folder}; make it first")
            }
            #[cfg(feature = "archive")]
            Cause::Archive(error) => error.fmt(f),
            Cause::Options(what) => f.write_str(what),
            #[cfg(feature = "gpu")]
            Cause::Device(error) => error.fmt(f),
            Cause::Mismatch(what) => write!(
                f,
                "a device does not give what the CPU gives: {what}; what is found from here on is not kept, and what was \
                 kept before may be wrong, too; please report it, and use --backend cpu"
            ),
            Cause::Threads(error) => write!(f, "cannot start threads: {error}"),
            Cause::Graph(error) => error.fmt(f),
        }
    }
}

/// The message has all that there is to say, so there is no source to print behind it.
impl std::error::Error for Error {}

impl From<Cause> for Error {
    fn from(cause: Cause) -> Error {
        Error(Box::new(cause))
    }
}

impl From<DataError> for Error {
    fn from(error: DataError) -> Error {
        Cause::Data(error).into()
    }
}

impl From<DiffersError> for Error {
    fn from(error: DiffersError) -> Error {
        Cause::Differs(error).into()
    }
}

impl From<GraphError> for Error {
    fn from(error: GraphError) -> Error {
        Cause::Graph(error).into()
    }
}

#[cfg(feature = "archive")]
impl From<gridwright_archive::Error> for Error {
    fn from(error: gridwright_archive::Error) -> Error {
        Cause::Archive(error).into()
    }
}

#[cfg(feature = "gpu")]
impl From<gridwright_gpu::GpuError> for Error {
    fn from(error: gridwright_gpu::GpuError) -> Error {
        Cause::Device(error).into()
    }
}

/// Of the threads that work; files have their paths with them.
impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::threads(&error)
    }
}
