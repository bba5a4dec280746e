//! The stand-in for Discord as a program of its own, for tests that are not written in Rust: `tests/matrix/together.py`
//! has people on both platforms.
//!
//! It first prints a line with its port and its certificate. Then each line of its input is a JSON object that says what
//! somebody does or waits for, with a number; each is answered by a line with that number and either `said`, a message
//! as people see it, or `error`. It ends with its input.

#![recursion_limit = "256"]
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(dead_code, reason = "the other tests use all of the stand-in")]

mod callbacks;
mod checks;
mod gateway;
mod http;
mod limits;
mod people;
mod polling;
mod routes;
mod schema;
mod servers;
mod world;

use std::io::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use people::alone_with;
use world::{ANN, BOB, CHANNEL, Message, SECOND_CHANNEL, StandIn};

/// What somebody does or waits for.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Deed {
    /// Somebody new is there.
    Person { user: u64, name: String },
    /// The bot and somebody alone: which channel that is.
    Alone { user: u64 },
    /// A slash command, and the message that answers it.
    Command { user: u64, channel: u64, name: String, options: Vec<(String, String)> },
    /// A button or option of a message, and the message that answers it.
    Press { user: u64, message: u64, label: String },
    /// A message of somebody's.
    Write { user: u64, channel: u64, text: String },
    /// Waits for a message of the bot after another one, with these words in it.
    Expect { channel: u64, words: String, after: u64 },
    /// All that everybody reads in a channel.
    Read { channel: u64 },
    /// Whether the bot is connected, once it is as often as this.
    Connected,
}

#[derive(Deserialize)]
struct Line {
    number: u64,
    #[serde(flatten)]
    deed: Deed,
}

/// A message as people see it.
fn seen(message: &Message) -> Value {
    let files: Vec<_> = message.files.iter().map(|(name, bytes)| json!({"name": name, "size": bytes.len()})).collect();
    json!({
        "id": message.id, "channel": message.channel, "text": message.text(), "labels": message.labels(),
        "only_for": message.only_for, "files": files, "called": world::World::called(message),
    })
}

/// Messages of the bot that stand in a channel for everybody there.
fn standing(world: &world::World, channel: u64) -> impl Iterator<Item = &Message> {
    let stands = move |message: &&Message| {
        message.channel == channel && !message.deleted && message.only_for.is_none() && message.body["author"].is_null()
    };
    world.messages.values().filter(stands)
}

async fn done(stand_in: StandIn, deed: Deed) -> Value {
    match deed {
        Deed::Person { user, name } => {
            stand_in.change(|world| world.people.insert(user, name));
            Value::Null
        }
        Deed::Alone { user } => json!(alone_with(&stand_in, user)),
        Deed::Command { user, channel, name, options } => {
            let options: Vec<_> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            seen(&stand_in.answer(stand_in.command(user, channel, &name, &options)).await)
        }
        Deed::Press { user, message, label } => {
            let message = stand_in.world().messages[&message].clone();
            seen(&stand_in.answer(stand_in.press(user, &message, &label)).await)
        }
        Deed::Write { user, channel, text } => json!(stand_in.write(user, channel, &text, true)),
        Deed::Expect { channel, words, after } => {
            let look = |world: &mut world::World| {
                standing(world, channel).find(|message| message.id > after && message.text().contains(&words)).map(seen)
            };
            stand_in.until(&words, look).await
        }
        Deed::Read { channel } => standing(&stand_in.world(), channel).map(seen).collect(),
        Deed::Connected => {
            stand_in.until("the bot", |world| (world.gateway.connected() > 0).then_some(())).await;
            Value::Null
        }
    }
}

fn say(line: &Value) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).unwrap_or_default();
}

#[tokio::main]
async fn main() {
    let stand_in = StandIn::open().await;
    // Two programs and a homeserver share the machine's cores with these people.
    stand_in.change(|world| world.patience *= 3);
    say(&json!({
        "port": stand_in.port, "certificate": stand_in.certificate, "token": world::TOKEN, "ann": ANN, "bob": BOB,
        "channel": CHANNEL, "other_channel": SECOND_CHANNEL,
    }));
    let mut lines = lines();
    while let Some(line) = lines.recv().await {
        let stand_in = stand_in.clone();
        tokio::spawn(async move {
            let Line { number, deed } = serde_json::from_str(&line).unwrap();
            say(&match tokio::spawn(done(stand_in, deed)).await {
                Ok(said) => json!({"number": number, "said": said}),
                Err(panicked) => json!({"number": number, "error": panicked.to_string()}),
            });
        });
    }
}

/// The lines of the input, read on a thread of its own.
fn lines() -> tokio::sync::mpsc::UnboundedReceiver<String> {
    let (heard, lines) = tokio::sync::mpsc::unbounded_channel();
    std::thread::spawn(move || std::io::stdin().lines().map_while(Result::ok).try_for_each(|line| heard.send(line)));
    lines
}
