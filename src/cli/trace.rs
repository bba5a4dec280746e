//! `parlour rules trace`: games in, positions out, so that another program can check the rules.
//!
//! Each line of standard input is an object `{"game": …, "variant": …, "actions": […]}` and gets one line in answer, in
//! order. `variant` may be left out (the game's first), and `position` may name where to begin. Actions are canonical
//! tokens. `error.ply` counts actions from 1; it is 0 where no action is to blame.

use std::io::{BufRead, Write};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::json_lines::{answer_each, say, start};
use crate::rules::{Game, Outcome, Points};
use crate::text::Message;

#[derive(Deserialize)]
struct Question {
    game: String,
    #[serde(default)]
    variant: Option<String>,
    #[serde(default)]
    position: Option<String>,
    actions: Vec<String>,
}

#[derive(Serialize, Default)]
struct Answer {
    plies: Vec<PlyAnswer>,
    outcome: Option<OutcomeAnswer>,
    error: Option<ErrorAnswer>,
}

#[derive(Serialize)]
struct PlyAnswer {
    position: String,
    to_move: Option<u8>,
    legal: Vec<String>,
}

#[derive(Serialize)]
struct OutcomeAnswer {
    winner: u8,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<[serde_json::Number; 2]>,
}

#[derive(Serialize)]
struct ErrorAnswer {
    ply: usize,
    message: String,
}

/// Answers every line of the input until it ends.
pub(super) fn run(input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
    answer_each(input, out, |line| match line {
        Ok(line) => answer(line),
        Err(message) => failed(0, &message),
    })
}

fn failed(ply: usize, message: &Message) -> Answer {
    Answer { error: Some(ErrorAnswer { ply, message: say(message) }), ..Answer::default() }
}

fn answer(line: &[u8]) -> Answer {
    let question: Question = match serde_json::from_slice(line) {
        Ok(question) => question,
        Err(error) => return failed(0, &Message::new("trace-no-object").with_text("reason", error)),
    };
    match start(&question.game, question.variant.as_deref(), question.position.as_deref()) {
        Ok(game) => play(game, &question.actions),
        Err(message) => failed(0, &message),
    }
}

fn play(mut game: Game, actions: &[String]) -> Answer {
    let mut answer = Answer::default();
    answer.plies.push(ply(&game));
    for (index, token) in actions.iter().enumerate() {
        if let Err(refused) = game.play(token) {
            let message = refused.refusal.sentence(token, &game.nearest(token));
            answer.error = Some(ErrorAnswer { ply: index + 1, message: say(&message) });
            break;
        }
        answer.plies.push(ply(&game));
    }
    answer.outcome = game.outcome().map(outcome);
    answer
}

fn ply(game: &Game) -> PlyAnswer {
    PlyAnswer { position: game.position(), to_move: game.to_move().map(|player| player.number()), legal: game.legal() }
}

fn outcome(outcome: Outcome) -> OutcomeAnswer {
    OutcomeAnswer {
        winner: outcome.winner.map_or(0, |winner| winner.number()),
        reason: outcome.reason.word(),
        points: outcome.points.map(|points| points.map(number)),
    }
}

/// A whole number as `8`, one with a half as `8.5`.
fn number(points: Points) -> serde_json::Number {
    let whole = serde_json::Number::from(points.half_points / 2);
    if points.half_points.is_multiple_of(2) {
        whole
    } else {
        serde_json::Number::from_f64(points.as_f64()).unwrap_or(whole)
    }
}
