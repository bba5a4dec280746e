//! Games between two players, and their records.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, ToSql, params};
use serde::{Deserialize, Serialize};

use crate::rules::Player;
use crate::store::people::accounts::{COMMUNITY, COMPUTER, FORGOTTEN};
use crate::store::rows::{readable, readable_one};
use crate::store::words::{Count, Ms, words};
use crate::store::{Account, Cause, StoreError, Transaction};

/// A game between two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// The number: 12 in `#12`.
    pub id: i64,
    /// The place where it's played.
    pub place_id: i64,
    /// The community in which it is rated: that of its place, or the one that this has joined.
    pub community_id: i64,
    /// The game's id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The version of the rules when it began.
    pub rules_version: u32,
    /// Whether it's rated.
    pub rated: bool,
    /// The position that it began from. `None` for the usual one.
    pub start: Option<String>,
    /// When it began.
    pub began_at: Timestamp,
    /// Whether it's live.
    pub state: GameState,
    /// The player to move. `None` once it's over.
    pub to_move: Option<Player>,
    /// The number of entries in its record.
    pub entries: u32,
    /// The number of actions that count.
    pub plies: u32,
    /// When the last entry was made.
    pub moved_at: Timestamp,
    /// When it ended.
    pub ended_at: Option<Timestamp>,
    /// The result, if it's over.
    pub verdict: Option<Verdict>,
    /// The seats of player one and player two.
    pub seats: [Seat; 2],
}

impl StoredGame {
    /// A player's seat.
    #[must_use]
    pub const fn seat(&self, player: Player) -> &Seat {
        &self.seats[player.index()]
    }

    /// The side that a person plays, if any.
    #[must_use]
    pub fn player_of(&self, person_id: i64) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.seat(*player).person_id == person_id)
    }
}

/// Whether a game is live.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameState {
    /// It's in progress.
    Live,
    /// It has ended.
    Over,
    /// Its record can't be replayed. Somebody has to look at it.
    Aside,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The winner. `None` if nobody won.
    pub winner: Option<Player>,
    /// The reason's word.
    pub reason: String,
    /// Each player's points in half points, if the game counts points.
    pub points: Option<[u16; 2]>,
}

/// The person and account behind a side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seat {
    /// The person.
    pub person_id: i64,
    /// The account's number.
    pub account_id: i64,
    /// The account's id on its platform.
    pub external_id: String,
    /// The account's platform: `discord`.
    pub platform: String,
    /// The account's name.
    pub name: String,
}

impl Seat {
    /// Whether the computer has this seat.
    #[must_use]
    pub fn is_computer(&self) -> bool {
        self.platform == COMPUTER
    }

    /// The account.
    #[must_use]
    pub fn account(&self) -> Account {
        Account {
            id: self.account_id,
            person_id: self.person_id,
            platform: self.platform.clone(),
            external_id: self.external_id.clone(),
            name: self.name.clone(),
        }
    }

    /// Whether a community has this seat.
    #[must_use]
    pub fn is_community(&self) -> bool {
        self.platform == COMMUNITY
    }

    /// Whether the person was forgotten, so that the account reaches nobody.
    #[must_use]
    pub fn is_forgotten(&self) -> bool {
        self.external_id.starts_with(FORGOTTEN)
    }
}

/// A game that begins.
#[derive(Clone, Copy, Debug)]
pub struct NewGame<'a> {
    /// The number of the offer that led to it, or a new one.
    pub id: i64,
    /// The place where it's played.
    pub place_id: i64,
    /// That place's own community.
    pub community_id: i64,
    /// The game's id.
    pub game: &'a str,
    /// The variant's name.
    pub variant: &'a str,
    /// The version of the rules.
    pub rules_version: u32,
    /// Whether it's rated.
    pub rated: bool,
    /// The position to begin from. `None` for the usual one.
    pub start: Option<&'a str>,
    /// The people and accounts of player one and player two.
    pub seats: [(i64, i64); 2],
    /// The player who begins.
    pub to_move: Player,
}

/// An entry in a game's record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Counted from 1.
    pub number: u32,
    /// The kind of entry.
    pub kind: EntryKind,
    /// The action's canonical token, or the number of actions that remain.
    pub token: String,
    /// The player who did it or whom it concerns. `None` if it concerns both.
    pub seat: Option<Player>,
    /// The account that did it, if somebody did.
    pub account_id: Option<i64>,
    /// When it was done.
    pub made_at: Timestamp,
    /// The cause.
    pub cause: Cause,
}

/// A kind of entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EntryKind {
    /// A player acts.
    Play,
    /// The last actions are taken back.
    Rewind,
    /// The player resigns.
    Resign,
    /// The player agrees to stop.
    Agree,
    /// The game ends in another way, which the token names.
    End,
}

words!(GameState: Live = "live", Over = "over", Aside = "aside");
words!(EntryKind: Play = "play", Rewind = "rewind", Resign = "resign", Agree = "agree",
    End = "end");

const COLUMNS: &str = "SELECT t.id, t.place_id,
    coalesce((SELECT head_id FROM joined_communities joined WHERE joined.community_id = t.community_id), t.community_id),
    t.game, t.variant, t.rules_version, t.rated,
    t.began_at, t.state, t.to_move, t.entries, t.plies, t.moved_at, t.ended_at, t.winner, t.reason, t.points_one,
    t.points_two, one.person_id, one.id, one.external_id, one.platform, one.name, two.person_id, two.id, two.external_id,
    two.platform, two.name, t.start
    FROM games t
    JOIN seats first ON first.game_id = t.id AND first.seat = 1 JOIN accounts one ON one.id = first.account_id
    JOIN seats second ON second.game_id = t.id AND second.seat = 2 JOIN accounts two ON two.id = second.account_id";

fn game(row: &Row<'_>) -> rusqlite::Result<StoredGame> {
    let seat = |column: usize| -> rusqlite::Result<Seat> {
        Ok(Seat {
            person_id: row.get(column)?,
            account_id: row.get(column + 1)?,
            external_id: row.get(column + 2)?,
            platform: row.get(column + 3)?,
            name: row.get(column + 4)?,
        })
    };
    let reason: Option<String> = row.get(15)?;
    let points: Option<u16> = row.get(16)?;
    let verdict = match reason {
        None => None,
        Some(reason) => {
            let points = match points {
                None => None,
                Some(one) => Some([one, row.get(17)?]),
            };
            Some(Verdict { winner: row.get(14)?, reason, points })
        }
    };
    Ok(StoredGame {
        id: row.get(0)?,
        place_id: row.get(1)?,
        community_id: row.get(2)?,
        game: row.get(3)?,
        variant: row.get(4)?,
        rules_version: row.get(5)?,
        rated: row.get(6)?,
        start: row.get(28)?,
        began_at: row.get::<_, Ms>(7)?.0,
        state: row.get(8)?,
        to_move: row.get(9)?,
        entries: row.get::<_, Count>(10)?.0,
        plies: row.get::<_, Count>(11)?.0,
        moved_at: row.get::<_, Ms>(12)?.0,
        ended_at: row.get::<_, Option<Ms>>(13)?.map(|at| at.0),
        verdict,
        seats: [seat(18)?, seat(23)?],
    })
}

impl Transaction<'_> {
    /// The next number for an offer, game or tournament.
    pub fn next_number(&self) -> Result<i64, StoreError> {
        self.inner.prepare_cached("INSERT INTO numbers DEFAULT VALUES")?.execute([])?;
        Ok(self.inner.last_insert_rowid())
    }

    /// Adds a new game.
    pub fn insert_game(&self, new: NewGame<'_>, now: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO games (id, place_id, community_id, game, variant, rules_version, rated, began_at, state,
                 to_move, entries, plies, moved_at, start) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'live', ?9, 0, 0, ?8, ?10)",
            )?
            .execute(params![
                new.id,
                new.place_id,
                new.community_id,
                new.game,
                new.variant,
                new.rules_version,
                new.rated,
                Ms(now),
                new.to_move,
                new.start
            ])?;
        let mut seat = self.inner.prepare_cached(
            "INSERT INTO seats (game_id, seat, person_id, account_id, live) VALUES (?1, ?2, ?3, ?4, 1)",
        )?;
        for (index, (person_id, account_id)) in new.seats.into_iter().enumerate() {
            seat.execute(params![new.id, index + 1, person_id, account_id])?;
        }
        Ok(())
    }

    /// The game with this number.
    pub fn game(&self, id: i64) -> Result<Option<StoredGame>, StoreError> {
        Ok(self.inner.prepare_cached(&format!("{COLUMNS} WHERE t.id = ?1"))?.query_row([id], game).optional()?)
    }

    /// A person's live games, those that have waited longest first.
    pub fn live_games_of(&self, person_id: i64) -> Result<Vec<StoredGame>, StoreError> {
        let of = "WHERE t.id IN (SELECT game_id FROM seats WHERE person_id = ?1 AND live = 1)
                  ORDER BY t.moved_at, t.id";
        self.tables(&format!("{COLUMNS} {of}"), &[&person_id])
    }

    /// The live games in a place, the latest active first, at most `at_most`.
    pub fn live_games_in(&self, place_id: i64, at_most: u32) -> Result<Vec<StoredGame>, StoreError> {
        let place = "WHERE t.id IN (
                SELECT id FROM games WHERE place_id = ?1 AND state = 'live'
                UNION SELECT game_id FROM game_places WHERE place_id = ?1 AND live = 1)
            AND t.state = 'live' ORDER BY t.moved_at DESC, t.id DESC LIMIT ?2";
        self.tables(&format!("{COLUMNS} {place}"), &[&place_id, &at_most])
    }

    /// How many live games a place shows. Those of tournaments don't count.
    pub fn live_games_shown_in(&self, place_id: i64) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM games t WHERE t.id IN (
                 SELECT id FROM games WHERE place_id = ?1 AND state = 'live'
                 UNION SELECT game_id FROM game_places WHERE place_id = ?1 AND live = 1)
             AND t.state = 'live' AND NOT EXISTS
             (SELECT 1 FROM match_games g JOIN matches m ON m.id = g.match_id
              WHERE g.game_id = t.id AND m.tournament_id IS NOT NULL)",
        )?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// The games in a place that are over, the latest first, at most `at_most`.
    pub fn past_games_in(&self, place_id: i64, at_most: u32) -> Result<Vec<StoredGame>, StoreError> {
        // Of further places, the latest games by number: those that began last.
        let place = "WHERE t.id IN (
                SELECT * FROM (SELECT id FROM games WHERE place_id = ?1 AND state = 'over'
                               ORDER BY moved_at DESC, id DESC LIMIT ?2)
                UNION SELECT * FROM (SELECT p.game_id FROM game_places p JOIN games g ON g.id = p.game_id
                                     WHERE p.place_id = ?1 AND p.live = 0 AND g.state = 'over'
                                     ORDER BY p.game_id DESC LIMIT ?2))
            ORDER BY t.moved_at DESC, t.id DESC LIMIT ?2";
        self.tables(&format!("{COLUMNS} {place}"), &[&place_id, &at_most])
    }

    /// A person's games that are over, the latest first, at most `at_most`.
    pub fn past_games_of(&self, person_id: i64, at_most: u32) -> Result<Vec<StoredGame>, StoreError> {
        let of = "WHERE t.id IN (SELECT s.game_id FROM seats s JOIN games p ON p.id = s.game_id
                  WHERE s.person_id = ?1 AND s.live = 0 AND p.state = 'over' ORDER BY s.game_id DESC LIMIT ?2)
                  ORDER BY t.ended_at DESC, t.id DESC";
        self.tables(&format!("{COLUMNS} {of}"), &[&person_id, &at_most])
    }

    /// The live games with the computer, the oldest first.
    pub fn live_games_with_computer(&self) -> Result<Vec<StoredGame>, StoreError> {
        let with = "WHERE t.state = 'live' AND t.id IN (SELECT game_id FROM accounts
                    JOIN seats ON seats.person_id = accounts.person_id AND live = 1 WHERE platform = ?1) ORDER BY t.id";
        self.tables(&format!("{COLUMNS} {with}"), &[&COMPUTER])
    }

    fn tables(&self, sql: &str, values: &[&dyn ToSql]) -> Result<Vec<StoredGame>, StoreError> {
        Ok(readable(self.inner.prepare_cached(sql)?.query_map(values, game)?)?)
    }

    /// How many games have this state.
    pub fn count_games(&self, state: GameState) -> Result<u64, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT games FROM game_counts WHERE state = ?1")?;
        Ok(statement.query_row([state], |row| row.get(0)).optional()?.unwrap_or(0))
    }

    /// The numbers of the games after one, in order, at most `at_most`.
    pub fn game_ids(&self, after: i64, at_most: u32) -> Result<Vec<i64>, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2")?;
        Ok(statement.query_map(params![after, at_most], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    /// Writes everything that follows from a game's record: state, player to move, numbers, times and result.
    pub fn update_game(&self, game: &StoredGame) -> Result<(), StoreError> {
        let verdict = game.verdict.as_ref();
        let points = verdict.and_then(|verdict| verdict.points);
        self.inner
            .prepare_cached(
                "UPDATE games SET state = ?2, to_move = ?3, entries = ?4, plies = ?5, moved_at = ?6, ended_at = ?7,
                 winner = ?8, reason = ?9, points_one = ?10, points_two = ?11 WHERE id = ?1",
            )?
            .execute(params![
                game.id,
                game.state,
                game.to_move,
                game.entries,
                game.plies,
                Ms(game.moved_at),
                game.ended_at.map(Ms),
                verdict.and_then(|verdict| verdict.winner),
                verdict.map(|verdict| &verdict.reason),
                points.map(|points| points[0]),
                points.map(|points| points[1])
            ])?;
        if game.state != GameState::Live {
            self.inner
                .prepare_cached(
                    "UPDATE seats SET live = 0, lost_on_time =
                     coalesce((SELECT reason = 'time' AND winner <> seat FROM games WHERE id = ?1), 0)
                     WHERE game_id = ?1",
                )?
                .execute([game.id])?;
        }
        self.note_live_in_places(game.id, game.state == GameState::Live)
    }

    /// Writes everything that follows from the record of a game that stays live: player to move, numbers and time.
    pub fn go_on(&self, game: &StoredGame) -> Result<(), StoreError> {
        // Leaves out the state, which hasn't changed. Triggers count its changes.
        self.inner
            .prepare_cached("UPDATE games SET to_move = ?2, entries = ?3, plies = ?4, moved_at = ?5 WHERE id = ?1")?
            .execute(params![game.id, game.to_move, game.entries, game.plies, Ms(game.moved_at)])?;
        Ok(())
    }

    /// Appends an entry to a game's record.
    ///
    /// # Errors
    /// If the record has an entry with this number.
    pub fn append(&self, game_id: i64, entry: &Entry) -> Result<(), StoreError> {
        let (cause, cause_platform, cause_id) = entry.cause.columns();
        self.inner
            .prepare_cached(
                "INSERT INTO entries (game_id, number, kind, token, seat, account_id, made_at, cause, cause_platform,
                 cause_id) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            )?
            .execute(params![
                game_id,
                entry.number,
                entry.kind,
                entry.token,
                entry.seat,
                entry.account_id,
                Ms(entry.made_at),
                cause,
                cause_platform,
                cause_id
            ])?;
        Ok(())
    }

    /// The first entries of a game's record, at most `at_most`.
    pub fn entries(&self, game_id: i64, at_most: u32) -> Result<Vec<Entry>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT number, kind, token, seat, account_id, made_at, cause, cause_platform, cause_id FROM entries
             WHERE game_id = ?1 ORDER BY number LIMIT ?2",
        )?;
        let found = statement.query_map(params![game_id, at_most], |row| {
            Ok(Entry {
                number: row.get::<_, Count>(0)?.0,
                kind: row.get(1)?,
                token: row.get(2)?,
                seat: row.get(3)?,
                account_id: row.get(4)?,
                made_at: row.get::<_, Ms>(5)?.0,
                cause: Cause::from_row(row, 6)?,
            })
        })?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// How many actions a player has entered since the opponent last did anything in the game, whether they count or
    /// were undone.
    pub fn played_since_opponent(&self, game_id: i64, player: Player) -> Result<usize, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT count(*) FROM entries WHERE game_id = ?1 AND kind = 'play' AND number > coalesce(
                 (SELECT number FROM entries WHERE game_id = ?1 AND seat <> ?2 ORDER BY number DESC LIMIT 1), 0)",
        )?;
        Ok(statement.query_row(params![game_id, player], |row| row.get(0))?)
    }

    /// When a person last did something in a game, if ever.
    pub fn acted_at(&self, game_id: i64, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT made_at FROM entries WHERE game_id = ?1
             AND account_id IN (SELECT id FROM accounts WHERE person_id = ?2) ORDER BY number DESC LIMIT 1",
        )?;
        Ok(readable_one(statement.query_row([game_id, person_id], |row| Ok(row.get::<_, Ms>(0)?.0)))?)
    }
}
