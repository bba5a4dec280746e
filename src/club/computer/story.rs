//! The stories of games that come by themselves, where a place wants that. The wish is a row of `due` until the story is
//! told, so that one which the end of the program interrupts is told later.

use jiff::SignedDuration;

use super::hints;
use super::job::JobAnswer;
use super::story_told;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::job::{Job, JobQuestion};
use crate::club::context::pictures;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::club::play::showing::places_of_story;
use crate::club::time::clocks::later;
use crate::club::{Picture, To};
use crate::command::settings::THREADS;
use crate::rules::Game;
use crate::store::{DueKind, StoredGame, StoredPlace};

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::tells(DueKind::STORY, begin_story)];

/// When a story is tried again for which there was no room, or of which nothing was heard.
const NO_ROOM: SignedDuration = SignedDuration::from_mins(5);
const UNHEARD: SignedDuration = SignedDuration::from_mins(30);
/// After this time nobody waits for it anymore.
const TOO_LATE: SignedDuration = SignedDuration::from_hours(24);

/// Has the computer look through a game that is over.
fn begin_story(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::STORY, game_id, None)?;
    let Some(stored) = cx.tx.game(game_id)? else { return Ok(()) };
    let is_late = stored.ended_at.is_none_or(|ended| later(ended, TOO_LATE) < cx.now);
    let Some(place) = places_of_story(cx, &stored)?.into_iter().next().filter(|_| !is_late) else { return Ok(()) };
    let game = match cx.replay(&stored) {
        Ok(replayed) => Game::clone(&replayed.game),
        Err(Rejection::Refused(_)) => return Ok(()),
        Err(stop) => return Err(stop),
    };
    let reply = draft_for(cx, &stored, &place)?;
    let job = Job { game_id, game, question: JobQuestion::Story, reply, begun: None };
    let again = match hints::send_for(cx, job) {
        Ok(()) => UNHEARD,
        Err(Rejection::Refused(_)) => NO_ROOM,
        Err(stop) => return Err(stop),
    };
    Ok(cx.tx.set_due(DueKind::STORY, game_id, Some(later(cx.now, again)))?)
}

/// Tells the story that nobody asked for in each place that wants it. If there is none, nobody waits for it.
pub(in crate::club) fn story_untold(
    cx: &mut Context<'_>,
    job: &Job,
    answer: Option<JobAnswer>,
) -> Result<(), Rejection> {
    // It may have been told since, by an earlier try.
    let is_awaited = cx.tx.due_at(DueKind::STORY, job.game_id)?.is_some();
    cx.tx.set_due(DueKind::STORY, job.game_id, None)?;
    let (Some(stored), Some(JobAnswer::Analysis(analysis))) = (cx.tx.game(job.game_id)?, answer) else { return Ok(()) };
    for place in places_of_story(cx, &stored)?.iter().filter(|_| is_awaited) {
        let draft = draft_for(cx, &stored, place)?;
        let told = story_told::story_told(cx, &job.game, job.game_id, &draft, &analysis)?;
        cx.drafts.push(told);
    }
    Ok(())
}

/// The letter about a game's story to everybody in a place.
fn draft_for(cx: &Context<'_>, game: &StoredGame, place: &StoredPlace) -> Result<Draft, Rejection> {
    let picture = Some(Picture { past: true, told: false, ..pictures::picture_in(cx, game, place)? });
    let draft = Draft::new(&place.platform, To::Place(place.external_id.clone()), cx.language_in(place)?);
    Ok(Draft { about: Some(game.id), thread: cx.in_place(place, &THREADS)?, picture, ..draft })
}
