//! Versions of a task: the same task in other colours, so that what takes many steps takes few.
//!
//! Most steps take 0 for the ground. A task whose ground is of another colour is searched with the two colours exchanged.
//! That undoes itself, so a program that is found for it is a program of the task: the same call stands before it and
//! after it, and for what is fitted on the demos, around these.
//!
//! Turned and mirrored tasks are not tried: steps come in all directions, so what is found in a turned training task that
//! is not found in the task itself is less than what the same effort finds there.

use std::cmp::Reverse;
use std::slice;

use gridwright_dsl::{Budget, Cx, Prim, Value};
use gridwright_grid::{Grid, Task};
use gridwright_program::{GraphBuilder, GraphError, Input, NodeId};

use super::problem::Problem;

/// What seeing one grid another way may use.
const CALL: Budget = Budget { fuel: 1_000_000, memory: 1 << 20 };
/// How much of the inputs a colour takes that may be the ground, in thousandths. Where none takes as much, the task is
/// about patterns.
const GROUND: u64 = 400;
/// How much of each input the ground takes where every sample has its own.
const OWN_GROUND: u64 = 500;
/// How many times as much as 0 it takes where there is no doubt.
const CLEAR: u64 = 4;
/// How much longer each call of a version makes a program.
const COST: u32 = 2;

/// A way to see a task: as it is, or with 0 and the colour of the ground exchanged, which undoes itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Version {
    /// As it is.
    #[default]
    Plain,
    /// This colour is the ground.
    Ground(i8),
    /// Every sample has a ground of its own: the most common colour of its input.
    OwnGround,
}

impl Version {
    /// The versions worth searching, the most promising first; never none.
    pub(crate) fn of(problem: &Problem) -> Vec<Version> {
        let (colour, share) = ground(&problem.inputs, &problem.palette);
        if colour != 0 && share >= GROUND {
            let clear = share > CLEAR * share_of(&problem.inputs, 0);
            return if clear {
                vec![Version::Ground(colour)]
            } else {
                vec![Version::Plain, Version::Ground(colour)]
            };
        }
        let is_own = |input: &Grid| {
            let (colour, share) = ground(slice::from_ref(input), &problem.palette);
            colour != 0 && share >= OWN_GROUND
        };
        if problem.inputs.iter().all(is_own) {
            vec![Version::OwnGround, Version::Plain]
        } else {
            vec![Version::Plain]
        }
    }

    /// How much longer it makes a program.
    pub(crate) fn cost(self) -> u32 {
        match self {
            Version::Plain => 0,
            Version::Ground(_) => COST,
            Version::OwnGround => 2 * COST,
        }
    }

    /// A task in this version, without the outputs of its tests; `None` where a grid cannot be seen that way.
    pub(crate) fn task(self, task: &Task) -> Option<Task> {
        let mut seen = task.clone();
        for demo in &mut seen.demos {
            demo.output = Some(self.see(demo.output.as_ref()?, &demo.input)?);
            demo.input = self.see(&demo.input, &demo.input)?;
        }
        for test in &mut seen.tests {
            (test.input, test.output) = (self.see(&test.input, &test.input)?, None);
        }
        Some(seen)
    }

    /// A grid of a sample of the task as it is in this version, and the other way round. The input is the sample's as it
    /// is.
    pub(crate) fn see(self, grid: &Grid, input: &Grid) -> Option<Grid> {
        let cx = &mut Cx::new(CALL);
        let colour = match self {
            Version::Plain => return Some(grid.clone()),
            Version::Ground(colour) => Value::Int(colour.into()),
            Version::OwnGround => Prim::by_name("mostcolor")?.call1(cx, &Value::Grid(input.clone())).ok()?,
        };
        let args = [&Value::Grid(grid.clone()), &Value::Int(0), &colour];
        match Prim::by_name("switch")?.call(cx, &args) {
            Ok(Value::Grid(seen)) => Some(seen),
            _ => None,
        }
    }

    /// Writes down what makes this version of a grid of the sample that a program is run on, or the grid of this version.
    pub(crate) fn write(self, writer: &mut GraphBuilder, grid: NodeId) -> Result<NodeId, GraphError> {
        let colour = match self {
            Version::Plain => return Ok(grid),
            Version::Ground(colour) => writer.constant(&Value::Int(colour.into()))?,
            Version::OwnGround => {
                let input = writer.input(Input::I)?;
                call(writer, "mostcolor", &[input])?
            }
        };
        let zero = writer.constant(&Value::Int(0))?;
        call(writer, "switch", &[grid, zero, colour])
    }

    /// Writes down the demos in this version.
    pub(crate) fn write_demos(self, writer: &mut GraphBuilder) -> Result<NodeId, GraphError> {
        let demos = writer.input(Input::S)?;
        let (switch, apply) = (function(writer, "switch")?, function(writer, "apply")?);
        let zero = writer.constant(&Value::Int(0))?;
        // A function that sees both grids of a pair.
        let pair = match self {
            Version::Plain => return Ok(demos),
            Version::Ground(colour) => {
                let colour = writer.constant(&Value::Int(colour.into()))?;
                let bound = call(writer, "rbind", &[switch, colour])?;
                let bound = call(writer, "rbind", &[bound, zero])?;
                call(writer, "lbind", &[apply, bound])?
            }
            Version::OwnGround => {
                // From a pair to the colour of its ground, and from that to the function that exchanges it.
                let (most, first) = (function(writer, "mostcolor")?, function(writer, "first")?);
                let colour = call(writer, "compose", &[most, first])?;
                let rbind = function(writer, "rbind")?;
                let with_colour = call(writer, "lbind", &[rbind, switch])?;
                let with_zero = call(writer, "rbind", &[rbind, zero])?;
                let bound = call(writer, "compose", &[with_zero, with_colour])?;
                let bound = call(writer, "compose", &[bound, colour])?;
                let itself = function(writer, "identity")?;
                call(writer, "fork", &[apply, bound, itself])?
            }
        };
        call(writer, "apply", &[pair, demos])
    }
}

fn function(writer: &mut GraphBuilder, name: &str) -> Result<NodeId, GraphError> {
    let prim = Prim::by_name(name).ok_or(GraphError::Constant)?;
    writer.constant(&Value::Prim(prim))
}

fn call(writer: &mut GraphBuilder, name: &str, args: &[NodeId]) -> Result<NodeId, GraphError> {
    let prim = Prim::by_name(name).ok_or(GraphError::Constant)?;
    writer.call(prim, args)
}

/// The colour that takes most of some grids, and how much; the lower of two.
fn ground(grids: &[Grid], palette: &[i8]) -> (i8, u64) {
    let colours = palette.iter().map(|&colour| (colour, share_of(grids, colour)));
    colours.max_by_key(|&(colour, share)| (share, Reverse(colour))).unwrap_or((0, 0))
}

/// How much of some grids a colour takes, each counted alike, in thousandths.
fn share_of(grids: &[Grid], colour: i8) -> u64 {
    let of = |grid: &Grid| {
        let count = grid.cells().iter().filter(|&&cell| cell == colour).count() as u64;
        1000 * count / grid.cells().len().max(1) as u64
    };
    grids.iter().map(of).sum::<u64>() / grids.len().max(1) as u64
}
