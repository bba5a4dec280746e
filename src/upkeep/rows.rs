//! Faults of rows, for checks and imports.

use crate::club::due_kinds;
use crate::store::{StoreError, Transaction};

/// Something that is wrong with rows.
pub(super) struct WrongRow {
    /// The fault, as a sentence without an end.
    pub(super) what: String,
    /// Whether [`super::repair()`] puts it right.
    pub(super) is_mendable: bool,
}

/// Unreadable rows, and those that name unreadable ones. The games themselves are replayed elsewhere.
///
/// # Errors
/// If SQLite refuses.
pub(super) fn wrong_rows(tx: &Transaction<'_>) -> Result<Vec<WrongRow>, StoreError> {
    let mut unread = tx.unread(&due_kinds())?;
    // That a seat is missing is found below.
    unread.retain(|unread| !matches!(unread.why, StoreError::Seatless(_)));
    let unread = unread.into_iter().map(|unread| cannot_be_read(&unread.what, &unread.why));
    let seats = tx.odd_seats()?.into_iter();
    let seats = seats.map(|(id, odd)| WrongRow { what: format!("game #{id}: {odd}"), is_mendable: odd.is_mendable() });
    let rounds = tx.odd_rounds()?.into_iter();
    let rounds = rounds.map(|odd| WrongRow { what: odd.to_string(), is_mendable: odd.is_mendable() });
    let offers = tx.early_offers()?.into_iter();
    let offers = offers.map(|(id, game)| WrongRow {
        what: format!("offer #{id} is about the later game #{game}"),
        is_mendable: false,
    });
    let stuck = tx.is_rerating_stuck()?.then(|| WrongRow {
        what: "ratings are to be worked out again, but nothing goes on with it".to_owned(),
        is_mendable: true,
    });
    Ok(unread.chain(seats).chain(rounds).chain(offers).chain(stuck).collect())
}

/// Something unreadable, with the reason.
pub(super) fn cannot_be_read(what: &str, why: &StoreError) -> WrongRow {
    WrongRow { what: format!("can’t read {what}: {why}"), is_mendable: false }
}
