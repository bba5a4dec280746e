//! Which function obeys which command about playing.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::play::{answers, conditionals, flags, gifts, offers, resigning, turns};
use crate::command::{Command, PlayCommand, SettlingCommand};

/// Begins a game, or plays in one.
pub(in crate::club) fn obey_play(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &PlayCommand,
) -> Result<(), Rejection> {
    match what {
        PlayCommand::Challenge(challenge) => offers::challenge(cx, challenge),
        PlayCommand::Accept(id) => answers::accept(cx, *id),
        PlayCommand::Decline(id) => answers::decline(cx, *id),
        PlayCommand::Withdraw(id) => answers::withdraw(cx, *id),
        PlayCommand::Move(id, text) => turns::play(cx, command, *id, text, false),
        PlayCommand::End { id, confirmed } => turns::play(cx, command, *id, "end", *confirmed),
        PlayCommand::Undo { id, whole } => turns::undo(cx, command, *id, *whole),
    }
}

/// The commands that settle more than the next turn.
pub(in crate::club) fn obey_settling(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &SettlingCommand,
) -> Result<(), Rejection> {
    match what {
        SettlingCommand::Resign { id, whole, confirmed } => resigning::resign(cx, command, *id, *whole, *confirmed),
        SettlingCommand::Draw { id, confirmed } => offers::offer_draw(cx, command, *id, *confirmed),
        SettlingCommand::Takeback(id) => offers::offer_takeback(cx, command, *id),
        SettlingCommand::Claim(id) => flags::claim(cx, command, *id),
        SettlingCommand::MoreTime(id, length) => gifts::give_time(cx, command, *id, *length),
        SettlingCommand::Rematch(id) => offers::offer_rematch(cx, command, *id),
        SettlingCommand::If(id, wish) => conditionals::conditionals(cx, command, *id, wish.as_ref()),
    }
}
