//! Answers to a text that isn't a turn, or not yet.

use crate::club::context::limits::ACTIONS_MAX;
use crate::club::context::words::{actions, after, some_actions, typed_like, ways};
use crate::rules::{Game, Reading};
use crate::text::{Arg, Message};

/// Why a text isn't a turn, or how it could go on.
pub(in crate::club) fn told_of_reading(game: &Game, reading: &Reading) -> Vec<Message> {
    let mut told = Vec::new();
    match reading {
        Reading::Complete { .. } | Reading::Open { .. } => {}
        Reading::Partial { actions: before, next } => {
            let message = if before.is_empty() {
                Message::new("club-partial")
            } else {
                Message::new("club-partial-after").with("actions", Arg::notation(actions(before)))
            };
            told.push(message.with("next", ways(&after(game, before), next)));
            told.extend(typed_like(next));
        }
        Reading::Ambiguous { readings } => {
            let lines: Vec<String> = readings.iter().map(|reading| actions(reading)).collect();
            told.push(Message::new("club-ambiguous").with("readings", some_actions(&lines, ACTIONS_MAX)));
        }
        Reading::Illegal { actions: before, attempt, refusal, nearest } => {
            let message = Message::new("club-illegal").with("attempt", Arg::notation(attempt.as_str()));
            told.push(message.with("reason", refusal.message.clone()));
            if !before.is_empty() {
                told.push(Message::new("club-illegal-after").with("actions", Arg::notation(actions(before))));
            }
            if !nearest.is_empty() {
                let game = after(game, before);
                let example = |token: &String| match game.captures_own(token) {
                    true => Message::new("club-captures-own").with("action", Arg::notation(token.as_str())).into(),
                    false => Arg::notation(token.as_str()),
                };
                let examples: Vec<Arg> = nearest.iter().map(example).collect();
                told.push(Message::new("club-nearest").with("nearest", Arg::Or(examples)));
            }
        }
    }
    told
}
