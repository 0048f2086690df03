//! The documents: the tutorial's commands run, in order, and print what it says; links lead somewhere.

use std::collections::VecDeque;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::tempdir;

use crate::fine;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The fenced blocks of a document: what stands behind the fence, and the lines.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((info.to_owned(), body.join("\n") + "\n"));
        }
    }
    blocks
}

/// A line without its numbers, which change whenever the search gets better.
fn numberless(line: &str) -> String {
    line.split(|c: char| c.is_ascii_digit()).filter(|part| !part.is_empty()).collect::<Vec<&str>>().join("#")
}

#[test]
fn the_commands_of_the_tutorial_run_and_print_what_it_says() {
    let text = fs::read_to_string(root().join("docs/tutorial.md")).unwrap();
    let folder = tempdir().unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_gridwright"));
    let path = format!("{}:{}", binary.parent().unwrap().display(), env::var("PATH").unwrap());
    let mut blocks = VecDeque::from(blocks(&text));
    let mut ran = 0;
    while let Some((info, script)) = blocks.pop_front() {
        if info != "sh" {
            assert!(info == "sh norun", "a block of {info} follows no command");
            continue;
        }
        let mut command = Command::new("bash");
        command.args(["-euc", &script]).current_dir(folder.path()).stdin(Stdio::null()).env("PATH", &path);
        for name in ["CONFIG", "DATA", "ARCHIVE", "JOBS", "COLOR"] {
            command.env_remove(format!("GRIDWRIGHT_{name}"));
        }
        command.envs([
            ("VK_DRIVER_FILES", "none"),
            ("VK_ICD_FILENAMES", "none"),
            ("CUDA_VISIBLE_DEVICES", ""),
        ]);
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{script}\n{said}{}", String::from_utf8_lossy(&output.stderr));
        ran += 1;
        // The text that follows is what it prints, or a part of it.
        if blocks.front().is_some_and(|(info, _)| info == "text") {
            let (_, shown) = blocks.pop_front().unwrap();
            let printed = |line: &str| said.lines().any(|said| numberless(said) == numberless(line));
            for line in shown.lines() {
                assert!(printed(line), "not printed: {line}\n{script}\n{said}");
            }
        }
    }
    assert!(ran >= 6, "{ran} blocks ran");
    for file in ["submission.json", "submission.py", "report.html", "evolved.json"] {
        assert!(folder.path().join(file).is_file(), "{file} is not there");
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    let root = root();
    let documents = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/tutorial.md",
        "docs/troubleshooting.md",
        "docs/competition.md",
    ];
    let mut links = 0;
    for document in documents {
        let text = fs::read_to_string(root.join(document)).unwrap();
        let folder = root.join(document).parent().unwrap().to_owned();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("http") || link.contains(char::is_whitespace) {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { root.join(document) } else { folder.join(file) };
            assert!(target.exists(), "{document}: {link} leads nowhere");
            if !heading.is_empty() {
                let text = fs::read_to_string(&target).unwrap();
                let slug = |line: &str| {
                    let title = line.trim_start_matches('#').trim().to_lowercase();
                    title
                        .chars()
                        .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
                        .collect::<String>()
                        .replace(' ', "-")
                };
                assert!(
                    text.lines().any(|line| line.starts_with('#') && slug(line) == heading),
                    "{document}: {link} has no such heading"
                );
            }
            links += 1;
        }
    }
    assert!(links > 10, "{links} links");
}

/// Every command that the pages name is one, with options that it has.
#[test]
fn the_pages_name_options_that_there_are() {
    let mut seen = 0;
    for page in ["docs/tutorial.md", "docs/troubleshooting.md", "docs/competition.md"] {
        let text = fs::read_to_string(root().join(page)).unwrap();
        // Lines of blocks, and what stands in the text between backticks.
        let commands = text.lines().map(str::trim).chain(text.split('`'));
        let is_command = |text: &&str| text.starts_with("gridwright ") && !text.contains(" COMMAND");
        for command in commands.filter(is_command) {
            let words: Vec<&str> =
                command.split_whitespace().skip(1).take_while(|word| !word.starts_with('#')).collect();
            let depth = if ["archive", "bench"].contains(&words[0]) { words.len().min(2) } else { 1 };
            let help = fine(&[&words[..depth], &["--help"]].concat());
            for option in words.iter().filter(|word| word.starts_with("--")) {
                assert!(help.contains(option), "{page}: {option} in {command}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen} options");
}
