//! Layers painted, kept or dropped: each becomes one colour on the input, by a decision tree over its features.

use super::grow::fit;
use super::tree::{Holds, Leaf, Table, Tier, Tiers, Tree};
use super::words::{self, Name};
use super::{Demo, Fitted, Learner, Rule, Takes, first, unless_spent};
use crate::cx::Cx;
use crate::fault::{Answer, Fault, Reason};
use crate::prims::search::features::{COUNT, Feature, Features, features};
use crate::prims::search::image::{grids, whole};
use crate::prims::search::pick::charge;
use crate::table::{Prim, prim};
use crate::value::Value;
use crate::views::{GridView, view};

/// Says that a layer stays as it is.
const KEPT: i8 = -1;

pub(crate) struct LearnPaint;

impl Learner for LearnPaint {
    fn prim(&self) -> Prim {
        prim::LEARN_PAINT
    }

    fn takes(&self) -> Takes {
        Takes::Pieces
    }

    fn cost(&self) -> u32 {
        9
    }

    fn fuel_weight(&self) -> u64 {
        4
    }

    fn fit_variant(&self, cx: &mut Cx, demos: &[Demo<'_>], _: u8) -> Fitted {
        Ok(Box::new(Brush::fit(cx, demos)?))
    }
}

/// The tree that says what a layer becomes.
#[derive(Debug)]
struct Brush(Tree);

impl Brush {
    fn fit(cx: &mut Cx, demos: &[Demo<'_>]) -> Result<Brush, Fault> {
        first(demos)?;
        let (mut all, mut kept, mut painted, mut of) = (Table::default(), Vec::new(), Vec::new(), Vec::new());
        let mut named = true;
        for (number, demo) in (0..).zip(demos) {
            let layers = layers(cx, demo.value, view(demo.input))?;
            let becomes = becomes(cx, demo, &layers)?;
            all.extend(table(cx, &layers)?);
            for (colour, stays) in becomes {
                kept.push(if stays { KEPT } else { colour.unwrap_or(KEPT) });
                named &= colour.is_some();
                painted.push(colour.unwrap_or(KEPT));
                of.push(number);
            }
        }
        if kept.iter().all(|&becomes| becomes == KEPT) {
            return Err(Reason::Unexplained.into());
        }
        let mut trees = vec![unless_spent(fit(cx, &all, &kept, &of, None, Tiers::PLAIN))?];
        if named {
            trees.push(unless_spent(fit(cx, &all, &painted, &of, None, Tiers::PLAIN))?);
        }
        // Of two of one size the first: what stays as it is needs no colour.
        let simplest = trees.into_iter().flatten().min_by_key(Tree::leaves);
        simplest.map(Brush).ok_or_else(|| Reason::Unexplained.into())
    }
}

impl Rule for Brush {
    fn apply(&self, cx: &mut Cx, input: &Value, value: &Value) -> Answer {
        let base = whole(cx, input, 1)?;
        let layers = layers(cx, value, base)?;
        let table = table(cx, &layers)?;
        cx.spend(layers.len() as u64 * base.cells.len() as u64)?;
        cx.grid(base.height, base.width, |out| {
            out.copy_from_slice(base.cells);
            for (at, layer) in layers.iter().enumerate() {
                let becomes = self.0.say(&table, at);
                if becomes == KEPT {
                    continue;
                }
                for (out, &cell) in out.iter_mut().zip(layer.cells) {
                    *out = if cell == 0 { *out } else { becomes };
                }
            }
        })
    }

    fn size(&self) -> usize {
        self.0.leaves() * 2
    }

    fn words(&self) -> Option<String> {
        let table = columns(&[]);
        let leaf = |leaf| match leaf {
            Leaf::Constant(KEPT) => "it stays".to_owned(),
            leaf => words::cell_leaf(leaf, &table),
        };
        Some(format!("for each piece:\n{}", words::tree(&self.0, &table, &leaf)))
    }
}

/// The layers, if they are of the input's shape.
fn layers<'v>(cx: &mut Cx, value: &'v Value, input: GridView<'_>) -> Result<Vec<GridView<'v>>, Fault> {
    let layers = grids(cx, value)?;
    let same = layers.iter().all(|layer| (layer.height, layer.width) == (input.height, input.width));
    if same { Ok(layers) } else { Err(Reason::Unexplained.into()) }
}

/// For every layer the one colour it has in the output, if it has one, and whether it stays as it is in the input.
/// Nothing else may change.
fn becomes(cx: &mut Cx, demo: &Demo<'_>, layers: &[GridView<'_>]) -> Result<Vec<(Option<i8>, bool)>, Fault> {
    let (input, output) = (view(demo.input), view(demo.output));
    if (input.height, input.width) != (output.height, output.width) {
        return Err(Reason::Unexplained.into());
    }
    cx.spend((layers.len() as u64 + 1) * input.cells.len() as u64)?;
    let mut free: Vec<bool> = input.cells.iter().zip(output.cells).map(|(a, b)| a != b).collect();
    let mut all = Vec::with_capacity(layers.len());
    for layer in layers {
        let mut colours = Vec::new();
        let mut stays = true;
        for (at, _) in layer.cells.iter().enumerate().filter(|(_, cell)| **cell != 0) {
            if !colours.contains(&output.cells[at]) {
                colours.push(output.cells[at]);
            }
            stays &= input.cells[at] == output.cells[at];
            free[at] = false;
        }
        let one = colours.first().copied().filter(|_| colours.len() == 1);
        if one.is_none() && !stays {
            return Err(Reason::Unexplained.into());
        }
        all.push((one, stays));
    }
    if free.contains(&true) { Err(Reason::Unexplained.into()) } else { Ok(all) }
}

/// The features of layers as a table: the main colour, then for each feature whether it is the largest, the smallest, the only such one,
/// and its rank.
fn table(cx: &mut Cx, layers: &[GridView<'_>]) -> Result<Table, Fault> {
    charge(cx, layers.iter().map(|layer| layer.cells.len()).sum(), layers.len())?;
    cx.spend((layers.len() * layers.len() * COUNT) as u64)?;
    Ok(columns(&features(layers)))
}

/// The columns of [`table`].
fn columns(all: &[Features]) -> Table {
    let mut table = Table::default();
    let small = |number: i32| number.clamp(-128, 127) as i8;
    let main = all.iter().map(|features| small(features[Feature::MainColour]));
    table.push(Holds::Colours, Tier::Anywhere, Name::plain("its main colour"), main.collect());
    let mut number = |name, column: Vec<i8>| table.push(Holds::Numbers, Tier::Anywhere, name, column);
    for feature in Feature::ALL {
        let keys: Vec<i32> = all.iter().map(|features| features[feature]).collect();
        let mut sorted = keys.clone();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        sorted.dedup();
        let rank = |value: i32| sorted.iter().position(|&other| other == value).unwrap_or(0);
        let flag = |flag: bool| i8::from(flag);
        let alone = |value: i32| keys.iter().filter(|&&other| other == value).count() == 1;
        let named = |text| Name::part(text, feature.name());
        number(
            named("whether it is largest by {}"),
            keys.iter().map(|&value| flag(Some(&value) == sorted.first())).collect(),
        );
        number(
            named("whether it is smallest by {}"),
            keys.iter().map(|&value| flag(Some(&value) == sorted.last())).collect(),
        );
        number(named("{} of it"), keys.iter().map(|&value| small(value)).collect());
        number(
            named("its rank by {}, the most being 0,"),
            keys.iter().map(|&value| rank(value).min(127) as i8).collect(),
        );
        number(
            named("whether no other is like it by {}"),
            keys.iter().map(|&value| flag(alone(value))).collect(),
        );
    }
    let sides = |features: &Features| (features[Feature::Height], features[Feature::Width]);
    let compared = |is: fn((i32, i32)) -> bool| all.iter().map(|f| i8::from(is(sides(f)))).collect();
    number(Name::plain("whether it is as high as wide"), compared(|(height, width)| height == width));
    number(Name::plain("whether it is higher than wide"), compared(|(height, width)| height > width));
    number(
        Name::plain("its number of cells, modulo 2,"),
        all.iter().map(|features| (features[Feature::Cells] % 2) as i8).collect(),
    );
    table
}
