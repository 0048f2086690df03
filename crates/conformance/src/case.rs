//! One case: a call, and what it must give.

use std::fmt;

use gridwright_dsl::{Prim, Value};
use serde_json::Value as Json;

use crate::decode::{primitive, value};

/// What the call of a case must end in.
#[derive(Clone, Debug)]
pub enum Expected {
    /// This value.
    Value(Value),
    /// A fault.
    Fault,
}

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The primitive that is called.
    pub prim: Prim,
    /// Its arguments.
    pub args: Vec<Value>,
    /// What the function that it returns is called with; only for combinators.
    pub applied_to: Option<Vec<Value>>,
    /// What comes out.
    pub expected: Expected,
    /// Whether the result depends on the order of some set: then it is the one of ascending order that counts.
    pub order_sensitive: bool,
}

/// Why a line is no case.
#[derive(Debug)]
pub struct CaseError {
    line: usize,
    message: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for CaseError {}

impl Case {
    /// Reads one line; `number` is for the error.
    pub fn parse(line: &str, number: usize) -> Result<Case, CaseError> {
        Self::read(line).map_err(|message| CaseError { line: number, message })
    }

    fn read(line: &str) -> Result<Case, String> {
        let json: Json = serde_json::from_str(line).map_err(|error| format!("not JSON: {error}"))?;
        let list = |name: &str| -> Result<Option<Vec<Value>>, String> {
            match json.get(name) {
                None => Ok(None),
                Some(Json::Array(items)) => items.iter().map(value).collect::<Result<_, _>>().map(Some),
                Some(other) => Err(format!("`{name}` expects a list, found {other}")),
            }
        };
        let prim = primitive(json.get("primitive").ok_or("no `primitive`")?)?;
        let args = list("args")?.ok_or("no `args`")?;
        let applied_to = list("applied_to")?;
        let order_sensitive = json.get("order_sensitive").and_then(Json::as_bool).unwrap_or(false);
        let expected = if json.get("raises").is_some() {
            Expected::Fault
        } else {
            let plain = if applied_to.is_some() { "applied_result" } else { "result" };
            let ascending = format!("{plain}_ascending");
            let field = json.get(&ascending).filter(|_| order_sensitive).or_else(|| json.get(plain));
            Expected::Value(value(field.ok_or_else(|| format!("no `{plain}`"))?)?)
        };
        Ok(Case { prim, args, applied_to, expected, order_sensitive })
    }

    /// Whether only the call itself is recorded and it makes a function: then there is nothing to compare with, since
    /// the record is symbolic.
    pub fn is_symbolic(&self) -> bool {
        self.applied_to.is_none() && self.prim.is_combinator() && matches!(self.expected, Expected::Value(_))
    }
}
