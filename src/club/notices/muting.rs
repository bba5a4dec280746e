//! Peace from notices: for a while, or of one game.

use jiff::{SignedDuration, Timestamp};

use super::{hours, wishes};
use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::number;
use crate::club::lookup::Want;
use crate::command::{Command, Id, PauseWish};
use crate::text::Message;

/// The shortest and the longest time for which somebody can snooze.
const SNOOZE_MIN: SignedDuration = SignedDuration::from_mins(1);
const SNOOZE_MAX: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Stops the asker's notices for a while, resumes them, or says until when they are stopped.
pub(in crate::club) fn snooze(cx: &mut RequestContext<'_>, wish: Option<PauseWish>) -> Result<(), Rejection> {
    let (person_id, now) = (cx.asker.person_id, cx.now);
    let text = match wish {
        None => match wishes::snoozed_until(cx, person_id)? {
            Some(until) => Message::new("club-snoozed").with("until", until),
            None => Message::new("club-snooze-none"),
        },
        Some(PauseWish::Of(length)) if !(SNOOZE_MIN..=SNOOZE_MAX).contains(&length) => {
            return refuse("club-snooze-length");
        }
        Some(PauseWish::Of(length)) => {
            let until = now.saturating_add(length).unwrap_or(Timestamp::MAX);
            cx.tx.snooze(person_id, Some(until))?;
            Message::new("club-snoozed").with("until", until)
        }
        Some(PauseWish::Off) => {
            if wishes::snoozed_until(cx, person_id)?.is_none() {
                return refuse("club-snooze-not-on");
            }
            cx.tx.snooze(person_id, None)?;
            hours::look_at_notices_of(cx, &cx.asker)?;
            Message::new("club-snooze-ended")
        }
    };
    cx.say(Audience::Asker, vec![text]);
    Ok(())
}

/// Stops the notices of one of the asker's games, or resumes them.
pub(in crate::club) fn mute(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    mute: bool,
) -> Result<(), Rejection> {
    let (game, _) = cx.find_own_live_game(command, id, Want::Mine)?;
    let id = number(game.id);
    let person_id = cx.asker.person_id;
    match mute {
        true => cx.tx.mute(person_id, game.id)?,
        false => cx.tx.unmute(person_id, game.id)?,
    }
    let text = Message::new(if mute { "club-muted" } else { "club-unmuted" }).with("id", id);
    cx.say(Audience::Asker, vec![text]);
    Ok(())
}
