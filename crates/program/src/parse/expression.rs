//! Expressions: names, literals, calls, tuples and sets.
//!
//! The reader keeps the open brackets in a vector instead of calling itself, so nesting costs memory and not stack;
//! [`MAX_NESTING`] then bounds it, because nothing a person or a generator means to write is nested deeper.

use super::ast::{Arg, Expr, ExprId, ExprKind, next_index};
use super::lex::{Bracket, Fault, Kind, Token, is_keyword};
use super::report::Flaw;
use super::source::Span;
use super::statement::Parser;

/// As deep as brackets may nest (Python itself stops at 200).
pub const MAX_NESTING: usize = 1000;

/// A bracket that is open, or the statement itself.
struct Frame {
    form: Form,
    open: Span,
    /// Where its parts begin among the parts of all open brackets.
    base: usize,
    /// Whether it holds a comma, which makes a tuple of a group.
    comma: bool,
    /// The name in `name=` that the whole bracket is the value of.
    keyword: Option<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A whole statement: `a` or `a, b`.
    Bare,
    /// `(a)` or `(a, b)`.
    Group,
    Call(ExprId),
    Set,
}

/// What an expression is read with: the open brackets and the parts they hold so far.
struct Reading {
    frames: Vec<Frame>,
    parts: Vec<Arg>,
    /// The name in `name=` whose value comes next.
    keyword: Option<Span>,
}

impl Parser<'_> {
    /// Reads an expression or a bare tuple; its expressions are the last of the file, itself the very last.
    pub(crate) fn expression(&mut self) -> Result<ExprId, Flaw> {
        let bare = Frame { form: Form::Bare, open: self.token.span, base: 0, comma: false, keyword: None };
        let mut reading = Reading { frames: vec![bare], parts: Vec::new(), keyword: None };
        'operand: loop {
            let Some(mut value) = self.operand(&mut reading)? else { continue };
            // What may follow an operand; what closes a bracket makes the next one.
            loop {
                let Some(frame) = reading.frames.last_mut() else {
                    return Err(Flaw::new(self.token.span, "expected an expression"));
                };
                match self.token.kind {
                    Kind::Open(Bracket::Round) => {
                        self.open(&mut reading, Form::Call(value))?;
                        continue 'operand;
                    }
                    Kind::Comma => {
                        frame.comma = true;
                        reading.parts.push(Arg { keyword: reading.keyword.take(), value });
                        self.advance();
                        if reading.frames.len() == 1 && self.ends_expression() {
                            return self.close(&mut reading, self.token.span);
                        }
                        continue 'operand;
                    }
                    Kind::Close(bracket) if closes(frame.form, bracket) => {
                        reading.parts.push(Arg { keyword: reading.keyword.take(), value });
                        let end = self.token.span;
                        self.advance();
                        value = self.close(&mut reading, end)?;
                    }
                    Kind::Assign if matches!(frame.form, Form::Call(_)) && reading.keyword.is_none() => {
                        reading.keyword = Some(self.keyword_name(value)?);
                        self.advance();
                        continue 'operand;
                    }
                    _ if reading.frames.len() == 1 && self.ends_expression() => {
                        reading.parts.push(Arg { keyword: None, value });
                        return self.close(&mut reading, self.token.span);
                    }
                    _ => return Err(self.unexpected(&reading, "")),
                }
            }
        }
    }

    /// Reads up to the end of a name or literal, or opens a bracket (then there is no value yet).
    fn operand(&mut self, reading: &mut Reading) -> Result<Option<ExprId>, Flaw> {
        let Token { kind, span } = self.token;
        let text = self.source.slice(span);
        let kind = match kind {
            Kind::Name => match text {
                "True" => ExprKind::Bool(true),
                "False" => ExprKind::Bool(false),
                "None" => ExprKind::None,
                _ if is_keyword(text) => return Err(self.unexpected(reading, "an expression")),
                _ => ExprKind::Name,
            },
            Kind::Number => ExprKind::Int(number(text, false).map_err(|why| Flaw::new(span, why))?),
            Kind::Sign => return self.signed().map(Some),
            Kind::Open(Bracket::Round) => return self.open(reading, Form::Group).map(|()| None),
            Kind::Open(Bracket::Curly) => return self.open(reading, Form::Set).map(|()| None),
            Kind::Open(Bracket::Square) => {
                return Err(Flaw::new(span, "lists are not supported").help("write a tuple: (a, b)"));
            }
            Kind::Text => {
                return Err(Flaw::new(span, "strings are not values of the DSL")
                    .help("a string may stand alone, as a docstring or comment"));
            }
            // `f()`, `(a, )`: a bracket closes where an operand could have come.
            Kind::Close(bracket) if reading.keyword.is_none() => {
                let closable = reading.frames.last().is_some_and(|frame| {
                    let empty = frame.base == reading.parts.len();
                    closes(frame.form, bracket) && (frame.comma || empty)
                });
                if !closable {
                    return Err(self.unexpected(reading, "an expression"));
                }
                self.advance();
                return self.close(reading, span).map(Some);
            }
            _ => return Err(self.unexpected(reading, "an expression")),
        };
        self.advance();
        Ok(Some(self.push(kind, span)))
    }

    /// `-3`: signs belong to a literal; of anything else they are an operator.
    fn signed(&mut self) -> Result<ExprId, Flaw> {
        let start = self.token.span;
        let mut negative = false;
        while self.token.kind == Kind::Sign {
            negative ^= self.source.slice(self.token.span) == "-";
            self.advance();
        }
        let span = start.to(self.token.span);
        if self.token.kind != Kind::Number {
            return Err(
                Flaw::new(start, "a sign can only stand before a number").help("use invert(x) for -x")
            );
        }
        let value =
            number(self.source.slice(self.token.span), negative).map_err(|why| Flaw::new(span, why))?;
        self.advance();
        Ok(self.push(ExprKind::Int(value), span))
    }

    fn open(&mut self, reading: &mut Reading, form: Form) -> Result<(), Flaw> {
        let open = self.token.span;
        if reading.frames.len() > MAX_NESTING {
            return Err(Flaw::new(open, format!("brackets are nested more than {MAX_NESTING} deep")));
        }
        self.advance();
        let keyword = reading.keyword.take();
        reading.frames.push(Frame { form, open, base: reading.parts.len(), comma: false, keyword });
        Ok(())
    }

    /// Makes the expression of the innermost bracket, whose parts are complete.
    fn close(&mut self, reading: &mut Reading, end: Span) -> Result<ExprId, Flaw> {
        let Some(frame) = reading.frames.pop() else { return Err(Flaw::new(end, "expected an expression")) };
        let only = match reading.parts.get(frame.base..) {
            Some([part]) if !frame.comma => Some(part.value),
            _ => None,
        };
        let start = next_index(&self.file.args);
        self.file.args.extend(reading.parts.drain(frame.base..));
        let args = start..next_index(&self.file.args);
        reading.keyword = frame.keyword;
        let span = frame.open.to(end);
        Ok(match (frame.form, only) {
            (Form::Group | Form::Bare, Some(value)) => value,
            (Form::Group, None) => self.push(ExprKind::Tuple(args), span),
            (Form::Bare, None) => self.push(ExprKind::Tuple(args), Span { end: end.start, ..span }),
            (Form::Set, _) if args.is_empty() => {
                return Err(
                    Flaw::new(span, "dictionaries are not supported").help("an empty set is frozenset()")
                );
            }
            (Form::Set, _) => self.push(ExprKind::Set(args), span),
            (Form::Call(callee), _) => {
                let from = self.file.exprs.get(callee as usize).map_or(frame.open, |expr| expr.span);
                self.push(ExprKind::Call { callee, args }, from.to(end))
            }
        })
    }

    fn push(&mut self, kind: ExprKind, span: Span) -> ExprId {
        let id = next_index(&self.file.exprs);
        self.file.exprs.push(Expr { kind, span });
        id
    }

    /// The name before a `=` in a call. It was read as an expression, which it is not: nothing looks it up.
    fn keyword_name(&mut self, value: ExprId) -> Result<Span, Flaw> {
        match self.file.exprs.pop_if(|expr| matches!(expr.kind, ExprKind::Name)) {
            Some(name) if value == next_index(&self.file.exprs) => Ok(name.span),
            _ => {
                let span = self.file.exprs.get(value as usize).map_or(self.token.span, |expr| expr.span);
                Err(Flaw::new(span, "only a name can stand before '=' in a call"))
            }
        }
    }

    /// Whether the token ends a statement's expression: its own parts are all read.
    fn ends_expression(&self) -> bool {
        matches!(self.token.kind, Kind::Line(_) | Kind::End | Kind::Semicolon | Kind::Assign | Kind::Colon)
    }

    /// Why the token cannot stand where it does.
    fn unexpected(&self, reading: &Reading, wanted: &str) -> Flaw {
        let Token { kind, span } = self.token;
        let text = self.source.slice(span);
        let inside = reading.frames.last().filter(|frame| frame.form != Form::Bare);
        match kind {
            Kind::Bad(_) => return self.bad_token(),
            Kind::Operator | Kind::Sign | Kind::At => return operator(span, text, wanted.is_empty()),
            Kind::Open(Bracket::Square) => {
                return Flaw::new(span, "subscripts are not supported")
                    .help("use first(x), last(x), index(grid, location) or get_nth_t(x, n)");
            }
            Kind::Name if is_keyword(text) => return operator(span, text, wanted.is_empty()),
            Kind::Colon if inside.is_some_and(|frame| frame.form == Form::Set) => {
                return Flaw::new(span, "dictionaries are not supported");
            }
            _ => {}
        }
        let Some(frame) = inside else {
            let wanted = if wanted.is_empty() { "the end of the statement" } else { wanted };
            return Flaw::new(self.here(), format!("expected {wanted}, found {}", self.describe()));
        };
        let (bracket, closing) = match frame.form {
            Form::Set => ("'{'", "'}'"),
            _ => ("'('", "')'"),
        };
        // A line that opens with what cannot go on is the next statement: the bracket was never closed.
        if matches!(kind, Kind::Line(_) | Kind::End)
            || (kind != Kind::Comma && self.source.starts_line(span.start))
        {
            let line = self.source.line_of(span.start);
            return Flaw::new(frame.open, format!("{bracket} was never closed"))
                .help(format!("found {} in line {line} instead of ',' or {closing}", self.describe()));
        }
        let wanted = if wanted.is_empty() { format!("',' or {closing}") } else { wanted.to_owned() };
        Flaw::new(span, format!("expected {wanted}, found {}", self.describe()))
    }

    /// Why the lexer could not read the token.
    pub(crate) fn bad_token(&self) -> Flaw {
        let Token { kind, span } = self.token;
        let text = self.source.slice(span);
        match kind {
            Kind::Bad(Fault::OpenText) => {
                Flaw::new(Span { end: span.start + 1, ..span }, "string was never closed")
            }
            Kind::Bad(Fault::OpenBracket) => Flaw::new(span, format!("'{text}' was never closed")),
            _ => Flaw::new(span, format!("unexpected character '{}'", text.escape_debug())),
        }
    }
}

fn closes(form: Form, bracket: Bracket) -> bool {
    match form {
        Form::Bare => false,
        Form::Group | Form::Call(_) => bracket == Bracket::Round,
        Form::Set => bracket == Bracket::Curly,
    }
}

/// An operator or keyword where none can be, with the primitive that does the same.
fn operator(span: Span, text: &str, binary: bool) -> Flaw {
    let instead = match text {
        "+" | "+=" => "add(a, b)",
        "-" | "-=" => "subtract(a, b)",
        "*" | "*=" if binary => "multiply(a, b)",
        "/" | "//" | "//=" => "divide(a, b)",
        "." => "the name of a primitive without its module",
        "==" | "is" => "equality(a, b)",
        "!=" => "flip(equality(a, b))",
        ">" => "greater(a, b)",
        "<" => "greater(b, a)",
        "and" | "&" => "both(a, b)",
        "or" | "|" => "either(a, b)",
        "not" => "flip(x)",
        "in" => "contained(value, container)",
        "if" | "else" => "branch(condition, a, b)",
        "lambda" => "compose, chain, fork, rbind, lbind or matcher",
        _ => "",
    };
    let message = if is_keyword(text) {
        format!("'{text}' is not supported in expressions")
    } else {
        format!("operator '{text}' is not supported")
    };
    let flaw = Flaw::new(span, message);
    if instead.is_empty() { flaw } else { flaw.help(format!("use {instead}")) }
}

/// The value of a number's text.
fn number(text: &str, negative: bool) -> Result<i64, String> {
    let lower = text.to_ascii_lowercase();
    let (digits, radix) = match lower.get(..2) {
        Some("0x") => (lower.get(2..).unwrap_or(""), 16),
        Some("0o") => (lower.get(2..).unwrap_or(""), 8),
        Some("0b") => (lower.get(2..).unwrap_or(""), 2),
        _ => (lower.as_str(), 10),
    };
    if radix == 10 && digits.contains(['.', 'e', 'j']) {
        return Err(format!("'{}' is not a whole number", shorten(text)));
    }
    // As in Python an underscore stands between digits, or behind the radix.
    let tidy = radix != 10 || !digits.starts_with('_');
    let plain = digits.replace('_', "");
    let valid = plain.chars().all(|c| c.is_digit(radix)) && !plain.is_empty();
    if !valid || !tidy || digits.ends_with('_') || digits.contains("__") {
        return Err(format!("'{}' is not a number", shorten(text)));
    }
    if radix == 10 && plain.len() > 1 && plain.starts_with('0') && plain.contains(|c| c != '0') {
        return Err(format!("'{}' has leading zeros", shorten(text)));
    }
    let magnitude = i128::from_str_radix(&plain, radix).ok();
    let value = magnitude.map(|magnitude| if negative { -magnitude } else { magnitude });
    value
        .and_then(|value| i64::try_from(value).ok())
        .ok_or_else(|| format!("'{}' does not fit 64 bits", shorten(text)))
}

fn shorten(text: &str) -> String {
    if text.chars().count() <= 40 {
        text.to_owned()
    } else {
        text.chars().take(37).chain("...".chars()).collect()
    }
}
