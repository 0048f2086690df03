//! Statements and functions: tokens to the [`File`] of [`super::ast`].
//!
//! In: the text. Out: what it says, with every line that could not be understood reported and left out, so that the
//! functions around it survive. Imports, docstrings, `pass` and annotations are read and dropped.

use super::ast::{Def, Expr, ExprKind, File, Stmt, StmtKind, next_index};
use super::lex::{Bracket, Kind, Lexer, Token, is_keyword};
use super::report::{Flaw, Report};
use super::source::{Source, Span};

/// Reads a file; what is wrong with it goes into the report.
pub(crate) fn read<'s>(source: &'s Source<'s>, report: &mut Report<'s>) -> File {
    let mut lexer = Lexer::new(source.text);
    let token = lexer.next_token();
    let last = token.span;
    let mut parser =
        Parser { source, lexer, token, last, file: File::default(), flaws: Vec::new(), skipped: false };
    while parser.token.kind != Kind::End {
        parser.top_level();
        for flaw in parser.flaws.drain(..) {
            report.add(flaw);
        }
    }
    parser.file
}

/// What the statements of a program may be, for messages.
const SUPPORTED: &str =
    "a program consists of 'x = f(a, b)', 'return x', 'def name(I):', constants and imports";

/// A file that is being read: the token that is next, and what was read so far.
pub(crate) struct Parser<'s> {
    pub(crate) source: &'s Source<'s>,
    lexer: Lexer<'s>,
    pub(crate) token: Token,
    /// Where the token before it was.
    last: Span,
    pub(crate) file: File,
    flaws: Vec<Flaw>,
    /// Whether the last statement was an unsupported block, whose `else:` then needs no error of its own.
    skipped: bool,
}

impl<'s> Parser<'s> {
    pub(crate) fn advance(&mut self) {
        self.last = self.token.span;
        self.token = self.lexer.next_token();
    }

    /// Where the token is, for a message; the end of a line is behind its last token.
    pub(crate) fn here(&self) -> Span {
        if self.ends_line() { Span { start: self.last.end, end: self.last.end } } else { self.token.span }
    }

    fn text(&self) -> &'s str {
        self.source.slice(self.token.span)
    }

    fn at_word(&self, word: &str) -> bool {
        self.token.kind == Kind::Name && self.text() == word
    }

    fn ends_line(&self) -> bool {
        matches!(self.token.kind, Kind::Line(_) | Kind::End)
    }

    /// The token for a message.
    pub(crate) fn describe(&self) -> String {
        match self.token.kind {
            Kind::Line(_) => "the end of the line".to_owned(),
            Kind::End => "the end of the file".to_owned(),
            Kind::Text => "a string".to_owned(),
            _ => format!("'{}'", self.text().chars().take(40).collect::<String>()),
        }
    }

    fn expected(&self, wanted: &str) -> Flaw {
        if let Kind::Bad(_) = self.token.kind {
            return self.bad_token();
        }
        Flaw::new(self.here(), format!("expected {wanted}, found {}", self.describe()))
    }

    fn expect(&mut self, kind: Kind, wanted: &str) -> Result<Span, Flaw> {
        let span = self.token.span;
        if self.token.kind != kind {
            return Err(self.expected(wanted));
        }
        self.advance();
        Ok(span)
    }

    /// Skips the rest of the line. What it would have defined is known from then on, so that one error stays one.
    fn skip_line(&mut self) {
        let mut before = self.token;
        while !self.ends_line() {
            let defines = matches!(self.source.slice(before.span), "def" | "class" | "for" | "as");
            let defined = match self.token.kind {
                Kind::Assign if before.kind == Kind::Name => Some(before.span),
                Kind::Name if defines => Some(self.token.span),
                _ => None,
            };
            if defined.is_some() {
                let exprs = next_index(&self.file.exprs);
                self.file.stmts.push(Stmt { kind: StmtKind::Broken(defined), exprs: exprs..exprs });
            }
            before = self.token;
            self.advance();
        }
    }

    /// Skips the rest of the line and the lines below it that are indented deeper.
    fn skip_block(&mut self, indent: u32) {
        self.skip_line();
        while matches!(self.token.kind, Kind::Line(deeper) if deeper > indent) {
            self.advance();
            self.skip_line();
        }
    }

    /// One line outside functions, or one function.
    fn top_level(&mut self) {
        let Kind::Line(indent) = self.token.kind else {
            self.advance();
            return;
        };
        self.advance();
        if indent > 0 {
            self.flaws.push(Flaw::new(self.token.span, "unexpected indentation"));
            self.skip_block(indent.saturating_sub(1));
        } else if self.token.kind == Kind::At {
            self.decorated();
        } else if self.at_word("def") {
            self.def(false);
        } else {
            let stmts = self.file.stmts.len();
            self.line(indent);
            self.file.globals.extend(self.file.stmts.drain(stmts..));
        }
    }

    /// A decorator changes its function in ways unknown here: the function is read for errors only.
    fn decorated(&mut self) {
        self.flaws.push(Flaw::new(self.token.span, "decorators are not supported"));
        while self.token.kind == Kind::At {
            self.skip_line();
            if self.token.kind != Kind::Line(0) {
                return;
            }
            self.advance();
        }
        if self.at_word("def") {
            self.def(true);
        } else {
            self.skip_block(0);
        }
    }

    /// A function, from its `def` on.
    fn def(&mut self, broken: bool) {
        self.advance();
        let flaws = self.flaws.len();
        let name = self.token.span;
        let params = next_index(&self.file.params);
        let body = next_index(&self.file.stmts);
        match self.header() {
            Ok(()) if self.ends_line() => self.block(name),
            Ok(()) => self.simple_statements(0),
            Err(flaw) => {
                self.flaws.push(flaw);
                self.skip_block(0);
            }
        }
        self.file.defs.push(Def {
            name,
            params: params..next_index(&self.file.params),
            body: body..next_index(&self.file.stmts),
            broken: broken || self.flaws.len() > flaws,
        });
    }

    /// `name(a: A, b) -> R:`
    fn header(&mut self) -> Result<(), Flaw> {
        let name = self.expect(Kind::Name, "the function's name")?;
        if is_keyword(self.source.slice(name)) {
            return Err(Flaw::new(name, format!("'{}' is a keyword of Python", self.source.slice(name))));
        }
        self.expect(Kind::Open(Bracket::Round), "'('")?;
        let first = self.file.params.len();
        while self.token.kind != Kind::Close(Bracket::Round) {
            let param = self.expect(Kind::Name, "a parameter")?;
            let text = self.source.slice(param);
            let earlier = self.file.params.get(first..).unwrap_or(&[]);
            if earlier.len() >= MAX_PARAMS {
                return Err(Flaw::new(param, format!("more than {MAX_PARAMS} parameters")));
            }
            if is_keyword(text) {
                return Err(Flaw::new(param, format!("'{text}' is a keyword of Python")));
            }
            if earlier.iter().any(|&other| self.source.slice(other) == text) {
                return Err(Flaw::new(param, format!("parameter '{text}' stands twice")));
            }
            self.file.params.push(param);
            if self.token.kind == Kind::Colon {
                self.skip_annotation();
            }
            if self.token.kind == Kind::Assign {
                return Err(Flaw::new(self.token.span, "default values of parameters are not supported"));
            }
            if self.token.kind != Kind::Close(Bracket::Round) {
                self.expect(Kind::Comma, "',' or ')'")?;
            }
        }
        self.advance();
        if self.token.kind == Kind::Arrow {
            self.skip_annotation();
        }
        self.expect(Kind::Colon, "':'").map(drop)
    }

    /// Skips `: type` or `-> type` up to what can follow it.
    fn skip_annotation(&mut self) {
        let mut depth = 0_usize;
        loop {
            self.advance();
            match self.token.kind {
                Kind::Line(_) | Kind::End | Kind::Bad(_) => return,
                Kind::Open(_) => depth += 1,
                Kind::Close(_) | Kind::Comma | Kind::Colon | Kind::Assign | Kind::Semicolon if depth == 0 => {
                    return;
                }
                Kind::Close(_) => depth -= 1,
                _ => {}
            }
        }
    }

    /// The indented lines of a function.
    fn block(&mut self, name: Span) {
        let mut body_indent = None;
        while let Kind::Line(indent) = self.token.kind {
            if indent == 0 {
                break;
            }
            self.advance();
            let expected = *body_indent.get_or_insert(indent);
            if indent != expected {
                self.flaws.push(Flaw::new(self.token.span, "this line is not indented like those above it"));
                self.skip_block(indent);
                continue;
            }
            self.line(indent);
        }
        if body_indent.is_none() {
            let text = self.source.slice(name);
            self.flaws.push(Flaw::new(name, format!("function '{text}' has no body")).help(SUPPORTED));
        }
    }

    /// The statements of one line, or a block that is not supported.
    fn line(&mut self, indent: u32) {
        let word = if self.token.kind == Kind::Name { self.text() } else { "" };
        let continues = matches!(word, "elif" | "else" | "except" | "finally");
        if continues && self.skipped {
            self.skip_block(indent);
            return;
        }
        self.skipped = false;
        if continues || matches!(word, "if" | "for" | "while" | "with" | "try" | "class" | "async" | "def") {
            let message = match word {
                "def" => "functions inside functions are not supported".to_owned(),
                _ => format!("'{word}' is not supported"),
            };
            self.flaws.push(Flaw::new(self.token.span, message).help(SUPPORTED));
            self.skip_block(indent);
            self.skipped = true;
            return;
        }
        self.simple_statements(indent);
    }

    /// Statements separated by semicolons, up to the end of the line.
    fn simple_statements(&mut self, indent: u32) {
        while !self.ends_line() {
            let target =
                (self.token.kind == Kind::Name && !is_keyword(self.text())).then_some(self.token.span);
            let exprs = next_index(&self.file.exprs);
            let result = self.statement().and_then(|()| match self.token.kind {
                Kind::Line(_) | Kind::End => Ok(()),
                _ => self.expect(Kind::Semicolon, "the end of the statement").map(drop),
            });
            if let Err(flaw) = result {
                self.flaws.push(flaw);
                self.file.exprs.truncate(exprs as usize);
                self.file.stmts.push(Stmt { kind: StmtKind::Broken(target), exprs: exprs..exprs });
                self.skip_block(indent);
            }
        }
    }

    fn statement(&mut self) -> Result<(), Flaw> {
        let start = self.token.span;
        match self.token.kind {
            Kind::Text => {
                while self.token.kind == Kind::Text {
                    self.advance();
                }
                return Ok(());
            }
            Kind::Name => match self.text() {
                "import" | "from" => {
                    while !self.ends_line() && self.token.kind != Kind::Semicolon {
                        self.advance();
                    }
                    return Ok(());
                }
                "pass" => {
                    self.advance();
                    return Ok(());
                }
                "return" => {
                    self.advance();
                    if self.ends_line() || self.token.kind == Kind::Semicolon {
                        return Err(Flaw::new(start, "'return' needs a value"));
                    }
                    return self.value(StmtKind::Return);
                }
                word if is_keyword(word) && !matches!(word, "True" | "False" | "None" | "not" | "lambda") => {
                    return Err(Flaw::new(start, format!("'{word}' is not supported")).help(SUPPORTED));
                }
                _ => {}
            },
            _ => {}
        }
        self.assignment()
    }

    /// An expression that is a statement's value.
    fn value(&mut self, kind: StmtKind) -> Result<(), Flaw> {
        let start = next_index(&self.file.exprs);
        let value = self.expression()?;
        self.file.stmts.push(Stmt { kind, exprs: start..value + 1 });
        Ok(())
    }

    /// `a = value`, `a: T = value`, `a = b = value`, or a value alone.
    fn assignment(&mut self) -> Result<(), Flaw> {
        let start = next_index(&self.file.exprs);
        let mut value = self.expression()?;
        let mut targets = Vec::new();
        if self.token.kind == Kind::Colon {
            let target = self.target(value)?;
            self.skip_annotation();
            if self.token.kind != Kind::Assign {
                return Ok(());
            }
            targets.push(target);
            self.advance();
            value = self.expression()?;
        }
        while self.token.kind == Kind::Assign {
            targets.push(self.target(value)?);
            self.advance();
            value = self.expression()?;
        }
        if targets.is_empty() {
            self.file.stmts.push(Stmt { kind: StmtKind::Effect, exprs: start..value + 1 });
            return Ok(());
        }
        // `a = b = value` reads as `a = value; b = a`; the targets' own expressions lie before the value's.
        let mut exprs = start + next_index(&targets)..value + 1;
        for &target in &targets {
            self.file.stmts.push(Stmt { kind: StmtKind::Assign(target), exprs });
            let id = next_index(&self.file.exprs);
            exprs = id..id + 1;
            if targets.len() > 1 {
                self.file.exprs.push(Expr { kind: ExprKind::Name, span: target });
            }
        }
        Ok(())
    }

    fn target(&self, value: u32) -> Result<Span, Flaw> {
        match self.file.exprs.get(value as usize) {
            Some(Expr { kind: ExprKind::Name, span }) => Ok(*span),
            Some(Expr { kind: ExprKind::Tuple(_), span }) => {
                Err(Flaw::new(*span, "a tuple cannot be unpacked").help("use first(x) and last(x)"))
            }
            other => {
                let span = other.map_or(self.token.span, |expr| expr.span);
                Err(Flaw::new(span, "only a name can be assigned to").help(SUPPORTED))
            }
        }
    }
}

/// As many parameters as a function may have; programs have three.
const MAX_PARAMS: usize = 32;
