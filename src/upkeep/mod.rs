//! Keeping the club's data for years: backups by schedule, moving house, checks.
//!
//! - [`Schedule`]: backups into a folder, the oldest removed.
//! - [`export`], [`import`]: everything that people have done, as JSON lines.
//! - [`read_endings`], [`write_endings`]: the solved endings as a file.
//! - [`check()`]: checks everything, and says what to do about faults. [`repair()`]: mends what it can.

mod check;
mod endings;
mod export;
mod import;
mod repair;
mod rows;
mod schedule;
mod transfer;

pub use check::check;
pub use endings::{EndingsError, read_endings, write_endings};
pub use export::{Exported, export};
pub use import::import;
pub use repair::{Repaired, repair};
pub use schedule::{NotBackedUp, Schedule};
pub use transfer::TransferError;
