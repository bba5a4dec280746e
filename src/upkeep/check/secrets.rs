//! The files with secrets, and who may read them.

use std::path::Path;

use crate::config::{Config, Finding};
use crate::files::is_open_to;

/// The permissions of every user of the machine, as bits of a file's mode.
const EVERYBODY: u32 = 0o007;

pub(super) fn look(findings: &mut Vec<Finding>, config: &Config) {
    for (key, path) in config.secret_files() {
        look_at_file(findings, &key, &path);
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
