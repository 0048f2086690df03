//! The program in the README is one.

use gridwright_program::parse_file;

#[test]
fn the_readme_shows_programs_that_parse() {
    let readme = include_str!("../../../README.md");
    let blocks: Vec<&str> =
        readme.split("```python").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!blocks.is_empty(), "the README shows no program");
    for block in blocks {
        let parsed = parse_file("README.md", block);
        assert!(parsed.errors.is_empty(), "{}", parsed.errors[0]);
        assert!(!parsed.programs.is_empty());
    }
}
