//! Votes on turns, as records: those of a game, with who votes for which side of it.

use jiff::Timestamp;
use rusqlite::params;

use super::checked::at;
use super::vote_rows::{VoterRow, VotesRow};
use super::{ExportLine, Unread};
use crate::store::games::votes::{VOTERS, suggestion, voter};
use crate::store::words::Length;
use crate::store::{DueKind, StoreError, Transaction};

const GAMES: &str = "SELECT game_id, lasts_ms FROM vote_games ORDER BY game_id";
const SUGGESTIONS: &str = "SELECT number, actions FROM suggestions WHERE game_id = ?1 ORDER BY number";
const ENDS: &str = "SELECT since, at FROM due WHERE kind = 'vote-ends' AND subject = ?1";

impl Transaction<'_> {
    pub(super) fn for_each_vote<E: From<StoreError>>(
        &self,
        take: &mut impl FnMut(Result<ExportLine, Unread>) -> Result<(), E>,
    ) -> Result<(), E> {
        let read = |row: &rusqlite::Row<'_>| {
            let game: i64 = row.get(0)?;
            let lasts: Length = row.get(1)?;
            let voters = self.list(VOTERS, game, voter)?.into_iter().map(|voter| VoterRow {
                account: voter.account_id,
                seat: voter.seat.number(),
                since: voter.since.as_millisecond(),
                choice: voter.choice.map(|(number, at)| (number, at.as_millisecond())),
                suggested: voter.suggested,
            });
            let suggestions = self.list(SUGGESTIONS, game, suggestion)?;
            Ok(ExportLine::Votes(VotesRow {
                game,
                lasts_ms: i64::try_from(lasts.0.as_millis()).unwrap_or(i64::MAX),
                underway: self.list(ENDS, game, |row| Ok([at(row, 0)?, at(row, 1)?]))?.into_iter().next(),
                suggestions: suggestions.into_iter().map(|turn| (turn.number, turn.actions)).collect(),
                voters: voters.collect(),
            }))
        };
        self.each("votes of game", GAMES, read, take)
    }

    pub(super) fn add_votes(&self, row: &VotesRow) -> Result<(), StoreError> {
        self.insert("INSERT INTO vote_games (game_id, lasts_ms) VALUES (?1, ?2)", [row.game, row.lasts_ms])?;
        for (number, actions) in &row.suggestions {
            self.insert(
                "INSERT INTO suggestions (game_id, number, actions) VALUES (?1, ?2, ?3)",
                params![row.game, number, actions],
            )?;
        }
        for VoterRow { account, seat, since, choice, suggested } in &row.voters {
            let (choice, cast_at) = choice.unzip();
            self.insert(
                "INSERT INTO voters (game_id, account_id, seat, since, choice, cast_at, suggested)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![row.game, account, seat, since, choice, cast_at, suggested],
            )?;
        }
        let Some([since, at]) = row.underway else { return Ok(()) };
        let read = |ms| Timestamp::from_millisecond(ms).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(0, ms));
        self.set_due_since(DueKind::VOTE_ENDS, row.game, read(at)?, read(since)?)
    }
}
