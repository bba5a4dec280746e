//! The commands of moderators: stop games, ban people, and read the audit list.

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::confirm;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::{AUDIT_PAGE, BANNED_NAMED, REASON_LENGTH_MAX, tidy_name};
use crate::club::context::places::Places;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person};
use crate::club::lookup::Want;
use crate::club::permission::audit;
use crate::club::play::{closing, ending};
use crate::club::tournaments::leaving::{self, Leaving};
use crate::club::tournaments::roster;
use crate::club::{Audience, ButtonStyle};
use crate::command::{Command, Id, ModerationCommand};
use crate::rules::Reason;
use crate::store::{
    Account, AuditAction, AuditRow, GameState, MatchEnd, OfferKind, OfferState, StoredGame, StoredPlace,
    TournamentState,
};
use crate::text::{Arg, Message, tidy};

/// Refuses a command that only managers of the place may give.
fn must_manage(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    if cx.place.direct {
        return refuse("club-moderation-direct");
    }
    if cx.manages { Ok(()) } else { refuse("club-moderation-managers") }
}

/// Stops a game of this place, so that it doesn't count. A single match ends with it; a tournament plays it anew.
pub(in crate::club) fn stop_game(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    reason: &str,
) -> Result<(), Rejection> {
    if id.is_none() && cx.request.replied_to.is_none() {
        return Err(stop_meant(cx, Message::new("club-stop-which"))?.into());
    }
    let mut game = cx.find_game(command, id, Want::Any)?;
    must_manage(cx)?;
    if game.seats[0].is_community() {
        // The managers of one side would undo what the other one wins.
        return Err(Message::new("club-stop-vote").with("id", number(game.id)).into());
    }
    let places = Places::of(cx.tx, &game)?;
    if !places.shown_in(&cx.place) || places.home.community_id != cx.place.community_id {
        return Err(stopped_elsewhere(cx, &game, &places).into());
    }
    if game.state != GameState::Live {
        return Err(cx.is_over(&game));
    }
    let reason = reason_told(reason)?;
    if reason.is_empty() {
        return Err(Message::new("club-stop-why").with("id", number(game.id)).into());
    }
    audit::note_action(cx, AuditAction::Stop, Some(&game), None, &reason)?;
    let text =
        Message::new("club-stopped").with("name", person(&cx.asker)).with("id", number(game.id)).with("reason", reason);
    let first = cx.drafts.len();
    break_off(cx, &mut game, text)?;
    cx.answer_by(&game, first)
}

/// The answer to `stop` in a place whose managers can't stop the game there. It belongs to the community in which it
/// began, which only its own people and players hear of.
fn stopped_elsewhere(cx: &RequestContext<'_>, game: &StoredGame, places: &Places) -> Message {
    let is_ours = |place: &&StoredPlace| place.community_id == cx.place.community_id;
    let player = game.player_of(cx.asker.person_id);
    let known = match is_ours(&&places.home) {
        true => places.shown.iter().find(is_ours).or(Some(&places.home)),
        false => player.and_then(|player| places.known_to(game, player)).filter(|place| place.id == places.home.id),
    };
    match known {
        Some(place) => Message::new("club-stop-elsewhere").with("place", place.name.clone()),
        None => Message::new("club-stop-others"),
    }
    .with("id", number(game.id))
}

/// The answer to `stop` without a game's number: how to end their turn, if it goes on.
pub(in crate::club) fn stop_meant(cx: &mut RequestContext<'_>, usual: Message) -> Result<Message, Rejection> {
    for game in cx.tx.live_games_of(cx.asker.person_id)? {
        if cx.is_to_move(&game) && cx.is_here(&game)? && !cx.replay(&game)?.game.turn_begins() {
            return Ok(Message::new("club-stop-turn").with("id", number(game.id)));
        }
    }
    Ok(usual)
}

/// Bans a person from the community, lifts a ban, or lists the bans.
pub(in crate::club) fn ban(
    cx: &mut RequestContext<'_>,
    named: Option<&str>,
    off: bool,
    confirmed: bool,
    reason: Option<&str>,
) -> Result<(), Rejection> {
    must_manage(cx)?;
    let Some(named) = named else { return list_banned(cx) };
    let other = cx.find_anybody(named)?;
    let community = cx.place.community_id;
    // Of a ban of somebody's further account that nobody here knows, nobody hears.
    let mut banned = Vec::new();
    for account in cx.known_as_one(&other)? {
        banned.extend(cx.tx.is_account_banned(community, account)?.then_some(account));
    }
    let is_banned = !banned.is_empty();
    let about = |key| Message::new(key).with("name", person(&other));
    let reason = reason_told(reason.unwrap_or_default())?;
    let (action, told) = match (off, is_banned) {
        (false, true) => return Err(about("club-banned-already").into()),
        (true, false) => return Err(about("club-not-banned").into()),
        (false, false) if other.person_id == cx.asker.person_id => return refuse("club-ban-yourself"),
        (false, false) if other.is_computer() => return refuse("club-ban-computer"),
        (false, false) if reason.is_empty() => return Err(about("club-ban-why").into()),
        (false, false) => (AuditAction::Ban, about("club-bans")),
        (true, true) => (AuditAction::Unban, about("club-unbans")),
    };
    if !off && !confirmed {
        let person = Some(named.to_owned());
        let confirming = ModerationCommand::Ban { person, off, confirmed: true, reason: Some(reason) };
        confirm::ask(cx, None, vec![about("club-ban-what")], "club-button-ban", confirming);
        return Ok(());
    }
    audit::note_action(cx, action, None, Some(&other), &reason)?;
    cx.say(Audience::Asker, vec![told]);
    if off {
        return banned.into_iter().try_for_each(|account| Ok(cx.tx.lift_ban(community, account)?));
    }
    cx.tx.ban(cx.place.own_community_id, &other, cx.now)?;
    evict(cx, community, &other)
}

fn list_banned(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let mut names = Vec::new();
    let banned = cx.tx.banned_from(cx.place.community_id)?;
    for (platform, id) in banned.iter().take(BANNED_NAMED) {
        // A forgotten person has only the platform's id left.
        let known = cx.tx.account(platform, id)?;
        names.push(known.map_or_else(|| Arg::from(tidy_name("", id)), |account| person(&account)));
    }
    let more = banned.len().checked_sub(BANNED_NAMED).filter(|more| *more > 0);
    names.extend(more.map(|more| Arg::from(Message::new("club-names-more").with("count", more))));
    cx.say(
        Audience::Asker,
        vec![match names.is_empty() {
            true => Message::new("club-banned-nobody"),
            false => Message::new("club-banned-list").with("names", Arg::And(names)),
        }],
    );
    Ok(())
}

/// Shows the audit list, newest entries first.
pub(in crate::club) fn show_audit(cx: &mut RequestContext<'_>, page: Option<u32>) -> Result<(), Rejection> {
    must_manage(cx)?;
    let community = cx.place.community_id;
    let pages = cx.tx.audited(community)?.div_ceil(AUDIT_PAGE).max(1);
    let page = page.unwrap_or(1).min(pages);
    let first = (page - 1) * AUDIT_PAGE;
    let rows = cx.tx.audit(community, first..first + AUDIT_PAGE)?;
    let headline = if rows.is_empty() { "club-audit-empty" } else { "club-audit" };
    let mut text = vec![Message::new(headline).with("page", i64::from(page)).with("pages", i64::from(pages))];
    for row in &rows {
        text.push(action_told(cx, row)?);
    }
    let older = (page < pages)
        .then(|| ButtonDraft::new("club-button-older", ModerationCommand::Audit(Some(page + 1)), ButtonStyle::Plain));
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { buttons: older.into_iter().collect(), ..reply });
    Ok(())
}

fn action_told(cx: &RequestContext<'_>, row: &AuditRow) -> Result<Message, Rejection> {
    let key = match (row.action, row.reason.is_empty()) {
        (AuditAction::Stop, _) => "club-audit-stop",
        (AuditAction::Ban, _) => "club-audit-ban",
        (AuditAction::Unban, true) => "club-audit-unban",
        (AuditAction::Unban, false) => "club-audit-unban-why",
        (AuditAction::Setting, _) => "club-audit-setting",
        (AuditAction::CallOff, _) => "club-audit-call-off",
        (AuditAction::TakeOut, _) => "club-audit-take-out",
        (AuditAction::Award, _) if row.whom_id.is_none() => "club-audit-award-draw",
        (AuditAction::Award, _) => "club-audit-award",
        (AuditAction::Pause, _) => "club-audit-pause",
        (AuditAction::Resume, _) => "club-audit-resume",
        (AuditAction::Extend, _) => "club-audit-extend",
        (AuditAction::Replace, _) => "club-audit-replace",
        (AuditAction::Help, _) => "club-audit-help",
        (AuditAction::EndHelp, _) => "club-audit-help-off",
        (AuditAction::Seeds, _) => "club-audit-seeds",
        (AuditAction::Join, _) => "club-audit-join",
        (AuditAction::Part, _) => "club-audit-part",
    };
    let whom = row.whom_id.map(|id| cx.tx.account_numbered(id)).transpose()?;
    Ok(Message::new(key)
        .with("at", row.done_at)
        .with("name", person(&cx.tx.account_numbered(row.account_id)?))
        .with("whom", whom.map_or_else(|| Arg::from(""), |account| person(&account)))
        .with("id", row.game_id.map(number).unwrap_or_default())
        .with("reason", row.reason.as_str()))
}

/// Ends a live game without a result. Its match ends with it unless it belongs to a tournament.
fn break_off(cx: &mut Context<'_>, game: &mut StoredGame, text: Message) -> Result<(), Rejection> {
    if let Some((mut row, _)) = cx.tx.match_of(game.id)?.filter(|(row, _)| row.tournament_id.is_none()) {
        row.ended = Some(MatchEnd::Void);
        cx.tx.update_match(&row)?;
    }
    ending::finish_game(cx, game, None, Reason::Void, vec![text])
}

/// Takes a banned person out of a community: offers by and to them are void, their tournaments go on without them, and
/// their games don't count.
fn evict(cx: &mut Context<'_>, community_id: i64, banned: &Account) -> Result<(), Rejection> {
    let person_id = banned.person_id;
    let offers = cx.tx.offers_by(person_id)?.into_iter().chain(cx.tx.offers_to(person_id)?);
    for offer in offers.filter(|offer| matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch)) {
        if cx.tx.place(offer.place_id)?.community_id == community_id {
            closing::close_offer(cx, &offer, OfferState::Void)?;
        }
    }
    for tournament in cx.tx.tournaments_with(person_id)? {
        if cx.tx.place(tournament.place_id)?.community_id == community_id {
            leaving::drop_out(cx, &tournament, person_id, Leaving::Banned)?;
        }
    }
    for tournament in cx.tx.tournaments_run_by(person_id)? {
        // No other one follows those that they opened.
        if tournament.state == TournamentState::Open && cx.tx.place(tournament.place_id)?.community_id == community_id {
            roster::roster_changed(cx, &tournament)?;
        }
    }
    for mut game in cx.tx.live_games_of(person_id)? {
        // Where people come and go, somebody who sits out may play a last game.
        let of_match = cx.tx.match_of(game.id)?.and_then(|(row, _)| row.tournament_id);
        let last_of = of_match.map(|id| cx.tx.tournament(id)).transpose()?.flatten();
        if let Some(tournament) = last_of.filter(|tournament| tournament.system.lasts.is_some())
            && game.community_id == community_id
        {
            leaving::drop_out(cx, &tournament, person_id, Leaving::Banned)?;
        } else if game.community_id == community_id || plays_from(cx, &game, person_id, community_id)? {
            let text = Message::new("club-broken-off-here").with("id", number(game.id));
            break_off(cx, &mut game, text)?;
        }
    }
    Ok(())
}

/// Whether somebody plays a game from a place of a community.
fn plays_from(cx: &Context<'_>, game: &StoredGame, person_id: i64, community_id: i64) -> Result<bool, Rejection> {
    let (places, player) = (Places::of(cx.tx, game)?, game.player_of(person_id));
    let own = player.and_then(|player| places.of_player(player));
    Ok(own.is_some_and(|own| own.community_id == community_id))
}

/// A reason as others may read it; refuses one that is too long.
fn reason_told(reason: &str) -> Result<String, Rejection> {
    let reason = tidy(reason, usize::MAX);
    if reason.chars().count() > REASON_LENGTH_MAX {
        return Err(Message::new("club-reason-long").with("limit", REASON_LENGTH_MAX).into());
    }
    Ok(reason)
}
