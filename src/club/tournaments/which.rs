//! Which tournament is meant.

use std::cmp::Reverse;

use super::{roster, telling};
use crate::club::ButtonStyle;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::limits::{BUTTONS_MAX, LISTED_MAX};
use crate::club::context::rejection::{Refused, Rejection, refuse};
use crate::club::context::words::{called, left_off, number};
use crate::command::{Command, Id, TournamentCommand};
use crate::store::{StoredTournament, TournamentState};
use crate::text::Message;

/// How many of the open ones, of those that are played and of those that are over come into question where none is named.
const TOURNAMENTS_SHOWN: u32 = 50;

/// The tournament that is meant: by its number, by its message, or of those of this place in one of these states that
/// in which the asker plays, or one that is played, or the newest.
pub(in crate::club) fn find_tournament(
    cx: &RequestContext<'_>,
    id: Option<Id>,
    states: &[TournamentState],
) -> Result<StoredTournament, Rejection> {
    let fits = |tournament: &StoredTournament| states.is_empty() || states.contains(&tournament.state);
    if let Some(tournament) = named(cx, id)? {
        return if fits(&tournament) { Ok(tournament) } else { Err(wrong_state(&tournament).into()) };
    }
    let known = known(cx)?;
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
        (None, None) => refuse("club-no-tournaments"),
    }
}

/// The tournament that somebody wants to change: the one that they name, or the only one with which they can do that. If
/// there are several, they are asked.
pub(in crate::club) fn meant(
    cx: &RequestContext<'_>,
    command: &TournamentCommand,
    id: Option<Id>,
    states: &[TournamentState],
    may: fn(&RequestContext<'_>, &StoredTournament) -> Result<bool, Rejection>,
) -> Result<StoredTournament, Rejection> {
    if named(cx, id)?.is_none() {
        let mut candidates = Vec::new();
        for tournament in known(cx)? {
            if states.contains(&tournament.state) && may(cx, &tournament)? {
                candidates.push(tournament);
            }
        }
        match candidates.len() {
            0 => {}
            1 => return Ok(candidates.remove(0)),
            _ => return Err(ask_which(cx, command, &candidates)?.into()),
        }
    }
    find_tournament(cx, id, states)
}

/// The same, for whoever opened it or manages the place that it is in, there; and for its helpers, who can't cancel it or
/// name others.
pub(in crate::club) fn own_tournament(
    cx: &RequestContext<'_>,
    command: &TournamentCommand,
    id: Option<Id>,
    states: &[TournamentState],
) -> Result<StoredTournament, Rejection> {
    let is_theirs = matches!(command, TournamentCommand::Cancel { .. } | TournamentCommand::Helper { .. });
    let may = if is_theirs { is_own } else { is_run_by };
    let tournament = meant(cx, command, id, states, may)?;
    if may(cx, &tournament)? {
        return Ok(tournament);
    }
    Err(Message::new("club-tournament-not-yours").with("id", number(tournament.id)).into())
}

/// The tournament with this number, or whose message was answered.
pub(in crate::club) fn named(cx: &RequestContext<'_>, id: Option<Id>) -> Result<Option<StoredTournament>, Rejection> {
    let number_of = match (id, &cx.request.replied_to) {
        (Some(Id(id)), _) => Some(id),
        (None, Some(message)) => cx.tx.subject_of_message(&cx.asker.platform, message)?,
        (None, None) => None,
    };
    if let Some(tournament) = number_of.map(|id| cx.tx.tournament(id)).transpose()?.flatten() {
        let community = cx.tx.place(tournament.place_id)?.community_id;
        let entrants = cx.tx.entrants(tournament.id)?;
        let was_in = entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id);
        if community == cx.place.community_id
            || was_in
            || is_told_here(cx, &tournament)?
            || was_replaced(cx, &tournament)?
            || is_run_by(cx, &tournament)?
        {
            return Ok(Some(tournament));
        }
    }
    match id {
        Some(Id(id)) => Err(Message::new("club-tournament-unknown").with("id", number(id)).into()),
        None => Ok(None),
    }
}

/// Those of this place and of the communities that are one with its own, and alone with the program those that the asker is or was in, or runs; the newest
/// first.
pub(in crate::club) fn known(cx: &RequestContext<'_>) -> Result<Vec<StoredTournament>, Rejection> {
    if !cx.place.direct {
        let mut listed = Vec::new();
        for place in cx.tx.listed_in(&cx.place)? {
            listed.extend(cx.tx.tournaments_in(place, TOURNAMENTS_SHOWN)?);
        }
        listed.sort_by_key(|tournament| Reverse(tournament.id));
        return Ok(listed);
    }
    let mut known = cx.tx.tournaments_with(cx.asker.person_id)?;
    known.extend(cx.tx.tournaments_run_by(cx.asker.person_id)?);
    known.extend(cx.tx.tournaments_over_with(cx.asker.person_id, TOURNAMENTS_SHOWN)?);
    known.sort_by_key(|tournament| Reverse(tournament.id));
    known.dedup_by_key(|tournament| tournament.id);
    Ok(known)
}

/// Whether a tournament is told of in this place.
fn is_told_here(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    Ok(telling::places_of(cx, tournament)?.iter().any(|place| place.id == cx.place.id))
}

/// Whether the asker is in a tournament.
pub(in crate::club) fn is_in(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    Ok(entrants.iter().any(|entrant| entrant.person_id == cx.asker.person_id && !entrant.withdrawn))
}

/// Whether somebody else has taken over from the asker in a tournament.
pub(in crate::club) fn was_replaced(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    for (account, _) in cx.tx.former_entrants(tournament.id)? {
        if cx.is_mine(account)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the asker has opened a tournament or manages its place, there.
fn is_own(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    let manages = cx.manages && tournament.place_id == cx.place.id;
    Ok(manages || (cx.is_mine(tournament.organizer_id)? && !is_banned(cx, tournament)?))
}

/// Whether the asker may run a tournament: it is their own, or they help with it.
fn is_run_by(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    for helper in cx.tx.helpers(tournament.id)? {
        if cx.is_mine(helper)? && !is_banned(cx, tournament)? {
            return Ok(true);
        }
    }
    is_own(cx, tournament)
}

/// Whether the asker is banned where a tournament is played.
fn is_banned(cx: &RequestContext<'_>, tournament: &StoredTournament) -> Result<bool, Rejection> {
    let community = cx.tx.place(tournament.place_id)?.community_id;
    Ok(cx.tx.banned_since(community, cx.asker.person_id)?.is_some())
}

/// The question which of several tournaments is meant.
fn ask_which(
    cx: &RequestContext<'_>,
    command: &TournamentCommand,
    candidates: &[StoredTournament],
) -> Result<Refused, Rejection> {
    let command = Command::Tournament(command.clone());
    let about = |tournament: &StoredTournament| command.about(Id(tournament.id));
    let example = candidates.first().and_then(about).map(|command| command.to_string()).unwrap_or_default();
    let mut text = vec![Message::new("club-which-tournament").with("example", example)];
    for tournament in candidates.iter().take(LISTED_MAX) {
        text.push(roster::listed(cx, tournament)?);
    }
    text.extend(left_off(candidates.len(), LISTED_MAX));
    let buttons = candidates.iter().take(BUTTONS_MAX).filter_map(|tournament| {
        let label = Message::new("club-button-tournament").with("id", number(tournament.id));
        let label = label.with("game", called(tournament));
        Some(ButtonDraft { label, command: about(tournament)?, seen: None, style: ButtonStyle::Plain })
    });
    Ok(Refused { text, buttons: buttons.collect(), ..Refused::default() })
}

/// Why a tournament is not one with which that can be done.
pub(in crate::club) fn wrong_state(tournament: &StoredTournament) -> Message {
    let key = match tournament.state {
        TournamentState::Open => "club-tournament-is-open",
        TournamentState::Live => "club-tournament-is-live",
        TournamentState::Over => "club-tournament-is-over",
        TournamentState::Cancelled => "club-tournament-is-off",
    };
    Message::new(key).with("id", number(tournament.id))
}
