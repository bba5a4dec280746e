//! What is configured of the platforms.

use std::net::IpAddr;

use super::finding::Finding;
use crate::config::Config;

/// Looks at what is said of the platforms.
pub(super) fn look(findings: &mut Vec<Finding>, config: &Config) {
    if config.discord.is_none() && config.matrix.is_none() {
        let what = "the configuration has no platform: add [discord] or [matrix] to it";
        findings.push(Finding::Wrong(format!("{what} (docs/discord.md, docs/matrix.md)")));
    }
    let Some(matrix) = &config.matrix else { return };
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

/// The machine that an address with this scheme leads to, as browsers read it: a backslash ends it like a slash, and
/// before an `@` stands whoever asks.
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
