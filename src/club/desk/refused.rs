//! What becomes of letters that could not be sent.

use jiff::Timestamp;

use super::club::Club;
use crate::club::context::error::ClubError;
use crate::club::context::letter;
use crate::club::notices::calls;
use crate::club::tournaments::roster;
use crate::store::{Cause, LetterRow, TournamentState};

impl Club {
    /// Tells somebody otherwise to whom a letter could not be sent, if it was their digest: where their games are, as
    /// though they had chosen nothing.
    pub(in crate::club) fn digest_refused(&mut self, letter: i64, now: Timestamp) -> Result<(), ClubError> {
        let Some(digest) = self.store.read()?.digest_of_letter(letter)? else { return Ok(()) };
        self.transact(Cause::Clock, now, |cx| calls::end_refused_digest(cx, &digest))
    }
}

impl Club {
    /// Shows anew who has joined an open tournament if this letter was to change the list and could not, because somebody
    /// has deleted it.
    pub(in crate::club) fn roster_refused(&mut self, row: &LetterRow, now: Timestamp) -> Result<(), ClubError> {
        let change = letter::read(row).filter(|letter| letter.edits.is_some());
        let Some(id) = change.and_then(|letter| letter.about) else { return Ok(()) };
        let tournament = self.store.read()?.tournament(id)?;
        let Some(tournament) = tournament.filter(|tournament| tournament.state == TournamentState::Open) else {
            return Ok(());
        };
        self.transact(Cause::Clock, now, |cx| roster::show_roster(cx, &tournament, None))
    }
}
