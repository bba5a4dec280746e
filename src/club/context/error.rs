//! What went wrong on our side.

use thiserror::Error;

use crate::store;

/// Somebody panicked, and this is what was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::club) struct Panicked(pub(in crate::club) String);

/// What went wrong on our side; what a person did wrong is an answer.
#[derive(Debug, Error)]
pub enum ClubError {
    /// The database failed.
    #[error("the database failed")]
    Store(#[from] store::StoreError),
    /// What was to be written into the record of a game does not fit it.
    #[error("game #{game_id}: {what}")]
    Record {
        /// The game's number.
        game_id: i64,
        /// What does not fit.
        what: String,
    },
    /// Something panicked: it was undone, and this is what it said.
    #[error("{0}")]
    Panicked(String),
    /// The program died of it again and again.
    #[error("the program died of it again and again, so it is put aside")]
    PutAside,
    /// What is noted of a tournament does not fit together.
    #[error("tournament #{tournament}: {what}")]
    Tournament {
        /// The tournament's number.
        tournament: i64,
        /// What does not fit.
        what: String,
    },
    /// Something that nobody asked for cannot be done; a person who had asked would have read the text of this key.
    #[error("it is refused ({0})")]
    Refused(&'static str),
}
