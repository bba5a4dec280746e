//! Matrix, as the rest of the program sees it.

use std::fs;
use std::net::IpAddr;

use anyhow::Context;

use super::PLATFORM;
use super::config::Matrix;
use super::run::run;
use crate::adapter::platform::Platform;
use crate::config::{Config, Finding};
use crate::files::is_open_to;

/// The permissions of all users of the machine except the owner, as bits of a file's mode.
const OTHER_USERS: u32 = 0o077;
/// The shortest passphrase or key that keeps anything.
const KEY_CHARS_MIN: usize = 12;

/// Matrix.
pub const MATRIX: Platform = Platform {
    name: PLATFORM,
    check,
    start: |given| {
        Box::pin(async move { run(&given.config, &given.desk, given.mail, given.stop).await.context("Matrix") })
    },
};

fn check(config: &Config) -> Vec<Finding> {
    let Some(matrix) = config.platform::<Matrix>() else { return Vec::new() };
    let mut findings = Vec::new();
    look_at_names(&mut findings, matrix);
    look_at_secrets(&mut findings, matrix);
    findings
}

fn look_at_names(findings: &mut Vec<Finding>, matrix: &Matrix) {
    findings.push(match matrix.homeserver() {
        Err(error) => Finding::Wrong(error.to_string()),
        Ok(address) if host(address, "https://").is_some() => Finding::Good(format!("matrix.homeserver {address}")),
        Ok(address) if address.starts_with("https://") => Finding::Wrong(format!(
            "matrix.homeserver {address} names no server: write it like https://matrix.example.org"
        )),
        Ok(address) if host(address, "http://").is_some_and(is_here) => {
            Finding::Good(format!("matrix.homeserver {address}, on this machine"))
        }
        Ok(address) => Finding::Wrong(format!(
            "matrix.homeserver {address} is not encrypted on the way: let it begin with https://"
        )),
    });
    for (key, user) in [("matrix.user", matrix.user().ok()), ("matrix.owner", matrix.owner.as_deref())] {
        let Some(user) = user else { continue };
        let whole = user.strip_prefix('@').is_some_and(|rest| rest.contains(':'));
        let short = key == "matrix.user" && !user.contains(['@', ':', ' ']);
        if !whole && !short {
            findings.push(Finding::Wrong(format!("{key} {user:?} isn’t a user: write it like @name:example.org")));
        }
    }
}

fn look_at_secrets(findings: &mut Vec<Finding>, matrix: &Matrix) {
    // The password is needed for the first login only.
    if matrix.access_token().is_none() && !matrix.store.exists() {
        if let Err(missing) = matrix.user() {
            findings.push(Finding::Wrong(missing.to_string()));
        }
        if let Err(missing) = matrix.password() {
            findings.push(Finding::Wrong(missing.to_string()));
        }
    }
    if matrix.access_token().is_some_and(|token| token.reveal().contains(char::is_whitespace)) {
        let what = "matrix.access_token has spaces in it: copy it again, alone in its file or variable";
        findings.push(Finding::Wrong(what.to_owned()));
    }
    let keys = [("matrix.recovery_key", matrix.recovery_key()), ("matrix.store_passphrase", matrix.store_passphrase())];
    for (name, key) in keys {
        if key.is_some_and(|key| key.reveal().chars().count() < KEY_CHARS_MIN) {
            let what = format!("{name} is too short to be safe: use {KEY_CHARS_MIN} characters or more");
            findings.push(Finding::Wrong(what));
        }
    }
    let store = matrix.store.display();
    let mut files = fs::read_dir(&matrix.store).into_iter().flatten().flatten().map(|file| file.path());
    if is_open_to(OTHER_USERS, &matrix.store) || files.any(|file| is_open_to(OTHER_USERS, &file)) {
        findings.push(Finding::Wrong(format!(
            "matrix.store {store} holds keys, and other users of this machine can read it: run `chmod -R go-rwx {store}`"
        )));
    }
    if let Ok(way_out) = fs::read_to_string(matrix.unsigned_mark()) {
        findings.push(Finding::Wrong(format!("the bot’s account on Matrix hasn’t signed its device: {way_out}")));
    }
}

/// The machine of an address with this scheme, as browsers read it: a backslash ends it like a slash, and an `@` ends
/// the user's name before it.
fn host<'a>(address: &'a str, scheme: &str) -> Option<&'a str> {
    let authority = address.strip_prefix(scheme)?.split(['/', '\\', '?', '#']).next()?;
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let end = if host.starts_with('[') { host.find(']')? + 1 } else { host.find(':').unwrap_or(host.len()) };
    Some(&host[..end]).filter(|host| !host.is_empty())
}

/// Whether a host is this machine.
fn is_here(host: &str) -> bool {
    let number = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    host == "localhost" || number.parse::<IpAddr>().is_ok_and(|number| number.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_address_of_this_machine_is_here() {
        for (address, here) in [
            ("http://localhost", true),
            ("http://localhost:8008/_matrix", true),
            ("http://127.0.0.1:8008", true),
            ("http://127.0.0.3:19999\\@localhost", true),
            ("http://[::1]", true),
            ("http://[::1]:8008", true),
            ("http://user@localhost:80", true),
            ("http://evil.example\\@localhost", false),
            ("http://localhost:80@evil.example", false),
            ("http://localhost.evil.example", false),
            ("http://127.0.0.1.evil.example", false),
            ("http://[::2]", false),
            ("http://[::1].evil.example@evil.example", false),
            ("http:///evil.example", false),
            ("http://", false),
            ("localhost", false),
        ] {
            assert_eq!(host(address, "http://").is_some_and(is_here), here, "{address}");
        }
        assert_eq!(host("https://matrix.example.org/", "https://"), Some("matrix.example.org"));
        for nobody in ["https://", "https://:443", "https:///path", "https://@", "http://example.org"] {
            assert_eq!(host(nobody, "https://"), None, "{nobody}");
        }
    }
}
