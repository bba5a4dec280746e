//! What the computer thinks with, as it is configured.

use std::time::Duration;

use anyhow::Result;

use super::endings;
use crate::config::Computer;
use crate::robot::Means;

/// How often somebody who waits for an analysis is told how far it has come.
const TELL_EVERY: Duration = Duration::from_secs(5);

/// What the computer thinks with.
///
/// # Errors
/// If there are solved endings that cannot be read.
pub(super) fn means(computer: &Computer) -> Result<Means> {
    Ok(Means {
        memory: usize::try_from(computer.memory_mib)?.saturating_mul(1 << 20),
        time_max: Duration::from_secs(computer.seconds.into()),
        endings: endings::load_if_there(&computer.endings)?,
        tell_every: TELL_EVERY,
    })
}
