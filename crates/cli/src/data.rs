//! The tasks of a command: the data set that it names, or the embedded one.

use anyhow::{Result, anyhow};
use gridwright::{DataSet, Task, embedded_tasks, load};
use serde_json::{Value as Json, json};

use crate::args::DataArgs;
use crate::screen::printable;
use crate::suggest::did_you_mean;
use crate::table::count;

impl DataArgs {
    /// Reads the data set.
    pub(crate) fn load(&self) -> Result<DataSet> {
        match &self.data {
            None => Ok(embedded_tasks()?),
            Some(path) => load(path).map_err(|error| {
                let hint = if error.is_not_found() {
                    "; give --data a task file, a folder of tasks or a data set file, or leave it out for the embedded tasks"
                } else {
                    ""
                };
                anyhow!("{error}{hint}")
            }),
        }
    }
}

/// Which data set it is, for reports: `data NAME (N tasks, hash HASH)`.
pub(crate) fn describe(data: &DataSet) -> String {
    format!("data {} ({}, hash {})", printable(data.name()), count(data.len(), "task"), data.hash())
}

/// Which data set it is, as JSON.
pub(crate) fn json(data: &DataSet) -> Json {
    json!({ "name": data.name(), "tasks": data.len(), "hash": data.hash().to_hex() })
}

/// The task of that id, or an error that names the nearest one.
pub(crate) fn task<'d>(data: &'d DataSet, id: &str) -> Result<&'d Task> {
    data.task(id).ok_or_else(|| {
        let hint = did_you_mean(id, data.tasks().iter().map(|task| task.id.as_str()));
        let hint = if hint.is_empty() {
            "; 'gridwright tasks' with the same --data lists them".to_owned()
        } else {
            hint
        };
        anyhow!("task '{}' is not in data {}{hint}", printable(id), printable(data.name()))
    })
}
