//! Tasks that come with the program, so that there is something to run without any download.
//!
//! They are this project's own inventions, one file a task in `crates/grid/tasks`; `crates/program/examples/embedded.py` has a
//! program for each.

use crate::{DataError, DataSet, Task};

/// Ids and texts of the files in `tasks/`.
macro_rules! task_files {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../tasks/", $id, ".json")))),*]
    };
}

const FILES: &[(&str, &str)] = task_files![
    "complete_symmetry",
    "connect_pairs",
    "continue_pattern",
    "count_to_bars",
    "crop_largest",
    "denoise",
    "draw_diagonals",
    "drop_separators",
    "extend_lines",
    "fill_enclosed",
    "lay_down",
    "mirror_below",
    "move_to_touch",
    "odd_one_out",
    "outline_objects",
    "overlay_halves",
    "rank_by_size",
    "recolor_by_size",
    "scale_by_grey",
    "slide_apart",
    "sort_columns",
    "spot_copies",
    "tile_ring",
];

/// The data set `embedded`.
pub fn embedded() -> Result<DataSet, DataError> {
    let tasks: Result<Vec<Task>, DataError> =
        FILES.iter().map(|(id, text)| Task::from_json(id, text)).collect();
    DataSet::new("embedded", tasks?)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn loads() {
        let set = embedded().unwrap();
        assert_eq!((set.name(), set.split(), set.len()), ("embedded", None, FILES.len()));
        assert!(set.tasks().iter().all(Task::is_solved));
        assert!(set.tasks().iter().all(|task| !task.tests.is_empty()));
    }

    #[test]
    fn every_file_is_embedded() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tasks");
        assert_eq!(DataSet::load(folder).unwrap().hash(), embedded().unwrap().hash());
    }

    #[test]
    fn ids_can_end_a_function_name() {
        for task in embedded().unwrap().tasks() {
            assert!(task.id.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{}", task.id);
        }
    }

    #[test]
    fn numbers_of_samples_vary() {
        let set = embedded().unwrap();
        assert!(set.tasks().iter().any(|task| task.demos.len() == 1));
        assert!(set.tasks().iter().any(|task| task.tests.len() == 2));
    }
}
