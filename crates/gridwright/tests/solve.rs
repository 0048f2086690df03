//! What the library promises of solving: order, contained panics, a cancel token, what is kept on the way.
#![allow(clippy::unwrap_used, clippy::panic, reason = "these are tests, their helpers too")]

use std::sync::Mutex;
use std::time::Duration;

use gridwright::{
    Cancel, Config, DataSet, ErrorKind, Observer, Outcome, Saved, Session, Solver, Task, embedded_tasks,
    load_programs, load_submission, programs_file,
};

const TASKS: [&str; 4] = ["denoise", "complete_symmetry", "count_to_bars", "mirror_below"];

fn some(data: &DataSet) -> Vec<&Task> {
    TASKS.iter().map(|id| data.task(id).unwrap()).collect()
}

/// What an outcome is, but for times.
fn told(outcomes: &[Outcome]) -> Vec<String> {
    let one = |outcome: &Outcome| {
        let programs: Vec<String> =
            outcome.solved.found.iter().map(|found| found.program.to_string()).collect();
        format!("{} {} {} {programs:?}", outcome.solved.task, outcome.stop(), outcome.solved.fuel)
    };
    outcomes.iter().map(one).collect()
}

/// Writes down what it is told, and panics when one of the tasks starts.
#[derive(Default)]
struct Watch {
    bad: Option<&'static str>,
    told: Mutex<Vec<String>>,
}

impl Observer for Watch {
    fn started(&self, task: &Task) {
        self.told.lock().unwrap().push(format!("started {}", task.id));
        if self.bad == Some(&task.id) {
            panic!("a mistake in {}", task.id);
        }
    }

    fn finished(&self, task: &Task, outcome: &Outcome) {
        self.told.lock().unwrap().push(format!("finished {} {}", task.id, outcome.stop()));
    }

    fn saved(&self, saved: &Saved) {
        self.told.lock().unwrap().push(format!("saved {}", saved.tasks));
    }
}

#[test]
fn outcomes_come_in_the_order_of_the_tasks_from_any_number_of_threads() {
    let data = embedded_tasks().unwrap();
    let solve =
        |threads| Solver::new(Config::new().effort(4).threads(threads)).solve_all(some(&data), &()).unwrap();
    let one = solve(1);
    assert_eq!(one.iter().map(|outcome| outcome.solved.task.as_str()).collect::<Vec<_>>(), TASKS);
    assert_eq!(told(&one), told(&solve(3)));
    let alone = Solver::new(Config::new().effort(4)).solve(data.task("denoise").unwrap()).unwrap();
    assert_eq!(told(&one[..1]), told(&[alone]));
}

#[test]
fn a_panic_stays_in_its_task_and_says_so() {
    let data = embedded_tasks().unwrap();
    let watch = Watch { bad: Some("complete_symmetry"), ..Watch::default() };
    let config = Config::new().effort(1).threads(1);
    let outcomes = Solver::new(config.clone()).solve_all(some(&data), &watch).unwrap();
    let bad = &outcomes[1];
    let panic = bad.panic.as_ref().unwrap();
    assert_eq!((bad.stop().as_str(), panic.message.as_str()), ("panicked", "a mistake in complete_symmetry"));
    assert!(bad.is_defect() && !bad.is_exact());
    // Stand-ins take the place of its answers, so that what is handed in is whole.
    assert_eq!(bad.solved.answers.len(), data.task("complete_symmetry").unwrap().tests.len());
    let report = panic.report(data.task("complete_symmetry").unwrap(), &config);
    assert!(report.contains(env!("CARGO_PKG_VERSION")) && report.contains("\"train\""), "{report}");
    assert!(outcomes.iter().enumerate().all(|(at, outcome)| at == 1 || !outcome.is_defect()));
    let told = watch.told.into_inner().unwrap();
    assert_eq!(told[2..4], ["started complete_symmetry", "finished complete_symmetry panicked"]);
}

#[test]
fn a_cancelled_search_ends_and_still_answers() {
    let data = embedded_tasks().unwrap();
    let cancel = Cancel::new();
    cancel.cancel();
    let solver = Solver::new(Config::new().effort(1_000_000).cancel(&cancel));
    let outcomes = solver.solve_all(some(&data), &()).unwrap();
    assert_eq!(outcomes.len(), TASKS.len());
    assert!(outcomes.iter().all(|outcome| !outcome.solved.answers.is_empty()));
    let timed = Config::new().time_per_task(Duration::from_millis(1));
    assert_eq!(Solver::new(timed).solve_all(some(&data), &()).unwrap().len(), TASKS.len());
}

#[test]
fn a_session_writes_a_whole_submission_with_its_programs() {
    let data = embedded_tasks().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("submission.json");
    let watch = Watch { bad: Some("mirror_below"), ..Watch::default() };
    let session = Session::new(Config::new().effort(4)).submission(&file);
    let report = session.run(&data, &some(&data), &watch).unwrap();
    assert!(!report.cancelled && report.outcomes[0].is_exact());
    let submission = load_submission(&file).unwrap();
    assert_eq!(submission.len(), TASKS.len());
    assert_eq!(submission.get("denoise").unwrap()[0][0], report.outcomes[0].solved.answers[0][0].grid);
    let programs = load_programs(programs_file(&file)).unwrap();
    assert!(programs.iter().any(|imported| imported.task_id() == Some("denoise")));
    assert!(watch.told.into_inner().unwrap().contains(&"saved 4".to_owned()));
}

#[test]
fn options_and_files_that_cannot_be_are_refused_before_any_work() {
    let data = embedded_tasks().unwrap();
    let kind = |session: Session| session.run(&data, &some(&data), &()).unwrap_err().kind();
    assert_eq!(kind(Session::new(Config::new().effort(0))), ErrorKind::Options);
    assert_eq!(kind(Session::new(Config::new()).submission("no/such/folder/s.json")), ErrorKind::Output);
    #[cfg(feature = "archive")]
    assert_eq!(kind(Session::new(Config::new()).archive("no/such/folder/a.db")), ErrorKind::Archive);
}

/// What was done is taken over with the same options alone; what panicked is done again.
#[cfg(feature = "archive")]
#[test]
fn a_session_goes_on_from_what_the_archive_recorded() {
    let data = embedded_tasks().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("a.db"), folder.path().join("s.json"));
    let bad = Watch { bad: Some("complete_symmetry"), ..Watch::default() };
    let session = |effort| Session::new(Config::new().effort(effort).threads(1)).archive(&file).resume(true);
    let first = session(4).run(&data, &some(&data)[..3], &bad).unwrap();
    assert!(first.outcomes.iter().all(|outcome| !outcome.resumed));
    let watch = Watch::default();
    let second = session(4).submission(&out).run(&data, &some(&data), &watch).unwrap();
    let resumed: Vec<bool> = second.outcomes.iter().map(|outcome| outcome.resumed).collect();
    assert_eq!(resumed, [true, false, true, false]);
    assert_eq!(told(&second.outcomes[..1]), told(&first.outcomes[..1]));
    assert_eq!(second.outcomes[2].solved.answers, first.outcomes[2].solved.answers);
    assert_eq!(second.outcomes[0].solved.found[0].answers, first.outcomes[0].solved.found[0].answers);
    assert_eq!(load_submission(&out).unwrap().len(), TASKS.len());
    let started = |watch: Watch| {
        let told = watch.told.into_inner().unwrap();
        told.into_iter().filter(|line| line.starts_with("started")).count()
    };
    assert_eq!(started(watch), 2);
    assert!(session(4).run(&data, &some(&data), &()).unwrap().outcomes.iter().all(|outcome| outcome.resumed));
    // Another effort is another question.
    assert!(session(3).run(&data, &some(&data)[..1], &()).unwrap().outcomes.iter().all(|o| !o.resumed));
}
