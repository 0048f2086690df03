//! `gridwright archive`: from files into the archive and back, several processes, processes that are killed.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use gridwright::archive::{Archive, NewProgram, RunStart, Source, TaskResult};
use gridwright::program::parse_file;
use insta::assert_snapshot;
use serde_json::{Value as Json, json};
use tempfile::TempDir;

use crate::{Ran, command, fine, run};

const EXAMPLES: &str = "../../../program/examples/embedded.py";

/// A folder of its own for an archive.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Place {
        Place { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn file(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    /// Runs `gridwright archive`, with this place's archive.
    fn run(&self, args: &[&str]) -> Ran {
        run(&[&["archive"], args, &["--archive", &self.file("a.db")]].concat())
    }

    fn fine(&self, args: &[&str]) -> String {
        fine(&[&["archive"], args, &["--archive", &self.file("a.db")]].concat())
    }

    fn json(&self, args: &[&str]) -> Json {
        serde_json::from_str(&self.run(&[args, &["--json"]].concat()).stdout).unwrap()
    }

    /// What a command printed, and how it ended, for a snapshot.
    fn all(&self, args: &[&str]) -> String {
        let ran = self.run(args);
        let text = format!(
            "$ archive {}\n{}{}exit code {}\n",
            args.join(" "),
            ran.stdout,
            ran.stderr,
            ran.code.unwrap()
        );
        text.replace(self.folder.path().to_str().unwrap(), "FOLDER")
    }

    /// The hash of the first program of that name.
    fn hash(&self, name: &str) -> String {
        let list = self.json(&["ls"]);
        let mut programs = list["programs"].as_array().unwrap().iter();
        let program = programs.find(|program| program["names"][0] == name).unwrap();
        program["hash"].as_str().unwrap().to_owned()
    }
}

/// A file of programs that no other number gives.
fn write_programs(file: &Path, number: usize, programs: usize) {
    let mut text = String::new();
    for i in 0..programs {
        writeln!(text, "def solve_{number}_{i}(I):\n    return shift(I, ({number}, {i}))\n").unwrap();
    }
    fs::write(file, text).unwrap();
}

/// Adds a result of a program for a task.
fn add_result(file: &Path, text: &str, task: &str, demo_score: u64) {
    let mut archive = Archive::open(file).unwrap();
    let run = archive.begin(&RunStart::default()).unwrap();
    let program = parse_file("test.py", text).into_result().unwrap().remove(0);
    let result = TaskResult {
        task: task.to_owned(),
        data: [0xab; 32],
        demo_score,
        demos_exact: demo_score / 1000,
        tests_right: None,
        fuel: 1234,
        validation: None,
    };
    let source = Source::Program { parent: program.content_hash(), how: "mutated".to_owned() };
    archive.store(run, &[NewProgram { program, source, results: vec![result] }]).unwrap();
}

#[test]
fn reports() {
    let place = Place::new();
    let mut text = place.all(&["import", "programs.py", "tiny.py"]);
    text += &place.all(&["import", "programs.py"]);
    add_result(&place.path("a.db"), "def solve_tiny(I): return vmirror(I)", "tiny", 3000);
    add_result(&place.path("a.db"), "def differ_same(S, I, C): return equality(I, C)", "tiny", 10);
    for args in [
        &["ls"][..],
        &["ls", "--task", "denoise", "--sort", "calls"],
        &["ls", "--kind", "differ", "--limit", "5"],
        &["ls", "--task", "banana"],
        &["show", &place.hash("solve_tiny")[..7]],
        &["export", "--task", "tiny"],
        &["check"],
        &["gc"],
        &["gc", "--data", "tiny.json"],
    ] {
        text += &format!("\n{}", place.all(args));
    }
    assert_snapshot!(without_figures(&text));
}

/// The reports without what SQLite or the table of costs decides: bytes that are freed, and costs.
fn without_figures(text: &str) -> String {
    // Where the column of costs ends, in the table that was begun last.
    let mut end = 0;
    let lines = text.lines().map(|line| {
        let line = &line[..line.find(", freed ").or(line.find(", cost ")).unwrap_or(line.len())];
        if let Some(at) = line.find("  cost  kind") {
            end = at + "  cost".len();
        }
        let row = line.len() > end && (line.contains("  solver  ") || line.contains("  differ  "));
        if row { format!("{}   #{}\n", &line[..end - 4], &line[end..]) } else { format!("{line}\n") }
    });
    lines.collect()
}

#[test]
fn errors_say_what_to_do() {
    let place = Place::new();
    let mut text = String::new();
    for args in [
        &["ls"][..],
        &["show", "0"],
        &["export"],
        &["check"],
        &["gc"],
        &["import"],
        &["import", "nowhere.py"],
    ] {
        text += &place.all(args);
    }
    text += &place.all(&["import", "tiny.py", "broken.py"]);
    assert!(!place.path("a.db").exists(), "only an import that is fine makes an archive");
    fs::write(place.path("a.db"), "no archive").unwrap();
    for args in [&["ls"][..], &["import", "tiny.py"], &["check"]] {
        text += &place.all(args);
    }
    assert_eq!(fs::read(place.path("a.db")).unwrap(), b"no archive");
    fs::remove_file(place.path("a.db")).unwrap();
    place.fine(&["import", "tiny.py"]);
    for args in
        [&["show", "solve"][..], &["show", "0123456789"], &["export", "--task", "x"], &["ls", "--sort", "x"]]
    {
        text += &place.all(args);
    }
    assert_snapshot!(text);
}

#[test]
fn help() {
    let groups = [&["archive"][..]].into_iter();
    let commands = ["ls", "show", "export", "import", "check", "gc"].map(|name| ["archive", name]);
    let helps: Vec<String> = groups
        .chain(commands.iter().map(|command| &command[..]))
        .map(|command| fine(&[command, &["--help"]].concat()))
        .collect();
    for help in &helps {
        assert!(help.ends_with("  2  usage error or bad input\n"), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
    assert_snapshot!(helps.join("\n"));
}

#[test]
fn export_and_import_are_inverse() {
    let place = Place::new();
    assert_eq!(place.fine(&["import", EXAMPLES]), "23 new, 0 known\n");
    let out = place.file("out.py");
    assert_eq!(place.fine(&["export", "--out", &out]), format!("wrote 23 programs to {out}\n"));
    assert_eq!(fine(&["run", &out]).lines().last(), Some("23/23 tasks right, 94/94 samples right"));
    fine(&["fmt", &out, "--check"]);
    assert_eq!(place.fine(&["import", &out]), "0 new, 23 known\n");
    let other = place.file("b.db");
    assert_eq!(fine(&["archive", "import", &out, "--archive", &other]), "23 new, 0 known\n");
    assert_eq!(fine(&["archive", "export", "--archive", &other]), fs::read_to_string(&out).unwrap());
}

#[test]
fn export_for_arc_dsl_has_nothing_else() {
    let place = Place::new();
    let text = "
def plain(I): return mapply(hmirror, objects(I, T, F, T))
def extension(I): return o_g(I, 7)
def inside(I): return compose(first, p_g)
def demos(S, I, C): return first(first(S))
";
    fs::write(place.path("in.py"), text).unwrap();
    place.fine(&["import", &place.file("in.py")]);
    let functions = |text: &str| -> Vec<String> {
        let names = text.lines().filter_map(|line| line.strip_prefix("def ")?.split('(').next());
        names.map(str::to_owned).collect()
    };
    assert_eq!(functions(&place.fine(&["export"])), ["demos", "extension", "inside", "plain"]);
    assert_eq!(functions(&place.fine(&["export", "--arc-dsl-only"])), ["plain"]);
}

#[test]
fn export_puts_the_best_program_of_a_task_first() {
    let place = Place::new();
    place.fine(&["import", "tiny.py"]);
    let file = place.path("a.db");
    add_result(&file, "def a(I): return hmirror(I)", "tiny", 500);
    add_result(&file, "def b(I): return rot180(I)", "tiny", 3000);
    let text = place.fine(&["export", "--task", "tiny"]);
    let calls: Vec<&str> =
        text.lines().filter(|line| line.starts_with("def ") || line.contains("x1 =")).collect();
    let expected = [
        "def solve_tiny(I):",
        "    x1 = rot180(I)",
        "def solve_tiny_2(I):",
        "    x1 = hmirror(I)",
        "def solve_tiny_3(I):",
        "    x1 = vmirror(I)",
    ];
    assert_eq!(calls, expected);
}

#[test]
fn reports_as_json() {
    let place = Place::new();
    place.fine(&["import", "tiny.py"]);
    add_result(&place.path("a.db"), "def solve_tiny(I): return vmirror(I)", "tiny", 3000);
    let keys = |json: &Json| json.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    let list = place.json(&["ls"]);
    assert_eq!(keys(&list), "version archive programs");
    assert_eq!(keys(&list["programs"][0]), "hash names kind calls cost sources");
    let hash = place.hash("solve_tiny");
    let shown = place.json(&["show", &hash]);
    let program = &shown["program"];
    assert_eq!(keys(program), "hash names kind calls cost sources text results run");
    assert_eq!(program["sources"], json!([{ "file": "tiny.py" }, { "parent": hash, "how": "mutated" }]));
    assert_eq!(keys(&program["results"][0]), "task data demo_score demos_exact tests_right fuel");
    assert_eq!(
        (&program["results"][0]["tests_right"], &program["run"]["command"]),
        (&Json::Null, &json!("archive import"))
    );
    assert!(program["run"]["seconds"].is_f64());
    let checked = place.json(&["check"]);
    assert_eq!((&checked["programs"], &checked["problems"]), (&json!(1), &json!([])));
}

#[test]
fn damage_is_a_finding() {
    let place = Place::new();
    place.fine(&["import", EXAMPLES]);
    let mut bytes = fs::read(place.path("a.db")).unwrap();
    let page = 4096;
    bytes[2 * page..].fill(0x5a);
    fs::write(place.path("a.db"), bytes).unwrap();
    let ran = place.run(&["check"]);
    assert_eq!((ran.code, ran.stderr.lines().count()), (Some(1), 1), "{}", ran.stdout);
    assert!(ran.stderr.contains("archive check --repair"), "{}", ran.stderr);
    assert!(ran.stdout.lines().count() > 1, "{}", ran.stdout);
    assert!(!place.json(&["check"])["problems"].as_array().unwrap().is_empty());
    let ran = place.run(&["ls"]);
    assert_eq!((ran.code, ran.stderr.lines().count()), (Some(2), 1), "{}", ran.stderr);
}

/// A solve whose archive is damaged goes on from what is saved of it, to the same bytes.
#[test]
fn what_is_saved_of_a_damaged_archive_is_gone_on_from() {
    let place = Place::new();
    let solve = |archive: &str, out: &str, more: &[&str]| -> Json {
        let (archive, out) = (place.file(archive), place.file(out));
        let args = ["solve", "--effort", "2", "--tasks", "8", "--archive", &archive, "--out", &out, "--json"];
        serde_json::from_str(&fine(&[&args[..], more].concat())).unwrap()
    };
    solve("a.db", "whole.json", &[]);
    let before = place.json(&["check"])["programs"].as_u64().unwrap();
    // The text of one program is not what it was.
    let mut bytes = fs::read(place.path("a.db")).unwrap();
    let text = b"def program(";
    let at = bytes.windows(text.len()).position(|bytes| bytes == text).unwrap();
    bytes[at] = b'D';
    fs::write(place.path("a.db"), bytes).unwrap();
    assert_eq!(place.run(&["check"]).code, Some(1));
    let ran = place.run(&["check", "--json", "--repair", &place.file("saved.db")]);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    let repaired = &serde_json::from_str::<Json>(&ran.stdout).unwrap()["repaired"];
    // One record more than tasks: the programs that were known.
    let numbers = ["programs", "lost", "records"].map(|what| repaired[what].as_u64().unwrap());
    assert_eq!(numbers, [before - 1, 1, 9], "{repaired}");
    assert_eq!(
        fine(&["archive", "check", "--archive", &place.file("saved.db")]),
        format!("{} programs, all right\n", before - 1)
    );
    let gone_on = solve("saved.db", "saved.json", &["--resume"]);
    assert_eq!(gone_on["resumed"], 8);
    for ending in ["json", "py"] {
        let read = |name: &str| fs::read(place.path(&format!("{name}.{ending}"))).unwrap();
        assert_eq!(read("whole"), read("saved"), "{ending}");
    }
}

#[test]
fn processes_that_import_at_once_all_succeed() {
    let place = Place::new();
    let files: Vec<String> = (0..6).map(|number| place.file(&format!("{number}.py"))).collect();
    files.iter().zip(0..).for_each(|(file, number)| write_programs(Path::new(file), number, 100));
    let archive = place.file("a.db");
    let children: Vec<_> = files
        .iter()
        .map(|file| {
            let mut command = command(&["archive", "import", file, "--archive", &archive]);
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
        })
        .collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "100 new, 0 known\n");
    }
    assert_eq!(place.fine(&["check"]), "600 programs, all right\n");
}

#[test]
fn an_import_that_is_killed_stores_all_or_nothing() {
    let place = Place::new();
    let mut stored: BTreeSet<u64> = BTreeSet::new();
    for round in 0..32 {
        let file = place.file("in.py");
        write_programs(Path::new(&file), round, 300);
        let mut command = command(&["archive", "import", &file, "--archive", &place.file("a.db")]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        thread::sleep(Duration::from_micros(round as u64 * 1000));
        child.kill().unwrap();
        let reported = child.wait_with_output().unwrap().stdout == b"300 new, 0 known\n";
        let ran = place.run(&["check"]);
        if ran.code == Some(2) {
            assert!(stored.is_empty() && !reported, "{}", ran.stderr);
            continue;
        }
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{}", ran.stdout);
        let list = place.json(&["ls"]);
        let names =
            list["programs"].as_array().unwrap().iter().map(|program| program["names"][0].as_str().unwrap());
        let rounds: Vec<u64> = names.map(|name| name.split('_').nth(1).unwrap().parse().unwrap()).collect();
        let found: BTreeSet<u64> = rounds.iter().copied().collect();
        assert_eq!(rounds.len(), 300 * found.len(), "whole files only");
        assert!(found.is_superset(&stored) && (!reported || found.contains(&(round as u64))));
        stored = found;
    }
}
