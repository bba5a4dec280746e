//! All that is looked at, one after the other.

use super::finding::Finding;
use super::{database, endings, platforms, secrets};
use crate::config::Config;

/// Looks at everything that is configured. `report` is told how many games have been replayed.
pub fn check(config: &Config, report: &mut dyn FnMut(u64)) -> Vec<Finding> {
    let mut findings = Vec::new();
    platforms::look(&mut findings, config);
    secrets::look(&mut findings, config);
    endings::look(&mut findings, &config.computer.endings);
    database::look(&mut findings, &config.database, report);
    if let Some(backup) = &config.backup {
        database::look_at_backups(&mut findings, &config.database, backup);
    }
    findings
}
