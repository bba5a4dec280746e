//! Digests: one message with all of somebody's games, edited silently when they change, and sent anew at most once a
//! day if a game awaits them.

use jiff::{SignedDuration, Timestamp};

use super::{reaching, wishes};
use crate::clock::next_time;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::limits::DIGEST_MAX;
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::context::words::{left_off, listed_offer};
use crate::club::time::{urgency, waking};
use crate::club::{To, listing};
use crate::command::settings::{DIGEST, NOTICES, Way};
use crate::store::{Account, Digest, DueKind, OfferKind, StoredGame, StoredPlace};
use crate::text::{Arg, Language, Message, Named, Span};

/// A digest may need an edit, or to be sent again.
pub(in crate::club) const LOOK: DueKind = DueKind::new("digest");

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::tells(LOOK, keep_digest)];

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// The content of a digest.
struct Content {
    text: Vec<Message>,
    /// Whether something in it awaits its reader.
    awaits: bool,
}

/// Begins or ends a person's digest, as they are told by it now or not.
pub(in crate::club) fn choose_digest(cx: &mut Context<'_>, account: &Account) -> Result<(), Rejection> {
    let person_id = account.person_id;
    if cx.of_person(person_id, &NOTICES)? == Way::Digest {
        return touch_digest(cx, person_id, account.id);
    }
    let Some(mut digest) = cx.tx.digest(person_id)? else { return Ok(()) };
    if digest.letter_id.is_some() {
        let account = cx.tx.account_numbered(digest.account_id)?;
        change_digest(cx, &mut digest, &account, vec![Message::new("club-digest-ended")], false)?;
    }
    cx.tx.drop_digest(person_id)?;
    Ok(cx.tx.set_due(LOOK, person_id, None)?)
}

/// Has the digest of an account's owner looked at, if they have one, because something in it may have changed.
pub(in crate::club) fn touch_digest(cx: &Context<'_>, person_id: i64, account_id: i64) -> Result<(), Rejection> {
    if cx.of_person(person_id, &NOTICES)? != Way::Digest {
        return Ok(());
    }
    if cx.tx.digest(person_id)?.is_none() {
        cx.tx.put_digest(&Digest::new(person_id, account_id))?;
        cx.tx.set_due(LOOK, person_id, Some(cx.now))?;
    }
    Ok(cx.tx.hasten_due(LOOK, person_id, cx.now)?)
}

/// Sends a person's digest anew or edits it, if it's time.
pub(in crate::club) fn keep_digest(cx: &mut Context<'_>, person_id: i64) -> Result<(), Rejection> {
    let Some(mut digest) = cx.tx.digest(person_id)? else {
        return Ok(cx.tx.set_due(LOOK, person_id, None)?);
    };
    let account = cx.tx.account_numbered(digest.account_id)?;
    let content = digest_of(cx, person_id)?;
    let waking = waking::waking(cx, person_id)?;
    let chosen = cx.chosen_by(person_id, &DIGEST)?;
    let time = chosen.unwrap_or_else(|| waking.hours.from());
    let hour_after = |at: Timestamp| next_time(at, time, &waking.zone);
    let snoozed = wishes::snoozed_until(cx, person_id)?;
    let is_new = digest.looked_at.is_none();
    // The clock may have been far ahead.
    let is_past = |at: Timestamp| hour_after(at) <= cx.now || at.duration_since(cx.now) > DAY;
    let is_time = digest.looked_at.is_none_or(is_past) && snoozed.is_none();
    if is_time {
        digest.looked_at = Some(cx.now);
    }
    let language = language_of_digest(cx, person_id)?;
    let body: Vec<String> = content.text.iter().map(|message| language.say(message)).collect();
    let body = body.join("\n");
    // Meanwhile, changes are collected.
    let pause = SignedDuration::from_secs(cx.environment.limits.digest_seconds.into());
    let change_at = digest.written_at.map_or(cx.now, |at| at.saturating_add(pause).unwrap_or(at));
    let mut next = hour_after(digest.looked_at.unwrap_or(cx.now)).max(snoozed.unwrap_or(Timestamp::MIN));
    if is_time && (is_new || content.awaits) {
        send_digest(cx, &mut digest, &account, content.text, body)?;
    } else if body != digest.body && digest.letter_id.is_some() {
        if change_at <= cx.now {
            change_digest(cx, &mut digest, &account, content.text, true)?;
            digest.body = body;
        } else {
            next = next.min(change_at);
        }
    }
    cx.tx.put_digest(&digest)?;
    Ok(cx.tx.set_due(LOOK, person_id, Some(next))?)
}

/// Sends a digest as a new message to where its reader is now, instead of one that still waits to be sent; one that was sent before, or is on its
/// way just now, says so from then on.
fn send_digest(
    cx: &mut Context<'_>,
    digest: &mut Digest,
    account: &Account,
    text: Vec<Message>,
    body: String,
) -> Result<(), Rejection> {
    let reached = reaching::account_to_reach(cx, account.clone())?;
    if let Some(earlier) = digest.letter_id {
        cx.tx.withdraw_letter(earlier)?;
        let older = match reached.id == account.id {
            true => Message::new("club-digest-older"),
            false => Message::new("club-digest-elsewhere").with_text("platform", &reached.platform),
        };
        change_digest(cx, digest, account, vec![older], false)?;
    }
    digest.account_id = reached.id;
    let draft = Draft { text, digest: true, ..draft_of_digest(cx, &reached)? };
    digest.letter_id = Some(cx.post(draft)?);
    (digest.edit_id, digest.body, digest.written_at) = (None, body, Some(cx.now));
    Ok(())
}

/// Edits a digest's message into a list of games or something else. This replaces any edit that still waits.
fn change_digest(
    cx: &mut Context<'_>,
    digest: &mut Digest,
    account: &Account,
    text: Vec<Message>,
    lists: bool,
) -> Result<(), Rejection> {
    if let Some(waiting) = digest.edit_id {
        cx.tx.withdraw_letter(waiting)?;
    }
    let draft = Draft { text, digest: lists, edits: digest.letter_id, ..draft_of_digest(cx, account)? };
    (digest.edit_id, digest.written_at) = (Some(cx.post(draft)?), Some(cx.now));
    Ok(())
}

fn draft_of_digest(cx: &Context<'_>, account: &Account) -> Result<Draft, Rejection> {
    let language = language_of_digest(cx, account.person_id)?;
    Ok(Draft::new(&account.platform, To::Account(account.external_id.clone()), language))
}

fn language_of_digest(cx: &Context<'_>, person_id: i64) -> Result<&'static Language, Rejection> {
    Ok(cx.own_language(person_id)?.unwrap_or(cx.environment.usual_language))
}

/// All the games of a person, those that await them first, and the challenges to them.
fn digest_of(cx: &Context<'_>, person_id: i64) -> Result<Content, Rejection> {
    let games = urgency::most_urgent_first(cx, cx.tx.live_games_of(person_id)?, person_id)?;
    let mut offers = cx.tx.offers_to(person_id)?;
    offers.retain(|offer| matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch));
    let muted = cx.tx.muted_by(person_id)?;
    let awaits = |game: &&StoredGame| game.to_move.is_some_and(|mover| game.seat(mover).person_id == person_id);
    let awaiting: Vec<&StoredGame> = games.iter().filter(awaits).collect();
    let is_awaited = awaiting.iter().any(|game| !muted.contains(&game.id)) || !offers.is_empty();
    let mut text = vec![Message::new("club-digest").with("awaiting", awaiting.len()).with("count", games.len())];
    for game in games.iter().take(DIGEST_MAX) {
        text.push(listed_in_digest(cx, game, person_id)?);
    }
    text.extend(left_off(games.len(), DIGEST_MAX));
    for offer in offers.iter().take(DIGEST_MAX) {
        let maker = cx.tx.account_numbered(offer.maker_id)?;
        let taker = offer.taker_id.map(|id| cx.tx.account_numbered(id)).transpose()?;
        text.push(listed_offer(offer, &maker, taker.as_ref()));
    }
    text.extend(left_off(offers.len(), DIGEST_MAX));
    text.push(Message::new("club-digest-how"));
    Ok(Content { text, awaits: is_awaited })
}

/// A game in a list, with a link to where it is.
fn listed_in_digest(cx: &Context<'_>, game: &StoredGame, person_id: i64) -> Result<Message, Rejection> {
    let listed = listing::listed(cx, game)?;
    let places = Places::of(cx.tx, game)?;
    let own = game.player_of(person_id).and_then(|player| places.known_to(game, player));
    let Some(StoredPlace { platform, external_id: id, name, .. }) = own.cloned() else { return Ok(listed) };
    let place = Named { platform, id, name };
    Ok(Message::new("club-digest-game").with("listed", listed).with("place", Arg::Span(Span::Place(place))))
}
