//! The encoding of values: a JSON object with one key, which names the type.

use gridwright_dsl::{Budget, Cx, Prim, Value};
use serde_json::Value as Json;

/// Decodes a value, or says what is wrong with it.
pub fn value(json: &Json) -> Result<Value, String> {
    let Some((key, content)) =
        json.as_object().filter(|map| map.len() == 1).and_then(|map| map.iter().next())
    else {
        return Err(format!("expected an object with one key, found {json}"));
    };
    let values = |list: &Json| -> Result<Vec<Value>, String> {
        list.as_array()
            .ok_or_else(|| format!("`{key}` expects a list, found {list}"))?
            .iter()
            .map(value)
            .collect()
    };
    let too_large = |fault: gridwright_dsl::Fault| fault.to_string();
    match key.as_str() {
        "int" => {
            content.as_i64().map(Value::Int).ok_or_else(|| format!("`int` expects a number, found {content}"))
        }
        "bool" => content
            .as_bool()
            .map(Value::Bool)
            .ok_or_else(|| format!("`bool` expects a bool, found {content}")),
        "none" => Ok(Value::None),
        "tuple" => Value::tuple(values(content)?).map_err(too_large),
        "set" => Value::set(values(content)?).map_err(too_large),
        "grid" => {
            let rows = content.as_array().ok_or_else(|| format!("`grid` expects rows, found {content}"))?;
            let rows: Result<Vec<Value>, String> = rows.iter().map(row).collect();
            Value::tuple(rows?).map_err(too_large)
        }
        "fn" => primitive(content).map(Value::Prim),
        "call" => match content.as_array().map(Vec::as_slice) {
            Some([name, args @ ..]) => {
                let args: Vec<Value> = args.iter().map(value).collect::<Result<_, _>>()?;
                let args: Vec<&Value> = args.iter().collect();
                primitive(name)?.call(&mut Cx::new(Budget::default()), &args).map_err(too_large)
            }
            _ => Err(format!("`call` expects a name and arguments, found {content}")),
        },
        other => Err(format!("unknown type `{other}`")),
    }
}

fn row(json: &Json) -> Result<Value, String> {
    let cells = json.as_array().ok_or_else(|| format!("a row of a grid expects numbers, found {json}"))?;
    let cells: Option<Vec<Value>> = cells.iter().map(|cell| cell.as_i64().map(Value::Int)).collect();
    let cells = cells.ok_or_else(|| format!("a row of a grid expects numbers, found {json}"))?;
    Value::tuple(cells).map_err(|fault| fault.to_string())
}

/// The primitive of that name.
pub(crate) fn primitive(name: &Json) -> Result<Prim, String> {
    let name = name.as_str().ok_or_else(|| format!("expected the name of a primitive, found {name}"))?;
    Prim::by_name(name).ok_or_else(|| format!("unknown primitive `{name}`"))
}
