//! The slash commands, made from the one table of commands, and told to Discord when they have changed.

use serde_json::{Map, Value, json};

use super::api::{Api, ApiError, Call};
use crate::command::{Param, ParamKind, Spec, TABLE};
use crate::text::{Language, Message};

/// The longest description of a command or parameter that Discord takes, in characters.
const DESCRIPTION_MAX: usize = 100;

/// Discord's numbers for the types of parameters.
const STRING: u8 = 3;
const USER: u8 = 6;

/// All commands as Discord wants them described.
#[must_use]
pub fn commands() -> Value {
    TABLE.iter().map(command).collect()
}

/// Tells Discord the commands, everywhere or in one server, unless it knows exactly these. Says whether it had to.
///
/// # Errors
/// If Discord refuses or does not answer.
pub(super) async fn register(api: &Api, application: u64, server: Option<&str>) -> Result<bool, ApiError> {
    let path = match server {
        Some(server) => format!("/applications/{application}/guilds/{server}/commands"),
        None => format!("/applications/{application}/commands"),
    };
    let wanted = commands();
    let known = api.send(&Call::get(format!("{path}?with_localizations=true"))).await?;
    if are_the_same(&known, &wanted) {
        return Ok(false);
    }
    api.send(&Call::put(path, wanted)).await?;
    Ok(true)
}

fn command(spec: &Spec) -> Value {
    // Parameters that a command needs come first, as Discord demands.
    let (needed, others): (Vec<&Param>, Vec<&Param>) = spec.params.iter().partition(|param| param.required);
    let mut command = json!({
        "type": 1,
        "name": spec.name,
        "description": description(Language::english(), spec.about),
        "options": needed.into_iter().chain(others).map(option).collect::<Vec<Value>>(),
        // In servers and by the users who installed it; in servers, in conversations with it and in others.
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    });
    localize(&mut command, spec.about);
    command
}

fn option(param: &Param) -> Value {
    let kind = if matches!(param.kind, ParamKind::Person) { USER } else { STRING };
    let mut option = json!({
        "type": kind,
        "name": param.name,
        "description": description(Language::english(), param.about),
        "required": param.required,
    });
    let choices = match param.kind {
        ParamKind::Side | ParamKind::Choice(_) => param.kind.choices(),
        ParamKind::Command => TABLE.iter().map(|spec| spec.name).collect(),
        _ => Vec::new(),
    };
    if !choices.is_empty() {
        option["choices"] = choices.iter().map(|name| json!({"name": name, "value": name})).collect();
    } else if matches!(param.kind, ParamKind::Game | ParamKind::Variant | ParamKind::Id | ParamKind::Notation) {
        option["autocomplete"] = json!(true);
    }
    localize(&mut option, param.about);
    option
}

fn description(language: &Language, key: &'static str) -> String {
    language.say(&Message::new(key)).chars().take(DESCRIPTION_MAX).collect()
}

/// Adds the descriptions in the languages that have them.
fn localize(described: &mut Value, key: &'static str) {
    let mut localized = Map::new();
    for language in Language::all().iter().skip(1).filter(|language| language.has(key)) {
        for locale in locales(language.tag()) {
            localized.insert((*locale).to_owned(), json!(description(language, key)));
        }
    }
    if !localized.is_empty() {
        described["description_localizations"] = Value::Object(localized);
    }
}

/// Discord's locales of a language: its own names where it has several, none for a language that it does not speak.
fn locales(tag: &'static str) -> &'static [&'static str] {
    const LOCALES: &[(&str, &[&str])] = &[
        ("bg", &["bg"]),
        ("cs", &["cs"]),
        ("da", &["da"]),
        ("de", &["de"]),
        ("el", &["el"]),
        ("es", &["es-ES", "es-419"]),
        ("fi", &["fi"]),
        ("fr", &["fr"]),
        ("hi", &["hi"]),
        ("hr", &["hr"]),
        ("hu", &["hu"]),
        ("it", &["it"]),
        ("ja", &["ja"]),
        ("ko", &["ko"]),
        ("lt", &["lt"]),
        ("nl", &["nl"]),
        ("no", &["no"]),
        ("pl", &["pl"]),
        ("pt", &["pt-BR"]),
        ("ro", &["ro"]),
        ("ru", &["ru"]),
        ("sv", &["sv-SE"]),
        ("th", &["th"]),
        ("tr", &["tr"]),
        ("uk", &["uk"]),
        ("vi", &["vi"]),
        ("zh", &["zh-CN", "zh-TW"]),
    ];
    LOCALES.iter().find(|(known, _)| *known == tag).map_or(&[], |(_, locales)| locales)
}

/// Whether Discord knows the commands as we want them. What it adds (ids, versions, empty lists) does not count.
fn are_the_same(known: &Value, wanted: &Value) -> bool {
    let (Some(known), Some(wanted)) = (known.as_array(), wanted.as_array()) else { return false };
    known.len() == wanted.len()
        && wanted.iter().all(|wanted| known.iter().any(|known| known["name"] == wanted["name"] && has(known, wanted)))
}

fn has(known: &Value, wanted: &Value) -> bool {
    match (known, wanted) {
        (Value::Object(known), Value::Object(wanted)) => {
            // Discord leaves out what is false or empty; what it has besides may not be localized or chosen from.
            let surplus = ["choices", "options", "description_localizations", "autocomplete"];
            let counts = |value: &&Value| !matches!(value, Value::Null | Value::Bool(false)) && **value != json!([]);
            wanted.iter().all(|(key, value)| match known.get(key) {
                Some(known) => has(known, value),
                None => !counts(&value),
            }) && surplus.iter().all(|key| wanted.contains_key(*key) || known.get(*key).filter(counts).is_none())
        }
        (Value::Array(known), Value::Array(wanted)) => {
            known.len() == wanted.len() && known.iter().zip(wanted).all(|(known, wanted)| has(known, wanted))
        }
        _ => known == wanted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_discord_adds_makes_no_difference_and_a_changed_word_does() {
        let wanted = commands();
        let mut known = wanted.clone();
        known[0]["id"] = json!("1");
        known[0]["dm_permission"] = json!(true);
        let options = known[5]["options"].clone();
        if options == json!([]) {
            known[5]["options"] = Value::Null;
        }
        assert!(are_the_same(&known, &wanted));
        known[0]["description"] = json!("something else");
        assert!(!are_the_same(&known, &wanted));
    }

    #[test]
    fn a_command_that_is_gone_or_new_makes_a_difference() {
        let wanted = commands();
        let mut fewer = wanted.clone();
        fewer.as_array_mut().map(Vec::pop);
        assert!(!are_the_same(&fewer, &wanted));
        assert!(!are_the_same(&wanted, &fewer));
    }
}
