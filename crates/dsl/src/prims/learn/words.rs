//! Rules in words: what columns are called, and trees as their questions.
//!
//! In: the names that tables give their columns. Out: English, for people; nothing is ever decided by it. Names are phrases
//! that stand for a number or a colour, so that a question is "NAME is 3"; those of yes and no begin with "whether".

use super::tree::{Holds, Leaf, OWN, Table, Test, Tree};
use crate::prims::search::image::{OPPOSITES, STEPS};

/// The colours as people call them.
const COLOURS: [&str; 10] =
    ["black", "blue", "red", "green", "yellow", "grey", "magenta", "orange", "cyan", "burgundy"];

/// What a cell is called.
pub(super) fn colour(cell: i8) -> String {
    let named = usize::try_from(cell).ok().and_then(|cell| COLOURS.get(cell));
    named.map_or_else(|| format!("the mark {cell}"), |name| (*name).to_owned())
}

/// The parts of a grid, in the order of [`Joint::ALL`](crate::prims::search::image::Joint::ALL).
pub(super) const JOINTS: [&str; 4] = [
    "parts of one colour",
    "parts of one colour, joined diagonally, too",
    "parts of any colours",
    "parts of any colours, joined diagonally, too",
];

/// Whose place in a name is held by `{}`.
#[derive(Clone, Copy, Debug)]
enum Of {
    Nothing,
    Colour(i8),
    Text(&'static str),
}

/// What a column is called; made into text only when somebody asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name(&'static str, Of);

/// What a part is, for names.
pub(super) mod part {
    pub(in super::super) const AREA: &str = "its area";
    pub(in super::super) const STRAIGHT: &str = "its part of one colour";
    pub(in super::super) const CONTENT: &str = "its part of one colour, joined diagonally, too,";
    pub(in super::super) const OBJECT: &str = "its object";
}

impl Name {
    pub(super) const fn plain(text: &'static str) -> Name {
        Name(text, Of::Nothing)
    }

    pub(super) const fn colour(text: &'static str, colour: i8) -> Name {
        Name(text, Of::Colour(colour))
    }

    /// Of a part or of anything else that has a name.
    pub(super) const fn part(text: &'static str, part: &'static str) -> Name {
        Name(text, Of::Text(part))
    }

    /// In one of the eight directions.
    pub(super) fn way(text: &'static str, way: (i32, i32)) -> Name {
        let at = STEPS.iter().position(|&step| step == way);
        Name(text, Of::Text(at.map_or("", |at| WAYS[at])))
    }

    /// Along a pair of opposite directions, by their places.
    pub(super) fn line(text: &'static str, (one, _): (usize, usize)) -> Name {
        let lines = ["above and below", "to the left and right", "on one diagonal", "on the other diagonal"];
        let at = OPPOSITES.iter().position(|&(first, _)| first == one);
        Name(text, Of::Text(at.map_or("", |at| lines[at])))
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.1 {
            Of::Nothing => f.write_str(self.0),
            Of::Colour(of) => f.write_str(&self.0.replace("{}", &colour(of))),
            Of::Text(text) => f.write_str(&self.0.replace("{}", text)),
        }
    }
}

/// The directions of [`STEPS`].
const WAYS: [&str; 8] = [
    "below",
    "above",
    "to the right",
    "to the left",
    "below to the right",
    "below to the left",
    "above to the right",
    "above to the left",
];

/// A tree over a table with these columns, as its questions; `leaf` says what a leaf does.
pub(super) fn tree(tree: &Tree, table: &Table, leaf: &dyn Fn(Leaf) -> String) -> String {
    let mut lines = Vec::new();
    questions(tree, table, leaf, 0, &mut lines);
    lines.join("\n")
}

/// What a leaf of a tree over cells does.
pub(super) fn cell_leaf(leaf: Leaf, table: &Table) -> String {
    match leaf {
        Leaf::Copy(OWN) => "it stays".to_owned(),
        Leaf::Copy(column) => {
            table.columns.get(column).map_or_else(String::new, |column| format!("it becomes {}", column.name))
        }
        Leaf::Constant(cell) => format!("it becomes {}", colour(cell)),
    }
}

fn questions(
    tree: &Tree,
    table: &Table,
    leaf: &dyn Fn(Leaf) -> String,
    depth: usize,
    lines: &mut Vec<String>,
) {
    let indent = "  ".repeat(depth);
    match tree {
        Tree::Leaf(end) if lines.is_empty() => lines.push(format!("{indent}everywhere: {}", leaf(*end))),
        Tree::Leaf(end) => lines.push(format!("{indent}elsewhere: {}", leaf(*end))),
        Tree::Split { column, test, yes, no, .. } => {
            let asked = question(table, *column, *test);
            match (&**yes, &**no) {
                (Tree::Leaf(end), _) => {
                    lines.push(format!("{indent}where {asked}: {}", leaf(*end)));
                    questions(no, table, leaf, depth, lines);
                }
                (_, Tree::Leaf(end)) => {
                    lines.push(format!("{indent}unless {asked}: {}", leaf(*end)));
                    questions(yes, table, leaf, depth, lines);
                }
                _ => {
                    lines.push(format!("{indent}where {asked}:"));
                    questions(yes, table, leaf, depth + 1, lines);
                    lines.push(format!("{indent}elsewhere:"));
                    questions(no, table, leaf, depth + 1, lines);
                }
            }
        }
    }
}

/// A question about a column.
fn question(table: &Table, column: usize, test: Test) -> String {
    let Some(column) = table.columns.get(column) else { return String::new() };
    let name = column.name.to_string();
    match (name.strip_prefix("whether "), column.holds, test) {
        (Some(so), _, Test::Is(1)) => so.to_owned(),
        (Some(so), _, _) => format!("it is not so that {so}"),
        (None, Holds::Colours, Test::Is(cell)) if cell < 0 => format!("there is no such thing as {name}"),
        (None, Holds::Colours, Test::Is(cell)) => format!("{name} is {}", colour(cell)),
        (None, _, Test::Is(number)) => format!("{name} is {number}"),
        (None, _, Test::AtMost(number)) => format!("{name} is at most {number}"),
    }
}
