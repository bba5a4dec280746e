//! Puzzles from games that have just ended.

use crate::club::context::base::Context;
use crate::club::context::job::Job;
use crate::club::context::rejection::Rejection;
use crate::club::play::afterwards::may_become_puzzles;
use crate::club::training::shelf;
use crate::engine::KeptPuzzle;

/// Keeps the puzzles of a game, if they may still be kept.
pub(in crate::club) fn keep(cx: &mut Context<'_>, job: &Job, puzzles: &[KeptPuzzle]) -> Result<(), Rejection> {
    let Some(game) = cx.tx.game(job.game_id)? else { return Ok(()) };
    if !may_become_puzzles(cx, &game)? {
        return Ok(());
    }
    for puzzle in puzzles {
        cx.tx.add_puzzle(&shelf::stored(job.game.kind(), puzzle, Some(game.id)))?;
    }
    Ok(())
}
