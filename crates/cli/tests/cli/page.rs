//! The report: what is in the page, and what a browser makes of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use gridwright::{DataSet, Grid, embedded_tasks};
use serde_json::{Value as Json, json};
use tempfile::{TempDir, tempdir};

use crate::browser::Browser;
use crate::{fine, run};

/// Tasks of which each kind of outcome comes, with little effort.
const TASKS: [&str; 6] =
    ["complete_symmetry", "count_to_bars", "crop_largest", "denoise", "mirror_below", "continue_pattern"];

/// The data that a page holds.
fn data_of(page: &str) -> Json {
    let (_, rest) = page.split_once("id=\"data\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

/// The embedded tasks that a submission is made for, as one file, so that none is left without an answer.
fn some_tasks(folder: &Path) -> (String, DataSet) {
    let data = embedded_tasks().unwrap();
    let tasks: Vec<_> = TASKS.iter().map(|id| data.task(id).unwrap().clone()).collect();
    let text: Vec<String> = tasks.iter().map(|task| format!("{:?}: {}", task.id, task.to_json())).collect();
    let file = folder.join("some.json");
    fs::write(&file, format!("{{{}}}", text.join(","))).unwrap();
    (file.to_str().unwrap().to_owned(), DataSet::new("some.json", tasks).unwrap())
}

/// A submission and an archive of those tasks, with one answer of a task that is solved made wrong by hand.
struct Made {
    folder: TempDir,
    data: String,
    tasks: DataSet,
}

impl Made {
    fn new() -> Made {
        let folder = tempdir().unwrap();
        let (data, tasks) = some_tasks(folder.path());
        let made = Made { folder, data, tasks };
        let (submission, archive) = (made.file("submission.json"), made.file("found.db"));
        fine(&["solve", "--effort", "4", "--data", &made.data, "--out", &submission, "--archive", &archive]);
        made
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn file(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    /// Writes the report of a file and gives it.
    fn report(&self, of: &str, more: &[&str]) -> String {
        let (of, out) = (self.file(of), self.file("report.html"));
        let ran = run(&[&["report", &of, "--data", &self.data, "--out", &out], more].concat());
        assert_eq!(ran.code, Some(0), "{}{}", ran.stdout, ran.stderr);
        fs::read_to_string(out).unwrap()
    }

    /// Makes both answers to the first test of a task wrong: one differs in one cell, one in size.
    fn spoil(&self, id: &str) -> Grid {
        let truth = self.tasks.task(id).unwrap().tests[0].output.clone().unwrap();
        let near = truth.edit(|cells| cells[0] = (cells[0] + 1) % 10);
        let file = self.path("submission.json");
        let mut json: Json = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let rows: Vec<&[i8]> = near.rows().collect();
        json[id][0] = json!({ "attempt_1": rows, "attempt_2": [[5, 5]] });
        fs::write(file, json.to_string()).unwrap();
        near
    }
}

fn kinds(page: &Json) -> BTreeMap<String, usize> {
    let mut kinds = BTreeMap::new();
    for task in page["tasks"].as_array().unwrap() {
        *kinds.entry(task["k"].as_str().unwrap().to_owned()).or_insert(0) += 1;
    }
    kinds
}

fn counted(page: &Json, kind: &str) -> usize {
    kinds(page).get(kind).copied().unwrap_or(0)
}

#[test]
fn a_submission_is_reported_with_its_programs_and_their_fuel_and_an_archive_with_its_times() {
    let made = Made::new();
    let page = made.report("submission.json", &[]);
    for foreign in ["http://", "https://", "src=", "@import", "url("] {
        let page = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!page.contains(foreign), "the page names {foreign}");
    }
    let page = data_of(&page);
    assert_eq!(page["data"]["hash"], json!(made.tasks.hash().to_hex()));
    assert_eq!(page["warnings"], json!([]));
    assert!(page["facts"].to_string().contains("effort 4"), "{}", page["facts"]);
    assert!(counted(&page, "solved") >= 3 && counted(&page, "nothing") + counted(&page, "near") >= 1);
    let solved = page["tasks"].as_array().unwrap().iter().find(|task| task["i"] == "denoise").unwrap();
    assert!(solved["f"].as_u64() > Some(0) && solved["z"].is_string() && solved.get("s").is_none());
    let program = &solved["p"][0];
    assert!(program["x"].as_str().unwrap().starts_with("def solve_denoise("));
    assert_eq!(program["h"][0], json!([0, 0]), "it gives the first attempt of the first test");
    let steps = program["s"].as_array().unwrap().len();
    assert_eq!(steps, 1 + program["x"].as_str().unwrap().lines().count() - 2, "a step for each line");
    let archived = data_of(&made.report("found.db", &[]));
    assert_eq!(kinds(&archived), kinds(&page));
    assert!(archived["tasks"].as_array().unwrap().iter().all(|task| task["s"].is_f64()));
    assert!(archived["facts"].to_string().contains("solve --effort 4 --data"), "{}", archived["facts"]);
}

#[test]
fn what_was_evolved_since_is_in_the_report_of_an_archive() {
    let made = Made::new();
    let before = data_of(&made.report("found.db", &[]));
    // The program of the embedded task, as evolution might have found it.
    let (archive, examples) =
        (made.file("found.db"), crate::files().join("../../../program/examples/embedded.py"));
    fine(&[
        "batt",
        examples.to_str().unwrap(),
        "--data",
        &made.data,
        "--archive",
        &archive,
        "--task",
        "count_to_bars",
    ]);
    let after = data_of(&made.report("found.db", &[]));
    assert!(counted(&after, "solved") > counted(&before, "solved"), "{before:?}");
}

#[test]
fn a_log_says_when_tasks_were_done() {
    let made = Made::new();
    let log = r#"{"event":"started","seconds":0.0}
{"event":"task","task":"denoise","seconds":2.5,"took":0.5}
"#;
    fs::write(made.path("run.log"), log).unwrap();
    let page = data_of(&made.report("submission.json", &["--log", &made.file("run.log")]));
    let task = page["tasks"].as_array().unwrap().iter().find(|task| task["i"] == "denoise").unwrap();
    assert_eq!((&task["at"], &task["s"]), (&json!(2.5), &json!(0.5)));
    fs::write(made.path("run.log"), "{}\n").unwrap();
    let (of, log) = (made.file("submission.json"), made.file("run.log"));
    let ran = run(&["report", &of, "--data", &made.data, "--log", &log, "--out", &made.file("x.html")]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.contains("no line says that a task is done"), "{}", ran.stderr);
}

#[test]
fn what_does_not_fit_together_is_said() {
    let made = Made::new();
    let (of, out) = (made.file("submission.json"), made.file("report.html"));
    // Another data set with the same tasks, and without the truth.
    let mut blind: Json = serde_json::from_str(&fs::read_to_string(&made.data).unwrap()).unwrap();
    for (_, task) in blind.as_object_mut().unwrap() {
        task["test"].as_array_mut().unwrap().iter_mut().for_each(|test| {
            test.as_object_mut().unwrap().remove("output");
        });
    }
    fs::write(made.path("blind.json"), blind.to_string()).unwrap();
    let ran = run(&["report", &of, "--data", &made.file("blind.json"), "--out", &out, "--json"]);
    assert!(ran.stderr.contains("the answers were made for other data"), "{}", ran.stderr);
    let json: Json = serde_json::from_str(&ran.stdout).unwrap();
    assert!(json["tasks"]["solved"] == 0 && json["tasks"]["exact"].as_u64() >= Some(3), "{json}");
    fs::remove_file(made.path("submission.py")).unwrap();
    let ran = run(&["report", &of, "--data", &made.data, "--out", &out]);
    assert!(ran.stderr.contains("submission.py is not there, so no program is shown"), "{}", ran.stderr);
    assert_eq!(counted(&data_of(&fs::read_to_string(&out).unwrap()), "wrong"), 0);
    let ran = run(&["report", &of, "--out", &out]);
    assert!(ran.stderr.contains("17 tasks of the data set"), "{}", ran.stderr);
    let ran = run(&["report", "no.json", "--out", &out]);
    assert_eq!(ran.code, Some(2));
}

#[test]
fn four_hundred_tasks_of_the_worst_kind_stay_under_ten_megabytes() {
    let folder = tempdir().unwrap();
    let mut seed = 1_u64;
    let mut grid = || {
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % 10
        };
        (0..30).map(|_| (0..30).map(|_| next()).collect::<Vec<u64>>()).collect::<Vec<_>>()
    };
    let (mut tasks, mut submission, mut programs) = (json!({}), json!({}), String::new());
    for at in 0..400 {
        let id = format!("noise{at}");
        let demos: Vec<Json> = (0..3).map(|_| json!({ "input": grid(), "output": grid() })).collect();
        let (input, output) = (grid(), grid());
        submission[&id] = json!([{ "attempt_1": grid(), "attempt_2": input }]);
        tasks[&id] = json!({ "train": demos, "test": [{ "input": input, "output": output }] });
        for name in ["solve", "other1", "other2"] {
            programs += &format!("def {name}_{id}(I):\n    x0 = switch(I, 1, 2)\n");
            for step in 1..9 {
                programs += &format!("    x{step} = switch(x{}, {step}, {})\n", step - 1, name.len());
            }
            programs += "    return x8\n";
        }
    }
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(file("noise.json"), tasks.to_string()).unwrap();
    fs::write(file("submission.json"), submission.to_string()).unwrap();
    fs::write(file("submission.py"), programs).unwrap();
    fine(&["report", &file("submission.json"), "--data", &file("noise.json"), "--out", &file("report.html")]);
    let page = fs::read_to_string(file("report.html")).unwrap();
    assert!(page.len() < 10_000_000, "{} bytes", page.len());
    assert!(data_of(&page)["warnings"].to_string().contains("are left out to keep the page small"));
}

/// The colours of the middles of all cells of a canvas.
const CELLS: &str = "((canvas, height, width) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height), list = [];
    for (let row = 0; row < height; row++) for (let column = 0; column < width; column++) {
        const x = Math.floor((column + 0.5) * canvas.width / width), y = Math.floor((row + 0.5) * canvas.height / height);
        const at = 4 * (y * canvas.width + x);
        list.push('#' + [...data.slice(at, at + 3)].map(v => v.toString(16).padStart(2, '0')).join(''));
    }
    return list.join(' ');
})";

/// What a grid should look like, by our SVG, which is drawn by other code.
fn colours(grid: &Grid) -> String {
    let one = |cell: &i8| {
        let svg = gridwright::grid::draw::svg::grid(&Grid::from_cells(1, 1, &[*cell]).unwrap());
        format!("#{}", &svg.rsplit_once("fill=\"#").unwrap().1[..6])
    };
    grid.cells().iter().map(one).collect::<Vec<String>>().join(" ")
}

#[test]
fn a_browser_shows_the_report() {
    let Some(mut browser) = Browser::start() else { return };
    let made = Made::new();
    let near = made.spoil("mirror_below");
    made.report("submission.json", &[]);
    let page = data_of(&fs::read_to_string(made.path("report.html")).unwrap());
    browser.resize(1280, 900, false);
    browser.prefer("light");
    browser.open(&made.path("report.html"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
    let all = TASKS.len();
    let solved = counted(&page, "solved");
    assert_eq!(
        browser.value("document.getElementById('headline').textContent"),
        json!(format!("{solved} of {all} tasks solved"))
    );

    // Filters, by click and by key.
    let cards = "document.querySelectorAll('#gallery .card').length";
    assert_eq!(browser.value(cards), json!(all));
    for kind in ["solved", "wrong", "near", "nothing", "all"] {
        let wanted = if kind == "all" { all } else { counted(&page, kind) };
        if wanted > 0 {
            browser.value(&format!("document.querySelector('#filters [data-kind={kind}]').click()"));
            assert_eq!(browser.value(cards), json!(wanted), "{kind}");
            let pressed =
                browser.value("document.querySelector('#filters [aria-pressed=true]').dataset.kind");
            assert_eq!(pressed, kind);
        }
    }
    browser.press("2");
    assert_eq!(browser.value(cards), json!(solved));
    browser.press("1");
    browser.press("/");
    browser.value(
        "document.activeElement.value = 'denoi'; document.activeElement.dispatchEvent(new Event('input'))",
    );
    assert_eq!(browser.value(cards), json!(1));
    browser.press("Escape");
    assert_eq!(browser.value(cards), json!(all));

    // A task opened from the keyboard, and its neighbours.
    let title = "document.getElementById('task').open && document.getElementById('task-id').textContent";
    let mut ids: Vec<&str> = TASKS.to_vec();
    ids.sort_unstable();
    browser.value("document.querySelector('.card').focus()");
    browser.press("ArrowRight");
    browser.press("Enter");
    assert_eq!(browser.value(title), ids[1]);
    browser.press("ArrowRight");
    assert_eq!(browser.value(title), ids[2]);
    browser.press("ArrowLeft");
    assert_eq!(browser.value(title), ids[1]);
    browser.press("Escape");
    assert_eq!(browser.value(title), json!(false));
    assert_eq!(browser.value("document.activeElement.dataset.task"), ids[1]);

    // Pictures are those of the grids; what differs is marked.
    for task in made.tasks.tasks() {
        browser.value(&format!("document.querySelector('.card[data-task={}]').click()", task.id));
        let demos = task.demos.iter().flat_map(|demo| [Some(&demo.input), demo.output.as_ref()]);
        for (at, grid) in demos.flatten().enumerate() {
            let (height, width) = (grid.height(), grid.width());
            let seen = browser.value(&format!(
                "{CELLS}(document.querySelectorAll('#task-body .pair canvas')[{at}], {height}, {width})"
            ));
            assert_eq!(seen, json!(colours(grid)), "{} {at}", task.id);
        }
        let truth = task.tests[0].output.as_ref().unwrap();
        let seen = browser.value(&format!(
            "{CELLS}([...document.querySelectorAll('#task-body .test canvas')].at(3), {}, {})",
            truth.height(),
            truth.width()
        ));
        assert_eq!(seen, json!(colours(truth)), "the truth of {}", task.id);
        let steps = page["tasks"].as_array().unwrap().iter().find(|row| row["i"] == *task.id).unwrap();
        let steps =
            steps["p"].as_array().unwrap().iter().map(|program| program["s"].as_array().unwrap().len());
        assert_eq!(
            browser.value("document.querySelectorAll('#task-body .step').length"),
            json!(steps.sum::<usize>())
        );
        browser.press("Escape");
    }
    browser.value("document.querySelector('.card[data-task=mirror_below]').click()");
    let said = "[...document.querySelectorAll('#task-body .test small .bad')].map(said => said.textContent)";
    let truth = made.tasks.task("mirror_below").unwrap().tests[0].output.clone().unwrap();
    let size = format!("should be {}x{}", truth.height(), truth.width());
    assert_eq!(browser.value(said), json!(["1 cell differs", size]));
    // The ring of the one cell that differs: black outside, white inside, and the cell's own colour in the middle.
    let first = "document.querySelectorAll('#task-body .test canvas')[1]";
    let cells = browser.value(&format!("{CELLS}({first}, {}, {})", near.height(), near.width()));
    assert_eq!(cells, json!(colours(&near)));
    let along = browser.value(&format!(
        "(canvas => {{ const side = canvas.width / {}, data = canvas.getContext('2d').getImageData(0, Math.floor(side / 2), side, 1).data;
           return Array.from({{ length: Math.floor(side) }}, (_, x) => data[4 * x] + data[4 * x + 1] + data[4 * x + 2]); }})({first})",
        near.width()
    ));
    let along: Vec<u64> = along.as_array().unwrap().iter().filter_map(Json::as_u64).collect();
    let black = along.iter().position(|&sum| sum == 0).expect("the dark ring");
    assert_eq!(along[black..].iter().find(|&&sum| sum > 0), Some(&(3 * 255)), "{along:?}");
    browser.press("Escape");

    // Dark and light, by the system and by hand.
    let ground = "getComputedStyle(document.body).backgroundColor";
    let light = browser.value(ground);
    browser.prefer("dark");
    let dark = browser.value(ground);
    assert_ne!(light, dark);
    browser.press("t");
    assert_eq!(browser.value(ground), light);

    // On a phone nothing is wider than the screen.
    browser.resize(360, 740, true);
    browser.open(&made.path("report.html"));
    let wide = "document.documentElement.scrollWidth <= innerWidth && document.querySelector('.sheet').scrollWidth <= innerWidth";
    assert_eq!(browser.value(wide), json!(true));
    browser.value("document.querySelector('.card').click()");
    assert_eq!(browser.value(wide), json!(true));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
