//! Checking an archive from the bytes of the file up to the programs.

use gridwright_program::ProgramHash;
use rusqlite::{Connection, Row};

use crate::archive::Archive;
use crate::error::{Error, is_damage};
use crate::query;
use crate::store::text_of;

/// What a check found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many programs were checked.
    pub programs: usize,
    /// What is wrong, a line each.
    pub problems: Vec<String>,
}

impl Archive {
    /// Checks all of it at one moment: the file (SQLite's `integrity_check`), that every row's program and run is there,
    /// and that every program's text is canonical and has its hash. An error means that it could not be checked.
    pub fn check(&self) -> Result<Checked, Error> {
        self.check_all().map_err(|error| self.error(error))
    }

    fn check_all(&self) -> rusqlite::Result<Checked> {
        let snapshot = self.db.unchecked_transaction()?;
        let mut checked = Checked::default();
        // What is damaged in one way may stop the other checks, and that is one more finding.
        for check in [file, references, programs] {
            match check(&snapshot, &mut checked) {
                Err(error) if is_damage(&error) => checked.problems.push(error.to_string()),
                other => other?,
            }
        }
        Ok(checked)
    }
}

fn file(db: &Connection, checked: &mut Checked) -> rusqlite::Result<()> {
    db.pragma_query(None, "integrity_check", |row| {
        let line: String = row.get(0)?;
        if line != "ok" {
            checked.problems.push(line.replace('\n', " "));
        }
        Ok(())
    })
}

fn references(db: &Connection, checked: &mut Checked) -> rusqlite::Result<()> {
    db.pragma_query(None, "foreign_key_check", |row| {
        let (table, to): (String, String) = (row.get(0)?, row.get(2)?);
        // Tables without row ids have none to tell.
        let at = row.get::<_, Option<i64>>(1)?.map_or(String::new(), |id| format!(" {id}"));
        checked.problems.push(format!("{table}{at} belongs to a {to} that is gone"));
        Ok(())
    })
}

fn programs(db: &Connection, checked: &mut Checked) -> rusqlite::Result<()> {
    let mut statement = db.prepare("SELECT hash, text, calls FROM program ORDER BY id")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        checked.programs += 1;
        let problem = match columns(row) {
            Ok((hash, text, calls)) => problem(&hash, &text, calls),
            Err(error) if is_damage(&error) => Some(format!("program {}: {error}", checked.programs)),
            Err(error) => return Err(error),
        };
        checked.problems.extend(problem);
    }
    Ok(())
}

fn columns(row: &Row<'_>) -> rusqlite::Result<(ProgramHash, String, u64)> {
    Ok((query::hash(row, 0)?, row.get(1)?, row.get(2)?))
}

/// What is wrong with a program. Its cost is not checked: the table of costs may have changed since.
fn problem(hash: &ProgramHash, text: &str, calls: u64) -> Option<String> {
    let program = match query::read(hash, text) {
        Ok(program) => program,
        Err(what) => return Some(what),
    };
    let short = hash.short();
    if text_of(&program) != text {
        Some(format!("the text of program {short} is not canonical"))
    } else if program.calls() as u64 != calls {
        Some(format!("program {short} has {} calls, not {calls}", program.calls()))
    } else {
        None
    }
}
