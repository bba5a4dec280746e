//! Analyses and hints: how the computer looks at a game for somebody.

use std::time::{Duration, Instant};

use super::mind::{Means, turn};
use crate::club::{Analysis, Findings, Job, JobQuestion, JudgedTurn};
use crate::engine::Limit;
use crate::rules::{Game, Player};

/// The computer's best level.
const LEVEL: Limit = Limit::Level(8);
/// The longest time that it spends on one turn of a game.
const TIME_A_TURN: Duration = Duration::from_millis(500);

/// Looks at a game for somebody; `None` if there is nothing to find. In a long analysis, `tell` gets the number of
/// turns judged so far, and at last the number of all.
#[must_use]
pub fn look_at(job: &Job, means: &Means, tell: &mut dyn FnMut(usize)) -> Option<Findings> {
    match job.question {
        JobQuestion::Hint => turn(&job.game, LEVEL, job.game_id, means).map(|(line, _)| Findings::Hint(line)),
        JobQuestion::Analysis => {
            let means = Means { time_max: means.time_max.min(TIME_A_TURN), ..*means };
            Some(Findings::Analysis(analyse(&job.game, job.game_id, &means, tell)))
        }
    }
}

/// At the start of a turn: the expectation of the player to move, from 0 to 1, and their best turn.
struct Outlook {
    player: Player,
    points: f64,
    best: Vec<String>,
}

impl Outlook {
    fn points_of(&self, player: Player) -> f64 {
        if player == self.player { self.points } else { 1.0 - self.points }
    }
}

fn analyse(game: &Game, game_id: i64, means: &Means, tell: &mut dyn FnMut(usize)) -> Analysis {
    let begins: Vec<usize> =
        game.plies().iter().enumerate().filter(|(_, ply)| ply.begins_turn).map(|(at, _)| at).collect();
    let outlook = |plies: usize| {
        let position = game.rewound(plies);
        let (best, found) = turn(&position, LEVEL, game_id, means)?;
        Some(Outlook { player: position.to_move()?, points: (1.0 + found.score) / 2.0, best })
    };
    let mut turns = Vec::with_capacity(begins.len());
    let mut now = begins.first().and_then(|first| outlook(*first));
    let mut told: Option<Instant> = None;
    let begun = Instant::now();
    for (index, plies) in begins.iter().enumerate() {
        let Some(Outlook { player, points: before, best }) = now else { break };
        let end = begins.get(index + 1).copied().unwrap_or(game.plies().len());
        now = outlook(end);
        let after = match &now {
            Some(next) => next.points_of(player),
            None => result(&game.rewound(end), player),
        };
        let played = game.plies()[*plies..end].iter().map(|ply| ply.token.clone()).collect();
        turns.push(JudgedTurn { plies: *plies, player, played, best, before, after });
        let is_last = turns.len() == begins.len();
        if told.unwrap_or(begun).elapsed() >= means.tell_every || (is_last && told.is_some()) {
            told = Some(Instant::now());
            tell(turns.len());
        }
    }
    Analysis { turns }
}

/// A player's result in a game that ended on the board.
fn result(game: &Game, player: Player) -> f64 {
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}
