//! How far behind the winner of a game was, which yearbooks tell.

use super::analysis::{Analysis, JudgedTurn, percent_for};
use crate::club::context::base::Context;
use crate::club::context::job::Job;
use crate::club::context::rejection::Rejection;
use crate::store::Swing;

/// Notes when the winner of a finished game stood worst.
pub(in crate::club) fn keep(cx: &Context<'_>, job: &Job, analysis: &Analysis) -> Result<(), Rejection> {
    let winner = job.game.outcome().filter(|outcome| outcome.counts()).and_then(|outcome| outcome.winner);
    let Some(winner) = winner else { return Ok(()) };
    let expected = |turn: &JudgedTurn| {
        let least = percent_for(winner, turn.expected(winner)).into();
        Swing { plies: u32::try_from(turn.plies).unwrap_or(u32::MAX), least }
    };
    match analysis.turns.iter().map(expected).min_by_key(|swing| swing.least) {
        Some(swing) => Ok(cx.tx.note_swing(job.game_id, swing)?),
        None => Ok(()),
    }
}
