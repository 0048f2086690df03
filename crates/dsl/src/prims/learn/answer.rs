//! One of a few answers: which of the demo outputs, or which colour on a canvas of one shape, by what can be said of a
//! grid as a whole.

use gridwright_grid::Grid;

use super::grow::fit;
use super::tree::{Holds, Leaf, OWN, Table, Tier, Tiers, Tree};
use super::words::{self, Name};
use super::{Demo, Fitted, Learner, Rule, Takes, first};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::features::{Feature, features};
use crate::prims::search::image::{Joint, parts, ranked, whole};
use crate::prims::search::pick::charge;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::GridView;

/// The most leaves of a choice: each demo is but one example.
const MAX_LEAVES: usize = 8;

pub(crate) struct LearnAnswer;

impl Learner for LearnAnswer {
    fn prim(&self) -> Prim {
        prim::LEARN_ANSWER
    }

    fn takes(&self) -> Takes {
        Takes::Grid
    }

    fn cost(&self) -> u32 {
        14
    }

    fn fuel_weight(&self) -> u64 {
        4
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Choice::fit(cx, demos)?))
    }
}

/// What is chosen from, and how.
#[derive(Debug)]
enum Choice {
    /// One of these.
    Output { outputs: Vec<Grid>, tree: Tree },
    /// A canvas of this shape in one colour.
    Canvas { height: usize, width: usize, tree: Tree },
}

impl Choice {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Choice, Fault> {
        let first = first(demos)?.output;
        let mut table = Table::default();
        for demo in demos {
            table.extend(row(cx, demo.value)?);
        }
        let of: Vec<u8> = (0..).take(demos.len()).collect();
        let plain = |demo: &Demo<'_>| {
            let cells = demo.output.cells();
            let same = (demo.output.height(), demo.output.width()) == (first.height(), first.width());
            same && cells.iter().all(|cell| *cell == cells[0])
        };
        if demos.iter().all(plain) {
            let wanted: Vec<i8> = demos.iter().map(|demo| demo.output.cells()[0]).collect();
            let tree = fit(cx, &table, &wanted, &of, Some(OWN), Tiers::PLAIN)?;
            return small(tree, demos.len()).map(|tree| Choice::Canvas {
                height: first.height(),
                width: first.width(),
                tree,
            });
        }
        let mut outputs: Vec<Grid> = Vec::new();
        let mut wanted = Vec::with_capacity(demos.len());
        for demo in demos {
            let at = outputs.iter().position(|output| output == demo.output).unwrap_or_else(|| {
                outputs.push(demo.output.clone());
                outputs.len() - 1
            });
            wanted.push(at.min(127) as i8);
        }
        // Without an answer that comes twice there is nothing that speaks for a choice.
        if outputs.len() == demos.len() || outputs.len() > 100 {
            return Err(Reason::Unexplained.into());
        }
        let tree = small(fit(cx, &table, &wanted, &of, None, Tiers::PLAIN)?, demos.len())?;
        Ok(Choice::Output { outputs, tree })
    }
}

impl Rule for Choice {
    fn apply(&self, cx: &mut Cx, _: &Value, value: &Value) -> Answer {
        let table = row(cx, value)?;
        match self {
            Choice::Output { outputs, tree } => {
                let at = usize::try_from(tree.say(&table, 0)).unwrap_or(usize::MAX);
                outputs.get(at).cloned().map(Value::Grid).ok_or(Reason::NoMatch.into())
            }
            Choice::Canvas { height, width, tree } => {
                let colour = tree.say(&table, 0);
                cx.grid(*height, *width, |out| out.fill(colour))
            }
        }
    }

    fn size(&self) -> usize {
        match self {
            Choice::Output { tree, outputs } => tree.leaves() * 2 + outputs.len(),
            Choice::Canvas { tree, .. } => tree.leaves() * 2,
        }
    }

    fn words(&self) -> Option<String> {
        // Whatever the grid, its table has the same columns.
        let table = columns(GridView { height: 1, width: 1, cells: &[0] });
        let colour = |leaf: Leaf| match leaf {
            Leaf::Constant(colour) => format!("a canvas of {}", words::colour(colour)),
            Leaf::Copy(column) => {
                let name = table.columns.get(column).map(|column| column.name.to_string());
                format!("a canvas of {}", name.unwrap_or_default())
            }
        };
        let output = |leaf: Leaf| match leaf {
            Leaf::Constant(at) => format!("answer {}", i16::from(at) + 1),
            Leaf::Copy(_) => String::new(),
        };
        Some(match self {
            Choice::Output { tree, .. } => {
                format!(
                    "one of the demo outputs, in the order in which they come:\n{}",
                    words::tree(tree, &table, &output)
                )
            }
            Choice::Canvas { tree, .. } => words::tree(tree, &table, &colour),
        })
    }
}

fn small(tree: Tree, demos: usize) -> Result<Tree, Fault> {
    if tree.leaves() <= MAX_LEAVES.min(demos.saturating_sub(1).max(1)) {
        Ok(tree)
    } else {
        Err(Reason::Unexplained.into())
    }
}

/// What can be said of a grid as a whole: its colours by rank and at places, its features, how many parts it has.
fn row(cx: &mut Cx, value: &Value) -> Result<Table, Fault> {
    let from: GridView<'_> = whole(cx, value, 12)?;
    charge(cx, from.cells.len(), 1)?;
    Ok(columns(from))
}

/// The columns of [`row`].
fn columns(from: GridView<'_>) -> Table {
    let mut table = Table::default();
    let mut colour =
        |name, colour: i8| table.push(Holds::Colours, Tier::Anywhere, Name::plain(name), vec![colour]);
    let ranked = ranked(from.cells);
    let ranks = [
        ("the most common colour", ranked.first()),
        ("the rarest colour", ranked.last()),
        ("the second most common colour", ranked.get(1)),
        ("the third most common colour", ranked.get(2)),
    ];
    for (name, of_rank) in ranks {
        colour(name, of_rank.copied().unwrap_or(0));
    }
    let (bottom, right) = (from.height - 1, from.width - 1);
    let places = [
        ("the colour of the upper left corner", (0, 0)),
        ("the colour of the upper right corner", (0, right)),
        ("the colour of the lower left corner", (bottom, 0)),
        ("the colour of the lower right corner", (bottom, right)),
        ("the colour of the centre", (bottom / 2, right / 2)),
    ];
    for (name, (row, column)) in places {
        colour(name, from.at(row, column));
    }
    let mut number = |name, number: i8| table.push(Holds::Numbers, Tier::Anywhere, name, vec![number]);
    let all = features(&[from])[0];
    for feature in Feature::ALL {
        number(Name::part("{} of the whole", feature.name()), all[feature].clamp(-128, 127) as i8);
    }
    for (joint, kind) in Joint::ALL.into_iter().zip(words::JOINTS) {
        number(
            Name::part("the number of {}", kind),
            parts(from, joint, |cell| cell != 0).spans.len().min(127) as i8,
        );
    }
    table
}
