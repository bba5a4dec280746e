//! Analyses and hints: how the computer looks at a game for somebody.

use super::analysis::{Depth, analyse};
use super::mind::{Means, turn};
use crate::club::{Job, JobAnswer, JobQuestion};
use crate::engine::Limit;

/// The computer's best level.
const LEVEL: Limit = Limit::Level(8);

/// Looks at a game for somebody; `None` if there is nothing to find. In a long analysis, `tell` gets the number of
/// turns judged so far, and at last the number of all.
#[must_use]
pub fn look_at(job: &Job, means: &Means, tell: &mut dyn FnMut(usize)) -> Option<JobAnswer> {
    match job.question {
        JobQuestion::Hint => turn(&job.game, LEVEL, job.game_id, means).map(|(line, _)| JobAnswer::Hint(line)),
        JobQuestion::Analysis => Some(JobAnswer::Analysis(analyse(&job.game, Depth::USUAL, means, tell))),
    }
}
