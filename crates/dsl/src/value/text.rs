//! Values as text: the conformance encoding (which orders functions) and Python's notation (which people read).

use std::fmt::{self, Write};

use super::Value;
use crate::call::Foreign;

impl Value {
    /// The value in the encoding of the conformance vectors, as compact JSON.
    pub fn encoding(&self) -> String {
        let mut out = String::new();
        encode(self, &mut out);
        out
    }

    /// The value in Python's notation, cut after so many characters.
    pub fn brief(&self, limit: usize) -> String {
        let mut short = Short { text: String::new(), left: limit };
        // It fails when it is cut, and a value can be far too large to be written in full.
        match write!(short, "{self}") {
            Ok(()) => short.text,
            Err(fmt::Error) => short.text + "...",
        }
    }
}

/// Text up to a length.
struct Short {
    text: String,
    left: usize,
}

impl Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let fits = text.char_indices().nth(self.left).map_or(text, |(end, _)| text.get(..end).unwrap_or(""));
        self.text.push_str(fits);
        self.left = self.left.saturating_sub(text.chars().count());
        if fits.len() == text.len() { Ok(()) } else { Err(fmt::Error) }
    }
}

fn encode(value: &Value, out: &mut String) {
    // Writing to a String cannot fail.
    let _ = match value {
        Value::None => write!(out, "{{\"none\":true}}"),
        Value::Bool(b) => write!(out, "{{\"bool\":{b}}}"),
        Value::Int(n) => write!(out, "{{\"int\":{n}}}"),
        Value::Prim(prim) => write!(out, "{{\"fn\":\"{}\"}}", prim.name()),
        Value::Func(func) => {
            let Some(combinator) = func.combinator() else {
                let name = func.foreign().map_or("", Foreign::name);
                // The place tells two of one name apart.
                let _ = write!(out, "{{\"foreign\":\"{name}\",\"at\":\"{:p}\"}}", &**func);
                return;
            };
            let _ = write!(out, "{{\"call\":[\"{}\"", combinator.name());
            for part in func.parts() {
                out.push(',');
                encode(&part, out);
            }
            write!(out, "]}}")
        }
        Value::Grid(grid) => {
            out.push_str("{\"grid\":[");
            for (i, row) in grid.rows().enumerate() {
                out.push_str(if i == 0 { "[" } else { ",[" });
                for (j, cell) in row.iter().enumerate() {
                    let _ = write!(out, "{}{cell}", if j == 0 { "" } else { "," });
                }
                out.push(']');
            }
            write!(out, "]}}")
        }
        container => {
            out.push_str(if container.is_set() { "{\"set\":[" } else { "{\"tuple\":[" });
            let mut first = true;
            let _ = container.walk(|item| {
                if !std::mem::take(&mut first) {
                    out.push(',');
                }
                encode(item, out);
                Ok(())
            });
            write!(out, "]}}")
        }
    };
}

impl fmt::Display for Value {
    /// Python's notation, so that a constant can be pasted into a program.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::None => f.write_str("None"),
            Value::Bool(true) => f.write_str("True"),
            Value::Bool(false) => f.write_str("False"),
            Value::Int(n) => write!(f, "{n}"),
            Value::Prim(prim) => f.write_str(prim.name()),
            Value::Func(func) => {
                let Some(combinator) = func.combinator() else {
                    return f.write_str(func.foreign().map_or("", Foreign::name));
                };
                write!(f, "{}(", combinator.name())?;
                separated(f, func.parts().into_iter())?;
                f.write_char(')')
            }
            container => {
                let items = container.elements().unwrap_or_default();
                let (open, close) = match (container.is_set(), items.len()) {
                    (true, 0) => ("frozenset(", ")"),
                    (true, _) => ("frozenset({", "})"),
                    (false, 1) => ("(", ",)"),
                    (false, _) => ("(", ")"),
                };
                f.write_str(open)?;
                separated(f, items.into_iter())?;
                f.write_str(close)
            }
        }
    }
}

fn separated(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = Value>) -> fmt::Result {
    for (i, item) in items.enumerate() {
        write!(f, "{}{item}", if i == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
