//! What the rows of a tournament say: its rounds, its setup and its scoring.

use crate::club::context::base::Context;
use crate::club::context::error::ClubError;
use crate::club::context::rejection::Rejection;
use crate::rules::Player;
use crate::store::{EntrantRow, MatchEnd, StoredTournament};
use crate::tournament::{Ended, Meeting, NotedMeeting, Round, Scoring, Setup};

/// The rounds of a tournament so far, each by its places; trouble if no tournament has such ones.
pub(in crate::club) fn rounds_of(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
) -> Result<Vec<Round>, Rejection> {
    let seed = |account: i64| entrants.iter().position(|entrant| entrant.account_id == account);
    let mut noted = Vec::new();
    for row in cx.tx.matches_of(tournament.id)? {
        let (one, two) = (seed(row.one_id), row.two_id.and_then(seed));
        let Some(one) = one.filter(|_| row.two_id.is_none() || two.is_some()) else {
            return Err(broken(tournament, format!("match #{} is between others than those in it", row.id)));
        };
        let meeting = Meeting { one, two, ended: ended(row.ended) };
        noted.push(NotedMeeting { round: row.round, board: row.board, meeting });
    }
    setup(tournament, entrants)
        .rounds(tournament.round, noted)
        .map_err(|misplaced| broken(tournament, misplaced.to_string()))
}

/// What there is to know of a tournament before anybody has met.
pub(in crate::club) fn setup(tournament: &StoredTournament, entrants: &[EntrantRow]) -> Setup {
    tournament.setup(entrants.len())
}

/// What is noted of a tournament does not fit together.
pub(in crate::club) fn broken(tournament: &StoredTournament, what: String) -> Rejection {
    Rejection::Failed(ClubError::Tournament { tournament: tournament.id, what })
}

/// How a match ended, as the tables want to know it.
pub(in crate::club) fn ended(end: Option<MatchEnd>) -> Ended {
    match end {
        None => Ended::NotYet,
        Some(MatchEnd::One) => Ended::Won(Player::One),
        Some(MatchEnd::Two) => Ended::Won(Player::Two),
        Some(MatchEnd::Draw) => Ended::Drawn,
        Some(MatchEnd::WalkoverOne) => Ended::Walkover(Player::One),
        Some(MatchEnd::WalkoverTwo) => Ended::Walkover(Player::Two),
        Some(MatchEnd::Absent | MatchEnd::Void) => Ended::BothAbsent,
    }
}

/// What a win and a draw are worth in a tournament.
pub(in crate::club) const fn scoring(tournament: &StoredTournament) -> Scoring {
    if tournament.three_points { Scoring::THREE } else { Scoring::ONE }
}
