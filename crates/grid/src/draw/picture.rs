//! A picture: lines of one visible width, and how several of them share a screen.
//!
//! Escape sequences take no columns, so the width is kept beside the text instead of being counted again.

use std::fmt;

/// Lines of text that all take the same number of columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    lines: Vec<String>,
    width: usize,
}

impl Picture {
    /// A picture from lines that each take `width` columns.
    pub(crate) fn from_lines(lines: Vec<String>, width: usize) -> Picture {
        Picture { lines, width }
    }

    /// One line of text.
    pub fn text(text: &str) -> Picture {
        let text = printable(text);
        let width = text.chars().count();
        Picture { lines: vec![text], width }
    }

    /// The lines, without line ends.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// How many columns every line takes.
    pub fn width(&self) -> usize {
        self.width
    }

    /// This picture under a line of text.
    #[must_use]
    pub fn captioned(&self, caption: &str) -> Picture {
        Picture::text(caption).above(self)
    }

    /// This picture over another one, both at the left.
    pub(crate) fn above(&self, below: &Picture) -> Picture {
        let width = self.width.max(below.width);
        let lines = [self, below].into_iter().flat_map(|part| {
            part.lines.iter().map(move |line| format!("{line}{}", spaces(width - part.width)))
        });
        Picture { lines: lines.collect(), width }
    }

    /// This picture to the left of another one, both at the top, with some columns between.
    pub(crate) fn beside(&self, right: &Picture, gap: &str) -> Picture {
        let height = self.lines.len().max(right.lines.len());
        let lines = (0..height).map(|at| {
            // The gap may hold an arrow, which belongs in the middle only.
            let gap = if at == (height - 1) / 2 { gap.to_owned() } else { spaces(gap.chars().count()) };
            format!("{}{gap}{}", self.line_or_blank(at), right.line_or_blank(at))
        });
        Picture { lines: lines.collect(), width: self.width + gap.chars().count() + right.width }
    }

    fn line_or_blank(&self, at: usize) -> String {
        self.lines.get(at).cloned().unwrap_or_else(|| spaces(self.width))
    }

    /// The lines with line ends, and without the blanks that fill them up.
    pub(crate) fn into_text(self) -> String {
        self.lines.iter().map(|line| format!("{}\n", line.trim_end_matches(' '))).collect()
    }
}

impl fmt::Display for Picture {
    /// The lines, with line ends between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines.join("\n"))
    }
}

/// Puts pictures next to each other, as many in a row as `columns` hold, with an empty line between rows.
pub(crate) fn wrap(pictures: &[Picture], columns: usize) -> String {
    const GAP: &str = "   ";
    let mut rows: Vec<Picture> = Vec::new();
    for picture in pictures {
        match rows.last_mut() {
            Some(row) if row.width + GAP.len() + picture.width <= columns => *row = row.beside(picture, GAP),
            _ => rows.push(picture.clone()),
        }
    }
    rows.into_iter().map(Picture::into_text).collect::<Vec<_>>().join("\n")
}

/// Text with control characters replaced, since it may come from a file.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

fn spaces(count: usize) -> String {
    " ".repeat(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(text: &str, height: usize) -> Picture {
        Picture::from_lines(vec![text.to_owned(); height], text.len())
    }

    #[test]
    fn beside_puts_the_gap_text_in_the_middle() {
        let joined = block("ab", 3).beside(&block("c", 1), " -> ");
        assert_eq!(joined.lines(), ["ab    c", "ab ->  ", "ab     "]);
        assert_eq!(joined.width(), 7);
        assert_eq!(joined.into_text(), "ab    c\nab ->\nab\n");
    }

    #[test]
    fn captions_widen() {
        let picture = block("a", 1).captioned("long\u{1b}");
        assert_eq!(picture.lines(), ["long\u{fffd}", "a    "]);
        assert_eq!(picture.to_string(), "long\u{fffd}\na    ");
    }

    #[test]
    fn wraps_to_the_columns() {
        let pictures = [block("aaaa", 1), block("bbbb", 2), block("cccc", 1)];
        assert_eq!(wrap(&pictures, 11), "aaaa   bbbb\n       bbbb\n\ncccc\n");
        assert_eq!(wrap(&pictures, 10), "aaaa\n\nbbbb\nbbbb\n\ncccc\n");
        assert_eq!(wrap(&pictures, 0).matches("\n\n").count(), 2, "too wide pictures still come out");
        assert_eq!(wrap(&[], 80), "");
    }
}
