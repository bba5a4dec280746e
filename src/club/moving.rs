//! Places that are replaced by others, and people who leave them.

use jiff::Timestamp;

use super::announce::News;
use super::words::{number, seated};
use super::{Club, Origin, Trouble};
use crate::rules::Player;
use crate::store::{self, Cause};
use crate::text::Message;

/// How many games of a place are looked at when somebody leaves it.
const GAMES_MAX: u32 = 1_000;

impl Club {
    /// Moves everything that belongs to a place, games, offers and settings, to the one that replaces it, and its
    /// community with it if that was the place's own. Says whether there was anything.
    ///
    /// # Errors
    /// If the database fails.
    pub fn move_place(&mut self, platform: &str, from: &str, to: &str) -> Result<bool, store::StoreError> {
        let tx = self.store.begin()?;
        let moved = tx.move_place(platform, from, to)?;
        tx.commit()?;
        Ok(moved)
    }

    /// Tells the opponents of somebody who left a place that they did, and what can be done. The event is applied once.
    ///
    /// # Errors
    /// If the database fails.
    pub fn leave_place(&mut self, origin: &Origin, place: &str, account: &str, now: Timestamp) -> Result<(), Trouble> {
        let Origin { platform, event } = origin;
        let cause = Cause::Event { platform: (*platform).to_owned(), id: event.clone() };
        self.act(cause, now, |act| {
            let (Some(place), Some(account)) =
                (act.tx.known_place(platform, place)?, act.tx.account(platform, account)?)
            else {
                return Ok(());
            };
            if place.direct || !act.tx.note_event(platform, event, None, now)? {
                return Ok(());
            }
            for table in act.tx.live_tables_in(place.id, GAMES_MAX)? {
                let Some(gone) = Player::BOTH.into_iter().find(|player| table.seat(*player).account_id == account.id)
                else {
                    continue;
                };
                let key = if act.tx.clock(table.id)?.is_some() { "club-left-timed" } else { "club-left" };
                let text = Message::new(key).with("name", seated(table.seat(gone))).with("id", number(table.id));
                let text = vec![text];
                act.announce(&table, &News { text, told: vec![gone.other()], ..News::default() })?;
            }
            Ok(())
        })
    }
}
