//! Scores of the search, from the certain win of the player to act down to their certain loss: a win counts more than what is
//! known of an ending, and that more than any value.

use crate::rules::guide::Curve;
use crate::rules::{Outcome, Player, Points, Reason};

/// The longest line that the search follows, in actions.
pub(super) const PLIES_MAX: usize = 96;
/// The score of a win. Each action before the win costs one point.
pub(super) const WIN: i32 = 1_000_000;
/// Scores from here on are certain wins.
pub(super) const CERTAIN: i32 = WIN - 2 * PLIES_MAX as i32;
/// The score of a win by repetition. Nobody is sure of it before the position comes up for the third time.
const REPEATED: i32 = 200_000;
/// The score of a solved ending. The evaluation is added to it, so that the winner makes progress.
pub(super) const SOLVED: i32 = 500_000;
/// The score of a solved ending that repetition may spoil: better than one that only looks good, but not certain.
pub(super) const DOUBTED: i32 = REPEATED / 2;
/// Scores from here on are solved or won.
pub(super) const KNOWN: i32 = (SOLVED + REPEATED) / 2;

/// 1 if the player has won, -1 if the opponent has, 0 for a draw.
pub(super) fn ended(outcome: Outcome, player: Player) -> i32 {
    outcome.winner.map_or(0, |winner| if winner == player { 1 } else { -1 })
}

/// The score of a game that repetition may end.
pub(super) fn repeated(counted: Option<[Points; 2]>, player: Player) -> i32 {
    counted.map_or(0, |points| ended(Outcome::counted(points, Reason::Repetition), player) * REPEATED)
}

/// A score for the table, which counts a win from its own position on.
pub(super) const fn to_table(score: i32, ply: usize) -> i32 {
    if score >= CERTAIN {
        score + ply as i32
    } else if score <= -CERTAIN {
        score - ply as i32
    } else {
        score
    }
}

/// A score of the table, at so many actions from the root.
pub(super) const fn from_table(score: i32, ply: usize) -> i32 {
    if score >= CERTAIN {
        score - ply as i32
    } else if score <= -CERTAIN {
        score + ply as i32
    } else {
        score
    }
}

/// Turns a score into an expectation from -1 to 1.
pub(super) fn expectation(curve: Curve, score: i32) -> f64 {
    if score.abs() >= KNOWN { f64::from(score.signum()) } else { 2.0 * curve.chance(score) - 1.0 }
}
