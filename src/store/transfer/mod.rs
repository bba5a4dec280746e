//! Everything that people have done, record by record, to be carried to another database. Events and letters, which
//! belong to one database and its platforms, stay behind.
//!
//! Records come in an order in which each refers only to earlier ones: a game stands behind the offer that led to it, if
//! one did, and offers about it behind the game.

mod add;
mod game;
mod read;
mod rows;
mod timing;

pub use read::Unread;
pub use rows::{
    AccountRow, ChangeRow, CommunityRow, EntryRow, ExportLine, GameRow, OfferRow, PersonRow, PlaceRow, RatedRow,
    SeatRow, SettingRow, Strength, TimingRow, TurnRow, VerdictRow,
};
