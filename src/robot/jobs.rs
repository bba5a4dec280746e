//! Analyses and hints: how the computer looks at a game for somebody.

use super::analysis::{analyse, judge_last};
use super::helpers::Helpers;
use super::mind::{Means, turn};
use crate::club::{Job, JobAnswer, JobQuestion};
use crate::engine::{KeptPuzzle, Limit, Puzzle, Reach, first_rating, puzzles_of};
use crate::rules::Game;

/// The computer's best level.
const LEVEL: Limit = Limit::Level(8);
/// How far the puzzles of a game are looked for: in turns of the side to move, and in positions.
const PUZZLE_TURNS: u32 = 2;
const PUZZLE_NODES: u64 = 10_000;
/// At most so many of a game.
const PUZZLES_MAX: usize = 2;

/// Looks at a game for somebody; `None` if there is nothing to find. In a long analysis, `tell` gets the number of
/// turns judged so far, and at last the number of all.
#[must_use]
pub fn look_at(job: &Job, means: &Means, helpers: &Helpers, tell: &mut dyn FnMut(usize)) -> Option<JobAnswer> {
    match &job.question {
        JobQuestion::Hint => turn(&job.game, LEVEL, job.game_id, means).map(|(line, _)| JobAnswer::Hint(line)),
        JobQuestion::Coach => judge_last(&job.game, means.depth, means, helpers).map(Box::new).map(JobAnswer::Coach),
        JobQuestion::Analysis | JobQuestion::Mistakes | JobQuestion::Story => {
            Some(JobAnswer::Analysis(analyse(&job.game, means.depth, means, helpers, tell)))
        }
        JobQuestion::Better { turn: line, best, .. } => {
            let (turn, answer) = expected_after(&job.game, line, means)?;
            Some(JobAnswer::Better { turn, best: expected_after(&job.game, best, means)?.0, answer })
        }
        JobQuestion::Puzzles => Some(JobAnswer::Puzzles(puzzles(&job.game))),
    }
}

/// The points that a player can expect after a turn, from 0 to 1, and the opponent's best answer to it.
fn expected_after(game: &Game, line: &[String], means: &Means) -> Option<(f64, Vec<String>)> {
    let player = game.to_move()?;
    let mut after = game.clone();
    line.iter().all(|token| after.play(token).is_ok()).then_some(())?;
    let Some((answer, found)) = turn(&after, LEVEL, 0, means) else {
        let winner = after.outcome().and_then(|outcome| outcome.winner);
        let points = winner.map_or(0.5, |winner| if winner == player { 1.0 } else { 0.0 });
        return Some((points, Vec::new()));
    };
    let points = f64::midpoint(1.0, found.score);
    Some((if after.to_move() == Some(player) { points } else { 1.0 - points }, answer))
}

/// The puzzles near the end of a game, each with a rating to begin with.
fn puzzles(game: &Game) -> Vec<KeptPuzzle> {
    let reach = Reach { turns: (1, PUZZLE_TURNS), nodes: PUZZLE_NODES, remembers: false };
    let mut found = puzzles_of(game, reach);
    found.sort_by_key(|puzzle| std::cmp::Reverse(puzzle.forced.turns));
    found.truncate(PUZZLES_MAX);
    let variant = game.variant();
    let rated = |puzzle: Puzzle| {
        let rating = first_rating(game.kind(), variant, &puzzle, 1);
        KeptPuzzle { variant, puzzle, rating }
    };
    found.into_iter().map(rated).collect()
}
