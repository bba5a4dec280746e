//! What the rows of a tournament say: its rounds, its setup and its scoring.

use jiff::SignedDuration;

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::error::ClubError;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::number;
use crate::rules::Player;
use crate::store::{EntrantRow, MatchEnd, StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{Ended, Meeting, NotedMeeting, Round, Scoring, Setup};

/// The rounds of a tournament so far, each by its places. Fails if no tournament has such ones.
pub(in crate::club) fn rounds_of(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
) -> Result<Vec<Round>, Rejection> {
    let former = cx.tx.former_entrants(tournament.id)?;
    let seed = |account: i64| EntrantRow::seed_of(account, entrants, &former);
    let mut noted = Vec::new();
    for row in cx.tx.matches_of(tournament.id)? {
        let (one, two) = (seed(row.one_id), row.two_id.and_then(seed));
        let Some(one) = one.filter(|_| row.two_id.is_none() || two.is_some()) else {
            return Err(broken(tournament, format!("match #{} is between others than those in it", row.id)));
        };
        // What was canceled with its tournament has no result.
        let is_off = tournament.state == TournamentState::Cancelled && row.ended == Some(MatchEnd::Void);
        let meeting = Meeting { one, two, ended: if is_off { Ended::NotYet } else { ended(row.ended) } };
        noted.push(NotedMeeting { round: row.round, board: row.board, meeting });
    }
    let rounds = setup(tournament, entrants).rounds(tournament.round, noted);
    let mut rounds = rounds.map_err(|misplaced| broken(tournament, misplaced.to_string()))?;
    for (seed, entrant) in entrants.iter().enumerate().filter(|_| tournament.late_half) {
        let missed = rounds.iter_mut().take(entrant.missed as usize);
        missed.for_each(|round| round.push(Some(Meeting::half_bye(seed))));
    }
    Ok(rounds)
}

/// The entrant whom somebody names: mentioned, by their account's id, or by a name that only one of them has.
pub(in crate::club) fn entrant_named(
    cx: &RequestContext<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    named: &str,
) -> Result<usize, Rejection> {
    let bare = named.trim_matches(['<', '>', '@', '!', '"', '“', '”']);
    let mut called = Vec::new();
    for (at, entrant) in entrants.iter().enumerate() {
        let account = cx.tx.account_numbered(entrant.account_id)?;
        if account.external_id.trim_start_matches('@') == bare {
            return Ok(at);
        }
        if account.name.to_lowercase() == bare.to_lowercase() {
            called.push(at);
        }
    }
    let refused = |key| Message::new(key).with("name", bare).with("id", number(tournament.id));
    match called.as_slice() {
        [only] => Ok(*only),
        [] => Err(refused("club-tournament-they-are-not-in").into()),
        _ => Err(refused("club-person-ambiguous").into()),
    }
}

/// What there is to know of a tournament before anybody has met.
pub(in crate::club) fn setup(tournament: &StoredTournament, entrants: &[EntrantRow]) -> Setup {
    tournament.setup(entrants.len())
}

/// How long a tournament is played, if it has no rounds.
pub(in crate::club) fn lasts(tournament: &StoredTournament) -> Option<SignedDuration> {
    tournament.system.lasts.map(|lasting| tournament.lasts.unwrap_or(lasting.usual))
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
