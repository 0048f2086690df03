//! What the README shows holds: its programs parse, and its Rust is the first example of the crate's page, which is a test.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

use std::path::Path;

use gridwright::parse_programs;

/// The README: in the package, or where the package is made.
fn readme() -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let places = [here.join("README.md"), here.join("../../README.md")];
    std::fs::read_to_string(places.iter().find(|file| file.exists()).unwrap()).unwrap()
}

fn blocks<'t>(text: &'t str, language: &str) -> Vec<&'t str> {
    text.split(&format!("```{language}\n")).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_readme_shows_programs_that_parse() {
    let readme = readme();
    // What imports the Python package is a script.
    let blocks = blocks(&readme, "python").into_iter().filter(|block| !block.contains("import gridwright"));
    let blocks: Vec<&str> = blocks.collect();
    assert!(!blocks.is_empty(), "the README shows no program");
    for block in blocks {
        assert!(!parse_programs("README.md", block.as_bytes()).unwrap().is_empty());
    }
}

#[test]
fn the_rust_of_the_readme_is_a_doctest() {
    let readme = readme();
    let page = include_str!("../src/lib.rs");
    let page: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim).collect();
    let blocks = blocks(&readme, "rust");
    assert_eq!(blocks.len(), 1);
    for line in blocks[0].lines().map(str::trim) {
        assert!(page.contains(&line), "not on the crate's page: {line}");
    }
}
