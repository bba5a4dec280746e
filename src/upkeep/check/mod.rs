//! Whether everything is as it should be, and what to do if not. Nothing is changed, and no secret is shown.

mod database;
mod secrets;

use std::path::Path;

use crate::config::Config;
use crate::store::NewFile;

/// What was looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// It is as it should be.
    Good(String),
    /// It is not; says what to do.
    Wrong(String),
}

/// Looks at everything that is configured. `report` is told how many games have been replayed.
pub fn check(config: &Config, report: &mut dyn FnMut(u64)) -> Vec<Finding> {
    let mut findings = Vec::new();
    platforms(&mut findings, config);
    secrets::look(&mut findings, config);
    database::look(&mut findings, &config.database, report);
    if let Some(backup) = &config.backup {
        database::look_at_backups(&mut findings, &config.database, backup);
    }
    findings
}

fn platforms(findings: &mut Vec<Finding>, config: &Config) {
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
    let host = address.strip_prefix("http://").unwrap_or_default();
    let host = host.split('/').next().unwrap_or_default().rsplit_once(':').map_or(host, |(host, _)| host);
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}

/// Whether files can be made in a folder, or in the nearest one above it that there is.
fn is_writable(folder: &Path) -> Result<(), String> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let there = folder.ancestors().find(|folder| folder.as_os_str().is_empty() || folder.exists());
    let there = there.filter(|there| !there.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let trial = there.join(format!(".parlour-check-{}", std::process::id()));
    // It is removed again at once.
    let made = NewFile::begin(&trial).map(drop);
    made.map_err(|_| format!("no file can be made in {}: let Parlour's user write to that folder", there.display()))
}
