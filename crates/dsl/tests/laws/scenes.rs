//! Scenes: that rules do not depend on the order of the demos, and turn and change colours with the task.

use gridwright_dsl::{Reason, Value};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::common::*;

/// The side of the grids here.
const SIDE: usize = 9;

/// A block: where it begins, its height and width, its colour.
type Block = (usize, usize, usize, usize, i64);

/// Three blocks on 0, one in each third of the width.
fn blocks() -> impl Strategy<Value = Vec<Block>> {
    let sizes = Just(vec![(1, 2), (2, 2), (3, 2)]).prop_shuffle();
    let colours = proptest::sample::subsequence((1..=9).collect::<Vec<i64>>(), 3).prop_shuffle();
    (sizes, colours, proptest::collection::vec(0..5usize, 3)).prop_map(|(sizes, colours, tops)| {
        let made = sizes.iter().zip(colours).zip(tops).enumerate();
        made.map(|(at, ((&(height, width), colour), top))| (top, 3 * at, height, width, colour)).collect()
    })
}

fn drawn(blocks: &[Block]) -> Rows {
    let mut rows = vec![vec![0; SIDE]; SIDE];
    for &(top, left, height, width, colour) in blocks {
        rows[top..top + height].iter_mut().for_each(|row| row[left..left + width].fill(colour));
    }
    rows
}

/// What the tasks here do with blocks.
#[derive(Clone, Copy, Debug)]
enum Does {
    /// All fall to the bottom.
    Fall,
    /// Only the largest stays.
    KeepLargest,
    /// All take the colour of the largest.
    LikeLargest,
}

fn done(blocks: &[Block], does: Does) -> Rows {
    let largest = *blocks.iter().max_by_key(|block| block.2 * block.3).unwrap();
    let after: Vec<Block> = match does {
        Does::Fall => blocks.iter().map(|&(_, left, h, w, c)| (SIDE - h, left, h, w, c)).collect(),
        Does::KeepLargest => vec![largest],
        Does::LikeLargest => {
            blocks.iter().map(|&(top, left, h, w, _)| (top, left, h, w, largest.4)).collect()
        }
    };
    drawn(&after)
}

/// The demos, and an input.
fn tasks() -> impl Strategy<Value = (Vec<(Rows, Rows)>, Rows)> {
    let does = prop_oneof![Just(Does::Fall), Just(Does::KeepLargest), Just(Does::LikeLargest)];
    (does, proptest::collection::vec(blocks(), 3), blocks()).prop_map(|(does, shown, asked)| {
        let demos = shown.iter().map(|blocks| (drawn(blocks), done(blocks, does))).collect();
        (demos, drawn(&asked))
    })
}

fn learned(demos: &[(Rows, Rows)], asked: &Rows) -> Result<Value, Reason> {
    let pairs = demos.iter().map(|(from, to)| tuple([rows_value(from), rows_value(to)]));
    let given = [&tuple(pairs), &function("identity"), &rows_value(asked), &int(0)];
    answer("learn_scene", given).map_err(gridwright_dsl::Fault::reason)
}

fn changed(demos: &[(Rows, Rows)], change: impl Fn(&Rows) -> Rows) -> Vec<(Rows, Rows)> {
    demos.iter().map(|(from, to)| (change(from), change(to))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(25), ..cases(12) })]

    #[test]
    fn the_order_of_demos_does_not_matter((demos, asked) in tasks()) {
        let mut other = demos.clone();
        other.rotate_left(1);
        prop_assert_eq!(learned(&demos, &asked), learned(&other, &asked));
    }

    #[test]
    fn colours_are_names((demos, asked) in tasks(), by in 1..9i64) {
        // The ground stays; the others go round.
        let renamed = |rows: &Rows| -> Rows {
            let rename = |&cell: &i64| if cell == 0 { 0 } else { (cell - 1 + by) % 9 + 1 };
            rows.iter().map(|row| row.iter().map(rename).collect()).collect()
        };
        let plain = learned(&demos, &asked);
        let other = learned(&changed(&demos, renamed), &renamed(&asked));
        let turned = plain.map(|value| rows_value(&renamed(&rows_of(&value))));
        prop_assert_eq!(turned, other);
    }

    #[test]
    fn a_turned_task_has_the_turned_answer((demos, asked) in tasks()) {
        let turned = |rows: &Rows| -> Rows { rows.iter().rev().cloned().collect() };
        let plain = learned(&demos, &asked);
        let other = learned(&changed(&demos, turned), &turned(&asked));
        let upside_down = plain.map(|value| rows_value(&turned(&rows_of(&value))));
        prop_assert_eq!(upside_down, other);
    }
}

#[test]
fn a_scene_says_its_rule_in_words() {
    use gridwright_dsl::learn::{Demo, Rule};
    use gridwright_dsl::{Budget, Cx};
    let shown = [
        vec![(1, 0, 1, 2, 3), (4, 4, 2, 2, 5)],
        vec![(2, 1, 2, 2, 6), (0, 6, 1, 1, 3)],
        vec![(3, 2, 1, 1, 1), (1, 5, 3, 2, 2)],
    ];
    let (from, to): (Vec<Value>, Vec<Value>) = shown
        .iter()
        .map(|blocks| (rows_value(&drawn(blocks)), rows_value(&done(blocks, Does::Fall))))
        .unzip();
    let grid = |value: &Value| match value {
        Value::Grid(grid) => grid.clone(),
        other => panic!("{other} is no grid"),
    };
    let grids: Vec<_> = from.iter().zip(&to).map(|(from, to)| (grid(from), grid(to))).collect();
    let demos: Vec<Demo<'_>> =
        grids.iter().zip(&from).map(|((input, output), value)| Demo { input, value, output }).collect();
    let learner = prim("learn_scene").learner().unwrap();
    let rule: Box<dyn Rule> = learner.fit_variant(&mut Cx::new(Budget::default()), &demos, 0).unwrap();
    let words = rule.words().unwrap();
    assert!(words.starts_with("objects of one colour; on blank: all: move down"), "{words}");
}
