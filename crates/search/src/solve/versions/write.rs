//! A version as calls: what it makes of the demos and of the input, and the way back.

use gridwright_dsl::{Prim, Value, prim};
use gridwright_program::{GraphBuilder, GraphError, Input, NodeId};

use super::Version;
use super::stage::Stage;
use crate::solve::lift::Lift;

/// The demos and the input before a stage and after it.
#[derive(Clone, Copy, Debug)]
struct Step {
    stage: Stage,
    demos: NodeId,
    input: NodeId,
    /// The parts of the input, and the first of them, which stands for each.
    parts: Option<(NodeId, NodeId)>,
}

/// A version that was written down: the demos and the input that its search sees.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) demos: NodeId,
    pub(crate) input: NodeId,
    steps: Vec<Step>,
}

impl Version {
    /// Writes down the demos and the input in this version.
    pub(crate) fn write(&self, writer: &mut GraphBuilder) -> Result<Written, GraphError> {
        let (mut demos, mut input) = (writer.input(Input::S)?, writer.input(Input::I)?);
        let mut steps = Vec::with_capacity(self.stages.len());
        for (&stage, seen) in self.stages.iter().zip(self.seen.iter().skip(1)) {
            let mut step = Step { stage, demos, input, parts: None };
            input = match stage {
                Stage::Pose(k) => numbered(writer, prim::POSE, &[input], k)?,
                Stage::Split(k) => {
                    let parts = numbered(writer, prim::SPLIT_PARTS, &[input], k)?;
                    let first = writer.call(prim::FIRST, &[parts])?;
                    step.parts = Some((parts, first));
                    first
                }
                Stage::Images(_) => input,
                _ => stage.write_renamed(writer, prim::RANK_COLORS, (demos, input), input)?,
            };
            demos = stage.write_demos(writer, demos)?;
            if seen.is_deduped {
                demos = writer.call(prim::DEDUPE, &[demos])?;
            }
            steps.push(step);
        }
        Ok(Written { demos, input, steps })
    }

    /// Writes down a grid of the task as it is in this version; `None` where more than colours change.
    pub(crate) fn write_encoded(
        &self,
        writer: &mut GraphBuilder,
        grid: NodeId,
    ) -> Result<Option<NodeId>, GraphError> {
        let mut grid = grid;
        for step in self.write(writer)?.steps {
            if !step.stage.is_of_colours() {
                return Ok(None);
            }
            grid = step.stage.write_renamed(writer, prim::RANK_COLORS, (step.demos, step.input), grid)?;
        }
        Ok(Some(grid))
    }
}

impl Written {
    /// Writes down what undoes the version, for a grid; `None` where what makes a part cannot be written as a function.
    pub(crate) fn write_decoded(&self, lift: &mut Lift, grid: NodeId) -> Result<Option<NodeId>, GraphError> {
        let mut grid = grid;
        for &Step { stage, demos, input, parts } in self.steps.iter().rev() {
            grid = match (stage, parts) {
                (Stage::Split(k), Some((parts, first))) => {
                    let Some(function) = lift.function(grid, first)? else { return Ok(None) };
                    let made = lift.builder.call(prim::APPLY, &[function, parts])?;
                    numbered(&mut lift.builder, prim::JOIN_PARTS, &[made, input], k)?
                }
                (Stage::Pose(k), _) => numbered(&mut lift.builder, prim::UNPOSE, &[grid, input], k)?,
                (Stage::Images(_), _) => grid,
                _ => stage.write_renamed(&mut lift.builder, prim::UNRANK_COLORS, (demos, input), grid)?,
            };
        }
        Ok(Some(grid))
    }
}

impl Stage {
    /// Writes down what it makes of a grid, or what undoes that, for the demos and the input that it sees.
    fn write_renamed(
        self,
        writer: &mut GraphBuilder,
        ranked: Prim,
        (demos, input): (NodeId, NodeId),
        grid: NodeId,
    ) -> Result<NodeId, GraphError> {
        let colour = match self {
            Stage::Ground(colour) => writer.constant(&Value::Int(colour.into()))?,
            Stage::OwnGround => writer.call(prim::GROUND_COLOR, &[input])?,
            _ => return writer.call(ranked, &[demos, grid, input]),
        };
        let zero = writer.constant(&Value::Int(0))?;
        writer.call(prim::SWITCH, &[grid, zero, colour])
    }

    /// Writes down what it makes of the demos.
    fn write_demos(self, writer: &mut GraphBuilder, demos: NodeId) -> Result<NodeId, GraphError> {
        let (apply, switch) = (function(writer, prim::APPLY)?, function(writer, prim::SWITCH)?);
        let (zero, rbind) = (writer.constant(&Value::Int(0))?, function(writer, prim::RBIND)?);
        // From the input of a pair to the function for both of its grids.
        let from_input = match self {
            Stage::Pose(k) => return numbered(writer, prim::POSE_DEMOS, &[demos], k),
            Stage::Split(k) => return numbered(writer, prim::SPLIT_DEMOS, &[demos], k),
            Stage::Images(k) => return numbered(writer, prim::IMAGE_DEMOS, &[demos], k),
            Stage::Ground(colour) => {
                let colour = writer.constant(&Value::Int(colour.into()))?;
                let bound = writer.call(prim::RBIND, &[switch, colour])?;
                let bound = writer.call(prim::RBIND, &[bound, zero])?;
                let pair = writer.call(prim::LBIND, &[apply, bound])?;
                return writer.call(prim::APPLY, &[pair, demos]);
            }
            Stage::OwnGround => {
                let with_colour = writer.call(prim::LBIND, &[rbind, switch])?;
                let with_zero = writer.call(prim::RBIND, &[rbind, zero])?;
                let bound = writer.call(prim::COMPOSE, &[with_zero, with_colour])?;
                let ground = function(writer, prim::GROUND_COLOR)?;
                writer.call(prim::COMPOSE, &[bound, ground])?
            }
            Stage::Ranked => {
                let ranked = function(writer, prim::RANK_COLORS)?;
                let ranked = writer.call(prim::LBIND, &[ranked, demos])?;
                writer.call(prim::LBIND, &[rbind, ranked])?
            }
        };
        let (first, itself) = (function(writer, prim::FIRST)?, function(writer, prim::IDENTITY)?);
        let from_pair = writer.call(prim::COMPOSE, &[from_input, first])?;
        let pair = writer.call(prim::FORK, &[apply, from_pair, itself])?;
        writer.call(prim::APPLY, &[pair, demos])
    }
}

fn function(writer: &mut GraphBuilder, prim: Prim) -> Result<NodeId, GraphError> {
    writer.constant(&Value::Prim(prim))
}

/// A call whose last argument is a number.
fn numbered(writer: &mut GraphBuilder, prim: Prim, args: &[NodeId], k: u8) -> Result<NodeId, GraphError> {
    let k = writer.constant(&Value::Int(k.into()))?;
    writer.call(prim, &[args, &[k]].concat())
}
