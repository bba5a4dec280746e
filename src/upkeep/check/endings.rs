//! The solved endings, if there are any.

use std::path::Path;

use crate::config::Finding;
use crate::upkeep::read_endings;

pub(super) fn look(findings: &mut Vec<Finding>, path: &Path) {
    findings.extend(match read_endings(path) {
        Ok(None) => None,
        Ok(Some(_)) => Some(Finding::Good(format!("computer.endings {} is whole", path.display()))),
        Err(error) => Some(Finding::Wrong(format!("computer.endings: {error}"))),
    });
}
