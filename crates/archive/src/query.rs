//! Reading: programs by hash and by filter, what is known of each, runs.

use gridwright_program::{Program, ProgramHash, parse_file};
use rusqlite::types::{FromSqlError, Type};
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::archive::Archive;
use crate::error::{Error, Kind as ErrorKind};
use crate::model::{
    DataHash, Entry, Filter, Kind, Order, Run, RunId, Source, TASK_PREFIXES, TaskResult, Validation,
};
use crate::store::row_of;

/// The columns that [`entry`] reads.
pub(crate) const COLUMNS: &str = "program.id, hash, kind, text, calls, cost, program.run";

/// The columns that [`result`] reads.
pub(crate) const RESULT: &str = "task, data, demo_score, demos_exact, tests_right, fuel, engine, outputs";

/// The columns that [`recorded`] reads.
pub(crate) const RUN: &str = "command, arguments, seed, data, version, started, seconds";

impl Archive {
    /// The programs whose hash starts with these hexadecimal digits, at most two: one if the digits are enough, none if
    /// there is no such program or these are no such digits.
    pub fn find(&self, prefix: &str) -> Result<Vec<ProgramHash>, Error> {
        let bound = |digit: &str| -> Option<ProgramHash> {
            let missing = 64_usize.checked_sub(prefix.len())?;
            format!("{prefix}{}", digit.repeat(missing)).parse().ok()
        };
        let (Some(least), Some(most)) = (bound("0"), bound("f")) else { return Ok(Vec::new()) };
        let found = || -> rusqlite::Result<Vec<ProgramHash>> {
            let sql = "SELECT hash FROM program WHERE hash BETWEEN ? AND ? ORDER BY hash LIMIT 2";
            let mut statement = self.db.prepare_cached(sql)?;
            statement.query_map(params![least.as_bytes(), most.as_bytes()], |row| hash(row, 0))?.collect()
        };
        found().map_err(|error| self.error(error))
    }

    /// A program, if it is stored.
    pub fn get(&self, hash: &ProgramHash) -> Result<Option<Entry>, Error> {
        let read = || {
            let snapshot = self.db.unchecked_transaction()?;
            let sql = format!("SELECT {COLUMNS} FROM program WHERE hash = ?");
            let mut statement = snapshot.prepare_cached(&sql)?;
            statement.query_row(params![hash.as_bytes()], |row| entry(&snapshot, row)).optional()
        };
        read().map_err(|error| self.error(error))
    }

    /// Calls a function for every program of a filter, all of one moment, until it gives an error.
    pub fn for_each<E: From<Error>>(
        &self,
        filter: &Filter,
        mut visit: impl FnMut(Entry) -> Result<(), E>,
    ) -> Result<(), E> {
        let sqlite = |error| E::from(self.error(error));
        let snapshot = self.db.unchecked_transaction().map_err(sqlite)?;
        let mut statement = snapshot.prepare_cached(&select(filter.order)).map_err(sqlite)?;
        let names = TASK_PREFIXES.map(|prefix| filter.task.as_ref().map(|task| format!("{prefix}{task}")));
        let limit = filter.limit.map_or(-1, |limit| i64::try_from(limit).unwrap_or(i64::MAX));
        let kind = filter.kind.map(Kind::name);
        let [solve, verify] = &names;
        let mut rows = statement.query(params![kind, filter.task, solve, verify, limit]).map_err(sqlite)?;
        while let Some(row) = rows.next().map_err(sqlite)? {
            visit(entry(&snapshot, row).map_err(sqlite)?)?;
        }
        Ok(())
    }

    /// The programs of a filter.
    pub fn list(&self, filter: &Filter) -> Result<Vec<Entry>, Error> {
        let mut entries = Vec::new();
        self.for_each(filter, |entry| {
            entries.push(entry);
            Ok::<(), Error>(())
        })?;
        Ok(entries)
    }

    /// How a program did, by task and then by data set.
    pub fn results(&self, program: &ProgramHash) -> Result<Vec<TaskResult>, Error> {
        let read = || -> rusqlite::Result<Vec<TaskResult>> {
            let Some(program) = row_of(&self.db, program)? else { return Ok(Vec::new()) };
            let sql = format!("SELECT {RESULT} FROM result WHERE program = ? ORDER BY task, data");
            self.db.prepare_cached(&sql)?.query_map([program], |row| result(row, 0))?.collect()
        };
        read().map_err(|error| self.error(error))
    }

    /// A run, if it is there.
    pub fn run(&self, run: RunId) -> Result<Option<Run>, Error> {
        let read = || {
            let sql = format!("SELECT {RUN} FROM run WHERE id = ?");
            self.db.prepare_cached(&sql)?.query_row([run.0], recorded).optional()
        };
        read().map_err(|error| self.error(error))
    }

    /// All runs that worked on a data set, in the order in which they started.
    pub fn runs(&self, data: &DataHash) -> Result<Vec<(RunId, Run)>, Error> {
        let read = || -> rusqlite::Result<Vec<(RunId, Run)>> {
            let sql = format!("SELECT {RUN}, id FROM run WHERE data = ? ORDER BY id");
            let mut statement = self.db.prepare_cached(&sql)?;
            statement.query_map([data], |row| Ok((RunId(row.get(7)?), recorded(row)?)))?.collect()
        };
        read().map_err(|error| self.error(error))
    }

    /// The program of an entry, under a name.
    pub fn program(&self, entry: &Entry, name: &str) -> Result<Program, Error> {
        let read = read(&entry.hash, &entry.text);
        let program = read.map_err(|what| Error::new(&self.path, ErrorKind::Damaged(what)))?;
        Ok(program.renamed(name))
    }
}

/// The program of a stored text, or what is wrong with it.
pub(crate) fn read(hash: &ProgramHash, text: &str) -> Result<Program, String> {
    let short = hash.short();
    let mut programs = match parse_file(&short, text).into_result() {
        Ok(programs) => programs,
        Err(errors) => {
            let first = errors.errors().first().map(ToString::to_string).unwrap_or_default();
            let first = first.lines().next().unwrap_or_default();
            return Err(format!("the text of program {short} is not a program: {first}"));
        }
    };
    let (Some(program), true) = (programs.pop(), programs.is_empty()) else {
        return Err(format!("the text of program {short} is not one program"));
    };
    if program.content_hash() == *hash {
        Ok(program)
    } else {
        let other = program.content_hash().short();
        Err(format!("the text of program {short} is another program, {other}"))
    }
}

/// The statement for a filter; parameters: kind, task, its two names, limit.
fn select(order: Order) -> String {
    let order = match order {
        Order::Stored => "id",
        Order::Name => "(SELECT name FROM name WHERE program = program.id ORDER BY id LIMIT 1), id",
        Order::Calls => "calls, id",
        Order::Cost => "cost, id",
        Order::Hash => "hash",
    };
    format!(
        "SELECT {COLUMNS} FROM program
         WHERE (?1 IS NULL OR kind = ?1)
           AND (?2 IS NULL
                OR EXISTS (SELECT 1 FROM result WHERE program = program.id AND task = ?2)
                OR EXISTS (SELECT 1 FROM name WHERE program = program.id AND name IN (?3, ?4)))
         ORDER BY {order} LIMIT ?5"
    )
}

pub(crate) fn entry(db: &Connection, row: &Row<'_>) -> rusqlite::Result<Entry> {
    let id: i64 = row.get(0)?;
    let kind: String = row.get(2)?;
    let names = "SELECT name FROM name WHERE program = ? ORDER BY id";
    let sources = "SELECT file, parent, how, found, version FROM lineage WHERE child = ? ORDER BY id";
    Ok(Entry {
        hash: hash(row, 1)?,
        kind: Kind::by_name(&kind).ok_or_else(|| {
            let unknown = FromSqlError::Other(format!("unknown kind '{kind}'").into());
            rusqlite::Error::FromSqlConversionFailure(2, Type::Text, Box::new(unknown))
        })?,
        names: db.prepare_cached(names)?.query_map([id], |row| row.get(0))?.collect::<Result<_, _>>()?,
        text: row.get(3)?,
        calls: row.get(4)?,
        cost: row.get(5)?,
        sources: db.prepare_cached(sources)?.query_map([id], source)?.collect::<Result<_, _>>()?,
        run: RunId(row.get(6)?),
    })
}

pub(crate) fn hash(row: &Row<'_>, column: usize) -> rusqlite::Result<ProgramHash> {
    row.get(column).map(ProgramHash::from_bytes)
}

pub(crate) fn source(row: &Row<'_>) -> rusqlite::Result<Source> {
    if let Some(file) = row.get(0)? {
        return Ok(Source::File(file));
    }
    match row.get(3)? {
        Some(command) => Ok(Source::Found { command, version: row.get(4)? }),
        None => Ok(Source::Program { parent: hash(row, 1)?, how: row.get(2)? }),
    }
}

/// The result whose columns start at one.
pub(crate) fn result(row: &Row<'_>, first: usize) -> rusqlite::Result<TaskResult> {
    let engine: Option<[u8; 32]> = row.get(first + 6)?;
    let outputs: Option<[u8; 32]> = row.get(first + 7)?;
    Ok(TaskResult {
        task: row.get(first)?,
        data: row.get(first + 1)?,
        demo_score: row.get(first + 2)?,
        demos_exact: row.get(first + 3)?,
        tests_right: row.get(first + 4)?,
        fuel: row.get(first + 5)?,
        validation: engine.zip(outputs).map(|(engine, outputs)| Validation { engine, outputs }),
    })
}

pub(crate) fn recorded(row: &Row<'_>) -> rusqlite::Result<Run> {
    let data: Option<DataHash> = row.get(3)?;
    Ok(Run {
        command: row.get(0)?,
        arguments: row.get(1)?,
        seed: row.get::<_, Option<i64>>(2)?.map(i64::cast_unsigned),
        data,
        version: row.get(4)?,
        started: row.get(5)?,
        seconds: row.get(6)?,
    })
}
