//! Versions of a task: the same task in other colours, so that what takes many steps takes few.
//!
//! Most steps take 0 for the ground: a task whose ground is of another colour is searched with the two exchanged. Rules
//! name colours: a task whose samples have different ones is searched with colours renamed by how common they are. A
//! version is a row of stages, each of which can be undone, so a program that is found for it is a program of the task:
//! the stages stand before it, also for the demos that its rules are fitted on, and are undone after it.
//!
//! Turned and mirrored tasks are not tried: steps come in all directions, so what is found in a turned training task that
//! is not found in the task itself is less than what the same effort finds there.

use std::cmp::Reverse;
use std::slice;

use gridwright_dsl::{Answer, Budget, Cx, Prim, Value, prim};
use gridwright_engine::demo_pairs;
use gridwright_grid::{Grid, Task};
use gridwright_program::{GraphBuilder, GraphError, Input, NodeId};

/// What seeing one grid another way may use.
const CALL: Budget = Budget { fuel: 1_000_000, memory: 1 << 20 };
/// How much of the inputs a colour takes that may be the ground, in thousandths. Where none takes as much, the task is
/// about patterns.
const GROUND: u64 = 400;
/// How much of each input the ground takes where every sample has its own.
const OWN_GROUND: u64 = 500;
/// How many times as much as 0 it takes where there is no doubt.
const CLEAR: u64 = 4;

/// One way to rename colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// 0 and this colour are exchanged.
    Ground(i8),
    /// 0 and the most common colour of a sample's input are exchanged.
    OwnGround,
    /// The colours of a sample's input are renamed from the most common on.
    Ranked,
}

/// A way to see a task.
#[derive(Clone, Debug)]
pub(crate) struct Version {
    stages: Vec<Stage>,
    /// What each stage is made of, and what the last one makes; with the demos as programs see them.
    tasks: Vec<(Task, Value)>,
}

impl Version {
    /// The task as it is.
    pub(crate) fn plain(task: &Task) -> Version {
        Version { stages: Vec::new(), tasks: vec![(task.clone(), demo_pairs(task))] }
    }

    /// The versions worth searching, the most promising first; never none.
    pub(crate) fn of(task: &Task) -> Vec<Version> {
        let inputs: Vec<Grid> = task.samples().map(|(_, sample)| sample.input.clone()).collect();
        let plain = Version::plain(task);
        let (colour, share) = ground(&inputs);
        let is_own = |input: &Grid| {
            let (colour, share) = ground(slice::from_ref(input));
            colour != 0 && share >= OWN_GROUND
        };
        let seen = if colour != 0 && share >= GROUND {
            let clear = share > CLEAR * share_of(&inputs, 0);
            let seen = plain.then(Stage::Ground(colour));
            if clear { vec![seen] } else { vec![Some(plain), seen] }
        } else if inputs.iter().all(is_own) {
            vec![plain.then(Stage::OwnGround), Some(plain)]
        } else {
            vec![Some(plain)]
        };
        seen.into_iter().flatten().collect()
    }

    /// The same with colours renamed by how common they are, if its samples have different ones.
    pub(crate) fn ranked(&self) -> Option<Version> {
        let mut palettes = self.task().samples().map(|(_, sample)| palette(slice::from_ref(&sample.input)));
        let first = palettes.next()?;
        if palettes.all(|palette| palette == first) { None } else { self.then(Stage::Ranked) }
    }

    /// Whether it is the task as it is.
    pub(crate) fn is_plain(&self) -> bool {
        self.stages.is_empty()
    }

    /// Whether its colours are renamed by how common they are.
    pub(crate) fn is_ranked(&self) -> bool {
        self.stages.contains(&Stage::Ranked)
    }

    /// The same with one stage more; `None` where a grid cannot be seen that way.
    fn then(&self, stage: Stage) -> Option<Version> {
        let (task, demos) = self.last();
        let mut task = task.clone();
        for demo in &mut task.demos {
            demo.output = Some(stage.encode(demos, demo.output.as_ref()?, &demo.input)?);
            demo.input = stage.encode(demos, &demo.input, &demo.input)?;
        }
        for test in &mut task.tests {
            (test.input, test.output) = (stage.encode(demos, &test.input, &test.input)?, None);
        }
        let mut version = self.clone();
        version.stages.push(stage);
        let demos = demo_pairs(&task);
        version.tasks.push((task, demos));
        Some(version)
    }

    /// The task in this version, without the outputs of its tests if it is another.
    pub(crate) fn task(&self) -> &Task {
        &self.last().0
    }

    fn last(&self) -> &(Task, Value) {
        // There is always one more than there are stages.
        &self.tasks[self.tasks.len() - 1]
    }

    /// How much longer it makes a program.
    pub(crate) fn cost(&self) -> u32 {
        self.stages.iter().map(|stage| stage.cost()).sum()
    }

    /// A grid of a sample of the task as it is in this version.
    pub(crate) fn encode(&self, sample: usize, grid: &Grid) -> Option<Grid> {
        self.each_stage(sample)
            .try_fold(grid.clone(), |grid, (stage, demos, input)| stage.encode(demos, &grid, input))
    }

    /// A grid of a sample of this version as it is in the task.
    pub(crate) fn decode(&self, sample: usize, grid: &Grid) -> Option<Grid> {
        let mut stages = self.each_stage(sample).rev();
        stages.try_fold(grid.clone(), |grid, (stage, demos, input)| stage.decode(demos, &grid, input))
    }

    /// The stages with the demos and the input of a sample that each of them sees.
    fn each_stage(&self, sample: usize) -> impl DoubleEndedIterator<Item = (Stage, &Value, &Grid)> {
        self.stages.iter().zip(&self.tasks).filter_map(move |(&stage, (task, demos))| {
            let (_, sample) = task.samples().nth(sample)?;
            Some((stage, demos, &sample.input))
        })
    }

    /// Writes down the demos and the input in this version.
    pub(crate) fn write(&self, writer: &mut GraphBuilder) -> Result<(NodeId, NodeId), GraphError> {
        let (mut demos, mut input) = (writer.input(Input::S)?, writer.input(Input::I)?);
        for stage in &self.stages {
            let seen = stage.write(writer, prim::RANK_COLORS, (demos, input), input)?;
            (demos, input) = (stage.write_demos(writer, demos)?, seen);
        }
        Ok((demos, input))
    }

    /// Writes down a grid of the task as it is in this version.
    pub(crate) fn write_encoded(
        &self,
        writer: &mut GraphBuilder,
        grid: NodeId,
    ) -> Result<NodeId, GraphError> {
        let (mut demos, mut input) = (writer.input(Input::S)?, writer.input(Input::I)?);
        let mut grid = grid;
        for stage in &self.stages {
            grid = stage.write(writer, prim::RANK_COLORS, (demos, input), grid)?;
            let seen = stage.write(writer, prim::RANK_COLORS, (demos, input), input)?;
            (demos, input) = (stage.write_demos(writer, demos)?, seen);
        }
        Ok(grid)
    }

    /// Writes down what undoes this version, for a grid.
    pub(crate) fn write_decoded(
        &self,
        writer: &mut GraphBuilder,
        grid: NodeId,
    ) -> Result<NodeId, GraphError> {
        let mut version = self.clone();
        let mut grid = grid;
        while let Some(stage) = version.stages.pop() {
            let seen = version.write(writer)?;
            grid = stage.write(writer, prim::UNRANK_COLORS, seen, grid)?;
        }
        Ok(grid)
    }
}

impl Stage {
    fn cost(self) -> u32 {
        match self {
            Stage::Ground(_) => 2,
            Stage::OwnGround => 4,
            Stage::Ranked => 6,
        }
    }

    /// A grid of a sample with this input.
    fn encode(self, demos: &Value, grid: &Grid, input: &Grid) -> Option<Grid> {
        self.renamed(prim::RANK_COLORS, demos, grid, input)
    }

    /// The grid that is seen as this one.
    fn decode(self, demos: &Value, grid: &Grid, input: &Grid) -> Option<Grid> {
        self.renamed(prim::UNRANK_COLORS, demos, grid, input)
    }

    fn renamed(self, ranked: Prim, demos: &Value, grid: &Grid, input: &Grid) -> Option<Grid> {
        let cx = &mut Cx::new(CALL);
        let (grid, input) = (Value::Grid(grid.clone()), Value::Grid(input.clone()));
        let switch = |cx: &mut Cx, colour: &Value| -> Answer {
            prim::SWITCH.call(cx, &[&grid, &Value::Int(0), colour])
        };
        let answer = match self {
            Stage::Ground(colour) => switch(cx, &Value::Int(colour.into())),
            Stage::OwnGround => {
                let colour = prim::MOSTCOLOR.call1(cx, &input).ok()?;
                switch(cx, &colour)
            }
            Stage::Ranked => ranked.call(cx, &[demos, &grid, &input]),
        };
        if let Ok(Value::Grid(grid)) = answer { Some(grid) } else { None }
    }

    /// Writes down what it makes of a grid, or what undoes that, for the demos and the input that it sees.
    fn write(
        self,
        writer: &mut GraphBuilder,
        ranked: Prim,
        (demos, input): (NodeId, NodeId),
        grid: NodeId,
    ) -> Result<NodeId, GraphError> {
        let colour = match self {
            Stage::Ground(colour) => writer.constant(&Value::Int(colour.into()))?,
            Stage::OwnGround => call(writer, prim::MOSTCOLOR, &[input])?,
            Stage::Ranked => return call(writer, ranked, &[demos, grid, input]),
        };
        let zero = writer.constant(&Value::Int(0))?;
        call(writer, prim::SWITCH, &[grid, zero, colour])
    }

    /// Writes down what it makes of the demos.
    fn write_demos(self, writer: &mut GraphBuilder, demos: NodeId) -> Result<NodeId, GraphError> {
        let (apply, switch) = (function(writer, prim::APPLY)?, function(writer, prim::SWITCH)?);
        let (zero, rbind) = (writer.constant(&Value::Int(0))?, function(writer, prim::RBIND)?);
        // From the input of a pair to the function for both of its grids.
        let from_input = match self {
            Stage::Ground(colour) => {
                let colour = writer.constant(&Value::Int(colour.into()))?;
                let bound = call(writer, prim::RBIND, &[switch, colour])?;
                let bound = call(writer, prim::RBIND, &[bound, zero])?;
                let pair = call(writer, prim::LBIND, &[apply, bound])?;
                return call(writer, prim::APPLY, &[pair, demos]);
            }
            Stage::OwnGround => {
                let with_colour = call(writer, prim::LBIND, &[rbind, switch])?;
                let with_zero = call(writer, prim::RBIND, &[rbind, zero])?;
                let bound = call(writer, prim::COMPOSE, &[with_zero, with_colour])?;
                let most = function(writer, prim::MOSTCOLOR)?;
                call(writer, prim::COMPOSE, &[bound, most])?
            }
            Stage::Ranked => {
                let ranked = function(writer, prim::RANK_COLORS)?;
                let ranked = call(writer, prim::LBIND, &[ranked, demos])?;
                call(writer, prim::LBIND, &[rbind, ranked])?
            }
        };
        let (first, itself) = (function(writer, prim::FIRST)?, function(writer, prim::IDENTITY)?);
        let from_pair = call(writer, prim::COMPOSE, &[from_input, first])?;
        let pair = call(writer, prim::FORK, &[apply, from_pair, itself])?;
        call(writer, prim::APPLY, &[pair, demos])
    }
}

fn function(writer: &mut GraphBuilder, prim: Prim) -> Result<NodeId, GraphError> {
    writer.constant(&Value::Prim(prim))
}

fn call(writer: &mut GraphBuilder, prim: Prim, args: &[NodeId]) -> Result<NodeId, GraphError> {
    writer.call(prim, args)
}

/// The colours of some grids but 0, ascending.
fn palette(grids: &[Grid]) -> Vec<i8> {
    let mut colours: Vec<i8> =
        grids.iter().flat_map(|grid| grid.cells().iter().copied()).filter(|&c| c != 0).collect();
    colours.sort_unstable();
    colours.dedup();
    colours
}

/// The colour that takes most of some grids, and how much; the lower of two.
fn ground(grids: &[Grid]) -> (i8, u64) {
    let colours = palette(grids).into_iter().chain([0]).map(|colour| (colour, share_of(grids, colour)));
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
