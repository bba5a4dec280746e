//! All that is looked at, one after the other.

use super::{database, endings, secrets};
use crate::config::{Config, Finding};

/// Looks at everything that is configured but the platforms, which know best themselves. `report` is told how many games have been replayed.
pub fn check(config: &Config, report: &mut dyn FnMut(u64)) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Err(none) = config.platforms() {
        findings.push(Finding::Wrong(none.to_string()));
    }
    secrets::look(&mut findings, config);
    endings::look(&mut findings, &config.computer.endings);
    database::look(&mut findings, &config.database, report);
    if let Some(backup) = &config.backup {
        database::look_at_backups(&mut findings, &config.database, backup);
    }
    findings
}
