//! Rust code names a primitive by its constant (`prim::HMIRROR`), which does not compile with a typo; a name as text is
//! for the table, for parsing and printing, and for tests.

use std::fs;
use std::path::{Path, PathBuf};

use gridwright_dsl::Prim;

/// Words that are also names of primitives, but mean something else where they stand: file name, words, what they are.
/// Keys of JSON (`"merge": ..`) need no entry.
const NO_PRIMITIVES: &[(&str, &[&str], &str)] = &[
    ("explain.rs", &["other"], "how the names of programs begin"),
    ("kernels.rs", &["pieces"], "a kernel"),
    ("table.rs", &["pieces"], "a kernel"),
    ("report.rs", &["difference", "first"], "words of a verdict and of a table"),
    ("parse_args.rs", &["color"], "a setting"),
    ("settings.rs", &["color"], "a setting"),
    ("feature.rs", &["height", "width", "holes"], "names of the features of objects"),
    ("words/mod.rs", &["height", "width", "holes", "shape"], "words of a rule"),
    ("words/list.rs", &["height", "width"], "words of a rule"),
    ("read.rs", &["shape"], "an attribute of arrays"),
    ("python/src/run.rs", &["index"], "a column of a table"),
    ("features.rs", &["height", "width", "holes"], "names of the features of pieces"),
    ("mutate.rs", &["insert", "remove"], "names of mutations"),
    ("signature.rs", &["size", "other"], "a feature of a task and one of its values"),
    ("screen.rs", &["windows"], "an operating system"),
    ("telemetry.rs", &["merge", "extract"], "names of phases"),
];

/// Shorter names are also words of any text.
const SHORTEST: usize = 4;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The text literals of a line of code that are words, each with what stands behind it.
fn words(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_word = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    line.match_indices('"').filter_map(move |(at, _)| {
        let (word, behind) = line[at + 1..].split_once('"')?;
        is_word(word).then_some((word, behind.trim_start()))
    })
}

#[test]
fn code_names_primitives_by_their_constants() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for folder in fs::read_dir(crates).unwrap() {
        let src = folder.unwrap().path().join("src");
        if src.is_dir() {
            sources(&src, &mut files);
        }
    }
    files.sort();
    let mut mentions = Vec::new();
    for file in &files {
        let name = file.file_name().unwrap().to_str().unwrap();
        let place = file.strip_prefix(crates).unwrap();
        if place.starts_with("dsl/src/table") || name == "tests.rs" || name.ends_with("_tests.rs") {
            continue;
        }
        let text = fs::read_to_string(file).unwrap();
        // Unit tests are the last thing in a file.
        let code = text.split("\nmod tests {").next().unwrap();
        let means_other = |word: &str| {
            NO_PRIMITIVES.iter().any(|(file, words, _)| place.ends_with(file) && words.contains(&word))
        };
        for (number, line) in
            code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            for (word, behind) in words(line) {
                let is_key = behind.starts_with(':') && !behind.starts_with("::");
                let is_name = word.len() >= SHORTEST && Prim::all().any(|prim| prim.name() == word);
                if is_name && !is_key && !means_other(word) {
                    mentions.push(format!("{}:{}: \"{word}\"", place.display(), number + 1));
                }
            }
        }
    }
    assert!(files.len() > 50, "the sources were not found");
    assert!(mentions.is_empty(), "primitives named as text, not by constants:\n{}", mentions.join("\n"));
}
