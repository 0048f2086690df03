//! What holds for every file that is opened as an archive, shared by the tests and by fuzzing: call [`holds`] with the
//! fuzzer's bytes.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use gridwright_archive::{
    Archive, Error, Filter, Kind, NewProgram, Order, Place, RunStart, Source, TaskResult, Validation,
};
use gridwright_program::parse_file;

const DATA: [u8; 32] = [1; 32];
const ENGINE: [u8; 32] = [2; 32];

/// Damages an archive by bytes: the first says what is cut off at the end, if it is odd, and then every five bytes say
/// where another byte is put, and which. Opens it, asks for everything and stores something. Panics if that panics, if an
/// error is no line, or if an archive that a check finds sound does not find its programs; an error itself is fine.
pub(crate) fn holds(bytes: &[u8]) {
    let mut archive = WHOLE.clone();
    let (&[cut], edits) = bytes.split_first_chunk().unwrap_or((&[0], &[]));
    if cut % 2 == 1 {
        archive.truncate(archive.len() * usize::from(cut) / 256);
    }
    for edit in edits.chunks_exact(5) {
        let at = u32::from_le_bytes([edit[0], edit[1], edit[2], edit[3]]) as usize % archive.len().max(1);
        if let Some(byte) = archive.get_mut(at) {
            *byte = edit[4];
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("archive.db");
    fs::write(&file, archive).unwrap();
    if let Err(error) = use_all(&file) {
        let text = error.to_string();
        assert!(!text.is_empty() && !text.contains('\n'), "{text:?}");
    }
}

static WHOLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("archive.db");
    let mut archive = Archive::open_or_create(&file).unwrap();
    let run = archive.begin(&RunStart { command: "test", seed: Some(7), ..RunStart::default() }).unwrap();
    archive.store(run, &batch()).unwrap();
    archive.finish(run, 1.5).unwrap();
    // What is in the log goes to the file when the last connection is closed.
    drop(archive);
    fs::read(file).unwrap()
});

/// Programs of both kinds, with results and parents.
fn batch() -> Vec<NewProgram> {
    let text = "
def solve_b(I): return hmirror(vmirror(I))
def solve_a(I): return hmirror(I)
def differ_c(S, I, C): return astuple(equality(I, C), ZERO)
";
    let programs = parse_file("test.py", text).into_result().unwrap();
    let parent = programs[1].content_hash();
    let new = |(program, score): (gridwright_program::Program, u64)| {
        let source = match score {
            0 => Source::Program { parent, how: "mutated".to_owned() },
            _ => Source::File("test.py".to_owned()),
        };
        let result = TaskResult {
            task: "a".to_owned(),
            data: DATA,
            demo_score: score,
            demos_exact: 1,
            tests_right: Some(1),
            fuel: 9,
            validation: Some(Validation { engine: ENGINE, outputs: [3; 32] }),
        };
        NewProgram { program, source, results: vec![result] }
    };
    programs.into_iter().zip(0..).map(new).collect()
}

/// Every question and every change once; the first error ends it, but for those of one program.
fn use_all(file: &Path) -> Result<(), Error> {
    let mut archive = Archive::open(file)?;
    let is_sound = archive.check()?.problems.is_empty();
    for order in [Order::Stored, Order::Name, Order::Calls, Order::Cost, Order::Hash] {
        archive.list(&Filter { order, ..Filter::default() })?;
    }
    let filter =
        Filter { kind: Some(Kind::Solver), task: Some("a".to_owned()), limit: Some(2), ..Filter::default() };
    for entry in archive.list(&filter)? {
        // An index may be damaged, but then the check knows.
        let found = archive.find(&entry.hash.to_string())?;
        assert!(!is_sound || found == [entry.hash]);
        let _ = archive.program(&entry, "again");
        archive.get(&entry.hash)?;
        archive.results(&entry.hash)?;
        archive.run(entry.run)?;
    }
    for kind in [Kind::Solver, Kind::Differ] {
        let place = Place { kind, task: "a", data: &DATA };
        archive.best(place, 2)?;
        archive.floor(place, 2)?;
        archive.validations(place, &ENGINE)?;
    }
    let run = archive.begin(&RunStart::default())?;
    archive.store(run, &batch())?;
    archive.store_best(run, &batch(), 1)?;
    archive.finish(run, 0.5)?;
    archive.collect(Some(&[DATA]))?;
    archive.collect(None)?;
    archive.check()?;
    Ok(())
}
