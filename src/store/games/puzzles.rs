//! Puzzles, who tried them, and how well people solve them.

use jiff::Timestamp;
use rusqlite::{OptionalExtension, Row, params};

use crate::store::games::ratings::strength;
use crate::store::rows::{readable, readable_one};
use crate::store::words::{Count, Ms};
use crate::store::{Numbers, StoreError, Transaction, UNRATED};

/// A puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredPuzzle {
    /// Its number.
    pub id: i64,
    /// The kind of game, by its id.
    pub game: String,
    /// The variant's name.
    pub variant: String,
    /// The position.
    pub position: String,
    /// The most turns that it takes. `None` if the game was followed to its end.
    pub turns: Option<u32>,
    /// The turns that win, with `; ` between them.
    pub wins: String,
    /// The game in which it was found.
    pub game_id: Option<i64>,
    /// How hard it is.
    pub numbers: Numbers,
}

/// How well somebody solves the puzzles of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solver {
    /// Their rating.
    pub numbers: Numbers,
    /// How many they have solved.
    pub solved: u32,
    /// How many they haven't.
    pub failed: u32,
}

impl Solver {
    /// Somebody who has tried none.
    pub const NEW: Self = Self { numbers: UNRATED, solved: 0, failed: 0 };
}

/// Somebody's try at a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleTry {
    /// The place whose puzzle of the day it was.
    pub place_id: Option<i64>,
    /// When it was shown to them.
    pub shown_at: Timestamp,
    /// Once there was an answer: when, whether it was right, and the change of their rating.
    pub done: Option<(Timestamp, bool, i64)>,
}

/// The columns of a puzzle.
pub(in crate::store) const PUZZLE: &str =
    "SELECT id, game, variant, position, turns, wins, game_id, rating, deviation, volatility FROM puzzles";

/// The person `?1` with the numbers that their accounts had by themselves, which keep what they had tried by then.
const THEMSELVES: &str =
    "(SELECT ?1 UNION ALL SELECT former_id FROM accounts WHERE person_id = ?1 AND former_id IS NOT NULL)";

pub(in crate::store) fn puzzle(row: &Row<'_>) -> rusqlite::Result<StoredPuzzle> {
    Ok(StoredPuzzle {
        id: row.get(0)?,
        game: row.get(1)?,
        variant: row.get(2)?,
        position: row.get(3)?,
        turns: row.get::<_, Option<Count>>(4)?.map(|turns| turns.0),
        wins: row.get(5)?,
        game_id: row.get(6)?,
        numbers: strength(row, 7)?,
    })
}

/// Reads an attempt from five columns.
pub(in crate::store) fn attempt(row: &Row<'_>, column: usize) -> rusqlite::Result<PuzzleTry> {
    let done_at: Option<Ms> = row.get(column + 2)?;
    let done = done_at.map(|at| Ok::<_, rusqlite::Error>((at.0, row.get(column + 3)?, row.get(column + 4)?)));
    Ok(PuzzleTry { place_id: row.get(column)?, shown_at: row.get::<_, Ms>(column + 1)?.0, done: done.transpose()? })
}

/// Reads a solver from five columns.
pub(in crate::store) fn solver(row: &Row<'_>, column: usize) -> rusqlite::Result<Solver> {
    let count = |column: usize| row.get::<_, Count>(column).map(|count| count.0);
    Ok(Solver { numbers: strength(row, column)?, solved: count(column + 3)?, failed: count(column + 4)? })
}

impl Transaction<'_> {
    /// A puzzle.
    pub fn puzzle(&self, id: i64) -> Result<Option<StoredPuzzle>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{PUZZLE} WHERE id = ?1"))?;
        Ok(readable_one(statement.query_row([id], puzzle))?)
    }

    /// The puzzle with this position.
    pub fn puzzle_with(&self, game: &str, variant: &str, position: &str) -> Result<Option<StoredPuzzle>, StoreError> {
        let mut statement =
            self.inner.prepare_cached(&format!("{PUZZLE} WHERE game = ?1 AND variant = ?2 AND position = ?3"))?;
        Ok(readable_one(statement.query_row([game, variant, position], puzzle))?)
    }

    /// The puzzles of a game that come with the program and that somebody has got.
    pub fn puzzles_of_shelf(&self, game: &str) -> Result<Vec<StoredPuzzle>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!("{PUZZLE} WHERE game = ?1 AND game_id IS NULL"))?;
        Ok(readable(statement.query_map([game], puzzle)?)?)
    }

    /// Keeps a puzzle, unless its position is known, and returns its number.
    pub fn add_puzzle(&self, puzzle: &StoredPuzzle) -> Result<i64, StoreError> {
        let [rating, deviation, volatility] = puzzle.numbers;
        let StoredPuzzle { game, variant, position, turns, wins, game_id, .. } = puzzle;
        if let Some(known) = self.puzzle_with(game, variant, position)? {
            return Ok(known.id);
        }
        self.inner
            .prepare_cached(
                "INSERT INTO puzzles (game, variant, position, turns, wins, game_id, rating, deviation, volatility)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            )?
            .execute(params![game, variant, position, turns, wins, game_id, rating, deviation, volatility])?;
        Ok(self.inner.last_insert_rowid())
    }

    /// Changes how hard a puzzle is.
    pub fn rate_puzzle(&self, id: i64, [rating, deviation, volatility]: Numbers) -> Result<(), StoreError> {
        self.inner
            .prepare_cached("UPDATE puzzles SET rating = ?2, deviation = ?3, volatility = ?4 WHERE id = ?1")?
            .execute(params![id, rating, deviation, volatility])?;
        Ok(())
    }

    /// The nearest puzzles to a rating that were found in games of the communities in which a person was seen, and that
    /// they haven't got yet.
    pub fn puzzles_found_for(
        &self,
        person_id: i64,
        game: &str,
        rating: f64,
        at_most: u32,
    ) -> Result<Vec<StoredPuzzle>, StoreError> {
        let theirs = format!(
            "AND NOT EXISTS (SELECT 1 FROM attempts WHERE person_id IN {THEMSELVES} AND puzzle_id = puzzles.id)
             AND EXISTS (SELECT 1 FROM games CROSS JOIN members ON members.community_id = games.community_id
                         CROSS JOIN accounts ON accounts.id = account_id
                         WHERE games.id = puzzles.game_id AND accounts.person_id = ?1)"
        );
        let harder = format!(
            "{PUZZLE} WHERE game = ?2 AND game_id IS NOT NULL AND rating >= ?3 {theirs} ORDER BY rating LIMIT ?4"
        );
        let easier = format!(
            "{PUZZLE} WHERE game = ?2 AND game_id IS NOT NULL AND rating < ?3 {theirs} ORDER BY rating DESC LIMIT ?4"
        );
        let mut found = Vec::new();
        for statement in [harder, easier] {
            let mut statement = self.inner.prepare_cached(&statement)?;
            found.extend(readable(statement.query_map(params![person_id, game, rating, at_most], puzzle)?)?);
        }
        Ok(found)
    }

    /// The positions of a game's puzzles that a person has got, by variant.
    pub fn puzzles_got_by(&self, person_id: i64, game: &str) -> Result<Vec<(String, String)>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT variant, position FROM attempts CROSS JOIN puzzles ON puzzles.id = puzzle_id
             WHERE person_id IN {THEMSELVES} AND game = ?2"
        ))?;
        let rows = statement.query_map(params![person_id, game], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How well a person solves the puzzles of a game, by the account with which they have tried most.
    pub fn solver(&self, person_id: i64, game: &str) -> Result<Option<Solver>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT rating, deviation, volatility, solved, failed FROM solvers
             WHERE person_id IN {THEMSELVES} AND game = ?2 ORDER BY solved + failed DESC LIMIT 1"
        ))?;
        Ok(readable_one(statement.query_row(params![person_id, game], |row| solver(row, 0)))?)
    }

    /// Notes how well a person solves the puzzles of a game.
    pub fn put_solver(&self, person_id: i64, game: &str, solver: &Solver) -> Result<(), StoreError> {
        let [rating, deviation, volatility] = solver.numbers;
        self.inner
            .prepare_cached(
                "INSERT INTO solvers (person_id, game, rating, deviation, volatility, solved, failed)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT DO UPDATE SET rating = ?3, deviation = ?4, volatility = ?5, solved = ?6, failed = ?7",
            )?
            .execute(params![person_id, game, rating, deviation, volatility, solver.solved, solver.failed])?;
        Ok(())
    }

    /// A person's try at a puzzle, if they got it.
    pub fn attempt_at(&self, person_id: i64, puzzle_id: i64) -> Result<Option<PuzzleTry>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT place_id, shown_at, done_at, solved, change FROM attempts
             WHERE person_id IN {THEMSELVES} AND puzzle_id = ?2 ORDER BY done_at IS NULL LIMIT 1"
        ))?;
        Ok(readable_one(statement.query_row([person_id, puzzle_id], |row| attempt(row, 0)))?)
    }

    /// Notes a person's try at a puzzle.
    pub fn put_attempt(&self, person_id: i64, puzzle_id: i64, attempt: &PuzzleTry) -> Result<(), StoreError> {
        let (done_at, solved, change) = match attempt.done {
            Some((at, solved, change)) => (Some(Ms(at)), Some(solved), Some(change)),
            None => (None, None, None),
        };
        self.inner
            .prepare_cached(
                "INSERT INTO attempts (person_id, puzzle_id, place_id, shown_at, done_at, solved, change)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT DO UPDATE SET place_id = ?3, done_at = ?5, solved = ?6, change = ?7",
            )?
            .execute(params![person_id, puzzle_id, attempt.place_id, Ms(attempt.shown_at), done_at, solved, change])?;
        Ok(())
    }

    /// The last puzzle that a person got and hasn't answered.
    pub fn puzzle_left_open(&self, person_id: i64, game: &str) -> Result<Option<StoredPuzzle>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT id, game, variant, position, turns, wins, game_id, rating, deviation, volatility
             FROM attempts CROSS JOIN puzzles ON puzzles.id = puzzle_id
             WHERE person_id IN {THEMSELVES} AND done_at IS NULL AND game = ?2
             AND NOT EXISTS (SELECT 1 FROM attempts answered WHERE answered.person_id IN {THEMSELVES}
                             AND answered.puzzle_id = puzzles.id AND answered.done_at IS NOT NULL)
             ORDER BY shown_at DESC LIMIT 1"
        ))?;
        Ok(readable_one(statement.query_row(params![person_id, game], puzzle))?)
    }

    /// When a person solved their puzzles, the last first, at most so many.
    pub fn solved_at(&self, person_id: i64, at_most: u32) -> Result<Vec<Timestamp>, StoreError> {
        let mut statement = self.inner.prepare_cached(&format!(
            "SELECT done_at FROM attempts WHERE person_id IN {THEMSELVES} AND solved = 1
             ORDER BY done_at DESC LIMIT ?2"
        ))?;
        Ok(readable(statement.query_map(params![person_id, at_most], |row| row.get::<_, Ms>(0).map(|at| at.0))?)?)
    }

    /// The last puzzle of the day in a place, and when it was posted.
    pub fn daily_puzzle(&self, place_id: i64) -> Result<Option<(Timestamp, i64)>, StoreError> {
        let mut statement = self.inner.prepare_cached(
            "SELECT posted_at, puzzle_id FROM daily_puzzles WHERE place_id = ?1 ORDER BY posted_at DESC LIMIT 1",
        )?;
        let last = |row: &Row<'_>| Ok((row.get::<_, Ms>(0)?.0, row.get(1)?));
        Ok(readable_one(statement.query_row([place_id], last))?)
    }

    /// How many puzzles of the day a place has had.
    pub fn count_daily_puzzles(&self, place_id: i64) -> Result<u32, StoreError> {
        let mut statement = self.inner.prepare_cached("SELECT count(*) FROM daily_puzzles WHERE place_id = ?1")?;
        Ok(statement.query_row([place_id], |row| row.get(0))?)
    }

    /// Whether a position was a puzzle of the day in a place.
    pub fn was_daily_puzzle(&self, place_id: i64, puzzle_id: i64) -> Result<bool, StoreError> {
        let mut statement =
            self.inner.prepare_cached("SELECT 1 FROM daily_puzzles WHERE puzzle_id = ?2 AND place_id = ?1")?;
        Ok(statement.exists([place_id, puzzle_id])?)
    }

    /// Notes a place's puzzle of the day.
    pub fn add_daily_puzzle(&self, place_id: i64, puzzle_id: i64, now: Timestamp) -> Result<(), StoreError> {
        self.inner
            .prepare_cached(
                "INSERT INTO daily_puzzles (place_id, posted_at, puzzle_id) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            )?
            .execute(params![place_id, Ms(now), puzzle_id])?;
        Ok(())
    }

    /// Who solved a place's puzzle of the day first, by an account that was seen there, and how many did.
    pub fn daily_solvers(&self, place_id: i64, puzzle_id: i64) -> Result<(Option<i64>, u32), StoreError> {
        let mut first = self.inner.prepare_cached(
            "SELECT person_id FROM attempts WHERE puzzle_id = ?2 AND place_id = ?1 AND solved = 1
             ORDER BY done_at LIMIT 1",
        )?;
        let mut count = self
            .inner
            .prepare_cached("SELECT count(*) FROM attempts WHERE puzzle_id = ?2 AND place_id = ?1 AND solved = 1")?;
        let first = first.query_row([place_id, puzzle_id], |row| row.get(0)).optional()?;
        Ok((first, count.query_row([place_id, puzzle_id], |row| row.get(0))?))
    }

    /// Deletes the puzzles that were found in a person's games, with everybody's tries at them.
    pub fn forget_puzzles_of(&self, person_id: i64) -> Result<(), StoreError> {
        let theirs = "SELECT puzzles.id FROM seats CROSS JOIN puzzles ON puzzles.game_id = seats.game_id
             WHERE person_id = ?1";
        self.forget_puzzles(theirs, person_id)
    }

    /// The same of a place's games.
    pub fn forget_puzzles_at(&self, place_id: i64) -> Result<(), StoreError> {
        let theirs = "SELECT puzzles.id FROM games CROSS JOIN puzzles ON puzzles.game_id = games.id
             WHERE place_id = ?1";
        self.forget_puzzles(theirs, place_id)
    }

    /// The same of a community's games.
    pub fn forget_puzzles_in(&self, community_id: i64) -> Result<(), StoreError> {
        let theirs = "SELECT puzzles.id FROM games CROSS JOIN puzzles ON puzzles.game_id = games.id
             WHERE community_id IN
             (SELECT ?1 UNION ALL SELECT community_id FROM joined_communities WHERE head_id = ?1)";
        self.forget_puzzles(theirs, community_id)
    }

    /// Deletes the puzzles whose numbers a statement about something with an id gives. Whoever is at one is at it no more:
    /// its number may become another one's.
    fn forget_puzzles(&self, numbers: &str, id: i64) -> Result<(), StoreError> {
        let mut puzzles = self.inner.prepare_cached(numbers)?;
        let puzzles = puzzles.query_map([id], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
        for puzzle in puzzles {
            for statement in [
                "DELETE FROM attempts WHERE puzzle_id = ?1",
                "DELETE FROM daily_puzzles WHERE puzzle_id = ?1",
                "DELETE FROM tasks WHERE source = 'puzzle' AND number = ?1",
                "DELETE FROM puzzles WHERE id = ?1",
            ] {
                self.inner.prepare_cached(statement)?.execute([puzzle])?;
            }
        }
        Ok(())
    }
}
