//! The text of a file and places in it.
//!
//! In: a name and a text. Out: the text of a span, and, for error messages only, its line and column. Places are byte
//! offsets of 32 bits; an offset that is out of range gives an empty text, never a panic.

use std::cell::OnceCell;
use std::ops::Range;

/// A range of bytes of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    /// The span of these byte offsets; files longer than 32 bits are refused before anything is read.
    pub(crate) fn new(start: usize, end: usize) -> Span {
        let clamp = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Span { start: clamp(start), end: clamp(end) }
    }

    /// From the start of this to the end of the other.
    pub(crate) fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end.max(self.start) }
    }

    fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A line of a file with the part of it that a message is about.
pub(crate) struct Place {
    /// From 1.
    pub(crate) line: usize,
    /// From 1, in characters.
    pub(crate) column: usize,
    /// The line, or the part around the place when the line is long.
    pub(crate) excerpt: String,
    /// Where in the excerpt the place is, in characters.
    pub(crate) marked: Range<usize>,
}

/// A file's name and text.
pub(crate) struct Source<'s> {
    pub(crate) name: &'s str,
    pub(crate) text: &'s str,
    /// Offsets at which lines start; only made when there is something to report.
    lines: OnceCell<Vec<u32>>,
}

/// Longest line shown whole; of a longer one, the part around the error.
const EXCERPT: usize = 160;

impl<'s> Source<'s> {
    pub(crate) fn new(name: &'s str, text: &'s str) -> Source<'s> {
        Source { name, text, lines: OnceCell::new() }
    }

    /// The text of a span.
    pub(crate) fn slice(&self, span: Span) -> &'s str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// Line (from 1) of an offset.
    pub(crate) fn line_of(&self, offset: u32) -> usize {
        self.line_starts().partition_point(|&start| start <= offset).max(1)
    }

    /// Whether only blanks stand between the start of the line and this offset.
    pub(crate) fn starts_line(&self, offset: u32) -> bool {
        let before = self.text.get(..offset as usize).unwrap_or("");
        before.trim_end_matches([' ', '\t', '\x0c']).ends_with(['\n', '\r'])
    }

    /// Line, column and text of a span, for a message.
    pub(crate) fn place(&self, span: Span) -> Place {
        let line = self.line_of(span.start);
        let starts = self.line_starts();
        let start = starts.get(line - 1).map_or(0, |&s| s as usize);
        let end = starts.get(line).map_or(self.text.len(), |&s| s as usize);
        let text = self.text.get(start..end).unwrap_or("").trim_end_matches(['\n', '\r']);
        let before = text.get(..(span.start as usize).saturating_sub(start)).unwrap_or(text).chars().count();
        let rest = text.get((span.start as usize).saturating_sub(start)..).unwrap_or("");
        let inside = (span.end.saturating_sub(span.start) as usize).min(rest.len());
        let length = rest.get(..inside).unwrap_or(rest).chars().count().max(1);

        // A file may be one line of megabytes: show what surrounds the place.
        let skipped =
            if before + length.min(EXCERPT) <= EXCERPT { 0 } else { before.saturating_sub(EXCERPT / 2) };
        let shown = |c: char| if c.is_control() && c != '\t' { '\u{fffd}' } else { c };
        let excerpt: String = text.chars().skip(skipped).take(EXCERPT).map(shown).collect();
        let from = before - skipped;
        Place {
            line,
            column: before + 1,
            excerpt,
            marked: from..from + length.min(EXCERPT.saturating_sub(from).max(1)),
        }
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let bytes = self.text.as_bytes();
            let ends_line = |&(i, &byte): &(usize, &u8)| {
                byte == b'\n' || (byte == b'\r' && bytes.get(i + 1) != Some(&b'\n'))
            };
            let starts =
                bytes.iter().enumerate().filter(ends_line).map(|(i, _)| Span::new(i + 1, i + 1).start);
            std::iter::once(0).chain(starts).collect()
        })
    }
}
