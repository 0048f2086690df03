//! Writing: runs and batches.

use std::collections::{HashMap, HashSet};

use gridwright_program::{Program, ProgramHash};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::archive::Archive;
use crate::best;
use crate::error::Error;
use crate::model::{Kind, NewProgram, RunId, RunStart, Source, Stored, TaskResult};

/// What a stored program's function is called, so that equal programs have equal texts.
pub(crate) const TEXT_NAME: &str = "program";

/// The text under which a program is stored.
pub(crate) fn text_of(program: &Program) -> String {
    program.renamed(TEXT_NAME).to_string()
}

impl Archive {
    /// Records that a command starts that is going to write.
    pub fn begin(&mut self, start: &RunStart<'_>) -> Result<RunId, Error> {
        let sql =
            "INSERT INTO run (command, arguments, seed, data, version, started) VALUES (?, ?, ?, ?, ?, ?)";
        // SQLite has no unsigned numbers; the bits are what counts of a seed.
        let seed = start.seed.map(u64::cast_signed);
        let row = params![start.command, start.arguments, seed, start.data, start.version, start.started];
        self.db.execute(sql, row).map_err(|error| self.error(error))?;
        Ok(RunId(self.db.last_insert_rowid()))
    }

    /// Records that a run has ended, and how long it took.
    pub fn finish(&mut self, run: RunId, seconds: f64) -> Result<(), Error> {
        let sql = "UPDATE run SET seconds = ? WHERE id = ?";
        self.db.execute(sql, params![seconds, run.0]).map_err(|error| self.error(error))?;
        Ok(())
    }

    /// Stores a batch in one transaction: all of it or, on an error, nothing.
    pub fn store(&mut self, run: RunId, batch: &[NewProgram]) -> Result<Stored, Error> {
        self.store_best(run, batch, usize::MAX)
    }

    /// Stores a batch, and of every task that it has results for keeps only the best results, so many of a kind; in one
    /// transaction. A program that has no result left and that is from no file is dropped with its last result.
    pub fn store_best(&mut self, run: RunId, batch: &[NewProgram], most: usize) -> Result<Stored, Error> {
        let path = &self.path;
        let sqlite = |error| Error::sqlite(path, error);
        // The lock is taken at once: a reader that becomes a writer may not wait for others and would fail.
        let transaction =
            self.db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(sqlite)?;
        let mut stored = store_all(&transaction, run, batch).map_err(sqlite)?;
        stored.dropped = best::prune(&transaction, batch, most).map_err(sqlite)?;
        transaction.commit().map_err(sqlite)?;
        Ok(stored)
    }
}

fn store_all(db: &Transaction<'_>, run: RunId, batch: &[NewProgram]) -> rusqlite::Result<Stored> {
    let mut stored = Stored::default();
    // A program that did well on many tasks comes many times in a batch; its rows but the results are written once.
    let mut rows: HashMap<ProgramHash, i64> = HashMap::new();
    let mut written: HashSet<(i64, &str, &Source)> = HashSet::new();
    for new in batch {
        let hash = new.program.content_hash();
        let before = match rows.get(&hash) {
            Some(row) => Some(*row),
            None => row_of(db, &hash)?,
        };
        let program = match before {
            Some(row) => {
                stored.known += 1;
                row
            }
            None => {
                stored.new += 1;
                insert(db, run, &hash, &new.program)?
            }
        };
        rows.insert(hash, program);
        if written.insert((program, new.program.name(), &new.source)) {
            db.prepare_cached("INSERT INTO name (program, name) VALUES (?, ?) ON CONFLICT DO NOTHING")?
                .execute(params![program, new.program.name()])?;
            insert_source(db, run, program, &new.source)?;
        }
        for result in &new.results {
            insert_result(db, run, program, result)?;
        }
    }
    Ok(stored)
}

/// The row of a program, if it is stored.
pub(crate) fn row_of(db: &Connection, hash: &ProgramHash) -> rusqlite::Result<Option<i64>> {
    let mut statement = db.prepare_cached("SELECT id FROM program WHERE hash = ?")?;
    statement.query_row(params![hash.as_bytes()], |row| row.get(0)).optional()
}

fn insert(db: &Connection, run: RunId, hash: &ProgramHash, program: &Program) -> rusqlite::Result<i64> {
    let sql = "INSERT INTO program (hash, kind, text, calls, cost, run) VALUES (?, ?, ?, ?, ?, ?)";
    db.prepare_cached(sql)?.insert(params![
        hash.as_bytes(),
        Kind::of(program).name(),
        text_of(program),
        program.calls(),
        program.cost(),
        run.0
    ])
}

fn insert_source(db: &Connection, run: RunId, child: i64, source: &Source) -> rusqlite::Result<()> {
    let columns = match source {
        Source::File(_) => "file",
        Source::Program { .. } => "parent, how",
        Source::Found { .. } => "found, version",
    };
    let values = if columns.contains(',') { "?, ?" } else { "?" };
    let sql =
        format!("INSERT INTO lineage (child, run, {columns}) VALUES (?, ?, {values}) ON CONFLICT DO NOTHING");
    let mut insert = db.prepare_cached(&sql)?;
    match source {
        Source::File(file) => insert.execute(params![child, run.0, file])?,
        Source::Program { parent, how } => insert.execute(params![child, run.0, parent.as_bytes(), how])?,
        Source::Found { command, version } => insert.execute(params![child, run.0, command, version])?,
    };
    Ok(())
}

fn insert_result(db: &Connection, run: RunId, program: i64, result: &TaskResult) -> rusqlite::Result<()> {
    let sql = "INSERT OR REPLACE INTO result
        (program, task, data, demo_score, demos_exact, tests_right, fuel, engine, outputs, run)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    db.prepare_cached(sql)?.execute(params![
        program,
        result.task,
        result.data,
        result.demo_score,
        result.demos_exact,
        result.tests_right,
        result.fuel,
        result.validation.map(|validation| validation.engine),
        result.validation.map(|validation| validation.outputs),
        run.0
    ])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use gridwright_program::parse_file;

    use super::*;

    fn batch(programs: usize) -> Vec<NewProgram> {
        let text: String =
            (0..programs).map(|i| format!("def f{i}(I): return shift(I, ({i}, 7))\n")).collect();
        let source = Source::File("test.py".to_owned());
        let new = |program| NewProgram { program, source: source.clone(), results: Vec::new() };
        parse_file("test.py", &text).programs.into_iter().map(new).collect()
    }

    /// Stores two batches, the second under a setting with which SQLite cannot write all of it.
    fn second(setting: &str, value: i64) -> String {
        let folder = tempfile::tempdir().unwrap();
        let mut archive = Archive::open_or_create(folder.path().join("a.db")).unwrap();
        let run = archive.begin(&RunStart::default()).unwrap();
        archive.store(run, &batch(10)).unwrap();
        archive.db.pragma_query(None, setting, |_| Ok(())).unwrap();
        archive.db.pragma(None, setting, value, |_| Ok(())).unwrap();
        let error = archive.store(run, &batch(1000)).unwrap_err().to_string();
        let checked = archive.check().unwrap();
        assert_eq!((checked.programs, checked.problems.len()), (10, 0));
        error.replace(&folder.path().display().to_string(), "")
    }

    #[test]
    fn a_full_disk_leaves_the_archive_as_it_was() {
        let error = second("max_page_count", 20);
        assert_eq!(error, "cannot write /a.db: the disk is full; the archive is as it was before");
    }

    #[test]
    fn a_file_that_cannot_be_written_stays_as_it_was() {
        let error = second("query_only", 1);
        assert!(error.ends_with("an archive and its folder have to be writable"), "{error}");
    }
}
