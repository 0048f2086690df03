//! Work that is done elsewhere: what is kept is what one process writes, in whatever order it comes.

#![cfg(feature = "archive")]
#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::cell::RefCell;
use std::fs;
use std::path::Path;

use gridwright::archive::{Archive, Filter};
use gridwright::{Config, Error, Outcome, Session, Solver, Task, embedded_tasks};

fn session(folder: &Path) -> Session {
    Session::new(Config::new().effort(1))
        .archive(folder.join("found.db"))
        .submission(folder.join("out.json"))
        .save_every(std::time::Duration::ZERO)
}

/// The files of a session, and the programs of its archive in the order in which they were stored.
fn written(folder: &Path) -> (Vec<u8>, Vec<u8>, Vec<String>) {
    let entries = Archive::open(folder.join("found.db")).unwrap().list(&Filter::default()).unwrap();
    let programs = entries.iter().map(|entry| entry.hash.to_string()).collect();
    (fs::read(folder.join("out.json")).unwrap(), fs::read(folder.join("out.py")).unwrap(), programs)
}

/// Solves the last tasks first, so many of them.
fn backwards(config: Config, left: &[&Task], most: usize, take: &mut dyn FnMut(Option<Outcome>)) {
    let solver = Solver::new(config);
    for task in left.iter().rev().take(most) {
        take(Some(solver.solve(task).unwrap()));
        take(None);
    }
}

#[test]
fn the_order_of_outcomes_does_not_matter() {
    let data = embedded_tasks().unwrap();
    let tasks: Vec<&Task> = data.tasks().iter().take(8).collect();
    let [here, there] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    session(here.path()).run(&data, &tasks, &()).unwrap();
    let report = session(there.path()).run_by(&data, &tasks, &(), |config, left, take| {
        assert_eq!(left.len(), 8);
        backwards(config, left, 8, take);
        Ok::<(), Error>(())
    });
    assert!(!report.unwrap().cancelled);
    assert_eq!(written(here.path()), written(there.path()));
    assert!(!there.path().join("found.db.pending").exists());
}

#[test]
fn what_came_before_its_turn_is_not_lost_in_a_kill() {
    let data = embedded_tasks().unwrap();
    let tasks: Vec<&Task> = data.tasks().iter().take(8).collect();
    let [here, there] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    session(here.path()).run(&data, &tasks, &()).unwrap();
    // An error writes nothing more, like a kill.
    let killed = session(there.path()).run_by(&data, &tasks, &(), |config, left, take| {
        backwards(config, left, 5, take);
        Err(Box::<dyn std::error::Error>::from("killed"))
    });
    assert!(killed.is_err());
    let pending = there.path().join("found.db.pending");
    let text = fs::read_to_string(&pending).unwrap();
    assert_eq!(text.lines().count(), 1 + 5);
    fs::write(&pending, format!("{text}{{\"task\": cut o")).unwrap();
    let asked = RefCell::new(Vec::new());
    let go_on = |session: Session| {
        session.run_by(&data, &tasks, &(), |config, left, take| {
            *asked.borrow_mut() = left.iter().map(|task| task.id.clone()).collect();
            backwards(config, left, 8, take);
            Ok::<(), Error>(())
        })
    };
    go_on(session(there.path()).resume(true)).unwrap();
    assert_eq!(*asked.borrow(), tasks[..3].iter().map(|task| task.id.clone()).collect::<Vec<_>>());
    assert_eq!(written(here.path()), written(there.path()));
    assert!(!pending.exists());
    // Of other options, or without going on, it is of no use.
    for other in [
        session(there.path()),
        Session::new(Config::new().effort(2)).archive(there.path().join("found.db")).resume(true),
    ] {
        fs::write(&pending, &text).unwrap();
        go_on(other).unwrap();
        assert_eq!(asked.borrow().len(), 8);
        assert!(!pending.exists());
    }
}

#[test]
fn what_nobody_came_to_has_stand_ins_and_is_done_again() {
    let data = embedded_tasks().unwrap();
    let tasks: Vec<&Task> = data.tasks().iter().take(6).collect();
    let folder = tempfile::tempdir().unwrap();
    let report = session(folder.path()).run_by(&data, &tasks, &(), |config, left, take| {
        backwards(config, left, 2, take);
        Ok::<(), Error>(())
    });
    let report = report.unwrap();
    assert!(report.cancelled && report.outcomes.len() == 6);
    assert_eq!(report.outcomes[0].stop(), "interrupted");
    let again = session(folder.path()).resume(true).run(&data, &tasks, &()).unwrap();
    assert_eq!(
        again.outcomes.iter().map(|outcome| outcome.resumed).collect::<Vec<_>>(),
        [false, false, false, false, true, true]
    );
}
