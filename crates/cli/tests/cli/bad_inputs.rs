//! Bad inputs of many kinds: each ends with one line that says what is wrong, where, and what to do; with the exit code for
//! it; without a panic; in bounded time and memory.
//!
//! The kinds are a table: a name, how the file is made, which commands are given it, and what the line has to say.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::command;

/// The longest that a command may take with a bad input; a pipe without a writer is given up after ten seconds.
const LONGEST: Duration = Duration::from_secs(60);

/// The most virtual memory of a process, in kilobytes; threads and the allocator reserve more than they use.
const MOST_MEMORY: &str = "6000000";

const TASK: &str = r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[1]]}]}"#;

/// What a bad file is, and what has to be said of it.
struct Kind {
    name: &'static str,
    bytes: Vec<u8>,
    /// Words of the line.
    says: &'static [&'static str],
}

fn kind(name: &'static str, bytes: impl Into<Vec<u8>>, says: &'static [&'static str]) -> Kind {
    Kind { name, bytes: bytes.into(), says }
}

/// A task whose first demo input is this text.
fn with_grid(grid: &str) -> String {
    TASK.replacen("[[1]]", grid, 1)
}

/// Files that are no data set.
fn data_files() -> Vec<Kind> {
    let wide = format!("[[{}1]]", "1,".repeat(30));
    let high = format!("[{}[1]]", "[1],".repeat(30));
    vec![
        kind("empty", "", &["is an empty file"]),
        kind("blank", "  \n\t\n", &["is an empty file"]),
        kind("binary", [0xff, 0xfe, 0, 1], &["not UTF-8 text (byte 0)"]),
        kind("late binary", [TASK.as_bytes(), b"\xff"].concat(), &["not UTF-8 text"]),
        kind("nul bytes", vec![0; 100], &["line 1, column 1"]),
        kind("a word", "hello", &["line 1, column 1"]),
        kind("cut off", &TASK[..40], &["broken JSON at line 1", "EOF"]),
        kind("trailing", format!("{TASK} x"), &["broken JSON at line 1", "trailing"]),
        kind("a comma too many", TASK.replace("]]}", "],]}"), &["broken JSON at line 1"]),
        kind("single quotes", TASK.replace('"', "'"), &["broken JSON at line 1"]),
        kind("a number", "7", &["neither an ARC task"]),
        kind("null", "null", &["neither an ARC task"]),
        kind("a list", "[]", &["neither an ARC task"]),
        kind("a list of tasks", format!("[{TASK}]"), &["neither an ARC task"]),
        kind("an empty object", "{}", &["no tasks"]),
        kind("other fields", r#"{"a": 1}"#, &["neither an ARC task"]),
        kind("no test field", r#"{"train": []}"#, &["train: is empty"]),
        kind("no train field", r#"{"test": []}"#, &["field \"train\" is missing"]),
        kind("train is a number", r#"{"train": 3, "test": []}"#, &["train: is a number, not a list"]),
        kind(
            "no demos",
            r#"{"train": [], "test": []}"#,
            &["train: is empty, a task needs at least one demo"],
        ),
        kind(
            "a demo without input",
            r#"{"train": [{"output": [[1]]}], "test": []}"#,
            &["demo 1: field \"input\" is missing"],
        ),
        kind(
            "a demo without output",
            r#"{"train": [{"input": [[1]]}], "test": []}"#,
            &["demo 1: field \"output\" is missing"],
        ),
        kind(
            "a demo that is a list",
            r#"{"train": [[1]], "test": []}"#,
            &["demo 1: is a list, not an object"],
        ),
        kind("the same key twice", r#"{"train": [], "train": []}"#, &["is there twice"]),
        kind("empty grid", with_grid("[]"), &["demo 1 input: is an empty grid"]),
        kind("empty row", with_grid("[[]]"), &["demo 1 input, row 1: is empty"]),
        kind("ragged", with_grid("[[1,2],[3]]"), &["demo 1 input, row 2: has 1 cell, the first row has 2"]),
        kind("flat", with_grid("[1]"), &["demo 1 input, row 1: is a number, not a list"]),
        kind("deep", with_grid("[[[1]]]"), &["demo 1 input, row 1, column 1"]),
        kind("too wide", with_grid(&wide), &["at most 30 columns"]),
        kind("too high", with_grid(&high), &["at most 30"]),
        kind("colour 10", with_grid("[[0,10]]"), &["row 1, column 2: 10 is not a colour"]),
        kind("colour -1", with_grid("[[-1]]"), &["column 1: -1 is not a colour"]),
        kind("a half", with_grid("[[0.5]]"), &["0.5 is not a colour"]),
        kind("a huge number", with_grid("[[1e400]]"), &["broken JSON"]),
        kind("a long number", with_grid(&format!("[[{}]]", "9".repeat(10_000))), &["line 1"]),
        kind("text for a colour", with_grid("[[\"red\"]]"), &["\"red\" is not a colour"]),
        kind("a bool for a colour", with_grid("[[true]]"), &["true is not a colour"]),
        kind("a grid that is text", with_grid("\"[[1]]\""), &["is a string, not a list"]),
        kind("nested a million deep", "[".repeat(1_000_000), &["broken JSON"]),
        kind("nested objects", "{\"a\":".repeat(100_000), &["broken JSON"]),
        kind("a name of a megabyte", format!("{{\"{}\": 3}}", "n".repeat(1 << 20)), &["neither an ARC task"]),
        kind(
            "control characters",
            "{\"a\u{1b}[31m\": {\"train\": [], \"test\": []}}",
            &["broken JSON at line 1", "control character"],
        ),
        kind("a Python file", "def solve_a(I): return I", &["broken JSON at line 1"]),
    ]
}

/// Files that are no programs.
fn program_files() -> Vec<Kind> {
    let mega = "n".repeat(1 << 20);
    vec![
        kind("an unknown name", "def solve_t(I): return frob(I)", &["1 error", "correct the file"]),
        kind("a name of a megabyte", format!("def solve_t(I): return {mega}(I)"), &["1 error"]),
        kind("a keyword of a megabyte", format!("def solve_t(I): return hmirror({mega}=I)"), &["error"]),
        kind("a function of a megabyte", format!("def {mega}(I): return frob(I)"), &["error"]),
        kind("not UTF-8", b"def solve_t(I): return \xff".to_vec(), &["1 error"]),
        kind("no return", "def solve_t(I):\n    x1 = hmirror(I)\n", &["1 error"]),
        kind("cut off", "def solve_t(I): return hmirror(", &["error"]),
        kind("too few arguments", "def solve_t(I): return vconcat(I)", &["1 error"]),
        kind("too many arguments", "def solve_t(I): return hmirror(I, I)", &["1 error"]),
        kind("a loop", "def solve_t(I):\n    for x in I:\n        pass\n    return I\n", &["error"]),
        kind("a class", "class A:\n    pass\n", &["error"]),
        kind("an import of the system", "def solve_t(I): return __import__('os')", &["error"]),
        kind("recursion", "def solve_t(I): return solve_t(I)", &["1 error"]),
        kind(
            "deep nesting",
            format!("def solve_t(I): return {}I{}", "hmirror(".repeat(100_000), ")".repeat(100_000)),
            &["error"],
        ),
        kind("nothing", "", &["there is no program"]),
        kind("only comments", "# nothing\n", &["there is no program"]),
        kind("other names", "def hello(I): return I", &["has no task for the program"]),
        kind("an unterminated string", "def solve_t(I): return \"abc", &["error"]),
        kind(
            "a number too long",
            format!("def solve_t(I): return shift(I, {})", "9".repeat(5000)),
            &["error"],
        ),
        kind("JSON", TASK, &["error"]),
    ]
}

/// Files that are no submission for the task.
fn submissions() -> Vec<Kind> {
    let one = |attempt: &str| format!(r#"{{"t": [{{"attempt_1": {attempt}, "attempt_2": [[1]]}}]}}"#);
    vec![
        kind("empty", "", &["is no submission"]),
        kind("a list", "[]", &["submission"]),
        kind("no tasks", "{}", &["is missing"]),
        kind("another task", one("[[1]]").replace("\"t\"", "\"u\""), &["task u"]),
        kind("no tests", r#"{"t": []}"#, &["task t", "0 entries for 1 test"]),
        kind("no attempts", r#"{"t": [{}]}"#, &["task t, test 1"]),
        kind("colour 77", one("[[77]]"), &["task t, test 1, attempt_1, row 1", "77"]),
        kind("ragged", one("[[1, 2], [3]]"), &["attempt_1, row 2"]),
        kind("not UTF-8", b"{\"t\": \xff}".to_vec(), &["not UTF-8"]),
        kind("a task twice", r#"{"t": [], "t": []}"#, &["t"]),
    ]
}

/// Files that are no archive.
fn archives() -> Vec<Kind> {
    vec![
        kind("empty", "", &["is an empty file, not yet an archive"]),
        kind("text", "hello", &["is not an archive of gridwright"]),
        kind("another database", b"SQLite format 3\0".repeat(300), &["is not an archive of gridwright"]),
    ]
}

/// Runs a command with bounds of time and memory.
fn bounded(args: &[&str]) -> Output {
    let own = command(args);
    let mut shell = Command::new("sh");
    shell
        .args(["-c", &format!("ulimit -v {MOST_MEMORY}; exec \"$0\" \"$@\"")])
        .arg(own.get_program())
        .args(args);
    shell.current_dir(crate::files()).envs(own.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let mut child = shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if start.elapsed() > LONGEST {
            child.kill().unwrap();
            unreachable!("{args:?} takes too long");
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.wait_with_output().unwrap()
}

/// Holds a run with a bad input to what it should be.
fn check(what: &str, args: &[&str], says: &[&str]) {
    let output = bounded(args);
    let stderr = String::from_utf8(output.stderr).expect("stderr is text");
    let line = stderr.lines().last().unwrap_or_default();
    let shown = &stderr[..stderr.len().min(2000)];
    assert_eq!(output.status.code(), Some(2), "{what}: {args:?}: {shown}");
    assert!(!stderr.contains("panicked"), "{what}: {shown}");
    assert!(line.starts_with("error: "), "{what}: {shown}");
    assert!(line.chars().count() < 1000 && stderr.len() < 30_000, "{what}: {} characters", stderr.len());
    assert!(!stderr.chars().any(|c| c.is_control() && c != '\n' && c != '\t'), "{what}: {shown:?}");
    for word in says {
        assert!(line.contains(word), "{what}: '{word}' is not in {shown}");
    }
}

fn write(folder: &Path, name: &str, kind: &Kind) -> String {
    let file = folder.join(name);
    fs::write(&file, &kind.bytes).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn bad_data_is_an_error_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    for kind in data_files() {
        let file = write(folder.path(), "bad.json", &kind);
        let says = [&["bad.json: "][..], kind.says].concat();
        check(kind.name, &["tasks", "--data", &file], &says);
        check(kind.name, &["solve", "--effort", "1", "--data", &file], &says);
    }
}

#[test]
fn bad_programs_are_errors_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("t.json");
    fs::write(&data, TASK).unwrap();
    for kind in program_files() {
        let file = write(folder.path(), "bad.py", &kind);
        check(kind.name, &["run", &file, "--data", data.to_str().unwrap()], kind.says);
    }
}

#[test]
fn bad_submissions_and_archives_are_errors_with_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("t.json");
    fs::write(
        &data,
        TASK.replace(r#""test": [{"input": [[1]]}]"#, r#""test": [{"input": [[1]], "output": [[2]]}]"#),
    )
    .unwrap();
    for kind in submissions() {
        let file = write(folder.path(), "s.json", &kind);
        check(
            kind.name,
            &["score", &file, "--data", data.to_str().unwrap()],
            &[&["s.json"][..], kind.says].concat(),
        );
    }
    for kind in archives() {
        let file = write(folder.path(), "a.db", &kind);
        for args in [&["archive", "ls"][..], &["status"], &["archive", "export"]] {
            check(kind.name, &[args, &["--archive", &file]].concat(), &[&["a.db"][..], kind.says].concat());
        }
        assert_eq!(fs::read(&file).unwrap(), kind.bytes, "{}: it stays as it is", kind.name);
    }
}

#[test]
fn bad_arguments_are_errors_that_name_the_help() {
    let mega = "n".repeat(100_000);
    let cases: &[(&[&str], &str)] = &[
        (&["run", "--task", &mega], "is not in data"),
        (&["run", "--data", &mega], "error: "),
        (&["tasks", &mega], "is not in data"),
        (&["solve", "--effort", "-1"], "see 'gridwright solve --help'"),
        (&["solve", "--effort", "0"], "give at least 1"),
        (&["solve", "--effort", "99999999999999999999"], "see 'gridwright solve --help'"),
        (&["solve", "--time", "soon"], "1h30m"),
        (&["solve", "--time-per-task", "0"], "1h30m"),
        (&["solve", "--tasks", "0"], "give others"),
        (&["solve", "--offset", "1000"], "give others"),
        (&["evolve", "--time", "1y"], "1h30m"),
        (&["run", "--tasks", "5", "--offset", "23"], "give others"),
        (&["solve", "--out", "/no/such/folder/s.json"], "make it first"),
        (&["solve", "--out", "."], "give the name of a file in it"),
        (&["solve", "--log", "/no/such/folder/l"], "give --log another file"),
        (&["solve", "--resume"], "--archive"),
        (&["solve", "--evolve", "101"], "see 'gridwright solve --help'"),
        (&["batt", "--program-fuel", "x"], "see 'gridwright batt --help'"),
        (&["batt", "--write-merged", "/no/such/folder/m.py"], "make it first"),
        (&["archive", "show", "xyz"], "there is no archive"),
        (&["archive", "check", "--repair", "new.db", "--archive", "nowhere.db"], "there is no archive"),
        (&["explain", "nowhere.json", "--task", "denoise"], "check the path"),
        (&["score", "/"], "is a folder"),
        (&["fmt", "/"], "is a folder"),
    ];
    for (args, says) in cases {
        check("arguments", args, &[says]);
    }
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_read_in_bounds() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let pipe = pipe.to_str().unwrap();
    check(
        "endless data",
        &["tasks", "--data", "/dev/zero"],
        &["/dev/zero", "read at once; give a smaller file"],
    );
    check("endless programs", &["run", "/dev/zero"], &["/dev/zero", "read at once; give a smaller file"]);
    check(
        "an endless submission",
        &["score", "/dev/zero"],
        &["/dev/zero", "read at once; give a smaller file"],
    );
    let endless = command(&["config"]).env("GRIDWRIGHT_CONFIG", "/dev/zero").output().unwrap();
    let said = String::from_utf8(endless.stderr).unwrap();
    assert!(
        said.contains("is too large for a file of settings") && endless.status.code() == Some(2),
        "{said}"
    );
    check("nothing", &["tasks", "--data", "/dev/null"], &["is an empty file"]);
    check("an archive that is none", &["archive", "ls", "--archive", "/dev/zero"], &["is not a file"]);
    check("a silent pipe", &["run", pipe], &["nothing came for 10 seconds"]);
    check("a silent pipe of tasks", &["tasks", "--data", pipe], &["nothing came for 10 seconds"]);
    check("a pipe for an archive", &["archive", "ls", "--archive", pipe], &["is not a file"]);
}
