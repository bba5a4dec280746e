//! Which platforms are connected, and since when.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};

use crate::store::{StoreError, Stretch, Transaction};

/// An outage is at least this long.
pub(in crate::club) const OUTAGE_MIN: SignedDuration = SignedDuration::from_mins(1);

/// No clock is judged for this long after an outage, so that everything said meanwhile is heard first.
pub(in crate::club) const HEARING_TIME: SignedDuration = SignedDuration::from_mins(1);

/// The platform under which the program's own life is kept.
pub(in crate::club) const PROGRAM: &str = "";

/// Whether a platform is connected, and since when.
#[derive(Clone, Copy)]
pub(in crate::club) enum Connection {
    Up(Timestamp),
    Down(Timestamp),
}

/// The program's life, and its connections as far as they were reported.
#[derive(Clone, Default)]
pub(in crate::club) struct Connections {
    pub(in crate::club) platforms: BTreeMap<String, Connection>,
    /// When the program was last seen to run.
    pub(in crate::club) alive_at: Option<Timestamp>,
    /// When it began to run again.
    woke_at: Option<Timestamp>,
}

impl Connections {
    /// From when on the time of people of two platforms may be judged; not now if it is later.
    pub(in crate::club) fn judged_from(&self, platforms: [&str; 2], now: Timestamp) -> Option<Timestamp> {
        let heard = |since: Timestamp| since.saturating_add(HEARING_TIME).unwrap_or(since);
        let platforms = platforms.into_iter().filter_map(|platform| self.platforms.get(platform));
        let from = platforms.map(|connection| match connection {
            Connection::Up(since) => heard(*since),
            Connection::Down(_) => heard(now),
        });
        from.chain(self.woke_at.map(heard)).max().filter(|from| *from > now)
    }

    /// The outages of two platforms that last.
    pub(in crate::club) fn lasting(&self, platforms: [&str; 2], now: Timestamp) -> Vec<Stretch> {
        let platforms = platforms.into_iter().filter_map(|platform| self.platforms.get(platform));
        let down = platforms.filter_map(|connection| match connection {
            Connection::Down(since) if now.duration_since(*since) > OUTAGE_MIN => Some((*since, now)),
            _ => None,
        });
        down.collect()
    }

    /// Notes that the program runs. The time that passed without it was an outage: the program didn't run, the machine
    /// slept, or the clock was set. If the clock was set back, the games' clocks go back with it.
    pub(in crate::club) fn live(&mut self, tx: &Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
        let last = match self.alive_at {
            Some(at) => Some(at),
            None => {
                self.woke_at = Some(now);
                tx.sign_of_life(PROGRAM)?
            }
        };
        let passed = last.map_or(SignedDuration::ZERO, |last| now.duration_since(last));
        if let Some(last) = last.filter(|_| passed > OUTAGE_MIN) {
            tracing::info!(seconds = passed.as_secs(), "this time counts for nobody: the program did not run");
            tx.note_outage(PROGRAM, (last, now))?;
            self.woke_at = Some(now);
        } else if passed < -OUTAGE_MIN {
            tracing::info!(seconds = -passed.as_secs(), "the games' clocks go back with the time");
            tx.set_clocks_back(-passed)?;
            self.woke_at = Some(now);
            for connection in self.platforms.values_mut() {
                match connection {
                    Connection::Up(since) => *since = now,
                    // Time that didn't count until then still doesn't.
                    Connection::Down(since) => *since = since.saturating_add(passed).unwrap_or(now),
                }
            }
        }
        self.alive_at = Some(now);
        Ok(())
    }

    /// Takes in whether a platform is connected.
    pub(in crate::club) fn connected(
        &mut self,
        tx: &Transaction<'_>,
        platform: &str,
        up: bool,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let known = self.platforms.get(platform).copied();
        let down = match known {
            Some(Connection::Up(_)) if up => return Ok(()),
            Some(Connection::Up(_)) => Some(now),
            Some(Connection::Down(since)) => Some(since),
            None => tx.sign_of_life(platform)?,
        };
        // If the program starts again before the next sign of life, it still knows when the connection was lost.
        if up || matches!(known, Some(Connection::Up(_))) {
            tx.note_sign_of_life(platform, now)?;
        }
        if !up {
            self.platforms.insert(platform.to_owned(), Connection::Down(down.unwrap_or(now)));
            return Ok(());
        }
        if let Some(since) = down.filter(|since| now.duration_since(*since) > OUTAGE_MIN) {
            tracing::info!(
                platform,
                seconds = now.duration_since(since).as_secs(),
                "this time counts for nobody there"
            );
            tx.note_outage(platform, (since, now))?;
        }
        self.platforms.insert(platform.to_owned(), Connection::Up(now));
        Ok(())
    }
}
