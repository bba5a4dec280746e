//! Finds contradictions in a database whose file is sound, and repairs those that the other rows can settle.

use std::fmt;

use rusqlite::Connection;

use crate::store::{Store, StoreError, Transaction};

/// A problem with the seats of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OddSeats {
    /// One or both are missing.
    Missing,
    /// There is a third one.
    Beyond,
    /// One person has both.
    Doubled,
    /// The account on one belongs to another person.
    Stranger,
    /// They disagree with the game about whether it's live.
    Live,
}

impl OddSeats {
    /// Whether the rest of the database can settle it.
    #[must_use]
    pub const fn is_mendable(self) -> bool {
        matches!(self, Self::Live)
    }
}

impl fmt::Display for OddSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Missing => "a seat is missing",
            Self::Beyond => "a seat belongs to neither player",
            Self::Doubled => "one person has both seats",
            Self::Stranger => "a seat’s account belongs to another person",
            Self::Live => "its seats and its state disagree about whether it goes on",
        })
    }
}

/// Everything that a table has besides rows.
const HELPERS: [&str; 2] = ["index", "trigger"];

/// The games with each problem.
const ODD_SEATS: [(OddSeats, &str); 5] = [
    (
        OddSeats::Missing,
        "SELECT id FROM games WHERE (SELECT count(*) FROM seats WHERE game_id = id AND seat IN (1, 2)) <> 2",
    ),
    (OddSeats::Beyond, "SELECT DISTINCT game_id FROM seats WHERE seat NOT IN (1, 2)"),
    (
        OddSeats::Doubled,
        "SELECT one.game_id FROM seats one JOIN seats two ON two.game_id = one.game_id AND two.seat = 2
         WHERE one.seat = 1 AND one.person_id = two.person_id",
    ),
    (
        OddSeats::Stranger,
        "SELECT DISTINCT game_id FROM seats JOIN accounts ON accounts.id = account_id
         WHERE seats.person_id <> accounts.person_id",
    ),
    (
        OddSeats::Live,
        "SELECT DISTINCT game_id FROM seats JOIN games ON games.id = game_id WHERE live <> (state = 'live')",
    ),
];

impl Store {
    /// The names of indexes and triggers that are missing or wrong.
    pub fn missing_helpers(&self) -> Result<Vec<String>, StoreError> {
        let mut missing = Vec::new();
        for kind in HELPERS {
            missing.extend(self.missing(kind)?.into_iter().map(|(name, _)| name));
        }
        Ok(missing)
    }

    /// Creates missing indexes and triggers, and replaces wrong ones. Returns their names.
    pub fn make_missing_helpers(&mut self) -> Result<Vec<String>, StoreError> {
        let mut missing = Vec::new();
        for kind in HELPERS {
            for (name, sql) in self.missing(kind)? {
                self.connection.execute_batch(&format!("DROP {kind} IF EXISTS {name}; {sql}"))?;
                missing.push((name, sql));
            }
        }
        Ok(missing.into_iter().map(|(name, _)| name).collect())
    }

    /// Parts of a new database that this one lacks or has differently: names, and the statements that create them.
    fn missing(&self, kind: &str) -> Result<Vec<(String, String)>, StoreError> {
        let mut missing = parts(&Self::in_memory()?.connection, kind)?;
        let there = parts(&self.connection, kind)?;
        missing.retain(|part| !there.contains(part));
        Ok(missing)
    }
}

fn parts(connection: &Connection, kind: &str) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement =
        connection.prepare("SELECT name, sql FROM sqlite_schema WHERE type = ?1 AND sql IS NOT NULL ORDER BY name")?;
    Ok(statement.query_map([kind], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
}

impl Transaction<'_> {
    /// The games with problems in their seats.
    pub fn odd_seats(&self) -> Result<Vec<(i64, OddSeats)>, StoreError> {
        let mut odd = Vec::new();
        for (what, sql) in ODD_SEATS {
            let mut statement = self.inner.prepare(sql)?;
            for id in statement.query_map([], |row| row.get(0))? {
                odd.push((id?, what));
            }
        }
        Ok(odd)
    }

    /// Offers about a game that is no earlier than they are, each with that game. The number of a challenge or a rematch
    /// is that of the game it becomes, so no record can come before both.
    pub fn early_offers(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let early = "SELECT id, game_id FROM offers WHERE game_id >= id ORDER BY id";
        let mut statement = self.inner.prepare(early)?;
        Ok(statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?)
    }

    /// The numbers of the games set aside, in order.
    pub fn games_aside(&self) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare("SELECT id FROM games WHERE state = 'aside' ORDER BY id")?;
        Ok(statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Makes a game's seats agree with its state.
    pub fn mend_seats(&self, game_id: i64) -> Result<(), StoreError> {
        let live = "UPDATE seats SET live = (SELECT state = 'live' FROM games WHERE id = game_id) WHERE game_id = ?1";
        self.inner.prepare_cached(live)?.execute([game_id])?;
        Ok(())
    }
}
