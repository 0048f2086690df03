//! What each command prints, as snapshots.

use insta::assert_snapshot;

use crate::{all, fine, redact, run};

const MADE: &str = "../../../conformance/data/made.jsonl";

#[test]
fn all_examples_are_right() {
    let text = fine(&["run"]);
    assert_eq!(text.lines().last(), Some("23/23 tasks right, 94/94 samples right"));
    assert_snapshot!(redact(&text));
}

#[test]
fn run_of_programs_that_are_not_right() {
    assert_snapshot!(all(&["run", "programs.py"]));
}

#[test]
fn run_of_several_files() {
    assert_snapshot!(all(&[
        "run",
        "programs.py",
        "../../../program/examples/embedded.py",
        "--task",
        "denoise,tile_ring"
    ]));
}

#[test]
fn run_of_a_task_whose_test_is_unknown() {
    assert_snapshot!(all(&["run", "tiny.py", "--data", "tiny.json", "--show"]));
}

#[test]
fn run_shows_what_is_wrong() {
    assert_snapshot!(all(&["run", "programs.py", "--task", "tile_ring", "overlay_halves", "--show"]));
}

#[test]
fn run_out_of_fuel() {
    assert_snapshot!(all(&["run", "--task", "tile_ring", "--fuel", "10"]));
}

#[test]
fn trace() {
    assert_snapshot!(all(&["trace", "--task", "odd_one_out", "--sample", "test1"]));
}

#[test]
fn trace_of_faults_and_of_all_programs_of_the_task() {
    assert_snapshot!(all(&["trace", "programs.py", "--task", "denoise", "--sample", "2"]));
}

#[test]
fn trace_with_the_demo_pairs() {
    assert_snapshot!(all(&["trace", "programs.py", "--task", "overlay_halves"]));
}

#[test]
fn trace_without_steps() {
    assert_snapshot!(all(&["trace", "programs.py", "--task", "lay_down"]));
}

#[test]
fn conform() {
    assert_eq!(fine(&["conform", MADE]), "4,696 passed, 0 failed\n");
    assert_snapshot!(all(&["conform", "cases.jsonl"]));
}

#[test]
fn conform_loosely_by_primitive() {
    assert_snapshot!(all(&["conform", "cases.jsonl", "--loose", "--by-primitive"]));
}

#[test]
fn tasks() {
    assert_snapshot!(all(&["tasks"]));
}

#[test]
fn tasks_drawn() {
    assert_snapshot!(all(&["tasks", "tiny", "--data", "tiny.json"]));
}

#[test]
fn tasks_as_svg() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("task.svg");
    let text = fine(&["tasks", "denoise", "--svg", file.to_str().unwrap()]);
    assert!(text.ends_with("task.svg\n"), "{text}");
    assert!(std::fs::read_to_string(file).unwrap().starts_with("<svg"));
}

#[test]
fn primitives() {
    let text = fine(&["primitives"]);
    let rows = |group: &str| text.lines().filter(|line| line.contains(group)).count();
    assert_eq!((rows("arc-dsl (160)"), rows("extensions (")), (1, 1));
    for prim in gridwright::dsl::Prim::all() {
        let start = format!("{} {} ", if prim.row().device.is_some() { '*' } else { ' ' }, prim.name());
        assert!(text.lines().any(|line| line.starts_with(&start)), "{} is missing", prim.name());
    }
    let head: Vec<&str> = text.lines().take(20).collect();
    assert_snapshot!(head.join("\n"));
}

#[test]
fn primitives_explained() {
    let text = fine(&["primitives", "identity", "size_t", "o_g"]);
    assert!(text.contains("  step      no, the search does not call it\n"), "{text}");
    assert!(text.contains("  step      yes, of cost "), "{text}");
    let figures = |line: &&str| !["cost ", "step "].iter().any(|field| line.trim_start().starts_with(field));
    assert_snapshot!(text.lines().filter(figures).collect::<Vec<_>>().join("\n"));
}

#[test]
fn fmt() {
    assert_snapshot!(all(&["fmt", "programs.py"]));
}

#[test]
fn fmt_checks() {
    assert_snapshot!(all(&["fmt", "programs.py", "--check"]));
    assert_eq!(fine(&["fmt", "tiny.py", "--check"]), "");
}

#[test]
fn fmt_lists_hashes() {
    let text = fine(&["fmt", "programs.py", "--hash"]);
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 7);
    assert!(rows.iter().all(|row| row.len() == 2 && row[1].len() == 64), "{text}");
    let hash = |name: &str| rows.iter().find(|row| row[0] == name).unwrap()[1];
    assert_eq!(hash("verify_lay_down"), hash("helper"), "the name is no part of a program");
}

#[test]
fn bench_run() {
    let text = fine(&["bench", "run", "--repeat", "1", "--task", "denoise", "tile_ring"]);
    // Every figure depends on the machine or the table of costs, and so does how wide the columns are.
    let plain = |word: &str| match word.starts_with(|c: char| c.is_ascii_digit()) && !word.contains('/') {
        true => "#".to_owned(),
        false if word == "ms" => "us".to_owned(),
        false => word.to_owned(),
    };
    let lines =
        text.lines().skip(2).map(|line| line.split_whitespace().map(plain).collect::<Vec<_>>().join(" "));
    assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn bench_of_wrong_programs_says_so() {
    let ran = run(&["bench", "run", "programs.py", "--repeat", "1"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("5 programs, 0/22 samples right"), "{}", ran.stdout);
}

#[test]
fn bench_caches() {
    let text = fine(&["bench", "caches", "--repeat", "1", "--tasks", "3", "--merge", "5"]);
    assert!(text.contains("validations in an archive") && text.contains("3 tasks, "), "{text}");
}

#[test]
fn bench_batt() {
    let text = fine(&["bench", "batt", "--repeat", "1", "--tasks", "3", "--merge", "5", "--jobs", "2"]);
    assert!(text.ends_with("3 tasks, 0 outputs differ between merged and alone\n"), "{text}");
    let rows: Vec<&str> = text.lines().filter(|line| line.contains('x') && line.contains("cor")).collect();
    assert_eq!(rows.len(), 2, "one row a core, one for all: {text}");
    // The same seed draws the same programs.
    let calls = |seed: &str| {
        let json = fine(&[
            "bench", "batt", "--repeat", "1", "--tasks", "3", "--merge", "5", "--seed", seed, "--json",
        ]);
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        (json["calls_before"].clone(), json["ways"][1]["calls"].clone())
    };
    assert_eq!(calls("1"), calls("1"));
    assert_ne!(calls("1"), calls("2"));
}

#[test]
fn help() {
    let commands = [
        vec![],
        vec!["run"],
        vec!["trace"],
        vec!["conform"],
        vec!["tasks"],
        vec!["primitives"],
        vec!["fmt"],
        vec!["batt"],
        vec!["bench"],
        vec!["bench", "run"],
        vec!["bench", "batt"],
        vec!["bench", "caches"],
        vec!["bench", "repair"],
        vec!["bench", "mutate"],
        vec!["bench", "gpu"],
        vec!["evolve"],
        vec!["status"],
        vec!["submit"],
        vec!["score"],
        vec!["devices"],
        vec!["bench", "solve"],
        vec!["solve"],
        vec!["explain"],
        vec!["report"],
        vec!["config"],
    ];
    for command in commands {
        let text = fine(&[&command[..], &["--help"]].concat());
        assert!(text.ends_with("  2  usage error or bad input\n"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        assert_snapshot!([&["help"], &command[..]].concat().join("_"), text);
    }
    assert!(fine(&["--version"]).starts_with("gridwright "));
}

/// A task that is cut into parts, and put together again.
const DECOMPOSED: &str = "
def solve_recolor_by_size(S, I, C):
    x1 = split_demos(S, THREE)
    x2 = lbind(learn_cells, x1)
    x3 = lbind(x2, identity)
    x4 = rbind(x3, ZERO)
    x5 = split_parts(I, THREE)
    x6 = apply(x4, x5)
    O = join_parts(x6, I, THREE)
    return O
";

#[test]
fn a_decomposition_is_traced_with_its_parts_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("decomposed.py");
    std::fs::write(&file, DECOMPOSED).unwrap();
    let text = fine(&["trace", file.to_str().unwrap(), "--task", "recolor_by_size"]);
    let step = |from: &str, to: &str| text.split(from).nth(1).unwrap().split(to).next().unwrap();
    // Before and after: as many parts, each drawn under its number.
    let (cut, made) = (step("x5 = split_parts", "x6 = "), step("x6 = apply", "x7 = "));
    let count = cut.matches(": grid ").count();
    assert!(count > 1, "{cut}");
    assert_eq!(made.matches(": grid ").count(), count, "{made}");
    // What was learned of the parts is said once, and functions take a line each.
    assert_eq!(text.matches("learned:").count(), 1, "{text}");
    assert_eq!(step("x2 = lbind", "x3 = ").trim_end().lines().count(), 2, "{text}");
    assert!(text.contains(", right "), "{text}");
}
