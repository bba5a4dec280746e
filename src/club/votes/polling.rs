//! Polls of platforms: what people press there is a vote like any other.

use super::{casting, closing};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::play::voting;
use crate::club::{Poll, PollPress, PostedPoll};
use crate::command::{self, Command, VoteCommand};
use crate::store::{GameState, StoredPoll};

/// What somebody means who presses an answer or takes that back.
pub(in crate::club) enum Meant {
    /// A vote.
    Vote(Box<Command>),
    /// No vote anymore, which is done.
    NoVote,
    /// Nothing: the poll is over, or this is known.
    Nothing,
}

/// Notes what the asker has pressed in a poll.
pub(in crate::club) fn hear(cx: &mut RequestContext<'_>, press: &PollPress) -> Result<Meant, Rejection> {
    let poll = cx.tx.poll_at(cx.request.origin.platform, &press.message)?;
    let Some(poll) = poll else { return Ok(Meant::Nothing) };
    let is_known = cx.tx.pressed(poll.id, cx.asker.id)? == Some(press.answer);
    if is_known == press.given {
        return Ok(Meant::Nothing);
    }
    let line = poll.answers.iter().find(|(number, _)| *number == press.answer);
    let Some(command) = line.and_then(|(_, line)| command::read(line).ok()) else { return Ok(Meant::Nothing) };
    cx.tx.note_pressed(poll.id, cx.asker.id, press.given.then_some(press.answer))?;
    if press.given {
        return Ok(Meant::Vote(Box::new(command)));
    }
    take_back(cx, &poll, &command)?;
    Ok(Meant::NoVote)
}

/// Takes the asker's vote back, if it is still that for an answer: they may have voted otherwise since.
fn take_back(cx: &mut RequestContext<'_>, poll: &StoredPoll, answer: &Command) -> Result<(), Rejection> {
    let game = cx.tx.game(poll.game_id)?.filter(|game| game.state == GameState::Live);
    let (Some(game), Command::Vote(VoteCommand::Vote(_, turn))) = (game, answer) else { return Ok(()) };
    if closing::is_over(cx, &game)? {
        return Ok(());
    }
    let Some(number) = casting::number_of(cx, &game, turn)? else { return Ok(()) };
    let voters = cx.tx.voters(game.id)?;
    let is_for_it = voters
        .iter()
        .any(|voter| voter.account_id == cx.asker.id && voter.choice.is_some_and(|(choice, _)| choice == number));
    if is_for_it {
        cx.tx.take_vote_back(game.id, cx.asker.id)?;
    }
    Ok(())
}

/// Notes that a poll about a game was posted, or ends it at once if its vote is over.
pub(in crate::club) fn posted(cx: &mut Context<'_>, id: i64, poll: &Poll, at: PostedPoll) -> Result<(), Rejection> {
    let Some(game) = cx.tx.game(id)? else { return Ok(()) };
    let place = cx.tx.place(poll.place_id)?;
    if game.state != GameState::Live || game.entries != poll.seen {
        let draft = voting::ending(cx, &place, at)?;
        cx.drafts.push(draft);
        return Ok(());
    }
    let lines = poll.answers.iter().map(|answer| answer.command.to_string());
    let answers = at.numbers.iter().copied().zip(lines).collect();
    let PostedPoll { channel, message, .. } = at;
    let (platform, place_id) = (place.platform, place.id);
    Ok(cx.tx.add_poll(&StoredPoll { id: 0, game_id: id, place_id, platform, channel, message, answers })?)
}
