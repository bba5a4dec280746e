//! What the computer thinks with, as it is configured.

use std::time::Duration;

use anyhow::Result;

use super::endings;
use crate::config::Computer;
use crate::robot::Means;
use crate::upkeep::EndingsError;

/// How often somebody who waits for an analysis is told how far it has come.
const TELL_EVERY: Duration = Duration::from_secs(5);

/// What the computer thinks with. Without the solved endings, if they cannot be read, of which somebody is told: it
/// plays on all the same.
///
/// # Errors
/// If a number does not fit this machine.
pub(super) fn means(computer: &Computer, tell: impl FnOnce(EndingsError)) -> Result<Means> {
    Ok(Means {
        memory: usize::try_from(computer.memory_mib)?.saturating_mul(1 << 20),
        time_max: Duration::from_secs(computer.seconds.into()),
        endings: endings::load_if_there(&computer.endings).map_err(tell).ok().flatten(),
        tell_every: TELL_EVERY,
    })
}
