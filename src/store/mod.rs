//! SQLite: rows in, rows out. Nothing here knows what a row means.
//!
//! One [`Store`] is one open database, and one process has it: beside the database lies a lock file, which the system
//! lets go of when the process ends in whatever way. (SQLite's own exclusive mode would keep others from reading too,
//! and with them a backup made while the program runs.) Everything that reads or writes does so in a
//! [`Transaction`]; what was committed survives the process and the machine.
//!
//! A function whose comment names no errors fails only where SQLite does: the disk is full or broken, the file is damaged.
//!
//! - [`Store`], [`Transaction`]: the open database, and what is done in it at once. `connection`: how it is opened.
//! - `site`: its file and what lies beside it, the lock among it; whether there is a club at all.
//! - `suspects`: what failed, and what is being tried.
//! - `defects`: what is wrong with it as a file; `rebuild`: how it is made anew from its rows where only indexes are
//!   damaged. `inspection`, `rounds`, `displaced`: what is wrong with it beyond that, and how that is put right.
//! - `rows`: what becomes of a row that cannot be read. `known`: rows that are kept in memory.
//! - `schema`, `migration`: its tables, and how an older database becomes today's. [`backup`]: copies of it.
//! - The other files hold the statements on a table or a few, and `transfer` everything as records.

pub mod backup;
mod cause;
mod clocks;
mod conditionals;
mod connection;
mod database;
mod defects;
mod digests;
mod displaced;
mod due;
mod error;
#[cfg(feature = "faults")]
mod failing;
mod inbox;
mod inspection;
mod known;
mod matches;
mod migration;
mod moves;
mod new_file;
mod offers;
mod order;
mod outbox;
mod pauses;
mod people;
mod personal;
mod places;
mod ratings;
mod rebuild;
mod rounds;
mod rows;
mod schema;
mod seasons;
mod settings;
mod site;
mod suspects;
mod tables;
mod tournaments;
mod transfer;
mod words;

pub use cause::Cause;
pub use clocks::{ClockRow, TurnTimed};
pub use database::{GroupEnd, Store, Transaction, Undo};
pub use defects::{Defect, DefectPart, remedy};
pub use digests::Digest;
pub use displaced::Displaced;
pub use due::{Due, DueKind};
pub use error::StoreError;
pub use inspection::OddSeats;
pub use known::{Account, Owner, StoredPlace};
pub use matches::{MatchEnd, MatchRow};
pub use moves::Moved;
pub use new_file::NewFile;
pub use offers::{Offer, OfferKind, OfferState};
pub use order::{AuditRow, Deed};
pub use outbox::{Controls, Destination, Landing, LetterRow, MessageRow, NewLetter, OutboxDepth, SeenBy, WaitingRow};
pub use pauses::Stretch;
pub use people::COMPUTER;
pub use personal::GAMES_A_PART;
pub use ratings::{RatingChange, RatingKey, RatingRow, RatingScope, Score};
pub use rebuild::{Rebuilt, rebuild};
pub use rounds::OddRound;
pub use rows::Bookmark;
pub use seasons::SeasonKey;
pub use site::go_on_without_log;
pub use suspects::{Suspect, Tried, TriedKind};
pub use tables::{Entry, EntryKind, GameState, NewGame, Seat, StoredGame, Verdict};
pub use tournaments::{EntrantRow, StoredTournament, TournamentState};
pub use transfer::{
    AccountRow, BarRow, ChangeRow, CommunityRow, DeedRow, EncounterRow, EntryRow, ExportLine, GameRow, JoinedRow,
    OfferRow, PersonRow, PlaceRow, RatedRow, SeasonRow, SeatRow, SettingRow, Strength, TimingRow, TournamentRow,
    TurnRow, Unread, VerdictRow,
};
