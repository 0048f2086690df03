//! From a path to tasks: finds out which form the data has, which splits it holds, and reads those asked for.
//!
//! A path is first listed as [`Part`]s, one a split, without reading more than it takes to tell the forms apart; then
//! the parts that were asked for are read. So a fault in a split that nobody asked for does no harm.
//! Every error names the file it comes from.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::error::Kind;
use crate::json::tree::Tree;
use crate::read::{ReadError, read_bounded};
use crate::{DataError, Task, json};

const CHALLENGES: &str = "_challenges.json";
const SOLUTIONS: &str = "_solutions.json";

/// What [`load`] found.
pub(crate) struct Loaded {
    pub(crate) name: String,
    pub(crate) split: Option<String>,
    pub(crate) tasks: Vec<Task>,
}

/// One split of a source, or all of a source that has none.
struct Part {
    split: Option<String>,
    body: Body,
}

/// Where the tasks of a part are.
enum Body {
    /// One task in each file.
    Folder(PathBuf),
    /// A challenges file, perhaps with solutions beside it.
    Kaggle(PathBuf),
    /// A map from ids to tasks that was read from this file.
    Map(PathBuf, BTreeMap<String, Tree>),
    /// One task that was read from this file.
    Task(PathBuf, Tree),
}

/// What becomes of a task that cannot be read: it ends the loading, or it is left out and remembered.
#[derive(Default)]
pub(crate) struct Faults {
    /// Whether tasks that cannot be read are left out.
    pub(crate) keep_going: bool,
    /// What was left out, and why.
    pub(crate) left_out: Vec<DataError>,
}

impl Faults {
    /// The tasks that could be read.
    fn read(
        &mut self,
        tasks: impl IntoIterator<Item = Result<Task, DataError>>,
    ) -> Result<Vec<Task>, DataError> {
        let mut read = Vec::new();
        for task in tasks {
            match task {
                Err(error) if self.keep_going => self.left_out.push(error),
                task => read.push(task?),
            }
        }
        Ok(read)
    }
}

/// Reads `path` or `path#split`.
pub(crate) fn load(path: &Path, faults: &mut Faults) -> Result<Loaded, DataError> {
    let (path, wanted) = split_suffix(path);
    let name = name_of(path);
    let mut parts = list_parts(path).map_err(|error| error.in_file(path))?;
    let Some(wanted) = wanted else {
        let tasks = read_all(parts, faults).map_err(|error| error.in_file(path))?;
        return Ok(Loaded { name, split: None, tasks });
    };
    let at = find_split(&parts, wanted).map_err(|error| error.in_file(path))?;
    let part = parts.swap_remove(at);
    let split = part.split.clone();
    let tasks = part.body.read(faults).map_err(|error| error.in_file(path))?;
    Ok(Loaded { name: format!("{name}#{}", split.as_deref().unwrap_or(wanted)), split, tasks })
}

/// Takes `#split` off a path, unless the path exists with it.
fn split_suffix(path: &Path) -> (&Path, Option<&str>) {
    if path.exists() {
        return (path, None);
    }
    match path.to_str().and_then(|text| text.rsplit_once('#')) {
        Some((path, split)) => (Path::new(path), Some(split)),
        None => (path, None),
    }
}

/// The last part of a path; of `.` and the like, the last part of what it stands for.
fn name_of(path: &Path) -> String {
    let name = path.file_name().map(ToOwned::to_owned);
    let name = name.or_else(|| path.canonicalize().ok()?.file_name().map(ToOwned::to_owned));
    name.map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn list_parts(path: &Path) -> Result<Vec<Part>, DataError> {
    let kind = fs::metadata(path).map_err(|error| io_error(&error))?;
    if kind.is_dir() {
        return list_folder(path);
    }
    list_file(path)
}

fn list_folder(folder: &Path) -> Result<Vec<Part>, DataError> {
    for root in [folder.join("data"), folder.to_owned()] {
        let splits: Vec<Part> = ["training", "evaluation"]
            .into_iter()
            .map(|split| (split, root.join(split)))
            .filter(|(_, path)| path.is_dir())
            .map(|(split, path)| Part { split: Some(split.to_owned()), body: Body::Folder(path) })
            .collect();
        if !splits.is_empty() {
            return Ok(splits);
        }
    }
    let files = json_files(folder)?;
    let challenges: Vec<&PathBuf> =
        files.iter().filter(|file| kaggle_prefix(file, CHALLENGES).is_some()).collect();
    if challenges.is_empty() {
        return Ok(vec![Part { split: None, body: Body::Folder(folder.to_owned()) }]);
    }
    Ok(kaggle_parts(&challenges))
}

/// The parts of a folder with challenges files: named by what follows the last `_`, or in full when that is not
/// enough to tell them apart.
fn kaggle_parts(challenges: &[&PathBuf]) -> Vec<Part> {
    let full: Vec<&str> = challenges.iter().filter_map(|file| kaggle_prefix(file, CHALLENGES)).collect();
    let short = |name: &str| name.rsplit('_').next().unwrap_or(name).to_owned();
    let clash = full.iter().enumerate().any(|(at, a)| full[..at].iter().any(|b| short(a) == short(b)));
    let name = |name: &str| if clash { name.to_owned() } else { short(name) };
    full.iter()
        .zip(challenges)
        .map(|(prefix, file)| Part { split: Some(name(prefix)), body: Body::Kaggle((*file).clone()) })
        .collect()
}

fn list_file(file: &Path) -> Result<Vec<Part>, DataError> {
    let one = |body| Ok(vec![Part { split: None, body }]);
    if kaggle_prefix(file, CHALLENGES).is_some() {
        return one(Body::Kaggle(file.to_owned()));
    }
    if let Some(prefix) = kaggle_prefix(file, SOLUTIONS) {
        let name = format!("{prefix}{CHALLENGES}");
        let challenges = file.with_file_name(&name);
        if !challenges.is_file() {
            return Err(Kind::NoChallenges(name).into());
        }
        return one(Body::Kaggle(challenges));
    }
    let tree = read_json(file)?;
    match form(&tree) {
        Form::Task => one(Body::Task(file.to_owned(), tree)),
        Form::Tasks => one(Body::Map(file.to_owned(), take_map(tree))),
        Form::Splits => Ok(take_map(tree)
            .into_iter()
            .map(|(split, tasks)| Part {
                split: Some(split),
                body: Body::Map(file.to_owned(), take_map(tasks)),
            })
            .collect()),
        Form::Other => Err(Kind::NotArc.into()),
    }
}

/// What a JSON file holds.
enum Form {
    Task,
    Tasks,
    Splits,
    Other,
}

/// Tells the forms apart leniently, so that a fault inside is reported as what it is when the tasks are read.
fn form(tree: &Tree) -> Form {
    let Tree::Object(fields) = tree else {
        return Form::Other;
    };
    let looks_like_task = |tree: &Tree| {
        let is_list = |name| tree.get(name).is_some_and(|list| !matches!(list, Tree::Object(_)));
        is_list("train") || is_list("test")
    };
    if looks_like_task(tree) {
        Form::Task
    } else if fields.values().any(looks_like_task) {
        Form::Tasks
    } else if fields.values().all(|tree| matches!(tree, Tree::Object(_))) {
        Form::Splits
    } else {
        Form::Other
    }
}

fn take_map(tree: Tree) -> BTreeMap<String, Tree> {
    match tree {
        Tree::Object(map) => map,
        _ => BTreeMap::new(),
    }
}

fn find_split(parts: &[Part], wanted: &str) -> Result<usize, DataError> {
    let known: Vec<&str> = parts.iter().filter_map(|part| part.split.as_deref()).collect();
    if known.is_empty() {
        return Err(Kind::NoSplits(wanted.to_owned()).into());
    }
    // The same two splits go by a long and a short name; which one depends on who packed the data.
    let same = |a: &str, b: &str| matches!((a, b), ("train", "training") | ("eval", "evaluation"));
    let exact = parts.iter().position(|part| part.split.as_deref() == Some(wanted));
    let alias = || {
        parts.iter().position(|part| {
            part.split.as_deref().is_some_and(|split| same(split, wanted) || same(wanted, split))
        })
    };
    exact.or_else(alias).ok_or_else(|| {
        let known = known.iter().map(|&split| split.to_owned()).collect();
        Kind::UnknownSplit { wanted: wanted.to_owned(), known }.into()
    })
}

/// Reads all parts; an id in two of them is an error that says how to pick one.
fn read_all(parts: Vec<Part>, faults: &mut Faults) -> Result<Vec<Task>, DataError> {
    let mut tasks: Vec<Task> = Vec::new();
    let mut seen = HashMap::new();
    for Part { split, body } in parts {
        for task in body.read(faults)? {
            if let (Some(second), Some(first)) =
                (&split, seen.insert(task.id.clone(), split.clone()).flatten())
            {
                let kind = Kind::InTwoSplits { first, second: second.clone() };
                return Err(DataError::new(kind).in_task(&task.id));
            }
            tasks.push(task);
        }
    }
    if tasks.is_empty() {
        return Err(Kind::NoTasks.into());
    }
    Ok(tasks)
}

impl Body {
    /// The tasks, at least one.
    fn read(self, faults: &mut Faults) -> Result<Vec<Task>, DataError> {
        let tasks = match self {
            Body::Folder(folder) => read_folder(&folder, faults)?,
            Body::Kaggle(challenges) => read_kaggle(&challenges, faults)?,
            Body::Map(file, map) => read_map(&file, &map, faults)?,
            Body::Task(file, tree) => vec![read_task(&file, &tree)?],
        };
        if let (true, Some(_)) = (tasks.is_empty(), faults.left_out.first()) {
            return Err(Kind::NoneLeft(faults.left_out.len()).into());
        }
        if tasks.is_empty() {
            return Err(Kind::NoTasks.into());
        }
        Ok(tasks)
    }
}

fn read_folder(folder: &Path, faults: &mut Faults) -> Result<Vec<Task>, DataError> {
    let files = json_files(folder)?;
    if files.is_empty() {
        return Err(DataError::new(Kind::EmptyFolder).in_file(folder));
    }
    faults.read(files.iter().map(|file| read_task_file(file)))
}

fn read_task_file(file: &Path) -> Result<Task, DataError> {
    let tree = read_json(file)?;
    match form(&tree) {
        Form::Task => read_task(file, &tree),
        Form::Tasks | Form::Splits => Err(DataError::new(Kind::DataSetInFolder).in_file(file)),
        Form::Other => Err(DataError::new(Kind::NotArc).in_file(file)),
    }
}

fn read_task(file: &Path, tree: &Tree) -> Result<Task, DataError> {
    let id = file.file_stem().and_then(|stem| stem.to_str());
    let id = id.ok_or_else(|| DataError::new(Kind::NameNotUtf8).in_file(file))?;
    json::task(id, tree).map_err(|error| error.in_file(file))
}

fn read_map(file: &Path, map: &BTreeMap<String, Tree>, faults: &mut Faults) -> Result<Vec<Task>, DataError> {
    faults.read(map.iter().map(|(id, tree)| json::task(id, tree).map_err(|error| error.in_file(file))))
}

fn read_kaggle(challenges: &Path, faults: &mut Faults) -> Result<Vec<Task>, DataError> {
    let tree = read_json(challenges)?;
    let map = tree.object().map_err(|error| error.in_file(challenges))?;
    let mut tasks = read_map(challenges, map, faults)?;
    let Some(prefix) = kaggle_prefix(challenges, CHALLENGES) else {
        return Ok(tasks);
    };
    let name = format!("{prefix}{SOLUTIONS}");
    let solutions = challenges.with_file_name(&name);
    if !solutions.is_file() {
        return Ok(tasks);
    }
    let tree = read_json(&solutions)?;
    let outputs = tree.object().map_err(|error| error.in_file(&solutions))?;
    for task in &mut tasks {
        let Some(outputs) = outputs.get(&task.id) else {
            return Err(DataError::new(Kind::NoSolution(name)).in_task(&task.id).in_file(challenges));
        };
        json::add_solutions(task, outputs).map_err(|error| error.in_file(&solutions))?;
    }
    Ok(tasks)
}

/// What stands before `suffix` in a file's name.
fn kaggle_prefix<'a>(file: &'a Path, suffix: &str) -> Option<&'a str> {
    file.file_name()?.to_str()?.strip_suffix(suffix)
}

/// The `.json` files directly in a folder, by name; hidden ones are left out.
fn json_files(folder: &Path) -> Result<Vec<PathBuf>, DataError> {
    let in_folder = |error: &std::io::Error| io_error(error).in_file(folder);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| in_folder(&error))? {
        let path = entry.map_err(|error| in_folder(&error))?.path();
        let is_json = path.extension().is_some_and(|extension| extension == "json");
        let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        // What cannot be read, such as a link to nowhere, is an error when it is: nobody should miss a task unawares.
        if is_json && !is_hidden && !path.is_dir() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn read_json(file: &Path) -> Result<Tree, DataError> {
    read_text(file).and_then(|text| Tree::parse(&text)).map_err(|error| error.in_file(file))
}

fn read_text(file: &Path) -> Result<String, DataError> {
    let bytes = read_bounded(file).map_err(|error| match error {
        ReadError::NotFound => Kind::NotFound,
        other => Kind::Unread(other),
    })?;
    String::from_utf8(bytes).map_err(|error| Kind::NotUtf8(error.utf8_error().valid_up_to()).into())
}

fn io_error(error: &std::io::Error) -> DataError {
    match error.kind() {
        ErrorKind::NotFound => Kind::NotFound.into(),
        _ => Kind::Io(error.to_string()).into(),
    }
}

#[cfg(test)]
#[path = "load_tests.rs"]
mod tests;
