//! What the computer finds when it looks at something for somebody.

use std::time::{Duration, Instant};

use super::mind::{Means, turn};
use crate::club::{Analysis, Findings, Job, JobQuestion, JudgedTurn};
use crate::engine::Limit;
use crate::rules::{Game, Player};

/// How well it looks: as well as it can.
const LEVEL: Limit = Limit::Level(8);
/// How long it looks at each turn of a game at most.
const TIME_A_TURN: Duration = Duration::from_millis(500);

/// What it finds; nothing if there is nothing to be found. If it takes long, `tell` is told now and then how many turns it
/// has judged, and at last that it has judged them all.
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

/// What is expected where a turn begins, from 0 to 1 for the player whose turn it is, and their best turn.
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

/// What a player got out of a game that ended on the board.
fn result(game: &Game, player: Player) -> f64 {
    match game.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}
