//! Offers that end: closed, or run out.

use super::showing::{self, Readers};
use crate::club::To;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{offered, person};
use crate::club::notices::{digest, reaching};
use crate::club::time::outages;
use crate::store::{Offer, OfferKind, OfferState};
use crate::text::Language;

/// Whether an offer's time is over, not counting outages.
pub(in crate::club) fn has_run_out(cx: &Context<'_>, offer: &Offer) -> Result<bool, Rejection> {
    if offer.expires_at > cx.now {
        return Ok(false);
    }
    let lasts = offer.expires_at.duration_since(offer.made_at);
    if let Some(game) = offer.game_id.map(|id| cx.tx.game(id)).transpose()?.flatten() {
        return Ok(outages::passed_in(cx, &game, offer.made_at, lasts)? <= cx.now);
    }
    let maker = cx.tx.account_numbered(offer.maker_id)?.platform;
    let other = match offer.taker_id {
        Some(taker) => cx.tx.account_numbered(taker)?.platform,
        None => {
            // People of another platform may read it too.
            let mut places = showing::readers_of(cx, offer)?.places.into_iter().map(|place| place.platform);
            places.rfind(|platform| *platform != maker).unwrap_or_else(|| maker.clone())
        }
    };
    Ok(outages::passed_at(cx, [&maker, &other], offer.made_at, lasts)? <= cx.now)
}

/// Closes an offer, which is then in nobody's digest.
pub(in crate::club) fn close_offer(cx: &Context<'_>, offer: &Offer, state: OfferState) -> Result<(), Rejection> {
    cx.tx.close_offer(offer.id, state, cx.now)?;
    touch_digest_of_taker(cx, offer)
}

/// Has the challenged person's digest checked again.
pub(in crate::club) fn touch_digest_of_taker(cx: &Context<'_>, offer: &Offer) -> Result<(), Rejection> {
    let is_listed = matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch);
    let Some(taker) = offer.taker_id.filter(|_| is_listed) else { return Ok(()) };
    let taker = cx.tx.account_numbered(taker)?;
    digest::touch_digest(cx, taker.person_id, taker.id)
}

/// Closes an offer that nobody answered in time. If it was about a new game, people are told; an offer in a live game
/// ends in silence.
pub(in crate::club) fn expire(cx: &mut Context<'_>, offer: &Offer) -> Result<(), Rejection> {
    if !has_run_out(cx, offer)? {
        return Ok(());
    }
    close_offer(cx, offer, OfferState::Expired)?;
    if !matches!(offer.kind, OfferKind::Challenge | OfferKind::Rematch) {
        return Ok(());
    }
    let maker = cx.tx.account_numbered(offer.maker_id)?;
    let home = cx.tx.place(offer.place_id)?;
    let text = vec![offered(offer, "club-offer-ran-out").with("name", person(&maker))];
    let letter = |platform: &str, to: To, language: &'static Language| {
        let about = Some(offer.id);
        Draft { about, text: text.clone(), ..Draft::new(platform, to, language) }
    };
    let Readers { places, alone } = showing::readers_of(cx, offer)?;
    for place in places {
        let language = cx.language_in(&place)?;
        cx.drafts.push(letter(&place.platform, To::Place(place.external_id), language));
    }
    for account in alone.into_iter().filter(|account| !account.is_forgotten()) {
        let language = cx.language_of(account.person_id, &home)?;
        let account = reaching::account_to_reach(cx, account)?;
        cx.drafts.push(letter(&account.platform, To::Account(account.external_id), language));
    }
    Ok(())
}
