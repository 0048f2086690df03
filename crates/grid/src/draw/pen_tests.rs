//! Exact pictures of small things.

use proptest::prelude::*;

use super::*;
use crate::Sample;
use crate::cells::{pack, pack_cell};

fn grid(rows: &[&[i8]]) -> Grid {
    Grid::from_rows(rows).unwrap()
}

const PLAIN: Pen = Pen { mode: Mode::Plain, columns: 80 };

#[test]
fn a_grid_in_plain() {
    let picture = PLAIN.grid(&grid(&[&[0, 1, 9], &[-1, 10, 100], &[-9, -10, 0]]));
    assert_eq!(picture.lines(), [" . 1 9", "-110??", "-9?? ."]);
    assert_eq!(picture.width(), 6);
}

#[test]
fn a_grid_in_true_colour() {
    let picture = Pen::new(Mode::TrueColour, 80).grid(&grid(&[&[1, 1, 2], &[0, -1, 10]]));
    assert_eq!(
        picture.lines(),
        [
            "\x1b[38;2;255;255;255;48;2;0;116;217m    \x1b[38;2;255;255;255;48;2;255;65;54m  \x1b[0m",
            "\x1b[38;2;58;58;58;48;2;0;0;0m ·\x1b[38;2;255;255;255;48;2;58;58;58m-110\x1b[0m",
        ]
    );
    assert_eq!(picture.width(), 6);
}

#[test]
fn a_grid_in_256_colours() {
    let picture = Pen::new(Mode::Ansi256, 80).grid(&grid(&[&[1, 4, 4]]));
    assert_eq!(picture.lines(), ["\x1b[38;5;231;48;5;32m  \x1b[38;5;16;48;5;220m    \x1b[0m"]);
}

#[test]
fn differences_are_marked() {
    let got = grid(&[&[1, 2, -1], &[3, 0, 4]]);
    let expected = grid(&[&[1, 5, 5], &[3, 1, 4]]);
    assert_eq!(PLAIN.diff(&got, &expected).lines(), [" 1*2**", " 3*. 4"]);
    assert_eq!(PLAIN.diff(&got, &grid(&[&[1, 2]])).lines(), [" 1 2**", "*3*.*4"]);
    let colour = Pen::new(Mode::Ansi256, 80).diff(&got, &expected);
    assert_eq!(
        colour.lines()[1],
        "\x1b[38;5;16;48;5;41m  \x1b[38;5;231;48;5;16m><\x1b[38;5;16;48;5;220m  \x1b[0m"
    );
}

#[test]
fn objects_and_locations() {
    let object =
        Cells::from_unsorted(&mut vec![pack_cell(3, -1, 5), pack_cell(0, 0, 6), pack_cell(4, -1, 5)]);
    assert_eq!(PLAIN.object(&object.unwrap()).to_string(), "2x2 at (-1, 5)\n 4            \n   .          ");
    let locations = Cells::from_unsorted(&mut vec![pack(2, 2), pack(3, 3)]).unwrap();
    assert_eq!(PLAIN.locations(&locations).to_string(), "2x2 at (2, 2)\n #           \n   #         ");
    let colour = Pen::new(Mode::TrueColour, 80).locations(&locations);
    assert_eq!(colour.lines()[1], "██           ");
}

#[test]
fn a_far_spread_set_is_only_described() {
    let cells = Cells::from_unsorted(&mut vec![pack(-2048, -2048), pack(2047, 2047)]).unwrap();
    assert_eq!(PLAIN.locations(&cells).to_string(), "4096x4096 at (-2048, -2048), too large to draw");
}

#[test]
fn captions_over_pictures() {
    let one = PLAIN.grid(&grid(&[&[1]]));
    let two = PLAIN.grid(&grid(&[&[2], &[3]]));
    assert_eq!(
        PLAIN.side_by_side(&[("input", one), ("output", two)]),
        "input   output\n 1       2\n         3\n"
    );
}

#[test]
fn a_pair() {
    let (input, output) = (grid(&[&[1, 2]]), grid(&[&[1], &[2], &[0]]));
    assert_eq!(PLAIN.pair(&input, Some(&output)), "1x2 -> 3x1\n 1 2     1\n     ->  2\n         .\n");
    assert_eq!(PLAIN.pair(&input, None), "1x2 -> ?\n 1 2 -> ?\n");
    let narrow = Pen::new(Mode::Plain, 5);
    assert_eq!(narrow.pair(&input, Some(&output)), "1x2 -> 3x1\n 1 2\n\n 1\n 2\n .\n");
}

#[test]
fn an_answer() {
    let (input, output, expected) = (grid(&[&[0]]), grid(&[&[1, 2]]), grid(&[&[1, 3]]));
    assert_eq!(
        PLAIN.answer(&input, Some(&output), Some(&expected)),
        "input 1x1   output 1x2, 1 cell differs   expected 1x2\n .           1*2                          1 3\n"
    );
    assert!(PLAIN.answer(&input, Some(&output), Some(&output)).contains("output 1x2, right"));
    assert!(PLAIN.answer(&input, Some(&output), Some(&input)).contains("output 1x2, wrong size"));
    assert_eq!(PLAIN.answer(&input, None, None), "input 1x1   output\n .          none\n");
    assert_eq!(PLAIN.answer(&input, Some(&input), None), "input 1x1   output 1x1\n .           .\n");
}

#[test]
fn a_task() {
    let task = Task {
        id: "t\x1b".to_owned(),
        demos: vec![Sample::new(grid(&[&[1]]), grid(&[&[2]])), Sample::new(grid(&[&[3]]), grid(&[&[4]]))],
        tests: vec![Sample::unknown(grid(&[&[5]]))],
    };
    assert_eq!(
        PLAIN.task(&task),
        "task t\u{fffd}: 2 demos, 1 test\n\
         \ndemo 1: 1x1 -> 1x1\n 1 ->  2\n\
         \ndemo 2: 1x1 -> 1x1\n 3 ->  4\n\
         \ntest 1: 1x1 -> ?\n 5 -> ?\n"
    );
    assert_eq!(PLAIN.mode(), Mode::Plain);
}

/// A line without its escape sequences.
fn visible(line: &str) -> String {
    let mut parts = line.split('\x1b');
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').unwrap().1)
}

proptest! {
    #[test]
    fn every_mode_draws_the_same_shape(width in 1usize..12, cells in prop::collection::vec(any::<i8>(), 12..60)) {
        let height = cells.len() / width;
        let grid = Grid::from_cells(height, width, &cells[..height * width]).unwrap();
        for mode in [Mode::TrueColour, Mode::Ansi256, Mode::Plain] {
            let pen = Pen::new(mode, 80);
            for picture in [pen.grid(&grid), pen.diff(&grid, &grid.edit(|cells| cells[0] ^= 1))] {
                prop_assert_eq!(picture.lines().len(), height);
                prop_assert_eq!(picture.width(), 2 * width);
                for line in picture.lines() {
                    prop_assert_eq!(visible(line).chars().count(), 2 * width);
                }
            }
        }
    }
}
