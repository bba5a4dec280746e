//! Puzzles: the side to move wins by force, and somebody is to find how.
//!
//! Every turn that is proven to win solves one, whatever the order of its actions: what counts is the position to which
//! they lead. The first answer counts for the ratings of the person and the puzzle; a hint or the answer counts as not
//! solved.

use jiff::civil::Date;

use super::tasks::{board_after_told, keep_task, set_task};
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::lesson::{Task, puzzle_set};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::shown;
use crate::club::play::rating::{rated, rating_of};
use crate::club::{Audience, ButtonStyle};
use crate::command::LearningCommand;
use crate::command::settings::ZONE;
use crate::engine::{Reach, forced_in};
use crate::rules::{Game, GameDef, Player};
use crate::store::{PuzzleTry, Solver, StoredPuzzle};
use crate::text::{Arg, Message};

/// How many positions are looked at, at most, to find out whether a turn wins later than it could.
const LATER_NODES: u64 = 20_000;
/// How many solved puzzles a streak is counted from.
const STREAK_MAX: u32 = 2_000;

/// Sets a puzzle for the asker, and notes that they got it; as the puzzle of the day of a place, if it is that.
pub(in crate::club) fn give(
    cx: &mut RequestContext<'_>,
    puzzle: StoredPuzzle,
    daily_in: Option<i64>,
) -> Result<(), Rejection> {
    let known = cx.tx.attempt_at(cx.asker.person_id, puzzle.id)?;
    let attempt = match known {
        Some(known) => PuzzleTry { place_id: daily_in.or(known.place_id).filter(|_| known.done.is_none()), ..known },
        None => PuzzleTry { place_id: daily_in, shown_at: cx.now, done: None },
    };
    if known.is_none_or(|known| known.done.is_none()) {
        cx.tx.put_attempt(cx.asker.person_id, puzzle.id, &attempt)?;
    }
    let Some(task) = task_of(cx, puzzle) else { return refuse("club-puzzle-none") };
    set_task(cx, &task, Vec::new())
}

/// The puzzle with a number, if the asker has got it.
pub(super) fn known(cx: &RequestContext<'_>, number: usize) -> Result<Task, Rejection> {
    let id = i64::try_from(number).unwrap_or(i64::MAX);
    let puzzle = match cx.tx.attempt_at(cx.asker.person_id, id)? {
        Some(_) => cx.tx.puzzle(id)?,
        None => None,
    };
    puzzle.and_then(|puzzle| task_of(cx, puzzle)).ok_or_else(|| Message::new("club-puzzle-none").into())
}

fn task_of(cx: &RequestContext<'_>, puzzle: StoredPuzzle) -> Option<Task> {
    let kind = GameDef::find(&puzzle.game)?;
    let number = usize::try_from(puzzle.id).ok()?;
    Some(Task { kind, set: puzzle_set(kind, puzzle)?, number, place_id: cx.place.id, since: cx.now, line: Vec::new() })
}

/// The turns of a puzzle that win.
pub(in crate::club) fn wins(puzzle: &StoredPuzzle) -> Vec<Vec<String>> {
    puzzle.wins.split("; ").map(|turn| turn.split_whitespace().map(str::to_owned).collect()).collect()
}

/// How a turn answers a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answered {
    /// It wins as fast as was asked for.
    Right,
    /// It wins a turn later.
    Later,
    /// It isn't known to win.
    Wrong,
}

fn answered(task: &Task, puzzle: &StoredPuzzle, after: &Game) -> Answered {
    let Some(start) = task.start() else { return Answered::Wrong };
    let leads_there = |turn: &Vec<String>| {
        let mut game = start.clone();
        turn.iter().all(|token| game.play(token).is_ok())
            && game.position() == after.position()
            && game.outcome() == after.outcome()
    };
    if wins(puzzle).iter().any(leads_there) {
        return Answered::Right;
    }
    let Some(turns) = puzzle.turns else { return Answered::Wrong };
    let reach = Reach { turns: (turns + 1, turns + 1), nodes: LATER_NODES, remembers: true };
    let later = forced_in(&start, reach).is_some_and(|forced| forced.wins.iter().any(leads_there));
    if later { Answered::Later } else { Answered::Wrong }
}

/// Judges a whole turn.
pub(in crate::club) fn judge(
    cx: &mut RequestContext<'_>,
    task: Task,
    puzzle: &StoredPuzzle,
    after: &Game,
    effects: Arg,
) -> Result<(), Rejection> {
    let answered = answered(&task, puzzle, after);
    let counted = count(cx, puzzle, answered != Answered::Wrong)?;
    let told = Message::new(match answered {
        Answered::Right => "club-puzzle-solved",
        Answered::Later => "club-puzzle-solved-later",
        Answered::Wrong => "club-puzzle-wrong",
    });
    let mut text = vec![told.with("effects", effects)];
    if answered == Answered::Wrong {
        text.extend(counted);
        return set_task(cx, &Task { line: Vec::new(), ..task }, text);
    }
    if let (Some(turns), Answered::Right) = (puzzle.turns.filter(|turns| *turns > 1), answered) {
        text.push(Message::new("club-puzzle-goes-on").with("turns", i64::from(turns)));
    }
    text.extend(others_told(puzzle).filter(|_| answered == Answered::Right));
    text.extend(counted);
    text.extend(streak_told(cx)?);
    over(cx, &task, text)
}

/// Shows the answer after some text, which counts as not solved.
pub(in crate::club) fn given_up(
    cx: &mut RequestContext<'_>,
    task: &Task,
    puzzle: &StoredPuzzle,
    mut text: Vec<Message>,
) -> Result<(), Rejection> {
    text.extend(others_told(puzzle));
    text.extend(count(cx, puzzle, false)?);
    over(cx, task, text)
}

/// How many other turns win as fast as the right one. Nobody knows how fast those are that were followed to the game's end.
fn others_told(puzzle: &StoredPuzzle) -> Option<Message> {
    let others = wins(puzzle).len().saturating_sub(1);
    (others > 0 && puzzle.turns.is_some()).then(|| Message::new("club-puzzle-others").with("others", others))
}

/// Ends a puzzle with some text, the board and a button for another one.
fn over(cx: &mut RequestContext<'_>, task: &Task, text: Vec<Message>) -> Result<(), Rejection> {
    keep_task(cx, None)?;
    let files = board_after_told(cx, task, None)?.into_iter().collect();
    let game = Some(task.kind.about.id);
    let next = LearningCommand::Puzzle { game, number: None, answer: None };
    let buttons = vec![ButtonDraft::new("club-button-next-puzzle", next, ButtonStyle::Primary)];
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { files, buttons, ..reply });
    Ok(())
}

/// Notes that the asker wanted help with a puzzle: then it isn't solved.
pub(in crate::club) fn note_help(cx: &RequestContext<'_>, puzzle: &StoredPuzzle) -> Result<(), Rejection> {
    count(cx, puzzle, false).map(drop)
}

/// Counts the asker's first answer to a puzzle for both ratings, and tells of theirs. `None` if it wasn't their first.
fn count(cx: &RequestContext<'_>, puzzle: &StoredPuzzle, solved: bool) -> Result<Option<Message>, Rejection> {
    let person = cx.asker.person_id;
    let attempt = cx.tx.attempt_at(person, puzzle.id)?;
    let attempt = attempt.unwrap_or(PuzzleTry { place_id: None, shown_at: cx.now, done: None });
    if attempt.done.is_some() {
        return Ok(None);
    }
    let known = cx.tx.solver(person, &puzzle.game)?.unwrap_or(Solver::NEW);
    let winner = if solved { Player::One } else { Player::Two };
    let before = [rating_of(person, known.numbers), rating_of(0, puzzle.numbers)];
    let [own, other] = rated(before, Some(winner), [1.0; 2]);
    let solver = Solver {
        numbers: own.numbers(),
        solved: known.solved + u32::from(solved),
        failed: known.failed + u32::from(!solved),
    };
    cx.tx.put_solver(person, &puzzle.game, &solver)?;
    cx.tx.rate_puzzle(puzzle.id, other.numbers())?;
    let change = shown(own.rating) - shown(known.numbers[0]);
    cx.tx.put_attempt(person, puzzle.id, &PuzzleTry { done: Some((cx.now, solved, change)), ..attempt })?;
    let title = GameDef::find(&puzzle.game).map_or(puzzle.game.as_str(), |kind| kind.about.title);
    let told = Message::new("club-puzzle-rating").with_text("title", title).with_text("rating", shown(own.rating));
    let signed = if change < 0 { format!("−{}", -change) } else { format!("+{change}") };
    Ok(Some(told.with_text("change", signed)))
}

/// On how many days in a row the asker has solved puzzles, up to today, if it is more than one.
fn streak_told(cx: &RequestContext<'_>) -> Result<Option<Message>, Rejection> {
    let zone = cx.liked(&ZONE)?.unwrap_or_else(|| cx.environment.zone.clone());
    let days = cx.tx.solved_at(cx.asker.person_id, STREAK_MAX)?;
    let days = days.into_iter().map(|at| at.to_zoned(zone.clone()).date());
    let streak = in_a_row(cx.now.to_zoned(zone.clone()).date(), days);
    Ok((streak > 1).then(|| Message::new("club-puzzle-streak").with("days", streak)))
}

/// How many days in a row there are among these, the last first, up to this one.
fn in_a_row(today: Date, days: impl Iterator<Item = Date>) -> usize {
    let (mut expected, mut count) = (today, 0);
    for day in days {
        if day == expected {
            count += 1;
            match expected.yesterday() {
                Ok(yesterday) => expected = yesterday,
                Err(_) => break,
            }
        } else if day < expected {
            break;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_streak_is_of_days_and_ends_where_one_is_missing() {
        let today = date(2026, 3, 1);
        let days = [(3, 1), (3, 1), (2, 28), (2, 27), (2, 25)].map(|(month, day)| date(2026, month, day));
        assert_eq!(in_a_row(today, days.into_iter()), 3);
        assert_eq!(in_a_row(today, days.into_iter().skip(2)), 0, "none today");
    }
}
