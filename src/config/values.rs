//! Readers of keys with a form of their own. Their errors end the sentence “the key must be …”. For all other keys, the
//! default's type says enough.

use std::net::SocketAddr;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use toml::Value;

use super::LogFormat;
use crate::clock::find_zone;
use crate::render::Theme;
use crate::text::Language;

/// The beginning of such an error.
pub(super) const MUST_BE: &str = "must be ";

fn refusal<E: Error>(wanted: &str) -> E {
    E::custom(format!("{MUST_BE}{wanted}"))
}

/// Reads a text.
fn text<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    wanted: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    value.as_str().and_then(read).ok_or_else(|| refusal(wanted))
}

/// Reads a text that may be left empty.
fn text_or_unset<'de, D: Deserializer<'de>>(
    deserializer: D,
    wanted: &str,
    fits: impl FnOnce(&str) -> bool,
) -> Result<Option<String>, D::Error> {
    let read =
        |text: &str| (text.is_empty() || fits(text)).then(|| Some(text.to_owned()).filter(|text| !text.is_empty()));
    text(deserializer, wanted, read)
}

/// Reads a list of texts.
fn list<'de, D: Deserializer<'de>>(
    deserializer: D,
    wanted: &str,
    fits: impl Fn(&str) -> bool,
) -> Result<Vec<String>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let items = value.as_array().into_iter().flatten().map(|item| item.as_str().filter(|item| fits(item)));
    let items: Option<Vec<String>> = items.map(|item| item.map(str::to_owned)).collect();
    items.filter(|_| value.is_array()).ok_or_else(|| refusal(wanted))
}

pub(super) fn at_least_one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let number = Value::deserialize(deserializer)?.as_integer().and_then(|number| u32::try_from(number).ok());
    number.filter(|number| *number > 0).ok_or_else(|| refusal("a whole number, at least 1"))
}

pub(super) fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let tags: Vec<&str> = Language::all().iter().map(Language::tag).collect();
    let wanted = format!("a language I speak: {}", tags.join(", "));
    text(deserializer, &wanted, |tag| Language::find(tag).map(|_| tag.to_owned()))
}

pub(super) fn zone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let found = value.as_str().map_or(Err(Vec::new()), |name| find_zone(name).map(|_| name.to_owned()));
    found.map_err(|near| {
        let near = if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(", ")) };
        refusal(&format!("an IANA time zone, like Europe/Amsterdam{near}"))
    })
}

pub(super) fn theme<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Theme, D::Error> {
    let wanted = format!("one of {}", Theme::ALL.map(Theme::name).join(", "));
    text(deserializer, &wanted, |name| Theme::ALL.into_iter().find(|theme| theme.name() == name))
}

pub(super) fn log_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LogFormat, D::Error> {
    text(deserializer, "\"human\" or \"json\"", |name| match name {
        "human" => Some(LogFormat::Human),
        "json" => Some(LogFormat::Json),
        _ => None,
    })
}

pub(super) fn address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SocketAddr, D::Error> {
    text(deserializer, "an address with a port, like 127.0.0.1:9464", |text| text.parse().ok())
}

pub(super) fn server<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    text_or_unset(deserializer, "a server’s id: digits in quotation marks", |id| {
        id.bytes().all(|b| b.is_ascii_digit())
    })
}

pub(super) fn user<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    text_or_unset(deserializer, "a user, like @name:server", is_user)
}

pub(super) fn users<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    list(deserializer, "a list of users, each like @name:server", is_user)
}

pub(super) fn communities<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    list(deserializer, "a list of rooms with their communities, each like !room:server=name", is_community)
}

fn is_user(text: &str) -> bool {
    text.strip_prefix('@').and_then(|rest| rest.split_once(':')).is_some_and(|(_, server)| !server.is_empty())
}

fn is_community(text: &str) -> bool {
    text.strip_prefix('!').and_then(|rest| rest.split_once('=')).is_some_and(|(_, name)| !name.trim().is_empty())
}
