//! `parlour rules trace`: games in, positions out, so that another program can check the rules.
//!
//! Each line of standard input is an object `{"game": …, "variant": …, "actions": […]}` and gets one line in answer, in
//! order. `variant` may be left out (the game's first), and `position` may name where to begin. Actions are canonical
//! tokens. `error.ply` counts actions from 1; it is 0 where no action is to blame.

use std::io::{BufRead, Read, Write};

use anyhow::Result;
use serde::{Deserialize, Serialize};

use crate::rules::{Game, Kind, Outcome, Points};
use crate::text::{Language, Message};

/// The longest line that is read, in bytes; of a longer one the rest is passed over.
const LINE_BYTES_MAX: u64 = 8 << 20;

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
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LINE_BYTES_MAX;
        let answer = if whole {
            answer(&line)
        } else {
            input.skip_until(b'\n')?;
            failed(0, Message::new("trace-too-long").with("limit", LINE_BYTES_MAX as usize))
        };
        serde_json::to_writer(&mut *out, &answer)?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
}

fn failed(ply: usize, message: Message) -> Answer {
    let message = Language::english().say(&message);
    Answer { error: Some(ErrorAnswer { ply, message }), ..Answer::default() }
}

fn answer(line: &[u8]) -> Answer {
    let question: Question = match serde_json::from_slice(line) {
        Ok(question) => question,
        Err(error) => return failed(0, Message::new("trace-no-object").with_text("reason", error)),
    };
    let Some(kind) = Kind::find(&question.game) else { return failed(0, Kind::unknown(&question.game)) };
    let variant = match &question.variant {
        None => Some(0),
        Some(name) => kind.variant(name),
    };
    let Some(variant) = variant else {
        return failed(0, kind.unknown_variant(question.variant.as_deref().unwrap_or_default()));
    };
    let game = match &question.position {
        None => Ok(kind.start(variant)),
        Some(position) => kind.start_at(variant, position),
    };
    match game {
        Ok(game) => play(game, &question.actions),
        Err(wrong) => {
            let message = Message::new("record-start").with("column", wrong.column).with("reason", wrong.message);
            failed(0, message)
        }
    }
}

fn play(mut game: Game, actions: &[String]) -> Answer {
    let mut answer = Answer::default();
    answer.plies.push(ply(&game));
    for (index, token) in actions.iter().enumerate() {
        if let Err(refused) = game.play(token) {
            let message = refused.refusal.sentence(token, &game.nearest(token));
            let message = Language::english().say(&message);
            answer.error = Some(ErrorAnswer { ply: index + 1, message });
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
    let whole = serde_json::Number::from(points.halves / 2);
    if points.halves.is_multiple_of(2) { whole } else { serde_json::Number::from_f64(points.as_f64()).unwrap_or(whole) }
}
