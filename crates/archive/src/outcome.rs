//! What came of tasks, for a later run that goes on: a text for each task of a data set and set of options.
//!
//! What the text says is the caller's. It is found again by the options' hash, so that another version, another effort or
//! another seed finds nothing.

use rusqlite::{OptionalExtension, TransactionBehavior, params};

use crate::archive::Archive;
use crate::error::Error;
use crate::model::{DataHash, RunId};

/// What was recorded of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// The task's id.
    pub task: String,
    /// What it was recorded under.
    pub options: OptionsHash,
    /// What the caller wrote.
    pub record: String,
    /// The run that wrote it.
    pub run: RunId,
}

/// The hash of all that an outcome follows from, besides the task and the programs that were known.
pub type OptionsHash = [u8; 32];

impl Archive {
    /// Records what came of tasks, each by its id, in one transaction. A later record replaces an earlier one.
    pub fn record_outcomes(
        &mut self,
        run: RunId,
        data: &DataHash,
        options: &OptionsHash,
        records: &[(&str, String)],
    ) -> Result<(), Error> {
        let path = &self.path;
        let sqlite = |error| Error::sqlite(path, error);
        let transaction =
            self.db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(sqlite)?;
        for (task, record) in records {
            let sql =
                "INSERT OR REPLACE INTO outcome (task, data, options, record, run) VALUES (?, ?, ?, ?, ?)";
            let row = params![task, data, options, record, run.0];
            transaction.prepare_cached(sql).and_then(|mut insert| insert.execute(row)).map_err(sqlite)?;
        }
        transaction.commit().map_err(sqlite)
    }

    /// What was recorded of a task, if anything was.
    pub fn outcome(
        &self,
        task: &str,
        data: &DataHash,
        options: &OptionsHash,
    ) -> Result<Option<String>, Error> {
        let sql = "SELECT record FROM outcome WHERE task = ? AND data = ? AND options = ?";
        let read = || {
            let mut statement = self.db.prepare_cached(sql)?;
            statement.query_row(params![task, data, options], |row| row.get(0)).optional()
        };
        read().map_err(|error| self.error(error))
    }

    /// All that was recorded of the tasks of a data set, under any options, by task and then by run.
    pub fn outcomes(&self, data: &DataHash) -> Result<Vec<Recorded>, Error> {
        let sql = "SELECT task, options, record, run FROM outcome WHERE data = ? ORDER BY task, run, options";
        let read = || -> rusqlite::Result<Vec<Recorded>> {
            let mut statement = self.db.prepare_cached(sql)?;
            let recorded = statement.query_map(params![data], |row| {
                Ok(Recorded {
                    task: row.get(0)?,
                    options: row.get(1)?,
                    record: row.get(2)?,
                    run: RunId(row.get(3)?),
                })
            })?;
            recorded.collect()
        };
        read().map_err(|error| self.error(error))
    }
}
