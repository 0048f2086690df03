//! The archive: programs, their results and where they come from, in one SQLite file.
//!
//! In: batches of [`NewProgram`]s, each with its [`Source`] and [`TaskResult`]s, written under a run
//! ([`Archive::begin`]) that says which command wrote them. Out: [`Entry`]s, by hash or by [`Filter`]. A program is
//! stored once, as canonical text under its content hash; what it was called, where it came from and how it did on
//! tasks are rows beside it.
//!
//! What holds:
//!
//! - **A batch is a transaction.** [`Archive::store`] stores all of a batch or nothing, and once it returns, no
//!   `kill -9` can take it back. A run that was killed has no end; what it stored before stays.
//! - **The best of a task.** [`Archive::best`] are its programs by score on the demos, then by fuel; with
//!   [`Archive::store_best`] only so many stay.
//! - **Many processes.** Readers never wait. A writer waits for another one, [`BUSY_SECONDS`] at most.
//! - **No file but ours.** A file that is not an archive, or one of a newer version, is an error and stays as it is,
//!   byte by byte. An older version is migrated in one transaction.
//! - **Read where nothing can be written.** [`Archive::open_to_read`] takes a file in a read-only folder as it is.
//! - **No clock, no randomness.** Times and seeds come from the caller.
//!
//! ```
//! use gridwright_archive::{Archive, NewProgram, RunStart, Source};
//! use gridwright_program::parse_file;
//!
//! # let folder = tempfile::tempdir()?;
//! # let file = folder.path().join("gridwright.db");
//! let mut archive = Archive::open_or_create(&file)?;
//! let run = archive.begin(&RunStart { command: "example", version: "1", ..RunStart::default() })?;
//! let program = parse_file("a.py", "def solve_a(I): return hmirror(I)").into_result()?.remove(0);
//! let hash = program.content_hash();
//! let batch = [NewProgram { program, source: Source::File("a.py".to_owned()), results: Vec::new() }];
//! assert_eq!(archive.store(run, &batch)?.new, 1);
//! assert_eq!(archive.store(run, &batch)?.known, 1);
//! archive.finish(run, 0.5)?;
//! assert_eq!(archive.find(&hash.to_string()[..8])?, [hash]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod archive;
mod best;
mod check;
mod error;
mod gc;
mod model;
mod open;
mod outcome;
mod query;
mod salvage;
mod schema;
mod store;

pub use archive::{Archive, BUSY_SECONDS};
pub use check::Checked;
pub use error::Error;
pub use gc::Freed;
pub use model::{
    DataHash, Entry, Filter, Kind, NewProgram, Order, Place, Run, RunId, RunStart, Source, Stored,
    TaskResult, Validation, task_of,
};
pub use outcome::{OptionsHash, Recorded};
pub use salvage::Salvaged;
