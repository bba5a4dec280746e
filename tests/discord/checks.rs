//! What goes in either direction, held against twilight's models and limits, and what serenity makes of it.

use serde::de::DeserializeSeed;
use serde_json::{Value, json};
use serenity::model::event::Event;
use twilight_model::application::command::Command;
use twilight_model::channel::message::{AllowedMentions, Component, Embed};
use twilight_model::gateway::event::GatewayEventDeserializer;
use twilight_model::http::interaction::InteractionResponse;
use twilight_validate::command::CommandValidationErrorType::CommandTooLarge as TooLarge;
use twilight_validate::{command, message};

use super::polling::wrong_poll;

/// What is wrong with the body of a message, of which these files are a part.
pub(crate) fn wrong_message(body: &Value, files: &[String], edit: bool) -> Option<String> {
    let check = || -> Result<(), String> {
        let text = |error: &dyn std::fmt::Display| error.to_string();
        let content = body["content"].as_str().unwrap_or_default();
        message::content(content).map_err(|error| text(&error))?;
        let embeds: Vec<Embed> = of(body, "embeds", &with_kind)?;
        message::embeds(&embeds).map_err(|error| text(&error))?;
        let components: Vec<Component> = of(body, "components", &Clone::clone)?;
        message::components(&components, false).map_err(|error| text(&error))?;
        if let Some(allowed) = body.get("allowed_mentions") {
            let allowed: AllowedMentions = serde_json::from_value(allowed.clone()).map_err(|error| text(&error))?;
            if !allowed.parse.is_empty() {
                return Err("it lets whole kinds of mentions call people".to_owned());
            }
        } else if !content.is_empty() {
            return Err("it does not say whom it may call".to_owned());
        }
        let described = body["attachments"].as_array().cloned().unwrap_or_default();
        if described.len() != files.len() {
            return Err(format!("{} attachments are described, {} are there", described.len(), files.len()));
        }
        for (attachment, file) in described.iter().zip(files) {
            message::attachment_filename(file).map_err(|error| text(&error))?;
            if attachment["filename"] != json!(file) {
                return Err(format!("{file} is described as {}", attachment["filename"]));
            }
            if let Some(description) = attachment["description"].as_str() {
                message::attachment_description(description).map_err(|error| text(&error))?;
            } else if file.ends_with(".png") || file.ends_with(".gif") {
                return Err(format!("{file} has no words"));
            }
        }
        for embed in &embeds {
            let Some(image) = &embed.image else { continue };
            let name = image.url.strip_prefix("attachment://").unwrap_or_default();
            if !files.iter().any(|file| file == name) {
                return Err(format!("the picture {} is not attached", image.url));
            }
            // What an embed shows is none of the message's attachments, whose descriptions are read.
            return Err(format!("nobody reads the words of {}", image.url));
        }
        if body["nonce"].as_str().is_some_and(|nonce| nonce.len() > 25) {
            return Err("the nonce is too long".to_owned());
        }
        if let Some(why) = body.get("poll").and_then(wrong_poll) {
            return Err(why);
        }
        let empty = content.is_empty() && embeds.is_empty() && files.is_empty() && body["poll"].is_null();
        if empty && !edit { Err("it is empty".to_owned()) } else { Ok(()) }
    };
    check().err()
}

/// What is wrong with the answer to an interaction.
pub(crate) fn wrong_response(body: &Value, files: &[String]) -> Option<String> {
    let mut typed = body.clone();
    if let Some(Value::Array(embeds)) = typed["data"].get_mut("embeds") {
        embeds.iter_mut().for_each(|embed| *embed = with_kind(embed));
    }
    if let Err(error) = serde_json::from_value::<InteractionResponse>(typed) {
        return Some(error.to_string());
    }
    let choices = body["data"]["choices"].as_array();
    if choices.is_some_and(|choices| choices.len() > 25) {
        return Some("there are more than 25 choices".to_owned());
    }
    match body["type"].as_u64() {
        Some(4) => wrong_message(&body["data"], files, false),
        Some(7) => wrong_message(&body["data"], files, true),
        _ => None,
    }
}

/// What is wrong with the commands.
pub(crate) fn wrong_commands(body: &Value) -> Option<String> {
    for described in body.as_array()? {
        let mut described = described.clone();
        described["version"] = json!("1");
        // The commands in the menus of people and messages have none, which Discord then calls empty.
        if described["type"] != 1 && described.get("description").is_none() {
            described["description"] = json!("");
        }
        described["default_member_permissions"] = Value::Null;
        let parsed: Command = match serde_json::from_value(described) {
            Ok(parsed) => parsed,
            Err(error) => return Some(error.to_string()),
        };
        let checked = match command::command(&parsed) {
            // Discord takes 8,000 characters by now (“Slash Commands” in its documentation).
            Err(error) if matches!(error.kind(), TooLarge { characters } if *characters <= 8_000) => {
                command::options(&parsed.options)
            }
            checked => checked,
        };
        if let Err(error) = checked {
            return Some(format!("{}: {error}", parsed.name));
        }
        if parsed.options.iter().any(|option| option.choices.as_ref().is_some_and(|choices| choices.len() > 25)) {
            return Some(format!("{}: there are more than 25 choices", parsed.name));
        }
    }
    None
}

/// Panics unless twilight and serenity can read an event of the gateway.
pub(crate) fn assert_event_is_readable(frame: &Value) {
    let text = frame.to_string();
    let seed = GatewayEventDeserializer::from_json(&text).unwrap();
    let mut json = serde_json::Deserializer::from_str(&text);
    if let Err(error) = seed.deserialize(&mut json) {
        panic!("twilight cannot read {}: {error}: {text}", frame["t"]);
    }
    if frame["op"] == 0 {
        let event = serde_json::from_value(json!({"t": frame["t"], "d": frame["d"]}));
        match event {
            Ok(Event::Unknown(_)) => panic!("serenity does not know {}: {text}", frame["t"]),
            Ok(_) => {}
            Err(error) => panic!("serenity cannot read {}: {error}: {text}", frame["t"]),
        }
    }
}

fn of<T: serde::de::DeserializeOwned>(
    body: &Value,
    name: &str,
    change: &dyn Fn(&Value) -> Value,
) -> Result<Vec<T>, String> {
    let list = body[name].as_array().cloned().unwrap_or_default();
    list.iter()
        .map(|item| serde_json::from_value(change(item)).map_err(|error| format!("{name}: {error}: {item}")))
        .collect()
}

/// An embed with its type, which Discord adds and twilight wants.
fn with_kind(embed: &Value) -> Value {
    let mut embed = embed.clone();
    if embed.get("type").is_none() {
        embed["type"] = json!("rich");
    }
    embed
}

#[test]
fn a_broken_message_is_found_out() {
    let calm = json!({"parse": []});
    assert_eq!(wrong_message(&json!({"content": "hello", "allowed_mentions": calm}), &[], false), None);
    assert!(wrong_message(&json!({"content": "hello"}), &[], false).is_some());
    assert!(wrong_message(&json!({"content": "x".repeat(2_001), "allowed_mentions": calm}), &[], false).is_some());
    assert!(wrong_message(&json!({"content": "x", "allowed_mentions": {"parse": ["everyone"]}}), &[], false).is_some());
    let picture = json!({"content": "x", "allowed_mentions": calm, "attachments": [{"id": "0", "filename": "a.png"}]});
    assert!(wrong_message(&picture, &["a.png".to_owned()], false).is_some());
}
