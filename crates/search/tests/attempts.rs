//! How the two attempts are chosen.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use gridwright_grid::Grid;
use gridwright_program::{Program, parse_file};
use gridwright_search::attempts::{Vote, two_attempts};

fn grid(rows: &[&[i8]]) -> Grid {
    Grid::from_rows(rows).unwrap()
}

fn program(text: &str) -> Program {
    parse_file("test.py", &format!("def f(I): return {text}")).into_result().unwrap().remove(0)
}

#[test]
fn attempts_go_by_score_then_agreement_then_length() {
    let input = grid(&[&[0, 1]]);
    let grids: Vec<Grid> = (1..6).map(|colour| grid(&[&[colour]])).collect();
    let programs =
        ["hmirror(I)", "vmirror(vmirror(I))", "rot180(hmirror(I))", "dmirror(trim(I))"].map(program);
    let vote = |grid: usize, which: usize, demo_score| Vote {
        grid: grids[grid].clone(),
        program: &programs[which],
        demo_score,
    };
    // The score comes first, whatever else.
    let votes = [vote(0, 0, 10), vote(1, 1, 20), vote(1, 2, 5)];
    assert_eq!(two_attempts(&votes, &input), [grids[1].clone(), grids[0].clone()]);
    // Two programs with calls of their own agree more than one; a program's relative adds less than a stranger.
    let votes = [vote(0, 0, 9), vote(0, 2, 9), vote(1, 1, 9), vote(1, 3, 9)];
    assert_eq!(two_attempts(&votes, &input), [grids[1].clone(), grids[0].clone()]);
    // Of equals the shorter first.
    let votes = [vote(0, 1, 9), vote(1, 0, 9)];
    assert_eq!(two_attempts(&votes, &input), [grids[1].clone(), grids[0].clone()]);
}

#[test]
fn there_are_always_two_different_grids() {
    let input = grid(&[&[0, 1, 1]]);
    assert_eq!(two_attempts(&[], &input), [input.clone(), grid(&[&[1, 1, 1]])]);
    let same = grid(&[&[4]]);
    assert_eq!(two_attempts(&[], &same), [same.clone(), grid(&[&[0]])]);
    // What is no grid of a task is not handed in.
    let program = program("I");
    let vote = |grid: Grid| Vote { grid, program: &program, demo_score: 1 };
    let votes = [vote(grid(&[&[-1]])), vote(Grid::filled(31, 1, 0).unwrap()), vote(grid(&[&[7]]))];
    assert_eq!(two_attempts(&votes, &input), [grid(&[&[7]]), input]);
}
