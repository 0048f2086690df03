//! Parsed JSON, kept small where ARC's files are large.
//!
//! Nearly all of a data set is rows of digits. `serde_json::Value` takes 72 bytes for each digit, and filling that
//! memory was most of the time that loading took; here a list of small numbers is a string of bytes. Text goes in,
//! a [`Tree`] comes out; a key that an object holds twice is an error, since one of the two would be lost.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use crate::DataError;
use crate::error::Kind;

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Tree {
    /// A whole number from 0 to 255.
    Byte(u8),
    /// A list of such numbers, perhaps empty.
    Bytes(Vec<u8>),
    /// A list of anything else.
    List(Vec<Tree>),
    Object(BTreeMap<String, Tree>),
    /// Null, a boolean, a string or another number.
    Scalar(Box<Value>),
}

impl Tree {
    /// Parses JSON text.
    pub(crate) fn parse(text: &str) -> Result<Tree, DataError> {
        // Some editors put a byte order mark in front, which JSON does not allow.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().is_empty() {
            return Err(Kind::EmptyFile.into());
        }
        serde_json::from_str(text).map_err(|error| {
            // serde_json appends the position, which has a place of its own in our line.
            let full = error.to_string();
            let what = full.rsplit_once(" at line ").map_or(full.as_str(), |(what, _)| what).to_owned();
            Kind::Json { line: error.line(), column: error.column().max(1), what }.into()
        })
    }

    /// The field of an object.
    pub(crate) fn get(&self, name: &str) -> Option<&Tree> {
        match self {
            Tree::Object(fields) => fields.get(name),
            _ => None,
        }
    }

    /// The fields of an object.
    pub(crate) fn object(&self) -> Result<&BTreeMap<String, Tree>, DataError> {
        match self {
            Tree::Object(fields) => Ok(fields),
            _ => Err(self.wrong_type("an object").into()),
        }
    }

    /// The items of a list, if it is one; a copy when they are numbers, which is for callers that want anything else.
    pub(crate) fn items(&self) -> Option<Cow<'_, [Tree]>> {
        match self {
            Tree::List(items) => Some(Cow::Borrowed(items)),
            Tree::Bytes(bytes) => Some(bytes.iter().copied().map(Tree::Byte).collect()),
            _ => None,
        }
    }

    /// The items of a list, as [`Tree::items`] gives them.
    pub(crate) fn list(&self) -> Result<Cow<'_, [Tree]>, DataError> {
        self.items().ok_or_else(|| self.wrong_type("a list").into())
    }

    /// The error of finding this where something else was wanted.
    pub(crate) fn wrong_type(&self, wanted: &'static str) -> Kind {
        Kind::WrongType { found: self.kind(), wanted }
    }

    /// What it is, in words.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Tree::Byte(_) => "a number",
            Tree::Bytes(_) | Tree::List(_) => "a list",
            Tree::Object(_) => "an object",
            Tree::Scalar(value) => match **value {
                Value::Null => "null",
                Value::Bool(_) => "a boolean",
                Value::String(_) => "a string",
                _ => "a number",
            },
        }
    }

    /// A value as it may stand in an error line: cut short, because it can be anything.
    pub(crate) fn excerpt(&self) -> String {
        const LONGEST: usize = 24;
        let text = match self {
            Tree::Byte(number) => number.to_string(),
            Tree::Bytes(_) | Tree::List(_) => "a list".to_owned(),
            Tree::Object(_) => "an object".to_owned(),
            Tree::Scalar(value) => value.to_string(),
        };
        match text.char_indices().nth(LONGEST) {
            Some((cut, _)) => format!("{}...", &text[..cut]),
            None => text,
        }
    }

    fn scalar(value: impl Into<Value>) -> Tree {
        Tree::Scalar(Box::new(value.into()))
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(Builder)
    }
}

/// Builds a tree from what the JSON parser reports.
struct Builder;

impl<'de> Visitor<'de> for Builder {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Tree, E> {
        Ok(Tree::scalar(Value::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<Tree, E> {
        Ok(Tree::scalar(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Tree, E> {
        Ok(u8::try_from(value).map_or_else(|_| Tree::scalar(value), Tree::Byte))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Tree, E> {
        Ok(Tree::scalar(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Tree, E> {
        Ok(Tree::scalar(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Tree, E> {
        Ok(Tree::scalar(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut bytes = Vec::new();
        while let Some(item) = items.next_element()? {
            if let Tree::Byte(number) = item {
                bytes.push(number);
                continue;
            }
            // The first item that is no small number: all of them need room.
            let mut list: Vec<Tree> = bytes.into_iter().map(Tree::Byte).collect();
            list.push(item);
            while let Some(item) = items.next_element()? {
                list.push(item);
            }
            return Ok(Tree::List(list));
        }
        Ok(Tree::Bytes(bytes))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut fields = BTreeMap::new();
        while let Some(key) = items.next_key::<String>()? {
            if fields.contains_key(&key) {
                return Err(A::Error::custom(format_args!("the key {key:?} is there twice")));
            }
            fields.insert(key, items.next_value()?);
        }
        Ok(Tree::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> String {
        Tree::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn lists_of_small_numbers_are_bytes() {
        assert_eq!(Tree::parse("[1, 0, 255]").unwrap(), Tree::Bytes(vec![1, 0, 255]));
        assert_eq!(Tree::parse("[]").unwrap(), Tree::Bytes(vec![]));
        let mixed = Tree::List(vec![Tree::Byte(1), Tree::scalar(-1), Tree::Byte(2), Tree::scalar(256)]);
        assert_eq!(Tree::parse("[1, -1, 2, 256]").unwrap(), mixed);
        let nested = Tree::List(vec![Tree::Bytes(vec![1]), Tree::scalar(1.0), Tree::scalar(Value::Null)]);
        assert_eq!(Tree::parse("[[1], 1.0, null]").unwrap(), nested);
    }

    #[test]
    fn broken_json_has_a_place() {
        assert_eq!(line("{\n  \"train\": [,]}"), "broken JSON at line 2, column 13: expected value");
        assert_eq!(line(""), "is an empty file");
        assert_eq!(line("{"), "broken JSON at line 1, column 1: EOF while parsing an object");
        assert_eq!(
            line("{\"a\": 1,\n\"a\": 2}"),
            "broken JSON at line 2, column 3: the key \"a\" is there twice"
        );
        assert!(line(&"[".repeat(100_000)).contains("recursion limit exceeded"));
        assert!(line("1e999").contains("number out of range"));
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        assert_eq!(Tree::parse("\u{feff}7").unwrap(), Tree::Byte(7));
    }

    #[test]
    fn excerpts_are_short() {
        let long = Tree::scalar("é".repeat(500)).excerpt();
        assert_eq!(long, format!("\"{}...", "é".repeat(23)));
        assert_eq!(Tree::parse("[[1]]").unwrap().excerpt(), "a list");
        assert_eq!(Tree::parse("{}").unwrap().excerpt(), "an object");
        assert_eq!(Tree::parse("12").unwrap().excerpt(), "12");
    }
}
