//! Damaged task files: whatever is in them, what is read is tasks, or an error that names the place.
#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

mod oracle;

use gridwright_grid::{DataSet, embedded};
use proptest::prelude::*;

/// Texts that are read: a task, tasks by id, and splits of them.
fn texts() -> [String; 3] {
    let data: DataSet = embedded().unwrap();
    let tasks: Vec<String> = data.tasks()[..2].iter().map(gridwright_grid::Task::to_json).collect();
    let by_id = format!("{{\"a\": {}, \"b\": {}}}", tasks[0], tasks[1]);
    let splits = format!("{{\"train\": {{\"c\": {}}}, \"eval\": {by_id}}}", tasks[1]);
    [tasks[0].clone(), by_id, splits]
}

const TOKENS: &[&str] = &[
    "",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "-",
    "10",
    "-1",
    "1.5",
    "1e9",
    "null",
    "true",
    "\"",
    "[]",
    "{}",
    "[[]]",
    "\n",
    "\\u0000",
    "\"train\"",
    "\"test\"",
    "\"input\"",
    "\"output\"",
    "99999999999999999999",
];

/// What replaces a few bytes.
fn patches() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        3 => prop::sample::select(TOKENS).prop_map(|token| token.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..4),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_text_gives_tasks_or_one_line(
        form in 0..3_usize,
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0..6_usize, patches()), 0..4),
    ) {
        let mut text = texts()[form].clone().into_bytes();
        for (at, length, patch) in damage {
            let at = at.index(text.len());
            let end = text.len().min(at + length);
            text.splice(at..end, patch);
            if text.is_empty() {
                break;
            }
        }
        oracle::holds(&text);
    }

    #[test]
    fn any_bytes_give_tasks_or_one_line(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        oracle::holds(&bytes);
    }
}
