//! Puzzles and mistakes as records.

use rusqlite::{Row, params};

use super::checked::at;
use super::training_rows::{LookedThroughRow, MistakeRow, PuzzleRow, SolverRow, TryRow};
use super::{ExportLine, Strength, Unread};
use crate::store::games::mistakes::mistake;
use crate::store::games::puzzles::{attempt, puzzle, solver};
use crate::store::{StoreError, Transaction};

const PUZZLES: &str = "SELECT id, game, variant, position, turns, wins, game_id, rating, deviation, volatility
    FROM puzzles ORDER BY id";
const TRIES: &str = "SELECT person_id, place_id, shown_at, done_at, solved, change FROM attempts WHERE puzzle_id = ?1
    ORDER BY person_id";
const DAILY: &str = "SELECT place_id, posted_at FROM daily_puzzles WHERE puzzle_id = ?1 ORDER BY place_id, posted_at";
const SOLVERS: &str = "SELECT person_id, game, rating, deviation, volatility, solved, failed FROM solvers
    ORDER BY person_id, game";
const MISTAKES: &str = "SELECT id, person_id, game_id, plies, played, best, before, after, box, due_at FROM mistakes
    ORDER BY id";
const LOOKED_THROUGH: &str = "SELECT person_id, game_id FROM looked_through ORDER BY person_id, game_id";

impl Transaction<'_> {
    pub(super) fn for_each_exercise<E: From<StoreError>>(
        &self,
        take: &mut impl FnMut(Result<ExportLine, Unread>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.each("puzzle", PUZZLES, |row| self.puzzle_line(row), take)?;
        self.each("solver", SOLVERS, solver_line, take)?;
        self.each("mistake", MISTAKES, mistake_line, take)?;
        self.each("game looked through for person", LOOKED_THROUGH, looked_through_line, take)
    }

    fn puzzle_line(&self, row: &Row<'_>) -> Result<ExportLine, StoreError> {
        let read = puzzle(row)?;
        let tries = self.list(TRIES, read.id, |row| {
            let read = attempt(row, 1)?;
            let done = read.done.map(|(at, solved, change)| (at.as_millisecond(), solved, change));
            let shown_at = read.shown_at.as_millisecond();
            Ok(TryRow { person: row.get(0)?, place: read.place_id, shown_at, done })
        })?;
        Ok(ExportLine::Puzzle(Box::new(PuzzleRow {
            id: read.id,
            strength: Strength::read(row, 7)?,
            tries,
            daily: self.list(DAILY, read.id, |row| Ok((row.get(0)?, at(row, 1)?)))?,
            game: read.game,
            variant: read.variant,
            position: read.position,
            turns: read.turns,
            wins: read.wins,
            found_in: read.game_id,
        })))
    }

    pub(super) fn add_exercise(&self, record: &ExportLine) -> Result<(), StoreError> {
        match record {
            ExportLine::Puzzle(row) => self.add_puzzle_record(row),
            ExportLine::Solver(row) => {
                let Strength { rating, deviation, volatility } = row.strength;
                self.insert(
                    "INSERT INTO solvers (person_id, game, rating, deviation, volatility, solved, failed)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                    params![row.person, row.game, rating, deviation, volatility, row.solved, row.failed],
                )
            }
            ExportLine::Mistake(row) => self.insert(
                "INSERT INTO mistakes (id, person_id, game_id, plies, played, best, before, after, box, due_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                params![
                    row.id, row.person, row.game, row.plies, row.played, row.best, row.before, row.after, row.solved,
                    row.due_at
                ],
            ),
            ExportLine::LookedThrough(row) => {
                self.insert("INSERT INTO looked_through (person_id, game_id) VALUES (?1, ?2)", [row.person, row.game])
            }
            _ => Ok(()),
        }
    }

    fn add_puzzle_record(&self, row: &PuzzleRow) -> Result<(), StoreError> {
        let Strength { rating, deviation, volatility } = row.strength;
        self.insert(
            "INSERT INTO puzzles (id, game, variant, position, turns, wins, game_id, rating, deviation, volatility)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            params![
                row.id,
                row.game,
                row.variant,
                row.position,
                row.turns,
                row.wins,
                row.found_in,
                rating,
                deviation,
                volatility
            ],
        )?;
        for TryRow { person, place, shown_at, done } in &row.tries {
            let (done_at, solved, change) =
                done.map_or((None, None, None), |(at, solved, change)| (Some(at), Some(solved), Some(change)));
            self.insert(
                "INSERT INTO attempts (person_id, puzzle_id, place_id, shown_at, done_at, solved, change)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                params![person, row.id, place, shown_at, done_at, solved, change],
            )?;
        }
        for (place, posted_at) in &row.daily {
            self.insert(
                "INSERT INTO daily_puzzles (place_id, posted_at, puzzle_id) VALUES (?1, ?2, ?3)",
                [*place, *posted_at, row.id],
            )?;
        }
        Ok(())
    }
}

fn solver_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let read = solver(row, 2)?;
    Ok(ExportLine::Solver(SolverRow {
        person: row.get(0)?,
        game: row.get(1)?,
        strength: Strength::read(row, 2)?,
        solved: read.solved,
        failed: read.failed,
    }))
}

fn mistake_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    let read = mistake(row)?;
    Ok(ExportLine::Mistake(MistakeRow {
        id: read.id,
        person: read.person_id,
        game: read.game_id,
        plies: read.plies,
        played: read.played,
        best: read.best,
        before: read.before,
        after: read.after,
        solved: read.box_number,
        due_at: read.due_at.map(|at| at.as_millisecond()),
    }))
}

fn looked_through_line(row: &Row<'_>) -> Result<ExportLine, StoreError> {
    Ok(ExportLine::LookedThrough(LookedThroughRow { person: row.get(0)?, game: row.get(1)? }))
}
