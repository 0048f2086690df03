//! Files that are there whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{Cause, Error};

/// Says at once, not after an hour, that there is no folder for a file.
pub fn can_write(path: impl AsRef<Path>) -> Result<(), Error> {
    let path = path.as_ref();
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            Err(Cause::NoFolder { file: path.to_owned(), folder: folder.to_owned() }.into())
        }
        _ => Ok(()),
    }
}

/// Writes a file beside its place first, so that a full disk or a crash leaves no half of one.
pub fn write_file(path: impl AsRef<Path>, text: &str) -> Result<(), Error> {
    let path = path.as_ref();
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        Cause::Write(path.to_owned(), error).into()
    })
}

/// What a file holds.
pub fn read_file(path: impl AsRef<Path>) -> Result<Vec<u8>, Error> {
    let path = path.as_ref();
    if path.is_dir() {
        return Err(Cause::Folder(path.to_owned()).into());
    }
    fs::read(path).map_err(|error| Cause::Read(path.to_owned(), error).into())
}

/// The text that a file holds.
pub(crate) fn text(path: &Path) -> Result<String, Error> {
    String::from_utf8(read_file(path)?)
        .map_err(|error| Cause::NotText(path.to_owned(), error.utf8_error().valid_up_to()).into())
}
