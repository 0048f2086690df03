//! Saving what can be read of a damaged archive into a new one.
//!
//! In: a file that is not what it should be. Out: a new archive with every program that can be read, is canonical and has
//! its hash, with those of its names, sources and results that can be read, too. The damaged file is not touched: a copy
//! of it is read.

use std::path::Path;

use gridwright_program::{Program, ProgramHash};
use rusqlite::{Connection, OpenFlags, params};

use crate::archive::Archive;
use crate::error::{Error, Kind as ErrorKind};
use crate::model::{NewProgram, RunStart, Source, TaskResult};
use crate::open::Copied;
use crate::query::{self, RESULT};

/// What was saved of a damaged archive.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Salvaged {
    /// Programs that are in the new archive.
    pub programs: usize,
    /// Their results.
    pub results: usize,
    /// Programs that are known to have been there and could not be read.
    pub lost: usize,
}

impl Archive {
    /// Saves what can be read of a damaged archive into a new one, which must not be there yet.
    pub fn salvage(
        damaged: impl AsRef<Path>,
        whole: impl AsRef<Path>,
        start: &RunStart<'_>,
    ) -> Result<Salvaged, Error> {
        let (damaged, whole) = (damaged.as_ref(), whole.as_ref());
        if whole.exists() {
            return Err(Error::new(whole, ErrorKind::Taken));
        }
        if !damaged.is_file() {
            return Err(Error::new(damaged, ErrorKind::Missing));
        }
        let copied = Copied::of(damaged)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(&copied.file, flags)
            .map_err(|error| Error::sqlite(damaged, error))?;
        let rows = rows(&db);
        let mut archive = Archive::open_or_create(whole)?;
        let run = archive.begin(start)?;
        let mut salvaged = Salvaged::default();
        for row in rows {
            let Some(batch) = read(&db, row) else {
                salvaged.lost += 1;
                continue;
            };
            archive.store(run, &batch)?;
            salvaged.programs += 1;
            salvaged.results += batch.iter().map(|new| new.results.len()).sum::<usize>();
        }
        archive.finish(run, 0.0)?;
        Ok(salvaged)
    }
}

/// The numbers of the programs that can be found, from either end: what is damaged in the middle ends a walk.
fn rows(db: &Connection) -> Vec<i64> {
    let walk = |sql: &str| {
        let mut found: Vec<i64> = Vec::new();
        if let Ok(mut statement) = db.prepare(sql)
            && let Ok(rows) = statement.query_map([], |row| row.get::<_, i64>(0))
        {
            found.extend(rows.map_while(Result::ok));
        }
        found
    };
    let mut all = walk("SELECT id FROM program NOT INDEXED ORDER BY id");
    all.extend(walk("SELECT id FROM program NOT INDEXED ORDER BY id DESC"));
    all.sort_unstable();
    all.dedup();
    all
}

/// A program with all that can be read of it.
fn read(db: &Connection, id: i64) -> Option<Vec<NewProgram>> {
    let sql = "SELECT hash, text FROM program WHERE id = ?";
    let (hash, text): (ProgramHash, String) =
        db.query_row(sql, [id], |row| Ok((query::hash(row, 0)?, row.get(1)?))).ok()?;
    let program: Program = query::read(&hash, &text).ok()?;
    let names: Vec<String> =
        all(db, "SELECT name FROM name WHERE program = ? ORDER BY id", id, |row| row.get(0));
    let sources = "SELECT file, parent, how, found, version FROM lineage WHERE child = ? ORDER BY id";
    let mut sources: Vec<Source> = all(db, sources, id, query::source);
    if sources.is_empty() {
        sources.push(Source::File("a damaged archive".to_owned()));
    }
    let results = format!("SELECT {RESULT} FROM result WHERE program = ? ORDER BY task, data");
    let mut results: Vec<TaskResult> = all(db, &results, id, |row| query::result(row, 0));
    let mut batch = Vec::new();
    let names = if names.is_empty() { vec!["program".to_owned()] } else { names };
    for name in &names {
        for source in &sources {
            let (program, results) = (program.renamed(name), std::mem::take(&mut results));
            batch.push(NewProgram { program, source: source.clone(), results });
        }
    }
    Some(batch)
}

/// The rows that can be read.
fn all<T>(
    db: &Connection,
    sql: &str,
    id: i64,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Vec<T> {
    let Ok(mut statement) = db.prepare_cached(sql) else { return Vec::new() };
    let Ok(rows) = statement.query_map(params![id], read) else { return Vec::new() };
    rows.map_while(Result::ok).collect()
}
