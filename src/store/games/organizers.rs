//! Who helps an organizer, and who played for a seed before somebody else did.

use rusqlite::params;

use crate::store::words::UpTo;
use crate::store::{EntrantRow, StoreError, Transaction};

/// The greatest seed in a tournament.
const SEED_MAX: u32 = 1_000;

impl EntrantRow {
    /// The seed for which an account plays, or played before somebody else took it over, from 0.
    #[must_use]
    pub fn seed_of(account_id: i64, entrants: &[Self], former: &[(i64, usize)]) -> Option<usize> {
        let now = entrants.iter().position(|entrant| entrant.account_id == account_id);
        let once = || former.iter().find(|(once, _)| *once == account_id).map(|(_, seed)| *seed);
        now.or_else(|| once().filter(|seed| *seed < entrants.len()))
    }
}

impl Transaction<'_> {
    /// The accounts of a tournament's helpers, who may do nearly everything that its organizer may.
    pub fn helpers(&self, tournament_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT account_id FROM helpers WHERE tournament_id = ?1 ORDER BY account_id")?;
        let found = statement.query_map([tournament_id], |row| row.get(0))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Adds a helper of a tournament.
    pub fn add_helper(&self, tournament_id: i64, account_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO helpers (tournament_id, account_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
            .execute([tournament_id, account_id])?;
        Ok(())
    }

    /// Removes a helper of a tournament.
    pub fn remove_helper(&self, tournament_id: i64, account_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM helpers WHERE tournament_id = ?1 AND account_id = ?2")?
            .execute([tournament_id, account_id])?;
        Ok(())
    }

    /// The accounts that played in a tournament for a seed before somebody else took it over, each with the seed, from 0.
    pub fn former_entrants(&self, tournament_id: i64) -> Result<Vec<(i64, usize)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT account_id, seed FROM former_entrants WHERE tournament_id = ?1 ORDER BY seed, account_id",
        )?;
        let found = statement
            .query_map([tournament_id], |row| Ok((row.get(0)?, row.get::<_, UpTo<SEED_MAX>>(1)?.0 as usize)))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// Notes that an account played in a tournament for a seed.
    pub fn add_former_entrant(&self, tournament_id: i64, account_id: i64, seed: usize) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("INSERT INTO former_entrants (tournament_id, account_id, seed) VALUES (?1, ?2, ?3)")?
            .execute(params![tournament_id, account_id, seed])?;
        Ok(())
    }

    /// Forgets that an account once played for a seed, because it does so again.
    pub fn remove_former_entrant(&self, tournament_id: i64, account_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM former_entrants WHERE tournament_id = ?1 AND account_id = ?2")?
            .execute([tournament_id, account_id])?;
        Ok(())
    }
}
