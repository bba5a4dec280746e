//! SQLite: rows in, rows out. Nothing here knows what a row means.
//!
//! A [`Store`] is an open database. Only one process has it: the lock file beside the database is released when the
//! process ends, in whatever way. (SQLite's exclusive mode would also block readers, and with them backups of the
//! running program.) Everything is read and written in a [`Transaction`]. Committed changes survive the end of the
//! process and of the machine.
//!
//! Unless its comment lists errors, a function fails only if SQLite does: the disk is full or broken, or the file is
//! damaged.
//!
//! - [`Store`], [`Transaction`]: the open database and its transactions. `connection`: how to open it.
//! - `site`: the file and those beside it, such as the lock; whether there is a club.
//! - `suspects`: what failed, and what is being tried.
//! - `defects`: defects of the file. `rebuild`: makes a new file from its rows if only indexes are damaged.
//!   `inspection`, `rounds`, `displaced`: other problems and their repair.
//! - `rows`: skips unreadable rows. `known`: a cache of rows.
//! - `schema`, `migration`: the tables, and how older databases get them. [`backup`]: copies.
//! - The other files have the statements on one or a few tables. `transfer` reads and writes everything as records.

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
mod relations;
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
pub use relations::{Gifts, Hint, StoredTask};
pub use rounds::OddRound;
pub use rows::Bookmark;
pub use seasons::SeasonKey;
pub use site::go_on_without_log;
pub use suspects::{Suspect, Tried, TriedKind};
pub use tables::{Entry, EntryKind, GameState, NewGame, Seat, StoredGame, Verdict};
pub use tournaments::{EntrantRow, StoredTournament, TournamentState};
pub use transfer::{
    AccountRow, BarRow, BlockRow, ChangeRow, CommunityRow, DeedRow, EncounterRow, EntryRow, ExportLine, GameRow,
    GiftsRow, HintRow, JoinedRow, MuteRow, OfferRow, PersonRow, PlaceRow, RatedRow, SeasonRow, SeatRow, SettingRow,
    SnoozeRow, Strength, TaskRow, TimingRow, TournamentRow, TurnRow, Unread, VerdictRow,
};
