//! Who is signed in to pages.
//!
//! Somebody asks for a link where only they read it. Whoever opens it is asked whether they mean it, because programs open
//! links too; then their browser gets a session of its own, which nobody has said before. Links and sessions are kept as
//! hashes.

use jiff::{SignedDuration, Timestamp};

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::secrets::{hash_of, long};
use crate::command::{Command, PageCommand};
use crate::store::{Account, Session, StoreError, Transaction};
use crate::text::{Arg, Message};

/// How long a link can be used.
const LINK_LASTS: SignedDuration = SignedDuration::from_mins(10);
/// How long a browser stays signed in.
pub(in crate::club) const SESSION_LASTS: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The most browsers in which somebody is signed in; the oldest is signed out.
const SESSIONS_MAX: usize = 20;
/// How old the note of a session's last use may be.
const NOTE_AGE: SignedDuration = SignedDuration::from_hours(24);

/// Gives the asker a link that signs one browser in.
pub(in crate::club) fn give_link(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let Some(address) = cx.environment.pages_at else { return refuse("club-page-none") };
    let (key, origin) = (cx.tx.key_of_codes()?, &cx.request.origin);
    let secret = long(&[&key, "sign-in", origin.platform, &origin.event]);
    let until = cx.now.saturating_add(LINK_LASTS).unwrap_or(cx.now);
    cx.tx.keep_sign_in(&hash_of(&key, &secret), (cx.asker.id, cx.place.id), cx.now, until)?;
    let link = format!("{address}/in/{secret}");
    let text = vec![
        Message::new("club-page-sign-in").with("link", Arg::link(link)),
        Message::new("club-page-sign-in-how").with("command", Command::from(PageCommand::Sessions)),
    ];
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { secret: Some(secret), ..reply });
    Ok(())
}

/// Lists the browsers in which the asker is signed in.
pub(in crate::club) fn list_sessions(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let sessions = cx.tx.sessions_of(cx.asker.person_id, cx.now)?;
    if sessions.is_empty() {
        return refuse("club-page-no-session");
    }
    let mut text = vec![Message::new("club-page-sessions").with("count", sessions.len())];
    for (index, session) in sessions.iter().enumerate() {
        let listed = Message::new("club-page-session").with("number", index + 1);
        text.push(listed.with("begun", session.begun_at).with("until", session.expires_at));
    }
    let out = PageCommand::SignOut { number: None, all: true };
    text.push(Message::new("club-page-sessions-how").with("command", Command::from(out)));
    cx.say(Audience::AskerAlone, text);
    Ok(())
}

/// Signs the asker out of one browser or of all.
pub(in crate::club) fn sign_out(cx: &mut RequestContext<'_>, number: Option<u32>, all: bool) -> Result<(), Rejection> {
    let sessions = cx.tx.sessions_of(cx.asker.person_id, cx.now)?;
    let index = number.and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
    let ended = match (index, sessions.as_slice()) {
        _ if all => {
            // A link that waits would sign one in again.
            cx.tx.end_sessions_of(cx.asker.person_id)?;
            cx.say(Audience::AskerAlone, vec![Message::new("club-page-signed-out-all")]);
            return Ok(());
        }
        (_, []) => return refuse("club-page-no-session"),
        (None, [only]) => only,
        (None, _) => return refuse("club-page-which-session"),
        (Some(index), sessions) => match sessions.get(index) {
            Some(session) => session,
            None => return Err(Message::new("club-page-session-unknown").with("count", sessions.len()).into()),
        },
    };
    cx.tx.end_session(ended.id)?;
    cx.say(Audience::AskerAlone, vec![Message::new("club-page-signed-out")]);
    Ok(())
}

/// The account that a link signs in, if it can still be used.
pub(in crate::club) fn account_of_link(
    tx: &Transaction<'_>,
    secret: &str,
    now: Timestamp,
) -> Result<Option<Account>, StoreError> {
    let found = tx.sign_in(&hash_of(&tx.key_of_codes()?, secret), now)?;
    found.map(|(account_id, _)| tx.account_numbered(account_id)).transpose()
}

/// Uses a link up, and begins a session with this secret. Returns whether the link could be used.
pub(in crate::club) fn begin_session(cx: &Context<'_>, link: &str, secret: &str) -> Result<bool, StoreError> {
    let key = cx.tx.key_of_codes()?;
    let link = hash_of(&key, link);
    let Some(signed_in) = cx.tx.sign_in(&link, cx.now)? else { return Ok(false) };
    cx.tx.drop_sign_in(&link)?;
    let person_id = cx.tx.account_numbered(signed_in.0)?.person_id;
    let sessions = cx.tx.sessions_of(person_id, cx.now)?;
    for session in sessions.iter().rev().skip(SESSIONS_MAX - 1) {
        cx.tx.end_session(session.id)?;
    }
    let until = cx.now.saturating_add(SESSION_LASTS).unwrap_or(cx.now);
    cx.tx.begin_session(&hash_of(&key, secret), signed_in, cx.now, until)?;
    Ok(true)
}

/// The session with this secret, and whose it is.
pub(in crate::club) fn session(
    tx: &Transaction<'_>,
    secret: &str,
    now: Timestamp,
) -> Result<Option<(Session, Account)>, StoreError> {
    let Some(session) = tx.session(&hash_of(&tx.key_of_codes()?, secret), now)? else { return Ok(None) };
    let account = tx.account_numbered(session.account_id)?;
    Ok(Some((session, account)).filter(|(_, account)| !account.is_forgotten()))
}

/// Whether it should be noted that a session is used.
pub(in crate::club) fn is_to_be_noted(session: &Session, now: Timestamp) -> bool {
    now.duration_since(session.seen_at) > NOTE_AGE
}
