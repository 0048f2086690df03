//! Every form of data, made in a folder of its own, and every way in which it can be wrong.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::DataSet;
use crate::MAX_FILE_BYTES;

const TASK: &str =
    r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]], "output": [[4]]}]}"#;
const OPEN: &str = r#"{"train": [{"input": [[1]], "output": [[2]]}], "test": [{"input": [[3]]}]}"#;

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let dir = TempDir::new().unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

fn ids(set: &DataSet) -> Vec<&str> {
    set.tasks().iter().map(|task| task.id.as_str()).collect()
}

fn load(dir: &TempDir, name: &str) -> DataSet {
    DataSet::load(dir.path().join(name)).unwrap()
}

/// The error line of loading `name` in `dir`, with the folder's own path cut off.
fn line(dir: &TempDir, name: &str) -> String {
    let error = DataSet::load(dir.path().join(name)).unwrap_err();
    assert!(error.file().is_some(), "{error}");
    let text = error.to_string();
    assert_eq!(text.lines().count(), 1, "{text}");
    text.replace(&format!("{}/", dir.path().display()), "")
}

#[test]
fn a_folder_of_task_files() {
    let dir =
        folder(&[("set/b.json", TASK), ("set/a.json", OPEN), ("set/notes.txt", "x"), ("set/.x.json", "x")]);
    let set = load(&dir, "set");
    assert_eq!(ids(&set), ["a", "b"]);
    assert_eq!((set.name(), set.split()), ("set", None));
    assert!(set.task("b").unwrap().is_solved() && !set.task("a").unwrap().is_solved());
}

#[test]
fn a_folder_is_named_by_what_it_is() {
    let dir = folder(&[("set/a.json", TASK), ("set/inner/b.json", TASK)]);
    assert_eq!(load(&dir, "set/inner/..").name(), "set");
    assert_eq!(load(&dir, "set/").name(), "set");
}

#[test]
fn one_task_file() {
    let dir = folder(&[("abc.json", TASK)]);
    let set = load(&dir, "abc.json");
    assert_eq!((ids(&set), set.name()), (vec!["abc"], "abc.json"));
}

#[test]
fn a_checkout_of_the_official_repository() {
    for root in ["data/", ""] {
        let dir = folder(&[
            (&format!("repo/{root}training/a.json"), TASK),
            (&format!("repo/{root}evaluation/b.json"), TASK),
            ("repo/package.json", "{}"),
        ]);
        assert_eq!(ids(&load(&dir, "repo")), ["a", "b"]);
        let set = load(&dir, "repo#train");
        assert_eq!((ids(&set), set.name(), set.split()), (vec!["a"], "repo#training", Some("training")));
        assert_eq!(ids(&load(&dir, "repo#evaluation")), ["b"]);
    }
}

#[test]
fn the_kaggle_pair() {
    let challenges = format!(r#"{{"b": {OPEN}, "a": {OPEN}}}"#);
    let solutions = r#"{"a": [[[7]]], "b": [[[8]]], "c": [[[9]]]}"#;
    let dir = folder(&[
        ("k/arc-agi_training_challenges.json", challenges.as_str()),
        ("k/arc-agi_training_solutions.json", solutions),
        ("k/arc-agi_test_challenges.json", &format!(r#"{{"z": {OPEN}}}"#)),
        ("k/sample_submission.json", r#"{"z": [{"attempt_1": [[0]], "attempt_2": [[0]]}]}"#),
    ]);
    for name in ["k/arc-agi_training_challenges.json", "k/arc-agi_training_solutions.json", "k#train"] {
        let set = load(&dir, name);
        assert_eq!(ids(&set), ["a", "b"], "{name}");
        let output = set.task("b").unwrap().tests[0].output.as_ref().unwrap();
        assert_eq!(output.cells(), [8], "{name}");
    }
    let all = load(&dir, "k");
    assert_eq!(ids(&all), ["a", "b", "z"]);
    assert!(!all.task("z").unwrap().is_solved());
    assert_eq!(load(&dir, "k#test").name(), "k#test");
}

#[test]
fn kaggle_splits_with_one_ending_are_named_in_full() {
    let one = |id: &str| format!(r#"{{"{id}": {OPEN}}}"#);
    let dir = folder(&[("k/v1_test_challenges.json", &one("a")), ("k/v2_test_challenges.json", &one("b"))]);
    assert_eq!(ids(&load(&dir, "k#v2_test")), ["b"]);
}

#[test]
fn one_file_with_splits() {
    let dir = folder(&[(
        "s.json",
        &format!(r#"{{"train": {{"b": {TASK}, "a": {TASK}}}, "eval": {{"c": {TASK}}}}}"#),
    )]);
    assert_eq!(ids(&load(&dir, "s.json")), ["a", "b", "c"]);
    let set = load(&dir, "s.json#train");
    assert_eq!((ids(&set), set.name(), set.split()), (vec!["a", "b"], "s.json#train", Some("train")));
    assert_eq!(load(&dir, "s.json#evaluation").name(), "s.json#eval");
    assert_eq!(line(&dir, "s.json#test"), "s.json: has no split test; it has eval, train",);
}

#[test]
fn one_file_with_a_map_of_tasks() {
    let dir = folder(&[("m.json", &format!(r#"{{"b": {TASK}, "a": {TASK}}}"#))]);
    assert_eq!(ids(&load(&dir, "m.json")), ["a", "b"]);
    assert_eq!(line(&dir, "m.json#train"), "m.json: has no splits, so #train picks nothing; leave it out");
}

#[test]
fn the_hash_knows_no_layout() {
    let spread = TASK.replace(',', ",\n ");
    let swapped =
        r#"{"test": [{"output": [[4]], "input": [[3]]}], "train": [{"output": [[2]], "input": [[1]]}]}"#;
    let dir = folder(&[
        ("one/a.json", TASK),
        ("one/b.json", TASK),
        ("two/a.json", &spread),
        ("two/b.json", swapped),
        ("m.json", &format!(r#"{{"b": {TASK}, "a": {TASK}}}"#)),
        ("s.json", &format!(r#"{{"eval": {{"b": {TASK}}}, "train": {{"a": {TASK}}}}}"#)),
        ("x_challenges.json", &format!(r#"{{"b": {OPEN}, "a": {OPEN}}}"#)),
        ("x_solutions.json", r#"{"a": [[[4]]], "b": [[[4]]]}"#),
    ]);
    let hash = load(&dir, "one").hash();
    for other in ["two", "m.json", "s.json", "x_challenges.json"] {
        assert_eq!(load(&dir, other).hash(), hash, "{other}");
    }
    assert_ne!(load(&dir, "one/a.json").hash(), hash);
}

#[test]
fn a_hash_sign_in_a_name_is_no_split() {
    let dir = folder(&[("set#1/a.json", TASK)]);
    assert_eq!(load(&dir, "set#1").name(), "set#1");
}

#[test]
fn an_id_in_two_splits() {
    let dir = folder(&[("s.json", &format!(r#"{{"train": {{"a": {TASK}}}, "eval": {{"a": {TASK}}}}}"#))]);
    assert_eq!(
        line(&dir, "s.json"),
        "s.json: task a: is in split eval and in split train; pick one by adding #eval or #train to the path"
    );
    assert_eq!(ids(&load(&dir, "s.json#eval")), ["a"]);
}

#[test]
fn a_fault_in_another_split_does_no_harm() {
    let dir = folder(&[("s.json", &format!(r#"{{"train": {{"a": {TASK}}}, "eval": {{"b": {{}}}}}}"#))]);
    assert_eq!(ids(&load(&dir, "s.json#train")), ["a"]);
    assert_eq!(line(&dir, "s.json"), r#"s.json: task b: field "train" is missing"#);
}

#[test]
fn faults_of_files() {
    let splits = format!(r#"{{"train": {{"a": {TASK}}}}}"#);
    let dir = folder(&[
        ("empty/notes.txt", ""),
        ("ragged/x.json", &TASK.replace("[[1]]", "[[1, 2], [3]]")),
        ("broken.json", "{\"train\": [\n}"),
        ("list.json", "[]"),
        ("none.json", "{}"),
        ("strange.json", r#"{"a": 1}"#),
        ("unnamed.json", &format!(r#"{{"": {TASK}}}"#)),
        ("untold.json", r#"{"train": {}, "eval": {}}"#),
        ("typed.json", r#"{"train": {"a": []}}"#),
        ("mixed/arc.json", &splits),
        ("plain/list.json", "[]"),
    ]);
    let cases = [
        ("gone.json", "gone.json: no such file or folder"),
        ("gone.json#train", "gone.json: no such file or folder"),
        ("empty", "empty: holds no .json files, and no training or evaluation folder"),
        ("ragged", "ragged/x.json: task x: demo 1 input, row 2: has 1 cell, the first row has 2"),
        ("broken.json", "broken.json: broken JSON at line 2, column 1: expected value"),
        ("none.json", "none.json: holds no tasks"),
        ("unnamed.json", "unnamed.json: a task has an empty id"),
        ("untold.json", "untold.json: holds no tasks"),
        ("typed.json", "typed.json: task a: is a list, not an object"),
        ("mixed", "mixed/arc.json: holds a whole data set, not one task; give this file by its own path"),
    ];
    for (name, want) in cases {
        assert_eq!(line(&dir, name), want);
    }
    for name in ["list.json", "strange.json", "plain"] {
        assert!(line(&dir, name).contains(".json: is neither an ARC task"), "{name}");
    }
    assert!(DataSet::load(dir.path().join("gone")).unwrap_err().is_not_found());
}

#[test]
fn faults_of_kaggle_files() {
    let challenges = format!(r#"{{"a": {OPEN}}}"#);
    let dir = folder(&[
        ("lone_solutions.json", "{}"),
        ("less_challenges.json", &challenges),
        ("less_solutions.json", "{}"),
        ("bad_challenges.json", &challenges),
        ("bad_solutions.json", r#"{"a": [[[1, 11]]]}"#),
        ("list_challenges.json", "[]"),
        ("odd_challenges.json", &challenges),
        ("odd_solutions.json", "[]"),
    ]);
    let cases = [
        (
            "lone_solutions.json",
            "lone_solutions.json: has no lone_challenges.json beside it, which holds the tasks",
        ),
        ("less_challenges.json", "less_challenges.json: task a: has no outputs in less_solutions.json"),
        (
            "bad_challenges.json",
            "bad_solutions.json: task a: output 1, row 1, column 2: 11 is not a colour, which is a whole number from 0 to 9",
        ),
        ("list_challenges.json", "list_challenges.json: is a list, not an object"),
        ("odd_challenges.json", "odd_solutions.json: is a list, not an object"),
    ];
    for (name, want) in cases {
        assert_eq!(line(&dir, name), want);
    }
}

#[test]
fn not_utf8() {
    let dir = folder(&[]);
    fs::write(dir.path().join("x.json"), b"{\"a\xff\"}").unwrap();
    assert_eq!(line(&dir, "x.json"), "x.json: is not UTF-8 text (byte 3)");
}

#[cfg(unix)]
#[test]
fn a_name_that_is_not_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let dir = folder(&[]);
    let path = dir.path().join(OsStr::from_bytes(b"a\xff.json"));
    fs::write(&path, TASK).unwrap();
    let text = DataSet::load(path).unwrap_err().to_string();
    assert!(text.ends_with("its name is not UTF-8, so it gives no task id; rename it"), "{text}");
}

#[cfg(unix)]
#[test]
fn neither_file_nor_folder() {
    let text = |path: &str| DataSet::load(Path::new(path)).unwrap_err().to_string();
    assert_eq!(text("/dev/null"), "/dev/null: is an empty file");
    assert_eq!(
        text("/dev/zero"),
        "/dev/zero: holds more than the 268 MB that are read at once; give a smaller file"
    );
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_in_a_folder_is_reported_or_left_out() {
    let dir = folder(&[("a.json", TASK), ("b.json", "{"), ("c.json", r#"{"train": [], "test": []}"#)]);
    std::os::unix::fs::symlink("nowhere.json", dir.path().join("d.json")).unwrap();
    assert!(DataSet::load(dir.path()).is_err());
    let (data, left_out) = DataSet::load_readable(dir.path()).unwrap();
    assert_eq!(data.tasks().iter().map(|task| task.id.as_str()).collect::<Vec<_>>(), ["a"]);
    let left_out: Vec<String> = left_out.iter().map(ToString::to_string).collect();
    assert!(left_out[0].contains("b.json: broken JSON"), "{left_out:?}");
    assert!(left_out[1].ends_with("task c: train: is empty, a task needs at least one demo"), "{left_out:?}");
    assert!(left_out[2].ends_with("d.json: is a link to a file that is not there"), "{left_out:?}");
    fs::remove_file(dir.path().join("a.json")).unwrap();
    let text = DataSet::load_readable(dir.path()).unwrap_err().to_string();
    assert!(text.ends_with("none of its tasks can be read: 3 were left out"), "{text}");
}

#[test]
fn a_file_too_big_is_not_read() {
    let dir = folder(&[]);
    // Sparse: it takes no space on the disk.
    fs::File::create(dir.path().join("x.json")).unwrap().set_len(MAX_FILE_BYTES + 1).unwrap();
    assert_eq!(
        line(&dir, "x.json"),
        "x.json: holds more than the 268 MB that are read at once; give a smaller file"
    );
}
