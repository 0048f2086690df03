//! The tables, and how a file gets from one version of them to the next.
//!
//! A file says that it is ours by SQLite's `application_id`, and which version it has by `user_version`. To change the
//! tables, add a step to [`STEPS`]; never change one that was released.

use rusqlite::{Connection, TransactionBehavior};

/// `GRWA`, in the header of every archive.
pub(crate) const APPLICATION_ID: i32 = 0x4752_5741;

/// What leads from version N to N + 1, for every N from 0, the version of an empty file.
pub(crate) const STEPS: &[&str] = &[V1, V2, V3];

/// Programs are referred to by row within the file and by hash from outside of it. A parent is a hash and no row,
/// since most parents are never kept.
const V1: &str = "
-- Every command that wrote.
CREATE TABLE run (
    id        INTEGER PRIMARY KEY,
    command   TEXT NOT NULL,
    arguments TEXT NOT NULL,
    seed      INTEGER,
    data      BLOB CHECK (length(data) = 32),  -- hash of the data set
    version   TEXT NOT NULL,                   -- of gridwright
    started   INTEGER NOT NULL,                -- Unix time in seconds
    seconds   REAL                             -- null while it runs, and if it failed or was killed
) STRICT;

CREATE TABLE program (
    id    INTEGER PRIMARY KEY,
    hash  BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    kind  TEXT NOT NULL CHECK (kind IN ('solver', 'differ')),
    text  TEXT NOT NULL,              -- canonical, of a function `program`
    calls INTEGER NOT NULL CHECK (calls >= 0),
    cost  INTEGER NOT NULL CHECK (cost >= 0),
    run   INTEGER NOT NULL REFERENCES run (id)
) STRICT;

CREATE TABLE name (
    id      INTEGER PRIMARY KEY,
    program INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    UNIQUE (program, name)
) STRICT;

-- Where a program comes from: a file, or another program and what was done to it.
CREATE TABLE lineage (
    id     INTEGER PRIMARY KEY,
    child  INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    file   TEXT,
    parent BLOB CHECK (length(parent) = 32),
    how    TEXT,
    run    INTEGER NOT NULL REFERENCES run (id),
    CHECK ((file IS NULL) <> (parent IS NULL) AND (parent IS NULL) = (how IS NULL))
) STRICT;
CREATE UNIQUE INDEX lineage_once
    ON lineage (child, ifnull(file, ''), ifnull(parent, x''), ifnull(how, ''));

-- How a program did on a task of a data set; the last run counts.
CREATE TABLE result (
    program     INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    task        TEXT NOT NULL,
    data        BLOB NOT NULL CHECK (length(data) = 32),
    demo_score  INTEGER NOT NULL CHECK (demo_score >= 0),
    demos_exact INTEGER NOT NULL CHECK (demos_exact >= 0),
    tests_right INTEGER,                       -- null where outputs are not known
    fuel        INTEGER NOT NULL CHECK (fuel >= 0),
    run         INTEGER NOT NULL REFERENCES run (id),
    PRIMARY KEY (program, task, data)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_by_task ON result (task);
";

/// A result says what it was validated with, so that the same need not be done again; and the best of a task are found
/// by an index.
const V2: &str = "
ALTER TABLE result ADD COLUMN engine BLOB CHECK (length(engine) = 32);    -- what it was validated with, if it was
ALTER TABLE result ADD COLUMN outputs BLOB CHECK (length(outputs) = 32);  -- hash of what it gave on all samples
DROP INDEX result_by_task;
CREATE INDEX result_best ON result (task, data, demo_score DESC, fuel);
";

/// A program may be found by a search, which is neither a file nor a parent: `found` is the command that searched, and
/// `version` that of gridwright. Version 2 wrote these as programs of a file that was called `gridwright solve`. And what
/// came of a task is kept, so that a later run need not do it again.
///
/// SQLite cannot change the check of a table, so the table is made anew; nothing refers to it.
const V3: &str = "
CREATE TABLE lineage_3 (
    id      INTEGER PRIMARY KEY,
    child   INTEGER NOT NULL REFERENCES program (id) ON DELETE CASCADE,
    file    TEXT,
    parent  BLOB CHECK (length(parent) = 32),
    how     TEXT,
    found   TEXT,
    version TEXT,
    run     INTEGER NOT NULL REFERENCES run (id),
    CHECK ((file IS NOT NULL) + (parent IS NOT NULL) + (found IS NOT NULL) = 1
        AND (parent IS NULL) = (how IS NULL) AND (found IS NULL) = (version IS NULL))
) STRICT;
INSERT INTO lineage_3 (id, child, file, parent, how, found, version, run)
    SELECT lineage.id, child, nullif(file, 'gridwright solve'), parent, how,
        CASE WHEN file = 'gridwright solve' THEN 'solve' END,
        CASE WHEN file = 'gridwright solve' THEN ifnull(run.version, '') END,
        lineage.run
    FROM lineage LEFT JOIN run ON run.id = lineage.run;
DROP TABLE lineage;
ALTER TABLE lineage_3 RENAME TO lineage;
CREATE UNIQUE INDEX lineage_once ON lineage
    (child, ifnull(file, ''), ifnull(parent, x''), ifnull(how, ''), ifnull(found, ''), ifnull(version, ''));

-- What came of a task, for a run that goes on from here; the last run counts.
CREATE TABLE outcome (
    task    TEXT NOT NULL,
    data    BLOB NOT NULL CHECK (length(data) = 32),
    options BLOB NOT NULL CHECK (length(options) = 32),  -- hash of all that it follows from, besides the task
    record  TEXT NOT NULL,
    run     INTEGER NOT NULL REFERENCES run (id),
    PRIMARY KEY (task, data, options)
) STRICT, WITHOUT ROWID;
";

/// Brings a file to the version after the last step, in one transaction: all of it or nothing. Steps that another
/// process has done meanwhile are not done again. A newer file is left alone. Rows that refer to nothing stay as they
/// are, for a check to find: references are not enforced meanwhile, which only works outside of a transaction.
pub(crate) fn migrate(db: &mut Connection, steps: &[&str]) -> rusqlite::Result<()> {
    db.pragma_update(None, "foreign_keys", false)?;
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = usize::try_from(version(&transaction)?).unwrap_or(usize::MAX);
    for (step, number) in steps.iter().zip(1..).skip(done) {
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.commit()
}

/// The version that a file says it has.
pub(crate) fn version(db: &Connection) -> rusqlite::Result<i64> {
    db.pragma_query_value(None, "user_version", |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEXT: &str = "ALTER TABLE result ADD COLUMN note TEXT; UPDATE result SET note = task;";

    /// An archive of version 1 with one row.
    fn old() -> Connection {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &[V1]).unwrap();
        db.execute_batch(
            "INSERT INTO run VALUES (1, 'c', 'a', NULL, NULL, 'v', 0, NULL);
             INSERT INTO program VALUES (1, zeroblob(32), 'solver', 'text', 1, 1, 1);
             INSERT INTO result VALUES (1, 'task', zeroblob(32), 1000, 3, NULL, 7, 1);",
        )
        .unwrap();
        db
    }

    fn notes(db: &Connection) -> rusqlite::Result<String> {
        db.query_row("SELECT note FROM result", [], |row| row.get(0))
    }

    #[test]
    fn an_older_file_gets_the_steps_that_it_lacks() {
        let mut db = old();
        assert_eq!(version(&db), Ok(1));
        for _ in 0..2 {
            migrate(&mut db, &[V1, NEXT]).unwrap();
            assert_eq!(version(&db), Ok(2));
            assert_eq!(notes(&db), Ok("task".to_owned()));
        }
    }

    #[test]
    fn a_step_that_fails_leaves_nothing() {
        let mut db = old();
        assert!(migrate(&mut db, &[V1, NEXT, "CREATE TABLE run (id INTEGER)"]).is_err());
        assert_eq!(version(&db), Ok(1));
        assert!(notes(&db).is_err());
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let mut db = old();
        db.pragma_update(None, "user_version", 9).unwrap();
        migrate(&mut db, &[V1, NEXT]).unwrap();
        assert_eq!(version(&db), Ok(9));
        assert!(notes(&db).is_err());
    }
}
