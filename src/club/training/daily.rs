//! A puzzle a day, in places that asked for one.

use jiff::SignedDuration;

use super::puzzles::give;
use super::shelf;
use super::tasks::goal_told;
use crate::clock::next_time;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::lesson::{TaskSet, puzzle_set};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::timed::Timed;
use crate::club::context::words::person;
use crate::club::{Attachment, ButtonStyle, To};
use crate::command::LearningCommand;
use crate::command::settings::{BOARDS, OFFERED, PUZZLE_DAILY, ZONE};
use crate::rules::{GAMES, GameDef};
use crate::store::{DueKind, Owner, StoredPlace, StoredPuzzle};
use crate::text::Message;

pub(in crate::club) const TIMED: &[Timed] = &[Timed::tells(DueKind::DAILY_PUZZLE, post)];

/// How hard the puzzles of the day are, one after the other: the week begins gently.
const RATINGS: [f64; 7] = [1_100.0, 1_250.0, 1_400.0, 1_550.0, 1_700.0, 1_850.0, 2_000.0];
/// For how long a puzzle is today’s.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);
/// A puzzle is posted at most this long after its time.
const LATE: SignedDuration = SignedDuration::from_hours(6);

/// Shows the asker the puzzle of the day of this place.
pub(in crate::club) fn todays(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let Some((posted_at, id)) = cx.tx.daily_puzzle(cx.place.id)? else { return refuse("club-puzzle-no-daily") };
    let Some(puzzle) = cx.tx.puzzle(id)? else { return refuse("club-puzzle-no-daily") };
    let known = cx.tx.attempt_at(cx.asker.person_id, id)?;
    if known.is_some_and(|known| known.done.is_some()) {
        return refuse("club-puzzle-daily-done");
    }
    let is_todays = cx.now.duration_since(posted_at) < A_DAY;
    give(cx, puzzle, Some(cx.place.id).filter(|_| is_todays))
}

/// Refuses an answer to a puzzle of the day of today where others would read it.
pub(in crate::club) fn unless_overheard(cx: &RequestContext<'_>, puzzle_id: i64) -> Result<(), Rejection> {
    if cx.request.is_private() || cx.request.sole_reader {
        return Ok(());
    }
    let given_in = cx.tx.attempt_at(cx.asker.person_id, puzzle_id)?.and_then(|attempt| attempt.place_id);
    for place in given_in.into_iter().chain([cx.place.id]) {
        let last = cx.tx.daily_puzzle(place)?;
        if last.is_some_and(|(posted_at, id)| id == puzzle_id && cx.now.duration_since(posted_at) < A_DAY) {
            return refuse("club-puzzle-daily-public");
        }
    }
    Ok(())
}

/// Posts a place's puzzle of the day, and notes when the next one is due.
fn post(cx: &mut Context<'_>, place_id: i64) -> Result<(), Rejection> {
    let place = cx.tx.place(place_id)?;
    let was_due = cx.tx.due_at(DueKind::DAILY_PUZZLE, place_id)?;
    let kept = cx.tx.setting(Owner::Place(place_id), PUZZLE_DAILY.name)?;
    let time = kept.and_then(|kept| PUZZLE_DAILY.value(&kept)).flatten();
    let zone = cx.chosen_in(&place, &ZONE)?.unwrap_or_else(|| cx.environment.zone.clone());
    cx.tx.set_due(DueKind::DAILY_PUZZLE, place_id, time.map(|time| next_time(cx.now, time, &zone)))?;
    let last = cx.tx.daily_puzzle(place_id)?;
    let is_late = was_due.is_none_or(|due| cx.now.duration_since(due) > LATE);
    // Somebody has just changed the time.
    let was_posted = last.is_some_and(|(posted, _)| cx.now.duration_since(posted) < A_DAY / 2);
    if time.is_none() || is_late || was_posted {
        return Ok(());
    }
    let Some((kind, puzzle)) = chosen(cx, &place)? else { return Ok(()) };
    let Some(TaskSet::Puzzle(puzzle, prepared)) = puzzle_set(kind, puzzle) else { return Ok(()) };
    cx.tx.add_daily_puzzle(place_id, puzzle.id, cx.now)?;
    let mut text = Vec::new();
    if let Some((posted_at, id)) = last
        && cx.now.duration_since(posted_at) < A_DAY * 2
    {
        text.push(yesterday_told(cx, &place, id)?);
    }
    let heading = Message::new("club-puzzle-daily").with("title", kind.about.title);
    text.push(heading.with_text("variant", &puzzle.variant));
    text.push(goal_told(prepared.game(kind).as_ref(), &puzzle));
    text.push(Message::new("club-puzzle-daily-how"));
    let file = Attachment::Page {
        name: format!("{}-puzzle-{}.png", kind.about.id, puzzle.id),
        game: kind.about.id.to_owned(),
        page: 0,
        prepared: Some(*prepared),
        line: Vec::new(),
        plays: None,
        theme: cx.theme_in(&place)?,
        form: cx.in_place(&place, &BOARDS)?,
    };
    let button = ButtonDraft::new("club-button-solve", LearningCommand::DailyPuzzle, ButtonStyle::Primary);
    let draft = Draft::new(&place.platform, To::Place(place.external_id.clone()), cx.language_in(&place)?);
    cx.drafts.push(Draft { text, files: vec![file], buttons: vec![button], ..draft });
    Ok(())
}

/// The next puzzle of a place: of one game that it offers after the other, and never the same twice.
fn chosen(cx: &Context<'_>, place: &StoredPlace) -> Result<Option<(&'static GameDef, StoredPuzzle)>, Rejection> {
    let offered = cx.in_place(place, &OFFERED)?;
    let kinds: Vec<&'static GameDef> = GAMES.iter().filter(|kind| offered.contains(kind.about.id)).collect();
    let had = usize::try_from(cx.tx.count_daily_puzzles(place.id)?).unwrap_or_default();
    let rating = RATINGS[had % RATINGS.len()];
    for at in 0..kinds.len() {
        let kind = kinds[(had + at) % kinds.len()];
        let is_new = |puzzle: &StoredPuzzle| Ok(puzzle.id == 0 || !cx.tx.was_daily_puzzle(place.id, puzzle.id)?);
        if let Some(puzzle) = shelf::nearest(cx, kind, rating, is_new)? {
            return Ok(Some((kind, shelf::keep(cx, puzzle)?)));
        }
    }
    Ok(None)
}

/// Who solved the puzzle before this one first, and how many did.
fn yesterday_told(cx: &Context<'_>, place: &StoredPlace, puzzle_id: i64) -> Result<Message, Rejection> {
    let (first, count) = cx.tx.daily_solvers(place.id, puzzle_id)?;
    let account = match first {
        Some(person) => cx.tx.account_seen_in(person, place.community_id, None)?,
        None => None,
    };
    Ok(match account {
        Some(account) => {
            let told = Message::new("club-puzzle-yesterday").with("count", i64::from(count));
            told.with("player", person(&account))
        }
        None if count > 0 => Message::new("club-puzzle-yesterday-some").with("count", i64::from(count)),
        None => Message::new("club-puzzle-yesterday-nobody"),
    })
}
