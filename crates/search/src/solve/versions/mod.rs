//! Versions of a task: the same task seen another way, so that what takes many steps takes few.
//!
//! A version is a row of [`Stage`]s, each of which can be undone: colours renamed, every sample in another *pose*, every
//! sample *split* into parts that are samples of their own. In: a task. Out: the task that is searched in its place, with
//! the way back for what is found there: as grids, and written as calls of a program of the task itself, which stand
//! before what was found, also for the demos that its rules are fitted on, and after it. A stage that loses something of a
//! demo, that contradicts itself or changes nothing is no version (`derive`). What is worth searching is told by `ground`
//! (colours) and `plans` (poses and splits).

mod derive;
mod ground;
mod plans;
mod stage;
mod write;

use std::slice;

use gridwright_dsl::{Budget, Cx, Value};
use gridwright_engine::demo_pairs;
use gridwright_grid::{Grid, Task};

pub(crate) use plans::{Plan, plans};
use stage::Stage;
pub(crate) use write::Written;

/// What seeing one grid another way may use.
const CALL: Budget = Budget { fuel: 1_000_000, memory: 1 << 20 };

/// A task on the way through the stages of a version.
#[derive(Clone, Debug)]
struct Seen {
    task: Task,
    /// Its demos as programs see them.
    demos: Value,
    /// For every sample of the task before, which samples of this one its parts are.
    parts: Vec<Vec<usize>>,
    /// Whether demos that are there twice were dropped.
    is_deduped: bool,
}

/// A way to see a task.
#[derive(Clone, Debug)]
pub(crate) struct Version {
    stages: Vec<Stage>,
    /// What each stage is made of, and what the last one makes.
    seen: Vec<Seen>,
}

impl Version {
    /// The task as it is.
    pub(crate) fn plain(task: &Task) -> Version {
        let parts = (0..task.samples().count()).map(|at| vec![at]).collect();
        let seen = Seen { task: task.clone(), demos: demo_pairs(task), parts, is_deduped: false };
        Version { stages: Vec::new(), seen: vec![seen] }
    }

    /// The same with colours renamed by how common they are, if its samples have different ones.
    pub(crate) fn ranked(&self) -> Option<Version> {
        let mut palettes =
            self.task().samples().map(|(_, sample)| ground::palette(slice::from_ref(&sample.input)));
        let first = palettes.next()?;
        if palettes.all(|palette| palette == first) {
            return None;
        }
        self.then(&mut Cx::new(derive::BUDGET), Stage::Ranked)
    }

    /// How accounts name it.
    pub(crate) fn name(&self) -> String {
        stage::names(&self.stages)
    }

    /// Whether it is the task as it is.
    pub(crate) fn is_plain(&self) -> bool {
        self.stages.is_empty()
    }

    /// Whether each sample has other colours by its own ground.
    pub(crate) fn has_own_grounds(&self) -> bool {
        self.stages.contains(&Stage::OwnGround)
    }

    /// Whether it has images beside the demos.
    pub(crate) fn has_images(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage, Stage::Images(_)))
    }

    /// Whether its colours are renamed by how common they are.
    pub(crate) fn is_ranked(&self) -> bool {
        self.stages.contains(&Stage::Ranked)
    }

    /// The task in this version, without the outputs of its tests if it is another.
    pub(crate) fn task(&self) -> &Task {
        &self.last().task
    }

    fn last(&self) -> &Seen {
        // There is always one more than there are stages.
        &self.seen[self.seen.len() - 1]
    }

    /// How much longer it makes a program.
    pub(crate) fn cost(&self) -> u32 {
        self.stages.iter().map(|stage| stage.cost()).sum()
    }

    /// A grid of a sample of the task as it is in this version, if only colours are others there.
    pub(crate) fn encode(&self, sample: usize, grid: &Grid) -> Option<Grid> {
        let cx = &mut Cx::new(derive::BUDGET);
        let mut grid = grid.clone();
        for (stage, seen) in self.stages.iter().zip(&self.seen) {
            let (_, sample) = seen.task.samples().nth(sample)?;
            grid = stage.recoloured(cx, &seen.demos, &grid, &sample.input)?;
        }
        Some(grid)
    }

    /// What the samples of the task are, if those of this version are these; `None` for what has no way back.
    pub(crate) fn decode(&self, grids: Vec<Option<Grid>>) -> Vec<Option<Grid>> {
        let mut grids = grids;
        for (at, stage) in self.stages.iter().enumerate().rev() {
            let (before, after) = (&self.seen[at], &self.seen[at + 1]);
            let joined = |((_, sample), parts): ((_, &gridwright_grid::Sample), &Vec<usize>)| {
                let parts =
                    parts.iter().map(|&part| grids.get(part)?.clone()).collect::<Option<Vec<Grid>>>()?;
                stage.joined(&mut Cx::new(CALL), &before.demos, parts, &sample.input)
            };
            grids = before.task.samples().zip(&after.parts).map(joined).collect();
        }
        grids
    }
}

#[cfg(test)]
mod tests {
    use gridwright_grid::embedded;
    use proptest::prelude::*;

    use super::*;

    /// All versions of a task.
    fn versions(task: &Task) -> Vec<Version> {
        let mut versions = Version::of(task);
        let base = versions[0].clone();
        versions.extend(base.ranked());
        versions.extend(plans(&base).into_iter().filter_map(|plan| plan.version(&base, u64::MAX).0));
        versions
    }

    /// The outputs of a version's demos, and nothing for its tests.
    fn outputs(task: &Task) -> Vec<Option<Grid>> {
        task.samples().map(|(_, sample)| sample.output.clone()).collect()
    }

    /// How many demos the outputs of the version's demos come back to; panics where they come back to others.
    fn undone(task: &Task, version: &Version) -> usize {
        let back = version.decode(outputs(version.task()));
        assert_eq!(back.len(), task.samples().count());
        let demos = task.demos.iter().zip(back);
        let same = demos.filter(|(demo, back)| match back {
            Some(back) => {
                assert_eq!(demo.output.as_ref(), Some(back), "{:?}", version.stages);
                true
            }
            None => false,
        });
        same.count()
    }

    #[test]
    fn what_a_version_makes_of_outputs_is_undone() {
        let (mut posed, mut split) = (0, 0);
        for task in embedded().unwrap().into_tasks() {
            for version in versions(&task) {
                // Where there are too many parts for demos, some have no output.
                let (count, is_many) = (undone(&task, &version), |seen: &Seen| seen.task.demos.len() > 16);
                let is_chosen = version.seen.iter().any(is_many);
                assert!(count == task.demos.len() || is_chosen, "{:?}", version.stages);
                posed += usize::from(version.stages.iter().any(|stage| matches!(stage, Stage::Pose(_))));
                split += usize::from(version.stages.iter().any(|stage| matches!(stage, Stage::Split(_))));
            }
        }
        assert!(posed > 40 && split > 40, "{posed} poses, {split} splits");
    }

    #[test]
    fn versions_see_no_output_of_a_test() {
        for task in embedded().unwrap().into_tasks() {
            for version in versions(&task).into_iter().filter(|version| !version.is_plain()) {
                assert!(version.task().tests.iter().all(|test| test.output.is_none()));
            }
        }
    }

    fn any_grid(side: usize) -> impl Strategy<Value = Grid> {
        let cells = prop::collection::vec(0_i8..4, side * side);
        (1..=side, 1..=side, cells).prop_map(|(height, width, cells)| {
            Grid::build(height, width, |grid| grid.copy_from_slice(&cells[..height * width])).unwrap()
        })
    }

    /// Tasks of grids up to a size whose outputs are their inputs with colours exchanged, turned now and then.
    fn any_task(side: usize, most_demos: usize) -> impl Strategy<Value = Task> {
        (prop::collection::vec(any_grid(side), 2..=most_demos), any_grid(side), any::<bool>()).prop_map(
            |(inputs, asked, mirrored)| {
                let output = |input: &Grid| {
                    input.edit(|cells| {
                        cells.iter_mut().for_each(|cell| *cell = [0, 2, 1, 3][*cell as usize % 4]);
                        if mirrored {
                            cells.reverse();
                        }
                    })
                };
                let demos =
                    inputs.iter().map(|input| gridwright_grid::Sample::new(input.clone(), output(input)));
                let tests = vec![gridwright_grid::Sample::unknown(asked)];
                Task { id: "any".to_owned(), demos: demos.collect(), tests }
            },
        )
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn versions_of_any_task_are_undone(task in any_task(6, 4)) {
            for version in versions(&task) {
                undone(&task, &version);
            }
        }

        /// Where there are more parts than a task may have demos, the order says which of them are; these tasks have fewer.
        #[test]
        fn the_order_of_demos_does_not_matter(task in any_task(4, 3)) {
            let mut turned = task.clone();
            turned.demos.reverse();
            let stages = |task: &Task| {
                versions(task).iter().map(|version| version.stages.clone()).collect::<Vec<_>>()
            };
            prop_assert_eq!(stages(&task), stages(&turned));
        }
    }
}
