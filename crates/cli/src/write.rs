//! Files that are there whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};

/// Says at once, not after an hour, that there is no folder for a file.
pub(crate) fn can_write(path: &Path) -> Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => Err(anyhow!(
            "cannot write {}: there is no folder {}; make it first",
            path.display(),
            folder.display()
        )),
        _ => Ok(()),
    }
}

/// Writes a file beside its place first, so that a full disk or a crash leaves no half of one.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        anyhow!("cannot write {}: {error}; check the path and the space on the disk", path.display())
    })
}
