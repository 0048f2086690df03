//! The steps of the search: which primitives it calls, with what, and how long each makes a program.
//!
//! One table. A row names a primitive, its arguments, the kind of its result and its cost. The cost is a general prior:
//! steps that pay often on the training tasks cost little, so that programs made of them come early. An argument is a
//! state (upper case) or a parameter from a small range (lower case):
//!
//! | letter | argument |
//! |---|---|
//! | `G`, `T` | a grid, a tuple of grids |
//! | `P` | a height and a width |
//! | `O`, `I`, `S` | an object, a set of locations, a set of objects |
//! | `k` | the domain that the primitive's signature gives; colours are those of the task |
//! | `c` | a colour of the task |
//! | `n` | a small number, from 2 |
//! | `o` | how cells make an object: `o_g`'s flags that are worth it |
//! | `f` | a feature of objects or grids to choose by |
//! | `m` | a function from an object to locations |

use std::sync::LazyLock;

use gridwright_dsl::{Domain, Prim, Value};

use super::states::Kind;

/// What an argument of a step may be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Slot {
    /// A state of this kind.
    State(Kind),
    /// One of these values.
    Values(Vec<Value>),
    /// A colour of the task.
    Colours,
}

/// A row of the table.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The primitive.
    pub(crate) prim: Prim,
    /// What its arguments may be: three at the most, one or two of them states.
    pub(crate) slots: Vec<Slot>,
    /// What its result is.
    pub(crate) result: Kind,
    /// How much longer it makes a program.
    pub(crate) cost: u32,
}

#[rustfmt::skip]
const TABLE: &[(&str, &str, char, u32)] = &[
    ("hmirror", "G", 'G', 8),
    ("vmirror", "G", 'G', 8),
    ("dmirror", "G", 'G', 8),
    ("cmirror", "G", 'G', 13),
    ("rot90", "G", 'G', 11),
    ("rot180", "G", 'G', 9),
    ("rot270", "G", 'G', 9),
    ("tophalf", "G", 'G', 10),
    ("bottomhalf", "G", 'G', 11),
    ("lefthalf", "G", 'G', 8),
    ("righthalf", "G", 'G', 12),
    ("compress", "G", 'G', 10),
    ("trim", "G", 'G', 10),
    ("upscale", "G n", 'G', 8),
    ("hupscale", "G n", 'G', 12),
    ("vupscale", "G n", 'G', 12),
    ("downscale", "G n", 'G', 8),
    ("hconcat", "G G", 'G', 12),
    ("vconcat", "G G", 'G', 12),
    ("over", "G G", 'G', 8),
    ("mask_in", "G G", 'G', 11),
    ("mask_out", "G G", 'G', 11),
    ("crop_changed", "G G", 'G', 8),
    ("repeat_to", "G G", 'G', 10),
    ("cellwise", "G G c", 'G', 16),
    ("keep_color", "G k", 'G', 10),
    ("drop_color", "G k", 'G', 9),
    ("keep_rank", "G k", 'G', 9),
    ("drop_rank", "G k", 'G', 12),
    ("paint_all", "G k", 'G', 12),
    ("paint_rank", "G k", 'G', 10),
    ("fill_ground", "G k", 'G', 10),
    ("swap_ground", "G", 'G', 12),
    ("swap_colors", "G", 'G', 8),
    ("negative", "G", 'G', 12),
    ("crop_content", "G", 'G', 7),
    ("crop_ground", "G", 'G', 9),
    ("crop_color", "G k", 'G', 12),
    ("crop_rank", "G k", 'G', 7),
    ("crop_inside", "G k", 'G', 12),
    ("crop_frame", "G k", 'G', 9),
    ("crop_tile", "G", 'G', 9),
    ("quarter", "G k", 'G', 9),
    ("third", "G k", 'G', 9),
    ("shrink", "G", 'G', 10),
    ("drop_repeats", "G", 'G', 8),
    ("drop_empty_lines", "G", 'G', 12),
    ("pieces", "G k", 'T', 5),
    ("windows", "G k", 'T', 6),
    ("holes", "G", 'T', 8),
    ("fields", "G", 'T', 6),
    ("drop_lines", "G", 'G', 12),
    ("split_lines", "G k", 'T', 11),
    ("split_even", "G k", 'T', 6),
    ("pick_most", "T k", 'G', 6),
    ("pick_least", "T k", 'G', 6),
    ("pick_odd", "T k", 'G', 6),
    ("keep_most", "T k", 'T', 9),
    ("keep_least", "T k", 'T', 9),
    ("drop_most", "T k", 'T', 10),
    ("drop_least", "T k", 'T', 10),
    ("sort_pieces", "T k", 'T', 11),
    ("mostcommon", "T", 'G', 7),
    ("leastcommon", "T", 'G', 7),
    ("overlay", "T k", 'G', 5),
    ("line_up", "T k", 'G', 6),
    ("combine_by", "T k", 'G', 6),
    ("fall", "G k", 'G', 8),
    ("fall_parts", "G k", 'G', 13),
    ("rays", "G k", 'G', 7),
    ("color_rays", "G k k", 'G', 14),
    ("join", "G k", 'G', 7),
    ("spread", "G k", 'G', 9),
    ("grow", "G k", 'G', 8),
    ("surround", "G k", 'G', 10),
    ("rim", "G k", 'G', 9),
    ("fill_holes", "G k", 'G', 7),
    ("close_holes", "G k", 'G', 12),
    ("fill_boxes", "G k", 'G', 9),
    ("drop_small", "G k", 'G', 9),
    ("majority", "G", 'G', 12),
    ("add_frame", "G k", 'G', 9),
    ("draw_frame", "G k", 'G', 9),
    ("tile", "G k", 'G', 8),
    ("mirror_tile", "G k", 'G', 7),
    ("turn_tile", "G", 'G', 12),
    ("fractal", "G k", 'G', 8),
    ("mend_period", "G k", 'G', 8),
    ("mend_mirror", "G k", 'G', 9),
    ("complete_mirror", "G k", 'G', 9),
    ("mosaic", "G k", 'G', 9),
    ("color_line", "G k", 'G', 10),
    ("cell_line", "G k", 'G', 10),
    ("count_line", "G k", 'G', 10),
    ("histogram", "G k", 'G', 10),
    ("fit_to", "G P k", 'G', 6),
    ("gaps", "G k", 'T', 8),
    ("fill_fields", "G k", 'G', 9),
    ("stamp", "G k", 'G', 9),
    ("pull", "G k", 'G', 9),
    ("reach", "G k", 'G', 9),
    ("complete_about", "G k", 'G', 9),
    ("continue_lines", "G k", 'G', 9),
    ("elbow", "G k", 'G', 9),
    ("reverse_colors", "G", 'G', 9),
    ("even_lines", "G k", 'G', 11),
    ("sort_lines", "G k", 'G', 8),
    ("o_g", "G o", 'S', 14),
    ("frontiers", "G", 'S', 16),
    ("argmax", "S f", 'O', 6),
    ("argmin", "S f", 'O', 7),
    ("merge", "S", 'O', 9),
    ("mapply", "m S", 'I', 8),
    ("subgrid", "O G", 'G', 7),
    ("fill", "G c I", 'G', 9),
    ("underfill", "G c I", 'G', 9),
    ("cover", "G O", 'G', 9),
    ("paint", "G O", 'G', 10),
];

/// Every step of the table.
pub(crate) static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
    let step = |&(name, args, result, cost): &(&str, &str, char, u32)| {
        let prim = Prim::by_name(name)?;
        let slots = args
            .split(' ')
            .enumerate()
            .map(|(place, letter)| slot(prim, place, letter))
            .collect::<Option<_>>()?;
        let Slot::State(result) = slot(prim, 0, result.encode_utf8(&mut [0; 4]))? else { return None };
        Some(Step { prim, slots, result, cost })
    };
    TABLE.iter().filter_map(step).collect()
});

fn slot(prim: Prim, place: usize, letter: &str) -> Option<Slot> {
    let ints = |numbers: &[i64]| Slot::Values(numbers.iter().map(|&n| Value::Int(n)).collect());
    let functions = |names: &[&str]| {
        names
            .iter()
            .map(|name| Some(Value::Prim(Prim::by_name(name)?)))
            .collect::<Option<_>>()
            .map(Slot::Values)
    };
    Some(match letter {
        "G" => Slot::State(Kind::Grid),
        "T" => Slot::State(Kind::Grids),
        "P" => Slot::State(Kind::Size),
        "O" => Slot::State(Kind::Object),
        "I" => Slot::State(Kind::Indices),
        "S" => Slot::State(Kind::Objects),
        "c" => Slot::Colours,
        "n" => ints(&[2, 3, 4, 5]),
        "o" => ints(&[7, 5, 3, 1, 4, 6]),
        "k" => match prim.signature().params.get(place)?.domain? {
            Domain::Colours => Slot::Colours,
            domain => ints(&domain.range().collect::<Vec<_>>()),
        },
        "f" => functions(&["size", "height", "width", "numcolors", "uppermost", "leftmost"])?,
        "m" => functions(&["delta", "backdrop", "box", "outbox", "inbox", "corners"])?,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_a_step() {
        for (name, ..) in TABLE {
            assert!(Prim::by_name(name).is_some(), "{name}");
        }
        assert_eq!(STEPS.len(), TABLE.len());
        for step in STEPS.iter() {
            let states = step.slots.iter().filter(|slot| matches!(slot, Slot::State(_))).count();
            assert_eq!(step.slots.len(), step.prim.arity(), "{}", step.prim.name());
            assert!(
                (1..=2).contains(&states) && step.slots.len() <= 3 && step.cost > 0,
                "{}",
                step.prim.name()
            );
        }
    }
}
