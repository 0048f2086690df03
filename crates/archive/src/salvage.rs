//! Saving what can be read of a damaged archive into a new one.
//!
//! In: a file that is not what it should be. Out: a new archive with every program that can be read, is canonical and has
//! its hash, with those of its names, sources and results that can be read, too; and what was recorded of tasks, with the
//! runs that did it. The damaged file is not touched: a copy of it is read.

use std::collections::BTreeMap;
use std::path::Path;

use gridwright_program::{Program, ProgramHash};
use rusqlite::{Connection, OpenFlags, Row, params};

use crate::archive::Archive;
use crate::error::{Error, Kind as ErrorKind};
use crate::model::{DataHash, NewProgram, Run, RunId, RunStart, Source, TaskResult};
use crate::open::Copied;
use crate::outcome::OptionsHash;
use crate::query::{self, RESULT, RUN};

/// What was saved of a damaged archive.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Salvaged {
    /// Programs that are in the new archive.
    pub programs: usize,
    /// Their results.
    pub results: usize,
    /// What was recorded of tasks, for a run that goes on.
    pub records: usize,
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
        salvaged.records = archive.take_records(&db, run)?;
        archive.finish(run, 0.0)?;
        Ok(salvaged)
    }

    /// Takes over what was recorded of tasks, with the runs that did it, in their order; where such a run cannot be read,
    /// `other` stands for it. How many there were.
    fn take_records(&mut self, db: &Connection, other: RunId) -> Result<usize, Error> {
        let records = records(db);
        let mut runs: BTreeMap<i64, RunId> = records.values().map(|(_, run)| (*run, other)).collect();
        for (before, after) in &mut runs {
            if let Some(run) = run(db, *before) {
                *after = self.take_run(&run)?;
            }
        }
        for ((task, data, options), (record, run)) in &records {
            let run = runs.get(run).copied().unwrap_or(other);
            self.record_outcomes(run, data, options, &[(task, record.clone())])?;
        }
        Ok(records.len())
    }

    fn take_run(&mut self, run: &Run) -> Result<RunId, Error> {
        let Run { command, arguments, seed, data, version, started, seconds } = run;
        let id = self.begin(&RunStart {
            command,
            arguments,
            seed: *seed,
            data: *data,
            version,
            started: *started,
        })?;
        if let Some(seconds) = seconds {
            self.finish(id, *seconds)?;
        }
        Ok(id)
    }
}

/// The rows that can be found from either end: what is damaged in the middle ends a walk.
fn walk<T>(
    db: &Connection,
    [forth, back]: [&str; 2],
    mut read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Vec<T> {
    let mut found = Vec::new();
    for sql in [forth, back] {
        if let Ok(mut statement) = db.prepare(sql)
            && let Ok(rows) = statement.query_map([], &mut read)
        {
            found.extend(rows.map_while(Result::ok));
        }
    }
    found
}

/// The numbers of the programs.
fn rows(db: &Connection) -> Vec<i64> {
    let both = [
        "SELECT id FROM program NOT INDEXED ORDER BY id",
        "SELECT id FROM program NOT INDEXED ORDER BY id DESC",
    ];
    let mut all = walk(db, both, |row| row.get(0));
    all.sort_unstable();
    all.dedup();
    all
}

/// What was recorded of tasks, by task, data set and options, each with its run; nothing where the table is missing, as it
/// is in older archives.
fn records(db: &Connection) -> BTreeMap<(String, DataHash, OptionsHash), (String, i64)> {
    let both = [
        "SELECT task, data, options, record, run FROM outcome ORDER BY task, data, options",
        "SELECT task, data, options, record, run FROM outcome ORDER BY task DESC, data DESC, options DESC",
    ];
    let read = |row: &Row<'_>| Ok(((row.get(0)?, row.get(1)?, row.get(2)?), (row.get(3)?, row.get(4)?)));
    walk(db, both, read).into_iter().collect()
}

fn run(db: &Connection, id: i64) -> Option<Run> {
    db.query_row(&format!("SELECT {RUN} FROM run WHERE id = ?"), [id], query::recorded).ok()
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
fn all<T>(db: &Connection, sql: &str, id: i64, read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>) -> Vec<T> {
    let Ok(mut statement) = db.prepare_cached(sql) else { return Vec::new() };
    let Ok(rows) = statement.query_map(params![id], read) else { return Vec::new() };
    rows.map_while(Result::ok).collect()
}
