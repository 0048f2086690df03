//! Tables whose columns line up, and the numbers that stand in them.

use std::io::{self, Write};
use std::ops::Range;

use crate::screen::{Screen, Tone, printable};

/// On which side a column lines up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
}

/// One field of a table.
pub(crate) struct Field {
    text: String,
    tone: Tone,
}

impl Field {
    /// A field in the colour of its tone.
    pub(crate) fn toned(tone: Tone, text: &str) -> Field {
        Field { text: printable(text), tone }
    }
}

impl<T: AsRef<str>> From<T> for Field {
    fn from(text: T) -> Field {
        Field::toned(Tone::Plain, text.as_ref())
    }
}

/// Rows under a heading; the columns are as wide as they have to be.
pub(crate) struct Table {
    aligns: Vec<Align>,
    rows: Vec<Vec<Field>>,
}

impl Table {
    /// A table with these columns.
    pub(crate) fn new(columns: &[(&str, Align)]) -> Table {
        let heading = columns.iter().map(|(name, _)| Field::toned(Tone::Strong, name)).collect();
        Table { aligns: columns.iter().map(|(_, align)| *align).collect(), rows: vec![heading] }
    }

    /// Adds a row, a field a column.
    pub(crate) fn row(&mut self, fields: impl IntoIterator<Item = Field>) {
        self.rows.push(fields.into_iter().collect());
    }

    /// Writes it, with two blanks between columns. Where the screen is too narrow, columns that do not fit go to further
    /// lines of their row, and a last column of text is broken between words; nothing is cut.
    pub(crate) fn write(&self, screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
        let mut widths = vec![0; self.aligns.len()];
        for row in &self.rows {
            for (width, field) in widths.iter_mut().zip(row) {
                *width = (*width).max(field.text.chars().count());
            }
        }
        let limit = screen.limit().unwrap_or(usize::MAX);
        let lines = lines(&widths, limit);
        for row in &self.rows {
            for (number, columns) in lines.iter().enumerate() {
                let indent = if number == 0 { 0 } else { INDENT };
                self.write_line(row, &widths, columns.clone(), (indent, limit), screen, out)?;
            }
        }
        Ok(())
    }

    /// Some columns of a row.
    fn write_line(
        &self,
        row: &[Field],
        widths: &[usize],
        columns: Range<usize>,
        (indent, limit): (usize, usize),
        screen: &Screen,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut line = String::new();
        let (mut blanks, mut at) = (indent, indent);
        let is_empty = row.get(columns.clone()).unwrap_or(&[]).iter().all(|field| field.text.is_empty());
        if indent > 0 && is_empty {
            return Ok(());
        }
        let fields = row.iter().zip(&self.aligns).zip(widths).skip(columns.start).take(columns.len());
        for ((field, align), width) in fields {
            let fill = width - field.text.chars().count();
            let (before, after) = if *align == Align::Left { (0, fill) } else { (fill, 0) };
            // Blanks are owed until something follows, so that no line ends in them.
            if field.text.is_empty() {
                blanks += fill + 2;
            } else {
                line.push_str(&" ".repeat(blanks + before));
                for (number, part) in broken(&field.text, limit.saturating_sub(at)).iter().enumerate() {
                    if number > 0 {
                        line.push('\n');
                        line.push_str(&" ".repeat(at));
                    }
                    line.push_str(&screen.paint(field.tone, part));
                }
                blanks = after + 2;
            }
            at += width + 2;
        }
        writeln!(out, "{line}")
    }
}

/// What stands before further lines of a row.
const INDENT: usize = 4;

/// The narrowest column of text that is worth to be broken.
const MIN_TEXT: usize = 16;

/// Which columns stand on one line: as many as fit, and at least one; a last one that is text may begin where it can be
/// broken.
fn lines(widths: &[usize], limit: usize) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    let (mut start, mut at) = (0, 0);
    for (column, width) in widths.iter().enumerate() {
        let is_last = column + 1 == widths.len();
        let breaks = is_last && limit.saturating_sub(at) >= MIN_TEXT;
        if column > start && at + width > limit && !breaks {
            lines.push(start..column);
            (start, at) = (column, INDENT);
        }
        at += width + 2;
    }
    lines.push(start..widths.len());
    lines
}

/// A text in parts of so many columns, broken between words.
fn broken(text: &str, width: usize) -> Vec<String> {
    if width < MIN_TEXT || text.chars().count() <= width {
        return vec![text.to_owned()];
    }
    let mut parts: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match parts.last_mut() {
            Some(part) if part.chars().count() + 1 + word.chars().count() <= width => {
                part.push(' ');
                part.push_str(word);
            }
            _ => parts.push(word.to_owned()),
        }
    }
    parts
}

/// A time in the unit that suits it; as wide for every time up to a quarter of an hour, so that tables of one run and
/// of the next have the same shape.
pub(crate) fn duration(seconds: f64) -> String {
    let (value, unit) = match seconds {
        s if s < 999.95e-6 => (s * 1e6, "us"),
        s if s < 999.95e-3 => (s * 1e3, "ms"),
        s => (s, "s "),
    };
    format!("{value:5.1} {unit}")
}

/// A number with a comma between thousands.
pub(crate) fn number(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A count and its noun.
pub(crate) fn count(count: usize, noun: &str) -> String {
    format!("{} {noun}{}", number(count as u64), if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = Table::new(&[("name", Align::Left), ("n", Align::Right), ("note", Align::Left)]);
        table.row(["a".into(), "1".into(), "".into()]);
        table.row(["long name".into(), "".into(), "\u{1b}x".into()]);
        let mut out = Vec::new();
        table.write(&Screen::plain(80), &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "name       n  note\na          1\nlong name     \u{fffd}x\n");
    }

    #[test]
    fn a_narrow_screen_gets_all_of_it_in_its_columns() {
        let mut table =
            Table::new(&[("name", Align::Left), ("first number", Align::Right), ("why", Align::Left)]);
        table.row(["a".into(), "1".into(), "the grid is 3x3, expected 4x4, and so on".into()]);
        let text = |columns| {
            let mut out = Vec::new();
            table.write(&Screen::plain(columns), &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert!(text(100).lines().count() == 2);
        assert_eq!(
            text(40),
            "name  first number  why\na                1  the grid is 3x3,\n                    expected 4x4, and so\n                    on\n"
        );
        assert!(text(24).lines().all(|line| line.chars().count() <= 24), "{}", text(24));
        assert_eq!(text(24).lines().next(), Some("name  first number"));
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!(duration(0.0), "  0.0 us");
        assert_eq!(duration(12.34e-6), " 12.3 us");
        assert_eq!(duration(999.96e-6), "  1.0 ms");
        assert_eq!(duration(61.0), " 61.0 s ");
        assert_eq!([0, 999, 1000, 1_234_567].map(number), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!((count(1, "task"), count(2, "task")), ("1 task".to_owned(), "2 tasks".to_owned()));
    }
}
