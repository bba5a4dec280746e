//! Letters that couldn't be sent.

use jiff::Timestamp;

use super::club::Club;
use crate::club::context::error::ClubError;
use crate::club::context::letter;
use crate::club::notices::calls;
use crate::club::tournaments::roster;
use crate::store::{Cause, LetterRow, TournamentState};

impl Club {
    /// If somebody's digest couldn't be sent, tells them about their games where these are, as if they had chosen
    /// nothing.
    pub(in crate::club) fn digest_refused(&mut self, letter: i64, now: Timestamp) -> Result<(), ClubError> {
        let Some(digest) = self.store.read()?.digest_of_letter(letter)? else { return Ok(()) };
        self.transact(Cause::Clock, now, |cx| calls::end_refused_digest(cx, &digest))
    }
}

impl Club {
    /// If a letter was to edit the list of an open tournament's entrants and couldn't because somebody deleted the
    /// message, sends the list anew.
    pub(in crate::club) fn roster_refused(&mut self, row: &LetterRow, now: Timestamp) -> Result<(), ClubError> {
        let change = letter::read(row).filter(|letter| letter.edits.is_some());
        let Some((id, to)) = change.and_then(|letter| Some((letter.about?, letter.to))) else { return Ok(()) };
        let tournament = self.store.read()?.tournament(id)?;
        let Some(tournament) = tournament.filter(|tournament| tournament.state == TournamentState::Open) else {
            return Ok(());
        };
        self.transact(Cause::Clock, now, |cx| roster::show_anew(cx, &tournament, &to))
    }
}
