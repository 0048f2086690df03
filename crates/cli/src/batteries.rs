//! Which programs make up the battery of a task.

use anyhow::{Result, bail};
use clap::Args;
use gridwright::{BatteryConfig, DataSet, Task};

/// How batteries are put together.
#[derive(Args)]
pub(crate) struct BatteryArgs {
    /// Programs in a battery: the task's own, and others drawn by the seed
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) merge: u16,

    /// Only the first so many tasks
    #[arg(long = "tasks", value_name = "N", default_value_t = 100)]
    pub(crate) first: usize,

    /// Leave out so many tasks before these
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(crate) offset: usize,

    /// Seed for drawing programs
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
}

impl BatteryArgs {
    /// The tasks: those that are wanted (all, if none are named), and of them the first.
    pub(crate) fn tasks<'d>(&self, data: &'d DataSet, wanted: &[String]) -> Result<Vec<&'d Task>> {
        let is_wanted = |task: &&Task| wanted.is_empty() || wanted.contains(&task.id);
        let tasks: Vec<&Task> =
            data.tasks().iter().filter(is_wanted).skip(self.offset).take(self.first).collect();
        if tasks.is_empty() {
            bail!(
                "there is no task to run on; give --tasks at least 1, and --offset less than there are tasks"
            );
        }
        Ok(tasks)
    }

    /// How batteries are put together.
    pub(crate) fn config(&self) -> BatteryConfig {
        BatteryConfig::new().merge(self.merge.into()).seed(self.seed)
    }
}
