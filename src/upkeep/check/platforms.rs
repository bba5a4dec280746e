//! What is configured of the platforms.

use super::finding::Finding;
use crate::config::Config;

/// Looks at what is said of the platforms.
pub(super) fn look(findings: &mut Vec<Finding>, config: &Config) {
    if config.discord.is_none() && config.matrix.is_none() {
        let what = "no platform is configured: add [discord] or [matrix] to the configuration";
        findings.push(Finding::Wrong(format!("{what} (docs/discord.md, docs/matrix.md)")));
    }
    let Some(matrix) = &config.matrix else { return };
    findings.push(match matrix.homeserver() {
        Err(error) => Finding::Wrong(error.to_string()),
        Ok(address) if address.starts_with("https://") => Finding::Good(format!("matrix.homeserver {address}")),
        Ok(address) if is_here(address) => Finding::Good(format!("matrix.homeserver {address}, on this machine")),
        Ok(address) => Finding::Wrong(format!(
            "matrix.homeserver {address} is not encrypted on the way: let it begin with https://"
        )),
    });
    for (key, user) in [("matrix.user", matrix.user().ok()), ("matrix.owner", matrix.owner.as_deref())] {
        let Some(user) = user else { continue };
        let whole = user.strip_prefix('@').is_some_and(|rest| rest.contains(':'));
        let short = key == "matrix.user" && !user.contains(['@', ':', ' ']);
        if !whole && !short {
            findings.push(Finding::Wrong(format!("{key} {user:?} is no user: write it like @name:example.org")));
        }
    }
}

/// Whether an address without encryption leads to this machine.
fn is_here(address: &str) -> bool {
    let authority =
        address.strip_prefix("http://").unwrap_or_default().split(['/', '?', '#']).next().unwrap_or_default();
    // Before an `@` stands whoever asks, not the machine that is asked.
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}
