//! When communities vote on their turns. How they do is in the part `votes`.

use jiff::{SignedDuration, Timestamp};

use crate::club::context::base::Context;
use crate::club::context::draft::{Draft, PollDraft};
use crate::club::context::places::Places;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{actions, number, seated};
use crate::club::time::{clocks, outages};
use crate::club::{PollAnswer, PostedPoll, To};
use crate::command::settings::{SECRET_VOTES, THREADS};
use crate::command::{Id, VoteCommand};
use crate::rules::{Game, Player};
use crate::store::{DueKind, StoredGame, StoredPlace};
use crate::text::Message;

/// A vote is over so long before the time of its community is, at the latest.
const BEFORE_FLAG: SignedDuration = SignedDuration::from_mins(1);
/// The most turns among which a poll lets people choose.
const ANSWERS_MAX: usize = 10;
/// How long a poll lasts at most in which nobody may ever vote.
const POLL_MAX: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What is said of a vote that begins: how to vote, as a sentence, and as a poll.
#[derive(Default)]
pub(in crate::club) struct Opened {
    pub(in crate::club) told: Option<Message>,
    pub(in crate::club) poll: Option<PollDraft>,
}

/// Begins the vote on the next turn, if a game is between communities, and ends the one before.
pub(in crate::club) fn open_vote(cx: &mut Context<'_>, game: &StoredGame, played: &Game) -> Result<Opened, Rejection> {
    let Some(lasts) = cx.tx.votes_last(game.id)? else { return Ok(Opened::default()) };
    end_polls(cx, game.id)?;
    let Some(mover) = game.to_move else {
        cx.tx.forget_voters(game.id)?;
        cx.tx.set_due(DueKind::VOTE_ENDS, game.id, None)?;
        return Ok(Opened::default());
    };
    cx.tx.end_vote(game.id)?;
    let until = plan_end(cx, game, lasts)?;
    let told = Message::new("club-vote-begins").with("name", seated(game.seat(mover)));
    let poll = poll(cx, game, played, mover, until)?;
    Ok(Opened { told: Some(told.with("id", number(game.id)).with("until", until)), poll })
}

/// Has a vote go on for as long again because nobody has voted. If it was a poll, there is a new one, once a turn: until the
/// time of its community is over.
pub(in crate::club) fn go_on(cx: &mut Context<'_>, game: &StoredGame, lasts: SignedDuration) -> Result<(), Rejection> {
    let began = cx.tx.due_since(DueKind::VOTE_ENDS, game.id)?;
    let is_first = began.is_some_and(|began| began <= game.moved_at);
    let until = plan_end(cx, game, lasts)?;
    let Some(mover) = game.to_move.filter(|_| is_first) else { return Ok(()) };
    let played = match cx.replay(game) {
        Ok(replayed) => replayed.game,
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => return Ok(()),
        Err(stop) => return Err(stop),
    };
    let latest = before_flag(cx, game, clocks::later(cx.now, POLL_MAX))?;
    let Some(poll) = poll(cx, game, &played, mover, latest)? else { return Ok(()) };
    let place = cx.tx.place(poll.place_id)?;
    end_polls(cx, game.id)?;
    let told = Message::new("club-vote-goes-on").with("name", seated(game.seat(mover)));
    let text = vec![told.with("id", number(game.id)).with("until", until)];
    let (about, thread) = (Some(game.id), cx.in_place(&place, &THREADS)?);
    let draft = Draft::new(&place.platform, To::Place(place.external_id.clone()), cx.language_in(&place)?);
    cx.drafts.push(Draft { about, thread, text, poll: Some(poll), ..draft });
    Ok(())
}

/// The vote as a poll in the place of those who vote, if it has few enough answers and isn't secret.
fn poll(
    cx: &Context<'_>,
    game: &StoredGame,
    played: &Game,
    mover: Player,
    until: Timestamp,
) -> Result<Option<PollDraft>, Rejection> {
    let places = Places::of(cx.tx, game)?;
    let Some(place) = places.of_player(mover) else { return Ok(None) };
    let Some(turns) = played.whole_turns(ANSWERS_MAX).filter(|turns| turns.len() > 1) else { return Ok(None) };
    if cx.in_place(place, &SECRET_VOTES)? {
        return Ok(None);
    }
    let answer = |turn: &Vec<String>| {
        let label = actions(turn);
        PollAnswer { command: VoteCommand::Vote(Some(Id(game.id)), label.clone()).into(), label }
    };
    let question = Message::new("club-vote-question").with("id", number(game.id));
    Ok(Some(PollDraft {
        place_id: place.id,
        question: question.with("name", game.seat(mover).name.as_str()),
        answers: turns.iter().map(answer).collect(),
        seen: game.entries,
        until,
    }))
}

/// Ends the polls about a game.
fn end_polls(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    for poll in cx.tx.polls_about(game_id)? {
        let place = cx.tx.place(poll.place_id)?;
        let at = PostedPoll { channel: poll.channel, message: poll.message, numbers: Vec::new() };
        let draft = ending(cx, &place, at)?;
        cx.drafts.push(draft);
        cx.tx.drop_poll(poll.id)?;
    }
    Ok(())
}

/// The letter that ends a poll.
pub(in crate::club) fn ending(cx: &Context<'_>, place: &StoredPlace, at: PostedPoll) -> Result<Draft, Rejection> {
    let to = To::Place(place.external_id.clone());
    Ok(Draft { ends: Some(at), ..Draft::new(&place.platform, to, cx.language_in(place)?) })
}

/// Plans the end of a vote that begins now. Returns when that is.
pub(in crate::club) fn plan_end(
    cx: &Context<'_>,
    game: &StoredGame,
    lasts: SignedDuration,
) -> Result<Timestamp, Rejection> {
    let at = before_flag(cx, game, clocks::later(cx.now, lasts))?;
    cx.tx.set_due_since(DueKind::VOTE_ENDS, game.id, at, cx.now)?;
    Ok(at)
}

/// A time at which the turn is still in time, at the latest this one.
pub(in crate::club) fn before_flag(cx: &Context<'_>, game: &StoredGame, at: Timestamp) -> Result<Timestamp, Rejection> {
    let Some((_, ends_at)) = clocks::running_clock(cx, game)? else { return Ok(at) };
    // After an outage the clock is judged a little later, once everything that was said meanwhile is heard.
    let ends_at = outages::judged_from(cx, game)?.map_or(ends_at, |judged| judged.max(ends_at));
    let left = ends_at.duration_since(cx.now).max(SignedDuration::ZERO);
    let in_time = ends_at.saturating_sub(BEFORE_FLAG.min(left / 2)).unwrap_or(cx.now);
    Ok(at.min(in_time.max(cx.now)))
}
