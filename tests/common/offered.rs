//! Challenges that no line makes: between accounts of two platforms, and on terms of tournaments.

use jiff::{Timestamp, ToSpan};
use parlour::clock::Terms;
use parlour::rules::Player;
use parlour::store::{Offer, OfferKind, OfferState};

/// A challenge to the basic game of Chifoumi, by the first account to the second one, as if it had just been made. The
/// first one begins.
pub fn offered(place_id: i64, [maker_id, taker_id]: [i64; 2], clock: Option<Terms>, now: Timestamp) -> Offer {
    Offer {
        id: 0,
        kind: OfferKind::Challenge,
        place_id,
        maker_id,
        taker_id: Some(taker_id),
        game_id: None,
        game: "chifoumi".to_owned(),
        variant: "basic".to_owned(),
        side: Some(Player::One),
        rated: false,
        clock,
        goal: None,
        lead: 0,
        start: None,
        by_code: false,
        state: OfferState::Open,
        made_at: now,
        expires_at: now + 24.hours(),
    }
}
