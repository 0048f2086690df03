//! Mismatches: what is needed to see one again, in two files that other commands take.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use gridwright::engine::Mismatch;
use gridwright::{BatteryOutcome, Program, Task, print_file, write_file};

use crate::note;

/// Says which programs gave another output alone than merged, and keeps the battery and the task of each in a folder:
/// the one that is named, or one among the system's temporary ones. It is made when there is something to keep.
pub(super) fn keep(rows: &[BatteryOutcome<'_>], folder: Option<&Path>, fuel: u64) {
    let own = || std::env::temp_dir().join(format!("gridwright-mismatches-{}", std::process::id()));
    let folder = folder.map_or_else(own, PathBuf::from);
    for row in rows {
        for mismatch in row.distilled.mismatches.iter().chain(&row.differs.mismatches) {
            let Mismatch { program, sample, merged, alone } = mismatch;
            note(&format!(
                "defect: on sample {} of {}, merged gives {merged:?} and alone {alone:?}:\n{program}",
                sample + 1,
                row.task.id
            ));
            let battery: Vec<Program> =
                row.programs.iter().map(|imported| imported.program.clone()).collect();
            match write(&folder, row.task, &battery, program) {
                Ok([programs, task]) => note(&format!(
                    "to see it again: gridwright batt {} --data {} --merge {} --fuel {fuel}",
                    programs.display(),
                    task.display(),
                    battery.len().max(1)
                )),
                Err(error) => note(&format!("it could not be kept in {}: {error}", folder.display())),
            }
        }
    }
}

/// Writes the programs of a battery and its task, named for the task and the program that is concerned.
fn write(folder: &Path, task: &Task, battery: &[Program], program: &Program) -> io::Result<[PathBuf; 2]> {
    fs::create_dir_all(folder)?;
    let name = format!("{}-{}", task.id, program.content_hash().short());
    let files = ["py", "json"].map(|kind| folder.join(format!("{name}.{kind}")));
    write_file(&files[0], &print_file(battery)).map_err(io::Error::other)?;
    write_file(&files[1], &task.to_json()).map_err(io::Error::other)?;
    Ok(files)
}

#[cfg(test)]
mod tests {
    use gridwright::DataSet;
    use gridwright::program::parse_file;

    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        let temporary = tempfile::tempdir().unwrap();
        let folder = temporary.path().join("a").join("b");
        let text = "def solve_a(I): return hmirror(I)\ndef solve_b(I): return vmirror(I)\n";
        let battery = parse_file("t.py", text).into_result().unwrap();
        let task = r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]]}]}"#;
        let task = Task::from_json("a", task).unwrap();
        let [programs, data] = write(&folder, &task, &battery, &battery[1]).unwrap();
        let again = parse_file("again.py", &fs::read_to_string(programs).unwrap()).into_result().unwrap();
        assert!(again.iter().zip(&battery).all(|(a, b)| a == b));
        assert_eq!(DataSet::load(data).unwrap().tasks()[0].demos, task.demos);
    }
}
