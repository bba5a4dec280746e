//! Errors on our side.

use thiserror::Error;

use crate::store;

/// Something panicked. This is the panic's message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::club) struct Panicked(pub(in crate::club) String);

/// An error on our side. A person's mistake is an answer instead.
#[derive(Debug, Error)]
pub enum ClubError {
    /// The database failed.
    #[error("the database failed")]
    Store(#[from] store::StoreError),
    /// An entry doesn't fit the record of its game.
    #[error("game #{game_id}: {what}")]
    Record {
        /// The game's number.
        game_id: i64,
        /// The reason.
        what: String,
    },
    /// Something panicked and was undone. This is the panic's message.
    #[error("{0}")]
    Panicked(String),
    /// The program died of it again and again.
    #[error("the program died of it again and again, so it is put aside")]
    PutAside,
    /// The rows of a tournament don't fit together.
    #[error("tournament #{tournament}: {what}")]
    Tournament {
        /// The tournament's number.
        tournament: i64,
        /// The reason.
        what: String,
    },
    /// Something without an asker can't be done. An asker would have read the text of this key.
    #[error("it is refused ({0})")]
    Refused(&'static str),
}
