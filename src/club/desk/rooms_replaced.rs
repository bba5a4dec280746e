//! Replaced places, and people who leave places.

use jiff::Timestamp;

use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, seated};
use crate::club::notices::announce;
use crate::club::notices::announce::News;
use crate::club::{Club, ClubError, Origin, To};
use crate::rules::Player;
use crate::store::{Cause, PlaceReplaced, StoreError, StoredPlace};
use crate::text::Message;

/// How many games of a place are looked at when somebody leaves it.
const GAMES_MAX: u32 = 1_000;

impl Club {
    /// Moves everything that belongs to a place, such as games, offers and settings, to its successor, and also the
    /// community if it was the place's own; once. A community that has data isn't overwritten: then each keeps its own.
    /// Either way, the new place is told. The platform knows that the successor really is one.
    ///
    /// # Errors
    /// If the database fails; then nothing has changed.
    pub fn move_place(&mut self, platform: &str, from: &str, to: &str, now: Timestamp) -> Result<(), ClubError> {
        self.transact(Cause::Program, now, |cx| match cx.tx.move_place(platform, from, to, now)? {
            PlaceReplaced::Along(place) => tell(cx, &place, &place.external_id, Message::new("club-moved")),
            PlaceReplaced::Apart(old, new) => {
                tell(cx, &old, &new, Message::new("club-not-moved").with_text("room", &old.name))
            }
            PlaceReplaced::Nothing => Ok(()),
        })
    }

    /// Notes that a claimed successor doesn't prove its claim, so that everything stays in the old place, and says so
    /// there once.
    ///
    /// # Errors
    /// If the database fails; then nothing has changed.
    pub fn refuse_move(&mut self, platform: &str, from: &str, to: &str, now: Timestamp) -> Result<(), ClubError> {
        self.transact(Cause::Program, now, |cx| {
            let Some(place) = cx.tx.refuse_move(platform, from, to, now)? else { return Ok(()) };
            tell(cx, &place, from, Message::new("club-move-unproven"))
        })
    }

    /// The place that has taken the place of a replaced one. `None` if it wasn't replaced.
    ///
    /// # Errors
    /// If the database fails.
    pub fn successor_of(&mut self, platform: &str, place: &str) -> Result<Option<String>, StoreError> {
        self.store.read()?.successor_of(platform, place)
    }

    /// Tells somebody's opponents that they left a place, and what to do about it. What they saw because they were there,
    /// they see no more. The event is applied once.
    ///
    /// # Errors
    /// If the database fails.
    pub fn leave_place(
        &mut self,
        origin: &Origin,
        place: &str,
        account: &str,
        now: Timestamp,
    ) -> Result<(), ClubError> {
        let Origin { platform, event } = origin;
        let cause = Cause::Event { platform: (*platform).to_owned(), id: event.clone() };
        self.transact(cause, now, |cx| {
            let (Some(place), Some(account)) = (cx.tx.known_place(platform, place)?, cx.tx.account(platform, account)?)
            else {
                return Ok(());
            };
            if place.direct || !cx.tx.note_event(platform, event, None, now)? {
                return Ok(());
            }
            cx.tx.leave_place(place.id, account.id)?;
            for game in cx.tx.live_games_in(place.id, GAMES_MAX)? {
                let Some(gone) = Player::BOTH.into_iter().find(|player| game.seat(*player).account_id == account.id)
                else {
                    continue;
                };
                // Others play from elsewhere, though their games are shown here.
                let places = Places::of(cx.tx, &game)?;
                if places.known_to(&game, gone).is_none_or(|known| known.id != place.id) {
                    continue;
                }
                let key = if cx.tx.clock(game.id)?.is_some() { "club-left-timed" } else { "club-left" };
                let text = Message::new(key).with("name", seated(game.seat(gone))).with("id", number(game.id));
                let text = vec![text];
                announce::announce(cx, &game, &News { text, told: vec![gone.other()], ..News::default() })?;
            }
            Ok(())
        })
    }
}

/// Says something of a place, there or in its successor, to everybody.
pub(in crate::club) fn tell(
    cx: &mut Context<'_>,
    place: &StoredPlace,
    there: &str,
    message: Message,
) -> Result<(), Rejection> {
    let draft = Draft::new(&place.platform, To::Place(there.to_owned()), cx.language_in(place)?);
    cx.drafts.push(Draft { text: vec![message], ..draft });
    Ok(())
}
