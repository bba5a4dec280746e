//! People with several accounts. `accounts.person_id`, `seats.person_id` and `entrants.person_id` always say whose they
//! are now; `accounts.former_id` is the person that an account is by itself, if that is another one.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::people::accounts::account;
use crate::store::words::Ms;
use crate::store::{Account, StoreError, Transaction};

/// Two accounts that are to become one person's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccountLink {
    /// The account that made the code.
    pub maker_id: i64,
    /// The account that typed it.
    pub taker_id: i64,
    /// When it was typed.
    pub made_at: Timestamp,
    /// Whether the maker has confirmed it.
    pub maker_confirmed: bool,
    /// Whether the taker has.
    pub taker_confirmed: bool,
}

impl AccountLink {
    /// The other of the two accounts.
    #[must_use]
    pub const fn other_than(&self, account_id: i64) -> i64 {
        if self.maker_id == account_id { self.taker_id } else { self.maker_id }
    }

    /// Whether both have confirmed it.
    #[must_use]
    pub const fn is_confirmed(&self) -> bool {
        self.maker_confirmed && self.taker_confirmed
    }
}

/// What becomes of the rows of person `?1`, whose account `?3` becomes person `?2`'s. The account's row comes last.
const MOVES: [&str; 15] = [
    "UPDATE seats SET person_id = ?2 WHERE person_id = ?1 AND account_id = ?3",
    "UPDATE entrants SET person_id = ?2 WHERE person_id = ?1 AND account_id = ?3",
    // Wishes about its games.
    "UPDATE OR IGNORE mutes SET person_id = ?2
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?2 AND live = 1 AND ?3 = ?3)",
    "UPDATE OR IGNORE gifts SET person_id = ?2
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?2 AND live = 1 AND ?3 = ?3)",
    // The tasks from mistakes in its games.
    "UPDATE OR IGNORE mistakes SET person_id = ?2
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?2 AND account_id = ?3)",
    "DELETE FROM mistakes
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?2 AND account_id = ?3)",
    "UPDATE OR IGNORE looked_through SET person_id = ?2
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?2 AND account_id = ?3)",
    "DELETE FROM looked_through
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?2 AND account_id = ?3)",
    "DELETE FROM tasks WHERE person_id = ?1 AND source = 'mistake' AND ?3 = ?3
     AND number IN (SELECT id FROM mistakes WHERE person_id = ?2)",
    // Time that didn't count in its games still doesn't.
    "INSERT INTO vacations (person_id, begun_at, ended_at)
     SELECT ?2, begun_at, ended_at FROM vacations WHERE person_id = ?1 AND ?3 = ?3
     ON CONFLICT DO UPDATE SET ended_at = max(ended_at, excluded.ended_at)",
    "DELETE FROM account_links WHERE maker_id = ?3 AND ?1 = ?1 AND ?2 = ?2",
    "DELETE FROM account_links WHERE taker_id = ?3 AND ?1 = ?1 AND ?2 = ?2",
    "DELETE FROM forgetting WHERE account_id = ?3 AND ?1 = ?1 AND ?2 = ?2",
    "UPDATE accounts SET former_id = coalesce(former_id, person_id) WHERE id = ?3 AND person_id = ?1 AND ?2 = ?2",
    "UPDATE accounts SET person_id = ?2, former_id = nullif(former_id, ?2) WHERE id = ?3 AND person_id = ?1",
];

/// What becomes of a person without accounts, beside what they have set up and the puzzles that they have tried, which wait
/// until they part.
const LEFT_ALONE: [&str; 6] = [
    "DELETE FROM hints WHERE person_id = ?1",
    "DELETE FROM tasks WHERE person_id = ?1",
    "DELETE FROM digests WHERE person_id = ?1",
    "DELETE FROM due WHERE kind = 'digest' AND subject = ?1",
    "DELETE FROM suspects WHERE kind = 'digest' AND subject = CAST(?1 AS TEXT)",
    "DELETE FROM ratings WHERE person_id = ?1",
];

/// What holds for whoever parts from person `?1` as person `?2`, so that nobody gets around it. Blocks are also kept
/// under the numbers that the accounts had by themselves. The names by which somebody is blocked stay those that were said.
const HELD: [&str; 5] = [
    "INSERT INTO blocks (person_id, blocked_id) SELECT ?2, blocked_id FROM blocks
     WHERE person_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
     AND blocked_id <> ?2 ON CONFLICT DO NOTHING",
    "INSERT INTO blocks (person_id, blocked_id) SELECT person_id, ?2 FROM blocks
     WHERE blocked_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
     AND person_id <> ?2 ON CONFLICT DO NOTHING",
    "INSERT INTO block_names (person_id, blocked_id, account_id) SELECT ?2, blocked_id, account_id FROM block_names
     WHERE person_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
     AND blocked_id <> ?2 ON CONFLICT DO NOTHING",
    "INSERT INTO block_names (person_id, blocked_id, account_id) SELECT person_id, ?2, account_id FROM block_names
     WHERE blocked_id IN
         (SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)
     AND person_id <> ?2 ON CONFLICT DO NOTHING",
    "INSERT INTO bans (community_id, platform, external_id, banned_at, held)
     SELECT community_id, theirs.platform, theirs.external_id, banned_at, 1
     FROM accounts mine CROSS JOIN bans ON bans.platform = mine.platform AND bans.external_id = mine.external_id
     CROSS JOIN accounts theirs ON theirs.person_id = ?2
     WHERE mine.person_id = ?1 ON CONFLICT DO NOTHING",
];

/// Two people, and their accounts that are meant; all, if none are given.
fn asked_of(people: [i64; 2], accounts: Option<[i64; 2]>) -> [Option<i64>; 4] {
    let accounts = accounts.map_or([None; 2], |accounts| accounts.map(Some));
    [Some(people[0]), Some(people[1]), accounts[0], accounts[1]]
}

impl Transaction<'_> {
    /// The accounts of a person, the oldest first.
    pub fn accounts_of_person(&self, person_id: i64) -> Result<Vec<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, person_id, platform, external_id, name FROM accounts WHERE person_id = ?1 ORDER BY id",
        )?;
        Ok(statement.query_map([person_id], account)?.collect::<Result<_, _>>()?)
    }

    /// The accounts of a person, each with the time when it was last heard, if that is still known.
    pub fn accounts_last_heard(&self, person_id: i64) -> Result<Vec<(Account, Option<Timestamp>)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, person_id, platform, external_id, name,
                    (SELECT max(received_at) FROM inbox WHERE account_id = accounts.id)
             FROM accounts WHERE person_id = ?1",
        )?;
        let heard = |row: &Row<'_>| Ok((account(row)?, row.get::<_, Option<Ms>>(5)?.map(|Ms(at)| at)));
        Ok(statement.query_map([person_id], heard)?.collect::<Result<_, _>>()?)
    }

    /// The person that an account is by itself.
    ///
    /// # Errors
    /// If there is no such account.
    pub fn own_person_of(&self, account_id: i64) -> Result<i64, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT coalesce(former_id, person_id) FROM accounts WHERE id = ?1")?;
        Ok(statement.query_row([account_id], |row| row.get(0))?)
    }

    /// Makes an account, with its games and tournaments, another person's. Says whether its person had others.
    pub fn move_account(&self, account: &Account, to: i64) -> Result<bool, StoreError> {
        let from = account.person_id;
        for statement in MOVES {
            self.inner.prepare_cached(statement)?.execute([from, to, account.id])?;
        }
        self.cache.accounts.clear();
        let has_others = !self.accounts_of_person(from)?.is_empty();
        if !has_others {
            for statement in LEFT_ALONE {
                self.inner.prepare_cached(statement)?.execute([from])?;
            }
        }
        Ok(has_others)
    }

    /// Deletes the ratings of a person without accounts in seasons from this one on.
    pub fn drop_season_ratings_since(&self, person_id: i64, season: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("DELETE FROM season_ratings WHERE person_id = ?1 AND season >= ?2")?
            .execute([person_id, season])?;
        Ok(())
    }

    /// Has the blocks and bans of two people who were one hold for both.
    pub fn hold_for_both(&self, one: i64, other: i64) -> Result<(), StoreError> {
        for statement in HELD {
            for (from, to) in [(one, other), (other, one)] {
                self.inner.prepare_cached(statement)?.execute([from, to])?;
            }
        }
        Ok(())
    }

    /// Whether somebody plays or has played an account.
    pub fn has_played(&self, person_id: i64, account_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM accounts CROSS JOIN seats theirs ON theirs.person_id = accounts.person_id
             CROSS JOIN seats mine ON mine.game_id = theirs.game_id AND mine.seat <> theirs.seat
             WHERE accounts.id = ?2 AND theirs.account_id = ?2 AND mine.person_id = ?1 LIMIT 1",
        )?;
        Ok(statement.exists([person_id, account_id])?)
    }

    /// The first account with which a person has played another one.
    pub fn account_played(&self, person_id: i64, opponent_id: i64) -> Result<Option<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT theirs.account_id FROM seats mine JOIN seats theirs ON theirs.game_id = mine.game_id
             AND theirs.seat <> mine.seat WHERE mine.person_id = ?2 AND theirs.person_id = ?1 LIMIT 1",
        )?;
        let found: Option<i64> = statement.query_row([person_id, opponent_id], |row| row.get(0)).optional()?;
        found.map(|id| self.account_numbered(id)).transpose()
    }

    /// A game that two people play or have played with each other, if there is one; with these accounts, if any are
    /// given.
    pub fn game_between(&self, people: [i64; 2], accounts: Option<[i64; 2]>) -> Result<Option<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT mine.game_id FROM seats mine JOIN seats theirs ON theirs.game_id = mine.game_id
             AND theirs.seat <> mine.seat WHERE mine.person_id = ?1 AND theirs.person_id = ?2
             AND coalesce(mine.account_id = ?3 AND theirs.account_id = ?4, 1) LIMIT 1",
        )?;
        Ok(statement.query_row(asked_of(people, accounts), |row| row.get(0)).optional()?)
    }

    /// A tournament that two people are or were in, if there is one; with these accounts, if any are given.
    pub fn tournament_of_both(&self, people: [i64; 2], accounts: Option<[i64; 2]>) -> Result<Option<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT tournament_id FROM (
                 SELECT tournament_id FROM entrants
                 WHERE person_id = ?1 AND coalesce(account_id = ?3, 1) UNION ALL
                 SELECT tournament_id FROM accounts CROSS JOIN former_entrants ON account_id = accounts.id
                 WHERE accounts.person_id = ?1 AND coalesce(accounts.id = ?3, 1))
             WHERE tournament_id IN (
                 SELECT tournament_id FROM entrants
                 WHERE person_id = ?2 AND coalesce(account_id = ?4, 1) UNION ALL
                 SELECT tournament_id FROM accounts CROSS JOIN former_entrants ON account_id = accounts.id
                 WHERE accounts.person_id = ?2 AND coalesce(accounts.id = ?4, 1)) LIMIT 1",
        )?;
        Ok(statement.query_row(asked_of(people, accounts), |row| row.get(0)).optional()?)
    }

    /// Notes that two accounts are to become one person's, in place of what was noted of either.
    pub fn note_account_link(
        &self,
        maker_id: i64,
        taker_id: i64,
        now: Timestamp,
        expires_at: Timestamp,
    ) -> Result<(), StoreError> {
        for account_id in [maker_id, taker_id] {
            self.drop_account_link(account_id)?;
        }
        self.inner
            .prepare_cached(
                "INSERT INTO account_links (maker_id, taker_id, made_at, expires_at) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![maker_id, taker_id, Ms(now), Ms(expires_at)])?;
        Ok(())
    }

    /// What is noted of an account in this way, unless that has expired.
    pub fn account_link(&self, account_id: i64, now: Timestamp) -> Result<Option<AccountLink>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT maker_id, taker_id, made_at, maker_confirmed, taker_confirmed FROM account_links
             WHERE maker_id = ?1 AND expires_at > ?2 UNION ALL
             SELECT maker_id, taker_id, made_at, maker_confirmed, taker_confirmed FROM account_links
             WHERE taker_id = ?1 AND expires_at > ?2",
        )?;
        let link = |row: &Row<'_>| {
            Ok(AccountLink {
                maker_id: row.get(0)?,
                taker_id: row.get(1)?,
                made_at: row.get::<_, Ms>(2)?.0,
                maker_confirmed: row.get(3)?,
                taker_confirmed: row.get(4)?,
            })
        };
        Ok(statement.query_row(params![account_id, Ms(now)], link).optional()?)
    }

    /// Notes that an account has confirmed it.
    pub fn confirm_account_link(&self, account_id: i64) -> Result<(), StoreError> {
        for statement in [
            "UPDATE account_links SET maker_confirmed = 1 WHERE maker_id = ?1",
            "UPDATE account_links SET taker_confirmed = 1 WHERE taker_id = ?1",
        ] {
            self.inner.prepare_cached(statement)?.execute([account_id])?;
        }
        Ok(())
    }

    /// Forgets what is noted of an account in this way.
    pub fn drop_account_link(&self, account_id: i64) -> Result<(), StoreError> {
        for statement in
            ["DELETE FROM account_links WHERE maker_id = ?1", "DELETE FROM account_links WHERE taker_id = ?1"]
        {
            self.inner.prepare_cached(statement)?.execute([account_id])?;
        }
        Ok(())
    }

    /// Notes that an account has confirmed that all accounts of its person are to be forgotten.
    pub fn note_forgetting(&self, account_id: i64, now: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO forgetting (account_id, confirmed_at) VALUES (?1, ?2)
                 ON CONFLICT DO UPDATE SET confirmed_at = ?2",
            )?
            .execute(params![account_id, Ms(now)])?;
        Ok(())
    }

    /// Drops such confirmations of all accounts of a person, because others are theirs now than when these were made.
    pub fn drop_forgetting(&self, person_id: i64) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "DELETE FROM forgetting WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
            )?
            .execute([person_id])?;
        Ok(())
    }

    /// Whether an account has confirmed that since a time.
    pub fn is_forgetting(&self, account_id: i64, since: Timestamp) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT 1 FROM forgetting WHERE account_id = ?1 AND confirmed_at >= ?2")?;
        Ok(statement.exists(params![account_id, Ms(since)])?)
    }
}
