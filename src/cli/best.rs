//! `parlour rules best`: positions in, the best actions out, for other programs and for measuring.
//!
//! Each line of standard input is an object such as `{"game":"chifoumi","actions":["c2-c3"],"level":5}` and gets one
//! line in answer, in order: `{"action":…,"score":…,"value":…,"nodes":…,"line":[…]}`, with `"exact":"win"`, `"loss"` or
//! `"draw"` where that is proven. `variant` and `position` may be left out; exactly one of `level` (1 to 8), `nodes` and
//! `seconds` says how long to think; `seed` chooses among about equal actions; `id` comes back as it was. What cannot
//! be answered is answered by `{"error":…}`.

use std::io::{BufRead, Write};
use std::time::Duration;

use anyhow::Result;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::json_lines::{answer_each, say, start};
use crate::engine::{Exact, Limit, SearchAnswer, SearchRequest, think};
use crate::rules::Game;
use crate::rules::guide::LEVELS;
use crate::rules::guide::SolvedEndings;
use crate::text::Message;

/// The longest that one question is thought about.
const SECONDS_MAX: f64 = 3_600.0;

#[derive(Deserialize)]
struct Question {
    game: String,
    #[serde(default)]
    variant: Option<String>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    actions: Vec<String>,
    #[serde(default)]
    level: Option<f64>,
    #[serde(default)]
    nodes: Option<u64>,
    #[serde(default)]
    seconds: Option<f64>,
    #[serde(default)]
    seed: Option<u64>,
}

#[derive(Serialize, Default)]
struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    found: Option<Found>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

#[derive(Serialize)]
struct Found {
    action: String,
    score: f64,
    value: i32,
    nodes: u64,
    line: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<&'static str>,
}

/// Answers every line of the input until it ends, with so much memory in bytes.
pub(super) fn run(
    input: &mut impl BufRead,
    out: &mut impl Write,
    memory: usize,
    endings: Option<&'static dyn SolvedEndings>,
) -> Result<()> {
    answer_each(input, out, |line| {
        let object: Result<Value, Message> = line.and_then(|line| serde_json::from_slice(line).map_err(no_object));
        let id = object.as_ref().ok().and_then(|object| object.get("id").cloned());
        match object.and_then(|object| answer(object, memory, endings)) {
            Ok(found) => Reply { id, found: Some(found), error: None },
            Err(message) => Reply { id, found: None, error: Some(say(&message)) },
        }
    })
}

fn no_object(error: impl std::fmt::Display) -> Message {
    Message::new("best-no-object").with_text("reason", error)
}

fn answer(object: Value, memory: usize, endings: Option<&'static dyn SolvedEndings>) -> Result<Found, Message> {
    let question: Question = serde_json::from_value(object).map_err(no_object)?;
    let limit = limit(&question)?;
    let game = start(&question.game, question.variant.as_deref(), question.position.as_deref())?;
    let game = after(game, &question.actions)?;
    let request = SearchRequest { memory, endings, seed: question.seed.unwrap_or(0), ..SearchRequest::best(limit) };
    let answer = think(&game, &request).ok_or(Message::new("best-game-over"))?;
    Ok(found(answer))
}

fn limit(question: &Question) -> Result<Limit, Message> {
    match (question.level, question.nodes, question.seconds) {
        (Some(level), None, None) => {
            let whole = level.fract() == 0.0 && (1.0..=LEVELS as f64).contains(&level);
            whole.then_some(Limit::Level(level as u8)).ok_or(Message::new("best-level").with("most", LEVELS))
        }
        (None, Some(nodes), None) => {
            if nodes == 0 {
                Err(Message::new("best-nodes"))
            } else {
                Ok(Limit::Nodes(nodes))
            }
        }
        (None, None, Some(seconds)) => {
            let wrong = Message::new("best-seconds").with("most", SECONDS_MAX as usize);
            if !(seconds > 0.0 && seconds <= SECONDS_MAX) {
                return Err(wrong);
            }
            Duration::try_from_secs_f64(seconds).map(Limit::Time).map_err(|_| wrong)
        }
        _ => Err(Message::new("best-one-limit")),
    }
}

fn after(mut game: Game, actions: &[String]) -> Result<Game, Message> {
    for (index, token) in actions.iter().enumerate() {
        if let Err(refused) = game.play(token) {
            let refusal = refused.refusal.sentence(token, &game.nearest(token));
            return Err(Message::new("best-action").with("number", index + 1).with("refusal", refusal));
        }
    }
    Ok(game)
}

fn found(answer: SearchAnswer) -> Found {
    Found {
        action: answer.action,
        score: (answer.score * 10_000.0).round() / 10_000.0,
        value: answer.value,
        nodes: answer.nodes,
        line: answer.line,
        exact: answer.exact.map(|exact| match exact {
            Exact::Win => "win",
            Exact::Loss => "loss",
            Exact::Draw => "draw",
        }),
    }
}
