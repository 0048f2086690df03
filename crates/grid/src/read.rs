//! Reading whole files in bounds: of memory, whatever the file is, and of time, where nobody may ever write to it.
//!
//! In: a path. Out: what it holds, at most [`MAX_FILE_BYTES`]. A device without an end (`/dev/zero`) is an error as soon as
//! it has given more; a pipe, by name or by process substitution, is read to its end, and is an error when nothing comes
//! for [`PATIENCE`].

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The most that is read of a file; parsed, it takes some two to ten times this in memory.
pub const MAX_FILE_BYTES: u64 = 256 << 20;

/// How long a pipe may be silent.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a file was not read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// There is none.
    NotFound,
    /// It is a link to what is not there.
    Dangling,
    /// It is a folder.
    Folder,
    /// It is larger than what is read at once.
    TooBig,
    /// It is a pipe, and nothing came for so long.
    Silent(Duration),
    /// The system says why.
    Io(io::Error),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::NotFound => f.write_str("no such file or folder"),
            ReadError::Dangling => f.write_str("is a link to a file that is not there"),
            ReadError::Folder => f.write_str("is a folder"),
            ReadError::TooBig => write!(
                f,
                "holds more than the {} MB that are read at once; give a smaller file",
                MAX_FILE_BYTES / 1_000_000
            ),
            ReadError::Silent(time) => write!(
                f,
                "is a pipe from which nothing came for {} seconds; check that something writes to it",
                time.as_secs_f64()
            ),
            ReadError::Io(error) => write!(f, "cannot be read: {error}"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> ReadError {
        if error.kind() == io::ErrorKind::NotFound { ReadError::NotFound } else { ReadError::Io(error) }
    }
}

/// What a file holds.
pub fn read_bounded(path: impl AsRef<Path>) -> Result<Vec<u8>, ReadError> {
    read_within(path.as_ref(), MAX_FILE_BYTES, PATIENCE)
}

fn read_within(path: &Path, most: u64, patience: Duration) -> Result<Vec<u8>, ReadError> {
    let metadata = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && path.is_symlink() => {
            return Err(ReadError::Dangling);
        }
        metadata => metadata?,
    };
    if metadata.is_dir() {
        return Err(ReadError::Folder);
    }
    if metadata.is_file() {
        if metadata.len() > most {
            return Err(ReadError::TooBig);
        }
        return to_end(File::open(path)?, most);
    }
    // Opening a pipe waits for whoever writes to it, and so may reading, so another thread does both.
    let (sender, chunks) = mpsc::sync_channel::<io::Result<Vec<u8>>>(4);
    let path = path.to_owned();
    thread::Builder::new().spawn(move || {
        let mut pipe = match File::open(path) {
            Ok(pipe) => pipe,
            Err(error) => return drop(sender.send(Err(error))),
        };
        loop {
            let mut chunk = vec![0; 1 << 16];
            let read = pipe.read(&mut chunk).map(|length| {
                chunk.truncate(length);
                chunk
            });
            let is_last = read.as_ref().map_or(true, Vec::is_empty);
            if sender.send(read).is_err() || is_last {
                return;
            }
        }
    })?;
    let mut all = Vec::new();
    loop {
        match chunks.recv_timeout(patience) {
            Ok(Ok(chunk)) if chunk.is_empty() => return Ok(all),
            Ok(chunk) => all.extend(chunk?),
            Err(RecvTimeoutError::Timeout) => return Err(ReadError::Silent(patience)),
            Err(RecvTimeoutError::Disconnected) => return Ok(all),
        }
        if all.len() as u64 > most {
            return Err(ReadError::TooBig);
        }
    }
}

/// A file may grow while it is read.
fn to_end(file: File, most: u64) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ReadError::TooBig) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_up_to_a_size() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("f");
        fs::write(&file, [7; 100]).unwrap();
        assert_eq!(read_within(&file, 100, PATIENCE).unwrap(), [7; 100]);
        assert!(matches!(read_within(&file, 99, PATIENCE), Err(ReadError::TooBig)));
        assert!(matches!(read_bounded(folder.path()), Err(ReadError::Folder)));
        assert!(matches!(read_bounded(folder.path().join("no")), Err(ReadError::NotFound)));
    }

    #[cfg(unix)]
    #[test]
    fn devices_links_and_pipes_are_bounded() {
        use std::os::unix::fs::symlink;
        use std::process::Command;

        let folder = tempfile::tempdir().unwrap();
        let (link, pipe) = (folder.path().join("link"), folder.path().join("pipe"));
        symlink("nowhere", &link).unwrap();
        assert!(matches!(read_bounded(&link), Err(ReadError::Dangling)));
        assert!(matches!(read_within(Path::new("/dev/zero"), 1 << 20, PATIENCE), Err(ReadError::TooBig)));
        assert!(read_bounded("/dev/null").unwrap().is_empty());
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let silent = read_within(&pipe, 100, Duration::from_millis(50));
        assert!(matches!(silent, Err(ReadError::Silent(_))));
        // Another pipe: the thread that still waits for the first one might get what is written there.
        let pipe = folder.path().join("other");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let writer = thread::spawn({
            let pipe = pipe.clone();
            move || fs::write(pipe, b"grid")
        });
        let read = read_within(&pipe, 100, Duration::from_secs(60));
        assert!(writer.join().is_ok() && matches!(&read, Ok(bytes) if bytes == b"grid"), "{read:?}");
    }
}
