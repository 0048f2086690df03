//! The best programs of a task: by the score on its demos, then by fuel, then by hash. What is right on the tests does
//! not count.

use std::collections::BTreeSet;

use gridwright_program::ProgramHash;
use rusqlite::{Connection, OptionalExtension, params};

use crate::archive::Archive;
use crate::error::Error;
use crate::model::{DataHash, Entry, Kind, NewProgram, Place, TaskResult, Validation};
use crate::query::{COLUMNS, RESULT, entry, hash, result};

/// The results of a place, best first; parameters: task, data set, kind.
const RANKED: &str = "FROM result JOIN program ON program.id = result.program
    WHERE task = ?1 AND data = ?2 AND kind = ?3 ORDER BY demo_score DESC, fuel, hash";

impl Archive {
    /// The best programs of a place, at most so many, with how they did.
    pub fn best(&self, place: Place<'_>, most: usize) -> Result<Vec<(Entry, TaskResult)>, Error> {
        let read = || -> rusqlite::Result<Vec<(Entry, TaskResult)>> {
            let snapshot = self.db.unchecked_transaction()?;
            let sql = format!("SELECT {COLUMNS}, {RESULT} {RANKED} LIMIT ?4");
            let mut statement = snapshot.prepare_cached(&sql)?;
            let parameters = params![place.task, place.data, place.kind.name(), limit(most)];
            let ranked =
                statement.query_map(parameters, |row| Ok((entry(&snapshot, row)?, result(row, 7)?)))?;
            ranked.collect()
        };
        read().map_err(|error| self.error(error))
    }

    /// The score that a program has to reach to be among so many best; none if there are fewer.
    pub fn floor(&self, place: Place<'_>, most: usize) -> Result<Option<u64>, Error> {
        let Some(last) = most.checked_sub(1) else { return Ok(None) };
        let read = || {
            let sql = format!("SELECT demo_score {RANKED} LIMIT 1 OFFSET ?4");
            let parameters = params![place.task, place.data, place.kind.name(), limit(last)];
            self.db.prepare_cached(&sql)?.query_row(parameters, |row| row.get(0)).optional()
        };
        read().map_err(|error| self.error(error))
    }

    /// What programs gave on a task when this engine validated them, and the fuel that it took.
    pub fn validations(
        &self,
        place: Place<'_>,
        engine: &[u8; 32],
    ) -> Result<Vec<(ProgramHash, Validation, u64)>, Error> {
        let read = || -> rusqlite::Result<Vec<(ProgramHash, Validation, u64)>> {
            let sql = "SELECT hash, outputs, fuel FROM result JOIN program ON program.id = result.program
                WHERE task = ? AND data = ? AND kind = ? AND engine = ? AND outputs IS NOT NULL";
            let parameters = params![place.task, place.data, place.kind.name(), engine];
            let mut statement = self.db.prepare_cached(sql)?;
            let validated = statement.query_map(parameters, |row| {
                Ok((hash(row, 0)?, Validation { engine: *engine, outputs: row.get(1)? }, row.get(2)?))
            })?;
            validated.collect()
        };
        read().map_err(|error| self.error(error))
    }
}

/// Drops the results beyond the best of every place that a batch has results for, and gives their number.
pub(crate) fn prune(db: &Connection, batch: &[NewProgram], most: usize) -> rusqlite::Result<usize> {
    if most == usize::MAX {
        return Ok(0);
    }
    let places: BTreeSet<(&str, &DataHash, Kind)> = batch
        .iter()
        .flat_map(|new| {
            new.results.iter().map(|result| (&*result.task, &result.data, Kind::of(&new.program)))
        })
        .collect();
    let mut dropped = 0;
    for (task, data, kind) in places {
        let sql = format!("SELECT program.id {RANKED} LIMIT -1 OFFSET ?4");
        let parameters = params![task, data, kind.name(), limit(most)];
        let beyond: Vec<i64> =
            db.prepare_cached(&sql)?.query_map(parameters, |row| row.get(0))?.collect::<Result<_, _>>()?;
        for program in beyond {
            let result = "DELETE FROM result WHERE program = ? AND task = ? AND data = ?";
            dropped += db.prepare_cached(result)?.execute(params![program, task, data])?;
            let orphan = "DELETE FROM program WHERE id = ?1
                AND NOT EXISTS (SELECT 1 FROM result WHERE program = ?1)
                AND NOT EXISTS (SELECT 1 FROM lineage WHERE child = ?1 AND file IS NOT NULL)";
            db.prepare_cached(orphan)?.execute([program])?;
        }
    }
    Ok(dropped)
}

/// A number of rows, for SQLite.
fn limit(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}
