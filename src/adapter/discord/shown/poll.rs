//! A vote as a poll of Discord's.

use std::time::Duration;

use serenity::builder::{CreateAllowedMentions, CreateMessage, CreatePoll, CreatePollAnswer};
use serenity::model::channel::{MessageFlags, Nonce};

use crate::club::{Outgoing, Poll};

/// The longest question and answer, in characters.
const QUESTION_MAX: usize = 300;
const ANSWER_MAX: usize = 55;
/// How many answers there can be.
const ANSWERS_MAX: usize = 10;
/// How long it can last, in whole hours.
const HOURS_MAX: u64 = 32 * 24;
const HOUR_S: u64 = 60 * 60;

/// The message of a letter's poll, with a nonce by which Discord recognizes a second attempt. `None` if Discord would refuse
/// it.
pub(in crate::adapter::discord) fn message(outgoing: &Outgoing, poll: &Poll) -> Option<CreateMessage> {
    let fits = |text: &str, most: usize| (1..=most).contains(&text.chars().count());
    let all_fit = poll.answers.iter().all(|answer| fits(&answer.label, ANSWER_MAX));
    if !fits(&poll.question, QUESTION_MAX) || !all_fit || poll.answers.len() > ANSWERS_MAX {
        return None;
    }
    let answers = poll.answers.iter().map(|answer| CreatePollAnswer::new().text(&answer.label)).collect();
    let poll = CreatePoll::new().question(&poll.question).answers(answers).duration(lasts(outgoing, poll));
    let nonce = Nonce::String(format!("{}p", outgoing.key));
    let message = CreateMessage::new().poll(poll).flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
    Some(message.allowed_mentions(CreateAllowedMentions::new()).nonce(nonce).enforce_nonce(true))
}

/// How long it lasts: as long as the vote does from now on, in whole hours.
fn lasts(outgoing: &Outgoing, poll: &Poll) -> Duration {
    let whole = poll.until.duration_since(outgoing.written_at).try_into().unwrap_or(Duration::ZERO);
    let left_s = whole.saturating_sub(outgoing.age).as_secs_f64().ceil() as u64;
    Duration::from_secs(left_s.div_ceil(HOUR_S).clamp(1, HOURS_MAX) * HOUR_S)
}
