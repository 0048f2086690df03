//! Text to tokens, as Python reads it.
//!
//! In: the text. Out: one token at a time, each with its span. Every logical line opens with [`Kind::Line`], which
//! holds its indentation and so also ends the line before; blank lines, comments, line ends inside brackets and after
//! a backslash give nothing. What cannot be a token gives [`Kind::Bad`]; reading goes on behind it.
//!
//! A bracket that is never closed would swallow the rest of the file. A line that opens with a word that cannot stand
//! inside brackets (`def`, `return`, ...) ends it instead, so that one slip spoils one function.

use super::source::Span;

/// What a token is. Its text is the text of its span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Start of a logical line, indented so many columns.
    Line(u32),
    /// End of the file.
    End,
    /// A name or a keyword.
    Name,
    /// A number, not yet looked into.
    Number,
    /// A string of any kind.
    Text,
    /// `(`, `[`, `{`.
    Open(Bracket),
    /// `)`, `]`, `}`.
    Close(Bracket),
    /// `,`.
    Comma,
    /// `:`.
    Colon,
    /// `;`.
    Semicolon,
    /// `=`.
    Assign,
    /// `->`.
    Arrow,
    /// `+` or `-`.
    Sign,
    /// `@`.
    At,
    /// Any other operator.
    Operator,
    /// Not a token; why.
    Bad(Fault),
}

/// Kinds of brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bracket {
    Round,
    Square,
    Curly,
}

/// Why a piece of text is not a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A character that has no meaning.
    Character,
    /// A string without its closing quote.
    OpenText,
    /// A bracket (the span) without its closing one.
    OpenBracket,
}

/// A token and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) span: Span,
}

/// Reads tokens from a text.
pub(crate) struct Lexer<'s> {
    text: &'s str,
    at: usize,
    /// The brackets that are open.
    open: Vec<Span>,
    /// Whether a logical line is about to start.
    fresh: bool,
}

impl<'s> Lexer<'s> {
    pub(crate) fn new(text: &'s str) -> Lexer<'s> {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer { text, at, open: Vec::new(), fresh: true }
    }

    /// The next token; [`Kind::End`] for ever at the end.
    pub(crate) fn next_token(&mut self) -> Token {
        loop {
            if self.fresh
                && let Some(line) = self.line()
            {
                return line;
            }
            let new_line = self.blanks();
            let start = self.at;
            let Some(first) = self.peek() else {
                return match self.open.pop() {
                    Some(span) => {
                        self.open.clear();
                        Token { kind: Kind::Bad(Fault::OpenBracket), span }
                    }
                    None => self.token(Kind::End, start),
                };
            };
            match first {
                b'\n' | b'\r' => {
                    self.at += 1;
                    self.fresh = true;
                }
                b'_' | b'a'..=b'z' | b'A'..=b'Z' | 0x80.. => return self.word(new_line),
                b'0'..=b'9' => return self.number(),
                b'"' | b'\'' => return self.quoted(start),
                _ => return self.symbol(first),
            }
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn token(&self, kind: Kind, start: usize) -> Token {
        Token { kind, span: Span::new(start, self.at) }
    }

    /// The opening of a logical line, unless the line is blank, a comment, or the end.
    fn line(&mut self) -> Option<Token> {
        let mut indent = 0;
        while let Some(byte) = self.peek() {
            match byte {
                b' ' => indent += 1,
                b'\t' => indent = (indent / 8 + 1) * 8,
                b'\x0c' => indent = 0,
                b'\n' | b'\r' => indent = 0,
                b'#' => {
                    self.comment();
                    continue;
                }
                _ => break,
            }
            self.at += 1;
        }
        self.fresh = false;
        self.peek().map(|_| self.token(Kind::Line(indent), self.at))
    }

    /// Skips what separates tokens; whether a line ended (inside brackets or after a backslash).
    fn blanks(&mut self) -> bool {
        let mut new_line = false;
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\t' | b'\x0c' => self.at += 1,
                b'#' => self.comment(),
                b'\n' | b'\r' if !self.open.is_empty() => {
                    new_line = true;
                    self.at += 1;
                }
                b'\\' => {
                    let rest = self.text.get(self.at + 1..).unwrap_or("");
                    let Some(length) = ["\r\n", "\n", "\r"].iter().find(|end| rest.starts_with(**end)) else {
                        break;
                    };
                    self.at += 1 + length.len();
                }
                _ => break,
            }
        }
        new_line
    }

    fn comment(&mut self) {
        while self.peek().is_some_and(|byte| byte != b'\n' && byte != b'\r') {
            self.at += 1;
        }
    }

    fn word(&mut self, new_line: bool) -> Token {
        let start = self.at;
        let rest = self.text.get(start..).unwrap_or("");
        let length = rest.find(|c: char| !(c == '_' || c.is_alphanumeric())).unwrap_or(rest.len());
        if length == 0 {
            self.at += rest.chars().next().map_or(1, char::len_utf8);
            return self.token(Kind::Bad(Fault::Character), start);
        }
        self.at += length;
        let word = rest.get(..length).unwrap_or("");
        if new_line
            && STATEMENT_WORDS.contains(&word)
            && let Some(span) = self.open.pop()
        {
            self.open.clear();
            self.at = start - rest_of_line_before(self.text, start);
            self.fresh = true;
            return Token { kind: Kind::Bad(Fault::OpenBracket), span };
        }
        let prefix = length <= 2 && word.bytes().all(|byte| b"rRbBuUfF".contains(&byte));
        if prefix && matches!(self.peek(), Some(b'"' | b'\'')) {
            return self.quoted(start);
        }
        self.token(Kind::Name, start)
    }

    fn number(&mut self) -> Token {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte == b'.' || byte == b'_' || byte.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        self.token(Kind::Number, start)
    }

    /// A string whose prefix, if any, began at `start` and whose quote is next.
    fn quoted(&mut self, start: usize) -> Token {
        let rest = self.text.get(self.at..).unwrap_or("");
        let triple = ["\"\"\"", "'''"].into_iter().find(|quotes| rest.starts_with(*quotes));
        let quotes = triple.or(rest.get(..1)).unwrap_or("\"").as_bytes();
        self.at += quotes.len();
        while let Some(byte) = self.peek() {
            match byte {
                // Enough for a CR LF too: the LF is then an ordinary character of the string, or ends it.
                b'\\' => self.at += 2,
                b'\n' | b'\r' if quotes.len() == 1 && !self.escaped_line_end() => break,
                _ if self.text.as_bytes().get(self.at..).is_some_and(|rest| rest.starts_with(quotes)) => {
                    self.at += quotes.len();
                    return self.token(Kind::Text, start);
                }
                _ => self.at += 1,
            }
        }
        self.at = self.at.min(self.text.len());
        self.token(Kind::Bad(Fault::OpenText), start)
    }

    /// Whether this is the LF of a CR LF that a backslash stands before.
    fn escaped_line_end(&self) -> bool {
        self.text.as_bytes().get(..=self.at).is_some_and(|before| before.ends_with(b"\\\r\n"))
    }

    fn symbol(&mut self, first: u8) -> Token {
        let start = self.at;
        let rest = self.text.get(start..).unwrap_or("");
        if let Some(operator) = OPERATORS.iter().find(|operator| rest.starts_with(**operator)) {
            self.at += operator.len();
            return self.token(if *operator == "->" { Kind::Arrow } else { Kind::Operator }, start);
        }
        self.at += 1;
        let kind = match first {
            b'(' => self.opened(start, Bracket::Round),
            b'[' => self.opened(start, Bracket::Square),
            b'{' => self.opened(start, Bracket::Curly),
            b')' => self.closed(Bracket::Round),
            b']' => self.closed(Bracket::Square),
            b'}' => self.closed(Bracket::Curly),
            b',' => Kind::Comma,
            b':' => Kind::Colon,
            b';' => Kind::Semicolon,
            b'=' => Kind::Assign,
            b'+' | b'-' => Kind::Sign,
            b'@' => Kind::At,
            b'*' | b'/' | b'%' | b'<' | b'>' | b'.' | b'&' | b'|' | b'^' | b'~' => Kind::Operator,
            _ => Kind::Bad(Fault::Character),
        };
        self.token(kind, start)
    }

    fn opened(&mut self, start: usize, bracket: Bracket) -> Kind {
        self.open.push(Span::new(start, start + 1));
        Kind::Open(bracket)
    }

    fn closed(&mut self, bracket: Bracket) -> Kind {
        self.open.pop();
        Kind::Close(bracket)
    }
}

/// Words that open a statement and cannot open a line inside brackets.
const STATEMENT_WORDS: [&str; 6] = ["def", "return", "import", "class", "assert", "raise"];

/// Operators of more than one character, longest first.
const OPERATORS: [&str; 23] = [
    "**=", "//=", "<<=", ">>=", "->", "**", "//", "<<", ">>", "<=", ">=", "==", "!=", "+=", "-=", "*=", "/=",
    "%=", "&=", "|=", "^=", "@=", ":=",
];

/// How many blanks stand directly before an offset.
fn rest_of_line_before(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or("");
    before.len() - before.trim_end_matches([' ', '\t', '\x0c']).len()
}

/// Whether Python keeps this word for itself.
pub(crate) fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

/// Python's keywords in ascending order.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        let mut lexer = Lexer::new(text);
        let mut kinds = Vec::new();
        loop {
            let kind = lexer.next_token().kind;
            if kind == Kind::End {
                return kinds;
            }
            kinds.push(kind);
        }
    }

    #[test]
    fn lines_open_with_their_indentation() {
        use Kind::{Assign, Line, Name, Number};
        let expected = vec![Line(0), Name, Assign, Number, Line(4), Name, Line(8), Name];
        for text in [
            "x = 1\n    y\n\tz\n",
            "x = 1\r\n    y\r\n\tz",
            "\u{feff}x = 1 # c\n\n  # c\n    y\r\tz",
            "x = \\\n1\n\x0c    y\n\tz",
        ] {
            assert_eq!(kinds(text), expected, "{text:?}");
        }
    }

    #[test]
    fn brackets_join_lines() {
        assert!(!kinds("f(a,\n  b # c\n\n)").iter().skip(1).any(|kind| matches!(kind, Kind::Line(_))));
    }

    #[test]
    fn an_open_bracket_ends_at_the_next_statement() {
        let bad = Kind::Bad(Fault::OpenBracket);
        let open = Kind::Open(Bracket::Round);
        let line = [Kind::Line(0), Kind::Name, open, Kind::Name, bad, Kind::Line(2), Kind::Name, Kind::Name];
        assert_eq!(kinds("f(a\n  return b"), line);
        assert_eq!(kinds("f(((").last(), Some(&bad));
    }

    #[test]
    fn strings_of_every_kind() {
        use Kind::{Line, Text};
        for text in [
            r#""a""#,
            r"'a\'b'",
            "\"\"\"a\n\"b\"\n\"\"\"",
            "r'\\'",
            "Rb\"x\"",
            "''",
            "''''''",
            "'a\\\nb'",
            "'a\\\r\nb'",
        ] {
            let expected = if text == "r'\\'" { Kind::Bad(Fault::OpenText) } else { Text };
            assert_eq!(kinds(text), vec![Line(0), expected], "{text:?}");
        }
        assert_eq!(kinds("'abc\nx"), vec![Line(0), Kind::Bad(Fault::OpenText), Line(0), Kind::Name]);
        assert_eq!(kinds("\"\"\"abc"), vec![Line(0), Kind::Bad(Fault::OpenText)]);
        assert_eq!(kinds("'\\"), vec![Line(0), Kind::Bad(Fault::OpenText)]);
        assert_eq!(kinds("'\\ü'"), vec![Line(0), Text]);
    }

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
    }
}
