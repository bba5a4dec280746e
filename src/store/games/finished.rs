//! The games that a community has finished, in brief.

use std::ops::Range;

use jiff::Timestamp;
use rusqlite::params;

use crate::rules::Player;
use crate::store::games::swings::{Swing, swing};
use crate::store::rows::readable;
use crate::store::words::{Count, Ms};
use crate::store::{StoreError, Transaction};

/// A game that is over, in brief.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// The number.
    pub id: i64,
    /// The number of actions that count.
    pub plies: u32,
    /// The winner, if somebody won.
    pub winner: Option<Player>,
    /// The people who played.
    pub people: [i64; 2],
    /// Their ratings in the community before it, if it changed them.
    pub before: [Option<f64>; 2],
    /// When the winner stood worst, if the computer has looked through it.
    pub swing: Option<Swing>,
}

/// How many games are read at most, the latest ones.
const GAMES_MAX: u32 = 20_000;
/// No game of a yearbook began longer than this before it: four hundred days, in milliseconds.
const BEGAN_BEFORE: i64 = 400 * 24 * 60 * 60 * 1_000;

impl Transaction<'_> {
    /// The games of a community, and of those that have joined it, that ended with a result in this time, the latest
    /// first.
    pub fn games_finished_in(
        &self,
        community_id: i64,
        time: Range<Timestamp>,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT g.id, g.plies, g.winner, one.person_id, two.person_id,
                 (SELECT rating_before FROM rating_changes WHERE game_id = g.id AND community_id = ?1 AND game = ''
                  AND person_id = one.person_id),
                 (SELECT rating_before FROM rating_changes WHERE game_id = g.id AND community_id = ?1 AND game = ''
                  AND person_id = two.person_id),
                 s.plies, s.least
             FROM games g JOIN seats one ON one.game_id = g.id AND one.seat = 1
             JOIN seats two ON two.game_id = g.id AND two.seat = 2
             LEFT JOIN swings s ON s.game_id = g.id
             WHERE g.community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             AND g.began_at BETWEEN ?2 AND ?4 AND g.ended_at >= ?3 AND g.ended_at < ?4
             AND g.reason NOT IN ('void', 'abandoned') ORDER BY g.began_at DESC, g.id DESC LIMIT ?5",
        )?;
        let began = time.start.as_millisecond().saturating_sub(BEGAN_BEFORE);
        let found =
            statement.query_map(params![community_id, began, Ms(time.start), Ms(time.end), GAMES_MAX], |row| {
                Ok(FinishedGame {
                    id: row.get(0)?,
                    plies: row.get::<_, Count>(1)?.0,
                    winner: row.get(2)?,
                    people: [row.get(3)?, row.get(4)?],
                    before: [row.get(5)?, row.get(6)?],
                    swing: swing(row, 7).ok(),
                })
            })?;
        Ok(readable(found)?)
    }
}
