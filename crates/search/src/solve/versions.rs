//! Versions of a task: the same task in other colours, or turned, so that what takes many steps takes few.
//!
//! Most steps take 0 for the ground and some look along rows. A task whose ground is of another colour is searched with
//! the two colours exchanged. A version is made of calls that undo themselves, so a program that is found for it is a
//! program of the task: the same calls stand before it and after it, and for what is fitted on the demos, around these.

use gridwright_dsl::{Budget, Cx, Prim, Value};
use gridwright_grid::{Grid, Task};
use gridwright_program::{GraphBuilder, GraphError, Input, NodeId};

use super::problem::Problem;

/// What seeing one grid another way may use.
const CALL: Budget = Budget { fuel: 1_000_000, memory: 1 << 20 };
/// How much of the inputs a colour takes that may be the ground, in thousandths. Where none takes as much, the task is
/// about patterns.
const GROUND: u64 = 400;
/// How many times as much as 0 it takes where there is no doubt.
const CLEAR: u64 = 4;
/// How much longer each call of a version makes a program.
const COST: u32 = 2;

/// A way to see a task.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Version {
    /// Calls of a grid and these constants, each of which undoes itself; none for the task as it is.
    calls: Vec<(Prim, Vec<Value>)>,
}

impl Version {
    /// The versions worth searching, the most promising first; never none.
    pub(crate) fn of(problem: &Problem) -> Vec<Version> {
        let plain = Version::default();
        let (ground, share) = ground(problem);
        if ground == 0 || share < GROUND {
            return vec![plain];
        }
        let clear = share > CLEAR * share_of(problem, 0);
        if clear { vec![Version::with_ground(ground)] } else { vec![plain, Version::with_ground(ground)] }
    }

    /// The version in which a colour and 0 are exchanged.
    fn with_ground(colour: i8) -> Version {
        let constants = vec![Value::Int(0), Value::Int(colour.into())];
        Version { calls: Prim::by_name("switch").map(|switch| (switch, constants)).into_iter().collect() }
    }

    /// How much longer it makes a program.
    pub(crate) fn cost(&self) -> u32 {
        COST * self.calls.len() as u32
    }

    /// A task in this version, without the outputs of its tests; `None` where a grid cannot be seen that way.
    pub(crate) fn task(&self, task: &Task) -> Option<Task> {
        let mut seen = task.clone();
        for demo in &mut seen.demos {
            demo.input = self.see(&demo.input)?;
            demo.output = Some(self.see(demo.output.as_ref()?)?);
        }
        for test in &mut seen.tests {
            (test.input, test.output) = (self.see(&test.input)?, None);
        }
        Some(seen)
    }

    /// A grid of the task as it is in this version, and the other way round.
    pub(crate) fn see(&self, grid: &Grid) -> Option<Grid> {
        let mut seen = Value::Grid(grid.clone());
        for (prim, constants) in &self.calls {
            let args: Vec<&Value> = [&seen].into_iter().chain(constants).collect();
            seen = prim.call(&mut Cx::new(CALL), &args).ok()?;
        }
        if let Value::Grid(grid) = seen { Some(grid) } else { None }
    }

    /// Writes down what makes this version of a grid, or the grid of this version.
    pub(crate) fn write(&self, builder: &mut GraphBuilder, grid: NodeId) -> Result<NodeId, GraphError> {
        let mut node = grid;
        for (prim, constants) in &self.calls {
            let mut args = vec![node];
            for constant in constants {
                args.push(builder.constant(constant)?);
            }
            node = builder.call(*prim, &args)?;
        }
        Ok(node)
    }

    /// Writes down the demos in this version.
    pub(crate) fn write_demos(&self, builder: &mut GraphBuilder) -> Result<NodeId, GraphError> {
        let mut demos = builder.input(Input::S)?;
        let named = |name: &str| Prim::by_name(name).ok_or(GraphError::Constant);
        let (apply, lbind, rbind) = (named("apply")?, named("lbind")?, named("rbind")?);
        for (prim, constants) in &self.calls {
            let mut function = builder.constant(&Value::Prim(*prim))?;
            for constant in constants.iter().rev() {
                let constant = builder.constant(constant)?;
                function = builder.call(rbind, &[function, constant])?;
            }
            let each = builder.constant(&Value::Prim(apply))?;
            let each = builder.call(lbind, &[each, function])?;
            demos = builder.call(apply, &[each, demos])?;
        }
        Ok(demos)
    }
}

/// The colour that takes most of the inputs, and how much; the lower of two.
fn ground(problem: &Problem) -> (i8, u64) {
    let colours = problem.palette.iter().map(|&colour| (colour, share_of(problem, colour)));
    colours.max_by_key(|&(colour, share)| (share, -colour)).unwrap_or((0, 0))
}

/// How much of the inputs a colour takes, each input counted alike, in thousandths.
fn share_of(problem: &Problem, colour: i8) -> u64 {
    let of = |grid: &Grid| {
        let count = grid.cells().iter().filter(|&&cell| cell == colour).count() as u64;
        1000 * count / grid.cells().len().max(1) as u64
    };
    problem.inputs.iter().map(of).sum::<u64>() / problem.inputs.len().max(1) as u64
}
