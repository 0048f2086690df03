//! Grids and tasks as SVG: one self-contained document each, for reports and web pages.
//!
//! Cells of one colour that touch in a row share a rectangle, and all lines of a grid are one path, so that a task
//! takes kilobytes rather than a rectangle for each of its thousands of cells.

use crate::draw::palette::{MARK, Rgb, rgb};
use crate::{Grid, Task};

/// Side of a cell, in pixels.
const CELL: usize = 20;
/// Free space around everything, and between a caption and its grid.
const MARGIN: usize = 10;
/// Space that a line of text takes.
const TEXT: usize = 24;
/// Space for the arrow between input and output.
const ARROW: usize = 50;
/// More than a character of a caption takes.
const CHARACTER: usize = 9;

/// A grid, with thin lines between its cells.
pub fn grid(grid: &Grid) -> String {
    let mut body = String::new();
    push_grid(&mut body, grid, MARGIN, MARGIN);
    document(grid.width() * CELL + 2 * MARGIN, grid.height() * CELL + 2 * MARGIN, &body)
}

/// A task: its id, then its demos and tests, one pair below the other.
pub fn task(task: &Task) -> String {
    let mut body = String::new();
    push_text(&mut body, MARGIN, MARGIN + TEXT / 2, &task.id);
    let mut y = MARGIN + TEXT;
    let mut right = MARGIN + task.id.chars().count() * CHARACTER;
    for (at, (kind, sample)) in task.samples().enumerate() {
        let number = if at < task.demos.len() { at } else { at - task.demos.len() } + 1;
        let caption = format!("{kind} {number}: input");
        push_text(&mut body, MARGIN, y + TEXT / 2, &caption);
        y += TEXT;
        push_grid(&mut body, &sample.input, MARGIN, y);
        // The arrow starts behind the caption, which is wider than a small grid.
        let arrow = MARGIN + (sample.input.width() * CELL).max(caption.len() * CHARACTER);
        let mut height = sample.input.height() * CELL;
        let x = arrow + ARROW;
        match &sample.output {
            Some(output) => {
                push_text(&mut body, x, y - TEXT / 2, "output");
                push_grid(&mut body, output, x, y);
                height = height.max(output.height() * CELL);
                right = right.max(x + (output.width() * CELL).max("output".len() * CHARACTER));
            }
            None => {
                push_text(&mut body, x, y + height / 2 + 5, "?");
                right = right.max(x + CHARACTER);
            }
        }
        push_arrow(&mut body, arrow + MARGIN, y + height / 2);
        y += height + 2 * MARGIN;
    }
    document(right + MARGIN, y, &body)
}

fn document(width: usize, height: usize, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n{body}</svg>\n"
    )
}

fn push_grid(body: &mut String, grid: &Grid, x: usize, y: usize) {
    *body += &format!("<g transform=\"translate({x} {y})\" shape-rendering=\"crispEdges\">\n");
    for (row, cells) in grid.rows().enumerate() {
        let mut column = 0;
        for run in cells.chunk_by(|a, b| a == b) {
            push_run(body, row, column, run);
            column += run.len();
        }
    }
    let (height, width) = (grid.height() * CELL, grid.width() * CELL);
    *body += "<path d=\"";
    for row in 0..=grid.height() {
        *body += &format!("M0 {}h{width}", row * CELL);
    }
    for column in 0..=grid.width() {
        *body += &format!("M{} 0v{height}", column * CELL);
    }
    *body += "\" fill=\"none\" stroke=\"#555555\" stroke-width=\"1\"/>\n</g>\n";
}

/// Cells of one colour next to each other; a colour outside 0..=9 is written into each.
fn push_run(body: &mut String, row: usize, column: usize, run: &[i8]) {
    let Some(&colour) = run.first() else {
        return;
    };
    let Rgb(red, green, blue) = rgb(colour).unwrap_or(MARK);
    let (x, y, width) = (column * CELL, row * CELL, run.len() * CELL);
    *body += &format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{CELL}\" fill=\"#{red:02x}{green:02x}{blue:02x}\"/>\n"
    );
    if rgb(colour).is_none() {
        for at in 0..run.len() {
            let middle = x + at * CELL + CELL / 2;
            *body += &format!(
                "<text x=\"{middle}\" y=\"{}\" font-size=\"10\" text-anchor=\"middle\" fill=\"#ffffff\">{colour}</text>\n",
                y + CELL / 2 + 4
            );
        }
    }
}

fn push_arrow(body: &mut String, x: usize, y: usize) {
    let length = ARROW - 2 * MARGIN;
    *body += &format!("<path d=\"M{x} {y}h{length}m-6 -5l6 5l-6 5\" fill=\"none\" stroke=\"#333333\"/>\n");
}

fn push_text(body: &mut String, x: usize, y: usize, text: &str) {
    *body += &format!("<text x=\"{x}\" y=\"{y}\" fill=\"#333333\">{}</text>\n", escaped(text));
}

/// Text as it may stand in XML, which has no way to write most control characters.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {
                out.push(char::REPLACEMENT_CHARACTER);
            }
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Sample;
    use crate::task::tests::any_task;

    /// Checks what XML asks of documents like ours: tags nest, attributes are quoted, text is escaped.
    fn check_xml(text: &str) -> Result<(), String> {
        let mut open: Vec<&str> = Vec::new();
        let mut rest = text;
        while let Some(start) = rest.find('<') {
            let before = &rest[..start];
            if before.contains('>') || before.chars().any(|c| c.is_control() && c != '\n') {
                return Err(format!("bad text {before:?}"));
            }
            for (at, _) in before.match_indices('&') {
                if !["&lt;", "&gt;", "&amp;"].iter().any(|entity| before[at..].starts_with(entity)) {
                    return Err(format!("bare & in {before:?}"));
                }
            }
            let end = rest.find('>').ok_or("a tag does not end")?;
            let tag = &rest[start + 1..end];
            rest = &rest[end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                if open.pop() != Some(name) {
                    return Err(format!("unexpected </{name}>"));
                }
                continue;
            }
            let name = tag.split([' ', '/']).next().unwrap_or("");
            if tag.matches('"').count() != 2 * tag.matches("=\"").count() {
                return Err(format!("bad attributes in <{tag}>"));
            }
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        if open.is_empty() && rest.trim().is_empty() {
            Ok(())
        } else {
            Err(format!("left over: {open:?} {rest:?}"))
        }
    }

    #[test]
    fn a_tiny_grid() {
        let text = grid(&Grid::from_rows(&[[1, 1], [0, -1]]).unwrap());
        assert_eq!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"60\" viewBox=\"0 0 60 60\" \
             font-family=\"sans-serif\" font-size=\"14\">\n\
             <rect width=\"60\" height=\"60\" fill=\"#ffffff\"/>\n\
             <g transform=\"translate(10 10)\" shape-rendering=\"crispEdges\">\n\
             <rect x=\"0\" y=\"0\" width=\"40\" height=\"20\" fill=\"#0074d9\"/>\n\
             <rect x=\"0\" y=\"20\" width=\"20\" height=\"20\" fill=\"#000000\"/>\n\
             <rect x=\"20\" y=\"20\" width=\"20\" height=\"20\" fill=\"#3a3a3a\"/>\n\
             <text x=\"30\" y=\"34\" font-size=\"10\" text-anchor=\"middle\" fill=\"#ffffff\">-1</text>\n\
             <path d=\"M0 0h40M0 20h40M0 40h40M0 0v40M20 0v40M40 0v40\" fill=\"none\" stroke=\"#555555\" \
             stroke-width=\"1\"/>\n</g>\n</svg>\n"
        );
        check_xml(&text).unwrap();
    }

    #[test]
    fn captions_are_escaped() {
        let cell = Grid::from_cells(1, 1, &[3]).unwrap();
        let id = "<b>&\"\u{1b}".to_owned();
        let text = task(&Task {
            id,
            demos: vec![Sample::new(cell.clone(), cell.clone())],
            tests: vec![Sample::unknown(cell)],
        });
        check_xml(&text).unwrap();
        assert!(text.contains(">&lt;b&gt;&amp;\"\u{fffd}</text>"), "{text}");
        for caption in ["demo 1: input", "output", "test 1: input", "?"] {
            assert!(text.contains(&format!(">{caption}</text>")), "{caption}");
        }
    }

    #[test]
    fn the_checker_notices() {
        for bad in ["<a><b></a></b>", "<a>", "<a x=1\"/>", "<a>&</a>", "<a/>x", "<a>\u{1}</a>"] {
            assert!(check_xml(bad).is_err(), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn every_task_is_well_formed(task_ in any_task("t")) {
            prop_assert_eq!(check_xml(&task(&task_)), Ok(()));
        }
    }
}
