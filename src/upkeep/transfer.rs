//! What an export is, for its writer and its reader. `docs/export.md` describes its lines.

use std::io;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::club;
use crate::store::{self, GameRow, Transaction};

/// The version of the form; it changes when older programs can no longer read it.
pub(super) const VERSION: u32 = 5;
/// The oldest version that can still be read.
pub(super) const VERSION_MIN: u32 = 1;
/// How many records one thread may be ahead of the other.
pub(super) const RECORDS_AHEAD: usize = 1_000;
/// How many games are looked up at a time.
const GAMES_AT_ONCE: u32 = 500;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Head {
    pub(super) parlour_export: u32,
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tail {
    /// How many records stand between.
    pub(super) records: u64,
}

/// Why nothing was exported or imported.
#[derive(Debug, Error)]
pub enum TransferError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// Reading or writing the lines failed.
    #[error("can’t read or write the export: {0}")]
    Io(#[from] io::Error),
    /// The database isn't empty.
    #[error("the database already has people or games; import into a new one (PARLOUR_DATABASE=new.db)")]
    NotEmpty,
    /// A record has an impossible value.
    #[error("{0}. Nothing was imported")]
    Row(String),
    /// A line is wrong.
    #[error("line {number}: {what}. Nothing was imported")]
    Line {
        /// Its number, from 1.
        number: u64,
        /// The fault.
        what: String,
    },
}

/// Replays a game as it stands in an export.
///
/// # Errors
/// If one of its times is impossible.
pub(super) fn replayed(game: &GameRow) -> Result<Result<(), club::Corrupt>, jiff::Error> {
    let (stored, record) = game.record()?;
    Ok(club::verify(&stored, &record))
}

/// The result of replaying a game, if its rows can be read.
pub(super) type Verified = Result<Result<(), club::Corrupt>, store::StoreError>;

/// Replays every game, and passes on its number and the result.
///
/// # Errors
/// If the numbers can't be read.
pub(super) fn for_each_game(
    tx: &Transaction<'_>,
    mut take: impl FnMut(i64, Verified),
) -> Result<(), store::StoreError> {
    let mut last = 0;
    loop {
        let ids = tx.game_ids(last, GAMES_AT_ONCE)?;
        let Some(&end) = ids.last() else { return Ok(()) };
        last = end;
        for id in ids {
            take(id, verify(tx, id));
        }
    }
}

fn verify(tx: &Transaction<'_>, id: i64) -> Verified {
    // A game without seats isn't found; that is another finding.
    let Some(game) = tx.game(id)? else { return Ok(Ok(())) };
    Ok(club::verify(&game, &tx.entries(id, u32::MAX)?))
}
