//! The standard differs: right is right, near is near, and each looks at its own respect.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail by panicking, too")]

use gridwright_dsl::Value;
use gridwright_engine::{Differs, EXACT, Limits, Machine, Score, demo_pairs};
use gridwright_grid::{Grid, Sample, Task, embedded};

fn grid(rows: &[&str]) -> Grid {
    let cells: Vec<Vec<i8>> =
        rows.iter().map(|row| row.bytes().map(|byte| (byte - b'0') as i8).collect()).collect();
    Grid::from_rows(&cells).unwrap()
}

/// A task whose demos lose 5 and bring in 7.
fn task() -> Task {
    let demo = Sample::new(grid(&["510", "000"]), grid(&["710", "000"]));
    Task { id: "t".to_owned(), demos: vec![demo], tests: Vec::new() }
}

fn score(output: &Value, target: &Grid) -> Score {
    let (differs, demos, limits) = (Differs::standard().unwrap(), demo_pairs(&task()), Limits::default());
    let mut machine = Machine::new();
    let prefix = differs.for_task(&mut machine, &demos, &limits);
    let target = differs.for_target(&mut machine, &prefix, &demos, target, &limits);
    differs.score(&mut machine, &target, &demos, output, &limits)
}

fn part(output: &Grid, target: &Grid, differ: &str) -> u16 {
    let differs = Differs::standard().unwrap();
    let at = differs.names().position(|name| name == differ).unwrap();
    score(&Value::Grid(output.clone()), target).parts[at]
}

const TARGET: [&str; 4] = ["0000", "0710", "0010", "0000"];

#[test]
fn the_target_is_exact_and_nothing_else_is() {
    let target = grid(&TARGET);
    assert_eq!(score(&Value::Grid(target.clone()), &target).total, EXACT);
    let near = grid(&["0000", "0710", "0010", "0001"]);
    assert!(score(&Value::Grid(near), &target).total < EXACT);
    assert_eq!(score(&Value::Int(3), &target).total, 0);
}

#[test]
fn nearer_is_better() {
    let target = grid(&TARGET);
    let grids = [
        grid(&["0000", "0710", "0010", "0001"]),
        grid(&["0000", "0550", "0010", "0001"]),
        grid(&["5555", "5555"]),
    ];
    let totals: Vec<u16> = grids.iter().map(|g| score(&Value::Grid(g.clone()), &target).total).collect();
    assert!(totals.is_sorted_by(|a, b| a > b), "{totals:?}");
}

#[test]
fn each_looks_at_its_own_respect() {
    let target = grid(&TARGET);
    let small = grid(&["00", "07"]);
    assert_eq!(part(&small, &target, "shape"), 250);
    assert_eq!(part(&small, &target, "cells"), 250, "four of sixteen");
    assert_eq!(part(&small, &target, "palette"), 666, "0 and 7 of 0, 1 and 7");
    assert_eq!(part(&small, &target, "rows"), 0);
    let wrong_colour = grid(&["0000", "0510", "0010", "0000"]);
    assert_eq!(part(&wrong_colour, &target, "vanished"), 0, "5 should be gone");
    assert_eq!(part(&wrong_colour, &target, "appeared"), 0, "7 should be there");
    assert_eq!(part(&wrong_colour, &target, "object_shapes"), 1000);
    assert_eq!(part(&wrong_colour, &target, "rows"), 750);
    assert_eq!(part(&wrong_colour, &target, "columns"), 750);
    let moved = grid(&["0000", "0000", "0710", "0010"]);
    assert_eq!(part(&moved, &target, "object_shapes"), 1000);
    assert_eq!(part(&moved, &target, "object_positions"), 0);
    assert_eq!(part(&moved, &target, "background"), 1000);
    let symmetric = grid(&["0000", "0110", "0110", "0000"]);
    assert_eq!(part(&symmetric, &target, "symmetry"), 0);
}

/// Every standard differ has a value for the input of every sample of the embedded tasks as a candidate, and takes the
/// target for perfect.
#[test]
fn every_differ_knows_the_target() {
    let (differs, limits) = (Differs::standard().unwrap(), Limits::default());
    let mut machine = Machine::new();
    assert!(differs.names().len() >= 12);
    for task in embedded().unwrap().tasks() {
        let demos = demo_pairs(task);
        let prefix = differs.for_task(&mut machine, &demos, &limits);
        for (_, sample) in task.samples() {
            let target = Value::Grid(sample.output.clone().unwrap());
            let inputs = gridwright_engine::Inputs::new(&demos, &target, &target);
            let answers = differs.battery().run(&mut machine, &prefix, inputs, &limits);
            for (name, answer) in differs.names().zip(answers) {
                let first =
                    answer.unwrap_or_else(|fault| panic!("{name} on {}: {fault}", task.id)).element(0);
                assert_eq!(first, Some(Value::Int(1000)), "{name} on {}", task.id);
            }
        }
    }
}
