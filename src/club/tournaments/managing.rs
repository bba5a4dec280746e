//! What an organizer does to a tournament: name its first seeds, pause it, take somebody out of it, decide a pairing.

use jiff::SignedDuration;

use super::leaving::{self, Leaving};
use super::{deadlines, roster, rounds, rows, seeds, telling, which};
use crate::clock::write_length;
use crate::club::context::asker::RequestContext;
use crate::club::context::limits::REASON_LENGTH_MAX;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person};
use crate::club::permission::audit;
use crate::club::play::{attendance, ending};
use crate::command::{Id, TournamentCommand};
use crate::rules::{Player, Reason};
use crate::store::{
    Account, AuditAction, GameState, MatchEnd, MatchRow, StoredGame, StoredTournament, TournamentState,
};
use crate::text::{Message, tidy};

/// What is said instead of names to have no seeds by hand.
const NO_SEEDS: &str = "off";

/// Gives the rounds that are played more time, once each.
pub(in crate::club) fn extend_round(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
    length: SignedDuration,
) -> Result<(), Rejection> {
    let tournament = which::own_tournament(cx, wish, id, &[TournamentState::Live])?;
    let noted = format!("{} {}", number(tournament.id), write_length(length));
    note(cx, &tournament, AuditAction::Extend, None, None, &noted)?;
    let told = deadlines::extend(cx, &tournament, length)?;
    telling::answer(cx, &tournament, vec![told])
}

/// Has no round begin, or has them begin again.
pub(in crate::club) fn pause(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
    paused: bool,
) -> Result<(), Rejection> {
    let mut tournament = which::own_tournament(cx, wish, id, &[TournamentState::Live])?;
    let about = |key| Message::new(key).with("id", number(tournament.id));
    if tournament.paused == paused {
        return Err(about(if paused { "club-tournament-is-paused" } else { "club-tournament-not-paused" }).into());
    }
    let told = about(match (paused, tournament.system.lasts) {
        (true, None) => "club-tournament-paused",
        (true, Some(_)) => "club-arena-is-paused",
        (false, _) => "club-tournament-resumed",
    });
    let told = told.with("name", telling::asker_at(cx, &tournament)?);
    let action = if paused { AuditAction::Pause } else { AuditAction::Resume };
    note(cx, &tournament, action, None, None, &number(tournament.id))?;
    tournament.paused = paused;
    cx.tx.update_tournament(&tournament, None)?;
    telling::answer(cx, &tournament, vec![told])?;
    if tournament.system.lasts.is_some() {
        roster::roster_changed(cx, &tournament)?;
    }
    rounds::go_on_with(cx, tournament.id)
}

/// Says who the first seeds of a tournament are.
pub(in crate::club) fn seed(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
    people: &str,
) -> Result<(), Rejection> {
    let tournament = which::own_tournament(cx, wish, id, &[TournamentState::Open])?;
    let mut entrants = cx.tx.entrants(tournament.id)?;
    entrants.iter_mut().for_each(|entrant| entrant.placed = None);
    let names = people.split(',').map(str::trim).filter(|name| !name.is_empty());
    for (placed, named) in (0..).zip(names.filter(|_| !people.trim().eq_ignore_ascii_case(NO_SEEDS))) {
        let entrant = rows::entrant_named(cx, &tournament, &entrants, named)?;
        if entrants[entrant].placed.is_some() {
            return Err(Message::new("club-seeds-twice").with("name", named).into());
        }
        entrants[entrant].placed = Some(placed);
    }
    for (at, entrant) in entrants.iter().enumerate() {
        cx.tx.put_entrant(tournament.id, at, entrant)?;
    }
    note(cx, &tournament, AuditAction::Seeds, None, None, &number(tournament.id))?;
    roster::roster_changed(cx, &tournament)?;
    let by_hand = seeds::told(cx, &tournament, &entrants)?;
    let none = || Message::new(if tournament.by_lot { "club-seeds-lot" } else { "club-seeds-rating" });
    let about = Message::new("club-seeds-of").with("id", number(tournament.id));
    telling::answer(cx, &tournament, vec![about.with("seeds", by_hand.unwrap_or_else(none))])
}

/// Takes somebody out of a tournament, whether it has begun or not: the game that they play in it does not count, and
/// their opponents win.
pub(in crate::club) fn take_out(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
    named: &str,
    reason: &str,
) -> Result<(), Rejection> {
    let tournament = which::own_tournament(cx, wish, id, &[TournamentState::Open, TournamentState::Live])?;
    let reason = reason_told(reason)?;
    let entrants = cx.tx.entrants(tournament.id)?;
    let entrant = &entrants[rows::entrant_named(cx, &tournament, &entrants, named)?];
    let whom = cx.tx.account_numbered(entrant.account_id)?;
    let about = |key| Message::new(key).with("id", number(tournament.id)).with("name", person(&whom));
    let may_come_back = tournament.system.lasts.is_some() && !entrant.removed;
    if entrant.withdrawn && !may_come_back {
        return Err(about("club-tournament-they-are-not-in").into());
    }
    note(cx, &tournament, AuditAction::TakeOut, None, Some(&whom), &format!("{}: {reason}", number(tournament.id)))?;
    let told = about("club-tournament-takes-out")
        .with("organizer", telling::asker_at(cx, &tournament)?)
        .with("reason", reason);
    telling::answer(cx, &tournament, vec![told])?;
    leaving::drop_out(cx, &tournament, whom.person_id, Leaving::TakenOut)
}

/// Decides the pairing of a game: somebody wins it, or it is drawn.
pub(in crate::club) fn award(
    cx: &mut RequestContext<'_>,
    id: Option<Id>,
    named: Option<&str>,
    reason: &str,
) -> Result<(), Rejection> {
    let (tournament, mut row, mut stored) = pairing(cx, id)?;
    let reason = reason_told(reason)?;
    let winner = named.map(|named| entrant(cx, &tournament, named)).transpose()?;
    let setup = tournament.setup(cx.tx.entrants(tournament.id)?.len());
    if winner.is_none() && setup.needs_winners(row.round) {
        return refuse("club-award-needs-winner");
    }
    let side = winner.as_ref().map(|winner| side_of(cx, &row, winner)).transpose()?;
    row.ended = Some(match side {
        None => MatchEnd::Draw,
        Some(side) => {
            let game = cx.replay(&stored)?.game;
            attendance::attendance(cx, &row, stored.id, &game)?.with(&game).won_by(side)
        }
    });
    cx.tx.update_match(&row)?;
    note(cx, &tournament, AuditAction::Award, Some(&stored), winner.as_ref(), &reason)?;
    let told = Message::new(if winner.is_some() { "club-awarded" } else { "club-awarded-draw" });
    let told = told
        .with("organizer", telling::asker_at(cx, &tournament)?)
        .with("id", number(stored.id))
        .with("reason", reason);
    let told = winner.iter().fold(told, |told, winner| told.with("name", person(winner)));
    telling::answer(cx, &tournament, vec![told.clone()])?;
    if stored.state == GameState::Live {
        return ending::finish_game(cx, &mut stored, None, Reason::Void, vec![told]);
    }
    cx.ended.push((stored.id, false));
    Ok(())
}

/// The account of the entrant whom somebody names.
fn entrant(cx: &RequestContext<'_>, tournament: &StoredTournament, named: &str) -> Result<Account, Rejection> {
    let entrants = cx.tx.entrants(tournament.id)?;
    let at = rows::entrant_named(cx, tournament, &entrants, named)?;
    Ok(cx.tx.account_numbered(entrants[at].account_id)?)
}

/// The pairing of a game, of a tournament that is the asker's; and its newest game. It isn't decided, or by hand alone and
/// nothing has followed from that.
fn pairing(cx: &RequestContext<'_>, id: Option<Id>) -> Result<(StoredTournament, MatchRow, StoredGame), Rejection> {
    let number_of = match (id, &cx.request.replied_to) {
        (Some(Id(id)), _) => Some(id),
        (None, Some(message)) => cx.tx.subject_of_message(&cx.asker.platform, message)?,
        (None, None) => None,
    };
    let Some(game_id) = number_of else { return refuse("club-award-which") };
    let unknown = || Message::new("club-award-none").with("id", number(game_id));
    let Some((row, _)) = cx.tx.match_of(game_id)? else { return Err(unknown().into()) };
    let Some(tournament_id) = row.tournament_id else { return Err(unknown().into()) };
    let wish = TournamentCommand::Table(Some(Id(tournament_id)), false, None);
    let tournament = which::own_tournament(cx, &wish, Some(Id(tournament_id)), &[TournamentState::Live])?;
    let newest = cx.tx.last_game_of(row.id)?.unwrap_or(game_id);
    if row.ended.is_some() && !cx.tx.was_awarded(newest)? {
        return Err(Message::new("club-award-over").with("id", number(game_id)).into());
    }
    // Without rounds, nobody's next game follows from a result.
    let setup = tournament.setup(cx.tx.entrants(tournament_id)?.len());
    let is_underway = row.round + tournament.at_once > tournament.round
        && setup.needs_winners(row.round) == setup.needs_winners(tournament.round);
    if row.ended.is_some() && tournament.system.lasts.is_none() && !is_underway {
        return Err(Message::new("club-award-late").with("id", number(game_id)).into());
    }
    let Some(stored) = cx.tx.game(newest)? else { return Err(unknown().into()) };
    Ok((tournament, row, stored))
}

/// Which of the two of a match somebody is.
fn side_of(cx: &RequestContext<'_>, row: &MatchRow, winner: &Account) -> Result<Player, Rejection> {
    for (side, account) in [(Player::One, Some(row.one_id)), (Player::Two, row.two_id)] {
        let person =
            account.map(|account| cx.tx.account_numbered(account)).transpose()?.map(|account| account.person_id);
        if person == Some(winner.person_id) {
            return Ok(side);
        }
    }
    Err(Message::new("club-award-not-theirs").with("name", person(winner)).into())
}

/// Notes what an organizer or a manager did to a tournament in the list of its community.
pub(in crate::club) fn note(
    cx: &RequestContext<'_>,
    tournament: &StoredTournament,
    action: AuditAction,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    let community = cx.tx.place(tournament.place_id)?.own_community_id;
    audit::note_action_in(cx, community, action, game, whom, reason)
}

/// A reason as others may read it.
fn reason_told(reason: &str) -> Result<String, Rejection> {
    let reason = tidy(reason, usize::MAX);
    if reason.is_empty() {
        return refuse("club-tournament-why");
    }
    if reason.chars().count() > REASON_LENGTH_MAX {
        return Err(Message::new("club-reason-long").with("limit", REASON_LENGTH_MAX).into());
    }
    Ok(reason)
}
