//! Which poses and splits of a task are worth searching, the most promising first.
//!
//! A plan is a row of stages on top of the version with the right ground. Whether it comes to a version is seen when it is
//! derived; what comes to the demos of an earlier one is left out by whoever searches them.

use gridwright_dsl::{Cx, Value, prim};
use gridwright_grid::Grid;

use super::Version;
use super::derive::BUDGET;
use super::ground::{palette, share_of};
use super::stage::{self, Stage, TRANSPOSED};

/// The numbers of poses and splits, as in the table.
const LINES: u8 = 0;
const REPEATS: u8 = 1;
const TURNED_BY_RAREST: u8 = 3;
const TURNED_BY_COLOUR: u8 = 4;
const TURNED_BY_CONTENT: u8 = 14;
const CROPPED: u8 = 15;
const CROPPED_TO_COLOUR: u8 = 21;
const HALVED: u8 = 41;
const MIRRORED_AT_DIAGONAL: u8 = 0;
const BOXES: u8 = 0;
const HALVES: u8 = 4;
const LAYERS: u8 = 6;
const FIELDS: u8 = 8;
const ALONE: u8 = 9;
const ROWS: u8 = 10;
const TILES: u8 = 12;
const BANDS: u8 = 14;
/// How many of the rarest colours that all inputs have samples are turned by.
const RAREST: usize = 3;

/// A way to see a task that may be worth searching.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan(Vec<Stage>);

impl Plan {
    /// How accounts name it.
    pub(crate) fn name(&self) -> String {
        stage::names(&self.0)
    }

    /// What it makes of a version, and what that took; `None` where it makes nothing of it.
    pub(crate) fn version(&self, of: &Version, fuel: u64) -> (Option<Version>, u64) {
        let cx = &mut Cx::new(gridwright_dsl::Budget { fuel: fuel.min(BUDGET.fuel), ..BUDGET });
        let before = cx.left().fuel;
        let mut version = Some(of.clone());
        for &stage in &self.0 {
            version = version.and_then(|version| {
                version.then(cx, stage).filter(|seen| !is_one_turn(&version, seen, stage))
            });
        }
        (version, before - cx.left().fuel)
    }
}

/// The plans for a task in this version.
pub(crate) fn plans(version: &Version) -> Vec<Plan> {
    let inputs: Vec<Grid> = version.task().samples().map(|(_, sample)| sample.input.clone()).collect();
    let in_all = |colour: &i8| inputs.iter().all(|input| input.cells().contains(colour));
    let mut colours: Vec<i8> = palette(&inputs).into_iter().chain([0]).filter(in_all).collect();
    colours.sort_by_key(|&colour| (share_of(&inputs, colour), colour));
    let (turn, rank) = (Stage::Pose(TURNED_BY_RAREST), Stage::Ranked);
    let pose = Stage::Pose;
    let split = Stage::Split;
    let mut plans: Vec<Vec<Stage>> = vec![
        vec![turn],
        vec![pose(REPEATS)],
        vec![Stage::Images(MIRRORED_AT_DIAGONAL)],
        vec![pose(LINES)],
        vec![pose(REPEATS), turn],
        vec![pose(CROPPED), turn],
        vec![pose(CROPPED)],
        vec![split(BOXES + 1)],
        vec![split(BOXES + 1), rank],
        vec![split(BOXES + 3)],
        vec![split(BOXES + 2), turn],
        vec![split(LAYERS)],
        vec![split(LAYERS), turn],
        vec![split(ROWS), rank],
        vec![split(ROWS + 1), rank],
        vec![turn, rank],
        vec![pose(CROPPED + 1)],
        vec![pose(CROPPED + 1), turn],
        vec![split(TILES)],
        vec![split(TILES + 1)],
    ];
    let to_colours =
        colours.iter().filter(|&&colour| colour != 0).map(|&colour| CROPPED_TO_COLOUR + 2 * colour as u8);
    for crop in [CROPPED + 2, CROPPED + 4].into_iter().chain(to_colours) {
        plans.extend([vec![pose(crop)], vec![pose(crop + 1)]]);
    }
    let by_colour = colours.iter().take(RAREST).map(|&colour| pose(TURNED_BY_COLOUR + colour as u8));
    plans.extend(by_colour.chain([pose(TURNED_BY_CONTENT)]).map(|stage| vec![stage]));
    plans.extend([HALVES, HALVES + 1, LAYERS + 1].map(|cut| vec![split(cut)]));
    for boxes in (BOXES..BOXES + 4).map(split) {
        plans.extend([vec![boxes], vec![boxes, turn], vec![boxes, rank]]);
    }
    plans.extend([FIELDS, ALONE, ROWS, ROWS + 1, BANDS, BANDS + 1].map(|cut| vec![split(cut)]));
    plans.extend([HALVED + 2, HALVED, HALVED + 1].map(|half| vec![pose(half)]));
    plans.push(vec![pose(TRANSPOSED)]);
    plans.into_iter().map(Plan).collect()
}

/// Whether a stage that turns samples by a feature of theirs turns all of them alike, which tells nothing.
fn is_one_turn(before: &Version, after: &Version, stage: Stage) -> bool {
    let Stage::Pose(k) = stage else { return false };
    if !(TURNED_BY_RAREST..=TURNED_BY_CONTENT).contains(&k) {
        return false;
    }
    let cx = &mut Cx::new(BUDGET);
    let (inputs, parts) = (before.task().samples(), &after.last().parts);
    let pairs: Vec<(Value, Value)> = inputs
        .zip(parts)
        .filter_map(|((_, sample), parts)| {
            let (_, seen) = after.task().samples().nth(*parts.first()?)?;
            Some((Value::Grid(sample.input.clone()), Value::Grid(seen.input.clone())))
        })
        .collect();
    (0..8).any(|turn| {
        pairs.iter().all(|(from, to)| prim::MIR_ROT_T.call(cx, &[from, &Value::Int(turn)]).as_ref() == Ok(to))
    })
}
