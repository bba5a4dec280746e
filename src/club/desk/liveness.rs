//! That the program runs, and which platforms are connected.

use jiff::Timestamp;

use super::club::Club;
use crate::club::context::connections::{Connection, OUTAGE_MIN, PROGRAM};
use crate::club::context::error::ClubError;
use crate::faults;

impl Club {
    /// Notes that the program runs, and finds out what the last run was trying when it ended. This is done at the start
    /// and then at least twice a minute, before anything else that depends on the time. Time without the program
    /// doesn't count.
    ///
    /// # Errors
    /// If the database fails.
    pub fn live(&mut self, now: Timestamp) -> Result<(), ClubError> {
        faults::point("club.live");
        self.recall(now)?;
        let passed = self.connections.alive_at.map(|last| now.duration_since(last).abs());
        if passed.is_some_and(|passed| passed <= OUTAGE_MIN) {
            self.connections.alive_at = Some(now);
            return Ok(());
        }
        let tx = self.store.begin()?;
        // The file may lack what memory has, so nothing is taken as noted before the commit.
        let mut connections = self.connections.clone();
        connections.live(&tx, now)?;
        tx.commit()?;
        self.connections = connections;
        Ok(())
    }

    /// Notes that the program runs and which platforms are connected, for the next start.
    pub(in crate::club) fn note_signs_of_life(&mut self, now: Timestamp) -> Result<(), ClubError> {
        let tx = self.store.begin()?;
        tx.note_sign_of_life(PROGRAM, now)?;
        for (platform, connection) in &self.connections.platforms {
            if matches!(connection, Connection::Up(_)) {
                tx.note_sign_of_life(platform, now)?;
            }
        }
        Ok(tx.commit()?)
    }

    /// Notes which platforms are connected. If one is away for more than a minute, that time doesn't count in its
    /// people's games.
    ///
    /// # Errors
    /// If the database fails.
    pub fn connected(&mut self, platforms: &[(&str, bool)], now: Timestamp) -> Result<(), ClubError> {
        faults::point("club.connected");
        let changed = platforms.iter().any(|(platform, up)| {
            !matches!(
                (self.connections.platforms.get(*platform), up),
                (Some(Connection::Up(_)), true) | (Some(Connection::Down(_)), false)
            )
        });
        if !changed {
            return Ok(());
        }
        let tx = self.store.begin()?;
        let mut connections = self.connections.clone();
        for (platform, up) in platforms {
            connections.connected(&tx, platform, *up, now)?;
        }
        tx.commit()?;
        self.connections = connections;
        Ok(())
    }
}
