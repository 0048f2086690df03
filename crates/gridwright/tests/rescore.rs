//! Results that an archive holds and that are not true are found by running the programs again, and corrected.
#![cfg(feature = "archive")]
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use gridwright::archive::{Archive, NewProgram, Recording, Source, TaskResult};
use gridwright::{Cancel, Cpu, Limits, embedded_tasks, example_programs, rescore};

#[test]
fn wrong_results_are_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.db");
    let (data, cpu, limits) = (embedded_tasks().unwrap(), Cpu::new(1).unwrap(), Limits::default());
    let program = example_programs().unwrap().into_iter().find(|p| p.task_id() == Some("denoise")).unwrap();
    let result = |task: &str, demo_score| TaskResult {
        task: task.to_owned(),
        data: *data.hash().as_bytes(),
        demo_score,
        demos_exact: 0,
        tests_right: Some(0),
        fuel: 1,
        validation: None,
    };
    let mut recording = Recording::begin(&file, "test", "", None, None).unwrap();
    let (source, results) = (Source::File("t.py".to_owned()), vec![result("denoise", 7), result("gone", 7)]);
    recording.store(&[NewProgram { program: program.program.clone(), source, results }]).unwrap();

    let rescored = rescore(recording.archive(), &data, &cpu, &limits, &(), &Cancel::new()).unwrap();
    assert_eq!((rescored.checked, rescored.others, rescored.corrections.len()), (1, 1, 1));
    let cancel = Cancel::new();
    cancel.cancel();
    let none = rescore(recording.archive(), &data, &cpu, &limits, &(), &cancel).unwrap();
    assert_eq!((none.checked, none.left, none.corrections.len()), (0, 1, 0));
    let demos = data.task("denoise").unwrap().demos.len() as u64;
    let actual = &rescored.corrections[0].actual;
    assert_eq!((actual.demo_score, actual.demos_exact, actual.tests_right), (1000 * demos, demos, Some(1)));
    recording.store(&rescored.batch()).unwrap();
    recording.finish().unwrap();

    let archive = Archive::open_to_read(&file).unwrap();
    assert!(!archive.is_read_only());
    assert!(rescore(&archive, &data, &cpu, &limits, &(), &Cancel::new()).unwrap().corrections.is_empty());
    assert_eq!(archive.results(&program.program.content_hash()).unwrap().len(), 2);
}
