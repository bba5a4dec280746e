//! Pairings as they are noted when they begin, and who has none.

use super::rows;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::store::{EntrantRow, MatchEnd, MatchRow, StoredTournament};
use crate::tournament::{Meeting, Round};

/// Notes the matches of a round, those at once as over in which somebody is gone or has no opponent.
pub(in crate::club) fn note(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
    meetings: &[Option<Meeting>],
) -> Result<Vec<MatchRow>, Rejection> {
    let goal = rows::setup(tournament, entrants).goal(tournament.goal, tournament.round);
    let mut rows = Vec::new();
    for (board, meeting) in meetings.iter().enumerate() {
        let Some(meeting) = meeting else { continue };
        let (one, two) = (&entrants[meeting.one], meeting.two.map(|two| &entrants[two]));
        let ended = match (one.withdrawn, two.map(|two| two.withdrawn)) {
            (false, Some(false)) => None,
            (true, Some(true) | None) => Some(MatchEnd::Absent),
            (true, Some(false)) => Some(MatchEnd::WalkoverTwo),
            (false, Some(true) | None) => Some(MatchEnd::WalkoverOne),
        };
        let row = MatchRow {
            id: 0,
            tournament_id: Some(tournament.id),
            round: tournament.round,
            board: u32::try_from(board).unwrap_or(u32::MAX),
            place_id: tournament.place_id,
            game: tournament.game.clone(),
            variant: tournament.variant.clone(),
            rated: tournament.rated,
            clock: Some(tournament.clock),
            goal,
            one_id: one.account_id,
            two_id: two.map(|two| two.account_id),
            score: Default::default(),
            began_at: cx.now,
            ended,
        };
        rows.push(MatchRow { id: cx.tx.add_match(&row)?, ..row });
    }
    Ok(rows)
}

/// Those who are there and play nobody.
pub(in crate::club) fn who_waits(entrants: &[EntrantRow], rounds: &[Round]) -> Vec<usize> {
    let plays =
        |seed: usize| rounds.iter().flatten().flatten().any(|met| !met.is_over() && met.side_of(seed).is_some());
    (0..entrants.len()).filter(|seed| !entrants[*seed].withdrawn && !plays(*seed)).collect()
}
