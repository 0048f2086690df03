//! Whatever programs give, what is handed in is a submission that scoring accepts.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::sync::Arc;

use gridwright_engine::{Cpu, Differs, Limits};
use gridwright_grid::submission::Submission;
use gridwright_grid::{DataSet, Grid, Sample, Task};
use gridwright_program::{Program, parse_file};
use gridwright_search::attempts::ballots;
use gridwright_search::can_hand_in;
use gridwright_search::solve::{Known, Options, solve};
use proptest::prelude::*;

/// Programs that give what is no ARC grid: cells -1, 10 and 100, grids that are too large, no grid at all, ragged rows.
fn odd_programs() -> Vec<Program> {
    let bodies = [
        "replace(I, 0, -1)",
        "replace(I, 1, 10)",
        "canvas(100, (3, 3))",
        "canvas(-1, shape(I))",
        "upscale(I, 9)",
        "canvas(3, (31, 1))",
        "canvas(3, (1, 40))",
        "combine(I, ((1, 2), (3,)))",
        "asobject(I)",
        "height(I)",
        "hconcat(I, replace(I, 2, -1))",
        "I",
    ];
    let text: Vec<String> =
        bodies.iter().enumerate().map(|(at, body)| format!("def f{at}(I): return {body}")).collect();
    parse_file("odd.py", &text.join("\n")).into_result().unwrap()
}

fn grids() -> impl Strategy<Value = Grid> {
    (1_usize..6, 1_usize..6).prop_flat_map(|(height, width)| {
        prop::collection::vec(0_i8..4, height * width)
            .prop_map(move |cells| Grid::from_rows(&cells.chunks(width).collect::<Vec<_>>()).unwrap())
    })
}

/// Tasks, many of which an odd program or a search explains: the output is the input, a part of it, or anything.
fn tasks() -> impl Strategy<Value = Task> {
    (prop::collection::vec((grids(), grids()), 1..4), prop::collection::vec(grids(), 1..3), 0_u8..3).prop_map(
        |(demos, tests, same)| {
            let demo = |(input, output): (Grid, Grid)| {
                let output = if same == 0 { output } else { input.clone() };
                Sample { input, output: Some(output) }
            };
            let test = |input: Grid| Sample { output: Some(input.clone()), input };
            let (demos, tests) =
                (demos.into_iter().map(demo).collect(), tests.into_iter().map(test).collect());
            Task { id: "made".to_owned(), demos, tests }
        },
    )
}

fn holds(task: &Task, attempts: Vec<[Grid; 2]>) -> Result<(), TestCaseError> {
    for [first, second] in &attempts {
        prop_assert!(
            can_hand_in(first) && can_hand_in(second) && first != second,
            "{:?}\n{:?}",
            first,
            second
        );
    }
    let mut submission = Submission::default();
    submission.insert(&task.id, attempts);
    let read = Submission::from_json(&submission.to_json()).unwrap();
    let data = DataSet::new("made", vec![task.clone()]).unwrap();
    prop_assert!(read.score(&data).is_ok());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn what_is_handed_in_can_be_scored(task in tasks()) {
        let (cpu, programs) = (Cpu::new(1).unwrap(), odd_programs());
        let differs = Differs::standard().unwrap();
        holds(&task, ballots(&programs, &task, &differs, &Limits::default()).attempts)?;
        let known = Some(Arc::new(Known::new(programs).unwrap()));
        let solved = solve(&task, &Options { effort: 1, known, ..Options::default() }, &cpu);
        prop_assert_eq!(solved.mismatches, 0);
        holds(&task, solved.answers.into_iter().map(|[first, second]| [first.grid, second.grid]).collect())?;
    }
}
