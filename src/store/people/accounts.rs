//! People and their accounts.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::cache::{Account, key};
use crate::store::words::Ms;
use crate::store::{StoreError, Transaction};

/// The account ids of forgotten people begin with this. No platform's ids do.
pub(in crate::store) const FORGOTTEN: &str = "forgotten ";

/// The platform of the computer's accounts. Nothing is delivered there.
pub const COMPUTER: &str = "computer";

/// The platform of the accounts with which communities play each other. Nothing is delivered there.
pub const COMMUNITY: &str = "community";

impl Account {
    /// Whether the account is the computer's.
    #[must_use]
    pub fn is_computer(&self) -> bool {
        self.platform == COMPUTER
    }

    /// Whether the account's person was forgotten, so that it reaches nobody.
    #[must_use]
    pub fn is_forgotten(&self) -> bool {
        self.external_id.starts_with(FORGOTTEN)
    }
}

pub(in crate::store) fn account(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account {
        id: row.get(0)?,
        person_id: row.get(1)?,
        platform: row.get(2)?,
        external_id: row.get(3)?,
        name: row.get(4)?,
    })
}

/// What deletes everything about the person `?1`.
const ABOUT_A_PERSON: &[&str] = &[
    "DELETE FROM scores WHERE opponent_id = ?1
     AND person_id IN (SELECT opponent_id FROM scores WHERE person_id = ?1)",
    "DELETE FROM scores WHERE person_id = ?1",
    "DELETE FROM members WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM settings WHERE owner = 'person' AND owner_id = ?1",
    "DELETE FROM blocks WHERE person_id = ?1",
    "DELETE FROM blocks WHERE blocked_id = ?1",
    "DELETE FROM block_names WHERE person_id = ?1",
    "DELETE FROM block_names WHERE blocked_id = ?1",
    "DELETE FROM mutes WHERE person_id = ?1",
    "DELETE FROM snoozes WHERE person_id = ?1",
    "DELETE FROM gifts WHERE person_id = ?1",
    "DELETE FROM coaches WHERE game_id IN (SELECT game_id FROM seats WHERE person_id = ?1)",
    "DELETE FROM hints WHERE person_id = ?1",
    "DELETE FROM tasks WHERE person_id = ?1",
    "DELETE FROM attempts WHERE person_id = ?1",
    "DELETE FROM solvers WHERE person_id = ?1",
    "DELETE FROM mistakes WHERE person_id = ?1",
    "DELETE FROM looked_through WHERE person_id = ?1",
    "DELETE FROM vacations WHERE person_id = ?1",
    "DELETE FROM conditionals WHERE (game_id, player) IN (SELECT game_id, seat FROM seats WHERE person_id = ?1)",
    "DELETE FROM digests WHERE person_id = ?1",
    "DELETE FROM due WHERE kind = 'digest' AND subject = ?1",
    "DELETE FROM suspects WHERE kind = 'digest' AND subject = CAST(?1 AS TEXT)",
    // Those of games that an account took with it when it parted follow when ratings are computed anew.
    "DELETE FROM rating_changes
     WHERE person_id = ?1 AND game_id IN (SELECT game_id FROM seats WHERE person_id = ?1)",
    "DELETE FROM ratings WHERE person_id = ?1",
    "DELETE FROM rivals WHERE person_id = ?1",
    "DELETE FROM rivals WHERE rival_id = ?1",
    "DELETE FROM season_ratings WHERE person_id = ?1",
    "DELETE FROM season_rivals WHERE person_id = ?1",
    "DELETE FROM season_rivals WHERE rival_id = ?1",
    "DELETE FROM notes WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM watchers WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM poll_votes WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM voters WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM helpers WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM codes WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM wrong_codes WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM sign_ins WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM sessions WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM account_links WHERE maker_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM account_links WHERE taker_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM forgetting WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
    "DELETE FROM rerated WHERE person_id = ?1",
    "UPDATE audit SET reason = '' WHERE whom_id IN (SELECT id FROM accounts WHERE person_id = ?1)",
];

impl Transaction<'_> {
    /// The account with this id on a platform.
    pub fn account(&self, platform: &str, id: &str) -> Result<Option<Account>, StoreError> {
        let read = || {
            let mut statement = self.inner.prepare_cached(
                "SELECT id, person_id, platform, external_id, name FROM accounts WHERE platform = ?1 AND external_id = ?2",
            )?;
            Ok(statement.query_row([platform, id], account).optional()?)
        };
        self.cache.look(&self.cache.accounts, key(platform, id), read, Account::clone)
    }

    /// All accounts of a platform.
    pub fn accounts_of(&self, platform: &str) -> Result<Vec<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, person_id, platform, external_id, name FROM accounts WHERE platform = ?1 ORDER BY id",
        )?;
        Ok(statement.query_map([platform], account)?.collect::<Result<_, _>>()?)
    }

    /// The account with this number.
    ///
    /// # Errors
    /// If there is none.
    pub fn account_numbered(&self, id: i64) -> Result<Account, StoreError> {
        let mut statement = self
            .inner
            .prepare_cached("SELECT id, person_id, platform, external_id, name FROM accounts WHERE id = ?1")?;
        Ok(statement.query_row([id], account)?)
    }

    /// The accounts with this name that were seen in a community, or in one that has joined it. Case doesn't matter.
    pub fn members_named(&self, community_id: i64, name: &str) -> Result<Vec<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT DISTINCT accounts.id, person_id, platform, external_id, name FROM accounts
             CROSS JOIN members ON account_id = accounts.id AND community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             WHERE name_key = ?2 ORDER BY accounts.id LIMIT 10",
        )?;
        let found = statement.query_map(params![community_id, name.to_lowercase()], account)?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// The accounts with one of these ids, on whatever platform, that were seen in a community or in one that has joined
    /// it.
    pub fn members_with_id(&self, community_id: i64, ids: [&str; 2]) -> Result<Vec<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT accounts.id, person_id, accounts.platform, accounts.external_id, name
             FROM communities CROSS JOIN accounts CROSS JOIN members
             WHERE communities.id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)
             AND accounts.platform = communities.platform AND accounts.external_id IN (?2, ?3)
             AND members.community_id = communities.id AND members.account_id = accounts.id ORDER BY accounts.id",
        )?;
        let found = statement.query_map(params![community_id, ids[0], ids[1]], account)?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// The first account of a person.
    ///
    /// # Errors
    /// If there is none.
    pub fn first_account_of(&self, person_id: i64) -> Result<Account, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, person_id, platform, external_id, name FROM accounts WHERE person_id = ?1 ORDER BY id LIMIT 1",
        )?;
        Ok(statement.query_row([person_id], account)?)
    }

    /// The account of somebody in a season that is over, who may have become another person's since.
    ///
    /// # Errors
    /// If there is none.
    pub fn account_in_season(&self, person_id: i64) -> Result<Account, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT id, person_id, platform, external_id, name FROM accounts WHERE former_id = ?1 UNION ALL
             SELECT id, person_id, platform, external_id, name FROM accounts WHERE person_id = ?1 ORDER BY id LIMIT 1",
        )?;
        Ok(statement.query_row([person_id], account)?)
    }

    /// The first account of a person that was seen in a community, or in one that has joined it; this one, if it was.
    pub fn account_seen_in(
        &self,
        person_id: i64,
        community_id: i64,
        rather: Option<i64>,
    ) -> Result<Option<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT accounts.id, person_id, platform, external_id, name FROM accounts
             CROSS JOIN members ON account_id = accounts.id AND community_id IN
                 (SELECT ?2 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?2)
             WHERE person_id = ?1 ORDER BY accounts.id IS ?3 DESC, accounts.id LIMIT 1",
        )?;
        Ok(statement.query_row(params![person_id, community_id, rather], account).optional()?)
    }

    /// The account by which another person knows this one: the first that was seen where they were seen, or in
    /// a community joined with that. `None` if they share none.
    pub fn account_known_to(&self, person_id: i64, viewer_id: i64) -> Result<Option<Account>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT theirs.id, theirs.person_id, theirs.platform, theirs.external_id, theirs.name
             FROM accounts mine CROSS JOIN accounts theirs CROSS JOIN members here CROSS JOIN members there
             LEFT JOIN joined_communities mine_joined ON mine_joined.community_id = here.community_id
             LEFT JOIN joined_communities theirs_joined ON theirs_joined.community_id = there.community_id
             WHERE mine.person_id = ?2 AND theirs.person_id = ?1 AND here.account_id = mine.id
             AND there.account_id = theirs.id AND coalesce(mine_joined.head_id, here.community_id) =
                 coalesce(theirs_joined.head_id, there.community_id) ORDER BY theirs.id LIMIT 1",
        )?;
        Ok(statement.query_row([person_id, viewer_id], account).optional()?)
    }

    /// All accounts by which another person knows this one.
    pub fn accounts_known_to(&self, person_id: i64, viewer_id: i64) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT theirs.id
             FROM accounts mine CROSS JOIN accounts theirs CROSS JOIN members here CROSS JOIN members there
             LEFT JOIN joined_communities mine_joined ON mine_joined.community_id = here.community_id
             LEFT JOIN joined_communities theirs_joined ON theirs_joined.community_id = there.community_id
             WHERE mine.person_id = ?2 AND theirs.person_id = ?1 AND here.account_id = mine.id
             AND there.account_id = theirs.id AND coalesce(mine_joined.head_id, here.community_id) =
                 coalesce(theirs_joined.head_id, there.community_id) ORDER BY theirs.id",
        )?;
        let mut known: Vec<i64> =
            statement.query_map([person_id, viewer_id], |row| row.get(0))?.collect::<Result<_, _>>()?;
        known.dedup();
        Ok(known)
    }

    /// Adds an account with a new person.
    ///
    /// # Errors
    /// If the account exists already.
    pub fn add_account(&self, platform: &str, id: &str, name: &str, now: Timestamp) -> Result<Account, StoreError> {
        self.inner.prepare_cached("INSERT INTO people (joined_at) VALUES (?1)")?.execute([Ms(now)])?;
        let person_id = self.inner.last_insert_rowid();
        self.inner
            .prepare_cached(
                "INSERT INTO accounts (person_id, platform, external_id, name, name_key) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![person_id, platform, id, name, name.to_lowercase()])?;
        Ok(Account {
            id: self.inner.last_insert_rowid(),
            person_id,
            platform: platform.to_owned(),
            external_id: id.to_owned(),
            name: name.to_owned(),
        })
    }

    /// Renames an account.
    pub fn rename_account(&self, id: i64, name: &str) -> Result<(), StoreError> {
        self.inner.prepare_cached("UPDATE accounts SET name = ?2, name_key = ?3 WHERE id = ?1")?.execute(params![
            id,
            name,
            name.to_lowercase()
        ])?;
        self.cache.accounts.clear();
        Ok(())
    }

    /// Deletes everything that could identify a person: accounts, memberships, direct conversations, settings, ratings
    /// and results. A number without an account remains, and a name for the records of their games.
    pub fn forget_person(&self, person_id: i64, name: &str, now: Timestamp) -> Result<(), StoreError> {
        self.forget_conversations(person_id)?;
        self.forget_puzzles_of(person_id)?;
        for statement in ABOUT_A_PERSON {
            self.inner.execute(statement, [person_id])?;
        }
        self.inner.execute(
            "UPDATE accounts SET external_id = ?2 || id, name = ?3, name_key = lower(?3), forgotten_at = ?4
             WHERE person_id = ?1",
            params![person_id, FORGOTTEN, name, Ms(now)],
        )?;
        self.cache.forget();
        Ok(())
    }

    /// Whether this person exists and wasn't forgotten.
    pub fn is_known(&self, person_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM accounts WHERE person_id = ?1 AND substr(external_id, 1, length(?2)) <> ?2",
        )?;
        Ok(statement.exists(params![person_id, FORGOTTEN])?)
    }

    /// Removes the platform's ids from a person's direct conversations, and from communities that have only these.
    /// Their rows remain, because games were played there.
    fn forget_conversations(&self, person_id: i64) -> Result<(), StoreError> {
        let mut alone = self.inner.prepare_cached(
            "SELECT DISTINCT community_id FROM members here
             WHERE account_id IN (SELECT id FROM accounts WHERE person_id = ?1)
             AND EXISTS (SELECT 1 FROM places WHERE community_id = here.community_id)
             AND NOT EXISTS (SELECT 1 FROM places WHERE community_id = here.community_id AND direct = 0)
             AND NOT EXISTS (SELECT 1 FROM members others JOIN accounts ON accounts.id = others.account_id
                             WHERE others.community_id = here.community_id AND person_id <> ?1)",
        )?;
        let alone: Vec<i64> = alone.query_map([person_id], |row| row.get(0))?.collect::<Result<_, _>>()?;
        for community in alone {
            for statement in [
                "DELETE FROM settings WHERE owner = 'place'
                 AND owner_id IN (SELECT id FROM places WHERE community_id = ?1) AND ?2 = ?2",
                "DELETE FROM settings WHERE owner = 'community' AND owner_id = ?1 AND ?2 = ?2",
                "UPDATE places SET external_id = ?2 || id, name = '' WHERE community_id = ?1",
                "UPDATE communities SET external_id = ?2 || id WHERE id = ?1",
            ] {
                self.inner.prepare_cached(statement)?.execute(params![community, FORGOTTEN])?;
            }
        }
        Ok(())
    }

    /// Notes that an account was seen in a community.
    pub fn note_member(&self, community_id: i64, account_id: i64) -> Result<(), StoreError> {
        let note = || {
            self.inner
                .prepare_cached(
                    "INSERT INTO members (community_id, account_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                )?
                .execute([community_id, account_id])?;
            Ok(Some(()))
        };
        self.cache.look(&self.cache.members, (community_id, account_id), note, |()| ())?;
        Ok(())
    }

    /// Ends what an account can see because it was in a place: browsers that were signed in there, games of its community
    /// that are followed elsewhere, and, if the community has no other place, that it was seen there.
    pub fn leave_place(&self, place_id: i64, account_id: i64) -> Result<(), StoreError> {
        for statement in [
            "DELETE FROM sessions WHERE account_id = ?2 AND place_id = ?1",
            "DELETE FROM sign_ins WHERE account_id = ?2 AND place_id = ?1",
            "DELETE FROM watchers WHERE account_id = ?2 AND game_id IN (SELECT id FROM games WHERE place_id = ?1)
             AND (SELECT direct FROM places WHERE places.id = watchers.place_id) = 1",
            "DELETE FROM members WHERE account_id = ?2
             AND community_id = (SELECT community_id FROM places WHERE id = ?1)
             AND NOT EXISTS (SELECT 1 FROM places others WHERE others.community_id = members.community_id
                             AND others.id <> ?1 AND direct = 0)",
        ] {
            self.inner.prepare_cached(statement)?.execute([place_id, account_id])?;
        }
        self.cache.members.clear();
        Ok(())
    }

    /// Whether a person was seen in a community or one that has joined it, with any account.
    pub fn was_seen_in(&self, community_id: i64, person_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM accounts CROSS JOIN members ON account_id = accounts.id
             WHERE person_id = ?2 AND community_id IN
                 (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)",
        )?;
        Ok(statement.exists([community_id, person_id])?)
    }

    /// Whether two people were seen in the same community or in joined ones, with any account.
    pub fn share_a_community(&self, person_id: i64, other_id: i64) -> Result<bool, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT 1 FROM accounts mine CROSS JOIN accounts theirs CROSS JOIN members here CROSS JOIN members there
             LEFT JOIN joined_communities mine_joined ON mine_joined.community_id = here.community_id
             LEFT JOIN joined_communities theirs_joined ON theirs_joined.community_id = there.community_id
             WHERE mine.person_id = ?1 AND theirs.person_id = ?2 AND here.account_id = mine.id
             AND there.account_id = theirs.id AND coalesce(mine_joined.head_id, here.community_id) =
                 coalesce(theirs_joined.head_id, there.community_id)",
        )?;
        Ok(statement.exists([person_id, other_id])?)
    }
}
