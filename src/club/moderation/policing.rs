//! Order in the house: where and what may be played, games that are stopped, people who are banned, and the list of what
//! was done.

use crate::club::Audience;
use crate::club::ButtonStyle;
use crate::club::context::act::Act;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::{AUDIT_PAGE, BARRED_NAMED, REASON_LENGTH_MAX, tidy_name};
use crate::club::context::lookup::Want;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::visit::Visit;
use crate::club::context::words::{number, person};
use crate::club::desk::ticking;
use crate::club::tournaments::rounds;
use crate::club::tournaments::rounds::Leaving;
use crate::command::{ALL_GAMES, Command, Id};
use crate::rules::{Kind, Reason};
use crate::store::{Account, AuditRow, Deed, GameState, MatchEnd, OfferKind, OfferState, StoredGame, StoredPlace};
use crate::text::{Arg, Message, tidy};

/// Refuses to open a game or tournament where none are opened, of a game that is not played there, or for somebody
/// who is banned.
pub(in crate::club) fn may_open(visit: &Visit<'_>, game: &str, place: &StoredPlace) -> Result<(), Rejection> {
    if visit.act.setting_in(place, "play")?.as_deref() == Some("off") {
        return refuse("club-no-play-here");
    }
    let offered = visit.act.setting_in(place, "games")?.filter(|games| games != ALL_GAMES);
    if let Some(games) = offered.filter(|games| !games.split(", ").any(|offered| offered == game)) {
        let title = Kind::find(game).map_or(game, |kind| kind.about.title);
        return Err(Message::new("club-game-not-here").with("game", title).with("games", games).into());
    }
    unless_banned(visit, place)
}

/// Refuses what somebody wants to do who is banned.
pub(in crate::club) fn unless_banned(visit: &Visit<'_>, place: &StoredPlace) -> Result<(), Rejection> {
    match visit.act.tx.barred_since(place.community_id, visit.asker.person_id)? {
        Some(_) => refuse("club-barred"),
        None => Ok(()),
    }
}

/// Refuses to play with somebody who is banned.
pub(in crate::club) fn unless_opponent_banned(
    visit: &Visit<'_>,
    other: &Account,
    place: &StoredPlace,
) -> Result<(), Rejection> {
    match visit.act.tx.barred_since(place.community_id, other.person_id)? {
        Some(_) => Err(Message::new("club-opponent-barred").with("name", person(other)).into()),
        None => Ok(()),
    }
}

/// Refuses what only those may do who manage the place.
fn must_manage(visit: &Visit<'_>) -> Result<(), Rejection> {
    if visit.place.direct {
        return refuse("club-order-direct");
    }
    if visit.request.manages { Ok(()) } else { refuse("club-order-managers") }
}

/// Stops a game of this place: it does not count. A single match is over with it; in a tournament it is played anew.
pub(in crate::club) fn stop_game(
    visit: &mut Visit<'_>,
    command: &Command,
    id: Option<Id>,
    reason: &str,
) -> Result<(), Rejection> {
    if id.is_none() && visit.request.replied_to.is_none() {
        return Err(stop_meant(visit, Message::new("club-stop-which"))?.into());
    }
    let mut game = visit.find_game(command, id, Want::Any)?;
    must_manage(visit)?;
    if game.place_id != visit.place.id {
        let home = visit.act.tx.place(game.place_id)?.name;
        return Err(Message::new("club-stop-elsewhere").with("id", number(game.id)).with("place", home).into());
    }
    if game.state != GameState::Live {
        let key = if game.state == GameState::Over { "club-is-over" } else { "club-aside" };
        return Err(Message::new(key).with("id", number(game.id)).into());
    }
    let reason = reason_told(reason)?;
    if reason.is_empty() {
        return Err(Message::new("club-stop-why").with("id", number(game.id)).into());
    }
    note_deed(visit, Deed::Stop, Some(&game), None, &reason)?;
    let text = Message::new("club-stopped")
        .with("name", person(&visit.asker))
        .with("id", number(game.id))
        .with("reason", reason);
    let first = visit.act.drafts.len();
    break_off(&mut visit.act, &mut game, text)?;
    visit.answer_by(&game, first)
}

/// What whoever says that something is to stop is told, without a game's number: what ends their turn, if it goes on.
pub(in crate::club) fn stop_meant(visit: &mut Visit<'_>, usual: Message) -> Result<Message, Rejection> {
    for game in visit.act.tx.live_games_of(visit.asker.person_id)? {
        if visit.is_here(&game) && visit.is_to_move(&game) && !visit.act.replay(&game)?.game.turn_begins() {
            return Ok(Message::new("club-stop-turn").with("id", number(game.id)));
        }
    }
    Ok(usual)
}

/// Keeps a person from playing in the community, lets them play again, or names those who may not.
pub(in crate::club) fn ban(
    visit: &mut Visit<'_>,
    named: Option<&str>,
    off: bool,
    reason: Option<&str>,
) -> Result<(), Rejection> {
    must_manage(visit)?;
    let Some(named) = named else { return list_banned(visit) };
    let other = visit.find_person(named)?;
    let community = visit.place.community_id;
    let is_banned = visit.act.tx.barred_since(community, other.person_id)?.is_some();
    let about = |key| Message::new(key).with("name", person(&other));
    let reason = reason_told(reason.unwrap_or_default())?;
    let (deed, told) = match (off, is_banned) {
        (false, true) => return Err(about("club-barred-already").into()),
        (true, false) => return Err(about("club-not-barred").into()),
        (false, false) if other.person_id == visit.asker.person_id => return refuse("club-bar-yourself"),
        (false, false) if other.is_computer() => return refuse("club-bar-computer"),
        (false, false) if reason.is_empty() => return Err(about("club-bar-why").into()),
        (false, false) => (Deed::Ban, about("club-bars")),
        (true, true) => (Deed::Unban, about("club-unbars")),
    };
    note_deed(visit, deed, None, Some(&other), &reason)?;
    visit.say(Audience::Asker, vec![told]);
    if off {
        return Ok(visit.act.tx.lift_ban(community, &other)?);
    }
    visit.act.tx.ban(community, &other, visit.act.now)?;
    evict(&mut visit.act, community, &other)
}

fn list_banned(visit: &mut Visit<'_>) -> Result<(), Rejection> {
    let mut names = Vec::new();
    let banned = visit.act.tx.barred_from(visit.place.community_id)?;
    for id in banned.iter().take(BARRED_NAMED) {
        // Whoever was forgotten has only the platform's id left.
        let known = visit.act.tx.account(&visit.asker.platform, id)?;
        names.push(known.map_or_else(|| Arg::from(tidy_name("", id)), |account| person(&account)));
    }
    let more = banned.len().checked_sub(BARRED_NAMED).filter(|more| *more > 0);
    names.extend(more.map(|more| Arg::from(Message::new("club-names-more").with("count", more))));
    visit.say(
        Audience::Asker,
        vec![match names.is_empty() {
            true => Message::new("club-barred-nobody"),
            false => Message::new("club-barred-list").with("names", Arg::List(names)),
        }],
    );
    Ok(())
}

/// Notes what was done to keep order.
pub(in crate::club) fn note_deed(
    visit: &Visit<'_>,
    deed: Deed,
    game: Option<&StoredGame>,
    whom: Option<&Account>,
    reason: &str,
) -> Result<(), Rejection> {
    Ok(visit.act.tx.note_deed(&AuditRow {
        community_id: visit.place.community_id,
        done_at: visit.act.now,
        account_id: visit.asker.id,
        deed,
        game_id: game.map(|game| game.id),
        whom_id: whom.map(|account| account.id),
        reason: reason.to_owned(),
    })?)
}

/// Lists what was done to keep order, the newest first.
pub(in crate::club) fn show_audit(visit: &mut Visit<'_>, page: Option<u32>) -> Result<(), Rejection> {
    must_manage(visit)?;
    let community = visit.place.community_id;
    let pages = visit.act.tx.audited(community)?.div_ceil(AUDIT_PAGE).max(1);
    let page = page.unwrap_or(1).min(pages);
    let first = (page - 1) * AUDIT_PAGE;
    let rows = visit.act.tx.audit(community, first..first + AUDIT_PAGE)?;
    let headline = if rows.is_empty() { "club-audit-empty" } else { "club-audit" };
    let mut text = vec![Message::new(headline).with("page", i64::from(page)).with("pages", i64::from(pages))];
    for row in &rows {
        text.push(deed_told(visit, row)?);
    }
    let older = (page < pages)
        .then(|| ButtonDraft::new("club-button-older", Command::Audit(Some(page + 1)), ButtonStyle::Plain));
    let reply = visit.reply(Audience::AskerAlone, text);
    visit.act.drafts.push(Draft { buttons: older.into_iter().collect(), ..reply });
    Ok(())
}

fn deed_told(visit: &Visit<'_>, row: &AuditRow) -> Result<Message, Rejection> {
    let key = match (row.deed, row.reason.is_empty()) {
        (Deed::Stop, _) => "club-audit-stop",
        (Deed::Ban, _) => "club-audit-bar",
        (Deed::Unban, true) => "club-audit-unbar",
        (Deed::Unban, false) => "club-audit-unbar-why",
        (Deed::Setting, _) => "club-audit-setting",
        (Deed::CallOff, _) => "club-audit-call-off",
    };
    let whom = row.whom_id.map(|id| visit.act.tx.account_numbered(id)).transpose()?;
    Ok(Message::new(key)
        .with("at", row.done_at)
        .with("name", person(&visit.act.tx.account_numbered(row.account_id)?))
        .with("whom", whom.map_or_else(|| Arg::from(""), |account| person(&account)))
        .with("id", row.game_id.map(number).unwrap_or_default())
        .with("reason", row.reason.as_str()))
}

/// Ends a game that goes on so that it does not count, and with it a match that belongs to no tournament.
fn break_off(act: &mut Act<'_>, game: &mut StoredGame, text: Message) -> Result<(), Rejection> {
    if let Some((mut row, _)) = act.tx.match_of(game.id)?.filter(|(row, _)| row.tournament_id.is_none()) {
        row.ended = Some(MatchEnd::Void);
        act.tx.update_match(&row)?;
    }
    ticking::finish_game(act, game, None, Reason::Void, vec![text])
}

/// Takes somebody who is banned out of a community: what they offered there or were offered is void, their
/// tournaments go on without them, and their games do not count.
fn evict(act: &mut Act<'_>, community_id: i64, banned: &Account) -> Result<(), Rejection> {
    let person_id = banned.person_id;
    let offers = act.tx.offers_by(person_id)?.into_iter().chain(act.tx.offers_to(person_id)?);
    for offer in offers.filter(|offer| matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch)) {
        if act.tx.place(offer.place_id)?.community_id == community_id {
            ticking::close_offer(act, &offer, OfferState::Void)?;
        }
    }
    for tournament in act.tx.tournaments_with(person_id)? {
        if act.tx.place(tournament.place_id)?.community_id == community_id {
            rounds::drop_out(act, &tournament, person_id, Leaving::Banned)?;
        }
    }
    for mut game in act.tx.live_games_of(person_id)? {
        if game.community_id == community_id {
            let text = Message::new("club-broken-off-here").with("id", number(game.id));
            break_off(act, &mut game, text)?;
        }
    }
    Ok(())
}

/// A reason as others may read it; refuses one that is too long.
fn reason_told(reason: &str) -> Result<String, Rejection> {
    let reason = tidy(reason, usize::MAX);
    if reason.chars().count() > REASON_LENGTH_MAX {
        return Err(Message::new("club-reason-long").with("limit", REASON_LENGTH_MAX).into());
    }
    Ok(reason)
}
