//! The mistakes of an analysis, kept as tasks for whoever made them.

use super::analysis::{Analysis, JudgedTurn, Judgment, percent};
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::actions;
use crate::store::{StoredGame, StoredMistake};

/// How many turns of a game are kept: the worst.
const A_GAME: usize = 3;
/// How many a person may have.
pub(in crate::club) const A_PERSON: u32 = 200;

/// Keeps the worst turns of a person’s in a game that they played, to come at once. Returns how many there were.
pub(in crate::club) fn keep(
    cx: &Context<'_>,
    person_id: i64,
    game: &StoredGame,
    analysis: &Analysis,
) -> Result<usize, Rejection> {
    // Nothing is kept of a person who was forgotten meanwhile.
    let Some(seat) = game.player_of(person_id).filter(|_| cx.tx.is_known(person_id).unwrap_or(false)) else {
        return Ok(0);
    };
    cx.tx.note_looked_through(person_id, game.id)?;
    let is_one = |turn: &&JudgedTurn| turn.player == seat && turn.judgment() > Judgment::Inaccuracy;
    let mut turns: Vec<&JudgedTurn> = analysis.turns.iter().filter(is_one).collect();
    turns.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
    let room = A_PERSON.saturating_sub(cx.tx.count_mistakes_of(person_id)?);
    turns.truncate(A_GAME.min(usize::try_from(room).unwrap_or(A_GAME)));
    for turn in &turns {
        cx.tx.add_mistake(&StoredMistake {
            id: 0,
            person_id,
            game_id: game.id,
            plies: u32::try_from(turn.plies).unwrap_or(u32::MAX),
            played: actions(&turn.played),
            best: actions(&turn.best),
            before: percent(turn.before).into(),
            after: percent(turn.after).into(),
            box_number: 0,
            due_at: Some(cx.now),
        })?;
    }
    Ok(turns.len())
}
