//! Games without a clock in which nobody plays any more: asked about once, then closed.

use jiff::{SignedDuration, Timestamp};

use super::act::Act;
use super::announce::News;
use super::outages::platforms_of;
use super::stop::Stop;
use super::words::{number, player as named, title};
use crate::rules::Reason;
use crate::store::{DueKind, Table, TableState};
use crate::text::Message;

/// After how long without a turn a game is asked about.
const IDLE_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);
/// How long after that it is closed.
const ANSWER_TIME: SignedDuration = SignedDuration::from_hours(14 * 24);

impl Act<'_> {
    /// Has a game without a clock looked after.
    pub(super) fn watch_idle(&self, table: &Table) -> Result<(), Stop> {
        Ok(self.tx.set_due(DueKind::Idle, table.id, Some(later(table.moved_at, IDLE_TIME)))?)
    }

    /// Nobody may have played in a game for long: then it is asked about.
    pub(super) fn ask_about_idle(&mut self, table_id: i64) -> Result<(), Stop> {
        self.tx.set_due(DueKind::Idle, table_id, None)?;
        let Some(table) = self.idle_table(table_id)? else { return Ok(()) };
        let idle_at = self.passed_at(platforms_of(&table), table.moved_at, IDLE_TIME)?;
        if idle_at > self.now {
            return Ok(self.tx.set_due(DueKind::Idle, table_id, Some(idle_at))?);
        }
        if let Some(mover) = table.to_move {
            let at = self.awake_at(table.seat(mover).person_id)?;
            if at > self.now {
                return Ok(self.tx.set_due(DueKind::Idle, table_id, Some(at))?);
            }
        }
        let Some(text) = self.idle_told(&table, "club-idle")? else { return Ok(()) };
        self.tx.set_due_since(DueKind::Asked, table_id, later(self.now, ANSWER_TIME), self.now)?;
        // The question tells them that it is their turn.
        self.tx.set_due(DueKind::Turn, table_id, None)?;
        let pinged = table.to_move.into_iter().collect();
        self.announce(&table, &News { text: vec![text], board: true, pinged, ..News::default() })
    }

    /// A game was asked about, and it is to be closed if nobody has played since.
    pub(super) fn close_idle(&mut self, table_id: i64) -> Result<(), Stop> {
        let asked_at = self.tx.due_since(DueKind::Asked, table_id)?;
        self.tx.set_due(DueKind::Asked, table_id, None)?;
        let Some(mut table) = self.idle_table(table_id)? else { return Ok(()) };
        let Some(asked_at) = asked_at.filter(|asked_at| table.moved_at < *asked_at) else {
            return self.watch_idle(&table);
        };
        let closes_at = self.passed_at(platforms_of(&table), asked_at, ANSWER_TIME)?;
        if closes_at > self.now {
            return Ok(self.tx.set_due_since(DueKind::Asked, table_id, closes_at, asked_at)?);
        }
        let Some(text) = self.idle_told(&table, "club-idle-closed")? else { return Ok(()) };
        self.end_table(&mut table, None, Reason::Abandoned, vec![text])
    }

    fn idle_table(&self, table_id: i64) -> Result<Option<Table>, Stop> {
        Ok(self.tx.table(table_id)?.filter(|table| table.state == TableState::Live))
    }

    /// What is told of a game; nothing if its record turns out to be damaged, so that it is set aside.
    fn idle_told(&mut self, table: &Table, key: &'static str) -> Result<Option<Message>, Stop> {
        let game = match self.replay(table) {
            Ok(replayed) => replayed.game,
            Err(Stop::Refused(_)) => return Ok(None),
            Err(stop) => return Err(stop),
        };
        let told = Message::new(key).with("id", number(table.id)).with("game", title(&table.game, &table.variant));
        Ok(Some(table.to_move.into_iter().fold(told, |told, mover| told.with("player", named(table, &game, mover)))))
    }
}

fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(Timestamp::MAX)
}
