//! Readers of keys with a form of their own. Their errors end the sentence “the key must be …”. For all other keys, the
//! default's type says enough.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use toml::Value;

use super::{LogFormat, Network};
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
pub(crate) fn text_or_unset<'de, D: Deserializer<'de>>(
    deserializer: D,
    wanted: &str,
    fits: impl FnOnce(&str) -> bool,
) -> Result<Option<String>, D::Error> {
    let read =
        |text: &str| (text.is_empty() || fits(text)).then(|| Some(text.to_owned()).filter(|text| !text.is_empty()));
    text(deserializer, wanted, read)
}

/// Reads a list of texts.
pub(crate) fn list<'de, D: Deserializer<'de>>(
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

/// Reads the address that browsers know: by https, or on this machine alone.
pub(super) fn origin<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let wanted = "an address without a path that begins with https://, like https://games.example.org; only on \
                  localhost can it begin with http://";
    let read = |text: &str| {
        let text = text.strip_suffix('/').unwrap_or(text);
        (text.is_empty() || is_origin(text)).then(|| text.to_lowercase())
    };
    text(deserializer, wanted, read)
}

/// Reads the networks of proxies.
pub(super) fn networks<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let wanted = "a list of addresses or networks, each like 127.0.0.1 or 172.16.0.0/12";
    list(deserializer, wanted, |text| text.parse::<Network>().is_ok())
}

fn is_origin(text: &str) -> bool {
    let Some((scheme, authority)) = text.split_once("://") else { return false };
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (authority, None),
    };
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_name =
        !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'));
    let is_host = bare.map_or(is_name, |bare| bare.parse::<Ipv6Addr>().is_ok());
    let is_here = match bare.unwrap_or(host).parse::<IpAddr>() {
        Ok(address) => address.is_loopback(),
        Err(_) => host.eq_ignore_ascii_case("localhost"),
    };
    let may_be_plain = scheme.eq_ignore_ascii_case("http") && is_here;
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    is_host && is_port && (scheme.eq_ignore_ascii_case("https") || may_be_plain)
}
