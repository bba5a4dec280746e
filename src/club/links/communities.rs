//! Communities of several platforms that are one: the one whose code it was is their head, and its settings hold.
//!
//! Whoever manages the one that joins types the code and says that they mean it, and whoever manages the head confirms
//! that there. Nobody's rights are kept: they come with each of these requests.

use jiff::SignedDuration;

use super::codes;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::person;
use crate::club::permission::audit;
use crate::club::play::rerating;
use crate::club::{Audience, ButtonStyle, To};
use crate::command::{Command, LinkCommand};
use crate::store::{AuditAction, CodePurpose, CommunityLink, StoredPlace};
use crate::text::Message;

/// How long a code can be used, and how long a community that used it waits.
const VALID_FOR: SignedDuration = SignedDuration::from_hours(24);

/// Gives a code, or takes one that was typed. A yes to no code asks once more what there is to confirm.
pub(in crate::club) fn link(cx: &mut RequestContext<'_>, code: Option<&str>, confirmed: bool) -> Result<(), Rejection> {
    must_manage(cx)?;
    match code {
        None if confirmed => confirm_link(cx, None),
        None => give_code(cx),
        Some(typed) => ask(cx, typed, confirmed),
    }
}

/// Refuses what only managers of the whole community may do, there.
fn must_manage(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    if cx.place.direct {
        return refuse("club-moderation-direct");
    }
    if cx.manages { Ok(()) } else { refuse("club-community-managers") }
}

fn give_code(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    unless_joined(cx, cx.place.own_community_id)?;
    let code = codes::give(cx, CodePurpose::Community, Some(cx.place.own_community_id), VALID_FOR)?;
    let given = Message::new("club-community-code").with("code", code.as_str());
    codes::hand_over(cx, code, None, vec![given, Message::new("club-community-merges")]);
    Ok(())
}

/// Asks the community whose code it is to let this one join.
fn ask(cx: &mut RequestContext<'_>, typed: &str, confirmed: bool) -> Result<(), Rejection> {
    let own = cx.place.own_community_id;
    let code = codes::peek(cx, CodePurpose::Community, typed)?;
    let other = cx.tx.place(code.place_id)?;
    let head = code.subject.unwrap_or(other.own_community_id);
    may_join(cx, &cx.place, head)?;
    let waits = |link: &CommunityLink| link.community_id != own && is_open(cx, link);
    if cx.tx.community_links_to(head)?.iter().any(waits) {
        return refuse("club-community-waits");
    }
    let merges = [Message::new("club-community-merges"), Message::new("club-community-settings-theirs")];
    if !confirmed {
        let text = about(Message::new("club-community-ask"), &other);
        let confirming = LinkCommand::Community { code: Some(typed.to_owned()), confirmed: true };
        confirm::ask(cx, None, [vec![text], merges.to_vec()].concat(), "club-button-join-communities", confirming);
        return Ok(());
    }
    codes::spend(cx, &code)?;
    let link = CommunityLink {
        community_id: own,
        head_id: head,
        place_id: cx.place.id,
        head_place_id: other.id,
        asked_at: cx.now,
        joined_at: None,
    };
    cx.tx.put_community_link(&link)?;
    cx.say(Audience::Asker, vec![about(Message::new("club-community-asked"), &other)]);
    let wanted = about(Message::new("club-community-wanted"), &cx.place).with("name", person(&cx.asker));
    let letter = letter_to(cx, &other, vec![wanted])?;
    ask_to_confirm(cx, &link, letter)
}

/// Asks whoever manages the head of a link to confirm it, by a word that names no other one.
fn ask_to_confirm(cx: &mut RequestContext<'_>, link: &CommunityLink, letter: Draft) -> Result<(), Rejection> {
    let confirming = LinkCommand::ConfirmCommunity(Some(word_of(cx, link)?));
    let mut text = letter.text.clone();
    text.push(Message::new("club-community-merges"));
    text.push(Message::new("club-community-settings-ours"));
    text.push(Message::new("club-community-confirm").with("command", Command::from(confirming.clone())));
    let buttons = vec![ButtonDraft::new("club-button-join-communities", confirming, ButtonStyle::Primary)];
    let until = link.asked_at.saturating_add(VALID_FOR).ok();
    cx.drafts.push(Draft { text, buttons, until, ..letter });
    Ok(())
}

/// The word of the question about a link.
fn word_of(cx: &RequestContext<'_>, link: &CommunityLink) -> Result<String, Rejection> {
    codes::word_of(cx, &format!("{} into {} {}", link.community_id, link.head_id, link.asked_at.as_millisecond()))
}

/// Lets the community that asks for it join this one. The word of the question says which is meant; without it, the asker
/// is asked once more.
pub(in crate::club) fn confirm_link(cx: &mut RequestContext<'_>, word: Option<&str>) -> Result<(), Rejection> {
    must_manage(cx)?;
    let own = cx.place.own_community_id;
    let asked = cx.tx.community_links_to(own)?.into_iter().find(|link| is_open(cx, link));
    let Some(asked) = asked else { return refuse("club-community-nobody") };
    let joins = cx.tx.place(asked.place_id)?;
    let Some(word) = word else {
        let wanted = about(Message::new("club-community-wants"), &joins);
        let reply = cx.reply(Audience::Asker, vec![wanted]);
        return ask_to_confirm(cx, &asked, reply);
    };
    if word != word_of(cx, &asked)? {
        return Err(about(Message::new("club-community-stale"), &joins).into());
    }
    may_join(cx, &joins, own)?;
    // It may have asked to join another one itself.
    cx.tx.drop_community_link(own)?;
    let joined = CommunityLink { head_place_id: cx.place.id, joined_at: Some(cx.now), ..asked };
    cx.tx.put_community_link(&joined)?;
    note(cx, &joined, AuditAction::Join)?;
    rerate(cx, &joined)?;
    let text = about(Message::new("club-community-joined"), &joins);
    cx.say(Audience::Everyone, vec![text, Message::new("club-community-rerated")]);
    let text = about(Message::new("club-community-joined"), &cx.place);
    let letter = letter_to(cx, &joins, vec![text, Message::new("club-community-rerated")])?;
    cx.drafts.push(letter);
    Ok(())
}

/// Parts this community from those that are one with it, or has it ask no longer.
pub(in crate::club) fn unlink(cx: &mut RequestContext<'_>, confirmed: bool) -> Result<(), Rejection> {
    must_manage(cx)?;
    let own = cx.place.own_community_id;
    let mut links = cx.tx.community_links_to(own)?;
    links.extend(cx.tx.community_link(own)?);
    let (joined, asked): (Vec<_>, Vec<_>) = links.into_iter().partition(|link| link.joined_at.is_some());
    if joined.is_empty() {
        if !asked.iter().any(|link| is_open(cx, link)) {
            return refuse("club-community-not-joined");
        }
        for link in asked {
            cx.tx.drop_community_link(link.community_id)?;
        }
        cx.say(Audience::Asker, vec![Message::new("club-community-withdrawn")]);
        return Ok(());
    }
    if !confirmed {
        let confirming = LinkCommand::PartCommunity { confirmed: true };
        let text = vec![Message::new("club-community-part")];
        confirm::ask(cx, None, text, "club-button-part-communities", confirming);
        return Ok(());
    }
    let mut told = Vec::new();
    for link in joined {
        cx.tx.copy_community_settings(link.head_id, link.community_id)?;
        cx.tx.drop_community_link(link.community_id)?;
        note(cx, &link, AuditAction::Part)?;
        rerate(cx, &link)?;
        let places = [cx.tx.place(link.place_id)?, cx.tx.place(link.head_place_id)?];
        let [mine, theirs] = if link.community_id == own { places } else { [places[1].clone(), places[0].clone()] };
        told.push(about(Message::new("club-community-parted"), &theirs));
        let text = vec![about(Message::new("club-community-parted"), &mine), Message::new("club-community-rerated")];
        let letter = letter_to(cx, &theirs, text)?;
        cx.drafts.push(letter);
    }
    told.push(Message::new("club-community-rerated"));
    cx.say(Audience::Everyone, told);
    Ok(())
}

/// Refuses to join two communities if one of them is one with another already, or is the other one, or on a platform
/// that is among them.
fn may_join(cx: &RequestContext<'_>, joins: &StoredPlace, head: i64) -> Result<(), Rejection> {
    if joins.own_community_id == head {
        return refuse("club-community-same");
    }
    unless_joined(cx, joins.own_community_id)?;
    if cx.tx.community_links_to(joins.own_community_id)?.iter().any(|link| link.joined_at.is_some()) {
        return refuse("club-community-joined-already");
    }
    unless_joined(cx, head)?;
    if cx.tx.platforms_of(head)?.contains(&joins.platform) {
        return refuse("club-community-platform");
    }
    Ok(())
}

/// Refuses if a community has joined another one.
fn unless_joined(cx: &RequestContext<'_>, community: i64) -> Result<(), Rejection> {
    match cx.tx.community_link(community)? {
        Some(link) if link.joined_at.is_some() => refuse("club-community-joined-already"),
        _ => Ok(()),
    }
}

/// Whether a community still waits for an answer.
fn is_open(cx: &RequestContext<'_>, link: &CommunityLink) -> bool {
    link.joined_at.is_none() && cx.now.duration_since(link.asked_at) < VALID_FOR
}

/// Notes in both audit lists what was done, each with a place of the other.
fn note(cx: &RequestContext<'_>, link: &CommunityLink, action: AuditAction) -> Result<(), Rejection> {
    for (community, other) in [(link.community_id, link.head_place_id), (link.head_id, link.place_id)] {
        let place = cx.tx.place(other)?;
        audit::note_action_in(cx, community, action, None, None, &format!("{} ({})", place.name, place.platform))?;
    }
    Ok(())
}

/// Has the ratings in both computed anew, from the first game that counts in another community than before.
fn rerate(cx: &RequestContext<'_>, link: &CommunityLink) -> Result<(), Rejection> {
    match cx.tx.first_game_of(link.community_id)? {
        Some(since) => Ok(rerating::rerate_since(cx, since)?),
        None => Ok(()),
    }
}

/// A sentence about the community of a place, which is named.
fn about(told: Message, place: &StoredPlace) -> Message {
    told.with_text("place", &place.name).with_text("platform", &place.platform)
}

/// A letter to a place.
fn letter_to(cx: &RequestContext<'_>, place: &StoredPlace, text: Vec<Message>) -> Result<Draft, Rejection> {
    let language = cx.language_in(place)?;
    Ok(Draft { text, ..Draft::new(&place.platform, To::Place(place.external_id.clone()), language) })
}
