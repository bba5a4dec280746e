//! Invitations: challenges that whoever gets a code accepts, wherever they are.

use super::codes;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, rated, timed, title};
use crate::club::play::{accepting, handicaps, offers};
use crate::command::Challenge;
use crate::store::{CodePurpose, OfferState};
use crate::text::Message;

/// Gives the asker a code for somebody whom they want to play.
pub(in crate::club) fn invite(cx: &mut RequestContext<'_>, wish: &Challenge) -> Result<(), Rejection> {
    let offer = offers::invitation(cx, wish)?;
    let code = codes::give(cx, CodePurpose::Invitation, Some(offer.id), offer.expires_at.duration_since(cx.now))?;
    let told = Message::new("club-invitation")
        .with("game", title(&offer.game, &offer.variant))
        .with("rated", rated(offer.rated))
        .with("clock", timed(offer.clock))
        .with("until", offer.expires_at);
    let how = Message::new("club-invitation-how").with("code", code.as_str()).with("id", number(offer.id));
    let told = [told].into_iter().chain(handicaps::told(cx, &offer)).chain([how]).collect();
    codes::hand_over(cx, code, Some(offer.id), told);
    Ok(())
}

/// Begins the game of an invitation, in the places of both.
pub(in crate::club) fn accept(cx: &mut RequestContext<'_>, typed: &str) -> Result<(), Rejection> {
    let code = codes::redeem(cx, CodePurpose::Invitation, typed)?;
    let offer = code.subject.map(|id| cx.tx.offer(id)).transpose()?.flatten();
    match offer.filter(|offer| offer.state == OfferState::Open) {
        Some(offer) => accepting::accept_offer(cx, &offer),
        None => refuse("club-code-wrong"),
    }
}
