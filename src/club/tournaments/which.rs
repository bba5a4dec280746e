//! Which tournament is meant.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::number;
use crate::command::Id;
use crate::store::{StoredTournament, TournamentState};
use crate::text::Message;

/// The tournament that is meant: by its number, by its message, or of those of this place in one of these states that
/// in which the asker plays, or one that is played, or the newest.
pub(in crate::club) fn find_tournament(
    cx: &RequestContext<'_>,
    id: Option<Id>,
    states: &[TournamentState],
) -> Result<StoredTournament, Rejection> {
    let fits = |tournament: &StoredTournament| states.is_empty() || states.contains(&tournament.state);
    let named = match (id, &cx.request.replied_to) {
        (Some(Id(id)), _) => Some(id),
        (None, Some(message)) => cx.tx.subject_of_message(&cx.asker.platform, message)?,
        (None, None) => None,
    };
    if let Some(tournament) = named.map(|id| cx.tx.tournament(id)).transpose()?.flatten() {
        let community = cx.tx.place(tournament.place_id)?.community_id;
        let entrants = cx.tx.entrants(tournament.id)?;
        let was_in = entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id);
        if community == cx.place.community_id || was_in {
            return if fits(&tournament) { Ok(tournament) } else { Err(wrong_state(&tournament).into()) };
        }
    }
    if let Some(Id(id)) = id {
        return Err(Message::new("club-contest-unknown").with("id", number(id)).into());
    }
    let known = match cx.place.direct {
        true => cx.tx.tournaments_with(cx.asker.person_id)?,
        false => cx.tx.tournaments_in(cx.place.id, TOURNAMENTS_SHOWN)?,
    };
    // What is only open is for those who are not in it yet; anything else is rather meant of what they play in.
    let live = |tournament: &StoredTournament| tournament.state == TournamentState::Live;
    let mut best: Option<(&StoredTournament, (bool, bool))> = None;
    for tournament in known.iter().filter(|tournament| fits(tournament)) {
        let current = live(tournament) || tournament.state == TournamentState::Open;
        let own = current && states != [TournamentState::Open] && is_in(cx, tournament)?;
        let rank = (own, live(tournament));
        if best.is_none_or(|(_, other)| rank > other) {
            best = Some((tournament, rank));
        }
    }
    match (best, known.first()) {
        (Some((tournament, _)), _) => Ok(tournament.clone()),
        (None, Some(other)) => Err(wrong_state(other).into()),
        (None, None) => refuse("club-no-contests"),
    }
}

/// The same, for whoever opened it or manages the place that it is in, there.
pub(in crate::club) fn own_tournament(
    cx: &RequestContext<'_>,
    id: Option<Id>,
    states: &[TournamentState],
) -> Result<StoredTournament, Rejection> {
    let tournament = find_tournament(cx, id, states)?;
    if cx.is_mine(tournament.organizer_id)? || (cx.request.manages && tournament.place_id == cx.place.id) {
        return Ok(tournament);
    }
    Err(Message::new("club-contest-not-yours").with("id", number(tournament.id)).into())
}

/// Why a tournament is not one with which that can be done.
pub(in crate::club) fn wrong_state(tournament: &StoredTournament) -> Message {
    let key = match tournament.state {
        TournamentState::Open => "club-contest-is-open",
        TournamentState::Live => "club-contest-is-live",
        TournamentState::Over => "club-contest-is-over",
        TournamentState::Cancelled => "club-contest-is-off",
    };
    Message::new(key).with("id", number(tournament.id))
}

/// How many of the open ones, of those that are played and of those that are over come into question where none is named.
pub(in crate::club) const TOURNAMENTS_SHOWN: u32 = 50;

pub(in crate::club) fn is_in(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    Ok(entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id && !entrant.withdrawn))
}
