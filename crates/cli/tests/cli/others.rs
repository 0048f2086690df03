//! Programs and tasks of others: what cannot be read is said, or left out; what the replaced system's programs say runs.

use std::fs;

use serde_json::Value as Json;

use crate::{fine, run};

const MIXED: &str = "
def solve_denoise(I): return frobnicate(I)

def solve_crop_largest(I): return x1(

def solve_mirror_below(I): return vconcat(I, hmirror(I))

def solve_lay_down(S, I, C):
    x1 = nothing_known(I)
    return x1
";

#[test]
fn what_does_not_parse_is_left_out_where_that_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(at("mixed.py"), MIXED).unwrap();
    let ran = run(&["run", &at("mixed.py")]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.stderr.contains("has 3 errors, shown above; correct the file, or give --keep-going"),
        "{}",
        ran.stderr
    );
    for args in
        [&["run", &at("mixed.py"), "--json"][..], &["batt", &at("mixed.py"), "--tasks", "2", "--json"]]
    {
        let ran = run(&[args, &["--keep-going"]].concat());
        assert_eq!(ran.code, Some(1), "{}", ran.stderr);
        let report: Json = serde_json::from_str(&ran.stdout).unwrap();
        assert_eq!(report["left_out"], 3);
        assert!(
            ran.stderr.contains("3 errors in 3 functions, 3 shown above; left out, 1 program read"),
            "{}",
            ran.stderr
        );
        assert!(ran.stderr.lines().any(|line| line.contains("mixed.py:2:") && line.contains("frobnicate")));
    }
    let ran = run(&["archive", "import", &at("mixed.py"), "--archive", &at("a.db"), "--keep-going"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(1), "1 new, 0 known, 3 functions left out\n"));
    let many: String = (0..50).map(|n| format!("def f{n}(I): return nowhere{n}(I)\n")).collect();
    fs::write(at("many.py"), many).unwrap();
    let ran = run(&["run", &at("many.py")]);
    assert!(ran.stderr.contains("has 50 errors, the first 20 shown above"), "{}", ran.stderr);
}

#[test]
fn names_and_tuples_of_the_replaced_system_run() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let task = r#"{"train": [{"input": [[1, 0, 0], [0, 0, 2]], "output": [[1, 0, 0], [0, 0, 2]]}],
        "test": [{"input": [[3, 3, 0], [0, 0, 5]], "output": [[3, 3, 0], [0, 0, 5]]}]}"#;
    fs::write(at("t.json"), task).unwrap();
    let bodies = [
        "x1 = o_g(I, R7)\n    x2 = get_arg_rank_f(x1, size, F0)\n    return paint(I, x2)",
        "x1 = totuple(o_g(I, R7))\n    x2 = get_arg_rank_t(x1, size, L1)\n    return paint(I, x2)",
        "x1 = get_val_rank_f(o_g(I, R7), color, F0)\n    return replace(I, x1, x1)",
        "x1 = get_val_rank_t(totuple(o_g(I, R7)), color, F0)\n    return replace(I, x1, x1)",
        "x1 = get_common_rank_t(apply(color, totuple(o_g(I, R7))), F0)\n    return replace(I, x1, x1)",
        "x1 = get_common_rank_f(totuple(apply(color, o_g(I, R7))), L1)\n    return replace(I, x1, x1)",
        "x1 = o_g_t(I, R7)\n    return paint(I, get_nth_t(x1, F0))",
        "x1 = totuple(o_g(I, R7))\n    return paint(I, get_nth_f(x1, F0))",
        "x1 = totuple(o_g(I, R7))\n    return paint(I, celltuple(apply(ulcorner, x1), apply(color, x1)))",
        // A cell is (row, column, colour) there.
        "x1 = matcher(rbind(get_nth_f, L1), ZERO)\n    return fill(I, ZERO, sfilter(asobject(I), x1))",
        "x1 = matcher(last_t, ZERO)\n    return fill(I, ZERO, sfilter(asobject(I), x1))",
    ];
    for body in bodies {
        fs::write(at("p.py"), format!("def solve_t(S, I, C):\n    {body}\n")).unwrap();
        let text = fine(&["run", &at("p.py"), "--data", &at("t.json")]);
        assert!(text.contains("1/1 tasks right, 2/2 samples right"), "{body}\n{text}");
    }
    for (body, expected) in [
        ("return celltuple(I)", "'celltuple' takes 2 arguments"),
        ("return apply(o_g_t, I)", "not be used as a value"),
    ] {
        fs::write(at("p.py"), format!("def solve_t(S, I, C):\n    {body}\n")).unwrap();
        let ran = run(&["run", &at("p.py"), "--data", &at("t.json")]);
        assert!(ran.code == Some(2) && ran.stderr.contains(expected), "{}", ran.stderr);
    }
}

#[cfg(unix)]
#[test]
fn what_is_broken_in_a_folder_of_tasks_is_said_or_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(
        at("good.json"),
        r#"{"train": [{"input": [[1]], "output": [[1]]}], "test": [{"input": [[2]]}]}"#,
    )
    .unwrap();
    fs::write(at("bad.json"), "{\"train\": [").unwrap();
    std::os::unix::fs::symlink("nowhere", at("dangling.json")).unwrap();
    let data = folder.path().to_str().unwrap();
    let ran = run(&["tasks", "--data", data]);
    assert!(ran.code == Some(2) && ran.stderr.contains("bad.json: broken JSON at line 1"), "{}", ran.stderr);
    let ran = run(&["tasks", "--data", data, "--keep-going", "--json"]);
    let report: Json = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((ran.code, &report["data"]["tasks"]), (Some(0), &1.into()));
    assert!(ran.stderr.contains("dangling.json: is a link to a file that is not there"), "{}", ran.stderr);
    assert!(
        ran.stderr.contains("2 tasks cannot be read and left out, 2 shown above; 1 task left"),
        "{}",
        ran.stderr
    );
}

#[cfg(unix)]
#[test]
fn process_substitution_is_read() {
    let own = crate::command(&[]);
    let script = "exec \"$0\" run <(cat tiny.py) --data <(cat tiny.json)";
    let output = std::process::Command::new("bash")
        .args(["-c", script])
        .arg(own.get_program())
        .current_dir(crate::files())
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    // The id of a task is the name of its file, which is a number here.
    assert!(stderr.contains("has no task for"), "{stderr}");
    let script = "exec \"$0\" fmt <(cat tiny.py) --hash";
    let output = std::process::Command::new("bash")
        .args(["-c", script])
        .arg(own.get_program())
        .current_dir(crate::files())
        .output();
    assert_eq!(String::from_utf8(output.unwrap().stdout).unwrap(), fine(&["fmt", "tiny.py", "--hash"]));
}
