//! The secrets: whether they look like what they should be, and who may read them.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::finding::{Finding, is_open_to};
use crate::config::{Config, Discord, Matrix};

/// What every user of the machine may do, as bits of a file's permissions.
const EVERYBODY: u32 = 0o007;
/// What all users of the machine but the owner may do.
const OTHER_USERS: u32 = 0o077;
/// The shortest passphrase or key that keeps anything.
const KEY_CHARS_MIN: usize = 12;

pub(super) fn look(findings: &mut Vec<Finding>, config: &Config) {
    if let Some(discord) = &config.discord {
        look_at_discord(findings, discord);
    }
    if let Some(matrix) = &config.matrix {
        look_at_matrix(findings, matrix);
    }
    for (key, path) in config.secret_files() {
        look_at_file(findings, &key, &path);
    }
}

fn look_at_discord(findings: &mut Vec<Finding>, discord: &Discord) {
    findings.push(match discord.token() {
        Err(missing) => Finding::Wrong(missing.to_string()),
        Ok(token) if is_discord_token(token.reveal()) => Finding::Good("discord.token looks like a token".to_owned()),
        Ok(_) => Finding::Wrong(
            "discord.token doesn’t look like a bot’s token, which has three parts with dots between: copy it again \
             from the page “Bot” of the application in Discord’s developer portal"
                .to_owned(),
        ),
    });
}

fn look_at_matrix(findings: &mut Vec<Finding>, matrix: &Matrix) {
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

fn look_at_file(findings: &mut Vec<Finding>, key: &str, path: &Path) {
    let path_shown = path.display();
    findings.push(if is_open_to(EVERYBODY, path) {
        Finding::Wrong(format!(
            "{key}: every user of this machine can read or write {path_shown}: run `chmod o-rwx {path_shown}`"
        ))
    } else {
        Finding::Good(format!("{key}: {path_shown} is closed to other users"))
    });
}

/// Whether a text is made like a token: the application's number, a time, and a signature.
fn is_discord_token(token: &str) -> bool {
    let parts: Vec<&str> = token.split('.').collect();
    let is_part =
        |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
    let number =
        || STANDARD_NO_PAD.decode(parts[0]).is_ok_and(|id| !id.is_empty() && id.iter().all(u8::is_ascii_digit));
    parts.len() == 3 && parts.iter().all(is_part) && number()
}
