//! Tables whose columns line up, and the numbers that stand in them.

use std::io::{self, Write};

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

    /// Writes it, with two blanks between columns.
    pub(crate) fn write(&self, screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
        let mut widths = vec![0; self.aligns.len()];
        for row in &self.rows {
            for (width, field) in widths.iter_mut().zip(row) {
                *width = (*width).max(field.text.chars().count());
            }
        }
        for row in &self.rows {
            let mut line = String::new();
            let mut blanks = 0;
            for ((field, align), width) in row.iter().zip(&self.aligns).zip(&widths) {
                let fill = width - field.text.chars().count();
                let (before, after) = if *align == Align::Left { (0, fill) } else { (fill, 0) };
                // Blanks are owed until something follows, so that no line ends in them.
                if !field.text.is_empty() {
                    line.push_str(&" ".repeat(blanks + before));
                    line.push_str(&screen.paint(field.tone, &field.text));
                    blanks = after + 2;
                } else {
                    blanks += fill + 2;
                }
            }
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
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
    fn numbers_read_well() {
        assert_eq!(duration(0.0), "  0.0 us");
        assert_eq!(duration(12.34e-6), " 12.3 us");
        assert_eq!(duration(999.96e-6), "  1.0 ms");
        assert_eq!(duration(61.0), " 61.0 s ");
        assert_eq!([0, 999, 1000, 1_234_567].map(number), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!((count(1, "task"), count(2, "task")), ("1 task".to_owned(), "2 tasks".to_owned()));
    }
}
