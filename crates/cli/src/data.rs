//! The tasks of a command: the data set that it names, or the embedded one.

use std::path::Path;

use anyhow::{Result, anyhow};
use gridwright::{DataSet, Error, Task, embedded_tasks, load, load_readable};
use serde_json::{Value as Json, json};

use crate::args::DataArgs;
use crate::note;
use crate::screen::{printable, shortened};
use crate::suggest::did_you_mean;
use crate::table::count;

impl DataArgs {
    /// Reads the data set.
    pub(crate) fn load(&self) -> Result<DataSet> {
        match &self.data {
            None => Ok(embedded_tasks()?),
            Some(path) => self.read(path).map_err(|error| {
                let hint = if error.is_not_found() {
                    "; give --data a task file, a folder of tasks or a data set file, or leave it out for the embedded tasks"
                } else {
                    ""
                };
                anyhow!("{error}{hint}")
            }),
        }
    }

    /// Reads what can be read, or all.
    fn read(&self, path: &Path) -> Result<DataSet, Error> {
        if !self.keep_going {
            return load(path);
        }
        let (data, left_out) = load_readable(path)?;
        for error in left_out.iter().take(MAX_SHOWN) {
            note(&format!("left out: {error}"));
        }
        if !left_out.is_empty() {
            let (out, shown) = (count(left_out.len(), "task"), left_out.len().min(MAX_SHOWN));
            note(&format!(
                "{out} cannot be read and left out, {shown} shown above; {} left",
                count(data.len(), "task")
            ));
        }
        Ok(data)
    }
}

/// The most tasks that are named of those that cannot be read.
const MAX_SHOWN: usize = 20;

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
        anyhow!("task '{}' is not in data {}{hint}", shortened(id), shortened(data.name()))
    })
}
