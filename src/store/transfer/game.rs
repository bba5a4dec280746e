//! A game's record in the club's form, without a database.

use jiff::Timestamp;

use super::GameRow;
use crate::store::{Cause, Entry, Seat, StoredGame, Verdict};

impl GameRow {
    /// The game and its record, in order. Of the players, only the numbers are known.
    ///
    /// # Errors
    /// If a time is invalid.
    pub fn record(&self) -> Result<(StoredGame, Vec<Entry>), jiff::Error> {
        let at = Timestamp::from_millisecond;
        let seat = |index: usize| Seat {
            person_id: self.seats[index].person,
            account_id: self.seats[index].account,
            external_id: String::new(),
            platform: String::new(),
            name: String::new(),
        };
        let verdict = self.verdict.as_ref().map(|verdict| Verdict {
            winner: verdict.winner,
            reason: verdict.reason.clone(),
            points: verdict.points,
        });
        let stored = StoredGame {
            id: self.id,
            place_id: self.place,
            community_id: self.community,
            game: self.game.clone(),
            variant: self.variant.clone(),
            rules_version: self.rules_version,
            rated: self.rated,
            start: self.start.clone(),
            began_at: at(self.began_at)?,
            state: self.state,
            to_move: self.to_move,
            entries: u32::try_from(self.entries.len()).unwrap_or(u32::MAX),
            plies: self.plies,
            moved_at: at(self.moved_at)?,
            ended_at: self.ended_at.map(at).transpose()?,
            verdict,
            seats: [seat(0), seat(1)],
        };
        let entries = self.entries.iter().map(|entry| {
            Ok(Entry {
                number: entry.number,
                kind: entry.kind,
                token: entry.token.clone(),
                seat: entry.seat,
                account_id: entry.account,
                made_at: at(entry.made_at)?,
                // Version 1 has only the event.
                cause: entry.cause.clone().unwrap_or(Cause::Program),
            })
        });
        let mut entries = entries.collect::<Result<Vec<_>, jiff::Error>>()?;
        entries.sort_by_key(|entry| entry.number);
        Ok((stored, entries))
    }
}
