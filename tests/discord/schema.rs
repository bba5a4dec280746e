//! Requests held against Discord's OpenAPI description, where its file is given by `PARLOUR_DISCORD_OPENAPI`.
//!
//! It uses a small part of JSON Schema, and that is what is checked here; a request is right if nothing contradicts.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

static DESCRIPTION: LazyLock<Option<Value>> = LazyLock::new(|| {
    let file = std::env::var("PARLOUR_DISCORD_OPENAPI").ok().filter(|file| !file.is_empty())?;
    Some(serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap())
});

/// What is wrong with a request's body; nothing if there is no description to hold it against.
pub(crate) fn wrong(method: &str, path: &str, body: &Value) -> Option<String> {
    let description = DESCRIPTION.as_ref()?;
    let Some(operation) = operation(description, method, path) else {
        return Some(format!("{method} {path} is not described"));
    };
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    if schema.is_null() {
        return (!body.is_null()).then(|| format!("{method} {path} takes no body"));
    }
    let mut body = body.clone();
    name_attachments(&mut body);
    check(description, schema, &body, "$").err().map(|why| format!("{method} {path}: {why}"))
}

/// An attachment's id is a number or a text, as one likes; the description knows only the text.
fn name_attachments(body: &mut Value) {
    match body {
        Value::Object(map) => {
            if let Some(Value::Array(attachments)) = map.get_mut("attachments") {
                for attachment in attachments {
                    if let Some(id) = attachment["id"].as_u64() {
                        attachment["id"] = json!(id.to_string());
                    }
                }
            }
            map.values_mut().for_each(name_attachments);
        }
        Value::Array(list) => list.iter_mut().for_each(name_attachments),
        _ => {}
    }
}

/// The operation whose path fits, the one with the fewest gaps.
fn operation<'d>(description: &'d Value, method: &str, path: &str) -> Option<&'d Value> {
    let given: Vec<&str> = path.split('/').collect();
    let fits = |known: &str| {
        let known: Vec<&str> = known.split('/').collect();
        known.len() == given.len()
            && known.iter().zip(&given).all(|(known, given)| known == given || known.starts_with('{'))
    };
    let paths = description["paths"].as_object()?;
    let (_, found) = paths
        .iter()
        .filter(|(known, operations)| fits(known) && operations.get(method.to_lowercase()).is_some())
        .min_by_key(|(known, _)| known.matches('{').count())?;
    found.get(method.to_lowercase())
}

fn check(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let target =
            root.pointer(reference.trim_start_matches('#')).ok_or_else(|| format!("{reference} is missing"))?;
        return check(root, target, value, at);
    }
    let fail = |why: String| Err(format!("{at}: {why} ({value:.200})"));
    if let Some(why) = wrong_kind(schema, value) {
        return fail(why);
    }
    for part in schema["allOf"].as_array().into_iter().flatten() {
        check(root, part, value, at)?;
    }
    for name in ["oneOf", "anyOf"] {
        let Some(parts) = schema[name].as_array() else { continue };
        let results: Vec<Result<(), String>> = parts.iter().map(|part| check(root, part, value, at)).collect();
        // Discord's “one of” is often fitted by several, such as null.
        if results.iter().all(Result::is_err) {
            let why: Vec<String> = results.into_iter().filter_map(Result::err).collect();
            return Err(format!("{at}: fits none: {}", why.join("; ")));
        }
    }
    let limits = |length: usize, least: &str, most: &str| {
        let least = schema[least].as_u64().unwrap_or(0) as usize;
        let most = schema[most].as_u64().map_or(usize::MAX, |most| most as usize);
        if (least..=most).contains(&length) {
            Ok(())
        } else {
            Err(format!("{at}: {length} is not in {least}..={most}"))
        }
    };
    match value {
        Value::String(text) => {
            limits(text.chars().count(), "minLength", "maxLength")?;
            if schema["format"] == "snowflake" && !text.bytes().all(|b| b.is_ascii_digit()) {
                return fail("is no id".to_owned());
            }
        }
        Value::Array(list) => {
            limits(list.len(), "minItems", "maxItems")?;
            for (index, item) in list.iter().enumerate() {
                check(root, &schema["items"], item, &format!("{at}[{index}]"))?;
            }
        }
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or(0.0);
            if schema["minimum"].as_f64().is_some_and(|least| number < least)
                || schema["maximum"].as_f64().is_some_and(|most| number > most)
            {
                return fail("is out of range".to_owned());
            }
        }
        Value::Object(map) => {
            limits(map.len(), "minProperties", "maxProperties")?;
            check_fields(root, schema, map, at)?;
        }
        Value::Null | Value::Bool(_) => {}
    }
    Ok(())
}

fn check_fields(root: &Value, schema: &Value, map: &Map<String, Value>, at: &str) -> Result<(), String> {
    let mut required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(name) = required.find(|name| !map.contains_key(*name)) {
        return Err(format!("{at}: {name} is missing"));
    }
    let Some(known) = schema["properties"].as_object() else { return Ok(()) };
    for (name, inside) in map {
        match known.get(name) {
            Some(schema) => check(root, schema, inside, &format!("{at}.{name}"))?,
            None if schema["additionalProperties"] == false => return Err(format!("{at}: {name} is unknown")),
            None => {}
        }
    }
    Ok(())
}

/// What is wrong with the kind of a value, or with the value where only some are allowed.
fn wrong_kind(schema: &Value, value: &Value) -> Option<String> {
    let kinds: Option<Vec<&str>> = match &schema["type"] {
        Value::String(kind) => Some(vec![kind.as_str()]),
        Value::Array(kinds) => Some(kinds.iter().filter_map(Value::as_str).collect()),
        _ => None,
    };
    if let Some(kinds) = kinds.filter(|kinds| !kinds.iter().any(|kind| is_kind(value, kind))) {
        return Some(format!("is none of {kinds:?}"));
    }
    if !schema["const"].is_null() && schema["const"] != *value {
        return Some(format!("is not {}", schema["const"]));
    }
    let allowed = schema["enum"].as_array();
    allowed.is_some_and(|allowed| !allowed.contains(value)).then(|| "is not among the values".to_owned())
}

fn is_kind(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}

#[test]
fn a_broken_request_contradicts_the_description() {
    if DESCRIPTION.is_none() {
        return;
    }
    let path = "/channels/1/messages";
    assert_eq!(wrong("POST", path, &json!({"content": "hello"})), None);
    assert!(wrong("POST", path, &json!({"content": 5})).is_some());
    assert!(wrong("POST", path, &json!({"content": "x", "nonce": "x".repeat(26)})).is_some());
    assert!(wrong("POST", path, &json!({"components": [{"type": 1, "components": [{"type": 2}]}]})).is_some());
    assert!(wrong("POST", "/no/such/path", &json!({})).is_some());
}
