//! Stages: one way each to see the samples of a task, with the calls that do it and undo it.

use gridwright_dsl::{Answer, Cx, Prim, Value, prim};
use gridwright_grid::Grid;

/// The pose that is the same for all samples.
pub(super) const TRANSPOSED: u8 = 2;

/// One way to see the samples of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// 0 and this colour are exchanged.
    Ground(i8),
    /// 0 and the ground of a sample's input are exchanged.
    OwnGround,
    /// The colours of a sample's input are renamed from the most common on.
    Ranked,
    /// Each sample in the pose of this number.
    Pose(u8),
    /// Each sample in parts, by the split of this number.
    Split(u8),
    /// The images of this number beside the demos.
    Images(u8),
}

impl Stage {
    /// How accounts name it.
    pub(super) fn name(self) -> String {
        match self {
            Stage::Ground(_) => "another ground".to_owned(),
            Stage::OwnGround => "own grounds".to_owned(),
            Stage::Ranked => "ranked colours".to_owned(),
            Stage::Pose(k) => format!("pose {k}"),
            Stage::Split(k) => format!("split {k}"),
            Stage::Images(k) => format!("images {k}"),
        }
    }

    pub(super) fn cost(self) -> u32 {
        match self {
            Stage::Ground(_) => 2,
            Stage::OwnGround => 4,
            Stage::Ranked => 6,
            // What is right only along the diagonal is right by chance more often than what is told by the input.
            Stage::Pose(TRANSPOSED) => 12,
            Stage::Pose(_) => 8,
            Stage::Split(_) => 10,
            // A rule seldom misses a demo of which it has seen an image, and so counts as shorter than it should.
            Stage::Images(_) => 8,
        }
    }

    /// Whether it only renames colours, so that every sample stays one.
    pub(super) fn is_of_colours(self) -> bool {
        matches!(self, Stage::Ground(_) | Stage::OwnGround | Stage::Ranked)
    }

    /// What it makes of the demos.
    pub(super) fn demos(self, cx: &mut Cx, demos: &Value) -> Option<Value> {
        match self {
            Stage::Pose(k) => prim::POSE_DEMOS.call(cx, &[demos, &Value::Int(k.into())]).ok(),
            Stage::Split(k) => prim::SPLIT_DEMOS.call(cx, &[demos, &Value::Int(k.into())]).ok(),
            Stage::Images(k) => prim::IMAGE_DEMOS.call(cx, &[demos, &Value::Int(k.into())]).ok(),
            Stage::Ground(_) | Stage::OwnGround | Stage::Ranked => {
                let pairs = demos.elements()?.into_iter().map(|pair| {
                    let pair = pair.elements()?;
                    let (Some(Value::Grid(input)), Some(Value::Grid(output))) = (pair.first(), pair.get(1))
                    else {
                        return None;
                    };
                    let seen = |cx: &mut Cx, grid| self.recoloured(cx, demos, grid, input).map(Value::Grid);
                    let pair = vec![seen(cx, input)?, seen(cx, output)?];
                    Value::tuple(pair).ok()
                });
                Value::tuple(pairs.collect::<Option<Vec<Value>>>()?).ok()
            }
        }
    }

    /// The samples that it makes of one with this input: their inputs.
    pub(super) fn parts(self, cx: &mut Cx, demos: &Value, input: &Grid) -> Option<Vec<Grid>> {
        let value = Value::Grid(input.clone());
        let made = match self {
            Stage::Pose(k) => prim::POSE.call(cx, &[&value, &Value::Int(k.into())]).ok()?,
            Stage::Split(k) => {
                let parts = prim::SPLIT_PARTS.call(cx, &[&value, &Value::Int(k.into())]).ok()?;
                return parts.elements()?.into_iter().map(grid_of).collect();
            }
            Stage::Ground(_) | Stage::OwnGround | Stage::Ranked => {
                return Some(vec![self.recoloured(cx, demos, input, input)?]);
            }
            Stage::Images(_) => value,
        };
        Some(vec![grid_of(made)?])
    }

    /// What was made of the parts of a sample with this input as a grid of that sample.
    pub(super) fn joined(self, cx: &mut Cx, demos: &Value, parts: Vec<Grid>, input: &Grid) -> Option<Grid> {
        let input = Value::Grid(input.clone());
        let answer = match self {
            Stage::Split(k) => {
                let parts = Value::tuple(parts.into_iter().map(Value::Grid).collect()).ok()?;
                prim::JOIN_PARTS.call(cx, &[&parts, &input, &Value::Int(k.into())])
            }
            _ => {
                let [part] = <[Grid; 1]>::try_from(parts).ok()?;
                if let Stage::Images(_) = self {
                    return Some(part);
                }
                let part = Value::Grid(part);
                match self {
                    Stage::Pose(k) => prim::UNPOSE.call(cx, &[&part, &input, &Value::Int(k.into())]),
                    _ => self.renamed(cx, prim::UNRANK_COLORS, demos, &part, &input),
                }
            }
        };
        answer.ok().and_then(grid_of)
    }

    /// A grid of the sample with this input in the colours of this stage; `None` for a stage that does more.
    pub(super) fn recoloured(self, cx: &mut Cx, demos: &Value, grid: &Grid, input: &Grid) -> Option<Grid> {
        if !self.is_of_colours() {
            return None;
        }
        let (grid, input) = (Value::Grid(grid.clone()), Value::Grid(input.clone()));
        self.renamed(cx, prim::RANK_COLORS, demos, &grid, &input).ok().and_then(grid_of)
    }

    fn renamed(self, cx: &mut Cx, ranked: Prim, demos: &Value, grid: &Value, input: &Value) -> Answer {
        let colour = match self {
            Stage::Ground(colour) => Value::Int(colour.into()),
            Stage::OwnGround => prim::GROUND_COLOR.call1(cx, input)?,
            _ => return ranked.call(cx, &[demos, grid, input]),
        };
        prim::SWITCH.call(cx, &[grid, &Value::Int(0), &colour])
    }
}

/// How accounts name a row of stages.
pub(super) fn names(stages: &[Stage]) -> String {
    if stages.is_empty() {
        return "as it is".to_owned();
    }
    stages.iter().map(|stage| stage.name()).collect::<Vec<_>>().join(", ")
}

fn grid_of(value: Value) -> Option<Grid> {
    if let Value::Grid(grid) = value { Some(grid) } else { None }
}
