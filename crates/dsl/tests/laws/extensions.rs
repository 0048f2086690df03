//! The extensions, by example.

use gridwright_dsl::{Reason, Value};

use crate::common::*;

fn numbers(numbers: &[i64]) -> Value {
    tuple(numbers.iter().map(|&n| int(n)))
}

/// Pairs of an input and an output.
fn demos<const N: usize>(pairs: [(Value, Value); N]) -> Value {
    tuple(pairs.map(|(input, output)| tuple([input, output])))
}

#[test]
fn o_g_takes_its_flags_as_bits() {
    let grid = grid([[1, 0], [0, 1]]);
    let flags = |a: bool, b: bool, c: bool| run("objects", [&grid, &a.into(), &b.into(), &c.into()]);
    assert_eq!(run("o_g", [&grid, &int(0)]), flags(false, false, false));
    assert_eq!(run("o_g", [&grid, &int(1)]), flags(false, false, true));
    assert_eq!(run("o_g", [&grid, &int(2)]), flags(false, true, false));
    assert_eq!(run("o_g", [&grid, &int(7)]), flags(true, true, true));
    assert_eq!(run("size", [&run("o_g", [&grid, &int(5)])]), int(2));
    assert_eq!(run("size", [&run("o_g", [&grid, &int(7)])]), int(1));
    for k in [-1, 8] {
        assert_eq!(reason("o_g", [&grid, &int(k)]), Reason::NoSuchVariant);
    }
    assert_eq!(reason("o_g", [&grid, &pair(0, 0)]), Reason::NotAnInt);
}

#[test]
fn p_g_and_p_f_are_the_palette() {
    let grid = grid([[3, 0], [-1, 3]]);
    assert_eq!(run("p_g", [&grid]), numbers(&[-1, 0, 3]));
    assert_eq!(run("p_g", [&tuple([])]), tuple([]));
    let object = object(&[(3, (0, 0)), (1, (5, 5)), (3, (0, 1))]);
    assert_eq!(run("p_f", [&object]), set([int(1), int(3)]));
}

#[test]
fn get_nth_counts_from_either_end() {
    let (tuple_of, set_of) = (numbers(&[5, 3, 9]), set([int(5), int(3), int(9)]));
    for (n, in_tuple, in_set) in [(0, 5, 3), (1, 3, 5), (2, 9, 9), (-1, 9, 9), (-3, 5, 3)] {
        assert_eq!(run("get_nth_t", [&tuple_of, &int(n)]), int(in_tuple));
        assert_eq!(run("get_nth_f", [&set_of, &int(n)]), int(in_set));
    }
    for n in [3, -4, i64::MAX, i64::MIN] {
        assert_eq!(reason("get_nth_t", [&tuple_of, &int(n)]), Reason::NoSuchRank);
        assert_eq!(reason("get_nth_f", [&set_of, &int(n)]), Reason::NoSuchRank);
    }
    // As in the replaced system's Python, which iterates whatever it is given; there a cell is (row, column, colour).
    assert_eq!(run("get_nth_t", [&set_of, &int(0)]), run("get_nth_f", [&set_of, &int(0)]));
    assert_eq!(run("get_nth_f", [&tuple_of, &int(0)]), run("get_nth_t", [&tuple_of, &int(0)]));
    let cell = run("ascell", [&pair(3, 4), &int(7)]);
    assert_eq!([0, 1, 2, -1].map(|n| run("get_nth_f", [&cell, &int(n)])), [3, 4, 7, 7].map(int));
    assert_eq!(reason("get_nth_f", [&cell, &int(3)]), Reason::NoSuchRank);
    assert_eq!(run("get_nth_t", [&cell, &int(-1)]), pair(3, 4));
    assert_eq!(reason("get_nth_f", [&int(3), &int(0)]), Reason::NotAContainer);
    assert_eq!(run("get_nth_t", [&grid([[1, 2], [3, 4]]), &int(-1)]), pair(3, 4));
    assert_eq!(run("second", [&tuple_of]), int(3));
    assert_eq!(reason("second", [&numbers(&[1])]), Reason::NoSuchRank);
}

#[test]
fn ranks_by_key_are_smallest_first_and_stable() {
    let words = tuple([numbers(&[1, 2, 3]), numbers(&[7]), numbers(&[4, 5, 6]), numbers(&[8, 9])]);
    let size = function("size");
    for (n, expected) in [(0, 1), (1, 3), (2, 0), (3, 2), (-1, 2)] {
        let expected = words.element(expected).unwrap();
        assert_eq!(run("get_nth_by_key_t", [&words, &int(n), &size]), expected, "{n}");
    }
    assert_eq!(reason("get_nth_by_key_t", [&words, &int(4), &size]), Reason::NoSuchRank);
    let patches = set([indices(&[(0, 0)]), indices(&[(0, 0), (1, 1)])]);
    assert_eq!(run("get_nth_by_key_f", [&patches, &int(-1), &size]), indices(&[(0, 0), (1, 1)]));
}

#[test]
fn ranks_by_value_are_largest_first_and_ranks_of_values_smallest_first() {
    let values = numbers(&[3, 1, 2, 3]);
    for (n, expected) in [(0, 3), (1, 3), (2, 2), (3, 1), (-1, 1)] {
        assert_eq!(run("get_rank", [&values, &int(n)]), int(expected), "{n}");
    }
    let invert = function("invert");
    for (n, expected) in [(0, 1), (1, 2), (2, 3), (-1, 3)] {
        assert_eq!(run("get_arg_rank", [&values, &invert, &int(n)]), int(expected), "{n}");
    }
    // Of equal ones the first stays first.
    let words = tuple([numbers(&[1, 2, 3]), numbers(&[4, 5, 6]), numbers(&[7])]);
    assert_eq!(run("get_arg_rank", [&words, &function("size"), &int(0)]), numbers(&[1, 2, 3]));
    for (n, expected) in [(0, -3), (1, -3), (2, -2), (-1, -1)] {
        assert_eq!(run("get_val_rank", [&values, &invert, &int(n)]), int(expected), "{n}");
    }
    for name in ["get_arg_rank", "get_val_rank"] {
        assert_eq!(reason(name, [&tuple([]), &invert, &int(0)]), Reason::NoSuchRank);
    }
    assert_eq!(reason("get_rank", [&int(3), &int(0)]), Reason::NotAContainer);
}

#[test]
fn common_elements_are_ranked_rarest_first_and_common_colours_most_common_first() {
    let values = numbers(&[4, 4, 4, 7, 2, 2]);
    for (n, expected) in [(0, 7), (1, 2), (2, 4), (-1, 4)] {
        assert_eq!(run("get_common_rank", [&values, &int(n)]), int(expected), "{n}");
    }
    assert_eq!(reason("get_common_rank", [&values, &int(3)]), Reason::NoSuchRank);
    let grid = grid([[4, 4, 4], [7, 2, 2]]);
    let object = run("asobject", [&grid]);
    for (n, expected) in [(0, 4), (1, 2), (2, 7), (-1, 7), (-3, 4)] {
        assert_eq!(run("get_color_rank_t", [&grid, &int(n)]), int(expected), "{n}");
        assert_eq!(run("get_color_rank_f", [&object, &int(n)]), int(expected), "{n}");
    }
    assert_eq!(reason("get_color_rank_t", [&grid, &int(3)]), Reason::NoSuchRank);
}

#[test]
fn mirrors_by_number_end_where_there_are_no_more() {
    let (grid, patch) = (grid([[1, 2]]), indices(&[(0, 0)]));
    for k in [-1, 8] {
        assert_eq!(reason("mir_rot_t", [&grid, &int(k)]), Reason::NoSuchVariant);
    }
    assert_eq!(reason("mir_rot_f", [&patch, &int(4)]), Reason::NoSuchVariant);
    assert_eq!(reason("mir_rot_t", [&grid, &tuple([])]), Reason::NotAnInt);
    assert_eq!(reason("corner", [&patch, &int(4)]), Reason::NoSuchVariant);
    assert_eq!(reason("col_row", [&patch, &int(-1)]), Reason::NoSuchVariant);
}

#[test]
fn difference_tuple_keeps_order_and_repeats() {
    assert_eq!(run("difference_tuple", [&numbers(&[3, 1, 2, 3]), &numbers(&[1])]), numbers(&[3, 2, 3]));
    assert_eq!(run("difference_tuple", [&numbers(&[3, 1]), &set([int(3)])]), numbers(&[1]));
    assert_eq!(reason("difference_tuple", [&set([]), &tuple([])]), Reason::NotATuple);
}

#[test]
fn colours_of_one_side_of_the_demos() {
    let demos = demos([(grid([[0, 5, 1]]), grid([[0, 2, 1]])), (grid([[5, 0, 7]]), grid([[0, 2, 3]]))]);
    let palette = function("p_g");
    assert_eq!(run("c_iz", [&demos, &palette]), numbers(&[5, 7]));
    assert_eq!(run("c_zo", [&demos, &palette]), numbers(&[2, 3]));
    assert_eq!(run("c_iz", [&demos, &function("palette")]), numbers(&[5, 7]));
    assert_eq!(run("c_iz_n", [&demos, &palette, &function("last")]), int(7));
    assert_eq!(run("c_zo_n", [&demos, &palette, &function("first")]), int(2));
    assert_eq!(run("c_iz", [&tuple([]), &palette]), tuple([]));
    assert_eq!(reason("c_iz_n", [&tuple([]), &palette, &function("first")]), Reason::EmptyContainer);
    assert_eq!(reason("c_iz", [&int(3), &palette]), Reason::NoSamples);
    assert_eq!(reason("c_zo", [&tuple([int(3)]), &palette]), Reason::NoSamples);
    assert_eq!(reason("c_iz", [&demos, &int(3)]), Reason::NotAFunction);
}

#[test]
fn a_mr_finds_the_symmetry_that_explains_all_demos() {
    let plain = [grid([[1, 2, 3], [4, 5, 6]]), grid([[7, 8, 9]])];
    for k in 0..8 {
        let made = |input: &Value| (input.clone(), run("mir_rot_t", [input, &int(k)]));
        let demos = demos([made(&plain[0]), made(&plain[1])]);
        assert_eq!(run("a_mr", [&demos]), int(k));
    }
    // A symmetric demo alone has the first explanation.
    let symmetric = grid([[1, 1], [1, 1]]);
    assert_eq!(run("a_mr", [&demos([(symmetric.clone(), symmetric.clone())])]), int(0));
    let odd = demos([(plain[0].clone(), plain[0].clone()), (plain[1].clone(), symmetric)]);
    assert_eq!(reason("a_mr", [&odd]), Reason::Unexplained);
    assert_eq!(reason("a_mr", [&tuple([])]), Reason::EmptyContainer);
    assert_eq!(reason("a_mr", [&numbers(&[1])]), Reason::NoSamples);
}

#[test]
fn cells_are_made_and_taken_apart() {
    let cell = run("ascell", [&pair(4, -2), &int(3)]);
    assert_eq!(cell, tuple([int(3), pair(4, -2)]));
    assert_eq!(run("toij", [&cell]), pair(4, -2));
    assert_eq!(reason("ascell", [&pair(4000, 0), &int(3)]), Reason::FarAway);
    assert_eq!(reason("ascell", [&pair(0, 0), &int(300)]), Reason::NotAColour);
    assert_eq!(reason("toij", [&pair(1, 2)]), Reason::NotAnObject);
}

#[test]
fn some_are_arc_dsl_under_another_name() {
    let grid = grid([[1, 2], [2, 1]]);
    assert_eq!(run("f_ofcolor", [&grid, &int(2)]), run("ofcolor", [&grid, &int(2)]));
    assert_eq!(run("c_branch", [&int(0), &int(1), &int(2)]), int(2));
    assert_eq!(
        run("dedupe_pair_tuple", [&tuple([pair(1, 2), pair(3, 4), pair(1, 2)])]),
        tuple([pair(1, 2), pair(3, 4)])
    );
}
