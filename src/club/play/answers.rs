//! Answers to offers: accepted, declined, withdrawn.

use super::{accepting, closing, offers, showing};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{offered, person};
use crate::club::notices::calls;
use crate::command::{Command, Id, PlayCommand};
use crate::store::{Account, Offer, OfferKind, OfferState};
use crate::text::Message;

/// Accepts an offer to the asker, or an open challenge.
pub(in crate::club) fn accept(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let offer = cx.find_offer_to_asker(&Command::Play(PlayCommand::Accept(id)), id)?;
    match (offer.kind, offer.game_id) {
        // The result of stopping may have changed since, so a player who would lose by it is asked to confirm.
        (OfferKind::Draw, Some(game)) if !closing::has_run_out(cx, &offer)? => {
            offers::offer_draw(cx, &Command::Play(PlayCommand::Accept(id)), Some(Id(game)), false)
        }
        _ => accepting::accept_offer(cx, &offer),
    }
}

/// Declines an offer to the asker.
pub(in crate::club) fn decline(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    // Somebody who declines their own offer withdraws it.
    if let Some(Id(own)) = id
        && cx.tx.offers_by(cx.asker.person_id)?.iter().any(|offer| offer.id == own)
    {
        return withdraw(cx, id);
    }
    let offer = cx.find_offer_to_asker(&Command::Play(PlayCommand::Decline(id)), id)?;
    let Some(taker_id) = offer.taker_id else { return refuse("club-decline-open") };
    closing::close_offer(cx, &offer, OfferState::Declined)?;
    let maker = cx.tx.account_numbered(offer.maker_id)?;
    // Their other accounts are nobody's business.
    let text = offered(&offer, "club-declined").with("name", person(&cx.tx.account_numbered(taker_id)?));
    tell_of_offer(cx, &offer, text, Some(&maker), true)
}

/// Withdraws the asker's offer.
pub(in crate::club) fn withdraw(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let offer = cx.find_offer_by_asker(&Command::Play(PlayCommand::Withdraw(id)), id)?;
    closing::close_offer(cx, &offer, OfferState::Withdrawn)?;
    let taker = offer.taker_id.map(|id| cx.tx.account_numbered(id)).transpose()?;
    let text = offered(&offer, "club-withdrawn").with("name", person(&cx.tx.account_numbered(offer.maker_id)?));
    tell_of_offer(cx, &offer, text, taker.as_ref(), false)
}

/// Tells an offer's place, or in conversations of two the other person, how it ended. The other person is notified if
/// they waited for that.
fn tell_of_offer(
    cx: &mut RequestContext<'_>,
    offer: &Offer,
    text: Message,
    other: Option<&Account>,
    waited: bool,
) -> Result<(), Rejection> {
    let called = match other.filter(|_| waited) {
        Some(other) => calls::addressee(cx, other)?,
        None => None,
    };
    let about = Some(offer.game_id.unwrap_or(offer.id));
    let readers = showing::readers_of(cx, offer)?;
    let letter = Draft { about, ..cx.reply(Audience::Everyone, vec![text]) };
    if readers.places.iter().all(|place| place.id != cx.place.id) {
        let alone = readers.places.is_empty() && cx.place.direct;
        let audience = if alone { Audience::Everyone } else { Audience::Asker };
        let own = cx.reply(audience, letter.text.clone());
        cx.drafts.push(Draft { about, ..own });
    }
    showing::tell_readers(cx, offer, readers, &letter, other, called)
}
