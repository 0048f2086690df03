//! Reading and writing files: in bounds, and whole or not at all.
//!
//! Every command and session writes its files by [`write_file`], which promises:
//!
//! - a regular file is replaced in one step, so that neither a full disk nor a kill leaves half of one, and what was there
//!   before stays until then; its permissions stay, too;
//! - a link is followed: what it leads to is written, and the link stays;
//! - what is no regular file (`/dev/null`, a pipe, a terminal) is written to as it is;
//! - `-` is standard output.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gridwright_grid::{ReadError, read_bounded};

use crate::error::{Cause, Error};

/// How many links are followed.
const MAX_LINKS: usize = 32;

/// Whether a path stands for standard output.
pub fn is_stdout(path: impl AsRef<Path>) -> bool {
    path.as_ref() == Path::new("-")
}

/// Whether a path is replaced when it is written: a regular file, or none yet. What is not (a pipe, a device, standard
/// output) should be written once.
pub fn is_replaced(path: impl AsRef<Path>) -> bool {
    let path = path.as_ref();
    !is_stdout(path) && fs::metadata(path).map_or(true, |metadata| metadata.is_file())
}

/// Says at once, not after an hour, that a file could not be written: no folder for it, a folder of its name, or no
/// permission.
pub fn can_write(path: impl AsRef<Path>) -> Result<(), Error> {
    let path = path.as_ref();
    if is_stdout(path) {
        return Ok(());
    }
    let target = followed(path);
    if target.is_dir() {
        return Err(Cause::IsFolder(path.to_owned()).into());
    }
    if !is_replaced(&target) {
        return Ok(());
    }
    match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            return Err(Cause::NoFolder { file: path.to_owned(), folder: folder.to_owned() }.into());
        }
        _ => {}
    }
    let beside = beside(&target);
    let tried = match File::create(&beside) {
        Ok(_) => fs::remove_file(&beside),
        Err(_) if target.exists() => OpenOptions::new().write(true).open(&target).map(drop),
        Err(error) => Err(error),
    };
    tried.map_err(|error| Cause::Write(path.to_owned(), error).into())
}

/// Writes a file, whole or not at all.
pub fn write_file(path: impl AsRef<Path>, text: &str) -> Result<(), Error> {
    let path = path.as_ref();
    write(path, text.as_bytes()).map_err(|error| Cause::Write(path.to_owned(), error).into())
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if is_stdout(path) {
        let mut out = io::stdout().lock();
        return out.write_all(bytes).and_then(|()| out.flush());
    }
    let target = followed(path);
    if !is_replaced(&target) {
        let mut file = OpenOptions::new().write(true).open(&target)?;
        return file.write_all(bytes);
    }
    let beside = beside(&target);
    let mut file = match File::create(&beside) {
        Ok(file) => file,
        // A folder in which nothing can be made may hold a file that can be written.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied && target.exists() => {
            return fs::write(&target, bytes);
        }
        Err(error) => return Err(error),
    };
    let written = file.write_all(bytes).and_then(|()| {
        if let Ok(metadata) = fs::metadata(&target) {
            file.set_permissions(metadata.permissions())?;
        }
        drop(file);
        fs::rename(&beside, &target)
    });
    written.inspect_err(|_| drop(fs::remove_file(&beside)))
}

/// What a path leads to, whether that is there or not.
fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        let Ok(target) = fs::read_link(&path) else { break };
        // What the system has no path for (`/dev/fd/1` is a link to `pipe:[123]`) is opened by the link itself.
        let next = path.parent().map_or_else(|| target.clone(), |folder| folder.join(&target));
        if path.exists() && !next.exists() {
            break;
        }
        path = next;
    }
    path
}

/// Where a file is written before it takes its place; of this process alone, so that two do not write into one.
fn beside(target: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or_default());
    name.push(format!(".{}.new", std::process::id()));
    target.with_file_name(name)
}

/// What a file holds; at most [`MAX_FILE_BYTES`](gridwright_grid::MAX_FILE_BYTES), whatever it is.
pub fn read_file(path: impl AsRef<Path>) -> Result<Vec<u8>, Error> {
    let path = path.as_ref();
    read_bounded(path).map_err(|error| match error {
        ReadError::Folder => Cause::Folder(path.to_owned()).into(),
        error => Cause::Read(path.to_owned(), error).into(),
    })
}

/// The text that a file holds.
pub(crate) fn text(path: &Path) -> Result<String, Error> {
    String::from_utf8(read_file(path)?)
        .map_err(|error| Cause::NotText(path.to_owned(), error.utf8_error().valid_up_to()).into())
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]
mod tests {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn regular_files_are_replaced_and_keep_their_permissions() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.json");
        write_file(&file, "one").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        can_write(&file).unwrap();
        write_file(&file, "two").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert_eq!(names(folder.path()), ["a.json"]);
    }

    #[test]
    fn links_are_followed_and_stay() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("inner")).unwrap();
        fs::write(at("inner/real"), "old").unwrap();
        symlink("inner/real", at("link")).unwrap();
        symlink("link", at("second")).unwrap();
        symlink("inner/later", at("dangling")).unwrap();
        write_file(at("second"), "new").unwrap();
        write_file(at("dangling"), "made").unwrap();
        assert_eq!(fs::read_to_string(at("inner/real")).unwrap(), "new");
        assert_eq!(fs::read_to_string(at("inner/later")).unwrap(), "made");
        assert!(["link", "second", "dangling"].iter().all(|name| at(name).is_symlink()));
        assert_eq!(names(&at("inner")), ["later", "real"]);
    }

    #[test]
    fn what_is_no_file_stays_what_it_is() {
        for device in ["/dev/null", "/dev/stdout"] {
            can_write(device).unwrap();
        }
        write_file("/dev/null", "gone").unwrap();
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
        let error = write_file("/dev/full", "text").unwrap_err().to_string();
        assert!(error.starts_with("cannot write /dev/full: "), "{error}");
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || fs::read_to_string(pipe).unwrap()
        });
        write_file(&pipe, "through").unwrap();
        assert_eq!(reader.join().unwrap(), "through");
        assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
        assert!(!is_replaced(&pipe) && is_replaced(folder.path().join("new")) && !is_replaced("-"));
    }

    #[test]
    fn what_cannot_be_written_is_said_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let error = |name: &str| can_write(folder.path().join(name)).unwrap_err().to_string();
        assert!(error("").ends_with("is a folder; give the name of a file in it"), "{}", error(""));
        assert!(error("no/such").ends_with("/no; make it first"), "{}", error("no/such"));
    }
}
