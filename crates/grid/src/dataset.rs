//! Data sets: named, ordered collections of tasks with a hash of what they contain.
//!
//! Flows in: tasks, from files ([`DataSet::load`]) or from a caller ([`DataSet::new`]). Flows out: the tasks in
//! ascending order of their ids, and a hash that two data sets share exactly when they hold the same ids and grids,
//! however their files are laid out. Results that are stored under the hash thus stay valid when a data set moves
//! from a folder of files to one file.

use std::fmt;
use std::path::Path;

use crate::error::Kind;
use crate::{DataError, Grid, Task, load};

/// The BLAKE3 hash of a data set's ids and grids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContentHash([u8; 32]);

impl ContentHash {
    /// All 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// All 64 hexadecimal digits. [`fmt::Display`] shows the first 12.
    pub fn to_hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn of(tasks: &[Task]) -> ContentHash {
        let mut hasher = blake3::Hasher::new();
        // Lengths go in before what they count, so that no two different lists give the same bytes.
        hasher.update(b"gridwright data set 1");
        for task in tasks {
            update_number(&mut hasher, task.id.len());
            hasher.update(task.id.as_bytes());
            update_number(&mut hasher, task.demos.len());
            update_number(&mut hasher, task.tests.len());
            for (_, sample) in task.samples() {
                update_grid(&mut hasher, Some(&sample.input));
                update_grid(&mut hasher, sample.output.as_ref());
            }
        }
        ContentHash(*hasher.finalize().as_bytes())
    }
}

/// Hashes a grid; an unknown one counts as a grid without rows, which does not exist otherwise.
fn update_grid(hasher: &mut blake3::Hasher, grid: Option<&Grid>) {
    let Some(grid) = grid else {
        return update_number(hasher, 0);
    };
    update_number(hasher, grid.height());
    update_number(hasher, grid.width());
    let bytes: Vec<u8> = grid.cells().iter().map(|colour| colour.cast_unsigned()).collect();
    hasher.update(&bytes);
}

fn update_number(hasher: &mut blake3::Hasher, number: usize) {
    hasher.update(&(number as u64).to_le_bytes());
}

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_hex()[..12])
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ContentHash({self})")
    }
}

/// Tasks with different ids, in ascending order of the ids.
#[derive(Clone, Debug)]
pub struct DataSet {
    name: String,
    split: Option<String>,
    hash: ContentHash,
    tasks: Vec<Task>,
}

impl DataSet {
    /// The data set of these tasks, in any order; an id that is there twice is an error.
    pub fn new(name: impl Into<String>, tasks: Vec<Task>) -> Result<DataSet, DataError> {
        let mut tasks = tasks;
        tasks.sort_by(|a, b| a.id.cmp(&b.id));
        for pair in tasks.windows(2) {
            if pair[0].id == pair[1].id {
                return Err(DataError::new(Kind::Twice).in_task(&pair[0].id));
            }
        }
        Ok(DataSet { name: name.into(), split: None, hash: ContentHash::of(&tasks), tasks })
    }

    /// Reads a data set in any of the forms in which ARC's tasks are passed around:
    ///
    /// - a folder of task files, or one task file; the id is the file's name without `.json`;
    /// - a checkout of the official repository, a folder with `data/training` and `data/evaluation` (or without
    ///   `data`), as the splits `training` and `evaluation`;
    /// - Kaggle's `*_challenges.json` with or without its `*_solutions.json`, by either name, or the folder with all
    ///   of them, where each pair is a split (`arc-agi_training_challenges.json` is `training`);
    /// - one file `{id: task}`, or `{"train": {id: task}, "eval": {id: task}}`, where the outer keys are the splits.
    ///
    /// `path#split` picks one split (`train` also finds `training`, `eval` finds `evaluation`); otherwise all tasks
    /// of all splits are read, and an id in two of them is an error. A path that exists with its `#` is taken as it
    /// is. The name is the last part of the path, with `#split` when one was picked.
    pub fn load(path: impl AsRef<Path>) -> Result<DataSet, DataError> {
        DataSet::of(path.as_ref(), &mut load::Faults::default())
    }

    /// The same, but tasks that cannot be read are left out, each with the reason; there has to be one that can.
    pub fn load_readable(path: impl AsRef<Path>) -> Result<(DataSet, Vec<DataError>), DataError> {
        let mut faults = load::Faults { keep_going: true, ..load::Faults::default() };
        let set = DataSet::of(path.as_ref(), &mut faults)?;
        Ok((set, faults.left_out))
    }

    fn of(path: &Path, faults: &mut load::Faults) -> Result<DataSet, DataError> {
        let loaded = load::load(path, faults)?;
        let set = DataSet::new(loaded.name, loaded.tasks).map_err(|error| error.in_file(path))?;
        Ok(DataSet { split: loaded.split, ..set })
    }

    /// What to call it: the last part of its path.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The split that was picked, as the source spells it.
    pub fn split(&self) -> Option<&str> {
        self.split.as_deref()
    }

    /// The hash of its ids and grids.
    pub fn hash(&self) -> ContentHash {
        self.hash
    }

    /// The tasks, in ascending order of their ids.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// The tasks, to keep.
    pub fn into_tasks(self) -> Vec<Task> {
        self.tasks
    }

    /// The task with this id.
    pub fn task(&self, id: &str) -> Option<&Task> {
        let at = self.tasks.binary_search_by(|task| task.id.as_str().cmp(id)).ok()?;
        self.tasks.get(at)
    }

    /// Number of tasks.
    pub fn len(&self) -> usize {
        self.tasks.len()
    }

    /// Whether there are no tasks (never after [`DataSet::load`]).
    pub fn is_empty(&self) -> bool {
        self.tasks.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::task::tests::any_task;

    fn task(id: &str, test_output: &str) -> Task {
        let text = format!(
            r#"{{"train": [{{"input": [[1, 2]], "output": [[3]]}}], "test": [{{"input": [[4]]{test_output}}}]}}"#
        );
        Task::from_json(id, &text).unwrap()
    }

    #[test]
    fn tasks_are_sorted_and_found() {
        let set = DataSet::new("mine", vec![task("b", ""), task("a", ""), task("c", "")]).unwrap();
        let ids: Vec<_> = set.tasks().iter().map(|task| task.id.as_str()).collect();
        assert_eq!(ids, ["a", "b", "c"]);
        assert_eq!(set.task("b").map(|task| task.id.as_str()), Some("b"));
        assert_eq!(set.task("d"), None);
        assert_eq!((set.name(), set.split(), set.len(), set.is_empty()), ("mine", None, 3, false));
        assert_eq!(set.into_tasks().len(), 3);
    }

    #[test]
    fn an_id_twice_is_an_error() {
        let error = DataSet::new("mine", vec![task("b", ""), task("a", ""), task("b", "")]).unwrap_err();
        assert_eq!(error.to_string(), "task b: is there twice");
    }

    #[test]
    fn the_hash_is_stable_and_covers_ids_and_outputs() {
        let hash = |tasks: Vec<Task>| DataSet::new("x", tasks).unwrap().hash();
        let known = task("a", r#", "output": [[0]]"#);
        assert_eq!(hash(vec![task("a", ""), task("b", "")]), hash(vec![task("b", ""), task("a", "")]));
        assert_ne!(hash(vec![task("a", "")]), hash(vec![task("b", "")]));
        assert_ne!(hash(vec![task("a", "")]), hash(vec![known]));
        // Stored results are found by this hash: a change here orphans them.
        let shown = hash(vec![task("a", "")]);
        assert_eq!(shown.to_string(), "718971011dc9");
        assert_eq!(shown.to_hex().len(), 64);
        assert!(shown.to_hex().starts_with(&shown.to_string()));
        assert_eq!(shown.as_bytes().len(), 32);
    }

    proptest! {
        #[test]
        fn different_tasks_have_different_hashes(a in any_task("t"), b in any_task("t")) {
            let same = a == b;
            let a = DataSet::new("a", vec![a]).unwrap();
            let b = DataSet::new("b", vec![b]).unwrap();
            prop_assert_eq!(a.hash() == b.hash(), same);
        }
    }
}
