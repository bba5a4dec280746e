//! The computer's means, from the configuration.

use std::time::Duration;

use anyhow::Result;

use super::endings;
use crate::config::Computer;
use crate::robot::{Depth, Means};
use crate::upkeep::EndingsError;

/// How often the progress of an analysis is told.
const TELL_EVERY: Duration = Duration::from_secs(5);

/// The computer's means. If the solved endings can't be read, it plays without them, and the owner is told.
///
/// # Errors
/// If a number doesn't fit this machine.
pub(super) fn means(computer: &Computer, tell: impl FnOnce(EndingsError)) -> Result<Means> {
    Ok(Means {
        memory: usize::try_from(computer.memory_mib)?.saturating_mul(1 << 20),
        time_max: Duration::from_secs(computer.seconds.into()),
        endings: endings::load_if_there(&computer.endings).map_err(tell).ok().flatten(),
        depth: Depth::USUAL,
        tell_every: TELL_EVERY,
    })
}
