//! Paired places, which show the same games on whatever platforms.

use jiff::SignedDuration;

use super::codes;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::permission::{bans, blocks};
use crate::club::{Audience, To};
use crate::store::{CodePurpose, StoredPlace};
use crate::text::Message;

/// How long a code for a place can be used.
const VALID_FOR: SignedDuration = SignedDuration::from_mins(10);

/// Gives somebody who manages this place a code for another one, or pairs this place with the one of a code.
pub(in crate::club) fn link(cx: &mut RequestContext<'_>, typed: Option<&str>) -> Result<(), Rejection> {
    must_manage(cx)?;
    if let Some(other) = paired_place(cx)? {
        return Err(Message::new("club-place-paired").with_text("name", &other.name).into());
    }
    let Some(typed) = typed else {
        let code = codes::give(cx, CodePurpose::Place, Some(cx.place.id), VALID_FOR)?;
        let told = Message::new("club-place-code").with("code", code.as_str());
        codes::hand_over(cx, code, None, vec![told]);
        return Ok(());
    };
    let code = codes::redeem(cx, CodePurpose::Place, typed)?;
    let other = cx.tx.place(code.subject.unwrap_or(code.place_id))?;
    if other.id == cx.place.id {
        return refuse("club-place-itself");
    }
    if cx.tx.paired_place(other.id)?.is_some() {
        return refuse("club-place-paired-there");
    }
    let maker = cx.tx.account_numbered(code.account_id)?;
    if !cx.is_mine(maker.id)? {
        blocks::unless_blocked(cx, &maker)?;
        bans::unless_opponent_banned(cx, &maker, &cx.place)?;
    }
    bans::unless_banned(cx, &other)?;
    cx.tx.pair_places([cx.place.id, other.id], cx.now)?;
    tell_both(cx, &other, "club-place-linked")
}

/// Parts this place from the one that it is paired with.
pub(in crate::club) fn unlink(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    must_manage(cx)?;
    let Some(other) = paired_place(cx)? else { return refuse("club-place-alone") };
    cx.tx.part_places(cx.place.id)?;
    tell_both(cx, &other, "club-place-parted")
}

/// Refuses what only people may do who manage a place that others read.
fn must_manage(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    if cx.place.direct {
        return refuse("club-place-direct");
    }
    if cx.manages { Ok(()) } else { refuse("club-moderation-managers") }
}

fn paired_place(cx: &RequestContext<'_>) -> Result<Option<StoredPlace>, Rejection> {
    Ok(cx.tx.paired_place(cx.place.id)?.map(|id| cx.tx.place(id)).transpose()?)
}

/// Tells both of two places something, each with the name of the other one.
fn tell_both(cx: &mut RequestContext<'_>, other: &StoredPlace, key: &'static str) -> Result<(), Rejection> {
    let told =
        |other: &StoredPlace| Message::new(key).with_text("name", &other.name).with_text("platform", &other.platform);
    let (here, there) = (told(other), told(&cx.place));
    let language = cx.language_in(&cx.place)?;
    let reply = Draft { language, ..cx.reply(Audience::Everyone, vec![here]) };
    cx.drafts.push(reply);
    let draft = Draft::new(&other.platform, To::Place(other.external_id.clone()), cx.language_in(other)?);
    cx.drafts.push(Draft { text: vec![there], ..draft });
    Ok(())
}
