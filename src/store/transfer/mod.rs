//! Everything that people have done, record by record, to be carried to another database. Events and letters, which
//! belong to one database and its platforms, stay behind.
//!
//! Records come in an order in which each refers only to earlier ones: a game stands behind the offer that led to it, if
//! one did, and offers about it behind the game.

mod add;
mod checked;
mod game;
mod order;
mod read;
mod rows;
mod timing;
mod tournaments;
mod unread;

pub use read::Unread;
pub use rows::{
    AccountRow, BarRow, ChangeRow, CommunityRow, DeedRow, EncounterRow, EntryRow, ExportLine, GameRow, JoinedRow,
    OfferRow, PersonRow, PlaceRow, RatedRow, SeasonRow, SeatRow, SettingRow, Strength, TimingRow, TournamentRow,
    TurnRow, VerdictRow,
};
