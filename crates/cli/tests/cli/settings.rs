//! Settings: what counts where an option is left out; and what is made from the commands for packages.

use std::fs;
use std::path::Path;

use serde_json::Value as Json;
use tempfile::tempdir;

use crate::{command, fine, run};

/// Runs the command in a folder, with the file that is found there.
fn within(folder: &Path, variables: &[(&str, &str)], args: &[&str]) -> (String, String, Option<i32>) {
    let mut command = command(args);
    command.current_dir(folder).env_remove("GRIDWRIGHT_CONFIG").envs(variables.iter().copied());
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// The value of each setting and who says so.
fn settings(folder: &Path, variables: &[(&str, &str)], args: &[&str]) -> Vec<(String, String)> {
    let (stdout, stderr, code) = within(folder, variables, &[&["config", "--json"], args].concat());
    assert_eq!((stderr.as_str(), code), ("", Some(0)), "{stdout}");
    let json: Json = serde_json::from_str(&stdout).unwrap();
    let field = |row: &Json, name: &str| row[name].as_str().unwrap().to_owned();
    let rows = json["settings"].as_array().unwrap().iter();
    rows.map(|row| (field(row, "value"), field(row, "from"))).collect()
}

#[test]
fn a_flag_counts_before_the_environment_before_the_file_before_the_default() {
    let folder = tempdir().unwrap();
    let inner = folder.path().join("a/b");
    fs::create_dir_all(&inner).unwrap();
    let from = |variables: &[(&str, &str)], args: &[&str]| -> Vec<String> {
        settings(&inner, variables, args).into_iter().map(|(_, from)| from).collect()
    };
    assert_eq!(from(&[], &[]), ["default"; 4]);
    fs::write(folder.path().join("gridwright.toml"), "data = 'some.json'\njobs = 1\ncolor = 'never'\n")
        .unwrap();
    assert_eq!(from(&[], &[]), ["file", "default", "file", "file"]);
    assert_eq!(from(&[("GRIDWRIGHT_JOBS", "2")], &[]), ["file", "default", "environment", "file"]);
    let flags = ["--data", "x", "--jobs", "3", "--color", "always", "--archive", "y"];
    assert_eq!(from(&[("GRIDWRIGHT_JOBS", "2")], &flags), ["flag"; 4]);
    let (data, _) = &settings(&inner, &[], &[])[0];
    assert_eq!(
        Path::new(data),
        folder.path().canonicalize().unwrap().join("some.json"),
        "relative to the file"
    );
    let (text, ..) = within(&inner, &[("GRIDWRIGHT_JOBS", "2")], &["config"]);
    assert!(text.contains("jobs     2") && text.contains("environment GRIDWRIGHT_JOBS"), "{text}");
}

#[test]
fn commands_do_what_the_settings_say() {
    let folder = tempdir().unwrap();
    let task = r#"{"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3, 4]], "output": [[4, 3]]}]}"#;
    fs::write(folder.path().join("flip.json"), task).unwrap();
    fs::write(folder.path().join("gridwright.toml"), "data = 'flip.json'\narchive = 'mine.db'\n").unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let (text, stderr, code) = within(&inner, &[], &["solve", "--effort", "1"]);
    assert_eq!((stderr.as_str(), code), ("", Some(0)), "{text}");
    assert!(text.contains("data flip.json (1 task") && text.contains("archive: "), "{text}");
    assert!(folder.path().join("mine.db").is_file());
    let (text, ..) = within(&inner, &[], &["status"]);
    assert!(text.contains("1/1 tasks solved"), "{text}");
    // A variable that is empty takes back what the file says, and a flag comes first.
    let (text, ..) = within(&inner, &[("GRIDWRIGHT_ARCHIVE", "")], &["solve", "--effort", "1"]);
    assert!(!text.contains("archive: "), "{text}");
    let (text, ..) =
        within(&inner, &[("GRIDWRIGHT_DATA", "nowhere.json")], &["tasks", "--data", "../flip.json"]);
    assert!(text.contains("data flip.json (1 task"), "{text}");
    let (_, stderr, code) = within(&inner, &[("GRIDWRIGHT_DATA", "nowhere.json")], &["tasks"]);
    assert!(stderr.contains("nowhere.json") && code == Some(2), "{stderr}");
}

#[test]
fn a_mistake_in_the_file_is_one_line_and_does_not_hide_the_help() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("gridwright.toml"), "jbos = 3\n").unwrap();
    let (_, stderr, code) = within(folder.path(), &[], &["tasks"]);
    assert_eq!((stderr.lines().count(), code), (1, Some(2)), "{stderr}");
    assert!(stderr.contains("gridwright.toml: unknown setting 'jbos'; did you mean 'jobs'?"), "{stderr}");
    let (help, _, code) = within(folder.path(), &[], &["tasks", "--help"]);
    assert!(help.contains("--data") && code == Some(0));
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fine(&["generate", folder.path().to_str().unwrap()]);
    let help = fine(&["--help"]);
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names: Vec<&str> =
        listed.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect();
    assert!(names.contains(&"report") && names.contains(&"config") && !names.contains(&"generate"), "{help}");
    for file in ["gridwright.bash", "_gridwright", "gridwright.fish"] {
        let text = fs::read_to_string(path("completions").join(file)).unwrap();
        for name in names
            .iter()
            .chain(&["--verify-gpu", "--data"])
            .filter(|name| cfg!(feature = "gpu") || **name != "--verify-gpu")
        {
            assert!(text.contains(name.trim_start_matches("--")), "{file} does not know {name}");
        }
    }
    for name in &names {
        let page = fs::read_to_string(path("man").join(format!("gridwright-{name}.1"))).unwrap();
        assert!(page.contains(".SH NAME") && page.contains("Exit codes"), "{name}: {page}");
    }
    assert!(path("man/gridwright-bench-solve.1").is_file() && path("man/gridwright.1").is_file());
    assert_eq!(run(&["generate", "/dev/null/x"]).code, Some(2));
}
