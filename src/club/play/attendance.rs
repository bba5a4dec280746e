//! Who came to a match, which separates a game from a walkover. Only a player who was to move can stay away.

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::rules::{Game, Player, Reason};
use crate::store::{GameState, MatchEnd, MatchRow};

/// Who came to a match, and whether anything was played.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::club) struct Attendance {
    /// Whether they have finished a turn in any of its games: first the person whom the match names first, then the
    /// other.
    came: [bool; 2],
    /// Whether one of its games was played.
    played: bool,
}

impl Attendance {
    /// Whether one of the two has finished a turn.
    pub(in crate::club) const fn somebody_came(self) -> bool {
        self.came[0] || self.came[1]
    }

    /// The same, if a game counts as played that was broken off after both had finished a turn.
    pub(in crate::club) fn with(self, game: &Game) -> Self {
        Self { played: self.played || both_came(game), ..self }
    }

    /// How a match ends if one of the two wins: without a game if none was played.
    pub(in crate::club) const fn won_by(self, winner: Player) -> MatchEnd {
        match (winner, self.played) {
            (Player::One, true) => MatchEnd::One,
            (Player::Two, true) => MatchEnd::Two,
            (winner, false) => walkover(winner),
        }
    }
}

/// Who came to a match, by all of its games: those that are over, and this one as it stands.
pub(in crate::club) fn attendance(
    cx: &mut Context<'_>,
    row: &MatchRow,
    game_id: i64,
    game: &Game,
) -> Result<Attendance, Rejection> {
    let mut attendance = Attendance::default();
    for (id, first) in cx.tx.games_of(row.id)? {
        let earlier = match cx.tx.game(id)?.filter(|stored| stored.state == GameState::Over && id != game_id) {
            Some(stored) => Some(cx.replay(&stored)?.game),
            None => None,
        };
        let Some(game) = earlier.as_deref().or((id == game_id).then_some(game)) else { continue };
        for (player, came) in Player::BOTH.into_iter().zip(&mut attendance.came) {
            let side = if first == Player::One { player } else { player.other() };
            *came |= game.turns_of(side) > 0;
        }
        attendance.played |= is_played(game);
    }
    Ok(attendance)
}

/// How a tournament's match ends if a player runs out of time who never came to it: the other one wins without a game.
/// They waited, so they needn't have played. `None` if the loser did come.
pub(in crate::club) fn missed(row: &MatchRow, loser: Player, attendance: Attendance) -> Option<MatchEnd> {
    let counts = row.tournament_id.is_some() && !attendance.came[loser.index()];
    counts.then(|| walkover(loser.other()))
}

/// The account that missed a match: it ran out of time without having finished a turn.
pub(in crate::club) fn missed_by(cx: &Context<'_>, row: &MatchRow) -> Result<Option<i64>, Rejection> {
    let lost = match row.ended {
        Some(MatchEnd::WalkoverOne) => row.two_id,
        Some(MatchEnd::WalkoverTwo) => Some(row.one_id),
        _ => None,
    };
    let game = if lost.is_some() { cx.tx.last_game_of(row.id)? } else { None };
    let verdict = game.map(|id| cx.tx.game(id)).transpose()?.flatten().and_then(|game| game.verdict);
    Ok(lost.filter(|_| verdict.is_some_and(|verdict| verdict.reason == Reason::Time.word())))
}

/// Whether a game of a match was played: it ended by its rules, or both have finished a turn.
pub(in crate::club) fn is_played(game: &Game) -> bool {
    match game.outcome() {
        None => both_came(game),
        Some(outcome) if matches!(outcome.reason, Reason::Time | Reason::Resignation) => both_came(game),
        Some(outcome) => outcome.counts(),
    }
}

fn both_came(game: &Game) -> bool {
    Player::BOTH.iter().all(|player| game.turns_of(*player) > 0)
}

pub(in crate::club) const fn walkover(winner: Player) -> MatchEnd {
    match winner {
        Player::One => MatchEnd::WalkoverOne,
        Player::Two => MatchEnd::WalkoverTwo,
    }
}
