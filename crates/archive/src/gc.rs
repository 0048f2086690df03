//! Dropping what is of no use any more, and giving the space back.

use rusqlite::{Connection, TransactionBehavior, params_from_iter};

use crate::archive::Archive;
use crate::error::Error;
use crate::model::DataHash;

/// What a collection dropped.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Freed {
    /// Results that were dropped.
    pub results: usize,
    /// How much smaller the file is.
    pub bytes: u64,
}

impl Archive {
    /// Drops the rows of programs that are gone and, if data sets are given, the results on all other data sets; then
    /// makes the file as small as it can be.
    pub fn collect(&mut self, data: Option<&[DataHash]>) -> Result<Freed, Error> {
        let path = &self.path;
        let sqlite = |error| Error::sqlite(path, error);
        let before = size(&self.db).map_err(sqlite)?;
        let results = drop_rows(&mut self.db, data).map_err(sqlite)?;
        let shrink = || -> rusqlite::Result<u64> {
            self.db.execute_batch("VACUUM")?;
            // The file gets shorter when the log is written back; if a reader is in the way, whoever closes it last
            // will do that.
            self.db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
            size(&self.db)
        };
        let after = shrink().map_err(sqlite)?;
        Ok(Freed { results, bytes: before.saturating_sub(after) })
    }
}

/// The size of the file once its log is written back, in bytes.
fn size(db: &Connection) -> rusqlite::Result<u64> {
    let number = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    Ok(number("page_count")? * number("page_size")?)
}

fn drop_rows(db: &mut Connection, data: Option<&[DataHash]>) -> rusqlite::Result<usize> {
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let gone = "NOT IN (SELECT id FROM program)";
    let mut results = transaction.execute(&format!("DELETE FROM result WHERE program {gone}"), [])?;
    transaction.execute(&format!("DELETE FROM name WHERE program {gone}"), [])?;
    transaction.execute(&format!("DELETE FROM lineage WHERE child {gone}"), [])?;
    if let Some(data) = data {
        let places = vec!["?"; data.len()].join(", ");
        let sql = format!("DELETE FROM result WHERE data NOT IN ({places})");
        results += transaction.execute(&sql, params_from_iter(data))?;
        let sql = format!("DELETE FROM outcome WHERE data NOT IN ({places})");
        transaction.execute(&sql, params_from_iter(data))?;
    }
    transaction.commit()?;
    Ok(results)
}
